//! Editions: small JSON files of corrections, made by somebody who owns the box.
//!
//! An edition looks like a cut-out of `components.json`: objects are merged key by key, lists of things with an
//! `id` are merged thing by thing, other lists and plain values are replaced. Whatever an edition names must exist
//! in the box, so that a slip of the pen is found and not ignored.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Longest edition that is looked at, in bytes: several times the largest box.
const MAX_LENGTH: usize = 1 << 20;

/// Corrections to a box, as the JSON text that was loaded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Edition(pub String);

/// Why an edition cannot be laid over a box.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EditionError {
    /// The text is not JSON, or longer than any edition.
    #[error("line {line}, column {column}: {reason}")]
    Syntax {
        /// Line, from 1.
        line: usize,
        /// Column, from 1.
        column: usize,
        /// What the reader says.
        reason: String,
    },
    /// For another game.
    #[error("an edition of the game {0:?}")]
    OtherGame(String),
    /// It names something that the box does not have.
    #[error("{0}: the box has no such thing")]
    Unknown(String),
    /// The value is of another kind than in the box.
    #[error("{0}: another kind of value than in the box")]
    Kind(String),
}

impl Edition {
    /// Lays the corrections over a box.
    ///
    /// # Errors
    /// [`EditionError`], naming the place.
    pub fn apply(&self, mut components: Value) -> Result<Value, EditionError> {
        if self.0.len() > MAX_LENGTH {
            return Err(EditionError::Syntax { line: 1, column: 1, reason: "too long".into() });
        }
        let corrections: Value = serde_json::from_str(&self.0).map_err(|error| EditionError::Syntax {
            line: error.line(),
            column: error.column(),
            reason: error.to_string(),
        })?;
        let game = components.get("game").and_then(Value::as_str);
        if let Some(named) = corrections.get("game").and_then(Value::as_str)
            && Some(named) != game
        {
            return Err(EditionError::OtherGame(named.to_owned()));
        }
        merge(&mut components, &corrections, "")?;
        Ok(components)
    }
}

fn merge(base: &mut Value, correction: &Value, path: &str) -> Result<(), EditionError> {
    match (base, correction) {
        (Value::Object(base), Value::Object(correction)) => {
            for (key, value) in correction {
                let path = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
                match base.get_mut(key) {
                    Some(old) => merge(old, value, &path)?,
                    // What an edition says about itself.
                    None if matches!(path.as_str(), "name" | "note" | "edition") => {}
                    None => return Err(EditionError::Unknown(path)),
                }
            }
            Ok(())
        }
        (Value::Array(base), Value::Array(correction)) if has_ids(base) => {
            for value in correction {
                let Some(id) = value.get("id") else {
                    return Err(EditionError::Kind(format!("{path}: id")));
                };
                let path = format!("{path}[{id}]");
                let found = base.iter_mut().find(|old| old.get("id") == Some(id));
                merge(found.ok_or_else(|| EditionError::Unknown(path.clone()))?, value, &path)?;
            }
            Ok(())
        }
        (base, correction) => {
            // A figure that could not be established may be null in the box.
            if !base.is_null() && std::mem::discriminant(base) != std::mem::discriminant(correction) {
                return Err(EditionError::Kind(path.to_owned()));
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

    fn laid(corrections: &str) -> Result<Value, EditionError> {
        let components =
            json!({"game": "g", "cards": [{"id": 1, "cost": 2}, {"id": 2, "cost": 3}], "limit": 10});
        Edition(corrections.into()).apply(components)
    }

    #[test]
    fn a_correction_changes_what_it_names_and_nothing_else() {
        let box_ = laid(r#"{"name": "mine", "cards": [{"id": 2, "cost": 7}]}"#).expect("a good edition");
        assert_eq!(box_["cards"], json!([{"id": 1, "cost": 2}, {"id": 2, "cost": 7}]));
        assert_eq!(box_["limit"], 10);
    }

    #[test]
    fn a_slip_is_named_by_its_place() {
        assert_eq!(laid(r#"{"cards": [{"id": 3}]}"#), Err(EditionError::Unknown("cards[3]".into())));
        assert_eq!(laid(r#"{"limits": 10}"#), Err(EditionError::Unknown("limits".into())));
        assert_eq!(laid(r#"{"limit": "ten"}"#), Err(EditionError::Kind("limit".into())));
        assert_eq!(laid(r#"{"game": "h"}"#), Err(EditionError::OtherGame("h".into())));
        assert!(matches!(laid("{\n  oops"), Err(EditionError::Syntax { line: 2, .. })));
    }
}
