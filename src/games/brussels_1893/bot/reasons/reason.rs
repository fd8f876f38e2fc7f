//! The reasons there are, and those that are given.

use crate::games::brussels_1893::belle::Artwork;
use crate::games::brussels_1893::components::belle::{CardId, TileId};
use crate::games::brussels_1893::components::{NobleId, PrestigeId, Track, Work, Zone};
use crate::games::brussels_1893::grid::Iris;
use serde::{Deserialize, Serialize};

/// What can speak for a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Reason {
    /// It brings so many points now.
    Points(u16),
    /// It brings so many francs now.
    Francs(u16),
    /// It brings so many cubes.
    Cubes(u8),
    /// It brings an artwork of a colour that is not there yet: a franc more at every passing.
    NewColour,
    /// It brings an artwork, to be sold or shown.
    Artwork,
    /// It brings a white artwork, to be sold.
    White,
    /// The player's artworks like this one can be sold once it is no longer on display.
    Frees(Artwork),
    /// The noble's effect is wanted.
    Effect(NobleId),
    /// The noble will earn more than the salary of so many francs.
    PaysForItself {
        /// The noble.
        noble: NobleId,
        /// Francs owed at the end.
        salary: u8,
    },
    /// The noble would cost so many francs at the end, more than would come of it.
    TooDear {
        /// The noble.
        noble: NobleId,
        /// Francs owed at the end.
        salary: u8,
    },
    /// Another noble comes in the place of one that goes.
    Another,
    /// So many ready nobles are used.
    Nobles(u8),
    /// It leads a column, and its card.
    LeadsColumn {
        /// The column, from 0.
        column: u8,
        /// The card.
        card: PrestigeId,
    },
    /// It ties a column, and its reward.
    TiesColumn {
        /// The column, from 0.
        column: u8,
        /// The card.
        card: PrestigeId,
    },
    /// A good card lies below a column.
    GoodCard {
        /// The column, from 0.
        column: u8,
        /// The card.
        card: PrestigeId,
    },
    /// It brings the card that lies below a column.
    BringsCard {
        /// The column, from 0.
        column: u8,
        /// The card.
        card: PrestigeId,
    },
    /// It surrounds an iris, where nobody has more workers, for so many points.
    Iris {
        /// Which.
        iris: Iris,
        /// Points.
        points: u8,
    },
    /// It helps to win irises later.
    IrisesToCome,
    /// Somebody else has more workers on the Brussels board: no worker goes to court for it.
    NoCourt,
    /// Somebody else has more workers on the Brussels board then: none of the own ones goes to court.
    OutOfCourt,
    /// It is cheap: so few workers.
    Cheap(u8),
    /// It is the first to pass: so many francs for cards taken so, and two icons.
    FirstToPass {
        /// Francs.
        francs: u16,
    },
    /// There is nothing left that would be worth a worker.
    NothingLeft,
    /// A house: so many points at once, and the others at the end.
    House {
        /// Points.
        points: u16,
    },
    /// It saves jokers, for so many points.
    NoJoker(u8),
    /// It costs what is needed least.
    Cheapest,
    /// It makes the next house cheaper, or the others' dearer.
    Needle,
    /// Opponents are likely to come to that space, which brings a free action.
    Visited(Work),
    /// No opponent's house is there that would bring a free action.
    NoGift,
    /// It raises a track.
    Track(Track),
    /// A worker comes out of the court.
    Worker,
    /// The zone will be worth a point more for so many things.
    Zone {
        /// Which.
        zone: Zone,
        /// How often it counts as things stand.
        things: u16,
    },
    /// Own houses lie in the area: so many.
    OwnHouses(u8),
    /// It is in the way of the opponent.
    InTheWay,
    /// The smallest loss.
    LeastLoss,
    /// No single gain stands out.
    Plain,
    /// The card is wanted.
    Card(CardId),
    /// The tile will be worth about so many points at the end.
    Tile {
        /// Which.
        tile: TileId,
        /// Points.
        points: u16,
    },
    /// Workers of so many colours stand in the row of the pavilion.
    Row(u8),
    /// Travellers spare workers, and go to no court.
    Travellers,
    /// The card can still be used later in the round.
    Later(CardId),
    /// What is offered costs more than it brings.
    NotWorth,
}

/// Most reasons that are given.
const MOST: usize = 3;

/// The reasons that are given, most important first, each once.
pub(super) struct Said(pub(super) Vec<Reason>);

impl Said {
    pub(super) fn say(&mut self, reason: Reason) {
        if self.0.len() < MOST && !self.0.contains(&reason) {
            self.0.push(reason);
        }
    }
}
