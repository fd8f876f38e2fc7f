//! Splendor, for 2 to 4 players (base game, 2014).
//!
//! A turn is one main action and what follows from it, each step a decision of its own:
//!
//! ```text
//! Main -> [Pay, when more than one payment fits] -> [Return, one token at a time, while above the limit]
//!      -> [Noble, when several would come] -> next player
//! ```
//!
//! What is in brackets lies on the stack of open decisions ([`Pending`](crate::engine::Pending)) while it is due. Each
//! is opened by the one before, so there is one at a time, and nobody decides in another's turn.
//!
//! `RULES.md` beside this file tells the rules in short and where they come from; comments cite its headings.

mod audit;
mod bot;
pub mod components;
pub mod gem;
mod payment;
mod rules;
mod scoring;
mod state;
mod view;

pub use crate::engine::First;
pub use bot::Reason;
pub use components::{CARDS, Card, CardId, Components, HAND, LEVELS, NOBLES, Noble, NobleId, SLOTS};
pub use gem::{GEMS, GOLD, Gem, GemSet, Gems, KINDS, Tokens};
pub use payment::Payment;
pub use scoring::Category;
pub use state::{MOST_SEATS, Phase, Player, Reserved, State, missing, need};
pub use view::{Ending, PlayerView, ReservedView, View, Visit};

use crate::engine::{
    Audience, Edition, Event as EventOf, Game, NewGameError, Openness, Rng, ScoreSheet, Seat, Seats, Seed,
    Turn, Viewer, Witness,
};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The game of Splendor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Splendor;

/// What is agreed before the first move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// 2 to 4.
    pub seats: u8,
    /// Who begins (RULES.md, Setting up).
    pub first: First,
    /// Points that bring the final round; `None` as printed. 21 is a common longer game.
    pub target: Option<u8>,
    /// Cards reserved face up stay visible to all, who saw them, or must be remembered (RULES.md, What is hidden).
    pub open_reserves: bool,
    /// One may take fewer gems of different colours than possible (RULES.md, Taking different colours; off by default).
    pub take_fewer: bool,
    /// Corrections to the box.
    pub edition: Option<Edition>,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            seats: 2,
            first: First::Seat(Seat(0)),
            target: None,
            open_reserves: true,
            take_fewer: false,
            edition: None,
        }
    }
}

/// Points that a longer game is played to.
pub const LONG_TARGET: u8 = 21;

/// A face-up place in the table centre.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Place {
    /// 0, 1 or 2 for the levels ○, ○○, ○○○.
    pub level: u8,
    /// 0 to 3, from the deck outwards.
    pub slot: u8,
}

impl Place {
    /// Every place, level by level.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..LEVELS as u8).flat_map(|level| (0..SLOTS as u8).map(move |slot| Self { level, slot }))
    }
}

/// Where a card that is bought or reserved comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Source {
    /// A face-up place.
    Market(Place),
    /// The buyer's reserved cards, by position.
    Reserved(u8),
}

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Take one gem of each of these colours (RULES.md, Taking different colours).
    TakeDifferent(GemSet),
    /// Take two gems of one colour (RULES.md, Taking two alike).
    TakeTwo(Gem),
    /// Reserve a face-up card (RULES.md, Reserving).
    Reserve(Place),
    /// Reserve the top card of a deck, 0 to 2, unseen by the others (RULES.md, Reserving).
    ReserveTop(u8),
    /// Buy a card (RULES.md, Buying). Paid at once when only one payment fits.
    Buy(Source),
    /// Pay for the card being bought: gold used in place of each colour.
    Pay(Gems),
    /// Put one token back (RULES.md, Ten tokens).
    Return(Gem),
    /// Receive this one of several nobles (RULES.md, Nobles).
    Noble(NobleId),
    /// Nothing else is possible (RULES.md, When nothing is possible).
    Pass,
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Gems were taken from the bank.
    Took {
        /// Who.
        seat: Seat,
        /// How many of each kind.
        tokens: Tokens,
    },
    /// A card was reserved from the table centre, before everybody's eyes.
    Reserved {
        /// Who.
        seat: Seat,
        /// The card.
        card: CardId,
        /// Where it lay.
        place: Place,
        /// Whether a gold token came with it.
        gold: bool,
    },
    /// A card was reserved from the table centre some time ago, and has to be remembered.
    ReservedOpen {
        /// Who.
        seat: Seat,
        /// Where it lay.
        place: Place,
        /// Whether a gold token came with it.
        gold: bool,
    },
    /// A card was reserved from a deck.
    ReservedTop {
        /// Who.
        seat: Seat,
        /// The deck, 0 to 2.
        level: u8,
        /// The card, in the version told to its owner only.
        card: Option<CardId>,
        /// Whether a gold token came with it.
        gold: bool,
    },
    /// A card was bought.
    Bought {
        /// Who.
        seat: Seat,
        /// The card.
        card: CardId,
        /// Where it came from.
        source: Source,
        /// Tokens paid, gold last.
        paid: Tokens,
    },
    /// A card was turned up from its deck.
    Refilled {
        /// Where.
        place: Place,
        /// The card.
        card: CardId,
    },
    /// A token went back to the bank.
    Returned {
        /// Who.
        seat: Seat,
        /// Which.
        token: Gem,
    },
    /// A noble came.
    Visited {
        /// Whom.
        seat: Seat,
        /// Which.
        noble: NobleId,
    },
    /// Nothing else was possible.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// The points that end the game were reached: the round is played to its end.
    FinalRound {
        /// By whom.
        seat: Seat,
    },
    /// The game is over.
    Ended {
        /// Everybody had to pass in succession.
        stuck: bool,
    },
}

