//! Setting up a game.

use leptos::prelude::*;

/// Setting up a game.
#[component]
pub fn NewGame(
    /// Which game.
    game: crate::games::GameId,
) -> impl IntoView {
    let _ = game;
    view! { <main class="page"></main> }
}
