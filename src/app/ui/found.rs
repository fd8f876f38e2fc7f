//! A stored game, shown once it has been read from the storage and its part of the program is here.

use super::arrival::when_here;
use crate::app::catalogue;
use crate::app::stay::Stay;
use crate::app::storage::{self, SavedGame};
use leptos::prelude::*;

/// What became of reading the game.
#[derive(Clone)]
enum Found {
    Waiting,
    Game(SavedGame),
    Nothing,
}

/// Shows the stored game of an id: until it has been read an empty page of these classes, and `missing` where there is none.
pub fn when_found(
    id: String,
    waiting: &'static str,
    missing: fn() -> AnyView,
    shown: impl Fn(&SavedGame) -> AnyView + Clone + Send + Sync + 'static,
) -> AnyView {
    let found = RwSignal::new(Found::Waiting);
    let stay = Stay::here();
    // A game that is not there may be put back yet.
    Effect::new(move |_| {
        storage::track_changes();
        if matches!(*found.read_untracked(), Found::Game(_)) {
            return;
        }
        let id = id.clone();
        let read = async move { storage::game(&id).await };
        stay.ask(read, move |game| found.set(game.map_or(Found::Nothing, Found::Game)));
    });
    (move || match found.get() {
        Found::Waiting => view! { <main class=waiting aria-busy="true"></main> }.into_any(),
        Found::Nothing => missing(),
        Found::Game(saved) => {
            let (game, shown) = (saved.summary.game, shown.clone());
            when_here(move || catalogue::fetching(&[game]), move || shown(&saved))
        }
    })
    .into_any()
}
