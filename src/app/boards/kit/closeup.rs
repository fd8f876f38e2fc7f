//! A piece's close-up: what there is to read of it stays in front of the board until it is put away.

use super::follow::follow;
use crate::app::boards::bench::{Bench, Benched};
use crate::app::derived::derived;
use crate::app::stay::Stay;
use crate::app::ui::Dialog;
use leptos::prelude::*;

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
