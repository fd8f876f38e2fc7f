use salon::engine::{
    Advice, Audience, Edition, Event as Happening, Game, NewGameError, Openness, Rng, ScoreRow, ScoreSheet,
    Seat, Seats, Seed, Style, Turn, Viewer, Witness,
};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Stairs: everybody holds five cards, plays one in turn and draws another. A card higher than the one before it earns a
/// point. When all cards are played, most points win.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stairs;

/// Cards in the box, numbered from 0.
const CARDS: u8 = 36;
/// Cards that everybody holds.
const HAND: usize = 5;

/// What is agreed before the first move. Records name its fields.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Setup {
    pub seats: u8,
    pub edition: Option<Edition>,
}

impl Default for Setup {
    fn default() -> Self {
        Self { seats: 2, edition: None }
    }
}

/// One decision: play this card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Play(pub u8);

/// Something that happened: log, motion and recap are read from it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Event {
    Played {
        seat: Seat,
        card: u8,
        climbs: bool,
    },
    /// Told in two versions: with the card to who drew it, without to everybody else.
    Drew {
        seat: Seat,
        card: Option<u8>,
    },
}

impl Happening for Event {
    fn seat(&self) -> Option<Seat> {
        match *self {
            Self::Drew { seat, .. } | Self::Played { seat, .. } => Some(seat),
        }
    }

    fn audience(&self) -> Audience {
        match *self {
            Self::Drew { seat, card: Some(_) } => Audience::Only(seat),
            Self::Drew { seat, card: None } => Audience::Except(seat),
            Self::Played { .. } => Audience::All,
        }
    }

    /// Undo asks before it takes back what was seen.
    fn reveals(&self) -> bool {
        matches!(self, Self::Drew { .. })
    }
}

/// Why an action is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    GameOver,
    NotInHand(u8),
}

/// Everything, secrets included.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    active: Seat,
    /// Face down, the top card last.
    deck: Vec<u8>,
    hands: Vec<Vec<u8>>,
    /// The latest last.
    played: Vec<u8>,
    points: Vec<u8>,
}

impl State {
    fn over(&self) -> bool {
        self.played.len() == usize::from(CARDS)
    }

    fn climbs(&self, card: u8) -> bool {
        self.played.last().is_some_and(|last| card > *last)
    }
}

/// What one seat may know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    viewer: Viewer,
    active: Seat,
    deck: u8,
    /// The own hand; of the others how many cards they hold.
    own: Vec<u8>,
    held: Vec<u8>,
    played: Vec<u8>,
    points: Vec<u8>,
}

impl Game for Stairs {
    const KEY: &'static str = "stairs";
    const RULES_VERSION: u16 = 1;
    const SEATS: Seats = Seats { least: 2, most: 5 };
    const MAX_ACTIONS: usize = CARDS as usize;

    type State = State;
    type Setup = Setup;
    type Action = Play;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type Category = &'static str;
    /// A game with figures printed on its pieces reads them here, from its `components.json`.
    type Components = ();

    fn components(setup: &Setup) -> Result<Arc<()>, NewGameError> {
        Self::SEATS.check(setup.seats)?;
        Ok(Arc::new(()))
    }

    fn start(_: &Arc<()>, setup: &Setup, seed: Seed, _: &mut impl Witness<Event>) -> State {
        let seats = usize::from(setup.seats);
        let mut deck: Vec<u8> = (0..CARDS).collect();
        // All chance follows from the seed.
        Rng::new(seed).shuffle(&mut deck);
        let hands = (0..seats).map(|_| deck.split_off(deck.len() - HAND)).collect();
        State { active: Seat(0), deck, hands, played: Vec::new(), points: vec![0; seats] }
    }

    fn seats(setup: &Setup) -> u8 {
        setup.seats
    }

    fn with_seats(setup: Setup, seats: u8) -> Setup {
        Setup { seats, ..setup }
    }

    fn turn(state: &State) -> Turn {
        if state.over() { Turn::Over } else { Turn::Of(state.active) }
    }

    /// A turn is one decision here, so every position begins one.
    fn opens_turn(state: &State) -> Option<Seat> {
        Self::turn(state).seat()
    }

    fn round(state: &State) -> u16 {
        (1 + state.played.len() / state.hands.len()) as u16
    }

    fn check(state: &State, action: &Play) -> Result<(), Refusal> {
        if state.over() {
            Err(Refusal::GameOver)
        } else if state.hands[state.active.index()].contains(&action.0) {
            Ok(())
        } else {
            Err(Refusal::NotInHand(action.0))
        }
    }

