//! Bruges by example.

mod answers;
mod bounds;
mod cards;
mod circles;
mod corners;
mod effects;
mod games;
mod hints;
mod judging;
mod scene;
mod touching;
mod vectors;
pub mod words;
