//! A press is answered in two steps. What was pressed [glows](super::glow) with the next frame; what the press asks for (a move,
//! with everything on the page that follows it) comes right after that frame. A button glows while it is held down, too.
//!
//! What waits is never overtaken: before the page hears of anything else that a person does, it is done at once.
//!
//! What is touched twice in quick succession is pressed once: the second touch would fall on what has come into its place. Where it
//! falls on the same thing it counts, but confirms nothing that only the first has chosen.

use super::glow;
use super::stay::{self, Stay};
use leptos::prelude::*;
use std::cell::RefCell;
use std::collections::VecDeque;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, Event, KeyboardEvent, MouseEvent};

/// What tells that a person goes on, or leaves.
const GOES_ON: [&str; 7] =
    ["pointerdown", "keydown", "click", "hashchange", "popstate", "visibilitychange", "pagehide"];

/// What tells that a pointer holds nothing down any more.
const LETS_GO: [&str; 2] = ["pointerup", "pointercancel"];

/// The class of what was pressed, until it is answered; in a dialog it has a look of its own.
const MARK: &str = "pressed";

/// How long a finger rests on something, in milliseconds, that is to say what it is.
pub const LONG: u64 = 500;

/// Most time and distance between two touches that are one, in milliseconds and CSS pixels. Browsers count the clicks of a mouse, but
/// no taps, and begin anew where something else has come into the place.
const ECHO_TIME: f64 = 400.0;
const ECHO_REACH: f64 = 20.0;

/// What a pointer has pressed.
struct Pressed {
    /// What can be pressed, or whatever else lay there.
    element: Element,
    /// Whether it can be pressed.
    presses: bool,
    time: f64,
    at: (f64, f64),
    /// It decided something: what stands in its place a moment later is another decision, be it the same element.
    decided: bool,
    /// It came right after another touch on the same thing.
    again: bool,
}

impl Pressed {
    fn by(event: &Event) -> Option<Self> {
        // A key, and a program, click without a count.
        let click = event.dyn_ref::<MouseEvent>().filter(|click| click.detail() > 0)?;
        let at = (f64::from(click.client_x()), f64::from(click.client_y()));
        let pressed = pressed_by(event);
        let presses = pressed.is_some();
        // A dialog that has come over what was pressed hears of a touch beside its words, and goes.
        let element = pressed.or_else(|| event.target()?.dyn_into().ok())?;
        Some(Self { element, presses, time: event.time_stamp(), at, decided: false, again: false })
    }

    /// Whether it repeats what was pressed before.
    fn repeats(&self, before: &Self) -> bool {
        let reach = f64::hypot(self.at.0 - before.at.0, self.at.1 - before.at.1);
        before.presses && self.time - before.time < ECHO_TIME && reach < ECHO_REACH
    }

    /// Whether it would fall on what has come into the place of what was pressed before.
    fn misses(&self, before: &Self) -> bool {
        before.decided || !is_same(&self.element, &before.element)
    }
}

/// Whether two elements are one, or the same drawn anew.
fn is_same(one: &Element, other: &Element) -> bool {
    let told = |element: &Element| {
        let [piece, label] = ["data-piece", "aria-label"].map(|name| element.get_attribute(name));
        // What a piece is called changes with what is chosen.
        piece.map_or_else(|| (None, label, element.text_content()), |piece| (Some(piece), None, None))
    };
    one == other || told(one) == told(other)
}

/// What an event falls on, of what can be pressed.
fn pressed_by(event: &Event) -> Option<Element> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    target.closest("button, a, [data-piece]").ok().flatten()
}

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
    /// A pointer holds a button down that glows.
    holds: bool,
    /// The click that ends the press under way is nobody's.
    spent: bool,
    /// What the last click pressed.
    last: Option<Pressed>,
}

thread_local! {
    static PRESSES: RefCell<Presses> =
        const { RefCell::new(Presses { due: VecDeque::new(), holds: false, spent: false, last: None }) };
}

/// Asks or changes what became of presses; nothing is done meanwhile that a press asks for.
fn presses<T>(of: impl FnOnce(&mut Presses) -> T) -> T {
    PRESSES.with_borrow_mut(of)
}

