//! The first glance: every move judged from where it stands, without playing it. Level 1, and the player of quick
//! replies inside the other levels.

use super::Weighed;
use crate::engine::{Advice, Rng, Style};

/// The value of every action at first glance.
pub fn weigh<G: Advice>(state: &G::State, actions: &[G::Action], style: Style) -> Weighed<G::Action> {
    let mut values = Vec::with_capacity(actions.len());
    G::appraise_all(state, actions, style, &mut values);
    actions.iter().copied().zip(values).collect()
}

/// A gain in logits as a share of the victory, for comparing moves only.
#[must_use]
pub fn share(gain: f32) -> f32 {
    1.0 / (1.0 + (-gain).exp())
}

/// The first of the best.
#[must_use]
pub fn best(values: &[f32]) -> Option<usize> {
    let mut best: Option<usize> = None;
    for (at, value) in values.iter().enumerate() {
        if best.is_none_or(|best| *value > values[best]) {
            best = Some(at);
        }
    }
    best
}

/// One of the better moves, the better the likelier: e times as likely for each `noise` that it is better.
pub fn choose<A: Copy>(weighed: &[(A, f32)], noise: f32, rng: &mut Rng) -> Option<A> {
    let mut chosen: Option<(A, f32)> = None;
    for (action, value) in weighed {
        // Gumbel noise: the choice is as likely as the exponential of the value.
        let noisy = value - noise * (-rng.unit().max(f32::MIN_POSITIVE).ln()).max(f32::MIN_POSITIVE).ln();
        if chosen.is_none_or(|(_, best)| noisy > best) {
            chosen = Some((*action, noisy));
        }
    }
    chosen.map(|(action, _)| action)
}

/// Scratch space for quick replies.
#[derive(Debug)]
pub struct Scratch<A> {
    actions: Vec<A>,
    values: Vec<f32>,
}

impl<A> Default for Scratch<A> {
    fn default() -> Self {
        Self { actions: Vec::new(), values: Vec::new() }
    }
}

/// Plays the move that looks best at first glance. Whether there was one.
pub fn play<G: Advice>(state: &mut G::State, style: Style, scratch: &mut Scratch<G::Action>) -> bool {
    scratch.actions.clear();
    G::actions(state, &mut scratch.actions);
    let at = match scratch.actions.len() {
        0 => return false,
        1 => 0,
        _ => {
            scratch.values.clear();
            G::appraise_all(state, &scratch.actions, style, &mut scratch.values);
            best(&scratch.values).unwrap_or(0)
        }
    };
    G::apply(state, scratch.actions[at], &mut ());
    true
}
