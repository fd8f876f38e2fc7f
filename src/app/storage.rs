//! Games, what was found out about them, and the setups used last, in this browser's `IndexedDB`.
//!
//! Nothing here stops a game: what cannot be stored is kept in memory until the page closes, and a sentence says so.
//! A game carries a revision; a save that does not start from the stored revision comes from another tab and is not
//! carried out ([`SaveError::Elsewhere`]).

use super::session::Summary;
use super::stay::{Stay, now};
use crate::app::order;
use crate::bots::review::Review;
use crate::games::GameId;
use idb::{Database, DatabaseEvent as _, Factory, ObjectStoreParams, Transaction, TransactionMode};
use js_sys::Reflect;
use leptos::prelude::*;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

const DATABASE: &str = "salon";
const VERSION: u32 = 1;
const GAMES: &str = "games";
const SETUPS: &str = "setups";

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

/// What is wrong with storing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The browser refuses (a private window, blocked site data).
    Refused,
    /// No room is left.
    Full,
}

/// Why a game was not saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaveError {
    /// Another tab has played on in the same game.
    Elsewhere,
}

thread_local! {
    static OPEN: RefCell<Option<Rc<Database>>> = const { RefCell::new(None) };
    /// What could not be stored, by store and key, as JSON.
    static MEMORY: RefCell<BTreeMap<(&'static str, String), String>> = const { RefCell::new(BTreeMap::new()) };
    static TROUBLE: Cell<Option<RwSignal<Option<Trouble>>>> = const { Cell::new(None) };
    /// What was put away of it.
    static HUSHED: Cell<Option<Trouble>> = const { Cell::new(None) };
    /// Raised whenever a stored game has changed.
    static CHANGES: Cell<Option<RwSignal<u32>>> = const { Cell::new(None) };
}

/// Makes the signals behind [`trouble`] and [`stored_games`], which belong to the page. The page calls it once.
pub fn provide() {
    TROUBLE.set(Some(RwSignal::new(None)));
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

/// What is wrong with storing, until it is put away; a signal of the page.
#[must_use]
pub fn trouble() -> Option<RwSignal<Option<Trouble>>> {
    TROUBLE.get()
}

/// What was said of it is put away, and not said again until something could be stored.
pub fn hush() {
    if let Some(signal) = TROUBLE.get() {
        HUSHED.set(signal.get_untracked());
        signal.set(None);
    }
}

/// Says on the page what is wrong with storing.
pub fn complain(trouble: Trouble) {
    if HUSHED.get() != Some(trouble)
        && let Some(signal) = TROUBLE.get()
    {
        signal.set(Some(trouble));
    }
}

async fn database() -> Result<Rc<Database>, idb::Error> {
    if let Some(open) = OPEN.with_borrow(Clone::clone) {
        return Ok(open);
    }
    let mut request = Factory::new()?.open(DATABASE, Some(VERSION))?;
    request.on_upgrade_needed(|event| {
        let Ok(database) = event.database() else { return };
        let existing = database.store_names();
        for store in [GAMES, SETUPS] {
            if !existing.iter().any(|name| name == store) {
                // A store that cannot be made shows when it is used.
                let _ = database.create_object_store(store, ObjectStoreParams::new());
            }
        }
    });
    let open = Rc::new(request.await?);
    OPEN.with_borrow_mut(|slot| *slot = Some(Rc::clone(&open)));
    Ok(open)
}

impl From<idb::Error> for Trouble {
    fn from(error: idb::Error) -> Self {
        let thrown = match error {
            idb::Error::DomException(thrown) => thrown.into(),
            idb::Error::UpdateFailed(thrown) => thrown,
            _ => return Self::Refused,
        };
        let name = Reflect::get(&thrown, &"name".into()).ok().and_then(|name| name.as_string());
        if name.as_deref() == Some("QuotaExceededError") { Self::Full } else { Self::Refused }
    }
}

/// Does `work` in the database. A tablet that slept may have lost its connection: then once more, in a new one.
async fn attempt<T>(work: impl AsyncFn(&Database) -> Result<T, Trouble>) -> Result<T, Trouble> {
    let mut again = true;
    loop {
        let done = match database().await {
            Ok(open) => work(&open).await,
            Err(error) => Err(error.into()),
        };
        if done.is_ok() || !again {
            return done;
        }
        OPEN.take();
        again = false;
    }
}

/// Ends a transaction. Where no room is left, Chrome takes what is put and gives all of it up at the end, without an error.
async fn conclude(transaction: Transaction) -> Result<(), Trouble> {
    if transaction.commit()?.await?.is_committed() { Ok(()) } else { Err(Trouble::Full) }
}

/// The text under a key, from memory first.
async fn read(store: &'static str, key: &str) -> Option<String> {
    if let Some(kept) = MEMORY.with_borrow(|memory| memory.get(&(store, key.to_owned())).cloned()) {
        return Some(kept);
    }
    let stored = attempt(async |database| {
        let transaction = database.transaction(&[store], TransactionMode::ReadOnly)?;
        let value = transaction.object_store(store)?.get(JsValue::from_str(key))?.await?;
        transaction.await?;
        Ok(value.and_then(|value| value.as_string()))
    });
    stored.await.unwrap_or_else(|trouble| {
        complain(trouble);
        None
    })
}

/// Stores a text under a key if `allowed` agrees with what is stored; whether it did.
async fn put(
    store: &'static str,
    key: &str,
    text: &str,
    allowed: impl Fn(Option<String>) -> bool,
) -> Result<bool, Trouble> {
    attempt(async |database| {
        let transaction = database.transaction(&[store], TransactionMode::ReadWrite)?;
        let table = transaction.object_store(store)?;
        let before = table.get(JsValue::from_str(key))?.await?;
        let agreed = allowed(before.and_then(|value| value.as_string()));
        if agreed {
            table.put(&JsValue::from_str(text), Some(&JsValue::from_str(key)))?.await?;
        }
        conclude(transaction).await?;
        Ok(agreed)
    })
    .await
}

/// Stores a text under a key if `allowed` agrees with what is stored; otherwise says no and changes nothing. What
/// cannot be stored is kept in memory, until something can be stored again.
async fn write(store: &'static str, key: &str, text: &str, allowed: impl Fn(Option<String>) -> bool) -> bool {
    let memory_key = (store, key.to_owned());
    let kept = MEMORY.with_borrow(|memory| memory.get(&memory_key).cloned());
    // What is kept here is newer than what is stored: that is what the new text has to start from.
    let is_kept = kept.is_some();
    if is_kept && !allowed(kept) {
        return false;
    }
    match put(store, key, text, |before| is_kept || allowed(before)).await {
        Ok(agreed) => {
            if agreed {
                MEMORY.with_borrow_mut(|memory| memory.remove(&memory_key));
                store_what_is_kept().await;
            }
            agreed
        }
        Err(trouble) => {
            complain(trouble);
            MEMORY.with_borrow_mut(|memory| memory.insert(memory_key, text.to_owned()));
            true
        }
    }
}

/// Stores what could not be stored before; once nothing of it is left, there is nothing to complain of.
async fn store_what_is_kept() {
    for ((store, key), text) in MEMORY.with_borrow(Clone::clone) {
        if put(store, &key, &text, |_| true).await.is_err() {
            return;
        }
        MEMORY.with_borrow_mut(|memory| {
            // Unless something newer has come meanwhile.
            if memory.get(&(store, key.clone())) == Some(&text) {
                memory.remove(&(store, key));
            }
        });
    }
    HUSHED.set(None);
    if MEMORY.with_borrow(BTreeMap::is_empty)
        && let Some(trouble) = TROUBLE.get().filter(|trouble| trouble.with_untracked(Option::is_some))
    {
        trouble.set(None);
    }
}

/// Whether a text is stored no more. What could not be stored may have room now.
async fn remove(store: &'static str, key: &str) -> bool {
    let kept = MEMORY.with_borrow_mut(|memory| memory.remove(&(store, key.to_owned())));
    let removed = attempt(async |database| {
        let transaction = database.transaction(&[store], TransactionMode::ReadWrite)?;
        transaction.object_store(store)?.delete(JsValue::from_str(key))?.await?;
        conclude(transaction).await
    });
    match removed.await {
        Ok(()) => {
            store_what_is_kept().await;
            true
        }
        Err(trouble) => {
            complain(trouble);
            kept.is_some()
        }
    }
}

fn to_text<T: Serialize>(value: &T) -> String {
    serde_json::to_value(value).unwrap_or_default().to_string()
}

/// By way of a value, as everything that is read as JSON: each further way would be one more reader in the page.
fn from_text<T: DeserializeOwned>(text: &str) -> serde_json::Result<T> {
    serde_json::from_value(serde_json::from_str(text)?)
}

/// Every stored game, the one played last first. A stored text that cannot be read is left out and left alone.
pub async fn games() -> Vec<SavedGame> {
    let stored = attempt(async |database| {
        let transaction = database.transaction(&[GAMES], TransactionMode::ReadOnly)?;
        let values = transaction.object_store(GAMES)?.get_all(None, None)?.await?;
        transaction.await?;
        Ok(values)
    });
    let values = stored.await.unwrap_or_else(|trouble| {
        complain(trouble);
        Vec::new()
    });
    let stored = values.iter().filter_map(JsValue::as_string);
    let kept: Vec<String> = MEMORY.with_borrow(|memory| {
        memory.iter().filter(|((store, _), _)| *store == GAMES).map(|(_, text)| text.clone()).collect()
    });
    let mut games: BTreeMap<String, SavedGame> = BTreeMap::new();
    for text in stored.chain(kept) {
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

/// Stores a game under a new id: the game's name, so that its address tells which parts of the program it needs
/// (`public/start.js`), and a number.
pub async fn create(summary: Summary) -> SavedGame {
    // Only to be different from the other ids in this browser.
    let number = getrandom::u32().unwrap_or_else(|_| now() as u32);
    let id = format!("{}-{number:08x}", summary.game.key());
    let game = SavedGame { id, revision: 1, created: now(), changed: now(), summary };
    write(GAMES, &game.id, &to_text(&game), |_| true).await;
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
    let allowed = |stored: Option<String>| {
        let stored = stored.and_then(|text| from_text::<SavedGame>(&text).ok());
        stored.is_none_or(|stored| stored.revision == from)
    };
    if write(GAMES, &game.id, &to_text(game), allowed).await {
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
        write(GAMES, &game.id, &to_text(&game), |stored| stored.is_none()).await;
        if let Some(review) = review {
            write(SETUPS, &review_key(&game.id), &review, |_| true).await;
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
    write(SETUPS, &review_key(id), &to_text(review), |_| true).await;
}

/// What was chosen for the last new game of this kind: whatever the setup page kept.
pub async fn last_setup(game: GameId) -> Option<serde_json::Value> {
    from_text(&read(SETUPS, game.key()).await?).ok()
}

/// Remembers what was chosen for a new game.
pub async fn keep_setup(game: GameId, chosen: &serde_json::Value) {
    write(SETUPS, game.key(), &chosen.to_string(), |_| true).await;
}
