//! What every table game shares. Knows no game, no browser, no clock and no language.

mod advice;
mod edition;
mod fault;
mod figures;
mod first;
mod game;
mod mix;
mod part;
mod pending;
mod printed;
mod record;
mod remark;
mod rng;
mod row;
mod score;
mod seat;
mod timeline;

pub use advice::{Advice, Candidate, Guidance, Style, Worlds, distinguishing, looks_best, telling};
pub use edition::Edition;
pub use fault::{Fault, Kind, Trouble};
pub use figures::{Figures, MOST_FIGURES, MOST_HELD};
pub use first::First;
pub use game::{
    Audience, Event, Game, NewGameError, Openness, Seats, Turn, Viewer, Witness, play_out, replay,
};
pub use mix::Mix;
pub use part::Part;
pub use pending::{Open, Pending};
pub use printed::PrintedBox;
#[cfg(test)]
pub use printed::tests::every_figure_is_read;
pub use record::{MAX_TEXT, Record, RecordError, TEXT_PREFIX, game_key, text_in};
pub use rng::{Rng, Seed, SeedError};
pub use row::Row;
pub use score::{ScoreRow, ScoreSheet};
pub use seat::Seat;
pub use timeline::{Step, Timeline, TurnMark, UndoNotice};
