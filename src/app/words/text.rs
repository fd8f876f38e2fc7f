//! Puts sentences together: picks the text of a language and, where a language has plurals, of a number, and lays the
//! arguments into it.
//!
//! Sentences are data and this is the only code that reads them, because the page carries more than a thousand.

use super::Language;
use crate::app::sentence::is_han;

/// The text of a language.
#[must_use]
pub fn pick(texts: &[&'static str; 3], language: Language) -> &'static str {
    texts[language as usize]
}

/// A sentence with its arguments.
#[must_use]
pub fn fill(texts: &[&str; 3], language: Language, arguments: &[&str]) -> String {
    lay(texts[language as usize], arguments)
}

/// A sentence in the form of its number: English has two forms, Chinese has one.
#[must_use]
pub fn fill_counted(texts: &[&str; 4], language: Language, count: i32, arguments: &[&str]) -> String {
    let at = match language {
        // CLDR: `one` is 1 without decimals, whatever its sign.
        Language::English => usize::from(count.unsigned_abs() != 1),
        Language::Traditional => 2,
        Language::Simplified => 3,
    };
    lay(texts[at], arguments)
}

/// Lays arguments into the slots of a text: the control characters U+0001 to U+0009, which `build/words.rs` puts there.
/// Between a number or a Latin word and the Chinese beside it comes a blank, wherever the two meet at a slot; and a blank that
/// stands there for such words falls away between Chinese.
fn lay(text: &str, arguments: &[&str]) -> String {
    let mut sentence = String::with_capacity(text.len() + 32);
    let mut before = plain(text);
    sentence.push_str(before);
    let mut rest = &text[before.len()..];
    while let Some(slot) = rest.bytes().next() {
        let argument = arguments.get(usize::from(slot).wrapping_sub(1)).copied().unwrap_or_default();
        if before.strip_suffix(' ').is_some_and(ends_chinese) && begins_chinese(argument) {
            sentence.pop();
        }
        push_apart(&mut sentence, argument);
        before = plain(&rest[1..]);
        rest = &rest[1 + before.len()..];
        let close = before.strip_prefix(' ').filter(|after| ends_chinese(argument) && begins_chinese(after));
        push_apart(&mut sentence, close.unwrap_or(before));
    }
    sentence
}

/// The beginning of a text, up to its first slot.
fn plain(text: &str) -> &str {
    &text[..text.bytes().position(|byte| byte < b'\n').unwrap_or(text.len())]
}

fn begins_chinese(text: &str) -> bool {
    text.chars().next().is_some_and(is_han)
}

fn ends_chinese(text: &str) -> bool {
    text.chars().next_back().is_some_and(is_han)
}

/// Adds to a sentence what follows in it.
fn push_apart(sentence: &mut String, part: &str) {
    let latin = |c: char| c.is_ascii_alphanumeric();
    let apart = match (sentence.chars().next_back(), part.chars().next()) {
        (Some(before), Some(after)) => (is_han(before) && latin(after)) || (latin(before) && is_han(after)),
        _ => false,
    };
    if apart {
        sentence.push(' ');
    }
    sentence.push_str(part);
}

/// A whole number that a sentence counts with.
pub trait Count {
    /// As the sentence has it.
    fn counted(self) -> i32;
}

macro_rules! counts {
    ($($number:ty),*) => {
        $(impl Count for $number {
            fn counted(self) -> i32 {
                i32::try_from(self).unwrap_or(i32::MAX)
            }
        })*
    };
}
counts!(u8, u16, u32, usize, i8, i16, i32);

/// What stands in a slot of a sentence: a text, or a number in figures. Numbers that may be below 0 are texts of `figure`,
/// which has the real minus.
pub trait Argument {
    /// Its text: what it is, or what is made of it.
    type Text<'a>: AsRef<str>
    where
        Self: 'a;

    /// As the sentence has it.
    fn text(&self) -> Self::Text<'_>;
}

impl Argument for str {
    type Text<'a> = &'a str;

    #[inline]
    fn text(&self) -> &str {
        self
    }
}

impl Argument for String {
    type Text<'a> = &'a str;

    #[inline]
    fn text(&self) -> &str {
        self
    }
}

impl<T: Argument + ?Sized> Argument for &T {
    type Text<'a>
        = T::Text<'a>
    where
        Self: 'a;

    #[inline]
    fn text(&self) -> T::Text<'_> {
        (**self).text()
    }
}

macro_rules! figures {
    ($($number:ty),*) => {
        $(impl Argument for $number {
            type Text<'a> = String;

            #[inline]
            fn text(&self) -> String {
                self.to_string()
            }
        })*
    };
}
figures!(u8, u16, u32, usize);

#[cfg(test)]
mod tests {
    use super::*;

    const TEXTS: [&str; 4] =
        ["\u{2} took \u{1} token", "\u{2} took \u{1} tokens", "甲\u{2}乙\u{1}", "丙\u{1}丁"];

    #[test]
    fn a_number_chooses_the_form_of_a_language_that_has_forms() {
        let say = |language, count: i32| fill_counted(&TEXTS, language, count, &[&count.to_string(), "Ada"]);
        assert_eq!(say(Language::English, 1), "Ada took 1 token");
        assert_eq!(say(Language::English, -1), "Ada took -1 token");
        assert_eq!(say(Language::English, 0), "Ada took 0 tokens");
        assert_eq!(say(Language::English, 21), "Ada took 21 tokens");
        assert_eq!(say(Language::Traditional, 1), "甲 Ada 乙 1");
        assert_eq!(say(Language::Simplified, 2), "丙 2 丁");
    }

    #[test]
    fn a_blank_parts_chinese_from_numbers_and_latin_letters_that_are_laid_beside_it() {
        let lay = |text: &str, argument: &str| super::lay(text, &[argument]);
        assert_eq!(lay("在\u{1}建造", "行動格 2-\u{2060}3"), "在行動格 2-\u{2060}3 建造");
        assert_eq!(lay("轉到\u{1}", "3 法郎"), "轉到 3 法郎");
        assert_eq!(lay("轉到\u{1}，", "木材"), "轉到木材，");
        assert_eq!(lay("第 \u{1} 輪", "3"), "第 3 輪");
        assert_eq!(lay("\u{1}%（\u{1}）", "3"), "3%（3）");
    }

    #[test]
    fn no_blank_stands_between_chinese_where_a_name_is_laid() {
        let lay = |text: &str, arguments: &[&str]| super::lay(text, arguments);
        assert_eq!(lay("輪到 \u{1}", &["陳小明"]), "輪到陳小明");
        assert_eq!(lay("輪到 \u{1}", &["Ada"]), "輪到 Ada");
        assert_eq!(lay("\u{1} 與 \u{2} 共享勝利", &["阿花", "Bo"]), "阿花與 Bo 共享勝利");
        assert_eq!(lay("\u{1} \u{2}", &["阿花", "木材"]), "阿花 木材", "what parts two things stays");
    }

    #[test]
    fn an_argument_is_not_read_for_slots() {
        assert_eq!(lay("a\u{1}b\u{2}", &["\u{2}", "x"]), "a\u{2}bx");
        assert_eq!(lay("\u{7}!", &[]), "!");
    }
}
