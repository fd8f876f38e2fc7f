//! Sentences of several parts, and what pieces are called for the ear.

use crate::app::boards::staged::{Entry, Mark};
use crate::app::words::Language;
use crate::say;

/// Between the clauses of the action bar's sentence.
pub const CLAUSE: &str = " · ";

/// Parts of an enumeration; empty ones fall away.
pub fn join(language: Language, parts: impl IntoIterator<Item = String>) -> String {
    parted(say!(language, boards.comma), parts)
}

/// Clauses of one sentence; empty ones fall away. What separates them is not what separates the parts of an enumeration in every
/// language.
pub fn clauses(language: Language, parts: impl IntoIterator<Item = String>) -> String {
    parted(say!(language, boards.pause), parts)
}

/// What something is about, and what there is to say of it, if anything.
pub fn fact(language: Language, title: &str, note: &str) -> String {
    if note.is_empty() { title.to_owned() } else { say!(language, boards.fact, note = note, title = title) }
}

fn parted(mark: &str, parts: impl IntoIterator<Item = String>) -> String {
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(mark)
}

/// A sentence begins with a capital where the script has them.
#[must_use]
pub fn capital(mut words: String) -> String {
    if let Some(first) = words.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    words
}

/// What a piece is called: its name, and part by part what applies to it now.
#[derive(Debug)]
#[must_use]
pub struct Called {
    language: Language,
    words: String,
}

/// Begins with a name.
pub fn called(language: Language, name: impl AsRef<str>) -> Called {
    Called { language, words: name.as_ref().to_owned() }
}

impl Called {
    /// Adds a part, unless it is empty.
    pub fn and(mut self, part: impl AsRef<str>) -> Self {
        let part = part.as_ref();
        if !part.is_empty() && !self.words.is_empty() {
            self.words.push_str(say!(self.language, boards.pause));
        }
        self.words.push_str(part);
        self
    }

    /// Adds a word, if this is so.
    pub fn on(self, so: bool, word: &str) -> Self {
        if so { self.and(word) } else { self }
    }

    /// What a number becomes with the move being considered.
    pub fn becomes(self, entry: Entry) -> Self {
        if entry.change == 0 {
            return self;
        }
        let then = say!(self.language, boards.then, number = entry.then().to_string());
        self.and(then)
    }

    /// Ends with whether the piece is chosen, and whether the hint points at it.
    #[must_use]
    pub fn marked(self, mark: Mark) -> String {
        let chosen = say!(self.language, boards.chosen);
        self.on(mark.chosen, chosen).hinted(mark.hinted)
    }

    /// Ends with whether the piece may be chosen, or is; and whether the hint points at it.
    #[must_use]
    pub fn choosable(self, mark: Mark) -> String {
        let may = say!(self.language, boards.may_choose);
        self.on(mark.legal && !mark.chosen, may).marked(mark)
    }

    /// Ends with whether the hint points at the piece.
    #[must_use]
    pub fn hinted(self, hinted: bool) -> String {
        let word = say!(self.language, boards.hinted);
        self.on(hinted, word).finish()
    }

    /// The words.
    #[must_use]
    pub fn finish(self) -> String {
        self.words
    }
}

/// The methods of `Worded` that a game with a file for each (`log`, `refusal`, `offer`, `reason`, `rules`, `art`) hands on to it.
macro_rules! said_in_files {
    () => {
        fn event(event: &Event, speech: &Speech<Self>) -> Option<String> {
            log::event(event, speech)
        }

        fn refusal(refused: Refusal, speech: &Speech<Self>) -> Explanation {
            refusal::refusal(refused, speech.language)
        }

        fn to_do(view: &View, speech: &Speech<Self>) -> String {
            offer::to_do(view, speech)
        }

        fn course(view: &View, speech: &Speech<Self>) -> String {
            offer::course(view, speech)
        }

        fn reason(what: &Reason, _view: &View, speech: &Speech<Self>) -> String {
            reason::reason(what, speech)
        }

        fn rules(language: Language) -> Vec<Section> {
            rules::sections(language)
        }

        fn sprite() -> String {
            art::sprite()
        }
    };
}
pub(in crate::app::boards) use said_in_files;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clauses_of_a_chinese_sentence_are_parted_by_a_comma_and_things_by_the_mark_of_enumeration() {
        let parts = || ["建造運河".to_owned(), String::new(), "並獲得一座雕像".to_owned()];
        assert_eq!(clauses(Language::Traditional, parts()), "建造運河，並獲得一座雕像");
        assert_eq!(join(Language::Traditional, parts()), "建造運河、並獲得一座雕像");
        assert_eq!(
            clauses(Language::English, ["builds".to_owned(), "and wins".to_owned()]),
            "builds, and wins"
        );
    }
}
