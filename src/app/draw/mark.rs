//! The mark of the house: six lozenges of sixty degrees about one centre, in a ring.

use super::geometry::{moved, polar};
use super::svg::{Paint, Svg};

/// The `viewBox` of [`mark`].
pub const VIEW_BOX: &str = "0 0 48 48";

/// The mark in the current colour; every second lozenge is filled.
#[must_use]
pub fn mark() -> String {
    let mut svg = Svg::new();
    svg.ring(24.0, 24.0, 22.5, Paint::Current, 1.6);
    svg.ring(24.0, 24.0, 19.8, Paint::Current, 0.6);
    for i in 0..6_u8 {
        let turn = 60.0 * f64::from(i) - 90.0;
        let corner = |degrees: f64, radius: f64| moved(polar(turn + degrees, radius), 24.0, 24.0);
        let lozenge = [corner(0.0, 0.6), corner(-30.0, 10.2), corner(0.0, 17.7), corner(30.0, 10.2)];
        let fill = if i % 2 == 1 { Paint::Current } else { Paint::None };
        svg.polygon(&lozenge, fill).stroke(Paint::Current, 1.0).round_joins();
    }
    svg.finish()
}
