//! Decisions: one touch each.

use super::components::{Architect, Art, Material, NobleId, Office, Reward, Work, Zone};
use super::grid::Space;
use super::payment::Payment;
use serde::{Deserialize, Serialize};

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Take an architect's board.
    Architect(Architect),
    /// Take an artwork: at the start, or in the workshop.
    Artwork(Art),
    /// Lay the corner of the try square on one of the irises that the stock exchange card shows, from 0.
    Corner(u8),
    /// Put a neutral worker on a space.
    Neutral(Space),
    /// Put a worker on a space, with so many francs under it.
    Place {
        /// The space.
        space: Space,
        /// Francs.
        stake: u8,
    },
    /// Put as many workers as it costs on an action of the Brussels board.
    Office(Office),
    /// Pass for the rest of the round.
    Pass,
    /// Sell an artwork.
    Sell(Art),
    /// Move the marker of the art market, to a column and a row from 1.
    Market {
        /// Column of its centre.
        column: u8,
        /// Row of its centre.
        row: u8,
    },
    /// Give the displayed artwork of a slot back, 0 or 1.
    Replace(u8),
    /// Buy the noble of a slot, 0 on the left.
    Buy(u8),
    /// Take the noble that was revealed, for nothing (Hankar's board).
    TakeRevealed,
    /// Keep the noble that was bought.
    Keep,
    /// Discard it.
    Dismiss,
    /// One of several effects of a noble, from 0.
    Choose(u8),
    /// Take a material.
    Material(Material),
    /// Turn a needle before paying (Saintenoy's board).
    Adjust {
        /// Which needle, 0 or 1.
        needle: u8,
        /// Clockwise, else the other way.
        clockwise: bool,
    },
    /// Pay for a house.
    Pay(Payment),
    /// Turn a needle, 0 or 1.
    Turn(u8),
    /// Put the house on a space.
    House(Space),
    /// Use a ready noble.
    Use(NobleId),
    /// Copy an action in the park.
    Copy(Work),
    /// Take so many jokers.
    Jokers(u8),
    /// Do without what is offered, or stop.
    Decline,
    /// Take one of the rewards that the prestige card offers.
    Reward(Reward),
    /// Take all rewards of the prestige card.
    Rewards,
    /// Put the prestige card under a zone.
    Tuck(Zone),
    /// Leave a noble unpaid.
    Unpaid(NobleId),
    /// Pay the others.
    Settle,
}

impl Action {
    /// Whether the round may be resolved once it was played: as all have passed, or as a prestige card was decided on.
    #[must_use]
    pub const fn may_resolve(self) -> bool {
        matches!(self, Self::Pass | Self::Reward(_) | Self::Rewards | Self::Tuck(_))
    }
}
