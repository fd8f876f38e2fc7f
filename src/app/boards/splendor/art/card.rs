//! Card faces and card backs, 126 x 176 units.

use super::scene::{self, HEIGHT, WIDTH};
use super::{Gem, TONES, pip_ink};
use crate::app::draw::plate;
use crate::app::draw::svg::{Paint, Svg, push_number};

/// The `viewBox` of [`card`], [`back`] and [`scene`](super::scene).
pub const VIEW_BOX: &str = "0 0 126 176";

/// The outline of a card as a clip of the sprite.
pub(super) const CLIP: &str =
    r#"<clipPath id="card-clip"><rect width="126" height="176" rx="8"/></clipPath>"#;

/// The `viewBox` of the small backs.
pub(super) const SMALL_VIEW_BOX: &str = "0 0 20 26";

const PAPER: Paint = Paint::rgb(0xfffaf0);

/// Height of the strip that carries points and bonus.
const HEAD: f64 = 37.0;
/// Distance of the costs from each other, their size, and their distance from the lower edge.
const COST_STEP: f64 = 29.4;
const COST_SIZE: f64 = 28.0;
const COST_FOOT: f64 = 9.0;

/// What is printed on a card, in indices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face {
    /// 1 to 3.
    pub level: u8,
    /// The gem that the card gives.
    pub bonus: Gem,
    /// Place among the cards of this level and bonus, from 0; it chooses the picture.
    pub index: u8,
    /// Prestige points; none are printed as nothing.
    pub points: u8,
    /// Cost in diamond, sapphire, emerald, ruby, onyx.
    pub cost: [u8; 5],
}

/// A whole card face: picture, points, bonus, costs, frame. Needs the [`sprite`](super::sprite) on the page, and the classes
/// `card-face`, `card-points` and `card-cost` of `style/draw.css` for its figures.
#[must_use]
pub fn card(face: &Face) -> String {
    let [sky, _, _, _, dark] = TONES[face.bonus.index()].map(Paint::rgb);
    let costs: Vec<(Gem, u8)> = Gem::ALL.into_iter().zip(face.cost).filter(|(_, count)| *count > 0).collect();
    let top = HEIGHT - COST_FOOT - COST_STEP * costs.len() as f64;
    let mut svg = Svg::new();
    svg.group().class("card-face");
    svg.group().attribute("clip-path", "url(#card-clip)");
    scene::draw(&mut svg, face.level, face.bonus, face.index);
    svg.rect(0.0, 0.0, WIDTH, HEAD, sky.mix(PAPER, 0.6)).opacity(0.86);
    svg.rect(0.0, HEAD, WIDTH, 1.0, dark);
    svg.rect(0.0, HEAD + 2.0, WIDTH, 0.8, dark).opacity(0.45);
    if !costs.is_empty() {
        svg.path("M0,#H25Q35,# 35,#V176H0Z", &[top - 5.0, top - 5.0, top + 5.0], PAPER).opacity(0.92);
        svg.curve("M0,#H25Q35,# 35,#V176", &[top - 5.0, top - 5.0, top + 5.0], dark, 0.9)
            .stroke_opacity(0.55);
    }
    svg.end();
    if face.points > 0 {
        svg.text(10.0, 31.0, "card-points", &digits(face.points));
    }
    svg.reuse(&["gem-", face.bonus.name()].concat(), 89.0, 3.4, 31.0, 31.0);
    for ((gem, count), place) in costs.into_iter().zip(0_u8..) {
        let y = top + f64::from(place) * COST_STEP;
        svg.reuse(&["pip-", gem.name()].concat(), 3.4, y, COST_SIZE, COST_SIZE);
        // The shield's table lies a little higher than the others'.
        let baseline = y + COST_SIZE / 2.0 + if gem == Gem::Onyx { 5.2 } else { 6.2 };
        svg.group().fill(pip_ink(gem));
        svg.text(17.4, baseline, "card-cost", &digits(count));
        svg.end();
    }
    frame(&mut svg, dark);
    svg.end();
    svg.finish()
}

/// A dark edge and, inside it, a pale hairline.
fn frame(svg: &mut Svg, edge: Paint) {
    svg.rect(0.6, 0.6, WIDTH - 1.2, HEIGHT - 1.2, Paint::None).corner(7.6).stroke(edge, 1.2);
    svg.rect(2.2, 2.2, WIDTH - 4.4, HEIGHT - 4.4, Paint::None)
        .corner(6.4)
        .stroke(PAPER, 1.0)
        .stroke_opacity(0.65);
}

fn digits(value: u8) -> String {
    let mut out = String::new();
    push_number(&mut out, f64::from(value), 0);
    out
}

/// Ground, shadow and line of each level's back.
const BACKS: [[u32; 3]; 3] =
    [[0x2d5a47, 0x1e4234, 0xdcc48a], [0x7a4a22, 0x5b3415, 0xecd09a], [0x2b3f66, 0x1b2a49, 0xd9c18b]];

