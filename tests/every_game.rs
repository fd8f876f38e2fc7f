//! Every game passes the suite.

mod suite;

macro_rules! suites {
    (built { $($(#[$built:meta])* $folder:ident: $game:ident,)* } $($announced:tt)*) => {
        $($(#[$built])* suite!($folder, salon::games::$folder::$game);)*
    };
}
salon::each_game!(suites);
