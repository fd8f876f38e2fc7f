//! What a viewer may know: what lies open, and no more (RULES.md, What is hidden).

use super::action::Action;
use super::components::Components;
use super::hidden::Hidden;
use super::refusal::Refusal;
use super::rules;
use super::state::State;
use super::table::Table;
use crate::engine::Rng;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// All that anybody may know: everybody sees the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The table.
    pub table: Table,
}

impl View {
    /// Whether the seat to move may do this now.
    ///
    /// # Errors
    /// The rule it would break.
    pub fn check(&self, components: &Components, action: Action) -> Result<(), Refusal> {
        rules::check(components, &self.table, action)
    }

    /// Everything that the seat to move may do now.
    #[must_use]
    pub fn actions(&self, components: &Components) -> Vec<Action> {
        let mut found = Vec::new();
        rules::actions(components, &self.table, &mut found);
        found
    }

    pub(super) fn imagine(&self, components: &Arc<Components>, rng: &mut Rng) -> State {
        let hidden = Hidden::imagined(components, &self.table, rng);
        State { components: Arc::clone(components), table: self.table, hidden }
    }
}
