//! A wall: the damask with its stars, corners and eyeline, what hangs on it, and the squares where a tile may go.

use super::super::super::art::{self, UNIT};
use super::super::super::scene::{Hanging, Piece, Squares};
use super::super::super::symbols;
use super::sprite::DAMASK;
use super::{canvas, on_edge, place, touchable};
use crate::app::draw::svg::{Paint, Svg};
use crate::games::art_society::{self as game, Components, Edge, Extent, Genre, Spot};

/// Room around the squares of a large wall: left and right, above, below.
pub const MARGIN: [f64; 3] = [40.0, 38.0, 18.0];

const BRASS: Paint = Paint::rgb(0xc39a4e);
const CREAM: Paint = Paint::rgb(0xffe9c4);
const GILT: Paint = Paint::rgb(0xf0cf86);
const CORAL: Paint = Paint::rgb(0xff7d6b);
const SHADOW: Paint = Paint::rgb(0x1a060c);

/// Width and height of the squares, in units.
#[must_use]
pub fn size(extent: Extent) -> [f64; 2] {
    [extent.width, extent.height].map(|squares| f64::from(squares) * UNIT)
}

/// The frame of a large wall.
#[must_use]
pub fn view_box(extent: Extent) -> String {
    let ([w, h], [side, above, below]) = (size(extent), MARGIN);
    numbers([-side, -above, w + 2.0 * side, h + above + below])
}

/// Width to height of a large wall, in thousandths.
#[must_use]
pub fn ratio(extent: Extent) -> f64 {
    let ([w, h], [side, above, below]) = (size(extent), MARGIN);
    (1000.0 * (w + 2.0 * side) / (h + above + below)).round() / 1000.0
}

/// The frame of a wall in small.
#[must_use]
pub fn small_view_box(extent: Extent) -> String {
    let [w, h] = size(extent);
    numbers([-8.0, -8.0, w + 16.0, h + 16.0])
}

fn numbers(numbers: [f64; 4]) -> String {
    numbers.map(|number| format!("{number:.0}")).join(" ")
}

/// Rows of the eyeline that lie together: the first and how many.
fn bands(components: &Components) -> Vec<(u8, u8)> {
    let mut bands: Vec<(u8, u8)> = Vec::new();
    for y in (0..components.extent.height).filter(|y| components.eyeline.has(Spot::at(0, *y))) {
        match bands.last_mut() {
            Some((first, count)) if *first + *count == y => *count += 1,
            _ => bands.push((y, 1)),
        }
    }
    bands
}

/// What is painted on the wall itself.
#[must_use]
pub fn ground(components: &Components, large: bool) -> String {
    let extent = components.extent;
    let [w, h] = size(extent);
    let side = if large { MARGIN[0] } else { 0.0 };
    let mut svg = Svg::new();
    let top = if large { -14.0 } else { 0.0 };
    let cloth = ["url(#", DAMASK, ")"].concat();
    svg.element("rect")
        .number("x", -side)
        .number("y", top)
        .number("width", w + 2.0 * side)
        .number("height", h - 2.0 * top)
        .attribute("fill", &cloth);
    for (first, count) in bands(components) {
        let (y, height) = (f64::from(first) * UNIT, f64::from(count) * UNIT);
        svg.rect(-side, y, w + 2.0 * side, height, Paint::rgb(0xffe9b8)).opacity(0.15);
        let (line, dash) = if large { (1.6, 9.0) } else { (4.0, 14.0) };
        svg.curve("M# #H#M# #H#", &[-side, y, w + side, -side, y + height, w + side], GILT, line)
            .dashes(dash, dash * 0.6);
        if large {
            for x in [-20.0, w + 20.0] {
                svg.placed(x, y + height / 2.0, 0.0, 1.0).raw(&art::eye()).end();
            }
        }
    }
    if large {
        svg.rect(0.0, 0.0, w, h, Paint::None).stroke(CREAM, 1.0).opacity(0.35);
        svg.raw(&art::crosses(extent.width, extent.height));
        // Cornice above, with its shadow, and the rail below.
        svg.rect(-side, -38.0, w + 2.0 * side, 26.0, Paint::rgb(0xefe2c6));
        svg.curve("M# -33H#M# -16H#", &[-side, w + side, -side, w + side], Paint::rgb(0xcdb78c), 1.5);
        svg.curve("M# -24.500H#", &[1.5 - side, w + side], Paint::rgb(0xdbc79d), 7.0).dashes(9.0, 7.1);
        svg.rect(-side, -12.0, w + 2.0 * side, 9.0, SHADOW).opacity(0.28);
        svg.curve("M# -13H#", &[-side, w + side], BRASS, 3.0);
        svg.rect(-side, h + 12.0, w + 2.0 * side, 8.0, Paint::rgb(0x5a3a1e));
        svg.curve("M# #H#", &[-side, h + 12.0, w + side], BRASS, 2.0);
    }
    for spot in components.stars.spots() {
        let [x, y] = middle(spot);
        svg.placed(x, y, 0.0, 1.0).raw(&art::star()).end();
    }
    let penalty = ["−", &components.corner_penalty.unsigned_abs().to_string()].concat();
    for (at, spot) in extent.corners().into_iter().enumerate() {
        let [x, y] = [f64::from(spot.x) * UNIT, f64::from(spot.y) * UNIT];
        let turn = [0.0, 90.0, 270.0, 180.0][at];
        let shift = [[0.0, 0.0], [UNIT, 0.0], [0.0, UNIT], [UNIT, UNIT]][at];
        svg.placed(x + shift[0], y + shift[1], turn, 1.0).raw(&art::corner()).end();
        if large {
            svg.text(x + UNIT / 2.0, y + 33.0, "as-penalty", &penalty);
        }
    }
    svg.finish()
}

