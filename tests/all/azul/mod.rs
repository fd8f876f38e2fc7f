//! Azul: Summer Pavilion by example.

mod boards;
mod bots;
mod rounds;
mod rules;
mod scene;
mod touching;
