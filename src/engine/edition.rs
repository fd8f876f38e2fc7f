//! Editions: small JSON files of corrections, made by somebody who owns the box.
//!
//! An edition looks like a cut-out of `components.json`: objects are merged key by key, lists of things with an
//! `id` are merged thing by thing, other lists and plain values are replaced. Whatever an edition names must exist
//! in the box, so that a slip of the pen is found and not ignored; only its own `name`, and remarks to people anywhere
//! in it, say what they like. The names of things are not in the box that the page carries; those of one list of it, where a
//! game has such a list, an edition may give anew.

use super::fault::{Fault, Kind, Trouble, entry, quoted, within};
use super::remark::{NAMES, is_remark};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Corrections to a box, as the JSON text that was loaded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Edition(pub String);

impl Edition {
    /// Longest that is looked at, in bytes: more than twice the largest box, and short enough for a record to hold it.
    pub const MAX_LENGTH: usize = 1 << 18;

    /// Lays the corrections over a box. `named` is the list whose things they may name; none where it is empty.
    ///
    /// # Errors
    /// What is wrong, and where.
    pub fn apply(&self, mut components: Value, named: &str) -> Result<Value, Fault> {
        if self.0.len() > Self::MAX_LENGTH {
            return Err(Fault::whole(Trouble::TooLong));
        }
        let corrections: Value = serde_json::from_str(self.text()).map_err(|error| Fault::syntax(&error))?;
        let Value::Object(given) = &corrections else { return Err(kind("", Kind::Object, &corrections)) };
        match given.get("game") {
            None => {}
            Some(game) if Some(game) == components.get("game") => {}
            Some(game @ Value::String(_)) => {
                return Err(Fault::at("game", Trouble::OtherGame { game: quoted(game) }));
            }
            Some(other) => return Err(kind("game", Kind::Text, other)),
        }
        merge(&mut components, &corrections, "", named)?;
        Ok(components)
    }

    /// What it calls itself, cut short when that is long.
    #[must_use]
    pub fn name(&self) -> Option<String> {
        let corrections: Value = serde_json::from_str(self.text()).ok()?;
        corrections
            .get("name")
            .filter(|name| name.as_str().is_some_and(|name| !name.trim().is_empty()))
            .map(quoted)
    }

    /// Its text without the mark that some editors begin a file with, and that JSON does not know.
    fn text(&self) -> &str {
        self.0.trim_start_matches('\u{feff}')
    }
}

fn kind(place: &str, wanted: Kind, found: &Value) -> Fault {
    Fault::at(place, Trouble::Kind { wanted, found: Kind::of(found) })
}

/// What an edition says about itself.
fn about_itself(place: &str) -> bool {
    matches!(place, "name" | "edition")
}

/// Whether a key names a thing of a list.
fn is_name(key: &str, place: &str, list: &str) -> bool {
    let id = place.strip_prefix(list).and_then(|rest| rest.strip_prefix('[')?.strip_suffix(']'));
    NAMES.contains(&key) && !list.is_empty() && id.is_some_and(|id| !id.contains([']', '.']))
}

fn merge(base: &mut Value, correction: &Value, place: &str, named: &str) -> Result<(), Fault> {
    match base {
        Value::Object(base) => {
            let Value::Object(correction) = correction else {
                return Err(kind(place, Kind::Object, correction));
            };
            for (key, value) in correction {
                let of = place;
                let place = within(place, key);
                match base.get_mut(key) {
                    Some(old) => merge(old, value, &place, named)?,
                    None if is_remark(key) || about_itself(&place) => {}
                    None if is_name(key, of, named) => {
                        base.insert(key.clone(), value.clone());
                    }
                    None => return Err(Fault::at(place, Trouble::Unknown)),
                }
            }
            Ok(())
        }
        Value::Array(base) if has_ids(base) => {
            let Value::Array(correction) = correction else {
                return Err(kind(place, Kind::List, correction));
            };
            for (at, value) in correction.iter().enumerate() {
                let Value::Object(thing) = value else {
                    return Err(kind(&entry(place, &at.to_string()), Kind::Object, value));
                };
                let Some(id) = thing.get("id") else {
                    return Err(Fault::at(entry(place, &at.to_string()) + ".id", Trouble::Missing));
                };
                let place = entry(place, &quoted(id));
                if correction[..at].iter().any(|other| other.get("id") == Some(id)) {
                    return Err(Fault::at(place, Trouble::Twice));
                }
                match base.iter_mut().find(|old| old.get("id") == Some(id)) {
                    Some(found) => merge(found, value, &place, named)?,
                    None => return Err(Fault::at(place, Trouble::Unknown)),
                }
            }
            Ok(())
        }
        base => {
            // A figure that nobody knew may be null in the box, and may be taken back to it: the game's reader says
            // whether it can be.
            if !base.is_null() && !correction.is_null() && Kind::of(base) != Kind::of(correction) {
                return Err(kind(place, Kind::of(base), correction));
            }
            *base = correction.clone();
            Ok(())
        }
    }
}

