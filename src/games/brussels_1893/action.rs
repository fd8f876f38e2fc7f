//! Decisions: one touch each.

use super::components::{Architect, Art, Cube, Material, NobleId, Office, Reward, Work, Zone};
use super::grid::{Iris, Space};
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
    /// Put workers on an action of the Brussels board, travellers among them (Belle Époque, as all that follow).
    OfficeWith {
        /// Which action.
        office: Office,
        /// How many of the workers are travellers.
        travellers: u8,
    },
    /// Use the card that is offered.
    Card,
    /// Sell a white artwork, by the colour of its other side.
    SellWhite(Art),
    /// Sell it as an artwork of this colour.
    As(Art),
    /// Turn a white artwork to its coloured side.
    Colour(Art),
    /// Take an artwork, white side up.
    White(Art),
    /// Return the displayed artwork of a slot, 0 or 1, before a sale.
    Withdraw(u8),
    /// Discard the displayed noble of a slot, 0 on the left.
    Guest(u8),
    /// Discard a used noble for the francs of its salary.
    Release(NobleId),
    /// Take francs back from under an own worker.
    Recover {
        /// The space.
        space: Space,
        /// Francs.
        francs: u8,
    },
    /// Give an artwork for cubes.
    Barter(Art),
    /// Give or take a cube in a barter.
    Cube(Cube),
    /// Lay the corner of the try square on any iris.
    Plan(Iris),
    /// Put a worker or a traveller on the card, and have another turn.
    Overtime {
        /// A traveller, else a worker.
        traveller: bool,
    },
    /// Leave the prestige card of a column that was won for the one below an inactive column; columns from 0.
    Swap {
        /// The column that was won.
        won: u8,
        /// The inactive column.
        other: u8,
    },
    /// Let the worker on a space count twice.
    Double(Space),
    /// Take a worker back from an action of the Brussels board.
    TakeBack(Office),
    /// Build a pavilion in a row, from the bottom from 0.
    Pavilion(u8),
    /// Put a worker on a tile of the Belle Époque board, by its place from 0.
    Tile(u8),
    /// Let a tile be for a zone.
    Speciality(Zone),
}

impl Action {
    /// Whether the round may be resolved once it was played: as all have passed, or as a prestige card or a Belle Époque card was
    /// decided on.
    #[must_use]
    pub const fn may_resolve(self) -> bool {
        matches!(
            self,
            Self::Pass
                | Self::Reward(_)
                | Self::Rewards
                | Self::Tuck(_)
                | Self::Card
                | Self::Decline
                | Self::Swap { .. }
                | Self::Double(_)
                | Self::TakeBack(_)
        )
    }
}
