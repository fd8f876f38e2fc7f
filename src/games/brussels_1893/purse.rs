//! What is gained together.

use super::components::Cubes;
use serde::{Deserialize, Serialize};

/// Francs, points, materials and jokers together: a gain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Purse {
    /// Francs.
    pub francs: u16,
    /// Points.
    pub points: u16,
    /// Materials.
    pub materials: Cubes,
    /// Jokers.
    pub jokers: u8,
}

impl Purse {
    /// Francs alone.
    #[must_use]
    pub fn of_francs(francs: u16) -> Self {
        Self { francs, ..Self::default() }
    }

    /// Points alone.
    #[must_use]
    pub fn of_points(points: u16) -> Self {
        Self { points, ..Self::default() }
    }

    /// Jokers alone.
    #[must_use]
    pub fn of_jokers(jokers: u8) -> Self {
        Self { jokers, ..Self::default() }
    }

    /// Whether there is nothing in it.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}
