//! Frames, which differ by shape as well as by colour, and the genres' badges.

use super::canvas::Colour;
use super::{Frame, Genre, UNIT};
use crate::app::draw::geometry::polar;
use crate::app::draw::svg::{Paint, Svg, push_path};

/// Width of a frame in units.
pub(super) const fn width(frame: Frame) -> f64 {
    match frame {
        Frame::Gilt | Frame::Shell => 7.0,
        Frame::Walnut => 8.0,
        Frame::Ebony => 4.5,
    }
}

/// Colour, outline and figure of a genre's badge, 24 by 24 about the origin.
struct Sign {
    colour: Colour,
    outline: &'static str,
    figure: &'static str,
    figure_colour: Colour,
}

const fn sign(genre: Genre) -> Sign {
    const PALE: Colour = 0xfff6df;
    match genre {
        Genre::CityLife => Sign {
            colour: 0x2b5d9b,
            outline: "M-9-9h18v18h-18z",
            figure: "M-6 6V-1l3-3l3 3V6zM1.5 6V-6h4.5V6z",
            figure_colour: PALE,
        },
        Genre::Portrait => Sign {
            colour: 0xb23a34,
            outline: "M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0",
            figure: "M-3.5-3.5a3.5 4 0 1 0 7 0a3.5 4 0 1 0-7 0M-6.5 6.5Q-6 1.5 0 1.5T6.5 6.5z",
            figure_colour: PALE,
        },
        Genre::StillLife => Sign {
            colour: 0xd9a520,
            outline: "M0-12L12 0L0 12L-12 0z",
            figure: "M0-7C2.6-7 2-3.5 3.2-1.5C6 2.5 4 5.5 0 5.5S-6 2.5-3.2-1.5C-2-3.5-2.6-7 0-7z",
            figure_colour: 0x3a2716,
        },
        Genre::Landscape => Sign {
            colour: 0x3a7d4d,
            outline: "M0-12L12 8.5H-12z",
            figure: "M0-6.5L3.6-.5H2L5 4H1V6.5H-1V4H-5L-2-.5H-3.6z",
            figure_colour: PALE,
        },
    }
}

/// A genre's badge: blue square with houses, red disc with a bust, yellow diamond with a pear, green triangle with a
/// tree. [`BADGE_VIEW_BOX`](super::BADGE_VIEW_BOX) is its frame.
#[must_use]
pub fn badge(genre: Genre) -> String {
    let mut svg = Svg::new();
    draw_badge(&mut svg, genre);
    svg.finish()
}

fn draw_badge(svg: &mut Svg, genre: Genre) {
    let Sign { colour, outline, figure, figure_colour } = sign(genre);
    svg.path(outline, &[], Paint::rgb(colour)).stroke(Paint::rgb(0xfff6df), 2.2).round_joins();
    svg.path(figure, &[], Paint::rgb(figure_colour));
}

/// The frame round a painting of `w` x `h` squares, with its genre's badge on the lower edge.
#[must_use]
pub fn frame(frame: Frame, genre: Genre, w: u8, h: u8) -> String {
    let mut svg = Svg::new();
    let (right, bottom) = (f64::from(w) * UNIT, f64::from(h) * UNIT);
    let mut moulding = Moulding { svg: &mut svg, right, bottom };
    match frame {
        Frame::Gilt => moulding.gilt(),
        Frame::Shell => moulding.shell(),
        Frame::Walnut => moulding.walnut(),
        Frame::Ebony => moulding.ebony(),
    }
    svg.placed(right / 2.0, bottom - 7.5, 0.0, 0.72);
    draw_badge(&mut svg, genre);
    svg.end();
    svg.finish()
}

struct Moulding<'a> {
    svg: &'a mut Svg,
    right: f64,
    bottom: f64,
}

