//! Whose things a part of the board shows.
//!
//! A table is handed on with every turn: what one player had in front of them, another has then. What is built for such a part
//! stays and follows whoever has it, so that only what differs between two players changes on the page; new elements would be
//! styled, laid out and painted anew, a board of them at every turn.

use super::{Bench, Benched, Part};
use crate::app::boards::called::Id;
use crate::app::boards::piece_id::Named;
use crate::engine::Seat;
use leptos::prelude::*;

/// A player by their part in the scene: who is shown large, say, or who comes next.
pub struct Whose<G: Benched> {
    first: fn(&G::Scene) -> Seat,
    /// So many after the first, in playing order.
    after: u8,
    seats: u8,
    now: Part<Seat>,
}

impl<G: Benched> Bench<G> {
    /// Whoever `first` says in each scene.
    pub fn whose(self, first: fn(&G::Scene) -> Seat) -> Whose<G> {
        self.whose_after(first, 0, self.seats())
    }

    /// Everybody else, in playing order after the one whom `first` says in each scene.
    pub fn others(self, first: fn(&G::Scene) -> Seat) -> impl Iterator<Item = Whose<G>> {
        let seats = self.seats();
        (1..seats).map(move |after| self.whose_after(first, after, seats))
    }

    pub(super) fn seats(self) -> u8 {
        self.props.with_value(|props| G::seats(&props.setup))
    }

    fn whose_after(self, first: fn(&G::Scene) -> Seat, after: u8, seats: u8) -> Whose<G> {
        let now = self.part(move |scene| seat_after(first(scene), after, seats));
        Whose { first, after, seats, now }
    }
}

/// The seat that comes so many after another, in playing order.
fn seat_after(first: Seat, after: u8, seats: u8) -> Seat {
    first.around(seats).nth(after.into()).unwrap_or(first)
}

impl<G: Benched> Whose<G> {
    /// Whose it is in a scene.
    pub fn seat(self, scene: &G::Scene) -> Seat {
        seat_after((self.first)(scene), self.after, self.seats)
    }

    /// Whose it is now; followed.
    pub fn now(self) -> Seat {
        self.now.get()
    }

    /// A piece of theirs.
    pub fn piece(self, of: impl Fn(Seat) -> G::Piece + 'static) -> Id {
        Id::follows(move || of(self.now()).id())
    }
}
