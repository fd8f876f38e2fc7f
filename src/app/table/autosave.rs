//! The game is stored after every action, and another tab that plays the same game is noticed.

use super::sitting::Sitting;
use crate::app::catalogue;
use crate::app::crash;
use crate::app::session::Summary;
use crate::app::stay::{self, Alarm, now, on_page};
use crate::app::storage::{self, SaveError, SavedGame};
use crate::live;
use leptos::ev;
use leptos::prelude::*;
use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{BroadcastChannel, MessageEvent};

/// Name of the channel on which tabs tell each other which game they play.
const CHANNEL: &str = "salon-tables";

/// Stores the game whenever it has changed, once the change is on the screen; at once when the table or the page is left. Saves
/// follow one another; what happens meanwhile goes into the next.
pub fn store_changes(sitting: Sitting) {
    let due = Rc::new(Cell::new(false));
    let next = Rc::new(Cell::new(None));
    let running = Rc::new(Cell::new(false));
    let asked = Rc::clone(&due);
    // What is stored is put down here, because nothing of the table can be asked any more once it is left.
    let save = move || {
        if !asked.replace(false) || sitting.desk.locked.try_get_untracked().unwrap_or(true) {
            return;
        }
        let (Some(game), Some(session)) = (sitting.saved.try_get_value(), sitting.try_session()) else {
            return;
        };
        let summary = untrack(|| session.summary());
        crash::keep_record(Some(summary.record.clone()));
        next.set(Some(summary));
        if !running.replace(true) {
            on_page(store(sitting, game, Rc::clone(&next), Rc::clone(&running)));
        }
    };
    let save: Rc<dyn Fn()> = Rc::new(save);
    let soon = Rc::clone(&save);
    Effect::new(move |before: Option<()>| {
        let session = sitting.session();
        session.head();
        sitting.desk.party.track();
        if before.is_none() {
            untrack(|| crash::keep_record(Some(session.text())));
            return;
        }
        due.set(true);
        let soon = Rc::clone(&soon);
        stay::after_paint(move || soon());
    });
    let left = Rc::clone(&save);
    stay::listen(ev::pagehide, move |_| left());
    let held = StoredValue::new_local(save);
    on_cleanup(move || {
        let _ = held.try_with_value(|save| save());
        crash::keep_record(None);
    });
}

/// Stores a game as it is to stand next, until nothing newer waits.
async fn store(
    sitting: Sitting,
    mut game: SavedGame,
    next: Rc<Cell<Option<Summary>>>,
    running: Rc<Cell<bool>>,
) {
    while let Some(summary) = next.take() {
        game = sitting.saved.try_get_value().unwrap_or(game);
        if summary == game.summary {
            continue;
        }
        let before = game.clone();
        game.summary = summary;
        match storage::save(&mut game).await {
            Ok(()) => drop(sitting.saved.try_update_value(|saved| *saved = game.clone())),
            Err(SaveError::Elsewhere) => match renamed(&before).await {
                // It has another name, and is stored again with that, be the table still there or not.
                Some(stored) => {
                    let title = stored.summary.party.title.clone();
                    let mut summary = std::mem::replace(&mut game, stored).summary;
                    if catalogue::title(summary.game)
                        .is_some_and(|kind| kind.rename(&mut summary, title.clone()).is_ok())
                    {
                        next.set(Some(next.take().unwrap_or(summary)));
                    }
                    sitting.saved.try_update_value(|saved| *saved = game.clone());
                    sitting.desk.party.try_update(|party| party.title = title);
                }
                None => {
                    sitting.desk.locked.try_set(true);
                    break;
                }
            },
        }
    }
    running.set(false);
}

/// The game as it is stored, if nothing but its name is another than `before`.
async fn renamed(before: &SavedGame) -> Option<SavedGame> {
    let stored = storage::game_for_all(&before.id).await?;
    let mut as_before = stored.summary.clone();
    let title = catalogue::title(as_before.game)?;
    title.rename(&mut as_before, before.summary.party.title.clone()).ok()?;
    (as_before == before.summary).then_some(stored)
}

/// How long a tab that played a game may be away until it has gone: being loaded again, it asks anew.
const AWAY: Duration = Duration::from_secs(2);

/// A tab at a table, by the revision of the game that it has and by when it sat down.
#[derive(Clone, Copy)]
struct Claim {
    revision: u32,
    since: f64,
}

