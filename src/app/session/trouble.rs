//! Sentences for records, setups and editions that cannot be played.

use crate::app::puzzle::PuzzleError;
use crate::app::sentence::harmless;
use crate::app::words::Language;
use crate::engine::{Fault, Kind, NewGameError, RecordError, Seat, Trouble};
use crate::say;

/// What an unnamed seat is called.
#[must_use]
pub fn seat_name(seat: Seat, language: Language) -> String {
    say!(language, table.player_number, number = (seat.0 + 1).to_string())
}

/// Why a record cannot be opened. A refused action is already in words (see
/// [`Timeline::open_with`](crate::engine::Timeline::open_with)).
#[must_use]
pub fn record_trouble(error: &RecordError, language: Language) -> String {
    match error {
        RecordError::Foreign => say!(language, trouble.record_foreign).to_owned(),
        RecordError::Damaged => say!(language, trouble.record_damaged).to_owned(),
        RecordError::OtherGame(key) => say!(language, trouble.record_other_game, key = harmless(key)),
        RecordError::NewerForm { .. } => say!(language, trouble.record_newer_form).to_owned(),
        RecordError::TooNew { .. } => say!(language, trouble.record_too_new).to_owned(),
        RecordError::TooOld { .. } => say!(language, trouble.record_too_old).to_owned(),
        RecordError::Field(Fault { place, trouble }) => {
            let trouble = trouble_words(trouble, language);
            say!(language, trouble.record_field, place = harmless(place), trouble = trouble)
        }
        RecordError::TooMany { found, most } => {
            say!(language, trouble.record_too_many, found = found.to_string(), most = most.to_string())
        }
        RecordError::Setup(error) => new_game_trouble(error, language),
        RecordError::Refused { number, refusal } => {
            say!(language, trouble.record_refused, number = number.to_string(), refusal = refusal.clone())
        }
    }
}

/// Why a puzzle cannot be opened.
#[must_use]
pub fn puzzle_trouble(error: &PuzzleError, language: Language) -> String {
    match error {
        PuzzleError::Record(error) => record_trouble(error, language),
        PuzzleError::Over => say!(language, trouble.puzzle_over).to_owned(),
        PuzzleError::NoChoice => say!(language, trouble.puzzle_no_choice).to_owned(),
    }
}

/// Why a game cannot be set up like this.
#[must_use]
pub fn new_game_trouble(error: &NewGameError, language: Language) -> String {
    match error {
        NewGameError::Seats { given, least, most } => say!(
            language,
            trouble.setup_seats,
            given = given.to_string(),
            least = least.to_string(),
            most = most.to_string()
        ),
        NewGameError::Option(option) => say!(language, trouble.setup_option, option = (*option).to_owned()),
        NewGameError::Edition(Fault { place, trouble }) => {
            let trouble = trouble_words(trouble, language);
            if place.is_empty() {
                say!(language, trouble.edition_whole, trouble = trouble)
            } else {
                say!(language, trouble.edition, place = harmless(place), trouble = trouble)
            }
        }
    }
}

/// What is wrong with a place of a file: the second half of a sentence.
fn trouble_words(trouble: &Trouble, language: Language) -> String {
    match trouble {
        Trouble::Syntax { line, column } => {
            say!(language, trouble.syntax, line = line.to_string(), column = column.to_string())
        }
        Trouble::TooLong => say!(language, trouble.too_long).to_owned(),
        Trouble::OtherGame { game } => say!(language, trouble.other_game, game = harmless(game)),
        Trouble::Unknown => say!(language, trouble.unknown).to_owned(),
        Trouble::Missing => say!(language, trouble.missing).to_owned(),
        Trouble::Twice => say!(language, trouble.twice).to_owned(),
        Trouble::Kind { wanted, found } => say!(
            language,
            trouble.kind,
            wanted = kind_words(*wanted, language).to_owned(),
            found = kind_words(*found, language).to_owned()
        ),
        Trouble::Range { found, least, most } if least == most => {
            say!(language, trouble.fixed, found = harmless(found), needed = least.to_string())
        }
        Trouble::Range { found, least, most } => say!(
            language,
            trouble.range,
            found = harmless(found),
            least = least.to_string(),
            most = most.to_string()
        ),
        Trouble::Word { found, known } => say!(
            language,
            trouble.word,
            found = harmless(found),
            known = known.join(say!(language, trouble.comma))
        ),
        Trouble::Value { found } => say!(language, trouble.value, found = harmless(found)),
        Trouble::Count { of, found, least, most } => count_words(of, *found, [*least, *most], language),
        Trouble::Disagrees { found, other, says } => say!(
            language,
            trouble.disagrees,
            found = found.to_string(),
            other = harmless(other),
            needed = says.to_string()
        ),
        Trouble::Unfit { with } => say!(language, trouble.unfit, other = harmless(with)),
    }
}

fn count_words(of: &str, found: usize, [least, most]: [usize; 2], language: Language) -> String {
    let [found, least, needed] = [found, least, most].map(|number| number.to_string());
    match (of, least == needed) {
        ("", true) => say!(language, trouble.count_exact, found = found, needed = needed),
        ("", false) => say!(language, trouble.count, found = found, least = least, most = needed),
        (of, true) => {
            say!(language, trouble.count_of_exact, found = found, of = of.to_owned(), needed = needed)
        }
        (of, false) => {
            say!(language, trouble.count_of, found = found, of = of.to_owned(), least = least, most = needed)
        }
    }
}

fn kind_words(kind: Kind, language: Language) -> &'static str {
    match kind {
        Kind::Null => say!(language, trouble.null),
        Kind::Flag => say!(language, trouble.flag),
        Kind::Number => say!(language, trouble.number),
        Kind::Text => say!(language, trouble.text),
        Kind::List => say!(language, trouble.list),
        Kind::Object => say!(language, trouble.object),
    }
}
