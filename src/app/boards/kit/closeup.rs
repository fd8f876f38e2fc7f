//! A card's close-up: shown for as long as somebody holds the piece that it lies under, and in the page no longer.

use crate::app::boards::bench::{Bench, Benched};
use crate::app::stay::Stay;
use leptos::prelude::*;
use std::time::Duration;

/// How long a button is held, in milliseconds, until it shows what lies under a piece.
const HOLD: u64 = 350;

/// What is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Closeup {
    /// What it is, for the ear.
    pub words: String,
    /// Its drawing; markup.
    pub face: String,
    /// Whom it is for.
    pub note: String,
}

/// The close-up of what lies under the piece that is held; `under` is followed where it is read.
pub fn closeup<G: Benched>(
    bench: Bench<G>,
    class: &'static str,
    under: fn(Bench<G>, G::Piece) -> Option<Closeup>,
) -> AnyView {
    let shown = Memo::new(move |_| under(bench, bench.peeking.get()?));
    let open = move |Closeup { words, face, note }: Closeup| {
        view! {
            <div class=class role="status">
                <span class="for-ear">{words}</span>
                <span class="piece-drawing" aria-hidden="true" inner_html=face></span>
                <b aria-hidden="true">{note}</b>
            </div>
        }
    };
    view! { {move || shown.get().map(open)} }.into_any()
}

/// A button that shows what lies under a piece while it is held, as the piece itself does.
pub fn hold<G: Benched>(
    bench: Bench<G>,
    piece: G::Piece,
    class: &'static str,
    label: impl Fn() -> String + Send + Sync + 'static,
    content: AnyView,
) -> AnyView {
    let stay = Stay::here();
    let pressed = StoredValue::new(None::<TimeoutHandle>);
    let let_go = move || {
        if let Some(handle) = pressed.try_update_value(Option::take).flatten() {
            handle.clear();
        }
    };
    on_cleanup(let_go);
    let look = move || bench.peek_at(piece);
    let press = move || {
        let_go();
        pressed.set_value(set_timeout_with_handle(look, Duration::from_millis(HOLD)).ok());
    };
    view! {
        <button
            type="button"
            class=class
            aria-label=label
            on:pointerdown=stay.hears(move |_| press())
            on:pointerup=stay.hears(move |_| let_go())
            on:pointerleave=stay.hears(move |_| let_go())
            on:contextmenu=move |event| event.prevent_default()
            on:keydown=move |event| {
                if matches!(event.key().as_str(), " " | "Enter") {
                    event.prevent_default();
                    look();
                }
            }
        >
            {content}
        </button>
    }
    .into_any()
}
