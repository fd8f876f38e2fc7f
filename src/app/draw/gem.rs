//! The six stones: five gems and the gold coin. Wherever a gem is seen, on a card, in the log, on a cover, it is this drawing.
//!
//! Units are -50 to 50 about the centre ([`VIEW_BOX`]); light falls from the upper left. Each kind has its own outline and
//! cut, so that none is told by colour alone.

use super::geometry::{Point, between, middle, polar, regular, scaled, sin_cos};
use super::plate;
use super::svg::{Paint, Svg, push_outline};

/// The `viewBox` of [`gem`].
pub const VIEW_BOX: &str = "-50 -50 100 100";

/// The kinds of stones, in the order of the game's colours; gold, the joker, is last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gem {
    /// White: a round brilliant.
    Diamond,
    /// Blue: a cushion.
    Sapphire,
    /// Green: a step-cut octagon.
    Emerald,
    /// Red: a hexagon.
    Ruby,
    /// Black: a banded shield.
    Onyx,
    /// Yellow: a scalloped coin.
    Gold,
}

impl Gem {
    /// All kinds, by index.
    pub const ALL: [Self; 6] =
        [Self::Diamond, Self::Sapphire, Self::Emerald, Self::Ruby, Self::Onyx, Self::Gold];

    /// The kind with this index: 0 diamond, 1 sapphire, 2 emerald, 3 ruby, 4 onyx, 5 gold.
    #[must_use]
    pub fn from_index(index: usize) -> Option<Self> {
        Self::ALL.get(index).copied()
    }

    /// Position in [`Gem::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name that ids are made of, as in `gem-ruby`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["diamond", "sapphire", "emerald", "ruby", "onyx", "gold"][self.index()]
    }

    /// Five tints of one hue from lit to shaded, then the edge.
    #[must_use]
    pub fn tints(self) -> [Paint; 6] {
        TINTS[self.index()].map(Paint::rgb)
    }

    /// Whether the stone is pale: figures on it are dark, and it stands out from dark paper by itself.
    #[must_use]
    pub const fn is_pale(self) -> bool {
        matches!(self, Self::Diamond | Self::Gold)
    }

    /// The middle of the stone's table, which for the shield lies above the centre.
    #[must_use]
    pub const fn centre(self) -> Point {
        match self {
            Self::Onyx => [0.0, -5.0],
            _ => [0.0, 0.0],
        }
    }

    /// The outline of the stone.
    #[must_use]
    pub fn outline(self) -> Vec<Point> {
        match self {
            Self::Diamond => regular(32, 47.0, 0.0),
            Self::Sapphire => {
                (0..64).map(|i| f64::from(i) * 5.625).map(|a| polar(a, cushion(a, 44.0))).collect()
            }
            Self::Emerald => OCTAGON.to_vec(),
            Self::Ruby => regular(6, 49.0, -90.0),
            Self::Onyx => SHIELD.to_vec(),
            Self::Gold => (0..72)
                .map(|i| f64::from(i) * 5.0)
                .map(|a| polar(a, 45.6 + 2.2 * sin_cos(12.0 * a).1))
                .collect(),
        }
    }
}

const TINTS: [[u32; 6]; 6] = [
    [0xffffff, 0xf1f5f7, 0xd6e0e6, 0xb4c3ce, 0x8b9dab, 0x566877],
    [0xc5dbf7, 0x7fabe6, 0x3f76c9, 0x26539d, 0x173a70, 0x0d2348],
    [0xc9ecd6, 0x74c999, 0x329867, 0x1e724b, 0x125036, 0x093221],
    [0xfbc9c3, 0xe97b72, 0xcb3d3f, 0xa02433, 0x701526, 0x450a15],
    [0xbdb8ba, 0x7d7780, 0x4d4853, 0x332f39, 0x201d25, 0x0c0a0f],
    [0xfff3c8, 0xf7d77c, 0xdfae3b, 0xb68424, 0x835a15, 0x4f3407],
];

const OCTAGON: [Point; 8] = [
    [-20.0, -47.0],
    [20.0, -47.0],
    [37.0, -30.0],
    [37.0, 30.0],
    [20.0, 47.0],
    [-20.0, 47.0],
    [-37.0, 30.0],
    [-37.0, -30.0],
];

