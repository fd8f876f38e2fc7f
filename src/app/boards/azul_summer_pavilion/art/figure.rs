//! Figures of the rule reference: the ideas of the game in its own pieces. Whole drawings, each in a frame of its own.

use super::board::{self, Reach, Taste};
use super::lattice::rhombus;
use super::mini;
use super::ornament;
use super::preview::{Laying, preview};
use super::table;
use super::{lattice, tile};
use crate::app::draw::geometry::Point;
use crate::app::draw::svg::{Paint, Svg};
use crate::games::azul_summer_pavilion::{Board, Colour, Components, FeatureKind, RING, STARS, Side, Space};

const INK: Paint = Paint::rgb(0x2b231d);
const GOLD: Paint = Paint::rgb(0xb3740f);

/// A drawing in a frame with this `viewBox`, so many CSS pixels wide where there is room.
fn framed(view_box: &str, wide: &str, drawing: &str) -> String {
    ["<svg viewBox=\"", view_box, "\" width=\"", wide, "\">", drawing, "</svg>"].concat()
}

/// An arrow to the right.
fn arrow(svg: &mut Svg, [x, y]: Point) {
    svg.placed(x, y, 0.0, 1.0);
    svg.curve("M-26 0H24M10-12L24 0L10 12", &[], Paint::Current, 5.0).round_joins().round_caps();
    svg.end();
}

/// Upright tiles side by side from a point on, wild ones with their seal.
fn row(svg: &mut Svg, [x, y]: Point, tiles: &[(Colour, bool)]) {
    for (at, (colour, wild)) in (0_u8..).zip(tiles) {
        let spot = [x + 56.0 * f64::from(at), y];
        tile::tile(svg, spot, 48.0, *colour, 0.0);
        if *wild {
            tile::seal(svg, spot, 48.0, 0.0);
        }
    }
}

/// A factory with these tiles; purple ones are wild, and those that are taken are framed.
fn factory(svg: &mut Svg, [x, y]: Point, tiles: [(Colour, bool); 4]) {
    svg.placed(x, y, 0.0, 1.0);
    svg.raw(&table::disc(90.0));
    for (at, (colour, taken)) in (0..).zip(tiles) {
        svg.group().class(if taken { "az-pick taken" } else { "az-pick rest" });
        svg.group().class("az-tile").raw(&table::petal(90.0, at, 4, colour, colour == Colour::Purple));
        svg.end().end();
    }
    svg.end();
}

/// A take from a factory: two green and one of the wild purple to the hand, the red one to the centre.
#[must_use]
pub fn take() -> String {
    use Colour::{Green, Purple, Red};
    let mut svg = Svg::new();
    factory(&mut svg, [100.0, 100.0], [(Green, true), (Purple, true), (Green, true), (Red, false)]);
    arrow(&mut svg, [232.0, 62.0]);
    row(&mut svg, [300.0, 58.0], &[(Green, false), (Green, false), (Purple, true)]);
    arrow(&mut svg, [232.0, 152.0]);
    svg.ellipse(336.0, 154.0, 72.0, 46.0, Paint::rgb(0xefe3cb)).stroke(GOLD, 1.5);
    tile::tile(&mut svg, [336.0, 154.0], 44.0, Red, 0.0);
    framed("0 0 460 206", "460", &svg.finish())
}

/// The wild colour cannot be named beside another: only a factory of nothing else gives one of it.
#[must_use]
pub fn wild() -> String {
    use Colour::Purple;
    let mut svg = Svg::new();
    factory(&mut svg, [100.0, 100.0], [(Purple, true), (Purple, false), (Purple, false), (Purple, false)]);
    arrow(&mut svg, [232.0, 62.0]);
    row(&mut svg, [300.0, 58.0], &[(Purple, true)]);
    arrow(&mut svg, [232.0, 152.0]);
    svg.ellipse(364.0, 154.0, 96.0, 46.0, Paint::rgb(0xefe3cb)).stroke(GOLD, 1.5);
    row(&mut svg, [308.0, 154.0], &[(Purple, true), (Purple, true), (Purple, true)]);
    framed("0 0 460 206", "460", &svg.finish())
}

/// A star of the board with the tiles laid in it, about the star's middle.
fn star(svg: &mut Svg, components: &Components, star: usize, laid: &[Space], only: &[Space]) {
    let middle = lattice::star(components, star);
    let colour = components.star_colours[star];
    for at in only {
        let space = (star * RING) as Space + at;
        let [x, y] = lattice::space(components, space);
        svg.placed(x - middle[0], y - middle[1], 0.0, 1.0);
        let drawing = match colour {
            Some(colour) if laid.contains(at) => board::laid_tile(space, colour),
            _ => board::empty_space(
                space,
                colour.map_or(Taste::Open, Taste::One),
                components.number(Side::Front, space),
            ),
        };
        svg.raw(&drawing).end();
    }
}

const RING_SPACES: [Space; RING] = [0, 1, 2, 3, 4, 5];

/// The star of green, index in the box.
fn green(components: &Components) -> usize {
    (0..STARS).find(|at| components.star_colours[*at] == Some(Colour::Green)).unwrap_or(1)
}

