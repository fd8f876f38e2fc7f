//! A turn: taking a lot, hanging, storing, releasing, exchanging (RULES.md, A turn).

use super::super::due::{Stage, Task, Why};
use super::super::painting::{Painting, PaintingId};
use super::super::state::{Piece, State, Stored, TakeBack};
use super::super::wall::{Laid, lying};
use super::super::{Action, Event, Grid, Lost, Origin, Refusal, Spot};
use super::{awaits_a_place, check_decor_place, check_place, close, decor_openings, keeps_a_place, reward};
use crate::engine::{Open, Witness};

pub(super) fn check_take(state: &State, lot: u8) -> Result<(), Refusal> {
    match state.lots().get(usize::from(lot)) {
        None => Err(Refusal::NoSuchThing),
        Some(lot) if lot.taker.is_some() => Err(Refusal::LotTaken),
        Some(_) => Ok(()),
    }
}

pub(super) fn take(state: &mut State, lot: u8, witness: &mut impl Witness<Event>) {
    let seat = state.to_move();
    let lot = &mut state.lots[usize::from(lot)];
    lot.taker = Some(seat);
    let painting = lot.painting;
    witness.saw(Event::Took { seat, painting });
    begin_from(state, Some(Task::Painting(painting)));
}

/// Makes this the take-back point: whatever hangs is final, and this is to be done (RULES.md, Hanging anew).
fn begin_from(state: &mut State, pending: Option<Task>) {
    let seat = state.to_move();
    let player = &mut state.players[seat.index()];
    player.wall.settle();
    player.take_back = TakeBack { pending, assistant: player.assistant, released: None };
    state.open.clear();
    state.open.push(seat, Why::Finish);
    if let Some(task) = pending {
        state.open.push(seat, Why::Task(task));
    }
}

/// The painting that is to be hung.
fn painting_due(state: &State) -> Option<PaintingId> {
    match state.task() {
        Some(Task::Painting(painting) | Task::Received(painting)) => Some(painting),
        _ => None,
    }
}

pub(super) fn check_hang(state: &State, spot: Spot) -> Result<(), Refusal> {
    let painting = painting_due(state).ok_or(Refusal::NoSuchThing)?;
    check_place(state, state.components.area(painting, spot))
}

pub(super) fn hang_due(state: &mut State, spot: Spot, witness: &mut impl Witness<Event>) {
    let (painting, origin) = match state.open.pop() {
        Some(Open { why: Why::Task(Task::Painting(painting)), .. }) => (painting, Origin::Auction),
        Some(Open { why: Why::Task(Task::Received(painting)), .. }) => (painting, Origin::Museum),
        _ => unreachable!("checked: a painting is due"),
    };
    hang(state, painting, spot, origin, witness);
}

/// Hangs a painting; matching frames bring decor unless the wall is full now (reward check).
fn hang(
    state: &mut State,
    painting: PaintingId,
    spot: Spot,
    origin: Origin,
    witness: &mut impl Witness<Event>,
) {
    let seat = state.to_move();
    let components = &state.components;
    let wall = &mut state.players[seat.index()].wall;
    let matches = wall.matches(components, painting, spot);
    let genre = components.painting(painting).genre;
    let clashes = wall.clashes(components, genre, components.area(painting, spot));
    wall.hang(components, painting, spot);
    witness.saw(Event::Hung { seat, painting, spot, origin, matches, clashes });
    if wall.is_full(components.extent) {
        witness.saw(Event::WallFull { seat });
        reward::lose_all(state, matches, witness);
    } else if matches > 0 {
        let reward = Task::Reward { due: matches, several: matches > 3, hand: None };
        state.open.push(seat, Why::Task(reward));
    }
}

pub(super) fn check_store(state: &State) -> Result<(), Refusal> {
    match state.task() {
        Some(Task::Received(_)) => Err(Refusal::HangAtOnce),
        _ if state.players[state.to_move().index()].assistant.is_some() => Err(Refusal::AssistantFull),
        Some(Task::Reward { .. }) => reward::check_store(state),
        _ => Ok(()),
    }
}