impl EventOf for Event {
    fn audience(&self) -> Audience {
        match *self {
            Self::ReservedTop { seat, card: Some(_), .. } => Audience::Only(seat),
            Self::ReservedTop { seat, card: None, .. } => Audience::Except(seat),
            _ => Audience::All,
        }
    }

    fn reveals(&self) -> bool {
        // The end opens the hands.
        matches!(self, Self::Refilled { .. } | Self::ReservedTop { .. } | Self::Ended { .. })
    }

    fn seat(&self) -> Option<Seat> {
        match self {
            Self::Took { seat, .. }
            | Self::Reserved { seat, .. }
            | Self::ReservedOpen { seat, .. }
            | Self::ReservedTop { seat, .. }
            | Self::Bought { seat, .. }
            | Self::Returned { seat, .. }
            | Self::Visited { seat, .. }
            | Self::Passed { seat }
            | Self::FinalRound { seat } => Some(*seat),
            Self::Refilled { .. } | Self::Ended { .. } => None,
        }
    }
}

/// Why an action is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// Another step of the turn is due first.
    NotNow {
        /// The step that is due.
        due: Due,
    },
    /// None of this colour is left in the bank.
    NoneLeft(Gem),
    /// Gold comes only by reserving a card.
    GoldOnlyByReserving,
    /// Exactly this many colours must be taken.
    TakeExactly(u8),
    /// At most this many colours may be taken, and one at least.
    TakeAtMost(u8),
    /// Two alike need a larger pile.
    PairPile {
        /// Colour asked for.
        gem: Gem,
        /// Tokens in the pile.
        pile: u8,
        /// Tokens needed.
        needed: u8,
    },
    /// The limit of reserved cards is reached.
    HandFull(u8),
    /// No card lies there.
    EmptyPlace,
    /// The deck is empty.
    DeckEmpty,
    /// There is no such reserved card.
    NoSuchReserve,
    /// Gems are missing, gold counted.
    TooExpensive {
        /// Gems missing once bonuses, tokens and gold are counted.
        missing: u8,
    },
    /// A card that lies face down cannot be paid yet; by how much it is missed is its holder's alone to know.
    NotYet,
    /// Another player reserved this card.
    ReservedBy(Seat),
    /// This noble has come to a player already.
    NobleCame(Seat),
    /// The payment does not fit the price or what the player holds.
    WrongPayment,
    /// The player holds no such token.
    NotHeld(Gem),
    /// This noble does not come.
    NobleNotEligible,
    /// Something else is possible, so there is no passing.
    CannotPass,
    /// There is no such card, deck, colour or noble in the box.
    NoSuchThing,
}

/// The step of a turn that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// One of the main actions.
    Main,
    /// Paying.
    Pay,
    /// Putting tokens back.
    Return,
    /// Choosing a noble.
    Noble,
}

impl Game for Splendor {
    const KEY: &'static str = "splendor";
    const RULES_VERSION: u16 = 2;
    // Before, a game in which everybody passed ended also where another noble was due.
    const RULES_SINCE: u16 = 1;
    const SEATS: Seats = Seats { least: 2, most: 4 };
    // 200 rounds (RULES.md, When nothing is possible) of four players at up to five decisions a turn.
    const MAX_ACTIONS: usize = 4000;

