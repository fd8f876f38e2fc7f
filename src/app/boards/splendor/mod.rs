//! Splendor's table.
//!
//! | room | what it holds |
//! | --- | --- |
//! | [`art`] | the drawings: stones, tokens, cards, nobles |
//! | [`print`] | what is printed on a component, as the drawings want it |
//! | [`scene`] | the table as plain values: what lies where, what a touch does, what a move would change |
//! | [`words`] | every sentence of the game |
//! | `board` | the scene on the page: panels, touches, keys, motion |
//! | `face` | what tells it from the other games |

pub mod art;
#[cfg(feature = "app")]
mod face;
pub mod print;
pub mod scene;

#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod board;
#[cfg(feature = "app")]
pub mod words;
