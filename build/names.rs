//! Names of the games' things, from `components.json`: a table a list whose things have an `id` and a name in every
//! language (`name`, `name_zh_hant`, `name_zh_hans`), in the order of the list.

use super::boxes::sources;
use super::remark::NAMES;
use super::{Made, write};
use serde_json::Value;
use std::fmt::Write as _;

/// Writes `names.rs`: a module a game with a table a list, named after the list and what it lies in.
pub fn make() -> Made {
    let mut code = String::new();
    for (game, value) in sources()? {
        let mut tables = String::new();
        collect(&value, "", &mut tables)?;
        if !tables.is_empty() {
            write!(
                code,
                "/// Names out of the box of `{game}`.\npub mod {game} {{ use super::Names; {tables} }}"
            )?;
        }
    }
    write("names.rs", &code)
}

fn collect(value: &Value, place: &str, into: &mut String) -> Made {
    match value {
        Value::Object(keys) => {
            for (key, value) in keys {
                collect(value, &format!("{place}_{key}"), into)?;
            }
            Ok(())
        }
        Value::Array(things) => {
            let name =
                |thing: &Value, key: &str| thing.get(key).and_then(Value::as_str).map(ToOwned::to_owned);
            let mut rows = String::new();
            let mut named = 0;
            for thing in things {
                let words: Vec<String> = NAMES.iter().filter_map(|key| name(thing, key)).collect();
                if let ([english, traditional, simplified], Some(id)) = (words.as_slice(), thing.get("id")) {
                    let id = id.as_str().map_or_else(|| id.to_string(), ToOwned::to_owned);
                    write!(rows, "({id:?}, [{english:?}, {traditional:?}, {simplified:?}]),")?;
                    named += 1;
                }
            }
            if named == 0 {
                return Ok(());
            }
            let place = place.trim_start_matches('_');
            if named < things.len() {
                return Err(format!(
                    "{place}: {} of {} things have no name in every language",
                    things.len() - named,
                    things.len()
                )
                .into());
            }
            let table = place.to_uppercase();
            Ok(write!(
                into,
                "#[doc = \"Names of `{place}`.\"] pub static {table}: Names = Names(&[{rows}]);"
            )?)
        }
        _ => Ok(()),
    }
}
