//! Controls with a value: one of several, on or off, and the row of a form that holds one.

use crate::app::rich::Icon;
use crate::app::stay;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// One part of a [`Segmented`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choice {
    /// What it is called.
    pub label: String,
    /// What is shown in place of the label where room is short; empty to show the label.
    pub short: &'static str,
    /// Symbol before the label; empty for none.
    pub icon: &'static str,
    /// The label is only shown on the chosen part; the others show their icon, and say their label to the ear.
    pub tight: bool,
    /// Language of the label, where it is not the page's; empty for the page's.
    pub lang: &'static str,
}

impl Choice {
    /// A part with a label alone.
    #[must_use]
    pub fn plain(label: &str) -> Self {
        Self { label: label.to_owned(), ..Self::default() }
    }
}

/// Moves the focus by one among the radio buttons of a group and chooses the one it comes to, as the arrows do in the
/// browser's own radio buttons.
fn step(event: &web_sys::KeyboardEvent) {
    let Some(here) = event.target().and_then(|target| target.dyn_into::<HtmlElement>().ok()) else { return };
    let neighbour = match event.key().as_str() {
        "ArrowRight" | "ArrowDown" => here
            .next_element_sibling()
            .or_else(|| here.parent_element().and_then(|group| group.first_element_child())),
        "ArrowLeft" | "ArrowUp" => here
            .previous_element_sibling()
            .or_else(|| here.parent_element().and_then(|group| group.last_element_child())),
        _ => return,
    };
    event.prevent_default();
    if let Some(neighbour) = neighbour.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        neighbour.click();
        let _ = neighbour.focus();
    }
}

/// Where there is no room for all parts, the chosen one is in sight.
fn show_chosen(group: &HtmlElement) {
    if group.scroll_width() <= group.client_width() + 1 {
        return;
    }
    if let Ok(Some(chosen)) = group.query_selector("[aria-checked=true]") {
        let (room, part) = (group.get_bounding_client_rect(), chosen.get_bounding_client_rect());
        let off = (part.x() + part.width() / 2.0) - (room.x() + room.width() / 2.0);
        group.set_scroll_left(group.scroll_left() + off as i32);
    }
}

/// One of a few values, in sight as far as there is room.
#[component]
pub fn Segmented(
    /// What is chosen here, for the ear.
    #[prop(into)]
    label: Signal<String>,
    /// The values.
    #[prop(into)]
    choices: Signal<Vec<Choice>>,
    /// Index of the value that holds.
    #[prop(into)]
    chosen: Signal<usize>,
    /// Another value was touched.
    #[prop(into)]
    choose: Callback<usize>,
) -> impl IntoView {
    let part = move |at: usize, choice: Choice| {
        let Choice { label, short, icon, tight, lang } = choice;
        let is_chosen = move || chosen.get() == at;
        let words = if short.is_empty() {
            view! { <span class="segment-label">{label}</span> }.into_any()
        } else {
            view! {
                <span aria-hidden="true">{short}</span>
                <span class="for-ear">{label}</span>
            }
            .into_any()
        };
        view! {
            <button
                type="button"
                role="radio"
                class:tight=tight
                lang=(!lang.is_empty()).then_some(lang)
                aria-checked=move || if is_chosen() { "true" } else { "false" }
                tabindex=move || if is_chosen() { "0" } else { "-1" }
                on:click=move |_| {
                    if chosen.get_untracked() != at {
                        choose.run(at);
                    }
                }
            >
                {(!icon.is_empty()).then(|| view! { <Icon symbol=icon class="small"/> })}
                {words}
            </button>
        }
        .into_any()
    };
    let group = NodeRef::<html::Div>::new();
    Effect::new(move |_| {
        chosen.track();
        choices.track();
        let Some(group) = group.get() else { return };
        stay::measure_after_paint(move || show_chosen(&group));
    });
    view! {
        <div class="segments" node_ref=group role="radiogroup" aria-label=move || label.get() on:keydown=move |event| step(&event)>
            {move || choices.get().into_iter().enumerate().map(|(at, choice)| part(at, choice)).collect::<Vec<_>>()}
        </div>
    }
    .into_any()
}

/// On or off.
#[component]
pub fn Switch(
    /// What is on or off, for the ear.
    #[prop(into)]
    label: Signal<String>,
    /// Whether it is on.
    #[prop(into)]
    on: Signal<bool>,
    /// It was turned.
    #[prop(into)]
    turn: Callback<bool>,
) -> impl IntoView {
    view! {
        <button
            type="button"
            role="switch"
            class="switch"
            aria-label=move || label.get()
            aria-checked=move || if on.get() { "true" } else { "false" }
            on:click=move |_| turn.run(!on.get_untracked())
        ></button>
    }
    .into_any()
}

/// A row of a form: title, a line of explanation, and one control.
#[component]
pub fn OptionRow(
    /// What is chosen.
    #[prop(into)]
    title: Signal<String>,
    /// One line about it, or about the value that is chosen; empty for none.
    #[prop(into)]
    note: Signal<String>,
    /// The control.
    children: Children,
) -> impl IntoView {
    view! {
        <div class="option">
            <div class="option-words">
                <p class="option-title">{move || title.get()}</p>
                <p class="option-note">{move || note.get()}</p>
            </div>
            <div class="option-control">{children()}</div>
        </div>
    }
    .into_any()
}
