//! How a seat stands, part by part: the round is played out on its own board at a glance.

use super::super::due::Phase;
use super::super::state::{Player, State};
use super::super::tile::total;
use super::desk::{Desk, Rest};
use super::weights::Charts;
use crate::engine::Seat;

/// A seat's prospects, before the game is over.
pub(super) struct Outlook<'a> {
    pub state: &'a State,
    pub seat: Seat,
    pub player: &'a Player,
    /// Board and tiles as they are; once the seat has passed, as it will find them in the next round.
    pub now: Desk<'a>,
    /// The same after the round.
    pub then: Desk<'a>,
    /// What the starting player tile is worth to its holder.
    pub token: f32,
    /// What the tiles are worth that the seat will still take.
    pub lying: f32,
    /// Points that will be made in this round.
    pub points: f32,
    /// What is left after it.
    pub rest: Rest,
}

impl<'a> Outlook<'a> {
    pub(super) fn new(state: &'a State, seat: Seat, charts: &'a Charts) -> Self {
        let table = &state.table;
        let player = table.player(seat);
        let now = Desk::new(&state.components, table, seat, charts);
        let mut then = now.clone();
        let starter = table.token.is_some_and(|holder| holder == seat);
        let token = if starter { charts.token(table) } else { 0.0 };
        if player.passed {
            let rest = then.store(player.corners);
            let now = then.clone();
            return Self { state, seat, player, now, then, token, lying: 0.0, points: 0.0, rest };
        }
        let phase = table.phase();
        let acting = table.to_move == seat;
        let mut points = 0.0;
        if !acting || phase != Phase::Keep {
            if let Phase::Bonus(count) = phase
                && acting
            {
                then.take_bonus(count);
            }
            points = then.play_on();
        }
        let rest = then.pass();
        let lying = if phase == Phase::Draft { lying(state, seat, charts) } else { 0.0 };
        Self { state, seat, player, now, then, token, lying, points, rest }
    }

    /// How well the seat stands, in points.
    pub(super) fn value(&self) -> f32 {
        f32::from(self.player.score) + self.token + self.lying + self.points + self.rest.value()
    }
}

fn lying(state: &State, seat: Seat, charts: &Charts) -> f32 {
    let table = &state.table;
    let tiles: u8 = table.factories.iter().map(total).sum::<u8>() + total(&table.centre);
    let ahead = (i16::from(seat.0) - i16::from(table.to_move.0)).rem_euclid(table.seats.into());
    let seats = f32::from(table.seats);
    // Whoever is to move has half a take more than the average, the last one half a take less.
    let tempo = ((seats - 1.0) / 2.0 - f32::from(ahead)) / seats * 2.0;
    let share = f32::from(tiles) / seats + tempo.min(f32::from(tiles));
    // The hand is played out as if nothing came to it any more.
    let [factories, each] =
        [state.components.factories(table.seats), state.components.factory_tiles].map(f32::from);
    let wilds = table.player(seat).hand[table.wild(&state.components).index()];
    charts.weights.lying * share
        + charts.weights.joker * f32::from(wilds) * f32::from(tiles) / (factories * each)
}
