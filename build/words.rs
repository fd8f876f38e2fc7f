//! `locales/` as code: a function a sentence, a structure with its arguments where it has some, a module a file or group
//! of keys. A key that a language lacks, or an argument that only some of them know, stops the build.

use super::{Made, entries, stem, write};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

/// Languages in the order of `Language`, and the plural forms that whole numbers have in each; see CLDR's plural rules. The
/// last form is the one of most numbers.
const LANGUAGES: [(&str, &[&str]); 3] =
    [("en", &["_one", "_other"]), ("zh-Hant", &["_other"]), ("zh-Hans", &["_other"])];

/// The argument that chooses the plural form.
const COUNT: &str = "count";

/// A sentence in a language: one text, or one a plural form.
type Forms = Vec<String>;

/// What one language says, by the keys that lead there.
type Said = BTreeMap<Vec<String>, Forms>;

pub fn make() -> Made {
    let mut folders = vec!["locales"];
    if std::env::var_os("CARGO_FEATURE_SIXTH").is_some() {
        folders.push("tests/sixth/locales");
    }
    for folder in &folders {
        println!("cargo::rerun-if-changed={folder}");
    }
    let said = LANGUAGES
        .iter()
        .map(|(language, forms)| read(&folders, language, forms))
        .collect::<Result<Vec<_>, _>>()?;
    let mut troubles = Vec::new();
    let keys: BTreeSet<_> = said.iter().flat_map(BTreeMap::keys).collect();
    let mut root = Room::default();
    for key in keys {
        let sentence = Sentence::of(key, &said);
        match sentence {
            Ok(sentence) => root.take_in(key, sentence),
            Err(trouble) => troubles.push(format!("{}: {trouble}", key.join("."))),
        }
    }
    if !troubles.is_empty() {
        return Err(troubles.join("; ").into());
    }
    let mut code = String::new();
    root.write(&mut code)?;
    write("words.rs", &code)
}

/// Everything that a language says.
fn read(folders: &[&str], language: &str, forms: &[&str]) -> Result<Said, Box<dyn Error>> {
    let mut said = Said::new();
    let files = folders.iter().map(|folder| entries(&Path::new(folder).join(language)));
    for path in files.collect::<Result<Vec<_>, _>>()?.concat() {
        let value: Value = serde_json::from_str(&fs::read_to_string(&path)?)
            .map_err(|error| format!("{}: {error}", path.display()))?;
        collect(&mut vec![stem(&path)?.to_owned()], &value, forms, &mut said)
            .map_err(|trouble| format!("{}: {trouble}", path.display()))?;
    }
    Ok(said)
}

fn collect(place: &mut Vec<String>, value: &Value, forms: &[&str], into: &mut Said) -> Made {
    let Value::Object(keys) = value else {
        return Err(format!("{} is no group of sentences", place.join(".")).into());
    };
    for (key, value) in keys {
        // A key ends like a plural form and its other forms are there: they are one sentence.
        let all = |base: &str| -> Option<Forms> {
            forms.iter().map(|form| Some(keys.get(&[base, form].concat())?.as_str()?.to_owned())).collect()
        };
        let plural: Option<(&str, Forms)> =
            forms.iter().find_map(|form| key.strip_suffix(form)).and_then(|base| Some((base, all(base)?)));
        let (name, said) = match (plural, value) {
            (Some((base, said)), _) => (base, said),
            (None, Value::String(text)) => (key.as_str(), vec![text.clone()]),
            (None, group) => {
                place.push(key.clone());
                collect(place, group, forms, into)?;
                place.pop();
                continue;
            }
        };
        let mut path = place.clone();
        path.push(name.to_owned());
        into.insert(path, said);
    }
    Ok(())
}

/// What stands for an argument in the text of a sentence; `fill` in `src/app/words/` reads it.
fn slot(argument: usize) -> Result<char, Box<dyn Error>> {
    match u8::try_from(argument + 1) {
        Ok(slot) if slot < b'\n' => Ok(char::from(slot)),
        _ => Err("it has too many arguments".into()),
    }
}

/// A sentence in every language.
struct Sentence {
    arguments: Vec<String>,
    /// A language has several forms of it.
    is_plural: bool,
    /// By language; a language without plurals has one form.
    forms: Vec<Forms>,
}

