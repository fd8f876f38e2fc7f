//! Six glazes with six patterns, and one sign for each: what tells the colours apart without colour.
//!
//! A pattern fills a rhombus of side 100 about the origin, long diagonal upright. It looks the same turned by half, so a
//! tile needs no mirrored drawing. Signs are single shapes for miniatures, empty spaces, counts and text.

use crate::app::draw::plate;
use crate::app::draw::svg::{Paint, Svg};
use crate::games::azul_summer_pavilion::Colour;

/// The paints of a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glaze {
    /// Of the tile.
    pub base: Paint,
    /// Its edge and its darkest lines.
    pub dark: Paint,
    /// Its pattern.
    pub light: Paint,
    /// Of an empty space of the colour.
    pub tint: Paint,
    /// Of the number on that space: 4.5 : 1 against the tint.
    pub ink: Paint,
}

const fn glaze([base, dark, light, tint, ink]: [u32; 5]) -> Glaze {
    Glaze {
        base: Paint::rgb(base),
        dark: Paint::rgb(dark),
        light: Paint::rgb(light),
        tint: Paint::rgb(tint),
        ink: Paint::rgb(ink),
    }
}

const GLAZES: [Glaze; 6] = [
    glaze([0x6d3b88, 0x43205a, 0xf1e4f4, 0xdccbdc, 0x4d2767]),
    glaze([0x2b7a56, 0x10492f, 0xe6f2dd, 0xc9d9bf, 0x17523a]),
    glaze([0xd1691f, 0x85380a, 0xfff0d6, 0xeecfa9, 0x803508]),
    glaze([0xe6b535, 0x80560a, 0xfff7dc, 0xf0dfa6, 0x6b4806]),
    glaze([0x2a5cab, 0x123572, 0xecf3fc, 0xc4d2e3, 0x173f7c]),
    glaze([0xb03530, 0x6c181b, 0xfde8de, 0xe6c3b5, 0x7a1d1d]),
];

/// Stone without a colour.
const STONE: Glaze = glaze([0x8a7a60, 0x4a3d30, 0xfffaf0, 0xeee5d0, 0x4a3d30]);

/// The paints of a colour, or of bare stone.
#[must_use]
pub const fn paints(colour: Option<Colour>) -> Glaze {
    match colour {
        Some(colour) => GLAZES[colour.index()],
        None => STONE,
    }
}

/// Aster: the whole, then one of six petals.
const ASTER: &str = "
    c1 0 0 7
    c2 0 0 3.6
    c2 0 47 4.6
    c2 0 58 3.2
    c2 0 66 2.1
    c2 0 -47 4.6
    c2 0 -58 3.2
    c2 0 -66 2.1
    c1 12 42 2.4
    c1 -12 42 2.4
    c1 12 -42 2.4
    c1 -12 -42 2.4";
const PETAL: &str = "
    f2 M0-5C13-16 13-31 0-37C-13-31-13-16 0-5Z
    f1 M0-12C5-17 5-24 0-27C-5-24-5-17 0-12Z";
/// Laurel: a long leaf with veins, a bud on either side.
const LAUREL: &str = "
    f2 M0-68C26-34 27 22 0 68C-27 22-26-34 0-68Z
    f0 M0-58C19-30 20 22 0 58C-20 22-19-30 0-58Z
    l2 3.1 M0-50V62M0-22Q7-27 8.5-36M0-22Q-7-27-8.5-36M0-4Q7-9 14-18M0-4Q-7-9-14-18M0 14Q7 9 16.5 0M0 14Q-7 9-16.5 0M0 32Q7 27 14 18M0 32Q-7 27-14 18
    f2 M27 0Q33-8 39 0Q33 8 27 0ZM-27 0Q-33-8-39 0Q-33 8-27 0Z";
/// Sun: a disc and chevrons in the tips; the rays apart.
const SUN: &str = "
    c2 0 0 22
    c0 0 0 17
    o1 2 0 0 17
    c2 0 0 8.5
    c1 0 0 3.4
    l2 4.4 M-11 44L0 62L11 44M-11-44L0-62L11-44";
const RAYS: &str = "f2 M-4.6-24L0-37L4.6-24ZM8-23L16.5-28.6L16-18.5Z";
/// Ripples: arcs about all four corners, so that six tiles make rings in the middle of a star.
const RIPPLES: &str = "
    l2 5 M-15.5-56.6A34 34 0 0 0 15.5-56.6M-15.5 56.6A34 34 0 0 1 15.5 56.6
    l2 3 M-21-45.7A46 46 0 0 0 21-45.7M-21 45.7A46 46 0 0 1 21 45.7
    l2 5 M-25.8-36.9A56 56 0 0 0 25.8-36.9M-25.8 36.9A56 56 0 0 1 25.8 36.9
    l2 4.5 M-39.8 13.6A17 17 0 0 0-39.8-13.6M39.8 13.6A17 17 0 0 1 39.8-13.6
    l2 3 M-34.8 21.2A26 26 0 0 0-34.8-21.2M34.8 21.2A26 26 0 0 1 34.8-21.2
    f2 M0-14.7L8.5 0L0 14.7L-8.5 0Z
    f1 M0-6L3.5 0L0 6L-3.5 0Z
    c2 0 -69 4.6
    c2 0 69 4.6";
