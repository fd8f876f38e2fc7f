//! Games of the present player against itself, from which the next one learns.

use crate::sample::{NOTHING, Samples};
use salon::bots::arena::spread;
use salon::bots::network::{MOST_SEATS, Network, Traits};
use salon::bots::standing::standings;
use salon::bots::{Level, Question};
use salon::engine::{Advice, MOST_HELD, Rng, Seat, Seed, Style, Turn, Viewer};
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// How moves are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// At first glance, as level 1 does: a hundred times as many games, and all kinds of moves in them.
    AtFirstGlance,
    /// By a search of so many lines of play: fewer games, of the kind that will be judged.
    Searching(u32),
}

/// How games are played.
#[derive(Clone, Copy, Debug)]
pub struct Terms {
    /// Games.
    pub games: usize,
    /// No game is begun after this.
    pub time: Duration,
    /// How moves are chosen in them.
    pub manner: Manner,
    /// All chance follows from it.
    pub seed: u64,
}

/// Positions of a game that is played at first glance: they say much the same of it, and games there are plenty of.
const FEW_OF_A_GAME: usize = 10;

/// How often any move is made in place of the best: what is learned must know bad positions, too.
const SLIPS: f32 = 0.04;

/// Positions of a game that are learned from, at most: of those in which a turn begins.
const MOST_OF_A_GAME: usize = 64;

/// What winning counts beside how clearly: how clearly says more of a game than who won it, but only winning is asked.
const WINNING: f32 = 0.6;

/// Seats at the table that most games are played at.
const USUAL: u8 = 2;

/// Plays, and tells what came of it.
pub fn play<G: Advice>(network: Option<&Network>, terms: Terms, told: &(dyn Fn(usize) + Sync)) -> Samples {
    let begun = Instant::now();
    let all = Mutex::new(BTreeMap::new());
    spread(0, |game| {
        if game >= terms.games || begun.elapsed() > terms.time {
            return false;
        }
        let samples = one::<G>(network, terms, game);
        if let Ok(mut all) = all.lock() {
            all.insert(game, samples);
        }
        told(game);
        true
    });
    // In the order of the games, whoever was done first.
    let mut samples = Samples::new(G::TRAITS + 1, G::KINDS);
    let all = all.into_inner().unwrap_or_default();
    for one in all.into_values() {
        samples.extend(one);
    }
    samples
}

/// The setups that are learned from: every table size, the expansion, every option, the box as printed.
pub fn setups<G: Advice>() -> Vec<G::Setup> {
    let mut setups = G::sample_setups();
    setups.retain(|setup| G::edition(setup).is_none());
    setups
}

fn table<G: Advice>(rng: &mut Rng) -> G::Setup {
    let plain = match G::expanded() {
        Some((_, expanded)) if rng.index(2) == 0 => expanded,
        _ => G::Setup::default(),
    };
    let many = usize::from(G::SEATS.most - G::SEATS.least) + 1;
    // Half of the games at the usual table, three in eight at any, one in eight with options, too.
    match rng.index(8) {
        0 => {
            let setups = setups::<G>();
            setups[rng.index(setups.len())].clone()
        }
        1..4 => G::with_seats(plain, G::SEATS.least + rng.index(many) as u8),
        _ => G::with_seats(plain, USUAL),
    }
}

