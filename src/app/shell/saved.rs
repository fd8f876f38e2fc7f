//! Games that are stored: rename, delete, export, import.

use leptos::prelude::*;

/// Games that are stored: rename, delete, export, import.
#[component]
pub fn Saved() -> impl IntoView {
    view! { <main class="page"></main> }
}
