//! What every table game shares. Knows no game, no browser, no clock and no language.

mod advice;
mod edition;
mod game;
mod pending;
mod record;
mod rng;
mod score;
mod timeline;

pub use advice::{Advice, Candidate, Style};
pub use edition::{Edition, EditionError};
pub use game::{Audience, Event, Game, NewGameError, Seat, Seats, Turn, Viewer, Witness, play_out, replay};
pub use pending::{Open, Pending};
pub use record::{Record, RecordError, TEXT_PREFIX, game_key};
pub use rng::{Rng, Seed, SeedError};
pub use score::{ScoreRow, ScoreSheet};
pub use timeline::{Step, Timeline, TurnMark, UndoNotice};
