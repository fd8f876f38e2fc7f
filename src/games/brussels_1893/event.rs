//! What happens. Everything is told to everybody: nobody knows anything that the others do not.

use super::components::{
    Architect, Art, Cubes, NobleId, Office, Position, PrestigeId, Reward, StockId, Track, Work, Zone,
};
use super::grid::{Iris, Space};
use super::payment::Payment;
use super::sets::SeatSet;
use super::table::PerSeat;
use crate::engine::{Audience, Event as EventOf, Seat};
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

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Somebody took an architect's board.
    ChoseArchitect {
        /// Who.
        seat: Seat,
        /// Which.
        architect: Architect,
    },
    /// A stock exchange card was revealed: a round begins.
    Stock {
        /// The round, from 1.
        round: u8,
        /// The card.
        card: StockId,
    },
    /// The corner of the active area was chosen.
    Corner {
        /// By whom.
        seat: Seat,
        /// On which iris it lies.
        corner: Iris,
    },
    /// A neutral worker was put on a space.
    Neutral {
        /// By whom.
        seat: Seat,
        /// Where.
        space: Space,
    },
    /// A worker was put on a space.
    Placed {
        /// Whose.
        seat: Seat,
        /// Where.
        space: Space,
        /// The action of the space.
        work: Work,
        /// Francs laid under it.
        stake: u8,
    },
    /// Workers were put on an action of the Brussels board.
    Office {
        /// Whose.
        seat: Seat,
        /// Which action.
        office: Office,
        /// How many.
        workers: u8,
    },
    /// The park copies an action.
    Copied {
        /// Who.
        seat: Seat,
        /// Which.
        work: Work,
    },
    /// The action had no effect.
    NoEffect {
        /// Whose.
        seat: Seat,
    },
    /// An artwork was taken: made in the workshop, or had for nothing.
    Artwork {
        /// Who.
        seat: Seat,
        /// Its colour.
        art: Art,
    },
    /// The marker of the art market was moved.
    Marker {
        /// Who.
        seat: Seat,
        /// Column and row of its centre before, from 1.
        from: [u8; 2],
        /// And after.
        to: [u8; 2],
    },
    /// An artwork was sold.
    Sold {
        /// Who.
        seat: Seat,
        /// Its colour.
        art: Art,
        /// The slot of the market that it lies in.
        slot: u8,
        /// The artwork that went back to the workshop.
        back: Option<Art>,
        /// Points.
        points: u8,
        /// Francs.
        francs: u8,
    },
    /// The top noble of the deck was revealed.
    Revealed {
        /// For whom.
        seat: Seat,
        /// Who.
        noble: NobleId,
    },
    /// A noble was bought.
    Bought {
        /// Who.
        seat: Seat,
        /// The noble.
        noble: NobleId,
        /// The slot; none for the noble that was revealed.
        slot: Option<u8>,
        /// Francs paid.
        paid: u8,
    },
    /// A noble is used.
    Used {
        /// Who.
        seat: Seat,
        /// The noble.
        noble: NobleId,
    },
    /// A noble was kept.
    Kept {
        /// Who.
        seat: Seat,
        /// The noble.
        noble: NobleId,
    },
    /// A noble was discarded.
    Dismissed {
        /// Who.
        seat: Seat,
        /// The noble.
        noble: NobleId,
        /// One of that name is there already, so there was no choice.
        forced: bool,
    },
    /// The discarded nobles became the deck.
    Reshuffled,
    /// A noble came into a slot of the row.
    Arrived {
        /// The slot, 0 on the left.
        slot: u8,
        /// The noble.
        noble: NobleId,
    },
    /// The noble of the last slot was discarded at the end of a round.
    Left {
        /// The noble.
        noble: NobleId,
    },
    /// Something came from bank and supply.
    Gained {
        /// Who.
        seat: Seat,
        /// What.
        purse: Purse,
    },
    /// Jokers were discarded for materials.
    Exchanged {
        /// Who.
        seat: Seat,
        /// How many.
        jokers: u8,
    },
    /// A disc was moved up a track.
    Advanced {
        /// Whose.
        seat: Seat,
        /// Which track.
        track: Track,
        /// To which level, from 0.
        level: u8,
    },
    /// Workers came back from the court.
    Freed {
        /// Whose.
        seat: Seat,
        /// How many.
        workers: u8,
    },
    /// A house was paid for.
    Paid {
        /// Who.
        seat: Seat,
        /// With what.
        payment: Payment,
        /// Points for paying without jokers.
        without_jokers: u8,
        /// Points for the tier.
        tier: u8,
    },
    /// A needle was turned.
    Turned {
        /// Who.
        seat: Seat,
        /// Which, 0 or 1.
        needle: u8,
        /// From which position.
        from: Position,
        /// To which position.
        to: Position,
    },
    /// A house was built.
    Built {
        /// Who.
        seat: Seat,
        /// Where.
        space: Space,
    },
    /// The owner of a house gets the free action.
    Free {
        /// Who.
        seat: Seat,
        /// Where the house stands.
        space: Space,
        /// The action of the space.
        work: Work,
    },
    /// What was offered was declined.
    Declined {
        /// Who.
        seat: Seat,
    },
    /// Somebody passed.
    Passed {
        /// Who.
        seat: Seat,
        /// Francs for the colours of the own artworks.
        colours: u16,
        /// Francs for the cards taken for passing first, the new one among them; none where another passed first.
        first: Option<u16>,
    },
    /// A column was counted.
    Column {
        /// Which, from 0.
        column: u8,
        /// The card below it.
        card: PrestigeId,
        /// Francs of each.
        stakes: PerSeat<u16>,
        /// Who has laid most.
        leaders: SeatSet,
    },
    /// The start player of the next round was found.
    Start {
        /// Who.
        seat: Seat,
        /// Manneken Pis icons of each.
        icons: PerSeat<u16>,
    },
    /// A prestige card brings its reward: what that is follows.
    Rewarded {
        /// Who.
        seat: Seat,
        /// The column, from 0.
        column: u8,
        /// The card.
        card: PrestigeId,
        /// Which reward, where one is chosen.
        reward: Option<Reward>,
        /// The column was tied.
        tied: bool,
    },
    /// A prestige card was put under a zone.
    Tucked {
        /// Who.
        seat: Seat,
        /// The column, from 0.
        column: u8,
        /// The card.
        card: PrestigeId,
        /// Which zone.
        zone: Zone,
    },
    /// A surrounded iris was counted.
    Iris {
        /// Which.
        iris: Iris,
        /// Workers of each.
        workers: PerSeat<u8>,
        /// Neutral workers.
        neutral: u8,
        /// Who has most.
        leaders: SeatSet,
        /// Points of each.
        points: PerSeat<u8>,
    },
    /// The workers on the Brussels board were counted; who has most sends one to the court.
    Court {
        /// Workers of each.
        workers: PerSeat<u8>,
        /// Who has most.
        leaders: SeatSet,
    },
    /// A round ended: workers come back, francs on spaces go to the bank, nobles are ready, and what is left below the columns
    /// is discarded.
    RoundEnded {
        /// Which.
        round: u8,
    },
    /// A prestige card was dealt below a column.
    Dealt {
        /// The column, from 0.
        column: u8,
        /// The card.
        card: PrestigeId,
    },
    /// Salaries were settled.
    Salaries {
        /// Who.
        seat: Seat,
        /// Francs paid.
        paid: u16,
        /// Nobles left unpaid.
        unpaid: u8,
        /// Points lost for them.
        lost: u16,
    },
    /// A noble is left unpaid and goes.
    Unpaid {
        /// Who.
        seat: Seat,
        /// The noble.
        noble: NobleId,
    },
}

