//! A record: rules version, setup, seed and actions. Saving, sharing, undo, replay, bug reports and golden tests
//! are all this one thing.
//!
//! As a file it is JSON that a person can read; as a link it is one line of URL-safe text: the compact binary form
//! with a CRC-32, in base64url behind [`TEXT_PREFIX`].

use super::{Game, NewGameError, Seed};
use data_encoding::BASE64URL_NOPAD;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What a record in text form begins with; the digit is the version of the encoding.
pub const TEXT_PREFIX: &str = "salon1.";

/// The value of the field `format` in a JSON record.
const FORMAT: &str = "salon-record-1";

/// Longest text that is looked at: some fifty times the longest game.
const MAX_TEXT: usize = 1 << 20;

/// One game, played or under way.
#[derive(Clone, Debug, PartialEq)]
pub struct Record<G: Game> {
    /// What was agreed before the first move.
    pub setup: G::Setup,
    /// All chance follows from it.
    pub seed: Seed,
    /// Every decision, in order.
    pub actions: Vec<G::Action>,
    /// Whatever the app keeps beside a game (names, colours, who is a computer), as JSON; the rules never read it.
    pub table: Value,
}

/// Why a text or file is not a record that can be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// Nothing in it looks like a record.
    #[error("not a Salon record")]
    Foreign,
    /// It begins like a record but breaks off or was altered.
    #[error("the record is damaged or incomplete")]
    Damaged,
    /// A record of another game than the one asked for, or of a game unknown here.
    #[error("a record of the game {0:?}")]
    OtherGame(String),
    /// Made by a later version of the rules.
    #[error("made by rules version {found}; this is version {known}")]
    TooNew {
        /// Version in the record.
        found: u16,
        /// Version of this program.
        known: u16,
    },
    /// Made by an earlier version whose games play differently.
    #[error("made by rules version {found}; this is version {known}")]
    TooOld {
        /// Version in the record.
        found: u16,
        /// Version of this program.
        known: u16,
    },
    /// The file names a field whose content cannot be read; for actions, the number from 1.
    #[error("{field}: {reason}")]
    Field {
        /// Field of the record, such as `setup` or `actions[3]`.
        field: String,
        /// What the reader says about it.
        reason: String,
    },
    /// The setup does not fit the game.
    #[error(transparent)]
    Setup(#[from] NewGameError),
    /// The rules refuse an action.
    #[error("action {number} is refused: {refusal}")]
    Refused {
        /// Number of the action, from 1.
        number: usize,
        /// The refusal as the rules name it, for developers; the app puts it into words.
        refusal: String,
    },
}

#[derive(Serialize, Deserialize)]
struct Packed<S, A> {
    game: String,
    rules: u16,
    setup: S,
    seed: Seed,
    actions: Vec<A>,
    /// JSON inside the binary form, which cannot describe itself.
    table: String,
}

/// The head of a packed record, readable without knowing the game.
#[derive(Deserialize)]
struct PackedHead {
    game: String,
    rules: u16,
}

const CRC: crc::Crc<u32> = crc::Crc::<u32>::new(&crc::CRC_32_ISO_HDLC);

/// Which game a record (text or JSON) is of, by the key it carries.
///
/// # Errors
/// [`RecordError::Foreign`] or [`RecordError::Damaged`].
pub fn game_key(source: &str) -> Result<String, RecordError> {
    let source = source.trim();
    if source.len() > MAX_TEXT {
        return Err(RecordError::Foreign);
    }
    if let Some(bytes) = unpack(source)? {
        let (head, _) = postcard::take_from_bytes::<PackedHead>(&bytes).map_err(|_| RecordError::Damaged)?;
        return Ok(head.game);
    }
    let value = parse_json(source)?;
    match value.get("game") {
        Some(Value::String(key)) => Ok(key.clone()),
        _ => Err(RecordError::Field { field: "game".into(), reason: "missing".into() }),
    }
}

/// The binary form inside a text record; `None` when the text does not begin like one.
fn unpack(source: &str) -> Result<Option<Vec<u8>>, RecordError> {
    let Some(encoded) = source.strip_prefix(TEXT_PREFIX) else {
        return Ok(None);
    };
    let bytes = BASE64URL_NOPAD.decode(encoded.as_bytes()).map_err(|_| RecordError::Damaged)?;
    let Some((body, sum)) = bytes.split_last_chunk::<4>() else {
        return Err(RecordError::Damaged);
    };
    if CRC.checksum(body) == u32::from_le_bytes(*sum) {
        Ok(Some(body.to_vec()))
    } else {
        Err(RecordError::Damaged)
    }
}

