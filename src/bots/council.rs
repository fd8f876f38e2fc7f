//! Several searches of one question, each with imagined deals of its own, that decide together: what each has tried is
//! added up, and the move that was tried most is made.
//!
//! Knows no thread and no worker: whoever has several asks each with a seed of its own and brings the answers here.

use crate::engine::{Rng, Seed};
use serde::{Deserialize, Serialize};

/// What a search found of one move.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Trial {
    /// The move's place in the list of legal ones ([`Game::actions`](crate::engine::Game::actions)), which follows from
    /// the view: it is the same for everybody who thinks about it.
    pub at: u16,
    /// How often it was tried; once at least.
    pub visits: u32,
    /// The shares of the victory that were found for it, summed.
    pub sum: f32,
}

impl Trial {
    /// Mean share of the victory that was found for it: where a search told luck apart, it may have found a little more than all, or
    /// less than nothing.
    #[must_use]
    pub fn mean(&self) -> f32 {
        (self.sum / self.visits.max(1) as f32).clamp(0.0, 1.0)
    }
}

/// The seeds of so many searches. The first is the question's own, so that a council of one thinks as one alone does.
pub fn seeds(seed: Seed, many: usize) -> impl Iterator<Item = Seed> {
    let mut rng = Rng::new(seed);
    std::iter::once(seed).chain(std::iter::repeat_with(move || rng.seed())).take(many)
}

/// What all together have tried, a line a move, in the order in which they name them.
pub fn sums<'a>(searches: impl IntoIterator<Item = &'a [Trial]>) -> Vec<Trial> {
    let mut sums: Vec<Trial> = Vec::new();
    for trial in searches.into_iter().flatten() {
        match sums.iter_mut().find(|sum| sum.at == trial.at) {
            Some(sum) => {
                sum.visits = sum.visits.saturating_add(trial.visits);
                sum.sum += trial.sum;
            }
            None => sums.push(*trial),
        }
    }
    sums
}

/// The move that was tried most often; among equals the one that promises more, then the one named first.
pub fn preferred(sums: &[Trial]) -> Option<Trial> {
    let better = |one: &Trial, other: &Trial| {
        one.visits > other.visits || (one.visits == other.visits && one.mean() > other.mean())
    };
    sums.iter().copied().reduce(|best, next| if better(&next, &best) { next } else { best })
}

/// The place of the move that all together tried most often; among equals the one that promises more, then the one named
/// first. `None` when nothing was tried. The answer hangs on the order of the searches, not on who was done first.
pub fn chosen<'a>(searches: impl IntoIterator<Item = &'a [Trial]>) -> Option<usize> {
    preferred(&sums(searches)).map(|best| usize::from(best.at))
}

/// Each seat's expected share, from what each of several searches tells, with the lines of play that it looked at.
/// Nothing where none of them has searched.
pub fn standing<'a>(searches: impl IntoIterator<Item = (u32, &'a [f32])>) -> Vec<f32> {
    let (mut shares, mut lines) = (Vec::new(), 0.0);
    for (iterations, told) in searches {
        shares.resize(told.len().max(shares.len()), 0.0);
        for (sum, share) in shares.iter_mut().zip(told) {
            *sum += share * iterations as f32;
        }
        lines += if told.is_empty() { 0.0 } else { iterations as f32 };
    }
    for sum in &mut shares {
        *sum /= lines;
    }
    shares
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trial(at: u16, visits: u32, sum: f32) -> Trial {
        Trial { at, visits, sum }
    }

    #[test]
    fn what_several_have_tried_is_added_up() {
        // Each alone prefers another move; together they prefer the third.
        let one = [trial(0, 5, 3.0), trial(2, 4, 2.0)];
        let other = [trial(1, 5, 3.0), trial(2, 4, 2.0)];
        assert_eq!(chosen([&one[..]]), Some(0));
        assert_eq!(chosen([&other[..]]), Some(1));
        assert_eq!(chosen([&one[..], &other]), Some(2));
    }

    #[test]
    fn among_equals_the_one_that_promises_more_is_made_then_the_one_named_first() {
        assert_eq!(chosen([&[trial(4, 3, 1.0), trial(7, 3, 2.0)][..]]), Some(7));
        assert_eq!(chosen([&[trial(4, 3, 1.0)][..], &[trial(7, 3, 1.0)]]), Some(4));
        assert_eq!(chosen([]), None);
        assert_eq!(chosen([&[][..], &[trial(9, 1, 0.0)]]), Some(9));
    }

    #[test]
    fn no_move_promises_more_than_the_victory_or_less_than_nothing() {
        let means = [trial(0, 4, 4.02), trial(1, 4, -0.02), trial(2, 4, 3.0)].map(|trial| trial.mean());
        assert!(
            means.iter().zip([1.0, 0.0, 0.75]).all(|(mean, share)| (mean - share).abs() < 1e-6),
            "{means:?}"
        );
    }

    #[test]
    fn who_looked_at_more_lines_counts_more_in_what_is_told_of_everybody() {
        let told = standing([(3, &[0.5, 0.5][..]), (1, &[0.9, 0.1])]);
        assert!((told[0] - 0.6).abs() < 1e-6 && (told[1] - 0.4).abs() < 1e-6, "{told:?}");
        assert_eq!(standing([(1, &[][..]), (4, &[1.0, 0.0])]), [1.0, 0.0]);
        assert_eq!(standing([(1, &[][..])]), [0.0; 0]);
    }

    #[test]
    fn everybody_in_a_council_draws_other_deals_and_the_first_those_of_one_alone() {
        let four: Vec<Seed> = seeds(Seed(1893), 4).collect();
        assert_eq!(four.len(), 4);
        assert_eq!(four[0], Seed(1893));
        assert!((1..4).all(|at| !four[..at].contains(&four[at])), "{four:?}");
        assert_eq!(seeds(Seed(1893), 2).collect::<Vec<_>>(), four[..2]);
    }
}
