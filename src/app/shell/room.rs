//! What every room around a game has in common: its title, where the focus goes on entering, and the way out.

use crate::app::browser::{name_document, navigate};
use crate::app::rich::Icon;
use crate::app::route::Route;
use crate::app::ui::arrive;
use crate::app::words::use_words;
use crate::{live, live_signal};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Names the document after a room, in the current language, and moves the focus to the room's heading.
pub fn enter(title: Signal<String>) {
    name_document(title);
    arrive(&["h1"]);
}

/// Moves the focus to the first element that a selector finds, if there is one.
pub fn focus(selector: &str) {
    let found = document().query_selector(selector).ok().flatten();
    if let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
}

/// A room with the bar that leads back and its heading.
#[component]
#[must_use]
pub fn Room(
    /// Heading, and title of the document.
    #[prop(into)]
    title: Signal<String>,
    /// Classes beside `page`.
    class: &'static str,
    /// The room.
    children: Children,
) -> impl IntoView {
    enter(title);
    let class = ["page room ", class].concat();
    view! {
        <main class=class>
            <div class="room-bar">
                <BackHome/>
            </div>
            <h1 tabindex="-1">{move || title.get()}</h1>
            {children()}
        </main>
    }
    .into_any()
}

/// The way to the home page.
#[component]
#[must_use]
pub fn BackHome() -> impl IntoView {
    let words = use_words();
    view! {
        <a class="btn quiet" href="#/">
            <Icon symbol="icon-left"/>
            {live!(words, shell.all_games)}
        </a>
    }
    .into_any()
}

/// An address that names no room.
#[component]
#[must_use]
pub fn Unknown() -> impl IntoView {
    let words = use_words();
    let title = live_signal!(words, shell.unknown_page);
    enter(title);
    view! {
        <main class="page page-plain">
            <svg class="plain-mark" aria-hidden="true"><use href="#mark"></use></svg>
            <h1 tabindex="-1">{move || title.get()}</h1>
            <p class="soft">{live!(words, shell.unknown_page_text)}</p>
            <button class="btn primary" on:click=move |_| navigate(&Route::Home)>{live!(words, shell.all_games)}</button>
        </main>
    }
    .into_any()
}
