//! Games, what was found out about them, and the setups used last, in this browser's `IndexedDB`.
//!
//! Nothing here stops a game: what cannot be stored is kept in memory until the page closes, and a sentence says so.
//! A game carries a revision; a save that does not start from the stored revision comes from another tab and is not
//! carried out ([`SaveError::Elsewhere`]).

mod texts;
mod trouble;

pub use trouble::{Trouble, complain, hush, trouble};

use super::session::Summary;
use super::stay::{Stay, now};
use crate::app::order;
use crate::bots::review::Review;
use crate::games::GameId;
use leptos::prelude::*;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::cell::Cell;
use std::collections::BTreeMap;
use texts::{GAMES, Over, SETUPS, read, remove, write};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

/// A stored game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SavedGame {
    /// Its name in addresses.
    pub id: String,
    /// Raised by every save.
    pub revision: u32,
    /// When it was begun, in milliseconds since 1970.
    pub created: f64,
    /// When it was last played, in milliseconds since 1970.
    pub changed: f64,
    /// The game in a few words, with its record.
    pub summary: Summary,
}

impl SavedGame {
    /// What changes with every change of it.
    fn mark(&self) -> (&str, u32) {
        (&self.id, self.revision)
    }
}

/// Why a game was not saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaveError {
    /// Another tab has played on in the same game.
    Elsewhere,
}

thread_local! {
    /// Raised whenever a stored game has changed.
    static CHANGES: Cell<Option<RwSignal<u32>>> = const { Cell::new(None) };
}

/// Makes the signals behind [`trouble`] and [`stored_games`], which belong to the page. The page calls it once.
pub fn provide() {
    trouble::provide();
    CHANGES.set(Some(RwSignal::new(0)));
    // Meanwhile a game may have been played on, renamed or deleted in another tab or window.
    let hear = Closure::<dyn Fn()>::new(changed);
    for event in ["visibilitychange", "focus"] {
        let _ = window().add_event_listener_with_callback(event, hear.as_ref().unchecked_ref());
    }
    // For as long as the page lasts.
    hear.forget();
}

/// Runs whatever effect calls this again once a stored game has changed.
pub fn track_changes() {
    if let Some(changes) = CHANGES.get() {
        changes.track();
    }
}

/// Whoever shows stored games reads them again.
fn changed() {
    if let Some(changes) = CHANGES.get() {
        changes.update(|changes| *changes = changes.wrapping_add(1));
    }
}

fn to_text<T: Serialize>(value: &T) -> String {
    serde_json::to_value(value).expect("what is stored is plain data").to_string()
}

/// By way of a value, as everything that is read as JSON: each further way would be one more reader in the page.
fn from_text<T: DeserializeOwned>(text: &str) -> serde_json::Result<T> {
    serde_json::from_value(serde_json::from_str(text)?)
}

/// Every stored game, the one played last first. A stored text that cannot be read is left out and left alone.
pub async fn games() -> Vec<SavedGame> {
    let mut games: BTreeMap<String, SavedGame> = BTreeMap::new();
    for text in texts::all(GAMES).await {
        if let Ok(game) = from_text::<SavedGame>(&text) {
            games.insert(game.id.clone(), game);
        }
    }
    let mut games: Vec<SavedGame> = games.into_values().collect();
    order::sort_by_key(&mut games, |game| -game.changed);
    games
}

/// Every stored game, as [`games`], for the component that calls: none until they are read, and read again whenever one has
/// changed, whoever changed it.
#[must_use]
pub fn stored_games() -> RwSignal<Option<Vec<SavedGame>>> {
    let stored = RwSignal::new(None);
    let stay = Stay::here();
    Effect::new(move |_| {
        track_changes();
        stay.ask(games(), move |found| {
            let as_before = |stored: &Option<Vec<SavedGame>>| {
                let stored = stored.as_deref().map(|stored| stored.iter().map(SavedGame::mark));
                stored.is_some_and(|stored| stored.eq(found.iter().map(SavedGame::mark)))
            };
            if !stored.with_untracked(as_before) {
                stored.set(Some(found));
            }
        });
    });
    stored
}

