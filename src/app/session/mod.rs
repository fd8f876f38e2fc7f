//! A game being played, in two halves: what a game adds for the app (`Tabled`, generic, as little as possible), and
//! what the rooms around it see (`Session`, one object, so that they are compiled once for all games). What a game says
//! ([`Worded`]) is compiled natively too.

#[cfg(target_arch = "wasm32")]
mod acts;
#[cfg(target_arch = "wasm32")]
mod advice;
#[cfg(target_arch = "wasm32")]
mod board;
#[cfg(target_arch = "wasm32")]
mod change;
#[cfg(target_arch = "wasm32")]
mod desk;
#[cfg(target_arch = "wasm32")]
mod finished;
#[cfg(target_arch = "wasm32")]
mod judged;
#[cfg(target_arch = "wasm32")]
mod kept;
mod named;
#[cfg(target_arch = "wasm32")]
mod object;
#[cfg(target_arch = "wasm32")]
mod play;
#[cfg(target_arch = "wasm32")]
mod props;
mod remark;
#[cfg(target_arch = "wasm32")]
mod replay;
#[cfg(target_arch = "wasm32")]
mod seen;
#[cfg(target_arch = "wasm32")]
mod sight;
#[cfg(target_arch = "wasm32")]
mod tabled;
#[cfg(target_arch = "wasm32")]
mod telling;
#[cfg(target_arch = "wasm32")]
mod told;
#[cfg(target_arch = "wasm32")]
mod travel;
mod trouble;
mod worded;

#[cfg(target_arch = "wasm32")]
pub use crate::app::place::Anchor;
#[cfg(target_arch = "wasm32")]
pub use board::{Button, Hint, Mode, Proposal};
#[cfg(target_arch = "wasm32")]
pub use desk::{Bubble, Desk, Sight};
#[cfg(target_arch = "wasm32")]
pub use finished::finished;
#[cfg(target_arch = "wasm32")]
pub use judged::look_at;
pub use named::Named;
#[cfg(target_arch = "wasm32")]
pub use object::{
    Advised, Aim, HintLine, Judged, Kept, LogLine, Seen, Session, Sheet, SheetRow, StepMark, Summary,
    Telling, Told, Travel,
};
#[cfg(target_arch = "wasm32")]
pub use play::GameSession;
pub use remark::{Remark, remark};
#[cfg(target_arch = "wasm32")]
pub use replay::summarise;
#[cfg(target_arch = "wasm32")]
pub use tabled::{BoardProps, Tabled};
pub use trouble::{new_game_trouble, puzzle_trouble, record_trouble, seat_name};
pub use worded::{Block, Bound, Explanation, Section, Speech, Worded};
