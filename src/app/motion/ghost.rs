//! What flies over the table: a ghost of what an event takes from one place to another.

use super::animation::{frames, start};
use super::scene::{Scene, sides_of};
use crate::app::draw::seat;
use crate::app::flight::Flight;
use crate::app::place::{Anchor, Lie};
use crate::app::stay;
use crate::engine::Seat;
use leptos::prelude::{document, window};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlElement, NodeList};

/// A flight as it is seen: with the shape of whose it is in its symbol, and the class of their colour.
pub struct Flown {
    pub(super) flight: Flight,
    pub(super) class: String,
    /// How it is drawn on the piece that it leaves: where on the table, and in which colour.
    drawn: Option<(Anchor, String)>,
    /// How often its symbol is drawn on each piece to which it may come, before it does.
    there: Vec<u32>,
    /// It lies where it comes to already, since that was weighed: nothing is seen to fly.
    pub(super) lies: bool,
}

/// The class of a piece on which what is weighed lies already, or that is itself what lies.
const LIES: &str = "lies";

impl Flown {
    /// Flights at a table where each seat has a shape; the board is still drawn as it was `before`.
    pub fn all(flights: Vec<Flight>, before: &Scene, shape: &dyn Fn(Seat) -> u8) -> Vec<Self> {
        let mut all: Vec<Self> = Vec::new();
        for flight in flights {
            let alike = |other: &&Self| other.flight.from == flight.from && other.flight.to == flight.to;
            let nth = all.iter().filter(alike).count() as u32;
            all.push(Self::of(flight, nth, before, shape));
        }
        all
    }

