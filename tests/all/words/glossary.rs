//! One term for one thing: the terms of the Chinese rulebooks, where the app speaks of what they name.
//!
//! `glossary.json` lists them game by game. A term that is `always` used is checked sentence by sentence: where the English
//! sentence has the English word, the Chinese ones have their term. The others are left out of some sentences, as Chinese
//! leaves out what is understood; they are met somewhere. Words that are `not` used are the rulebooks' own second words.

use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;

#[derive(Deserialize)]
struct Term {
    game: String,
    #[serde(rename = "term")]
    english: String,
    #[serde(rename = "zh-Hant")]
    traditional: String,
    #[serde(rename = "zh-Hans")]
    simplified: String,
    #[serde(default)]
    always: bool,
    #[serde(default, rename = "not")]
    never: Vec<String>,
}

/// What the names of the files of a game's words begin with.
fn stem(game: &str) -> &'static str {
    match game {
        "splendor" => "splendor",
        "azul-summer-pavilion" => "azul",
        "art-society" => "art",
        "bruges" => "bruges",
        "brussels-1893" => "brussels_1893",
        other => panic!("whose words are {other}'s?"),
    }
}

/// All words of a game in a language.
fn sentences(language: &str, game: &str) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    let folder = format!("{}/locales/{language}", env!("CARGO_MANIFEST_DIR"));
    for entry in fs::read_dir(&folder).expect("words in every language") {
        let path = entry.expect("a file of words").path();
        let file = path.file_stem().and_then(|name| name.to_str()).expect("a name").to_owned();
        let rest = file.strip_prefix(stem(game));
        if rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('_')) {
            let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{file}: {error}"));
            collect(&file, &serde_json::from_str(&text).expect("JSON"), &mut found);
        }
    }
    found
}

/// Plural forms under one key, one after the other.
fn collect(place: &str, value: &Value, into: &mut BTreeMap<String, String>) {
    match value {
        Value::Object(keys) => {
            for (key, value) in keys {
                let key = key.strip_suffix("_one").or(key.strip_suffix("_other")).unwrap_or(key);
                collect(&[place, ".", key].concat(), value, into);
            }
        }
        Value::String(text) => {
            let sentence = into.entry(place.to_owned()).or_default();
            *sentence = [sentence.as_str(), text].join("\n");
        }
        _ => {}
    }
}

/// A text without the names of what is put into it.
fn spoken(text: &str) -> String {
    let mut parts = text.split("{{");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |spoken, part| spoken + part.split_once("}}").map_or("", |(_, rest)| rest))
}

/// Whether a text has a term as a word of its own, in the singular or the plural.
fn names(text: &str, term: &str) -> bool {
    let (text, term) = (spoken(text).to_lowercase(), term.to_lowercase());
    text.match_indices(&term).any(|(at, _)| {
        let rest = &text[at + term.len()..];
        let rest = rest.strip_prefix("es").or(rest.strip_prefix('s')).unwrap_or(rest);
        !text[..at].ends_with(char::is_alphanumeric) && !rest.starts_with(char::is_alphanumeric)
    })
}

#[test]
fn terms_are_those_of_the_rulebooks() {
    let terms: Vec<Term> = serde_json::from_str(include_str!("glossary.json")).expect("a list of terms");
    let (mut wrong, mut checked) = (Vec::new(), 0);
    for Term { game, english: term, traditional, simplified, always, never } in terms {
        let english = sentences("en", &game);
        for (language, chinese) in [("zh-Hant", traditional), ("zh-Hans", simplified)] {
            let said = sentences(language, &game);
            if !said.values().any(|text| text.contains(&chinese)) {
                wrong.push(format!("{game}, {language}: nothing says {chinese} ({term})"));
            }
            for (key, text) in &said {
                if let Some(second) = never.iter().find(|second| text.contains(second.as_str())) {
                    wrong.push(format!("{language} {key}: {second} for {chinese} ({term})"));
                }
            }
            if always {
                for key in english.iter().filter(|(_, text)| names(text, &term)).map(|(key, _)| key) {
                    checked += 1;
                    if !said[key].contains(&chinese) {
                        wrong.push(format!("{language} {key}: {term} is {chinese}: {}", said[key].trim()));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(checked > 300, "only {checked} sentences were checked");
}
