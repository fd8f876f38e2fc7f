//! Memos and effects that are compiled once for each kind of thing they make, and not anew for every closure that makes it: what
//! is around the closure is larger than most closures are. And signals that tell nobody of what is no change.

use leptos::prelude::*;

/// A memo of what `make` makes.
pub fn derived<T: PartialEq + Send + Sync + 'static>(
    make: impl Fn() -> T + Send + Sync + 'static,
) -> Memo<T> {
    boxed(Box::new(make))
}

#[inline(never)]
fn boxed<T: PartialEq + Send + Sync + 'static>(make: Box<dyn Fn() -> T + Send + Sync>) -> Memo<T> {
    Memo::new(move |_| make())
}

/// Does something, and does it again whenever anything changes that it has read.
pub fn effect(act: impl FnMut() + 'static) {
    boxed_effect(Box::new(act));
}

#[inline(never)]
fn boxed_effect(mut act: Box<dyn FnMut()>) {
    Effect::new(move |_| act());
}

/// Sets a signal to this, where it holds something else. Says whether it did.
pub fn set_to<T: PartialEq + Clone + Send + Sync + 'static>(signal: RwSignal<T>, now: &T) -> bool {
    let differs = signal.with_untracked(|before| before != now);
    if differs {
        signal.set(now.clone());
    }
    differs
}
