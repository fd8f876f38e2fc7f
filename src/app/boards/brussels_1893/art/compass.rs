//! The compass: positions clockwise from the top, a dark needle and a brass one, in a frame of 200.

use super::piece::CUBES;
use crate::app::draw::geometry::{moved, polar};
use crate::app::draw::svg::{Paint, Svg};

/// The `viewBox` of the compass.
pub const VIEW_BOX: &str = "0 0 200 200";

/// What a position asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// Cubes: an index in [`CUBES`].
    Cube(usize),
    /// Three francs.
    Francs,
    /// One kind, as the builder says.
    Any,
    /// Nothing.
    Blank,
    /// The arrow: on to the next position.
    Arrow,
}

/// Radius of the ring of positions, and of each.
const RING: f64 = 80.0;
const STOP: f64 = 19.0;

/// The middle of a position of so many, in units of the drawing.
#[must_use]
pub fn spot(at: usize, of: usize) -> [f64; 2] {
    moved(polar(360.0 * at as f64 / of as f64 - 90.0, RING), 100.0, 100.0)
}

/// What never changes: the dial and the positions.
#[must_use]
pub fn dial(stops: &[Stop]) -> String {
    let mut svg = Svg::new();
    let dial = RING - STOP - 3.0;
    svg.circle(100.0, 100.0, dial, Paint::None).class("bx-dial");
    svg.ring(100.0, 100.0, dial - 3.5, Paint::rgb(0x8a6428), 0.7);
    for ray in 0..8_u8 {
        let turn = 45.0 * f64::from(ray);
        let tip = moved(polar(turn, dial - if ray % 2 == 1 { 14.0 } else { 7.0 }), 100.0, 100.0);
        for (side, tone) in [(-22.5, 0xd9c38c), (22.5, 0xb08f4c)] {
            let waist = moved(polar(turn + side, 11.0), 100.0, 100.0);
            svg.polygon(&[[100.0, 100.0], waist, tip], Paint::rgb(tone));
        }
    }
    for (at, stop) in stops.iter().enumerate() {
        let [x, y] = spot(at, stops.len());
        svg.circle(x, y, STOP, Paint::None).class("bx-stop");
        let cube = |svg: &mut Svg, kind: usize, x: f64, y: f64, size: f64| {
            svg.reuse(&["bx-cube-", CUBES[kind].0].concat(), x - size / 2.0, y - size / 2.0, size, size);
        };
        match *stop {
            Stop::Cube(kind) => cube(&mut svg, kind, x, y, 23.0),
            Stop::Francs => {
                svg.circle(x, y, 12.5, Paint::rgb(0xc39a4e)).stroke(Paint::rgb(0x5d4214), 1.3);
                svg.text(x, y + 5.5, "bx-on-coin", "3");
            }
            Stop::Any => {
                for kind in 0..3 {
                    let [dx, dy] = polar(120.0 * kind as f64 - 90.0, 7.6);
                    cube(&mut svg, kind, x + dx, y + dy, 11.0);
                }
            }
            Stop::Blank => {
                svg.circle(x, y, 6.5, Paint::None).class("bx-blank").dashes(2.5, 2.0);
            }
            Stop::Arrow => {
                let points = [x - 8.0, y + 6.0, x - 7.0, y - 4.0, x, y - 6.5, x + 7.0, y - 4.0];
                svg.path("M#,#C#,# #,# #,#m-5-5l5.5,5-5,5.5", &points, Paint::None).class("bx-arrow");
            }
        }
    }
    svg.finish()
}

/// A needle at a position: the dark one, or the brass one with a hole; `class` says what else it is.
#[must_use]
pub fn needle(brass: bool, at: usize, of: usize, class: &str) -> String {
    let mut svg = Svg::new();
    let turn = 360.0 * at as f64 / of as f64;
    svg.placed(100.0, 100.0, turn, 1.0);
    svg.class(&["bx-needle ", if brass { "brass " } else { "dark " }, class].concat());
    svg.path("M0,-60C15,-36 -4,-21 5,0C3,8 -3,8 -5,0C-12,-21 3,-36 0,-60Z", &[], Paint::None);
    if brass {
        svg.circle(2.5, -30.0, 3.0, Paint::None).class("bx-hole");
    }
    svg.end();
    svg.finish()
}

/// The pin over both needles.
#[must_use]
pub fn pin() -> String {
    let mut svg = Svg::new();
    svg.circle(100.0, 100.0, 6.5, Paint::rgb(0xc39a4e)).stroke(Paint::rgb(0x2c3322), 1.5);
    svg.circle(100.0, 100.0, 2.0, Paint::rgb(0x2c3322));
    svg.finish()
}
