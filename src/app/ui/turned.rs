//! Places on a table that is turned toward a seat, for whatever is laid over it or dragged on it.

use crate::app::session::Anchor;
use leptos::prelude::*;
use web_sys::Element;

/// By how many quarters the table around an element is turned.
#[must_use]
pub fn quarters(element: &Element) -> u8 {
    let turned = element.closest("[data-quarters]").ok().flatten();
    turned.and_then(|turned| turned.get_attribute("data-quarters")?.parse().ok()).unwrap_or(0)
}

/// The place of an element on its table, turned or not.
#[must_use]
pub fn place_on_table(element: &Element) -> Anchor {
    to_table(Anchor::of(element), quarters(element)).0
}

/// The same, and how far to the right of its left edge and below its upper edge a point of the screen is.
#[must_use]
pub fn within(element: &Element, x: f64, y: f64) -> (Anchor, (f64, f64)) {
    let place = place_on_table(element);
    let (point, ..) = to_table(Anchor { x, y, ..Anchor::default() }, quarters(element));
    (place, (point.x - place.x, point.y - place.y))
}

/// A place on the screen as a place on the turned table, with the table's width and height.
#[must_use]
pub fn to_table(anchor: Anchor, quarters: u8) -> (Anchor, f64, f64) {
    let length =
        |value: Result<wasm_bindgen::JsValue, _>| value.ok().and_then(|value| value.as_f64()).unwrap_or(0.0);
    let (width, height) = (length(window().inner_width()), length(window().inner_height()));
    let Anchor { x, y, width: w, height: h } = anchor;
    match quarters % 4 {
        1 => (Anchor { x: y, y: width - x - w, width: h, height: w }, height, width),
        2 => (Anchor { x: width - x - w, y: height - y - h, width: w, height: h }, width, height),
        3 => (Anchor { x: height - y - h, y: x, width: h, height: w }, height, width),
        _ => (anchor, width, height),
    }
}
