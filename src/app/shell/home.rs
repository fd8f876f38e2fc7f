//! The five covers and the games under way.

use leptos::prelude::*;

/// The five covers and the games under way.
#[component]
pub fn Home() -> impl IntoView {
    view! { <main class="page"></main> }
}
