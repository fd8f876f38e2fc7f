//! The game is stored after every action, and another tab that plays the same game is noticed.

use super::sitting::Sitting;
use crate::app::catalogue;
use crate::app::crash;
use crate::app::session::Summary;
use crate::app::stay::{self, Alarm, on_page};
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
    let stored = storage::game(&before.id).await?;
    let mut as_before = stored.summary.clone();
    let title = catalogue::title(as_before.game)?;
    title.rename(&mut as_before, before.summary.party.title.clone()).ok()?;
    (as_before == before.summary).then_some(stored)
}

/// How long a tab that played a game may be away until it has gone: being loaded again, it asks anew.
const AWAY: Duration = Duration::from_secs(2);

/// Asks the other tabs whether one of them plays this game, and answers when they ask. The one that comes later stands
/// back until the other says that it goes; nobody's moves are overwritten either way, since a save tells from which one it comes.
pub fn watch_other_tabs(sitting: Sitting) {
    let Ok(channel) = BroadcastChannel::new(CHANNEL) else { return };
    let id = sitting.saved.with_value(|saved| saved.id.clone());
    let (hello, here, gone) = (["hello ", &id].concat(), ["here ", &id].concat(), ["gone ", &id].concat());
    let plays = move || sitting.desk.locked.try_get_untracked() == Some(false);
    let (away, free) = (Alarm::here(), StoredValue::new(false));
    // What is stored is loaded once somebody looks: of several tabs that stand back it is the one in front.
    let go_on = move || {
        if free.try_get_value() == Some(true) && !document().hidden() {
            let _ = window().location().reload();
        }
    };
    let (asked, answer) = (channel.clone(), channel.clone());
    let (own_hello, own_gone) = (hello.clone(), gone.clone());
    let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let Some(message) = event.data().as_string() else { return };
        if message == gone && !plays() {
            away.set(AWAY, move || {
                free.set_value(true);
                go_on();
            });
        } else if message == hello || message == here {
            away.stop();
            free.try_set_value(false);
            if message == here {
                let _ = sitting.desk.locked.try_set(true);
            } else if plays() {
                let _ = answer.post_message(&here.as_str().into());
            }
        }
    });
    channel.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    let ask = move || drop(asked.post_message(&own_hello.as_str().into()));
    ask();
    let leaving = channel.clone();
    let leave = Rc::new(move || {
        if plays() {
            let _ = leaving.post_message(&own_gone.as_str().into());
        }
    });
    let left = Rc::clone(&leave);
    stay::listen(ev::pagehide, move |_| left());
    // A page that a browser had put aside whole asks anew: another tab may have gone on with the game.
    stay::listen(ev::pageshow, move |_| ask());
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