fn one<G: Advice>(network: Option<&Network>, terms: Terms, game: usize) -> Samples {
    let mut rng = Rng::new(Seed(terms.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ game as u64));
    let setup = table::<G>(&mut rng);
    let seats = G::seats(&setup);
    let many = usize::from(seats);
    let mut samples = Samples::new(G::TRAITS + 1, G::KINDS);
    let Ok(components) = G::components(&setup) else { return samples };
    let mut state = G::start(&components, &setup, rng.seed(), &mut ());
    let style = [Style::Builder, Style::Racer][rng.index(2)];
    let (level, iterations, most) = match terms.manner {
        Manner::AtFirstGlance => (Level::One, 0, FEW_OF_A_GAME),
        Manner::Searching(iterations) if network.is_some() => (Level::Four, iterations, MOST_OF_A_GAME),
        Manner::Searching(iterations) => (Level::Three, iterations, MOST_OF_A_GAME),
    };
    let mut positions: Vec<Position> = Vec::new();
    let mut actions = Vec::new();
    let mut played = 0;
    while let Turn::Of(seat) = G::turn(&state)
        && played < G::MAX_ACTIONS
    {
        if G::opens_turn(&state).is_some() {
            positions.push(Position::of::<G>(&state, many, style));
        }
        actions.clear();
        G::actions(&state, &mut actions);
        let action = if actions.len() == 1 {
            actions[0]
        } else if rng.unit() < SLIPS {
            actions[rng.index(actions.len())]
        } else {
            let view = G::view(&state, Viewer::Seat(seat));
            let question = Question::<G> {
                components: &components,
                seats,
                view: &view,
                style,
                seed: rng.seed(),
                candidates: 1,
                network,
            };
            let mut left = iterations;
            let verdict = question.decide(level, &mut || {
                left -= 1;
                left > 0
            });
            // What a first glance promises is no share of a victory.
            let promised = terms.manner != Manner::AtFirstGlance && G::opens_turn(&state).is_some();
            // Nor does what was not searched.
            let searched = verdict.as_ref().filter(|verdict| !verdict.standing.is_empty());
            let best = searched.and_then(|verdict| verdict.candidates.first());
            if let (Some(best), Some(position), true) = (best, positions.last_mut(), promised) {
                position.found = Some((seat, best.value));
            }
            verdict.map_or(actions[0], |verdict| verdict.action)
        };
        G::apply(&mut state, action, &mut ());
        played += 1;
    }
    let skip = (positions.len() / most).max(1);
    let from = rng.index(skip);
    let parts = parts::<G>(&state, many);
    let table = &mut samples.tables[many];
    for (at, position) in positions.into_iter().enumerate().rev() {
        if at % skip == from {
            let promised = |at| match position.found {
                Some((seat, value)) if seat.index() == at => value,
                _ => f32::NAN,
            };
            table.promised.extend((0..many).map(promised));
            table.figures.extend(position.figures);
            table.held.extend(position.held);
            table.parts.extend(&parts);
            table.games.push(game as u32);
        }
    }
    samples
}

/// A position in which a turn begins.
struct Position {
    /// The figures of every seat.
    figures: Vec<f32>,
    /// The kinds of what every seat has.
    held: Vec<[u16; MOST_HELD]>,
    /// The share that a search promised the seat that decided there.
    found: Option<(Seat, f32)>,
}

impl Position {
    /// What is told of every seat, with its standing after it.
    fn of<G: Advice>(state: &G::State, seats: usize, style: Style) -> Self {
        let mut traits = Traits::default();
        let mut standing = [0.0; MOST_SEATS];
        standings::<G>(state, style, &mut standing[..seats], Some(&mut traits));
        let mut figures = Vec::with_capacity(seats * (G::TRAITS + 1));
        let mut held = Vec::with_capacity(seats);
        for (traits, standing) in traits.iter().zip(standing).take(seats) {
            figures.extend(traits.as_slice());
            figures.push(standing);
            let mut kinds = [NOTHING; MOST_HELD];
            kinds[..traits.kinds().len()].copy_from_slice(traits.kinds());
            held.push(kinds);
        }
        Self { figures, held, found: None }
    }
}

/// The part of the victory that each seat got: by rank, and by how clearly.
fn parts<G: Advice>(state: &G::State, seats: usize) -> Vec<f32> {
    let sheet = G::score(state);
    let winners: Vec<Seat> = sheet.winners().collect();
    let totals: Vec<f32> = sheet.totals.iter().take(seats).map(|total| *total as f32).collect();
    let best = totals.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    // A tenth of the winner's points is a clear victory in all these games.
    let scale = (best.abs() / 10.0).max(1.0);
    let clear: Vec<f32> = totals.iter().map(|total| ((total - best) / scale).exp()).collect();
    let sum: f32 = clear.iter().sum();
    (0..seats)
        .map(|seat| {
            let won = winners.contains(&Seat::from_index(seat));
            let won = f32::from(u8::from(won)) / winners.len() as f32;
            WINNING * won + (1.0 - WINNING) * clear[seat] / sum
        })
        .collect()
}
