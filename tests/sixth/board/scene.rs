//! The table as plain values: a heap, and what everybody took of it.

use crate::app::boards::piece_id;
use crate::app::boards::staged::{Look, Move, No, Offer, Response, Staged};
use crate::app::flight::Flight;
use crate::engine::{Game, Seat};
use crate::games::pebbles::{Action, Event, MOST, Pebbles};

/// Something that can be touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// The heap.
    Heap,
    /// What a seat took.
    Hoard(Seat),
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

impl Staged for Pebbles {
    type Piece = Piece;
    type Draft = u8;
    type Aim = ();
    type News = ();
    type Kind = u8;
    type What = What;
    type Scene = Scene;

    fn id(piece: Piece) -> String {
        match piece {
            Piece::Heap => piece_id::join("heap", &[]),
            Piece::Hoard(seat) => piece_id::join("hoard", &[seat.0]),
        }
    }

    fn piece(id: &str) -> Option<Piece> {
        match piece_id::split(id)? {
            ("heap", 0, _) => Some(Piece::Heap),
            ("hoard", 1, [seat, ..]) if seat < <Self as Game>::SEATS.most => Some(Piece::Hoard(Seat(seat))),
            _ => None,
        }
    }

    fn news(_: &[Event], (): &()) {}

    fn fitting(look: &Look<'_, Self>) -> u8 {
        if look.allows(Action::Take(look.draft)) { look.draft } else { 0 }
    }

    fn draft_of(_: &Look<'_, Self>, action: Action, _: Option<Action>) -> u8 {
        let Action::Take(count) = action;
        count
    }

    fn scene(look: &Look<'_, Self>) -> Scene {
        let offer = match Self::fitting(look) {
            0 if look.legal.is_empty() => Offer::nothing(What::Wait),
            0 => Offer::nothing(What::Choose),
            count => Offer::ready(What::Take(count), Move::play(count, vec![Action::Take(count)])),
        };
        Scene { left: look.view.left, taken: look.view.taken.clone(), offer }
    }

    fn offer(scene: &Scene) -> &Offer<Self> {
        &scene.offer
    }

    fn pieces(scene: &Scene) -> Vec<Piece> {
        let hoards = (0..scene.taken.len()).map(Seat::from_index).map(Piece::Hoard);
        hoards.chain([Piece::Heap]).collect()
    }

    fn enlarged(_: &Scene) -> Option<Seat> {
        None
    }

    fn touch(look: &Look<'_, Self>, piece: Piece) -> Response<Self> {
        let more = look.draft + 1;
        match piece {
            Piece::Hoard(_) => Response::ask(look.draft),
            Piece::Heap if look.legal.is_empty() => Response::ask(look.draft),
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