/// Lets what was pressed glow, and does what that asks for once the glow is on the screen.
pub fn press(stay: Stay, pressed: Option<Element>, act: impl FnOnce() + 'static) {
    if let Some(pressed) = &pressed {
        let _ = pressed.class_list().add_1(MARK);
        glow::over(pressed);
    }
    let due = Due { stay, pressed, act: Box::new(act) };
    presses(|all| all.due.push_back(due));
    stay::after_paint(finish);
}

/// As [`press`], of a click on a button.
pub fn click(stay: Stay, event: &Event, act: impl FnOnce() + 'static) {
    press(stay, pressed_by(event), act);
}

/// What was pressed last has decided something.
pub fn decided() {
    presses(|all| {
        if let Some(last) = &mut all.last {
            last.decided = true;
        }
    });
}

/// Whether what was pressed last had been pressed a moment before: whoever chooses with two quick touches confirms nothing.
#[must_use]
pub fn is_again() -> bool {
    presses(|all| all.last.as_ref().is_some_and(|last| last.again))
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
            glow::out();
        }
    }
}

/// The click that ends the press under way is nobody's: what was pressed has gone, and the click would fall on what lay under it.
pub fn spend() {
    presses(|all| all.spent = true);
}

/// Whether it is that click, or one that repeats the last. Whatever else comes first, it came without one.
fn is_spent(event: &Event) -> bool {
    match event.type_().as_str() {
        "click" => presses(|all| std::mem::take(&mut all.spent)) || is_echo(event),
        "pointerdown" => presses(|all| {
            all.spent = false;
            false
        }),
        // Whoever presses a key between two touches touches twice.
        "keydown" => {
            presses(|all| (all.spent, all.last) = (false, None));
            is_held(event)
        }
        _ => false,
    }
}

/// Whether it is a key that presses, and that is still held down since it did: it presses once, what is written in aside.
fn is_held(event: &Event) -> bool {
    let held = |key: &KeyboardEvent| key.repeat() && matches!(key.key().as_str(), "Enter" | " ");
    let writes = |target: Element| target.matches("input, textarea, select").unwrap_or(false);
    event.dyn_ref().is_some_and(held)
        && !event.target().and_then(|target| target.dyn_into().ok()).is_some_and(writes)
}

/// Whether a click repeats the one before it; another one takes its place.
fn is_echo(event: &Event) -> bool {
    let (before, click) = (presses(|all| all.last.take()), Pressed::by(event));
    let (last, echo) = match (before, click) {
        // A third touch repeats the second.
        (Some(before), Some(click)) if click.repeats(&before) => {
            let (echo, time, at) = (click.misses(&before), click.time, click.at);
            let kept = if echo { before } else { click };
            (Some(Pressed { time, at, again: !echo, ..kept }), echo)
        }
        (_, click) => (click, false),
    };
    presses(|all| all.last = last);
    echo
}

/// What an event begins to hold down, of buttons that can be pressed.
fn held_down(event: &Event) -> Option<Element> {
    let pressed = pressed_by(event).filter(|_| event.type_() == "pointerdown");
    pressed.filter(|pressed| pressed.matches(".btn:not([aria-disabled='true'])").unwrap_or(false))
}

/// A pointer holds this down now, or nothing any more. What it let go of glows until the click has come that this may end in.
fn hold(button: Option<Element>) {
    let held = presses(|all| std::mem::replace(&mut all.holds, button.is_some()));
    match button {
        Some(button) => glow::over(&button),
        None if held => stay::after_paint(|| {
            if presses(|all| !all.holds && all.due.is_empty()) {
                glow::out();
            }
        }),
        None => {}
    }
}

/// Finishes before anything else on the page hears what a person does next. The page calls it once.
pub fn listen() {
    let hear = Closure::<dyn Fn(Event)>::new(|event: Event| {
        if is_spent(&event) {
            event.stop_immediate_propagation();
            event.prevent_default();
        }
        if !LETS_GO.contains(&event.type_().as_str()) {
            finish();
        }
        hold(held_down(&event));
    });
    for event in GOES_ON.into_iter().chain(LETS_GO) {
        let hear = hear.as_ref().unchecked_ref();
        let _ = window().add_event_listener_with_callback_and_bool(event, hear, true);
    }
    // For as long as the page lasts.
    hear.forget();
}
