//! Feud: a game of a page that asks of the engine what large games ask: decisions of others inside a turn, effects inside
//! effects, several turns in a row, something shown and covered again, hands opened at the end.
//!
//! Everybody has one hidden card and some coins. A turn is *work* (a coin), *rest* (a coin, and another turn, once) or
//! *rob*: the victim gives one or two coins, or shows its card instead. Who gives two may blame a neighbour, who loses a
//! coin. The robber may rob on, everybody once a turn. A card that was shown lies open until its owner's next turn. After
//! five rounds cards and coins are counted.

use salon::engine::{
    Audience, Edition, Event as EventOf, Game, NewGameError, Openness, Pending, Rng, ScoreRow, ScoreSheet,
    Seat, Seats, Seed, Turn, Viewer, Witness,
};
use serde::{Deserialize, Serialize};
use std::cell::Cell;
use std::sync::Arc;

const MOST_SEATS: usize = 5;
const ROUNDS: u16 = 5;
pub const CARDS: u8 = 10;

/// The game, and games like it in which something [leaks](leak).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Loose<const LEAK: u8>;

/// The game as it should be.
pub type Feud = Loose<{ leak::NOTHING }>;

/// What a game may tell by mistake, each a way of its own.
pub mod leak {
    pub const NOTHING: u8 = 0;
    /// The view names a card that nobody has; imagined states hold it there.
    pub const VIEW: u8 = 1;
    /// A curtain falls only before a high card.
    pub const OPENNESS: u8 = 2;
    /// Only a low card can be robbed.
    pub const ACTIONS: u8 = 3;
    /// Working shows one's card.
    pub const EVENT: u8 = 4;
    /// The log adds a card to what was told.
    pub const LOG: u8 = 5;
    /// Cards count before they are shown.
    pub const SCORE: u8 = 6;
    /// Robbing a low card is recommended as that.
    pub const REASON: u8 = 7;
    /// Earlier positions show every card.
    pub const LOOK_BACK: u8 = 8;
}

/// Number of seats.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(from = "Named", into = "Named")]
pub struct Setup(pub u8);

/// A setup in a record.
#[derive(Serialize, Deserialize)]
struct Named {
    seats: u8,
    /// There is nothing to correct in a box without figures; records have the field all the same.
    edition: Option<Edition>,
}

impl From<Named> for Setup {
    fn from(named: Named) -> Self {
        Self(named.seats)
    }
}

impl From<Setup> for Named {
    fn from(setup: Setup) -> Self {
        Self { seats: setup.0, edition: None }
    }
}

impl Default for Setup {
    fn default() -> Self {
        Self(2)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    Work,
    Rest,
    Rob(Seat),
    Done,
    Give(u8),
    Show,
    Blame(Seat),
}

/// Why a decision is open.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Why {
    Robbed,
    Blames,
    RobsOn,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Event {
    Worked(Seat),
    Rested(Seat),
    Robbed {
        robber: Seat,
        victim: Seat,
    },
    Gave(Seat, u8),
    Showed(Seat, u8),
    /// It was shown, and lies face down again.
    HasShown(Seat),
    Blamed(Seat),
    Stopped(Seat),
    /// Only where it leaks.
    Boasted(Seat, u8),
    Ended,
}

impl EventOf for Event {
    fn seat(&self) -> Option<Seat> {
        match *self {
            Self::Worked(seat)
            | Self::Rested(seat)
            | Self::Robbed { robber: seat, .. }
            | Self::Gave(seat, _)
            | Self::Showed(seat, _)
            | Self::HasShown(seat)
            | Self::Blamed(seat)
            | Self::Stopped(seat)
            | Self::Boasted(seat, _) => Some(seat),
            Self::Ended => None,
        }
    }

    fn audience(&self) -> Audience {
        Audience::All
    }

