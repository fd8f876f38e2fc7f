//! A star of twelve glazed lozenges, side s, angles of sixty degrees, on a lattice of the same lozenges.

use crate::app::draw::cover::BRASS;
use crate::app::draw::geometry::regular;
use crate::app::draw::plate;
use crate::app::draw::svg::{Paint, Svg};

const WHITE: u32 = 0xf7f2e6;
const COBALT: u32 = 0x1f55a8;
const SKY: u32 = 0xa9cbf3;

/// A petal from the centre to the right: 0 glaze, 1 edge, 2 drawing, 3 amber.
const PETAL: &str = "
    f0 M1.6,0L36.4,-20.1L71.1,0L36.4,20.1Z
    l1 .8 M1.6,0L36.4,-20.1L71.1,0L36.4,20.1Z
    l2 1.5 M7.3,0L36.4,-16.8L65.5,0L36.4,16.8Z
    f2 M13.8,0Q36.4,-11.7 58.9,0Q36.4,11.7 13.8,0Z
    l0 .7 M18,0H54M27,-4.2L36.4,0L27,4.2M45.6,-4.2L36.4,0L45.6,4.2
    c3 36.4 0 3.1
    c2 36.4 -13 1.7
    c2 36.4 13 1.7";

/// A lozenge of the outer ring, below the centre.
const OUTER: &str = "
    f0 M34.7,63L0,42.9L-34.7,63L0,83.1Z
    l1 .8 M34.7,63L0,42.9L-34.7,63L0,83.1Z
    l2 1.5 M29.1,63L0,46.2L-29.1,63L0,79.8Z
    f2 M22.6,63Q0,51.3 -22.6,63Q0,74.7 22.6,63Z
    c3 0 63 3.1
    c2 0 50 1.7
    c2 0 76 1.7";

/// Draws it.
pub fn draw(svg: &mut Svg) {
    let amber = Paint::rgb(0xe0a63a);
    let petal = [Paint::rgb(WHITE), Paint::rgb(0xffffff), Paint::rgb(COBALT), amber];
    let outer = [Paint::rgb(0x2f66b8), Paint::rgb(0x8fb8ec), Paint::rgb(SKY), Paint::rgb(0xf0c766)];
    svg.placed(100.0, 120.0, 0.0, 1.0);
    for turn in [0.0, 60.0, 120.0] {
        svg.placed(0.0, 0.0, turn, 1.0);
        svg.curve(
            "M-145.6,-190V190M-109.2,-190V190M-72.8,-190V190M-36.4,-190V190M0,-190V190M36.4,-190V190M72.8,-190V190M109.2,-190V190M145.6,-190V190",
            &[],
            Paint::rgb(0x9cc0ee),
            0.6,
        );
        svg.opacity(0.28).end();
    }
    svg.polygon(&regular(6, 88.6, 30.0), Paint::rgb(0x0d2a57)).stroke(BRASS, 1.2).round_joins();
    svg.polygon(&regular(6, 85.0, 30.0), Paint::rgb(0x0a2146));
    for i in 0..6_u8 {
        svg.placed(0.0, 0.0, 60.0 * f64::from(i), 1.0);
        plate::print(svg, OUTER, &outer);
        plate::print(svg, PETAL, &petal);
        svg.end();
    }
    svg.circle(0.0, 0.0, 5.0, amber).stroke(Paint::rgb(0x163c78), 1.2);
    svg.end();
}
