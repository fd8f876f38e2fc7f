//! Whether the computer players' workers answer. While they do not the page decides in their place, at the fast level, and asks them
//! again after some decisions: a tablet that slept, or a line that was down for a moment, costs strength for that long and no longer.

use leptos::prelude::*;

/// Decisions of the page after a first failure before the workers are asked again; twice as many after each further one.
const REST: u32 = 4;

/// Failures after which that grows no more.
const MOST_DOUBLINGS: u32 = 4;

/// What is known of it, as a handle.
#[derive(Clone, Copy)]
pub struct Absence {
    noted: RwSignal<bool>,
    failures: StoredValue<u32>,
    /// Decisions that are still the page's.
    left: StoredValue<u32>,
}

impl Absence {
    /// Nobody has failed yet. It belongs to the component that calls.
    #[must_use]
    pub fn none() -> Self {
        Self { noted: RwSignal::new(false), failures: StoredValue::new(0), left: StoredValue::new(0) }
    }

    /// Whether the workers did not answer when they were asked last.
    #[must_use]
    pub fn is_noted(self) -> bool {
        self.noted.get()
    }

    /// Whether the page makes the decision that is due. Each that it makes so is counted.
    #[must_use]
    pub fn takes_over(self) -> bool {
        let left = self.left.get_value();
        self.left.set_value(left.saturating_sub(1));
        left > 0
    }

    /// The workers were asked, and answered or not.
    pub fn note(self, answered: bool) {
        let failures = if answered { 0 } else { self.failures.get_value() + 1 };
        self.failures.set_value(failures);
        let rest = |failures: u32| REST << failures.saturating_sub(1).min(MOST_DOUBLINGS);
        self.left.set_value(if answered { 0 } else { rest(failures) });
        if self.noted.get_untracked() == answered {
            self.noted.set(!answered);
        }
    }
}