/// Compass: a star of four points over a ring.
const COMPASS: &str = "
    o2 3.4 0 0 27
    f2 M0-68Q5-7 38 0Q5 7 0 68Q-5 7-38 0Q-5-7 0-68Z
    f1 M0-68Q5-7 38 0L0 0ZM0 68Q-5 7-38 0L0 0Z
    c2 0 0 6.2
    c0 0 0 3.8
    c2 13 36 3.1
    c2 -13 36 3.1
    c2 13 -36 3.1
    c2 -13 -36 3.1";
/// A chequered lozenge of the trellis, light or dark.
const LIGHT_LOZENGE: &str = "f2 M0-19.2L11.1 0L0 19.2L-11.1 0ZM0 0\nf1 M0-6.5L3.8 0L0 6.5L-3.8 0Z";
const DARK_LOZENGE: &str = "f1 M0-19.2L11.1 0L0 19.2L-11.1 0Z\nf2 M0-6.5L3.8 0L0 6.5L-3.8 0Z";
/// Half a step of the trellis.
const TRELLIS: [f64; 2] = [12.7, 21.9];

/// Draws the pattern of a colour.
pub fn pattern(svg: &mut Svg, colour: Colour) {
    let Glaze { base, dark, light, .. } = paints(Some(colour));
    let palette = [base, dark, light];
    let print = |svg: &mut Svg, plate| plate::print(svg, plate, &palette);
    let ring = |svg: &mut Svg, plate, turn: f64| {
        for at in 0..6_u8 {
            svg.placed(0.0, 0.0, turn + 60.0 * f64::from(at), 1.0);
            plate::print(svg, plate, &palette);
            svg.end();
        }
    };
    match colour {
        Colour::Purple => {
            ring(svg, PETAL, 30.0);
            print(svg, ASTER);
        }
        Colour::Green => print(svg, LAUREL),
        Colour::Orange => {
            ring(svg, RAYS, 0.0);
            print(svg, SUN);
        }
        Colour::Yellow => {
            for (i, j) in [-1_i8, 0, 1].into_iter().flat_map(|i| [-1_i8, 0, 1].map(|j| (i, j))) {
                let (x, y) = (f64::from(i - j) * TRELLIS[0], f64::from(i + j) * TRELLIS[1]);
                svg.placed(x, y, 0.0, 1.0);
                print(svg, if (i + j) % 2 == 0 { DARK_LOZENGE } else { LIGHT_LOZENGE });
                svg.end();
            }
        }
        Colour::Blue => print(svg, RIPPLES),
        Colour::Red => print(svg, COMPASS),
    }
}

/// The sign of a colour, in the current colour.
#[must_use]
pub fn sign(colour: Colour) -> String {
    let mut svg = Svg::new();
    let plate = match colour {
        Colour::Purple => {
            for at in 0..6_u8 {
                svg.placed(0.0, 0.0, 30.0 + 60.0 * f64::from(at), 1.0);
                plate::print(&mut svg, "f0 M0-7C14-19 14-33 0-40C-14-33-14-19 0-7Z", &[Paint::Current]);
                svg.end();
            }
            return svg.finish();
        }
        Colour::Green => "f0 M0-58C27-28 27 26 0 58C-27 26-27-28 0-58Z",
        Colour::Orange => "o0 15 0 0 25",
        Colour::Yellow => {
            "f0 M0-53.4L13.5-30L0-6.6L-13.5-30ZM0 6.6L13.5 30L0 53.4L-13.5 30ZM17.5-23.4L31 0L17.5 23.4L4 0ZM-17.5-23.4L-31 0L-17.5 23.4L-4 0Z"
        }
        Colour::Blue => {
            "l0 12 M-30-22Q-15-44 0-22T30-22\nl0 12 M-30 4Q-15-18 0 4T30 4\nl0 12 M-30 30Q-15 8 0 30T30 30"
        }
        Colour::Red => "f0 M0-62Q6-8 38 0Q6 8 0 62Q-6 8-38 0Q-6-8 0-62Z",
    };
    plate::print(&mut svg, plate, &[Paint::Current]);
    svg.finish()
}
