//! Who stands how well: from a game's own points to shares of a victory.

use crate::engine::{Advice, Seat, Style, Turn};

/// Most seats of any table.
const MOST_SEATS: usize = 8;

/// Each seat's expected share of the victory; the shares add up to 1.
pub type Shares = [f32; MOST_SEATS];

/// The shares in a position: by rank once the game is over (a shared victory is shared), by the logistic curve over
/// the evaluation before.
pub fn shares<G: Advice>(state: &G::State, seats: usize, style: Style) -> Shares {
    let mut values = [0.0; MOST_SEATS];
    for (seat, value) in values[..seats].iter_mut().enumerate() {
        *value = G::evaluate(state, Seat::from_index(seat), style);
    }
    let best = values[..seats].iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let over = G::turn(state) == Turn::Over;
    let scale = if over { 1.0 } else { G::scale(state) };
    let mut sum = 0.0;
    for value in &mut values[..seats] {
        *value = if over { f32::from(u8::from(*value >= best)) } else { ((*value - best) / scale).exp() };
        sum += *value;
    }
    for value in &mut values[..seats] {
        *value /= sum;
    }
    values
}
