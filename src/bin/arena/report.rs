//! Tables, and how sure they are.

use salon::bots::arena::{Contest, Tally};

/// Wilson's score interval of a share, `z` standard deviations wide on either side.
fn wilson(won: f64, games: f64, z: f64) -> (f64, f64) {
    let share = won / games;
    let middle = share + z * z / (2.0 * games);
    let spread = z * (share * (1.0 - share) / games + z * z / (4.0 * games * games)).sqrt();
    let scale = 1.0 + z * z / games;
    ((middle - spread) / scale, (middle + spread) / scale)
}

/// The 95 % interval of a share.
pub fn interval(won: f64, games: f64) -> (f64, f64) {
    wilson(won, games, 1.96)
}

/// What a share is above with 95 % confidence: the question of a ladder has one side.
pub fn surely_above(won: f64, games: f64) -> f64 {
    wilson(won, games, 1.645).0
}

/// What a share is above beyond doubt, with 99 % confidence.
pub fn plainly_above(won: f64, games: f64) -> f64 {
    wilson(won, games, 2.326).0
}

pub fn heading() {
    say!(
        "{:<22} {:<22} {:>5} {:>5}  {:>6}  {:<14} {:>6} {:>11} {:>11} {:>7} {:>6}",
        "player",
        "against",
        "seats",
        "games",
        "won",
        "95 % interval",
        "rounds",
        "points",
        "ms/decision",
        "it./dec",
        "time"
    );
}

pub fn line(names: (&str, &str), seats: u8, contest: &Contest) {
    let games = contest.games as f64;
    let (low, high) = interval(contest.challenger.won, games);
    let per = |tally: &Tally| tally.time.as_secs_f64() * 1e3 / tally.decisions;
    say!(
        "{:<22} {:<22} {:>5} {:>5}  {:>5.1}%  {:>5.1} – {:>4.1}% {:>7.1} {:>5.1}:{:>5.1} {:>5.2}:{:>5.2} {:>7.0} {:>4.0} s",
        names.0,
        names.1,
        seats,
        contest.games,
        100.0 * contest.challenger.won / games,
        100.0 * low,
        100.0 * high,
        contest.rounds / games,
        contest.challenger.points / contest.challenger.seats,
        contest.defenders.points / contest.defenders.seats,
        per(&contest.challenger),
        per(&contest.defenders),
        contest.challenger.iterations / contest.challenger.decisions,
        contest.time.as_secs_f64(),
    );
}

/// How the two sides differ: score lines and kinds of action, a seat and game.
pub fn differences(names: (&str, &str), contest: &Contest) {
    say!("{:<26} {:>22} {:>22}", "a seat and game", names.0, names.1);
    let (a, b) = (&contest.challenger, &contest.defenders);
    let mut lines: Vec<&String> = a.lines.keys().chain(b.lines.keys()).collect();
    lines.sort();
    lines.dedup();
    for name in lines {
        let mean = |tally: &Tally| tally.lines.get(name).copied().unwrap_or(0.0) / tally.seats;
        say!("{name:<26} {:>22.2} {:>22.2}", mean(a), mean(b));
    }
}
