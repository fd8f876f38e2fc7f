//! Tiles of glazed clay, the starting player tile, and the seal of the wild colour.
//!
//! The light comes from the upper left of the screen whichever way a tile is turned, so the bevel is not turned with
//! the pattern: there is one symbol for each colour and each of five bearings.

use super::glaze::{self, Glaze};
use super::lattice::{HEIGHT, along, inset, rhombus};
use crate::app::draw::geometry::{Point, between, middle, moved};
use crate::app::draw::svg::{Paint, Svg};
use crate::games::azul_summer_pavilion::{COLOURS, Colour};

/// The `viewBox` of the symbols; a tile reaches beyond it above and below.
pub const VIEW_BOX: &str = "-50 -50 100 100";
/// Bearings that tiles are drawn for: those of the spaces, then those of a factory's petals. Turned by half they look
/// the same.
pub const BEARINGS: [f64; 5] = [0.0, 60.0, 120.0, 45.0, 135.0];

const WHITE: Paint = Paint::rgb(0xffffff);
const SHADOW: Paint = Paint::rgb(0x2a1b0c);
const INK: Paint = Paint::rgb(0x2b231d);
pub(super) const GILT: Paint = Paint::rgb(0xf3d58e);

/// The light on a surface that faces this way, -1 to 1.
fn light([x, y]: Point) -> f64 {
    -(x * 0.5 + y * HEIGHT) / x.hypot(y)
}

/// Id of the symbol of a tile that lies along a bearing (the nearest of [`BEARINGS`]).
#[must_use]
pub fn symbol(colour: Colour, bearing: f64) -> String {
    let apart = |other: &f64| {
        let apart = (bearing - other).rem_euclid(180.0);
        apart.min(180.0 - apart)
    };
    let nearest = BEARINGS.iter().enumerate().min_by(|(_, a), (_, b)| apart(a).total_cmp(&apart(b)));
    let at = nearest.map_or(0, |(at, _)| at);
    ["az-", colour.key(), ["", "-1", "-2", "-3", "-4"][at]].concat()
}

/// Id of the symbol of a colour's sign.
#[must_use]
pub fn sign_symbol(colour: Colour) -> String {
    ["az-sign-", colour.key()].concat()
}

/// The `viewBox` of a chip.
pub const CHIP_VIEW_BOX: &str = "-90 -90 180 180";

/// Id of the symbol of a chip: a tile as small as a word, flat glaze and sign, for miniatures and sentences.
#[must_use]
pub fn chip_symbol(colour: Colour) -> String {
    ["az-chip-", colour.key()].concat()
}

/// Writes the symbols of the chips.
pub(super) fn chips(mut symbol: impl FnMut(&str, String)) {
    for colour in Colour::ALL {
        let mut svg = Svg::new();
        let glaze = glaze::paints(Some(colour));
        svg.polygon(&rhombus([0.0, 0.0], 0.0, 100.0), glaze.base).stroke(glaze.dark, 3.0);
        svg.group().paint("color", glaze.light).raw(&glaze::sign(colour)).end();
        symbol(&chip_symbol(colour), svg.finish());
    }
    let mut token = Svg::new();
    token.polygon(&rhombus([0.0, 0.0], 0.0, 100.0), Paint::rgb(0xf6ecd6)).stroke(Paint::rgb(0x7a6038), 5.0);
    token.curve("M-12-20L4-32V34M-12 34H20", &[], INK, 11.0).round_joins();
    symbol("az-token-mark", token.finish());
    for (id, lines) in [("az-bag", BAG), ("az-tower", TOWER)] {
        let mut svg = Svg::new();
        svg.curve(lines, &[], Paint::Current, 9.0).round_joins().round_caps();
        symbol(id, svg.finish());
    }
}

/// A bag tied at the neck, and a tower with battlements.
const BAG: &str = "M-22-44C-30-58-20-70-8-62C0-76 12-74 14-62C28-70 32-56 22-44ZM-22-44C-70-8-66 68-40 72H40C66 68 70-8 22-44M-26-42H28";
const TOWER: &str = "M-40 76V-34H40V76ZM-52-34V-74H-30V-54H-12V-74H12V-54H30V-74H52V-34ZM-14 76V48A14 14 0 0 1 14 48V76M0-10V10";

/// A tile of side `side`.
pub fn tile(svg: &mut Svg, [x, y]: Point, side: f64, colour: Colour, bearing: f64) {
    svg.reuse(&symbol(colour, bearing), x - side / 2.0, y - side / 2.0, side, side);
}

/// A colour's sign, turned along a bearing, in the current colour; `side` as if it lay on a tile.
pub fn sign(svg: &mut Svg, [x, y]: Point, side: f64, colour: Colour, bearing: f64) -> &mut Svg {
    svg.placed(x, y, bearing, 1.0);
    svg.reuse(&sign_symbol(colour), -side / 2.0, -side / 2.0, side, side);
    svg.end()
}

/// What marks a loose tile of the wild colour: a gilt frame and a seal near its lower or outer tip.
pub fn seal(svg: &mut Svg, centre: Point, side: f64, bearing: f64) {
    svg.polygon(&rhombus(centre, bearing, side * 0.95), Paint::None)
        .stroke(GILT, 0.05 * side)
        .class("az-gilt");
    let [x, y] = along(centre, if bearing == 0.0 { 180.0 } else { bearing }, side * 0.45);
    let size = side * 0.36;
    svg.reuse("az-wild", x - size / 2.0, y - size / 2.0, size, size);
}

