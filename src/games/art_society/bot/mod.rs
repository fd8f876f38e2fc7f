//! Advice for computer players and hints: how good a position is, which moves deserve a look, and why.

mod auction;
mod digest;
mod glance;
mod outlook;
mod prospects;
mod reasons;
mod sketch;
mod space;
mod traits;
mod weights;

pub use reasons::Reason;

use super::due::Phase;
use super::scoring::Tally;
use super::state::State;
use super::{Action, ArtSociety, cards};
use crate::engine::{Advice, Figures, Seat, Style};
use glance::Glance;
use outlook::Outlook;
use prospects::Prospects;

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
        Outlook::new(&prospects, seat).value()
    }

    const TRAITS: usize = traits::TRAITS;

    const LEARNED: &'static [u8] = include_bytes!("learned.bin");

    fn survey(state: &State, seat: Seat, style: Style, into: &mut Figures) -> f32 {
        if state.phase() == Phase::Over {
            return Self::evaluate(state, seat, style);
        }
        let prospects = Prospects::new(state, weights::of(style));
        let outlook = Outlook::new(&prospects, seat);
        traits::tell(&outlook, into);
        debug_assert_eq!(into.told(), Self::TRAITS);
        outlook.value()
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

    fn is_half(action: &Action, after: &State) -> bool {
        match action {
            Action::Take(_) | Action::Exchange(_) | Action::TakeDecor(_) => true,
            // All lots are chosen together.
            Action::Choose(_) => after.phase() == Phase::Choose,
            _ => false,
        }
    }

    fn digest(state: &State) -> u64 {
        digest::digest(state)
    }

    fn reasons(state: &State, action: &Action) -> Vec<Reason> {
        reasons::reasons(state, action)
    }

    fn is_hollow(reason: &Reason) -> bool {
        matches!(reason, Reason::AsItIs)
    }

    fn scale(state: &State) -> f32 {
        // The later, the less a lead can change.
        let rounds = state.player(Seat(0)).hand.count_ones();
        3.0 + 0.2 * rounds as f32
    }
}
