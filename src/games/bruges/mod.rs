//! Bruges: announced.

/// The game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bruges;

impl Bruges {
    /// Name of the game in addresses and folders.
    pub const KEY: &'static str = "bruges";
}
