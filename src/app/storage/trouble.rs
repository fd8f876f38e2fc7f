//! What is wrong with storing, as the page says it.

use js_sys::Reflect;
use leptos::prelude::*;
use std::cell::Cell;

/// What is wrong with storing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The browser refuses (a private window, blocked site data).
    Refused,
    /// No room is left.
    Full,
}

impl From<idb::Error> for Trouble {
    fn from(error: idb::Error) -> Self {
        let thrown = match error {
            idb::Error::DomException(thrown) => thrown.into(),
            idb::Error::UpdateFailed(thrown) => thrown,
            _ => return Self::Refused,
        };
        let name = Reflect::get(&thrown, &"name".into()).ok().and_then(|name| name.as_string());
        if name.as_deref() == Some("QuotaExceededError") { Self::Full } else { Self::Refused }
    }
}

thread_local! {
    static TROUBLE: Cell<Option<RwSignal<Option<Trouble>>>> = const { Cell::new(None) };
    /// What was put away of it.
    static HUSHED: Cell<Option<Trouble>> = const { Cell::new(None) };
}

/// Makes the signal behind [`trouble`], which belongs to the page.
pub fn provide() {
    TROUBLE.set(Some(RwSignal::new(None)));
}

/// What is wrong with storing, until it is put away; a signal of the page.
#[must_use]
pub fn trouble() -> Option<RwSignal<Option<Trouble>>> {
    TROUBLE.get()
}

/// What was said of it is put away, and not said again until something could be stored.
pub fn hush() {
    if let Some(signal) = TROUBLE.get() {
        HUSHED.set(signal.get_untracked());
        signal.set(None);
    }
}

/// Says on the page what is wrong with storing.
pub fn complain(trouble: Trouble) {
    if HUSHED.get() != Some(trouble)
        && let Some(signal) = TROUBLE.get()
    {
        signal.set(Some(trouble));
    }
}

/// Something could be stored: what was put away may be said again.
pub fn listen_again() {
    HUSHED.set(None);
}

/// Nothing is left to complain of.
pub fn settle() {
    if let Some(trouble) = TROUBLE.get().filter(|trouble| trouble.with_untracked(Option::is_some)) {
        trouble.set(None);
    }
}
