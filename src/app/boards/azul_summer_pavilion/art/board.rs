//! A player board: the court with its inlays, the spaces, and what a placement would do.

use super::glaze::{Glaze, paints};
use super::lattice::{
    self, FEATURE_SIDE, HALF, HEIGHT, SIDE, along, bearing, corner, feature, rhombus, toward,
};
use super::tile;
use crate::app::draw::geometry::Point;
use crate::app::draw::svg::{Paint, Svg, push_outline};
use crate::games::azul_summer_pavilion::{Colour, Components, FeatureKind, RING, STARS, Space, Spaces};

/// The `viewBox` of a board, large or small.
pub const VIEW_BOX: &str = "-556 -480 1112 960";

const BRASS: Paint = Paint::rgb(0xa98a54);
const INLAY: Paint = Paint::rgb(0x2f568f);
const CREAM: Paint = Paint::rgb(0xf6edda);

pub use crate::games::azul_summer_pavilion::Taste;

impl Taste {
    /// The paints of its spaces.
    #[must_use]
    pub const fn glaze(self) -> Glaze {
        match self {
            Self::One(colour) => paints(Some(colour)),
            Self::Open | Self::Several(_) => paints(None),
        }
    }
}

/// The six spaces of a star about its middle.
pub(super) fn star_outlines(middle: Point) -> impl Iterator<Item = [Point; 4]> {
    (0..RING as Space).map(bearing).map(move |turn| rhombus(along(middle, turn, SIDE * HEIGHT), turn, SIDE))
}

/// The features of a board, of this side.
pub(super) fn feature_outlines(components: &Components, side: f64) -> impl Iterator<Item = [Point; 4]> {
    components.features.iter().map(move |it| {
        let (centre, long) = feature(components, it);
        rhombus(centre, long, side)
    })
}

/// Draws outlines as one path, in the fill and stroke around it.
pub(super) fn outlines(svg: &mut Svg, outlines: impl Iterator<Item = [Point; 4]>) -> &mut Svg {
    let mut data = String::new();
    for outline in outlines {
        push_outline(&mut data, &outline, "Z");
    }
    svg.element("path").attribute("d", &data)
}

/// Whether the tiles beside the own board, with those of the take being considered, would pay for a space.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Paid {
    /// They would not, or no take is considered.
    #[default]
    No,
    /// They would, and would without the take.
    Already,
    /// They would thanks to the take.
    Newly,
}

/// Sets of spaces of the own board by what the take being considered would pay for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reach {
    /// Payable with the take.
    pub after: Spaces,
    /// Payable without it.
    pub before: Spaces,
}

impl Reach {
    /// Whether a space would be paid for.
    #[must_use]
    pub const fn paid(self, space: Space) -> Paid {
        match (self.after >> space & 1, self.before >> space & 1) {
            (0, _) => Paid::No,
            (_, 0) => Paid::Newly,
            _ => Paid::Already,
        }
    }
}

/// All stars and features, in one paint with a rim so broad.
fn bed(svg: &mut Svg, components: &Components, paint: Paint, width: f64) {
    svg.group().fill(paint).stroke(paint, width).round_joins();
    outlines(svg, (0..STARS).flat_map(|at| star_outlines(lattice::star(components, at))));
    outlines(svg, feature_outlines(components, FEATURE_SIDE)).stroke(paint, width * FEATURE_SIDE / SIDE);
    svg.end();
}

