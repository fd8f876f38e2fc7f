//! Sentences with pieces of the game in them.
//!
//! A sentence is text in which some words are marked: an icon that stands for a word, a seat's name with its token,
//! a word to stress. Marks are private-use characters, so that a marked word can be an argument of any translated
//! sentence. [`html`] shows icons and names, [`plain`] reads the words: for the ear, for the clipboard, for titles.

use super::draw::seat::SHAPES;
use std::borrow::Cow;
use std::fmt::Write as _;

/// Opens a mark; its kind and reference follow.
const OPEN: char = '\u{e000}';
/// Between the reference and the words.
const MIDDLE: char = '\u{e001}';
/// Closes a mark.
const CLOSE: char = '\u{e002}';

/// An icon in place of a word. `symbol` is the id of a symbol in the page's sprites, `word` what it is called.
#[must_use]
pub fn icon(symbol: &str, word: &str) -> String {
    mark('i', symbol, word)
}

/// A seat's name with its token. `shape` is 0 to 4.
#[must_use]
pub fn seat(shape: u8, name: &str) -> String {
    mark('s', SHAPES[usize::from(shape) % SHAPES.len()], name)
}

/// A word to stress.
#[must_use]
pub fn strong(word: &str) -> String {
    mark('b', "", word)
}

fn mark(kind: char, reference: &str, word: &str) -> String {
    let mut marked = String::with_capacity(reference.len() + word.len() + 10);
    marked.push(OPEN);
    marked.push(kind);
    marked.push_str(reference);
    marked.push(MIDDLE);
    marked.push_str(word);
    marked.push(CLOSE);
    marked
}

/// Text from outside (a name, a file) without anything that could pass for a mark, that controls something or turns the direction
/// of what follows, or that nobody sees.
#[must_use]
pub fn harmless(text: &str) -> String {
    // What joins the parts of an emoji stays, where it joins something.
    let text: String =
        text.chars().filter(|c| !c.is_control() && !is_mark(*c) && !turns_or_hides(*c)).collect();
    if text.chars().all(|c| c == JOINER || c.is_whitespace()) { String::new() } else { text }
}

/// Joins emoji into one.
const JOINER: char = '\u{200d}';

/// Whether it stands for a mark in a sentence.
fn is_mark(c: char) -> bool {
    ('\u{e000}'..='\u{f8ff}').contains(&c)
}

/// Whether a character has no shape of its own, or turns the direction of writing.
fn turns_or_hides(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{61c}' | '\u{200b}' | '\u{200c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// Whether it is a Chinese character, not a mark.
#[must_use]
pub fn is_han(c: char) -> bool {
    ('\u{4e00}'..='\u{9fff}').contains(&c)
}

enum Part<'a> {
    Text(&'a str),
    Marked { kind: char, reference: &'a str, word: &'a str },
}

fn parts(sentence: &str) -> impl Iterator<Item = Part<'_>> {
    let mut rest = sentence;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let Some(after) = rest.strip_prefix(OPEN) else {
            let end = rest.find(OPEN).unwrap_or(rest.len());
            let (text, tail) = rest.split_at(end);
            rest = tail;
            return Some(Part::Text(text));
        };
        let (marked, tail) = after.split_once(CLOSE).unwrap_or((after, ""));
        rest = tail;
        let (head, word) = marked.split_once(MIDDLE).unwrap_or((marked, ""));
        let mut letters = head.chars();
        let kind = letters.next().unwrap_or('b');
        Some(Part::Marked { kind, reference: letters.as_str(), word })
    })
}

/// The sentence as words alone. An icon without a word is decoration, and leaves no blank behind; nor does one whose word is
/// Chinese, between it and the Chinese beside it.
#[must_use]
pub fn plain(sentence: &str) -> String {
    let mut plain = String::with_capacity(sentence.len());
    let mut decorated = false;
    let mut parts = parts(sentence).peekable();
    // Whether the word before is Chinese and stands for an icon.
    let mut after_icon = false;
    while let Some(part) = parts.next() {
        let (Part::Text(mut words) | Part::Marked { word: mut words, .. }) = part;
        if let Part::Text(text) = part {
            let joined = |text: &str| text.strip_prefix(' ').is_some_and(|rest| rest.starts_with(is_han));
            if after_icon && joined(text) {
                words = &words[1..];
            }
            let before_icon = |next: &Part| matches!(next, Part::Marked { kind: 'i', word, .. } if word.starts_with(is_han));
            if let Some(rest) = words.strip_suffix(' ')
                && rest.ends_with(is_han)
                && parts.peek().is_some_and(before_icon)
            {
                words = rest;
            }
        }
        let blank = decorated && (plain.is_empty() || plain.ends_with(' '));
        plain.push_str(if blank { words.trim_start_matches(' ') } else { words });
        decorated = words.is_empty();
        after_icon = matches!(part, Part::Marked { kind: 'i', word, .. } if word.ends_with(is_han));
    }
    plain
}

