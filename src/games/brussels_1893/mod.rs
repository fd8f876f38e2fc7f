//! Bruxelles 1893, for 2 to 5 players (second edition, 2023): the base game, its reverse sides, and the expansion Belle Époque.
//!
//! A round is planning, action and resolution:
//!
//! ```text
//! Draft -> Reveal -> Corner -> [Neutral] -> Turns until all have passed
//!   -> Columns -> Prestige -> Irises -> Court -> Close -> Renew -> next round, or Salaries -> Over
//! ```
//!
//! The expansion adds phases between them ([`module::PHASES`]). These are the phases of [`Table::phase`]. Whatever is open inside a turn lies on the stack of open decisions
//! ([`Pending`](crate::engine::Pending)): a park that builds, a square that uses nobles, the free action of whoever owns the house
//! on which a worker was put. See [`Why`].
//!
//! Everything that anybody may know lies open, so that everybody has the same [`View`]: the decks and the cards of those who passed
//! first are nobody's to look at.

mod action;
mod acts;
mod ahead;
mod audit;
pub mod belle;
mod bot;
mod category;
pub mod components;
mod due;
mod event;
pub mod grid;
mod hidden;
pub mod module;
mod options;
pub mod payment;
mod player;
mod purse;
mod refusal;
mod rules;
mod scoring;
mod sets;
mod state;
mod table;
mod view;

pub use action::Action;
pub use acts::{Part, resolution};
pub use ahead::{ahead, made};
pub use belle::{Another, Artwork, Belle, Helper, Place, Stand};
pub use bot::Reason;
pub use category::Category;
pub use components::Components;
pub use due::{Offer, Phase, Sold, Stack, Why};
pub use event::Event;
pub use options::Options;
pub use payment::{Payment, Price};
pub use player::Player;
pub use purse::Purse;
pub use refusal::Refusal;
pub use rules::{Gift, Prospect, claim, gift, gift_to_come, prospect, sales};
pub use scoring::{buildings, owed, points, total, unpaid, zone_counts, zone_value};
pub use sets::{CardSet, NobleSet, SeatSet};
pub use state::State;
pub use table::{Exchange, Occupants, PerSeat, Placed, Spot, Table, Worker};
pub use view::View;

use crate::engine::{
    Edition, Game, NewGameError, Openness, Rng, ScoreSheet, Seat, Seats, Seed, Turn, Viewer, Witness,
};
use components::{LEAST_SEATS, MOST_SEATS};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Brussels1893;

impl Brussels1893 {
    /// Name of the game in addresses and folders.
    pub const KEY: &'static str = "brussels-1893";
}

/// What is agreed before the first move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// 2 to 5.
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

impl Game for Brussels1893 {
    const KEY: &'static str = Self::KEY;
    const RULES_VERSION: u16 = 3;
    // Before 2, Saintenoy's needle could not be turned where only card 9 pays then; before 3, whoever went to the square where that is
    // agreed to be for an effect alone could leave without one.
    const RULES_SINCE: u16 = 1;
    const SEATS: Seats = Seats { least: LEAST_SEATS as u8, most: MOST_SEATS as u8 };
    // In five rounds each of five players places at most some ten workers, with at most some twelve decisions each.
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
        Components::of(setup.edition.as_ref())
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
        rules::check(&state.components, &state.table, *action)
    }

    fn apply(state: &mut State, action: Action, witness: &mut impl Witness<Event>) {
        rules::apply(state, action, witness);
    }

    fn actions(state: &State, into: &mut Vec<Action>) {
        rules::actions(&state.components, &state.table, into);
    }

    /// The only thing that may be done: passing without workers, the only noble, the only payment.
    fn forced(state: &State) -> Option<Action> {
        rules::only(&state.components, &state.table)
    }

    fn view(state: &State, _viewer: Viewer) -> View {
        View { table: state.table }
    }

    fn imagine(components: &Arc<Components>, view: &View, rng: &mut Rng) -> State {
        view.imagine(components, rng)
    }

    fn deal_anew(state: &mut State, _viewer: Viewer, rng: &mut Rng) {
        let seen = state.table.stock_seen;
        state.hidden.deal_anew(rng, |card| seen >> card & 1 == 1);
    }

    /// Everything is decided from what lies open.
    fn openness(_state: &State) -> Openness {
        Openness::Open
    }

    fn score(state: &State) -> ScoreSheet<Category> {
        scoring::sheet(&state.components, &state.table)
    }

    fn audit(state: &State) -> Result<(), String> {
        audit::audit(state)
    }

    fn expanded() -> Option<(&'static str, Setup)> {
        let options = Options { belle_epoque: true, ..Options::default() };
        Some(("belle-epoque", Setup { options, ..Setup::default() }))
    }

    fn sample_setups() -> Vec<Setup> {
        let mut setups: Vec<Setup> = (2..=5).map(|seats| Setup { seats, ..Setup::default() }).collect();
        let reverse = Options { side_b_boards: true, alternating_strips: true, ..Options::default() };
        setups.extend((2..=5).map(|seats| Setup { seats, options: reverse, edition: None }));
        // Every other reading at once.
        let other = Options {
            free_action_on_empty_action: false,
            brussels_empty_placement: false,
            any_is_one_kind: false,
            neutral_contests_iris: true,
            salaries_must_be_maximal: false,
            ..Options::default()
        };
        setups.push(Setup { seats: 2, options: other, edition: None });
        let all = Options { side_b_boards: true, ..other };
        setups.push(Setup { seats: 4, options: all, edition: None });
        // The expansion, alone and with everything else.
        let belle = Options { belle_epoque: true, ..Options::default() };
        setups.extend((2..=5).map(|seats| Setup { seats, options: belle, edition: None }));
        let with_all = Options { belle_epoque: true, alternating_strips: true, ..all };
        setups.extend([2, 5].map(|seats| Setup { seats, options: with_all, edition: None }));
        setups
    }
}
