//! A mouse that rests on a piece is told what it is; nothing stays when it goes on.

use super::focus::piece;
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
    waiting: StoredValue<Option<TimeoutHandle>>,
    told: StoredValue<bool>,
}

impl Hover {
    /// A mouse that has rested nowhere yet.
    #[must_use]
    pub fn new(tell: Callback<(String, Element)>, hush: Callback<()>) -> Self {
        let (on, waiting) = (StoredValue::new(None), StoredValue::new(None));
        let hover = Self { tell, hush, on, waiting, told: StoredValue::new(false) };
        on_cleanup(move || hover.stop());
        hover
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
        let handle = set_timeout_with_handle(
            move || {
                self.told.set_value(true);
                self.tell.run((id, element));
            },
            Duration::from_millis(REST),
        );
        self.waiting.set_value(handle.ok());
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

    /// Waits no longer: something was pressed, or the board is gone. What was said is somebody else's to take away.
    pub fn stop(self) {
        self.told.try_set_value(false);
        if let Some(handle) = self.waiting.try_update_value(Option::take).flatten() {
            handle.clear();
        }
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
