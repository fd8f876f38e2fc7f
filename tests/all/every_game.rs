//! Every game passes the suite.

macro_rules! suites {
    (built { $($(#[$built:meta])* $folder:ident: $game:ident,)* } $($announced:tt)*) => {
        $($(#[$built])* crate::suite!($folder, salon::games::$folder::$game);)*
    };
}
salon::each_game!(suites);
