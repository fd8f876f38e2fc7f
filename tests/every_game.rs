//! Every game passes the suite.

mod suite;

suite!(splendor, salon::games::splendor::Splendor);
suite!(azul_summer_pavilion, salon::games::azul_summer_pavilion::AzulSummerPavilion);
