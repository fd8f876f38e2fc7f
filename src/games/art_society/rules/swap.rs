//! Decor running out: tiles on a wall make room for others over the same squares (RULES.md, Decor running out).

use super::super::components::LARGEST_DECOR;
use super::super::state::State;
use super::super::wall::{Laid, Size, Wall};
use super::super::{Area, Event, Spot};
use crate::engine::{Seat, Witness};

/// Most tiles that one swap takes away: three singles for one of three shields is the longest that is ever shortest.
const MOST_MOVED: usize = 4;

/// A stretch of decor in one straight line without gaps, and what comes in its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Swap {
    seat: Seat,
    area: Area,
    fresh: bool,
    back: [u8; LARGEST_DECOR],
    put: [u8; LARGEST_DECOR],
}

fn count(tiles: [u8; LARGEST_DECOR]) -> u8 {
    tiles.iter().sum()
}

/// The swap that brings a tile of this size into the supply: on the own wall if possible, else on the others'
/// clockwise; the one that moves fewest tiles, the topmost and leftmost of these.
pub(super) fn find(state: &State, size: Size) -> Option<Swap> {
    let own = state.to_move();
    own.around(state.seats).find_map(|seat| {
        let wall = &state.players[seat.index()].wall;
        let mut best: Option<Swap> = None;
        for laid in wall.decor() {
            // Where decor is kept flat no swap makes it stand.
            for upright in [false, true].into_iter().take(1 + usize::from(state.options.decor_upright)) {
                stretches(state, seat, wall, laid, upright, size, &mut best);
            }
        }
        best
    })
}

/// The stretches that begin with a tile, lying or standing.
fn stretches(
    state: &State,
    seat: Seat,
    wall: &Wall,
    first: Laid,
    upright: bool,
    wanted: Size,
    best: &mut Option<Swap>,
) {
    let released = state.players[seat.index()].take_back.released;
    let mut back = [0; LARGEST_DECOR];
    let mut squares = 0;
    let mut next = Some(first);
    while let Some(tile) = next {
        let in_line = tile.size == 1 || tile.upright == upright;
        // What may be taken back stays apart; where nothing is hung anew, nothing may.
        let movable = !state.options.rehang || tile.fresh == first.fresh && released != Some(tile.spot);
        if !in_line || !movable || usize::from(count(back)) == MOST_MOVED {
            return;
        }
        back[usize::from(tile.size) - 1] += 1;
        squares += tile.size;
        if let Some(put) = replacement(state, back, squares, wanted) {
            let moved = count(back) + count(put);
            if best.is_none_or(|best| moved < count(best.back) + count(best.put)) {
                let (w, h) = if upright { (1, squares) } else { (squares, 1) };
                let area = Area { spot: first.spot, w, h };
                *best = Some(Swap { seat, area, fresh: first.fresh, back, put });
            }
        }
        let Spot { x, y } = first.spot;
        let after = if upright { Spot::at(x, y + squares) } else { Spot::at(x + squares, y) };
        next = wall.decor_from(after);
    }
}

/// The fewest tiles that cover as many squares with fewer of the wanted size, from the supply and what comes back.
fn replacement(
    state: &State,
    back: [u8; LARGEST_DECOR],
    squares: u8,
    wanted: Size,
) -> Option<[u8; LARGEST_DECOR]> {
    let wanted = usize::from(wanted) - 1;
    let mut best: Option<[u8; LARGEST_DECOR]> = None;
    for threes in 0..=squares / 3 {
        for twos in 0..=(squares - 3 * threes) / 2 {
            let put = [squares - 3 * threes - 2 * twos, twos, threes];
            let possible = (0..LARGEST_DECOR).all(|at| put[at] <= state.decor[at] + back[at]);
            if possible && put[wanted] < back[wanted] && best.is_none_or(|best| count(put) < count(best)) {
                best = Some(put);
            }
        }
    }
    best
}

pub(super) fn carry_out(state: &mut State, swap: &Swap, witness: &mut impl Witness<Event>) {
    let Swap { seat, area, fresh, back, put } = *swap;
    for at in 0..LARGEST_DECOR {
        state.decor[at] = state.decor[at] + back[at] - put[at];
    }
    let wall = &mut state.players[seat.index()].wall;
    if !state.options.rehang {
        wall.settle();
    }
    wall.replace(area, put, fresh && state.options.rehang);
    witness.saw(Event::DecorSwapped { seat, area, back, put });
}
