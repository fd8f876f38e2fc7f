//! The rooms around a game: home, a new game, stored games, statistics, settings, rule reference, opening a record.

mod about;
mod ago;
mod bring;
mod device;
mod home;
mod masthead;
mod new_game;
mod open;
mod poster;
mod room;
mod rules;
mod save_card;
mod saved;
mod settings;
mod statistics;
pub mod transfer;

pub use about::About;
pub use home::Home;
pub use new_game::NewGame;
pub use open::Open;
pub use room::{BackHome, Unknown, enter};
pub use rules::{RuleSheet, Rules};
pub use saved::{CopyByHand, Saved};
pub use settings::{Settings, SettingsSheet};
pub use statistics::Statistics;
