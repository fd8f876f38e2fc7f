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
            built {
                splendor: Splendor,
                azul_summer_pavilion: AzulSummerPavilion,
                art_society: ArtSociety,
                bruges: Bruges,
                #[cfg(feature = "sixth")] pebbles: Pebbles,
            }
            announced {
                brussels_1893: Brussels1893,
            }
        }
    };
}

/// A game of the list.
pub trait Listed {
    /// Which.
    const ID: GameId;
}

macro_rules! ids {
    (built { $($(#[$built:meta])* $folder:ident: $game:ident,)* } announced { $($later:ident: $coming:ident,)* }) => {
        /// A game of the house, built or announced.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[allow(missing_docs, reason = "each is named after its type, which is documented")]
        pub enum GameId {
            $($(#[$built])* $game,)*
            $($coming,)*
        }

        impl GameId {
            /// Every game, in the order of the home page.
            pub const ALL: &'static [Self] = &[$($(#[$built])* Self::$game,)* $(Self::$coming),*];

            /// The name used in records, addresses and folders.
            #[must_use]
            pub const fn key(self) -> &'static str {
                match self {
                    $($(#[$built])* Self::$game => <$folder::$game as $crate::engine::Game>::KEY,)*
                    $(Self::$coming => $later::$coming::KEY,)*
                }
            }

            /// Whether its rules are built.
            #[must_use]
            pub const fn is_built(self) -> bool {
                !matches!(self, $(Self::$coming)|*)
            }
        }

        $($(#[$built])* impl Listed for $folder::$game {
            const ID: GameId = GameId::$game;
        })*
        $(impl Listed for $later::$coming {
            const ID: GameId = GameId::$coming;
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

    /// The games that can be played.
    pub fn built() -> impl Iterator<Item = Self> {
        Self::ALL.iter().copied().filter(|id| id.is_built())
    }
}

/// Makes a part of the program of every game that is built, fetched when it is first asked for:
/// `each_game!((salon::parts_of) [Type, Game => value])` makes `of`, which fetches a game's value; none of a game that is
/// announced only.
#[macro_export]
macro_rules! parts_of {
    (
        [$made:ty, $name:ident => $value:expr]
        built { $($(#[$built:meta])* $part:ident: $game:ident,)* }
        announced { $($later:tt)* }
    ) => {
        $($(#[$built])* #[wasm_split_helpers::wasm_split($part, fallible)]
        fn $part() -> Result<$made, wasm_split_helpers::SplitLoaderError> {
            type $name = $crate::games::$part::$game;
            Ok($value)
        })*

        /// What was made of a game.
        pub async fn of(game: $crate::games::GameId) -> Option<Result<$made, wasm_split_helpers::SplitLoaderError>> {
            match game {
                $($(#[$built])* $crate::games::GameId::$game => Some($part().await),)*
                _ => None,
            }
        }
    };
}

/// Runs generic code for the game that a [`GameId`] names: `with_game!(id, G => expression, else => expression)`.
/// The `else` branch serves games that are announced only.
#[macro_export]
macro_rules! with_game {
    ($id:expr, $game:ident => $body:expr, else => $otherwise:expr) => {
        $crate::each_game! { ($crate::with_game_of) [$id, $game => $body, else => $otherwise] }
    };
}

/// The arms of [`with_game!`].
#[doc(hidden)]
#[macro_export]
macro_rules! with_game_of {
    (
        [$id:expr, $name:ident => $body:expr, else => $otherwise:expr]
        built { $($(#[$built:meta])* $folder:ident: $game:ident,)* }
        announced { $($later:ident: $coming:ident,)* }
    ) => {
        match $id {
            $($(#[$built])* $crate::games::GameId::$game => {
                type $name = $crate::games::$folder::$game;
                $body
            })*
            $($crate::games::GameId::$coming)|* => $otherwise,
        }
    };
}
