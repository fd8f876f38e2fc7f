//! Dragging pieces, by finger, pen or mouse: a piece that carries `data-drag` is lifted, carried over the places of the
//! board, and let go. The board says what is carried and what becomes of it; touching goes on beside it.

use crate::app::place::{around, quarters, within};
use crate::app::session::Anchor;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, PointerEvent};

/// How far the pointer goes, in CSS pixels, until it drags what it pressed.
const REACH: f64 = 7.0;

/// What is carried, as it is shown under the pointer.
#[derive(Clone)]
pub struct Load {
    /// A symbol of the page.
    pub symbol: String,
    /// Its width and height, in CSS pixels.
    pub size: (f64, f64),
}

/// What a board does when one of its pieces is dragged.
#[derive(Clone, Copy)]
pub struct Dragging {
    /// The piece of this `data-piece` is lifted by a point of it, in shares of its width and height: what is carried, if it
    /// can be.
    pub lift: Callback<(String, (f64, f64)), Option<Load>>,
    /// What is carried is over this `data-piece`, or over nothing. Says whether it rests there by itself, so that
    /// nothing needs to be shown under the pointer.
    pub over: Callback<Option<String>, bool>,
    /// It is let go over this `data-piece`; over nothing, or when the gesture was broken off, it goes back.
    pub drop: Callback<(Option<String>, Anchor)>,
}

/// A pointer that presses a piece, or carries it.
#[derive(Clone)]
struct Held {
    id: String,
    grip: (f64, f64),
    pointer: i32,
    from: (f64, f64),
    /// Under the pointer, once it drags.
    carried: Option<Carried>,
}

#[derive(Clone)]
struct Carried {
    element: HtmlElement,
    size: (f64, f64),
    quarters: u8,
    over: Option<String>,
}

/// The pointer of a board.
#[derive(Clone, Copy)]
pub struct Drag {
    root: NodeRef<html::Div>,
    dragging: Dragging,
    held: StoredValue<Option<Held>, LocalStorage>,
}

impl Drag {
    /// A pointer that holds nothing.
    #[must_use]
    pub fn new(root: NodeRef<html::Div>, dragging: Dragging) -> Self {
        let drag = Self { root, dragging, held: StoredValue::new_local(None) };
        on_cleanup(move || drop(drag.put_away()));
        drag
    }

    /// Something was pressed.
    pub fn press(self, event: &PointerEvent) {
        if !event.is_primary() || event.button() != 0 {
            return;
        }
        self.put_away();
        let Some(piece) = around(event.target(), "[data-drag]") else { return };
        let Some(id) = piece.get_attribute("data-piece") else { return };
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        // On a table that is turned, so are the pieces.
        let (place, (dx, dy)) = within(&piece, x, y);
        let share = |at: f64, length: f64| (at / length.max(1.0)).clamp(0.0, 1.0);
        let grip = (share(dx, place.width), share(dy, place.height));
        let held = Held { id, grip, pointer: event.pointer_id(), from: (x, y), carried: None };
        self.held.set_value(Some(held));
    }

    /// The pointer moved. Says whether it is dragging.
    pub fn move_to(self, event: &PointerEvent) -> bool {
        let Some(root) = self.root.get_untracked() else { return false };
        let Some(mut held) = self.held.get_value().filter(|held| held.pointer == event.pointer_id()) else {
            return false;
        };
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        if held.carried.is_none() {
            if f64::hypot(x - held.from.0, y - held.from.1) < REACH {
                return false;
            }
            let load = self.dragging.lift.run((held.id.clone(), held.grip));
            let Some(carried) = load.and_then(|load| carry(&load, quarters(&root))) else {
                self.held.set_value(None);
                return false;
            };
            // What was pressed may be drawn anew under the pointer; the board stays.
            let _ = root.set_pointer_capture(event.pointer_id());
            let _ = root.class_list().add_1("dragging");
            held.carried = Some(carried);
        }
        let grip = held.grip;
        if let Some(carried) = &mut held.carried {
            let (width, height) = carried.size;
            let turn = (90 * u16::from(carried.quarters)).to_string();
            let by = |x: f64, y: f64| {
                ["translate(", &x.round().to_string(), "px,", &y.round().to_string(), "px)"].concat()
            };
            let place =
                [&by(x, y), " rotate(", &turn, "deg) ", &by(-width * grip.0, -height * grip.1)].concat();
            let _ = carried.element.style().set_property("transform", &place);
            let over =
                piece_at(&root, x as f32, y as f32).and_then(|piece| piece.get_attribute("data-piece"));
            if over != carried.over {
                let rests = self.dragging.over.run(over.clone());
                let _ = carried.element.class_list().toggle_with_force("resting", rests);
                carried.over = over;
            }
        }
        self.held.set_value(Some(held));
        true
    }

    /// The pointer let go. Says whether it was dragging.
    pub fn release(self, event: &PointerEvent) -> bool {
        let Some(root) = self.root.get_untracked() else { return false };
        let Some(carried) = self.put_away() else { return false };
        let _ = root.class_list().remove_1("dragging");
        let anchor = piece_at(&root, event.client_x() as f32, event.client_y() as f32)
            .map_or_else(Anchor::default, |piece| Anchor::of(&piece));
        self.dragging.drop.run((carried.over, anchor));
        true
    }

    /// Whatever is pressed is dragged no more.
    pub fn forget(self) {
        drop(self.put_away());
    }

    /// The gesture was broken off.
    pub fn cancel(self) {
        if let Some(root) = self.root.get_untracked().filter(|_| self.put_away().is_some()) {
            let _ = root.class_list().remove_1("dragging");
            self.dragging.drop.run((None, Anchor::default()));
        }
    }

    /// Holds nothing any more; returns what was carried.
    fn put_away(self) -> Option<Carried> {
        let carried = self.held.try_update_value(Option::take).flatten()?.carried?;
        carried.element.remove();
        Some(carried)
    }
}

/// The place on the board under a point.
pub(super) fn piece_at(root: &Element, x: f32, y: f32) -> Option<Element> {
    let piece = document().element_from_point(x, y)?.closest("[data-piece]").ok()??;
    root.contains(Some(&piece)).then_some(piece)
}

/// Shows under the pointer what is carried.
fn carry(load: &Load, quarters: u8) -> Option<Carried> {
    let element = document().create_element("div").ok()?.dyn_into::<HtmlElement>().ok()?;
    let (width, height) = (load.size.0.round().to_string(), load.size.1.round().to_string());
    let size = ["\" width=\"", &width, "\" height=\"", &height].concat();
    element.set_class_name("carried");
    element.set_inner_html(
        &["<svg aria-hidden=\"true", &size, "\"><use href=\"#", &load.symbol, "\"/></svg>"].concat(),
    );
    document().body()?.append_child(&element).ok()?;
    Some(Carried { element, size: load.size, quarters, over: None })
}
