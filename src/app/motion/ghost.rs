//! What flies over the table: a ghost of what an event takes from one place to another.

use super::animation::{frames, start};
use super::scene::{Scene, sides_of};
use crate::app::draw::seat;
use crate::app::flight::Flight;
use crate::app::place::Anchor;
use crate::app::stay;
use crate::engine::Seat;
use leptos::prelude::document;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, NodeList};

/// A flight as it is seen: with the shape of whose it is in its symbol, and the class of their colour.
pub struct Flown {
    pub(super) flight: Flight,
    pub(super) class: String,
    /// How often its symbol is drawn on each piece to which it may come, before it does.
    there: Vec<u32>,
    /// It lies where it comes to already, since that was weighed: nothing is seen to fly.
    pub(super) lies: bool,
}

/// The class of a piece on which what is weighed lies already, or that is itself what lies.
const LIES: &str = "lies";

impl Flown {
    /// A flight at a table where each seat has a shape; the board is still drawn as it was `before`.
    pub fn of(mut flight: Flight, before: &Scene, shape: impl Fn(Seat) -> u8) -> Self {
        let class = flight.of.map(|seat| {
            let shape = usize::from(shape(seat));
            flight.symbol = seat::of_shape(&flight.symbol, shape);
            seat::symbol(shape)
        });
        let is = |id, class| before.pieces.get(id).is_some_and(|piece| piece.class_list().contains(class));
        let there = flight.to.iter().map(|id| {
            // What is drawn there while a move is weighed has not come yet.
            let piece = before.pieces.get(id).filter(|_| !is(id, "coming"));
            piece.and_then(|piece| drawn(piece, &flight.symbol)).map_or(0, |all| all.length())
        });
        let there = there.collect();
        // What is paid for a place may come from there, too, but not first of all.
        let lies = flight.from.first().into_iter().chain(&flight.to).any(|id| is(id, LIES));
        Self { there, lies, flight, class: class.unwrap_or_default() }
    }

    /// What it brings to a piece, as it is drawn there already: it is out of sight until it comes. Of several alike `nth` have come.
    pub(super) fn brings(&self, now: &Scene, id: &str, nth: u32) -> Vec<Element> {
        let Some(at) = self.flight.to.iter().position(|to| to == id) else { return Vec::new() };
        let Some(piece) = now.pieces.get(id) else { return Vec::new() };
        let symbol = &self.flight.symbol;
        let one = drawn(piece, symbol).and_then(|all| all.item(self.there[at] + nth));
        let parts = parts(piece, symbol).into_iter();
        let parts = parts.flat_map(|parts| (0..parts.length()).filter_map(move |at| parts.item(at)));
        one.into_iter().chain(parts).filter_map(|node| node.dyn_into().ok()).collect()
    }
}

/// Where a symbol is drawn on a piece.
fn drawn(piece: &Element, symbol: &str) -> Option<NodeList> {
    piece.query_selector_all(&["use[href=\"#", symbol, "\"]"].concat()).ok()
}

/// What is drawn on a piece in place of a symbol that flies there.
fn parts(piece: &Element, symbol: &str) -> Option<NodeList> {
    piece.query_selector_all(&["[data-brought=\"", symbol, "\"]"].concat()).ok()
}

/// How a ghost looks.
pub(super) struct Look<'a> {
    pub symbol: &'a str,
    pub class: &'a str,
    /// It is there when it has come, rather than joining what is there.
    pub stays: bool,
}

/// A ghost of a symbol over the table, and its way from one box to another in an arc.
pub(super) fn ghost(
    root: &Element,
    from: &Anchor,
    to: &Anchor,
    look: Look<'_>,
) -> Result<(Element, JsValue), JsValue> {
    const SVG: Option<&str> = Some("http://www.w3.org/2000/svg");
    let Look { symbol, class, stays } = look;
    // No larger than where it comes from or goes, both of which may be long lines.
    let [across, down] = shape_of(symbol);
    let fits = |area: &Anchor| f64::min(area.width / across, area.height / down);
    let size = fits(from).min(fits(to).max(24.0)).clamp(16.0, 96.0);
    let (width, height) = (size * across, size * down);
    let ghost = document().create_element_ns(SVG, "svg")?;
    ghost.set_attribute("class", &["ghost ", class].concat())?;
    ghost.set_attribute("width", &width.to_string())?;
    ghost.set_attribute("height", &height.to_string())?;
    let drawing = document().create_element_ns(SVG, "use")?;
    drawing.set_attribute("href", &["#", symbol].concat())?;
    ghost.append_child(&drawing)?;
    sky(root)?.append_child(&ghost)?;
    let place = |area: &Anchor| (area.x + (area.width - width) / 2.0, area.y + (area.height - height) / 2.0);
    let (start_at, end_at) = (place(from), place(to));
    let middle = (f64::midpoint(start_at.0, end_at.0), f64::midpoint(start_at.1, end_at.1) - 24.0);
    let at = |(x, y): (f64, f64)| {
        ["translate(", &x.round().to_string(), "px,", &y.round().to_string(), "px)"].concat()
    };
    let frames = frames(&[
        &[("transform", &at(start_at)), ("opacity", "1")],
        &[("transform", &at(middle)), ("opacity", "1")],
        &[("transform", &at(end_at)), ("opacity", if stays { "1" } else { "0.4" })],
    ]);
    Ok((ghost, frames))
}

/// The layer over the table in which ghosts fly, made by the first of them; it is turned with the table.
fn sky(root: &Element) -> Result<Element, JsValue> {
    let table = root.closest("[data-quarters]")?.ok_or(JsValue::NULL)?;
    if let Some(sky) = table.query_selector(":scope > .flights")? {
        return Ok(sky);
    }
    let sky = document().create_element("div")?;
    sky.set_class_name("flights");
    sky.set_attribute("aria-hidden", "true")?;
    table.append_child(&sky)?;
    Ok(sky)
}

/// Width and height of a symbol, the shorter of them 1.
fn shape_of(symbol: &str) -> [f64; 2] {
    let drawn = document().get_element_by_id(symbol).and_then(|symbol| symbol.get_attribute("viewBox"));
    let sides = drawn.as_deref().and_then(sides_of).unwrap_or([1.0, 1.0]);
    let shorter = sides[0].min(sides[1]);
    if shorter > 0.0 { sides.map(|side| side / shorter) } else { [1.0, 1.0] }
}

/// Sends a ghost on its way, and takes it off the page at the end of it.
pub(super) fn fly(ghost: Element, frames: &JsValue, duration: f64, delay: f64) {
    start(&ghost, frames, duration, delay, Some(ghost.clone()));
    let end = std::time::Duration::from_millis((duration + delay + 50.0).max(0.0) as u64);
    stay::later(end, move || ghost.remove());
}
