//! The rule reference of a game.

use leptos::prelude::*;

/// The rule reference of a game.
#[component]
pub fn Rules(
    /// Which game.
    game: crate::games::GameId,
    /// Section to show.
    section: Option<String>,
) -> impl IntoView {
    let _ = (game, section);
    view! { <main class="page"></main> }
}
