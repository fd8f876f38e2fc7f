//! What was answered to a puzzle on the table.

use crate::app::thinking::Thinker;
use crate::app::words::Language;
use crate::bots::review::{CLEAR, Finding};
use crate::say;
use leptos::prelude::*;

/// What was answered, and what is thought of it.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// Nothing yet.
    Open,
    /// A move was made and is being judged.
    Weighing,
    /// It was judged.
    Judged(Finding),
    /// Nobody can judge it.
    Unjudged,
}

impl Answer {
    /// What is said of it in a few words.
    fn said(&self, language: Language) -> &'static str {
        match self {
            Self::Open | Self::Unjudged => say!(language, review.find),
            Self::Weighing => say!(language, review.weighing),
            Self::Judged(finding) if finding.is_best() => say!(language, review.is_best),
            Self::Judged(finding) if finding.loss() < CLEAR => say!(language, review.is_good),
            Self::Judged(_) => say!(language, review.is_worse),
        }
    }
}

/// The puzzle on a table.
#[derive(Clone, Copy)]
pub struct Puzzle {
    /// Steps played before it.
    pub from: usize,
    /// What was answered.
    pub answer: RwSignal<Answer>,
    /// Whoever judges.
    pub thinker: Thinker,
}

impl Puzzle {
    /// A puzzle that begins after so many steps; call it in the component of the table.
    #[must_use]
    pub fn new(from: usize) -> Self {
        Self { from, answer: RwSignal::new(Answer::Open), thinker: Thinker::new() }
    }

    /// Whether it waits for a move.
    #[must_use]
    pub fn is_open(self) -> bool {
        self.answer.with(|answer| *answer == Answer::Open)
    }

    /// What is asked, and what is thought of the answer, in a few words.
    #[must_use]
    pub fn said(self, language: Language) -> &'static str {
        self.answer.read().said(language)
    }

    /// What is to be added to it, once a move was made.
    #[must_use]
    pub fn added(self, language: Language) -> &'static str {
        if *self.answer.read() == Answer::Unjudged { say!(language, review.unjudged) } else { "" }
    }
}
