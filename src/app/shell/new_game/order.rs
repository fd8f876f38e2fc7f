//! Moving a seat to another place in the order, by dragging its grip or with the arrow keys on it.

use super::form::Form;
use crate::app::shell::room::focus;
use leptos::ev;
use leptos::prelude::*;
use web_sys::{KeyboardEvent, PointerEvent};

/// Follows a pointer that went down on a grip: wherever it goes among the rows, the seat goes.
///
/// The window is listened to, because moving a row on the page would end a capture by the grip.
pub fn drag(form: Form, key: u32, dragged: RwSignal<Option<u32>>, event: &PointerEvent) {
    if event.button() != 0 {
        return;
    }
    event.prevent_default();
    dragged.set(Some(key));
    let pointer = event.pointer_id();
    let moving = window_event_listener(ev::pointermove, move |event| {
        if event.pointer_id() == pointer
            && let Some(to) = row_at(f64::from(event.client_y()))
        {
            form.move_to(key, to);
        }
    });
    let listeners = StoredValue::new(Some(moving));
    let finish = move |ended: i32| {
        if ended == pointer {
            dragged.set(None);
            if let Some(Some(moving)) = listeners.try_update_value(Option::take) {
                moving.remove();
            }
        }
    };
    let endings = StoredValue::new(Vec::<WindowListenerHandle>::new());
    let end = move |event: PointerEvent| {
        finish(event.pointer_id());
        if event.pointer_id() == pointer
            && let Some(handles) = endings.try_update_value(std::mem::take)
        {
            handles.into_iter().for_each(WindowListenerHandle::remove);
        }
    };
    endings.set_value(vec![
        window_event_listener(ev::pointerup, end),
        window_event_listener(ev::pointercancel, end),
    ]);
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
    request_animation_frame(move || focus(&["#seat-grip-", &key.to_string()].concat()));
}
