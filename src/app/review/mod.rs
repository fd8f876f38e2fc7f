//! The look back at a game that is over: who was ahead, what each player's best and costliest decisions were, and what would
//! have been better.

pub mod graph;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod looking;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod named;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod page;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod posing;

#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub use page::Review;
