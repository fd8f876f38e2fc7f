//! Sentences for files, setups and editions that cannot be played: every trouble there is.

use super::reader::{LANGUAGES, wrong};
use salon::app::session::{new_game_trouble, record_trouble, seat_name};
use salon::engine::{Fault, Kind, NewGameError, RecordError, Seat, Trouble};

const KINDS: [Kind; 6] = [Kind::Null, Kind::Flag, Kind::Number, Kind::Text, Kind::List, Kind::Object];

/// Every kind of trouble; what people wrote themselves is no word of any language.
fn troubles() -> Vec<Trouble> {
    let own = || "№".to_owned();
    let mut troubles = vec![
        Trouble::Syntax { line: 3, column: 7 },
        Trouble::TooLong,
        Trouble::OtherGame { game: own() },
        Trouble::Unknown,
        Trouble::Missing,
        Trouble::Twice,
        Trouble::Range { found: own(), least: 0, most: 7 },
        Trouble::Range { found: own(), least: 4, most: 4 },
        Trouble::Word { found: own(), known: vec!["①", "②"] },
        Trouble::Value { found: own() },
        Trouble::Disagrees { found: 3, other: own(), says: 4 },
        Trouble::Unfit { with: own() },
    ];
    for of in ["", "№"] {
        for least in [2, 4] {
            troubles.push(Trouble::Count { of: of.to_owned(), found: 3, least, most: 4 });
        }
    }
    for (wanted, found) in KINDS.into_iter().zip(KINDS.into_iter().rev()) {
        troubles.push(Trouble::Kind { wanted, found });
    }
    // A new kind of trouble is to be read here, too: this match does not compile without it.
    for trouble in &troubles {
        match trouble {
            Trouble::Syntax { .. }
            | Trouble::TooLong
            | Trouble::OtherGame { .. }
            | Trouble::Unknown
            | Trouble::Missing
            | Trouble::Twice
            | Trouble::Kind { .. }
            | Trouble::Range { .. }
            | Trouble::Word { .. }
            | Trouble::Value { .. }
            | Trouble::Count { .. }
            | Trouble::Disagrees { .. }
            | Trouble::Unfit { .. } => {}
        }
    }
    troubles
}

fn faults() -> Vec<Fault> {
    let at = |place: &'static str| move |trouble: Trouble| Fault { place: place.to_owned(), trouble };
    troubles().into_iter().map(at("№[3].№")).chain(troubles().into_iter().map(at(""))).collect()
}

#[test]
fn every_trouble_is_told_in_three_languages() {
    let setups = || {
        let settings = [NewGameError::Seats { given: 7, least: 2, most: 4 }, NewGameError::Option("①")];
        settings.into_iter().chain(faults().into_iter().map(NewGameError::Edition))
    };
    let mut records = vec![
        RecordError::Foreign,
        RecordError::Damaged,
        RecordError::OtherGame("№".to_owned()),
        RecordError::NewerForm { found: 9 },
        RecordError::TooNew { found: 9, known: 1 },
        RecordError::TooOld { found: 0, known: 1 },
        RecordError::TooMany { found: 900, most: 300 },
        RecordError::Refused { number: 12, refusal: "№.".to_owned() },
    ];
    records.extend(setups().map(RecordError::Setup));
    // A field always has a name.
    records.extend(faults().into_iter().filter(|fault| !fault.place.is_empty()).map(RecordError::Field));
    let mut told = Vec::new();
    for language in LANGUAGES {
        told.push((language, seat_name(Seat(2), language)));
        told.extend(records.iter().map(|error| (language, record_trouble(error, language))));
        told.extend(setups().map(|error| (language, new_game_trouble(&error, language))));
    }
    let wrong: Vec<String> = told
        .iter()
        .filter_map(|(language, sentence)| Some(format!("{}: {sentence}", wrong(*language, sentence)?)))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(told.len() > 200, "{} sentences", told.len());
}
