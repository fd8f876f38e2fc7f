//! Splendor's pictures: stones, tokens, 90 card faces, card backs, ten nobles. Pure functions from indices to SVG markup.
//!
//! The page holds [`sprite`] once; cards, piles and nobles refer to its symbols, so none of them carries an id of its own
//! and any of them may appear any number of times.
//!
//! | drawing | frame |
//! | --- | --- |
//! | [`gem`], [`pip`], [`chip`] | [`GEM_VIEW_BOX`], -50 to 50 |
//! | [`pile`] | [`PILE_VIEW_BOX`] |
//! | [`card`], [`scene`], [`back`] | [`CARD_VIEW_BOX`], 126 x 176 |
//! | [`noble`] | [`NOBLE_VIEW_BOX`], 100 x 100 |
//! | [`figure`] | whole drawings, for the rule reference |

// Colours read best as the six digits of their notation, and coordinates are rounded to tenths of a unit on purpose.
#![allow(
    clippy::unreadable_literal,
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss
)]

mod card;
pub mod cover;
pub mod figure;
mod noble;
mod scene;
mod token;

pub use crate::app::draw::gem::{Gem, VIEW_BOX as GEM_VIEW_BOX, gem};
pub use card::{Face, VIEW_BOX as CARD_VIEW_BOX, back, card};
pub use noble::{COUNT as NOBLES, VIEW_BOX as NOBLE_VIEW_BOX, noble};
pub use scene::scene;
pub use token::{PILE_VIEW_BOX, chip, pile, pip, sprite};

use crate::app::draw::svg::Paint;

/// Five poster tones of each gem's cards, from sky to dark: sky, far, mid, near, dark. Ground of a bonus tile: the second.
pub const TONES: [[u32; 5]; 6] = [
    [0xeff1ef, 0xd2dadd, 0xa5b3bb, 0x667882, 0x38464f],
    [0xe2ebf4, 0xb1c9e5, 0x6591c7, 0x305d9e, 0x193561],
    [0xe6f0e0, 0xb4d4b7, 0x6aa881, 0x2f7454, 0x154231],
    [0xf8e7db, 0xe9bba9, 0xcc7964, 0x9a3b3a, 0x581a21],
    [0xede6db, 0xcabfb2, 0x90857b, 0x574f4c, 0x29242a],
    [0xfbf3da, 0xf0d99c, 0xdbb05a, 0x946a1e, 0x4f3407],
];

/// The colour of a number on a pip: white, or ink on the pale stones.
#[must_use]
fn pip_ink(gem: Gem) -> Paint {
    Paint::rgb(if gem.is_pale() { 0x251d16 } else { 0xffffff })
}

#[cfg(test)]
mod tests;
