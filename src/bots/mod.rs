//! Computer players over any game that can judge positions and moves ([`Advice`]).
//!
//! A computer player is given a view, never the state: it imagines states that agree with the view and thinks about
//! those. It names no clock: whoever calls says how long to go on. The same view, seed and number of iterations give
//! the same answer.
//!
//! | level | how it plays |
//! | --- | --- |
//! | [`One`](Level::One) | one of the moves that look about as good as the best at first glance ([`glance`]) |
//! | [`Two`](Level::Two) | plays every move to the end of the turn and through the replies, and judges what stands then ([`greedy`]), with as much noise as the game says ([`Advice::WAVERS`]) |
//! | [`Three`](Level::Three) | searches a tree over several imagined states ([`search`]); several such searches may decide together ([`council`]) |
//! | [`Four`](Level::Four) | the same, and judges positions by what was learned from games of its own ([`network`]); without that as level 3 |

pub mod arena;
pub mod council;
pub mod glance;
pub mod greedy;
pub mod message;
pub mod network;
mod order;
pub mod random;
pub mod review;
pub mod search;
pub mod speed;
pub mod standing;

use crate::engine::{Advice, Candidate, Rng, Seat, Seed, Style, Viewer};
use council::Trial;
use network::Network;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// How strongly a computer player plays; 1 to 4 in messages and files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum Level {
    /// Plausible and fast.
    One,
    /// A good judgement of one move.
    Two,
    /// Thinks ahead.
    Three,
    /// Thinks ahead, and has learned.
    Four,
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Self; 4] = [Self::One, Self::Two, Self::Three, Self::Four];

    /// How long it may think about a decision, in milliseconds; levels that do not search answer at once.
    #[must_use]
    pub const fn budget_ms(self) -> u32 {
        match self {
            Self::One | Self::Two | Self::Three => 1000,
            Self::Four => 2000,
        }
    }

    /// The one whose judgement hints and reviews ask for.
    pub const STRONGEST: Self = Self::ALL[Self::ALL.len() - 1];

    /// Whether it thinks for as long as it may, so that it belongs into a worker.
    #[must_use]
    pub const fn takes_time(self) -> bool {
        matches!(self, Self::Three | Self::Four)
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> Self {
        level as Self + 1
    }
}

impl TryFrom<u8> for Level {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Self::ALL.into_iter().find(|level| u8::from(*level) == number).ok_or("levels are 1 to 4")
    }
}

/// A position to decide in, as one seat knows it.
#[derive(Debug)]
pub struct Question<'a, G: Advice> {
    /// The box in play.
    pub components: &'a Arc<G::Components>,
    /// Number of seats.
    pub seats: u8,
    /// What the deciding seat knows.
    pub view: &'a G::View,
    /// How the answer should look.
    pub style: Style,
    /// All chance in the answer follows from it.
    pub seed: Seed,
    /// How many candidates the answer lists at most.
    pub candidates: usize,
    /// What was learned of the game, for the level that uses it.
    pub network: Option<&'a Network>,
}

/// A decision, and what was weighed for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict<G: Advice> {
    /// What to do.
    pub action: G::Action,
    /// What was weighed, best first.
    pub candidates: Vec<Candidate<G::Action, G::Reason>>,
    /// Lines of play looked at.
    pub iterations: u32,
    /// What a search has tried, in the order of preference, for a [`council`]; nothing where no search was needed.
    pub trials: Vec<Trial>,
    /// Each seat's expected share of the victory as the lines of a search tell it; nothing where no search was needed.
    pub standing: Vec<f32>,
}

/// Actions at most that follow the first one of a gesture.
const MOST_OF_A_GESTURE: usize = 16;

/// Legal actions with a value each, before they are put into words.
type Weighed<A> = Vec<(A, f32)>;

