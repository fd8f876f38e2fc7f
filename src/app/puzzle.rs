//! A position as a puzzle: "your move, find the best".
//!
//! A puzzle is the record of a game up to a position in which a seat decides, in the same text as any shared game: so it is read,
//! checked and refused by the same rules, and whoever has solved it can play on. One person sits at the seat that is to move,
//! the strongest computer players at all others; that person is shown what that seat may know, by the means that keep every
//! lone player from the others' secrets, and the answer is judged from that view alone.
//!
//! Whoever takes a link apart by hand could deal the game from its seed and learn what is covered: a position that was made up to
//! agree with the view would keep that, but no game could be played on from it that replays, and it would be another game than
//! the one that was played. What came after the position is not in the link.

use super::players::{Mind, Party};
use crate::bots::Level;
use crate::engine::{Advice, Game, Record, RecordError, Seat, Style, Timeline};

/// Why a text is no puzzle.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PuzzleError {
    /// No record that can be played.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// Only one move is legal, or nothing to be seen bears on which is made.
    #[error("there is no choice")]
    NoChoice,
}

/// The people of a puzzle: one, at the seat that is to move.
fn alone(party: &Party, solver: Seat) -> Party {
    let mut players = party.players.clone();
    for (at, player) in players.iter_mut().enumerate() {
        player.mind = if at == solver.index() {
            Mind::Person
        } else {
            Mind::Computer { level: Level::STRONGEST.into(), style: Style::default() }
        };
    }
    Party { players, ..Party::default() }
}

/// The position after so many steps as a puzzle; none where nobody is to move.
#[must_use]
pub fn pose<G: Game>(timeline: &Timeline<G>, steps: usize, party: &Party) -> Option<Record<G>> {
    let solver = G::turn(timeline.seek(steps)).seat()?;
    let mut record = timeline.record_at(steps);
    record.table = alone(party, solver).to_value();
    Some(record)
}

/// Reads a puzzle and replays it. `fallback` names the players who have no name.
///
/// # Errors
/// [`PuzzleError`].
pub fn read<G: Advice>(source: &str, fallback: impl Fn(Seat) -> String) -> Result<Timeline<G>, PuzzleError> {
    let mut timeline = Timeline::open(Record::<G>::read(source)?)?;
    let solver = timeline.turn().seat().ok_or(PuzzleError::Over)?;
    let mut legal = Vec::new();
    G::actions(timeline.state(), &mut legal);
    if legal.len() < 2 || G::close_look(timeline.state()) < 2 {
        return Err(PuzzleError::NoChoice);
    }
    let party = Party::read(timeline.table(), G::seats(timeline.setup()), fallback);
    timeline.set_table(alone(&party, solver).to_value());
    Ok(timeline)
}
