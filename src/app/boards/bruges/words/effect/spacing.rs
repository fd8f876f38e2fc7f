//! Blanks: a number stays with its unit, and Chinese has none between its own signs.

use crate::app::words::Language;

/// A blank at which no line ends.
const KEPT: char = '\u{a0}';

fn ideograph(letter: char) -> bool {
    ('\u{4e00}'..='\u{9fff}').contains(&letter)
}

/// A sentence with blanks where the language wants them. Arguments are laid into Chinese sentences that do not know
/// whether they begin or end with a number.
pub(super) fn kept(language: Language, words: &str) -> String {
    let mut kept = String::with_capacity(words.len() + 8);
    let mut last = None::<char>;
    for letter in words.chars() {
        if letter == ' ' {
            match language {
                Language::English if last.is_some_and(|last| last.is_ascii_digit()) => kept.push(KEPT),
                Language::English => kept.push(letter),
                _ => continue,
            }
        } else {
            let meet = |one: char, other: char| ideograph(one) && other.is_ascii_alphanumeric();
            if language != Language::English
                && let Some(last) = last
                && (meet(last, letter) || meet(letter, last))
            {
                kept.push(KEPT);
            }
            kept.push(letter);
        }
        last = Some(letter);
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_stays_with_its_unit() {
        assert_eq!(
            kept(Language::English, "take 2 guilders and 1 worker"),
            "take 2\u{a0}guilders and 1\u{a0}worker"
        );
        assert_eq!(
            kept(Language::Traditional, "向每位對手 拿 2 元，最多 8 元"),
            "向每位對手拿\u{a0}2\u{a0}元，最多\u{a0}8\u{a0}元"
        );
        assert_eq!(kept(Language::Simplified, "：2元"), "：2\u{a0}元");
    }
}
