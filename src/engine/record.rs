//! A record: rules version, setup, seed and actions. Saving, sharing, undo, replay, bug reports and golden tests
//! are all this one thing.
//!
//! As a file it is JSON that a person can read; as a link it is one line of URL-safe text: the compact binary form
//! with a CRC-32, in base64url behind [`TEXT_PREFIX`].

use super::fault::{Fault, Kind, Trouble, entry, quoted, within};
use super::{Game, NewGameError, Seed};
use data_encoding::BASE64URL_NOPAD;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::borrow::Cow;

/// What a record in text form begins with; the digit is the version of the encoding.
pub const TEXT_PREFIX: &str = "salon1.";

/// What the text form of any version begins with; its number and a dot follow.
const ANY_PREFIX: &str = "salon";

/// The value of the field `format` in a JSON record.
const FORMAT: &str = "salon-record-1";

/// What the format of any version begins with; its number follows.
const ANY_FORMAT: &str = "salon-record-";

/// The version of both forms that this program writes, and the latest it reads.
const FORM: u32 = 1;

/// Longest text that is looked at, in bytes: some fifty times the longest game, and room for the longest edition.
pub const MAX_TEXT: usize = 1 << 20;

/// One game, played or under way.
///
/// ```
/// # mod stairs { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/all/engine/stairs.rs")); }
/// # use stairs::{Play, Refusal, Setup, Stairs};
/// use salon::engine::{Game, Record, RecordError, Seed, Timeline};
///
/// let setup = Setup { seats: 3, edition: None };
/// let mut timeline = Timeline::<Stairs>::begin(setup, Seed(7)).expect("three may play");
/// let mut legal = Vec::new();
/// Stairs::actions(timeline.state(), &mut legal);
/// timeline.act(legal[0]).expect("a listed action is legal");
///
/// // A link and a file are the same record, and replay to the same position.
/// let record = timeline.record();
/// let link = record.to_text();
/// assert!(link.starts_with("salon1."));
/// let read = Record::<Stairs>::read(&link).expect("our own link");
/// assert_eq!(Record::<Stairs>::read(&record.to_json()).expect("our own file"), read);
/// assert_eq!(Timeline::open(read).expect("legal throughout").state(), timeline.state());
///
/// // What cannot be played is refused with the reason.
/// assert_eq!(Record::<Stairs>::read(&link[..link.len() - 3]), Err(RecordError::Damaged));
/// let mut wrong = record;
/// wrong.actions.push(Play(99));
/// assert!(matches!(Timeline::open(wrong), Err(RecordError::Refused { number: 2, .. })));
/// ```
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
    /// In a form that only later versions of this program read.
    #[error("written in form {found}; this is form {FORM}")]
    NewerForm {
        /// Form of the record.
        found: u32,
    },
    /// Made by a later version of the rules.
    #[error("made by rules version {found}; this is version {known}")]
    TooNew {
        /// Version in the record.
        found: u16,
        /// Version of this program.
        known: u16,
    },
    /// Made by an earlier version whose games play differently, or which played this one differently.
    #[error("made by rules version {found}; this is version {known}")]
    TooOld {
        /// Version in the record.
        found: u16,
        /// Version of this program.
        known: u16,
    },
    /// A field of the file that cannot be read; actions are numbered from 1.
    #[error(transparent)]
    Field(Fault),
    /// More actions than any game of this kind has.
    #[error("{found} actions; a game has at most {most}")]
    TooMany {
        /// Actions in the record.
        found: usize,
        /// Most that a game can have.
        most: usize,
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
        Some(other) => Err(unreadable("game".into(), Kind::Text, other)),
        None => Err(RecordError::Field(Fault::at("game", Trouble::Missing))),
    }
}

/// The binary form inside a text record; `None` when the text does not begin like one.
fn unpack(source: &str) -> Result<Option<Vec<u8>>, RecordError> {
    let Some(encoded) = source.strip_prefix(TEXT_PREFIX) else {
        return match newer_text(source) {
            Some(found) => Err(RecordError::NewerForm { found }),
            None => Ok(None),
        };
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
    let format = value.get("format").and_then(Value::as_str);
    match format.and_then(|format| form(format.strip_prefix(ANY_FORMAT)?)) {
        Some(FORM) if format == Some(FORMAT) => Ok(value),
        Some(found) if found > FORM => Err(RecordError::NewerForm { found }),
        _ => Err(RecordError::Foreign),
    }
}

/// The number of a form, from its digits.
fn form(digits: &str) -> Option<u32> {
    digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| digits.parse().ok())?
}

/// The form of a text record that this program is too old for.
fn newer_text(source: &str) -> Option<u32> {
    let (digits, _) = source.strip_prefix(ANY_PREFIX)?.split_once('.')?;
    form(digits).filter(|found| *found > FORM)
}

