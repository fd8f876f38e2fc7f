//! A position as one number.

use super::super::state::State;
use std::hash::{Hash, Hasher};

/// Multiplication by an odd constant and a fold of the high half into the low one, as in `FxHash` and its kin.
struct Mix(u64);

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let word = chunk.iter().fold(0, |word, byte| word << 8 | u64::from(*byte));
            self.write_u64(word);
        }
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 ^= self.0 >> 32;
    }
}

/// Mixes what lies open, and the hand of whoever decides; not the order of the piles.
pub(super) fn digest(state: &State) -> u64 {
    let mut mix = Mix(0x243f_6a88_85a3_08d3);
    let table = &state.table;
    (table.start, table.round, table.stage, table.at, table.lap, table.played).hash(&mut mix);
    (table.final_round, table.named, table.dice, table.thrown, table.piles, table.tops).hash(&mut mix);
    (table.discard, table.open).hash(&mut mix);
    for (seat, player) in table.players().iter().enumerate() {
        (player.score, player.guilders, player.workers, player.threats, player.step).hash(&mut mix);
        (player.canals, player.statues, player.flipped, player.gate, player.unseen).hash(&mut mix);
        state.hidden.hands[seat].hash(&mut mix);
        for (place, house) in player.houses.iter() {
            (place, house).hash(&mut mix);
        }
    }
    mix.finish()
}