/// The sentence as markup: icons refer to the page's sprites and carry their word for the ear.
#[must_use]
pub fn html(sentence: &str) -> String {
    let mut html = String::with_capacity(sentence.len() * 2);
    let mut parts = parts(sentence).peekable();
    // Where the text before an icon begins, and whether an amount is open behind it.
    let mut text_from = 0;
    let mut open = false;
    while let Some(part) = parts.next() {
        if let Part::Marked { kind: 'i', .. } = part {
            let amount = amount_from(&html, text_from);
            let followed = matches!(parts.peek(), Some(Part::Text(text)) if text.starts_with(CLINGING));
            if !open && (amount < html.len() || followed) {
                html.insert_str(amount, AMOUNT);
                open = true;
            }
        }
        match part {
            Part::Text(text) => {
                let clings = if open { text.len() - text.trim_start_matches(CLINGING).len() } else { 0 };
                let (clinging, text) = text.split_at(clings);
                escape(&mut html, clinging);
                close(&mut html, &mut open);
                text_from = html.len();
                escape(&mut html, &counted(text));
                continue;
            }
            // Beside its own word an icon is decoration.
            Part::Marked { kind: 'i', reference, word: "" } => {
                html.push_str("<svg class=\"in-line i-");
                escape(&mut html, reference);
                html.push_str("\" aria-hidden=\"true\"><use href=\"#");
                escape(&mut html, reference);
                html.push_str("\"/></svg>");
            }
            Part::Marked { kind: 'i', reference, word } => {
                html.push_str("<svg class=\"in-line i-");
                escape(&mut html, reference);
                html.push_str("\" role=\"img\" aria-label=\"");
                escape(&mut html, word);
                html.push_str("\"><use href=\"#");
                escape(&mut html, reference);
                html.push_str("\"/></svg>");
            }
            Part::Marked { kind: 's', reference, word } => {
                let _ = write!(
                    html,
                    "<b class=\"seat-name seat-{reference}\"><svg class=\"in-line\" aria-hidden=\"true\"><use href=\"#seat-{reference}\"/></svg>"
                );
                escape(&mut html, word);
                html.push_str("</b>");
            }
            Part::Marked { word, .. } => {
                html.push_str("<b>");
                escape(&mut html, word);
                html.push_str("</b>");
            }
        }
        if !matches!(parts.peek(), Some(Part::Text(text)) if text.starts_with(CLINGING)) {
            close(&mut html, &mut open);
        }
        text_from = html.len();
    }
    close(&mut html, &mut open);
    html
}

/// The text with its numbers kept beside the Chinese words that they count.
fn counted(text: &str) -> Cow<'_, str> {
    let counts = |at: usize| {
        let (before, after) = (&text[..at], &text[at + 1..]);
        before.ends_with(|c: char| c.is_ascii_digit()) && after.starts_with(is_han)
    };
    let blanks = text.match_indices(' ').map(|(at, _)| at);
    let mut joined = Cow::Borrowed(text);
    // From the end, since what is put in is longer.
    for at in blanks.filter(|at| counts(*at)).collect::<Vec<_>>().into_iter().rev() {
        joined.to_mut().replace_range(at..=at, "\u{a0}");
    }
    joined
}

/// What a line is not broken in: a number, its icon, and the mark that ends the clause. Browsers break a line on either
/// side of a picture, even at a no-break space.
const AMOUNT: &str = "<span class=\"amount\">";

/// Marks that do not begin a line.
const CLINGING: [char; 13] = [',', '.', ';', ':', ')', '、', '，', '。', '；', '：', '）', '」', '”'];

/// Where the number begins with which the text since `from` ends; the end if it ends with none.
fn amount_from(html: &str, from: usize) -> usize {
    let text = &html[from..];
    let number = text.trim_end_matches([' ', '\u{a0}']);
    let rest = number.trim_end_matches(|c: char| c.is_ascii_digit());
    if rest.len() == number.len() {
        return html.len();
    }
    from + rest.trim_end_matches(['+', '−', '×']).len()
}