fn middle(spot: Spot) -> [f64; 2] {
    [spot.x, spot.y].map(|squares| (f64::from(squares) + 0.5) * UNIT)
}

/// The squares of a large wall, where a tile in hand may go, and the tile of a hint. `name` says what a square is.
#[must_use]
pub fn squares(components: &Components, squares: &Squares, name: impl Fn(Spot, bool) -> String) -> String {
    let mut svg = Svg::new();
    if squares.open {
        for spot in squares.extent.all().spots() {
            let [x, y] = [spot.x, spot.y].map(|at| f64::from(at) * UNIT);
            let lit = squares.lit.has(spot);
            svg.element("rect")
                .number("x", x)
                .number("y", y)
                .number("width", UNIT)
                .number("height", UNIT)
                .class(if lit { "as-square legal" } else { "as-square" })
                .attribute("data-piece", &Piece::Square(spot).id());
            // What hangs over a square is touched in its place; a tile dragged there still finds the square.
            if !squares.covered.has(spot) {
                svg.attribute("role", "button")
                    .attribute("tabindex", "-1")
                    .attribute("aria-label", &name(spot, lit));
            }
        }
    }
    if let Some(hinted) = squares.hinted {
        let around = place(hinted.area);
        let [x, y, w, h] = around;
        svg.group().class("as-hint-ghost");
        match hinted.piece {
            game::Piece::Painting(painting) => canvas(&mut svg, components, painting, around),
            game::Piece::Decor(size) => {
                svg.reuse(&symbols::decor(size, hinted.upright), x, y, w, h);
            }
        }
        svg.end();
        svg.rect(x + 3.0, y + 3.0, w - 6.0, h - 6.0, Paint::None).corner(4.0).class("as-hinted hinted");
    }
    svg.finish()
}

/// What hangs on a large wall. `name` says what a tile is.
#[must_use]
pub fn hanging(components: &Components, hanging: &Hanging, name: impl Fn(Piece) -> String) -> String {
    let mut svg = Svg::new();
    for plaque in &hanging.plaques {
        let laid = plaque.laid;
        let [x, y, w, h] = place(laid.area());
        let piece = Piece::Plaque(hanging.seat, laid.spot);
        touchable(&mut svg, if plaque.news { "as-plaque news" } else { "as-plaque" }, piece, &name(piece));
        svg.reuse(&symbols::decor(laid.size, laid.upright), x, y, w, h);
        mark(&mut svg, [x, y, w, h], plaque.news, plaque.fresh);
        svg.end();
    }
    for picture in &hanging.pictures {
        let around = place(picture.area);
        let [x, y, w, h] = around;
        let piece = Piece::Painting(picture.painting);
        let class = match (picture.void, picture.news) {
            (true, _) => "as-picture void",
            (_, true) => "as-picture news",
            _ => "as-picture",
        };
        touchable(&mut svg, class, piece, &name(piece));
        svg.rect(x + 3.0, y + 5.0, w - 3.0, h - 2.0, SHADOW).corner(2.0).opacity(0.38);
        canvas(&mut svg, components, picture.painting, around);
        if picture.void {
            spoil(&mut svg, around);
        }
        mark(&mut svg, around, picture.news, picture.fresh);
        svg.rect(x, y, w, h, Paint::None).class("as-focus");
        svg.end();
    }
    for (genre, edge) in &hanging.clashes {
        clash(&mut svg, *genre, *edge);
    }
    svg.finish()
}

