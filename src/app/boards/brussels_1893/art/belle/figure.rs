//! The figures of the expansion's chapters in the rule reference, drawn with its pieces. Symbols they use are those of the base
//! game: the reference puts no other on its page.

use super::super::figure::{CLASS, PANE, board};
use super::super::glass;
use super::super::piece::{NEUTRAL, WORKER_VIEW_BOX};
use super::super::sprite::SIGN_VIEW_BOX;
use super::piece::{self, CROSS_VIEW_BOX, HALL_VIEW_BOX, ROOF_VIEW_BOX};
use super::sign::SIGNS;
use crate::app::draw::figure::{inset, whole};
use crate::app::draw::seat::SHAPES;
use crate::app::draw::svg::{Paint, Svg};
use crate::app::draw::woodcut::{begin, print};
use crate::games::brussels_1893::components::belle::{Boon, CardId, Deed, TileId};
use crate::games::brussels_1893::components::{Art, Components};
use crate::games::brussels_1893::grid::SIDE;

const GLASS_GROUND: Paint = Paint::rgb(0xcfe4e0);
const LIT: Paint = Paint::rgb(0xf6e7bd);
const BRASS: Paint = Paint::rgb(0xb8934a);
const EDGE: Paint = Paint::rgb(0x1b2013);

/// A box: x, y, width, height.
type Frame = [f64; 4];

/// Draws a piece in a frame of its own.
type Draw<'a> = &'a dyn Fn(&mut Svg);

fn drawn(svg: &mut Svg, frame: Frame, view_box: &str, draw: Draw<'_>) {
    let mut own = Svg::new();
    draw(&mut own);
    inset(svg, frame, view_box, &own.finish());
}

/// A sign of the expansion.
fn sign(svg: &mut Svg, id: &str, frame: Frame) {
    let Some((_, block)) = SIGNS.iter().find(|(name, _)| *name == id) else { return };
    drawn(svg, frame, SIGN_VIEW_BOX, &|svg| {
        begin(svg);
        print(svg, block, &[]);
        svg.end();
    });
}

fn traveller(svg: &mut Svg, frame: Frame) {
    drawn(svg, frame, WORKER_VIEW_BOX, &piece::traveller);
}

/// A worker in the colour of a seat's shape; [`NEUTRAL`] for nobody's.
fn worker(svg: &mut Svg, shape: usize, [x, y, width, height]: Frame) {
    let name = SHAPES.get(shape).copied().unwrap_or("neutral");
    svg.group().class(&["bx-seat seat-", name].concat());
    svg.reuse(&["bx-worker-", name].concat(), x, y, width, height);
    svg.end();
}

fn number(svg: &mut Svg, [x, y]: [f64; 2], text: &str) {
    svg.text(x, y, "figure-number", text);
}

fn arrow(svg: &mut Svg, [x, y]: [f64; 2], length: f64) {
    let head = x + length;
    svg.curve("M#,#H#", &[x, y, head - 2.0], Paint::Current, 2.4);
    svg.path("M#,#L#,#L#,#Z", &[head, y, head - 9.0, y - 5.5, head - 9.0, y + 5.5], Paint::Current);
}

/// The Art Nouveau board with the cross of tiles.
#[must_use]
pub fn cross(components: &Components) -> String {
    let mut svg = Svg::new();
    board(&mut svg, &|_| LIT);
    for space in components.belle.cross {
        let (x, y) = (20.0 + PANE * f64::from(space.column()), 2.0 + PANE * (4.0 - f64::from(space.row())));
        drawn(&mut svg, [x + 9.0, y + 6.0, 20.0, 26.0], CROSS_VIEW_BOX, &piece::cross);
    }
    whole(CLASS, [214, 194], svg)
}

/// A price of three workers paid with a worker and two travellers, who go home by train.
#[must_use]
pub fn travellers() -> String {
    let mut svg = Svg::new();
    number(&mut svg, [14.0, 44.0], "3");
    number(&mut svg, [38.0, 43.0], "=");
    worker(&mut svg, 1, [56.0, 8.0, 39.0, 52.0]);
    for at in [0.0, 1.0] {
        traveller(&mut svg, [102.0 + 46.0 * at, 8.0, 39.0, 52.0]);
    }
    arrow(&mut svg, [200.0, 36.0], 34.0);
    sign(&mut svg, "train", [244.0, 8.0, 54.0, 54.0]);
    whole(CLASS, [306, 68], svg)
}

