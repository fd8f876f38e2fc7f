//! What is legal, and what it does: one function per action.
//!
//! | room | what it holds |
//! | --- | --- |
//! | [`auction`] | starting paintings, lots, bids, the order of choice (sections 3 and 4) |
//! | [`turn`] | taking, hanging, storing, releasing, exchanging (section 6) |
//! | [`reward`] | decor for matching frames, and what to do when it runs out (section 6) |
//! | [`close`] | the museum, re-hanging, the end of a round and of the game (sections 6 to 8) |

mod auction;
mod close;
mod reward;
mod swap;
mod turn;

use super::state::{Pending, Phase, State};
use super::wall::{Size, lying};
use super::{Action, Area, Due, Event, Grid, Refusal, Spot};
use crate::engine::Witness;

pub(super) use reward::sizes;

/// The step that is due; `None` once the game is over.
pub(super) fn due(state: &State) -> Option<Due> {
    let due = match state.phase {
        Phase::Over => return None,
        Phase::Start => Due::Start,
        Phase::Choose => Due::Choose,
        Phase::Bid => Due::Bid,
        Phase::Take => Due::Take,
        Phase::Rehang => Due::Rehang,
        Phase::Turn | Phase::Rehanging => match state.tasks.top() {
            Some(Pending::Painting(_) | Pending::Received(_)) => Due::Painting,
            Some(Pending::Reward { hand: None, .. }) => Due::TakeDecor,
            Some(Pending::Reward { hand: Some(_), .. }) => Due::LayDecor,
            None if state.phase == Phase::Turn => Due::EndTurn,
            None => Due::Confirm,
        },
    };
    Some(due)
}

pub(super) fn check(state: &State, action: &Action) -> Result<(), Refusal> {
    let due = due(state).ok_or(Refusal::GameOver)?;
    let fits = match action {
        Action::Choose(_) => due == Due::Choose,
        Action::Bid(_) => due == Due::Bid,
        Action::Take(_) => due == Due::Take,
        Action::Hang(_) => matches!(due, Due::Start | Due::Painting),
        Action::Store => matches!(due, Due::Painting | Due::LayDecor),
        Action::Exchange(_) | Action::Excess => due == Due::Painting,
        Action::TakeDecor(_) => due == Due::TakeDecor,
        Action::Decline => matches!(due, Due::TakeDecor | Due::LayDecor),
        Action::Lay { .. } => due == Due::LayDecor,
        Action::Release { .. } => matches!(state.phase, Phase::Turn | Phase::Rehanging),
        Action::EndTurn => due == Due::EndTurn,
        Action::Keep | Action::TakeBack => due == Due::Rehang,
        Action::Confirm => due == Due::Confirm,
        Action::Cancel => state.phase == Phase::Rehanging,
    };
    if !fits {
        return Err(Refusal::NotNow { due });
    }
    match *action {
        Action::Choose(shape) => auction::check_choose(state, shape),
        Action::Bid(card) => auction::check_bid(state, card),
        Action::Take(lot) => turn::check_take(state, lot),
        Action::Hang(spot) if due == Due::Start => auction::check_start(state, spot),
        Action::Hang(spot) => turn::check_hang(state, spot),
        Action::Store => turn::check_store(state),
        Action::Release { spot, upright } => turn::check_release(state, spot, upright),
        Action::Exchange(painting) => turn::check_exchange(state, painting),
        Action::Excess => turn::check_excess(state),
        Action::TakeDecor(size) => reward::check_take(state, size),
        Action::Lay { spot, upright } => reward::check_lay(state, spot, upright),
        Action::Decline => reward::check_decline(state),
        Action::EndTurn | Action::Keep | Action::TakeBack | Action::Confirm | Action::Cancel => Ok(()),
    }
}