/// Marks what is new, and what may still be moved.
fn mark(svg: &mut Svg, [x, y, w, h]: [f64; 4], news: bool, fresh: bool) {
    let mut edge = |class| {
        svg.rect(x + 1.0, y + 1.0, w - 2.0, h - 2.0, Paint::None).corner(3.0).class(class);
    };
    if news {
        edge("as-new");
    }
    if fresh {
        edge("as-movable");
    }
}

/// A painting in bad taste: a coral line inside its frame, and a seal with its worth.
pub(super) fn spoil(svg: &mut Svg, [x, y, w, h]: [f64; 4]) {
    for (paint, width) in [(Paint::rgb(0x2a0a0a), 5.0), (CORAL, 3.0)] {
        svg.rect(x + 10.0, y + 10.0, w - 20.0, h - 20.0, Paint::None).stroke(paint, width);
    }
    let pale = Paint::rgb(0xfff1dd);
    svg.circle(x + w - 20.0, y + 20.0, 13.0, Paint::rgb(0x9b2f2a)).stroke(pale, 2.0);
    // A nought, drawn: it is no part of what the painting is called.
    svg.ellipse(x + w - 20.0, y + 20.0, 4.2, 6.6, Paint::None).stroke(pale, 2.4).class("as-nought");
}

/// The saw-tooth along an edge of bad taste, and its seal.
pub(super) fn clash(svg: &mut Svg, genre: Genre, edge: Edge) {
    let length = f64::from(edge.length) * UNIT;
    on_edge(svg, edge, 4.0);
    svg.raw(&art::saw(length - 8.0)).end();
    let [x, y] = [edge.spot.x, edge.spot.y].map(|squares| f64::from(squares) * UNIT);
    let [x, y] = if edge.upright { [x, y + length / 2.0] } else { [x + length / 2.0, y] };
    let scale = if edge.length > 1 { 1.0 } else { 0.7 };
    svg.placed(x, y, 0.0, scale).raw(&art::seal(genre)).end();
}

/// A wall in small: what hangs on it, and what is new.
#[must_use]
pub fn small(components: &Components, hanging: &Hanging) -> String {
    let mut svg = Svg::new();
    let [w, h] = size(components.extent);
    svg.rect(-8.0, -8.0, w + 16.0, h + 16.0, BRASS).corner(6.0);
    svg.raw(&ground(components, false));
    for plaque in &hanging.plaques {
        let [x, y, w, h] = place(plaque.laid.area());
        svg.group().attribute("data-piece", &Piece::Plaque(hanging.seat, plaque.laid.spot).id());
        svg.reuse(&symbols::decor(plaque.laid.size, plaque.laid.upright), x, y, w, h).end();
    }
    for picture in &hanging.pictures {
        svg.group().attribute("data-piece", &Piece::Painting(picture.painting).id());
        canvas(&mut svg, components, picture.painting, place(picture.area));
        svg.end();
    }
    for picture in &hanging.pictures {
        let [x, y, w, h] = place(picture.area);
        if picture.void {
            svg.circle(x + w - 24.0, y + 24.0, 22.0, Paint::rgb(0x9b2f2a)).stroke(Paint::rgb(0xfff1dd), 4.0);
            svg.curve("M# #l16 16m0-16l-16 16", &[x + w - 32.0, y + 16.0], Paint::rgb(0xfff1dd), 5.0);
        }
        if picture.news {
            for (paint, width) in [(Paint::rgb(0x2b1a08), 14.0), (Paint::rgb(0xffd76a), 8.0)] {
                svg.rect(x + 1.0, y + 1.0, w - 2.0, h - 2.0, Paint::None).stroke(paint, width);
            }
        }
    }
    svg.finish()
}