/// The court under everything: paving, frame, corner niches, and the bed of the inlays.
#[must_use]
pub fn court(components: &Components) -> String {
    let mut svg = Svg::new();
    let step = lattice::star_distance(components) / 3.0 * HEIGHT;
    // A drawing within the drawing cuts the paving off at the frame.
    svg.raw("<svg x=\"-540\" y=\"-464\" width=\"1080\" height=\"928\" viewBox=\"-540 -464 1080 928\" class=\"az-paving\" fill=\"none\">");
    for turn in [0.0, 60.0, 120.0] {
        for k in -6..=6_i8 {
            let spot = toward(turn + 90.0, f64::from(k) * step);
            svg.polyline(
                &[along(spot, turn, 760.0), along(spot, turn + 180.0, 760.0)],
                Paint::rgb(0xb79d6e),
                1.2,
            );
        }
    }
    svg.raw("</svg>");
    for (inset, paint, width) in [(7.0, BRASS, 2.0), (16.0, INLAY, 3.4)] {
        svg.rect(
            inset - HALF[0],
            inset - HALF[1],
            2.0 * (HALF[0] - inset),
            2.0 * (HALF[1] - inset),
            Paint::None,
        )
        .corner(34.0 - inset * 0.8)
        .stroke(paint, width);
    }
    for (paint, width) in [(Paint::rgb(0x8b6a34), 22.0), (CREAM, 19.0), (Paint::rgb(0x2c4f86), 13.0)] {
        bed(&mut svg, components, paint, width);
    }
    for it in components.features.iter().filter(|it| it.kind == FeatureKind::Statue) {
        let (centre, out) = feature(components, it);
        triangle(&mut svg, along(centre, out, 136.0), out);
    }
    for at in 0..4 {
        niche(&mut svg, corner(at));
    }
    svg.finish()
}

/// A blue triangle with a white flower, pointing along a bearing.
fn triangle(svg: &mut Svg, centre: Point, out: f64) {
    let corners = [0.0, 120.0, 240.0].map(|turn| along(centre, out + turn, 40.0));
    svg.polygon(&corners, INLAY).stroke(CREAM, 5.0).round_joins();
    for at in 0..6_u8 {
        let turn = out + 60.0 * f64::from(at);
        svg.polygon(&rhombus(along(centre, turn, 8.2), turn, 8.2), CREAM);
    }
}

/// A niche for a tile that is kept, with an amphora, behind a quarter arch.
fn niche(svg: &mut Svg, centre: Point) {
    let [sx, sy] = centre.map(f64::signum);
    for (reach, paint, width) in [(193.0, BRASS, 2.0), (187.0, INLAY, 3.4)] {
        let (x, y) = (HALF[0] - 16.0, HALF[1] - 16.0);
        let values = [x - reach, y, x - reach, y - reach - 42.0, x, y - reach - 42.0];
        let signed: Vec<f64> =
            values.iter().zip([sx, sy].into_iter().cycle()).map(|(value, sign)| value * sign).collect();
        svg.curve("M#,#Q#,# #,#", &signed, paint, width);
    }
    let tips = rhombus(centre, 0.0, SIDE);
    svg.polygon(&tips, Paint::rgb(0xd6c39c)).stroke(BRASS, 2.0);
    svg.polyline(&[tips[3], tips[0], tips[1]], Paint::rgb(0x3a2a16), 3.0).stroke_opacity(0.3);
    svg.placed(centre[0], centre[1], 0.0, 1.0);
    svg.curve(
        "M-9-26H9M-6-26C-6-14-19-8-19 6C-19 18-8 24-6 28H6C8 24 19 18 19 6C19-8 6-14 6-26M-17 0H17M-18 9H18M-7-18C-20-20-22-8-18-3M7-18C20-20 22-8 18-3",
        &[],
        Paint::rgb(0x85693a),
        3.4,
    );
    svg.round_joins().round_caps().end();
}

