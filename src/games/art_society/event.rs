//! What can happen. Log, motion and recap are told from it.

use super::components::LARGEST_DECOR;
use super::grid::{Area, Spot};
use super::painting::{PaintingId, ShapeId};
use super::state::Piece;
use super::wall::Size;
use crate::engine::{Audience, Event as EventOf, Seat};

/// Where a tile that goes up comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// It is the starting painting.
    Start,
    /// The auction.
    Auction,
    /// The museum, in exchange.
    Museum,
    /// The assistant.
    Assistant,
    /// The supply of decor.
    Supply,
}

/// Why a reward or a part of it was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lost {
    /// The wall is completely covered (RULES.md, Matching frames).
    WallFull,
    /// No tile of an allowed size can be had or held (RULES.md, Decor running out).
    NoTile,
}

/// What brought the end of the game (RULES.md, The end of the game).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// This seat's wall is completely covered.
    FullWall(Seat),
    /// This seat has excess paintings enough.
    Excess(Seat),
    /// Every bid card was played.
    NoCards,
    /// Too few paintings are left for another auction (RULES.md, Choosing the lots).
    NoPaintings,
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A starting painting and a start price were dealt.
    Dealt {
        /// To whom.
        seat: Seat,
        /// The painting.
        painting: PaintingId,
        /// The start price.
        price: u8,
    },
    /// The gavel went to a seat.
    Auctioneer {
        /// Who holds it now.
        seat: Seat,
        /// The round that begins.
        round: u8,
    },
    /// A lot was chosen by its shape.
    ShapeChosen {
        /// Who chose.
        seat: Seat,
        /// The pile.
        shape: ShapeId,
    },
    /// A lot was turned up.
    LotTurnedUp {
        /// The painting.
        painting: PaintingId,
    },
    /// A seat has bid; nobody sees what.
    HasBid {
        /// Who.
        seat: Seat,
    },
    /// A bid was revealed, in the order of choice.
    BidShown {
        /// Whose.
        seat: Seat,
        /// The card.
        card: u8,
        /// Place in the order of choice, from 0.
        place: u8,
    },
    /// A bid was revealed, in the order of choice, and is covered by a newer one since.
    BidCovered {
        /// Whose.
        seat: Seat,
        /// Place in the order of choice, from 0.
        place: u8,
    },
    /// An older card was shown to break a tie.
    TieCardShown {
        /// Whose.
        seat: Seat,
        /// The card.
        card: u8,
        /// How far under the newest: 1 is the one below.
        depth: u8,
    },
    /// A lot was taken.
    Took {
        /// Who.
        seat: Seat,
        /// The painting.
        painting: PaintingId,
    },
    /// A painting was hung.
    Hung {
        /// Whose wall.
        seat: Seat,
        /// The painting.
        painting: PaintingId,
        /// Its top left square.
        spot: Spot,
        /// Where it came from.
        origin: Origin,
        /// Matching frames that it touches.
        matches: u8,
        /// Whether it touches another of its genre (bad taste).
        clashes: bool,
    },
    /// A tile was given to the assistant.
    Stored {
        /// Whose.
        seat: Seat,
        /// The tile.
        piece: Piece,
    },
    /// A decor tile was taken from the supply.
    DecorTaken {
        /// By whom.
        seat: Seat,
        /// Its shields.
        size: Size,
    },
    /// A decor tile was laid.
    DecorLaid {
        /// Whose wall.
        seat: Seat,
        /// Its shields.
        size: Size,
        /// Its first square.
        spot: Spot,
        /// Whether it stands upright.
        upright: bool,
        /// The supply or the assistant.
        origin: Origin,
    },
    /// Decor on a wall was replaced by other decor, so that a size could be had (RULES.md, Decor running out).
    DecorSwapped {
        /// Whose wall.
        seat: Seat,
        /// Squares that were covered anew.
        area: Area,
        /// Tiles of each size that went back to the supply.
        back: [u8; LARGEST_DECOR],
        /// Tiles of each size that came in their place.
        put: [u8; LARGEST_DECOR],
    },
    /// A reward, or what was left of it, was lost.
    RewardLost {
        /// By whom.
        seat: Seat,
        /// Shields.
        due: u8,
        /// Why.
        why: Lost,
    },
    /// A reward, or what was left of it, was declined.
    Declined {
        /// By whom.
        seat: Seat,
        /// Shields.
        due: u8,
    },
    /// A painting that did not fit was exchanged with the museum.
    Exchanged {
        /// Whose.
        seat: Seat,
        /// What went to the museum.
        gave: PaintingId,
        /// What came from it.
        got: PaintingId,
    },
    /// A painting that did not fit was put beside the wall.
    PutAside {
        /// Whose.
        seat: Seat,
        /// The painting.
        painting: PaintingId,
        /// Excess paintings that the seat has now.
        count: u8,
    },
    /// Every square of a wall is covered: the round is played to its end.
    WallFull {
        /// Whose.
        seat: Seat,
    },
    /// A seat left its assistant's tile where it is.
    TurnEnded {
        /// Who.
        seat: Seat,
    },
    /// The lot that nobody took went to the museum.
    ToMuseum {
        /// The painting.
        painting: PaintingId,
        /// Its genre's total before.
        from: u8,
        /// Its genre's total now.
        to: u8,
    },
    /// A seat left this round's tiles where they are.
    Kept {
        /// Who.
        seat: Seat,
    },
    /// A seat took back this round's tiles.
    TookBack {
        /// Who.
        seat: Seat,
    },
    /// A seat has hung its tiles anew.
    Rehung {
        /// Who.
        seat: Seat,
    },
    /// A seat put its tiles back where they were.
    Cancelled {
        /// Who.
        seat: Seat,
    },
    /// The game is over.
    Ended {
        /// What brought it about; the first that applies.
        end: End,
    },
}

impl EventOf for Event {
    fn audience(&self) -> Audience {
        // What is secret about a bid is never told: everybody learns only that there is one.
        Audience::All
    }

    fn reveals(&self) -> bool {
        // The end opens hands and stacks.
        matches!(
            self,
            Self::LotTurnedUp { .. } | Self::BidShown { .. } | Self::TieCardShown { .. } | Self::Ended { .. }
        )
    }

    fn seat(&self) -> Option<Seat> {
        match self {
            Self::Dealt { seat, .. }
            | Self::Auctioneer { seat, .. }
            | Self::ShapeChosen { seat, .. }
            | Self::HasBid { seat }
            | Self::BidShown { seat, .. }
            | Self::BidCovered { seat, .. }
            | Self::TieCardShown { seat, .. }
            | Self::Took { seat, .. }
            | Self::Hung { seat, .. }
            | Self::Stored { seat, .. }
            | Self::DecorTaken { seat, .. }
            | Self::DecorLaid { seat, .. }
            | Self::DecorSwapped { seat, .. }
            | Self::RewardLost { seat, .. }
            | Self::Declined { seat, .. }
            | Self::Exchanged { seat, .. }
            | Self::PutAside { seat, .. }
            | Self::WallFull { seat }
            | Self::TurnEnded { seat }
            | Self::Kept { seat }
            | Self::TookBack { seat }
            | Self::Rehung { seat }
            | Self::Cancelled { seat }
            | Self::Ended { end: End::FullWall(seat) | End::Excess(seat) } => Some(*seat),
            Self::LotTurnedUp { .. } | Self::ToMuseum { .. } | Self::Ended { .. } => None,
        }
    }
}
