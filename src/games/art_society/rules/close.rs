//! The close of a round: the museum, re-hanging, and what ends the game (RULES.md, Hanging anew).

use super::super::components::Components;
use super::super::due::{Stage, Task, Why};
use super::super::painting::GENRES;
use super::super::state::{Lot, Piece, Saved, State, Stored, TakeBack};
use super::super::{Action, End, Event, Genre};
use super::Ways;
use crate::engine::{Seat, Witness};

/// The next seat takes a lot; after the last, the lot that is left goes to the museum.
pub(super) fn end_turn(state: &mut State, witness: &mut impl Witness<Event>) {
    state.open.clear();
    state.at += 1;
    if state.at < state.seats {
        return;
    }
    state.at = 0;
    let left = state.lots().iter().find(|lot| lot.taker.is_none());
    let painting = left.expect("there is one lot more than players").painting;
    state.museum |= 1 << painting;
    let genre = state.components.painting(painting).genre;
    let from = state.markers[genre.index()];
    advance(&state.components, &mut state.markers, genre, state.components.value(painting));
    witness.saw(Event::ToMuseum { painting, from, to: state.markers[genre.index()] });
    state.stage = Stage::Rehang;
    next_rehang(state, witness);
}

/// Moves a marker forward. Two markers never share a space: it goes back to the first free one to the left, and stays
/// off the board if there is none (RULES.md, The museum).
pub fn advance(components: &Components, markers: &mut [u8; GENRES], genre: Genre, value: u8) {
    let moved = genre.index();
    let mut target = markers[moved] + value;
    let space = |total: u8| components.space(total).1;
    let taken = |target: u8, markers: &[u8; GENRES]| {
        (0..GENRES)
            .any(|other| other != moved && markers[other] > 0 && space(markers[other]) == space(target))
    };
    while target > 0 && taken(target, markers) {
        target -= 1;
    }
    markers[moved] = target;
}

/// Asks the next seat that has anything to take back, or ends the round.
fn next_rehang(state: &mut State, witness: &mut impl Witness<Event>) {
    while state.options.rehang && state.at < state.seats {
        if state.players[state.to_move().index()].has_fresh() {
            return;
        }
        state.at += 1;
    }
    end_round(state, witness);
}

pub(super) fn keep(state: &mut State, witness: &mut impl Witness<Event>) {
    witness.saw(Event::Kept { seat: state.to_move() });
    leave_rehang(state, witness);
}

pub(super) fn confirm(state: &mut State, witness: &mut impl Witness<Event>) {
    witness.saw(Event::Rehung { seat: state.to_move() });
    leave_rehang(state, witness);
}

fn leave_rehang(state: &mut State, witness: &mut impl Witness<Event>) {
    state.saved = None;
    state.open.clear();
    state.at += 1;
    next_rehang(state, witness);
}

/// Whether taking back could lead to anything but what hangs now: where every step of hanging anew is the only one and
/// all ends as it was, nobody is asked.
pub(super) fn could_change(state: &State) -> bool {
    let player = &state.players[state.to_move().index()];
    let could_be_stored = player.take_back.assistant.is_none() && player.assistant.is_none();
    if could_be_stored && matches!(player.take_back.pending, Some(Task::Painting(_))) {
        return true;
    }
    let mut again = state.clone();
    super::apply(&mut again, Action::TakeBack, &mut ());
    while again.is_rehanging() {
        let mut ways = Ways::default();
        super::actions(&again, &mut ways);
        match ways.only() {
            None => return true,
            Some(Action::Confirm) => break,
            Some(action) => super::apply(&mut again, action, &mut ()),
        }
    }
    again.players != state.players || again.decor != state.decor
}

/// Fresh tiles come down, fresh decor goes back to the supply, the assistant has again what it had, and what was to
/// be done at the take-back point is to be done again (RULES.md, Hanging anew).
pub(super) fn take_back(state: &mut State, witness: &mut impl Witness<Event>) {
    let seat = state.to_move();
    witness.saw(Event::TookBack { seat });
    let player = &state.players[seat.index()];
    state.saved = Some(Saved {
        walls: std::array::from_fn(|at| state.players[at].wall),
        assistant: player.assistant,
        released: player.take_back.released,
        decor: state.decor,
    });
    let player = &mut state.players[seat.index()];
    let down = player.wall.take_down(&state.components);
    for (supply, back) in state.decor.iter_mut().zip(down) {
        *supply += back;
    }
    let (now, before) = (player.assistant, player.take_back.assistant);
    if now != before {
        if let Some(Stored { piece: Piece::Decor(size), .. }) = now {
            state.decor[usize::from(size) - 1] += 1;
        }
        // What was released came down with the rest.
        if let Some(Stored { piece: Piece::Decor(size), .. }) = before {
            state.decor[usize::from(size) - 1] -= 1;
        }
    }
    player.assistant = before;
    player.take_back.released = None;
    state.open.push(seat, Why::Finish);
    if let Some(task) = player.take_back.pending {
        state.open.push(seat, Why::Task(task));
    }
}

