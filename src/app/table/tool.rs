//! Buttons of the action bar that say what they do, and which key does it too. Some say besides what would come of it now: while a
//! mouse rests on them, while the focus has come to them by a key, and where a finger has held them.

use super::sitting::Sitting;
use crate::app::derived::set_to;
use crate::app::press::{self, LONG};
use crate::app::rich::{Icon, Rich};
use crate::app::stay::{self, Alarm, Stay};
use crate::app::words::Language;
use leptos::prelude::*;
use leptos::{ev, html};
use std::time::Duration;
use web_sys::PointerEvent;

/// A button of the action bar.
pub(super) struct Tool {
    /// Its symbol, one that no other tool has.
    pub symbol: &'static str,
    /// Classes of its own.
    pub class: &'static str,
    /// What it is called.
    pub label: Signal<&'static str>,
    /// The key that does the same.
    pub keys: &'static str,
    /// Off, it still can be touched and says why.
    pub off: Signal<bool>,
    /// What would come of it now, as a marked sentence.
    pub says: Option<Signal<String>>,
}

/// The button, and beside it what would come of it.
pub(super) fn tool(tool: Tool, act: impl Fn() + Copy + 'static) -> AnyView {
    let Tool { symbol, class, label, keys, off, says } = tool;
    let stay = Stay::here();
    let class = ["btn ", class].concat();
    let id = says.map(|_| ["tip-", symbol].concat());
    // A finger has held it, or somebody has seen enough.
    let (held, hushed) = (RwSignal::new(false), RwSignal::new(false));
    let (holding, finger) = (Alarm::here(), StoredValue::new(false));
    let lower = |signal| {
        set_to(signal, &false);
    };
    let button = NodeRef::<html::Button>::new();
    if let Some(says) = says {
        stay::listen(ev::pointerdown, move |_| lower(held));
        stay::listen_first(ev::keydown, move |event| {
            let here = || {
                let button = button.get_untracked();
                button.is_some_and(|button| button.matches(":focus-visible").unwrap_or(false))
            };
            let shows = held.get_untracked() || !hushed.get_untracked() && here();
            lower(held);
            if event.key() == "Escape" {
                set_to(hushed, &true);
                // The sentence goes first, what is chosen with the next press.
                if shows && !says.read_untracked().is_empty() {
                    event.stop_immediate_propagation();
                }
            }
        });
    }
    let press_down = move |event: PointerEvent| {
        finger.set_value(event.pointer_type() != "mouse" && says.is_some());
        if finger.get_value() {
            holding.set(Duration::from_millis(LONG), move || {
                // Whoever asks presses nothing.
                press::spend();
                held.set(true);
            });
        }
    };
    view! {
        <button
            node_ref=button
            class=class
            aria-disabled=move || if off.get() { "true" } else { "false" }
            aria-keyshortcuts=keys
            aria-label=label
            aria-describedby=id.clone()
            title=move || says.is_none().then(|| label.get())
            on:click=move |event| press::click(stay, &event, act)
            on:pointerdown=stay.hears(press_down)
            on:pointerup=stay.hears(move |_| holding.stop())
            on:pointercancel=stay.hears(move |_| holding.stop())
            on:pointerleave=stay.hears(move |_| holding.stop())
            on:pointerenter=stay.hears(move |_| lower(hushed))
            on:focus=stay.hears(move |_| lower(hushed))
            on:contextmenu=stay.hears(move |event: web_sys::MouseEvent| {
                // A long press is ours; the other button of a mouse is the browser's.
                if finger.get_value() {
                    event.prevent_default();
                }
            })
        >
            <Icon symbol=symbol/>
            <span class="tool-label">{label}</span>
        </button>
        {says
            .map(|sentence| {
                let empty = move || sentence.read().is_empty();
                view! {
                    <p
                        class="tip"
                        class:held=move || held.get() && !empty()
                        class:hushed=move || hushed.get() || empty()
                        id=id
                        role="tooltip"
                        data-name=label
                    >
                        <Rich sentence/>
                    </p>
                }
            })}
    }
    .into_any()
}

/// A label that follows the language.
pub(super) fn label(sitting: Sitting, words: fn(Language) -> &'static str) -> Signal<&'static str> {
    Signal::derive(move || words(sitting.words.language()))
}
