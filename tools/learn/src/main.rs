//! Learns how good a position is from games that the present player plays against itself. Native.
//!
//! ```text
//! make learn GAME=splendor [MINUTES=60]
//! ```
//!
//! Over and over: many games at first glance, and some of the present player against itself; a network fitted to what came of the
//! positions in them; a contest of the new player against the present one, with equal time to think. It becomes the player when it
//! wins. What was played and tried lies in `target/learn/GAME`, and learning goes on from there; the player, and a plot of its
//! strength, in the game's folder.

mod fit;
mod journal;
mod sample;
mod selfplay;
#[cfg(test)]
mod tests;

use anyhow::{Context, Result, bail};
use fit::Plan;
use journal::{Attempt, Journal};
use salon::bots::Level;
use salon::bots::arena::{Budget, Entrant, hold};
use salon::bots::network::Network;
use salon::engine::Advice;
use salon::games::GameId;
use salon::with_game;
use sample::Samples;
use selfplay::{Manner, Terms};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use std::{env, fs};

/// Everything that can be asked for.
#[derive(Clone, Debug)]
struct Wish {
    /// The game's key.
    game: String,
    /// How long to go on.
    time: Duration,
    /// Where to keep what was played.
    folder: PathBuf,
    /// Where to put what was learned.
    into: PathBuf,
    /// Part of the time of an attempt that games are played, in seconds.
    playing: u64,
    /// Lines of play a decision in those of them that search.
    iterations: u32,
    /// Steps of a fit.
    steps: usize,
    /// Games of a contest.
    contest: usize,
    /// Time to think in a contest, in milliseconds.
    thinking: u64,
    /// Of all chance.
    seed: u64,
}

impl Wish {
    fn read() -> Result<Self> {
        let mut words = env::args().skip(1);
        let game = words.next().context("learn GAME [--minutes 60] ...")?;
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let mut wish = Self {
            folder: root.join("target/learn").join(&game),
            into: root.join("src/games").join(game.replace('-', "_")).join("bot"),
            game,
            time: Duration::from_hours(1),
            playing: 300,
            iterations: 128,
            steps: 6000,
            contest: 200,
            thinking: 20,
            seed: 1,
        };
        while let Some(word) = words.next() {
            let value = words.next().with_context(|| format!("{word} wants a value"))?;
            match word.as_str() {
                "--minutes" => wish.time = Duration::from_secs_f64(60.0 * value.parse::<f64>()?),
                "--folder" => wish.folder = value.into(),
                "--into" => wish.into = value.into(),
                "--playing" => wish.playing = value.parse()?,
                "--iterations" => wish.iterations = value.parse()?,
                "--steps" => wish.steps = value.parse()?,
                "--contest" => wish.contest = value.parse()?,
                "--thinking" => wish.thinking = value.parse()?,
                "--seed" => wish.seed = value.parse()?,
                _ => bail!("unknown: {word}"),
            }
        }
        Ok(wish)
    }
}

fn main() -> Result<()> {
    let wish = Wish::read()?;
    let id = GameId::from_key(&wish.game).with_context(|| format!("no game {}", wish.game))?;
    with_game!(id, G => learn::<G>(&wish))
}

/// Part of the playing in which games are played at first glance.
const AT_FIRST_GLANCE: f64 = 0.1;

/// How long games at first glance are heeded in a fit, as a part of it: attempts take turns. In one game the number of games tells
/// most, in another how well they were played; the contests tell which. In Bruges, where each of 165 persons is met seldom, the loss
/// over games kept apart is 0.6937 without them, 0.6920 with 0.4, 0.6930 with 0.8.
const ROUGHLY: [f64; 3] = [0.4, 0.0, 0.4];

/// What the end of a game counts at each turn before it, beside what searches promised on the way there: they know less of the end, but
/// hang less on luck, and there are fewer games than luck would need. In Bruges, fitted to the same 2,400 games: 45 % of 200 won against
/// level 3 with 0.95, 52 with 0.8, 57 with 0.6, 64 with 0.3.
const END: f32 = 0.3;

/// Samples of the last so many attempts are learned from.
const REMEMBERED: usize = 4;

/// What a new player must win of the games against the present one.
const BETTER: f64 = 0.52;

