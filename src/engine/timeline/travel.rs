//! Going back and forth: undo, redo, restarting a turn, and what is lost by it.

use super::{Step, Timeline, UndoNotice};
use crate::engine::{Game, Seat, Turn};

impl<G: Game> Timeline<G> {
    /// Where one undo leads: the position before the latest free decision, with everything joined to it.
    #[must_use]
    pub fn undo_target(&self) -> Option<usize> {
        self.undo_to(|_| true)
    }

    /// The same where steps of seats that `decides` leaves out (computer players) are passed over, too.
    pub fn undo_to(&self, decides: impl Fn(Seat) -> bool) -> Option<usize> {
        self.steps().iter().rposition(|step| step.is_decision(&decides))
    }

    /// Where one redo leads: on to the next free decision, or to the end of what is kept.
    #[must_use]
    pub fn redo_target(&self) -> Option<usize> {
        self.redo_to(|_| true)
    }

    /// The same where steps of seats that `decides` leaves out (computer players) are passed over, too.
    pub fn redo_to(&self, decides: impl Fn(Seat) -> bool) -> Option<usize> {
        let (_, ahead) = self.steps[self.head..].split_first()?;
        let passed = ahead.iter().take_while(|step| !step.is_decision(&decides)).count();
        Some(self.head + 1 + passed)
    }

    /// The action that one step forward would do again.
    #[must_use]
    pub fn next_kept(&self) -> Option<G::Action> {
        self.steps.get(self.head).map(|step| step.action)
    }

    /// Steps at the end of those played that the seat's turn is made of so far: of its own turn all, of another's turn
    /// those that it took without a break.
    pub(super) fn open_steps(&self, seat: Seat) -> usize {
        let turn = self.turn_at(self.head);
        let of_turn = self.steps().iter().rev().take_while(|step| step.turn == turn);
        if turn.owner == seat {
            of_turn.count()
        } else if self.turn() == Turn::Of(seat) {
            of_turn.take_while(|step| step.seat == seat).count()
        } else {
            0
        }
    }

    /// Where restarting the turn leads: to its beginning, for the seat whose turn it is; for a seat that decides
    /// something in another's turn, before the first of its decisions that nobody else's interrupted. `None` when the
    /// seat to move has decided nothing yet.
    #[must_use]
    pub fn turn_start(&self) -> Option<usize> {
        let seat = self.turn().seat()?;
        let open = &self.steps()[self.head - self.open_steps(seat)..];
        open.iter().any(|step| step.seat == seat).then_some(self.head - open.len())
    }

    /// What going back to `target` would take back beyond the open decisions of the seat to move. Judged wherever the
    /// history stands: what was revealed on the way from `target` to the head is known, however often one went back
    /// and forth. Decisions of seats that `counts` leaves out (computer players, to whom nothing is lost) are nobody's.
    #[must_use]
    pub fn undo_notice(&self, target: usize, counts: impl Fn(Seat) -> bool) -> UndoNotice {
        let deciders = || self.deciders_since(target, &counts);
        // While a seat that does not count decides, or once the game is over, it is still the move of who moved last.
        let now = self.turn().seat().filter(|seat| counts(*seat)).or_else(|| deciders().next_back());
        UndoNotice {
            reveals: self.undone(target).iter().any(Step::reveals),
            other_seat: deciders().any(|seat| Some(seat) != now),
        }
    }

    /// Whether all decisions since `target` were one seat's, of those that `counts` names.
    #[must_use]
    pub fn is_one_seats(&self, target: usize, counts: impl Fn(Seat) -> bool) -> bool {
        let mut deciders = self.deciders_since(target, &counts);
        let first = deciders.next();
        deciders.all(|seat| Some(seat) == first)
    }

    /// The steps that going back to `target` takes back.
    fn undone(&self, target: usize) -> &[Step<G>] {
        &self.steps[target.min(self.head)..self.head]
    }

    /// Who decided something since `target`, of those that `counts` names.
    fn deciders_since(
        &self,
        target: usize,
        counts: impl Fn(Seat) -> bool,
    ) -> impl DoubleEndedIterator<Item = Seat> {
        self.undone(target)
            .iter()
            .filter(|step| !step.forced)
            .map(|step| step.seat)
            .filter(move |seat| counts(*seat))
    }

    /// Moves the head back or forward among the steps that are kept. What lies beyond can be redone.
    pub fn go(&mut self, played: usize) {
        self.head = played.min(self.steps.len());
    }
}
