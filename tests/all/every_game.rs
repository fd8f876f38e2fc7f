//! Every game passes the suite.

macro_rules! suites {
    ($($(#[$when:meta])* $folder:ident: $game:ident,)*) => {
        $($(#[$when])* crate::suite!($folder, salon::games::$folder::$game);)*
    };
}
salon::each_game!(suites);
