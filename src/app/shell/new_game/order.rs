//! Moving a seat to another place in the order, by dragging its grip or with the arrow keys on it.

use super::form::Form;
use crate::app::shell::room::focus;
use crate::app::stay;
use leptos::ev;
use leptos::prelude::*;
use web_sys::{KeyboardEvent, PointerEvent};

/// A seat being dragged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dragged {
    /// The seat's key.
    pub seat: u32,
    pointer: i32,
}

/// Lifts a seat: a pointer went down on its grip.
pub fn lift(seat: u32, dragged: RwSignal<Option<Dragged>>, event: &PointerEvent) {
    if event.button() == 0 {
        event.prevent_default();
        dragged.set(Some(Dragged { seat, pointer: event.pointer_id() }));
    }
}

/// Lets the dragged seat follow its pointer: wherever it goes among the rows, the seat goes. Ends with the component that
/// calls.
///
/// The window is listened to, because moving a row on the page would end a capture by the grip.
pub fn follow(form: Form, dragged: RwSignal<Option<Dragged>>) {
    let held = move |event: &PointerEvent| {
        dragged.get_untracked().filter(|dragged| dragged.pointer == event.pointer_id())
    };
    stay::listen(ev::pointermove, move |event| {
        if let (Some(Dragged { seat, .. }), Some(to)) = (held(&event), row_at(f64::from(event.client_y()))) {
            form.move_to(seat, to);
        }
    });
    let end = move |event: PointerEvent| {
        if held(&event).is_some() {
            dragged.set(None);
        }
    };
    stay::listen(ev::pointerup, end);
    stay::listen(ev::pointercancel, end);
}

/// The place in the order that lies at this height of the screen.
fn row_at(y: f64) -> Option<usize> {
    let rows = document().query_selector_all(".seat-row").ok()?;
    let places = (0..rows.length()).filter_map(|at| rows.get(at));
    let boxes = places.filter_map(|row| {
        use wasm_bindgen::JsCast;
        row.dyn_into::<web_sys::Element>().ok().map(|row| row.get_bounding_client_rect())
    });
    let mut nearest = None;
    for (at, area) in boxes.enumerate() {
        if y >= area.top() && y < area.bottom() {
            return Some(at);
        }
        if y >= area.bottom() {
            nearest = Some(at);
        }
    }
    nearest.or(Some(0))
}

/// Moves a seat with the arrow keys; the focus stays on its grip.
pub fn key(form: Form, key: u32, event: &KeyboardEvent) {
    let seats = form.seats.read_untracked().len();
    let Some(at) = form.seats.read_untracked().iter().position(|seat| seat.key == key) else { return };
    let to = match event.key().as_str() {
        "ArrowUp" if at > 0 => at - 1,
        "ArrowDown" if at + 1 < seats => at + 1,
        _ => return,
    };
    event.prevent_default();
    step(form, key, to);
}

/// Puts a seat at a place and the focus on its grip, which moving the row takes away.
pub fn step(form: Form, key: u32, to: usize) {
    form.move_to(key, to);
    stay::next_frame(move || focus(&["#seat-grip-", &key.to_string()].concat()));
}
