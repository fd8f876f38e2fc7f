//! Architects and their boards.

use super::{COLOURS, Cube, LEVELS, TRACKS, Work};
use serde::{Deserialize, Serialize};

/// Houses of a player.
pub const HOUSES: usize = 6;
/// Tiers of houses on an architect board.
pub const TIERS: usize = 3;
/// Architects, each with a board.
pub const ARCHITECTS: usize = 5;

/// An architect: whose board a player plays with. On side A all are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum Architect {
    /// Paul Hankar.
    Hankar,
    /// Paul Cauchie.
    Cauchie,
    /// Victor Horta.
    Horta,
    /// Paul Saintenoy.
    Saintenoy,
    /// Gustave Strauven.
    Strauven,
}

impl Architect {
    /// Every architect, in the order of the rulebook.
    pub const ALL: [Self; ARCHITECTS] =
        [Self::Hankar, Self::Cauchie, Self::Horta, Self::Saintenoy, Self::Strauven];

    /// The place in [`ALL`](Self::ALL).
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The key in `components.json`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Hankar => "hankar",
            Self::Cauchie => "cauchie",
            Self::Horta => "horta",
            Self::Saintenoy => "saintenoy",
            Self::Strauven => "strauven",
        }
    }
}

/// A tier of houses on an architect board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tier {
    /// Houses on it.
    pub houses: u8,
    /// Units that each costs.
    pub cubes: u8,
    /// Points for building one.
    pub points: u8,
}

/// What an architect does better on side B.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ability {
    /// Noble: first the top noble of the deck is revealed, who may be taken free of charge instead of buying.
    RevealNoble,
    /// Workshop: also a cube by the colour of the artwork, for yellow, blue, brown, green.
    ArtworkCube([Cube; COLOURS - 1]),
    /// Build: before paying, one needle may be turned one position either way.
    TurnNeedle,
    /// An action also brings francs and points.
    Gain {
        /// Which.
        after: Work,
        /// Francs.
        francs: u8,
        /// Points.
        points: u8,
    },
}

/// One side of an architect board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// The values beside the levels of the tracks, by [`Track::index`](super::Track::index).
    pub tracks: [[u8; LEVELS]; TRACKS],
    /// The tiers of houses, the bottom first.
    pub tiers: [Tier; TIERS],
    /// What a strategy zone is worth without cards.
    pub zone_value: u8,
    /// The architect's ability; none on side A.
    pub ability: Option<Ability>,
}

impl Board {
    /// The tier of the next house, when so many are built; none when all are.
    #[must_use]
    pub fn tier(&self, built: u8) -> Option<usize> {
        let mut up_to = 0;
        self.tiers.iter().position(|tier| {
            up_to += tier.houses;
            built < up_to
        })
    }
}
