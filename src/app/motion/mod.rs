//! Motion as the difference of two scenes: every piece on the board carries its id in `data-piece`; where a piece with
//! the same id stands elsewhere after a change, it travels there. Boards only say where things are.
//!
//! A piece with a `data-turns` was face down or unseen before: where it is new it turns face up, and the number says after
//! how many others. What covers it until then is its part with a `data-back`. A part of a drawing keeps its place while
//! flights tell of it, unless it has a `data-travels`.
//!
//! Where what is around a drawing differs from place to place, the piece is where its drawing with a `data-core` is: that keeps its shape.
//!
//! What lies within the `data-owner` of the same player before and after stays: the screen was turned, not the piece
//! moved. What lies in the same `data-region` stays with it where something else has come or gone beside it. Neither does a
//! piece travel that has taken another shape (one id is one shape). What lies on a piece that travels is carried by it.
//!
//! Places are those on the table, which may itself be turned on the screen: between a table lying upright and one lying
//! across nothing travels, since the table is laid out anew.
//!
//! A flight sets out where and as large as its symbol is drawn on the piece that it leaves, and in that colour, and lands where and as
//! large as it is drawn on the piece that it comes to. Another drawing of the same, with a name that goes on behind a dash, is as good.
//!
//! What a flight brings is drawn where it comes to, but out of sight until then: a symbol, or the parts with that symbol's name in
//! `data-brought`. A piece of the class `coming` shows what would come to it. What is of the class `lies` while a move is weighed lies
//! where it will be: nothing flies to it, or from it.
//!
//! Nothing here delays the game: the scene is already the new one, only drawn on its way, and one touch ends it.

mod animation;
mod ghost;
mod scene;

pub use animation::{finish, is_under_way};
pub use ghost::Flown;
pub use scene::Scene;

use animation::{frames, hide, start};
use ghost::{End, Ghost, Look};
use scene::{drawing_around, each_piece};

use crate::app::place::{Anchor, Lie, drawn};
use leptos::prelude::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

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
    let drawn = drawn(root, is.height);
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
        let stayed = |id: &str| before.places.get(id).map(|from| before.stayed(&now, id, from));
        let from = stayed(&id).or_else(|| origin.as_ref()?.split(' ').find_map(stayed));
        let Some(from) = &from else {
            if !before.places.is_empty() {
                new.push((id, element));
            }
            return;
        };
        // A pixel is no journey.
        let least = if laid_out_anew { here.width.min(here.height) / 2.0 } else { 2.0 };
        let [(x, y), (now_x, now_y)] = [from, here].map(Anchor::middle);
        let moved = (x - now_x).abs() + (y - now_y).abs() > least;
        let seen = here.width > 0.0 && from.width > 0.0 && same_shape(from, here);
        if moved && seen && !carriers.iter().any(|carrier| carrier.contains(Some(&element))) {
            let delay = delay();
            let away = transform_between(from, here, drawn);
            let frames = frames(&[&[("transform", &away)], &[("transform", "none")]]);
            start(&element, &frames, TRAVEL * factor, delay, None);
            end = end.max(TRAVEL * factor + delay);
            carriers.push(element);
        }
    });
    // All ghosts first, then their motion: the start of an animation brings the styles up to date each time.
    let mut ghosts = Vec::new();
    let mut brought: Vec<(&str, &str)> = Vec::new();
    let mut landings: Vec<(&str, f64)> = Vec::new();
    for flown @ Flown { flight, class, lies, .. } in flights {
        if *lies {
            landings.extend(now.first(&flight.to).map(|(id, _)| (id, 0.0)));
            continue;
        }
        let was =
            |ids: &[String]| before.first(ids).map(|(id, place)| (before.stayed(&now, id, place), *place));
        let from = was(&flight.from).map(|(place, was)| flown.leaves(place, &was));
        let from = from.or_else(|| now.first(&flight.from).map(|(_, place)| End::at(*place)));
        let to = now.first(&flight.to);
        let place = to.map(|(_, place)| *place).or_else(|| was(&flight.to).map(|(place, _)| place));
        let (Some(from), Some(place)) = (from, place) else { continue };
        let id = to.map_or("", |(id, _)| id);
        let nth = brought.iter().filter(|one| **one == (id, &flight.symbol)).count() as u32;
        brought.push((id, &flight.symbol));
        let brings = flown.brings(&now, id, nth);
        let stays = !brings.is_empty() || new.iter().any(|(new, _)| new == id);
        let face = flight.faces.iter().find(|face| document().get_element_by_id(face).is_some());
        let look = Look { symbol: face.unwrap_or(&flight.symbol), class, colour: flown.colour(), stays };
        let to = flown.lands(&now, id, place, &brings);
        if let Ok(ghost) = Ghost::new(root, from, to, look) {
            ghosts.push((ghost, id, brings));
        }
    }
    if !ghosts.is_empty() {
        ghost::clear(root, now.lie);
    }
    let ways: Vec<_> = ghosts.iter().map(|(ghost, ..)| ghost.way(now.lie)).collect();
    for ((ghost, id, brings), way) in ghosts.into_iter().zip(ways) {
        let delay = delay();
        let lands = TRAVEL * factor + delay;
        end = end.max(lands);
        ghost.fly(&way, TRAVEL * factor, delay);
        for part in &brings {
            hide(part, lands);
        }
        landings.push((id, lands));
    }
    // What comes by a flight is not there before it.
    for (id, element) in new {
        let lands = landings.iter().find(|(to, _)| *to == id).map(|(_, lands)| *lands);
        if lands == Some(0.0) {
            continue;
        }
        let frames = frames(&[&[("opacity", "0")], &[("opacity", "1")]]);
        let (time, delay) = lands.map_or((APPEAR * factor, 0.0), |lands| (1.0, lands));
        start(&element, &frames, time, delay, None);
        end = end.max(time + delay);
    }
    end
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

/// Moves, and scales, the box `here` to where `from` was, on a board that is drawn by so much larger than it is laid out.
fn transform_between(from: &Anchor, here: &Anchor, drawn: f64) -> String {
    let [(from_x, from_y), (x, y)] = [from, here].map(Anchor::middle);
    let (dx, dy) = (from_x - x, from_y - y);
    let scale = from.width / here.width;
    let pixels = |way: f64| ((way / drawn * 10.0).round() / 10.0).to_string();
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
