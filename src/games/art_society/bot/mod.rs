//! Advice for computer players and hints: how good a position is, which moves deserve a look, and why.

mod auction;
mod digest;
mod glance;
mod prospects;
mod reasons;
mod sketch;
mod weights;

pub use reasons::Reason;

use super::due::Phase;
use super::scoring::Tally;
use super::state::{MOST_LOTS, Piece, State};
use super::{Action, ArtSociety, cards};
use crate::engine::{Advice, Seat, Style};
use glance::Glance;
use prospects::Prospects;
use sketch::Sketch;

impl Advice for ArtSociety {
    type Reason = Reason;

    // Bids are judged once they are all in; what others hang does not touch the own wall.
    const REPLIES: usize = 3;

    // A fifth of a point or so: the search finds little that the close look does not.
    const WAVERS: f32 = 0.01;

    fn evaluate(state: &State, seat: Seat, style: Style) -> f32 {
        let player = state.player(seat);
        if state.phase() == Phase::Over {
            // Section 9: points, then the cards left in hand.
            let components = state.components();
            let points =
                Tally::of(components, &player.wall).points(components, state.markers(), player.excess);
            return points.iter().sum::<i32>() as f32 + player.hand_sum() as f32 / 1024.0;
        }
        let prospects = Prospects::new(state, weights::of(style));
        let sketch = Sketch::new(&prospects, player);
        let stored = match player.assistant.map(|stored| stored.piece) {
            Some(Piece::Painting(painting)) => sketch.stored_painting(painting),
            Some(Piece::Decor(size)) => sketch.stored_decor(size),
            None => 0.0,
        };
        sketch.value() + stored + hand(&prospects, seat) + auction(&prospects, &sketch, seat)
    }

    fn appraise(state: &State, action: &Action, style: Style) -> f32 {
        let prospects = Prospects::new(state, weights::of(style));
        Glance::new(&prospects).value(action)
    }

    fn appraise_all(state: &State, actions: &[Action], style: Style, into: &mut Vec<f32>) {
        let prospects = Prospects::new(state, weights::of(style));
        let glance = Glance::new(&prospects);
        into.extend(actions.iter().map(|action| glance.value(action)));
    }

    fn close_look(state: &State) -> usize {
        match state.phase() {
            // Lots are unseen, and whoever hangs well keeps it: the first glance will do.
            Phase::Choose | Phase::Rehang => 1,
            Phase::Bid => cards(u32::MAX).count(),
            // Some sixty places for a painting, most of them alike.
            _ => 16,
        }
    }

    fn is_half(action: &Action) -> bool {
        matches!(action, Action::Take(_) | Action::Exchange(_) | Action::TakeDecor(_))
    }

    fn digest(state: &State) -> u64 {
        digest::digest(state)
    }

    fn reasons(state: &State, action: &Action) -> Vec<Reason> {
        reasons::reasons(state, action)
    }

    fn scale(state: &State) -> f32 {
        // The later, the less a lead can change.
        let rounds = state.player(Seat(0)).hand.count_ones();
        3.0 + 0.2 * rounds as f32
    }
}

/// What the cards in hand are worth: the best of them, as many as rounds are left.
fn hand(prospects: &Prospects, seat: Seat) -> f32 {
    let player = prospects.state.player(seat);
    // A bid is in hand until it is revealed.
    let hand = player.hand | player.bid.map_or(0, |bid| 1 << bid);
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

/// What a seat that has no lot yet will gain in this round, if the others take what it likes best.
fn auction(prospects: &Prospects, sketch: &Sketch, seat: Seat) -> f32 {
    let state = prospects.state;
    if !matches!(state.phase(), Phase::Bid | Phase::Take | Phase::Turn) {
        return 0.0;
    }
    let mut gains = [f32::NEG_INFINITY; MOST_LOTS];
    for (gain, lot) in gains.iter_mut().zip(state.lots().iter().filter(|lot| lot.taker.is_none())) {
        *gain = sketch.likely_taking(lot.painting);
    }
    gains.sort_unstable_by(|a, b| b.total_cmp(a));
    let gain = |place: usize| contested(&gains, place);
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
