//! Bruxelles 1893 by example.

mod belle;
mod boards;
mod cards;
mod compass;
mod computers;
mod corners;
mod derived;
mod editions;
mod games;
mod hints;
mod prospects;
pub mod scene;
mod secrets;
mod touching;
mod vectors;