/// The text form of a record, whatever its version, in a text that holds one: the last of it that may be one, since an address may
/// hold the like before it. Where the text was broken into lines on its way, or has signs of its own around the record, it is what has
/// the right checksum.
#[must_use]
pub fn text_in(text: &str) -> Option<Cow<'_, str>> {
    let is_text = |at: &usize| text[*at..].starts_with(TEXT_PREFIX) || newer_text(&text[*at..]).is_some();
    let found = text.rmatch_indices(ANY_PREFIX).map(|(at, _)| at).find(is_text).map(|at| &text[at..])?;
    let signs = |rest: &str| rest.find(|sign: char| !is_of_text(sign)).unwrap_or(rest.len());
    let dot = found.find('.').map_or(found.len(), |dot| dot + 1);
    let first = &found[..dot + signs(&found[dot..])];
    let is_whole = |record: &str| matches!(unpack(record), Ok(Some(_)));
    let mut whole = first.to_owned();
    let mut rest = &found[first.len()..];
    for _ in 0..MOST_LINES {
        let ends = (0..=AROUND).filter_map(|cut| whole.get(..whole.len().checked_sub(cut)?));
        if let Some(record) = ends.into_iter().find(|end| is_whole(end)) {
            return Some(Cow::Owned(record.to_owned()));
        }
        let line = rest.trim_start_matches(|sign: char| sign.is_whitespace() || "=>".contains(sign));
        let next = &line[..signs(line)];
        if next.is_empty() || line.len() == rest.len() {
            break;
        }
        whole.push_str(next);
        rest = &line[next.len()..];
    }
    Some(Cow::Borrowed(first))
}

/// Lines that a record may have been broken into.
const MOST_LINES: usize = 200;

/// Signs that a message may have around a record although they could be part of it, as in `_this_`.
const AROUND: usize = 2;

/// Whether a sign may stand in a text record behind its prefix.
fn is_of_text(sign: char) -> bool {
    sign.is_ascii_alphanumeric() || sign == '-' || sign == '_'
}

/// A value that cannot be read where one of this kind belongs.
fn unreadable(place: String, wanted: Kind, value: &Value) -> RecordError {
    let found = Kind::of(value);
    let trouble = if found == wanted {
        Trouble::Value { found: quoted(value) }
    } else {
        Trouble::Kind { wanted, found }
    };
    RecordError::Field(Fault { place, trouble })
}

fn field<T: DeserializeOwned>(value: &Value, name: &str, wanted: Kind) -> Result<T, RecordError> {
    let Some(found) = value.get(name) else {
        return Err(RecordError::Field(Fault::at(name, Trouble::Missing)));
    };
    serde_json::from_value(found.clone()).map_err(|_| unreadable(name.into(), wanted, found))
}

/// Reads a setup and finds the place of whatever in it cannot be read, or says nothing to the game.
///
/// A setup of the same kind that is sound tells what each field looks like: the fields found are tried on it one by one.
fn setup<S: Serialize + DeserializeOwned + Default>(value: &Value) -> Result<S, RecordError> {
    const PLACE: &str = "setup";
    let Some(found) = value.get(PLACE) else {
        return Err(RecordError::Field(Fault::at(PLACE, Trouble::Missing)));
    };
    let form = |setup: &S| serde_json::to_value(setup).expect("setups of our own games serialise");
    let fault = match serde_json::from_value::<S>(found.clone()) {
        Ok(setup) => match unknown(&form(&setup), found, PLACE) {
            None => return Ok(setup),
            Some(fault) => fault,
        },
        Err(_) => {
            let sound = form(&S::default());
            let reads = |tried: &Value| serde_json::from_value::<S>(tried.clone()).is_ok();
            let fault = misfit(&sound, &[], found, PLACE, &reads);
            fault.unwrap_or_else(|| Fault::at(PLACE, Trouble::Value { found: quoted(found) }))
        }
    };
    Err(RecordError::Field(fault))
}

/// The first key that a value as it was read does not have.
fn unknown(read: &Value, found: &Value, place: &str) -> Option<Fault> {
    let (Value::Object(read), Value::Object(found)) = (read, found) else { return None };
    found.iter().find_map(|(key, value)| match read.get(key) {
        Some(known) => unknown(known, value, &within(place, key)),
        None => Some(Fault::at(within(place, key), Trouble::Unknown)),
    })
}

