//! Irises of the board: medallions that tell who stands around them and who holds them, in a frame of 44 about the origin.

use crate::app::draw::geometry::{Point, polar};
use crate::app::draw::seat::{self, SHAPES};
use crate::app::draw::svg::{Paint, Svg};

/// The `viewBox` of an iris.
pub const VIEW_BOX: &str = "-22 -22 44 44";

/// What is known of an iris.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Iris<'a> {
    /// Its four spaces are all in play.
    pub active: bool,
    /// Shapes of the workers on the four spaces, from the upper left one clockwise; [`NEUTRAL`](super::piece::NEUTRAL) for
    /// nobody's.
    pub around: [Option<usize>; 4],
    /// Shapes of those who hold it: most workers around it, and all four spaces taken.
    pub holders: &'a [usize],
}

const CREAM: Paint = Paint::rgb(0xfbf5e4);
const EDGE: Paint = Paint::rgb(0x1b2013);

/// Whose colour a shape takes: the class of its token, which the page's theme paints.
fn of_seat(svg: &mut Svg, shape: usize) -> &mut Svg {
    let name = SHAPES.get(shape).copied().unwrap_or("neutral");
    svg.class(&["bx-seat seat-", name].concat())
}

/// A quarter of a ring, or of a disc: from `from` degrees on.
fn sector(svg: &mut Svg, from: f64, to: f64, radius: f64) -> &mut Svg {
    let ([ax, ay], [bx, by]) = (polar(from, radius), polar(to, radius));
    let large = if to - from > 180.0 { 1.0 } else { 0.0 };
    svg.path("M0,0L#,#A#,# 0 # 1 #,#Z", &[ax, ay, radius, radius, large, bx, by], Paint::Current)
}

/// Draws an iris.
#[must_use]
pub fn iris(iris: &Iris<'_>) -> String {
    let mut svg = Svg::new();
    let Iris { active, around, holders } = *iris;
    let radius = 15.4;
    let full = active && around.iter().all(Option::is_some);
    svg.circle(0.0, 0.0, radius + 3.4, Paint::None).class("bx-iris-rim");
    if !active {
        svg.circle(0.0, 0.0, radius, Paint::rgb(0x3d4530)).stroke(Paint::rgb(0x6d7755), 1.2);
        flower(&mut svg, 20.0, 0x868d70);
        return svg.finish();
    }
    svg.circle(0.0, 0.0, radius, CREAM).stroke(EDGE, 1.2);
    if !full || holders.is_empty() {
        for (at, seat) in around.into_iter().enumerate() {
            let start = 90.0 * at as f64 + 186.0;
            let ([ax, ay], [bx, by]) = (polar(start, 12.4), polar(start + 78.0, 12.4));
            let arc = svg.path("M#,#A12.4,12.4 0 0 1 #,#", &[ax, ay, bx, by], Paint::None);
            match seat {
                Some(shape) => {
                    of_seat(arc.stroke(Paint::Current, 3.4), shape);
                }
                None => {
                    arc.stroke(Paint::rgb(0xcdbf9c), 2.0).dashes(2.5, 2.0);
                }
            }
        }
        flower(&mut svg, 17.0, 0x6a5a86);
        return svg.finish();
    }
    let badge = |svg: &mut Svg, shape: usize, [x, y]: Point, size: f64| {
        svg.circle(x, y, size, CREAM).stroke(EDGE, 1.1);
        let inner = size * 1.5;
        of_seat(svg.group(), shape);
        svg.reuse(&seat::symbol(shape), x - inner / 2.0, y - inner / 2.0, inner, inner);
        svg.end();
    };
    if holders.len() < 3 {
        let step = 360.0 / holders.len() as f64;
        for (at, shape) in holders.iter().enumerate() {
            if holders.len() == 1 {
                of_seat(svg.circle(0.0, 0.0, 15.0, Paint::Current), *shape);
            } else {
                let from = 90.0 + step * at as f64;
                of_seat(sector(&mut svg, from, from + step, 15.0), *shape);
            }
        }
        svg.ring(0.0, 0.0, 15.0, CREAM, 1.6);
        flower(&mut svg, 20.0, 0xfff8e6);
        for (at, shape) in holders.iter().enumerate() {
            let x = (at as f64 - (holders.len() - 1) as f64 / 2.0) * 16.0;
            badge(&mut svg, *shape, [x, 13.0], 6.8);
        }
    } else {
        // Everybody's where they stand.
        let held = around.iter().enumerate().filter_map(|(at, seat)| Some((at, (*seat)?)));
        for (at, shape) in held.filter(|(_, shape)| holders.contains(shape)) {
            let from = 90.0 * at as f64 + 180.0;
            of_seat(sector(&mut svg, from, from + 90.0, 15.0), shape).stroke(CREAM, 1.0);
            badge(&mut svg, shape, polar(from + 45.0, 12.6), 6.4);
        }
    }
    svg.finish()
}

fn flower(svg: &mut Svg, size: f64, paint: u32) {
    svg.reuse("bx-iris", -size / 2.0, -size / 2.0, size, size).paint("color", Paint::rgb(paint));
}
