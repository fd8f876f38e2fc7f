//! The part of a game being played that is the same for every game: what lies on the desk around the board.

use super::board::Proposal;
use crate::app::place::Anchor;
use crate::app::players::Party;
use crate::engine::{Openness, Seat, Viewer};
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

/// A curtain that was lifted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lift {
    /// By whom.
    pub seat: Seat,
    /// In which turn, by its number.
    pub turn: u32,
}

impl Lift {
    /// What is left of it once the game has come to another decision. It holds for the turn in which the curtain was
    /// lifted, as long as nobody else at the tablet decides, and into a turn of the same seat that follows at once, if
    /// that begins with a decision from the hand, too.
    #[must_use]
    pub fn kept(self, next: Option<Seat>, turn: u32, openness: Openness, computer: bool) -> Option<Self> {
        let seat = next?;
        let keeps = if seat == self.seat {
            turn == self.turn || openness == Openness::Hand
        } else {
            computer && turn == self.turn
        };
        keeps.then_some(Self { turn, ..self })
    }
}

/// Through whose eyes the table is seen, and before whom it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sight {
    /// What may be seen.
    pub viewer: Viewer,
    /// The seat shown large and nearest.
    pub front: Seat,
}

/// Empties a signal. One that is empty stays untouched: whoever hears of a change asks everything on the board whether it is
/// still as it was, some thousand pieces.
fn empty<T: Send + Sync + 'static>(signal: RwSignal<Option<T>>) {
    if signal.with_untracked(Option::is_some) {
        signal.set(None);
    }
}

/// Signals around the board, shared by the session and the rooms of the table.
#[derive(Clone, Copy)]
pub struct Desk {
    /// Names, shapes, who is a computer, undo policy, title.
    pub party: RwSignal<Party>,
    /// The earlier position being looked at, as a number of steps; none for the present one.
    pub browsing: RwSignal<Option<usize>>,
    /// With whose eyes earlier positions of a finished game are looked at, where one wants to see what that seat knew.
    pub eyes: RwSignal<Option<Seat>>,
    /// The curtain that was lifted last, while that holds.
    pub lifted: RwSignal<Option<Lift>>,
    /// Whose table it still is: a move is seen to its end by whoever made it, and the table is handed on once its pieces have
    /// arrived. Nobody decides until then.
    pub lingers: RwSignal<Option<Sight>>,
    /// The move being put together.
    pub proposal: RwSignal<Option<Proposal>>,
    /// The sentence beside a piece.
    pub bubble: RwSignal<Option<Bubble>>,
    /// The step whose log line was touched.
    pub spotlight: RwSignal<Option<usize>>,
    /// Nothing may be played here: another tab plays this game.
    pub locked: RwSignal<bool>,
    /// Steps before the puzzle that lies here: once it has been answered nothing more is done until it is tried again or played on.
    pub posed_at: RwSignal<Option<usize>>,
    /// The score sheet of the finished game has been filled, or was put away before: who won is no secret of the end any more.
    pub end_told: RwSignal<bool>,
    /// The element that the board is mounted in.
    pub frame: NodeRef<html::Div>,
    /// Whoever plays by keys comes to the board from what lay over it: the focus goes to what can be touched.
    pub comes: Trigger,
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
            eyes: RwSignal::new(None),
            lifted: RwSignal::new(None),
            lingers: RwSignal::new(None),
            proposal: RwSignal::new(None),
            bubble: RwSignal::new(None),
            spotlight: RwSignal::new(None),
            locked: RwSignal::new(false),
            posed_at: RwSignal::new(None),
            end_told: RwSignal::new(false),
            frame: NodeRef::new(),
            comes: Trigger::new(),
            arrival: StoredValue::new(0.0),
        }
    }

    /// Clears everything that belongs to the position before.
    pub fn clear(&self) {
        empty(self.bubble);
        empty(self.spotlight);
        empty(self.proposal);
    }

    /// The table belongs to whoever decides now.
    pub fn hand_on(&self) {
        if self.lingers.with_untracked(Option::is_some) {
            self.lingers.set(None);
            // What it tells of may be for other eyes.
            empty(self.bubble);
        }
    }

    /// Nobody in particular sits here any more.
    pub fn leave(&self) {
        self.lifted.set(None);
        self.hand_on();
        // It may tell of somebody's hand.
        empty(self.bubble);
    }

    /// Looks at the present position again.
    pub fn look_at_now(&self) {
        empty(self.eyes);
        if self.browsing.with_untracked(Option::is_some) {
            self.browsing.set(None);
            // What a line of the log pointed at lay in the position that was looked at.
            empty(self.spotlight);
        }
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

    /// Whether the curtain is down before this decision: several people share the tablet, and one of them decides from
    /// something the others must not see, and has not lifted it.
    #[must_use]
    pub fn is_covered(&self, acting: Option<Seat>, openness: impl FnOnce() -> Openness) -> bool {
        acting.is_some_and(|seat| {
            !self.is_computer(seat)
                && self.only_person().is_none()
                && self.lifted.get().is_none_or(|lift| lift.seat != seat)
                && openness() == Openness::Hand
        })
    }

    /// What may be seen while `acting` decides. A lone person always looks with their own eyes; among several, the one
    /// who lifted the curtain does. Everything else is decided before the eyes of all, and earlier positions are looked
    /// at as the present one is: who looks back without having lifted a curtain sees what lay open. Once a game is over, any
    /// seat's eyes may be asked for.
    #[must_use]
    pub fn viewer(&self, acting: Option<Seat>) -> Viewer {
        if let (None, Some(seat), true) = (acting, self.eyes.get(), self.browsing.with(Option::is_some)) {
            return Viewer::Seat(seat);
        }
        if let Some(person) = self.only_person() {
            return Viewer::Seat(person);
        }
        match acting {
            Some(seat) if self.lifted.get().is_some_and(|lift| lift.seat == seat) => Viewer::Seat(seat),
            _ => Viewer::Table,
        }
    }

    /// Who sits at the tablet while `acting` decides: what is news is news to them.
    #[must_use]
    pub fn reader(&self, acting: Option<Seat>) -> Option<Seat> {
        self.only_person().or_else(|| acting.filter(|seat| !self.is_computer(*seat)))
    }
}
