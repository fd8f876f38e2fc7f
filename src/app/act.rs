//! A change of the position that is told in acts, where eyes could not follow it at once.

use crate::engine::Game;

/// What was known after a part of a step, and what had happened in that part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Act<G: Game> {
    /// What the viewer knew then.
    pub view: G::View,
    /// What happened since the act before.
    pub events: Vec<G::Event>,
    /// Which of them the act is about.
    pub about: usize,
}

impl<G: Game> Act<G> {
    /// What the act is about.
    #[must_use]
    pub fn event(&self) -> Option<&G::Event> {
        self.events.get(self.about)
    }
}
