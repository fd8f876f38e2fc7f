//! The expansion's wooden and glass pieces: travellers, the tile on a cross space, pavilions and the places where none stands.

use crate::app::draw::seat::SHAPES;
use crate::app::draw::svg::{Paint, Svg};
use crate::app::draw::woodcut::{begin, print};

/// The `viewBox` of a Belle Époque tile that lies on a space.
pub const CROSS_VIEW_BOX: &str = "-1 -1 32 42";

/// The `viewBox` of a pavilion and of its place.
pub const HALL_VIEW_BOX: &str = "0 0 92 78";

/// The `viewBox` of the roof of a tile, as wide as the tile.
pub const ROOF_VIEW_BOX: &str = "0 0 64 19";

/// Own tones: `g` glass, `d` glass in the shade, `b` brass, `n` the iron of the ribs.
const TONES: [(u8, u32); 4] = [(b'g', 0xcfe4e0), (b'd', 0xa9c6c0), (b'b', 0xd7b265), (b'n', 0x4b6d68)];

/// Nobody's colour: linen, a peaked cap, a scarf, and a suitcase in front.
const TRAVELLER: &str = "
    Xk1.3 M4 44C4 31 9 26.5 16 25C13.5 23 12.6 20 12.8 16H27.2C27.4 20 26.5 23 24 25C31 26.5 36 31 36 44C30 46.5 10 46.5 4 44Z
    Ck1.2 M14 24.2C17 26.6 23 26.6 26 24.2L28 27.4C23.5 31 16.5 31 12 27.4Z
    8k1.3 M11.2 14.6C10.2 7.4 14 3.2 20 3.2S30 7.4 29 12.6L35 15.4C32 17.6 28.5 17 26 15.4C21 14 15.5 13.8 11.2 14.6Z
    -k1.2 M14.6 4.8C17 6.6 23.5 6.6 26 5
    Ik1.3 15 33.5 20 12
    -E1.2 M20 33.5V45.5M30 33.5V45.5
    -k1.6 M22 33.2V30.6H28V33.2";

const CROSS: &str = "
    gk1.3 M0 40V17C0 6 10 9 15 0C20 9 30 6 30 17V40Z
    P M1 25V17C1 8.5 10.5 9.5 15 2V25Z
    -n1.2 M0 25H30M10 40V10M20 40V10
    -k1.3 M0 40V17C0 6 10 9 15 0C20 9 30 6 30 17V40Z";

const HALL: &str = "
    db1.6 M1 77V34C1 14 31 16 46 1C61 16 91 14 91 34V77Z
    g M16.5 40V23.5C27 17.5 38 15 46 3.5V40Z
    -n1.1 M16.5 77V23M31.5 77V16.5M46 77V4M60.5 77V16.5M75.5 77V23
    -n1.4 M1 40H91";

const PAVILION: &str = "
    ck1.8 M2 77V34C2 14 31 16 46 1.5C61 16 90 14 90 34V77Z
    gk1.2 M8.5 71V45C8.5 36 13 31.5 23 28.5V71Z
    gk1.2 M83.5 71V45C83.5 36 79 31.5 69 28.5V71Z
    P M9.5 54V45C9.5 37.5 13.5 33.5 22.2 30.4V54Z
    P M70 54V30.2C78 33 82.5 37 82.5 45V54Z
    -n1.1 M15.8 71V32.5M8.5 54H23M76.2 71V32.5M69 54H83.5
    gk1.2 M32 77V66C32 56 60 56 60 66V77Z
    -n1.1 M46 77V58.8M32 68H60
    -P1.3 M7 41C7.5 24 33 21 45 6.5
    Pk1.2 46 37 16.5";

const PROMISED: &str = "Pc2.6 M3 76V34C3 15.5 31 17 46 3C61 17 89 15.5 89 34V76Z";

const ROOF: &str = "
    db1.4 M1 19V15C1 9.5 20 9.5 32 1C44 9.5 63 9.5 63 15V19Z
    g M12 19V10.6C19.5 9 26.5 6.5 32 2.5V19Z
    -n1 M12 19V10.4M22 19V7.6M32 19V2M42 19V7.6M52 19V10.4";

fn block(svg: &mut Svg, block: &str) {
    begin(svg);
    print(svg, block, &TONES.map(|(letter, tone)| (letter, Paint::rgb(tone))));
    svg.end();
}

/// Draws a traveller, `bx-traveller` in the sprite.
pub fn traveller(svg: &mut Svg) {
    block(svg, TRAVELLER);
}

/// Draws the tile that keeps houses off a space, `bx-cross` in the sprite.
pub fn cross(svg: &mut Svg) {
    block(svg, CROSS);
}

/// Draws the place of a pavilion, `bx-hall` in the sprite.
pub fn hall(svg: &mut Svg) {
    block(svg, HALL);
}

/// Draws the roof of a tile, `bx-roof` in the sprite.
pub fn roof(svg: &mut Svg) {
    block(svg, ROOF);
}

/// Draws a pavilion in the current colour, `bx-pavilion-` in the sprite.
pub fn pavilion(svg: &mut Svg, shape: usize) {
    block(svg, PAVILION);
    badge(svg, shape, [46.0, 37.0, 25.0]);
}

/// Draws a pavilion that may come, `bx-promised-` in the sprite.
pub fn promised(svg: &mut Svg, shape: usize) {
    svg.group().dashes(6.0, 4.0);
    block(svg, PROMISED);
    svg.end();
    badge(svg, shape, [46.0, 45.0, 29.0]);
}

fn badge(svg: &mut Svg, shape: usize, [x, y, size]: [f64; 3]) {
    if let Some(name) = SHAPES.get(shape) {
        svg.reuse(&["seat-", name].concat(), x - size / 2.0, y - size / 2.0, size, size);
    }
}
