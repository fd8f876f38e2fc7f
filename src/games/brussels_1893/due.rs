//! What is due: the phase of the round, and on the stack whatever has to be decided before it goes on.

use super::belle::Artwork;
use super::components::belle::CardId;
use super::components::{Art, Components, NobleId, Office, Work};
use super::grid::Space;
use crate::engine::Pending;
use serde::{Deserialize, Serialize};

/// Room on the stack: a square leads to a noble, that to materials; a park to a noble to buy, to keep, to use; below them the
/// house owner's free action, a tile and another turn of Belle Époque.
const ROOM: usize = 12;

/// The stack of what is open.
pub type Stack = Pending<Why, ROOM>;

/// The phase of the game (RULES.md, The round). Those that stand in brackets pass by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// Choosing an architect and an artwork, seat by seat.
    Draft,
    /// (A round begins: travellers of a card come. Belle Époque.)
    Trains,
    /// (A stock exchange card is revealed.)
    Reveal,
    /// Whether to lay the corner of the active area in place of the start player (Belle Époque).
    Plan,
    /// The start player chooses the corner of the active area.
    Corner,
    /// Placing neutral workers, seat by seat (two players).
    Neutral,
    /// The turns of the action phase, until all have passed.
    Turns,
    /// Whether to exchange a prestige card that is won (Belle Époque).
    Award,
    /// Whether to count more icons (Belle Époque).
    Popularity,
    /// (The columns are counted, and the next start player is found.)
    Columns,
    /// Deciding on the cards of the columns, seat by seat and column by column.
    Prestige,
    /// Whether a worker counts twice (Belle Époque).
    Doubling,
    /// (The irises are counted.)
    Irises,
    /// (Irises are gathered in, and travellers leave. Belle Époque.)
    Departure,
    /// Whether to take a worker back from the Brussels board (Belle Époque).
    Return,
    /// (The workers on the Brussels board are counted.)
    Court,
    /// (The pavilions are visited. Belle Époque.)
    Visit,
    /// (Used cards are turned up, and travellers go home. Belle Époque.)
    Refresh,
    /// (The round ends: workers come home, and a noble leaves.)
    Close,
    /// Whether to use the noble that left (Belle Époque).
    Audience,
    /// (Nobles and prestige cards come, and the next round begins.)
    Renew,
    /// What tiles bring, seat by seat (Belle Époque).
    Tiles,
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
        sold: Sold,
    },
    /// Which displayed artwork to give back.
    Replace {
        /// The artwork that is being sold.
        sold: Sold,
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
    /// Carried out by itself: the top noble of the deck is revealed (Hankar's board).
    Reveal,
    /// Carried out by itself: what belongs to an action of the Brussels board once it is done.
    AfterOffice(Office),
    /// Whether to use a Belle Époque card, and how.
    Card(CardId),
    /// As which colour to sell a white artwork.
    As {
        /// The colour of its other side.
        white: Art,
    },
    /// Which displayed nobles to discard besides.
    Guests {
        /// How many still may be.
        left: u8,
    },
    /// Which white artwork to take.
    White,
    /// Which cube to give in a barter.
    Give {
        /// How many are left to give.
        left: u8,
    },
    /// Which cube to take in a barter.
    Take {
        /// How many are left to take.
        left: u8,
    },
    /// Whether to put a worker on a tile of the Belle Époque board.
    Tile,
    /// Carried out by itself: the action of the turn is over.
    AfterTurn,
}

/// What somebody may take or leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Offer {
    /// To turn a needle before paying.
    Needle,
    /// To use a ready noble.
    Noble,
    /// To take jokers in the market.
    Jokers,
    /// To use a Belle Époque card.
    Card(CardId),
    /// To discard one more noble of the row.
    Guest,
    /// To put a worker on a tile.
    Tile,
}

/// An artwork that is being sold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Sold {
    /// The colour that it is sold as.
    pub art: Art,
    /// The colour of its other side, where it is white.
    pub white: Option<Art>,
}

impl Sold {
    /// One with its coloured side up.
    #[must_use]
    pub const fn of(art: Art) -> Self {
        Self { art, white: None }
    }

    /// Points and francs that it brings when the marker's centre lies in a column and a row: a white one a part of what its
    /// named colour brings.
    #[must_use]
    pub fn pays(self, components: &Components, centre: [u8; 2]) -> [u8; 2] {
        let pays = components.market.pays(centre, self.art);
        if self.white.is_some() { pays.map(|of| of / components.belle.white_divisor) } else { pays }
    }

    /// As which it lies on the display.
    #[must_use]
    pub const fn shown(self) -> Artwork {
        match self.white {
            Some(art) => Artwork { art, white: true },
            None => Artwork::of(self.art),
        }
    }
}

impl Why {
    /// What is offered, where that may be declined by itself.
    #[must_use]
    pub const fn offer(&self) -> Option<Offer> {
        match *self {
            Self::Adjust => Some(Offer::Needle),
            Self::Use { .. } => Some(Offer::Noble),
            Self::Jokers { .. } => Some(Offer::Jokers),
            Self::Card(card) => Some(Offer::Card(card)),
            Self::Guests { .. } => Some(Offer::Guest),
            Self::Tile => Some(Offer::Tile),
            _ => None,
        }
    }

    /// Whether the rules carry it out themselves.
    #[must_use]
    pub const fn is_automatic(&self) -> bool {
        matches!(
            self,
            Self::Free { .. }
                | Self::Refill
                | Self::After(_)
                | Self::Reveal
                | Self::AfterOffice(_)
                | Self::AfterTurn
        )
    }
}
