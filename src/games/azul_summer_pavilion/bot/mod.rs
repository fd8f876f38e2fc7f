//! How good a position is, which moves deserve a look, and what speaks for them.

mod desk;
mod glance;
mod reasons;
mod weights;

pub use reasons::Reason;

use super::due::Phase;
use super::state::State;
use super::tile::total;
use super::{Action, AzulSummerPavilion};
use crate::engine::{Advice, Seat, Style};
use desk::Desk;
use glance::Glance;

impl Advice for AzulSummerPavilion {
    type Reason = Reason;

    fn evaluate(state: &State, seat: Seat, style: Style) -> f32 {
        let charts = weights::of(style);
        let table = &state.table;
        let player = table.player(seat);
        let score = f32::from(player.score);
        if table.phase() == Phase::Over {
            return score;
        }
        let mut desk = Desk::new(&state.components, table, seat, charts);
        let starter = table.token.is_some_and(|holder| holder == seat);
        let token = if starter { charts.weights.token } else { 0.0 };
        if player.passed {
            return score + token + desk.store(player.corners);
        }
        let acting = table.to_move == seat;
        match table.phase() {
            Phase::Bonus(count) if acting => desk.take_bonus(count),
            Phase::Keep if acting => return score + token + desk.pass(),
            _ => {}
        }
        let mut lying = 0.0;
        if table.phase() == Phase::Draft {
            let tiles: u8 = table.factories.iter().map(total).sum::<u8>() + total(&table.centre);
            let ahead = (i16::from(seat.0) - i16::from(table.to_move.0)).rem_euclid(table.seats.into());
            let seats = f32::from(table.seats);
            // Whoever is to move has half a take more than the average, the last one half a take less.
            let tempo = ((seats - 1.0) / 2.0 - f32::from(ahead)) / seats * 2.0;
            let share = f32::from(tiles) / seats + tempo.min(f32::from(tiles));
            lying = charts.weights.lying * share;
            // The hand is played out below as if nothing came to it any more.
            let [factories, each] =
                [state.components.factories(table.seats), state.components.factory_tiles].map(f32::from);
            let wilds = player.hand[table.wild(&state.components).index()];
            lying += charts.weights.joker * f32::from(wilds) * f32::from(tiles) / (factories * each);
        }
        let points = desk.play_on();
        score + token + lying + points + desk.pass()
    }

    fn appraise(state: &State, action: &Action, style: Style) -> f32 {
        Glance::new(&state.table, &state.components, weights::of(style)).value(action)
    }

    fn appraise_all(state: &State, actions: &[Action], style: Style, into: &mut Vec<f32>) {
        let glance = Glance::new(&state.table, &state.components, weights::of(style));
        into.extend(actions.iter().map(|action| glance.value(action)));
    }

    fn digest(state: &State) -> u64 {
        state.table.digest()
    }

    fn reasons(state: &State, action: &Action) -> Vec<Reason> {
        reasons::reasons(state, action)
    }

    fn scale(_state: &State) -> f32 {
        5.0
    }
}
