//! The table of the taking: factories in a ring about the centre.

use super::glaze::paints;
use super::lattice::{HEIGHT, rhombus, toward};
use super::tile;
use crate::app::draw::geometry::{Point, polar};
use crate::app::draw::svg::{Paint, Svg};
use crate::games::azul_summer_pavilion::Colour;

/// The `viewBox` of the table.
pub const VIEW_BOX: &str = "-370 -323 740 646";
/// Half of the table's width and height.
const HALF: [f64; 2] = [370.0, 323.0];
/// Radius that the drawing of a factory has as a symbol.
const DISC: f64 = 90.0;
/// Side of a tile on a factory of radius 1.
const PETAL: f64 = 0.522;
/// Width and height of a niche of the centre: what a finger may touch.
const NICHE: [f64; 2] = [70.0, 96.0];
/// Side of a tile in the centre.
pub const CENTRE_SIDE: f64 = 42.0;

const BRASS: Paint = Paint::rgb(0xb69a64);
const INLAY: Paint = Paint::rgb(0x2f568f);
const SHADOW: Paint = Paint::rgb(0x2a1b0c);
const INK: Paint = Paint::rgb(0x2b231d);

/// Where a factory stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Disc {
    /// Its middle.
    pub centre: Point,
    /// Its radius.
    pub radius: f64,
}

/// The factories of a table with so many, clockwise from the top.
#[must_use]
pub fn discs(count: u8) -> Vec<Disc> {
    let radius = match count {
        0..=5 => 96.0,
        6..=7 => 92.0,
        _ => 78.0,
    };
    let reach = HALF.map(|half| half - radius - 7.0);
    let place = |at: u8| {
        let [x, y] = polar(360.0 / f64::from(count) * f64::from(at) - 90.0, 1.0);
        Disc { centre: [x * reach[0], y * reach[1]], radius }
    };
    (0..count).map(place).collect()
}

/// Where factories and centre lie where a finger has little room, in rows from side to side: the factories, the middle of
/// the centre and how much larger it is drawn, and the height of it all.
#[derive(Clone, Debug, PartialEq)]
pub struct Packed {
    /// The factories.
    pub discs: Vec<Disc>,
    /// Middle of the centre.
    pub centre: Point,
    /// Height of the rows together.
    pub height: f64,
}

/// How much larger the centre is drawn in rows.
pub const PACKED_CENTRE: f64 = 1.25;
/// Height of the centre's two rows of niches there.
const PACKED_CENTRE_HEIGHT: f64 = 2.0 * NICHE[1] * PACKED_CENTRE;

/// The table in rows: as many factories side by side as leave each tile's place at least a ninth of the width.
#[must_use]
pub fn packed(count: u8) -> Packed {
    let (first, radius) = if count <= 5 { (3, 95.0) } else { (4, 90.0) };
    let step = 2.0 * radius + 5.0;
    let left = count % first;
    // What is left over stands beside the centre, if there is room.
    let room = 2.0 * (HALF[0] - 2.0 * NICHE[0] * PACKED_CENTRE);
    let beside = if f64::from(left) * step <= room { left } else { 0 };
    let rows = (count - beside).div_ceil(first);
    let height = step * f64::from(rows) + PACKED_CENTRE_HEIGHT;
    let top = -height / 2.0;
    let discs = (0..count).map(|at| {
        let (row, column) = (at / first, f64::from(at % first) + 0.5);
        let in_row = f64::from(first.min(count - row * first));
        let centre = if row < rows {
            [(column - in_row / 2.0) * step, top + step * (f64::from(row) + 0.5)]
        } else {
            [column * step - HALF[0], -top - PACKED_CENTRE_HEIGHT / 2.0]
        };
        Disc { centre, radius }
    });
    let centre = [f64::from(beside) * step / 2.0, -top - PACKED_CENTRE_HEIGHT / 2.0];
    Packed { discs: discs.collect(), centre, height }
}

/// The bearing of one of `count` tiles on a factory.
fn petal_bearing(at: u8, count: u8) -> f64 {
    match count {
        0..=4 => 45.0 + 90.0 * f64::from(at),
        _ => 360.0 / f64::from(count.max(6)) * f64::from(at),
    }
}

/// A tile on a factory, about the factory's middle; the line that lights it, and the seal if it is wild.
#[must_use]
pub fn petal(radius: f64, at: u8, count: u8, colour: Colour, wild: bool) -> String {
    let turn = petal_bearing(at, count);
    let side = radius * if count > 6 { PETAL * 0.8 } else { PETAL };
    let spot = toward(turn, side * HEIGHT - 0.5);
    let mut svg = Svg::new();
    loose(&mut svg, spot, side, colour, turn, wild);
    svg.finish()
}