/// Crystals over layers of rock; a compass; an arcade.
const ORNAMENTS: [&str; 3] = [
    "f1 M33,104L27.6,74.6L33,62L36.6,73.3L51,104Z
     l2 1.2 M33,104L27.6,74.6L33,62L45.6,73.3L51,104
     f1 M77,104L83,78.8L95,68L99,77.7L93,104Z
     l2 1.2 M77,104L83,78.8L95,68L99,77.7L93,104Z
     f2@80 M85.8,104L91.8,81.5L95,68L99,77.7L93,104Z
     f2@80 M42.9,104L37.5,77.8L33,62L45.6,73.3L51,104Z
     f1 M51,106L51.6,55.6L64,34L75.6,53.4L75,106Z
     l2 1.2 M51,106L51.6,55.6L64,34L75.6,53.4L75,106Z
     f2@80 M64.2,106L64.8,61L64,34L75.6,53.4L75,106Z
     l2 .9 M51.6,55.6L64.8,61L64.2,106
     f1 M45,106L43.2,89.2L48,82L55.2,88.5L57,106Z
     l2 1.2 M45,106L43.2,89.2L48,82L55.2,88.5L57,106Z
     f2@80 M51.6,106L49.8,91L48,82L55.2,88.5L57,106Z
     f1 M71.5,106L73.9,92L81,86L84.9,91.4L82.5,106Z
     l2 1.2 M71.5,106L73.9,92L81,86L84.9,91.4L82.5,106Z
     f2@80 M77.6,106L80,93.5L81,86L84.9,91.4L82.5,106Z
     l2 1.5 M20,110L36,106L63,112L88,106L106,110
     l2 .7 M20,116L36,112L63,118L88,112L106,116M20,122L36,118L63,124L88,118L106,122",
    "c1 63 78 42
     o2 1.4 63 78 42
     f2 M63,78L90.3,50.7L76.9,72.3ZM63,78L90.3,105.3L68.7,91.9ZM63,78L35.7,105.3L49.1,83.7ZM63,78L35.7,50.7L57.3,64.1Z
     f0 M63,78L90.3,50.7L68.7,64.1ZM63,78L90.3,105.3L76.9,83.7ZM63,78L35.7,105.3L57.3,91.9ZM63,78L35.7,50.7L49.1,72.3Z
     l2 .6 M63,78L90.3,50.7L68.7,64.1ZM63,78L90.3,105.3L76.9,83.7ZM63,78L35.7,105.3L57.3,91.9ZM63,78L35.7,50.7L49.1,72.3Z
     f2 M63,78V38L57.3,72.3ZM63,78H103L68.7,72.3ZM63,78V118L68.7,83.7ZM63,78H23L57.3,83.7Z
     f0 M63,78V38L68.7,72.3ZM63,78H103L68.7,83.7ZM63,78V118L57.3,83.7ZM63,78H23L57.3,72.3Z
     l2 .6 M63,38L68.7,72.3L103,78L68.7,83.7L63,118L57.3,83.7L23,78L57.3,72.3Z",
    "f1 M23,122V78a40,40 0 0 1 80,0V122Z
     l2 1.4 M23,122V78a40,40 0 0 1 80,0V122Z
     f0 M32,122V78a31,31 0 0 1 62,0V122Z
     l2 .8 M32,122V78a31,31 0 0 1 62,0V122Z
     f1 M41,122V78a22,22 0 0 1 44,0V122Z
     l2 .8 M41,122V78a22,22 0 0 1 44,0V122Z
     f0 M50,122V78a13,13 0 0 1 26,0V122Z
     l2 .8 M50,122V78a13,13 0 0 1 26,0V122Z
     l2 .8 M50,78H23M51.7,71.5L28.4,58M56.5,66.7L43,43.4M63,65V38M69.5,66.7L83,43.4M74.3,71.5L97.6,58M76,78H103
     r2 20 122 86 4
     r2 25 117 76 2",
];

/// The back of a deck, told by ground, ornament and one, two or three rings in its upper corner. The upper right corner and
/// the strip below y 132 are left for the count and the button of the deck.
///
/// A level outside 1 to 3 has the nearest back.
#[must_use]
pub fn back(level: u8) -> String {
    let level = usize::from(level.clamp(1, 3));
    let palette = BACKS[level - 1].map(Paint::rgb);
    let [ground, shadow, line] = palette;
    let mut svg = Svg::new();
    svg.rect(0.0, 0.0, WIDTH, HEIGHT, ground).corner(8.0);
    svg.rect(1.0, 1.0, WIDTH - 2.0, HEIGHT - 2.0, Paint::None).corner(7.4).stroke(shadow, 2.0);
    svg.rect(7.0, 7.0, 112.0, 162.0, Paint::None).corner(4.0).stroke(line, 1.3);
    svg.rect(10.0, 10.0, 106.0, 156.0, Paint::None).corner(2.4).stroke(line, 0.6);
    plate::print(&mut svg, ORNAMENTS[level - 1], &palette);
    if level == 2 {
        svg.ring(63.0, 78.0, 37.0, line, 3.0).dashes(1.0, 4.81);
    }
    for ring in 0..level {
        svg.ring(19.0 + 10.0 * ring as f64, 20.0, 3.2, line, 1.5);
    }
    svg.finish()
}

/// A back small enough for a line of text: ground and rings alone.
pub(super) fn small_back(level: u8) -> String {
    let [ground, shadow, line] = BACKS[usize::from(level.clamp(1, 3)) - 1].map(Paint::rgb);
    let mut svg = Svg::new();
    svg.rect(1.0, 1.0, 18.0, 24.0, ground).corner(3.0).stroke(shadow, 1.0);
    svg.rect(3.2, 3.2, 13.6, 19.6, Paint::None).corner(1.4).stroke(line, 0.8);
    let count = f64::from(level);
    for ring in 0..level {
        svg.circle(10.0, 13.0 + 5.4 * (f64::from(ring) - (count - 1.0) / 2.0), 1.8, line);
    }
    svg.finish()
}
