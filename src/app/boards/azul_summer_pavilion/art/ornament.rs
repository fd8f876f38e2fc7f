//! Pillars, statues and windows: carved in stone, gilt once they are surrounded.
//!
//! An ornament stands upright inside a circle of radius 100. Its paint is that of
//! `style/azul_summer_pavilion/ornaments.css`, through variables that pass into reused drawings.

use super::lattice::{FEATURE_SIDE, HEIGHT, along, edges_of, feature, inset, rhombus};
use crate::app::draw::svg::{Paint, Svg};
use crate::games::azul_summer_pavilion::{Components, FeatureKind, Spaces};

/// The `viewBox` of an ornament.
pub const VIEW_BOX: &str = "-100 -100 200 200";

/// A fluted column with volutes.
const PILLAR: &str = concat!(
    r#"<path class="az-o1" d="M-46 74H46V90H-46ZM-38 60H38Q42 67 38 74H-38Q-42 67-38 60ZM-26 60Q-22 8-21-40H21Q22 8 26 60Z"/>"#,
    r#"<path class="az-o2" d="M-12.500 56Q-10.500 8-10-36M0 56V-36M12.500 56Q10.500 8 10-36"/>"#,
    r#"<path class="az-o1" d="M-24-40H24L30-50H-30ZM-50-78H50V-90H-50ZM-44-78H44C56-76 56-50 40-48C28-47 26-62 36-64H-36C-26-62-28-47-40-48C-56-50-56-76-44-78Z"/>"#,
    r#"<path class="az-o2" d="M40-54a5 5 0 1 1 4-8M-40-54a5 5 0 1 0-4-8"/>"#
);
/// A draped figure in a niche, one arm raised with a laurel ring.
const STATUE: &str = concat!(
    r#"<path class="az-o3" d="M-58 88V-18A58 58 0 0 1 58-18V88Z"/>"#,
    r#"<path class="az-o2" d="M17.600-21.700L52.800-29.200M14.200-29.100L42.600-51.200M7.900-34.200L23.700-66.500M0-36V-72M-7.900-34.200L-23.700-66.500M-14.200-29.100L-42.600-51.200M-17.600-21.700L-52.800-29.200"/>"#,
    r#"<path class="az-o1" d="M-34 66H34V90H-34ZM-40 58H40V66H-40ZM-8-36C-19-35-25-29-26-18L-29 8C-29 13-22 14-21 9L-18 4C-23 22-26 40-27 58H27C27 38 23 20 17 4C18-4 17-12 15-17L35-40C38-44 32-50 28-46L11-32C8-35 6-36 3-36Z"/>"#,
    r#"<path class="az-o2" d="M-20-20C-12-6 2 4 18 6M-18 4C-8 10 6 12 17 8M-12 14C-15 30-16 44-17 56M-1 14C-1 30-3 44-4 56M9 13C12 30 12 44 12 56M15-17L9-24"/>"#,
    r#"<ellipse class="az-o1" cx="-3" cy="-51" rx="11.500" ry="14"/><path class="az-o1" d="M-15-53C-17-70 10-70 9-53C5-60-8-61-15-53Z"/><circle class="az-o2" cx="36" cy="-51" r="8.500"/>"#
);
/// A window of two lights under a rose.
const WINDOW: &str = concat!(
    r#"<path class="az-o1" d="M-62 78H62V92H-62ZM-54 78V-22A54 54 0 0 1 54-22V78Z"/>"#,
    r#"<path class="az-og" d="M-43 72V-2A19.500 19.500 0 0 1-4-2V72ZM4 72V-2A19.500 19.500 0 0 1 43-2V72Z"/><circle class="az-og" cy="-44" r="19"/>"#,
    r#"<path class="az-o2" d="M-43 34H-4M4 34H43M-43 8H-4M4 8H43M-23.500-20V72M23.500-20V72M0-63V-25M-19-44H19"/>"#,
    r#"<path class="az-o1" d="M-58-22H-46V-14H-58ZM46-22H58V-14H46Z"/>"#
);

/// Id of the symbol of an ornament.
#[must_use]
pub const fn symbol(kind: FeatureKind) -> &'static str {
    match kind {
        FeatureKind::Pillar => "az-pillar",
        FeatureKind::Statue => "az-statue",
        FeatureKind::Window => "az-window",
    }
}

/// Writes every symbol of this room.
pub(super) fn symbols(mut symbol: impl FnMut(&str, &str)) {
    for (kind, drawing) in FeatureKind::ALL.into_iter().zip([PILLAR, STATUE, WINDOW]) {
        symbol(self::symbol(kind), drawing);
    }
}

/// A feature on its board, about its own middle: ground, a frame that shows which neighbours are covered, the ornament, and
/// in each acute corner as many lozenges as tiles come with it. `covered` are spaces that are covered.
#[must_use]
pub fn drawing(components: &Components, id: usize, covered: Spaces) -> String {
    let it = &components.features[id];
    let (_, long) = feature(components, it);
    let mut svg = Svg::new();
    let middle = [0.0, 0.0];
    svg.polygon(&rhombus(middle, long, FEATURE_SIDE), Paint::None).class("az-ground");
    let frame = rhombus(middle, long, inset(FEATURE_SIDE, 3.5));
    for (at, space) in edges_of(components, id).into_iter().enumerate() {
        let met = space.is_some_and(|space| covered >> space & 1 == 1);
        let width = if met { 5.5 } else { 2.8 };
        svg.polyline(&[frame[at], frame[(at + 1) % 4]], Paint::None, width).class(if met {
            "az-edge met"
        } else if space.is_some() {
            "az-edge"
        } else {
            "az-edge free"
        });
    }
    let size = FEATURE_SIDE * HEIGHT * 0.97;
    svg.reuse(symbol(it.kind), -size / 2.0, -size / 2.0, size, size);
    let tiles = it.tiles.min(5);
    for side in [0.0, 180.0] {
        for at in 0..tiles {
            // Three stand in a triangle that points to the tip, others in a row.
            let row = f64::from(at) - f64::from(tiles - 1) / 2.0;
            let out = if tiles == 3 && at == 1 {
                70.0
            } else if tiles > 2 {
                59.0
            } else {
                64.0
            };
            let spot = along(along(middle, long + side, out), long + 90.0, row * 11.0);
            svg.polygon(&rhombus(spot, long, 8.8), Paint::None).class("az-pip");
        }
    }
    svg.finish()
}