    fn reveals(&self) -> bool {
        matches!(self, Self::Showed(..) | Self::Ended)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused;

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Player {
    pub card: u8,
    pub coins: u8,
    pub shown: bool,
    pub robbed: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub seats: u8,
    pub round: u16,
    pub active: Seat,
    pub rested: bool,
    pub open: Pending<Why>,
    pub players: [Player; MOST_SEATS],
    /// Cards that nobody has.
    pub rest: Vec<u8>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    pub cards: Vec<Option<u8>>,
    pub shown: Vec<bool>,
    pub robbed: Vec<bool>,
    pub coins: Vec<u8>,
    pub round: u16,
    pub active: Seat,
    pub rested: bool,
    pub open: Pending<Why>,
    /// Only where it leaks.
    pub leaked: Option<u8>,
}

impl State {
    fn over(&self) -> bool {
        self.round > ROUNDS
    }

    pub fn decider(&self) -> Seat {
        self.open.decider(self.active)
    }

    pub fn sees(&self, viewer: Viewer, seat: Seat) -> bool {
        viewer == Viewer::Seat(seat) || self.players[seat.index()].shown || self.over()
    }

    fn victims(&self) -> impl Iterator<Item = Seat> + '_ {
        (0..self.seats).map(Seat).filter(|seat| {
            *seat != self.active && !self.players[seat.index()].robbed && self.players[seat.index()].coins > 0
        })
    }

    fn lose(&mut self, seat: Seat, coins: u8) -> u8 {
        let player = &mut self.players[seat.index()];
        let lost = coins.min(player.coins);
        player.coins -= lost;
        lost
    }

    fn end_turn(&mut self, witness: &mut impl Witness<Event>) {
        for player in &mut self.players {
            player.robbed = false;
        }
        self.rested = false;
        self.active = self.active.next(self.seats);
        self.round += u16::from(self.active == Seat(0));
        self.players[self.active.index()].shown = false;
        if self.over() {
            witness.saw(Event::Ended);
        }
    }
}

thread_local! {
    /// Actions that were carried out in this thread.
    pub static APPLIED: Cell<u64> = const { Cell::new(0) };
}

impl<const LEAK: u8> Game for Loose<LEAK> {
    const KEY: &'static str = "feud";
    const RULES_VERSION: u16 = 1;
    const SEATS: Seats = Seats { least: 2, most: MOST_SEATS as u8 };
    const MAX_ACTIONS: usize = 600;

    type State = State;
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refused;
    type Category = &'static str;
    type Components = ();

    fn components(setup: &Setup) -> Result<Arc<()>, NewGameError> {
        Self::SEATS.check(setup.0)?;
        Ok(Arc::new(()))
    }

    fn start(_: &Arc<()>, setup: &Setup, seed: Seed, _: &mut impl Witness<Event>) -> State {
        let mut rest: Vec<u8> = (0..CARDS).collect();
        Rng::new(seed).shuffle(&mut rest);
        let mut players = [Player::default(); MOST_SEATS];
        for player in players.iter_mut().take(setup.0.into()) {
            *player =
                Player { card: rest.pop().expect("more cards than seats"), coins: 3, ..Player::default() };
        }
        let open = Pending::new();
        State { seats: setup.0, round: 1, active: Seat(0), rested: false, open, players, rest }
    }

    fn seats(setup: &Setup) -> u8 {
        setup.0
    }

    fn with_seats(_: Setup, seats: u8) -> Setup {
        Setup(seats)
    }

    fn turn(state: &State) -> Turn {
        if state.over() { Turn::Over } else { Turn::Of(state.decider()) }
    }

    fn opens_turn(state: &State) -> Option<Seat> {
        (state.open.is_empty() && !state.over()).then_some(state.active)
    }

    fn round(state: &State) -> u16 {
        state.round.min(ROUNDS)
    }

    fn check(state: &State, action: &Action) -> Result<(), Refused> {
        let mut listed = Vec::new();
        Self::actions(state, &mut listed);
        if listed.contains(action) { Ok(()) } else { Err(Refused) }
    }

    fn apply(state: &mut State, action: Action, witness: &mut impl Witness<Event>) {
        APPLIED.set(APPLIED.get() + 1);
        let seat = state.decider();
        let coins = &mut state.players[seat.index()].coins;
        match action {
            Action::Work => {
                *coins += 1;
                witness.saw(Event::Worked(seat));
                if LEAK == leak::EVENT {
                    witness.saw(Event::Boasted(seat, state.players[seat.index()].card));
                }
                state.end_turn(witness);
            }
            Action::Rest => {
                *coins += 1;
                state.rested = true;
                witness.saw(Event::Rested(seat));
            }
            Action::Rob(victim) => {
                state.open.pop();
                state.open.push(seat, Why::RobsOn);
                state.open.push(victim, Why::Robbed);
                state.players[victim.index()].robbed = true;
                witness.saw(Event::Robbed { robber: seat, victim });
            }
            Action::Done => {
                state.open.pop();
                witness.saw(Event::Stopped(seat));
                state.end_turn(witness);
            }
            Action::Give(count) => {
                state.open.pop();
                let given = state.lose(seat, count);
                state.players[state.active.index()].coins += given;
                if count == 2 {
                    state.open.push(seat, Why::Blames);
                }
                witness.saw(Event::Gave(seat, given));
            }
            Action::Show => {
                state.open.pop();
                state.players[seat.index()].shown = true;
                witness.saw(Event::Showed(seat, state.players[seat.index()].card));
            }
            Action::Blame(other) => {
                state.open.pop();
                state.lose(other, 1);
                witness.saw(Event::Blamed(other));
            }
        }
    }

