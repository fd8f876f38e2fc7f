//! What choosing early is worth: gains from the lots by place in the order of choice.

use super::super::MOST_SEATS;
use super::super::state::{MOST_LOTS, Player, State};
use super::prospects::Prospects;
use super::sketch::Sketch;
use crate::engine::Seat;

/// Every seat's gain from every open lot.
pub(super) struct Gains {
    each: [[f32; MOST_LOTS]; MOST_SEATS],
    open: [bool; MOST_LOTS],
    lots: usize,
    seats: usize,
}

impl Gains {
    /// From a rough look at every wall.
    pub(super) fn new(prospects: &Prospects) -> Self {
        let state = prospects.state;
        let mut gains = Self {
            each: [[0.0; MOST_LOTS]; MOST_SEATS],
            open: [false; MOST_LOTS],
            lots: state.lots().len(),
            seats: state.players().len(),
        };
        for (at, lot) in state.lots().iter().enumerate() {
            gains.open[at] = lot.taker.is_none();
        }
        for (seat, player) in state.players().iter().enumerate() {
            let sketch = Sketch::new(prospects, player);
            for (at, lot) in state.lots().iter().enumerate().filter(|(_, lot)| lot.taker.is_none()) {
                gains.each[seat][at] = sketch.likely_taking(lot.painting);
            }
        }
        gains
    }

    /// Replaces a seat's rough gains by a close look.
    pub(super) fn look_closely(&mut self, state: &State, sketch: &Sketch, seat: Seat) {
        for (at, lot) in state.lots().iter().enumerate().filter(|(_, lot)| lot.taker.is_none()) {
            self.each[seat.index()][at] = sketch.taking(lot.painting);
        }
    }

    pub(super) fn of(&self, seat: Seat, lot: usize) -> f32 {
        self.each[seat.index()][lot]
    }

    /// The open lot that a seat gains most from.
    pub(super) fn best(&self, seat: usize, open: &[bool; MOST_LOTS]) -> Option<usize> {
        let mut best: Option<usize> = None;
        for lot in (0..self.lots).filter(|lot| open[*lot]) {
            if best.is_none_or(|best| self.each[seat][lot] > self.each[seat][best]) {
                best = Some(lot);
            }
        }
        best
    }

    /// What a seat gains when these seats choose before it, each what it likes best.
    pub(super) fn after(&self, seat: usize, before: impl Iterator<Item = usize>) -> f32 {
        let mut open = self.open;
        for other in before {
            if let Some(lot) = self.best(other, &open) {
                open[lot] = false;
            }
        }
        self.best(seat, &open).map_or(0.0, |lot| self.each[seat][lot])
    }

    /// What a seat gains as the first, second, ... of all, whoever chooses before it.
    pub(super) fn by_place(&self, seat: usize) -> [f32; MOST_SEATS] {
        let others = self.seats - 1;
        let mut gains = [0.0; MOST_SEATS];
        for (place, gain) in gains[..self.seats].iter_mut().enumerate() {
            let turns = if place == 0 { 1 } else { others };
            for turn in 0..turns {
                let before = (0..place).map(|at| (seat + 1 + (turn + at) % others) % self.seats);
                *gain += self.after(seat, before) / turns as f32;
            }
        }
        gains
    }
}

/// The cards that a player's bid is one of: those in hand, and the bid itself.
pub(super) fn hand(player: &Player) -> u32 {
    player.hand | player.bid.map_or(0, |bid| 1 << bid)
}

/// How likely a bid is above a card if it is any of a hand; a tie counts half.
pub(super) fn chance_above(hand: u32, card: u8) -> f32 {
    let above = (u64::from(hand) >> (card + 1)).count_ones() as f32;
    let equal = (hand >> card & 1) as f32;
    (above + 0.5 * equal) / (hand.count_ones().max(1)) as f32
}

/// How likely each place in the order of choice is with a card, against these hands.
pub(super) fn places(
    state: &State,
    seat: usize,
    card: u8,
    hand: impl Fn(usize, &Player) -> u32,
) -> [f32; MOST_SEATS] {
    let mut places = [0.0; MOST_SEATS];
    places[0] = 1.0;
    let others = state.players().iter().enumerate().filter(|(other, _)| *other != seat);
    for (count, (other, player)) in (1..).zip(others) {
        let above = chance_above(hand(other, player), card);
        for place in (0..=count).rev() {
            let later = if place > 0 { places[place - 1] } else { 0.0 };
            places[place] = places[place] * (1.0 - above) + later * above;
        }
    }
    places
}

/// What a seat expects from the lots with a card.
pub(super) fn expected(places: &[f32; MOST_SEATS], gains: &[f32; MOST_SEATS]) -> f32 {
    places.iter().zip(gains).map(|(chance, gain)| chance * gain).sum()
}
