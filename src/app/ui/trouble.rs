//! The sentence about what is wrong with storing.

use crate::app::storage::{self, Trouble};
use crate::app::words::use_words;
use crate::{live, say};
use leptos::prelude::*;

/// The sentence about what is wrong with storing, while there is something.
#[component]
#[must_use]
pub fn TroubleBar() -> impl IntoView {
    let words = use_words();
    let trouble = storage::trouble();
    move || {
        let trouble = trouble?;
        trouble.get().map(|found| {
            let sentence = move || match found {
                Trouble::Refused => say!(words.language(), shell.storage_refused),
                Trouble::Full => say!(words.language(), shell.storage_full),
            };
            view! {
                <div class="trouble" role="alert">
                    <p>{sentence}</p>
                    <button class="btn" on:click=|_| storage::hush()>{live!(words, shell.close)}</button>
                </div>
            }
        })
    }
}
