//! Bruges's pictures: 165 portraits, cards, houses, threats, dice, workers, and the city. Pure functions to SVG markup.
//!
//! The page holds [`sprite()`] once; whatever is drawn more than once is a symbol there.

// Coordinates are rounded to tenths of a unit on purpose, and counts of pieces are small.
#![allow(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::unreadable_literal
)]

pub mod card;
pub mod city;
pub mod colour;
pub mod cover;
pub mod die;
pub mod figure;
pub mod gable;
pub mod group;
pub mod house;
pub mod person;
pub mod sprite;
pub mod threat;
pub mod token;
pub use crate::app::draw::woodcut;

pub use card::{Face, card};
pub use house::{House, State, Tenant, house};
pub use person::{Held, Person, portrait};
pub use sprite::sprite;
pub use token::Trigger;

pub use crate::games::bruges::{Colour, Group};

#[cfg(test)]
mod tests;
