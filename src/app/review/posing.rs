//! A decision handed on as a puzzle.

use crate::app::browser::address_of;
use crate::app::route::Route;
use crate::app::ui::{Dialog, use_toasts};
use crate::app::words::use_words;
use crate::{live, live_signal, say};
use leptos::prelude::*;

/// The link to a puzzle, to be copied.
#[component]
pub fn Pose(
    /// The puzzle.
    text: String,
    /// Whose move it is.
    name: String,
    /// Puts it away.
    close: Callback<()>,
) -> impl IntoView {
    let words = use_words();
    let toasts = use_toasts();
    let link = address_of(&Route::Puzzle(text));
    let shown = link.clone();
    let copy = move |_| toasts.copy(link.clone(), words);
    view! {
        <Dialog title=live_signal!(words, review.pose) close>
            <p>{move || say!(words.language(), review.pose_note, name = name.clone())}</p>
            <input
                class="field"
                readonly=true
                aria-label=live!(words, review.pose_link)
                prop:value=shown
                on:focus:target=|event| event.target().select()
            />
            <div class="dialog-actions">
                <button class="btn primary" autofocus=true on:click=copy>{live!(words, table.copy_link)}</button>
            </div>
        </Dialog>
    }
    .into_any()
}
