//! A piece that can be touched.

use crate::app::boards::bench::{Bench, Benched};
use leptos::prelude::*;

/// How a piece looks now.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Drawn {
    /// Its class, with everything that applies now.
    pub class: String,
    /// Its name for the ear.
    pub name: String,
    /// What is drawn of it, or lies on its drawing; markup.
    pub marks: String,
}

/// How a piece looks, from its part of the scene: it is drawn anew only when that changes.
pub fn drawn<G: Benched, T: PartialEq + Send + Sync + 'static>(
    bench: Bench<G>,
    part: impl Fn(&G::Scene) -> T + Send + Sync + 'static,
    draw: impl Fn(&T) -> Drawn + Send + Sync + 'static,
) -> Memo<Drawn> {
    let part = Memo::new(move |_| bench.scene.with(&part));
    Memo::new(move |_| part.with(&draw))
}

/// A piece by its `data-piece`, as a button. `drawing` stays, the rest follows; what was not there before came from `from`.
pub fn button(id: String, from: Option<String>, drawing: Option<String>, drawn: Memo<Drawn>) -> AnyView {
    let drawing = drawing.map(|drawing| {
        view! { <span class="piece-drawing" aria-hidden="true" inner_html=drawing></span> }
    });
    view! {
        <button
            type="button"
            class=move || drawn.with(|drawn| drawn.class.clone())
            tabindex="-1"
            data-piece=id
            data-from=from
        >
            // Its name as text, not as a label: the numbers drawn on it are no part of what it is called.
            <span class="for-ear">{move || drawn.with(|drawn| drawn.name.clone())}</span>
            {drawing}
            <span class="piece-marks" aria-hidden="true" inner_html=move || drawn.with(|drawn| drawn.marks.clone())></span>
        </button>
    }
    .into_any()
}
