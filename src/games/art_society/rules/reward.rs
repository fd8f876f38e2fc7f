//! Decor for matching frames and excess paintings: which tiles may be taken, and how they are laid (section 6).

use super::super::components::LARGEST_DECOR;
use super::super::state::{Pending, State};
use super::super::wall::{Laid, Size};
use super::super::{Action, Event, Lost, Origin, Refusal, Spot};
use super::{check_decor_place, decor_fits, decor_openings, swap, turn};
use crate::engine::Witness;

/// The reward that is due, its kind, and the tile in hand.
fn reward_due(state: &State) -> Option<(u8, bool, Option<Size>)> {
    match state.tasks.top() {
        Some(Pending::Reward { due, several, hand }) => Some((due, several, hand)),
        _ => None,
    }
}

/// Whether a tile of a size is in the supply or can be brought there by a swap.
fn can_be_had(state: &State, size: Size) -> bool {
    state.decor[usize::from(size) - 1] > 0 || swap::find(state, size).is_some()
}

/// Whether a tile of a size can be laid or stored.
fn can_be_held(state: &State, size: Size) -> bool {
    state.players[state.to_move().index()].assistant.is_none() || decor_fits(state, size)
}

/// Which sizes, from 1, may be taken for the reward that is due. A single tile may be smaller than the reward;
/// several must add up to it, or to the most that can be had and held (I-7).
pub fn sizes(state: &State) -> [bool; LARGEST_DECOR] {
    let mut sizes = [false; LARGEST_DECOR];
    let Some((due, several, None)) = reward_due(state) else { return sizes };
    for size in 1..=LARGEST_DECOR as Size {
        sizes[usize::from(size) - 1] = size <= due && can_be_had(state, size) && can_be_held(state, size);
    }
    if several {
        let sum = Sum::new(state, due);
        let best = sum.best();
        for size in 1..=LARGEST_DECOR as Size {
            sizes[usize::from(size) - 1] &= sum.best_with(size) == best;
        }
    }
    sizes
}

/// How much of a reward of several tiles can be had and held.
#[derive(Clone, Copy)]
struct Sum {
    due: u8,
    /// Tiles of each size.
    tiles: [u8; LARGEST_DECOR],
    /// Uncovered squares. Single squares can always be laid one after the other, as the wall is connected.
    room: u8,
    /// Whether one more tile can go to the assistant.
    assistant: bool,
}

impl Sum {
    fn new(state: &State, due: u8) -> Self {
        let player = &state.players[state.to_move().index()];
        let mut tiles = state.decor;
        for (size, count) in (1..).zip(&mut tiles) {
            // A swap that frees one may free more; the next tile is judged when it is due.
            if *count == 0 && can_be_had(state, size) {
                *count = 1;
            }
        }
        let room = state.components.extent.squares() - player.wall.covered.count();
        Self { due, tiles, room: room as u8, assistant: player.assistant.is_none() }
    }

    /// Most shields that tiles can add up to without going beyond `most`.
    fn fill(tiles: [u8; LARGEST_DECOR], most: u8) -> u8 {
        let mut best = 0;
        for threes in 0..=tiles[2].min(most / 3) {
            let left = most - 3 * threes;
            for twos in 0..=tiles[1].min(left / 2) {
                let ones = tiles[0].min(left - 2 * twos);
                best = best.max(3 * threes + 2 * twos + ones);
            }
        }
        best
    }

    fn best(&self) -> u8 {
        let mut best = Self::fill(self.tiles, self.due.min(self.room));
        if self.assistant {
            for size in 1..=LARGEST_DECOR {
                let stored = size as u8;
                if self.tiles[size - 1] > 0 && stored <= self.due {
                    let mut tiles = self.tiles;
                    tiles[size - 1] -= 1;
                    best = best.max(stored + Self::fill(tiles, (self.due - stored).min(self.room)));
                }
            }
        }
        best
    }

    /// The same once a tile of this size is taken, on the wall or by the assistant.
    fn best_with(&self, size: Size) -> u8 {
        let at = usize::from(size) - 1;
        if self.tiles[at] == 0 || size > self.due {
            return 0;
        }
        let mut tiles = self.tiles;
        tiles[at] -= 1;
        let rest = |room, assistant| Self { due: self.due - size, tiles, room, assistant }.best();
        let laid = self.room.checked_sub(size).map(|room| rest(room, self.assistant));
        let stored = self.assistant.then(|| rest(self.room, false));
        laid.max(stored).map_or(0, |rest| size + rest)
    }
}

pub(super) fn check_take(state: &State, size: Size) -> Result<(), Refusal> {
    let Some((due, several, _)) = reward_due(state) else { return Err(Refusal::NoSuchThing) };
    if !(1..=LARGEST_DECOR as Size).contains(&size) {
        return Err(Refusal::NoSuchThing);
    }
    if size > due {
        return Err(Refusal::RewardIs(due));
    }
    if sizes(state)[usize::from(size) - 1] {
        return Ok(());
    }
    Err(if !can_be_had(state, size) {
        Refusal::NoneLeft(size)
    } else if several && can_be_held(state, size) {
        Refusal::MustAddUp(due)
    } else {
        Refusal::NoRoom(size)
    })
}

