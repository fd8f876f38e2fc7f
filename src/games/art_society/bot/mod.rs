//! Advice for computer players and hints: how good a position is, which moves deserve a look, and why.

mod auction;
mod digest;
mod glance;
mod prospects;
mod reasons;
mod sketch;
mod weights;

pub use reasons::Reason;

use super::scoring::Tally;
use super::state::{Phase, Piece, State};
use super::{Action, ArtSociety, cards};
use crate::engine::{Advice, Seat, Style};
use auction::Gains;
use glance::Glance;
use prospects::Prospects;
use sketch::Sketch;

impl Advice for ArtSociety {
    type Reason = Reason;

    fn evaluate(state: &State, seat: Seat, style: Style) -> f32 {
        let player = state.player(seat);
        if state.phase() == Phase::Over {
            // Section 9: points, then the cards left in hand.
            let components = state.components();
            let points = Tally::of(components, &player.wall).points(components, state.markers(), player.excess);
            return points.iter().sum::<i32>() as f32 + player.hand_sum() as f32 / 1024.0;
        }
        let prospects = Prospects::new(state, weights::of(style));
        let sketch = Sketch::new(&prospects, player);
        let stored = match player.assistant.map(|stored| stored.piece) {
            Some(Piece::Painting(painting)) => sketch.stored_painting(painting),
            Some(Piece::Decor(size)) => sketch.stored_decor(size),
            None => 0.0,
        };
        sketch.value() + stored + hand(&prospects, seat) + auction(&prospects, seat)
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

/// What a seat that has no lot yet will gain in this round.
fn auction(prospects: &Prospects, seat: Seat) -> f32 {
    let state = prospects.state;
    let at = seat.index();
    match state.phase() {
        Phase::Bid => {
            let gains = Gains::new(prospects).by_place(at);
            let player = state.player(seat);
            match player.bid {
                Some(card) => auction::expected(&auction::places(state, at, card), &gains),
                None => gains[..state.players().len()].iter().sum::<f32>() / state.players().len() as f32,
            }
        }
        Phase::Take | Phase::Turn => {
            let begun = usize::from(state.phase() == Phase::Turn);
            let waiting = &state.order()[usize::from(state.at) + begun..];
            match waiting.iter().position(|other| *other == seat) {
                Some(place) => {
                    Gains::new(prospects).after(at, waiting[..place].iter().map(|other| other.index()))
                }
                None => 0.0,
            }
        }
        _ => 0.0,
    }
}