pub(super) fn store(state: &mut State, witness: &mut impl Witness<Event>) {
    let seat = state.to_move();
    let piece = match state.task() {
        Some(Task::Painting(painting)) => {
            state.open.pop();
            Piece::Painting(painting)
        }
        Some(Task::Reward { hand: Some(size), .. }) => {
            reward::pay_off(state, size);
            Piece::Decor(size)
        }
        _ => unreachable!("checked: a tile is in hand"),
    };
    state.players[seat.index()].assistant = Some(Stored { piece, round: state.round });
    witness.saw(Event::Stored { seat, piece });
}

/// The tile that the assistant of the seat to move may release now: stored in an earlier round (RULES.md, The
/// assistant), and not while a painting from the museum must be hung at once.
fn releasable(state: &State) -> Result<Piece, Refusal> {
    if state.stage == Stage::Take && matches!(state.task(), Some(Task::Received(_))) {
        return Err(Refusal::HangAtOnce);
    }
    match state.players[state.to_move().index()].assistant {
        None => Err(Refusal::AssistantEmpty),
        Some(stored) if stored.round == state.round => Err(Refusal::StoredThisRound),
        Some(stored) => Ok(stored.piece),
    }
}

pub(super) fn check_release(state: &State, spot: Spot, upright: bool) -> Result<(), Refusal> {
    match releasable(state)? {
        Piece::Painting(_) if upright => return Err(Refusal::NotUpright),
        Piece::Painting(painting) => check_place(state, state.components.area(painting, spot))?,
        Piece::Decor(size) => check_decor_place(state, size, spot, upright)?,
    }
    if leaves_a_place(state, spot, upright) { Ok(()) } else { Err(Refusal::NoPlaceLeft) }
}

/// Whether the painting that is still to be hung anew would have a place with the assistant's tile here.
fn leaves_a_place(state: &State, spot: Spot, upright: bool) -> bool {
    let area = match state.players[state.to_move().index()].assistant {
        Some(Stored { piece: Piece::Painting(painting), .. }) => state.components.area(painting, spot),
        Some(Stored { piece: Piece::Decor(size), .. }) => lying(size, spot, upright),
        None => return true,
    };
    // Its slot is free then.
    keeps_a_place(state, Some(area), true)
}

/// Where the assistant's tile can go: flat, and upright.
fn release_openings(state: &State) -> [Grid; 2] {
    match releasable(state) {
        Err(_) => [Grid::EMPTY; 2],
        Ok(Piece::Painting(painting)) => {
            let wall = &state.players[state.to_move().index()].wall;
            [wall.openings(&state.components, painting), Grid::EMPTY]
        }
        Ok(Piece::Decor(size)) => decor_openings(state, size),
    }
}

pub(super) fn releases(state: &State, into: &mut impl Extend<Action>) {
    let awaited = awaits_a_place(state);
    for (openings, upright) in release_openings(state).iter().zip([false, true]) {
        let spots = openings.spots().filter(|spot| !awaited || leaves_a_place(state, *spot, upright));
        into.extend(spots.map(|spot| Action::Release { spot, upright }));
    }
}

/// A released painting earns decor like any other (RULES.md, Matching frames); released decor does not.
pub(super) fn release(state: &mut State, spot: Spot, upright: bool, witness: &mut impl Witness<Event>) {
    let seat = state.to_move();
    let stored = state.players[seat.index()].assistant.take().expect("checked: the assistant has a tile");
    match stored.piece {
        Piece::Painting(painting) => hang(state, painting, spot, Origin::Assistant, witness),
        Piece::Decor(size) => {
            state.players[seat.index()].take_back.released = Some(spot);
            reward::put_up(state, Laid { size, spot, upright, fresh: true }, Origin::Assistant, witness);
        }
    }
}

/// The painting that could go to the museum or aside: the one taken, in the turn itself, if it does not fit now
/// (RULES.md, No space).
fn misfit(state: &State) -> Result<PaintingId, Refusal> {
    match state.task() {
        _ if state.is_rehanging() => Err(Refusal::NotInRehang),
        Some(Task::Received(_)) => Err(Refusal::HangAtOnce),
        Some(Task::Painting(painting)) if !state.fits(state.to_move(), painting) => Ok(painting),
        _ => Err(Refusal::Fits),
    }
}

