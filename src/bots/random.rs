//! The random player: what every other level is better than, and the measure of the rules' speed.

use super::Question;
use crate::engine::{Advice, Rng};

/// Any legal action, each equally likely. `None` when there is nothing to decide for this view's seat.
#[must_use]
pub fn choose<G: Advice>(question: &Question<G>) -> Option<G::Action> {
    let mut rng = Rng::new(question.seed);
    let (state, _) = question.position(&mut rng)?;
    let mut actions = Vec::new();
    G::actions(&state, &mut actions);
    Some(actions[rng.index(actions.len())])
}
