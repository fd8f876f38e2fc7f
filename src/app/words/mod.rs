//! The words of the app in the current language.
//!
//! Keys and their arguments are made from `locales/` by the build; [`say!`](crate::say) puts one sentence together, on the
//! page and in tests alike. On the page [`live!`](crate::live) keeps it right when the language changes.

use crate::say;

#[cfg(target_arch = "wasm32")]
mod current;
#[doc(hidden)]
pub mod text;

#[cfg(target_arch = "wasm32")]
pub use current::{Line, Words, current, of_browser, set_current, use_words};

/// The sentences, by the names of their files and keys.
#[doc(hidden)]
#[allow(missing_docs, non_camel_case_types, clippy::all, clippy::pedantic)]
pub mod keys {
    include!(concat!(env!("OUT_DIR"), "/words.rs"));
}

/// A language of the app.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Chinese in traditional characters.
    Traditional,
    /// Chinese in simplified characters.
    Simplified,
}

/// Every language with its own name for itself, the default first.
pub const LANGUAGES: [(Language, &str); 3] =
    [(Language::English, "English"), (Language::Traditional, "繁體中文"), (Language::Simplified, "简体中文")];

/// Names as a list: "Ada, Bruno and Mei".
#[must_use]
pub fn list(language: Language, names: &[String]) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [rest @ .., last] => {
            say!(language, table.and, first = rest.join(say!(language, table.comma)), last = last)
        }
    }
}

/// One sentence after another; what has no full stop gets one between it and the next.
pub fn sentences(language: Language, parts: impl IntoIterator<Item = String>) -> String {
    let mut words = String::new();
    for part in parts.into_iter().filter(|part| !part.is_empty()) {
        if !words.is_empty() {
            let stop = say!(language, boards.stop);
            words.push_str(if words.ends_with(stop.trim_end()) {
                &stop[stop.trim_end().len()..]
            } else {
                stop
            });
        }
        words.push_str(&part);
    }
    words
}

/// A sentence in a language: `say!(language, table.turn_of, name = "Ada")`.
///
/// A key without arguments gives a `&'static str`, one with arguments a `String`. A key or an argument that there is not
/// does not compile. Arguments are texts, owned or not, or numbers of things; `count` is a whole number and chooses the plural
/// form.
#[macro_export]
macro_rules! say {
    ($language:expr, $($key:ident).+ $(,)?) => {
        $crate::app::words::keys::$($key)::+($language)
    };
    ($language:expr, $($key:ident).+, $($name:ident $(= $value:expr)?),+ $(,)?) => {
        $crate::app::words::keys::$($key)::+ { $($name: $crate::argument!($name $(= $value)?)),+ }.say($language)
    };
}

/// An argument of [`say!`].
#[doc(hidden)]
#[macro_export]
macro_rules! argument {
    (count = $value:expr) => {
        $crate::app::words::text::Count::counted($value)
    };
    ($name:ident = $value:expr) => {
        ::core::convert::AsRef::<str>::as_ref(&$crate::app::words::text::Argument::text(&$value))
    };
    ($name:ident) => {
        $crate::argument!($name = $name)
    };
}

/// The tag in `lang` attributes.
#[must_use]
pub const fn tag(language: Language) -> &'static str {
    match language {
        Language::English => "en",
        Language::Traditional => "zh-Hant",
        Language::Simplified => "zh-Hans",
    }
}

/// The language of a tag as written by [`tag`].
#[must_use]
pub fn from_tag(found: &str) -> Option<Language> {
    LANGUAGES.into_iter().map(|(language, _)| language).find(|language| tag(*language) == found)
}

/// The language of ours that is nearest to a tag.
#[must_use]
pub fn nearest(found: &str) -> Option<Language> {
    let found = found.to_ascii_lowercase();
    let mut parts = found.split('-');
    match parts.next() {
        Some("en") => Some(Language::English),
        Some("zh") => {
            let traditional = parts.any(|part| matches!(part, "hant" | "tw" | "hk" | "mo"));
            Some(if traditional && !found.contains("hans") {
                Language::Traditional
            } else {
                Language::Simplified
            })
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_have_one_full_stop_between_them_whether_they_bring_it_or_not() {
        let said = |language, parts: [&str; 3]| sentences(language, parts.map(str::to_owned));
        assert_eq!(said(Language::English, ["Once a round.", "", "Used"]), "Once a round. Used");
        assert_eq!(said(Language::English, ["Once", "Used", ""]), "Once. Used");
        assert_eq!(said(Language::Simplified, ["每轮一次。", "已启用", "两分"]), "每轮一次。已启用。两分");
    }
}
