//! The boards: one room a game, and what all boards share.

#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod bench;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod dragging;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod focus;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod hover;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod options;
#[cfg(feature = "app")]
pub mod reference;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod touching;

pub mod kit;
#[cfg(feature = "app")]
pub mod pen;
pub mod piece_id;
pub mod staged;
#[cfg(test)]
mod suite;

pub mod art_society;
pub mod azul_summer_pavilion;
pub mod bruges;
pub mod brussels_1893;
#[cfg(feature = "sixth")]
#[path = "../../../tests/sixth/board/mod.rs"]
pub mod pebbles;
pub mod splendor;
