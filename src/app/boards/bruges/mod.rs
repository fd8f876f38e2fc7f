//! Bruges: announced.

pub mod art;
#[cfg(feature = "app")]
mod face;
