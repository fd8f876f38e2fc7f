//! A button with a few further things to do behind it.

use super::layer;
use crate::app::rich::Icon;
use crate::app::stay::{self, Stay};
use leptos::ev;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusEvent, HtmlElement};

/// One thing to do.
#[derive(Clone)]
pub struct MenuItem {
    /// Symbol before the label.
    pub icon: &'static str,
    /// What it does.
    pub label: String,
    /// Does it.
    pub press: Callback<()>,
}

/// A button that opens a list of things to do under itself. Arrows move in the list; Escape, a choice or leaving it
/// closes it.
#[component]
pub fn Menu(
    /// What the button says.
    #[prop(into)]
    label: Signal<String>,
    /// Symbol on the button.
    icon: &'static str,
    /// The list.
    #[prop(into)]
    items: Signal<Vec<MenuItem>>,
    /// Classes of the button beside `btn`.
    #[prop(optional)]
    class: &'static str,
) -> impl IntoView {
    let stay = Stay::here();
    let (open, set_open) = signal(false);
    let frame = NodeRef::<html::Div>::new();
    let focus = move |which: &str| {
        let found = frame.get_untracked().and_then(|frame| frame.query_selector(which).ok().flatten());
        if let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
            let _ = element.focus();
        }
    };
    let close = move || {
        set_open.set(false);
        focus("button");
    };
    let step = move |forward: bool| {
        let Some(current) = document().active_element() else { return };
        let next = if forward { current.next_element_sibling() } else { current.previous_element_sibling() };
        if let Some(next) = next.and_then(|next: Element| next.dyn_into::<HtmlElement>().ok()) {
            let _ = next.focus();
        }
    };
    layer::while_open(move || open.get(), close);
    // A finger on what cannot be touched moves no focus.
    stay::listen(ev::pointerdown, move |event| {
        let elsewhere = frame.get_untracked().is_some_and(|frame| {
            let touched = event.target().and_then(|target| target.dyn_into::<web_sys::Node>().ok());
            touched.is_some_and(|touched| !frame.contains(Some(&touched)))
        });
        if elsewhere && open.get_untracked() {
            set_open.set(false);
        }
    });
    let class = ["btn ", class].concat();
    view! {
        <div
            class="menu-frame"
            node_ref=frame
            on:focusout=stay.hears(move |event: FocusEvent| {
                let inside = event
                    .related_target()
                    .and_then(|target| target.dyn_into::<web_sys::Node>().ok())
                    .is_some_and(|target| frame.get_untracked().is_some_and(|frame| frame.contains(Some(&target))));
                if !inside {
                    set_open.set(false);
                }
            })
            on:keydown=move |event| {
                if !open.get_untracked() {
                    return;
                }
                match event.key().as_str() {
                    "Escape" => close(),
                    "ArrowDown" => step(true),
                    "ArrowUp" => step(false),
                    "Home" => focus("[role=menuitem]"),
                    "End" => focus("[role=menuitem]:last-child"),
                    _ => return,
                }
                event.prevent_default();
                event.stop_propagation();
            }
        >
            <button
                class=class
                // A mouse gives it the focus then in every browser: else the list would close, and open again when it lets go.
                tabindex="0"
                aria-haspopup="menu"
                aria-expanded=move || if open.get() { "true" } else { "false" }
                on:click=move |_| set_open.update(|open| *open = !*open)
            >
                <Icon symbol=icon/>
                <span class="btn-label">{move || label.get()}</span>
            </button>
            {move || {
                open.get()
                    .then(|| {
                        // Once the list is on the page.
                        stay.next_frame(move || focus("[role=menuitem]"));
                        let items = items
                            .get()
                            .into_iter()
                            .map(|MenuItem { icon, label, press }| {
                                view! {
                                    <button
                                        class="menu-item"
                                        role="menuitem"
                                        tabindex="-1"
                                        on:click=move |_| {
                                            close();
                                            press.run(());
                                        }
                                    >
                                        <Icon symbol=icon/>
                                        {label}
                                    </button>
                                }
                            })
                            .collect::<Vec<_>>();
                        view! {
                            <div class="menu" role="menu" aria-label=move || label.get()>
                                {items}
                            </div>
                        }
                    })
            }}
        </div>
    }
    .into_any()
}
