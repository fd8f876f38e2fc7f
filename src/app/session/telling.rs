//! A step is told act by act: the board shows what was known then, nobody decides, and the position itself waits.

use super::acts::Acts;
use super::object::Telling;
use super::play::GameSession;
use super::tabled::Tabled;
use crate::app::words::Language;
use leptos::prelude::*;

impl<G: Tabled> Telling for GameSession<G> {
    fn acts_left(&self) -> usize {
        self.acts.with(Acts::left)
    }

    fn steps_told(&self) -> usize {
        let before = self.acts.with(Acts::before);
        before.unwrap_or_else(|| self.timeline.read().head())
    }

    fn act_told(&self, language: Language) -> String {
        self.speak(language, |_, speech| {
            let said = |acts: &Acts<G>| G::event(acts.shown()?.event()?, speech);
            self.acts.with(said).unwrap_or_default()
        })
    }

    fn next_act(&self) {
        self.handles().next_act();
    }

    fn end_acts(&self) {
        self.handles().end_acts();
    }
}
