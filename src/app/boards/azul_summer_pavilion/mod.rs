//! The table of Azul: Summer Pavilion.
//!
//! | room | what it holds |
//! | --- | --- |
//! | [`art`] | the drawings: tiles, boards, ornaments, factories |
//! | [`scene`] | the table as plain values: what lies where, what a touch does, what a move would change |
//! | [`words`] | every sentence of the game |
//! | `board` | the scene on the page: table, boards, panels, motion |
//! | `face` | what tells it from the other games |

pub mod art;
#[cfg(feature = "app")]
mod face;
pub mod scene;

#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod board;
#[cfg(feature = "app")]
pub mod words;
