//! A mouse that rests on a piece is told what it is; nothing stays when it goes on.

use super::focus::piece;
use crate::app::stay::Alarm;
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::{Element, Node, PointerEvent};

/// How long the pointer rests on a piece, in milliseconds, until it says what it is.
const REST: u64 = 900;

/// The mouse over a board.
#[derive(Clone, Copy)]
pub struct Hover {
    /// A piece, by `data-piece` and element, is to say what it is.
    tell: Callback<(String, Element)>,
    /// What was said is to go.
    hush: Callback<()>,
    /// The piece it is on, if it came there by itself.
    on: StoredValue<Option<String>>,
    waiting: Alarm,
    told: StoredValue<bool>,
}

impl Hover {
    /// A mouse that has rested nowhere yet.
    #[must_use]
    pub fn new(tell: Callback<(String, Element)>, hush: Callback<()>) -> Self {
        Self { tell, hush, on: StoredValue::new(None), waiting: Alarm::here(), told: StoredValue::new(false) }
    }

    /// The pointer moved. A piece that appears under a pointer at rest has not been pointed at.
    pub fn move_over(self, event: &PointerEvent) {
        if !is_free_mouse(event) {
            return;
        }
        let Some((id, element)) = piece(event.target()) else { return };
        if self.on.with_value(|on| on.as_ref() == Some(&id)) {
            return;
        }
        self.stop();
        self.on.set_value(Some(id.clone()));
        self.waiting.set(Duration::from_millis(REST), move || {
            self.told.set_value(true);
            self.tell.run((id, element));
        });
    }

    /// The pointer left something.
    pub fn leave(self, event: &PointerEvent) {
        let Some((_, element)) = piece(event.target()) else { return };
        if stayed_within(event, &element) {
            return;
        }
        let told = self.told.get_value();
        self.on.set_value(None);
        self.stop();
        if told {
            self.hush.run(());
        }
    }

    /// Waits no longer: something was pressed. What was said is somebody else's to take away.
    pub fn stop(self) {
        self.told.set_value(false);
        self.waiting.stop();
    }
}

/// Whether a mouse moves with no button pressed.
pub(super) fn is_free_mouse(event: &PointerEvent) -> bool {
    event.pointer_type() == "mouse" && event.buttons() == 0
}

/// Whether the pointer only went from one part of a piece to another.
fn stayed_within(event: &PointerEvent, piece: &Element) -> bool {
    let other = event.related_target().and_then(|other| other.dyn_into::<Node>().ok());
    other.is_some_and(|other| piece.contains(Some(&other)))
}
