//! Decor for matching frames and excess paintings: which tiles may be taken, and how they are laid (RULES.md, Matching
//! frames).

use super::super::components::LARGEST_DECOR;
use super::super::due::{Task, Why};
use super::super::state::{Piece, State, Stored};
use super::super::wall::{Laid, Size, lying};
use super::super::{Action, Area, Event, Grid, Lost, Origin, Refusal, Spot};
use super::{awaits_a_place, check_decor_place, decor_openings, keeps_a_place, swap};
use crate::engine::Witness;

/// The reward that is due, its kind, and the tile in hand.
fn reward_due(state: &State) -> Option<(u8, bool, Option<Size>)> {
    match state.task() {
        Some(Task::Reward { due, several, hand }) => Some((due, several, hand)),
        _ => None,
    }
}

/// Changes what is left of the reward that is due.
fn set_due(state: &mut State, reward: Task) {
    if let Some(open) = state.open.top_mut() {
        open.why = Why::Task(reward);
    }
}

/// Whether a tile of a size is in the supply or can be brought there by a swap.
fn can_be_had(state: &State, size: Size) -> bool {
    state.decor[usize::from(size) - 1] > 0 || swap::find(state, size).is_some()
}

/// Where a tile of a size may be laid as a reward: flat, and upright.
fn openings(state: &State, size: Size) -> [Grid; 2] {
    let mut openings = decor_openings(state, size);
    if awaits_a_place(state) {
        let free = state.players[state.to_move().index()].assistant.is_none();
        for (openings, upright) in openings.iter_mut().zip([false, true]) {
            let found = *openings;
            for spot in found.spots() {
                if !keeps_a_place(state, Some(lying(size, spot, upright)), free) {
                    openings.remove(Area { spot, w: 1, h: 1 });
                }
            }
        }
    }
    openings
}

/// Whether the assistant may keep a reward.
fn may_be_stored(state: &State) -> bool {
    state.players[state.to_move().index()].assistant.is_none() && keeps_a_place(state, None, false)
}

/// Whether a tile of a size can be laid or stored.
fn can_be_held(state: &State, size: Size) -> bool {
    may_be_stored(state) || openings(state, size).iter().any(|openings| !openings.is_empty())
}

/// Which sizes, from 1, may be taken for the reward that is due. A single tile may be smaller than the reward;
/// several must add up to it, or to the most that can be had and held (RULES.md, Matching frames).
pub fn sizes(state: &State) -> [bool; LARGEST_DECOR] {
    let mut sizes = [false; LARGEST_DECOR];
    let Some((due, several, None)) = reward_due(state) else { return sizes };
    for size in 1..=LARGEST_DECOR as Size {
        sizes[usize::from(size) - 1] = size <= due && can_be_had(state, size) && can_be_held(state, size);
    }
    if several && !leaves_room_enough(state, due) {
        let totals: [u8; LARGEST_DECOR] =
            std::array::from_fn(
                |at| {
                    if sizes[at] { Trial::default().taking(state, at as Size + 1) } else { 0 }
                },
            );
        let best = totals.into_iter().max().unwrap_or(0);
        for (size, total) in sizes.iter_mut().zip(totals) {
            *size &= total == best;
        }
    }
    sizes
}

fn room(state: &State) -> u8 {
    let wall = &state.players[state.to_move().index()].wall;
    (state.components.extent.squares() - wall.covered.count()) as u8
}

/// Whether so many shields add up whatever is done first: single squares can always be laid one after the other, as
/// the wall hangs together.
fn leaves_room_enough(state: &State, shields: u8) -> bool {
    state.decor[0] >= shields && room(state) >= shields && !awaits_a_place(state)
}

/// Most tiles that one trial lays down to find the largest total. Where the store and the number of free squares decide,
/// the first few find it; where the shape of what is free decides, there are few places to try.
const MOST_TRIED: u16 = 1000;

/// Tries how many shields of a reward of several tiles can be laid and stored, tile by tile, as the rules would.
struct Trial {
    left: u16,
}

impl Default for Trial {
    fn default() -> Self {
        Self { left: MOST_TRIED }
    }
}

