//! Places on the screen, and on a table that is turned toward a seat: for whatever is touched, laid over it, dragged or
//! travels on it.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{CssStyleDeclaration, Element, EventTarget};

/// The element that an event happened to, or the nearest around it that a selector means.
#[must_use]
pub fn around(target: Option<EventTarget>, selector: &str) -> Option<Element> {
    target?.dyn_into::<Element>().ok()?.closest(selector).ok()?
}

/// Where on the screen something was touched, in CSS pixels of the viewport.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Anchor {
    /// Left edge.
    pub x: f64,
    /// Top edge.
    pub y: f64,
    /// Width.
    pub width: f64,
    /// Height.
    pub height: f64,
}

impl Anchor {
    /// The place of an element.
    #[must_use]
    pub fn of(element: &web_sys::Element) -> Self {
        let area = element.get_bounding_client_rect();
        Self { x: area.x(), y: area.y(), width: area.width(), height: area.height() }
    }

    /// The point in the middle.
    #[must_use]
    pub fn middle(&self) -> (f64, f64) {
        (self.x + self.width / 2.0, self.y + self.height / 2.0)
    }

    /// Whether it has the size of another, but for a rounding.
    #[must_use]
    pub fn is_as_large_as(&self, other: &Self) -> bool {
        (self.width - other.width).abs() < 2.0 && (self.height - other.height).abs() < 2.0
    }
}

/// By how many quarters the table around an element is turned.
#[must_use]
pub fn quarters(element: &Element) -> u8 {
    let turned = element.closest("[data-quarters]").ok().flatten();
    turned.and_then(|turned| turned.get_attribute("data-quarters")?.parse().ok()).unwrap_or(0)
}

/// How a table lies on the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lie {
    /// Quarter turns, clockwise.
    quarters: u8,
    /// Width and height of the screen, in CSS pixels.
    screen: (f64, f64),
}

impl Lie {
    /// How the table around an element lies.
    #[must_use]
    pub fn of(element: &Element) -> Self {
        Self::turned(quarters(element))
    }

    /// A table turned by so many quarters.
    #[must_use]
    pub fn turned(quarters: u8) -> Self {
        let length = |value: Result<wasm_bindgen::JsValue, _>| {
            value.ok().and_then(|value| value.as_f64()).unwrap_or(0.0)
        };
        let screen = (length(window().inner_width()), length(window().inner_height()));
        Self { quarters: quarters % 4, screen }
    }

    /// Width and height of the table.
    #[must_use]
    pub const fn size(self) -> (f64, f64) {
        let (width, height) = self.screen;
        if self.quarters % 2 == 1 { (height, width) } else { (width, height) }
    }

    /// A place on the screen as a place on the table.
    #[must_use]
    pub fn place(self, anchor: Anchor) -> Anchor {
        let (width, height) = self.screen;
        let Anchor { x, y, width: w, height: h } = anchor;
        match self.quarters {
            1 => Anchor { x: y, y: width - x - w, width: h, height: w },
            2 => Anchor { x: width - x - w, y: height - y - h, width: w, height: h },
            3 => Anchor { x: height - y - h, y: x, width: h, height: w },
            _ => anchor,
        }
    }
}

/// The place of an element on its table, turned or not.
#[must_use]
pub fn place_on_table(element: &Element) -> Anchor {
    Lie::of(element).place(Anchor::of(element))
}

/// The same, and how far to the right of its left edge and below its upper edge a point of the screen is.
#[must_use]
pub fn within(element: &Element, x: f64, y: f64) -> (Anchor, (f64, f64)) {
    let lie = Lie::of(element);
    let place = lie.place(Anchor::of(element));
    let point = lie.place(Anchor { x, y, ..Anchor::default() });
    (place, (point.x - place.x, point.y - place.y))
}

/// The style of an element that holds more than it shows, and can be scrolled.
#[must_use]
pub fn scrolling(frame: &Element) -> Option<CssStyleDeclaration> {
    if frame.scroll_height() <= frame.client_height() + 1 {
        return None;
    }
    let style = window().get_computed_style(frame).ok()??;
    let flows = style.get_property_value("overflow-y").ok()?;
    matches!(flows.as_str(), "auto" | "scroll").then_some(style)
}

/// By how much larger an element is drawn than it is laid out, as on a board that is drawn smaller; it is so high on the screen.
#[must_use]
pub fn drawn(element: &Element, height: f64) -> f64 {
    let laid = element.dyn_ref::<web_sys::HtmlElement>().map_or(0, web_sys::HtmlElement::offset_height);
    if laid > 0 && height > 0.0 { height / f64::from(laid) } else { 1.0 }
}

/// Brings an element into sight where what lies around it is scrolled, clear of what lies over that (`scroll-padding`).
pub fn bring_into_sight(element: &Element) {
    let mut around = element.parent_element();
    while let Some(frame) = around {
        if let Some(style) = scrolling(&frame) {
            let value = |name: &str| style.get_property_value(name).unwrap_or_default();
            let (seen, piece) = (place_on_table(&frame), place_on_table(element));
            let drawn = drawn(&frame, seen.height);
            let padding =
                |name: &str| drawn * value(name).trim_end_matches("px").parse::<f64>().unwrap_or(0.0);
            let above = seen.y + padding("scroll-padding-top") - piece.y;
            let below = piece.y + piece.height + padding("scroll-padding-bottom") - seen.y - seen.height;
            let by = if above > 0.0 { -above } else { below.max(0.0) };
            frame.set_scroll_top(frame.scroll_top() + (by / drawn).ceil() as i32);
        }
        around = frame.parent_element();
    }
}
