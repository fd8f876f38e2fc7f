//! Texts by key, in this browser's `IndexedDB`; what cannot be stored is kept in memory until it can, or the page closes.

use super::trouble::{self, Trouble, complain};
use idb::{Database, DatabaseEvent as _, Factory, ObjectStoreParams, Transaction, TransactionMode};
use serde_json::Value;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::rc::Rc;
use wasm_bindgen::JsValue;

const DATABASE: &str = "salon";
const VERSION: u32 = 1;
/// Games, by their ids.
pub const GAMES: &str = "games";
/// Setups used last, by the names of games, and what else belongs to a game, since a store of its own would be a new version of
/// the database, which waits until every tab of an older program is closed.
pub const SETUPS: &str = "setups";

/// What may lie where a text is stored, so that nothing is written over that somebody else has stored meanwhile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Over {
    /// Whatever lies there.
    Anything,
    /// Nothing.
    Nothing,
    /// A text with this `revision`, or nothing.
    Revision(u32),
}

impl Over {
    /// What cannot be read is another program's.
    fn allows(self, stored: Option<&str>) -> bool {
        let Some(stored) = stored else { return true };
        match self {
            Self::Anything => true,
            Self::Nothing => false,
            Self::Revision(revision) => revision_of(stored) == Some(revision),
        }
    }
}

/// The `revision` in a text. What cannot be read is another program's.
fn revision_of(text: &str) -> Option<u32> {
    let value: Value = serde_json::from_str(text).ok()?;
    u32::try_from(value.get("revision")?.as_u64()?).ok()
}

/// A text that could not be stored.
#[derive(Clone, Debug, PartialEq)]
struct Kept {
    text: String,
    /// What lay there before.
    over: Over,
}

