//! The words of the app: three languages say the same things, and nothing is said that is not used.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

const LANGUAGES: [&str; 3] = ["en", "zh-Hant", "zh-Hans"];

/// Suffixes of plural forms; a language without plurals writes the last alone.
const PLURALS: [&str; 2] = ["_one", "_other"];

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn namespaces(language: &str) -> BTreeSet<String> {
    let names = fs::read_dir(root().join("locales").join(language)).expect("every language has its folder");
    names
        .map(|entry| {
            entry.expect("a folder can be read").file_name().into_string().expect("file names are text")
        })
        .collect()
}

/// Every sentence of a language by its full key, plural forms under one key.
fn sentences(language: &str) -> BTreeMap<String, Vec<String>> {
    let mut found = BTreeMap::new();
    for file in namespaces(language) {
        let text = fs::read_to_string(root().join("locales").join(language).join(&file))
            .expect("the file was listed");
        let value: Value =
            serde_json::from_str(&text).unwrap_or_else(|error| panic!("{language}/{file}: {error}"));
        collect(file.trim_end_matches(".json"), &value, &mut found);
    }
    found
}

fn collect(path: &str, value: &Value, into: &mut BTreeMap<String, Vec<String>>) {
    match value {
        Value::Object(keys) => {
            for (key, value) in keys {
                let plural = PLURALS.iter().find_map(|suffix| key.strip_suffix(suffix));
                let base = plural.filter(|base| keys.contains_key(&format!("{base}{}", PLURALS[1])));
                let key = base.unwrap_or(key);
                collect(&format!("{path}.{key}"), value, into);
            }
        }
        Value::String(sentence) => into.entry(path.to_owned()).or_default().push(sentence.clone()),
        other => panic!("{path}: {other} is not a sentence"),
    }
}

/// The names in `{{ name }}`, in all forms of a sentence together.
fn arguments(forms: &[String]) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for form in forms {
        for part in form.split("{{").skip(1) {
            let name = part.split("}}").next().expect("split gives at least one part");
            names.insert(name.trim().to_owned());
        }
    }
    names
}

/// Every source file without white space, which is left to the formatter.
fn sources(folder: &Path, into: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("the sources are here") {
        let path = entry.expect("a folder can be read").path();
        if path.is_dir() {
            sources(&path, into);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let code = fs::read_to_string(&path).expect("sources are text");
            into.push(code.chars().filter(|c| !c.is_whitespace()).collect());
        }
    }
}

/// Whether a name stands in the code, not as a part of a longer one.
fn names(code: &str, name: &str) -> bool {
    let part = |c: char| c.is_ascii_alphanumeric() || c == '_';
    code.match_indices(name).any(|(at, _)| {
        !code[at + name.len()..].starts_with(|c| part(c) || c == '.') && !code[..at].ends_with(part)
    })
}

/// Whether a key is used in a file: written in full, or as the title or body of a section that is listed there
/// (`sections!(language, a: b, c)`).
fn uses(code: &str, key: &str) -> bool {
    let listed = || {
        let mut parts = key.splitn(3, '.');
        let (Some(space), Some(section), Some("title" | "body")) = (parts.next(), parts.next(), parts.next())
        else {
            return false;
        };
        let list = code.split_once(&format!("sections!(language,{space}:"));
        let list = list.and_then(|(_, after)| after.split_once(')'));
        list.is_some_and(|(sections, _)| sections.split(',').any(|other| other == section))
    };
    names(code, key) || listed()
}

#[test]
fn three_languages_have_the_same_files_keys_and_arguments() {
    let english = sentences(LANGUAGES[0]);
    for language in &LANGUAGES[1..] {
        assert_eq!(namespaces(LANGUAGES[0]), namespaces(language), "files of {language}");
        let other = sentences(language);
        let keys =
            |sentences: &BTreeMap<String, Vec<String>>| sentences.keys().cloned().collect::<BTreeSet<_>>();
        let (ours, theirs) = (keys(&english), keys(&other));
        let missing: Vec<_> = ours.difference(&theirs).collect();
        let surplus: Vec<_> = theirs.difference(&ours).collect();
        assert!(
            missing.is_empty() && surplus.is_empty(),
            "{language}: missing {missing:?}, surplus {surplus:?}"
        );
        for (key, forms) in &english {
            assert_eq!(arguments(forms), arguments(&other[key]), "arguments of {key} in {language}");
        }
    }
}

#[test]
fn no_sentence_is_empty() {
    for language in LANGUAGES {
        for (key, forms) in sentences(language) {
            assert!(forms.iter().all(|form| !form.trim().is_empty()), "{key} in {language}");
        }
    }
}

#[test]
fn every_sentence_is_used() {
    let mut files = Vec::new();
    sources(&root().join("src"), &mut files);
    let used = |key: &str| files.iter().any(|code| uses(code, key));
    let unused: Vec<String> = sentences(LANGUAGES[0]).into_keys().filter(|key| !used(key)).collect();
    assert!(unused.is_empty(), "no code uses {unused:#?}");
}

/// The names in a game's box in a language, by their places; every list of named things is named in all three.
fn named(value: &Value, key: &str, place: &str, into: &mut BTreeMap<String, Vec<String>>) {
    match value {
        Value::Object(keys) => {
            if let Some(Value::String(name)) = keys.get(key) {
                into.insert(place.to_owned(), vec![name.clone()]);
            }
            for (inner, value) in keys {
                named(value, key, &format!("{place}.{inner}"), into);
            }
        }
        Value::Array(values) => {
            for (at, value) in values.iter().enumerate() {
                named(value, key, &format!("{place}[{at}]"), into);
            }
        }
        _ => {}
    }
}

/// The names of things of every game in a language.
fn names_of_things(key: &str) -> BTreeMap<String, Vec<String>> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(root().join("src/games")).expect("the games are here") {
        let source = entry.expect("a folder can be read").path().join("components.json");
        if let Ok(text) = fs::read_to_string(&source) {
            let value = serde_json::from_str(&text).expect("the build has read it");
            named(&value, key, &source.display().to_string(), &mut found);
        }
    }
    found
}

#[test]
fn things_are_named_in_both_kinds_of_chinese_or_in_neither() {
    let [traditional, simplified] = ["name_zh_hant", "name_zh_hans"].map(names_of_things);
    assert!(!traditional.is_empty());
    assert!(traditional.keys().eq(simplified.keys()));
    for (place, name) in traditional.iter().chain(&simplified) {
        assert!(name.iter().all(|name| !name.is_empty() && name.trim() == name), "{place}");
        assert!(names_of_things("name").contains_key(place), "{place} has an English name");
    }
}

#[test]
fn chinese_is_written_in_its_own_script_and_punctuation() {
    // Characters that only one of the two scripts uses, common enough to betray a mix-up.
    let simplified = "个这们来说时为对无开关设";
    let traditional = "個這們來說時為對無開關設";
    for (language, foreign) in [("zh-Hant", simplified), ("zh-Hans", traditional)] {
        let names = names_of_things(if language == "zh-Hant" { "name_zh_hant" } else { "name_zh_hans" });
        for (key, forms) in sentences(language).into_iter().chain(names) {
            for form in forms {
                let mixed = form.chars().find(|c| foreign.contains(*c));
                assert_eq!(mixed, None, "{key} in {language}: {form}");
            }
        }
    }
}
