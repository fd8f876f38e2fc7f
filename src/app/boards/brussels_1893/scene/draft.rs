//! What is chosen so far.

use super::Look;
use crate::app::boards::staged::Drafted;
use crate::games::brussels_1893::grid::Space;
use crate::games::brussels_1893::{Action, Brussels1893, Why};

/// What is chosen so far; nothing of it has happened yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Draft {
    /// Nothing.
    #[default]
    Nothing,
    /// A worker is to be put on a space, with so many francs.
    Space {
        /// The space.
        space: Space,
        /// Francs.
        stake: u8,
    },
    /// Any other decision: one touch, one action.
    Chosen(Action),
}

impl Draft {
    /// The action that it stands for.
    #[must_use]
    pub const fn action(self) -> Option<Action> {
        match self {
            Self::Nothing => None,
            Self::Space { space, stake } => Some(Action::Place { space, stake }),
            Self::Chosen(action) => Some(action),
        }
    }
}

impl Drafted<Brussels1893> for Draft {
    fn fitting(look: &Look<'_>) -> Self {
        let fits = |draft: Self| draft.action().is_some_and(|action| look.allows(action));
        match look.draft {
            draft if fits(draft) => draft,
            Self::Space { space, .. } if fits(Self::Space { space, stake: 1 }) => {
                Self::Space { space, stake: 1 }
            }
            _ => Self::Nothing,
        }
    }

    fn of(_look: &Look<'_>, action: Action, _then: &[Action]) -> Self {
        match action {
            Action::Pass | Action::Decline | Action::Settle => Self::Nothing,
            Action::Place { space, stake } => Self::Space { space, stake },
            chosen => Self::Chosen(chosen),
        }
    }
}

impl Look<'_> {
    /// The action that is ready: what is chosen, or what suggests itself where nothing is.
    pub(super) fn planned(&self) -> Option<Action> {
        let itself = || match self.due() {
            Some(Why::Jokers { most }) => Some(Action::Jokers(most)),
            Some(Why::Card(_)) => Some(Action::Card),
            _ => None,
        };
        self.draft.action().or_else(itself).filter(|action| self.allows(*action))
    }
}
