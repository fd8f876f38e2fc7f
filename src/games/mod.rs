//! The rule books, and the one place that goes from a game's name to its type.

pub mod art_society;
pub mod azul_summer_pavilion;
pub mod splendor;

use serde::{Deserialize, Serialize};

/// A game of the house, built or announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum GameId {
    /// Splendor.
    Splendor,
    /// Azul: Summer Pavilion.
    AzulSummerPavilion,
    /// Art Society.
    ArtSociety,
    /// Bruges.
    Bruges,
    /// Bruxelles 1893, with Belle Époque.
    Brussels1893,
}

impl GameId {
    /// Every game, in the order of the home page.
    pub const ALL: [Self; 5] =
        [Self::Splendor, Self::AzulSummerPavilion, Self::ArtSociety, Self::Bruges, Self::Brussels1893];

    /// The name used in records, addresses and folders.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Splendor => "splendor",
            Self::AzulSummerPavilion => "azul-summer-pavilion",
            Self::ArtSociety => "art-society",
            Self::Bruges => "bruges",
            Self::Brussels1893 => "brussels-1893",
        }
    }

    /// The game of that name.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|id| id.key() == key)
    }

    /// Whether its rules are built.
    #[must_use]
    pub const fn is_built(self) -> bool {
        matches!(self, Self::Splendor | Self::AzulSummerPavilion | Self::ArtSociety)
    }
}

/// Runs generic code for the game that a [`GameId`] names: `with_game!(id, G => expression, else => expression)`.
/// The `else` branch serves games that are announced only.
#[macro_export]
macro_rules! with_game {
    ($id:expr, $game:ident => $body:expr, else => $otherwise:expr) => {
        match $id {
            $crate::games::GameId::Splendor => {
                type $game = $crate::games::splendor::Splendor;
                $body
            }
            $crate::games::GameId::AzulSummerPavilion => {
                type $game = $crate::games::azul_summer_pavilion::AzulSummerPavilion;
                $body
            }
            $crate::games::GameId::ArtSociety => {
                type $game = $crate::games::art_society::ArtSociety;
                $body
            }
            _ => $otherwise,
        }
    };
}

/// Hands the built games to a macro, `each_game!(name)` calls `name!` with a line a game: the name of its folder, its
/// [`GameId`], its type. For code that must name every game, such as the parts that are fetched one by one.
#[macro_export]
macro_rules! each_game {
    ($what:ident) => {
        $what! {
            splendor: Splendor = $crate::games::splendor::Splendor,
            azul_summer_pavilion: AzulSummerPavilion = $crate::games::azul_summer_pavilion::AzulSummerPavilion,
            art_society: ArtSociety = $crate::games::art_society::ArtSociety,
        }
    };
}
