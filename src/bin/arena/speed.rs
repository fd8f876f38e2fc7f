//! Speed of the rules and of the search.

use super::THREADS;
use super::entrant::{Budget, Entrant};
use salon::bots::{Level, Question};
use salon::engine::{Advice, Rng, Seed, Style, Viewer, play_out};
use std::time::{Duration, Instant};

/// How long each figure is measured.
const TIME: Duration = Duration::from_secs(2);

/// Prints games and decisions per second for every table size.
pub fn measure<G: Advice>() {
    println!("{:<44} {:>12}", "", "a second");
    for seats in G::SEATS.least..=G::SEATS.most {
        let one = games_a_second::<G>(seats, 1);
        let all = games_a_second::<G>(seats, THREADS);
        println!("{:<44} {one:>12.0}", format!("random games, {seats} seats, one core"));
        println!("{:<44} {all:>12.0}", format!("random games, {seats} seats, {THREADS} cores"));
    }
    for seats in G::SEATS.least..=G::SEATS.most {
        for level in [Level::One, Level::Two] {
            let (decisions, _) = decisions_a_second::<G>(Entrant::level(level), seats);
            let name = format!("decisions of level {}, {seats} seats, one core", u8::from(level));
            println!("{name:<44} {decisions:>12.0}");
        }
        let searcher = Entrant::Computer {
            level: Level::Three,
            style: Some(Style::default()),
            budget: Budget::Time(super::entrant::LADDER_TIME),
        };
        let (_, iterations) = decisions_a_second::<G>(searcher, seats);
        println!("{:<44} {iterations:>12.0}", format!("search iterations, {seats} seats, one core"));
    }
}

fn games_a_second<G: Advice>(seats: u8, threads: usize) -> f64 {
    std::thread::scope(|scope| {
        let workers: Vec<_> =
            (0..threads).map(|thread| scope.spawn(move || random_games::<G>(seats, thread))).collect();
        workers.into_iter().map(|worker| worker.join().expect("random games end well")).sum()
    })
}

fn random_games<G: Advice>(seats: u8, thread: usize) -> f64 {
    let setup = G::with_seats(G::Setup::default(), seats);
    let components = G::components(&setup).expect("the default setup is sound");
    let mut buffer = Vec::new();
    let begun = Instant::now();
    let mut games = 0_u64;
    while begun.elapsed() < TIME {
        let seed = Seed(games * THREADS as u64 + thread as u64);
        let mut state = G::start(&components, &setup, seed, &mut ());
        play_out::<G>(&mut state, &mut Rng::new(Seed(!seed.0)), &mut buffer);
        games += 1;
    }
    games as f64 / begun.elapsed().as_secs_f64()
}

/// Decisions and iterations a second while one player plays all seats.
fn decisions_a_second<G: Advice>(entrant: Entrant, seats: u8) -> (f64, f64) {
    let setup = G::with_seats(G::Setup::default(), seats);
    let components = G::components(&setup).expect("the default setup is sound");
    let begun = Instant::now();
    let (mut decisions, mut iterations) = (0_u32, 0_u64);
    for game in 0.. {
        let mut state = G::start(&components, &setup, Seed(game), &mut ());
        let mut rng = Rng::new(Seed(!game));
        while let Some(seat) = G::turn(&state).seat() {
            if begun.elapsed() > TIME {
                let time = begun.elapsed().as_secs_f64();
                return (f64::from(decisions) / time, iterations as f64 / time);
            }
            let view = G::view(&state, Viewer::Seat(seat));
            let mut question = Question::<G> {
                components: &components,
                seats,
                view: &view,
                style: Style::default(),
                seed: rng.seed(),
                candidates: 0,
            };
            let Some((action, looked)) = entrant.decide(&mut question) else { break };
            decisions += 1;
            iterations += u64::from(looked);
            G::apply(&mut state, action, &mut ());
        }
    }
    unreachable!("the clock ends it")
}
