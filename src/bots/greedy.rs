//! Level 2: plays each move out to the end of the turn it is made in, lets the others reply at first glance, and judges
//! what stands then, in a few imagined states.
//!
//! Whose turn it is and who decides are two things. What others decide inside the turn is decided for them at first
//! glance, and the turn goes on.

use super::glance::{self, Scratch};
use super::order::best_first;
use super::standing::Judge;
use super::{Question, Weighed};
use crate::engine::{Advice, Rng, Seat, Turn};

/// Imagined states that a move is tried in.
const WORLDS: usize = 3;

/// Decisions of one's own turn that are looked through; later ones are taken at first glance.
const DEPTH: usize = 3;

/// Alternatives that are looked at in each of them, the best at first glance.
const WIDTH: usize = 4;

/// What is left of a share that has yet to be secured: a victory now is better than the same one later.
const LATER: f32 = 0.99;

/// How much the first glance counts beside the share: where shares are alike, the move that does something is made.
const GLANCE: f32 = 0.1;

/// The value of every action for the deciding seat, averaged over imagined states.
pub fn weigh<G: Advice>(
    question: &Question<G>,
    seat: Seat,
    actions: &[G::Action],
    rng: &mut Rng,
) -> Weighed<G::Action> {
    let mut look = Look::<G> {
        seat,
        judge: Judge { seats: usize::from(question.seats), style: question.style, network: None },
        scratch: Scratch::default(),
    };
    let mut weighed: Weighed<G::Action> = actions.iter().map(|action| (*action, 0.0)).collect();
    let mut world = question.imagine(rng);
    let glance = glance::weigh::<G>(&world, actions, question.style);
    let scale = G::scale(&world);
    for ((_, value), (_, gain)) in weighed.iter_mut().zip(glance) {
        *value = GLANCE * glance::share(gain / scale);
    }
    let closely = weighed.len().min(G::close_look(&world));
    if closely < weighed.len() {
        best_first(&mut weighed);
    }
    for tried in 0..WORLDS {
        if tried > 0 {
            world = question.imagine(rng);
        }
        for (action, value) in &mut weighed[..closely] {
            let mut after = world.clone();
            G::apply(&mut after, *action, &mut ());
            *value += (1.0 - GLANCE) * look.finish_turn(after, DEPTH) / WORLDS as f32;
        }
    }
    weighed
}

struct Look<G: Advice> {
    seat: Seat,
    judge: Judge<'static>,
    scratch: Scratch<G::Action>,
}

impl<G: Advice> Look<G> {
    /// The share after the rest of the turn under way, and of turns of the seat right after it, played as well as it can
    /// see.
    fn finish_turn(&mut self, mut state: G::State, depth: usize) -> f32 {
        let seat = self.seat;
        self.play_while(&mut state, |state| {
            G::opens_turn(state).is_none() && G::turn(state) != Turn::Of(seat)
        });
        if G::turn(&state) != Turn::Of(seat) {
            return self.after_replies(state);
        }
        if depth == 0 {
            self.play_while(&mut state, |state| Self::goes_on(state, seat));
            return self.after_replies(state);
        }
        let mut actions = Vec::new();
        G::actions(&state, &mut actions);
        let mut weighed = glance::weigh::<G>(&state, &actions, self.judge.style);
        best_first(&mut weighed);
        let mut best = f32::NEG_INFINITY;
        for (action, _) in weighed.into_iter().take(WIDTH.min(G::close_look(&state))) {
            let mut after = state.clone();
            G::apply(&mut after, action, &mut ());
            best = best.max(self.finish_turn(after, depth - 1));
        }
        best
    }

    /// Whether no turn of another seat begins.
    fn goes_on(state: &G::State, seat: Seat) -> bool {
        G::opens_turn(state).is_none_or(|owner| owner == seat)
    }

    /// The share once everybody has gone on at first glance: the others' turns, the seat's next one, the others'
    /// again. What is put off to the next turn must be done in it.
    fn after_replies(&mut self, mut state: G::State) -> f32 {
        if G::turn(&state) == Turn::Over {
            return self.judge.shares::<G>(&state)[self.seat.index()];
        }
        let seat = self.seat;
        self.play_while(&mut state, |state| G::opens_turn(state) != Some(seat));
        if G::opens_turn(&state) == Some(seat) {
            self.play_while(&mut state, |state| Self::goes_on(state, seat));
        }
        self.play_while(&mut state, |state| G::opens_turn(state) != Some(seat));
        LATER * self.judge.shares::<G>(&state)[self.seat.index()]
    }

    fn play_while(&mut self, state: &mut G::State, goes_on: impl Fn(&G::State) -> bool) {
        for _ in 0..G::REPLIES {
            if !goes_on(state) || !glance::play::<G>(state, self.judge.style, &mut self.scratch) {
                return;
            }
        }
    }
}
