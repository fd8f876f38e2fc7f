//! Azul: Summer Pavilion, for 2 to 4 players (base game, both sides of the board).
//!
//! Six rounds of two phases; a turn is one decision, or two where the rules ask for a choice:
//!
//! ```text
//! Draft, until nothing lies on the factories and in the centre
//! Place -> [Bonus, one tile at a time] -> next player | Pass -> [Keep] -> next player; until everybody has passed
//! ```
//!
//! What is in brackets lies on the stack of open decisions ([`Pending`](crate::engine::Pending)) while it is due; drafting and
//! placing are stages of the round and no decisions inside one another.
//!
//! Nothing is hidden but the order in which the bag yields its tiles, so the view is the whole [`Table`].
//! The rules in short stand in `RULES.md` beside this file; comments cite its headings.

mod audit;
pub mod board;
mod bot;
pub mod components;
mod due;
mod event;
mod foresight;
mod rules;
mod scoring;
mod state;
pub mod tile;
mod why;

pub use crate::engine::First;
pub use board::{Board, CENTRE, RING, SPACES, STARS, Space, Spaces, StarKind};
pub use bot::Reason;
pub use components::{
    Components, FEATURES, Feature, FeatureId, FeatureKind, HIGHEST_NUMBER, MOST_CORNERS, MOST_FACTORIES,
    ROUNDS, Side,
};
pub use due::{OPEN, Phase, Stage, Why};
pub use event::Event;
pub use foresight::{Ahead, Taste};
pub use scoring::Category;
pub use state::{MOST_SEATS, Placement, Player, State, Table, Take, Tally};
pub use tile::{COLOURS, Colour, ColourSet, Tiles};
pub use why::{why_no_space, why_not};

use crate::engine::{
    Edition, Game, NewGameError, Openness, Rng, ScoreSheet, Seat, Seats, Seed, Turn, Viewer, Witness,
};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The game of Azul: Summer Pavilion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AzulSummerPavilion;

/// How the back of the board is read (RULES.md, The back of the boards).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reading {
    /// As the Chinese rulebook has it: six different colours in the centre, one colour in each outer star.
    #[default]
    Rulebook,
    /// As the English one is read: each star becomes of one colour or of six, whichever its second tile says.
    EachStarEitherWay,
}

/// What is agreed before the first move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// 2 to 4.
    pub seats: u8,
    /// Who begins (RULES.md, Setting up).
    pub first: First,
    /// The side of the boards that is up.
    pub side: Side,
    /// How the back is read; without effect on the front.
    pub reading: Reading,
    /// A player who can place nothing passes without being asked.
    pub auto_pass: bool,
    /// Corrections to the box.
    pub edition: Option<Edition>,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            seats: 2,
            first: First::Seat(Seat(0)),
            side: Side::Front,
            reading: Reading::Rulebook,
            auto_pass: true,
            edition: None,
        }
    }
}

/// Where tiles are taken from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Source {
    /// A factory, counted from 0.
    Factory(u8),
    /// The centre of the table.
    Centre,
}

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Take all tiles of a colour, and one wild tile if there is any (RULES.md, Taking tiles).
    Take {
        /// From where.
        source: Source,
        /// The colour: wild only where nothing else lies.
        colour: Colour,
    },
    /// Lay a tile and pay for it (RULES.md, Placing a tile).
    Place {
        /// The space.
        space: Space,
        /// Colour of the tile.
        colour: Colour,
        /// Tiles of the wild colour among those paid; none when the tile itself is of that colour.
        wilds: u8,
    },
    /// Take one bonus tile from the supply (RULES.md, Bonus tiles).
    Bonus(Colour),
    /// Place no more in this round (RULES.md, Passing).
    Pass,
    /// After passing: keep these tiles on the corners and discard the others.
    Keep(Tiles),
}

/// Why an action is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// Another decision is due first.
    NotNow {
        /// The decision that is due.
        due: Due,
    },
    /// Nothing lies at this source.
    EmptySource,
    /// No tile of this colour lies at this source.
    NoneThere(Colour),
    /// The wild colour cannot be named where another colour lies.
    WildNotNamed(Colour),
    /// A tile lies on this space.
    Covered,
    /// This star takes only this colour.
    OnlyColour {
        /// The star.
        star: u8,
        /// The colour that it takes.
        colour: Colour,
    },
    /// This star takes every colour once, and has this one.
    ColourTwice {
        /// The star.
        star: u8,
        /// The colour that it has.
        colour: Colour,
    },
    /// The player has no tile of this colour to lay.
    NotHeld(Colour),
    /// The player has too few tiles for the number on this space.
    TooFew {
        /// The number on the space.
        number: u8,
        /// Colour of the tile.
        colour: Colour,
        /// Tiles of the colour that the player has.
        held: u8,
        /// Wild tiles that could be added.
        wilds: u8,
    },
    /// The player has no tile of this colour.
    NoneHeld(Colour),
    /// No space that is open takes this colour.
    NoSpace(Colour),
    /// The player has too few tiles for every space that takes this colour.
    TooFewAnywhere {
        /// The least number on such a space.
        number: u8,
        /// Colour of the tile.
        colour: Colour,
        /// Tiles of the colour that the player has.
        held: u8,
        /// Wild tiles that could be added.
        wilds: u8,
    },
    /// This number of wild tiles does not fit: the payment may hold this many.
    WrongWilds {
        /// Fewest.
        least: u8,
        /// Most: one tile at least is of the colour that is laid.
        most: u8,
    },
    /// The supply has no tile of this colour.
    NotInSupply(Colour),
    /// The player does not have these tiles to keep.
    KeepNotHeld(Colour),
    /// The corners hold only this many tiles.
    CornersFull(u8),
    /// There is no such factory or space.
    NoSuchThing,
}

