//! Azul: Summer Pavilion by example.

mod boards;
mod bots;
mod refused;
mod rounds;
mod rules;
mod scene;
mod touching;
