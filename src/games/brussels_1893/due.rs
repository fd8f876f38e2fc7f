//! What is due: the phase of the round, and on the stack whatever has to be decided before it goes on.

use super::components::{Art, NobleId, Work};
use super::grid::Space;
use crate::engine::Pending;
use serde::{Deserialize, Serialize};

/// Room on the stack: a square leads to a noble, that to materials; a park to a noble to buy, to keep, to use; below them the
/// house owner's free action.
const ROOM: usize = 8;

/// The stack of what is open.
pub type Stack = Pending<Why, ROOM>;

/// The phase of the game (RULES.md, The round). Those that stand in brackets pass by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// Choosing an architect and an artwork, seat by seat.
    Draft,
    /// (A stock exchange card is revealed.)
    Reveal,
    /// The start player chooses the corner of the active area.
    Corner,
    /// Placing neutral workers, seat by seat (two players).
    Neutral,
    /// The turns of the action phase, until all have passed.
    Turns,
    /// (The columns are counted, and the next start player is found.)
    Columns,
    /// Deciding on the cards of the columns, seat by seat and column by column.
    Prestige,
    /// (The irises are counted.)
    Irises,
    /// (The workers on the Brussels board are counted.)
    Court,
    /// (The round ends.)
    Close,
    /// Dismissing nobles that cannot be paid, seat by seat.
    Salaries,
    /// The game is over.
    Over,
}

/// What is open. Whatever the rules carry out themselves is there only between two decisions below another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Why {
    /// Carried out by itself: the owner of the house on a space gets the free action.
    Free {
        /// The space.
        space: Space,
    },
    /// Carried out by itself: an empty slot of the nobles' row is filled.
    Refill,
    /// Carried out by itself: what belongs to an action once it is done.
    After(Work),
    /// Which artwork to take.
    Workshop,
    /// Which artwork to sell.
    Sale,
    /// Where to move the marker of the art market.
    Market {
        /// The artwork that is being sold.
        sold: Art,
    },
    /// Which displayed artwork to give back.
    Replace {
        /// The artwork that is being sold.
        sold: Art,
    },
    /// Which noble to buy.
    Noble,
    /// Whether to keep the noble that was bought.
    Keep {
        /// The noble.
        noble: NobleId,
    },
    /// Which of several effects of a noble.
    Choose {
        /// The noble.
        noble: NobleId,
    },
    /// Which material to take.
    Material {
        /// How many are left to take.
        left: u8,
    },
    /// Whether to turn a needle before paying (Saintenoy's board).
    Adjust,
    /// How to pay for a house.
    Pay,
    /// Which needle to turn.
    Turn,
    /// Where to put the house.
    House,
    /// Which ready noble to use.
    Use {
        /// How many may still be used.
        left: u8,
        /// The house whose owner uses it; none on the square.
        house: Option<Space>,
    },
    /// Which action to copy.
    Park,
    /// How many jokers to take.
    Jokers {
        /// The most that can be had.
        most: u8,
    },
}

impl Why {
    /// Whether the rules carry it out themselves.
    #[must_use]
    pub const fn is_automatic(&self) -> bool {
        matches!(self, Self::Free { .. } | Self::Refill | Self::After(_))
    }
}
