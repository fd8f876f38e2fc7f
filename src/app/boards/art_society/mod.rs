//! Art Society's table.
//!
//! | room | what it holds |
//! | --- | --- |
//! | [`art`] | the drawings: 116 paintings, frames, decor, the wall in its layers, the museum, the symbols |
//! | [`scene`] | the table as plain values: what hangs where, what a touch does, what a place would bring |
//! | [`symbols`] | names of the drawings |
//! | [`words`] | every sentence of the game |
//! | `board` | the scene on the page: walls, lots, bids, motion |
//! | `face` | what tells it from the other games |

pub mod art;
#[cfg(feature = "app")]
mod face;
pub mod scene;
pub mod symbols;

#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod board;
#[cfg(feature = "app")]
pub mod words;