/// What an artwork pays at a place of the market, and what a white one sold as this colour does.
#[must_use]
pub fn whites(components: &Components, centre: [u8; 2], art: Art) -> String {
    let mut svg = Svg::new();
    let pays = components.market.pays(centre, art);
    let rows: [(Draw<'_>, [u8; 2]); 2] = [
        (&|svg| glass::pane(svg, art.index()), pays),
        (&|svg| glass::white(svg, Art::Blue.index()), pays.map(|of| of / components.belle.white_divisor)),
    ];
    for (at, (pane, [points, francs])) in rows.into_iter().enumerate() {
        let y = 4.0 + 60.0 * at as f64;
        drawn(&mut svg, [6.0, y, 42.0, 54.0], glass::VIEW_BOX, pane);
        arrow(&mut svg, [62.0, y + 28.0], 34.0);
        number(&mut svg, [124.0, y + 37.0], &points.to_string());
        svg.reuse("bx-point", 140.0, y + 15.0, 26.0, 26.0);
        number(&mut svg, [196.0, y + 37.0], &francs.to_string());
        svg.reuse("bx-coin", 212.0, y + 15.0, 26.0, 26.0);
    }
    whole(CLASS, [246, 122], svg)
}

/// Who stands in the row of the figure of pavilions: two of one colour, one of another.
const ROW: [Option<usize>; SIDE] = [None, Some(1), Some(2), None, Some(1)];

/// How many colours those are.
#[must_use]
pub fn colours() -> u16 {
    (0..=NEUTRAL).filter(|shape| ROW.contains(&Some(*shape))).count() as u16
}

/// A row of the board with workers of two colours and the pavilion at its end, and what it scores.
#[must_use]
pub fn pavilion(components: &Components) -> String {
    let mut svg = Svg::new();
    for (at, shape) in ROW.into_iter().enumerate() {
        let x = 2.0 + 44.0 * at as f64;
        svg.rect(x, 14.0, 42.0, 50.0, LIT).stroke(EDGE, 1.0);
        if let Some(shape) = shape {
            worker(&mut svg, shape, [x + 5.0, 20.0, 32.0, 42.0]);
        }
    }
    svg.group().class("bx-seat seat-circle");
    drawn(&mut svg, [232.0, 4.0, 72.0, 61.0], HALL_VIEW_BOX, &|svg| piece::pavilion(svg, 0));
    svg.end();
    let points = colours() * u16::from(components.belle.colour_points);
    number(&mut svg, [330.0, 46.0], &["+", &points.to_string()].concat());
    svg.reuse("bx-point", 350.0, 24.0, 26.0, 26.0);
    whole(CLASS, [380, 68], svg)
}

/// The card that the figure of cards shows, which lets the marker of a sale go farther: number 3.
pub const CARD: CardId = 2;

/// The tile that the figure of tiles shows, with points for the level of a track: number 5.
pub const TILE: TileId = 4;

/// The card as it lies ready, when it may be used and what it does, and used.
#[must_use]
pub fn card(components: &Components) -> String {
    let mut svg = Svg::new();
    let steps = if let Deed::Steps(n) = components.belle.card(CARD).deed { n } else { 0 };
    for (at, used) in [false, true].into_iter().enumerate() {
        let x = 4.0 + 188.0 * at as f64;
        svg.group().opacity(if used { 0.45 } else { 1.0 });
        let frame = svg.rect(x, 4.0, 172.0, 62.0, Paint::None).corner(8.0).stroke(BRASS, 2.0);
        if used {
            frame.dashes(6.0, 4.0);
        }
        svg.reuse("bx-sale", x + 14.0, 17.0, 36.0, 36.0);
        svg.curve("M#,#V#", &[x + 64.0, 14.0, 56.0], BRASS, 1.4);
        number(&mut svg, [x + 96.0, 44.0], &["+", &steps.to_string()].concat());
        sign(&mut svg, "steps", [x + 120.0, 17.0, 36.0, 36.0]);
        svg.end();
    }
    whole(CLASS, [368, 70], svg)
}

/// A worker on a space with a tile, one more on a tile of the Belle Époque board, and what that brings at the end.
#[must_use]
pub fn tile(components: &Components, seats: u8) -> String {
    let mut svg = Svg::new();
    svg.rect(2.0, 22.0, 66.0, 66.0, LIT).stroke(EDGE, 1.0);
    drawn(&mut svg, [6.0, 26.0, 16.0, 21.0], CROSS_VIEW_BOX, &piece::cross);
    worker(&mut svg, 2, [22.0, 32.0, 40.0, 53.0]);
    arrow(&mut svg, [80.0, 56.0], 34.0);
    drawn(&mut svg, [126.0, 4.0, 70.0, 20.8], ROOF_VIEW_BOX, &piece::roof);
    svg.path("M#,#V#H#V#", &[127.0, 24.0, 94.0, 195.0, 24.0], GLASS_GROUND).stroke(BRASS, 1.6);
    worker(&mut svg, 2, [141.0, 34.0, 40.0, 53.0]);
    if let Boon::Points(of) = components.belle.tile(TILE) {
        number(&mut svg, [228.0, 66.0], &["+", &of.each(seats).to_string()].concat());
        svg.reuse("bx-point", 246.0, 44.0, 26.0, 26.0);
        number(&mut svg, [286.0, 65.0], "/");
        svg.reuse("bx-crown", 296.0, 43.0, 28.0, 28.0);
    }
    whole(CLASS, [328, 98], svg)
}
