//! Bruges: announced.

mod cover;
#[cfg(feature = "app")]
mod face;
