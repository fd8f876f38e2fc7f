//! Bruges by example.

mod cards;
mod corners;
mod effects;
mod games;
mod scene;
mod vectors;
mod words;