/// A space of a green star paid with two green and two wild purple tiles: one is laid, three go to the tower.
#[must_use]
pub fn pay(components: &Components) -> String {
    use Colour::{Green, Purple};
    let mut svg = Svg::new();
    row(&mut svg, [44.0, 110.0], &[(Green, false), (Green, false), (Purple, true), (Purple, true)]);
    arrow(&mut svg, [278.0, 110.0]);
    let at = green(components);
    let four = (0..RING as Space)
        .find(|ring| components.number(Side::Front, (at * RING) as Space + ring) == 4)
        .unwrap_or_default();
    svg.placed(410.0, 110.0, 0.0, 0.62);
    svg.group().fill(Paint::rgb(0x2c4f86)).stroke(Paint::rgb(0x2c4f86), 14.0).round_joins();
    board::outlines(&mut svg, board::star_outlines([0.0, 0.0]));
    svg.end();
    star(&mut svg, components, at, &[four], &RING_SPACES);
    svg.end();
    framed("0 0 530 220", "460", &svg.finish())
}

/// A tile laid beside two others scores 3: the thread counts the run.
#[must_use]
pub fn run(components: &Components) -> String {
    let at = green(components);
    let first = (at * RING) as Space;
    let mut svg = Svg::new();
    let [x, y] = lattice::star(components, at);
    svg.group().fill(Paint::rgb(0x2c4f86)).stroke(Paint::rgb(0x2c4f86), 14.0).round_joins();
    board::outlines(&mut svg, board::star_outlines([0.0, 0.0]));
    svg.end();
    star(&mut svg, components, at, &[0, 1, 4], &RING_SPACES);
    svg.placed(-x, -y, 0.0, 1.0);
    let laying = Laying {
        space: first + 2,
        colour: Colour::Green,
        run: vec![first, first + 1, first + 2],
        features: vec![],
    };
    svg.raw(&preview(components, &laying)).end();
    framed("-260 -205 520 410", "320", &svg.finish())
}

/// A pillar, a statue and a window, each closed, with the tiles that they bring.
#[must_use]
pub fn features(components: &Components) -> String {
    let mut svg = Svg::new();
    for (place, kind) in (0_u8..).zip(FeatureKind::ALL) {
        let Some(id) = components.features.iter().position(|feature| feature.kind == kind) else { continue };
        let it = components.features[id];
        let (centre, _) = lattice::feature(components, &it);
        svg.placed(150.0 + 300.0 * f64::from(place), 150.0, 0.0, 0.82);
        for at in lattice::spaces(it.spaces) {
            let [x, y] = lattice::space(components, at);
            svg.placed(x - centre[0], y - centre[1], 0.0, 1.0);
            let colour =
                components.star_colours[usize::from(at) / RING].unwrap_or(Colour::ALL[usize::from(at % 6)]);
            svg.raw(&board::laid_tile(at, colour)).end();
        }
        svg.group().class("az-feature done").raw(&ornament::drawing(components, id, it.spaces)).end();
        svg.end();
        let words = ["+", &it.tiles.to_string()].concat();
        svg.placed(150.0 + 300.0 * f64::from(place), 322.0, 0.0, 1.0);
        svg.rect(-40.0, -20.0, 80.0, 40.0, INK).corner(20.0);
        svg.text(-8.0, 10.0, "az-pill", &words);
        svg.polygon(&rhombus([20.0, 0.0], 0.0, 17.0), Paint::rgb(0xf6d488)).end();
    }
    framed("0 0 900 350", "560", &svg.finish())
}

/// Six tiles at passing: four on the corners, the other two to the tower.
#[must_use]
pub fn store() -> String {
    use Colour::{Blue, Green, Red};
    let mut svg = Svg::new();
    for (at, colour) in (0_u8..).zip([Green, Green, Green, Blue]) {
        svg.placed(60.0 + 88.0 * f64::from(at), 90.0, 0.0, 0.8);
        svg.polygon(&rhombus([0.0, 0.0], 0.0, 106.0), Paint::rgb(0xd6c39c)).stroke(GOLD, 2.0);
        svg.raw(&board::kept_tile(Some(colour))).end();
    }
    arrow(&mut svg, [540.0, 90.0]);
    row(&mut svg, [434.0, 90.0], &[(Red, false), (Red, false)]);
    svg.placed(622.0, 90.0, 0.0, 1.0);
    svg.reuse("az-tower", -40.0, -40.0, 80.0, 80.0).end();
    framed("0 0 690 180", "460", &svg.finish())
}

/// What pays at the end: a complete star, and every space of a number.
#[must_use]
pub fn goals(components: &Components) -> String {
    let mut board = Board::default();
    let at = green(components);
    for ring in 0..RING {
        board.lay((at * RING + ring) as Space, Colour::Green);
    }
    let ones = components.spaces_of_number(Side::Front, 1);
    for space in lattice::spaces(ones) {
        let colour = components.star_colours[usize::from(space) / RING].unwrap_or(Colour::Red);
        board.lay(space, colour);
    }
    let tastes = std::array::from_fn(|star| components.star_colours[star].map_or(Taste::Open, Taste::One));
    let small = mini::Small {
        board: &board,
        tastes: &tastes,
        fresh: 0,
        kept: &[],
        numbers: Some(Side::Front),
        reach: Reach::default(),
    };
    let drawing = mini::mini(components, &small, |_| String::new());
    framed(board::VIEW_BOX, "420", &drawing)
}
