//! The way from a game's name to its code, for everything that happens before and around a game.

use super::players::{Party, Player};
use super::session::{GameSession, Section, Session, Summary, Tabled, finished, new_game_trouble, summarise};
use super::tally::Finished;
use super::words::Language;
use crate::engine::{Game, Record, RecordError, Seats, Seed, game_key};
use crate::games::GameId;
use crate::{say, with_game};
use leptos::prelude::*;
use std::marker::PhantomData;
use std::sync::Arc;

/// A game of the catalogue, as the rooms around it see it.
pub trait Title: Send + Sync {
    /// How many it seats.
    fn seats(&self) -> Seats;
    /// Its name.
    fn name(&self, language: Language) -> &'static str;
    /// The symbols of its sprite.
    fn sprite(&self) -> String;
    /// The rule reference.
    fn rules(&self, language: Language) -> Vec<Section>;
    /// A setup to be filled in: the one last used if it still reads, else the recommended one. Its signals live as
    /// long as the component that calls.
    fn draft(&self, last: Option<&serde_json::Value>) -> Box<dyn Draft>;
    /// Checks a record (text or JSON) and puts it in a few words.
    ///
    /// # Errors
    /// A sentence that says what is wrong.
    fn check(&self, source: &str, language: Language) -> Result<Summary, String>;
    /// A finished game for statistics; none if the record is of a game under way.
    ///
    /// # Errors
    /// A sentence that says what is wrong.
    fn finished(&self, record: &str, language: Language) -> Result<Option<Finished>, String>;
    /// A record as a file.
    ///
    /// # Errors
    /// A sentence that says what is wrong.
    fn json(&self, record: &str, language: Language) -> Result<String, String>;
    /// Gives a game a name of its own, in its record too.
    ///
    /// # Errors
    /// The record cannot be read.
    fn rename(&self, summary: &mut Summary, name: String) -> Result<(), RecordError>;
    /// Opens a record for playing. Its signals live as long as the component that calls.
    ///
    /// # Errors
    /// A sentence that says what is wrong.
    fn open(&self, record: &str) -> Result<Arc<dyn Session>, String>;
}

/// A new game being set up.
pub trait Draft: Send + Sync {
    /// The rows of options.
    fn options(&self, players: Signal<Vec<Player>>) -> AnyView;
    /// Changes the number of seats.
    fn set_seats(&self, seats: u8);
    /// Whether people sharing one tablet will meet a curtain. Follows the options.
    fn may_hold_secrets(&self) -> bool;

    /// Whether secrets lie face down, so that there is no curtain.
    fn hands_lie_down(&self) -> bool;
    /// For remembering. Follows the options.
    fn to_value(&self) -> serde_json::Value;
    /// The record of the game with nothing played, in a few words, ready to be stored.
    ///
    /// # Errors
    /// A sentence that says which option does not fit.
    fn start(&self, party: Party, seed: Seed, language: Language) -> Result<Summary, String>;
}

/// The game of that name, if it is built.
#[must_use]
pub fn title(id: GameId) -> Option<&'static dyn Title> {
    with_game!(id, G => Some(&TitleOf::<G>(PhantomData) as &'static dyn Title), else => None)
}

/// Checks a record of any game and puts it in a few words.
///
/// # Errors
/// A sentence that says what is wrong.
pub fn check(source: &str, language: Language) -> Result<Summary, String> {
    let trouble = |error| super::session::record_trouble(&error, language);
    let key = game_key(source).map_err(trouble)?;
    match GameId::from_key(&key).and_then(title) {
        Some(title) => title.check(source, language),
        None => Err(trouble(RecordError::OtherGame(key))),
    }
}

/// Name of any game of the house, built or announced.
#[must_use]
pub fn name(id: GameId, language: Language) -> &'static str {
    match id {
        GameId::Splendor => say!(language, splendor.name),
        GameId::AzulSummerPavilion => say!(language, azul.name),
        GameId::ArtSociety => say!(language, art.name),
        GameId::Bruges => say!(language, shell.name_bruges),
        GameId::Brussels1893 => say!(language, shell.name_brussels),
    }
}

struct TitleOf<G>(PhantomData<fn() -> G>);

impl<G: Tabled> Title for TitleOf<G> {
    fn seats(&self) -> Seats {
        G::SEATS
    }

    fn name(&self, language: Language) -> &'static str {
        G::name(language)
    }

    fn sprite(&self) -> String {
        G::sprite()
    }

    fn rules(&self, language: Language) -> Vec<Section> {
        G::rules(language)
    }

    fn draft(&self, last: Option<&serde_json::Value>) -> Box<dyn Draft> {
        let setup = last.and_then(|value| serde_json::from_value(value.clone()).ok());
        Box::new(DraftOf::<G>(RwSignal::new(setup.unwrap_or_default())))
    }

    fn check(&self, source: &str, language: Language) -> Result<Summary, String> {
        summarise::<G>(source, language)
    }

    fn finished(&self, record: &str, language: Language) -> Result<Option<Finished>, String> {
        finished::<G>(record, language)
    }

    fn json(&self, record: &str, language: Language) -> Result<String, String> {
        let record = Record::<G>::read(record);
        record
            .map(|record| record.to_json())
            .map_err(|error| super::session::record_trouble(&error, language))
    }

    fn rename(&self, summary: &mut Summary, name: String) -> Result<(), RecordError> {
        let mut record = Record::<G>::read(&summary.record)?;
        summary.party.title = name;
        record.table = summary.party.to_value();
        summary.record = record.to_text();
        Ok(())
    }

    fn open(&self, record: &str) -> Result<Arc<dyn Session>, String> {
        Ok(Arc::new(GameSession::<G>::open(record)?))
    }
}

struct DraftOf<G: Game>(RwSignal<G::Setup>)
where
    G::Setup: Send + Sync;

impl<G: Tabled> Draft for DraftOf<G> {
    fn options(&self, players: Signal<Vec<Player>>) -> AnyView {
        G::options(self.0, players)
    }

    fn set_seats(&self, seats: u8) {
        self.0.update(|setup| *setup = G::with_seats(std::mem::take(setup), seats));
    }

    fn may_hold_secrets(&self) -> bool {
        G::may_hold_secrets(&self.0.read())
    }

    fn hands_lie_down(&self) -> bool {
        G::HANDS_LIE_DOWN
    }

    fn to_value(&self) -> serde_json::Value {
        serde_json::to_value(&*self.0.read()).unwrap_or_default()
    }

    fn start(&self, party: Party, seed: Seed, language: Language) -> Result<Summary, String> {
        let setup = self.0.get_untracked();
        G::components(&setup).map_err(|error| new_game_trouble(&error, language))?;
        let mut record = Record::<G>::new(setup, seed);
        record.table = party.to_value();
        summarise::<G>(&record.to_text(), language)
    }
}
