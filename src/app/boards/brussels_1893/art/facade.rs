//! The five architects' fronts: the windows are the store of houses, in a frame of 144 by 196.

use super::piece::symbol;
use crate::app::draw::svg::{Paint, Svg};
use crate::app::draw::woodcut::{begin, print};

/// The `viewBox` of a front.
pub const VIEW_BOX: &str = "0 0 144 198";

/// A storey: its houses, from below.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Storey {
    /// Windows in all.
    pub houses: u8,
    /// Houses that were built out of them.
    pub built: u8,
    /// The next house is being built out of it.
    pub next: bool,
}

/// Architects as the box names them, the outline and ornament of each front, and a window about the middle of its sill.
/// Own tones: `a` stone, `b` its shade, `g` glass, `i` iron.
const FRONTS: [(&str, &str, &str); 5] = [
    (
        "hankar",
        "ak1.5 M6 194V30H18V22H60V14H84V22H126V30H138V194Z
        -b1.2 M6 48H138M6 65H138M6 82H138M6 99H138M6 116H138M6 133H138M6 150H138M6 167H138M6 184H138
        gk1.4 M40 40A32 32 0 0 1 104 40Z
        -k1 M72 8V40M50 17L72 40 94 17",
        "M-22 0V-41H22V0Z",
    ),
    (
        "cauchie",
        "ak1.5 M6 194V24H36V12H108V24H138V194Z
        -b1.4 M12 26V40M24 26V40M36 26V40M48 26V40M60 26V40M72 26V40M84 26V40M96 26V40M108 26V40M120 26V40M132 26V40
        Ek1.4 72 27 12
        -k1 M60 27A12 12 0 0 1 84 27M66 36V24M78 36V24",
        "M-22 0V-35H-12A12 9 0 0 1 12-35H22V0Z",
    ),
    (
        "horta",
        "ak1.5 M6 194V46C20 44 26 26 44 22C56 19 62 12 72 6C82 12 88 19 100 22C118 26 124 44 138 46V194Z
        -i2.2 M72 8C60 20 52 14 40 28C34 36 24 36 24 30C24 25 31 25 31 29M72 8C84 20 92 14 104 28C110 36 120 36 120 30C120 25 113 25 113 29
        gk1.4 72 27 8.5
        -k1 M72 18.5V35.5M63.5 27H80.5
        -i1.5 M72 92C72 83 66 82 66 76C66 72 71 72 70 76M72 92C72 83 78 82 78 76C78 72 73 72 74 76M72 142C72 133 66 132 66 126C66 122 71 122 70 126M72 142C72 133 78 132 78 126C78 122 73 122 74 126",
        "M-22 0V-30C-22-41-9-38 0-44C9-38 22-41 22-30V0Z",
    ),
    (
        "saintenoy",
        "ak1.5 M6 194V40H100V26C100 14 106 8 119 2C132 8 138 14 138 26V194Z
        -i1.5 M10 40V28A5.6 5.6 0 0 1 21.3 28V40M21.3 40V28A5.6 5.6 0 0 1 32.6 28V40M32.6 40V28A5.6 5.6 0 0 1 43.9 28V40M43.9 40V28A5.6 5.6 0 0 1 55.2 28V40M55.2 40V28A5.6 5.6 0 0 1 66.5 28V40M66.5 40V28A5.6 5.6 0 0 1 77.8 28V40M77.8 40V28A5.6 5.6 0 0 1 89.1 28V40M89.1 40V28A5.6 5.6 0 0 1 100 28V40
        gk1.2 119 24 8",
        "M-22 0V-27A22 17 0 0 1 22-27V0Z",
    ),
    (
        "strauven",
        "ak1.5 M6 194V60H22V36C22 14 50 4 72 4S122 14 122 36V60H138V194Z
        gk1.5 72 28 18
        -i1.3 M72 10Q80 18 76 23M85 15Q84 26 78 26M90 28Q82 36 77 32M85 41Q74 40 74 34M72 46Q64 38 68 33M59 41Q60 30 66 30M54 28Q62 20 67 24M59 15Q70 16 70 22",
        "M-15 0V-9A21 18.5 0 1 1 15-9V0Z",
    ),
];

/// Draws a front with the houses of a seat's shape: the architect as the box names them, storeys from below.
#[must_use]
pub fn front(architect: &str, shape: usize, storeys: &[Storey]) -> String {
    let mut svg = Svg::new();
    let of = |front: &&(&str, &str, &str)| front.0 == architect;
    let (_, wall, window) = FRONTS.iter().find(of).unwrap_or(&FRONTS[2]);
    let own = [
        (b'a', Paint::rgb(0xe6d7b4)),
        (b'b', Paint::rgb(0xb99f6b)),
        (b'g', Paint::rgb(0x8fb0a6)),
        (b'i', Paint::rgb(0x2c3322)),
    ];
    begin(&mut svg);
    print(&mut svg, wall, &own);
    for (level, storey) in storeys.iter().enumerate() {
        let floor = 192.0 - 50.0 * level as f64;
        if level > 0 {
            svg.curve("M6,#H138", &[floor], Paint::rgb(0x2c3322), 2.6);
        }
        let bay = 132.0 / f64::from(storey.houses.max(1));
        let scale = (bay / 64.0).min(1.0);
        for at in 0..storey.houses {
            let is_next = storey.next && at == storey.built;
            let tone = if is_next {
                0xfff2cf
            } else if at < storey.built {
                0x8f7f5b
            } else {
                0xd3c49c
            };
            svg.placed(6.0 + bay * (f64::from(at) + 0.5), floor - 3.0, 0.0, scale);
            svg.element("path").attribute("d", window).fill(Paint::rgb(tone));
            if is_next {
                svg.class("bx-next-house").stroke(Paint::rgb(0xe29a1c), 2.8);
            } else {
                svg.attribute("stroke-width", "1.2");
            }
            if at < storey.built {
                svg.curve("M-8,-19l6,6 10,-12", &[], Paint::rgb(0xf6ecd2), 2.8);
            } else {
                let prefix = if is_next { "bx-ghost-" } else { "bx-house-" };
                svg.reuse(&symbol(prefix, shape), -17.5, -41.0, 35.0, 39.7);
            }
            svg.end();
        }
    }
    svg.end();
    svg.finish()
}
