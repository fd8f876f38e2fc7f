//! Players' panels: their tokens, and the one way to see somebody's things large and to come back.

use crate::app::boards::bench::{Bench, Benched, Ink, Part, Whose};
use crate::app::boards::called::called;
use crate::app::boards::sight;
use crate::app::derived::derived;
use crate::app::draw::seat;
use crate::app::rich::Icon;
use crate::app::stay::{self, Stay};
use crate::app::words::{Line, Words};
use crate::engine::Seat;
use crate::say;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlButtonElement, HtmlElement};

/// The token and the name of whoever has a part of the board; `class` is the name's.
pub fn owner<G: Benched>(bench: Bench<G>, whose: Whose<G>, class: &'static str) -> AnyView {
    let token = token(Signal::derive(move || bench.shape(whose.now())));
    view! { {token} <b class=class>{move || bench.name(whose.now())}</b> }.into_any()
}

/// A seat's token, by its shape.
pub fn token(shape: Signal<u8>) -> AnyView {
    let symbol = move || seat::symbol(shape.get().into());
    view! {
        <svg class=move || ["token ", &symbol()].concat() aria-hidden="true">
            <use href=move || ["#", &symbol()].concat()></use>
        </svg>
    }
    .into_any()
}

/// The panels of the other players, in playing order, as a region of the board; `last` stands after them.
pub fn panels<G: Benched>(
    bench: Bench<G>,
    class: &'static str,
    label: Line,
    own: fn(&G::Scene) -> Seat,
    panel: fn(Bench<G>, Whose<G>) -> AnyView,
    last: Option<AnyView>,
) -> AnyView {
    let panels = bench.others(own).map(|whose| panel(bench, whose)).collect_view();
    let label = bench.words.line(label);
    view! { <section class=class data-region="others" aria-label=label>{panels} {last}</section> }.into_any()
}

/// What is written of somebody's things, or how they look, while they have any.
pub fn told<
    G: Benched,
    T: PartialEq + Send + Sync + 'static,
    U: Default + PartialEq + Send + Sync + 'static,
>(
    bench: Bench<G>,
    things: Part<Option<T>>,
    write: impl Fn(&Ink<'_, G>, &T) -> U + Send + Sync + 'static,
) -> Memo<U> {
    let written = move |things: &Option<T>| things.as_ref().map(|it| bench.ink(|ink| write(ink, it)));
    derived(move || things.with(&written).unwrap_or_default())
}

/// Another player's panel: one button, whose touch shows their things large. `content` is hidden from the ear, which is
/// told `name`.
pub fn panel<G: Benched>(
    bench: Bench<G>,
    whose: Whose<G>,
    piece: fn(Seat) -> G::Piece,
    class: impl Fn() -> String + Send + Sync + 'static,
    name: impl Fn() -> String + Send + Sync + 'static,
    content: AnyView,
) -> AnyView {
    let opened = bench.opened;
    view! {
        <button
            type="button"
            class=class
            tabindex="-1"
            aria-pressed=move || (opened.get() == Some(whose.now())).to_string()
            {..called(whose.piece(piece))}
            data-owner=move || whose.now().0.to_string()
        >
            <span class="for-ear">{name}</span>
            {content}
        </button>
    }
    .into_any()
}

/// The way back from somebody's things that are shown large. On a small page they may lie far below the panel that was touched:
/// then the board is scrolled to them.
pub fn back<G: Benched>(bench: Bench<G>, label: Line) -> AnyView {
    let name = move || bench.opened.get().map(|seat| bench.name(seat)).unwrap_or_default();
    let open = derived(move || bench.shows_large());
    way_back(bench.opened, open, Signal::derive(name), bench.words, label)
}

/// The same of every game.
fn way_back(
    opened: RwSignal<Option<Seat>>,
    open: Memo<bool>,
    name: Signal<String>,
    words: Words,
    label: Line,
) -> AnyView {
    let label = words.line(label);
    let place = NodeRef::<html::Button>::new();
    Effect::new(move |_| {
        if let Some(button) = place.get() {
            take_the_keys(button.clone(), opened.get_untracked());
            stay::measure_after_paint(move || sight::come_to(&button));
        }
    });
    let stay = Stay::here();
    let focused = StoredValue::new(false);
    Effect::new(move |before: Option<Option<Seat>>| {
        let now = opened.get();
        if let (Some(Some(seat)), None, true) = (before, now, focused.get_value()) {
            focused.set_value(false);
            stay::next_frame(move || give_the_keys_back(seat));
        }
        now
    });
    // A button that goes away has not been left; browsers tell of both, and of the first before it is gone.
    let leave = move || {
        let Some(button) = place.get_untracked() else { return };
        queue_microtask(move || {
            if button.is_connected() {
                let _ = focused.try_set_value(false);
            }
        });
    };
    // The eye sees whose things they are.
    let whose = move || [&name.read(), say!(words.language(), boards.stop)].concat();
    let button = move || {
        view! {
            <button
                type="button"
                class="btn board-back"
                node_ref=place
                on:focus=move |_| focused.set_value(true)
                on:blur=stay.hears(move |_| leave())
                on:click=move |_| opened.set(None)
            >
                <Icon symbol="icon-left"/>
                <span class="for-ear">{whose}</span>
                {label}
            </button>
        }
    };
    view! { {move || open.get().then(button)} }.into_any()
}

/// Whoever came by keys to somebody's things goes on at the way back where the panel that they touched is another player's by now.
fn take_the_keys(back: HtmlButtonElement, opened: Option<Seat>) {
    stay::next_frame(move || {
        let active = document().active_element();
        let active = active.filter(|active| active.matches(":focus-visible").unwrap_or(false));
        let owner = active.and_then(|active| active.get_attribute("data-owner"));
        if owner.is_some() && owner != opened.map(|seat| seat.0.to_string()) {
            let _ = back.focus();
        }
    });
}

/// The focus goes from the way back to the panel of whose things were shown.
fn give_the_keys_back(seat: Seat) {
    let panel = ["button[aria-pressed][data-owner=\"", &seat.0.to_string(), "\"]"].concat();
    let panel = document().query_selector(&panel).ok().flatten();
    if let Some(panel) = panel.and_then(|panel| panel.dyn_into::<HtmlElement>().ok()) {
        let _ = panel.focus();
    }
}
