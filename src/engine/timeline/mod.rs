//! A record being played: act, undo, redo, restart the turn, look at any earlier position.
//!
//! Every position is one that was reached by replaying the record; nothing is ever patched backwards. Each is kept, so that
//! going anywhere plays nothing: positions are flat and some hundred bytes to a few thousand, a whole game's less than a
//! picture.

mod step;
mod told;
mod travel;

pub use step::{Step, TurnMark, UndoNotice};

use super::{Game, NewGameError, Record, RecordError, Seat, Turn};
use std::sync::Arc;

/// A record with its positions.
///
/// `head` is the number of steps played; steps beyond it are kept for redo until something new is played.
///
/// ```
/// # mod stairs { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/all/engine/stairs.rs")); }
/// # use stairs::{Play, Refusal, Setup, Stairs};
/// use salon::engine::{Game, Seat, Seed, Timeline, Viewer};
///
/// let mut timeline = Timeline::<Stairs>::begin(Setup::default(), Seed(7)).expect("two may play");
/// let mut legal = Vec::new();
/// Stairs::actions(timeline.state(), &mut legal);
/// let step = timeline.act(legal[0]).expect("a listed action is legal");
/// assert_eq!((step.seat, step.turn.number, step.reveals()), (Seat(0), 1, true));
/// assert_eq!(timeline.act(Play(99)).err(), Some(Refusal::NotInHand(99)), "and nothing changed");
///
/// // What the other seat learns of it: a card was played, and one was drawn.
/// assert_eq!(timeline.told(0, Viewer::Seat(Seat(1))).count(), 2);
///
/// // Undo leads back to the decision, and asks first: a card came to light.
/// let target = timeline.undo_target().expect("something was decided");
/// assert!(timeline.undo_notice(target, |_| true).reveals);
/// timeline.go(target);
/// assert_eq!((timeline.head(), timeline.redo_target()), (0, Some(1)));
/// timeline.go(1);
///
/// // Any earlier position, as it may be seen now.
/// let before = timeline.look_back(0, Viewer::Seat(Seat(1)), timeline.head());
/// assert_eq!(before, Stairs::view(timeline.seek(0), Viewer::Seat(Seat(1))));
/// ```
#[derive(Clone, Debug)]
pub struct Timeline<G: Game> {
    components: Arc<G::Components>,
    record: Record<G>,
    opening: G::State,
    opening_events: Vec<G::Event>,
    steps: Vec<Step<G>>,
    head: usize,
}

impl<G: Game> Timeline<G> {
    /// Replays a record.
    ///
    /// # Errors
    /// The setup does not fit, or the rules refuse an action (named by number).
    pub fn open(record: Record<G>) -> Result<Self, RecordError> {
        Self::open_with(record, |refusal| format!("{refusal:?}"))
    }

    /// As [`open`](Self::open), with the words for a refusal given by the caller.
    ///
    /// # Errors
    /// As [`open`](Self::open).
    pub fn open_with(
        mut record: Record<G>,
        words: impl Fn(G::Refusal) -> String,
    ) -> Result<Self, RecordError> {
        let components = G::components(&record.setup)?;
        let mut opening_events = Vec::new();
        let opening = G::start(&components, &record.setup, record.seed, &mut opening_events);
        let actions = std::mem::take(&mut record.actions);
        let mut timeline = Self {
            components,
            record,
            opening,
            opening_events,
            steps: Vec::with_capacity(actions.len()),
            head: 0,
        };
        for (at, action) in actions.into_iter().enumerate() {
            timeline
                .act(action)
                .map_err(|refusal| RecordError::Refused { number: at + 1, refusal: words(refusal) })?;
        }
        Ok(timeline)
    }

    /// A new game.
    ///
    /// # Errors
    /// The setup does not fit the game.
    pub fn begin(setup: G::Setup, seed: super::Seed) -> Result<Self, NewGameError> {
        match Self::open(Record::new(setup, seed)) {
            Ok(timeline) => Ok(timeline),
            Err(RecordError::Setup(error)) => Err(error),
            Err(_) => unreachable!("a record without actions can only fail in its setup"),
        }
    }

    /// The box in play.
    #[must_use]
    pub const fn components(&self) -> &Arc<G::Components> {
        &self.components
    }

    /// The setup in play.
    #[must_use]
    pub const fn setup(&self) -> &G::Setup {
        &self.record.setup
    }

    /// What the app keeps beside the game.
    #[must_use]
    pub const fn table(&self) -> &serde_json::Value {
        &self.record.table
    }

    /// Changes what the app keeps beside the game.
    pub fn set_table(&mut self, table: serde_json::Value) {
        self.record.table = table;
    }

    /// The record up to what is played (what could be redone is left out).
    #[must_use]
    pub fn record(&self) -> Record<G> {
        self.record_at(self.head)
    }

    /// The record up to an earlier position.
    #[must_use]
    pub fn record_at(&self, played: usize) -> Record<G> {
        Record {
            setup: self.record.setup.clone(),
            seed: self.record.seed,
            actions: self.steps[..played.min(self.head)].iter().map(|step| step.action).collect(),
            table: self.record.table.clone(),
        }
    }

    /// The position now.
    #[must_use]
    pub fn state(&self) -> &G::State {
        self.seek(self.head)
    }

    /// The position after `played` steps (0 is the opening; past the end, the latest).
    #[must_use]
    pub fn seek(&self, played: usize) -> &G::State {
        match played.min(self.steps.len()) {
            0 => &self.opening,
            played => &self.steps[played - 1].after,
        }
    }