/// An empty space about its own middle: face, recess, the star's taste in its outer tip, its number, and the ring that
/// lights when a tile may be laid.
#[must_use]
pub fn empty_space(space: Space, taste: Taste, number: u8) -> String {
    let turn = bearing(space);
    let glaze = taste.glaze();
    let mut svg = Svg::new();
    let middle = [0.0, 0.0];
    svg.polygon(&rhombus(middle, turn, lattice::inset(SIDE, 2.8)), glaze.tint).class("az-face");
    recess(&mut svg, turn);
    svg.polygon(&rhombus(middle, turn, 86.0), Paint::None).class("az-ring");
    let tip = toward(turn, 50.0);
    match taste {
        Taste::Open => {}
        Taste::One(colour) => {
            svg.group().paint("color", glaze.base).class("az-taste");
            tile::sign(&mut svg, tip, 25.0, colour, turn);
            svg.end();
        }
        Taste::Several(colours) => {
            svg.group().class("az-taste");
            for colour in colours.iter() {
                let [x, y] = along(toward(turn, 46.0), 60.0 * f64::from(colour as u8) + turn, 8.5);
                svg.circle(x, y, 3.4, paints(Some(colour)).base);
            }
            svg.end();
        }
    }
    svg.group().fill(glaze.ink);
    svg.text(0.0, 14.5, "az-number", &number.to_string());
    svg.end();
    svg.finish()
}

/// Shade under the two edges toward the light, shine on the other two.
fn recess(svg: &mut Svg, turn: f64) {
    let inner = rhombus([0.0, 0.0], turn, lattice::inset(SIDE, 2.8) - 3.0);
    let facing = (0..4)
        .max_by(|a, b| {
            let lit = |at: &usize| -inner[*at][0] * 0.5 - inner[*at][1] * HEIGHT;
            lit(a).total_cmp(&lit(b))
        })
        .unwrap_or_default();
    for (start, paint, opacity) in
        [(facing + 3, Paint::rgb(0x3a2a16), 0.42), (facing + 1, Paint::rgb(0xfffdf4), 0.75)]
    {
        let line = [0, 1, 2].map(|step| inner[(start + step) % 4]);
        svg.polyline(&line, paint, 2.8).stroke_opacity(opacity);
    }
}

/// A tile that was laid, about the middle of its space, with the line that marks it as new.
#[must_use]
pub fn laid_tile(space: Space, colour: Colour) -> String {
    let turn = bearing(space);
    let mut svg = Svg::new();
    tile::tile(&mut svg, [0.0, 0.0], 95.5, colour, turn);
    svg.polygon(&rhombus([0.0, 0.0], turn, 84.0), Paint::None).class("az-new");
    svg.finish()
}

/// The middle of a star, about itself: a stud, or a medallion that says what the star has become.
#[must_use]
pub fn medallion(taste: Taste, plain: bool) -> String {
    let mut svg = Svg::new();
    let brass = Paint::rgb(0x8a6428);
    if plain || taste == Taste::Open {
        svg.circle(0.0, 0.0, 10.5, Paint::rgb(0xd9ad55)).stroke(Paint::rgb(0x2c4f86), 3.0);
        return svg.finish();
    }
    svg.circle(0.0, 0.0, 20.0, Paint::rgb(0xfffaf0)).stroke(brass, 3.0);
    match taste {
        Taste::One(colour) => {
            svg.group().paint("color", paints(Some(colour)).base);
            tile::sign(&mut svg, [0.0, 0.0], 26.0, colour, 0.0);
            svg.end();
        }
        _ => {
            for colour in Colour::ALL {
                let [x, y] = toward(60.0 * f64::from(colour as u8), 10.5);
                svg.circle(x, y, 4.2, paints(Some(colour)).base);
            }
        }
    }
    svg.finish()
}

/// A corner place about its own middle: the tile kept in it, or only what a finger may touch.
#[must_use]
pub fn kept_tile(colour: Option<Colour>) -> String {
    let mut svg = Svg::new();
    svg.polygon(&rhombus([0.0, 0.0], 0.0, SIDE), Paint::None).class("az-touch");
    if let Some(colour) = colour {
        tile::tile(&mut svg, [0.0, 0.0], 92.0, colour, 0.0);
    }
    svg.finish()
}

/// What a tile on this space would score, in its inner tip.
#[must_use]
pub fn worth(space: Space, points: u8) -> String {
    let [x, y] = toward(bearing(space) + 180.0, 43.0);
    let mut svg = Svg::new();
    svg.text(x, y + 7.0, "az-worth", &["+", &points.to_string()].concat());
    svg.finish()
}
