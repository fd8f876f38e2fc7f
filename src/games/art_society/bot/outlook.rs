//! How a seat stands, part by part, before the game is over.

use super::super::cards;
use super::super::due::Phase;
use super::super::state::{MOST_LOTS, Piece};
use super::auction;
use super::prospects::Prospects;
use super::sketch::Sketch;
use crate::engine::Seat;

/// A seat's wall, assistant, cards, and chances in the auction.
pub(super) struct Outlook<'a> {
    pub prospects: &'a Prospects<'a>,
    pub seat: Seat,
    pub sketch: Sketch<'a>,
    /// What the tile with the assistant is worth.
    pub stored: f32,
    /// What the cards in hand are worth.
    pub hand: f32,
    /// Gains from the lots that are open, the best first; beyond them no number.
    pub gains: [f32; MOST_LOTS],
    /// What the seat will gain from a lot that it has not taken yet.
    pub auction: f32,
}

impl<'a> Outlook<'a> {
    pub(super) fn new(prospects: &'a Prospects<'a>, seat: Seat) -> Self {
        let player = prospects.state.player(seat);
        let sketch = Sketch::new(prospects, player);
        let stored = match player.assistant.map(|stored| stored.piece) {
            Some(Piece::Painting(painting)) => sketch.stored_painting(painting),
            Some(Piece::Decor(size)) => sketch.stored_decor(size),
            None => 0.0,
        };
        let gains = gains(prospects, &sketch);
        let auction = auction(prospects, &gains, seat);
        Self { prospects, seat, sketch, stored, hand: hand(prospects, seat), gains, auction }
    }

    /// How well the seat stands, in points.
    pub(super) fn value(&self) -> f32 {
        self.sketch.value() + self.stored + self.hand + self.auction
    }
}

/// What the cards in hand are worth: the best of them, as many as rounds are left.
fn hand(prospects: &Prospects, seat: Seat) -> f32 {
    let player = prospects.state.player(seat);
    // A bid is in hand until it is revealed.
    let hand = auction::hand(player);
    let mut left = prospects.rounds + if player.bid.is_some() { 1.0 } else { 0.0 };
    let mut sum = 0.0;
    for card in cards(hand).rev() {
        if left <= 0.0 {
            break;
        }
        sum += f32::from(card) * left.min(1.0);
        left -= 1.0;
    }
    sum * prospects.weights.pip
}

/// Gains from the lots that are open, the best first.
fn gains(prospects: &Prospects, sketch: &Sketch) -> [f32; MOST_LOTS] {
    let mut gains = [f32::NEG_INFINITY; MOST_LOTS];
    if matches!(prospects.state.phase(), Phase::Bid | Phase::Take | Phase::Turn) {
        let open = prospects.state.lots().iter().filter(|lot| lot.taker.is_none());
        for (gain, lot) in gains.iter_mut().zip(open) {
            *gain = sketch.likely_taking(lot.painting);
        }
        gains.sort_unstable_by(|a, b| b.total_cmp(a));
    }
    gains
}

/// What a seat that has no lot yet will gain in this round, if the others take what it likes best.
fn auction(prospects: &Prospects, gains: &[f32; MOST_LOTS], seat: Seat) -> f32 {
    let state = prospects.state;
    if !matches!(state.phase(), Phase::Bid | Phase::Take | Phase::Turn) {
        return 0.0;
    }
    let gain = |place: usize| contested(gains, place);
    if state.phase() == Phase::Bid {
        let seats = state.players().len();
        return match state.player(seat).bid {
            Some(card) => {
                let places = auction::places(state, seat.index(), card, |_, player| auction::hand(player));
                (0..seats).map(|place| places[place] * gain(place)).sum()
            }
            None => (0..seats).map(gain).sum::<f32>() / seats as f32,
        };
    }
    let begun = usize::from(state.phase() == Phase::Turn);
    let waiting = &state.order()[usize::from(state.at) + begun..];
    waiting.iter().position(|other| *other == seat).map_or(0.0, gain)
}

/// What is left of the best gains once so many others have chosen, who like the same things only in part.
fn contested(gains: &[f32; MOST_LOTS], before: usize) -> f32 {
    const SAME_TASTE: f32 = 0.6;
    let place = SAME_TASTE * before as f32;
    let at = place as usize;
    gains[at] + (gains[at + 1] - gains[at]) * (place - at as f32)
}
