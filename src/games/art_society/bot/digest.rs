//! A position as one number.

use super::super::due::{Phase, Task};
use super::super::grid::Grid;
use super::super::state::{Piece, State, Stored};
use crate::engine::Mix;
use std::hash::Hasher;

fn grid(mix: &mut Mix, grid: &Grid) {
    for four in grid.0.chunks_exact(4) {
        mix.write_u64(four.iter().fold(0, |word, row| word << 16 | u64::from(*row)));
    }
}

fn stored(stored: Option<Stored>) -> u64 {
    match stored {
        None => 0,
        Some(Stored { piece: Piece::Painting(painting), round }) => {
            1 | u64::from(painting) << 8 | u64::from(round) << 16
        }
        Some(Stored { piece: Piece::Decor(size), round }) => {
            2 | u64::from(size) << 8 | u64::from(round) << 16
        }
    }
}

fn pending(task: Option<Task>) -> u64 {
    match task {
        None => 0,
        Some(Task::Painting(painting)) => 1 | u64::from(painting) << 8,
        Some(Task::Received(painting)) => 2 | u64::from(painting) << 8,
        Some(Task::Reward { due, several, hand }) => {
            3 | u64::from(due) << 8 | u64::from(several) << 16 | u64::from(hand.unwrap_or(0)) << 24
        }
    }
}

/// Mixes everything but the order of the piles, the order of covered cards, and the bids that the seat to move does
/// not know.
pub(super) fn digest(state: &State) -> u64 {
    let mut mix = Mix::default();
    for (seat, player) in state.players().iter().enumerate() {
        let wall = &player.wall;
        for grid in [&wall.decor, &wall.joined_right, &wall.joined_down] {
            self::grid(&mut mix, grid);
        }
        for four in wall.paintings().chunks(4) {
            mix.write_u64(four.iter().fold(0, |word, hung| {
                word << 16 | u64::from(hung.painting) << 8 | u64::from(hung.spot.y << 4 | hung.spot.x)
            }));
        }
        if matches!(state.phase(), Phase::Turn | Phase::Rehang | Phase::Rehanging) {
            self::grid(&mut mix, &wall.fresh);
            mix.write_u64(u64::from(wall.settled) << 32 ^ pending(player.take_back.pending));
            mix.write_u64(stored(player.take_back.assistant));
        }
        mix.write_u64(stored(player.assistant));
        mix.write_u128(player.excess);
        // A bid that is not revealed is in hand for everybody else.
        let known = seat == state.to_move().index();
        let hidden = player.bid.filter(|_| !known);
        let hand = player.hand | hidden.map_or(0, |bid| 1 << bid);
        let newest = player.stack().last().copied().unwrap_or(0);
        mix.write_u64(u64::from(hand) | u64::from(newest) << 32 | u64::from(player.first) << 40);
    }
    for lot in state.lots() {
        mix.write_u64(u64::from(lot.painting) | u64::from(lot.taker.map_or(9, |seat| seat.0)) << 8);
    }
    // The order in which shapes are chosen is nobody's concern.
    let mut chosen = [0_u8; 32];
    for shape in state.chosen() {
        chosen[usize::from(*shape)] += 1;
    }
    for eight in chosen.chunks_exact(8) {
        mix.write_u64(eight.iter().fold(0, |word, count| word << 8 | u64::from(*count)));
    }
    mix.write_u128(state.museum());
    mix.write_u64(state.markers().iter().fold(0, |word, total| word << 8 | u64::from(*total)));
    for task in state.tasks().iter() {
        mix.write_u64(pending(Some(task)));
    }
    let order = state.order().iter().fold(0, |word, seat| word << 4 | u64::from(seat.0));
    mix.write_u64(
        u64::from(state.round())
            | (state.phase() as u64) << 8
            | u64::from(state.at) << 16
            | u64::from(state.auctioneer().0) << 24
            | order << 32,
    );
    mix.finish()
}
