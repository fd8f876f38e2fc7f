//! The current language, on the page.

use super::{Language, nearest};
use leptos::prelude::*;
use std::cell::Cell;

/// A sentence without arguments that follows the language: a closure for a view, `live!(words, shell.rules)`.
#[macro_export]
macro_rules! live {
    ($words:expr, $($key:tt)*) => {
        $words.line(|language| $crate::say!(language, $($key)*))
    };
}

/// As [`live!`](crate::live), as a signal for a property of a component.
#[macro_export]
macro_rules! live_signal {
    ($words:expr, $($key:tt)*) => {
        $words.line_signal(|language| $crate::say!(language, $($key)*))
    };
}

/// Puts a sentence without arguments together in a language.
pub type Line = fn(Language) -> &'static str;

/// The current language, as a signal.
#[derive(Clone, Copy, Debug)]
pub struct Words(Signal<Language>);

impl Words {
    /// The words that follow a language.
    #[must_use]
    pub const fn new(language: Signal<Language>) -> Self {
        Self(language)
    }

    /// The current language; whoever asks inside a view is asked again when it changes.
    #[must_use]
    pub fn language(self) -> Language {
        self.0.get()
    }

    /// A sentence that follows the language. All of them are of one type, so that the page carries the code that
    /// shows one of them once, not once a sentence.
    pub fn line(self, line: Line) -> impl Fn() -> &'static str + Copy + Send + Sync + 'static {
        move || line(self.language())
    }

    /// As [`line`](Self::line), as a signal.
    #[must_use]
    pub fn line_signal(self, line: Line) -> Signal<String> {
        Signal::derive(move || line(self.language()).to_owned())
    }

    /// The current language, once.
    #[must_use]
    pub fn untracked(self) -> Language {
        self.0.get_untracked()
    }
}

/// The words of the page around a component.
///
/// # Panics
/// Outside of the page, which provides them.
#[must_use]
pub fn use_words() -> Words {
    use_context().expect("the page provides its words before anything is shown")
}

/// The first of the browser's languages that we speak.
#[must_use]
pub fn of_browser() -> Language {
    let tags = window().navigator().languages();
    tags.iter().filter_map(|found| found.as_string()).find_map(|found| nearest(&found)).unwrap_or_default()
}

thread_local! {
    static CURRENT: Cell<Language> = const { Cell::new(Language::English) };
}

/// The language shown last, for places that no signal reaches any more (see [`crash`](super::crash)).
#[must_use]
pub fn current() -> Language {
    CURRENT.get()
}

/// Keeps [`current`] right.
pub fn set_current(language: Language) {
    CURRENT.set(language);
}
