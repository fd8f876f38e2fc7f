//! The boards: one room a game.

pub mod azul_summer_pavilion;
pub mod splendor;
