//! The keyboard, for everything that is not a button in focus. A board that uses a key for itself prevents its
//! default, and it is left alone here.

use super::panel::{Panel, Scores, TableDialog};
use super::sitting::Sitting;
use crate::app::stay;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

/// Listens while the component that calls is on the page.
pub fn listen(sitting: Sitting) {
    stay::listen(ev::keydown, move |event| press(sitting, &event));
}

fn press(sitting: Sitting, event: &KeyboardEvent) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let inside = |selector: &str| {
        target.as_ref().is_some_and(|target| target.closest(selector).ok().flatten().is_some())
    };
    if event.default_prevented()
        || event.alt_key()
        || inside("input:not([type=range]), textarea, select, dialog, [role=menu]")
    {
        return;
    }
    let key = event.key();
    // What lies over the table is put away first.
    if untrack(|| sitting.session().is_covered() || sitting.scores.get() != Scores::Hidden)
        && !matches!(key.as_str(), "Escape" | "?")
    {
        return;
    }
    let is_sign = key.chars().count() == 1 && !event.ctrl_key() && !event.meta_key();
    if is_sign && !sitting.preferences.read_untracked().letters {
        return;
    }
    if event.ctrl_key() || event.meta_key() {
        match (key.as_str(), event.shift_key()) {
            // With the capitals locked the letters come as capitals.
            ("z" | "Z", false) => sitting.undo(),
            ("y" | "Y", _) | ("Z" | "z", true) => sitting.redo(),
            ("Enter", _) if confirm() => {}
            _ => return,
        }
        event.prevent_default();
        return;
    }
    // Arrows of a list that scrolls, of a group of buttons or of a slider are its own.
    let arrows_taken = inside("[role=radiogroup], [role=grid], [data-arrows], [type=range]");
    match key.as_str() {
        "u" | "U" => sitting.undo(),
        "r" | "R" => sitting.redo(),
        "t" | "T" => sitting.restart_turn(),
        "h" | "H" => sitting.ask_hint(),
        "l" | "L" => {
            let open = sitting.panel.get_untracked() == Panel::Log;
            sitting.open(if open { Panel::None } else { Panel::Log });
        }
        // Larger on the same key as the sign, wherever that wants a second one.
        "+" | "=" => sitting.closer.update(|closer| *closer += 1),
        "-" | "−" => sitting.closer.update(|closer| *closer -= 1),
        "?" => sitting.show(TableDialog::Keys),
        "Escape" => sitting.escape(),
        "ArrowLeft" if !arrows_taken => sitting.step(false),
        "ArrowRight" if !arrows_taken => sitting.step(true),
        "," => sitting.step(false),
        "." => sitting.step(true),
        "Enter" if !inside("button, a, summary, [role=button], [role=slider]") && confirm() => {}
        _ => return,
    }
    event.prevent_default();
}

/// Presses the main button of the action bar, if a move is complete.
fn confirm() -> bool {
    let main = document().query_selector(".actions .main").ok().flatten();
    let main = main.and_then(|main| main.dyn_into::<HtmlElement>().ok());
    if let Some(main) = &main {
        main.click();
    }
    main.is_some()
}