    fn actions(state: &State, into: &mut Vec<Action>) {
        let from = into.len();
        match state.open.top().map(|open| open.why) {
            None if state.over() => {}
            None => {
                into.push(Action::Work);
                if !state.rested {
                    into.push(Action::Rest);
                }
                into.extend(state.victims().map(Action::Rob));
            }
            Some(Why::RobsOn) => {
                into.push(Action::Done);
                into.extend(state.victims().map(Action::Rob));
            }
            Some(Why::Robbed) => into.extend([Action::Give(1), Action::Give(2), Action::Show]),
            Some(Why::Blames) => {
                let me = state.decider();
                into.extend((0..state.seats).map(Seat).filter(|seat| *seat != me).map(Action::Blame));
            }
        }
        if LEAK == leak::ACTIONS {
            let low = |seat: Seat| state.players[seat.index()].card < CARDS / 2;
            let mut rest = into.split_off(from);
            rest.retain(|action| !matches!(action, Action::Rob(victim) if !low(*victim)));
            into.append(&mut rest);
        }
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let players = &state.players[..state.seats.into()];
        let sees = |at: usize| state.sees(viewer, Seat::from_index(at));
        View {
            cards: players.iter().enumerate().map(|(at, it)| sees(at).then_some(it.card)).collect(),
            shown: players.iter().map(|player| player.shown).collect(),
            robbed: players.iter().map(|player| player.robbed).collect(),
            coins: players.iter().map(|player| player.coins).collect(),
            round: state.round,
            active: state.active,
            rested: state.rested,
            open: state.open,
            leaked: if LEAK == leak::VIEW { state.rest.first().copied() } else { None },
        }
    }

    fn recount(event: &Event, viewer: Viewer, _then: &State, now: &State) -> Option<Event> {
        match *event {
            Event::Worked(seat) if LEAK == leak::LOG => {
                Some(Event::Boasted(seat, now.players[seat.index()].card))
            }
            Event::Showed(seat, _) if !now.sees(viewer, seat) => Some(Event::HasShown(seat)),
            event => Some(event),
        }
    }

    fn look_back(then: &State, viewer: Viewer, now: &State) -> View {
        let mut view = Self::view(then, viewer);
        for (at, card) in view.cards.iter_mut().enumerate() {
            *card = match *card {
                None if LEAK == leak::LOOK_BACK => Some(now.players[at].card),
                card => card.filter(|_| now.sees(viewer, Seat::from_index(at))),
            };
        }
        view
    }

    fn imagine(_: &Arc<()>, view: &View, rng: &mut Rng) -> State {
        let known = |card: &u8| view.cards.contains(&Some(*card)) || view.leaked == Some(*card);
        let mut rest: Vec<u8> = (0..CARDS).filter(|card| !known(card)).collect();
        rng.shuffle(&mut rest);
        rest.splice(0..0, view.leaked);
        let mut players = [Player::default(); MOST_SEATS];
        for (at, card) in view.cards.iter().enumerate() {
            players[at] = Player {
                card: card.or_else(|| rest.pop()).expect("more cards than seats"),
                coins: view.coins[at],
                shown: view.shown[at],
                robbed: view.robbed[at],
            };
        }
        State {
            seats: view.cards.len() as u8,
            round: view.round,
            active: view.active,
            rested: view.rested,
            open: view.open,
            players,
            rest,
        }
    }

    fn deal_anew(state: &mut State, viewer: Viewer, rng: &mut Rng) {
        let hidden: Vec<usize> = (0..state.seats.into())
            .filter(|at| viewer != Viewer::Seat(Seat::from_index(*at)) && !state.players[*at].shown)
            .filter(|_| state.round <= ROUNDS)
            .collect();
        state.rest.extend(hidden.iter().map(|at| state.players[*at].card));
        rng.shuffle(&mut state.rest);
        for at in hidden {
            state.players[at].card = state.rest.pop().expect("as many as went in");
        }
    }

    /// Only to show one's card it must be looked at; what else a victim decides lies open.
    fn openness(state: &State) -> Openness {
        match state.open.top() {
            Some(open) if open.why == Why::Robbed => {
                let high = state.players[open.seat.index()].card >= CARDS / 2;
                if LEAK != leak::OPENNESS || high { Openness::Hand } else { Openness::Open }
            }
            _ => Openness::Open,
        }
    }

    fn score(state: &State) -> ScoreSheet<&'static str> {
        let row = |category, of: &dyn Fn(&Player) -> u8| ScoreRow {
            category,
            values: state.players[..state.seats.into()].iter().map(|player| of(player).into()).collect(),
        };
        let counts = state.over() || LEAK == leak::SCORE;
        let card = |player: &Player| if counts || player.shown { player.card } else { 0 };
        ScoreSheet::ranked(vec![row("coins", &|it| it.coins), row("card", &card)], Vec::new())
    }

    fn audit(state: &State) -> Result<(), String> {
        let held = state.players[..state.seats.into()].iter().map(|player| player.card);
        let mut cards: Vec<u8> = held.chain(state.rest.iter().copied()).collect();
        cards.sort_unstable();
        if cards.iter().copied().eq(0..CARDS) { Ok(()) } else { Err("a card is lost".into()) }
    }

    fn sample_setups() -> Vec<Setup> {
        (2..=MOST_SEATS as u8).map(Setup).collect()
    }
}
