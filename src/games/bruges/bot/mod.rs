//! How good a position is, which decisions deserve a look, and what speaks for them.

mod account;
mod digest;
mod glance;
mod outlook;
mod reasons;
mod traits;
mod weights;

pub use reasons::Reason;

use super::scoring;
use super::state::State;
use super::{Action, Bruges};
use crate::engine::{Advice, Figures, Guidance, Seat, Style, Worlds};
use account::Account;
use glance::Glance;
use outlook::{Horizon, Outlook};

impl Advice for Bruges {
    type Reason = Reason;

    // A turn holds activations, a card and what follows from both.
    const REPLIES: usize = 24;

    // A round is planned from one's own hand; of four seats' cards a search would see one each. Measured at tables of
    // three, against the middle level: 3 points more a game in half the lines of play.
    const WEIGHS_REPLIES: bool = false;
    const UNSETTLED: u32 = 1024;

    fn evaluate(state: &State, seat: Seat, style: Style) -> f32 {
        if state.table.is_over() {
            // More points, then more guilders (RULES.md, Scoring).
            let guilders = f32::from(state.table.player(seat).guilders);
            return f32::from(scoring::total(&state.components, &state.table, seat)) + guilders / 1024.0;
        }
        Account::of(&Outlook::new(&state.components, &state.table, seat, weights::of(style))).value()
    }

    // Level 4 against level 3 (240 games, 400 lines of play a decision): 64 % so, 56 with an exploration of 1.4, 62 with 3, 58 with 4
    // and a temperature of 1. Before persons were told by their numbers, with 1,500 and 2,100 lines: 55.5 % of 200 games with few
    // worlds, 59.9 % of 400 with many, 55.8 % of 200 with one for every line. In 10 ms a decision, luck told apart, 400 games each:
    // 68 % so (800 games), 62 with an exploration of 1.2, 61 with 3 and twice as many worlds, 62 with a quarter as many. Before, with
    // the second generation: 61.
    const LEARNED_GUIDANCE: Guidance = Guidance { exploration: 2.0, temperature: 1.2, worlds: Worlds::MANY };

    const TRAITS: usize = traits::TRAITS;

    const KINDS: usize = traits::KINDS;

    const LEARNED: &'static [u8] = include_bytes!("learned.bin");

    fn survey(state: &State, seat: Seat, style: Style, into: &mut Figures) -> f32 {
        let outlook = Outlook::new(&state.components, &state.table, seat, weights::of(style));
        let account = Account::of(&outlook);
        traits::tell(state, &outlook, &account, into);
        debug_assert_eq!(into.told(), Self::TRAITS);
        account.value()
    }

    fn appraise(state: &State, action: &Action, style: Style) -> f32 {
        Glance::new(state, weights::of(style)).value(*action)
    }

    fn appraise_all(state: &State, actions: &[Action], style: Style, into: &mut Vec<f32>) {
        let glance = Glance::new(state, weights::of(style));
        into.extend(actions.iter().map(|action| glance.value(*action)));
    }

    /// A card has six uses; most of them are plainly worse than a few.
    fn close_look(_state: &State) -> usize {
        10
    }

    /// What a card is worth shows when the others have played theirs.
    fn plays_on(_seats: usize) -> usize {
        4
    }

    fn digest(state: &State) -> u64 {
        digest::digest(state)
    }

    fn reasons(state: &State, action: &Action) -> Vec<Reason> {
        reasons::reasons(state, action)
    }

    fn is_hollow(reason: &Reason) -> bool {
        matches!(reason, Reason::Nothing)
    }

    fn scale(state: &State) -> f32 {
        2.2 + 0.6 * Horizon::of(&state.components, &state.table).rounds
    }
}