fn has_ids(list: &[Value]) -> bool {
    !list.is_empty() && list.iter().all(|value| value.get("id").is_some())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn laid(corrections: &str) -> Result<Value, Fault> {
        let components = json!({
            "game": "g",
            "cards": [{"id": "A", "cost": 2, "worth": null}, {"id": "B", "cost": 3, "effect": [[1, 2]]}],
            "tiles": [{"id": 1, "points": {"front": 1}}],
            "limit": 10
        });
        Edition(corrections.into()).apply(components, "tiles")
    }

    fn refused(corrections: &str) -> (String, Trouble) {
        let fault = laid(corrections).expect_err("a bad edition");
        (fault.place, fault.trouble)
    }

    #[test]
    fn a_correction_changes_what_it_names_and_nothing_else() {
        let edition = r#"{"name": "mine", "game": "g", "cards": [{"id": "B", "cost": 7}]}"#;
        let changed = laid(edition).expect("a good edition");
        assert_eq!(changed["cards"][1], json!({"id": "B", "cost": 7, "effect": [[1, 2]]}));
        assert_eq!(changed["cards"][0], json!({"id": "A", "cost": 2, "worth": null}));
        assert_eq!(changed["limit"], 10);
    }

    #[test]
    fn a_figure_that_nobody_knew_may_become_known_and_a_list_without_ids_is_replaced() {
        let edition = r#"{"cards": [{"id": "A", "worth": 4}, {"id": "B", "effect": [[3]]}]}"#;
        let changed = laid(edition).expect("a good edition");
        assert_eq!(changed["cards"][0]["worth"], 4);
        assert_eq!(changed["cards"][1]["effect"], json!([[3]]));
    }

    #[test]
    fn remarks_to_people_are_left_alone_anywhere() {
        let edition = "\u{feff}".to_owned()
            + r#"{"note": "checked", "cards": [{"id": "A", "cost": 4, "reconstructed": false, "cost_source": "my box"}]}"#;
        let changed = laid(&edition).expect("a good edition");
        assert_eq!(changed["cards"][0], json!({"id": "A", "cost": 4, "worth": null}));
    }

    #[test]
    fn an_edition_says_what_it_is_called_or_nothing() {
        let name = |text: &str| Edition(text.into()).name();
        assert_eq!(name("\u{feff}{\"name\": \"my copy\"}").as_deref(), Some("my copy"));
        for text in ["{}", r#"{"name": " "}"#, r#"{"name": 5}"#, "[]", "oops"] {
            assert_eq!(name(text), None, "{text}");
        }
        let long = name(&json!({"name": "長".repeat(1000)}).to_string()).expect("a name");
        assert!(long.ends_with('…') && long.chars().count() < 100);
    }

    #[test]
    fn things_of_the_list_that_has_names_may_be_named_and_nothing_else() {
        let changed = laid(r#"{"tiles": [{"id": 1, "name": "One", "name_zh_hans": "一"}]}"#).expect("a name");
        let named = json!({"id": 1, "points": {"front": 1}, "name": "One", "name_zh_hans": "一"});
        assert_eq!(changed["tiles"][0], named);
        let inside = r#"{"tiles": [{"id": 1, "points": {"name": "x"}}]}"#;
        assert_eq!(refused(inside), ("tiles[1].points.name".to_owned(), Trouble::Unknown));
    }

    #[test]
    fn what_is_no_edition_is_told_as_a_whole() {
        let object = |found| Trouble::Kind { wanted: Kind::Object, found };
        assert_eq!(refused("[]"), (String::new(), object(Kind::List)));
        assert_eq!(refused("null"), (String::new(), object(Kind::Null)));
        assert_eq!(refused("5"), (String::new(), object(Kind::Number)));
        assert_eq!(refused("\"cards\""), (String::new(), object(Kind::Text)));
        assert_eq!(refused("true"), (String::new(), object(Kind::Flag)));
        assert_eq!(refused("{\n  oops"), (String::new(), Trouble::Syntax { line: 2, column: 3 }));
        assert_eq!(refused(""), (String::new(), Trouble::Syntax { line: 1, column: 1 }));
        assert_eq!(refused(&" ".repeat(Edition::MAX_LENGTH + 1)), (String::new(), Trouble::TooLong));
    }

    #[test]
    fn a_slip_is_named_by_its_place() {
        let kind = |wanted, found| Trouble::Kind { wanted, found };
        for (edition, place, trouble) in [
            (r#"{"game": "h"}"#, "game", Trouble::OtherGame { game: "h".into() }),
            (r#"{"game": 5}"#, "game", kind(Kind::Text, Kind::Number)),
            (r#"{"limits": 10}"#, "limits", Trouble::Unknown),
            (r#"{"limit": "ten"}"#, "limit", kind(Kind::Number, Kind::Text)),
            (r#"{"limit": [10]}"#, "limit", kind(Kind::Number, Kind::List)),
            (r#"{"cards": {"A": 3}}"#, "cards", kind(Kind::List, Kind::Object)),
            (r#"{"cards": null}"#, "cards", kind(Kind::List, Kind::Null)),
            (r#"{"cards": [7]}"#, "cards[0]", kind(Kind::Object, Kind::Number)),
            (r#"{"cards": [{"cost": 3}]}"#, "cards[0].id", Trouble::Missing),
            (r#"{"cards": [{"id": "C"}]}"#, "cards[C]", Trouble::Unknown),
            (r#"{"cards": [{"id": "A"}, {"id": "A"}]}"#, "cards[A]", Trouble::Twice),
            (r#"{"cards": [{"id": "A", "price": 3}]}"#, "cards[A].price", Trouble::Unknown),
            (r#"{"cards": [{"id": "A", "cost": {}}]}"#, "cards[A].cost", kind(Kind::Number, Kind::Object)),
            (r#"{"cards": [{"id": "A", "name": "x"}]}"#, "cards[A].name", Trouble::Unknown),
            (r#"{"tiles": [{"id": 1, "points": 3}]}"#, "tiles[1].points", kind(Kind::Object, Kind::Number)),
            (r#"{"tiles": [{"id": 1, "points": {"back": 3}}]}"#, "tiles[1].points.back", Trouble::Unknown),
        ] {
            assert_eq!(refused(edition), (place.to_owned(), trouble), "{edition}");
        }
    }
}
