//! Flights from pieces to pieces, for a board's answer to what travels because of an event
//! ([`Staged::flights`](super::staged::Staged::flights)).

use super::piece_id::Named;
use crate::app::flight::Flight;
use crate::engine::Seat;

/// More of the same than these travel as one.
const MOST: usize = 5;

/// What travels from the first of these pieces that is on the board to the first of those.
pub fn flight<P: Named>(from: &[P], to: &[P], symbol: impl Into<String>) -> Flight {
    let ids = |pieces: &[P]| pieces.iter().map(|piece| piece.id()).collect();
    Flight { from: ids(from), to: ids(to), symbol: symbol.into(), faces: Vec::new(), of: None }
}

/// As [`flight`], so often.
pub fn fly<P: Named>(n: usize, from: &[P], to: &[P], symbol: &str) -> impl Iterator<Item = Flight> + use<P> {
    std::iter::repeat_n(flight(from, to, symbol), n.min(MOST))
}

/// As [`fly`], of pieces that have the shape and the colour of a seat: `symbol` is what the names of the shapes follow.
pub fn fly_of<P: Named>(
    seat: Seat,
    n: usize,
    from: &[P],
    to: &[P],
    symbol: &str,
) -> impl Iterator<Item = Flight> + use<P> {
    fly(n, from, to, symbol).map(move |flight| Flight { of: Some(seat), ..flight })
}
