//! The frame of a game being played: bars, log, recap, curtain, history, scores.

#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod absence;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod action_bar;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod announce;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod answer;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod autosave;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod bubble;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod curtain;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod driver;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod frame;
pub mod graph;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod handover;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod hints;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod history;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod keys;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod log;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod menu;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod panel;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod puzzle;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod recap;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod scores;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod sitting;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod taking_back;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod tool;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod top_bar;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod turning;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod zoom;

#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub use frame::{Puzzle, Table};
