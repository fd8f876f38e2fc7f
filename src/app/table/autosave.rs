//! The game is stored after every action, and another tab that plays the same game is noticed.

use super::sitting::Sitting;
use crate::app::crash;
use crate::app::stay::on_page;
use crate::app::storage::{self, SaveError};
use crate::live;
use leptos::prelude::*;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{BroadcastChannel, MessageEvent};

/// Name of the channel on which tabs tell each other which game they play.
const CHANNEL: &str = "salon-tables";

/// Stores the game whenever it has changed. Saves follow one another; what happens meanwhile goes into the next.
pub fn store_changes(sitting: Sitting) {
    let running = Rc::new(Cell::new(false));
    let waiting = Rc::new(Cell::new(false));
    Effect::new(move |before: Option<()>| {
        let session = sitting.session();
        session.head();
        sitting.desk.party.track();
        if before.is_none() || running.get() {
            waiting.set(true);
            untrack(|| crash::keep_record(Some(session.text())));
            return;
        }
        running.set(true);
        let (running, waiting) = (Rc::clone(&running), Rc::clone(&waiting));
        on_page(async move {
            loop {
                waiting.set(false);
                let (Some(mut game), Some(session)) = (sitting.saved.try_get_value(), sitting.try_session())
                else {
                    break;
                };
                if sitting.desk.locked.get_untracked() {
                    break;
                }
                let summary = untrack(|| session.summary());
                // Put down once for both: it is as long as the game.
                crash::keep_record(Some(summary.record.clone()));
                if summary != game.summary {
                    game.summary = summary;
                    match storage::save(&mut game).await {
                        Ok(()) => drop(sitting.saved.try_update_value(|saved| *saved = game)),
                        Err(SaveError::Elsewhere) => drop(sitting.desk.locked.try_set(true)),
                    }
                }
                if !waiting.get() {
                    break;
                }
            }
            running.set(false);
        });
    });
    on_cleanup(|| crash::keep_record(None));
}

/// Asks the other tabs whether one of them plays this game, and answers when they ask. The one that comes later stands
/// back; nobody's moves are overwritten either way, since a save tells from which one it comes.
pub fn watch_other_tabs(sitting: Sitting) {
    let Ok(channel) = BroadcastChannel::new(CHANNEL) else { return };
    let id = sitting.saved.with_value(|saved| saved.id.clone());
    let (hello, here) = (["hello ", &id].concat(), ["here ", &id].concat());
    let _ = channel.post_message(&hello.as_str().into());
    let answer = channel.clone();
    let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let Some(message) = event.data().as_string() else { return };
        if message == hello && sitting.desk.locked.try_get_untracked() == Some(false) {
            let _ = answer.post_message(&here.as_str().into());
        } else if message == here {
            let _ = sitting.desk.locked.try_set(true);
        }
    });
    channel.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    let held = StoredValue::new_local((channel, heard));
    on_cleanup(move || {
        let _ = held.try_with_value(|(channel, _)| channel.close());
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
