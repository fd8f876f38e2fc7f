//! A quick judgement of a move.

use super::super::components::{Components, ROUNDS};
use super::super::state::Table;
use super::super::tile::{COLOURS, Colour, Tiles, add, total};
use super::super::{Action, Source};
use super::desk::{Desk, Placing};
use super::weights::Charts;
use crate::engine::Seat;

/// A position with what its moves are judged by.
pub(super) struct Glance<'a> {
    table: &'a Table,
    components: &'a Components,
    charts: &'a Charts,
    desk: Desk<'a>,
    stars: f32,
}

impl<'a> Glance<'a> {
    pub(super) fn new(table: &'a Table, components: &'a Components, charts: &'a Charts) -> Self {
        let desk = Desk::new(components, table, table.to_move, charts);
        let stars = desk.stars();
        Self { table, components, charts, desk, stars }
    }

    /// What a move is worth, against passing.
    pub(super) fn value(&self, action: &Action) -> f32 {
        match *action {
            Action::Take { source, colour } => self.take(source, colour),
            Action::Place { space, colour, wilds } => {
                self.desk.gain(Placing { space, colour, wilds }, self.stars)
            }
            Action::Bonus(colour) => self.desk.worth(colour),
            Action::Pass => 0.0,
            Action::Keep(kept) => self.keep(&kept),
        }
    }

    fn take(&self, source: Source, colour: Colour) -> f32 {
        let weights = &self.charts.weights;
        let take = self.table.take(self.components, source, colour);
        let wild = self.table.wild(self.components).index();
        let mut value = Self::use_of(&self.desk, &take.tiles)
            + weights.take * f32::from(total(&take.tiles))
            + weights.wild * f32::from(take.tiles[wild]);
        if take.token {
            value += self.charts.token(self.table) - f32::from(take.lost);
        }
        if weights.denial > 0.0 {
            let rival = self.table.to_move.next(self.table.seats);
            value += weights.denial * self.worth_to(rival, &take.tiles);
        }
        value
    }

    /// What tiles would be to another player's stars.
    pub(super) fn worth_to(&self, seat: Seat, tiles: &Tiles) -> f32 {
        let desk = Desk::new(self.components, self.table, seat, self.charts);
        Self::use_of(&desk, tiles)
    }

    fn use_of(desk: &Desk, tiles: &Tiles) -> f32 {
        let mut more = desk.clone();
        add(&mut more.hand, tiles);
        more.stars() - desk.stars()
    }

    fn keep(&self, kept: &Tiles) -> f32 {
        let player = self.table.acting();
        let discarded = total(&player.hand) - total(kept);
        if usize::from(self.table.round) == ROUNDS {
            // Nothing comes back: a stored tile costs its points at the end, one that the floor spares costs none.
            let penalty = u16::from(self.components.discard_penalty);
            let spare = player.score.saturating_sub(self.components.least_score);
            let lost = (penalty * u16::from(discarded)).min(spare);
            return -f32::from(lost + penalty * u16::from(total(kept)));
        }
        let worth = |at: usize| f32::from(kept[at]) * self.desk.keep_worth(Colour::ALL[at]);
        (0..COLOURS).map(worth).sum::<f32>()
            - f32::from(discarded) * f32::from(self.components.discard_penalty)
    }
}
