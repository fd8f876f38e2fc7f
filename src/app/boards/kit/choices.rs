//! A list to choose from where the board has no place for it.

use crate::app::boards::piece_id::Named;
use leptos::prelude::*;

/// A choice of the list.
pub struct Choice<P> {
    /// The piece that a touch touches.
    pub piece: P,
    /// What it is called.
    pub name: String,
    /// What is drawn of it; markup.
    pub drawing: String,
    /// Whether it is the one that is taken.
    pub taken: Signal<bool>,
}

/// Choices after what they are about.
pub fn choices<P: Named>(label: &str, choices: impl Iterator<Item = Choice<P>>) -> AnyView {
    let buttons = choices.map(|Choice { piece, name, drawing, taken }| {
        view! {
            <button
                type="button"
                class="choice"
                tabindex="-1"
                data-piece=piece.id()
                aria-pressed=move || if taken.get() { "true" } else { "false" }
            >
                <span class="for-ear">{name}</span>
                <span class="piece-marks" aria-hidden="true" inner_html=drawing></span>
            </button>
        }
    });
    let buttons = buttons.collect::<Vec<_>>();
    view! { <span class="choice-label">{label.to_owned()}</span> {buttons} }.into_any()
}
