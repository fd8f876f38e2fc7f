//! How pieces are touched on every board: a touch, a long press or the other button of a mouse that asks, a mouse that rests or
//! points, dragging, and the keys. Boards measure and listen to nothing themselves.

use super::dragging::{Drag, Dragging, piece_at};
use super::focus::{self, Focus, element_of, piece};
use super::hover::{Hover, is_free_mouse};
use super::sight;
use crate::app::place::around;
use crate::app::stay::{Alarm, Stay};
use crate::app::{motion, press};
use leptos::html;
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, PointerEvent};

/// How far a pointer may stray, in pixels, and still mean what it caught on its way.
const STRAYS: f64 = 16.0;

/// What a board does when one of its pieces is touched. Each gets the piece's `data-piece` and its element.
#[derive(Clone, Copy)]
pub struct Touching {
    /// The piece is touched.
    pub touch: Callback<(String, Element)>,
    /// The piece is held, or asked what it is by the other button of a mouse or by a key.
    pub hold: Callback<(String, Element)>,
    /// What was held is let go.
    pub let_go: Callback<()>,
    /// A mouse rests on the piece.
    pub rest: Callback<(String, Element)>,
    /// The mouse went on: what was said because it rested is to go.
    pub hush: Callback<()>,
    /// A mouse points at this `data-piece`, or at nothing.
    pub point: Callback<Option<String>>,
    /// The keyboard's focus came to this `data-piece`.
    pub walk: Callback<String>,
    /// What happens to pieces that can be dragged.
    pub dragging: Dragging,
}

impl Touching {
    /// A piece is touched: it is marked, and what that leads to follows.
    fn touches(self, stay: Stay, (id, element): (String, Element)) {
        press::press(stay, Some(element.clone()), move || self.touch.run((id, element)));
    }

    /// What is there is held, if it is a piece.
    fn holds(self, target: Option<EventTarget>) -> bool {
        piece(target).map(|held| self.hold.run(held)).is_some()
    }
}

