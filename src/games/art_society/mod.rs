//! Art Society, for 2 to 4 players (rulebook 1.1, 2024).
//!
//! A round is an auction, a turn for everybody in the order of choice, and the museum's gain; each step is a decision
//! of its own:
//!
//! ```text
//! Start (once, each seat) -> Choose (the auctioneer, lot by lot) -> Bid (each seat, in secret)
//!   -> for each seat in the order of choice: Take -> Turn [what was taken, rewards, the assistant's tile]
//!   -> museum -> for each seat: Rehang -> [Rehanging] -> next round, or Over
//! ```
//!
//! What is in brackets lies on the stack of open decisions ([`Pending`](crate::engine::Pending)) while it is due: above the end
//! of the turn the painting that was taken, above that the reward of one that the assistant released first. Everything
//! else is a stage of the round: bids, choices and questions follow upon each other, each in a turn of its own (the
//! auctioneer chooses all lots in one), and none waits for another to be made.
//!
//! Comments cite the rules by the headings of `RULES.md`.

mod audit;
mod bot;
pub mod components;
mod due;
mod event;
mod foresight;
pub mod grid;
pub mod painting;
mod refusal;
mod rules;
mod scoring;
mod state;
mod view;
pub mod wall;

pub use bot::Reason;
pub use components::{Components, LARGEST_DECOR, MOST_SEATS, PAINTINGS};
pub use due::{Phase, Task, Tasks};
pub use event::{End, Event, Lost, Origin};
pub use foresight::{Edge, Outcome, squares};
pub use grid::{Area, Extent, Grid, Spot};
pub use painting::{Frame, GENRES, Genre, Painting, PaintingId, PaintingSet, Shape, ShapeId, members};
pub use refusal::{Due, Refusal};
pub use scoring::{CORNERS, Category, EYELINE, LINES, SHIELDS, Tally};
pub use state::{Lot, Piece, Player, Saved, State, Stored, TakeBack, cards, genre_points, top_genre};
pub use view::{PlayerView, View};
pub use wall::{Hung, Laid, Size, Wall, lying};

use due::Stage;

use crate::engine::{
    Edition, Game, NewGameError, Openness, Rng, ScoreSheet, Seat, Seats, Seed, Turn, Viewer, Witness,
};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The game of Art Society.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArtSociety;

/// Rules that may be agreed otherwise (RULES.md, Options).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// Before the round closes everybody may take back and hang anew what they gained in it (RULES.md, Hanging anew).
    pub rehang: bool,
    /// Decor may stand upright (RULES.md, Hanging tiles).
    pub decor_upright: bool,
    /// A decor reward may be declined (RULES.md, Matching frames).
    pub decline_decor: bool,
    /// Everybody may look at all the cards that were played (RULES.md, What may be known).
    pub open_bid_history: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { rehang: true, decor_upright: true, decline_decor: false, open_bid_history: false }
    }
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

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Choose the top painting of a pile as a lot, unseen.
    Choose(ShapeId),
    /// Bid a card from the own hand.
    Bid(u8),
    /// Take a lot, by its place in the row.
    Take(u8),
    /// Hang the painting that is due: the starting one, the one taken, or the one received from the museum.
    Hang(Spot),
    /// Give the painting that was taken, or the decor in hand, to the assistant.
    Store,
    /// Put up the assistant's tile.
    Release {
        /// Its first square.
        spot: Spot,
        /// Whether decor stands upright.
        upright: bool,
    },
    /// Give the painting that does not fit to the museum for this one.
    Exchange(PaintingId),
    /// Put the painting that does not fit beside the wall.
    Excess,
    /// Take a decor tile of this size as a reward.
    TakeDecor(Size),
    /// Lay the decor tile in hand.
    Lay {
        /// Its first square.
        spot: Spot,
        /// Whether it stands upright.
        upright: bool,
    },
    /// Do without the reward (an option).
    Decline,
    /// Leave the assistant's tile where it is and end the turn.
    EndTurn,
    /// Leave this round's tiles where they are.
    Keep,
    /// Take back this round's tiles and hang them anew.
    TakeBack,
    /// Leave the tiles as they were hung anew.
    Confirm,
    /// Put the tiles back where they were before they were taken back.
    Cancel,
}

