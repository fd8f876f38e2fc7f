//! A bouquet: a vase, leaves, stems, three kinds of flowers.

use super::canvas::{Canvas, Colour, Path, dark as shade, darker, lighter};
use super::things::{JUG, VASE};
use crate::app::draw::geometry::sin_cos;

/// Flowers in a vase on a table at (`x`, `y`): three colours, leaves, vessel.
pub(super) fn bouquet(
    g: &mut Canvas,
    x: f64,
    y: f64,
    scale: f64,
    [first, second, third, leaf, vessel]: [Colour; 5],
    count: i32,
) {
    let vase = g.pick(&[VASE, JUG, VASE]);
    let tints = [('v', vessel), ('V', shade(vessel)), ('a', first), ('l', lighter(vessel, 0.6))];
    g.part(vase.shapes, x, y, scale * 0.8, &tints, false);
    let top = y - 40.0 * scale;
    let mut heads = Vec::new();
    let (mut stems, mut leaves) = (Path::default(), Path::default());
    for at in 0..count {
        let angle = -180.0 * (0.06 + 0.88 * (f64::from(at) + 0.5) / f64::from(count));
        let reach = scale * if at % 2 == 1 { g.span(18.0, 24.0) } else { g.span(30.0, 38.0) };
        let (sin, cos) = sin_cos(angle);
        let head = [x + cos * reach * 0.85, top + sin * reach];
        stems.add("M# #L# #", &[x, top + 3.0, head[0], head[1]]);
        heads.push(head);
        let (sin, cos) = sin_cos(angle + 0.2_f64.to_degrees());
        let z = reach * 0.72;
        leaves.add(
            "M# #q# # # #q# # # #z",
            &[
                x,
                top,
                cos * z - 5.0 * scale,
                sin * z * 0.5,
                cos * z * 1.1,
                sin * z,
                -4.0 * scale,
                9.0 * scale,
                -cos * z * 1.1,
                -sin * z,
            ],
        );
    }
    g.line(&stems, darker(leaf, 0.3), 1.1 * scale);
    g.fill(&leaves, leaf);
    let kind = g.whole(0.0, 2.0);
    for (at, [x, y]) in (0..).zip(heads) {
        let colour = [first, second, third][(at * 2 + kind) as usize % 3];
        let r = scale * g.span(4.8, 7.0);
        match (at + kind) % 3 {
            0 => {
                let petals = [r * 0.42, r * 0.15];
                g.ring([x, y, r * 0.72], Some(darker(leaf, 0.5)), colour, r * 0.8, petals);
            }
            1 => {
                g.disc(x, y, r, colour, 1.0);
                g.stroke(
                    "M# #a# # 0 1 1 # #",
                    &[x - r * 0.5, y, r * 0.5, r * 0.5, r * 0.6, r * 0.5],
                    darker(colour, 0.28),
                    r * 0.25,
                );
            }
            _ => g.shape(
                "M# #c# 0 # # # #l# #l# #l# #l# #c# # # # # #z",
                &[
                    x,
                    y + r,
                    -r * 1.3,
                    -r,
                    -r * 1.6,
                    -r * 0.8,
                    -r * 2.0,
                    r * 0.5,
                    r * 0.7,
                    r * 0.3,
                    -r,
                    r * 0.3,
                    r,
                    r * 0.5,
                    -r * 0.7,
                    r * 0.2,
                    r * 0.4,
                    r * 0.5,
                    r * 2.0,
                    -r * 0.8,
                    r * 2.0,
                ],
                colour,
            ),
        }
    }
}