fn learn<G: Advice>(wish: &Wish) -> Result<()> {
    if G::TRAITS == 0 {
        bail!("{} tells nothing to learn from", G::KEY);
    }
    let begun = Instant::now();
    fs::create_dir_all(&wish.folder)?;
    let (notes, weights) = (wish.folder.join("journal.json"), wish.folder.join("player.bin"));
    let mut journal = Journal::read(&notes)?;
    let mut player = match fs::read(&weights) {
        Ok(file) => Some(
            Network::read::<G>(&file).context("target/learn holds another version's player: remove it")?,
        ),
        Err(_) => None,
    };
    // Where nothing better was learned here, whoever plays now is to be beaten.
    if player.is_none() {
        player = Network::of::<G>();
    }
    println!("{}: {} attempts so far, generation {}", G::KEY, journal.attempts.len(), journal.generation());
    while begun.elapsed() < wish.time {
        let (attempt, network) = attempt::<G>(wish, &journal, player.as_ref(), begun)?;
        println!(
            "  loss {:.4} by hand, {:.4} learned; {:.1} % of {} against the last, {:.1} % of {} against level 3: {}",
            attempt.loss[0],
            attempt.loss[1],
            100.0 * attempt.against_last.0,
            attempt.against_last.1,
            100.0 * attempt.against_three.0,
            attempt.against_three.1,
            if attempt.kept { "kept" } else { "not kept" },
        );
        let kept = attempt.kept;
        journal.attempts.push(attempt);
        // Weights and their plot belong together, and lie there before the journal says so.
        if kept {
            fs::write(&weights, network.write::<G>())?;
            fs::create_dir_all(&wish.into)?;
            fs::write(wish.into.join("learned.bin"), network.write::<G>())?;
            fs::write(wish.into.join("learned.svg"), journal.plot(G::KEY))?;
            player = Some(network);
        }
        journal.write(&notes)?;
    }
    Ok(())
}

fn attempt<G: Advice>(
    wish: &Wish,
    journal: &Journal,
    player: Option<&Network>,
    begun: Instant,
) -> Result<(Attempt, Network)> {
    let number = journal.attempts.len();
    let seed = wish.seed.wrapping_add(1000 * number as u64);
    let width = G::TRAITS + 1;
    // What was played at first glance, and with thought, each to learn from in its own way.
    let manners = [
        ("glances", Manner::AtFirstGlance, AT_FIRST_GLANCE),
        ("games", Manner::Searching(wish.iterations), 1.0 - AT_FIRST_GLANCE),
    ];
    let mut lessons = [Samples::new(width, G::KINDS), Samples::new(width, G::KINDS)];
    for ((name, manner, part), lesson) in manners.into_iter().zip(&mut lessons) {
        let file = |number: usize| wish.folder.join(format!("{name}-{number}.bin"));
        if !file(number).exists() {
            let time = Duration::from_secs(wish.playing).mul_f64(part);
            let terms = Terms { games: usize::MAX, time, manner, seed };
            let samples = selfplay::play::<G>(player, terms, &|game| {
                if game % 1000 == 0 {
                    let time = begun.elapsed().as_secs_f64();
                    println!("  attempt {number}, {name}: game {game}, {time:.0} s");
                }
            });
            samples.write(&file(number))?;
        }
        for before in number.saturating_sub(REMEMBERED - 1)..=number {
            lesson.extend(Samples::read(&file(before), width, G::KINDS)?);
        }
    }
    for lesson in &mut lessons {
        lesson.heed(END);
    }
    let [glanced, searched] = &lessons;
    let positions = glanced.len() + searched.len();
    println!("  attempt {number}: {positions} positions, {:.0} s", begun.elapsed().as_secs_f64());
    let roughly = ROUGHLY[number % ROUGHLY.len()];
    let plan = Plan { steps: wish.steps, batch: 512, roughly, rate: 2e-3, seed };
    let (network, loss) = fit::fit(glanced, searched, journal.generation() + 1, plan, &mut |step, loss| {
        if step % 1000 == 0 {
            println!("  attempt {number}: step {step}, {loss:.4}, {:.0} s", begun.elapsed().as_secs_f64());
        }
    })?;
    let time = Budget::Time(Duration::from_millis(wish.thinking));
    let entrant = |level, network| Entrant::Computer { level, style: None, budget: time, minds: 1, network };
    let new = entrant(Level::Four, Some(&network));
    let three = entrant(Level::Three, None);
    let contest = |other, games| {
        let contest = hold::<G>(&G::Setup::default(), new, other, 0..games, 2);
        (contest.challenger.won / contest.games as f64, contest.games)
    };
    let against_three = contest(three, wish.contest);
    let against_last = match player {
        Some(player) => contest(entrant(Level::Four, Some(player)), wish.contest),
        None => against_three,
    };
    let kept = against_last.0 >= BETTER;
    Ok((Attempt { positions, loss: [loss.before, loss.after], against_last, against_three, kept }, network))
}
