//! The five covers of the home page: printed posters, the same in light and dark.

mod art_society;
mod azul;
mod bruges;
mod brussels;
mod splendor;

use super::plate;
use super::svg::{Paint, Svg};

/// The `viewBox` of [`cover`].
pub const VIEW_BOX: &str = "0 0 200 240";

/// Brass of every cover's frame and ornament.
const BRASS: Paint = Paint::rgb(0xd9b56b);

/// Two brass lines with hollow corners.
const FRAME: &str = "
    l0 1.1 M19,8H181A11,11 0 0 0 192,19V221A11,11 0 0 0 181,232H19A11,11 0 0 0 8,221V19A11,11 0 0 0 19,8Z
    l0@80 .5 M22,11.5H178A12,12 0 0 0 188.5,22V218A12,12 0 0 0 178,228.5H22A12,12 0 0 0 11.5,218V22A12,12 0 0 0 22,11.5Z";

/// The games of the house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cover {
    /// A brilliant over the five gems.
    Splendor,
    /// A six-petalled star of glazed lozenges.
    Azul,
    /// A landscape in a gilt frame.
    ArtSociety,
    /// Stepped gables on a canal.
    Bruges,
    /// An iris before stained glass.
    Brussels,
}

impl Cover {
    /// All covers, by index.
    pub const ALL: [Self; 5] = [Self::Splendor, Self::Azul, Self::ArtSociety, Self::Bruges, Self::Brussels];

    /// The game's cloth: the ground of its cover, of its curtain and of its winner's poster, in light and dark alike.
    #[must_use]
    pub const fn cloth(self) -> Paint {
        Paint::rgb(match self {
            Self::Splendor => 0x114338,
            Self::Azul => 0x163c78,
            Self::ArtSociety => 0x5f1a2b,
            Self::Bruges => 0x70301a,
            Self::Brussels => 0x39431b,
        })
    }
}

/// A game's poster. Frame: [`VIEW_BOX`], which has to clip it.
#[must_use]
pub fn cover(cover: Cover) -> String {
    let mut svg = Svg::new();
    svg.rect(0.0, 0.0, 200.0, 240.0, cover.cloth());
    match cover {
        Cover::Splendor => splendor::draw(&mut svg),
        Cover::Azul => azul::draw(&mut svg),
        Cover::ArtSociety => art_society::draw(&mut svg),
        Cover::Bruges => bruges::draw(&mut svg),
        Cover::Brussels => brussels::draw(&mut svg),
    }
    plate::print(&mut svg, FRAME, &[BRASS]);
    svg.finish()
}
