//! A sentence at the foot of the page about what was just done, with the way back.

use crate::app::browser;
use crate::app::rich::Icon;
use crate::app::stay;
use crate::app::words::{Language, Words, use_words};
use crate::{live, say};
use leptos::prelude::*;
use std::sync::Arc;
use std::time::Duration;

/// How long a sentence stays: long enough to read it twice; with a button, to reach that too.
const STAY: Duration = Duration::from_secs(6);
const STAY_WITH_BUTTON: Duration = Duration::from_secs(12);

/// The button of a [`Toast`].
#[derive(Clone)]
pub struct ToastAction {
    /// What it does.
    pub label: String,
    /// Does it. The sentence outlives the room that said it, so this belongs to the page and touches nothing of a room.
    pub press: Arc<dyn Fn() + Send + Sync>,
}

/// A sentence about what was just done.
#[derive(Clone)]
pub struct Toast {
    /// The sentence.
    pub text: String,
    /// The way back, if there is one.
    pub action: Option<ToastAction>,
}

/// How many sentences lie on the shelf at once, as many as leave a phone's page to be seen; where all offer a way back, the oldest
/// makes room. Places that stay need less code on the home page than a list that grows.
const PLACES: usize = 3;

/// A sentence on the shelf, with its number among all that were shown.
type Shown = (u32, Toast);

/// Where sentences are put; the page has a [`ToastShelf`].
#[derive(Clone, Copy)]
pub struct Toasts {
    /// Of the page, and lasts as long; so do the others.
    number: StoredValue<u32>,
    places: [RwSignal<Option<Shown>>; PLACES],
}

impl Toasts {
    /// Shows a sentence in place of the one before; those that offer a way back stay until their time is over.
    pub fn show(self, toast: Toast) {
        let stay = if toast.action.is_some() { STAY_WITH_BUTTON } else { STAY };
        let number = self.number.get_value().wrapping_add(1);
        self.number.set_value(number);
        self.clear_words();
        // What is free comes before all numbers.
        let place = self.places.into_iter().min_by_key(|place| numbered(*place));
        if let Some(place) = place {
            place.set(Some((number, toast)));
        }
        stay::later(stay, move || self.expire(number));
    }

    /// Shows a sentence without a button.
    pub fn say(self, text: String) {
        self.show(Toast { text, action: None });
    }

    /// Puts a text on the clipboard, and says whether it is there.
    pub fn copy(self, text: String, words: Words) {
        stay::on_page(async move {
            let copied = browser::copy(text).await.is_ok();
            let language = words.untracked();
            let sentence =
                if copied { say!(language, table.copied) } else { say!(language, table.not_copied) };
            self.say(sentence.to_owned());
        });
    }

    /// Puts away the sentences that offer nothing.
    pub fn clear_words(self) {
        self.keep(|_, toast| toast.action.is_some());
    }

    /// Puts away all but these.
    fn keep(self, stays: impl Fn(u32, &Toast) -> bool) {
        for place in self.places {
            let goes = place
                .with_untracked(|shown| shown.as_ref().is_some_and(|(number, toast)| !stays(*number, toast)));
            if goes {
                place.set(None);
            }
        }
    }

    fn clear(self, number: u32) {
        self.keep(|other, _| other != number);
    }

    fn expire(self, number: u32) {
        let is_shown = self.places.into_iter().any(|place| numbered(place) == Some(number));
        // Somebody who is on its button has not finished with it, nor with those beside it.
        let in_use = document().query_selector(".toast:focus-within, .toast:hover").ok().flatten().is_some();
        if is_shown && in_use {
            stay::later(STAY, move || self.expire(number));
        } else {
            self.clear(number);
        }
    }
}

/// The number of what lies in a place.
fn numbered(place: RwSignal<Option<Shown>>) -> Option<u32> {
    place.with_untracked(|shown| shown.as_ref().map(|(number, _)| *number))
}

/// Makes the place that [`use_toasts`] finds. The page calls it once.
pub fn provide_toasts() {
    let places = std::array::from_fn(|_| RwSignal::new(None));
    provide_context(Toasts { number: StoredValue::new(0), places });
}

/// Where a component puts its sentences.
///
/// # Panics
/// Outside of the page, which provides it.
#[must_use]
pub fn use_toasts() -> Toasts {
    use_context().expect("the page provides a place for sentences before anything is shown")
}

/// The place where sentences appear; the page has one, below the rooms, so that a sentence outlives its room.
#[component]
pub fn ToastShelf() -> impl IntoView {
    let words = use_words();
    let toasts = use_toasts();
    Effect::new(move |before: Option<Language>| {
        let language = words.language();
        // A sentence does not stay behind in another language than its page.
        if before.is_some_and(|before| before != language) {
            toasts.keep(|_, _| false);
        }
        language
    });
    let toast = move |(number, Toast { text, action }): Shown| {
        let button = action.map(|ToastAction { label, press }| {
            let press = move |_| {
                toasts.clear(number);
                press();
            };
            view! { <button class="btn quiet" on:click=press>{label}</button> }
        });
        let close = move |_| toasts.clear(number);
        view! {
            // The latest is the lowest, wherever it found room.
            <div class="toast" style:order=number.to_string()>
                <p>{text}</p>
                {button}
                <button class="btn quiet only-icon" aria-label=live!(words, shell.close) on:click=close>
                    <Icon symbol="icon-close"/>
                </button>
            </div>
        }
    };
    view! {
        // Always on the page, so that a screen reader hears what comes into it.
        <div class="toast-shelf" role="status">
            {toasts.places.map(|place| move || place.get().map(toast))}
        </div>
    }
    .into_any()
}
