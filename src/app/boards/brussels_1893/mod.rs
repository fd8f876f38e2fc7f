//! Bruxelles 1893's table.
//!
//! | room | what it holds |
//! | --- | --- |
//! | [`art`] | the drawings: signs, stained glass, nobles, pieces, fronts, compass, market |
//! | [`scene`] | the table as plain values: what lies where, what a touch does, what everything would bring |
//! | [`words`] | every sentence of the game |
//! | `face` | what tells it from the other games |

pub mod art;
#[cfg(feature = "app")]
mod face;
pub mod scene;
#[cfg(feature = "app")]
pub mod words;
