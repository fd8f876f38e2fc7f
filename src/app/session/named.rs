//! What a button would take back, or do again, named before it does.

use crate::app::words::{Language, sentences};
use crate::say;

/// Lines that are named one by one.
const ONE_BY_ONE: usize = 4;

/// What is named: lines of the log, and in a line more how many there are beside them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    /// One by one, as marked sentences.
    pub lines: Vec<String>,
    /// What else there is, if there is something.
    pub more: Option<String>,
}

impl Named {
    /// Of what is taken back the newest comes first; the lines come as they were told.
    #[must_use]
    pub fn newest_first(language: Language, mut lines: Vec<String>) -> Self {
        lines.reverse();
        Self::first(lines, |count| say!(language, table.undo_more, count = count))
    }

    /// What is done again comes as it was told.
    #[must_use]
    pub fn oldest_first(language: Language, lines: Vec<String>) -> Self {
        Self::first(lines, |count| say!(language, table.redo_more, count = count))
    }

    fn first(mut lines: Vec<String>, more: impl FnOnce(u32) -> String) -> Self {
        let left = lines.len().saturating_sub(ONE_BY_ONE);
        lines.truncate(ONE_BY_ONE);
        Self { lines, more: (left > 0).then(|| more(u32::try_from(left).unwrap_or(u32::MAX))) }
    }

    /// All of it in a row.
    #[must_use]
    pub fn sentence(self, language: Language) -> String {
        sentences(language, self.lines.into_iter().chain(self.more))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(count: usize) -> Vec<String> {
        (1..=count).map(|number| ["Line ", &number.to_string()].concat()).collect()
    }

    #[test]
    fn what_is_taken_back_is_named_from_the_newest_and_counted_beyond_four() {
        let few = Named::newest_first(Language::English, lines(2));
        assert_eq!((few.lines, few.more), (vec!["Line 2".to_owned(), "Line 1".to_owned()], None));
        let said = |count| Named::newest_first(Language::English, lines(count)).sentence(Language::English);
        assert_eq!(said(4), "Line 4. Line 3. Line 2. Line 1");
        assert_eq!(said(5), "Line 5. Line 4. Line 3. Line 2. … and 1 line before that");
        let said = |language| Named::newest_first(language, lines(6)).sentence(language);
        assert_eq!(said(Language::Traditional), "Line 6。Line 5。Line 4。Line 3。……以及更早的 2 項");
    }

    #[test]
    fn what_is_done_again_is_named_as_it_was_told() {
        let said = Named::oldest_first(Language::English, lines(7)).sentence(Language::English);
        assert_eq!(said, "Line 1. Line 2. Line 3. Line 4. … and 3 lines after that");
    }
}
