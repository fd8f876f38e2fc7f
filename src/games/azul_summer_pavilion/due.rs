//! What is due: the stage of the round, and on the stack of open decisions what has to be decided inside a turn.

use crate::engine::{Pending, Seat};
use serde::{Deserialize, Serialize};

/// The decision that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// Taking tiles from a factory or the centre (phase 1).
    Draft,
    /// Placing a tile, or passing (phase 2).
    Place,
    /// Choosing this many bonus tiles from the supply, one by one.
    Bonus(u8),
    /// Choosing the tiles to keep after passing.
    Keep,
    /// The game is over.
    Over,
}

impl Phase {
    /// The stage of the round, and what is open in the turn of a seat.
    pub(super) const fn parts(self, seat: Seat) -> (Stage, Pending<Why, OPEN>) {
        let mut open = Pending::new();
        let stage = match self {
            Self::Draft => Stage::Draft,
            Self::Over => Stage::Over,
            Self::Place => Stage::Place,
            Self::Bonus(count) => {
                open.push(seat, Why::Bonus(count));
                Stage::Place
            }
            Self::Keep => {
                open.push(seat, Why::Keep);
                Stage::Place
            }
        };
        (stage, open)
    }
}

/// What the turns of a round are about. These follow upon each other and interrupt nothing: they are no open decisions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Taking tiles from a factory or the centre (phase 1).
    Draft,
    /// Placing tiles and passing (phase 2).
    Place,
    /// The game is over.
    Over,
}

/// A decision inside a turn, which its owner makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// This many bonus tiles are still to be chosen from the supply.
    Bonus(u8),
    /// Which tiles to keep after passing.
    Keep,
}

/// One decision is open at a time: a placement brings bonus tiles, a pass a choice of tiles to keep, and neither leads to
/// another.
pub const OPEN: usize = 1;