const SHIELD: [Point; 12] = [
    [-31.0, -43.0],
    [0.0, -46.0],
    [31.0, -43.0],
    [42.0, -31.0],
    [41.0, -4.0],
    [33.0, 17.0],
    [18.0, 35.0],
    [0.0, 48.0],
    [-18.0, 35.0],
    [-33.0, 17.0],
    [-41.0, -4.0],
    [-42.0, -31.0],
];

/// Radius at an angle of the superellipse |x|^3.5 + |y|^3.5 = r^3.5, a square with generous corners.
fn cushion(degrees: f64, radius: f64) -> f64 {
    let (sin, cos) = sin_cos(degrees);
    let power = |x: f64| x * x * x * x.sqrt();
    let sum = power(cos.abs()) + power(sin.abs());
    // Newton's method for the seventh root: arithmetic alone is the same on every platform.
    let mut root = 1.0_f64;
    for _ in 0..8 {
        root -= (root - sum / root.powi(6)) / 7.0;
    }
    radius / (root * root)
}

/// A facet's paint, from 0 (lit) to 4 (shaded), by the direction of its middle from `centre`. `step` makes neighbours alternate.
pub fn shade(facet: &[Point], centre: Point, step: f64) -> f64 {
    let count = facet.len() as f64;
    let x = facet.iter().map(|p| p[0]).sum::<f64>() / count - centre[0];
    let y = facet.iter().map(|p| p[1]).sum::<f64>() / count - centre[1];
    let length = (x * x + y * y).sqrt();
    let toward_light = if length > 0.0 { (-0.55 * x - 0.835 * y) / length } else { 0.0 };
    ((1.0 - toward_light) / 2.0 * 3.5 + 0.1 + step).clamp(0.0, 4.0)
}

/// Facets sorted by tint, so that a stone is five paths and not forty polygons.
struct Facets<'a> {
    tints: &'a [Paint; 6],
    centre: Point,
    paths: [String; 5],
}

impl<'a> Facets<'a> {
    fn new(tints: &'a [Paint; 6], centre: Point) -> Self {
        Self { tints, centre, paths: Default::default() }
    }

    fn cut(&mut self, facet: &[Point], step: f64) {
        let path = &mut self.paths[shade(facet, self.centre, step).round() as usize];
        push_outline(path, facet, "Z");
    }

    /// A band of facets between two outlines with equally many corners; `steps` alternate.
    fn band(&mut self, outer: &[Point], inner: &[Point], steps: [f64; 2]) {
        let count = outer.len();
        for i in 0..count {
            let j = (i + 1) % count;
            self.cut(&[outer[i], outer[j], inner[j], inner[i]], steps[i % 2]);
        }
    }

    fn set(self, svg: &mut Svg) {
        for (path, tint) in self.paths.iter().zip(self.tints) {
            if !path.is_empty() {
                // The hairline of the facet's own tint closes the seams that antialiasing leaves.
                svg.path(path, &[], *tint).stroke(*tint, 0.5);
            }
        }
    }
}

/// The round brilliant cut on any radius: table of 8 corners, 8 stars, 8 kites, 16 girdle facets.
/// Gives every facet and its step to `cut`; returns the table and the seams as path data.
pub fn brilliant(
    radius: &dyn Fn(f64) -> f64,
    table: f64,
    star: f64,
    cut: &mut dyn FnMut(&[Point], f64),
) -> (Vec<Point>, String) {
    let at = |degrees: f64, share: f64| polar(degrees, radius(degrees) * share);
    let t = |i: i32| at(45.0 * f64::from(i) + 22.5, table);
    let s = |i: i32| at(45.0 * f64::from(i), star);
    let g = |half: i32| at(22.5 * f64::from(half), 1.0);
    let mut seams = String::new();
    for i in 0..8 {
        let odd = i % 2 == 1;
        cut(&[s(i), g(2 * i), g(2 * i + 1)], 0.55);
        cut(&[s(i), g(2 * i), g(2 * i - 1)], -0.35);
        cut(&[t(i), s(i), g(2 * i + 1), s(i + 1)], if odd { -0.1 } else { -0.9 });
        cut(&[t(i - 1), s(i), t(i)], if odd { -0.9 } else { 0.6 });
        for line in [&[t(i - 1), s(i), t(i)][..], &[s(i), g(2 * i + 1), s(i + 1)], &[s(i), g(2 * i)]] {
            push_outline(&mut seams, line, "");
        }
    }
    ((0..8).map(t).collect(), seams)
}