pub(super) fn apply(state: &mut State, action: Action, witness: &mut impl Witness<Event>) {
    match action {
        Action::Choose(shape) => auction::choose(state, shape, witness),
        Action::Bid(card) => auction::bid(state, card, witness),
        Action::Take(lot) => turn::take(state, lot, witness),
        Action::Hang(spot) if state.phase == Phase::Start => auction::hang_first(state, spot, witness),
        Action::Hang(spot) => turn::hang_due(state, spot, witness),
        Action::Store => turn::store(state, witness),
        Action::Release { spot, upright } => turn::release(state, spot, upright, witness),
        Action::Exchange(painting) => turn::exchange(state, painting, witness),
        Action::Excess => turn::put_aside(state, witness),
        Action::TakeDecor(size) => reward::take(state, size, witness),
        Action::Lay { spot, upright } => reward::lay(state, spot, upright, witness),
        Action::Decline => reward::decline(state, witness),
        Action::EndTurn => {
            witness.saw(Event::TurnEnded { seat: state.to_move() });
            close::end_turn(state, witness);
        }
        Action::Keep => close::keep(state, witness),
        Action::TakeBack => close::take_back(state, witness),
        Action::Confirm => close::confirm(state, witness),
        Action::Cancel => close::cancel(state, witness),
    }
    if matches!(state.phase, Phase::Turn | Phase::Rehanging) {
        turn::settle(state, witness);
    }
}

pub(super) fn actions(state: &State, into: &mut Vec<Action>) {
    let Some(due) = due(state) else { return };
    match due {
        Due::Start => into.extend(auction::starts(state).map(Action::Hang)),
        Due::Choose => auction::choices(state, into),
        Due::Bid => into.extend(super::cards(state.players[state.to_move().index()].hand).map(Action::Bid)),
        Due::Take => {
            let open = state.lots().iter().enumerate().filter(|(_, lot)| lot.taker.is_none());
            into.extend(open.map(|(at, _)| Action::Take(at as u8)));
        }
        Due::Painting => turn::for_painting(state, into),
        Due::TakeDecor => {
            let sizes = sizes(state);
            into.extend((1..).zip(sizes).filter(|(_, open)| *open).map(|(size, _)| Action::TakeDecor(size)));
        }
        Due::LayDecor => reward::for_laying(state, into),
        Due::EndTurn => into.push(Action::EndTurn),
        Due::Rehang => into.extend([Action::Keep, Action::TakeBack]),
        Due::Confirm => into.push(Action::Confirm),
    }
    if matches!(due, Due::TakeDecor | Due::LayDecor) && state.options.decline_decor {
        into.push(Action::Decline);
    }
    if matches!(state.phase, Phase::Turn | Phase::Rehanging) {
        turn::releases(state, into);
    }
    if state.phase == Phase::Rehanging {
        into.push(Action::Cancel);
    }
}

/// The one legal action, if there is only one.
pub(super) fn forced(state: &State) -> Option<Action> {
    let mut listed = Vec::new();
    actions(state, &mut listed);
    match listed[..] {
        [only] => Some(only),
        _ => None,
    }
}

/// Why a tile cannot go to a place, if it cannot (section 5).
fn check_place(state: &State, area: Area) -> Result<(), Refusal> {
    let wall = &state.players[state.to_move().index()].wall;
    if !state.components.extent.contains(area) {
        return Err(Refusal::OffTheWall);
    }
    if wall.covered.meets(area) {
        return Err(Refusal::Covered);
    }
    let openings = state.components.extent.openings(&wall.covered, area.w, area.h, true);
    if openings.has(area.spot) { Ok(()) } else { Err(Refusal::TouchesNothing) }
}

/// Why a decor tile cannot go to a place, if it cannot.
fn check_decor_place(state: &State, size: Size, spot: Spot, upright: bool) -> Result<(), Refusal> {
    // A single square has no orientation, so that every placing is one action.
    if upright && (size == 1 || !state.options.decor_upright) {
        return Err(Refusal::NotUpright);
    }
    check_place(state, lying(size, spot, upright))
}

/// Where a decor tile can go: flat, and upright.
fn decor_openings(state: &State, size: Size) -> [Grid; 2] {
    let wall = &state.players[state.to_move().index()].wall;
    let upright = if size > 1 && state.options.decor_upright {
        wall.decor_openings(&state.components, size, true)
    } else {
        Grid::EMPTY
    };
    [wall.decor_openings(&state.components, size, false), upright]
}

/// Whether a decor tile can be laid anywhere.
fn decor_fits(state: &State, size: Size) -> bool {
    decor_openings(state, size).iter().any(|openings| !openings.is_empty())
}