/// The decision that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// Taking tiles.
    Draft,
    /// Placing a tile, or passing.
    Place,
    /// Choosing a bonus tile.
    Bonus,
    /// Choosing the tiles to keep.
    Keep,
}

impl Game for AzulSummerPavilion {
    const KEY: &'static str = "azul-summer-pavilion";
    // 2: in the last round a player who cannot pay for all tiles left chooses which to store.
    const RULES_VERSION: u16 = 3;
    // Before, nobody chose what to store in the last round where only the tower could tell the difference.
    const RULES_SINCE: u16 = 2;
    const SEATS: Seats = Seats { least: 2, most: 4 };
    // Four boards of 42 spaces and 36 bonus tiles, and in each of six rounds at most 36 takes, and a pass and a
    // keep for each player: 576. An edition with fuller factories stays below as well.
    const MAX_ACTIONS: usize = 2000;

    type State = State;
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = Table;
    type Refusal = Refusal;
    type Category = Category;
    type Components = Components;

    fn components(setup: &Setup) -> Result<Arc<Components>, NewGameError> {
        Self::SEATS.check(setup.seats)?;
        setup.first.check(setup.seats)?;
        Components::of(setup.edition.as_ref())
    }

    fn start(
        components: &Arc<Components>,
        setup: &Setup,
        seed: Seed,
        witness: &mut impl Witness<Event>,
    ) -> State {
        let mut state = State::new(components, setup, seed);
        rules::begin(&mut state, witness);
        state
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
        let table = &state.table;
        if table.stage == Stage::Over { Turn::Over } else { Turn::Of(table.open.decider(table.to_move)) }
    }

    fn opens_turn(state: &State) -> Option<Seat> {
        let table = &state.table;
        (table.open.is_empty() && table.stage != Stage::Over).then_some(table.to_move)
    }

    fn round(state: &State) -> u16 {
        state.table.round.into()
    }

    fn check(state: &State, action: &Action) -> Result<(), Refusal> {
        rules::check(&state.table, &state.components, action)
    }

    fn apply(state: &mut State, action: Action, witness: &mut impl Witness<Event>) {
        rules::apply(state, action, witness);
    }

    fn actions(state: &State, into: &mut Vec<Action>) {
        rules::actions(&state.table, &state.components, into);
    }

    fn forced(state: &State) -> Option<Action> {
        rules::forced(&state.table, &state.components)
    }

    fn view(state: &State, _viewer: Viewer) -> Table {
        state.table
    }

    fn imagine(components: &Arc<Components>, view: &Table, rng: &mut Rng) -> State {
        State { components: Arc::clone(components), rng: Rng::new(rng.seed()), table: *view }
    }

    fn deal_anew(state: &mut State, _viewer: Viewer, rng: &mut Rng) {
        state.rng = Rng::new(rng.seed());
    }

    fn openness(_state: &State) -> Openness {
        Openness::Open
    }

    fn score(state: &State) -> ScoreSheet<Category> {
        scoring::sheet(&state.table, &state.components)
    }

    fn audit(state: &State) -> Result<(), String> {
        state.audit()
    }

    fn sample_setups() -> Vec<Setup> {
        let of = |seats, side, reading| Setup { seats, side, reading, ..Setup::default() };
        let mut setups: Vec<Setup> = (2..=4).map(|seats| of(seats, Side::Front, Reading::Rulebook)).collect();
        setups.push(Setup { first: First::Lot, ..of(2, Side::Back, Reading::Rulebook) });
        setups.push(Setup {
            first: First::Seat(Seat(1)),
            auto_pass: false,
            ..of(3, Side::Back, Reading::EachStarEitherWay)
        });
        setups.push(Setup { auto_pass: false, first: First::Lot, ..of(4, Side::Back, Reading::Rulebook) });
        setups.push(Setup { auto_pass: false, ..of(2, Side::Front, Reading::EachStarEitherWay) });
        let edition = Edition(
            r#"{"tiles_per_factory": 5, "supply_spaces": 8, "corner_storage": 3,
                "geometry": {"corners": {"count": 3}}, "score": {"start": 1, "minimum": 0}}"#
                .into(),
        );
        setups.push(Setup { edition: Some(edition), ..of(4, Side::Front, Reading::Rulebook) });
        setups
    }
}
