//! A player board in small: whose tiles lie where, by colour and sign; closed features; tiles kept in the corners.

use super::board::{Paid, Reach, Taste, feature_outlines, outlines, star_outlines};
use super::glaze::paints;
use super::lattice::{self, SIDE, bearing, corner, feature, rhombus};
use super::tile;
use crate::app::draw::geometry::Point;
use crate::app::draw::svg::{Paint, Svg};
use crate::games::azul_summer_pavilion::{
    Board, Colour, Components, RING, SPACES, STARS, Side, Space, Spaces,
};

/// What is on a board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Small<'a> {
    /// The tiles laid.
    pub board: &'a Board,
    /// What each star takes.
    pub tastes: &'a [Taste; STARS],
    /// Spaces covered lately.
    pub fresh: Spaces,
    /// Tiles kept in the corners.
    pub kept: &'a [Colour],
    /// The side whose numbers stand on the empty spaces; none where it is too small to read them.
    pub numbers: Option<Side>,
    /// What the take being considered would pay for.
    pub reach: Reach,
}

/// Draws it, in the frame of the large board. `name` gives the `data-piece` of a laid tile.
#[must_use]
pub fn mini(components: &Components, small: &Small<'_>, name: impl Fn(Space) -> String) -> String {
    let mut svg = Svg::new();
    let covered = small.board.covered();
    svg.group().stroke(Paint::rgb(0xb8a272), 15.0).round_joins();
    for at in 0..STARS {
        outlines(&mut svg, star_outlines(lattice::star(components, at))).fill(small.tastes[at].glaze().tint);
    }
    outlines(&mut svg, feature_outlines(components, SIDE)).fill(Paint::rgb(0xe9dcc0));
    svg.end();
    for at in (0..SPACES as Space).filter(|at| covered >> at & 1 == 1) {
        let Some(colour) = small.board.tile(at) else { continue };
        svg.group().attribute("data-piece", &name(at));
        let spot = lattice::space(components, at);
        laid(&mut svg, spot, bearing(at), colour);
        if small.fresh >> at & 1 == 1 {
            svg.polygon(&rhombus(spot, bearing(at), 98.0), Paint::None).stroke(Paint::rgb(0xfff6dc), 13.0);
        }
        svg.end();
    }
    if let Some(side) = small.numbers {
        prices(&mut svg, components, small, side);
    }
    for it in components.features.iter().filter(|it| covered & it.spaces == it.spaces) {
        let (centre, long) = feature(components, it);
        svg.polygon(&rhombus(centre, long, 104.0), Paint::rgb(0x24487d));
        svg.polygon(&rhombus(centre, long, 60.0), Paint::rgb(0xf0cd80));
    }
    for at in 0..4 {
        let spot = corner(at);
        match small.kept.get(usize::from(at)) {
            Some(colour) => laid(&mut svg, spot, 0.0, *colour),
            None => {
                svg.polygon(&rhombus(spot, 0.0, SIDE), Paint::rgb(0xd2bd92));
            }
        }
    }
    svg.finish()
}

/// The empty spaces with their numbers, those that would be paid for lit.
fn prices(svg: &mut Svg, components: &Components, small: &Small<'_>, side: Side) {
    let covered = small.board.covered();
    for at in (0..SPACES as Space).filter(|at| covered >> at & 1 == 0) {
        let spot = lattice::space(components, at);
        let class = match small.reach.paid(at) {
            Paid::No => "",
            Paid::Already => "az-paid",
            Paid::Newly => "az-paid newly",
        };
        if !class.is_empty() {
            svg.polygon(&rhombus(spot, bearing(at), 86.0), Paint::None).class(class);
        }
        svg.group().fill(small.tastes[usize::from(at) / RING].glaze().ink);
        let number = components.number(side, at).to_string();
        svg.text(spot[0], spot[1] + 21.0, "az-number az-price", &number);
        svg.end();
    }
}

fn laid(svg: &mut Svg, [x, y]: Point, turn: f64, colour: Colour) {
    svg.placed(x, y, turn, 1.0);
    svg.reuse(&tile::chip_symbol(colour), -90.0, -90.0, 180.0, 180.0);
    svg.end();
}

/// A star in small for the end bonuses, about its middle: the tiles that lie in it, and what it takes.
#[must_use]
pub fn star(board: &Board, at: usize, taste: Taste) -> String {
    let mut svg = Svg::new();
    let glaze = taste.glaze();
    outlines(&mut svg, star_outlines([0.0, 0.0])).fill(glaze.tint).stroke(glaze.base, 5.0);
    for space in lattice::spaces(board.covered()).filter(|space| usize::from(*space) / 6 == at) {
        if let Some(colour) = board.tile(space) {
            let turn = bearing(space);
            svg.polygon(
                &rhombus(lattice::toward(turn, SIDE * lattice::HEIGHT), turn, SIDE),
                paints(Some(colour)).base,
            );
        }
    }
    svg.finish()
}

/// The `viewBox` of [`star`].
pub const STAR_VIEW_BOX: &str = "-180 -180 360 360";
