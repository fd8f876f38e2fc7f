//! Every game passes the suite.

mod suite;

suite!(splendor, salon::games::splendor::Splendor);
