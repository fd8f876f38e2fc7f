//! A stepper for an amount: one more or one fewer of something.

use crate::app::boards::piece_id::Named;
use crate::app::rich::Icon;
use leptos::prelude::*;

/// One of the two buttons of a stepper. What cannot be done is dimmed, and says what it does when it is touched.
pub fn step(
    piece: impl Named,
    more: bool,
    label: impl Fn() -> String + Send + Sync + 'static,
    possible: impl Fn() -> bool + Send + Sync + 'static,
) -> AnyView {
    view! {
        <button
            type="button"
            class="btn only-icon"
            aria-label=label
            aria-disabled=move || if possible() { "false" } else { "true" }
            tabindex="0"
            data-piece=piece.id()
        >
            <Icon symbol=if more { "icon-plus" } else { "icon-minus" }/>
        </button>
    }
    .into_any()
}
