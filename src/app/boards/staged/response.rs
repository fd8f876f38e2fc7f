//! What a touch leads to, and what may be done: the content of the action bar, without words.

use super::Staged;
use crate::engine::{Game, Seat};

/// Why a touch is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum No<G: Game> {
    /// The rules refuse this action.
    Action(G::Action),
    /// No action with the piece is legal, for this reason.
    Because(G::Refusal),
}

/// What a touch leads to.
#[derive(Clone, Copy, Debug, PartialEq)]
#[must_use]
pub struct Response<G: Staged> {
    /// What is chosen now.
    pub draft: G::Draft,
    /// The touch is refused; why is to be explained at the piece, where it asks as well after what the piece is.
    pub refused: Option<No<G>>,
    /// The touch asks what the piece is.
    pub asks: bool,
    /// The touch confirms what is chosen.
    pub confirms: bool,
    /// The touch asks to see this seat's things large, or puts them back.
    pub opens: Option<Seat>,
}

impl<G: Staged> Default for Response<G> {
    /// Nothing is chosen any more.
    fn default() -> Self {
        Self::chose(G::Draft::default())
    }
}

impl<G: Staged> Response<G> {
    /// This is chosen now.
    pub const fn chose(draft: G::Draft) -> Self {
        Self { draft, refused: None, asks: false, confirms: false, opens: None }
    }

    /// The touch is refused; this stays chosen.
    pub const fn refuse(draft: G::Draft, why: No<G>) -> Self {
        Self { refused: Some(why), ..Self::chose(draft) }
    }

    /// The touch asks what the piece is; this stays chosen.
    pub const fn ask(draft: G::Draft) -> Self {
        Self { asks: true, ..Self::chose(draft) }
    }

    /// The touch confirms what is chosen.
    pub const fn confirm(draft: G::Draft) -> Self {
        Self { confirms: true, ..Self::chose(draft) }
    }

    /// The touch shows a seat's things large, or puts them back; this stays chosen.
    pub const fn open(draft: G::Draft, seat: Seat) -> Self {
        Self { opens: Some(seat), ..Self::chose(draft) }
    }
}

/// What a button of the action bar leads to.
#[derive(Clone, Debug, PartialEq)]
pub enum Step<G: Staged> {
    /// These actions are played, in order, as one gesture.
    Play(Vec<G::Action>),
    /// As [`Play`](Self::Play), and the seat is not asked again: the table gives the same answer for it from now on.
    Stand(Vec<G::Action>),
    /// This action takes the place of the first one of the seat, while the game allows it.
    Amend(Seat, G::Action),
    /// Something else is chosen; nothing is played.
    Choose(G::Draft),
}

/// A button of the action bar.
#[derive(Clone, Debug, PartialEq)]
#[must_use]
pub struct Move<G: Staged> {
    /// What it does, for its words.
    pub kind: G::Kind,
    /// What it leads to.
    pub step: Step<G>,
}

impl<G: Staged> Move<G> {
    /// A move that is ready: one or several actions made in one gesture.
    pub const fn play(kind: G::Kind, actions: Vec<G::Action>) -> Self {
        Self { kind, step: Step::Play(actions) }
    }

    /// A button that leads to a choice.
    pub const fn choose(kind: G::Kind, draft: G::Draft) -> Self {
        Self { kind, step: Step::Choose(draft) }
    }

    /// What it plays now; nothing if it leads to a choice, or amends what was played.
    #[must_use]
    pub fn actions(&self) -> &[G::Action] {
        match &self.step {
            Step::Play(actions) | Step::Stand(actions) => actions,
            Step::Amend(..) | Step::Choose(_) => &[],
        }
    }
}

/// What may be done now, and the moves that are ready: the content of the action bar, without words.
#[derive(Clone, Debug, PartialEq)]
#[must_use]
pub struct Offer<G: Staged> {
    /// The sentence's content.
    pub what: G::What,
    /// The one main button, if what is chosen is complete.
    pub main: Option<Move<G>>,
    /// Other ways to go on.
    pub others: Vec<Move<G>>,
    /// The touches so far leave no question.
    pub settled: bool,
}

impl<G: Staged> Offer<G> {
    /// Nothing is ready.
    pub const fn nothing(what: G::What) -> Self {
        Self { what, main: None, others: Vec::new(), settled: false }
    }

    /// One move is ready.
    pub const fn ready(what: G::What, main: Move<G>) -> Self {
        Self { what, main: Some(main), others: Vec::new(), settled: false }
    }

    /// The main move, if it may be made without being confirmed: the touches so far leave no question.
    #[must_use]
    pub fn decided(&self) -> Option<&Move<G>> {
        self.main.as_ref().filter(|_| self.settled)
    }

    /// All buttons, the main one first.
    pub fn moves(&self) -> impl Iterator<Item = &Move<G>> {
        self.main.iter().chain(&self.others)
    }
}

/// How something in hand is brought over the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// A mouse points there.
    Mouse,
    /// The keyboard's focus came there.
    Keys,
    /// It is dragged there, held by one of its squares.
    Hand {
        /// Which: column and row.
        grip: (u8, u8),
    },
}

/// A piece that is lifted to be dragged.
#[derive(Clone, Debug, PartialEq)]
pub struct Lift<G: Staged> {
    /// What is chosen by lifting it.
    pub draft: G::Draft,
    /// The symbol of the page that shows it under the pointer.
    pub symbol: String,
    /// Columns and rows of the board that it covers. How large one is says the board's `data-cell`.
    pub size: (u8, u8),
}
