//! What a timeline is made of: decisions, each in somebody's turn.

use crate::engine::{Event as _, Game, Seat};

/// A turn: everything from one position in which a turn begins ([`Game::opens_turn`]) to the next, whoever decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TurnMark {
    /// Counted from 1 over the whole game. A player who has several turns in a row has several numbers.
    pub number: u32,
    /// Whose turn it is.
    pub owner: Seat,
}

/// One decision and what came of it.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    /// The decision.
    pub action: G::Action,
    /// Who took it.
    pub seat: Seat,
    /// The turn that it belongs to; not always one of the seat that took it.
    pub turn: TurnMark,
    /// Round in which it was taken.
    pub round: u16,
    /// What happened, in order.
    pub events: Vec<G::Event>,
    /// The position after it.
    pub after: G::State,
    /// The rules left no choice, or nobody was asked; undo passes over it.
    pub forced: bool,
    /// Made in one gesture with the step before it; undo takes both back.
    pub joined: bool,
}

impl<G: Game> Step<G> {
    /// Whether something hidden came to light.
    #[must_use]
    pub fn reveals(&self) -> bool {
        self.events.iter().any(G::Event::reveals)
    }

    /// Whether somebody who counts was asked, and could have done something else.
    pub(super) fn is_decision(&self, counts: impl Fn(Seat) -> bool) -> bool {
        !self.forced && !self.joined && counts(self.seat)
    }
}

/// What undoing would take back beyond a person's own open decisions; the app asks first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UndoNotice {
    /// Hidden information was revealed since.
    pub reveals: bool,
    /// A decision of another seat than the one to move now is taken back.
    pub other_seat: bool,
}

impl UndoNotice {
    /// Whether it takes back anything beyond them.
    #[must_use]
    pub const fn is_needed(self) -> bool {
        self.reveals || self.other_seat
    }
}