fn close(html: &mut String, open: &mut bool) {
    if std::mem::take(open) {
        html.push_str("</span>");
    }
}

/// Text from outside as the content of an element or attribute.
#[must_use]
pub fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    escape(&mut escaped, text);
    escaped
}

fn escape(into: &mut String, text: &str) {
    for c in text.chars() {
        match c {
            '&' => into.push_str("&amp;"),
            '<' => into.push_str("&lt;"),
            '>' => into.push_str("&gt;"),
            '"' => into.push_str("&quot;"),
            c => into.push(c),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_reads_the_same_to_eye_and_ear() {
        let sentence =
            format!("{} took {} and {}.", seat(1, "Ada"), icon("gem-ruby", "ruby"), strong("2 more"));
        assert_eq!(plain(&sentence), "Ada took ruby and 2 more.");
        let shown = html(&sentence);
        assert!(shown.contains("aria-label=\"ruby\"><use href=\"#gem-ruby\"/>"));
        assert!(
            shown.contains("#seat-square") && shown.contains("Ada</b>") && shown.contains("<b>2 more</b>")
        );
    }

    #[test]
    fn a_decoration_leaves_no_blank_in_the_words() {
        let line = [&icon("chip-ruby", ""), " ruby, ", &icon("chip-onyx", ""), " onyx"].concat();
        assert_eq!(plain(&line), "ruby, onyx");
        assert_eq!(plain(&["2 ", &icon("gem-ruby", "ruby"), " or 3"].concat()), "2 ruby or 3");
    }

    #[test]
    fn a_chinese_word_in_place_of_an_icon_stands_close_to_the_chinese_beside_it() {
        let gem = icon("gem-sapphire", "藍寶石");
        assert_eq!(plain(&["已經沒有 ", &gem, " 了"].concat()), "已經沒有藍寶石了");
        assert_eq!(plain(&["拿取 2 ", &gem, " ", &gem, "，"].concat()), "拿取 2 藍寶石 藍寶石，");
        assert_eq!(plain(&[&seat(0, "小明"), " ", &gem, " 3"].concat()), "小明 藍寶石 3");
    }

    #[test]
    fn a_number_stays_beside_the_chinese_word_that_it_counts() {
        assert_eq!(html("得 12 分，第 4 輪"), "得 12\u{a0}分，第 4\u{a0}輪");
        assert_eq!(html("12 points, 3 分"), "12 points, 3\u{a0}分");
    }

    #[test]
    fn a_name_cannot_smuggle_markup_or_marks() {
        let name = harmless("<b>\u{e000}iX\u{e001}Y\u{e002}\n&");
        assert_eq!(name, "<b>iXY&");
        assert_eq!(html(&seat(0, &name)).matches("<b").count(), 1);
        assert!(html(&strong("\"")).contains("&quot;"));
        assert!(!html(&icon("gem-ruby", "")).contains("role"));
    }

    #[test]
    fn a_line_is_not_broken_between_a_number_and_its_icon_nor_before_a_comma() {
        let sentence =
            ["for 2 ", &icon("gem-ruby", ""), ", 1 ", &icon("gem-onyx", ""), " or +3", &icon("x", "")];
        let shown = html(&sentence.concat());
        let pieces: Vec<&str> = shown.split("<span class=\"amount\">").collect();
        assert_eq!(pieces.len(), 4, "{shown}");
        assert_eq!(pieces[0], "for ");
        assert!(pieces[1].starts_with("2 <svg") && pieces[1].ends_with("</svg>,</span> "), "{shown}");
        assert!(pieces[2].starts_with("1 <svg") && pieces[2].ends_with("</svg></span> or "), "{shown}");
        assert!(pieces[3].starts_with("+3<svg") && pieces[3].ends_with("</span>"), "{shown}");
    }

    #[test]
    fn an_icon_without_a_number_is_left_as_it_is() {
        let two = ["gains ", &icon("a", "x"), &icon("b", "y"), " 1885"].concat();
        assert!(!html(&two).contains("amount"));
        let names = [seat(0, "No 5"), icon("a", "")].concat();
        assert!(!html(&names).contains("amount"), "the 5 belongs to the name");
        let comma = [icon("a", ""), icon("b", ""), "、".to_owned()].concat();
        assert!(html(&comma).ends_with("</svg>、</span>"));
    }

    #[test]
    fn a_broken_mark_loses_no_text() {
        assert_eq!(plain("a\u{e000}b"), "a");
        assert_eq!(plain("\u{e000}bx\u{e001}word"), "word");
    }
}