/// Equal to having kept everything where it was.
pub(super) fn cancel(state: &mut State, witness: &mut impl Witness<Event>) {
    let seat = state.to_move();
    let saved = state.saved.take().expect("what was taken back was saved");
    for (player, wall) in state.players.iter_mut().zip(saved.walls) {
        player.wall = wall;
    }
    let player = &mut state.players[seat.index()];
    player.assistant = saved.assistant;
    player.take_back.released = saved.released;
    state.decor = saved.decor;
    witness.saw(Event::Cancelled { seat });
    leave_rehang(state, witness);
}

fn end_round(state: &mut State, witness: &mut impl Witness<Event>) {
    let seats = usize::from(state.seats);
    for player in &mut state.players[..seats] {
        player.wall.settle();
        player.take_back = TakeBack::default();
    }
    state.lots = [Lot::default(); super::super::state::MOST_LOTS];
    state.lot_count = 0;
    state.at = 0;
    if let Some(end) = end(state) {
        state.stage = Stage::Over;
        witness.saw(Event::Ended { end });
        return;
    }
    state.stage = Stage::Choose;
    state.round += 1;
    state.auctioneer = state.auctioneer.next(state.seats);
    witness.saw(Event::Auctioneer { seat: state.auctioneer, round: state.round });
}

/// What ends the game now, if anything does (RULES.md, The end of the game).
fn end(state: &State) -> Option<End> {
    let components = &state.components;
    let seat_where = |holds: &dyn Fn(&super::super::Player) -> bool| {
        state.players().iter().position(holds).map(Seat::from_index)
    };
    let full = seat_where(&|player| player.wall.is_full(components.extent));
    let excess = seat_where(&|player| player.excess.count_ones() >= components.excess_limit.into());
    let left: u16 = state.supply.left.iter().map(|left| u16::from(*left)).sum();
    full.map(End::FullWall)
        .or_else(|| excess.map(End::Excess))
        .or_else(|| (state.players[0].hand == 0).then_some(End::NoCards))
        .or_else(|| (left < state.lots_wanted().into()).then_some(End::NoPaintings))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The totals, city life, portrait, still life, landscape, after one move.
    fn moved(mut markers: [u8; GENRES], genre: Genre, value: u8) -> [u8; GENRES] {
        let components = Components::of(None).expect("the printed box");
        advance(&components, &mut markers, genre, value);
        markers
    }

    #[test]
    fn a_marker_stops_at_the_first_free_space_to_the_left() {
        assert_eq!(moved([4, 0, 0, 0], Genre::Portrait, 4), [4, 3, 0, 0]);
        assert_eq!(moved([4, 0, 3, 0], Genre::Portrait, 4), [4, 2, 3, 0]);
    }

    #[test]
    fn beyond_the_last_space_a_marker_begins_again_flipped() {
        assert_eq!(moved([0, 0, 0, 48], Genre::Landscape, 5), [0, 0, 0, 53]);
        assert_eq!(moved([3, 0, 0, 48], Genre::Landscape, 5), [3, 0, 0, 52]);
        assert_eq!(moved([1, 0, 0, 47], Genre::Landscape, 4), [1, 0, 0, 50]);
    }

    #[test]
    fn a_marker_may_be_pushed_back_to_where_it_stood_or_off_the_board() {
        assert_eq!(moved([4, 3, 5, 6], Genre::Portrait, 3), [4, 3, 5, 6]);
        assert_eq!(moved([1, 0, 2, 3], Genre::Portrait, 3), [1, 0, 2, 3]);
    }

    #[test]
    fn a_flipped_marker_takes_the_space_of_its_number_too() {
        // The marker on 53 stands on space 3.
        assert_eq!(moved([0, 0, 0, 53], Genre::StillLife, 3), [0, 0, 2, 53]);
    }
}
