//! The box of a game as it is printed, and with the corrections of an edition.

use super::{Edition, Fault, NewGameError, Part};
use serde_json::Value;
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

/// A game's box: `components.json` without its remarks, as the build leaves it, and how the game reads it.
///
/// What is printed is read once, when it is first asked for; it derefs to that. A box with an edition is read each time.
#[derive(Debug)]
pub struct PrintedBox<C> {
    text: &'static str,
    named: &'static str,
    read: fn(&Part<'_>) -> Result<C, Fault>,
    printed: OnceLock<Arc<C>>,
}

/// The box of the game in a folder of `src/games`, read by a function.
#[macro_export]
macro_rules! printed_box {
    ($folder:literal, $read:expr) => {
        $crate::engine::PrintedBox::new(
            include_str!(concat!(env!("OUT_DIR"), "/boxes/", $folder, ".json")),
            $read,
        )
    };
}

impl<C> PrintedBox<C> {
    /// A box from its text; see [`printed_box!`](crate::printed_box).
    #[must_use]
    pub const fn new(text: &'static str, read: fn(&Part<'_>) -> Result<C, Fault>) -> Self {
        Self { text, named: "", read, printed: OnceLock::new() }
    }

    /// The same box, where editions may name the things of a list: the reader asks for the names with
    /// [`Part::names`](super::Part::names).
    #[must_use]
    pub const fn naming(mut self, list: &'static str) -> Self {
        self.named = list;
        self
    }

    /// The box as the build leaves it.
    ///
    /// # Panics
    /// If it were no JSON, which the build rules out.
    #[must_use]
    pub fn source(&self) -> Value {
        serde_json::from_str(self.text).expect("the build wrote this")
    }

    /// The box as printed, or with an edition's corrections.
    ///
    /// # Errors
    /// [`NewGameError::Edition`] where the edition does not fit.
    ///
    /// # Panics
    /// If the printed box were unsound, which its tests rule out.
    pub fn with(&self, edition: Option<&Edition>) -> Result<Arc<C>, NewGameError> {
        let Some(edition) = edition else {
            return Ok(Arc::clone(self.printed()));
        };
        let corrected = edition.apply(self.source(), self.named).map_err(NewGameError::Edition)?;
        (self.read)(&Part::whole(&corrected)).map(Arc::new).map_err(NewGameError::Edition)
    }

    fn printed(&self) -> &Arc<C> {
        self.printed.get_or_init(|| match (self.read)(&Part::whole(&self.source())) {
            Ok(components) => Arc::new(components),
            Err(fault) => panic!("the printed box is sound, as its tests show: {fault}"),
        })
    }
}

impl<C> Deref for PrintedBox<C> {
    type Target = C;

    fn deref(&self) -> &C {
        self.printed()
    }
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use crate::engine::fault::{entry, quoted, within};
    use serde_json::json;

    /// What becomes of a figure; nothing where it stays.
    type Other = fn(&Value) -> Option<Value>;

    /// An edition of one figure changed, with the figure's place.
    struct Change {
        place: String,
        edition: Value,
    }

    /// Every figure of a box changed by itself: known ones to what `change` makes of them.
    fn changes(value: &Value, place: &str, change: Other, into: &mut Vec<Change>) {
        let mut inner = Vec::new();
        match value {
            Value::Object(keys) => {
                for (key, value) in keys.iter().filter(|(key, _)| *key != "id" && *key != "game") {
                    changes(value, &within(place, key), change, &mut inner);
                    into.extend(inner.drain(..).map(|Change { place, edition }| {
                        let mut named = json!({ key: edition });
                        if let (Some(id), Value::Object(named)) = (keys.get("id"), &mut named) {
                            named.insert("id".into(), id.clone());
                        }
                        Change { place, edition: named }
                    }));
                }
            }
            Value::Array(values) => {
                let ids = values.iter().all(|value| value.get("id").is_some());
                for (at, value) in values.iter().enumerate() {
                    let name = value.get("id").map_or_else(|| at.to_string(), quoted);
                    changes(value, &entry(place, &name), change, &mut inner);
                    into.extend(inner.drain(..).map(|Change { place, edition }| {
                        if ids {
                            return Change { place, edition: json!([edition]) };
                        }
                        // A list without ids is given whole.
                        let mut list = values.clone();
                        overlay(&mut list[at], edition);
                        Change { place, edition: Value::Array(list) }
                    }));
                }
            }
            figure => into.extend(change(figure).map(|edition| Change { place: place.to_owned(), edition })),
        }
    }

    fn overlay(value: &mut Value, change: Value) {
        match (value, change) {
            (Value::Object(keys), Value::Object(changed)) => {
                for (key, change) in changed {
                    overlay(keys.entry(key).or_insert(Value::Null), change);
                }
            }
            (value, change) => *value = change,
        }
    }

    /// No figure of a box is without effect: one that nobody knows, or that is far too high, is refused by its own place,
    /// and a word without a meaning by its own or by that of whatever refers to it. One that no rule reads would not be
    /// refused at all.
    ///
    /// # Panics
    /// Where a figure is.
    pub fn every_figure_is_read<C: std::fmt::Debug>(printed: &PrintedBox<C>) {
        let unknown: Other = |figure| Some(if figure.is_null() { json!("x") } else { Value::Null });
        let far_too_high: Other = |figure| figure.is_number().then(|| json!(1_000_000));
        let no_word: Other = |figure| figure.is_string().then(|| json!("no such word"));
        for (change, by_place) in [(unknown, true), (far_too_high, true), (no_word, false)] {
            let mut all = Vec::new();
            changes(&printed.source(), "", change, &mut all);
            assert!(all.len() > 5, "a box has figures");
            for Change { place, edition } in all {
                match printed.with(Some(&Edition(edition.to_string()))) {
                    Err(NewGameError::Edition(fault)) => {
                        assert!(fault.place == place || !by_place, "{edition}: {fault}");
                    }
                    other => panic!("{edition}: {:?}", other.map(|_| "accepted")),
                }
            }
        }
    }
}
