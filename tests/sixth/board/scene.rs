//! The table as plain values: a heap, and what everybody took of it.

use crate::app::boards::piece_id::pieces;
use crate::app::boards::staged::{Drafted, Look, Move, No, Offer, Offered, Painter, Response, Shown, Staged};
use crate::app::flight::Flight;
use crate::engine::Seat;
use crate::games::pebbles::{Action, Event, MOST, Pebbles};

pieces! {
    /// The heap.
    Heap = "heap",
    /// What a seat took.
    Hoard(seat: Seat) = "hoard",
}

/// What may be done.
#[derive(Clone, Debug, PartialEq)]
pub enum What {
    /// Nothing: it is not the viewer's to decide.
    Wait,
    /// Pebbles can be chosen.
    Choose,
    /// So many are chosen.
    Take(u8),
}

/// The table.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// Pebbles in the heap.
    pub left: u8,
    /// What everybody took.
    pub taken: Vec<u8>,
    /// The content of the action bar.
    pub offer: Offer<Pebbles>,
}

impl Drafted<Pebbles> for u8 {
    fn fitting(look: &Look<'_, Pebbles>) -> Self {
        if look.allows(Action::Take(look.draft)) { look.draft } else { 0 }
    }

    fn of(_: &Look<'_, Pebbles>, action: Action, _: &[Action]) -> Self {
        let Action::Take(count) = action;
        count
    }
}

impl Offered<Pebbles> for What {
    fn offer(look: &Look<'_, Pebbles>) -> Offer<Pebbles> {
        match look.draft {
            0 if look.legal.is_empty() => Offer::nothing(Self::Wait),
            0 => Offer::nothing(Self::Choose),
            count => Offer::ready(Self::Take(count), Move::play(count, vec![Action::Take(count)])),
        }
    }
}

impl Shown<Pebbles> for Scene {
    fn paint(painter: Painter<'_, Pebbles>) -> Self {
        Self { left: painter.view.left, taken: painter.view.taken.clone(), offer: painter.offer }
    }

    fn offer(&self) -> &Offer<Pebbles> {
        &self.offer
    }
}

impl Staged for Pebbles {
    type Piece = Piece;
    type Draft = u8;
    type Aim = ();
    type News = ();
    type Kind = u8;
    type What = What;
    type Scene = Scene;

    fn opens(_: Piece) -> Option<Seat> {
        None
    }

    fn touch(look: &Look<'_, Self>, piece: Piece) -> Response<Self> {
        let more = look.draft + 1;
        match piece {
            Piece::Hoard(_) => Response::ask(look.draft),
            Piece::Heap if look.allows(Action::Take(more)) => Response::chose(more),
            Piece::Heap if more > MOST => Response::chose(0),
            Piece::Heap => Response::refuse(look.draft, No::Action(Action::Take(more))),
        }
    }

    fn pieces_of(_: &Look<'_, Self>, _: Action) -> Vec<Piece> {
        vec![Piece::Heap]
    }

    fn pieces_told(event: &Event, _: &Scene, (): &()) -> Vec<Piece> {
        match *event {
            Event::Took { seat, .. } => vec![Piece::Hoard(seat)],
            Event::Ended => Vec::new(),
        }
    }

    fn flights(_: &Event, (): &()) -> Vec<Flight> {
        Vec::new()
    }
}
