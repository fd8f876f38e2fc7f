//! The five colours of houses, workers, dice and threats, each with a gable, a masonry, a window and a hat of its own, so
//! that none is told by its hue alone.

use crate::app::draw::svg::Paint;
use crate::games::bruges::Colour;

/// How the colours of the rules look.
///
/// | colour | threat | gable | masonry | window | hat |
/// | --- | --- | --- | --- | --- | --- |
/// | red | fire | stepped | running bond | lancets | stepped crown |
/// | yellow | raid | of lobes | dotted courses | fanlight | round cap |
/// | blue | flood | straight | waves | cross mullion | pointed hood |
/// | brown | plague | of concave shoulders | lozenges | lattice | wide brim |
/// | purple | intrigue | ogee between pinnacles | chevrons | rose | turban |
impl Colour {
    /// The colour itself.
    #[must_use]
    pub const fn base(self) -> Paint {
        Paint::rgb([0xa63a2a, 0xd5a02f, 0x2f6192, 0x7b5634, 0x6e4280][self as usize])
    }

    /// Outlines and mortar.
    #[must_use]
    pub const fn dark(self) -> Paint {
        Paint::rgb([0x6b2017, 0x7c540c, 0x18395a, 0x432d18, 0x3e2248][self as usize])
    }

    /// Bevels and shutters.
    #[must_use]
    pub const fn light(self) -> Paint {
        Paint::rgb([0xd58a6f, 0xecc971, 0x86accb, 0xb7936a, 0xaa86b8][self as usize])
    }

    /// The pale ground behind a portrait.
    #[must_use]
    pub const fn tint(self) -> Paint {
        Paint::rgb([0xebc7b1, 0xf2dda6, 0xc4d6dd, 0xdac3a0, 0xd8c5d6][self as usize])
    }

    /// What is written on it: light, but for yellow.
    #[must_use]
    pub const fn ink(self) -> Paint {
        Paint::rgb(if matches!(self, Self::Yellow) { 0x2a211b } else { 0xfff3e2 })
    }

    /// A name of the sprite: `prefix` and the key.
    #[must_use]
    pub fn id(self, prefix: &str) -> String {
        [prefix, self.key()].concat()
    }
}
