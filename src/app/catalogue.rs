//! The way from a game's name to its code, for everything that happens before and around a game. The code is a part of the
//! program that is fetched when it is first needed.

use super::players::{Party, Player};
use super::session::{GameSession, Section, Session, Summary, Tabled, finished, new_game_trouble, summarise};
use super::tally::Finished;
use super::words::Language;
use crate::engine::{Game, Record, RecordError, Seats, Seed, game_key};
use crate::games::GameId;
use crate::{say, with_game};
use leptos::prelude::*;
use std::cell::RefCell;
use std::marker::PhantomData;
use std::pin::Pin;
use std::sync::Arc;

/// A game of the catalogue, as the rooms around it see it.
pub trait Title: Send + Sync {
    /// How many it seats.
    fn seats(&self) -> Seats;
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
    /// How long a stored game is, while it is under way, and what was agreed for it otherwise than the box has it: a few words each,
    /// from what was set up. Nothing of a record that cannot be read.
    fn played_as(&self, summary: &Summary, language: Language) -> Vec<String>;
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
    /// Opens a puzzle, for one person to solve. Its signals live as long as the component that calls.
    ///
    /// # Errors
    /// A sentence that says what is wrong.
    fn pose(&self, puzzle: &str) -> Result<Arc<dyn Session>, String>;
}

/// A new game being set up.
pub trait Draft: Send + Sync {
    /// The rows of options. `seats` tells the players apart while they change places.
    fn options(&self, players: Signal<Vec<Player>>, seats: Signal<Vec<u32>>) -> AnyView;
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

/// A part of the program did not arrive: no connection, or a newer version has taken its place. It may arrive another time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a part of the program did not arrive")]
pub struct Absent;

/// A part of the program on its way.
pub type Fetching = Pin<Box<dyn Future<Output = Result<(), Absent>>>>;

thread_local! {
    /// The games that are here.
    static SHELF: RefCell<Vec<(GameId, &'static dyn Title)>> = const { RefCell::new(Vec::new()) };
}

/// The game of that name, if it is here (see [`fetch`]).
#[must_use]
pub fn title(id: GameId) -> Option<&'static dyn Title> {
    SHELF.with_borrow(|shelf| shelf.iter().find(|(game, _)| *game == id).map(|(_, title)| *title))
}

/// Fetches a game's code, if it is not here.
///
/// # Errors
/// [`Absent`].
pub async fn fetch(id: GameId) -> Result<(), Absent> {
    if title(id).is_none() {
        let title = parts::of(id).await.map_err(|_| Absent)?;
        SHELF.with_borrow_mut(|shelf| shelf.push((id, title)));
    }
    Ok(())
}

/// As [`fetch`], for [`when_here`](super::ui::when_here): none when nothing has to be fetched.
#[must_use]
pub fn fetching(games: &[GameId]) -> Option<Fetching> {
    let missing: Vec<_> = games.iter().copied().filter(|id| title(*id).is_none()).collect();
    (!missing.is_empty()).then(|| -> Fetching {
        Box::pin(async move {
            for game in missing {
                fetch(game).await?;
            }
            Ok(())
        })
    })
}

/// How many a game seats; known before it is here.
#[must_use]
pub fn seats(id: GameId) -> Seats {
    with_game!(id, G => <G as Game>::SEATS)
}

/// The game that a record is of, if it is one of the house.
#[must_use]
pub fn game_of(source: &str) -> Option<GameId> {
    game_key(source).ok().and_then(|key| GameId::from_key(&key))
}

/// Checks a record of any game and puts it in a few words. Its game must be here; see [`game_of`] and [`fetch`].
///
/// # Errors
/// A sentence that says what is wrong.
pub fn check(source: &str, language: Language) -> Result<Summary, String> {
    let trouble = |error| super::session::record_trouble(&error, language);
    let key = game_key(source).map_err(trouble)?;
    match GameId::from_key(&key) {
        Some(id) => {
            let title = title(id).ok_or_else(|| say!(language, shell.part_absent).to_owned())?;
            title.check(source, language)
        }
        None => Err(trouble(RecordError::OtherGame(key))),
    }
}

/// The games, each a part of the program.
// The macro declares what a part exports as foreign; nothing else here is unsafe.
#[allow(
    unsafe_code,
    clippy::unnecessary_wraps,
    reason = "the macro wants a result for a part that does not arrive"
)]
mod parts {
    use crate::app::catalogue::{Title, TitleOf};
    use std::marker::PhantomData;

    crate::each_game!((crate::parts_of) [&'static dyn Title, G => &TitleOf::<G>(PhantomData)]);
}

struct TitleOf<G>(PhantomData<fn() -> G>);

impl<G: Tabled> Title for TitleOf<G> {
    fn seats(&self) -> Seats {
        G::SEATS
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

    fn played_as(&self, summary: &Summary, language: Language) -> Vec<String> {
        let Ok(Record { setup, .. }) = Record::<G>::read(&summary.record) else { return Vec::new() };
        let length = || G::length(&setup, G::components(&setup).ok()?.as_ref(), language);
        let length = summary.turn.and_then(|_| length());
        length.into_iter().chain(G::agreed_otherwise(&setup, language)).collect()
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

    fn pose(&self, puzzle: &str) -> Result<Arc<dyn Session>, String> {
        Ok(Arc::new(GameSession::<G>::pose(puzzle)?))
    }
}

struct DraftOf<G: Game>(RwSignal<G::Setup>)
where
    G::Setup: Send + Sync;

impl<G: Tabled> Draft for DraftOf<G> {
    fn options(&self, players: Signal<Vec<Player>>, seats: Signal<Vec<u32>>) -> AnyView {
        G::options(self.0, players, seats)
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
