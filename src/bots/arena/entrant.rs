//! A player in the arena: level, style, time to think.

use crate::bots::network::Network;
use crate::bots::{Level, Question, Verdict, council, random};
use crate::engine::{Advice, Style};
use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

/// How long a search goes on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Budget {
    /// So long.
    Time(Duration),
    /// So many lines of play.
    Iterations(u32),
}

/// A player in the arena. Without a style it takes the one of the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Entrant<'a> {
    /// Any legal move.
    Random,
    /// A computer player: `minds` searches that decide together, each with this budget: one after another here, at once in a browser.
    Computer {
        /// How strong.
        level: Level,
        /// Of its own, or that of the table.
        style: Option<Style>,
        /// Of each search.
        budget: Budget,
        /// Searches.
        minds: usize,
        /// What it has learned; without, what is known of the game.
        network: Option<&'a Network>,
    },
}

/// The time to think that the ladder gives to a decision.
pub const LADDER_TIME: Duration = Duration::from_millis(100);

impl<'a> Entrant<'a> {
    /// A level with the ladder's time.
    #[must_use]
    pub const fn level(level: Level) -> Self {
        Self::timed(level, LADDER_TIME)
    }

    /// A level with so much time.
    #[must_use]
    pub const fn timed(level: Level, time: Duration) -> Self {
        Self::Computer { level, style: None, budget: Budget::Time(time), minds: 1, network: None }
    }

    /// A level with the ladder's time, in a style of its own.
    #[must_use]
    pub const fn styled(level: Level, style: Style) -> Self {
        Self::Computer {
            level,
            style: Some(style),
            budget: Budget::Time(LADDER_TIME),
            minds: 1,
            network: None,
        }
    }

    /// Its decision, and how many lines of play it looked at.
    pub fn decide<G: Advice>(&self, question: &mut Question<'a, G>) -> Option<(G::Action, u32)> {
        match *self {
            Self::Random => random::choose(question).map(|action| (action, 0)),
            Self::Computer { level, style, budget, minds, network } => {
                question.network = network.or(question.network);
                question.style = style.unwrap_or(question.style);
                let mut verdicts = Vec::with_capacity(minds);
                for seed in council::seeds(question.seed, minds) {
                    question.seed = seed;
                    verdicts.push(think(question, level, budget)?);
                }
                let iterations = verdicts.iter().map(|verdict| verdict.iterations).sum();
                let together = council::chosen(verdicts.iter().map(|verdict| verdict.trials.as_slice()));
                let action = match together {
                    Some(at) => question.legal().into_iter().nth(at)?,
                    None => verdicts.first()?.action,
                };
                Some((action, iterations))
            }
        }
    }
}

fn think<G: Advice>(question: &Question<G>, level: Level, budget: Budget) -> Option<Verdict<G>> {
    let begun = Instant::now();
    let mut left = match budget {
        Budget::Iterations(count) => count,
        Budget::Time(_) => u32::MAX,
    };
    let mut keep_going = || {
        left -= 1;
        left > 0
            && match budget {
                // The clock is slow compared with an iteration.
                Budget::Time(time) => left % 16 != 0 || begun.elapsed() < time,
                Budget::Iterations(_) => true,
            }
    };
    question.decide(level, &mut keep_going)
}

impl FromStr for Entrant<'_> {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        if text == "random" {
            return Ok(Self::Random);
        }
        let (name, budget) = text.split_once(':').unwrap_or((text, "100ms"));
        let (level, style) = name.split_at_checked(1).ok_or(())?;
        let level = level.parse::<u8>().ok().and_then(|level| Level::try_from(level).ok()).ok_or(())?;
        let style = match style {
            "" => None,
            "b" => Some(Style::Builder),
            "r" => Some(Style::Racer),
            _ => return Err(()),
        };
        let (budget, minds) = budget.split_once('x').unwrap_or((budget, "1"));
        let minds = minds.parse().ok().filter(|minds| *minds > 0).ok_or(())?;
        let budget = match budget.strip_suffix("ms") {
            Some(time) => Budget::Time(Duration::from_millis(time.parse().map_err(|_| ())?)),
            None => Budget::Iterations(budget.parse().map_err(|_| ())?),
        };
        Ok(Self::Computer { level, style, budget, minds, network: None })
    }
}

impl fmt::Display for Entrant<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Computer { level, style, budget, minds, .. } => {
                write!(f, "level {}", u8::from(*level))?;
                if let Some(style) = style {
                    write!(f, " {style:?}")?;
                }
                if !level.takes_time() {
                    return Ok(());
                }
                match budget {
                    Budget::Time(time) => write!(f, " ({} ms", time.as_millis())?,
                    Budget::Iterations(count) => write!(f, " ({count} it.")?,
                }
                if *minds > 1 { write!(f, " x {minds})") } else { f.write_str(")") }
            }
        }
    }
}
