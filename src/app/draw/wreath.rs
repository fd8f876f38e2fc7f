//! The winner's wreath: two boughs of laurel about a seal.

use super::geometry::{moved, polar};
use super::seat;
use super::svg::{Paint, Svg};

/// The `viewBox` of [`wreath`].
pub const VIEW_BOX: &str = "0 0 200 190";

const BRASS: Paint = Paint::rgb(0xd9b56b);
const LEAVES: u8 = 11;

/// Where the tokens of 1 to 5 who won together lie in the seal, by their middles, and how wide each is.
const PLACES: [(f64, &[[f64; 2]]); 5] = [
    (64.0, &[[100.0, 92.0]]),
    (42.0, &[[77.5, 92.0], [122.5, 92.0]]),
    (38.0, &[[100.0, 71.0], [79.0, 107.0], [121.0, 107.0]]),
    (36.0, &[[80.0, 72.0], [120.0, 72.0], [80.0, 112.0], [120.0, 112.0]]),
    (30.0, &[[100.0, 64.0], [72.0, 86.0], [128.0, 86.0], [83.0, 118.0], [117.0, 118.0]]),
];

/// The wreath about the tokens of the winning seats, by index in [`SHAPES`](seat::SHAPES): of one, or of all who share a
/// victory. It refers to the tokens in the [`sprite`](super::sprite), each in a class of its seat's colour; ground and brass are
/// the poster's in light and dark.
#[must_use]
pub fn wreath(shapes: &[usize]) -> String {
    let mut svg = Svg::new();
    for side in [1.0, -1.0] {
        svg.group();
        if side < 0.0 {
            svg.attribute("transform", "matrix(-1 0 0 1 200 0)");
        }
        svg.curve("M100,174A78,78 0 0 0 136.6,27.1", &[], BRASS, 1.6);
        for i in 0..LEAVES {
            let k = f64::from(i);
            // Up the right bough, a pair of leaves at each knot, smaller toward the tip.
            let angle = 76.0 - 12.6 * k;
            let knot = moved(polar(angle, 78.0), 100.0, 96.0);
            let length = 19.0 - 0.48 * k;
            for (turn, share) in [(angle - 116.0, 1.0), (angle - 60.0, 0.86)] {
                let l = length * share;
                svg.placed(knot[0], knot[1], turn, 1.0);
                svg.path("M0,0Q#,# #,0Q#,# 0,0Z", &[l / 2.0, -l * 0.3, l, l / 2.0, l * 0.3], BRASS);
                svg.end();
            }
        }
        svg.end();
    }
    svg.circle(100.0, 92.0, 52.0, Paint::rgb(0xfcf7ec)).stroke(BRASS, 1.5);
    svg.ring(100.0, 92.0, 47.5, BRASS, 0.6);
    let (size, middles) = PLACES[shapes.len().clamp(1, PLACES.len()) - 1];
    for (shape, [x, y]) in shapes.iter().zip(middles) {
        let token = seat::symbol(*shape);
        svg.reuse(&token, x - size / 2.0, y - size / 2.0, size, size).class(&token);
    }
    svg.finish()
}