/// Bevel and sheen for a rhombus of side 100 along a bearing.
fn bevel(svg: &mut Svg, bearing: f64) {
    let outer = rhombus([0.0, 0.0], bearing, 100.0);
    let inner = rhombus([0.0, 0.0], bearing, inset(100.0, 5.0));
    for at in 0..4 {
        let next = (at + 1) % 4;
        let lit = light(middle(outer[at], outer[next]));
        let (paint, opacity) =
            if lit > 0.0 { (WHITE, 0.12 + 0.42 * lit) } else { (Paint::rgb(0), 0.06 - 0.3 * lit) };
        svg.polygon(&[outer[at], outer[next], inner[next], inner[at]], paint).opacity(opacity);
    }
    // Sheen on the half that lies toward the light, and one crisp streak along its edge.
    let facing = (0..4).max_by(|a, b| light(inner[*a]).total_cmp(&light(inner[*b]))).unwrap_or_default();
    let [before, after] = [inner[(facing + 3) % 4], inner[(facing + 1) % 4]];
    svg.polygon(&[before, inner[facing], after], WHITE).opacity(0.13);
    let edge = rhombus([0.0, 0.0], bearing, inset(100.0, 10.5));
    let (a, b) = if light(middle(edge[facing], edge[(facing + 3) % 4]))
        > light(middle(edge[facing], edge[(facing + 1) % 4]))
    {
        (edge[(facing + 3) % 4], edge[facing])
    } else {
        (edge[facing], edge[(facing + 1) % 4])
    };
    let (upper, lower) = if a[1] < b[1] { (a, b) } else { (b, a) };
    svg.polyline(&[between(upper, lower, 0.14), between(upper, lower, 0.52)], WHITE, 4.0)
        .stroke_opacity(0.75)
        .round_caps();
}

/// The face of a colour, upright: glaze, inner line, pattern.
fn face(svg: &mut Svg, colour: Colour) {
    let Glaze { base, light, .. } = glaze::paints(Some(colour));
    svg.polygon(&rhombus([0.0, 0.0], 0.0, 100.0), base);
    svg.polygon(&rhombus([0.0, 0.0], 0.0, inset(100.0, 8.2)), Paint::None)
        .stroke(light, 1.7)
        .stroke_opacity(0.8);
    glaze::pattern(svg, colour);
}

/// Writes every symbol of this room: `symbol(id, drawing)`.
pub(super) fn symbols(mut symbol: impl FnMut(&str, String)) {
    let drawing = |draw: &dyn Fn(&mut Svg)| {
        let mut svg = Svg::new();
        draw(&mut svg);
        svg.finish()
    };
    let bevels = BEARINGS.map(|bearing| drawing(&|svg| bevel(svg, bearing)));
    for colour in Colour::ALL {
        let face = drawing(&|svg| face(svg, colour));
        symbol(&sign_symbol(colour), glaze::sign(colour));
        for (bearing, bevel) in BEARINGS.into_iter().zip(&bevels) {
            // A symbol that reuses others is three drawings wherever it is used, each within a frame.
            let whole = drawing(&|svg| {
                svg.polygon(&rhombus([1.2, 5.0], bearing, 101.0), SHADOW).opacity(0.34);
                svg.polygon(&rhombus([0.0, 2.4], bearing, 100.0), glaze::paints(Some(colour)).dark);
                if bearing != 0.0 {
                    svg.placed(0.0, 0.0, bearing, 1.0);
                }
                svg.raw(&face);
                if bearing != 0.0 {
                    svg.end();
                }
                svg.raw(bevel);
            });
            symbol(&self::symbol(colour, bearing), whole);
        }
    }
    symbol("az-sealed", drawing(&|svg| seal(svg, [0.0, 0.0], 100.0, 0.0)));
    symbol(
        "az-wild",
        drawing(&|svg| {
            svg.circle(0.0, 0.0, 50.0, INK);
            svg.circle(0.0, 0.0, 45.0, Paint::rgb(0xdcb35c));
            for at in 0..COLOURS as u8 {
                let bearing = 60.0 * f64::from(at);
                svg.polygon(&rhombus(along([0.0, 0.0], bearing, 17.0), bearing, 16.5), INK);
            }
        }),
    );
    symbol(
        "az-token",
        drawing(&|svg| {
            let brass = Paint::rgb(0x8a6428);
            svg.polygon(&rhombus(moved([0.0, 0.0], 1.2, 5.0), 0.0, 101.0), SHADOW).opacity(0.34);
            svg.polygon(&rhombus([0.0, 0.0], 0.0, 100.0), Paint::rgb(0xf6ecd6))
                .stroke(Paint::rgb(0x7a6038), 3.0);
            svg.polygon(&rhombus([0.0, 0.0], 0.0, inset(100.0, 8.0)), Paint::None).stroke(brass, 2.0);
            // A laurel, open at the top, round a 1.
            svg.curve("M-9 42C-32 34-36 4-22-24M9 42C32 34 36 4 22-24", &[], brass, 4.0).round_caps();
            svg.curve("M-9-14L2-24V22M-9 22H13", &[], INK, 7.0).round_joins();
        }),
    );
}
