//! Bruges, for 2 to 4 players (2013).
//!
//! A round is drawing, dice, four laps of one card each, and the majorities:
//!
//! ```text
//! [Gates] -> for each: Draw -> Roll -> for each: Threats -> for each: Advance
//!   -> four laps of Turn: [Activate ...] one card [Activate ...] -> end of the actions -> majorities -> next round, or Over
//! ```
//!
//! These are the stages of [`Table::stage`]. Whatever is open inside a stage lies on the stack of open decisions
//! ([`Pending`](crate::engine::Pending)): effects being carried out step by step, players touched one after the other, occasions
//! being answered, and on top the decision that somebody has to make, in whosever turn. See [`Why`].
//!
//! What persons do is data, read into the vocabulary of [`effects`], and one interpreter (`rules/carry.rs`) carries it out.

mod action;
mod ahead;
mod audit;
mod bot;
mod card_set;
pub mod colour;
pub mod components;
mod due;
pub mod effects;
mod event;
mod foresight;
pub mod group;
mod hidden;
mod houses;
mod measure;
mod perks;
mod player;
mod refusal;
mod rules;
mod scoring;
mod state;
mod table;
mod view;

pub use action::Action;
pub use ahead::{Arrival, ahead, arrival, build_price, differs_with_house, loss};
pub use bot::Reason;
pub use card_set::CardSet;
pub use colour::{COLOURS, Colour, Tally};
pub use components::{CARDS, Card, CardId, Certainty, Components, Damage, GATES, SPACES};
pub use due::{Asking, Round, Run, Stack, Stage, Why};
pub use event::{Event, Purse};
pub use foresight::{Harm, Outcome, foresee, foresee_person};
pub use group::{GROUPS, Group, GroupSet};
pub use houses::{House, Houses, PLACES, PlaceId};
pub use measure::Owner;
pub use perks::{Perks, Reduction};
pub use player::{Majority, Player, Side};
pub use refusal::Refusal;
pub use scoring::{Category, LINES, laurel, points, total};
pub use state::State;
pub use table::{MOST_SEATS, Table};
pub use view::View;

use crate::engine::{
    Edition, Game, NewGameError, Openness, Rng, ScoreSheet, Seat, Seats, Seed, Turn, Viewer, Witness,
};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bruges;

/// Which round is the last, once the extra pile comes into use (RULES.md, The round).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum LastRound {
    /// That round, whenever it happens: the Chinese summary.
    #[default]
    Same,
    /// That round if it happens while drawing, the next one if an effect brings it about: the English rulebook.
    NextAfterActions,
}

/// How the gates are given out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Gates {
    /// At random.
    #[default]
    Random,
    /// Each chooses, from the start player on.
    Chosen,
}

/// Rules that may be agreed otherwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Options {
    /// Which round is the last.
    pub last_round: LastRound,
    /// How the gates are given out.
    pub gates: Gates,
    /// Cards of which there is an older version are played with that: the Engraver.
    pub older_cards: bool,
}

/// What is agreed before the first move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// 2 to 4.
    pub seats: u8,
    /// Rules that may be agreed otherwise.
    pub options: Options,
    /// Corrections to the box.
    pub edition: Option<Edition>,
}

impl Default for Setup {
    fn default() -> Self {
        Self { seats: 2, options: Options::default(), edition: None }
    }
}

impl Game for Bruges {
    const KEY: &'static str = "bruges";
    const RULES_VERSION: u16 = 3;
    // Before, the Forger and the Puppeteer could be activated where they changed nothing; before 3 the Forger for a Stonemason, or
    // for a person whose worker was not there.
    const RULES_SINCE: u16 = 1;
    const SEATS: Seats = Seats { least: 2, most: MOST_SEATS as u8 };
    // 165 cards drawn one by one and used once, at most some ten decisions for each, and the piles twice over.
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
        Components::of(setup.edition.as_ref(), setup.options.older_cards)
    }

    fn start(
        components: &Arc<Components>,
        setup: &Setup,
        seed: Seed,
        witness: &mut impl Witness<Event>,
    ) -> State {
        rules::start(components, setup, seed, witness)
    }

    fn seats(setup: &Setup) -> u8 {
        setup.seats
    }

    fn edition(setup: &Setup) -> Option<&Edition> {
        setup.edition.as_ref()
    }

    fn with_seats(setup: Setup, seats: u8) -> Setup {
        Setup { seats, ..setup }
    }

    fn turn(state: &State) -> Turn {
        if state.table.is_over() { Turn::Over } else { Turn::Of(state.table.to_move()) }
    }

    fn opens_turn(state: &State) -> Option<Seat> {
        (state.table.fresh && !state.table.is_over()).then(|| state.table.to_move())
    }

    fn round(state: &State) -> u16 {
        state.table.round.into()
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

    /// The only thing that may be done: drawing from the only pile, declining what cannot be had.
    fn forced(state: &State) -> Option<Action> {
        rules::only(state)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn imagine(components: &Arc<Components>, view: &View, rng: &mut Rng) -> State {
        view.imagine(components, rng)
    }

    fn deal_anew(state: &mut State, viewer: Viewer, rng: &mut Rng) {
        state.hidden.deal_anew(&state.components, &state.table, viewer, rng);
    }

    /// Houses are laid face down.
    fn looks_alike(one: &Action, other: &Action) -> bool {
        one == other || matches!((one, other), (Action::BuildHouse(_), Action::BuildHouse(_)))
    }

    /// In the own drawing, advancing and turns one looks into the hand; what threats and persons of others ask for is decided
    /// from what lies open.
    fn openness(state: &State) -> Openness {
        let table = &state.table;
        let seat = table.to_move();
        let own = seat == table.active()
            && matches!(
                table.stage,
                Stage::Draw | Stage::Refilled | Stage::Advance | Stage::Turn | Stage::Cleared
            );
        let needed = table.due().is_some_and(|open| open.why.needs_hand());
        // Whoever draws is about to have a hand: the tablet is theirs from the first card on.
        let has_hand = table.player(seat).cards() > 0 || table.stage == Stage::Draw;
        if (own || needed) && has_hand { Openness::Hand } else { Openness::Open }
    }

    fn score(state: &State) -> ScoreSheet<Category> {
        scoring::sheet(&state.components, &state.table)
    }

    fn audit(state: &State) -> Result<(), String> {
        audit::audit(state)
    }

    fn sample_setups() -> Vec<Setup> {
        let mut setups: Vec<Setup> = (2..=4).map(|seats| Setup { seats, ..Setup::default() }).collect();
        let with = |seats, last_round, gates, older_cards| Setup {
            seats,
            options: Options { last_round, gates, older_cards },
            edition: None,
        };
        setups.push(with(2, LastRound::NextAfterActions, Gates::Chosen, true));
        setups.push(with(4, LastRound::NextAfterActions, Gates::Chosen, false));
        // Other figures on board and cards, circles of two among them, and a statue for everybody.
        let edition = Edition(
            r#"{"threats": [{"id": "raid", "markers": 2}], "statues": {"values_top_to_bottom": [9, 1]}, "round": {"cards_played": 3},
                "reputation_track": {"vp_by_step": [1, 2]}, "canals": {"price_by_space": [0, 1, 1, 2, 2]},
                "cards": [{"id": "NOB-02", "effect": [{"op": "pay_up_to", "res": "guilders", "amount": 2, "then_each": [{"op": "gain", "res": "vp", "amount": 1}]}]}]}"#
                .into(),
        );
        setups.push(Setup { seats: 3, options: Options::default(), edition: Some(edition) });
        setups
    }
}
