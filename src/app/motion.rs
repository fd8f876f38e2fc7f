//! Motion as the difference of two scenes: every piece on the board carries its id in `data-piece`; where a piece with
//! the same id stands elsewhere after a change, it travels there. Boards only say where things are.
//!
//! A piece with a `data-turns` was face down or unseen before: where it is new it turns face up, and the number says after
//! how many others. What covers it until then is its part with a `data-back`. A part of a drawing keeps its place while
//! flights tell of it, unless it has a `data-travels`.
//!
//! What lies within the `data-owner` of the same player before and after stays: the screen was turned, not the piece
//! moved. What lies in the same `data-region` stays with it where something else has come or gone beside it. Neither does a
//! piece travel that has taken another shape (one id is one shape). What lies on a piece that travels is carried by it.
//!
//! Places are those on the table, which may itself be turned on the screen: between a table lying upright and one lying
//! across nothing travels, since the table is laid out anew.
//!
//! What a flight brings is drawn where it comes to, but out of sight until then; a piece of the class `coming` shows what would
//! come to it.
//!
//! Nothing here delays the game: the scene is already the new one, only drawn on its way, and one touch ends it.

use crate::app::draw::seat;
use crate::app::flight::Flight;
use crate::app::place::{Anchor, Lie};
use crate::app::stay;
use crate::engine::Seat;
use leptos::prelude::*;
use std::cell::RefCell;
use std::collections::HashMap;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlElement, NodeList};

/// How long a piece travels, in milliseconds at normal speed.
const TRAVEL: f64 = 280.0;
/// How long a new piece takes to appear.
const APPEAR: f64 = 200.0;
/// How long one side of a piece takes to turn away, and the other to turn up.
const TURN: f64 = 140.0;
/// Between one piece and the next of the same change.
const STAGGER: f64 = 60.0;
/// Pieces that set out one after another; later ones join the last.
const MOST_STAGGERED: f64 = 6.0;
/// By how much height to width may differ in what still is one shape.
const SAME_SHAPE: f64 = 1.06;

/// Where every piece of a board is on its table, and with which player.
pub struct Scene {
    lie: Lie,
    /// The board itself.
    board: Anchor,
    places: HashMap<String, Anchor>,
    /// What the pieces are drawn as.
    pieces: HashMap<String, Element>,
    owners: HashMap<String, String>,
    /// The regions by name, and by piece the name of the one it lies in.
    regions: HashMap<String, Anchor>,
    region_of: HashMap<String, String>,
    /// Left and upper edge of the parts of drawings that travel, in shares of their drawing.
    in_drawings: HashMap<String, [f64; 2]>,
}

impl Scene {
    /// Measures the pieces under an element.
    #[must_use]
    pub fn of(root: &Element) -> Self {
        let lie = Lie::of(root);
        let (mut places, mut pieces) = (HashMap::new(), HashMap::new());
        let mut owners = HashMap::new();
        let (mut regions, mut region_of) = (HashMap::new(), HashMap::new());
        let mut in_drawings = HashMap::new();
        each_piece(root, |id, element| {
            if let Some((_, owner)) = around(&element, "data-owner") {
                owners.insert(id.clone(), owner);
            }
            if let Some((region, name)) = around(&element, "data-region") {
                regions.entry(name.clone()).or_insert_with(|| lie.place(Anchor::of(&region)));
                region_of.insert(id.clone(), name);
            }
            let here = lie.place(Anchor::of(&element));
            if element.has_attribute("data-travels")
                && let Some(drawing) = drawing_around(lie, &element)
            {
                let share = |at: f64, from: f64, size: f64| (at - from) / size.max(1.0);
                let across = share(here.x, drawing.x, drawing.width);
                in_drawings.insert(id.clone(), [across, share(here.y, drawing.y, drawing.height)]);
            }
            places.insert(id.clone(), here);
            pieces.insert(id, element);
        });
        Self {
            lie,
            board: lie.place(Anchor::of(root)),
            places,
            pieces,
            owners,
            regions,
            region_of,
            in_drawings,
        }
    }

    /// A place of this scene on a board that has grown, shrunk or moved since, because something else has come or gone.
    fn moved_to(&self, board: &Anchor, place: &Anchor) -> Anchor {
        carried(place, &self.board, board)
    }

