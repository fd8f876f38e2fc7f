//! What happens later, and who it happens to.
//!
//! A timer, the answer of the storage, a touch on a sentence that stays: all of them may come when the room that asked
//! is gone, and its signals with it. So nobody here waits for anything without saying for whom: for a component, as
//! long as it [`Stay`]s; for the page ([`on_page`]), which lasts; or for elements alone ([`later`], [`next_frame`]),
//! which may be off the page by then without harm. `tests/rooms.rs` holds every room to it.

use leptos::ev::EventDescriptor;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::convert::FromWasmAbi;

/// The time by the page's clock, in milliseconds since 1970.
#[must_use]
pub fn now() -> f64 {
    js_sys::Date::now()
}

/// As long as the component in which it was made; afterwards nothing that waits for it happens any more.
#[derive(Clone, Copy, Debug)]
pub struct Stay(StoredValue<()>);

impl Stay {
    /// As long as the component that calls.
    #[must_use]
    pub fn here() -> Self {
        Self(StoredValue::new(()))
    }

    /// Whether the component is still there.
    #[must_use]
    pub fn lasts(self) -> bool {
        !self.0.is_disposed()
    }

    /// Does something after a time.
    pub fn after(self, wait: Duration, act: impl FnOnce() + 'static) {
        later(wait, self.guarded(act));
    }

    /// Does something with the next frame, when what was just changed is on the page.
    pub fn next_frame(self, act: impl FnOnce() + 'static) {
        next_frame(self.guarded(act));
    }

    /// Does something once what was just changed is on the screen: what nobody sees or hears in that frame.
    pub fn after_paint(self, act: impl FnOnce() + 'static) {
        after_paint(self.guarded(act));
    }

    /// Hears an event while the component is there. A browser tells an element of its going, too: that it loses the focus,
    /// the pointer or the finger on it, and dialogs that they close; by then the signals of its component are gone.
    pub fn hears<E>(self, mut hear: impl FnMut(E) + 'static) -> impl FnMut(E) + 'static {
        move |event| {
            if self.lasts() {
                hear(event);
            }
        }
    }

    fn guarded(self, act: impl FnOnce() + 'static) -> impl FnOnce() + 'static {
        move || {
            if self.lasts() {
                act();
            }
        }
    }

    /// Asks something that takes its time. The question is carried through in any case, so that what is being stored gets
    /// stored; the answer is heard while somebody is there to hear it.
    pub fn ask<T: 'static>(
        self,
        question: impl Future<Output = T> + 'static,
        hear: impl FnOnce(T) + 'static,
    ) {
        spawn_local(async move {
            let answer = question.await;
            if self.lasts() {
                hear(answer);
            }
        });
    }
}

/// What happens after a time, unless it is called off before, or the component in which it was set has gone.
#[derive(Clone, Copy, Debug)]
pub struct Alarm(StoredValue<Option<TimeoutHandle>>);

impl Alarm {
    /// Nothing is to happen yet.
    #[must_use]
    pub fn here() -> Self {
        let alarm = Self(StoredValue::new(None));
        on_cleanup(move || alarm.stop());
        alarm
    }

    /// Does something after a time, and not what was to happen before.
    pub fn set(self, wait: Duration, act: impl FnOnce() + 'static) {
        self.stop();
        self.0.set_value(set_timeout_with_handle(act, wait).ok());
    }

    /// Nothing is to happen any more.
    pub fn stop(self) {
        if let Some(handle) = self.0.try_update_value(Option::take).flatten() {
            handle.clear();
        }
    }
}

/// What happens once while the component is there, however often it is asked for: a button that leads away is touched
/// twice before the next room has come.
#[derive(Clone, Copy, Debug)]
pub struct Once(StoredValue<bool>);

impl Once {
    /// It has not happened yet.
    #[must_use]
    pub fn here() -> Self {
        Self(StoredValue::new(false))
    }

    /// Whether this is the first time. Nothing is where the component has gone.
    #[must_use]
    pub fn is_first(self) -> bool {
        self.0.try_update_value(|done| !std::mem::replace(done, true)).unwrap_or(false)
    }
}

/// Does something that takes its time and belongs to the page, such as storing a game: it goes on whoever leaves, and
/// touches no signal of a room.
pub fn on_page(work: impl Future<Output = ()> + 'static) {
    spawn_local(work);
}

/// Does something after a time that touches elements, or what lasts as long as the page.
pub fn later(wait: Duration, act: impl FnOnce() + 'static) {
    set_timeout(act, wait);
}

/// Does something with the next frame that touches elements alone.
pub fn next_frame(act: impl FnOnce() + 'static) {
    request_animation_frame(act);
}

/// How long a frame is awaited, in milliseconds: a page that is not in sight has none.
const FRAMELESS: u64 = 120;

/// Does something once what was just changed is on the screen, that touches elements, or what lasts as long as the page.
pub fn after_paint(act: impl FnOnce() + 'static) {
    let act = Rc::new(Cell::new(Some(act)));
    let late = Rc::clone(&act);
    next_frame(move || later(Duration::ZERO, move || come(&act)));
    later(Duration::from_millis(FRAMELESS), move || come(&late));
}

/// Does what waited for the screen, unless it was done before.
fn come(act: &Cell<Option<impl FnOnce()>>) {
    if let Some(act) = act.take() {
        MEASURES.take().into_iter().for_each(|measure| measure());
        act();
    }
}

thread_local! {
    /// What waits for the screen to ask it where things are.
    static MEASURES: RefCell<Vec<Box<dyn FnOnce()>>> = const { RefCell::new(Vec::new()) };
}

/// As [`after_paint`], for what asks where things are: it comes before anything that changes the page again, for then the browser
/// would have to lay it out to answer.
pub fn measure_after_paint(measure: impl FnOnce() + 'static) {
    MEASURES.with_borrow_mut(|all| all.push(Box::new(measure)));
    after_paint(|| ());
}

/// Listens to the window as long as the component that calls is there.
pub fn listen<E>(event: E, hear: impl Fn(E::EventType) + 'static)
where
    E: EventDescriptor + 'static,
    E::EventType: JsCast,
{
    let listener = window_event_listener(event, hear);
    on_cleanup(move || listener.remove());
}

/// As [`listen`], before anything on the page hears of it.
pub fn listen_first<E>(event: E, hear: impl Fn(E::EventType) + 'static)
where
    E: EventDescriptor + 'static,
    E::EventType: JsCast + FromWasmAbi,
{
    let hear = StoredValue::new_local(Closure::<dyn Fn(E::EventType)>::new(hear));
    let name = event.name();
    hear.with_value(|hear| {
        let _ =
            window().add_event_listener_with_callback_and_bool(&name, hear.as_ref().unchecked_ref(), true);
    });
    // It is still there: what a component holds goes after this.
    on_cleanup(move || {
        hear.try_with_value(|hear| {
            let hear = hear.as_ref().unchecked_ref();
            window().remove_event_listener_with_callback_and_bool(&name, hear, true)
        });
    });
}