/// A loose tile with its seal and the outline that lights it.
fn loose(svg: &mut Svg, spot: Point, side: f64, colour: Colour, turn: f64, wild: bool) {
    tile::tile(svg, spot, side, colour, turn);
    if wild {
        tile::seal(svg, spot, side, turn);
    }
    svg.polygon(&rhombus(spot, turn, side + 4.0), Paint::None).class("az-lit");
}

/// The part of a factory that belongs to the tiles from `first` on, `tiles` of `count`, and its very middle: what a finger
/// may touch.
#[must_use]
pub fn sector(radius: f64, first: u8, tiles: u8, count: u8) -> String {
    let mut svg = Svg::new();
    svg.circle(0.0, 0.0, radius * 0.08, Paint::None).class("az-touch");
    let step = petal_bearing(1, count) - petal_bearing(0, count);
    for at in first..first + tiles {
        let turn = petal_bearing(at, count);
        let (from, to) = (toward(turn - step / 2.0, radius), toward(turn + step / 2.0, radius));
        svg.path("M0,0L#,#A#,# 0 0 1 #,#Z", &[from[0], from[1], radius, radius, to[0], to[1]], Paint::None)
            .class("az-touch");
    }
    svg.finish()
}

/// Writes every symbol of this room.
pub(super) fn symbols(mut symbol: impl FnMut(&str, String)) {
    let mut svg = Svg::new();
    svg.circle(1.0, 5.0, DISC, SHADOW).opacity(0.2);
    svg.circle(0.0, 0.0, DISC, Paint::rgb(0xf3e8d2)).stroke(BRASS, 1.4).class("az-disc");
    svg.circle(-4.0, -5.0, DISC * 0.86, Paint::rgb(0xfbf4e6));
    svg.ring(0.0, 0.0, DISC - 6.0, INLAY, 1.8).stroke_opacity(0.7);
    svg.ring(0.0, 0.0, DISC - 9.5, BRASS, 0.8).stroke_opacity(0.7);
    for at in 0..4_u8 {
        let turn = 90.0 * f64::from(at);
        svg.polygon(
            &rhombus(toward(turn + 45.0, DISC * PETAL * HEIGHT - 1.0), turn + 45.0, DISC * PETAL * 0.9),
            Paint::rgb(0xe9dcc1),
        )
        .stroke(BRASS, 0.8);
        svg.placed(0.0, 0.0, turn, 1.0);
        svg.path(
            "M0-72C5-64 5-56 0-48C-5-56-5-64 0-72ZM2-48C9-50 13-56 12-63C6-61 2-56 2-48ZM-2-48C-9-50-13-56-12-63C-6-61-2-56-2-48Z",
            &[],
            INLAY,
        );
        svg.opacity(0.62).circle(0.0, -43.0, 2.2, INLAY).opacity(0.62);
        svg.end();
    }
    symbol("az-disc", svg.finish());
}

/// A factory without its tiles, about its middle.
#[must_use]
pub fn disc(radius: f64) -> String {
    let mut svg = Svg::new();
    svg.circle(0.0, 0.0, radius + 4.0, Paint::None).class("az-halo");
    let size = 100.0 * radius / DISC;
    svg.reuse("az-disc", -size / 2.0, -size / 2.0, size, size);
    svg.finish()
}

/// The ring on which the factories stand.
#[must_use]
pub fn ground(count: u8) -> String {
    let mut svg = Svg::new();
    if let Some(Disc { radius, .. }) = discs(count).first() {
        let reach = HALF.map(|half| half - radius - 7.0);
        for (more, paint, width, opacity) in
            [(0.0, INLAY, 2.0, 0.45), (-6.0, BRASS, 1.0, 0.6), (6.0, BRASS, 1.0, 0.6)]
        {
            svg.ellipse(0.0, 0.0, reach[0] + more, reach[1] + more, Paint::None)
                .stroke(paint, width)
                .stroke_opacity(opacity);
        }
    }
    svg.finish()
}

/// The court in the middle.
#[must_use]
pub fn court() -> String {
    let mut svg = Svg::new();
    svg.ellipse(0.0, 6.0, 170.0, 124.0, SHADOW).opacity(0.16);
    svg.ellipse(0.0, 0.0, 170.0, 124.0, Paint::rgb(0xefe3cb)).stroke(Paint::rgb(0xa98a54), 1.5);
    svg.ellipse(0.0, 0.0, 162.0, 116.0, Paint::None).stroke(INLAY, 2.2);
    svg.ellipse(0.0, 0.0, 157.0, 111.0, Paint::None).stroke(Paint::rgb(0xa98a54), 1.0);
    svg.finish()
}