pub(super) fn take(state: &mut State, size: Size, witness: &mut impl Witness<Event>) {
    hand_out(state, size, witness);
}

/// Gives a tile of a size to the seat to move, after a swap if the supply has none.
pub(super) fn hand_out(state: &mut State, size: Size, witness: &mut impl Witness<Event>) {
    if state.decor[usize::from(size) - 1] == 0
        && let Some(swap) = swap::find(state, size)
    {
        swap::carry_out(state, &swap, witness);
    }
    state.decor[usize::from(size) - 1] -= 1;
    if let Some((due, several, None)) = reward_due(state) {
        state.tasks.set_top(Pending::Reward { due, several, hand: Some(size) });
    }
    witness.saw(Event::DecorTaken { seat: state.to_move(), size });
}

pub(super) fn check_lay(state: &State, spot: Spot, upright: bool) -> Result<(), Refusal> {
    let Some((_, _, Some(size))) = reward_due(state) else { return Err(Refusal::NoSuchThing) };
    check_decor_place(state, size, spot, upright)
}

pub(super) fn for_laying(state: &State, into: &mut Vec<Action>) {
    let Some((_, _, Some(size))) = reward_due(state) else { return };
    for (openings, upright) in decor_openings(state, size).iter().zip([false, true]) {
        into.extend(openings.spots().map(|spot| Action::Lay { spot, upright }));
    }
    if turn::check_store(state).is_ok() {
        into.push(Action::Store);
    }
}

pub(super) fn lay(state: &mut State, spot: Spot, upright: bool, witness: &mut impl Witness<Event>) {
    let Some((_, _, Some(size))) = reward_due(state) else { unreachable!("checked: decor is in hand") };
    pay_off(state, size);
    turn::put_up(state, Laid { size, spot, upright, fresh: true }, Origin::Supply, witness);
}

/// Counts a tile against the reward that is due; one tile settles it unless several add up.
pub(super) fn pay_off(state: &mut State, size: Size) {
    match reward_due(state) {
        Some((due, true, _)) if due > size => {
            state.tasks.set_top(Pending::Reward { due: due - size, several: true, hand: None });
        }
        _ => {
            state.tasks.pop();
        }
    }
}

pub(super) fn check_decline(state: &State) -> Result<(), Refusal> {
    if state.options.decline_decor { Ok(()) } else { Err(Refusal::MustTake) }
}

pub(super) fn decline(state: &mut State, witness: &mut impl Witness<Event>) {
    let Some((due, _, hand)) = reward_due(state) else { unreachable!("checked: a reward is due") };
    put_back(state, hand);
    state.tasks.pop();
    witness.saw(Event::Declined { seat: state.to_move(), due });
}

fn put_back(state: &mut State, hand: Option<Size>) {
    if let Some(size) = hand {
        state.decor[usize::from(size) - 1] += 1;
    }
}

/// The wall is full: nothing more can be laid, so every reward that is due is lost, and the one just earned.
pub(super) fn lose_all(state: &mut State, earned: u8, witness: &mut impl Witness<Event>) {
    let seat = state.to_move();
    let mut kept = [None; 2];
    for (place, task) in state.tasks.iter().enumerate() {
        kept[place] = Some(task);
    }
    state.tasks.clear();
    for task in kept.into_iter().flatten() {
        match task {
            Pending::Reward { due, hand, .. } => {
                put_back(state, hand);
                witness.saw(Event::RewardLost { seat, due, why: Lost::WallFull });
            }
            painting => state.tasks.push(painting),
        }
    }
    if earned > 0 {
        witness.saw(Event::RewardLost { seat, due: earned, why: Lost::WallFull });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sum(due: u8, tiles: [u8; 3], room: u8, assistant: bool) -> Sum {
        Sum { due, tiles, room, assistant }
    }

    #[test]
    fn the_largest_total_counts_what_the_assistant_holds() {
        assert_eq!(sum(4, [48, 36, 24], 100, true).best(), 4);
        assert_eq!(sum(4, [48, 36, 24], 1, false).best(), 1);
        assert_eq!(sum(4, [48, 36, 24], 1, true).best(), 4);
        assert_eq!(sum(5, [48, 36, 24], 1, true).best(), 4);
        assert_eq!(sum(5, [0, 36, 0], 100, true).best(), 4);
    }

    #[test]
    fn a_tile_after_which_the_rest_cannot_add_up_falls_short() {
        // Four shields without a single: two and two, not three and nothing.
        let sum = sum(4, [0, 2, 2], 100, false);
        assert_eq!([1, 2, 3].map(|size| sum.best_with(size)), [0, 4, 3]);
    }

    #[test]
    fn the_sets_of_a_reward_are_the_partitions_of_its_shields() {
        // Ways of adding up to 4, 5, 6, 7 with parts of at most 3.
        fn ways(due: u8, most: u8) -> u32 {
            if due == 0 {
                return 1;
            }
            (1..=most.min(due))
                .filter(|size| sum(due, [48, 36, 24], 100, true).best_with(*size) == due)
                .map(|size| ways(due - size, size))
                .sum()
        }
        assert_eq!([4, 5, 6, 7].map(|due| ways(due, 3)), [4, 5, 7, 8]);
    }
}
