//! Sentences for records and setups that cannot be played.

use crate::app::words::Language;
use crate::engine::{NewGameError, RecordError, Seat};
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
        RecordError::Foreign => say!(language, shell.record_foreign).to_owned(),
        RecordError::Damaged => say!(language, shell.record_damaged).to_owned(),
        RecordError::OtherGame(key) => say!(language, shell.record_other_game, key = key.clone()),
        RecordError::TooNew { .. } => say!(language, shell.record_too_new).to_owned(),
        RecordError::TooOld { .. } => say!(language, shell.record_too_old).to_owned(),
        RecordError::Field { field, reason } => {
            say!(language, shell.record_field, field = field.clone(), reason = reason.clone())
        }
        RecordError::Setup(error) => new_game_trouble(error, language),
        RecordError::Refused { number, refusal } => {
            say!(language, shell.record_refused, number = number.to_string(), refusal = refusal.clone())
        }
    }
}

/// Why a game cannot be set up like this.
#[must_use]
pub fn new_game_trouble(error: &NewGameError, language: Language) -> String {
    match error {
        NewGameError::Seats { given, least, most } => say!(
            language,
            shell.setup_seats,
            given = given.to_string(),
            least = least.to_string(),
            most = most.to_string()
        ),
        NewGameError::Option(option) => say!(language, shell.setup_option, option = (*option).to_owned()),
        NewGameError::Edition(reason) => say!(language, shell.setup_edition, reason = reason.clone()),
    }
}