impl Moulding<'_> {
    /// A line at a distance from the outer edge.
    fn fillet(&mut self, inset: f64, colour: Colour, width: f64) -> &mut Svg {
        let (w, h) = (self.right - 2.0 * inset, self.bottom - 2.0 * inset);
        self.svg.rect(inset, inset, w, h, Paint::None).stroke(Paint::rgb(colour), width)
    }

    /// Beads are dashes without length and round ends.
    fn beads(&mut self, inset: f64, colour: Colour, width: f64, apart: f64) {
        self.fillet(inset, colour, width).round_caps().dashes(0.0, apart);
    }

    fn corners(&self) -> [[f64; 2]; 4] {
        [[0.0, 0.0], [self.right, 0.0], [self.right, self.bottom], [0.0, self.bottom]]
    }

    /// Bright, two rows of beads, a boss on each corner.
    fn gilt(&mut self) {
        self.fillet(4.2, 0xc7952f, 6.5);
        self.fillet(1.4, 0x8a5f16, 0.8);
        self.fillet(7.4, 0x7c5413, 0.8);
        self.beads(2.6, 0xffeaa6, 2.2, 3.33);
        self.beads(6.1, 0xffdf8a, 1.7, 3.33);
        for [x, y] in self.corners() {
            let boss = [(x - 4.4).abs(), (y - 4.4).abs()];
            self.svg.circle(boss[0], boss[1], 3.6, Paint::rgb(0xf5d27a)).stroke(Paint::rgb(0x8a5f16), 0.8);
        }
    }

    /// Broad and plain, four bevels in four tones, mitred.
    fn walnut(&mut self) {
        let (x, y, inner) = (self.right, self.bottom, width(Frame::Walnut) + 1.0);
        let mut bevel = |template: &str, values: &[f64], colour: Colour| {
            self.svg.path(template, values, Paint::rgb(colour));
        };
        bevel("M1 1H#L# #H#z", &[x - 1.0, x - inner, inner, inner], 0x96603a);
        bevel("M1 1L# #V#L1 #z", &[inner, inner, y - inner, y - 1.0], 0x7c4a29);
        bevel("M# 1V#L# #V#z", &[x - 1.0, y - 1.0, x - inner, y - inner, inner], 0x613719);
        bevel("M1 #H#L# #H#z", &[y - 1.0, x - 1.0, x - inner, y - inner, inner], 0x4d2a13);
        self.fillet(5.2, 0x3a1e0d, 0.7).opacity(0.55);
        self.fillet(8.4, 0xd8ae6d, 1.0);
        self.svg.curve(
            "M1 1L# #M# 1L# #M1 #L# #M# #L# #",
            &[
                inner,
                inner,
                x - 1.0,
                x - inner,
                inner,
                y - 1.0,
                inner,
                y - inner,
                x - 1.0,
                y - 1.0,
                x - inner,
                y - inner,
            ],
            Paint::rgb(0x2e170a),
            0.8,
        );
    }

    /// Thin and black, cross ripple, a brass fillet.
    fn ebony(&mut self) {
        self.fillet(3.2, 0x17141a, 4.6);
        self.fillet(2.9, 0x6d6672, 2.4).dashes(0.9, 1.5);
        self.fillet(5.5, 0xd9c08a, 0.7);
    }

    /// Pale, a ribbed fan cutting into each inner corner, one dotted line.
    fn shell(&mut self) {
        const RIBS: i32 = 5;
        let radius = (self.right.min(self.bottom) * 0.15).min(15.0);
        let (mut fans, mut ribs) = (String::new(), String::new());
        for [x, y] in self.corners() {
            let (sx, sy) = (if x > 0.0 { -1.0 } else { 1.0 }, if y > 0.0 { -1.0 } else { 1.0 });
            push_path(&mut fans, "M# #", &[x + sx, y + sy]);
            let sweep = if sx * sy > 0.0 { "A# # 0 0 1 # #" } else { "A# # 0 0 0 # #" };
            for rib in 0..=RIBS {
                let [along, down] = polar(90.0 * f64::from(rib) / f64::from(RIBS), radius);
                let tip = [x + sx + sx * along, y + sy + sy * down];
                if rib == 0 {
                    push_path(&mut fans, "L# #", &tip);
                } else {
                    push_path(&mut fans, sweep, &[radius * 0.17, radius * 0.17, tip[0], tip[1]]);
                }
                if rib > 0 && rib < RIBS {
                    push_path(&mut ribs, "M# #L# #", &[x + sx * 2.0, y + sy * 2.0, tip[0], tip[1]]);
                }
            }
            fans.push('z');
        }
        self.fillet(4.4, 0xe6d9be, 6.8);
        self.fillet(1.3, 0xa8946c, 0.7);
        self.beads(4.6, 0xa8946c, 2.6, 5.0);
        self.fillet(7.6, 0x8f7c58, 0.8);
        self.svg.path(&fans, &[], Paint::rgb(0xf7eedb)).stroke(Paint::rgb(0x8f7c58), 0.9);
        self.svg.curve(&ribs, &[], Paint::rgb(0xb09b72), 0.9);
    }
}

/// The colour of a genre, for charts and lines; never its only sign.
#[must_use]
pub fn genre_colour(genre: Genre) -> u32 {
    sign(genre).colour
}
