//! A card's close-up. A secret is shown for as long as somebody holds the piece that it lies under, and in the page no longer;
//! what is there to be read stays until it is put away.

use super::follow::follow;
use crate::app::boards::bench::{Bench, Benched};
use crate::app::derived::derived;
use crate::app::stay::{Alarm, Stay};
use crate::app::ui::Dialog;
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
    let shown = derived(move || under(bench, bench.peeking.get()?));
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

/// Something to be read.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Reading {
    /// What it is.
    pub title: String,
    /// All of it, for the ear.
    pub words: String,
    /// All of it; markup.
    pub face: String,
    /// What the button says that takes the piece up, where a touch would do that.
    pub take_up: Option<String>,
}

/// What there is to read of the piece that was held, in front of the board; `read` is followed.
pub fn reading<G: Benched>(
    bench: Bench<G>,
    class: &'static str,
    read: fn(Bench<G>, G::Piece) -> Option<Reading>,
) -> AnyView {
    let shown = derived(move || read(bench, bench.peeking.get()?));
    let part = move |of: fn(&Reading) -> String| {
        Signal::derive(move || shown.with(|shown| shown.as_ref().map(of).unwrap_or_default()))
    };
    let title = part(|reading| reading.title.clone());
    let words = part(|reading| reading.words.clone());
    let face = part(|reading| reading.face.clone());
    let close = Callback::new(move |()| bench.put_away());
    let stay = Stay::here();
    let take_up = move || {
        let label = shown.with(|shown| shown.as_ref()?.take_up.clone())?;
        // The finger that held the piece may lie here when it is let go.
        let pressed = StoredValue::new(false);
        let press = move |event: leptos::ev::MouseEvent| {
            if let Some(piece) = bench.peeking.get_untracked()
                && (pressed.get_value() || event.detail() == 0)
            {
                bench.take_up(piece);
            }
        };
        Some(view! {
            <div class="dialog-actions">
                <button class="btn primary" on:pointerdown=stay.hears(move |_| { let _ = pressed.try_set_value(true); }) on:click=press>{label}</button>
            </div>
        })
    };
    let is_open = derived(move || shown.with(Option::is_some));
    let open = move || {
        view! {
            <Dialog title close class>
                <p class="for-ear">{words}</p>
                <div aria-hidden="true" {..follow(move || face.get())}></div>
                {take_up}
            </Dialog>
        }
    };
    view! { {move || is_open.get().then(open)} }.into_any()
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
    let pressed = Alarm::here();
    let look = move || bench.peek_at(piece);
    view! {
        <button
            type="button"
            class=class
            aria-label=label
            on:pointerdown=stay.hears(move |_| pressed.set(Duration::from_millis(HOLD), look))
            on:pointerup=stay.hears(move |_| pressed.stop())
            on:pointerleave=stay.hears(move |_| pressed.stop())
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
