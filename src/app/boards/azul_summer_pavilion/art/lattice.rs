//! Where everything on a player board lies, computed from the box: nothing is placed by hand.
//!
//! The unit is a hundredth of a space's side; the origin is the middle of the board. Bearings are degrees clockwise from
//! the top. Every space and every feature is a rhombus of 60 and 120 degrees. Because neighbouring stars stand a little
//! more than three sides apart, the gap between two of them is itself such a rhombus, whose edges run along the edges of
//! the spaces around it: [`edges_of`] reads from the drawing which spaces a feature touches, and a test holds that
//! against the box.

use crate::app::draw::geometry::{Point, middle, moved, polar};
use crate::games::azul_summer_pavilion::{Components, Feature, FeatureKind, RING, STARS, Space};

/// Side of a space.
pub const SIDE: f64 = 100.0;
/// Half of the square root of three: the height of an equilateral triangle of side 1.
pub const HEIGHT: f64 = 0.866_025_403_784_438_6;
/// Side of a feature; the rest of the gap becomes the inlay line.
pub const FEATURE_SIDE: f64 = 104.0;
/// Half of the board's width and height.
pub const HALF: [f64; 2] = [556.0, 480.0];
/// How far a corner place lies from the outer edges of the board.
const CORNER_INSET: [f64; 2] = [86.0, 110.0];

/// The point at a bearing and a distance from the origin.
#[must_use]
pub fn toward(bearing: f64, distance: f64) -> Point {
    polar(bearing - 90.0, distance)
}

/// `point` moved along a bearing.
#[must_use]
pub fn along(point: Point, bearing: f64, distance: f64) -> Point {
    let [x, y] = toward(bearing, distance);
    moved(point, x, y)
}

/// Corners of a rhombus whose long diagonal lies along a bearing: tip, then clockwise.
#[must_use]
pub fn rhombus(centre: Point, bearing: f64, side: f64) -> [Point; 4] {
    let (long, short) = (side * HEIGHT, side / 2.0);
    [
        along(centre, bearing, long),
        along(centre, bearing + 90.0, short),
        along(centre, bearing + 180.0, long),
        along(centre, bearing + 270.0, short),
    ]
}

/// Side of the rhombus whose edges lie `inset` inside those of one with this side.
#[must_use]
pub fn inset(side: f64, inset: f64) -> f64 {
    side - 2.0 * inset / HEIGHT
}

/// Distance of neighbouring stars.
#[must_use]
pub fn star_distance(components: &Components) -> f64 {
    f64::from(components.star_distance) * HEIGHT * SIDE
}

/// The middle of a star.
#[must_use]
pub fn star(components: &Components, star: usize) -> Point {
    match components.star_colours[star] {
        None => [0.0, 0.0],
        Some(_) => toward(components.bearings[star].into(), star_distance(components)),
    }
}

/// The bearing of a space from the middle of its star; its long diagonal lies along it.
#[must_use]
pub fn bearing(space: Space) -> f64 {
    60.0 * f64::from(space % RING as u8)
}

/// The middle of a space.
#[must_use]
pub fn space(components: &Components, space: Space) -> Point {
    along(star(components, usize::from(space) / RING), bearing(space), SIDE * HEIGHT)
}

/// The stars around a feature: two for pillars and statues, one for windows.
fn stars_of(feature: &Feature) -> impl Iterator<Item = usize> + use<> {
    let spaces = feature.spaces;
    (0..STARS).filter(move |star| spaces >> (star * RING) & 0x3f != 0)
}

/// The middle of a feature, and the bearing of its long diagonal.
#[must_use]
pub fn feature(components: &Components, feature: &Feature) -> (Point, f64) {
    let mut stars = stars_of(feature);
    let one = stars.next().unwrap_or_default();
    let other = stars.next().unwrap_or(one);
    let outer = f64::from(components.bearings[other]);
    match feature.kind {
        FeatureKind::Pillar => (middle(star(components, one), star(components, other)), outer + 90.0),
        FeatureKind::Window => (toward(outer, 1.5 * star_distance(components)), outer + 90.0),
        FeatureKind::Statue => {
            // Across the line of its two stars, which is straight away from the middle of the board.
            let first = f64::from(components.bearings[one]);
            let gap = (outer - first + 540.0) % 360.0 - 180.0;
            (middle(star(components, one), star(components, other)), first + gap / 2.0)
        }
    }
}

