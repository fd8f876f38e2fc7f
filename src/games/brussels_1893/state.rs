//! The position: what lies open, and what does not.

use super::components::Components;
use super::hidden::Hidden;
use super::table::Table;
use std::sync::Arc;

/// The position.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub(super) components: Arc<Components>,
    pub(super) table: Table,
    pub(super) hidden: Hidden,
}

impl State {
    /// The box in play.
    #[must_use]
    pub fn components(&self) -> &Components {
        &self.components
    }

    /// What everybody may see.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }
}
