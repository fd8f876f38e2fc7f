//! A position as one number.

use super::super::Source;
use super::super::gem::{GEMS, GOLD};
use super::super::state::{Phase, State};

/// No card.
const EMPTY: u64 = 0xff;
/// Added to the id of a reserved card that was taken unseen.
const BLIND: u64 = 0x80;

/// Mixes everything but the order of the decks: what lies open, what is held, whose turn it is. The bank, the nobles
/// on the table and the sizes of the decks follow from the rest.
pub(super) fn digest(state: &State) -> u64 {
    // Multiplication by an odd constant and a fold of the high half into the low one, as in FxHash and its kin.
    let mut mixed = 0x243f_6a88_85a3_08d3_u64;
    let mut mix = |word: u64| {
        mixed = (mixed ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed ^= mixed >> 32;
    };
    for row in &state.market {
        mix(row.iter().fold(0, |word, place| word << 8 | place.map_or(EMPTY, u64::from)));
    }
    for player in state.players() {
        let hand = player
            .reserved()
            .iter()
            .fold(0, |word, held| word << 8 | u64::from(held.card) | if held.blind { BLIND } else { 0 });
        let gems = player.tokens[..GEMS].iter().fold(0, |word, count| word << 8 | u64::from(*count));
        mix(hand << 40 | gems);
        let hand = player.reserved().len() as u64;
        let [low, high] = [player.cards as u64, (player.cards >> 64) as u64];
        mix(low);
        mix(high | u64::from(player.tokens[GOLD]) << 32 | u64::from(player.nobles) << 40 | hand << 56);
    }
    let phase = match state.phase() {
        Phase::Main => 0,
        Phase::Pay(Source::Market(place)) => 1 | u64::from(place.level) << 3 | u64::from(place.slot) << 5,
        Phase::Pay(Source::Reserved(at)) => 2 | u64::from(at) << 3,
        Phase::Return => 3,
        Phase::Noble => 4,
        Phase::Over => 5,
    };
    mix(phase
        | u64::from(state.to_move().0) << 8
        | u64::from(state.round) << 16
        | u64::from(state.passes) << 32
        | u64::from(state.final_round) << 40);
    mixed
}
