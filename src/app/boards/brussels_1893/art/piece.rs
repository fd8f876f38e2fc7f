//! Wooden pieces: workers and houses in the colour and with the shape of their seat, and cubes.

use crate::app::draw::seat::{SHAPES, of_shape};
use crate::app::draw::svg::{Paint, Svg};
use crate::app::draw::woodcut::{begin, print};

/// The `viewBox` of a worker.
pub const WORKER_VIEW_BOX: &str = "2 0 36 48";

/// The `viewBox` of a house.
pub const HOUSE_VIEW_BOX: &str = "0 0 30 34";

/// The shape of a piece that is nobody's.
pub const NEUTRAL: usize = SHAPES.len();

const WORKER: &str = "
    ck1.3 M4 44C4 31 9 26.5 16 25C13.5 23 12.6 20 12.8 16H27.2C27.4 20 26.5 23 24 25C31 26.5 36 31 36 44C30 46.5 10 46.5 4 44Z
    ck1.3 M13.2 12.5V5.2C16 3.3 24 3.3 26.8 5.2V12.5C29 12.5 30.5 13 31.5 13.8C28 16.4 12 16.4 8.5 13.8C9.5 13 11 12.5 13.2 12.5Z
    -k1.5 M13.5 11.3C17 12.5 23 12.5 26.5 11.3
    Pk1 20 34 8";

const HOUSE: &str = "
    ck1.3 M2 33V13.5C6 12.5 7 6 15 1.5C23 6 24 12.5 28 13.5V33Z
    -w1.1 M5 31V15.5C8.5 14 9.5 8.5 15 4.8
    P M11.5 32.4V30.5A3.5 3.5 0 0 1 18.5 30.5V32.4Z
    Pk1 15 17.5 7.3";

const GHOST: &str = "Pc1.8 M2 33V13.5C6 12.5 7 6 15 1.5C23 6 24 12.5 28 13.5V33Z";

/// Prints `block` and, on its badge, the shape of a seat.
fn seated(svg: &mut Svg, block: &str, shape: usize, [x, y, size]: [f64; 3]) {
    begin(svg);
    print(svg, block, &[(b'w', Paint::rgb(0xf4e9d6))]);
    if shape == NEUTRAL {
        svg.curve("M#,#h#", &[x - 3.0, y, 6.0], Paint::Current, 2.4);
    }
    svg.end();
    if let Some(name) = SHAPES.get(shape) {
        svg.reuse(&["seat-", name].concat(), x - size / 2.0, y - size / 2.0, size, size);
    }
}

/// Draws a worker, `bx-worker-` and the shape's name in the sprite.
pub fn worker(svg: &mut Svg, shape: usize) {
    seated(svg, WORKER, shape, [20.0, 34.0, 12.5]);
}

/// Draws a house, `bx-house-` in the sprite.
pub fn house(svg: &mut Svg, shape: usize) {
    seated(svg, HOUSE, shape, [15.0, 17.5, 11.5]);
}

/// Draws the place of a house that may come, `bx-ghost-` in the sprite.
pub fn ghost(svg: &mut Svg, shape: usize) {
    svg.group().dashes(3.5, 2.2);
    begin(svg);
    print(svg, GHOST, &[]);
    svg.end().end();
    if let Some(name) = SHAPES.get(shape) {
        svg.reuse(&["seat-", name].concat(), 9.2, 12.0, 11.5, 11.5);
    }
}

/// The id of a worker's symbol (`bx-worker-`), or of a house's, by the shape of the seat.
#[must_use]
pub fn symbol(prefix: &str, shape: usize) -> String {
    if shape == NEUTRAL { [prefix, "neutral"].concat() } else { of_shape(prefix, shape) }
}

/// Where glass stands in [`CUBES`]: the cube of Belle Époque, which the base game does not need.
pub const GLASS: usize = 3;

/// Cubes by the end of their symbol's id, `bx-cube-` before it, their colour, and what is cut into their face: rings, ribs
/// and rivets, courses, facets, a star. Materials come first, in their order.
pub const CUBES: [(&str, u32, &str); 5] = [
    (
        "wood",
        0x8b5730,
        "-X1.35 10.6 13 2
        -X1.35 10.6 13 4.4
        -X1.35 10.6 13 6.8
        -X1.1 M10.6 13L19.5 7",
    ),
    (
        "iron",
        0xd3a32b,
        "-K1.9 M7 7L17 17M17 7L7 17
        K 6.4 6.4 1.9
        K 17.6 6.4 1.9
        K 6.4 17.6 1.9
        K 17.6 17.6 1.9
        K 12 12 2.5",
    ),
    ("stone", 0x577a9f, "-11.6 M4 9.3H20M4 14.7H20M12 4V9.3M8 9.3V14.7M16 9.3V14.7M12 14.7V20"),
    (
        "glass",
        0xcfe4e0,
        "P M12 4.5L19.5 12H12Z
        U M4.5 12H12V19.5Z
        -G1.4 M12 4.5L19.5 12 12 19.5 4.5 12ZM12 4.5V19.5M4.5 12H19.5",
    ),
    (
        "joker",
        0x4a3a4c,
        "E M12 3.4C12.8 9 15 11.2 20.6 12 15 12.8 12.8 15 12 20.6 11.2 15 9 12.8 3.4 12 9 11.2 11.2 9 12 3.4Z
        a 12 12 2.1",
    ),
];

/// Draws a cube of [`CUBES`], in a frame of 24.
pub fn cube(svg: &mut Svg, at: usize) {
    let (_, colour, face) = CUBES[at];
    let (light, dark) = (Paint::rgb(0xffffff), Paint::rgb(0));
    svg.rect(1.0, 1.0, 22.0, 22.0, Paint::rgb(colour)).corner(3.0).stroke(Paint::rgb(0x1f1710), 1.0);
    for (edge, paint, share) in [
        ("M1.5,2.5L4,4.4H20L22.5,2.5V1.5H1.5Z", light, 0.38),
        ("M1.5,21.5L4,19.6H20L22.5,21.5V22.5H1.5Z", dark, 0.3),
        ("M1.5,2L4,4.4V19.6L1.5,22Z", light, 0.16),
        ("M22.5,2L20,4.4V19.6L22.5,22Z", dark, 0.16),
    ] {
        svg.path(edge, &[], paint).opacity(share);
    }
    begin(svg);
    print(svg, face, &[(b'a', Paint::rgb(colour))]);
    svg.end();
}
