//! A quick judgement of a move.

use super::super::state::{Phase, State};
use super::super::tile::{COLOURS, Colour, total};
use super::super::{Action, Source};
use super::desk::{Desk, Option_};
use super::weights::Charts;

/// A position with what its moves are judged by.
pub(super) struct Glance<'a> {
    state: &'a State,
    charts: &'a Charts,
    desk: Desk<'a>,
    stars: f32,
}

impl<'a> Glance<'a> {
    pub(super) fn new(state: &'a State, charts: &'a Charts) -> Self {
        let desk = Desk::new(&state.components, &state.table, state.table.to_move, charts);
        let stars = desk.stars();
        Self { state, charts, desk, stars }
    }

    /// What a move is worth, against passing.
    pub(super) fn value(&self, action: &Action) -> f32 {
        match *action {
            Action::Take { source, colour } => self.take(source, colour),
            Action::Place { space, colour, wilds } => {
                self.desk.gain(Option_ { space, colour, wilds }, self.stars)
            }
            Action::Bonus(colour) => self.desk.worth(colour),
            Action::Pass => 0.0,
            Action::Keep(kept) => {
                let hand = &self.state.table.acting().hand;
                let mut value = 0.0;
                for colour in Colour::ALL {
                    let count = f32::from(kept[colour.index()]);
                    value += count * (1.0 + self.desk.keep_worth(colour));
                }
                value - f32::from(total(hand))
            }
        }
    }

    fn take(&self, source: Source, colour: Colour) -> f32 {
        let table = &self.state.table;
        let weights = &self.charts.weights;
        let take = table.take(&self.state.components, source, colour);
        let mut desk = self.desk.clone();
        for at in 0..COLOURS {
            desk.hand[at] += take.tiles[at];
        }
        let wild = table.wild(&self.state.components).index();
        let mut value = desk.stars() - self.stars + weights.take * f32::from(total(&take.tiles));
        value += weights.take_wild * f32::from(take.tiles[wild]);
        if take.token {
            value += weights.token - f32::from(take.lost);
        }
        value
    }
}

/// Whether tiles are being taken.
pub(super) fn is_draft(state: &State) -> bool {
    state.table.phase == Phase::Draft
}
