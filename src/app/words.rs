//! The words of the app in the current language.
//!
//! Keys and their arguments are types made from `locales/` by the build; [`say!`](crate::say) puts one sentence
//! together, [`live!`](crate::live) keeps it right when the language changes.

use leptos::prelude::*;
use std::cell::Cell;

#[allow(missing_docs, unused, clippy::all, clippy::pedantic)]
mod generated {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}
#[doc(hidden)]
pub use generated::i18n as keys;
pub use generated::i18n::Locale as Language;

/// Every language with its own name for itself, the default first.
pub const LANGUAGES: [(Language, &str); 3] =
    [(Language::en, "English"), (Language::zh_Hant, "繁體中文"), (Language::zh_Hans, "简体中文")];

/// A sentence in a language: `say!(language, table.turn_of, name = "Ada")`.
///
/// A key without arguments gives a `&'static str`, one with arguments a `String`. Arguments are anything that
/// displays itself; pass strings where it makes no difference, which keeps the page small. `count` is a whole number
/// and chooses the plural form.
#[macro_export]
macro_rules! say {
    ($language:expr, $($key:tt)*) => {{
        #[allow(unused_imports)]
        use $crate::app::words::keys::*;
        leptos_i18n::td_string!($language, $($key)*)
    }};
}

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

/// The tag in `lang` attributes.
#[must_use]
pub const fn tag(language: Language) -> &'static str {
    match language {
        Language::en => "en",
        Language::zh_Hant => "zh-Hant",
        Language::zh_Hans => "zh-Hans",
    }
}

/// The language of a tag as written by [`tag`].
#[must_use]
pub fn from_tag(found: &str) -> Option<Language> {
    LANGUAGES.into_iter().map(|(language, _)| language).find(|language| tag(*language) == found)
}

/// The first of the browser's languages that we speak.
#[must_use]
pub fn of_browser() -> Language {
    let tags = window().navigator().languages();
    tags.iter().filter_map(|found| found.as_string()).find_map(|found| nearest(&found)).unwrap_or_default()
}

fn nearest(found: &str) -> Option<Language> {
    let found = found.to_ascii_lowercase();
    let mut parts = found.split('-');
    match parts.next() {
        Some("en") => Some(Language::en),
        Some("zh") => {
            let traditional = parts.any(|part| matches!(part, "hant" | "tw" | "hk" | "mo"));
            Some(if traditional && !found.contains("hans") { Language::zh_Hant } else { Language::zh_Hans })
        }
        _ => None,
    }
}

thread_local! {
    static CURRENT: Cell<Language> = const { Cell::new(Language::en) };
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