/// The middle of a colour's niche in the centre, and of the starting player tile's.
#[must_use]
pub fn niche(colour: Option<Colour>) -> Point {
    let (column, row) = match colour {
        None => (0.0, 0.0),
        Some(colour) => match colour as u8 {
            at @ 0..=2 => (f64::from(at) + 1.0, 0.0),
            at => (f64::from(at) - 2.5, 1.0),
        },
    };
    [(column - 1.5) * NICHE[0], (row - 0.5) * NICHE[1]]
}

/// An empty niche of the centre, about its middle.
#[must_use]
pub fn niche_ground(colour: Option<Colour>) -> String {
    let mut svg = Svg::new();
    let glaze = paints(colour);
    svg.polygon(&rhombus([0.0, 0.0], 0.0, CENTRE_SIDE + 3.0), glaze.tint)
        .stroke(Paint::rgb(0xa98a54), 0.8)
        .opacity(0.75);
    if let Some(colour) = colour {
        svg.group().paint("color", glaze.base).opacity(0.6);
        tile::sign(&mut svg, [0.0, 0.0], CENTRE_SIDE * 0.6, colour, 0.0);
        svg.end();
    }
    svg.finish()
}

/// Tiles of a colour in the centre, about the middle of their niche: they lie over each other like cards in a hand.
/// `name` gives the `data-piece` of each.
#[must_use]
pub fn heap(colour: Colour, count: u8, wild: bool, name: impl Fn(u8) -> String) -> String {
    let mut svg = Svg::new();
    svg.rect(-NICHE[0] / 2.0, -NICHE[1] / 2.0, NICHE[0], NICHE[1], Paint::None).class("az-touch");
    let step = (16.0 / f64::from(count.max(2) - 1)).min(7.0);
    for at in 0..count {
        let shift = (f64::from(at) - f64::from(count - 1) / 2.0) * step;
        svg.group().class("az-tile").attribute("data-piece", &name(at));
        loose(&mut svg, [shift, -shift * 0.4], CENTRE_SIDE, colour, 0.0, wild);
        svg.end();
    }
    if count > 1 {
        count_badge(&mut svg, &count.to_string());
    }
    svg.finish()
}

fn count_badge(svg: &mut Svg, words: &str) {
    svg.circle(21.0, 29.0, 11.0, INK).stroke(Paint::rgb(0xfffaf0), 1.5).class("az-badge");
    svg.text(21.0, 34.0, "az-count", words);
}

/// Where the rest of a factory would go, about the middle of a niche: a ghost, or only the number beside what lies there.
#[must_use]
pub fn coming(colour: Colour, count: u8, beside: bool) -> String {
    let mut svg = Svg::new();
    if !beside {
        svg.group().opacity(0.55);
        tile::tile(&mut svg, [0.0, 0.0], CENTRE_SIDE, colour, 0.0);
        svg.end();
        svg.polygon(&rhombus([0.0, 0.0], 0.0, CENTRE_SIDE + 6.0), Paint::None).class("az-coming");
    }
    svg.placed(0.0, if beside { -58.0 } else { 0.0 }, 0.0, 1.0);
    count_badge(&mut svg, &["+", &count.to_string()].concat());
    svg.end();
    svg.finish()
}

/// The starting player tile about the middle of its niche, and what it costs; `each` if that is the loss for each tile.
#[must_use]
pub fn token(cost: &str, each: bool) -> String {
    let mut svg = Svg::new();
    let half = CENTRE_SIDE / 2.0;
    svg.reuse("az-token", -half, -half, CENTRE_SIDE, CENTRE_SIDE);
    svg.polygon(&rhombus([0.0, 0.0], 0.0, CENTRE_SIDE + 4.0), Paint::None).class("az-lit");
    let half = if each { 24.0 } else { 17.0 };
    svg.rect(-half, 30.0, 2.0 * half, 19.0, INK).corner(9.5);
    svg.text(if each { -7.0 } else { 0.0 }, 44.0, "az-cost", cost);
    if each {
        svg.curve("M2 46L7 33", &[], Paint::rgb(0xfffaf0), 1.8).round_caps();
        svg.polygon(&rhombus([13.0, 39.5], 0.0, 8.0), Paint::rgb(0xf6d488));
    }
    svg.finish()
}
