//! Bruges: announced.

pub mod art;
pub mod board;
#[cfg(feature = "app")]
mod face;
