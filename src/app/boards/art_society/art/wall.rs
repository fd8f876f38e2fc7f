//! What hangs on a wall beside paintings, and what is painted on it: decor, stars, corners, the eyeline, damask, and the
//! marks of matching frames and of bad taste. Units as everywhere in this room: 50 a square.

use super::{Genre, UNIT, frame};
use crate::app::draw::geometry::polar;
use crate::app::draw::svg::{Paint, Svg};

/// A heater shield.
const SHIELD: &str = "M-8-9.5H8V0C8 6 3 9 0 10.5C-3 9-8 6-8 0z";

/// Chevron, bend, cross.
const CHARGES: [&str; 3] = [
    "M-8 3L0-5L8 3V-1L0-9L-8-1z",
    "M-8-9.5H-4L8 3.5Q7 6 5.5 7.5L-8-6z",
    "M-2-9.5H2V-3H8V1H2V9.5L0 10.5L-2 9.5V1H-8V-3H-2z",
];

const BRASS: Paint = Paint::rgb(0xe9c983);

/// A decor tile: a brass plaque with a shield for every square, flat or upright. `variant` changes the charges.
#[must_use]
pub fn decor(size: u8, upright: bool, variant: u8) -> String {
    let mut svg = Svg::new();
    let long = f64::from(size) * UNIT;
    let (w, h) = if upright { (UNIT, long) } else { (long, UNIT) };
    svg.rect(3.0, 4.0, w - 4.0, h - 4.0, Paint::rgb(0x1a0a0e)).corner(3.0).opacity(0.35);
    svg.rect(2.5, 2.5, w - 5.0, h - 5.0, Paint::rgb(0xcdb078)).corner(4.0).stroke(Paint::rgb(0x6b4a1c), 1.0);
    svg.rect(6.0, 6.0, w - 12.0, h - 12.0, Paint::rgb(0x33424f))
        .corner(9.0)
        .stroke(Paint::rgb(0xf0dcae), 1.2);
    for at in 0..size {
        let along = (f64::from(at) + 0.5) * UNIT;
        let (x, y) = if upright { (UNIT / 2.0, along) } else { (along, UNIT / 2.0) };
        svg.placed(x, y, 0.0, 1.22);
        draw_shield(&mut svg, at.wrapping_add(variant));
        svg.end();
    }
    svg.finish()
}

fn draw_shield(svg: &mut Svg, variant: u8) {
    svg.path(SHIELD, &[], Paint::rgb(0xf3e3b8));
    svg.path(CHARGES[usize::from(variant) % CHARGES.len()], &[], Paint::rgb(0x7a2338));
    svg.path(SHIELD, &[], Paint::None).stroke(Paint::rgb(0x8a6428), 1.4);
}

/// One shield, the sign of a point of decor. [`BADGE_VIEW_BOX`](super::BADGE_VIEW_BOX) is its frame.
#[must_use]
pub fn shield() -> String {
    let mut svg = Svg::new();
    draw_shield(&mut svg, 0);
    svg.finish()
}

/// The star on a square that starting paintings cover, about the origin.
#[must_use]
pub fn star() -> String {
    let points: Vec<[f64; 2]> = (0..16_u8)
        .map(|at| polar(22.5 * f64::from(at) - 90.0, if at % 2 == 1 { 6.5 } else { 15.0 }))
        .collect();
    let mut svg = Svg::new();
    svg.polygon(&points, BRASS);
    svg.finish()
}

/// The bracket of a corner square, for the upper left; the others are its mirror images. One square.
#[must_use]
pub fn corner() -> String {
    let mut svg = Svg::new();
    svg.curve("M5 38V5H38M11 26V11H26", &[], BRASS, 2.0);
    svg.finish()
}

/// The eye at either end of the eyeline, about the origin.
#[must_use]
pub fn eye() -> String {
    let mut svg = Svg::new();
    svg.curve("M-9 0Q0-9 9 0Q0 9-9 0z", &[], Paint::rgb(0xf3dca6), 1.6);
    svg.circle(0.0, 0.0, 3.2, Paint::rgb(0xf3dca6));
    svg.finish()
}

/// The crosses where four squares meet, on a wall of `w` x `h` squares.
#[must_use]
pub fn crosses(w: u8, h: u8) -> String {
    let mut outline = String::new();
    for y in 1..h {
        for x in 1..w {
            let (x, y) = (f64::from(x) * UNIT, f64::from(y) * UNIT);
            crate::app::draw::svg::push_path(&mut outline, "M# #h6M# #v6", &[x - 3.0, y, x, y - 3.0]);
        }
    }
    let mut svg = Svg::new();
    svg.curve(&outline, &[], Paint::rgb(0xffe9c4), 1.0).opacity(0.3);
    svg.finish()
}

/// One repeat of the wall's damask: leaves between stems, half a drop apart. 50 by 100 units.
#[must_use]
pub fn damask() -> String {
    const LEAF: &str = "M# #c9 12 13 22 0 38c-13-16-9-26 0-38zm0 44q-8-3-10-12q8 2 10 8q2-6 10-8q-2 9-10 12z";
    let mut svg = Svg::new();
    svg.rect(0.0, 0.0, 50.0, 100.0, Paint::rgb(0x7d3c49));
    for (x, y) in [(25.0, 8.0), (0.0, 58.0), (50.0, 58.0)] {
        svg.path(LEAF, &[x, y], Paint::rgb(0x8a4855));
    }
    svg.finish()
}

/// A brass clasp across the edge that two matching frames share, lying, about the origin; `reach` to either side.
#[must_use]
pub fn clasp(reach: f64) -> String {
    let (dark, brass) = (Paint::rgb(0x2b1a08), Paint::rgb(0xf7c95c));
    let mut svg = Svg::new();
    svg.curve("M# 0H#", &[-reach, reach], dark, 11.0).round_caps();
    svg.curve("M# 0H#", &[-reach, reach], brass, 7.0).round_caps();
    svg.circle(0.0, 0.0, 12.0, brass).stroke(dark, 2.0);
    svg.curve("M-7-5h8v8h-8zM-1-3h8v8h-8z", &[], dark, 2.0);
    svg.finish()
}

/// The saw-tooth along an edge that two paintings of a genre share, from the origin to the right; turn it for an
/// upright edge.
#[must_use]
pub fn saw(length: f64) -> String {
    let mut outline = String::from("M0 0");
    let mut x = 0.0;
    while x < length {
        outline.push_str(if (x / 5.0) as u32 % 2 == 1 { "l5 8" } else { "l5-8" });
        x += 5.0;
    }
    let mut svg = Svg::new();
    svg.curve(&outline, &[], Paint::rgb(0x2a0a0a), 7.0).round_joins();
    svg.curve(&outline, &[], Paint::rgb(0xff8a78), 3.5).round_joins();
    svg.finish()
}

/// The seal on such an edge: the two badges, crossed out. About the origin.
#[must_use]
pub fn seal(genre: Genre) -> String {
    let pale = Paint::rgb(0xfff1dd);
    let mut svg = Svg::new();
    svg.path("M0-25L22-12.5V12.5L0 25L-22 12.5V-12.5z", &[], Paint::rgb(0x9b2f2a)).stroke(pale, 2.5);
    for x in [-8.0, 8.0] {
        svg.placed(x, -1.0, 0.0, 0.62);
        svg.raw(&frame::badge(genre));
        svg.end();
    }
    svg.curve("M-15 13L15-15", &[], pale, 3.0);
    svg.finish()
}
