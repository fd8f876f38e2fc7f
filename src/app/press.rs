//! A press is answered in two steps. What was pressed is marked, and the mark is painted with the next frame; what the press
//! asks for (a move, with everything on the page that follows it) comes right after that frame.
//!
//! What waits is never overtaken: before the page hears of anything else that a person does, it is done at once.

use super::stay::{self, Stay};
use leptos::prelude::*;
use std::cell::RefCell;
use std::collections::VecDeque;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, Event};

/// What tells that a person goes on, or leaves.
const GOES_ON: [&str; 7] =
    ["pointerdown", "keydown", "click", "hashchange", "popstate", "visibilitychange", "pagehide"];

/// The class of what was pressed, until it is answered.
const MARK: &str = "pressed";

/// What a press asks for.
struct Due {
    stay: Stay,
    pressed: Option<Element>,
    act: Box<dyn FnOnce()>,
}

/// What became of what was pressed on this page.
struct Presses {
    /// What waits, in the order in which it was pressed.
    due: VecDeque<Due>,
    /// The click that ends the press under way is nobody's.
    spent: bool,
    listens: bool,
}

thread_local! {
    static PRESSES: RefCell<Presses> =
        const { RefCell::new(Presses { due: VecDeque::new(), spent: false, listens: false }) };
}

/// Asks or changes what became of presses; nothing is done meanwhile that a press asks for.
fn presses<T>(of: impl FnOnce(&mut Presses) -> T) -> T {
    PRESSES.with_borrow_mut(of)
}

/// Marks what was pressed, and does what that asks for once the mark is on the screen.
pub fn press(stay: Stay, pressed: Option<Element>, act: impl FnOnce() + 'static) {
    attend();
    if let Some(pressed) = &pressed {
        let _ = pressed.class_list().add_1(MARK);
    }
    let due = Due { stay, pressed, act: Box::new(act) };
    presses(|all| all.due.push_back(due));
    stay::after_paint(finish);
}

/// As [`press`], of a click on a button.
pub fn click(stay: Stay, event: &Event, act: impl FnOnce() + 'static) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    press(stay, target.and_then(|target| target.closest("button").ok().flatten()), act);
}

/// Does something that follows what was pressed, in its turn; at once if nothing waits.
pub fn follow(stay: Stay, act: impl FnOnce() + 'static) {
    if presses(|all| all.due.is_empty()) {
        act();
    } else {
        let due = Due { stay, pressed: None, act: Box::new(act) };
        presses(|all| all.due.push_back(due));
    }
}

/// Does what still waits.
fn finish() {
    while let Some(Due { stay, pressed, act }) = presses(|all| all.due.pop_front()) {
        if stay.lasts() {
            act();
        }
        if let Some(pressed) = pressed {
            let _ = pressed.class_list().remove_1(MARK);
        }
    }
}

/// The click that ends the press under way is nobody's: what was pressed has gone, and the click would fall on what lay under it.
pub fn spend() {
    attend();
    presses(|all| all.spent = true);
}

/// Whether it is that click. Whatever else comes first, it came without one.
fn is_spent(event: &Event) -> bool {
    match event.type_().as_str() {
        "click" => presses(|all| std::mem::take(&mut all.spent)),
        "pointerdown" | "keydown" => presses(|all| {
            all.spent = false;
            false
        }),
        _ => false,
    }
}

/// Listens, from the first time on.
fn attend() {
    if !presses(|all| std::mem::replace(&mut all.listens, true)) {
        listen();
    }
}

/// Finishes before anything else on the page hears what a person does next.
fn listen() {
    let hear = Closure::<dyn Fn(Event)>::new(|event: Event| {
        if is_spent(&event) {
            event.stop_immediate_propagation();
            event.prevent_default();
        }
        finish();
    });
    for event in GOES_ON {
        let hear = hear.as_ref().unchecked_ref();
        let _ = window().add_event_listener_with_callback_and_bool(event, hear, true);
    }
    // For as long as the page lasts.
    hear.forget();
}
