//! Learning in small.

use crate::fit::{self, Plan};
use crate::journal::{Attempt, Journal};
use crate::sample::{NOTHING, Samples};
use crate::selfplay::{self, Manner, Terms};
use salon::bots::network::Network;
use salon::engine::MOST_HELD;
use salon::games::GameId;
use salon::with_game;
use std::time::Duration;

const TERMS: Terms =
    Terms { games: 12, time: Duration::from_mins(10), manner: Manner::Searching(8), seed: 3 };
const PLAN: Plan = Plan { steps: 60, batch: 64, roughly: 0.5, rate: 2e-3, seed: 3 };

/// Plays games of the house's first game.
fn played(terms: Terms) -> Samples {
    with_game!(GameId::ALL[0], G => selfplay::play::<G>(None, terms, &|_| {}))
}

fn learned() -> (Samples, Network, fit::Loss) {
    let mut samples = played(TERMS);
    samples.heed(0.6);
    let glanced = played(Terms { manner: Manner::AtFirstGlance, ..TERMS });
    let (network, loss) = fit::fit(&glanced, &samples, 1, PLAN, &mut |_, _| {}).expect("there are samples");
    (samples, network, loss)
}

#[test]
fn learning_follows_from_its_seed() {
    let (samples, network, loss) = learned();
    let (again, same, same_loss) = learned();
    assert!(samples.len() > 300, "{}", samples.len());
    assert_eq!(samples.tables[2].figures, again.tables[2].figures);
    assert_eq!(network, same);
    assert_eq!(loss, same_loss);
    let plan = Plan { seed: 4, ..PLAN };
    let (other, _) = fit::fit(&Samples::new(samples.width, samples.kinds), &samples, 1, plan, &mut |_, _| {})
        .expect("there are samples");
    assert_ne!(network, other);
}

#[test]
fn what_was_learned_tells_games_better_than_nothing() {
    let (_, _, loss) = learned();
    assert!(loss.after < std::f32::consts::LN_2 * 1.5, "{loss:?}");
}

#[test]
fn what_things_are_worth_is_learned_of_what_comes_of_them() {
    // Whoever has the second of three kinds wins, and nothing else tells the seats apart.
    let mut samples = Samples::new(1, 3);
    let table = &mut samples.tables[2];
    for game in 0..240 {
        let lucky = game as usize % 2;
        let kinds = [[0, 2], [1, 2]];
        for seat in 0..2 {
            let mut held = [NOTHING; MOST_HELD];
            held[..2].copy_from_slice(&kinds[usize::from(seat == lucky)]);
            table.held.push(held);
            table.parts.push(if seat == lucky { 1.0 } else { 0.0 });
        }
        table.figures.extend([0.0; 2]);
        table.promised.extend([f32::NAN; 2]);
        table.games.push(game);
    }
    let plan = Plan { roughly: 0.0, ..PLAN };
    let (network, loss) =
        fit::fit(&Samples::new(1, 3), &samples, 1, plan, &mut |_, _| {}).expect("there are samples");
    assert_eq!((network.traits(), network.kinds()), (0, 3));
    assert!(loss.after < 0.5 * loss.before, "{loss:?}");
}

#[test]
fn games_at_first_glance_are_learned_from_in_a_few_positions_each() {
    let terms = Terms { games: 40, manner: Manner::AtFirstGlance, ..TERMS };
    let samples = played(terms);
    assert_eq!(samples.tables[2].figures, played(terms).tables[2].figures);
    let games: usize = samples.tables.iter().map(|table| table.games.len()).sum();
    assert!((200..=40 * 20).contains(&games), "{games}");
}

#[test]
fn samples_outlast_a_stop() {
    let samples = played(Terms { games: 3, ..TERMS });
    let path = std::env::temp_dir().join(format!("salon-learn-{}.bin", std::process::id()));
    samples.write(&path).expect("there is room");
    let read = Samples::read(&path, samples.width, samples.kinds).expect("it was written so");
    assert!(Samples::read(&path, samples.width + 1, samples.kinds).is_err());
    std::fs::remove_file(&path).expect("it was written");
    for (one, other) in samples.tables.iter().zip(&read.tables) {
        assert_eq!((&one.figures, &one.parts, &one.games), (&other.figures, &other.parts, &other.games));
        assert_eq!(one.held, other.held);
        let bits = |promised: &[f32]| promised.iter().map(|part| part.to_bits()).collect::<Vec<_>>();
        assert_eq!(bits(&one.promised), bits(&other.promised));
    }
}

#[test]
fn the_end_of_a_game_counts_less_the_further_off_it_is() {
    let mut samples = Samples::new(1, 0);
    let table = &mut samples.tables[2];
    // Two games of three positions, the last first: seat 0 wins the first one, of which it was promised less and less.
    table.games = vec![0, 0, 0, 1, 1, 1];
    table.parts = [[1.0, 0.0].repeat(3), [0.0, 1.0].repeat(3)].concat();
    let promised = [[f32::NAN, f32::NAN], [0.5, f32::NAN], [f32::NAN, 0.7]].as_flattened().to_vec();
    table.promised = [promised, vec![f32::NAN; 6]].concat();
    samples.heed(0.6);
    let parts = &samples.tables[2].parts;
    let near = |at: usize, part: f32| (parts[at] - part).abs() < 1e-3;
    assert!(near(0, 1.0) && near(2, 0.8) && near(3, 0.2), "{parts:?}");
    // 0.6 of 0.2, and 0.4 of what seat 1 was promised.
    assert!(near(5, 0.4) && near(4, 0.6), "{parts:?}");
    assert_eq!(parts[6..], [0.0, 1.0].repeat(3));
}

#[test]
fn the_journal_counts_what_was_kept_and_draws_it() {
    let attempt = |kept| Attempt {
        positions: 10,
        loss: [0.6, 0.5],
        against_last: (0.6, 200),
        against_three: (0.7, 200),
        kept,
    };
    let journal = Journal { attempts: vec![attempt(true), attempt(false), attempt(true)] };
    assert_eq!(journal.generation(), 2);
    assert_eq!(journal.plot("a game").matches("<circle").count(), 3);
}
