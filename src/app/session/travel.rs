//! Going back and forth in a game, and on where there is no choice.

use super::object::Travel;
use super::play::GameSession;
use super::sight::is_covered;
use super::tabled::Tabled;
use crate::app::players::UndoPolicy;
use crate::engine::UndoNotice;
use leptos::prelude::*;

impl<G: Tabled> Travel for GameSession<G> {
    fn undo_target(&self) -> Option<usize> {
        self.timeline.read().undo_to(|seat| !self.desk.is_computer(seat))
    }

    fn redo_target(&self) -> Option<usize> {
        self.timeline.read().redo_to(|seat| !self.desk.is_computer(seat))
    }

    fn turn_start(&self) -> Option<usize> {
        // A computer restarts nothing.
        let timeline = self.timeline.read();
        let decides = timeline.turn().seat().is_some_and(|seat| !self.desk.is_computer(seat));
        timeline.turn_start().filter(|_| decides)
    }

    fn undo_notice(&self, target: usize) -> UndoNotice {
        let timeline = self.timeline.read();
        let counts = |seat| !self.desk.is_computer(seat);
        let notice = timeline.undo_notice(target, counts);
        // Whoever is called has not come yet: it is the one before who takes back.
        let waits = self.desk.lingers.get().is_some() || is_covered(self.desk, &timeline);
        let own = notice.other_seat && waits && timeline.is_one_seats(target, counts);
        // A computer does not mind, but what it answered to is no longer the open turn, which is all that is taken back strictly.
        let answered =
            self.desk.party.read().undo == UndoPolicy::Strict && !timeline.is_one_seats(target, |_| true);
        UndoNotice { other_seat: notice.other_seat && !own || answered, ..notice }
    }

    fn go(&self, target: usize) {
        self.desk.look_at_now();
        self.ask_again(target);
        self.handles().change(|timeline| timeline.go(target));
    }

    fn play_forced(&self) -> bool {
        let (forced, kept, head) = {
            let timeline = self.timeline.read_untracked();
            (G::forced(timeline.state()), timeline.next_kept(), timeline.head())
        };
        let Some(action) = forced else { return false };
        if kept == Some(action) {
            // What follows can still be done again.
            self.go(head + 1);
            return true;
        }
        self.act(vec![action]).is_ok()
    }

    fn is_forced(&self) -> bool {
        G::forced(self.timeline.read().state()).is_some()
    }
}

impl<G: Tabled> GameSession<G> {
    /// Who goes back to a question, or to before it was answered once and for all, wants to be asked it.
    fn ask_again(&self, target: usize) {
        let timeline = self.timeline.read_untracked();
        let there = timeline.seek(target);
        let due = G::standing(there).and(G::turn(there).seat());
        let taken_back = timeline
            .steps()
            .iter()
            .enumerate()
            .skip(target)
            .filter(|(at, step)| !step.forced && G::standing(timeline.seek(*at)) == Some(step.action));
        for seat in due.into_iter().chain(taken_back.map(|(_, step)| step.seat)) {
            self.desk.ask_again(seat);
        }
    }
}
