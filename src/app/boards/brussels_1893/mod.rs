//! Bruxelles 1893, with Belle Époque: announced.

pub mod art;
#[cfg(feature = "app")]
mod face;
#[cfg(feature = "app")]
pub mod words;
