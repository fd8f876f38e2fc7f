//! Pebbles: a game of two pages that shows what it takes to add one. It is a game of the house in tests only.
//!
//! A heap of pebbles lies on the table. Whoever's turn it is takes one to three; when the heap is used up, everybody counts
//! theirs. A tie is won by the seat that a lot favours, which nobody knows before the end.

use crate::engine::{
    Advice, Audience, Edition, Event as EventOf, Game, NewGameError, Openness, Rng, ScoreRow, ScoreSheet,
    Seat, Seats, Seed, Style, Turn, Viewer, Witness,
};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Most that a turn takes.
pub const MOST: u8 = 3;
/// Pebbles a seat.
const EACH: u8 = 7;

/// The game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pebbles;

/// What is agreed before.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Setup {
    /// Number of seats.
    pub seats: u8,
    /// There is nothing to correct in a box without figures; records have the field all the same.
    edition: Option<Edition>,
}

impl Setup {
    const fn of(seats: u8) -> Self {
        Self { seats, edition: None }
    }
}

impl Default for Setup {
    fn default() -> Self {
        Self::of(2)
    }
}

/// A turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Takes so many.
    Take(u8),
}

/// What happens.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Event {
    /// Pebbles were taken.
    Took {
        /// By whom.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// The heap is used up.
    Ended,
}

impl EventOf for Event {
    fn seat(&self) -> Option<Seat> {
        match *self {
            Self::Took { seat, .. } => Some(seat),
            Self::Ended => None,
        }
    }

    fn audience(&self) -> Audience {
        Audience::All
    }

    fn reveals(&self) -> bool {
        *self == Self::Ended
    }
}

/// Why something is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// Nobody takes none, or more than this many.
    Most(u8),
    /// No more than this many are left.
    Left(u8),
}

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Category {
    /// Pebbles.
    Taken,
    /// The favour of the lot.
    Favour,
}

/// What speaks for a move.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Reason {
    /// It brings this many.
    Brings(u8),
}

/// A position.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// What lies open.
    pub open: View,
    favoured: Seat,
}

/// What everybody may know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// Pebbles in the heap.
    pub left: u8,
    /// What everybody took.
    pub taken: Vec<u8>,
    /// Whose turn it is.
    pub active: Seat,
    /// From 1.
    pub round: u16,
    /// Whom the lot favours; shown at the end.
    pub favoured: Option<Seat>,
}

impl Game for Pebbles {
    const KEY: &'static str = "pebbles";
    const RULES_VERSION: u16 = 1;
    const SEATS: Seats = Seats { least: 2, most: 5 };
    const MAX_ACTIONS: usize = 40;

    type State = State;
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type Category = Category;
    type Components = ();

    fn components(setup: &Setup) -> Result<Arc<()>, NewGameError> {
        Self::SEATS.check(setup.seats)?;
        Ok(Arc::new(()))
    }

    fn start(_: &Arc<()>, setup: &Setup, seed: Seed, _: &mut impl Witness<Event>) -> State {
        // A seed is a game: the heap is a little larger or smaller.
        let mut rng = Rng::new(seed);
        let left = EACH * setup.seats + rng.below(4) as u8;
        let favoured = Seat(rng.below(setup.seats.into()) as u8);
        let taken = vec![0; setup.seats.into()];
        State { open: View { left, taken, active: Seat(0), round: 1, favoured: None }, favoured }
    }

    fn seats(setup: &Setup) -> u8 {
        setup.seats
    }

    fn with_seats(_: Setup, seats: u8) -> Setup {
        Setup::of(seats)
    }

    fn turn(state: &State) -> Turn {
        if state.open.left == 0 { Turn::Over } else { Turn::Of(state.open.active) }
    }

    fn opens_turn(state: &State) -> Option<Seat> {
        (state.open.left > 0).then_some(state.open.active)
    }

    fn round(state: &State) -> u16 {
        state.open.round
    }

    fn check(state: &State, action: &Action) -> Result<(), Refusal> {
        let Action::Take(count) = *action;
        match count {
            _ if state.open.left == 0 => Err(Refusal::GameOver),
            1..=MOST if count <= state.open.left => Ok(()),
            1..=MOST => Err(Refusal::Left(state.open.left)),
            _ => Err(Refusal::Most(MOST)),
        }
    }

    fn apply(state: &mut State, action: Action, witness: &mut impl Witness<Event>) {
        let Action::Take(count) = action;
        let seat = state.open.active;
        state.open.left -= count;
        state.open.taken[seat.index()] += count;
        witness.saw(Event::Took { seat, count });
        if state.open.left == 0 {
            state.open.favoured = Some(state.favoured);
            witness.saw(Event::Ended);
        } else {
            state.open.active = seat.next(state.open.taken.len() as u8);
            state.open.round += u16::from(state.open.active == Seat(0));
        }
    }

    fn actions(state: &State, into: &mut Vec<Action>) {
        into.extend((1..=MOST.min(state.open.left)).map(Action::Take));
    }

    fn view(state: &State, _: Viewer) -> View {
        state.open.clone()
    }

    fn imagine(_: &Arc<()>, view: &View, rng: &mut Rng) -> State {
        let favoured = view.favoured.unwrap_or(Seat(rng.below(view.taken.len() as u32) as u8));
        State { open: view.clone(), favoured }
    }

    fn deal_anew(state: &mut State, _: Viewer, rng: &mut Rng) {
        if state.open.favoured.is_none() {
            state.favoured = Seat(rng.below(state.open.taken.len() as u32) as u8);
        }
    }

    fn openness(_: &State) -> Openness {
        Openness::Open
    }

    fn score(state: &State) -> ScoreSheet<Category> {
        let taken = state.open.taken.iter().map(|count| (*count).into()).collect();
        let favours = |at: usize| i32::from(state.open.favoured == Some(Seat::from_index(at)));
        let favour = (0..state.open.taken.len()).map(favours).collect();
        ScoreSheet::ranked(
            vec![ScoreRow { category: Category::Taken, values: taken }],
            vec![(ScoreRow { category: Category::Favour, values: favour }, false)],
        )
    }

    fn audit(state: &State) -> Result<(), String> {
        let all = state.open.left + state.open.taken.iter().sum::<u8>();
        if all >= EACH * state.open.taken.len() as u8 { Ok(()) } else { Err("a pebble is lost".to_owned()) }
    }

    fn sample_setups() -> Vec<Setup> {
        (Self::SEATS.least..=Self::SEATS.most).map(Setup::of).collect()
    }
}

impl Advice for Pebbles {
    type Reason = Reason;

    fn evaluate(state: &State, seat: Seat, _: Style) -> f32 {
        let favour = state.open.favoured == Some(seat);
        f32::from(state.open.taken[seat.index()]) + if favour { 0.5 } else { 0.0 }
    }

    fn appraise(_: &State, action: &Action, _: Style) -> f32 {
        let Action::Take(count) = *action;
        f32::from(count)
    }

    fn digest(state: &State) -> u64 {
        let taken = state.open.taken.iter().fold(1, |sum, count| sum * 64 + u64::from(*count));
        (taken * 64 + u64::from(state.open.left)) * 8 + u64::from(state.open.active.0)
    }

    fn reasons(_: &State, action: &Action) -> Vec<Reason> {
        let Action::Take(count) = *action;
        vec![Reason::Brings(count)]
    }

    fn scale(_: &State) -> f32 {
        1.0
    }
}
