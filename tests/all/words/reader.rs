//! Reads sentences as a careful reader would, and tells what is wrong with them.

use salon::app::sentence;
use salon::app::words::Language;
use std::collections::{BTreeMap, BTreeSet};

pub const LANGUAGES: [Language; 3] = [Language::English, Language::Traditional, Language::Simplified];

/// Characters that only one of the two Chinese scripts uses, common enough to betray a mix-up.
const SCRIPTS: [(Language, &str); 2] = [
    (Language::Traditional, "个这们来说时为对无开关设从会发张两动还没颜换转"),
    (Language::Simplified, "個這們來說時為對無開關設從會發張兩動還沒顏換轉"),
];

/// Whether it is the name of somebody at the tables that are read here.
fn named(letter: char) -> bool {
    ('Ⅰ'..='Ⅴ').contains(&letter)
}

/// Words of Latin letters that Chinese sentences have, too.
const LATIN: [&str; 8] = ["Salon", "JSON", "MIT", "true", "false", "null", "Ctrl", "Enter"];

/// Words behind a number that end as plurals do and are none.
const SINGULAR: [&str; 8] = ["is", "as", "has", "this", "was", "goes", "ends", "bonus"];

pub struct Reader {
    /// Icons that there are.
    symbols: BTreeSet<String>,
    /// Sentences that were read, in every language, and what is wrong with them.
    read: BTreeMap<(usize, String), Option<String>>,
    /// Sections of the rule reference that there are, and that sentences point to.
    sections: [BTreeSet<&'static str>; 2],
}

impl Reader {
    pub fn new(symbols: BTreeSet<String>) -> Self {
        Self { symbols, read: BTreeMap::new(), sections: Default::default() }
    }

    /// Reads a marked sentence, each once.
    pub fn read(&mut self, language: Language, what: &str, sentence: &str) {
        let Self { symbols, read, .. } = self;
        read.entry((language as usize, sentence.to_owned())).or_insert_with(|| {
            let wrong = wrong(language, sentence).or_else(|| lost_icon(symbols, sentence))?;
            Some(format!("{language:?}, {what}: {wrong}: {:?}", sentence::plain(sentence)))
        });
    }

    /// There is such a section.
    pub fn write_down(&mut self, section: &'static str) {
        self.sections[0].insert(section);
    }

    /// A sentence points to a section.
    pub fn look_up(&mut self, section: &'static str) {
        self.sections[1].insert(section);
    }

    /// Says everything that is wrong.
    pub fn finish(self, least: usize) {
        let wrong: Vec<String> = self.read.values().flatten().cloned().collect();
        assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), self.read.len(), wrong.join("\n"));
        let lost: Vec<_> = self.sections[1].difference(&self.sections[0]).collect();
        assert!(lost.is_empty(), "the rules have no sections {lost:?}");
        for language in LANGUAGES {
            let count = self.read.keys().filter(|(of, _)| *of == language as usize).count();
            assert!(count >= least, "only {count} sentences in {language:?}");
        }
    }
}

