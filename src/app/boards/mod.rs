//! The boards: one room a game.

pub mod splendor;
