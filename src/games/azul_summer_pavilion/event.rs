//! What happens: log, motion and recap are read from it.

use super::Source;
use super::board::{Space, StarKind};
use super::components::{FeatureId, Side};
use super::tile::{Colour, Tiles};
use crate::engine::{Audience, Event as EventOf, Seat};

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A round began, with this colour wild.
    RoundBegan {
        /// The round, from 1.
        round: u8,
        /// The wild colour.
        wild: Colour,
        /// Start player.
        starter: Seat,
    },
    /// Tiles were drawn from the bag to the factories.
    FactoriesFilled {
        /// The tiles, all factories together.
        tiles: Tiles,
        /// The tower was emptied into the bag.
        poured: bool,
    },
    /// Kept tiles came back next to a board.
    Unpacked {
        /// Whose.
        seat: Seat,
        /// The tiles.
        tiles: Tiles,
    },
    /// Tiles were taken.
    Took {
        /// Who.
        seat: Seat,
        /// From where.
        source: Source,
        /// The tiles, a wild one among them.
        tiles: Tiles,
        /// The tiles that a factory's rest put in the centre.
        moved: Tiles,
    },
    /// The starting player tile was taken.
    TookToken {
        /// Who.
        seat: Seat,
        /// Points lost by it.
        lost: u16,
    },
    /// The taking is over; this player begins to place.
    PlacingBegan {
        /// Who.
        seat: Seat,
    },
    /// A tile was placed.
    Placed {
        /// Who.
        seat: Seat,
        /// The space.
        space: Space,
        /// The side of the boards that is up: on the front the colour of a tile tells its outer star.
        side: Side,
        /// The colour of the tile.
        colour: Colour,
        /// Tiles spent, the one that lies on the board among them.
        spent: Tiles,
        /// Points scored.
        points: u8,
    },
    /// A pillar, statue or window was surrounded.
    Surrounded {
        /// By whom.
        seat: Seat,
        /// Which.
        feature: FeatureId,
        /// Bonus tiles that it brings.
        tiles: u8,
    },
    /// Bonus tiles were taken from the supply.
    TookBonus {
        /// Who.
        seat: Seat,
        /// The tiles.
        tiles: Tiles,
    },
    /// The supply could not give all the bonus tiles.
    SupplyShort {
        /// To whom.
        seat: Seat,
        /// Tiles that it lacked.
        missing: u8,
    },
    /// The supply was filled from the bag.
    Refilled {
        /// The tiles.
        tiles: Tiles,
        /// The tower was emptied into the bag.
        poured: bool,
    },
    /// A player places no more in this round.
    Passed {
        /// Who.
        seat: Seat,
        /// Tiles kept on the corners.
        kept: Tiles,
        /// Tiles discarded.
        discarded: Tiles,
        /// Points lost by them.
        lost: u16,
    },
    /// At the end: a complete star.
    StarScored {
        /// Whose.
        seat: Seat,
        /// Which star, 0 in the centre.
        star: u8,
        /// What it became.
        kind: StarKind,
        /// Points.
        points: u8,
    },
    /// At the end: every space of a number is covered.
    NumberScored {
        /// Whose.
        seat: Seat,
        /// Which number.
        number: u8,
        /// Points.
        points: u8,
    },
    /// At the end: tiles left in the corners.
    CornersCleared {
        /// Whose.
        seat: Seat,
        /// The tiles.
        tiles: Tiles,
        /// Points lost by them.
        lost: u16,
    },
    /// The game is over.
    Ended,
}

impl EventOf for Event {
    fn audience(&self) -> Audience {
        Audience::All
    }

    fn reveals(&self) -> bool {
        matches!(self, Self::Refilled { .. } | Self::FactoriesFilled { .. })
    }

    fn seat(&self) -> Option<Seat> {
        match self {
            Self::RoundBegan { starter: seat, .. }
            | Self::Unpacked { seat, .. }
            | Self::Took { seat, .. }
            | Self::TookToken { seat, .. }
            | Self::PlacingBegan { seat }
            | Self::Placed { seat, .. }
            | Self::Surrounded { seat, .. }
            | Self::TookBonus { seat, .. }
            | Self::SupplyShort { seat, .. }
            | Self::Passed { seat, .. }
            | Self::StarScored { seat, .. }
            | Self::NumberScored { seat, .. }
            | Self::CornersCleared { seat, .. } => Some(*seat),
            Self::FactoriesFilled { .. } | Self::Refilled { .. } | Self::Ended => None,
        }
    }
}
