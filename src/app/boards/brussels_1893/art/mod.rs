//! Bruxelles 1893's pictures: ironwork, stained glass, medallions, fronts. Pure functions to SVG markup.
//!
//! The page holds [`sprite()`] once; whatever is drawn more than once is a symbol there. What only Belle Époque needs is in [`belle`].

// Coordinates are rounded to tenths of a unit on purpose, and counts of pieces are small.
#![allow(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::unreadable_literal
)]

pub mod belle;
pub mod compass;
pub mod cover;
pub mod facade;
pub mod figure;
pub mod glass;
pub mod iris;
pub mod market;
pub mod noble;
pub mod piece;
pub mod sign;
pub mod sprite;

pub use sprite::sprite;

#[cfg(test)]
mod tests;
