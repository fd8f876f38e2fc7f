//! What the pieces look like: markup as text, from parts of the scene. Tested natively.

pub mod belle;
pub mod board;
pub mod closeup;
pub mod ledger;
pub mod player;
pub mod sheet;
pub mod town;

use super::super::art::piece::symbol as of_shape;
use crate::app::boards::kit::markup::{symbol, tag};
use crate::app::boards::pen;
use crate::app::draw::seat;
use crate::app::sentence;
use crate::engine::Seat;
use crate::games::brussels_1893::{Brussels1893, SeatSet, Worker};

/// Everything that words and drawings are put together from.
pub type Pen<'a> = pen::Pen<'a, Brussels1893>;

/// A sign of the sprite, `bx-` before its name.
#[must_use]
pub fn sign(id: &str) -> String {
    symbol(&["bx-", id].concat(), "bx-sign")
}

/// A seat's token.
#[must_use]
pub fn token(pen: &Pen<'_>, seat: Seat) -> String {
    let shape = seat::symbol(pen.shape(seat).into());
    symbol(&shape, &["token ", &shape].concat())
}

/// Tokens of some seats.
#[must_use]
pub fn tokens(pen: &Pen<'_>, seats: SeatSet) -> String {
    seats.iter().map(|seat| token(pen, seat)).collect()
}

/// Names of some seats.
#[must_use]
pub fn names(pen: &Pen<'_>, seats: SeatSet) -> String {
    let each = seats.iter().map(|seat| sentence::escaped(pen.name(seat)));
    crate::app::boards::kit::phrase::join(pen.language, each)
}

/// A wooden piece of a seat: `bx-worker-`, `bx-house-` or `bx-ghost-`.
#[must_use]
pub fn wooden(pen: &Pen<'_>, prefix: &str, seat: Seat, class: &str) -> String {
    let shape = usize::from(pen.shape(seat));
    let class = [class, " bx-wood ", &seat::symbol(shape)].concat();
    symbol(&of_shape(prefix, shape), &class)
}

/// The shape of a worker; [`NEUTRAL`](super::super::art::piece::NEUTRAL) for nobody's.
#[must_use]
pub fn shape_of(pen: &Pen<'_>, worker: Worker) -> usize {
    match worker {
        Worker::Of(seat) => pen.shape(seat).into(),
        Worker::Neutral => super::super::art::piece::NEUTRAL,
    }
}

/// A number on a coin.
#[must_use]
pub fn coin(number: impl ToString) -> String {
    tag("bx-coin", &number.to_string())
}

/// A line of a title and what is said beside it.
#[must_use]
pub fn title(words: &str, note: &str) -> String {
    [tag("bx-title", words), tag("bx-note", note)].concat()
}
