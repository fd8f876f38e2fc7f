//! A part of the scene that something on the board follows.
//!
//! Whatever a signal does is compiled anew for every kind of thing that it can hold, and boards follow some forty kinds a game: a
//! sixth of a game's bytes. So all parts are held alike, and only whoever reads one knows what it is.

use leptos::prelude::*;
use std::any::Any;
use std::marker::PhantomData;
use std::sync::Arc;

/// Something that a part is now.
pub(super) type Held = Arc<dyn Any + Send + Sync>;

/// What a part is after another scene, if it is something else than it was.
pub(super) type Next<S> = Box<dyn Fn(&S, &Held) -> Option<Held> + Send + Sync>;

/// A part of the scene: a signal of something.
pub struct Part<T> {
    held: RwSignal<Held>,
    of: PhantomData<fn() -> T>,
}

impl<T> Clone for Part<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Part<T> {}

impl<T: PartialEq + Send + Sync + 'static> Part<T> {
    /// A part that is this, until somebody brings it up to date.
    #[must_use]
    pub fn new(first: T) -> Self {
        Self { held: hold(Arc::new(first)), of: PhantomData }
    }

    /// What brings it up to date: `of` tells what a scene makes of it, nothing where that leaves it as it is.
    pub(super) fn next<S>(of: impl Fn(&S) -> Option<T> + Send + Sync + 'static) -> Next<S> {
        Box::new(move |scene, before| {
            let now = of(scene)?;
            (*known::<T>(before) != now).then(|| Arc::new(now) as Held)
        })
    }
}

impl<T: 'static> Part<T> {
    /// What it is now; followed.
    pub fn with<U>(self, ask: impl FnOnce(&T) -> U) -> U {
        ask(known(&held(self.held)))
    }

    /// Is followed, whatever it is.
    pub fn track(self) {
        self.held.track();
    }

    /// The signal that it lies in.
    pub(super) fn signal(self) -> RwSignal<Held> {
        self.held
    }
}

impl<T: Clone + 'static> Part<T> {
    /// A copy of what it is now; followed.
    pub fn get(self) -> T {
        self.with(T::clone)
    }
}

/// What a part holds, as what it is: nothing else is ever put there.
fn known<T: 'static>(held: &Held) -> &T {
    held.downcast_ref().expect("a part stays of its kind")
}

// Compiled once for all games.

#[inline(never)]
fn hold(first: Held) -> RwSignal<Held> {
    RwSignal::new(first)
}

#[inline(never)]
fn held(signal: RwSignal<Held>) -> Held {
    signal.get()
}

/// Puts into a part what another scene makes of it; false once nobody follows it any more.
#[inline(never)]
pub(super) fn bring(signal: RwSignal<Held>, next: impl FnOnce(&Held) -> Option<Held>) -> bool {
    if signal.is_disposed() {
        return false;
    }
    if let Some(now) = next(&signal.get_untracked()) {
        signal.set(now);
    }
    true
}
