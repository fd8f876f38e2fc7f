//! The rule books, and the one list of the games.

pub mod art_society;
pub mod azul_summer_pavilion;
pub mod bruges;
pub mod brussels_1893;
#[cfg(feature = "sixth")]
#[path = "../../tests/sixth/rules/mod.rs"]
pub mod pebbles;
pub mod splendor;

use serde::{Deserialize, Serialize};

/// The games of the house, in the order of the home page: `each_game!(name)` hands them to the macro `name!`, which gets a
/// line a game with the name of its folder (in `src/games/` and `src/app/boards/`) and of its type there, which is its
/// [`GameId`] too. Whatever names every game is made of this list: parts, faces, keys, tests.
#[macro_export]
macro_rules! each_game {
    ($what:ident) => {
        $crate::each_game! { ($what) }
    };
    (($($what:tt)+) $($given:tt)*) => {
        $($what)+! {
            $($given)*
            splendor: Splendor,
            azul_summer_pavilion: AzulSummerPavilion,
            art_society: ArtSociety,
            bruges: Bruges,
            brussels_1893: Brussels1893,
            #[cfg(feature = "sixth")] pebbles: Pebbles,
        }
    };
}

/// A game of the list.
pub trait Listed {
    /// Which.
    const ID: GameId;
}

macro_rules! ids {
    ($($(#[$when:meta])* $folder:ident: $game:ident,)*) => {
        /// A game of the house.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[allow(missing_docs, reason = "each is named after its type, which is documented")]
        pub enum GameId {
            $($(#[$when])* $game,)*
        }

        impl GameId {
            /// Every game, in the order of the home page.
            pub const ALL: &'static [Self] = &[$($(#[$when])* Self::$game,)*];

            /// The name used in records, addresses and folders.
            #[must_use]
            pub const fn key(self) -> &'static str {
                match self {
                    $($(#[$when])* Self::$game => <$folder::$game as $crate::engine::Game>::KEY,)*
                }
            }
        }

        $($(#[$when])* impl Listed for $folder::$game {
            const ID: GameId = GameId::$game;
        })*
    };
}
each_game!(ids);

impl GameId {
    /// The game of that name.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|id| id.key() == key)
    }
}

/// Makes a part of the program of every game, fetched when it is first asked for:
/// `each_game!((salon::parts_of) [Type, Game => value])` makes `of`, which fetches a game's value.
#[macro_export]
macro_rules! parts_of {
    (
        [$made:ty, $name:ident => $value:expr]
        $($(#[$when:meta])* $part:ident: $game:ident,)*
    ) => {
        $($(#[$when])* #[wasm_split_helpers::wasm_split($part, fallible)]
        fn $part() -> Result<$made, wasm_split_helpers::SplitLoaderError> {
            type $name = $crate::games::$part::$game;
            Ok($value)
        })*

        /// What was made of a game.
        pub async fn of(game: $crate::games::GameId) -> Result<$made, wasm_split_helpers::SplitLoaderError> {
            match game {
                $($(#[$when])* $crate::games::GameId::$game => $part().await,)*
            }
        }
    };
}

/// Runs generic code for the game that a [`GameId`] names: `with_game!(id, G => expression)`.
#[macro_export]
macro_rules! with_game {
    ($id:expr, $game:ident => $body:expr) => {
        $crate::each_game! { ($crate::with_game_of) [$id, $game => $body] }
    };
}

/// The arms of [`with_game!`].
#[doc(hidden)]
#[macro_export]
macro_rules! with_game_of {
    (
        [$id:expr, $name:ident => $body:expr]
        $($(#[$when:meta])* $folder:ident: $game:ident,)*
    ) => {
        match $id {
            $($(#[$when])* $crate::games::GameId::$game => {
                type $name = $crate::games::$folder::$game;
                $body
            })*
        }
    };
}