    fn apply(state: &mut State, Play(card): Play, witness: &mut impl Witness<Event>) {
        let (seat, climbs) = (state.active, state.climbs(card));
        let hand = &mut state.hands[seat.index()];
        hand.retain(|held| *held != card);
        state.played.push(card);
        state.points[seat.index()] += u8::from(climbs);
        witness.saw(Event::Played { seat, card, climbs });
        if let Some(card) = state.deck.pop() {
            hand.push(card);
            witness.saw(Event::Drew { seat, card: Some(card) });
            witness.saw(Event::Drew { seat, card: None });
        }
        // At the end some hold a card more than others: whoever has none left is passed over.
        for _ in 0..state.hands.len() {
            state.active = state.active.next(state.hands.len() as u8);
            if !state.hands[state.active.index()].is_empty() {
                break;
            }
        }
    }

    fn actions(state: &State, into: &mut Vec<Play>) {
        into.extend(state.hands[state.active.index()].iter().copied().map(Play));
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) => state.hands[seat.index()].clone(),
            Viewer::Table => Vec::new(),
        };
        View {
            viewer,
            active: state.active,
            deck: state.deck.len() as u8,
            own,
            held: state.hands.iter().map(|hand| hand.len() as u8).collect(),
            played: state.played.clone(),
            points: state.points.clone(),
        }
    }

    /// From the view alone: computer players think about states that are made so.
    fn imagine(_: &Arc<()>, view: &View, rng: &mut Rng) -> State {
        let known = |card: &u8| view.own.contains(card) || view.played.contains(card);
        let mut deck: Vec<u8> = (0..CARDS).filter(|card| !known(card)).collect();
        rng.shuffle(&mut deck);
        let hand = |(seat, held): (usize, &u8)| {
            if view.viewer == Viewer::Seat(Seat::from_index(seat)) {
                view.own.clone()
            } else {
                deck.split_off(deck.len() - usize::from(*held))
            }
        };
        let hands = view.held.iter().enumerate().map(hand).collect();
        State { active: view.active, deck, hands, played: view.played.clone(), points: view.points.clone() }
    }

    /// From the state and the rules, whatever the view says: the proof of secrecy stands on it.
    fn deal_anew(state: &mut State, viewer: Viewer, rng: &mut Rng) {
        let State { deck, hands, .. } = state;
        let hidden = |seat: usize| viewer != Viewer::Seat(Seat::from_index(seat));
        let held: Vec<usize> = hands.iter().map(Vec::len).collect();
        for (_, hand) in hands.iter_mut().enumerate().filter(|(seat, _)| hidden(*seat)) {
            deck.append(hand);
        }
        rng.shuffle(deck);
        for (seat, hand) in hands.iter_mut().enumerate().filter(|(seat, _)| hidden(*seat)) {
            *hand = deck.split_off(deck.len() - held[seat]);
        }
    }

    /// Every decision is made from a hand that the others must not see.
    fn openness(_: &State) -> Openness {
        Openness::Hand
    }

    fn score(state: &State) -> ScoreSheet<&'static str> {
        let values = state.points.iter().map(|points| i32::from(*points)).collect();
        ScoreSheet::ranked(vec![ScoreRow { category: "steps", values }], Vec::new())
    }

    fn audit(state: &State) -> Result<(), String> {
        let mut cards: Vec<u8> =
            state.hands.iter().flatten().chain(&state.deck).chain(&state.played).copied().collect();
        cards.sort_unstable();
        if cards.into_iter().eq(0..CARDS) { Ok(()) } else { Err("a card is lost or in two places".into()) }
    }

    fn sample_setups() -> Vec<Setup> {
        (2..=5).map(|seats| Setup { seats, edition: None }).collect()
    }
}

/// What there is to know about playing it well: computer players and hints stand on it.
impl Advice for Stairs {
    type Reason = Reason;

    fn evaluate(state: &State, seat: Seat, _: Style) -> f32 {
        state.points[seat.index()].into()
    }

    /// Low steps leave room for more.
    fn appraise(state: &State, action: &Play, _: Style) -> f32 {
        f32::from(u8::from(state.climbs(action.0))) - f32::from(action.0) / f32::from(CARDS)
    }

    fn digest(state: &State) -> u64 {
        let hands = state.hands.iter().flat_map(|hand| hand.iter().chain([&CARDS]));
        hands
            .chain(&state.played)
            .fold(7, |digest, card| (digest ^ u64::from(*card)).wrapping_mul(0x0100_0000_01b3))
    }

    fn reasons(state: &State, action: &Play) -> Vec<Reason> {
        vec![if state.climbs(action.0) { Reason::Climbs } else { Reason::StartsBelow }]
    }

    fn scale(_: &State) -> f32 {
        2.0
    }
}

/// What can speak for an action.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Reason {
    Climbs,
    StartsBelow,
}
