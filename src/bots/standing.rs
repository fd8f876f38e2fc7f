//! Who stands how well: from a game's own points to shares of a victory.

use super::network::{MOST_SEATS, Network, Traits};
use crate::engine::{Advice, Seat, Style, Turn};

/// Differences of standing beyond which there is no doubt left; what is learned is not led astray by more.
const PLAIN: f32 = 8.0;

/// What the distance in points counts beside the victory once a game is over: where nothing decides who wins any more, a player
/// still prefers to be close, or far ahead.
const DISTANCE: f32 = 0.01;

/// By how much more than on the way points differ at the end, in multiples of what decides there.
const AT_THE_END: f32 = 4.0;

/// Each seat's expected share of the victory; the shares add up to 1.
pub type Shares = [f32; MOST_SEATS];

/// Who judges positions: the hand-written evaluation in a style, and what was learned beside it where there is something.
#[derive(Clone, Copy, Debug)]
pub struct Judge<'a> {
    /// Seats at the table.
    pub seats: usize,
    /// How it should look.
    pub style: Style,
    /// What was learned.
    pub network: Option<&'a Network>,
}

impl Judge<'_> {
    /// The shares in a position: by rank once the game is over (a shared victory is shared), but for a hundredth that hangs on the
    /// distance; before by the logistic curve over the evaluation and what was learned.
    #[must_use]
    pub fn shares<G: Advice>(&self, state: &G::State) -> Shares {
        let mut values = [0.0; MOST_SEATS];
        let values = &mut values[..self.seats];
        if G::turn(state) == Turn::Over {
            for (seat, value) in values.iter_mut().enumerate() {
                *value = G::evaluate(state, Seat::from_index(seat), self.style);
            }
            let (best, scale) = (greatest(values), AT_THE_END * G::scale(state));
            let mut shares = parts(values, |value| f32::from(u8::from(value >= best)));
            let near = parts(values, |value| ((value - best) / scale).exp());
            for (share, near) in shares.iter_mut().zip(near) {
                *share += DISTANCE * (near - *share);
            }
            return shares;
        }
        match self.network {
            None => {
                standings::<G>(state, self.style, values, None);
            }
            Some(network) => {
                let mut traits = Traits::default();
                standings::<G>(state, self.style, values, Some(&mut traits));
                network.judge(&traits, values);
            }
        }
        let best = greatest(values);
        parts(values, |value| (value - best).exp())
    }
}

/// Each seat's hand-written standing: how much is between it and the best, in units of which one makes victory about 73 %
/// likely; and, where they are asked for, the traits of all seats.
pub fn standings<G: Advice>(state: &G::State, style: Style, into: &mut [f32], traits: Option<&mut Traits>) {
    let learned = traits.is_some();
    match traits {
        None => {
            for (seat, value) in into.iter_mut().enumerate() {
                *value = G::evaluate(state, Seat::from_index(seat), style);
            }
        }
        Some(traits) => {
            for ((seat, value), traits) in into.iter_mut().enumerate().zip(traits) {
                *value = G::survey(state, Seat::from_index(seat), style, traits);
            }
        }
    }
    let (best, scale) = (greatest(into), G::scale(state));
    for value in into {
        *value = (*value - best) / scale;
        if learned {
            *value = value.max(-PLAIN);
        }
    }
}

fn greatest(values: &[f32]) -> f32 {
    values.iter().copied().fold(f32::NEG_INFINITY, f32::max)
}

fn parts(values: &[f32], weight: impl Fn(f32) -> f32) -> Shares {
    let mut shares = [0.0; MOST_SEATS];
    let mut sum = 0.0;
    for (share, value) in shares.iter_mut().zip(values) {
        *share = weight(*value);
        sum += *share;
    }
    shares.map(|share| share / sum)
}
