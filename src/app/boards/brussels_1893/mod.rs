//! Bruxelles 1893, with Belle Époque: announced.

#[cfg(feature = "app")]
mod cover;
#[cfg(feature = "app")]
mod face;
