//! The contests that show the order of the levels, how well the best of them plays, and the difference of the styles.

use super::report;
use salon::bots::Level;
use salon::bots::arena::{Budget, Contest, Entrant, LADDER_TIME, hold};
use salon::engine::{Advice, Style};
use std::time::{Duration, Instant};

struct Rung {
    upper: Level,
    lower: Level,
    seats: u8,
    games: usize,
    /// Share of victories that the upper level must reach.
    aim: f64,
}

impl Rung {
    /// The share of an equal player.
    fn equal(&self) -> f64 {
        1.0 / f64::from(self.seats)
    }

    /// The games: all of them where a share is to be told, else as many as it takes, a quarter at a time.
    fn contest<G: Advice>(&self, setup: &G::Setup, upper: Entrant<'_>, lower: Entrant<'_>) -> Contest {
        let step = if self.aim > 0.0 { self.games } else { self.games / 4 };
        // Every seat is taken equally often.
        let step = step - step % usize::from(self.seats);
        let mut contest = hold::<G>(setup, upper, lower, 0..step, self.seats);
        while contest.games + step <= self.games
            && report::plainly_above(contest.challenger.won, contest.games as f64) <= self.equal()
        {
            let next = contest.games..contest.games + step;
            contest.add(&hold::<G>(setup, upper, lower, next, self.seats));
        }
        contest
    }
}

/// The rungs for every table size that a game seats. At tables of more than two, where an equal player would win one
/// game in `seats`, the upper level must be better than equal with 95 % confidence; where that is beyond doubt after some of
/// the games, the others are not played.
const RUNGS: [Rung; 12] = [
    Rung { upper: Level::Two, lower: Level::One, seats: 2, games: 400, aim: 0.90 },
    Rung { upper: Level::Two, lower: Level::One, seats: 3, games: 300, aim: 0.0 },
    Rung { upper: Level::Two, lower: Level::One, seats: 4, games: 400, aim: 0.0 },
    Rung { upper: Level::Two, lower: Level::One, seats: 5, games: 400, aim: 0.0 },
    Rung { upper: Level::Three, lower: Level::Two, seats: 2, games: 200, aim: 0.65 },
    Rung { upper: Level::Three, lower: Level::Two, seats: 3, games: 160, aim: 0.0 },
    Rung { upper: Level::Three, lower: Level::Two, seats: 4, games: 200, aim: 0.0 },
    Rung { upper: Level::Three, lower: Level::Two, seats: 5, games: 200, aim: 0.0 },
    Rung { upper: Level::Four, lower: Level::Three, seats: 2, games: 400, aim: 0.70 },
    Rung { upper: Level::Four, lower: Level::Three, seats: 3, games: 160, aim: 0.0 },
    Rung { upper: Level::Four, lower: Level::Three, seats: 4, games: 200, aim: 0.0 },
    Rung { upper: Level::Four, lower: Level::Three, seats: 5, games: 200, aim: 0.0 },
];

/// The time to think of two levels that both search: less, for they need it twice, and twice as many games.
const TIME_OF_BOTH: Duration = Duration::from_millis(10);

/// Points that the highest level must average at a table of its own level.
enum Points {
    /// So many.
    Fixed(f64),
    /// More than this level does, in games that begin alike.
    More(Level),
}

/// Where a game's points say how well it is played: the game, the seats, the points that the highest level comes to, and those that
/// the strong one comes to.
const POINTS: [(&str, u8, Points, Option<f64>); 4] = [
    ("azul-summer-pavilion", 2, Points::Fixed(95.0), None),
    ("art-society", 3, Points::Fixed(72.0), None),
    ("bruges", 3, Points::More(Level::Three), Some(45.0)),
    ("brussels-1893", 3, Points::More(Level::Three), None),
];

/// Games that the average is taken over.
const AVERAGED: usize = 18;

/// Every level against the one below, and the highest against itself. Whether the aims are reached.
pub fn climb<G: Advice>(setup: &G::Setup, expanded: bool) -> bool {
    let begun = Instant::now();
    report::heading();
    let mut sound = true;
    for rung in RUNGS {
        if rung.seats < G::SEATS.least || rung.seats > G::SEATS.most {
            continue;
        }
        // Where nothing was learned the two are one.
        if rung.upper == Level::Four && G::LEARNED.is_empty() {
            continue;
        }
        let time = if rung.lower.takes_time() { TIME_OF_BOTH } else { LADDER_TIME };
        let (upper, lower) = (Entrant::timed(rung.upper, time), Entrant::timed(rung.lower, time));
        let contest = rung.contest::<G>(setup, upper, lower);
        report::line((&upper.to_string(), &lower.to_string()), rung.seats, &contest);
        let (won, games) = (contest.challenger.won, contest.games as f64);
        if won / games < rung.aim || report::surely_above(won, games) <= rung.equal() {
            say!("    the order fails here");
            sound = false;
        }
    }
    // The aims in points are those of the game alone.
    let aim = POINTS.iter().find(|(key, ..)| *key == G::KEY && !expanded);
    if let Some((_, seats, aim, strong)) = aim {
        if let Some(least) = strong {
            let mean = average::<G>(setup, Level::Three, *seats);
            say!(
                "    the strong level averages {mean:.1} points against itself; the aim is {least:.1} or more"
            );
            sound &= mean >= *least;
        }
        let aim = match aim {
            Points::Fixed(points) => *points,
            Points::More(level) => average::<G>(setup, *level, *seats),
        };
        let mean = average::<G>(setup, Level::STRONGEST, *seats);
        say!("    the highest level averages {mean:.1} points against itself; the aim is more than {aim:.1}");
        sound &= mean > aim;
    }
    sound &= styles::<G>(setup);
    say!("the whole ladder took {:.1} min", begun.elapsed().as_secs_f64() / 60.0);
    sound
}