impl Trial {
    /// Shields that cannot be exceeded: those due, those in the supply, and those that there is room for.
    fn bound(state: &State, due: u8) -> u8 {
        let free = may_be_stored(state);
        let [one, two, three] = state.decor.map(u16::from);
        let supply = (one + 2 * two + 3 * three).min(due.into()) as u8;
        let bound = supply.min(room(state) + if free { LARGEST_DECOR as u8 } else { 0 });
        let swaps = (1..=LARGEST_DECOR as Size)
            .any(|size| state.decor[usize::from(size) - 1] == 0 && swap::find(state, size).is_some());
        if swaps { bound } else { bound.min(fill(state.decor, due)) }
    }

    /// The largest total of what is due on top.
    fn all(&mut self, state: &State) -> u8 {
        let Some((due, _, None)) = reward_due(state) else { return 0 };
        let bound = Self::bound(state, due);
        let mut best = 0;
        for size in (1..=LARGEST_DECOR as Size).rev() {
            if best >= bound {
                break;
            }
            if size <= due && can_be_had(state, size) {
                best = best.max(self.taking(state, size));
            }
        }
        best
    }

    /// The largest total with a tile of this size taken first.
    fn taking(&mut self, state: &State, size: Size) -> u8 {
        let mut next = state.clone();
        hand_out(&mut next, size, &mut ());
        self.holding(&next)
    }

    /// The largest total with the tile in hand.
    fn holding(&mut self, state: &State) -> u8 {
        let Some((due, _, Some(size))) = reward_due(state) else { return 0 };
        let bound = size + Self::bound(state, due - size);
        let mut best = 0;
        for (openings, upright) in openings(state, size).iter().zip([false, true]) {
            for spot in openings.spots() {
                best = best.max(self.laying(state, spot, upright));
                if best >= bound || self.left == 0 {
                    return best;
                }
            }
        }
        if may_be_stored(state) { best.max(self.storing(state)) } else { best }
    }

    /// The largest total with the tile in hand laid here.
    fn laying(&mut self, state: &State, spot: Spot, upright: bool) -> u8 {
        let mut next = state.clone();
        let Some((_, _, Some(size))) = reward_due(state) else { return 0 };
        let wall = &mut next.players[state.to_move().index()].wall;
        wall.lay(Laid { size, spot, upright, fresh: true });
        let full = wall.is_full(state.components.extent);
        if full { size } else { self.resting(next, size) }
    }

    /// The largest total with the tile in hand stored.
    fn storing(&mut self, state: &State) -> u8 {
        let mut next = state.clone();
        let Some((_, _, Some(size))) = reward_due(state) else { return 0 };
        next.players[state.to_move().index()].assistant =
            Some(Stored { piece: Piece::Decor(size), round: state.round });
        self.resting(next, size)
    }