/// The first part of `found` that cannot be read, when it stands at `path` in a setup that is sound otherwise.
fn misfit(
    sound: &Value,
    path: &[&str],
    found: &Value,
    place: &str,
    reads: &impl Fn(&Value) -> bool,
) -> Option<Fault> {
    let here = |sound: &Value| path.iter().try_fold(sound, |value, key| value.get(*key)).cloned();
    let known = here(sound)?;
    let (Value::Object(known), Value::Object(named)) = (&known, found) else {
        let (wanted, kind) = (Kind::of(&known), Kind::of(found));
        let trouble = if wanted == kind || matches!(wanted, Kind::Null | Kind::Text | Kind::Object) {
            Trouble::Value { found: quoted(found) }
        } else {
            Trouble::Kind { wanted, found: kind }
        };
        return Some(Fault::at(place, trouble));
    };
    for key in known.keys() {
        let inner: Vec<&str> = path.iter().copied().chain([key.as_str()]).collect();
        let mut tried = sound.clone();
        let slot = path.iter().try_fold(&mut tried, |value, key| value.get_mut(*key));
        let Some(Value::Object(slot)) = slot else { return None };
        // A field that may be left out is no trouble when it is.
        match named.get(key) {
            Some(value) => slot.insert(key.clone(), value.clone()),
            None => slot.remove(key),
        };
        if !reads(&tried) {
            let place = within(place, key);
            return match named.get(key) {
                Some(value) => misfit(sound, &inner, value, &place, reads),
                None => Some(Fault { place, trouble: Trouble::Missing }),
            };
        }
    }
    None
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

    /// A number that tells games apart by how they were played, whatever lies on the table beside them: the same for the same
    /// setup, seed and actions.
    ///
    /// # Panics
    /// If a game's setup or action cannot be serialised, which the suite rules out.
    #[must_use]
    pub fn fingerprint(&self) -> u32 {
        let played = (G::KEY, G::RULES_VERSION, &self.setup, self.seed, &self.actions);
        CRC.checksum(&postcard::to_allocvec(&played).expect("records of our own games serialise"))
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

    /// Reads either form. Nothing is replayed yet (see [`Timeline::open`](super::Timeline::open)) but what was made by an
    /// earlier version of much the same rules ([`Game::RULES_SINCE`]): it is refused where it would play differently.
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
            let version = version::<G>(head.rules)?;
            let packed: Packed<G::Setup, G::Action> =
                postcard::from_bytes(&bytes).map_err(|_| RecordError::Damaged)?;
            at_most::<G>(packed.actions.len())?;
            let table = serde_json::from_str(&packed.table).map_err(|_| RecordError::Damaged)?;
            let record = Self { setup: packed.setup, seed: packed.seed, actions: packed.actions, table };
            return record.of_version(version);
        }
        let value = parse_json(source)?;
        let version = version::<G>(field(&value, "rules", Kind::Number)?)?;
        let list: Vec<Value> = field(&value, "actions", Kind::List)?;
        at_most::<G>(list.len())?;
        let actions = list.into_iter().enumerate().map(|(at, action)| {
            let found = quoted(&action);
            serde_json::from_value(action).map_err(|_| {
                let place = entry("actions", &(at + 1).to_string());
                RecordError::Field(Fault { place, trouble: Trouble::Value { found } })
            })
        });
        let record = Self {
            actions: actions.collect::<Result<_, _>>()?,
            setup: setup(&value)?,
            seed: field(&value, "seed", Kind::Text)?,
            table: value.get("table").cloned().unwrap_or(Value::Null),
        };
        record.of_version(version)
    }

    /// The record, if the present rules play it as those of the version did that it was made by, as far as actions tell.
    fn of_version(self, found: u16) -> Result<Self, RecordError> {
        let known = G::RULES_VERSION;
        if found == known || self.is_legal() { Ok(self) } else { Err(RecordError::TooOld { found, known }) }
    }

    /// Whether the rules accept every action. Where the setup makes no game, that is for whoever opens it to tell.
    fn is_legal(&self) -> bool {
        let Ok(components) = G::components(&self.setup) else { return true };
        let mut state = G::start(&components, &self.setup, self.seed, &mut ());
        self.actions.iter().all(|action| {
            let is_legal = G::check(&state, action).is_ok();
            if is_legal {
                G::apply(&mut state, *action, &mut ());
            }
            is_legal
        })
    }
}

/// Refuses more actions than a game can have before any of them is looked at.
fn at_most<G: Game>(found: usize) -> Result<(), RecordError> {
    if found > G::MAX_ACTIONS { Err(RecordError::TooMany { found, most: G::MAX_ACTIONS }) } else { Ok(()) }
}

/// The version of a record, if its rules are near enough to the present ones.
fn version<G: Game>(found: u16) -> Result<u16, RecordError> {
    let known = G::RULES_VERSION;
    if found > known {
        Err(RecordError::TooNew { found, known })
    } else if found < G::RULES_SINCE {
        Err(RecordError::TooOld { found, known })
    } else {
        Ok(found)
    }
}
