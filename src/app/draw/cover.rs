//! What the covers of the home page have in common: printed posters, the same in light and dark. Each game draws its own.

use super::plate;
use super::svg::{Paint, Svg};

/// The `viewBox` of [`cover`].
pub const VIEW_BOX: &str = "0 0 200 240";

/// Brass of every cover's frame and ornament.
pub const BRASS: Paint = Paint::rgb(0xd9b56b);

/// Two brass lines with hollow corners.
const FRAME: &str = "
    l0 1.1 M19,8H181A11,11 0 0 0 192,19V221A11,11 0 0 0 181,232H19A11,11 0 0 0 8,221V19A11,11 0 0 0 19,8Z
    l0@80 .5 M22,11.5H178A12,12 0 0 0 188.5,22V218A12,12 0 0 0 178,228.5H22A12,12 0 0 0 11.5,218V22A12,12 0 0 0 22,11.5Z";

/// A poster: what is drawn on a ground of cloth, in the house's frame. Frame: [`VIEW_BOX`], which has to clip it.
#[must_use]
pub fn cover(cloth: Paint, draw: fn(&mut Svg)) -> String {
    let mut svg = Svg::new();
    svg.rect(0.0, 0.0, 200.0, 240.0, cloth);
    draw(&mut svg);
    plate::print(&mut svg, FRAME, &[BRASS]);
    svg.finish()
}
