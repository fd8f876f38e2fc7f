//! Every native test that needs the house in one program, so that it is linked once and its tests run side by side: the rules
//! of each game by example, the suite that every game passes, golden games, words. One part of it, or one test:
//!
//!     cargo test --test all splendor::
//!
//! Apart stand `portable`, which runs in WebAssembly too, and what only reads files.

mod art_society;
mod azul;
mod bots;
mod bruges;
mod brussels;
mod engine;
mod every_board;
mod every_game;
mod five_seats;
mod golden;
mod learned;
mod review;
mod sixth;
mod splendor;
#[path = "../suite/mod.rs"]
mod suite;
mod words;
