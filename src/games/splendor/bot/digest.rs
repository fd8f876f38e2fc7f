//! A position as one number.

use super::super::Source;
use super::super::gem::{GEMS, GOLD};
use super::super::state::{Phase, State};
use crate::engine::Mix;
use std::hash::Hasher;

/// No card.
const EMPTY: u64 = 0xff;
/// Added to the id of a reserved card that was taken unseen.
const BLIND: u64 = 0x80;

/// Mixes everything but the order of the decks: what lies open, what is held, whose turn it is. The bank, the nobles
/// on the table and the sizes of the decks follow from the rest.
pub(super) fn digest(state: &State) -> u64 {
    let mut mix = Mix::default();
    for row in &state.market {
        mix.write_u64(row.iter().fold(0, |word, place| word << 8 | place.map_or(EMPTY, u64::from)));
    }
    for player in state.players() {
        let hand = player
            .reserved()
            .iter()
            .fold(0, |word, held| word << 8 | u64::from(held.card) | if held.blind { BLIND } else { 0 });
        let gems = player.tokens[..GEMS].iter().fold(0, |word, count| word << 8 | u64::from(*count));
        mix.write_u64(hand << 40 | gems);
        let hand = player.reserved().len() as u64;
        let [low, high] = [player.cards as u64, (player.cards >> 64) as u64];
        mix.write_u64(low);
        mix.write_u64(
            high | u64::from(player.tokens[GOLD]) << 32 | u64::from(player.nobles) << 40 | hand << 56,
        );
    }
    let phase = match state.phase() {
        Phase::Main => 0,
        Phase::Pay(Source::Market(place)) => 1 | u64::from(place.level) << 3 | u64::from(place.slot) << 5,
        Phase::Pay(Source::Reserved(at)) => 2 | u64::from(at) << 3,
        Phase::Return => 3,
        Phase::Noble => 4,
        Phase::Over => 5,
    };
    mix.write_u64(
        phase
            | u64::from(state.to_move().0) << 8
            | u64::from(state.round) << 16
            | u64::from(state.passes) << 32
            | u64::from(state.final_round) << 40,
    );
    mix.finish()
}