fn parse_json(source: &str) -> Result<Value, RecordError> {
    let value: Value = serde_json::from_str(source).map_err(|error| {
        // A file that opens like ours but breaks off is damaged; anything else is somebody else's.
        if error.is_eof() && source.starts_with('{') { RecordError::Damaged } else { RecordError::Foreign }
    })?;
    if value.get("format").and_then(Value::as_str).is_some_and(|format| format == FORMAT) {
        Ok(value)
    } else {
        Err(RecordError::Foreign)
    }
}

fn field<T: serde::de::DeserializeOwned>(value: &Value, name: &str) -> Result<T, RecordError> {
    let found = value.get(name).cloned().unwrap_or(Value::Null);
    serde_json::from_value(found)
        .map_err(|error| RecordError::Field { field: name.into(), reason: error.to_string() })
}

impl<G: Game> Record<G> {
    /// A record with nothing played yet.
    #[must_use]
    pub const fn new(setup: G::Setup, seed: Seed) -> Self {
        Self { setup, seed, actions: Vec::new(), table: Value::Null }
    }

    /// One line of URL-safe text, for a link.
    ///
    /// # Panics
    /// If a game's setup or action cannot be serialised, which the suite rules out.
    #[must_use]
    pub fn to_text(&self) -> String {
        let packed = Packed {
            game: G::KEY.to_owned(),
            rules: G::RULES_VERSION,
            setup: &self.setup,
            seed: self.seed,
            actions: self.actions.iter().collect(),
            table: self.table.to_string(),
        };
        let mut bytes = postcard::to_allocvec(&packed).expect("records of our own games serialise");
        let sum = CRC.checksum(&bytes);
        bytes.extend_from_slice(&sum.to_le_bytes());
        format!("{TEXT_PREFIX}{}", BASE64URL_NOPAD.encode(&bytes))
    }

    /// A JSON file that a person can read.
    ///
    /// # Panics
    /// If a game's setup or action cannot be serialised, which the suite rules out.
    #[must_use]
    pub fn to_json(&self) -> String {
        let value = serde_json::json!({
            "format": FORMAT,
            "game": G::KEY,
            "rules": G::RULES_VERSION,
            "setup": self.setup,
            "seed": self.seed,
            "actions": self.actions,
            "table": self.table,
        });
        serde_json::to_string_pretty(&value).expect("records of our own games serialise")
    }

    /// Reads either form. Nothing is replayed yet: see [`Timeline::open`](super::Timeline::open).
    ///
    /// # Errors
    /// [`RecordError`], with the field or action at fault.
    pub fn read(source: &str) -> Result<Self, RecordError> {
        let found = game_key(source)?;
        if found != G::KEY {
            return Err(RecordError::OtherGame(found));
        }
        let source = source.trim();
        if let Some(bytes) = unpack(source)? {
            let (head, _) =
                postcard::take_from_bytes::<PackedHead>(&bytes).map_err(|_| RecordError::Damaged)?;
            same_rules::<G>(head.rules)?;
            let packed: Packed<G::Setup, G::Action> =
                postcard::from_bytes(&bytes).map_err(|_| RecordError::Damaged)?;
            let table = serde_json::from_str(&packed.table).map_err(|_| RecordError::Damaged)?;
            return Ok(Self { setup: packed.setup, seed: packed.seed, actions: packed.actions, table });
        }
        let value = parse_json(source)?;
        same_rules::<G>(field(&value, "rules")?)?;
        let list: Vec<Value> = field(&value, "actions")?;
        let actions = list
            .into_iter()
            .enumerate()
            .map(|(at, action)| {
                serde_json::from_value(action).map_err(|error| RecordError::Field {
                    field: format!("actions[{}]", at + 1),
                    reason: error.to_string(),
                })
            })
            .collect::<Result<Vec<G::Action>, _>>()?;
        Ok(Self {
            setup: field(&value, "setup")?,
            seed: field(&value, "seed")?,
            actions,
            table: value.get("table").cloned().unwrap_or(Value::Null),
        })
    }
}

fn same_rules<G: Game>(found: u16) -> Result<(), RecordError> {
    let known = G::RULES_VERSION;
    match found.cmp(&known) {
        std::cmp::Ordering::Equal => Ok(()),
        std::cmp::Ordering::Greater => Err(RecordError::TooNew { found, known }),
        std::cmp::Ordering::Less => Err(RecordError::TooOld { found, known }),
    }
}
