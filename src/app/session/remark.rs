//! What is said of a decision that was looked at: what was done, what would have been better, and why.

use super::worded::{Speech, Worded};
use crate::app::players::Player;
use crate::app::words::Language;
use crate::bots::review::{CLEAR, Finding, Moment};
use crate::engine::{Candidate, Rng, Timeline, Viewer, distinguishing};

/// Reasons that are given.
const REASONS: usize = 2;

/// A decision in words; every sentence is a marked one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// The round.
    pub round: u16,
    /// What was done.
    pub made: String,
    /// What would have been better; where the best was done, what it was better than. Nothing where there was nothing else to
    /// speak of.
    pub other: Option<String>,
    /// What speaks for the better of the two, and not for the other as well.
    pub reasons: Vec<String>,
}

/// Puts a finding into words, as the seat that decided would have been told: with what it knew then. `None` when the finding is
/// of another game.
#[must_use]
pub fn remark<G: Worded>(
    timeline: &Timeline<G>,
    players: &[Player],
    language: Language,
    finding: &Finding,
) -> Option<Remark> {
    let moment = Moment::of(timeline, finding.step as usize)?;
    let components = timeline.components();
    let speech =
        Speech { language, players, viewer: Viewer::Seat(moment.seat), components: components.as_ref() };
    let state = G::imagine(components, &moment.view, &mut Rng::new(moment.seed()));
    let weighed = |at: u16| {
        let action = *moment.legal.get(usize::from(at))?;
        Some(Candidate { action, value: 0.0, reasons: G::reasons(&state, &action), then: Vec::new() })
    };
    // What is hardly less is not what the best was better than.
    let rival = finding.rival.filter(|_| finding.merit() >= CLEAR);
    let other = if finding.is_best() { rival } else { Some(finding.best) };
    let made = weighed(finding.made.at)?;
    let said =
        |candidate: &Candidate<G::Action, G::Reason>| G::action(candidate.action, &moment.view, &speech);
    let (first, other) = (said(&made), other.and_then(|other| weighed(other.at)));
    let second = other.as_ref().map(said);
    let mut pair: Vec<_> = [Some(made), other].into_iter().flatten().collect();
    if !finding.is_best() {
        pair.reverse();
    }
    let clear = finding.loss().max(finding.merit()) >= CLEAR;
    let reasons =
        distinguishing(&pair, 0).into_iter().filter(|reason| !(clear && G::is_hollow(reason))).take(REASONS);
    Some(Remark {
        round: timeline.steps()[moment.step].round,
        made: first,
        other: second,
        reasons: reasons.map(|reason| G::reason(reason, &moment.view, &speech)).collect(),
    })
}