    /// Where a piece that was at a place of this scene would be now, had only what is around it changed.
    fn stayed(&self, now: &Self, id: &str, place: &Anchor) -> Anchor {
        let name = now.region_of.get(id).filter(|name| self.region_of.get(id) == Some(name));
        let region = name.and_then(|name| self.regions.get(name).zip(now.regions.get(name)));
        let (was, is) = region.unwrap_or((&self.board, &now.board));
        carried(place, was, is)
    }

    /// The first of these pieces that is shown, and where it is.
    fn first<'a>(&'a self, ids: &'a [String]) -> Option<(&'a str, &'a Anchor)> {
        let places = ids.iter().filter_map(|id| self.places.get(id).map(|place| (id.as_str(), place)));
        places.into_iter().find(|(_, place)| place.width > 0.0)
    }
}

/// The element with an attribute that another lies in, and what the attribute says.
fn around(element: &Element, attribute: &str) -> Option<(Element, String)> {
    let around = element.closest(&["[", attribute, "]"].concat()).ok()??;
    let says = around.get_attribute(attribute)?;
    Some((around, says))
}

/// A place within something that was at one place and is at another, perhaps larger or smaller.
fn carried(place: &Anchor, was: &Anchor, is: &Anchor) -> Anchor {
    let along = |at: f64, from: f64, size: f64, to: f64, new: f64| to + (at - from) * new / size.max(1.0);
    let (x, y) = (place.x + place.width / 2.0, place.y + place.height / 2.0);
    let x = along(x, was.x, was.width, is.x, is.width);
    let y = along(y, was.y, was.height, is.y, is.height);
    Anchor { x: x - place.width / 2.0, y: y - place.height / 2.0, ..*place }
}

/// Width and height that a `viewBox` names.
fn sides_of(view_box: &str) -> Option<[f64; 2]> {
    let mut units = view_box.split(' ').skip(2).map(|unit| unit.parse().ok());
    Some([units.next()??, units.next()??])
}

/// Where the drawing is that an element is a part of, if it is shown at all: as large as fits its box, in the middle of it.
fn drawing_around(lie: Lie, element: &Element) -> Option<Anchor> {
    let drawing = element.closest("svg").ok()??;
    let area = lie.place(Anchor::of(&drawing));
    let [width, height] = sides_of(&drawing.get_attribute("viewBox")?)?;
    let scale = f64::min(area.width / width, area.height / height);
    let (width, height) = (width * scale, height * scale);
    let (x, y) = (area.x + (area.width - width) / 2.0, area.y + (area.height - height) / 2.0);
    (width > 0.0).then_some(Anchor { x, y, width, height })
}

fn each_piece(root: &Element, mut visit: impl FnMut(String, Element)) {
    let Ok(found) = root.query_selector_all("[data-piece]") else { return };
    for at in 0..found.length() {
        let element = found.get(at).and_then(|node| node.dyn_into::<Element>().ok());
        if let Some(element) = element
            && let Some(id) = element.get_attribute("data-piece")
        {
            visit(id, element);
        }
    }
}

thread_local! {
    /// Animations under way, and what to take off the page when they end.
    static RUNNING: RefCell<Vec<(JsValue, Option<Element>)>> = const { RefCell::new(Vec::new()) };
}

/// A flight as it is seen: with the shape of whose it is in its symbol, and the class of their colour.
pub struct Flown {
    flight: Flight,
    class: String,
    /// How often its symbol is drawn on each piece to which it may come, before it does.
    there: Vec<u32>,
}

impl Flown {
    /// A flight at a table where each seat has a shape; the board is still drawn as it was `before`.
    pub fn of(mut flight: Flight, before: &Scene, shape: impl Fn(Seat) -> u8) -> Self {
        let class = flight.of.map(|seat| {
            let shape = usize::from(shape(seat));
            flight.symbol = seat::of_shape(&flight.symbol, shape);
            seat::symbol(shape)
        });
        let there = flight.to.iter().map(|id| {
            // What is drawn there while a move is weighed has not come yet.
            let piece = before.pieces.get(id).filter(|piece| !piece.class_list().contains("coming"));
            piece.and_then(|piece| drawn(piece, &flight.symbol)).map_or(0, |all| all.length())
        });
        Self { there: there.collect(), flight, class: class.unwrap_or_default() }
    }

