//! A game being played, in two halves: what a game adds for the app (`Tabled`, generic, as little as possible), and
//! what the rooms around it see (`Session`, one object, so that they are compiled once for all games). What a game says
//! ([`Worded`]) is compiled natively too.

#[cfg(target_arch = "wasm32")]
mod advice;
#[cfg(target_arch = "wasm32")]
mod board;
#[cfg(target_arch = "wasm32")]
mod desk;
#[cfg(target_arch = "wasm32")]
mod finished;
#[cfg(target_arch = "wasm32")]
mod object;
#[cfg(target_arch = "wasm32")]
mod play;
#[cfg(target_arch = "wasm32")]
mod tabled;
mod trouble;
mod worded;

#[cfg(target_arch = "wasm32")]
pub use crate::app::place::Anchor;
#[cfg(target_arch = "wasm32")]
pub use board::{BoardProps, Button, Hint, Mode, Proposal};
#[cfg(target_arch = "wasm32")]
pub use desk::{Bubble, Desk};
#[cfg(target_arch = "wasm32")]
pub use finished::finished;
#[cfg(target_arch = "wasm32")]
pub use object::{Aim, HintLine, LogLine, Session, Sheet, SheetRow, StepMark, Summary};
#[cfg(target_arch = "wasm32")]
pub use play::{GameSession, summarise};
#[cfg(target_arch = "wasm32")]
pub use tabled::Tabled;
pub use trouble::{new_game_trouble, record_trouble, seat_name};
pub use worded::{Block, Explanation, Section, Speech, Worded};
