//! The pictures on the 90 cards. A level is a family of motifs: where stones are found, how they travel, where they are
//! worked and sold. A card's level, colour and place among its kind choose the motif and seed its variety.

mod facade;
mod mine;
mod route;

use super::TONES;
use crate::app::draw::Gem;
use crate::app::draw::geometry::Point;
use crate::app::draw::noise::Noise;
use crate::app::draw::plate;
use crate::app::draw::svg::{Paint, Svg, push_outline, push_path};

/// Width and height of a card in units; also the `viewBox` that [`scene`] fills.
pub(super) const WIDTH: f64 = 126.0;
pub(super) const HEIGHT: f64 = 176.0;

/// One warm light shared by every scene.
const LAMP: Paint = Paint::rgb(0xf2cd74);
const PAPER: Paint = Paint::rgb(0xfffaf0);

type Motif = fn(&mut Stage);

/// The motifs of each level. Three levels are an invariant of the box.
const FAMILIES: [&[Motif]; 3] = [
    &[mine::adit, mine::headframe, mine::pit, mine::cavern],
    &[route::caravel, route::caravan, route::bridge, route::harbour, route::pass, route::mill],
    &[facade::palazzo, facade::workshop, facade::gable, facade::rotunda],
];

/// The picture of a card: `level` 1 to 3, the colour of its bonus, and `index`, its place among the cards of that level and
/// colour. Fills 126 x 176 units and reaches beyond; the frame it stands in has to clip it.
///
/// A level outside the box is drawn as the nearest one; any index has a picture.
#[must_use]
pub fn scene(level: u8, gem: Gem, index: u8) -> String {
    let mut svg = Svg::new();
    draw(&mut svg, level, gem, index);
    svg.finish()
}

pub(super) fn draw(svg: &mut Svg, level: u8, gem: Gem, index: u8) {
    let (level, colour, index) = (u32::from(level.clamp(1, 3)), gem.index() as u32, u32::from(index));
    let family = FAMILIES[level as usize - 1];
    let motifs = family.len() as u32;
    let [sky, far, mid, near, dark] = TONES[gem.index()].map(Paint::rgb);
    // Level 1 has eight cards for four motifs: the second round plays at dusk, its sky one tone darker.
    let dusk = level == 1 && index / motifs % 2 == 1;
    let (ground, far) = if dusk { (far, far.mix(mid, 0.45)) } else { (sky, far) };
    svg.rect(0.0, 0.0, WIDTH, HEIGHT, ground);
    let mut stage = Stage {
        svg,
        noise: Noise::new(level * 7919 + colour * 613 + index * 101 + 17),
        tones: [sky, far, mid, near, dark],
        palette: [
            sky,
            far,
            mid,
            near,
            dark,
            LAMP,
            PAPER,
            far.mix(mid, 0.35),
            mid.mix(near, 0.5),
            far.mix(sky, 0.45),
        ],
    };
    family[((index + colour) % motifs) as usize](&mut stage);
}

/// A scene being drawn: five poster tones from sky to dark, and the noise of this one card.
struct Stage<'a> {
    svg: &'a mut Svg,
    noise: Noise,
    /// Sky, far, mid, near, dark.
    tones: [Paint; 5],
    /// The tones, then: 5 lamp, 6 paper, 7 far to mid, 8 mid to near, 9 far to sky.
    palette: [Paint; 10],
}

