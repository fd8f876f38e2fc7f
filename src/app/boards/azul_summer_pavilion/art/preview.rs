//! What a placement would do, over the board: the tile hovers, a thread counts the run, features announce their tiles.

use super::lattice::{FEATURE_SIDE, HEIGHT, SIDE, bearing, feature, rhombus, space, star, toward};
use super::tile;
use crate::app::draw::geometry::{Point, moved};
use crate::app::draw::svg::{Paint, Svg};
use crate::games::azul_summer_pavilion::{Colour, Components, FeatureId, RING, Space};

const INK: Paint = Paint::rgb(0x2b231d);
const GILT: Paint = Paint::rgb(0xf6d488);

/// A tile about to be laid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Laying {
    /// Where.
    pub space: Space,
    /// Its colour.
    pub colour: Colour,
    /// The run that scores, clockwise from its beginning, the new tile among it.
    pub run: Vec<Space>,
    /// The features that close, with the tiles that each brings.
    pub features: Vec<(FeatureId, u8)>,
}

/// Draws it, in the frame of the board.
#[must_use]
pub fn preview(components: &Components, laying: &Laying) -> String {
    let mut svg = Svg::new();
    let turn = bearing(laying.space);
    let spot = space(components, laying.space);
    let up = moved(spot, 0.0, -7.0);
    svg.polygon(&rhombus(moved(spot, 0.0, 10.0), turn, 102.0), Paint::rgb(0x2a1b0c)).opacity(0.5);
    let outline = rhombus(up, turn, 103.0);
    svg.polygon(&outline, Paint::rgb(0xffd77a))
        .stroke(Paint::rgb(0xffd77a), 30.0)
        .round_joins()
        .stroke_opacity(0.62);
    for (paint, width) in [(0x8a5406, 15.0), (0xffe9b0, 10.0)] {
        svg.polygon(&outline, Paint::None).stroke(Paint::rgb(paint), width).round_joins();
    }
    tile::tile(&mut svg, up, SIDE, laying.colour, turn);
    thread(&mut svg, star(components, usize::from(laying.space) / RING), &laying.run);
    for (id, tiles) in &laying.features {
        let (centre, long) = feature(components, components.feature(*id));
        svg.polygon(&rhombus(centre, long, FEATURE_SIDE * 1.05), Paint::None)
            .stroke(Paint::rgb(0xc8871b), 6.0)
            .round_joins();
        pill(&mut svg, moved(centre, 0.0, 40.0), *tiles);
    }
    svg.finish()
}

/// A gilt thread through a run, with a bead on each tile.
fn thread(svg: &mut Svg, star: Point, run: &[Space]) {
    let radius = SIDE * HEIGHT;
    let beads: Vec<Point> = run.iter().map(|space| toward(bearing(*space), radius)).collect();
    svg.placed(star[0], star[1], 0.0, 1.0);
    let mut data = String::from("M#,#");
    let mut values: Vec<f64> = beads.first().copied().unwrap_or_default().into();
    for bead in beads.iter().skip(1) {
        data.push_str("A86.6,86.6 0 0 1 #,#");
        values.extend(bead);
    }
    svg.curve(&data, &values, INK, 13.0).stroke_opacity(0.55).round_caps();
    svg.curve(&data, &values, GILT, 7.0).round_caps();
    for (at, [x, y]) in beads.into_iter().enumerate() {
        svg.circle(x, y, 17.0, GILT).stroke(INK, 3.0);
        svg.text(x, y + 8.8, "az-bead", &(at + 1).to_string());
    }
    svg.end();
}

/// How many tiles a feature brings.
fn pill(svg: &mut Svg, [x, y]: Point, tiles: u8) {
    svg.placed(x, y, 0.0, 1.0);
    svg.rect(-36.0, -18.0, 72.0, 36.0, INK).corner(18.0);
    svg.text(-6.0, 9.5, "az-pill", &["+", &tiles.to_string()].concat());
    svg.polygon(&rhombus([20.0, 0.0], 0.0, 15.0), GILT);
    svg.end();
}
