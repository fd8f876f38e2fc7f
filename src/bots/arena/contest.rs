//! Many games of one line-up: the same deals for every seating, two threads, fixed seeds.

use super::entrant::Entrant;
use super::spread;
use crate::bots::Question;
use crate::bots::network::Network;
use crate::engine::{Advice, Rng, Seat, Seed, Style, Viewer};
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// What one of the two sides did, summed over games.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Seats played.
    pub seats: f64,
    /// Games won, a shared victory in parts.
    pub won: f64,
    /// Final points.
    pub points: f64,
    /// Their squares.
    pub squares: f64,
    /// Score sheet lines and kinds of action, by their names in code.
    pub lines: BTreeMap<String, f64>,
    /// Decisions made.
    pub decisions: f64,
    /// Lines of play looked at.
    pub iterations: f64,
    /// Time they took.
    pub time: Duration,
}

impl Tally {
    fn add(&mut self, other: &Self) {
        self.seats += other.seats;
        self.won += other.won;
        self.points += other.points;
        self.squares += other.squares;
        self.decisions += other.decisions;
        self.iterations += other.iterations;
        self.time += other.time;
        for (name, sum) in &other.lines {
            *self.lines.entry(name.clone()).or_default() += sum;
        }
    }
}

/// The result of a contest: one challenger among defenders.
#[derive(Clone, Debug, Default)]
pub struct Contest {
    /// How many.
    pub games: usize,
    /// The one.
    pub challenger: Tally,
    /// The others, together.
    pub defenders: Tally,
    /// Rounds played, summed.
    pub rounds: f64,
    /// How long it took.
    pub time: Duration,
}

impl Contest {
    /// Goes on with more games of the same players.
    pub fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.challenger.add(&other.challenger);
        self.defenders.add(&other.defenders);
        self.rounds += other.rounds;
        self.time += other.time;
    }

    /// The average of the points of all seats, and half its 95 % interval.
    pub fn points(&self) -> (f64, f64) {
        let seats = self.challenger.seats + self.defenders.seats;
        let mean = (self.challenger.points + self.defenders.points) / seats;
        let variance = (self.challenger.squares + self.defenders.squares) / seats - mean * mean;
        (mean, 1.96 * (variance.max(0.0) / seats).sqrt())
    }
}

/// Plays the games of these numbers with one challenger among defenders. Consecutive games share a deal and rotate the seats.
pub fn hold<G: Advice>(
    setup: &G::Setup,
    challenger: Entrant<'_>,
    defender: Entrant<'_>,
    games: Range<usize>,
    seats: u8,
) -> Contest {
    let begun = Instant::now();
    let network = Network::of::<G>();
    let sum = Mutex::new(Contest { games: games.len(), ..Contest::default() });
    spread(games.start, |game| {
        if game >= games.end {
            return false;
        }
        let (own, others, rounds) = play::<G>(setup, network.as_ref(), challenger, defender, game, seats);
        let Ok(mut sum) = sum.lock() else { return false };
        sum.challenger.add(&own);
        sum.defenders.add(&others);
        sum.rounds += rounds;
        true
    });
    let mut contest = sum.into_inner().unwrap_or_default();
    contest.time = begun.elapsed();
    contest
}

fn play<G: Advice>(
    setup: &G::Setup,
    network: Option<&Network>,
    challenger: Entrant<'_>,
    defender: Entrant<'_>,
    game: usize,
    seats: u8,
) -> (Tally, Tally, f64) {
    let deal = game / usize::from(seats);
    let place = game % usize::from(seats);
    let style = if deal.is_multiple_of(2) { Style::Builder } else { Style::Racer };
    let setup = G::with_seats(setup.clone(), seats);
    let components = G::components(&setup).expect("the default setup is sound");
    let mut state = G::start(&components, &setup, Seed(deal as u64), &mut ());
    let mut rng = Rng::new(Seed(!(game as u64)));
    let (mut own, mut others) = (Tally::default(), Tally::default());
    let mut played = 0;
    while let Some(seat) = G::turn(&state).seat()
        && played < G::MAX_ACTIONS
    {
        let view = G::view(&state, Viewer::Seat(seat));
        let mut question = Question::<G> {
            components: &components,
            seats,
            view: &view,
            style,
            seed: rng.seed(),
            candidates: 0,
            network,
        };
        let (entrant, tally) =
            if seat.index() == place { (challenger, &mut own) } else { (defender, &mut others) };
        let begun = Instant::now();
        let (action, iterations) = entrant.decide(&mut question).expect("a seat that is to move decides");
        tally.time += begun.elapsed();
        tally.decisions += 1.0;
        tally.iterations += f64::from(iterations);
        let name = format!("{action:?}");
        let name = name.split(['(', '{', ' ']).next().unwrap_or_default();
        *tally.lines.entry(name.to_owned()).or_default() += 1.0;
        G::apply(&mut state, action, &mut ());
        played += 1;
    }
    let sheet = G::score(&state);
    let winners: Vec<Seat> = sheet.winners().collect();
    for seat in (0..seats).map(Seat) {
        let tally = if seat.index() == place { &mut own } else { &mut others };
        tally.seats += 1.0;
        let points = f64::from(sheet.totals[seat.index()]);
        tally.points += points;
        tally.squares += points * points;
        if winners.contains(&seat) {
            tally.won += 1.0 / winners.len() as f64;
        }
        for row in &sheet.rows {
            *tally.lines.entry(format!("+{:?}", row.category)).or_default() +=
                f64::from(row.values[seat.index()]);
        }
    }
    (own, others, f64::from(G::round(&state)))
}
