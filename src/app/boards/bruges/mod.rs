//! Bruges: announced.

pub mod art;
pub mod board;
#[cfg(feature = "app")]
mod face;
#[cfg(feature = "app")]
pub mod words;
