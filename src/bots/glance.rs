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

/// What a move may promise less than the best and still be made, in multiples of the noise: whoever plays without care overlooks
/// what is a little better, and does not do what plainly harms.
pub const CARELESS: f32 = 1.5;

/// One of the moves that are about as good as the best, the better the likelier: e times as likely for each `noise` that it is
/// better. What promises [`CARELESS`] times the noise less than the best is not made at all.
pub fn choose<A: Copy>(weighed: &[(A, f32)], noise: f32, rng: &mut Rng) -> Option<A> {
    let best = weighed.iter().map(|(_, value)| *value).fold(f32::NEG_INFINITY, f32::max);
    let mut chosen: Option<(A, f32)> = None;
    for (action, value) in weighed.iter().filter(|(_, value)| best - value <= CARELESS * noise) {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Seed;

    #[test]
    fn what_is_a_little_better_may_be_overlooked_and_what_plainly_harms_is_not_done() {
        let weighed = [('a', 2.0), ('b', 1.9), ('c', 0.6), ('d', 0.4), ('e', -3.0)];
        let mut rng = Rng::new(Seed(4));
        let chosen: String = (0..500).filter_map(|_| choose(&weighed, 1.0, &mut rng)).collect();
        let times = |move_: char| chosen.chars().filter(|other| *other == move_).count();
        assert!(times('a') > times('c') && times('b') > times('c') && times('c') > 0, "{chosen}");
        assert_eq!((times('d'), times('e')), (0, 0));
    }

    #[test]
    fn the_only_move_is_made_however_bad_it_is() {
        assert_eq!(choose(&[('a', -9.0)], 1.0, &mut Rng::new(Seed(1))), Some('a'));
        assert_eq!(choose::<char>(&[], 1.0, &mut Rng::new(Seed(1))), None);
    }
}
