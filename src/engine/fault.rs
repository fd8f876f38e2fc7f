//! What is wrong with a file that somebody wrote by hand, and where: an edition, a box, a record.
//!
//! Values, not sentences: the app puts them into words, [`Display`](std::fmt::Display) is for developers.

use serde_json::Value;

/// Longest piece of a file that is quoted, in characters.
const LONGEST_QUOTE: usize = 40;

/// What is wrong, with its place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {trouble}")]
pub struct Fault {
    /// The place, such as `cards[25].cost.ruby`: names of objects, ids of things that have one, else numbers from 0. Empty
    /// for the file as a whole.
    pub place: String,
    /// What is wrong there.
    pub trouble: Trouble,
}

/// What can be wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Trouble {
    /// Not JSON from here on.
    #[error("no JSON from line {line}, column {column}")]
    Syntax {
        /// Line, from 1.
        line: usize,
        /// Column, from 1.
        column: usize,
    },
    /// Longer than anything that could be meant.
    #[error("longer than anything of its kind")]
    TooLong,
    /// Made for another game.
    #[error("made for the game {game:?}")]
    OtherGame {
        /// The key of that game, as it stands in the file.
        game: String,
    },
    /// Names something that does not exist.
    #[error("no such thing")]
    Unknown,
    /// Is not there.
    #[error("missing")]
    Missing,
    /// Stands here a second time.
    #[error("named twice")]
    Twice,
    /// A value of another kind belongs here.
    #[error("{found}, not {wanted}")]
    Kind {
        /// What belongs here.
        wanted: Kind,
        /// What stands here.
        found: Kind,
    },
    /// Not a whole number within these bounds, both included.
    #[error("{found} is not in {least} to {most}")]
    Range {
        /// What stands here.
        found: String,
        /// Least.
        least: i64,
        /// Most.
        most: i64,
    },
    /// None of the words that have a meaning here.
    #[error("{found} is none of {}", known.join(", "))]
    Word {
        /// What stands here.
        found: String,
        /// The words with a meaning.
        known: Vec<&'static str>,
    },
    /// The value cannot be read here, for a reason that has no name of its own.
    #[error("{found} cannot be read")]
    Value {
        /// What stands here.
        found: String,
    },
    /// Counted too many or too few.
    #[error("counted {found} {of}, needed {least} to {most}")]
    Count {
        /// What was counted, as the file calls it; empty for the entries of a list.
        of: String,
        /// How many there are.
        found: usize,
        /// Fewest.
        least: usize,
        /// Most.
        most: usize,
    },
    /// A number that another place of the file contradicts.
    #[error("{found}, but {says} by {other}")]
    Disagrees {
        /// What stands here.
        found: i64,
        /// The other place.
        other: String,
        /// What stands there, or follows from it.
        says: i64,
    },
    /// Does not go together with what another place says.
    #[error("does not fit {with}")]
    Unfit {
        /// The other place.
        with: String,
    },
}

/// Kinds of values in JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// `null`: a figure that is not known.
    Null,
    /// `true` or `false`.
    Flag,
    /// A number.
    Number,
    /// A text.
    Text,
    /// A list.
    List,
    /// Named values.
    Object,
}

impl Kind {
    /// The kind of a value.
    #[must_use]
    pub const fn of(value: &Value) -> Self {
        match value {
            Value::Null => Self::Null,
            Value::Bool(_) => Self::Flag,
            Value::Number(_) => Self::Number,
            Value::String(_) => Self::Text,
            Value::Array(_) => Self::List,
            Value::Object(_) => Self::Object,
        }
    }
}

impl std::fmt::Display for Kind {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str(match self {
            Self::Null => "null",
            Self::Flag => "true or false",
            Self::Number => "a number",
            Self::Text => "a text",
            Self::List => "a list",
            Self::Object => "an object",
        })
    }
}

impl Fault {
    /// Something wrong at a place.
    #[must_use]
    pub fn at(place: impl Into<String>, trouble: Trouble) -> Self {
        Self { place: place.into(), trouble }
    }

    /// Something wrong with the file as a whole.
    #[must_use]
    pub const fn whole(trouble: Trouble) -> Self {
        Self { place: String::new(), trouble }
    }

    /// Text that is not JSON.
    #[must_use]
    pub fn syntax(error: &serde_json::Error) -> Self {
        // An empty file ends before its first sign.
        Self::whole(Trouble::Syntax { line: error.line().max(1), column: error.column().max(1) })
    }
}

/// A value as it stands in a file, cut short when it is long.
#[must_use]
pub fn quoted(value: &Value) -> String {
    let mut text = match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    };
    if let Some((end, _)) = text.char_indices().nth(LONGEST_QUOTE) {
        text.truncate(end);
        text.push('…');
    }
    text
}

/// The place of a key within another place.
#[must_use]
pub fn within(place: &str, key: &str) -> String {
    if place.is_empty() { key.to_owned() } else { [place, ".", key].concat() }
}

/// The place of a thing in a list, by its id or its number.
#[must_use]
pub fn entry(place: &str, id: &str) -> String {
    [place, "[", id, "]"].concat()
}