impl<G: Advice> Question<'_, G> {
    /// Decides for the seat whose view this is. `keep_going` is asked before every iteration of a search, and not at
    /// all by the levels that do not search.
    ///
    /// `None` when there is nothing to decide for it: the game is over or another seat is to move.
    pub fn decide(&self, level: Level, keep_going: &mut dyn FnMut() -> bool) -> Option<Verdict<G>> {
        self.weigh(level, &[], keep_going)
    }

    /// As [`decide`](Self::decide), but a search begins with these moves alone, by their places in the list of legal ones: each
    /// gets the thought that all would share. With none named, all are weighed.
    pub fn weigh(
        &self,
        level: Level,
        among: &[u16],
        keep_going: &mut dyn FnMut() -> bool,
    ) -> Option<Verdict<G>> {
        let mut rng = Rng::new(self.seed);
        let (state, seat) = self.position(&mut rng)?;
        let mut actions = Vec::new();
        G::actions(&state, &mut actions);
        // No choice, or one that nothing to be seen bears on: no long thought.
        let obvious = among.is_empty() && (actions.len() == 1 || G::close_look(&state) == 1);
        let noise = match level {
            Level::One => 1.0,
            Level::Two => G::WAVERS,
            Level::Three | Level::Four => 0.0,
        };
        let level = if obvious { level.min(Level::Two) } else { level };
        let (mut iterations, mut trials, mut standing) = (1, Vec::new(), Vec::new());
        let mut weighed = match level {
            Level::One => glance::weigh::<G>(&state, &actions, self.style),
            Level::Two => greedy::weigh(self, seat, &actions, &mut rng),
            Level::Three | Level::Four => {
                let network = self.network.filter(|_| level == Level::Four);
                let found = search::search(self, network, &state, &actions, among, &mut rng, keep_going);
                (iterations, trials, standing) = (found.iterations, found.trials, found.standing);
                found.weighed
            }
        };
        if level < Level::Three {
            order::best_first(&mut weighed);
        }
        let action =
            if noise > 0.0 { glance::choose(&weighed, noise, &mut rng)? } else { weighed.first()?.0 };
        let candidates = weighed
            .into_iter()
            .take(self.candidates)
            .map(|(action, value)| {
                let value = if level == Level::One { glance::share(value / G::scale(&state)) } else { value };
                let then = self.rest_of_gesture(&state, seat, action);
                Candidate { action, value, reasons: G::reasons(&state, &action), then }
            })
            .collect();
        Some(Verdict { action, candidates, iterations, trials, standing })
    }

    /// What the seat may do, in the order of the rules; nothing when it is not the one to move.
    #[must_use]
    pub fn legal(&self) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if let Some((state, _)) = self.position(&mut Rng::new(self.seed)) {
            G::actions(&state, &mut actions);
        }
        actions
    }

    /// What the seat would do after an action that is only a part of a gesture, at first glance.
    fn rest_of_gesture(&self, state: &G::State, seat: Seat, action: G::Action) -> Vec<G::Action> {
        let mut after = state.clone();
        let (mut last, mut rest, mut actions) = (action, Vec::new(), Vec::new());
        loop {
            G::apply(&mut after, last, &mut ());
            if rest.len() == MOST_OF_A_GESTURE
                || G::turn(&after).seat() != Some(seat)
                || !G::is_half(&last, &after)
            {
                return rest;
            }
            actions.clear();
            G::actions(&after, &mut actions);
            let mut weighed = glance::weigh::<G>(&after, &actions, self.style);
            order::best_first(&mut weighed);
            let Some((next, _)) = weighed.first() else { return rest };
            rest.push(*next);
            last = *next;
        }
    }

    /// A state that agrees with the view, and the seat that decides, if the view is that seat's.
    fn position(&self, rng: &mut Rng) -> Option<(G::State, Seat)> {
        let state = self.imagine(rng);
        let seat = G::turn(&state).seat()?;
        (G::view(&state, Viewer::Seat(seat)) == *self.view).then_some((state, seat))
    }

    fn imagine(&self, rng: &mut Rng) -> G::State {
        G::imagine(self.components, self.view, rng)
    }
}