    /// What it brings to a piece, as it is drawn there already: it is out of sight until it comes. Of several alike `nth` have come.
    fn brings(&self, now: &Scene, id: &str, nth: u32) -> Option<Element> {
        let at = self.flight.to.iter().position(|to| to == id)?;
        let all = drawn(now.pieces.get(id)?, &self.flight.symbol)?;
        all.item(self.there[at] + nth)?.dyn_into().ok()
    }
}

/// Where a symbol is drawn on a piece.
fn drawn(piece: &Element, symbol: &str) -> Option<NodeList> {
    piece.query_selector_all(&["use[href=\"#", symbol, "\"]"].concat()).ok()
}

/// Lets the pieces under `root` travel from where they were to where they are, and the flights along with them.
/// `factor` stretches every duration; nothing moves at 0. Returns how long it takes, in milliseconds.
#[must_use]
pub fn play(root: &Element, before: &Scene, flights: &[Flown], factor: f64) -> f64 {
    finish();
    if factor <= 0.0 {
        return 0.0;
    }
    let now = Scene::of(root);
    if now.lie.size() != before.lie.size() {
        return 0.0;
    }
    // A row that has become narrower closes up: that is no journey.
    let (was, is) = (&before.board, &now.board);
    let laid_out_anew = (was.width - is.width).abs() + (was.height - is.height).abs() > 2.0;
    let mut started = 0.0_f64;
    let mut delay = || {
        let delay = started.min(MOST_STAGGERED) * STAGGER * factor;
        started += 1.0;
        delay
    };
    let mut end = 0.0_f64;
    // Pieces come before what lies on them.
    let mut carriers: Vec<Element> = Vec::new();
    let mut new: Vec<(String, Element)> = Vec::new();
    each_piece(root, |id, element| {
        let Some(here) = now.places.get(&id) else { return };
        if let Some(turns) = element.get_attribute("data-turns") {
            if !before.places.is_empty() && !before.places.contains_key(&id) && here.width > 0.0 {
                let place = turns.parse::<f64>().unwrap_or(0.0).min(MOST_STAGGERED);
                end = end.max(turn(&element, place * 2.0 * STAGGER * factor, factor));
            }
            return;
        }
        // Parts of a drawing measure in its own units.
        if element.dyn_ref::<HtmlElement>().is_none() {
            let ends = before.in_drawings.get(&id).zip(now.in_drawings.get(&id));
            if let Some(way) = ends.and_then(|(from, to)| way_in_a_drawing(now.lie, &element, *from, *to)) {
                let frames = frames(&[&[("transform", &way)], &[("transform", "none")]]);
                start(&element, &frames, TRAVEL * factor, 0.0, None);
                end = end.max(TRAVEL * factor);
            }
            return;
        }
        // What stays with its player does not travel when the players change places on the screen.
        let owner = now.owners.get(&id);
        if owner.is_some() && before.owners.get(&id) == owner {
            return;
        }
        let origin = element.get_attribute("data-from");
        let from = before.places.get(&id).or_else(|| before.places.get(origin.as_ref()?));
        let from = from.map(|from| before.stayed(&now, &id, from));
        let Some(from) = &from else {
            if !before.places.is_empty() {
                new.push((id, element));
            }
            return;
        };
        // A pixel is no journey.
        let least = if laid_out_anew { here.width.min(here.height) / 2.0 } else { 2.0 };
        let moved = (from.x - here.x).abs() + (from.y - here.y).abs() > least;
        let seen = here.width > 0.0 && from.width > 0.0 && same_shape(from, here);
        if moved && seen && !carriers.iter().any(|carrier| carrier.contains(Some(&element))) {
            let delay = delay();
            let away = transform_between(from, here);
            let frames = frames(&[&[("transform", &away)], &[("transform", "none")]]);
            start(&element, &frames, TRAVEL * factor, delay, None);
            end = end.max(TRAVEL * factor + delay);
            carriers.push(element);
        }
    });
    // All ghosts first, then their motion: the start of an animation brings the styles up to date each time.
    let mut ghosts = Vec::new();
    let mut brought: Vec<(&str, &str)> = Vec::new();
    for flown @ Flown { flight, class, .. } in flights {
        let was = |ids: &[String]| before.first(ids).map(|(_, place)| before.moved_to(&now.board, place));
        let from = was(&flight.from).or_else(|| now.first(&flight.from).map(|(_, place)| *place));
        let to = now.first(&flight.to);
        let (Some(from), Some(place)) = (from, to.map(|(_, place)| *place).or_else(|| was(&flight.to)))
        else {
            continue;
        };
        let id = to.map_or("", |(id, _)| id);
        let nth = brought.iter().filter(|one| **one == (id, &flight.symbol)).count() as u32;
        brought.push((id, &flight.symbol));
        let brings = flown.brings(&now, id, nth);
        let stays = brings.is_some() || new.iter().any(|(new, _)| new == id);
        let face = flight.face.as_ref().filter(|face| document().get_element_by_id(face).is_some());
        let look = Look { symbol: face.unwrap_or(&flight.symbol), class, stays };
        if let Ok((ghost, frames)) = ghost(root, &from, &place, look) {
            ghosts.push((ghost, frames, id, brings));
        }
    }
    let mut landings: Vec<(&str, f64)> = Vec::new();
    for (ghost, frames, id, brings) in ghosts {
        let delay = delay();
        let lands = TRAVEL * factor + delay;
        end = end.max(lands);
        fly(ghost, &frames, TRAVEL * factor, delay);
        if let Some(brings) = brings {
            hide(&brings, lands);
        }
        landings.push((id, lands));
    }
    // What comes by a flight is not there before it.
    for (id, element) in new {
        let lands = landings.iter().find(|(to, _)| *to == id).map_or(0.0, |(_, lands)| *lands);
        let frames = frames(&[&[("opacity", "0")], &[("opacity", "1")]]);
        let (time, delay) = if lands > 0.0 { (1.0, lands) } else { (APPEAR * factor, 0.0) };
        start(&element, &frames, time, delay, None);
        end = end.max(time + delay);
    }
    end
}