impl Stage<'_> {
    /// Prints a plate in place.
    fn print(&mut self, text: &str) {
        plate::print(self.svg, text, &self.palette);
    }

    /// Prints a plate whose origin is (`x`, `y`).
    fn print_at(&mut self, x: f64, y: f64, text: &str) {
        self.print_scaled(x, y, 1.0, text);
    }

    /// Prints a plate about (`x`, `y`) at a scale.
    fn print_scaled(&mut self, x: f64, y: f64, scale: f64, text: &str) {
        self.svg.placed(x, y, 0.0, scale);
        self.print(text);
        self.svg.end();
    }

    /// A band of one tone across the card, from `y` down to `bottom`.
    fn band(&mut self, y: f64, bottom: f64, paint: Paint) {
        self.svg.rect(0.0, y, WIDTH, bottom - y, paint);
    }

    /// The crest of a range: `parts` + 1 points across the card about height `y`, tilted by `slope` units from left to right.
    fn ridge(&mut self, y: f64, rise: f64, parts: u8, slope: f64) -> Vec<Point> {
        let parts = f64::from(parts);
        let mut points = Vec::new();
        let mut i = 0.0;
        while i <= parts {
            let share = i / parts;
            points.push([WIDTH * share, y + slope * (share - 0.5) + (self.noise.unit() - 0.5) * 2.0 * rise]);
            i += 1.0;
        }
        points
    }

    /// Rocky ground below a crest.
    fn land(&mut self, crest: &[Point], paint: Paint) {
        let mut outline = String::new();
        push_outline(&mut outline, crest, "V176H0Z");
        self.svg.path(&outline, &[], paint);
    }

    /// Rolling ground below a crest.
    fn hill(&mut self, crest: &[Point], paint: Paint) {
        let mut outline = String::new();
        push_outline(&mut outline, &crest[..1], "");
        for pair in crest.windows(2) {
            let (p, q) = (pair[0], pair[1]);
            let x = f64::midpoint(p[0], q[0]);
            push_path(&mut outline, "C#,# #,# #,#", &[x, p[1], x, q[1], q[0], q[1]]);
        }
        outline.push_str("V176H0Z");
        self.svg.path(&outline, &[], paint);
    }

    /// `count` thin layers of rock below a crest, `gap` apart.
    fn strata(&mut self, crest: &[Point], count: u8, gap: f64, paint: Paint) {
        for layer in 1..=count {
            let odd = f64::from(layer % 2);
            let shifted: Vec<Point> = crest
                .iter()
                .enumerate()
                .map(|(i, p)| {
                    [p[0], p[1] + gap * f64::from(layer) + if i % 2 == 1 { 1.4 } else { -0.6 } * odd]
                })
                .collect();
            self.svg.polyline(&shifted, paint, 2.0 - 0.9 * odd).opacity(0.6);
        }
    }

    /// A crystal standing at (`x`, `y`): a lit and a shaded half of two paints.
    fn crystal(
        &mut self,
        x: f64,
        y: f64,
        height: f64,
        half_width: f64,
        lean: f64,
        [lit, shaded]: [Paint; 2],
    ) {
        let (tip, shoulder) = ([x + lean, y - height], height * 0.28);
        let ridge = [x + lean * 0.6, y - height + shoulder * 1.2];
        let side = |sign: f64| [x + sign * half_width + lean * 0.7, y - height + shoulder];
        self.svg.polygon(&[[x - half_width, y], side(-1.0), tip, ridge, [x, y]], lit);
        self.svg.polygon(&[[x, y], ridge, tip, side(1.0), [x + half_width, y]], shaded);
    }

    /// Crystals in the scene's lightest tones: each `[x, y, height, half width, lean]`.
    fn crystals(&mut self, crystals: &[[f64; 5]]) {
        let paints = [self.tones[0], self.tones[1]];
        for [x, y, height, half_width, lean] in crystals {
            self.crystal(*x, *y, *height, *half_width, *lean, paints);
        }
    }

    /// The sun in two thin rings.
    fn sun(&mut self, x: f64, y: f64, radius: f64) {
        let ring = self.tones[1];
        self.svg.circle(x, y, radius, LAMP).opacity(0.95);
        self.svg.ring(x, y, radius + 4.0, ring, 1.2);
        self.svg.ring(x, y, radius + 8.0, ring, 0.8);
    }

    /// `rows` of small waves from `y` down, nine units apart.
    fn waves(&mut self, y: f64, rows: u8) {
        for row in 0..rows {
            let odd = row % 2 == 1;
            let (x0, y) = (self.noise.range(0.0, 20.0), y + 6.0 + f64::from(row) * 9.0);
            let mut crests = String::new();
            for i in -1..5 {
                let x = x0 + f64::from(i) * 34.0 + if odd { 17.0 } else { 0.0 };
                push_path(&mut crests, "M#,#q5,-4 10,0t10,0", &[x, y]);
            }
            self.svg.curve(&crests, &[], self.tones[if odd { 2 } else { 1 }], 1.3);
        }
    }
}
