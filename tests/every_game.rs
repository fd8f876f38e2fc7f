//! Every game passes the suite.

mod suite;

suite!(splendor, salon::games::splendor::Splendor);
suite!(azul_summer_pavilion, salon::games::azul_summer_pavilion::AzulSummerPavilion);
suite!(art_society, salon::games::art_society::ArtSociety);
