//! A position as one number.

use super::super::card_set::CardSet;
use super::super::colour::Colour;
use super::super::state::State;
use crate::engine::Mix;
use std::hash::{Hash, Hasher};

/// Bytes side by side, and noughts behind them.
fn bytes<const N: usize>(parts: &[&[u8]]) -> [u8; N] {
    let mut bytes = [0; N];
    let mut from = 0;
    for part in parts {
        bytes[from..from + part.len()].copy_from_slice(part);
        from += part.len();
    }
    bytes
}

/// Something that need not be there, as a byte.
fn maybe(byte: Option<u8>) -> u8 {
    byte.map_or(0, |byte| byte + 1)
}

fn cards(mix: &mut Mix, cards: &CardSet) {
    cards.words().for_each(|word| mix.write_u64(word));
}

/// Mixes what lies open, and the hand of whoever decides: what the others hold is imagined anew again and again, and bears on
/// nothing until it is their turn. Not the order of the piles.
pub(super) fn digest(state: &State) -> u64 {
    let mut mix = Mix::default();
    let table = &state.table;
    let colour = |colour: Option<Colour>| maybe(colour.map(|colour| colour as u8));
    let stage = [table.start.0, table.round, table.stage as u8, table.at, table.lap, u8::from(table.played)];
    let [one, other] = table.tops.map(colour);
    let ends = [maybe(table.final_round), colour(table.named), one, other];
    mix.write(&bytes::<24>(&[&stage, &table.dice, &table.thrown, &table.piles, &ends]));
    cards(&mut mix, &table.discard);
    cards(&mut mix, &state.hidden.hands[table.to_move().index()]);
    // Nothing lies in most places of the stack.
    table.open.iter().for_each(|open| open.hash(&mut mix));
    for player in table.players() {
        let purse = u64::from(player.score) | u64::from(player.guilders) << 16 | u64::from(player.step) << 32;
        let flipped = player.flipped.iter().fold(0, |bits, flipped| bits << 1 | u8::from(*flipped));
        let [one, other] = player.statues.map(maybe);
        let marks = [player.canals[0], player.canals[1], one, other, flipped, maybe(player.gate)];
        mix.write_u64(purse);
        mix.write(&bytes::<32>(&[&player.workers, &player.threats, &player.hand, &player.unseen, &marks]));
        for (place, house) in player.houses.iter() {
            let person = house.person.unwrap_or(u8::MAX);
            mix.write(&[place, house.colour as u8, person, u8::from(house.rotated), house.answered]);
        }
    }
    mix.finish()
}