impl Event {
    /// The player that it tells of; none where it tells of the table.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        match self {
            Self::ChoseArchitect { seat, .. }
            | Self::Corner { seat, .. }
            | Self::Neutral { seat, .. }
            | Self::Placed { seat, .. }
            | Self::Office { seat, .. }
            | Self::Copied { seat, .. }
            | Self::NoEffect { seat }
            | Self::Artwork { seat, .. }
            | Self::Marker { seat, .. }
            | Self::Sold { seat, .. }
            | Self::Revealed { seat, .. }
            | Self::Bought { seat, .. }
            | Self::Used { seat, .. }
            | Self::Kept { seat, .. }
            | Self::Dismissed { seat, .. }
            | Self::Gained { seat, .. }
            | Self::Exchanged { seat, .. }
            | Self::Advanced { seat, .. }
            | Self::Freed { seat, .. }
            | Self::Paid { seat, .. }
            | Self::Turned { seat, .. }
            | Self::Built { seat, .. }
            | Self::Free { seat, .. }
            | Self::Declined { seat }
            | Self::Passed { seat, .. }
            | Self::Start { seat, .. }
            | Self::Rewarded { seat, .. }
            | Self::Tucked { seat, .. }
            | Self::Salaries { seat, .. }
            | Self::Unpaid { seat, .. } => Some(*seat),
            Self::Stock { .. }
            | Self::Reshuffled
            | Self::Arrived { .. }
            | Self::Left { .. }
            | Self::Column { .. }
            | Self::Iris { .. }
            | Self::Court { .. }
            | Self::RoundEnded { .. }
            | Self::Dealt { .. } => None,
        }
    }
}

impl EventOf for Event {
    fn audience(&self) -> Audience {
        Audience::All
    }

    fn reveals(&self) -> bool {
        matches!(
            self,
            Self::Stock { .. }
                | Self::Revealed { .. }
                | Self::Reshuffled
                | Self::Arrived { .. }
                | Self::Dealt { .. }
        )
    }
}
