//! Going back and forth in a game, and on where there is no choice.

use super::object::Travel;
use super::play::GameSession;
use super::tabled::Tabled;
use crate::engine::{Turn, UndoNotice};
use leptos::prelude::*;

impl<G: Tabled> Travel for GameSession<G> {
    fn undo_target(&self) -> Option<usize> {
        let timeline = self.timeline.read();
        timeline
            .steps()
            .iter()
            .rposition(|step| !step.forced && !step.joined && !self.desk.is_computer(step.seat))
    }

    fn redo_target(&self) -> Option<usize> {
        let timeline = self.timeline.read();
        let mut target = timeline.redo_target()?;
        while target < timeline.kept() {
            match G::turn(timeline.seek(target)) {
                Turn::Of(seat) if self.desk.is_computer(seat) => target += 1,
                _ => break,
            }
        }
        Some(target)
    }

    fn turn_start(&self) -> Option<usize> {
        self.timeline.read().turn_start()
    }

    fn undo_notice(&self, target: usize) -> UndoNotice {
        self.timeline.read().undo_notice(target, |seat| !self.desk.is_computer(seat))
    }

    fn go(&self, target: usize) {
        self.desk.look_at_now();
        // Who goes back to a question wants to be asked it.
        let asked = {
            let timeline = self.timeline.read_untracked();
            let there = timeline.seek(target);
            G::standing(there).and(G::turn(there).seat())
        };
        if let Some(seat) = asked {
            self.desk.ask_again(seat);
        }
        self.handles().change(|timeline| timeline.go(target));
    }

    fn play_forced(&self) -> bool {
        let forced = G::forced(self.timeline.read_untracked().state());
        forced.is_some_and(|action| self.act(vec![action]).is_ok())
    }

    fn is_forced(&self) -> bool {
        G::forced(self.timeline.read().state()).is_some()
    }
}
