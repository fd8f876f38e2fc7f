//! Language, theme, motion and habits of the table.

use leptos::prelude::*;

/// Language, theme, motion and habits of the table.
#[component]
pub fn Settings() -> impl IntoView {
    view! { <main class="page"></main> }
}