    /// One of them; of several alike `nth` come before it.
    fn of(mut flight: Flight, nth: u32, before: &Scene, shape: &dyn Fn(Seat) -> u8) -> Self {
        let class = flight.of.map(|seat| {
            let shape = usize::from(shape(seat));
            flight.symbol = seat::of_shape(&flight.symbol, shape);
            seat::symbol(shape)
        });
        let leaves =
            before.first(&flight.from).and_then(|(id, _)| alike(before.pieces.get(id)?, &flight.symbol));
        let leaves =
            leaves.and_then(|all| all.item(nth.min(all.length().saturating_sub(1)))?.dyn_into().ok());
        let drawn_there = leaves.and_then(|symbol: Element| {
            let colour = window().get_computed_style(&symbol).ok()??.get_property_value("color").ok()?;
            Some((box_of(before.lie, &symbol)?, colour))
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
        Self { drawn: drawn_there, there, lies, flight, class: class.unwrap_or_default() }
    }

    /// The end where it sets out: the piece that it leaves `was` at one place, and would be at another now.
    pub(super) fn leaves(&self, place: Anchor, was: &Anchor) -> End {
        let [(x, y), (was_x, was_y)] = [&place, was].map(Anchor::middle);
        let drawn = self.drawn.as_ref();
        let drawn = drawn.map(|(at, _)| Anchor { x: at.x + x - was_x, y: at.y + y - was_y, ..*at });
        End { place, drawn }
    }

    /// The colour in which it is drawn where it sets out, where its symbol takes that from around it.
    pub(super) fn colour(&self) -> Option<&str> {
        self.drawn.as_ref().map(|(_, colour)| colour.as_str())
    }

    /// Where it lands on a piece: the place of what it brings, or of what it joins.
    pub(super) fn lands(&self, now: &Scene, id: &str, place: Anchor, brings: &[Element]) -> End {
        let symbol = brings.iter().find(|part| part.tag_name() == "use").cloned();
        let symbol =
            symbol.or_else(|| alike(now.pieces.get(id)?, &self.flight.symbol)?.item(0)?.dyn_into().ok());
        End { place, drawn: symbol.and_then(|symbol| box_of(now.lie, &symbol)) }
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

/// Where a symbol is drawn on a piece, or another drawing of the same, which is named after it: as it lies turned, say.
fn alike(piece: &Element, symbol: &str) -> Option<NodeList> {
    let of = ["use[href=\"#", symbol, "\"],use[href^=\"#", symbol, "-\"]"];
    piece.query_selector_all(&of.concat()).ok()
}

/// What is drawn on a piece in place of a symbol that flies there.
fn parts(piece: &Element, symbol: &str) -> Option<NodeList> {
    piece.query_selector_all(&["[data-brought=\"", symbol, "\"]"].concat()).ok()
}

/// The box on the table of a symbol that is drawn there.
fn box_of(lie: Lie, symbol: &Element) -> Option<Anchor> {
    Some(lie.place(Anchor::of(symbol))).filter(|drawn| drawn.width > 0.0 && drawn.height > 0.0)
}

/// Its longer side: a drawing that lies turned is about as long as one that stands.
fn length(drawn: &Anchor) -> f64 {
    drawn.width.max(drawn.height)
}

/// One end of a flight.
#[derive(Clone, Copy)]
pub(super) struct End {
    /// The place of the piece.
    pub place: Anchor,
    /// The place of the symbol on it, where it is drawn there.
    pub drawn: Option<Anchor>,
}

impl End {
    /// A piece on which the symbol is not drawn.
    pub(super) const fn at(place: Anchor) -> Self {
        Self { place, drawn: None }
    }
}

/// How a ghost looks.
pub(super) struct Look<'a> {
    pub symbol: &'a str,
    pub class: &'a str,
    pub colour: Option<&'a str>,
    /// It is there when it has come, rather than joining what is there.
    pub stays: bool,
}

/// A ghost of a symbol over the table.
pub(super) struct Ghost {
    svg: Element,
    drawing: Element,
    /// Its size before it is scaled: about that of its larger end.
    size: (f64, f64),
    /// The ends of its way, and the share of its size that it has there where the symbol is not drawn.
    ends: [(End, f64); 2],
    stays: bool,
}

impl Ghost {
    /// Lays it over the table. Where its symbol is drawn at an end it is as large as there; elsewhere no larger than the piece, which
    /// may be a long line.
    pub(super) fn new(root: &Element, from: End, to: End, look: Look<'_>) -> Result<Self, JsValue> {
        const SVG: Option<&str> = Some("http://www.w3.org/2000/svg");
        let Look { symbol, class, colour, stays } = look;
        let [across, down] = shape_of(symbol);
        let fits = |end: &End| f64::min(end.place.width / across, end.place.height / down);
        let own = |end: &End| end.drawn.map(|drawn| length(&drawn) / across.max(down));
        let there = own(&to).unwrap_or_else(|| fits(&to).max(24.0));
        let sets_out = own(&from).unwrap_or_else(|| fits(&from).min(there).clamp(16.0, 96.0));
        let lands = own(&to).unwrap_or_else(|| sets_out.min(there));
        let most = sets_out.max(lands);
        let size = (most * across, most * down);
        let svg = document().create_element_ns(SVG, "svg")?;
        svg.set_attribute("class", &["ghost ", class].concat())?;
        svg.set_attribute("width", &size.0.to_string())?;
        svg.set_attribute("height", &size.1.to_string())?;
        let drawing = document().create_element_ns(SVG, "use")?;
        if let Some(colour) = colour {
            drawing.set_attribute("color", colour)?;
        }
        drawing.set_attribute("href", &["#", symbol].concat())?;
        svg.append_child(&drawing)?;
        sky(root)?.append_child(&svg)?;
        Ok(Self { svg, drawing, size, ends: [(from, sets_out / most), (to, lands / most)], stays })
    }

    /// Its way from one end to the other in an arc. Browsers say how much of a symbol's frame its drawing fills once it is laid out: so
    /// all ghosts are laid over the table before any is asked.
    pub(super) fn way(&self, lie: Lie) -> JsValue {
        let drawing = lie.place(Anchor::of(&self.drawing));
        let filled = length(&drawing);
        let at = |(end, share): &(End, f64)| match end.drawn.filter(|_| filled > 0.0) {
            Some(drawn) => {
                let (scale, (x, y), (own_x, own_y)) =
                    (length(&drawn) / filled, drawn.middle(), drawing.middle());
                (x - own_x * scale, y - own_y * scale, scale)
            }
            None => {
                let (x, y) = end.place.middle();
                (x - self.size.0 / 2.0 * share, y - self.size.1 / 2.0 * share, *share)
            }
        };
        let [from, to] = self.ends.each_ref().map(at);
        let arc = f64::midpoint(from.1, to.1) - 24.0;
        let middle = (f64::midpoint(from.0, to.0), arc, f64::midpoint(from.2, to.2));
        // What is not drawn where it sets out, and is small beside that, is seen on its way alone.
        let (End { place, drawn }, share) = &self.ends[0];
        let small = self.size.0 * share < place.width / 2.0 && self.size.1 * share < place.height / 2.0;
        let long = place.width > self.size.0 * share * 4.0;
        let seen = if drawn.is_none() && (small || long) { "0" } else { "1" };
        frames(&[
            &[("transform", &transform(from)), ("opacity", seen)],
            &[("transform", &transform(middle)), ("opacity", "1")],
            &[("transform", &transform(to)), ("opacity", if self.stays { "1" } else { "0.4" })],
        ])
    }

    /// Sends it on its way, and takes it off the page at the end of it.
    pub(super) fn fly(self, way: &JsValue, duration: f64, delay: f64) {
        let ghost = self.svg;
        start(&ghost, way, duration, delay, Some(ghost.clone()));
        let end = std::time::Duration::from_millis((duration + delay + 50.0).max(0.0) as u64);
        stay::later(end, move || ghost.remove());
    }
}

fn transform((x, y, scale): (f64, f64, f64)) -> String {
    let rounded = |number: f64, to: f64| ((number * to).round() / to).to_string();
    ["translate(", &rounded(x, 10.0), "px,", &rounded(y, 10.0), "px) scale(", &rounded(scale, 1000.0), ")"]
        .concat()
}

/// How far a flight may be seen beside the board.
const BESIDE: f64 = 8.0;

/// Shows what flies within the frame through which the board is looked at alone, not over the bars around it: a flight may come to
/// what is scrolled out of sight.
pub(super) fn clear(root: &Element, lie: Lie) {
    let frame = root.parent_element().map(|frame| lie.place(Anchor::of(&frame)));
    let sky = sky(root).ok().and_then(|sky| sky.dyn_into::<HtmlElement>().ok());
    let (Some(frame), Some(sky), (width, height)) = (frame, sky, lie.size()) else { return };
    let inset = [frame.y, width - frame.x - frame.width, height - frame.y - frame.height, frame.x];
    let inset = inset.map(|side| [&(side - BESIDE).round().to_string(), "px"].concat()).join(" ");
    let _ = HtmlElement::style(&sky).set_property("clip-path", &["inset(", &inset, ")"].concat());
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