impl Claim {
    /// Whether this one plays and the other stands back: whose moves are stored, or of two that have the same who was there first.
    fn precedes(self, other: Self) -> bool {
        (other.revision, self.since) < (self.revision, other.since)
    }

    /// As a message about a game.
    fn message(self, id: &str) -> String {
        ["here ", id, " ", &self.revision.to_string(), " ", &self.since.to_string()].concat()
    }

    /// Out of a message about that game.
    fn of(message: &str, id: &str) -> Option<Self> {
        let (revision, since) =
            message.strip_prefix("here ")?.strip_prefix(id)?.trim_start().split_once(' ')?;
        Some(Self { revision: revision.parse().ok()?, since: since.parse().ok()? })
    }
}

/// Tells the other tabs that this one plays the game, and hears what they say. Whose claim comes second stands back until the other
/// says that it goes; nobody's moves are overwritten either way, since a save tells from which one it comes.
pub fn watch_other_tabs(sitting: Sitting) {
    let Ok(channel) = BroadcastChannel::new(CHANNEL) else { return };
    let id = sitting.saved.with_value(|saved| saved.id.clone());
    let gone = ["gone ", &id].concat();
    // No two at once.
    let arrival = || now() + js_sys::Math::random();
    let since = StoredValue::new(arrival());
    let claim = move || {
        let revision = sitting.saved.try_with_value(|saved| saved.revision)?;
        Some(Claim { revision, since: since.try_get_value()? })
    };
    let plays = move || sitting.desk.locked.try_get_untracked() == Some(false);
    // That another tab plays was said by that tab, and not found out by a move of this one, which would be lost.
    let told = StoredValue::new(false);
    let (away, free) = (Alarm::here(), StoredValue::new(false));
    // What is stored is loaded once somebody looks: of several tabs that stand back it is the one in front.
    let go_on = move || {
        if free.try_get_value() == Some(true) && !document().hidden() {
            let _ = window().location().reload();
        }
    };
    let say = {
        let (channel, id) = (channel.clone(), id.clone());
        Rc::new(move || {
            if let Some(claim) = claim() {
                let _ = channel.post_message(&claim.message(&id).into());
            }
        })
    };
    let answer = Rc::clone(&say);
    let goes = gone.clone();
    let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let Some(message) = event.data().as_string() else { return };
        if message == goes {
            if told.try_get_value() == Some(true) {
                away.set(AWAY, move || {
                    free.set_value(true);
                    go_on();
                });
            }
        } else if let (Some(other), Some(own)) = (Claim::of(&message, &id), claim()) {
            away.stop();
            free.set_value(false);
            if plays() && own.precedes(other) {
                answer();
            } else if plays() {
                told.set_value(true);
                sitting.desk.locked.set(true);
            }
        }
    });
    channel.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    say();
    let leaving = channel.clone();
    let leave = Rc::new(move || {
        if plays() {
            let _ = leaving.post_message(&gone.as_str().into());
        }
    });
    let left = Rc::clone(&leave);
    stay::listen(ev::pagehide, move |_| left());
    // A page that a browser had put aside whole comes back as one that has just sat down: another tab may have gone on with the game.
    stay::listen(ev::pageshow, move |event| {
        if event.persisted() {
            since.set_value(arrival());
            say();
        }
    });
    stay::listen(ev::visibilitychange, move |_| go_on());
    let held = StoredValue::new_local((channel, heard, leave));
    on_cleanup(move || {
        let _ = held.try_with_value(|(channel, _, leave)| {
            leave();
            channel.close();
        });
    });
}

/// Says that another tab plays this game, and what can be done.
#[component]
pub fn LockedBar() -> impl IntoView {
    let sitting = super::sitting::use_sitting();
    let words = sitting.words;
    move || {
        sitting.desk.locked.get().then(|| {
            view! {
                <div class="trouble" role="alert">
                    <p>{live!(words, table.elsewhere)}</p>
                    <div class="trouble-buttons">
                        <button class="btn" on:click=|_| drop(window().location().reload())>
                            {live!(words, table.elsewhere_reload)}
                        </button>
                        <button class="btn" on:click=move |_| sitting.keep_copy()>
                            {live!(words, table.elsewhere_copy)}
                        </button>
                    </div>
                </div>
            }
        })
    }
}
