//! What this is, whose work it is not, and what it is made with.

use super::room::Room;
use crate::app::words::use_words;
use crate::{live, live_signal, say};
use leptos::prelude::*;

/// Libraries that are part of the page, with their licences.
const PARTS: [(&str, &str); 9] = [
    ("Leptos", "MIT"),
    ("wasm-bindgen, wasm-bindgen-futures, js-sys, web-sys", "MIT / Apache-2.0"),
    ("serde-wasm-bindgen", "MIT"),
    ("wasm_split_helpers", "MIT / Apache-2.0"),
    ("serde, serde_json, postcard", "MIT / Apache-2.0"),
    ("rand, rand_xoshiro, getrandom", "MIT / Apache-2.0"),
    ("idb", "MIT / Apache-2.0"),
    ("data-encoding", "MIT"),
    ("crc, thiserror", "MIT / Apache-2.0"),
];

/// What this is, whose work it is not, and what it is made with.
#[component]
pub fn About() -> impl IntoView {
    let words = use_words();
    view! {
        <Room title=live_signal!(words, shell.about) class="about">
            <p>{live!(words, shell.about_what)}</p>
            <h2>{live!(words, shell.about_fan)}</h2>
            <p>{live!(words, shell.about_fan_text)}</p>
            <h2>{live!(words, shell.about_data)}</h2>
            <p>{live!(words, shell.about_data_text)}</p>
            <h2>{live!(words, shell.about_parts)}</h2>
            <p>{live!(words, shell.about_parts_text)}</p>
            <ul class="about-parts">
                {PARTS.map(|(name, licence)| view! { <li>{name}" "<span class="soft">{licence}</span></li> })}
            </ul>
            <p class="soft">{say!(words.untracked(), shell.about_version, version = env!("CARGO_PKG_VERSION"))}</p>
        </Room>
    }
    .into_any()
}