/// A stone, cut and lit. [`VIEW_BOX`] is its frame; the class `gem-rim` gives dark stones a pale rim on dark paper.
#[must_use]
pub fn gem(gem: Gem) -> String {
    let mut svg = Svg::new();
    rimmed(&mut svg, gem);
    cut(&mut svg, gem);
    svg.finish()
}

/// Draws a stone about the origin, without the rim that follows the theme.
pub fn draw(svg: &mut Svg, gem: Gem) {
    svg.polygon(&gem.outline(), gem.tints()[5]);
    cut(svg, gem);
}

/// The ground of a stone that stands by itself: its outline in the edge tint.
pub fn rimmed(svg: &mut Svg, gem: Gem) {
    svg.polygon(&gem.outline(), gem.tints()[5]);
    if !gem.is_pale() {
        svg.class("gem-rim");
    }
}

fn cut(svg: &mut Svg, gem: Gem) {
    let tints = gem.tints();
    match gem {
        Gem::Diamond => diamond(svg, &tints),
        Gem::Sapphire => sapphire(svg, &tints),
        Gem::Emerald => emerald(svg, &tints),
        Gem::Ruby => ruby(svg, &tints),
        Gem::Onyx => onyx(svg, &tints),
        Gem::Gold => gold(svg, &tints),
    }
}

fn diamond(svg: &mut Svg, tints: &[Paint; 6]) {
    let mut facets = Facets::new(tints, [0.0, 0.0]);
    let (table, seams) = brilliant(&|_| 45.0, 0.54, 0.76, &mut |facet, step| facets.cut(facet, step));
    facets.set(svg);
    svg.polygon(&table, tints[1]);
    // The white star that the pavilion shows through the table.
    for dark in [true, false] {
        let mut star = String::new();
        for i in (usize::from(!dark)..8).step_by(2) {
            let (a, b) = (table[i], table[(i + 1) % 8]);
            push_outline(
                &mut star,
                &[a, b, between([0.0, 0.0], b, 0.38), [0.0, 0.0], between([0.0, 0.0], a, 0.38)],
                "Z",
            );
        }
        svg.path(&star, &[], if dark { tints[2] } else { tints[0] });
    }
    svg.curve(&seams, &[], tints[4], 0.9).stroke_opacity(0.75);
    svg.polygon(&table, Paint::None).stroke(tints[4], 1.1);
}

fn sapphire(svg: &mut Svg, tints: &[Paint; 6]) {
    let mut facets = Facets::new(tints, [0.0, 0.0]);
    let (t, seams) =
        brilliant(&|degrees| cushion(degrees, 42.0), 0.55, 0.77, &mut |facet, step| facets.cut(facet, step));
    facets.set(svg);
    svg.curve(&seams, &[], tints[0], 0.8).stroke_opacity(0.4);
    svg.polygon(&t, tints[2]);
    svg.polygon(&t[3..7], tints[1]);
    let inner = |i: usize| between([0.0, 0.0], t[i], 0.72);
    svg.polygon(&[t[4], t[5], inner(5), inner(4)], tints[0]).opacity(0.95);
    svg.polygon(&t[0..3], tints[3]).opacity(0.7);
    svg.polygon(&t, Paint::None).stroke(tints[0], 0.9).stroke_opacity(0.5);
}

fn emerald(svg: &mut Svg, tints: &[Paint; 6]) {
    let step = |factor: f64| scaled(&OCTAGON, 0.95 * factor, [0.0, 0.0]);
    let (girdle, upper, lower, table) = (step(1.0), step(0.8), step(0.6), step(0.42));
    let mut facets = Facets::new(tints, [0.0, 0.0]);
    facets.band(&girdle, &upper, [0.0, 0.5]);
    facets.band(&upper, &lower, [-0.7, -0.4]);
    facets.band(&lower, &table, [0.5, 0.2]);
    facets.set(svg);
    svg.polygon(&table, tints[2]);
    svg.polygon(&[table[7], table[0], table[1], [-14.5, 7.0]], tints[1]);
    plate::print(svg, "f0@75 M-14.6,-6L-8,-18.5H0L-14.6,4Z", tints);
}