    type State = State;
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type Category = Category;
    type Components = Components;

    fn components(setup: &Setup) -> Result<Arc<Components>, NewGameError> {
        Self::SEATS.check(setup.seats)?;
        setup.first.check(setup.seats)?;
        if setup.target.is_some_and(|target| !(1..=99).contains(&target)) {
            return Err(NewGameError::Option("target"));
        }
        Components::of(setup.edition.as_ref())
    }

    fn start(
        components: &Arc<Components>,
        setup: &Setup,
        seed: Seed,
        _witness: &mut impl Witness<Event>,
    ) -> State {
        State::start(components, setup, seed)
    }

    fn seats(setup: &Setup) -> u8 {
        setup.seats
    }

    fn edition(setup: &Setup) -> Option<&Edition> {
        setup.edition.as_ref()
    }

    fn with_seats(setup: Setup, seats: u8) -> Setup {
        Setup { seats, first: setup.first.among(seats), ..setup }
    }

    fn turn(state: &State) -> Turn {
        if state.over { Turn::Over } else { Turn::Of(state.to_move()) }
    }

    fn opens_turn(state: &State) -> Option<Seat> {
        (state.open.is_empty() && !state.over).then_some(state.active)
    }

    fn round(state: &State) -> u16 {
        state.round
    }

    fn check(state: &State, action: &Action) -> Result<(), Refusal> {
        rules::check(state, action)
    }

    fn apply(state: &mut State, action: Action, witness: &mut impl Witness<Event>) {
        rules::apply(state, action, witness);
    }

    fn actions(state: &State, into: &mut Vec<Action>) {
        rules::actions(state, into);
    }

    fn forced(state: &State) -> Option<Action> {
        rules::is_stuck(state).then_some(Action::Pass)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    /// Where reserved cards are to be remembered, what lay face up before lies face down in a hand now.
    fn recount(event: &Event, viewer: Viewer, _then: &State, now: &State) -> Option<Event> {
        let hides = |card| now.hides(card, viewer);
        match *event {
            Event::Reserved { seat, card, place, gold } if hides(card) => {
                Some(Event::ReservedOpen { seat, place, gold })
            }
            Event::Refilled { card, .. } if hides(card) => None,
            event => event.audience().includes(viewer).then_some(event),
        }
    }

    fn look_back(then: &State, viewer: Viewer, now: &State) -> View {
        let mut view = View::of(then, viewer);
        for place in view.market.iter_mut().flatten() {
            *place = place.filter(|card| !now.hides(*card, viewer));
        }
        view
    }

    fn imagine(components: &Arc<Components>, view: &View, rng: &mut Rng) -> State {
        view.imagine(components, rng)
    }

    fn deal_anew(state: &mut State, viewer: Viewer, rng: &mut Rng) {
        state.deal_anew(viewer, rng);
    }

    fn openness(state: &State) -> Openness {
        let hidden = |reserved| !state.is_public(reserved);
        // What to pay, to return or to receive, is decided on what lies open, unless the hand was seen for the turn.
        if state.open.is_empty() && state.player(state.active).reserved().iter().any(hidden) {
            Openness::Hand
        } else {
            Openness::Open
        }
    }

    fn score(state: &State) -> ScoreSheet<Category> {
        scoring::sheet(state)
    }

    fn audit(state: &State) -> Result<(), String> {
        audit::audit(state)
    }

    fn sample_setups() -> Vec<Setup> {
        let mut setups: Vec<Setup> = (2..=4).map(|seats| Setup { seats, ..Setup::default() }).collect();
        setups.push(Setup { seats: 3, first: First::Lot, open_reserves: false, ..Setup::default() });
        setups.push(Setup { seats: 2, first: First::Seat(Seat(1)), take_fewer: true, ..Setup::default() });
        setups.push(Setup {
            seats: 4,
            target: Some(LONG_TARGET),
            open_reserves: false,
            take_fewer: true,
            ..Setup::default()
        });
        let edition = Edition(
            r#"{"cards": [{"id": 0, "cost": {"sapphire": 2}}], "constants": {"max_tokens_end_of_turn": 8}}"#
                .into(),
        );
        setups.push(Setup { edition: Some(edition), ..Setup::default() });
        setups
    }
}