/// The points of a level in games against itself.
fn average<G: Advice>(setup: &G::Setup, level: Level, seats: u8) -> f64 {
    let player = Entrant::level(level);
    let contest = hold::<G>(setup, player, player, 0..AVERAGED, seats);
    report::line((&player.to_string(), &player.to_string()), seats, &contest);
    let (mean, margin) = contest.points();
    say!("    {mean:.1} ± {margin:.1} points a seat");
    mean
}

/// The share of victories that either style must reach against the other.
const LEAST_OF_A_STYLE: f64 = 0.35;

/// The two styles against each other at the middle level, and how they differ. Whether neither is hopeless.
pub fn styles<G: Advice>(setup: &G::Setup) -> bool {
    let builder = Entrant::styled(Level::Two, Style::Builder);
    let racer = Entrant::styled(Level::Two, Style::Racer);
    let names = (builder.to_string(), racer.to_string());
    let contest = hold::<G>(setup, builder, racer, 0..400, 2);
    report::line((&names.0, &names.1), 2, &contest);
    report::differences((&names.0, &names.1), &contest);
    let share = contest.challenger.won / contest.games as f64;
    let sound = (LEAST_OF_A_STYLE..=1.0 - LEAST_OF_A_STYLE).contains(&share);
    if !sound {
        say!("    one of the styles is hopeless");
    }
    sound
}

/// Searches that decide together where a browser has cores for them, and the lines of play that each looks at: few, so that
/// the games take minutes.
const COUNCIL: (usize, u32) = (4, 2000);

/// Several searches that decide together against one, each with the same budget: what more cores are worth at the same
/// wait. Whether they are no worse with 95 % confidence.
pub fn council<G: Advice>(setup: &G::Setup) -> bool {
    let player = |minds| Entrant::Computer {
        level: Level::Three,
        style: None,
        budget: Budget::Iterations(COUNCIL.1),
        minds,
        network: None,
    };
    let (several, one) = (player(COUNCIL.0), player(1));
    report::heading();
    let mut sound = true;
    for (seats, games) in [(2, 200), (4, 60)] {
        if seats < G::SEATS.least || seats > G::SEATS.most {
            continue;
        }
        let contest = hold::<G>(setup, several, one, 0..games, seats);
        report::line((&several.to_string(), &one.to_string()), seats, &contest);
        let (_, most) = report::interval(contest.challenger.won, games as f64);
        if most < 1.0 / f64::from(seats) {
            say!("    one alone plays better");
            sound = false;
        }
    }
    sound
}

/// What a longer thought has more time for, at the shorter one's time, and games.
const PATIENCE: (u64, u64, usize) = (4, 25, 200);

/// The levels that search against themselves with a quarter of the time. Whether more time makes neither weaker, with 95 %
/// confidence.
pub fn patience<G: Advice>(setup: &G::Setup) -> bool {
    let (times, short, games) = PATIENCE;
    report::heading();
    let mut sound = true;
    for level in [Level::Three, Level::Four] {
        let timed = |time| Entrant::timed(level, Duration::from_millis(time));
        let (long, short) = (timed(times * short), timed(short));
        let contest = hold::<G>(setup, long, short, 0..games, 2);
        report::line((&long.to_string(), &short.to_string()), 2, &contest);
        let (_, most) = report::interval(contest.challenger.won, games as f64);
        if most < 0.5 {
            say!("    longer thought plays worse");
            sound = false;
        }
    }
    sound
}

/// One contest of any two players.
pub fn single<G: Advice>(setup: &G::Setup, a: Entrant<'_>, b: Entrant<'_>, games: usize, seats: u8) -> bool {
    report::heading();
    let names = (a.to_string(), b.to_string());
    let contest = hold::<G>(setup, a, b, 0..games, seats);
    report::line((&names.0, &names.1), seats, &contest);
    report::differences((&names.0, &names.1), &contest);
    true
}
