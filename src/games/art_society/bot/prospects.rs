//! What everybody can expect from here: which genres will be worth how much, and how long the game goes on.

use super::super::painting::GENRES;
use super::super::state::{Player, State};
use super::weights::Weights;

/// Expectations that all seats share.
pub(super) struct Prospects<'a> {
    pub state: &'a State,
    pub weights: &'a Weights,
    /// Rounds still to come after this one.
    pub rounds: f32,
    /// Expected points a painting.
    pub worth: [f32; GENRES],
    /// How likely each genre ends on top.
    pub top: [f32; GENRES],
}

/// Squares that a round covers on the fullest wall.
const PACE: f32 = 8.5;
/// Rounds that are expected after a first excess painting, at most.
const AFTER_EXCESS: f32 = 4.0;

impl<'a> Prospects<'a> {
    pub(super) fn new(state: &'a State, weights: &'a Weights) -> Self {
        let rounds =
            state.players().iter().map(|player| rounds_left(state, player)).fold(f32::INFINITY, f32::min);
        let mut prospects = Self { state, weights, rounds, worth: [0.0; GENRES], top: [0.0; GENRES] };
        let (worth, top) = prospects.genres(state.markers());
        (prospects.worth, prospects.top) = (worth, top);
        prospects
    }

    /// Expected points and chances for the top, if the markers stood so.
    pub(super) fn genres(&self, markers: &[u8; GENRES]) -> ([f32; GENRES], [f32; GENRES]) {
        let doubt = self.weights.spread * (self.rounds + 0.05).sqrt();
        let (mut worth, mut top) = ([0.0; GENRES], [1.0; GENRES]);
        for genre in 0..GENRES {
            let mut behind = 0.0;
            for other in (0..GENRES).filter(|other| *other != genre) {
                let lead = f32::from(markers[genre]) - f32::from(markers[other]);
                // A curve like the logistic one, the same on every platform.
                let ahead = 0.5 + 0.5 * lead / (lead.abs() + doubt);
                behind += 1.0 - ahead;
                top[genre] *= ahead;
            }
            worth[genre] = self.rank_points(behind);
            if markers[genre] == 0 {
                // It may never come on the board.
                let unmoved = f32::from(self.state.components().unmoved_points);
                let moves = self.rounds / (self.rounds + GENRES as f32);
                worth[genre] = unmoved + (worth[genre] - unmoved) * moves;
                top[genre] *= moves;
            }
        }
        (worth, top)
    }

    /// Squares that a player can cover in each round to come, this one included.
    pub(super) fn pace(&self, player: &Player) -> f32 {
        let uncovered = self.state.components().extent.squares() - player.wall.covered().count();
        uncovered as f32 / (self.rounds + 1.0)
    }

    /// Points between two ranks.
    fn rank_points(&self, behind: f32) -> f32 {
        let points = self.state.components().rank_points.map(f32::from);
        let above = (behind as usize).min(GENRES - 2);
        points[above] + (points[above + 1] - points[above]) * (behind - above as f32)
    }
}

/// Rounds to come that a player's wall, cards and excess paintings allow.
pub(super) fn rounds_left(state: &State, player: &Player) -> f32 {
    let components = state.components();
    let uncovered = components.extent.squares() - player.wall.covered().count();
    let cards = player.hand.count_ones() as f32 + if player.bid.is_some() { 1.0 } else { 0.0 };
    let mut rounds = cards.min(uncovered as f32 / PACE);
    let excess = player.excess.count_ones();
    if excess + 1 >= components.excess_limit.into() && excess > 0 {
        rounds = rounds.min(AFTER_EXCESS);
    }
    if excess >= components.excess_limit.into() { 0.0 } else { rounds }
}
