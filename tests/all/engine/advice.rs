//! How Feud is played, so that computer players can be tried on it.

use super::feud::{Action, CARDS, Loose, State, leak};
use salon::engine::{Advice, Game, Seat, Style, Viewer};
use serde::{Deserialize, Serialize};

/// What speaks for an action.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Reason {
    Earns(u8),
    Harms(Seat),
    Ends,
    /// Only where it leaks.
    LowCard,
}

/// Coins and the card count alike, so a player gives what it must, and robs while there is something to rob.
impl<const LEAK: u8> Advice for Loose<LEAK> {
    type Reason = Reason;

    fn evaluate(state: &State, seat: Seat, _: Style) -> f32 {
        let player = &state.players[seat.index()];
        f32::from(player.coins) + f32::from(player.card)
    }

    fn appraise(state: &State, action: &Action, _: Style) -> f32 {
        match *action {
            Action::Work | Action::Rest => 1.0,
            Action::Rob(victim) => f32::from(state.players[victim.index()].coins.min(2)) / 2.0,
            Action::Done => 0.0,
            Action::Give(count) => -f32::from(count),
            Action::Show => -1.5,
            Action::Blame(_) => 0.25,
        }
    }

    fn digest(state: &State) -> u64 {
        let text = serde_json::to_string(&Self::view(state, Viewer::Seat(state.decider())));
        let bytes = text.expect("views are plain data").into_bytes();
        bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
            (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
        })
    }

    fn reasons(state: &State, action: &Action) -> Vec<Reason> {
        match *action {
            Action::Work | Action::Rest => vec![Reason::Earns(1)],
            Action::Rob(victim) => {
                let low = LEAK == leak::REASON && state.players[victim.index()].card < CARDS / 2;
                let mut reasons = vec![Reason::Harms(victim)];
                reasons.extend(low.then_some(Reason::LowCard));
                reasons
            }
            Action::Blame(other) => vec![Reason::Harms(other)],
            Action::Done | Action::Give(_) | Action::Show => vec![Reason::Ends],
        }
    }

    fn scale(_: &State) -> f32 {
        5.0
    }
}
