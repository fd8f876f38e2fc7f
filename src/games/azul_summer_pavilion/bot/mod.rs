//! How good a position is, which moves deserve a look, and what speaks for them.

mod desk;
mod glance;
mod outlook;
mod reasons;
mod traits;
mod weights;

pub use reasons::Reason;

use super::due::Phase;
use super::state::State;
use super::{Action, AzulSummerPavilion};
use crate::engine::{Advice, Figures, Seat, Style};
use glance::Glance;
use outlook::Outlook;

impl Advice for AzulSummerPavilion {
    type Reason = Reason;

    fn evaluate(state: &State, seat: Seat, style: Style) -> f32 {
        if state.table.phase() == Phase::Over {
            return f32::from(state.table.player(seat).score);
        }
        Outlook::new(state, seat, weights::of(style)).value()
    }

    const TRAITS: usize = traits::TRAITS;

    const LEARNED: &'static [u8] = include_bytes!("learned.bin");

    fn survey(state: &State, seat: Seat, style: Style, into: &mut Figures) -> f32 {
        if state.table.phase() == Phase::Over {
            return f32::from(state.table.player(seat).score);
        }
        let outlook = Outlook::new(state, seat, weights::of(style));
        traits::tell(&outlook, into);
        debug_assert_eq!(into.told(), Self::TRAITS);
        outlook.value()
    }

    fn appraise(state: &State, action: &Action, style: Style) -> f32 {
        Glance::new(&state.table, &state.components, weights::of(style)).value(action)
    }

    fn appraise_all(state: &State, actions: &[Action], style: Style, into: &mut Vec<f32>) {
        let glance = Glance::new(&state.table, &state.components, weights::of(style));
        into.extend(actions.iter().map(|action| glance.value(action)));
    }

    fn digest(state: &State) -> u64 {
        state.table.digest()
    }

    fn reasons(state: &State, action: &Action) -> Vec<Reason> {
        reasons::reasons(state, action)
    }

    fn is_hollow(reason: &Reason) -> bool {
        matches!(reason, Reason::EndsPlacing)
    }

    fn scale(_state: &State) -> f32 {
        5.0
    }
}
