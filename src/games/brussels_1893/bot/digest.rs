//! A position as one number.

use super::super::state::State;
use crate::engine::Mix;
use std::hash::{Hash, Hasher};

/// Mixes what lies open and can change: everybody knows it all, and nothing else bears on any decision.
pub(super) fn digest(state: &State) -> u64 {
    let mut mix = Mix::default();
    let t = &state.table;
    let phase =
        [t.start.0, t.marker.0, t.round, t.phase as u8, t.at, t.column, t.noble_deck, t.prestige_deck];
    mix.write(&phase);
    t.placed.hash(&mut mix);
    for spot in &t.spaces {
        let worker = match spot.worker {
            None => 0,
            Some(super::super::table::Worker::Neutral) => 1,
            Some(super::super::table::Worker::Of(seat)) => 2 + seat.0,
        };
        let house = spot.house.map_or(0, |seat| 1 + seat.0);
        mix.write_u64(u64::from(worker) | u64::from(house) << 8 | u64::from(spot.stake) << 16);
    }
    t.area.hash(&mut mix);
    mix.write_u64(u64::from(t.stock_seen) | u64::from(t.stock.map_or(0, |card| 1 + card)) << 16);
    for office in &t.offices {
        let [a, b, c, d, e] = office.workers;
        mix.write(&[office.executions, a, b, c, d, e]);
    }
    let maybe = |id: Option<u8>| id.map_or(0, |id| 1 + id);
    let [a, b, c, d] = t.nobles.map(maybe);
    mix.write(&[a, b, c, d, maybe(t.revealed)]);
    mix.write(&t.noble_discard);
    let [a, b, c, d, e] = t.prestige.map(maybe);
    mix.write(&[a, b, c, d, e]);
    mix.write_u32(t.prestige_discard.0);
    let [one, other] =
        t.market.display.map(|shown| maybe(shown.map(|it| it.art as u8 | u8::from(it.white) << 4)));
    let [column, row] = t.market.centre;
    let [first, second] = t.needles;
    mix.write(&[one, other, column, row, first, second, maybe(t.first_passer.map(|seat| seat.0))]);
    // Nothing lies in most places of the stack.
    t.open.iter().for_each(|open| open.hash(&mut mix));
    t.belle.hash(&mut mix);
    for player in t.players() {
        player.hash(&mut mix);
    }
    mix.finish()
}
