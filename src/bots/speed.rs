//! How fast rules and computer players are. Knows no clock: whoever measures brings one, so that the same figures can
//! be taken natively and in WebAssembly.

use super::network::Network;
use super::{Level, Question};
use crate::engine::{Advice, Rng, Seed, Style, Viewer, play_out};

/// Random games that are played between two looks at the clock.
const BATCH: u64 = 16;

/// A figure: what was counted, and how often a second.
#[derive(Clone, Debug, PartialEq)]
pub struct Figure {
    /// What was counted.
    pub name: String,
    /// How often a second on one core.
    pub rate: f64,
}

/// Every figure of a game, on one core, for every table size: random games, decisions of the levels that answer at
/// once, lines of play that the search looks at. `clock` tells seconds; each figure takes `time` of them, and
/// a decision of the search `budget`. The game is played with a setup, and called so.
pub fn figures<G: Advice>(
    setup: &G::Setup,
    called: &str,
    time: f64,
    budget: f64,
    clock: &mut dyn FnMut() -> f64,
) -> Vec<Figure> {
    let mut figures = Vec::new();
    let mut add = |name: &str, seats: u8, rate: f64| {
        figures.push(Figure { name: format!("{called}, {seats} seats: {name}"), rate });
    };
    // A browser compiles anew, and better, what is called often; a worker lives for a whole game.
    random_games::<G>(setup, G::SEATS.most, 1, time / 2.0, clock);
    for seats in G::SEATS.least..=G::SEATS.most {
        let (games, moves) = random_games::<G>(setup, seats, 0, time, clock);
        add("random games", seats, games);
        add("random decisions", seats, moves);
        for level in [Level::One, Level::Two] {
            let (decisions, _) = decisions::<G>(setup, level, seats, time, budget, clock);
            add(&format!("decisions of level {}", u8::from(level)), seats, decisions);
        }
        for level in [Level::Three, Level::Four] {
            let (_, iterations) = decisions::<G>(setup, level, seats, time, budget, clock);
            add(&format!("iterations of level {}", u8::from(level)), seats, iterations);
        }
    }
    figures
}

/// Random games, and the decisions in them, a second, for so many seconds; `stream` tells the deals of several cores
/// apart.
pub fn random_games<G: Advice>(
    setup: &G::Setup,
    seats: u8,
    stream: u64,
    time: f64,
    clock: &mut dyn FnMut() -> f64,
) -> (f64, f64) {
    let setup = G::with_seats(setup.clone(), seats);
    let Ok(components) = G::components(&setup) else { return (0.0, 0.0) };
    let mut buffer = Vec::new();
    let begun = clock();
    let (mut games, mut decisions) = (0, 0);
    loop {
        for _ in 0..BATCH {
            let seed = Seed(stream << 32 | games);
            let mut state = G::start(&components, &setup, seed, &mut ());
            decisions += play_out::<G>(&mut state, &mut Rng::new(Seed(!seed.0)), &mut buffer);
            games += 1;
        }
        let passed = clock() - begun;
        if passed > time {
            return (games as f64 / passed, decisions as f64 / passed);
        }
    }
}

/// Thinks at the strong level about the first decisions at the largest table, each for so many seconds: what a worker has to
/// remember, for whoever measures its memory.
pub fn remember<G: Advice>(time: f64, budget: f64, clock: &mut dyn FnMut() -> f64) {
    decisions::<G>(&G::Setup::default(), Level::Three, G::SEATS.most, time, budget, clock);
}

/// Decisions and iterations a second while a level plays all seats.
fn decisions<G: Advice>(
    setup: &G::Setup,
    level: Level,
    seats: u8,
    time: f64,
    budget: f64,
    clock: &mut dyn FnMut() -> f64,
) -> (f64, f64) {
    let setup = G::with_seats(setup.clone(), seats);
    let Ok(components) = G::components(&setup) else { return (0.0, 0.0) };
    let begun = clock();
    let network = Network::of::<G>();
    let (mut decisions, mut iterations) = (0_u32, 0_u64);
    let mut rng = Rng::new(Seed(0));
    loop {
        let mut state = G::start(&components, &setup, rng.seed(), &mut ());
        while let Some(seat) = G::turn(&state).seat() {
            let now = clock();
            if now - begun > time {
                let passed = now - begun;
                return (f64::from(decisions) / passed, iterations as f64 / passed);
            }
            let view = G::view(&state, Viewer::Seat(seat));
            let question = Question::<G> {
                components: &components,
                seats,
                view: &view,
                style: Style::default(),
                seed: rng.seed(),
                candidates: 0,
                network: network.as_ref(),
            };
            let mut asked = 0_u32;
            let mut keep_going = || {
                asked += 1;
                !asked.is_multiple_of(16) || clock() < now + budget
            };
            let Some(verdict) = question.decide(level, &mut keep_going) else { break };
            decisions += 1;
            iterations += u64::from(verdict.iterations);
            G::apply(&mut state, verdict.action, &mut ());
        }
    }
}
