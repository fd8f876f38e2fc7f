//! The table of Pebbles.

#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod bench;
#[cfg(feature = "app")]
mod face;
pub mod scene;
#[cfg(feature = "app")]
mod words;
