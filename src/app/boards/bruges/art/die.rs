//! Dice, large enough to be read across the table.

use super::Colour;
use super::gable::outline;
use crate::app::draw::svg::{Paint, Svg};

/// The `viewBox` of [`die`] and [`unrolled`].
pub const VIEW_BOX: &str = "0 0 40 40";

/// Places of the pips by face, on a grid of three by three.
const PIPS: [&[u8]; 6] = [&[4], &[2, 6], &[2, 4, 6], &[0, 2, 6, 8], &[0, 2, 4, 6, 8], &[0, 2, 3, 5, 6, 8]];

/// A die showing 1 to 6; any other face is blank. Behind the pips stands the gable of its colour, for whoever does not tell colours
/// apart.
#[must_use]
pub fn die(colour: Colour, face: u8) -> String {
    let mut svg = Svg::new();
    svg.rect(1.0, 2.5, 38.0, 37.0, colour.dark()).corner(7.0);
    svg.rect(1.0, 1.0, 38.0, 36.5, colour.base()).corner(7.0).stroke(colour.dark(), 1.4);
    svg.curve("M4.5,30V8a4,4 0 0 1 4,-4H32", &[], colour.light(), 1.6).round_caps();
    svg.path(&outline(colour, [6.0, 3.5, 28.0, 17.0], 14.0), &[], colour.dark()).opacity(0.5);
    let pips = usize::from(face).checked_sub(1).and_then(|face| PIPS.get(face)).copied().unwrap_or_default();
    for &pip in pips {
        let (column, row) = (f64::from(pip % 3), f64::from(pip / 3));
        svg.circle(11.0 + column * 9.0, 10.5 + row * 8.8, 3.1, colour.ink()).stroke(colour.dark(), 0.6);
    }
    svg.finish()
}

/// The place of a die that has not been rolled yet this round. Needs the sprite.
#[must_use]
pub fn unrolled(colour: Colour) -> String {
    let mut svg = Svg::new();
    svg.rect(2.0, 2.0, 36.0, 36.0, Paint::rgb(0xefe2c4)).corner(7.0);
    svg.stroke(colour.dark(), 1.5).dashes(4.0, 3.0);
    svg.reuse(&colour.id("br-gl-"), 9.0, 9.0, 22.0, 22.0);
    svg.finish()
}