thread_local! {
    static OPEN: RefCell<Option<Rc<Database>>> = const { RefCell::new(None) };
    /// What could not be stored, by store and key.
    static MEMORY: RefCell<BTreeMap<(&'static str, String), Kept>> = const { RefCell::new(BTreeMap::new()) };
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

/// What is kept under a key because it could not be stored.
fn kept(store: &'static str, key: &str) -> Option<Kept> {
    MEMORY.with_borrow(|memory| memory.get(&(store, key.to_owned())).cloned())
}

/// The text under a key, from memory first.
pub async fn read(store: &'static str, key: &str) -> Option<String> {
    match kept(store, key) {
        Some(kept) => Some(kept.text),
        None => stored(store, key).await,
    }
}

/// The text that is stored under a key, whatever is kept here.
pub async fn stored(store: &'static str, key: &str) -> Option<String> {
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

/// Whether a store can be read.
pub async fn is_readable(store: &'static str) -> bool {
    let asked = attempt(async |database| {
        let transaction = database.transaction(&[store], TransactionMode::ReadOnly)?;
        transaction.object_store(store)?.count(None)?.await?;
        transaction.await?;
        Ok(())
    });
    asked.await.is_ok()
}

/// Stores a text under a key if `allowed` agrees with what is stored; whether it did.
async fn put(
    store: &'static str,
    key: &str,
    text: &str,
    allowed: impl Fn(Option<&str>) -> bool,
) -> Result<bool, Trouble> {
    attempt(async |database| {
        let transaction = database.transaction(&[store], TransactionMode::ReadWrite)?;
        let table = transaction.object_store(store)?;
        let before = table.get(JsValue::from_str(key))?.await?.and_then(|value| value.as_string());
        let agreed = allowed(before.as_deref());
        if agreed {
            table.put(&JsValue::from_str(text), Some(&JsValue::from_str(key)))?.await?;
        }
        conclude(transaction).await?;
        Ok(agreed)
    })
    .await
}

/// Stores a text under a key if that may lie there which does; otherwise says no and changes nothing. What cannot be stored is
/// kept in memory, until something can be stored again.
pub async fn write(store: &'static str, key: &str, text: &str, over: Over) -> bool {
    let kept = kept(store, key);
    // What is kept here is newer than what is stored: that is what the new text has to start from.
    if kept.as_ref().is_some_and(|kept| !over.allows(Some(&kept.text))) {
        return false;
    }
    let over = kept.as_ref().map_or(over, |kept| kept.over);
    // It may have been stored a moment ago.
    let is_as_kept = |stored: Option<&str>| kept.as_ref().is_some_and(|kept| stored == Some(&kept.text));
    match put(store, key, text, |stored| is_as_kept(stored) || over.allows(stored)).await {
        Ok(agreed) => {
            if agreed {
                MEMORY.with_borrow_mut(|memory| memory.remove(&(store, key.to_owned())));
                store_what_is_kept().await;
            }
            agreed
        }
        Err(trouble) => {
            complain(trouble);
            let text = text.to_owned();
            MEMORY.with_borrow_mut(|memory| memory.insert((store, key.to_owned()), Kept { text, over }));
            true
        }
    }
}

/// Stores what could not be stored before; once nothing of it is left, there is nothing to complain of. What another tab has
/// stored anew stays as that tab has it.
async fn store_what_is_kept() {
    for ((store, key), kept) in MEMORY.with_borrow(Clone::clone) {
        // Meanwhile something newer may have been stored or deleted.
        let is_kept = || self::kept(store, &key).as_ref() == Some(&kept);
        match put(store, &key, &kept.text, |stored| is_kept() && kept.over.allows(stored)).await {
            Ok(true) => settle(store, key, &kept),
            Ok(false) => {}
            Err(_) => return,
        }
    }
    trouble::listen_again();
    if MEMORY.with_borrow(BTreeMap::is_empty) {
        trouble::settle();
    }
}

/// What was kept is stored now: something newer that came meanwhile is to lie over that.
fn settle(store: &'static str, key: String, stored: &Kept) {
    MEMORY.with_borrow_mut(|memory| match memory.entry((store, key)) {
        Entry::Occupied(kept) if kept.get() == stored => drop(kept.remove()),
        Entry::Occupied(mut kept) => {
            kept.get_mut().over = revision_of(&stored.text).map_or(Over::Anything, Over::Revision);
        }
        Entry::Vacant(_) => {}
    });
}

/// Whether a text is stored no more. What could not be stored may have room now.
pub async fn remove(store: &'static str, key: &str) -> bool {
    let forget = || MEMORY.with_borrow_mut(|memory| memory.remove(&(store, key.to_owned())));
    let removed = attempt(async |database| {
        let transaction = database.transaction(&[store], TransactionMode::ReadWrite)?;
        transaction.object_store(store)?.delete(JsValue::from_str(key))?.await?;
        conclude(transaction).await
    });
    match removed.await {
        Ok(()) => {
            forget();
            store_what_is_kept().await;
            true
        }
        Err(trouble) => {
            complain(trouble);
            // What was never stored is gone with the memory of it.
            let never_stored = kept(store, key).is_some_and(|kept| kept.over == Over::Nothing);
            never_stored && forget().is_some()
        }
    }
}

/// Every text of a store, those that are kept in memory last.
pub async fn all(store: &'static str) -> Vec<String> {
    let stored = attempt(async |database| {
        let transaction = database.transaction(&[store], TransactionMode::ReadOnly)?;
        let values = transaction.object_store(store)?.get_all(None, None)?.await?;
        transaction.await?;
        Ok(values)
    });
    let values = stored.await.unwrap_or_else(|trouble| {
        complain(trouble);
        Vec::new()
    });
    let stored = values.iter().filter_map(JsValue::as_string);
    MEMORY.with_borrow(|memory| {
        let kept = memory.iter().filter(|((of, _), _)| *of == store).map(|(_, kept)| kept.text.clone());
        stored.chain(kept).collect()
    })
}
