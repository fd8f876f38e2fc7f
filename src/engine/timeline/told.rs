//! What somebody has been told, and may know now, of what was played.

use super::Timeline;
use crate::engine::{Event as _, Game, Seat, Viewer};

impl<G: Game> Timeline<G> {
    /// Number of steps played when this seat's latest decision before its present turn was made: what came later is
    /// new to it. A turn of several decisions counts as one, also when others decide something in it; a seat that
    /// decides in another's turn has seen what came before its latest decisions there.
    #[must_use]
    pub fn last_seen_by(&self, seat: Seat) -> usize {
        let before = &self.steps()[..self.head - self.open_steps(seat)];
        before.iter().rposition(|step| step.seat == seat && !step.forced).map_or(0, |at| at + 1)
    }

    /// Number of steps played when this seat made its latest decision, in its present turn or before.
    #[must_use]
    pub fn latest_decision_of(&self, seat: Seat) -> usize {
        self.steps().iter().rposition(|step| step.seat == seat && !step.forced).map_or(0, |at| at + 1)
    }

    /// What a viewer was told as it happened, from the step with this number (from 0) on.
    pub fn told(&self, from: usize, viewer: Viewer) -> impl Iterator<Item = (usize, &G::Event)> {
        let steps = self.steps().iter().enumerate().skip(from);
        let events = steps.flat_map(|(at, step)| step.events.iter().map(move |event| (at, event)));
        events.filter(move |(_, event)| event.audience().includes(viewer))
    }

    /// What a viewer may be told now of the step with this number (from 0), in order ([`Game::recount`]). A reader who
    /// was last told something when `seen` steps were played learns what came later as it happened.
    pub fn recount(&self, at: usize, viewer: Viewer, seen: usize) -> impl Iterator<Item = G::Event> {
        let step = self.steps().get(at);
        step.into_iter().flat_map(move |step| {
            step.events.iter().filter_map(move |event| {
                if at < seen {
                    G::recount(event, viewer, &step.after, self.state())
                } else {
                    event.audience().includes(viewer).then(|| event.clone())
                }
            })
        })
    }

    /// What a viewer may see now of the position after `played` steps ([`Game::look_back`]), with `seen` as for
    /// [`recount`](Self::recount).
    #[must_use]
    pub fn look_back(&self, played: usize, viewer: Viewer, seen: usize) -> G::View {
        let then = self.seek(played);
        G::look_back(then, viewer, if played < seen { self.state() } else { then })
    }
}