    fn resting(&mut self, mut next: State, size: Size) -> u8 {
        self.left = self.left.saturating_sub(1);
        let Some((due, ..)) = reward_due(&next) else { return 0 };
        if due == size || self.left == 0 {
            return size;
        }
        pay_off(&mut next, size);
        size + self.all(&next)
    }
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

/// What the tile in hand has to bring about, where not every place and not the assistant allows it.
fn least_total(state: &State) -> Option<u8> {
    let (due, several, hand) = reward_due(state)?;
    let size = hand?;
    (several && due > size && !leaves_room_enough(state, due)).then(|| Trial::default().holding(state))
}

/// Whether the rest of the reward keeps a place with the tile in hand laid here.
fn leaves_the_rest(state: &State, least: Option<u8>, spot: Spot, upright: bool) -> bool {
    least.is_none_or(|least| Trial::default().laying(state, spot, upright) >= least)
}

/// Why the assistant cannot be given the decor in hand, if it is free.
pub(super) fn check_store(state: &State) -> Result<(), Refusal> {
    if !may_be_stored(state) {
        return Err(Refusal::NoPlaceLeft);
    }
    match least_total(state) {
        Some(least) if Trial::default().storing(state) < least => Err(Refusal::RestHasNoPlace),
        _ => Ok(()),
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
        set_due(state, Task::Reward { due, several, hand: Some(size) });
    }
    witness.saw(Event::DecorTaken { seat: state.to_move(), size });
}

pub(super) fn check_lay(state: &State, spot: Spot, upright: bool) -> Result<(), Refusal> {
    let Some((_, _, Some(size))) = reward_due(state) else { return Err(Refusal::NoSuchThing) };
    check_decor_place(state, size, spot, upright)?;
    let free = state.players[state.to_move().index()].assistant.is_none();
    if !keeps_a_place(state, Some(lying(size, spot, upright)), free) {
        Err(Refusal::NoPlaceLeft)
    } else if leaves_the_rest(state, least_total(state), spot, upright) {
        Ok(())
    } else {
        Err(Refusal::RestHasNoPlace)
    }
}

pub(super) fn for_laying(state: &State, into: &mut impl Extend<Action>) {
    let Some((_, _, Some(size))) = reward_due(state) else { return };
    let least = least_total(state);
    for (openings, upright) in openings(state, size).iter().zip([false, true]) {
        let spots = openings.spots().filter(|spot| leaves_the_rest(state, least, *spot, upright));
        into.extend(spots.map(|spot| Action::Lay { spot, upright }));
    }
}

pub(super) fn lay(state: &mut State, spot: Spot, upright: bool, witness: &mut impl Witness<Event>) {
    let Some((_, _, Some(size))) = reward_due(state) else { unreachable!("checked: decor is in hand") };
    pay_off(state, size);
    put_up(state, Laid { size, spot, upright, fresh: true }, Origin::Supply, witness);
}

/// Puts a decor tile on the wall. If that fills it, what is left of any reward is lost (RULES.md, Matching frames).
pub(super) fn put_up(state: &mut State, laid: Laid, origin: Origin, witness: &mut impl Witness<Event>) {
    let seat = state.to_move();
    let wall = &mut state.players[seat.index()].wall;
    wall.lay(laid);
    let Laid { size, spot, upright, .. } = laid;
    witness.saw(Event::DecorLaid { seat, size, spot, upright, origin });
    if wall.is_full(state.components.extent) {
        witness.saw(Event::WallFull { seat });
        lose_all(state, 0, witness);
    }
}

/// Counts a tile against the reward that is due; one tile settles it unless several add up.
pub(super) fn pay_off(state: &mut State, size: Size) {
    match reward_due(state) {
        Some((due, true, _)) if due > size => {
            set_due(state, Task::Reward { due: due - size, several: true, hand: None });
        }
        _ => {
            state.open.pop();
        }
    }
}

pub(super) fn check_decline(state: &State) -> Result<(), Refusal> {
    if state.options.decline_decor { Ok(()) } else { Err(Refusal::MustTake) }
}

pub(super) fn decline(state: &mut State, witness: &mut impl Witness<Event>) {
    let Some((due, _, hand)) = reward_due(state) else { unreachable!("checked: a reward is due") };
    put_back(state, hand);
    state.open.pop();
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
    let open = state.open;
    for open in open.iter() {
        if let Why::Task(Task::Reward { due, hand, .. }) = open.why {
            put_back(state, hand);
            witness.saw(Event::RewardLost { seat, due, why: Lost::WallFull });
        }
    }
    state.open.retain(|open| !matches!(open.why, Why::Task(Task::Reward { .. })));
    if earned > 0 {
        witness.saw(Event::RewardLost { seat, due: earned, why: Lost::WallFull });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_fill_up_to_what_is_due_and_no_more() {
        assert_eq!(fill([48, 36, 24], 4), 4);
        assert_eq!(fill([0, 36, 0], 5), 4);
        assert_eq!(fill([0, 1, 2], 7), 6);
        assert_eq!(fill([0, 0, 24], 2), 0);
    }

    #[test]
    fn the_sets_of_a_reward_are_the_partitions_of_its_shields() {
        // Ways of adding up to 4, 5, 6, 7 with parts of at most 3.
        fn ways(due: u8, most: u8) -> u32 {
            if due == 0 {
                return 1;
            }
            let parts = (1..=most.min(due)).filter(|size| size + fill([48, 36, 24], due - size) == due);
            parts.map(|size| ways(due - size, size)).sum()
        }
        assert_eq!([4, 5, 6, 7].map(|due| ways(due, 3)), [4, 5, 7, 8]);
    }
}
