//! Asking a computer player about the position: through its workers, or in the page.

use super::board::Hint;
use super::object::{Advised, Aim, HintLine};
use super::play::GameSession;
use super::tabled::Tabled;
use crate::app::players::Mind;
use crate::app::words::Language;
use crate::bots::message::{Header, Job, Letter, Packed};
use crate::bots::{Level, Question, council};
use crate::engine::{Candidate, Seat, Seed, Style, Viewer, telling};
use leptos::prelude::*;
use std::sync::Arc;

/// Time to think for a hint, in milliseconds.
const HINT_TIME: u32 = 1000;

/// How many moves a hint shows.
const HINTS: u8 = 3;

/// Moves that are asked for: some of them may be about the same.
const LOOKED_AT: u8 = 12;

/// Reasons shown with each of them.
const REASONS: usize = 2;

fn chance() -> Seed {
    Seed(getrandom::u64().unwrap_or_default())
}

impl<G: Tabled> GameSession<G> {
    /// How the seat to move plays, for a move; the strongest judge, for a hint.
    fn judge(&self, aim: Aim, seat: Seat) -> (Level, Style) {
        let party = self.desk.party.read_untracked();
        match (aim, party.players.get(seat.index()).map(|player| player.mind)) {
            (Aim::Move, Some(Mind::Computer { level, style })) => {
                (Level::try_from(level).unwrap_or(Level::Two), style)
            }
            _ => (Level::STRONGEST, Style::default()),
        }
    }

    /// See [`Session::letters`](super::Session::letters). A move of a level that thinks for as long as it may is thought
    /// about by as many as there are; everything else by one.
    pub(super) fn ask(&self, aim: Aim, number: u32, most: usize) -> Vec<Letter> {
        let timeline = self.timeline.read_untracked();
        let Some(seat) = timeline.turn().seat() else { return Vec::new() };
        let (level, style) = self.judge(aim, seat);
        let many = if aim == Aim::Move && level.takes_time() { most } else { 1 };
        let mut job = Job::<G> {
            header: Header::of::<G>(number),
            components: Arc::clone(timeline.components()),
            printed: G::edition(timeline.setup()).is_none(),
            seats: G::seats(timeline.setup()),
            view: G::view(timeline.state(), Viewer::Seat(seat)),
            level,
            style,
            seed: chance(),
            budget_ms: if aim == Aim::Hint { HINT_TIME } else { level.budget_ms() },
            candidates: if aim == Aim::Hint { LOOKED_AT } else { 0 },
            among: Vec::new(),
        };
        let letters = council::seeds(job.seed, many).map(|seed| {
            job.seed = seed;
            job.letter()
        });
        letters.collect()
    }

    /// See [`Session::take_replies`](super::Session::take_replies).
    pub(super) fn take(&self, aim: Aim, replies: &[Packed]) -> Result<(), String> {
        let mut replies = Self::replies(replies);
        let together = council::chosen(replies.iter().map(|reply| reply.trials.as_slice()));
        let Some(first) = replies.first_mut() else { return Err(String::new()) };
        if aim == Aim::Hint {
            self.show_hints(std::mem::take(&mut first.candidates));
            return Ok(());
        }
        let mut legal = Vec::new();
        G::actions(self.timeline.read_untracked().state(), &mut legal);
        let action = together.and_then(|at| legal.get(at)).unwrap_or(&first.action);
        self.act(vec![*action]).map_err(|refusal| format!("{refusal:?}"))
    }

    /// See [`Session::answer_here`](super::Session::answer_here).
    pub(super) fn decide_here(&self, aim: Aim) {
        let verdict = {
            let timeline = self.timeline.read_untracked();
            let Some(seat) = timeline.turn().seat() else { return };
            let view = G::view(timeline.state(), Viewer::Seat(seat));
            let question = Question::<G> {
                components: timeline.components(),
                seats: G::seats(timeline.setup()),
                view: &view,
                style: self.judge(aim, seat).1,
                seed: chance(),
                candidates: usize::from(LOOKED_AT),
                network: None,
            };
            question.decide(Level::One, &mut || false)
        };
        let Some(verdict) = verdict else { return };
        match aim {
            // The rules accept what the computer player found by them.
            Aim::Move => drop(self.act(vec![verdict.action])),
            Aim::Hint => self.show_hints(verdict.candidates),
        }
    }

    /// Shows what was found. Of moves that read the same (ways to pay, cards that are alike) the best is told, and of those that
    /// differ in how much alone ([`Worded::alike`](super::Worded::alike)).
    fn show_hints(&self, found: Vec<Candidate<G::Action, G::Reason>>) {
        let distinct = self.speak(Language::default(), |timeline, speech| {
            let view = Self::view_now(timeline, speech.viewer);
            let mut told: Vec<(G::Action, String)> = Vec::new();
            let is_new = |candidate: &Candidate<G::Action, G::Reason>| {
                let words = G::gesture(candidate.action, &candidate.then, &view, speech);
                let alike = |(action, other): &(G::Action, String)| {
                    *other == words || G::alike(*action, candidate.action)
                };
                let is_new = !told.iter().any(alike);
                told.push((candidate.action, words));
                is_new
            };
            found.into_iter().filter(is_new).take(HINTS.into()).collect()
        });
        self.hints.set(distinct);
    }

    /// See [`Session::hints`](super::Session::hints).
    pub(super) fn hint_lines(&self, language: Language) -> Vec<HintLine> {
        let hints = self.hints.read();
        if hints.is_empty() {
            return Vec::new();
        }
        self.speak(language, |timeline, speech| {
            let view = Self::view_now(timeline, speech.viewer);
            let lines = (1..).zip(hints.iter().enumerate()).map(|(rank, (at, candidate))| HintLine {
                rank,
                action: G::gesture(candidate.action, &candidate.then, &view, speech),
                reasons: telling(&hints, at)
                    .into_iter()
                    .filter(|reason| !G::tells_hidden(candidate.action, reason, &view))
                    .take(REASONS)
                    .map(|reason| G::reason(reason, &view, speech))
                    .collect(),
            });
            lines.collect()
        })
    }
}

/// A candidate as the boards know it.
pub(super) fn ranked<A: Copy, R>((rank, candidate): (u8, &Candidate<A, R>)) -> Hint<A> {
    Hint { action: candidate.action, then: candidate.then.clone(), rank }
}

impl<G: Tabled> Advised for GameSession<G> {
    fn letters(&self, aim: Aim, number: u32, most: usize) -> Vec<Letter> {
        self.ask(aim, number, most)
    }

    fn take_replies(&self, aim: Aim, replies: &[Packed]) -> Result<(), String> {
        self.take(aim, replies)
    }

    fn answer_here(&self, aim: Aim) {
        self.decide_here(aim);
    }

    fn hints(&self, language: Language) -> Vec<HintLine> {
        self.hint_lines(language)
    }

    fn lay_out(&self, rank: u8) {
        let hints = self.hints.read_untracked();
        let hint = (1..).zip(hints.iter()).find(|(at, _)| *at == rank).map(ranked);
        drop(hints);
        self.hints.set(Vec::new());
        self.laid.set(hint);
    }

    fn clear_hints(&self) {
        self.hints.set(Vec::new());
    }
}
