//! Bruxelles 1893, with Belle Époque: announced.

pub mod components;
pub mod grid;
mod options;

pub use options::Options;

/// The game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Brussels1893;

impl Brussels1893 {
    /// Name of the game in addresses and folders.
    pub const KEY: &'static str = "brussels-1893";
}
