//! Bruges, for 2 to 4 players (2013). The box and the vocabulary of effects stand; the rules follow.

pub mod colour;
pub mod components;
pub mod effects;
pub mod group;

/// The game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bruges;

impl Bruges {
    /// Name of the game in addresses and folders.
    pub const KEY: &'static str = "bruges";
}
