//! Every sentence as it is written in `locales/`, with something in the place of its arguments: what menus, the log's own lines,
//! dialogs and buttons say, whether or not a game brings it about.

use super::reader::{LANGUAGES, wrong};
use salon::app::words::Language;
use serde_json::Value;
use std::fs;
use std::path::Path;

/// What arguments are called that are names of people at the table.
const PEOPLE: [&str; 4] = ["name", "names", "seat", "seats"];

/// A sentence with a word that no language has in place of each `{{ argument }}`: a name's, or another.
fn filled(sentence: &str) -> String {
    let mut parts = sentence.split("{{");
    let mut filled = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (of, rest) = part.split_once("}}").unwrap_or_else(|| panic!("an open argument: {sentence}"));
        filled.extend([if PEOPLE.contains(&of.trim()) { "Ⅰ" } else { "Ⅹ" }, rest]);
    }
    filled
}

fn read(language: Language, key: &str, value: &Value, found: &mut Vec<String>) -> usize {
    match value {
        Value::Object(fields) => {
            let nested = fields.iter();
            nested.map(|(name, value)| read(language, &[key, ".", name].concat(), value, found)).sum()
        }
        Value::String(sentence) => {
            for line in filled(sentence).lines() {
                // Parts of sentences may end in a blank; what they are put together to is read where it is said.
                let wrong = wrong(language, line.trim());
                found.extend(wrong.map(|wrong| format!("{key}: {wrong}: {line}")));
            }
            1
        }
        other => panic!("{key} is no sentence: {other}"),
    }
}

#[test]
fn every_sentence_reads_well_as_it_is_written() {
    let mut found = Vec::new();
    for (language, folder) in LANGUAGES.into_iter().zip(["en", "zh-Hant", "zh-Hans"]) {
        let mut count = 0;
        for folder in [Path::new("locales").join(folder), Path::new("tests/sixth/locales").join(folder)] {
            for file in fs::read_dir(&folder).expect("the words of a language") {
                let path = file.expect("an entry").path();
                let text = fs::read_to_string(&path).expect("a file of words");
                let words: Value = serde_json::from_str(&text).expect("JSON");
                count += read(language, &path.display().to_string(), &words, &mut found);
            }
        }
        assert!(count > 1000, "only {count} sentences in {language:?}");
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// A refusal stands alone beside the piece that was touched: it is a sentence, in every game alike.
#[test]
fn every_refusal_ends_as_a_sentence_does() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    let (mut read, mut open) = (0, Vec::new());
    for file in
        ["en", "zh-Hant", "zh-Hans"].iter().flat_map(|tag| fs::read_dir(root.join(tag)).expect("a language"))
    {
        let path = file.expect("a file").path();
        let words: Value = serde_json::from_slice(&fs::read(&path).expect("words")).expect("JSON");
        let parts = words.as_object().into_iter().flatten().filter(|(key, _)| key.starts_with("refus"));
        for (key, sentence) in parts.filter_map(|(_, part)| part.as_object()).flatten() {
            let sentence = sentence.as_str().unwrap_or_default();
            read += 1;
            if !sentence.ends_with(['.', '。']) {
                open.push(format!("{}: {key}: {sentence}", path.display()));
            }
        }
    }
    assert!(read > 300, "only {read} refusals were read");
    assert!(open.is_empty(), "{}", open.join("\n"));
}

/// Marks of a typewriter: printed words have ’ and “ ”.
#[test]
fn no_sentence_is_typewritten() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    let typed = ["en", "zh-Hant", "zh-Hans"].into_iter().flat_map(|tag| {
        let files = fs::read_dir(root.join(tag)).expect("a language");
        files.flat_map(|file| {
            let path = file.expect("a file").path();
            let words = fs::read_to_string(&path).expect("words");
            let typed = words.lines().filter(|line| line.contains('\'') || line.contains("\\\""));
            typed.map(|line| format!("{}: {line}", path.display())).collect::<Vec<_>>()
        })
    });
    assert_eq!(typed.collect::<Vec<_>>(), Vec::<String>::new());
}
