//! The rooms around a game: home, a new game, stored games, settings, rule reference, opening a record.

mod home;
mod new_game;
mod open;
mod rules;
mod saved;
mod settings;

pub use home::Home;
pub use new_game::NewGame;
pub use open::Open;
pub use rules::Rules;
pub use saved::Saved;
pub use settings::Settings;
