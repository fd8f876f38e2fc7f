//! What speaks for a move, as values that become words.

use super::super::state::State;
use super::super::Action;
use serde::{Deserialize, Serialize};

/// Something that speaks for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reason {
    /// Nothing else is possible.
    OnlyMove,
}

pub(super) fn reasons(_state: &State, _action: &Action) -> Vec<Reason> {
    vec![Reason::OnlyMove]
}
