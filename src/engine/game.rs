//! The trait that every table game implements, and the few words all games share.

use super::{Edition, Fault, Rng, ScoreSheet, Seat, Seed};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt::Debug;
use std::hash::Hash;

/// How many people a game seats, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seats {
    /// Fewest.
    pub least: u8,
    /// Most.
    pub most: u8,
}

impl Seats {
    /// Whether so many may play.
    ///
    /// # Errors
    /// [`NewGameError::Seats`] when they may not.
    pub fn check(self, given: u8) -> Result<(), NewGameError> {
        let Self { least, most } = self;
        if (least..=most).contains(&given) { Ok(()) } else { Err(NewGameError::Seats { given, least, most }) }
    }
}

/// Whose decision the game waits for. Whose *turn* it is, is another question: see [`Game::opens_turn`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// This seat decides. Simultaneous secret choices are asked for seat by seat.
    Of(Seat),
    /// The game is over.
    Over,
}

impl Turn {
    /// The deciding seat, if there is one.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Of(seat) => Some(seat),
            Self::Over => None,
        }
    }
}

/// What a decision is made from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Openness {
    /// From what everybody may see. Whoever decides may do so before the whole table, whatever it holds.
    Open,
    /// From something that the others must not see, such as a hand of cards: they look away first.
    Hand,
}

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Viewer {
    /// A person in this seat.
    Seat(Seat),
    /// Everybody around the table at once: only what is public.
    Table,
}

/// Who may know of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Audience {
    /// The whole table.
    All,
    /// One seat.
    Only(Seat),
    /// The whole table but one seat (which is told another version).
    Except(Seat),
}

impl Audience {
    /// Whether this viewer may know.
    #[must_use]
    pub fn includes(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Self::All, _) | (Self::Except(_), Viewer::Table) => true,
            (Self::Only(seat), viewer) => viewer == Viewer::Seat(seat),
            (Self::Except(seat), viewer) => viewer != Viewer::Seat(seat),
        }
    }
}

/// Something that happened. Everything the log, the motion and the recap tell is read from events.
pub trait Event: Clone + Debug + PartialEq + 'static {
    /// Whom it tells of, who need not be the player whose action brought it about; none where it tells of the table.
    fn seat(&self) -> Option<Seat>;

    /// Who may know when it happens. What may be told of it later is for [`Game::recount`] to say.
    fn audience(&self) -> Audience;

    /// Whether something hidden came to light (a card drawn, a bid shown, hands opened at the end): a barrier that undo
    /// asks about.
    fn reveals(&self) -> bool;
}

/// Receives events as they happen. `()` ignores them, so that a search pays nothing for them.
pub trait Witness<E> {
    /// Something happened.
    fn saw(&mut self, event: E);
}

impl<E> Witness<E> for () {
    #[inline(always)]
    fn saw(&mut self, _event: E) {}
}

impl<E> Witness<E> for Vec<E> {
    fn saw(&mut self, event: E) {
        self.push(event);
    }
}