/// Whether something is still on its way. A busy browser starts late what was to be over by now.
#[must_use]
pub fn is_under_way() -> bool {
    let state = |animation: &JsValue| {
        js_sys::Reflect::get(animation, &JsValue::from_str("playState")).ok()?.as_string()
    };
    RUNNING.with_borrow(|running| {
        running.iter().any(|(animation, _)| state(animation).is_some_and(|state| state == "running"))
    })
}

/// Ends whatever is moving: everything is where it belongs.
pub fn finish() {
    let running = RUNNING.with_borrow_mut(std::mem::take);
    for (animation, ghost) in running {
        let _ = call(&animation, "finish", &[]);
        if let Some(ghost) = ghost {
            ghost.remove();
        }
    }
}

/// Turns a piece face up after `delay`: what lies over it turns away, then it turns up. Returns when that is done.
fn turn(element: &Element, delay: f64, factor: f64) -> f64 {
    const ON_EDGE: &str = "perspective(600px) rotateY(90deg)";
    const FLAT: &str = "perspective(600px) rotateY(0)";
    let half = TURN * factor;
    if let Ok(Some(back)) = element.query_selector("[data-back]") {
        let away = "perspective(600px) rotateY(-90deg)";
        let frames =
            frames(&[&[("transform", FLAT), ("opacity", "1")], &[("transform", away), ("opacity", "1")]]);
        start(&back, &frames, half, delay, None);
    }
    // The back is no part of what turns up, so each side has an animation of its own.
    if let Ok(Some(face)) = element.query_selector("[data-face]") {
        let frames = frames(&[&[("transform", ON_EDGE)], &[("transform", FLAT)]]);
        start(&face, &frames, half, delay + half, None);
    }
    delay + 2.0 * half
}

/// The way of a part of a drawing from where it was to where it is, in shares of its own size: the drawing has units of its
/// own, and may itself stand elsewhere than before. None if the part stands where it stood.
fn way_in_a_drawing(lie: Lie, element: &Element, from: [f64; 2], to: [f64; 2]) -> Option<String> {
    let (here, drawing) = (lie.place(Anchor::of(element)), drawing_around(lie, element)?);
    let (dx, dy) = ((from[0] - to[0]) * drawing.width, (from[1] - to[1]) * drawing.height);
    let share = |way: f64, size: f64| [&(way / size.max(1.0) * 100.0).round().to_string(), "%"].concat();
    (here.width > 0.0 && dx.abs() + dy.abs() > 2.0)
        .then(|| ["translate(", &share(dx, here.width), ",", &share(dy, here.height), ")"].concat())
}