/// The spaces along the edges of a feature's rhombus, from its first corner; windows have two free edges.
#[must_use]
pub fn edges_of(components: &Components, id: usize) -> [Option<Space>; 4] {
    let drawn = &components.features[id];
    let (centre, bearing) = feature(components, drawn);
    let corners = rhombus(centre, bearing, FEATURE_SIDE);
    std::array::from_fn(|at| {
        let edge = middle(corners[at], corners[(at + 1) % 4]);
        spaces(drawn.spaces).find(|space| {
            let [x, y] = self::space(components, *space);
            // The middle of the edge of a neighbour lies half a rhombus's height from the neighbour's middle.
            let (dx, dy) = (x - edge[0], y - edge[1]);
            dx * dx + dy * dy < (SIDE * HEIGHT * 0.7) * (SIDE * HEIGHT * 0.7)
        })
    })
}

/// The spaces of a set, in order.
pub fn spaces(set: u64) -> impl Iterator<Item = Space> {
    (0..64).filter(move |space| set >> space & 1 == 1)
}

/// The middle of a corner place: upper left, upper right, lower right, lower left.
#[must_use]
pub fn corner(at: u8) -> Point {
    let x = HALF[0] - CORNER_INSET[0];
    let y = HALF[1] - CORNER_INSET[1];
    match at {
        0 => [-x, -y],
        1 => [x, -y],
        2 => [x, y],
        _ => [-x, y],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::azul_summer_pavilion::{FEATURES, SPACES};

    type Edge = [Point; 2];

    fn edges(corners: [Point; 4]) -> [Edge; 4] {
        std::array::from_fn(|at| [corners[at], corners[(at + 1) % 4]])
    }

    /// Whether two edges are parallel, `channel` apart, and beside each other for more than half their length.
    fn touches([a, b]: Edge, [p, q]: Edge, channel: f64) -> bool {
        let length = (b[0] - a[0]).hypot(b[1] - a[1]);
        let u = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
        let v = [q[0] - p[0], q[1] - p[1]];
        if (u[0] * v[1] - u[1] * v[0]).abs() > 1e-4 {
            return false;
        }
        let across = (p[1] - a[1]) * u[0] - (p[0] - a[0]) * u[1];
        if (across.abs() - channel).abs() > 1e-3 {
            return false;
        }
        let along = |point: Point| (point[0] - a[0]) * u[0] + (point[1] - a[1]) * u[1];
        let (from, to) = (along(p).min(along(q)), along(p).max(along(q)));
        to.min(length) - from.max(0.0) > 0.5 * length
    }

    #[test]
    fn all_features_touch_exactly_the_spaces_of_the_box() {
        let components = Components::of(None).expect("the printed box");
        let channel = (star_distance(&components) - 2.0 * SIDE - FEATURE_SIDE) / 2.0 * HEIGHT;
        assert!((5.0..7.0).contains(&channel), "{channel}");
        for (id, feature) in components.features.iter().enumerate() {
            let (centre, long) = self::feature(&components, feature);
            let drawn = edges(rhombus(centre, long, FEATURE_SIDE));
            let beside = |edge: Edge| {
                let mut found = (0..SPACES as Space).filter(|space| {
                    let outline = rhombus(self::space(&components, *space), bearing(*space), SIDE);
                    edges(outline).into_iter().any(|other| touches(edge, other, channel))
                });
                let first = found.next();
                assert_eq!(found.next(), None, "an edge touches one space");
                first
            };
            let touched = drawn.map(beside);
            let set = touched.iter().flatten().fold(0_u64, |set, space| set | 1 << space);
            assert_eq!(set, feature.spaces, "feature {id}");
            assert_eq!(touched, edges_of(&components, id), "feature {id}");
        }
        assert_eq!(components.features.len(), FEATURES);
    }

    #[test]
    fn nothing_on_the_board_overlaps_and_everything_is_on_it() {
        let components = Components::of(None).expect("the printed box");
        let spaces = (0..SPACES as Space).map(|at| space(&components, at));
        let features = components.features.iter().map(|feature| self::feature(&components, feature).0);
        let places: Vec<Point> = spaces.chain(features).chain((0..4).map(corner)).collect();
        for (at, a) in places.iter().enumerate() {
            assert!(a[0].abs() < HALF[0] - 40.0 && a[1].abs() < HALF[1] - 40.0, "{a:?}");
            for b in &places[at + 1..] {
                assert!((a[0] - b[0]).hypot(a[1] - b[1]) > SIDE * HEIGHT - 0.1, "{a:?} {b:?}");
            }
        }
    }
}
