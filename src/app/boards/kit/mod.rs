//! What boards are furnished with: the same thing looks and works the same in every game.
//!
//! | part | what it is |
//! | --- | --- |
//! | [`marks`] | small markup: classes, symbols, tags |
//! | `piece` | a piece that can be touched, with what is drawn on it and what it is called |
//! | `panel` | a seat's token; the way back from somebody's things that are shown large |

pub mod marks;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod panel;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod piece;

pub use marks::{flags, symbol, tag};