impl Sentence {
    fn of(key: &[String], said: &[Said]) -> Result<Self, Box<dyn Error>> {
        let mut forms = Vec::new();
        for (said, (language, _)) in said.iter().zip(LANGUAGES) {
            forms.push(said.get(key).cloned().ok_or_else(|| format!("{language} lacks it"))?);
        }
        let is_plural = forms.iter().zip(LANGUAGES).any(|(forms, (_, all))| all.len() > 1 && forms.len() > 1);
        if is_plural {
            // Where the key has no plural, the one text serves every number.
            for (forms, (_, all)) in forms.iter_mut().zip(LANGUAGES) {
                forms.resize(all.len(), forms[0].clone());
            }
        }
        let named = |forms: &Forms| -> Result<BTreeSet<String>, Box<dyn Error>> {
            let mut names = BTreeSet::new();
            for text in forms {
                pieces(
                    text,
                    |_| Ok(()),
                    |name| {
                        names.insert(name.to_owned());
                        Ok(())
                    },
                )?;
            }
            Ok(names)
        };
        let arguments = named(&forms[0])?;
        for (theirs, (language, _)) in forms.iter().zip(LANGUAGES) {
            let theirs = named(theirs)?;
            if theirs != arguments {
                return Err(format!("its arguments are {arguments:?}, and in {language} {theirs:?}").into());
            }
        }
        let arguments: Vec<String> = arguments.into_iter().collect();
        if is_plural && !arguments.iter().any(|name| name == COUNT) {
            return Err(format!("it has plural forms and no {COUNT} to choose one").into());
        }
        for text in forms.iter_mut().flatten() {
            *text = slotted(text, &arguments)?;
        }
        Ok(Self { arguments, is_plural, forms })
    }

    /// Its code, under its key.
    fn write(&self, name: &str, code: &mut String) -> Made {
        let texts: Vec<String> = self.forms.iter().flatten().map(|text| format!("{text:?}")).collect();
        let texts = texts.join(", ");
        if self.arguments.is_empty() {
            return Ok(writeln!(
                code,
                "#[inline] pub fn {name}(language: Language) -> &'static str {{ text::pick(&[{texts}], language) }}"
            )?);
        }
        let (mut fields, mut values, mut counted) = (String::new(), String::new(), "");
        for argument in &self.arguments {
            if argument == COUNT {
                write!(fields, "pub {argument}: i32,")?;
                values += "&count,";
                counted = "let count = self.count.to_string();";
            } else {
                write!(fields, "pub {argument}: &'a str,")?;
                write!(values, "self.{argument},")?;
            }
        }
        let fill = if self.is_plural { "fill_counted" } else { "fill" };
        let number = if self.is_plural { "self.count, " } else { "" };
        // A sentence whose only argument is a number borrows nothing.
        let (life, any) = if fields.contains("'a") { ("<'a>", "<'_>") } else { ("", "") };
        Ok(writeln!(
            code,
            "pub struct {name}{life} {{ {fields} }} impl {name}{any} {{ pub fn say(self, language: Language) -> String {{ \
             {counted} text::{fill}(&[{texts}], language, {number}&[{values}]) }} }}"
        )?)
    }
}

/// Walks over the texts and the arguments (`{{ name }}`) of a sentence.
fn pieces(text: &str, mut plain: impl FnMut(&str) -> Made, mut argument: impl FnMut(&str) -> Made) -> Made {
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("{{") {
        plain(before)?;
        let (name, after) =
            after.split_once("}}").ok_or_else(|| format!("an argument is not closed: {text}"))?;
        argument(name.trim())?;
        rest = after;
    }
    plain(rest)
}

/// A text with a slot in place of each argument.
fn slotted(text: &str, arguments: &[String]) -> Result<String, Box<dyn Error>> {
    if let Some(control) = text.chars().find(|letter| letter.is_control() && *letter != '\n') {
        return Err(format!("{control:?} is no letter").into());
    }
    let filled = std::cell::RefCell::new(String::new());
    pieces(
        text,
        |plain| {
            filled.borrow_mut().push_str(plain);
            Ok(())
        },
        |name| {
            let at = arguments.iter().position(|argument| argument == name).ok_or("an argument is lost")?;
            filled.borrow_mut().push(slot(at)?);
            Ok(())
        },
    )?;
    Ok(filled.into_inner())
}

/// A module of sentences and of further modules.
#[derive(Default)]
struct Room {
    sentences: BTreeMap<String, Sentence>,
    rooms: BTreeMap<String, Room>,
}

impl Room {
    fn take_in(&mut self, key: &[String], sentence: Sentence) {
        match key {
            [name] => {
                self.sentences.insert(name.clone(), sentence);
            }
            [first, rest @ ..] => self.rooms.entry(first.clone()).or_default().take_in(rest, sentence),
            [] => {}
        }
    }

    fn write(&self, code: &mut String) -> Made {
        code.push_str("#[allow(unused_imports)] use super::{Language, text};\n");
        for (name, sentence) in &self.sentences {
            sentence.write(name, code)?;
        }
        for (name, room) in &self.rooms {
            writeln!(code, "pub mod {name} {{")?;
            room.write(code)?;
            code.push_str("}\n");
        }
        Ok(())
    }
}
