//! Art Society's table.
//!
//! | room | what it holds |
//! | --- | --- |
//! | [`art`] | the drawings: 116 paintings, frames, decor, the wall |
//! | [`drawing`] | parts of the table as markup: the wall in its layers, the museum's track, the symbols |
//! | [`scene`] | the table as plain values: what hangs where, what a touch does, what a place would bring |
//! | [`words`] | every sentence of the game |
//! | `board` | the scene on the page: walls, lots, bids, motion |
//! | `options` | the choices of a new game |
//! | `tabled` | all of it as the app sees it |

pub mod art;
pub mod drawing;
pub mod scene;

#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod board;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod options;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod tabled;
#[cfg(feature = "app")]
pub mod words;
