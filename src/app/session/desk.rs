//! The part of a game being played that is the same for every game: what lies on the desk around the board.

use super::board::Proposal;
use crate::app::place::Anchor;
use crate::app::players::Party;
use crate::engine::{Seat, Viewer};
use leptos::html;
use leptos::prelude::*;

/// A sentence beside a piece, until the next touch.
#[derive(Clone, Debug, PartialEq)]
pub struct Bubble {
    /// A marked sentence.
    pub sentence: String,
    /// Section of the rule reference to link to, for a refusal.
    pub section: Option<&'static str>,
    /// The piece.
    pub anchor: Anchor,
}

/// Signals around the board, shared by the session and the rooms of the table.
#[derive(Clone, Copy)]
pub struct Desk {
    /// Names, shapes, who is a computer, undo policy, title.
    pub party: RwSignal<Party>,
    /// The earlier position being looked at, as a number of steps; none for the present one.
    pub browsing: RwSignal<Option<usize>>,
    /// The seat that lifted the curtain, or needed none.
    pub revealed: RwSignal<Option<Seat>>,
    /// The move being put together.
    pub proposal: RwSignal<Option<Proposal>>,
    /// The sentence beside a piece.
    pub bubble: RwSignal<Option<Bubble>>,
    /// The step whose log line was touched.
    pub spotlight: RwSignal<Option<usize>>,
    /// Nothing may be played here: another tab plays this game.
    pub locked: RwSignal<bool>,
    /// The element that the board is mounted in.
    pub frame: NodeRef<html::Div>,
    /// When the pieces that are moving arrive, in milliseconds of the page's clock.
    pub arrival: StoredValue<f64>,
}

impl Desk {
    /// A desk for a party, with nothing on it.
    #[must_use]
    pub fn new(party: Party) -> Self {
        Self {
            party: RwSignal::new(party),
            browsing: RwSignal::new(None),
            revealed: RwSignal::new(None),
            proposal: RwSignal::new(None),
            bubble: RwSignal::new(None),
            spotlight: RwSignal::new(None),
            locked: RwSignal::new(false),
            frame: NodeRef::new(),
            arrival: StoredValue::new(0.0),
        }
    }

    /// Clears everything that belongs to the position before.
    pub fn clear(&self) {
        self.bubble.set(None);
        self.spotlight.set(None);
        self.proposal.set(None);
    }

    /// Forgets the answer that a seat gave once and for all.
    pub fn ask_again(&self, seat: Seat) {
        if self.party.with_untracked(|party| party.standing.contains(&seat)) {
            self.party.update(|party| party.standing.retain(|other| *other != seat));
        }
    }

    /// Whether a computer decides for this seat.
    #[must_use]
    pub fn is_computer(&self, seat: Seat) -> bool {
        self.party.read().players.get(seat.index()).is_some_and(crate::app::players::Player::is_computer)
    }

    /// The only person at the table, if there is just one.
    #[must_use]
    pub fn only_person(&self) -> Option<Seat> {
        let party = self.party.read();
        let mut persons = party.players.iter().enumerate().filter(|(_, player)| !player.is_computer());
        match (persons.next(), persons.next()) {
            (Some((at, _)), None) => Some(Seat::from_index(at)),
            _ => None,
        }
    }

    /// Who looks when `acting` decides and holds secrets or not. A lone person always looks with their own eyes; among
    /// several the one who decides does, once the curtain is lifted; while a computer decides, everybody looks. What lies
    /// face down (`lie_down`) has no curtain to be lifted: everybody looks.
    #[must_use]
    pub fn viewer(&self, acting: Option<Seat>, secrets: bool, lie_down: bool) -> Viewer {
        if let Some(person) = self.only_person() {
            return Viewer::Seat(person);
        }
        match acting {
            Some(seat)
                if !self.is_computer(seat)
                    && (!secrets || !lie_down && self.revealed.get() == Some(seat)) =>
            {
                Viewer::Seat(seat)
            }
            _ => Viewer::Table,
        }
    }
}