    /// Number of steps played.
    #[must_use]
    pub const fn head(&self) -> usize {
        self.head
    }

    /// Number of steps kept: those played and those that can be redone.
    #[must_use]
    pub const fn kept(&self) -> usize {
        self.steps.len()
    }

    /// The steps played, oldest first.
    #[must_use]
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps[..self.head]
    }

    /// The steps that can be done again, the next one first.
    #[must_use]
    pub fn ahead(&self) -> &[Step<G>] {
        &self.steps[self.head..]
    }

    /// What happened while the game was set up.
    #[must_use]
    pub fn opening_events(&self) -> &[G::Event] {
        &self.opening_events
    }

    /// Whose decision it is.
    #[must_use]
    pub fn turn(&self) -> Turn {
        G::turn(self.state())
    }

    /// The turn of the decision that is made at the position after `played` steps. Once the game is over, the last
    /// turn there was.
    #[must_use]
    pub fn turn_at(&self, played: usize) -> TurnMark {
        let played = played.min(self.steps.len());
        let before = played.checked_sub(1).map(|last| self.steps[last].turn);
        let number = before.map_or(0, |turn| turn.number);
        match (G::opens_turn(self.seek(played)), before) {
            (Some(owner), _) => TurnMark { number: number + 1, owner },
            (None, Some(turn)) => turn,
            // A game whose first position begins no turn breaks the trait's word; whoever decides then has the turn.
            (None, None) => TurnMark { number: 1, owner: G::turn(&self.opening).seat().unwrap_or(Seat(0)) },
        }
    }

    /// Plays an action; what could be redone is dropped.
    ///
    /// # Errors
    /// The rule it would break; nothing changed.
    pub fn act(&mut self, action: G::Action) -> Result<&Step<G>, G::Refusal> {
        self.push(action, false)
    }

    /// Plays an action that nobody was asked about, such as a player's standing answer: like a step that the rules leave no
    /// choice about, it is no decision to undo, and who made it has not seen what came before.
    ///
    /// # Errors
    /// As [`act`](Self::act).
    pub fn act_unasked(&mut self, action: G::Action) -> Result<&Step<G>, G::Refusal> {
        self.push(action, false)?;
        let step = &mut self.steps[self.head - 1];
        step.forced = true;
        Ok(step)
    }

    /// The steps that nobody was asked about although the rules left a choice; a record does not tell them from others.
    pub fn unasked(&self) -> impl Iterator<Item = u32> {
        let chosen = |at: u32| G::forced(self.seek(at as usize)).is_none();
        (0..).zip(self.steps()).filter(move |(at, step)| step.forced && chosen(*at)).map(|(at, _)| at)
    }

    /// Marks steps of a replayed record that nobody was asked about. What is not the `answer` that stands for the position
    /// before it is left as it is.
    pub fn mark_unasked(&mut self, steps: &[u32], answer: impl Fn(&G::State) -> Option<G::Action>) {
        for at in steps.iter().map(|at| *at as usize) {
            if let Some(Step { action, .. }) = self.steps.get(at) {
                let stands = answer(self.seek(at)).as_ref() == Some(action);
                self.steps[at].forced |= stands;
            }
        }
    }

    /// The steps that belong to the gesture of the one before; a record does not tell them from others.
    pub fn joined(&self) -> impl Iterator<Item = u32> {
        (0..).zip(self.steps()).filter(|(_, step)| step.joined).map(|(at, _)| at)
    }

    /// Marks steps of a replayed record that belong to the gesture of the one before. What cannot be one, since another seat
    /// made it, is left as it is.
    pub fn mark_joined(&mut self, steps: &[u32]) {
        for at in steps.iter().map(|at| *at as usize) {
            if (1..self.steps.len()).contains(&at) {
                self.steps[at].joined = self.steps[at].seat == self.steps[at - 1].seat;
            }
        }
    }

    /// Puts another action in the place of one that was played, and plays again what followed. What could be redone is
    /// dropped.
    ///
    /// # Errors
    /// The rule that it, or a later one, would break; nothing changed.
    pub fn amend(&mut self, at: usize, action: G::Action) -> Result<(), G::Refusal> {
        let mut amended = Self {
            components: Arc::clone(&self.components),
            record: self.record.clone(),
            opening: self.opening.clone(),
            opening_events: self.opening_events.clone(),
            steps: self.steps[..at.min(self.head)].to_vec(),
            head: at.min(self.head),
        };
        amended.push(action, false)?;
        for step in self.steps().iter().skip(at + 1) {
            amended.push(step.action, step.joined)?;
            amended.steps[amended.head - 1].forced |= step.forced;
        }
        *self = amended;
        Ok(())
    }

    /// Plays an action as part of the gesture before it, so that one undo takes back both.
    ///
    /// # Errors
    /// As [`act`](Self::act).
    pub fn act_joined(&mut self, action: G::Action) -> Result<&Step<G>, G::Refusal> {
        self.push(action, true)
    }

    fn push(&mut self, action: G::Action, joined: bool) -> Result<&Step<G>, G::Refusal> {
        let before = self.state();
        G::check(before, &action)?;
        let Turn::Of(seat) = G::turn(before) else {
            unreachable!("check accepts nothing once the game is over")
        };
        let (round, turn) = (G::round(before), self.turn_at(self.head));
        let forced = G::forced(before) == Some(action);
        let mut after = before.clone();
        let mut events = Vec::new();
        G::apply(&mut after, action, &mut events);
        self.steps.truncate(self.head);
        self.steps.push(Step { action, seat, turn, round, events, after, forced, joined });
        self.head += 1;
        Ok(&self.steps[self.head - 1])
    }
}
