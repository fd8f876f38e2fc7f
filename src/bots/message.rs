//! What the page and the computer players' workers say to each other.
//!
//! A worker is stateless: every job says all that there is to know, and a job is cancelled by ending the worker.
//! What differs from game to game travels as bytes in postcard's form: one reader for the types of every game, a small
//! one, instead of one more for the values of JavaScript.

use super::council::Trial;
use super::network::Network;
use super::{Level, Question, Verdict};
use crate::engine::{Advice, Candidate, Game, Seed, Style};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::sync::Arc;

/// The part of a job that every game shares, read first to learn which game it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// [`Game::KEY`].
    pub game: String,
    /// [`Game::RULES_VERSION`] of the page: page and worker may come from different visits.
    pub rules: u16,
    /// Repeated in the answer.
    pub number: u32,
}

impl Header {
    /// The header of a job of this game.
    #[must_use]
    pub fn of<G: Game>(number: u32) -> Self {
        Self { game: G::KEY.to_owned(), rules: G::RULES_VERSION, number }
    }
}

/// A job on its way: what every game shares, and the rest as bytes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Letter {
    /// Which game, and which job.
    pub header: Header,
    /// The whole [`Job`], for whoever knows the game.
    pub body: Packed,
}

/// Something of one game, as bytes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Packed(Vec<u8>);

impl Packed {
    /// Packs it.
    ///
    /// # Panics
    /// If a game's view or action cannot be packed, which the tests rule out.
    #[must_use]
    pub fn new(content: &impl Serialize) -> Self {
        Self(postcard::to_allocvec(content).expect("messages are plain data"))
    }

    /// Unpacks it.
    ///
    /// # Errors
    /// [`Fault::Unreadable`] when it is something else.
    pub fn open<T: DeserializeOwned>(&self) -> Result<T, Fault> {
        postcard::from_bytes(&self.0).map_err(|error| Fault::Unreadable(error.to_string()))
    }
}

/// A position to think about.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Job<G: Game> {
    /// Which game, and which job.
    pub header: Header,
    /// The box in play: the worker reads none, and knows neither editions nor what makes a box sound.
    pub components: Arc<G::Components>,
    /// Whether it is the box as printed: what was learned, was learned with that.
    pub printed: bool,
    /// Number of seats.
    pub seats: u8,
    /// What the deciding seat knows.
    pub view: G::View,
    /// How strong an answer is wanted.
    pub level: Level,
    /// How it should look.
    pub style: Style,
    /// All chance in the answer follows from it; 16 hexadecimal digits in JavaScript.
    pub seed: Seed,
    /// Time to think, in milliseconds; levels that do not search answer at once.
    pub budget_ms: u32,
    /// How many candidates the answer lists at most.
    pub candidates: u8,
    /// The moves that a search begins with, by their places in the list of legal ones; none for all of them.
    pub among: Vec<u16>,
}

impl<G: Game> Job<G> {
    /// The job, ready to be sent.
    #[must_use]
    pub fn letter(&self) -> Letter {
        Letter { header: self.header.clone(), body: Packed::new(self) }
    }
}

/// What the worker answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    /// A decision: the [`Reply`] of the job's game.
    Decided(Packed),
    /// The job cannot be done.
    Failed(Failure),
}

/// A decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Reply<G: Advice> {
    /// The number of the job.
    pub number: u32,
    /// What the computer player does.
    pub action: G::Action,
    /// What was weighed, best first; the action is the first unless the level plays with noise.
    pub candidates: Vec<Candidate<G::Action, G::Reason>>,
    /// Lines of play looked at.
    pub iterations: u32,
    /// What a search has tried, for a council of several.
    pub trials: Vec<Trial>,
    /// Each seat's expected share of the victory, as the lines of a search tell it.
    pub standing: Vec<f32>,
}

impl<G: Advice> Reply<G> {
    /// The answer to a job of that number.
    #[must_use]
    pub fn new(number: u32, verdict: Verdict<G>) -> Self {
        Self {
            number,
            action: verdict.action,
            candidates: verdict.candidates,
            iterations: verdict.iterations,
            trials: verdict.trials,
            standing: verdict.standing,
        }
    }
}

/// A job that cannot be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Failure {
    /// The number of the job, where it could be read.
    pub number: Option<u32>,
    /// Why.
    pub fault: Fault,
}

/// Why a job cannot be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum Fault {
    /// The message is not a job.
    #[error("not a job: {0}")]
    Unreadable(String),
    /// A game that has no computer players here.
    #[error("no computer player for the game {0:?}")]
    Game(String),
    /// Page and worker know different rules: they come from different versions of the program.
    #[error("the page plays by rules version {page}, the worker by {worker}")]
    Rules {
        /// The page's version.
        page: u16,
        /// The worker's version.
        worker: u16,
    },
    /// The game's code did not arrive: no connection, or a newer version has taken its place. It may arrive another time.
    #[error("the game's code did not arrive")]
    Absent,
    /// The view is nobody's to decide: the game is over or another seat's.
    #[error("nothing to decide")]
    Idle,
    /// The program stopped on a mistake of its own.
    #[error("stopped: {0}")]
    Stopped(String),
}

/// Does a job.
///
/// # Errors
/// [`Fault`], when the job does not fit the game or there is nothing to decide.
pub fn answer<G: Advice>(
    job: &Job<G>,
    network: Option<&Network>,
    keep_going: &mut dyn FnMut() -> bool,
) -> Result<Reply<G>, Fault> {
    if job.header.game != G::KEY {
        return Err(Fault::Game(job.header.game.clone()));
    }
    if job.header.rules != G::RULES_VERSION {
        return Err(Fault::Rules { page: job.header.rules, worker: G::RULES_VERSION });
    }
    let question = Question::<G> {
        components: &job.components,
        seats: job.seats,
        view: &job.view,
        style: job.style,
        seed: job.seed,
        candidates: usize::from(job.candidates),
        network: network.filter(|_| job.printed),
    };
    let verdict = question.weigh(job.level, &job.among, keep_going).ok_or(Fault::Idle)?;
    Ok(Reply::new(job.header.number, verdict))
}
