//! Who looks at a game, at what, and what they may do.

use super::board::Mode;
use super::desk::{Desk, Lift};
use super::object::Seen;
use super::play::GameSession;
use super::sight::front_of;
use super::tabled::Tabled;
use crate::engine::{Seat, Turn, Viewer};
use crate::games::GameId;
use leptos::prelude::*;

impl<G: Tabled> Seen for GameSession<G> {
    fn game(&self) -> GameId {
        G::ID
    }

    fn desk(&self) -> Desk {
        self.desk
    }

    fn viewer(&self) -> Viewer {
        self.viewer.get()
    }

    fn reader(&self) -> Option<Seat> {
        self.reader.get()
    }

    fn mode(&self) -> Mode {
        self.mode.get()
    }

    fn front(&self) -> Seat {
        front_of(self.desk, &self.timeline.read())
    }

    fn turn(&self) -> Turn {
        self.timeline.read().turn()
    }

    fn turn_owner(&self) -> Seat {
        let timeline = self.timeline.read();
        timeline.turn_at(timeline.head()).owner
    }

    fn round(&self) -> u16 {
        G::round(self.shown(&self.timeline.read()))
    }

    fn head(&self) -> usize {
        self.timeline.read().head()
    }

    fn is_covered(&self) -> bool {
        self.covered.get()
    }

    fn lift_curtain(&self) {
        let timeline = self.timeline.read_untracked();
        let turn = timeline.turn_at(timeline.head()).number;
        self.desk.lifted.set(timeline.turn().seat().map(|seat| Lift { seat, turn }));
    }
}