fn ruby(svg: &mut Svg, tints: &[Paint; 6]) {
    let (girdle, t) = (regular(6, 46.6, -90.0), regular(6, 26.5, -90.0));
    let mut facets = Facets::new(tints, [0.0, 0.0]);
    let mut seams = String::new();
    for i in 0..6 {
        let j = (i + 1) % 6;
        let m = middle(girdle[i], girdle[j]);
        facets.cut(&[t[i], girdle[i], m], -0.4);
        facets.cut(&[t[i], m, t[j]], if i % 2 == 1 { 0.5 } else { -0.5 });
        facets.cut(&[t[j], m, girdle[j]], 0.6);
        push_outline(&mut seams, &[girdle[i], t[i], m, t[j]], "");
    }
    facets.set(svg);
    let side = |i: usize| middle(t[i], t[(i + 1) % 6]);
    svg.polygon(&t, tints[2]);
    svg.polygon(&[t[4], t[5], t[0], side(0), side(3)], tints[1].mix(tints[2], 0.35));
    svg.polygon(&[side(4), t[5], side(5)], tints[0]).opacity(0.95);
    svg.polygon(&t[1..4], tints[3]).opacity(0.6);
    svg.curve(&seams, &[], tints[0], 0.8).stroke_opacity(0.4);
    svg.polygon(&t, Paint::None).stroke(tints[0], 0.9).stroke_opacity(0.5);
}

/// Paler and darker band of the onyx.
const BANDS: [Paint; 2] = [Paint::rgb(0xd9d2cb), Paint::rgb(0x8d858a)];

fn onyx(svg: &mut Svg, tints: &[Paint; 6]) {
    let centre = Gem::Onyx.centre();
    let step = |factor: f64| scaled(&SHIELD, factor, centre);
    let (girdle, bevel, table) = (step(0.95), step(0.7), step(0.55));
    let mut facets = Facets::new(tints, centre);
    facets.band(&girdle, &bevel, [-0.6, 0.4]);
    facets.band(&bevel, &table, [0.7, -0.3]);
    facets.set(svg);
    svg.polygon(&table, tints[3]);
    // The pale bands of onyx are its second sign beside the outline.
    plate::print(
        svg,
        "f0 M-21.5,2L-19.5,6.2L19.5,-5L21.8,-9.6Z\nf1 M-17,10L-14.6,13.2L15.6,4.6L17.6,.6Z",
        &BANDS,
    );
    svg.polygon(&[table[11], table[0], table[1], [-22.0, -9.0]], tints[1]).opacity(0.75);
}

fn gold(svg: &mut Svg, tints: &[Paint; 6]) {
    svg.polygon(&scaled(&Gem::Gold.outline(), 0.94, [0.0, 0.0]), tints[2]);
    for (radius, tint) in [(39.0, 1), (35.5, 3), (34.0, 2)] {
        svg.circle(0.0, 0.0, radius, tints[tint]);
    }
    svg.ring(0.0, 0.0, 37.2, tints[3], 2.2).dashes(2.4, 3.44);
    // A compass star of eight kites, each split into a lit and a shaded half.
    let mut facets: [String; 5] = Default::default();
    for i in 0..8_u8 {
        let angle = 45.0 * f64::from(i) - 90.0;
        let tip = polar(angle, if i % 2 == 1 { 20.0 } else { 30.0 });
        let left = usize::from((1..=4).contains(&i));
        let right = if i < 4 { 3 } else { 4 };
        for (tint, turn) in [(left, -22.5), (right, 22.5)] {
            let path = &mut facets[tint];
            push_outline(path, &[[0.0, 0.0], polar(angle + turn, 11.0), tip], "Z");
        }
    }
    for (path, tint) in facets.iter().zip(tints).filter(|(path, _)| !path.is_empty()) {
        svg.path(path, &[], *tint);
    }
}

/// A band of facets round a flat table, for small pieces that carry a number: the `outer` outline must be the stone's own or
/// a coarser one. Returns the outline of the table.
pub fn bevel(svg: &mut Svg, gem: Gem, outer: &[Point], depth: f64) -> Vec<Point> {
    let tints = gem.tints();
    let inner = scaled(outer, depth, gem.centre());
    let mut facets = Facets::new(&tints, gem.centre());
    facets.band(outer, &inner, [-0.35, 0.35]);
    facets.set(svg);
    inner
}
