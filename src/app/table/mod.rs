//! The frame of a game being played: bars, log, recap, curtain, history, scores.

use crate::app::page::use_route;
use crate::app::session::Session;
use crate::app::{catalogue, crash, storage};
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::sync::Arc;

/// A stored game being played.
#[component]
pub fn Table(
    /// Its id in the storage.
    id: String,
) -> impl IntoView {
    let _ = use_route();
    let session: RwSignal<Option<Result<Arc<dyn Session>, String>>> = RwSignal::new(None);
    let owner = Owner::current();
    spawn_local(async move {
        let Some(game) = storage::game(&id).await else { return };
        let Some(title) = catalogue::title(game.summary.game) else { return };
        let opened = match owner {
            Some(owner) => owner.with(|| title.open(&game.summary.record)),
            None => return,
        };
        session.set(Some(opened));
    });
    move || match session.get() {
        None => ().into_any(),
        Some(Err(sentence)) => view! { <main class="page page-plain"><p>{sentence}</p></main> }.into_any(),
        Some(Ok(session)) => {
            crash::keep_record(Some(session.json()));
            session.board()
        }
    }
}