/// Whether two boxes are one shape, large or small. What is not shown now or was not has no shape to compare.
fn same_shape(one: &Anchor, other: &Anchor) -> bool {
    let (upright, other) = (one.height * other.width, other.height * one.width);
    upright.max(other) <= upright.min(other) * SAME_SHAPE
}

/// Moves, and scales, the box `here` to where `from` was.
fn transform_between(from: &Anchor, here: &Anchor) -> String {
    let dx = from.x + from.width / 2.0 - here.x - here.width / 2.0;
    let dy = from.y + from.height / 2.0 - here.y - here.height / 2.0;
    let scale = from.width / here.width;
    let pixels =
        |length: f64| JsValue::from_f64((length * 10.0).round() / 10.0).as_f64().unwrap_or(0.0).to_string();
    [
        "translate(",
        &pixels(dx),
        "px,",
        &pixels(dy),
        "px) scale(",
        &((scale * 100.0).round() / 100.0).to_string(),
        ")",
    ]
    .concat()
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

/// How a ghost looks.
struct Look<'a> {
    symbol: &'a str,
    class: &'a str,
    /// It is there when it has come, rather than joining what is there.
    stays: bool,
}

/// A ghost of a symbol over the table, and its way from one box to another in an arc.
fn ghost(root: &Element, from: &Anchor, to: &Anchor, look: Look<'_>) -> Result<(Element, JsValue), JsValue> {
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

/// Width and height of a symbol, the shorter of them 1.
fn shape_of(symbol: &str) -> [f64; 2] {
    let drawn = document().get_element_by_id(symbol).and_then(|symbol| symbol.get_attribute("viewBox"));
    let sides = drawn.as_deref().and_then(sides_of).unwrap_or([1.0, 1.0]);
    let shorter = sides[0].min(sides[1]);
    if shorter > 0.0 { sides.map(|side| side / shorter) } else { [1.0, 1.0] }
}

/// Keeps something out of sight for so many milliseconds.
fn hide(element: &Element, time: f64) {
    let hidden = frames(&[&[("opacity", "0")], &[("opacity", "0")]]);
    start(element, &hidden, time, 0.0, None);
}

/// Sends a ghost on its way, and takes it off the page at the end of it.
fn fly(ghost: Element, frames: &JsValue, duration: f64, delay: f64) {
    start(&ghost, frames, duration, delay, Some(ghost.clone()));
    let end = std::time::Duration::from_millis((duration + delay + 50.0).max(0.0) as u64);
    stay::later(end, move || ghost.remove());
}

/// Keyframes for the Web Animations interface.
fn frames(steps: &[&[(&str, &str)]]) -> JsValue {
    let list = js_sys::Array::new();
    for step in steps {
        let frame = js_sys::Object::new();
        for (name, value) in *step {
            set(&frame, name, &JsValue::from_str(value));
        }
        list.push(&frame);
    }
    list.into()
}

fn set(object: &js_sys::Object, name: &str, value: &JsValue) {
    // Setting a field of a plain object cannot fail.
    let _ = js_sys::Reflect::set(object, &JsValue::from_str(name), value);
}

/// Starts an animation; a browser without the interface shows the new place at once.
fn start(element: &Element, frames: &JsValue, duration: f64, delay: f64, ghost: Option<Element>) {
    let options = js_sys::Object::new();
    set(&options, "duration", &JsValue::from_f64(duration));
    set(&options, "delay", &JsValue::from_f64(delay));
    // A ghost has no place of its own to fall back to: it stays at its end until it is taken off the page.
    let fill = if ghost.is_some() { "both" } else { "backwards" };
    set(&options, "fill", &JsValue::from_str(fill));
    set(&options, "easing", &JsValue::from_str("cubic-bezier(.2,.7,.2,1)"));
    if let Ok(animation) = call(element, "animate", &[frames, &options]) {
        RUNNING.with_borrow_mut(|running| running.push((animation, ghost)));
    }
}

/// Calls a method by name: `Element.animate` is not among the stable bindings.
fn call(object: &JsValue, name: &str, arguments: &[&JsValue]) -> Result<JsValue, JsValue> {
    let method = js_sys::Reflect::get(object, &JsValue::from_str(name))?.dyn_into::<js_sys::Function>()?;
    let list = js_sys::Array::new();
    for argument in arguments {
        list.push(argument);
    }
    method.apply(object, &list)
}
