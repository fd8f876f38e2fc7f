//! A game as it is stored and handed on.

use super::object::{Kept, Summary};
use super::play::GameSession;
use super::replay::{summarise, summary_of};
use super::tabled::Tabled;
use crate::app::players::Party;
use crate::app::puzzle;
use crate::app::words::Language;
use crate::engine::{Record, Seed};
use leptos::prelude::*;

impl<G: Tabled> GameSession<G> {
    /// What lies beside a copy that goes on after so many steps.
    fn party_then(&self, steps: usize) -> Party {
        let party = self.party();
        let before = |marked: &[u32]| marked.iter().copied().filter(|at| (*at as usize) < steps).collect();
        Party { joined: before(&party.joined), unasked: before(&party.unasked), ..party.again() }
    }
}

impl<G: Tabled> Kept for GameSession<G> {
    fn rematch(&self, language: Language) -> Result<Summary, String> {
        let setup = self.timeline.read_untracked().setup().clone();
        let mut record = Record::<G>::new(setup, Seed(getrandom::u64().unwrap_or_default()));
        record.table = self.desk.party.read_untracked().again().to_value();
        summarise::<G>(&record.to_text(), language)
    }

    fn copy_from(&self, steps: usize, language: Language) -> Result<Summary, String> {
        let mut record = self.timeline.read_untracked().record_at(steps);
        record.table = self.party_then(steps).to_value();
        summarise::<G>(&record.to_text(), language)
    }

    fn puzzle(&self, steps: usize) -> Option<String> {
        let posed = puzzle::pose(&self.timeline.read_untracked(), steps, &self.desk.party.read_untracked());
        posed.map(|record| record.to_text())
    }

    fn text(&self) -> String {
        self.record().to_text()
    }

    fn json(&self) -> String {
        self.record().to_json()
    }

    fn summary(&self) -> Summary {
        summary_of(&self.timeline.read(), self.party(), self.text())
    }
}