impl Game for ArtSociety {
    const KEY: &'static str = "art-society";
    const RULES_VERSION: u16 = 3;
    // Before, fresh and older decor were kept apart in a swap also where nothing is hung anew.
    const RULES_SINCE: u16 = 2;
    const SEATS: Seats = Seats { least: 2, most: MOST_SEATS as u8 };
    // 20 rounds of five lots, four bids, and four turns and re-hangs of at most some 50 decisions each.
    const MAX_ACTIONS: usize = 8000;

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
        let state = State::start(components, setup, seed);
        for (seat, player) in state.players().iter().enumerate() {
            witness.saw(Event::Dealt {
                seat: Seat::from_index(seat),
                painting: player.first,
                price: player.stack()[0],
            });
        }
        state
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
        if state.stage == Stage::Over { Turn::Over } else { Turn::Of(state.to_move()) }
    }

    fn opens_turn(state: &State) -> Option<Seat> {
        let opens = match state.stage {
            Stage::Start | Stage::Bid | Stage::Take | Stage::Rehang => state.open.is_empty(),
            // The auctioneer chooses all lots in one turn.
            Stage::Choose => state.chosen_count == 0,
            Stage::Over => false,
        };
        opens.then(|| state.active())
    }

    fn round(state: &State) -> u16 {
        state.round.into()
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
        rules::forced(state)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    /// A newer card covers the one before: only who played it may look at it then (RULES.md, What may be known).
    fn recount(event: &Event, viewer: Viewer, then: &State, now: &State) -> Option<Event> {
        let sees = |seat: Seat, depth: usize| {
            let at = then.player(seat).stack().len().checked_sub(1 + depth);
            at.is_some_and(|at| now.sees_card(viewer, seat, at))
        };
        match *event {
            Event::BidShown { seat, place, .. } if !sees(seat, 0) => Some(Event::BidCovered { seat, place }),
            Event::TieCardShown { seat, depth, .. } if !sees(seat, depth.into()) => None,
            Event::Dealt { seat, .. } if !sees(seat, 0) => None,
            event => Some(event),
        }
    }

    fn look_back(then: &State, viewer: Viewer, now: &State) -> View {
        let mut view = View::of(then, viewer);
        for (seat, player) in view.players.iter_mut().enumerate() {
            for (at, card) in player.stack.iter_mut().enumerate() {
                *card = card.filter(|_| now.sees_card(viewer, Seat::from_index(seat), at));
            }
        }
        view
    }

    fn imagine(components: &Arc<Components>, view: &View, rng: &mut Rng) -> State {
        view.imagine(components, rng)
    }

    fn deal_anew(state: &mut State, viewer: Viewer, rng: &mut Rng) {
        state.deal_anew(viewer, rng);
    }

    /// Bids are laid face down.
    fn looks_alike(one: &Action, other: &Action) -> bool {
        one == other || matches!((one, other), (Action::Bid(_), Action::Bid(_)))
    }

    fn openness(state: &State) -> Openness {
        // Hands are looked at while bidding only; everything else of a turn is open (RULES.md, What may be known).
        // How many cards a hand holds is seen: with one left there is nothing to choose behind a curtain.
        if state.stage == Stage::Bid && rules::forced(state).is_none() {
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
        let plain = Options::default();
        let mut setups: Vec<Setup> = (2..=4).map(|seats| Setup { seats, ..Setup::default() }).collect();
        setups.push(Setup {
            seats: 3,
            options: Options { rehang: false, decline_decor: true, ..plain },
            edition: None,
        });
        setups.push(Setup {
            seats: 2,
            options: Options { decor_upright: false, open_bid_history: true, ..plain },
            edition: None,
        });
        setups.push(Setup {
            seats: 4,
            options: Options {
                rehang: true,
                decor_upright: false,
                decline_decor: true,
                open_bid_history: true,
            },
            edition: None,
        });
        // Another wall, decor that runs out, and a long thin painting.
        let edition = Edition(
            r#"{"wall": {"width": 9, "height": 14, "stars": [[4, 6], [4, 7]], "eyeline_rows": [5, 6]},
                "decor": {"tiles": [{"id": "D1", "count": 4}, {"id": "D2", "count": 6}, {"id": "D3", "count": 98}]},
                "paintings": {"list": [{"id": "P5x5-C1", "w": 7, "h": 1}]}}"#
                .into(),
        );
        setups.push(Setup { seats: 3, options: Options { rehang: false, ..plain }, edition: Some(edition) });
        setups
    }
}
