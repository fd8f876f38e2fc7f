//! A game being played, in two halves: what a game adds for the app ([`Tabled`], generic, as little as possible), and
//! what the rooms around it see ([`Session`], one object, so that they are compiled once for all games).

mod advice;
mod board;
mod desk;
mod finished;
mod object;
mod play;
mod tabled;
mod trouble;

pub use crate::app::place::Anchor;
pub use board::{BoardProps, Button, Hint, Mode, Proposal};
pub use desk::{Bubble, Desk};
pub use finished::finished;
pub use object::{Aim, HintLine, LogLine, Session, Sheet, SheetRow, StepMark, Summary};
pub use play::{GameSession, summarise};
pub use tabled::{Block, Explanation, Section, Speech, Tabled};
pub use trouble::{new_game_trouble, record_trouble, seat_name};
