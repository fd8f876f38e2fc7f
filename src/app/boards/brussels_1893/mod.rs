//! Bruxelles 1893's table.
//!
//! | room | what it holds |
//! | --- | --- |
//! | [`art`] | the drawings: signs, stained glass, nobles, pieces, fronts, compass, market |
//! | [`scene`] | the table as plain values: what lies where, what a touch does, what everything would bring |
//! | [`words`] | every sentence of the game |
//! | [`board`] | what the pieces look like, and what they are called |
//! | `face` | what tells it from the other games |

pub mod art;
#[cfg(feature = "app")]
pub mod board;
#[cfg(feature = "app")]
mod face;
pub mod scene;
#[cfg(feature = "app")]
pub mod words;