/// Why a game could not be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NewGameError {
    /// The number of seats does not fit the game.
    #[error("{given} seats; the game takes {least} to {most}")]
    Seats {
        /// Seats asked for.
        given: u8,
        /// Fewest allowed.
        least: u8,
        /// Most allowed.
        most: u8,
    },
    /// A setting lies outside what the rules allow.
    #[error("option {0} has no such value")]
    Option(&'static str),
    /// The edition's corrections do not fit the box.
    #[error("edition: {0}")]
    Edition(#[from] Fault),
}

/// The rules of one table game.
///
/// Implemented by an empty type that names the game; the game itself is the value [`State`](Game::State).
///
/// # What a game promises
///
/// - **It is a value.** All chance follows from the seed, nothing else is asked: no clock, no browser, no language. The same
///   setup, seed and actions give the same state on every machine.
/// - [`check`](Game::check) **is the truth.** [`actions`](Game::actions) lists exactly what it accepts, each once, and
///   [`apply`](Game::apply) carries that out. A refusal is a typed value that becomes one sentence.
/// - **One touch, one action.** What a turn asks for step by step is a decision each. What is open inside a turn lies on a
///   stack, [`Pending`](super::Pending): who decides, and why. A seat may have to decide in another's turn, so
///   [`turn`](Game::turn) (whose decision) and [`opens_turn`](Game::opens_turn) (whose turn begins) are two questions.
/// - **Secrets stay in the state.** A [`view`](Game::view) is all that a seat may know; [`imagine`](Game::imagine) makes a
///   state that agrees with it, [`deal_anew`](Game::deal_anew) proves that the view and everything told keeps the secret.
/// - **Whatever happens is an event** with an audience. What may be told of it later is for [`recount`](Game::recount)
///   and [`look_back`](Game::look_back), where something that lay open is covered again.
/// - **The hot path allocates nothing.** `check`, `apply` and `actions` are called millions of times by a search: states
///   hold arrays rather than lists, and events are only made for a [`Witness`] that wants them.
/// - [`audit`](Game::audit) **knows every invariant**, and [`sample_setups`](Game::sample_setups) every option: the suite
///   (`tests/suite/`) plays them all, and proves the rest of this of every game that stands in `each_game!`.
///
/// Figures printed on pieces stand in the game's `components.json`, read with [`Part`](super::Part). A rule that plays old
/// records differently raises [`RULES_VERSION`](Game::RULES_VERSION).
///
/// # A whole game
///
/// Rules and advice of a game with a hidden hand, as short as can be (it holds lists, where a real one would hold arrays). It
/// passes the whole suite.
///
/// ```
#[doc = include_str!("../../tests/all/engine/stairs.rs")]
///
/// let setup = Setup { seats: 3, edition: None };
/// let components = Stairs::components(&setup).expect("three may play");
/// let mut state = Stairs::start(&components, &setup, Seed(7), &mut ());
/// let played = salon::engine::play_out::<Stairs>(&mut state, &mut Rng::new(Seed(8)), &mut Vec::new());
/// assert_eq!((played, Stairs::turn(&state)), (36, Turn::Over));
/// ```
pub trait Game: Copy + Debug + PartialEq + 'static {
    /// Name of the game in records, addresses and folders.
    const KEY: &'static str;
    /// Raised whenever old records would play differently.
    const RULES_VERSION: u16;
    /// The oldest version from which the present one differs in corners alone that hardly a game gets to. Records of it, and of
    /// those since, are read as long as the present rules accept every action in them, and what was learned under it is used.
    ///
    /// As it stands, any other version plays differently.
    const RULES_SINCE: u16 = Self::RULES_VERSION;
    /// How many people it seats.
    const SEATS: Seats;
    /// Upper bound of actions in any game, for tests and for refusing absurd files.
    const MAX_ACTIONS: usize;

    /// Everything, secrets included. Cheap to clone: the box is shared.
    type State: Clone + Debug + PartialEq + 'static;
    /// What was agreed before the first move: seats, options, edition. `Default` is the recommended two-seat game.
    type Setup: Clone + Send + Sync + Debug + Default + PartialEq + Serialize + DeserializeOwned + 'static;
    /// One small decision: one touch.
    type Action: Copy + Debug + Eq + Hash + Serialize + DeserializeOwned + 'static;
    /// Something that happened.
    type Event: Event;
    /// All that a viewer may know.
    type View: Clone + Debug + PartialEq + Serialize + DeserializeOwned + 'static;
    /// Why an action is not legal: a typed value that becomes one sentence.
    type Refusal: Copy + Debug + Eq + 'static;
    /// A line of the score sheet.
    type Category: Copy + Debug + Eq + Hash + 'static;
    /// The validated components, edition applied; shared by all states of a game. The computer players' worker is sent them, so
    /// that it need not read boxes.
    type Components: Debug + Serialize + DeserializeOwned + 'static;

    /// Reads and validates the box that a setup asks for.
    ///
    /// # Errors
    /// [`NewGameError`] when seats, an option or the edition do not fit.
    fn components(setup: &Self::Setup) -> Result<std::sync::Arc<Self::Components>, NewGameError>;

    /// The position before the first decision. What happens during set-up is told to `witness`.
    fn start(
        components: &std::sync::Arc<Self::Components>,
        setup: &Self::Setup,
        seed: Seed,
        witness: &mut impl Witness<Self::Event>,
    ) -> Self::State;

    /// Number of seats of a setup.
    fn seats(setup: &Self::Setup) -> u8;

    /// The corrections that a setup lays over the box, if it does.
    fn edition(_setup: &Self::Setup) -> Option<&Edition> {
        None
    }

    /// A setup with its number of seats changed.
    fn with_seats(setup: Self::Setup, seats: u8) -> Self::Setup;

    /// Whose decision it is.
    fn turn(state: &Self::State) -> Turn;

    /// At a position in which a turn begins: whose turn. `None` inside a turn, and once the game is over.
    ///
    /// A turn is everything from one such position to the next, whoever decides in between: a decision that another
    /// player makes during my turn neither ends mine nor begins theirs, and a player who is named again at the end of
    /// the own turn has several in a row. The first position of a game begins a turn. What a phase asks of each seat
    /// (a secret bid, say) is a turn of that seat.
    fn opens_turn(state: &Self::State) -> Option<Seat>;

    /// The round being played, from 1.
    fn round(state: &Self::State) -> u16;

    /// Whether the seat to move may do this now. Pure; the truth about legality.
    ///
    /// # Errors
    /// The rule it would break.
    fn check(state: &Self::State, action: &Self::Action) -> Result<(), Self::Refusal>;

    /// Carries out an action that `check` accepts.
    ///
    /// # Panics
    /// May panic, or leave a meaningless state, if `check` refuses the action.
    fn apply(state: &mut Self::State, action: Self::Action, witness: &mut impl Witness<Self::Event>);

    /// Appends every action that `check` accepts, each once, in a fixed order. Nothing when the game is over.
    fn actions(state: &Self::State, into: &mut Vec<Self::Action>);

    /// The step that the rules leave no choice about and that the app takes for the player, visibly. Must be the
    /// only legal action when there is one.
    fn forced(_state: &Self::State) -> Option<Self::Action> {
        None
    }

    /// What a viewer may know.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// What a viewer may be told `now` of an event that happened in the step that led to `then`: what it could know
    /// when it happened *and* still may. Where a part has been covered since (a bid under a newer one, a card that went
    /// into a hand), a version of the event without that part, or `None` where nothing of it is left to tell.
    ///
    /// The log is told by this. As it stands, nothing that was told is ever covered again.
    fn recount(
        event: &Self::Event,
        viewer: Viewer,
        then: &Self::State,
        now: &Self::State,
    ) -> Option<Self::Event> {
        let _ = (then, now);
        event.audience().includes(viewer).then(|| event.clone())
    }

    /// What a viewer may see `now` of an earlier position: what it could see then *and* still may. With `then` and
    /// `now` the same position it is the [`view`](Self::view).
    ///
    /// As it stands, nothing that lay open is ever covered again.
    fn look_back(then: &Self::State, viewer: Viewer, now: &Self::State) -> Self::View {
        let _ = now;
        Self::view(then, viewer)
    }

    /// A full state that agrees with a view, with everything hidden dealt at random.
    fn imagine(
        components: &std::sync::Arc<Self::Components>,
        view: &Self::View,
        rng: &mut Rng,
    ) -> Self::State;

    /// Deals anew, in place, everything in a position that this viewer may not know: hands of others, the order of
    /// face-down piles, what was chosen in secret, what chance will bring. What the viewer may know stays as it is.
    ///
    /// The suite's proof of secrecy stands on it: whatever is dealt anew, the viewer is told the same. It is written
    /// from the rules and the state and asks no [`view`](Self::view), so that what a view tells by mistake, and
    /// [`imagine`](Self::imagine) copies from it, comes to light. Not for playing: it may allocate.
    fn deal_anew(state: &mut Self::State, viewer: Viewer, rng: &mut Rng);

    /// Whether others who see the one choice being made could take it for the other, as with two bids laid face down.
    /// The proof of secrecy tries such choices in each other's place.
    ///
    /// As it stands, every choice is made before all eyes.
    fn looks_alike(one: &Self::Action, other: &Self::Action) -> bool {
        one == other
    }

    /// Whether the decision that is due can be made in the open, or needs a look at something that the others must
    /// not see: among people who share one tablet, a curtain falls first. Where it is [`Open`](Openness::Open), the
    /// table is shown as everybody may see it, and the seat decides on that. Not asked once the game is over.
    fn openness(state: &Self::State) -> Openness;

    /// The sheet as it stands; final when the game is over.
    fn score(state: &Self::State) -> ScoreSheet<Self::Category>;

    /// Checks every invariant of the position (conservation of components above all).
    ///
    /// # Errors
    /// A sentence that names what is wrong, for developers.
    fn audit(state: &Self::State) -> Result<(), String>;

    /// A setup with an expansion, by the name of it: computer players and speed are measured with it as with a game of its own.
    #[must_use]
    fn expanded() -> Option<(&'static str, Self::Setup)> {
        None
    }

    /// Setups that together touch every seat count and every option, for the suite that every game passes.
    fn sample_setups() -> Vec<Self::Setup>;
}

/// Plays random legal actions to the end and returns how many there were.
///
/// `buffer` is scratch space, so that many games can be played without allocating.
pub fn play_out<G: Game>(state: &mut G::State, rng: &mut Rng, buffer: &mut Vec<G::Action>) -> usize {
    let mut played = 0;
    while played < G::MAX_ACTIONS {
        buffer.clear();
        G::actions(state, buffer);
        if buffer.is_empty() {
            break;
        }
        let action = buffer[rng.index(buffer.len())];
        G::apply(state, action, &mut ());
        played += 1;
    }
    played
}

/// Replays actions from the start.
///
/// # Errors
/// The number (from 1) of the first action that is refused, and why.
pub fn replay<G: Game>(
    components: &std::sync::Arc<G::Components>,
    setup: &G::Setup,
    seed: Seed,
    actions: &[G::Action],
) -> Result<G::State, (usize, G::Refusal)> {
    let mut state = G::start(components, setup, seed, &mut ());
    for (at, action) in actions.iter().enumerate() {
        G::check(&state, action).map_err(|refusal| (at + 1, refusal))?;
        G::apply(&mut state, *action, &mut ());
    }
    Ok(state)
}
