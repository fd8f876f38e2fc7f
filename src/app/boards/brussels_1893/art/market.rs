//! The art market: a grid with points below and francs beside it, and the marker, a brass frame with five panes.

use super::glass::GLASS;
use crate::app::draw::svg::{Paint, Svg};

/// The `viewBox` of the market: 7 by 7 cells of [`CELL`], axes outside.
pub const VIEW_BOX: &str = "0 0 250 248";

/// The side of a cell.
pub const CELL: f64 = 32.0;

/// The middle of a cell: column and row from 1, rows from below.
#[must_use]
pub fn spot(column: u8, row: u8) -> [f64; 2] {
    [24.0 + (f64::from(column) - 0.5) * CELL, 3.0 + (7.5 - f64::from(row)) * CELL]
}

/// What never changes: the grid and its two axes, points by column and francs by row.
#[must_use]
pub fn grid(points: &[u8], francs: &[u8]) -> String {
    let mut svg = Svg::new();
    let sides = (points.len() as f64 * CELL, francs.len() as f64 * CELL);
    svg.rect(24.0, 3.0, sides.0, sides.1, Paint::None).class("bx-grid");
    for column in 1..=points.len() as u8 {
        for row in (1..=francs.len() as u8).filter(|row| (column + row) % 2 == 0) {
            let [x, y] = spot(column, row);
            svg.rect(x - CELL / 2.0, y - CELL / 2.0, CELL, CELL, Paint::None).class("bx-cell");
        }
    }
    for (at, value) in points.iter().enumerate() {
        svg.text(spot(at as u8 + 1, 1)[0], 244.0, "bx-axis mid", &value.to_string());
    }
    for (at, value) in francs.iter().enumerate() {
        svg.text(17.0, spot(1, at as u8 + 1)[1] + 5.0, "bx-axis end", &value.to_string());
    }
    svg.rect(24.0, 3.0, sides.0, sides.1, Paint::None).class("bx-frame");
    svg.finish()
}

/// The marker about its centre: the panes lie where the box says, by index in [`GLASS`] as steps to the right and upward.
#[must_use]
pub fn marker(centre: (u8, u8), panes: &[(i8, i8)], class: &str) -> String {
    let mut svg = Svg::new();
    let [x, y] = spot(centre.0, centre.1);
    svg.placed(x, y, 0.0, 1.0).class(&["bx-marker ", class].concat());
    svg.rect(-49.5, -49.5, 99.0, 99.0, Paint::None).corner(7.0);
    for (at, (right, up)) in panes.iter().enumerate() {
        let (x, y) = (f64::from(*right) * CELL, -f64::from(*up) * CELL);
        svg.reuse(&["bx-art-", GLASS[at].0].concat(), x - 11.0, y - 14.0, 22.0, 28.0);
    }
    svg.end();
    svg.finish()
}
