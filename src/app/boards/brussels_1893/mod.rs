//! Bruxelles 1893, with Belle Époque: announced.

mod cover;
#[cfg(feature = "app")]
mod face;