pub(super) fn check_exchange(state: &State, wanted: PaintingId) -> Result<(), Refusal> {
    let gone = *state.components.painting(misfit(state)?);
    if usize::from(wanted) >= state.components.paintings.len() {
        return Err(Refusal::NoSuchThing);
    }
    let Painting { w, h, genre, .. } = *state.components.painting(wanted);
    if state.museum >> wanted & 1 == 0 {
        Err(Refusal::NotInMuseum)
    } else if genre != gone.genre {
        Err(Refusal::OtherGenre)
    } else if (w, h) == (gone.w, gone.h) {
        Err(Refusal::SameShape)
    } else if state.fits(state.to_move(), wanted) {
        Ok(())
    } else {
        Err(Refusal::ExchangeDoesNotFit)
    }
}

/// The markers do not move (RULES.md, No space).
pub(super) fn exchange(state: &mut State, got: PaintingId, witness: &mut impl Witness<Event>) {
    let Some(gave) = painting_due(state) else { unreachable!("checked: a painting is due") };
    state.museum = state.museum & !(1 << got) | 1 << gave;
    witness.saw(Event::Exchanged { seat: state.to_move(), gave, got });
    begin_from(state, Some(Task::Received(got)));
}

pub(super) fn check_excess(state: &State) -> Result<(), Refusal> {
    let painting = misfit(state)?;
    // A possible exchange may not be refused in favour of an excess painting.
    if state.exchanges(state.to_move(), painting).next().is_some() {
        return Err(Refusal::ExchangePossible);
    }
    Ok(())
}

/// Brings exactly one decor tile of one shield, if there is a square for it (RULES.md, No space).
pub(super) fn put_aside(state: &mut State, witness: &mut impl Witness<Event>) {
    let Some(painting) = painting_due(state) else { unreachable!("checked: a painting is due") };
    let seat = state.to_move();
    let player = &mut state.players[seat.index()];
    player.excess |= 1 << painting;
    let count = player.excess.count_ones() as u8;
    let full = player.wall.is_full(state.components.extent);
    witness.saw(Event::PutAside { seat, painting, count });
    begin_from(state, (!full).then_some(Task::Reward { due: 1, several: false, hand: None }));
    if full {
        witness.saw(Event::RewardLost { seat, due: 1, why: Lost::WallFull });
    }
}

/// What can be done with the painting that is due.
pub(super) fn for_painting(state: &State, into: &mut impl Extend<Action>) {
    let Some(painting) = painting_due(state) else { return };
    let seat = state.to_move();
    let openings = state.player(seat).wall.openings(&state.components, painting);
    into.extend(openings.spots().map(Action::Hang));
    if check_store(state).is_ok() {
        into.extend([Action::Store]);
    }
    if openings.is_empty() && misfit(state).is_ok() {
        let mut exchanges = state.exchanges(seat, painting).map(Action::Exchange).peekable();
        into.extend(exchanges.peek().is_none().then_some(Action::Excess));
        into.extend(exchanges);
    }
}

/// What follows without a choice: rewards that cannot be had, the only size of a reward, the end of a turn in which
/// the assistant has nothing to release.
pub(super) fn settle(state: &mut State, witness: &mut impl Witness<Event>) {
    while let Some(Task::Reward { hand: None, due, several }) = state.task() {
        let sizes = reward::sizes(state);
        let mut open = (1..).zip(sizes).filter(|(_, open)| *open).map(|(size, _)| size);
        match (open.next(), open.next()) {
            (None, _) => {
                state.open.pop();
                witness.saw(Event::RewardLost { seat: state.to_move(), due, why: Lost::NoTile });
            }
            (Some(size), None) if !state.options.decline_decor => {
                reward::hand_out(state, size, witness);
            }
            _ => {
                debug_assert!(due > 1 || several || state.options.decline_decor, "one shield is one size");
                return;
            }
        }
    }
    let idle = state.stage == Stage::Take && state.task().is_none();
    if idle && release_openings(state).iter().all(Grid::is_empty) {
        close::end_turn(state, witness);
    }
}
