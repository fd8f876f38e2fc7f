//! The acts of the latest step, where it is told act by act.

use super::tabled::Tabled;
use crate::app::act::Act;
use crate::engine::{Timeline, Viewer};

/// The acts of the latest step, and which of them is shown.
#[derive(Clone)]
pub(super) struct Acts<G: Tabled> {
    all: Vec<Act<G>>,
    at: usize,
    /// Steps before those that they tell.
    from: usize,
}

impl<G: Tabled> Default for Acts<G> {
    fn default() -> Self {
        Self { all: Vec::new(), at: 0, from: 0 }
    }
}

impl<G: Tabled> Acts<G> {
    /// The acts of the steps from one on, as a viewer follows them.
    pub(super) fn of(timeline: &Timeline<G>, from: usize, viewer: Viewer) -> Self {
        let steps = timeline.steps().get(from..).unwrap_or_default();
        let told = (from..).zip(steps).flat_map(|(at, step)| {
            G::acts(timeline.components(), &|| G::view(timeline.seek(at), viewer), step.action)
        });
        Self { all: told.collect(), at: 0, from }
    }

    /// The next one is shown, or none any more.
    pub(super) fn turn(&mut self) {
        self.at += 1;
    }

    /// None is shown any more.
    pub(super) fn end(&mut self) {
        self.at = self.all.len();
    }

    /// The last of them, if they tell the step that came after so many.
    pub(super) fn last_after(&self, steps: usize) -> Option<&Act<G>> {
        self.all.last().filter(|_| self.from == steps)
    }

    /// The one that is shown; none once the position itself is.
    pub(super) fn shown(&self) -> Option<&Act<G>> {
        self.all.get(self.at)
    }

    /// What has happened in those that were shown, the present one among them.
    pub(super) fn told(&self) -> impl Iterator<Item = &G::Event> {
        self.all.iter().take(self.at + 1).flat_map(|act| &act.events)
    }

    /// Steps that were told before them; none once the position itself is shown.
    pub(super) fn before(&self) -> Option<usize> {
        (self.left() > 0).then_some(self.from)
    }

    /// How many are left to be told, the present one among them.
    pub(super) fn left(&self) -> usize {
        self.all.len().saturating_sub(self.at)
    }
}
