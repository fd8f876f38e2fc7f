//! Bruges: announced.

#[cfg(feature = "app")]
mod cover;
#[cfg(feature = "app")]
mod face;