/// What is wrong with a sentence.
pub fn wrong(language: Language, sentence: &str) -> Option<String> {
    let words = sentence::plain(sentence);
    let says = |wrong: &str| Some(wrong.to_owned());
    if words.trim().is_empty() {
        return says("nothing is said");
    }
    if words.trim() != words {
        return says("blank at the edge");
    }
    if !is_closed(sentence) {
        return says("a mark that is not closed, or lies in another");
    }
    if words.contains("  ") {
        return says("two blanks");
    }
    // A file's groups of fields are shown as {…}.
    if words.replace("{…}", "").contains(['{', '}', '\u{fffd}']) {
        return says("a placeholder is left");
    }
    if let Some(letter) = words.chars().find(|c| c.is_control() || ('\u{e000}'..='\u{f8ff}').contains(c)) {
        return Some(format!("{letter:?}"));
    }
    let twice = |pair: &[char]| pair[0] == pair[1] && "，。、；：,;:".contains(pair[0]);
    if words.chars().collect::<Vec<_>>().windows(2).any(twice) {
        return says("punctuation twice");
    }
    let chinese = |c: char| ('\u{3000}'..='\u{9fff}').contains(&c) || ('\u{ff00}'..='\u{ffef}').contains(&c);
    if language == Language::English {
        if let Some(foreign) = words.chars().find(|c| chinese(*c)) {
            return Some(format!("{foreign} in English"));
        }
        if let Some(many) = many_of_one(&words) {
            return Some(format!("1 {many}"));
        }
        let before = |mark: &str| words.contains(&[" ", mark].concat());
        return [",", ".", ";", ":", ")"]
            .into_iter()
            .find(|mark| before(mark))
            .map(|mark| format!("a blank before {mark}"));
    }
    for (of, foreign) in SCRIPTS {
        if language == of
            && let Some(letter) = words.chars().find(|c| foreign.contains(*c))
        {
            return Some(format!("{letter} is of the other script"));
        }
    }
    let latin =
        words.split(|c: char| !c.is_ascii_alphabetic()).find(|word| word.len() > 1 && !LATIN.contains(word));
    if let Some(word) = latin {
        return Some(format!("{word} in Chinese"));
    }
    let letters: Vec<char> = words.chars().collect();
    let han = |c: char| ('\u{4e00}'..='\u{9fff}').contains(&c);
    let crowded = |pair: &[char]| (named(pair[0]) && han(pair[1])) || (han(pair[0]) && named(pair[1]));
    if letters.windows(2).any(crowded) {
        return says("no blank beside a name");
    }
    // The rulebook prints the year in this name without a blank.
    let dated = words.replace("布魯塞爾1893", "").replace("布鲁塞尔1893", "");
    let dated: Vec<char> = dated.chars().collect();
    let counted = |pair: &[char]| {
        (pair[0].is_ascii_digit() && han(pair[1])) || (han(pair[0]) && pair[1].is_ascii_digit())
    };
    if dated.windows(2).any(counted) {
        return says("no blank beside a number");
    }
    let narrow = |pair: &[char]| chinese(pair[0]) && ",;:?!".contains(pair[1]);
    letters.windows(2).find(|pair| narrow(pair)).map(|pair| format!("{} after {}", pair[1], pair[0]))
}

/// A plural that stands behind a lone 1.
fn many_of_one(words: &str) -> Option<&str> {
    let words: Vec<&str> = words.split([' ', '\u{a0}']).collect();
    let noun = |word: &&str| {
        let word = word.trim_end_matches(|c: char| !c.is_alphabetic());
        word.ends_with('s') && !word.ends_with("ss") && !SINGULAR.contains(&word)
    };
    let one = |pair: &&[&str]| pair[0].trim_start_matches(['(', '+', '−']) == "1" && noun(&pair[1]);
    words.windows(2).find(one).map(|pair| pair[1])
}

/// Whether every mark of a sentence is opened, parted and closed before the next.
fn is_closed(sentence: &str) -> bool {
    let marks = sentence.chars().filter(|c| ('\u{e000}'..='\u{e002}').contains(c));
    let marks: Vec<char> = marks.collect();
    marks.chunks(3).all(|mark| mark == ['\u{e000}', '\u{e001}', '\u{e002}'])
}

#[test]
fn a_careful_reader_finds_what_is_wrong() {
    use Language::{English, Simplified, Traditional};
    let marked = sentence::strong("2");
    let nested = sentence::strong(&sentence::icon("x", "two"));
    for (language, sentence) in [
        (English, ""),
        (English, "take "),
        (English, "take  2"),
        (English, "take {{ count }}"),
        (English, "take 2 , then"),
        (English, "take 2,, then"),
        (English, "take 2 元"),
        (English, "costs 1 tiles, wild ones among them"),
        (English, &marked[..marked.len() - 3]),
        (English, &nested),
        (Traditional, "拿 2 guilders"),
        (Traditional, "拿 2 个"),
        (Simplified, "拿 2 個"),
        (Simplified, "拿, 抽"),
        (Simplified, "拿，，抽"),
        (Traditional, "Ⅰ獲得 2 元"),
        (Simplified, "轮到Ⅱ"),
        (Traditional, "得 2分"),
        (Traditional, "在行動格 2-3建造"),
    ] {
        assert!(wrong(language, sentence).is_some(), "{language:?}: {sentence:?}");
    }
    for (language, sentence) in [
        (English, "Take 2, then 1."),
        (Traditional, "拿 2 個。"),
        (Traditional, "輪到 Ⅲ，Ⅰ 抽牌"),
        (Simplified, &marked),
    ] {
        assert_eq!(wrong(language, sentence), None, "{sentence}");
    }
}

/// An icon that no sprite has.
fn lost_icon(symbols: &BTreeSet<String>, sentence: &str) -> Option<String> {
    let html = sentence::html(sentence);
    let mut icons = html.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next());
    icons.find(|icon| !symbols.contains(*icon)).map(|icon| format!("there is no icon {icon}"))
}
