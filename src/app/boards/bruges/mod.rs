//! Bruges: announced.

pub mod art;
pub mod board;
#[cfg(feature = "app")]
mod face;
pub mod scene;
#[cfg(feature = "app")]
pub mod words;