/// One stored game.
pub async fn game(id: &str) -> Option<SavedGame> {
    from_text(&read(GAMES, id).await?).ok()
}

/// Whether stored games can be read at all: a game that is not found may be there all the same.
pub async fn is_readable() -> bool {
    texts::is_readable(GAMES).await
}

/// One game as all tabs find it, whatever this one could not store.
pub async fn game_for_all(id: &str) -> Option<SavedGame> {
    from_text(&texts::stored(GAMES, id).await?).ok()
}

/// Stores a game under a new id: the game's name, so that its address tells which parts of the program it needs
/// (`public/start.js`), and a number.
pub async fn create(summary: Summary) -> SavedGame {
    let mut game = SavedGame { id: String::new(), revision: 1, created: now(), changed: now(), summary };
    loop {
        // Only to be different from the other ids in this browser.
        let number = getrandom::u32().unwrap_or_else(|_| now() as u64 as u32);
        game.id = format!("{}-{number:08x}", game.summary.game.key());
        if write(GAMES, &game.id, &to_text(&game), Over::Nothing).await {
            break;
        }
    }
    // What a browser may clear without asking is gone where room is short, or where nobody came for a week. A refusal changes nothing.
    let _ = window().navigator().storage().persist();
    changed();
    game
}

/// Stores a game again that was played on; its new revision and time are set.
///
/// # Errors
/// [`SaveError::Elsewhere`] when the stored game is not the one that `game` started from.
pub async fn save(game: &mut SavedGame) -> Result<(), SaveError> {
    game.changed = now();
    store_again(game).await
}

/// Gives a stored game, as it is now, another name; whether it has it.
pub async fn rename(id: &str, rename: impl FnOnce(&mut Summary) -> bool) -> bool {
    let Some(mut game) = game(id).await else { return false };
    rename(&mut game.summary) && store_again(&mut game).await.is_ok()
}

async fn store_again(game: &mut SavedGame) -> Result<(), SaveError> {
    let from = game.revision;
    game.revision += 1;
    if write(GAMES, &game.id, &to_text(game), Over::Revision(from)).await {
        changed();
        Ok(())
    } else {
        game.revision = from;
        Err(SaveError::Elsewhere)
    }
}

/// A game that was deleted, with what was found out about it.
#[derive(Clone, Debug)]
pub struct Deleted {
    game: SavedGame,
    review: Option<String>,
}

impl Deleted {
    /// Puts it back, unless a tab in which it is open has stored it anew.
    pub async fn put_back(self) {
        let Self { game, review } = self;
        write(GAMES, &game.id, &to_text(&game), Over::Nothing).await;
        if let Some(review) = review {
            write(SETUPS, &review_key(&game.id), &review, Over::Anything).await;
        }
        changed();
    }
}

/// Deletes a game as it is now, and what was found out about it; nothing where it is gone already, or stays.
pub async fn delete(id: &str) -> Option<Deleted> {
    let key = review_key(id);
    let (game, review) = (game(id).await, read(SETUPS, &key).await);
    let gone = remove(GAMES, id).await;
    if gone {
        remove(SETUPS, &key).await;
    }
    changed();
    let game = game.filter(|_| gone)?;
    Some(Deleted { game, review })
}

/// Where the review of a stored game lies: beside the setups, since a store of its own would be a new version of the database,
/// which waits until every tab of an older program is closed.
fn review_key(id: &str) -> String {
    ["review ", id].concat()
}

/// What was found out about a stored game's decisions.
pub async fn review(id: &str) -> Option<Review> {
    from_text(&read(SETUPS, &review_key(id)).await?).ok()
}

/// Keeps what was found out about a stored game's decisions.
pub async fn keep_review(id: &str, review: &Review) {
    write(SETUPS, &review_key(id), &to_text(review), Over::Anything).await;
}

/// What was chosen for the last new game of this kind: whatever the setup page kept.
pub async fn last_setup(game: GameId) -> Option<serde_json::Value> {
    from_text(&read(SETUPS, game.key()).await?).ok()
}

/// Remembers what was chosen for a new game.
pub async fn keep_setup(game: GameId, chosen: &serde_json::Value) {
    write(SETUPS, game.key(), &chosen.to_string(), Over::Anything).await;
}
