//! What is legal, and what it does: one function per action.
//!
//! | room | what it holds |
//! | --- | --- |
//! | [`auction`] | starting paintings, lots, bids, the order of choice (RULES.md, Choosing the lots, Bidding) |
//! | [`turn`] | taking, hanging, storing, releasing, exchanging (RULES.md, A turn) |
//! | [`reward`] | decor for matching frames, and what to do when it runs out (RULES.md, Matching frames) |
//! | [`close`] | the museum, re-hanging, the end of a round and of the game (RULES.md, Hanging anew) |

mod auction;
mod close;
mod reward;
mod swap;
mod turn;

use super::due::{Stage, Task, Why};
use super::state::State;
use super::wall::{Size, lying};
use super::{Action, Area, Due, Event, Grid, Painting, Refusal, Spot};
use crate::engine::{Open, Witness};

pub(super) use close::advance;
pub(super) use reward::sizes;

/// The step that is due; `None` once the game is over.
pub(super) fn due(state: &State) -> Option<Due> {
    let due = match (state.stage, state.open.top()) {
        (_, Some(Open { why: Why::Task(task), .. })) => match task {
            Task::Painting(_) | Task::Received(_) => Due::Painting,
            Task::Reward { hand: None, .. } => Due::TakeDecor,
            Task::Reward { hand: Some(_), .. } => Due::LayDecor,
        },
        (Stage::Rehang, Some(_)) => Due::Confirm,
        (_, Some(_)) => Due::EndTurn,
        (Stage::Start, None) => Due::Start,
        (Stage::Choose, None) => Due::Choose,
        (Stage::Bid, None) => Due::Bid,
        (Stage::Take, None) => Due::Take,
        (Stage::Rehang, None) => Due::Rehang,
        (Stage::Over, None) => return None,
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
        Action::Release { .. } => !state.open.is_empty(),
        Action::EndTurn => due == Due::EndTurn,
        Action::Keep | Action::TakeBack => due == Due::Rehang,
        Action::Confirm => due == Due::Confirm,
        Action::Cancel => state.is_rehanging(),
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
        Action::TakeBack if !close::could_change(state) => Err(Refusal::NothingToChange),
        Action::EndTurn | Action::Keep | Action::TakeBack | Action::Confirm | Action::Cancel => Ok(()),
    }
}

pub(super) fn apply(state: &mut State, action: Action, witness: &mut impl Witness<Event>) {
    match action {
        Action::Choose(shape) => auction::choose(state, shape, witness),
        Action::Bid(card) => auction::bid(state, card, witness),
        Action::Take(lot) => turn::take(state, lot, witness),
        Action::Hang(spot) if state.stage == Stage::Start => auction::hang_first(state, spot, witness),
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
    if !state.open.is_empty() {
        turn::settle(state, witness);
    }
}

pub(super) fn actions(state: &State, into: &mut impl Extend<Action>) {
    let Some(due) = due(state) else { return };
    match due {
        Due::Start => into.extend(auction::starts(state).spots().map(Action::Hang)),
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
        Due::LayDecor => {
            reward::for_laying(state, into);
            into.extend(turn::check_store(state).is_ok().then_some(Action::Store));
        }
        Due::EndTurn => into.extend([Action::EndTurn]),
        Due::Rehang => {
            into.extend([Action::Keep]);
            into.extend(close::could_change(state).then_some(Action::TakeBack));
        }
        Due::Confirm => into.extend([Action::Confirm]),
    }
    if matches!(due, Due::TakeDecor | Due::LayDecor) && state.options.decline_decor {
        into.extend([Action::Decline]);
    }
    if !state.open.is_empty() {
        turn::releases(state, into);
    }
    if state.is_rehanging() {
        into.extend([Action::Cancel]);
    }
}

/// The one legal action, if there is only one. What the museum gives in exchange may cost points where it has to hang: whoever gets it
/// sees that before it hangs there.
pub(super) fn forced(state: &State) -> Option<Action> {
    let mut ways = Ways::default();
    actions(state, &mut ways);
    if ways.back { None } else { ways.only().filter(|action| !matches!(action, Action::Exchange(_))) }
}

/// Whether there is one way to go on, without a list of them all. Putting everything back is no way on.
#[derive(Clone, Copy, Debug, Default)]
struct Ways {
    first: Option<Action>,
    more: bool,
    back: bool,
}

impl Ways {
    fn only(self) -> Option<Action> {
        if self.more { None } else { self.first }
    }
}

impl Extend<Action> for Ways {
    fn extend<T: IntoIterator<Item = Action>>(&mut self, actions: T) {
        for action in actions {
            if action == Action::Cancel {
                self.back = true;
            } else if self.first.is_none() {
                self.first = Some(action);
            } else {
                self.more = true;
                return;
            }
        }
    }
}

/// Why a tile cannot go to a place, if it cannot (RULES.md, Hanging tiles).
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

/// In a re-hang no painting goes to the museum or aside any more, so one that is still to be hung keeps a place: on the
/// wall or, if it was taken from the lots, with a free assistant. Whether it does with this area covered.
fn keeps_a_place(state: &State, covering: Option<Area>, assistant_free: bool) -> bool {
    if !state.is_rehanging() {
        return true;
    }
    state.open_tasks().all(|task| match task {
        Task::Painting(_) if assistant_free => true,
        Task::Painting(painting) | Task::Received(painting) => {
            let mut covered = state.players[state.to_move().index()].wall.covered;
            if let Some(area) = covering {
                covered.add(area);
            }
            let Painting { w, h, .. } = *state.components.painting(painting);
            !state.components.extent.openings(&covered, w, h, true).is_empty()
        }
        Task::Reward { .. } => true,
    })
}

/// Whether a painting is still to be hung anew, so that [`keeps_a_place`] may say no.
fn awaits_a_place(state: &State) -> bool {
    state.is_rehanging() && state.open_tasks().any(|task| !matches!(task, Task::Reward { .. }))
}
