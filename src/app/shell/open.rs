//! Opening a record from a link, a file or the clipboard.

use leptos::prelude::*;

/// Opening a record from a link, a file or the clipboard.
#[component]
pub fn Open(
    /// The record in the address.
    record: Option<String>,
) -> impl IntoView {
    let _ = record;
    view! { <main class="page"></main> }
}
