//! Bruges's table.
//!
//! | room | what it holds |
//! | --- | --- |
//! | [`art`] | the drawings: 165 portraits, cards, houses, threats, dice, the city |
//! | [`scene`] | the table as plain values: what lies where, what a touch does, what every use would bring |
//! | [`words`] | every sentence of the game |
//! | [`board`] | what the pieces look like, and the scene on the page |
//! | `print` | what the drawings need to know of a card |
//! | `face` | what tells it from the other games |

pub mod art;
pub mod board;
#[cfg(feature = "app")]
mod face;
pub mod print;
pub mod scene;
#[cfg(feature = "app")]
pub mod words;