/// The element around all pieces of a board. A piece is whatever has a `data-piece` and a `tabindex`: a button, or a part of
/// a drawing with the role of one. `changes` is notified when pieces come or go, `comes` when somebody
/// comes to them by keys.
#[must_use]
pub fn touchable(
    root: NodeRef<html::Div>,
    class: Signal<String>,
    changes: Signal<()>,
    comes: Trigger,
    touching: Touching,
    content: AnyView,
) -> AnyView {
    let stay = Stay::here();
    let focus = Focus::keep(root, changes, comes);
    sight::keep(root, changes);
    let hover = Hover::new(touching.rest, touching.hush);
    // A piece is held, once it has been pressed for so long. Whoever leaves with a finger on a piece has asked nothing.
    let held = Alarm::here();
    // The click that ends a long press, or a drag, touches nothing.
    let spent = StoredValue::new(false);
    // Whether the menu that a browser brings for what is pressed has been answered.
    let asked = StoredValue::new(false);
    // What was pressed, and when by the pointer's own clock.
    let pressed = StoredValue::new(None::<(String, f64)>);
    // A piece that was pressed while things moved, and where. A press ends all motion: the piece that was on its way here is only
    // now under the pointer, or the one that was pressed no more, and browsers make a click of neither.
    let caught = StoredValue::new(None::<(String, f64, f64)>);
    // What the click that ends a press will touch.
    let due = StoredValue::new(None::<String>);
    let pointed = StoredValue::new(None::<String>);
    let drag = Drag::new(root, touching.dragging);
    let release = move || {
        held.stop();
        touching.let_go.run(());
    };
    let point = move |id: Option<String>| {
        if pointed.with_value(|pointed| *pointed != id) {
            pointed.set_value(id.clone());
            press::follow(stay, move || touching.point.run(id));
        }
    };
    let press_down = move |event: PointerEvent| {
        hover.stop();
        held.stop();
        // Two fingers make the page larger: they ask nothing, and carry nothing.
        if !event.is_primary() {
            release();
            drag.cancel();
            pressed.set_value(None);
            caught.set_value(None);
            spent.set_value(true);
            return;
        }
        spent.set_value(false);
        let mut target = event.target();
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        let moves = motion::is_under_way();
        if moves {
            motion::finish();
            if piece(target.clone()).is_none() {
                let arrived = root.get_untracked().and_then(|root| piece_at(&root, x as f32, y as f32));
                target = arrived.map(EventTarget::from).or(target);
            }
        }
        // The other button of a mouse asks at once, for as long as it is pressed.
        let other = event.pointer_type() == "mouse" && event.button() == 2;
        asked.set_value(other || event.pointer_type() == "touch");
        if !other {
            drag.press(&event);
        }
        let down = piece(target.clone()).map(|(id, _)| (id, event.time_stamp()));
        let missed = down.is_none();
        caught.set_value(down.clone().filter(|_| moves && !other).map(|(id, _)| (id, x, y)));
        pressed.set_value(down.filter(|_| !other));
        if missed {
            return;
        }
        held.set(Duration::from_millis(if other { 0 } else { press::LONG }), move || {
            spent.set_value(true);
            // What opens now may take the pointer's way.
            drag.forget();
            touching.holds(target);
        });
    };
    let lift_off = move |event: PointerEvent| {
        // Let go before it was answered.
        if event.pointer_type() == "mouse" && event.button() == 2 && !spent.get_value() {
            touching.holds(event.target());
        }
        release();
        let near = |x: f64, y: f64| {
            f64::hypot(f64::from(event.client_x()) - x, f64::from(event.client_y()) - y) <= STRAYS
        };
        caught.update_value(|caught| {
            if caught.as_ref().is_some_and(|(_, x, y)| !near(*x, *y)) {
                *caught = None;
            }
        });
        if drag.release(&event) {
            spent.set_value(true);
            return;
        }
        let Some((id, at)) = pressed.try_update_value(Option::take).flatten() else { return };
        // A page that is late with everything takes no tap for a long press.
        if event.time_stamp() - at < press::LONG as f64 {
            spent.set_value(false);
        }
        // Browsers withhold a mouse's click where the drawing that was pressed has been drawn anew meanwhile.
        if event.pointer_type() == "mouse"
            && event.button() == 0
            && !spent.get_value()
            && let Some((up, element)) = piece(event.target()).filter(|(up, _)| *up == id)
        {
            due.set_value(Some(id));
            stay.after(Duration::ZERO, move || {
                if due.try_update_value(Option::take).flatten().is_some() {
                    touching.touches(stay, (up, element));
                }
            });
        }
    };
    let click = move |event: web_sys::MouseEvent| {
        held.stop();
        due.set_value(None);
        let caught = caught.try_update_value(Option::take).flatten();
        if spent.get_value() {
            spent.set_value(false);
            return;
        }
        let meant = caught.and_then(|(id, ..)| {
            let element = element_of(root.get_untracked()?.as_ref(), &id)?;
            Some((id, element))
        });
        if let Some(touched) = meant.or_else(|| piece(event.target())) {
            touching.touches(stay, touched);
        }
    };
    let key = move |event: web_sys::KeyboardEvent| {
        caught.set_value(None);
        spent.set_value(false);
        asked.set_value(false);
        let target = event.target();
        let is_button = target.as_ref().is_some_and(JsCast::has_type::<web_sys::HtmlElement>);
        // With a control key they mean the move, not the piece.
        let plain = !(event.ctrl_key() || event.meta_key() || event.alt_key());
        let done = match event.key().as_str() {
            "?" => touching.holds(target),
            // Buttons make a click of these by themselves.
            "Enter" | " " if plain && !is_button => {
                piece(target).map(|touched| touching.touches(stay, touched)).is_some()
            }
            _ => {
                if let Some(root) = root.get_untracked() {
                    focus::walk(&root, &event);
                }
                false
            }
        };
        if done {
            event.prevent_default();
            event.stop_propagation();
        }
    };
    view! {
        <div
            class=class
            node_ref=root
            on:click=stay.hears(click)
            on:pointerdown=stay.hears(press_down)
            on:pointermove=stay.hears(move |event: PointerEvent| {
                hover.move_over(&event);
                if drag.move_to(&event) {
                    held.stop();
                }
            })
            on:pointerover=stay.hears(move |event: PointerEvent| {
                if is_free_mouse(&event) {
                    let under = around(event.target(), "[data-piece]");
                    point(under.and_then(|piece| piece.get_attribute("data-piece")));
                }
            })
            on:pointerout=stay.hears(move |event: PointerEvent| hover.leave(&event))
            on:pointerup=stay.hears(lift_off)
            on:pointercancel=stay.hears(move |_: PointerEvent| {
                caught.set_value(None);
                release();
                drag.cancel();
            })
            on:pointerleave=stay.hears(move |event: PointerEvent| {
                release();
                if is_free_mouse(&event) {
                    point(None);
                }
            })
            on:contextmenu=stay.hears(move |event: web_sys::MouseEvent| {
                // A long press is ours on a piece; elsewhere the browser keeps its menu.
                if piece(event.target()).is_none() {
                    return;
                }
                event.prevent_default();
                // A key that asks for a menu, or a press that means one on some machines.
                if !asked.get_value() {
                    held.stop();
                    spent.set_value(true);
                    touching.holds(event.target());
                }
            })
            on:keydown=stay.hears(key)
            on:keyup=stay.hears(move |_| touching.let_go.run(()))
            on:focusin=stay.hears(move |event: web_sys::FocusEvent| {
                focus.arrive(&event);
                if let Some((id, element)) = piece(event.target())
                    && element.matches(":focus-visible").unwrap_or(false)
                {
                    press::follow(stay, move || touching.walk.run(id));
                }
            })
            on:focusout=stay.hears(move |event: web_sys::FocusEvent| {
                touching.let_go.run(());
                focus.leave(&event);
            })
        >
            {content}
        </div>
    }
    .into_any()
}
