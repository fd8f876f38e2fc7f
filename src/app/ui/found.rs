//! A stored game, shown once it has been read from the storage and its part of the program is here.

use super::arrival::when_here;
use super::focus::arrive;
use crate::app::catalogue;
use crate::app::stay::Stay;
use crate::app::storage::{self, SavedGame};
use crate::app::words::use_words;
use crate::live;
use leptos::prelude::*;

/// What became of reading the game.
#[derive(Clone)]
enum Found {
    Waiting,
    Game(SavedGame),
    Nothing,
    /// Nobody knows whether it is there.
    Unreadable,
}

/// Shows the stored game of an id: until it has been read an empty page of these classes, and `missing` where there is none. Where the
/// storage cannot be read, that is said, with a way to try again.
pub fn when_found(
    id: String,
    waiting: &'static str,
    missing: fn() -> AnyView,
    shown: impl Fn(&SavedGame) -> AnyView + Clone + Send + Sync + 'static,
) -> AnyView {
    let found = RwSignal::new(Found::Waiting);
    let stay = Stay::here();
    let tries = RwSignal::new(0_u32);
    // A game that is not there may be put back yet.
    Effect::new(move |_| {
        storage::track_changes();
        tries.track();
        if matches!(*found.read_untracked(), Found::Game(_)) {
            return;
        }
        let id = id.clone();
        let read = async move {
            match storage::game(&id).await {
                Some(game) => Found::Game(game),
                None if storage::is_readable().await => Found::Nothing,
                None => Found::Unreadable,
            }
        };
        stay.ask(read, move |what| found.set(what));
    });
    (move || match found.get() {
        Found::Waiting => view! { <main class=waiting aria-busy="true"></main> }.into_any(),
        Found::Nothing => missing(),
        Found::Unreadable => view! { <Unreadable tries/> }.into_any(),
        Found::Game(saved) => {
            let (game, shown) = (saved.summary.game, shown.clone());
            when_here(move || catalogue::fetching(&[game]), move || shown(&saved))
        }
    })
    .into_any()
}

/// Says that the storage cannot be read.
#[component]
fn Unreadable(
    /// Raised to try again.
    tries: RwSignal<u32>,
) -> impl IntoView {
    let words = use_words();
    arrive(&["h1"]);
    view! {
        <main class="page page-plain">
            <svg class="plain-mark" aria-hidden="true"><use href="#mark"></use></svg>
            <h1 tabindex="-1">{live!(words, shell.storage_unreadable)}</h1>
            <p class="soft">{live!(words, shell.storage_unreadable_note)}</p>
            <button class="btn primary" on:click=move |_| tries.update(|tries| *tries += 1)>
                {live!(words, shell.try_again)}
            </button>
            <a class="btn" href="#/">{live!(words, shell.all_games)}</a>
        </main>
    }
    .into_any()
}
