//! Looking back at a game: what each of its decisions was worth, and what would have been better.
//!
//! A decision is judged as it was made: by the strongest level, from the view that its seat had then, so that nobody is blamed
//! for what a covered card turned out to be. A search weighs all moves ([`Glimpse`]); the move that was made, or the one that
//! it is measured against, may hardly have been tried by it, and is then looked at alone ([`Glimpse::doubt`]). What a
//! decision cost is the share of the best move less that of the move that was made ([`Finding::loss`]).
//!
//! Knows no worker and no clock: whoever has them asks the questions and brings the answers here.

use super::council::{self, Trial};
use super::{Level, Question};
use crate::engine::{Advice, Seat, Seed, Style, Timeline, Viewer};
use serde::{Deserialize, Serialize};

/// Differences of shares below this are none: two searches of the same decision differ by as much.
pub const CLEAR: f32 = 0.03;

/// A move that was tried this many times less often than the preferred one was hardly tried.
const HARDLY: u32 = 4;

/// Decisions that are named of each kind for every seat.
pub const NAMED: usize = 3;

/// A move, and the share of the victory that it promised.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Worth {
    /// Its place in the list of legal moves.
    pub at: u16,
    /// The expected share of the seat that decided.
    pub share: f32,
}

impl From<Trial> for Worth {
    fn from(trial: Trial) -> Self {
        Self { at: trial.at, share: trial.mean() }
    }
}

/// What was found out about a decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Finding {
    /// The step, from 0.
    pub step: u32,
    /// Who decided.
    pub seat: Seat,
    /// The move that was made.
    pub made: Worth,
    /// The best move; the one that was made, where no other is better.
    pub best: Worth,
    /// What the best move is measured against: what looked best at first glance, or else the next best.
    pub rival: Option<Worth>,
    /// Each seat's expected share before the decision, as the seat that decided could see it.
    pub standing: Vec<f32>,
}

impl Finding {
    /// Whether the best move was made.
    #[must_use]
    pub const fn is_best(&self) -> bool {
        self.made.at == self.best.at
    }

    /// What share of the victory the decision cost.
    #[must_use]
    pub fn loss(&self) -> f32 {
        if self.is_best() { 0.0 } else { (self.best.share - self.made.share).max(0.0) }
    }

    /// What share of the victory the best move won over the one that it is measured against; nothing where another was made.
    #[must_use]
    pub fn merit(&self) -> f32 {
        let rival = self.rival.filter(|_| self.is_best());
        rival.map_or(0.0, |rival| (self.made.share - rival.share).max(0.0))
    }
}

/// What a search of all moves has found of a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Glimpse {
    /// The step, from 0.
    pub step: u32,
    /// Who decided.
    pub seat: Seat,
    /// The place of the move that was made in the list of legal ones.
    pub made: u16,
    /// The place of the one that looks best at first glance.
    pub glance: u16,
    /// What was tried.
    pub tried: Vec<Trial>,
    /// Each seat's expected share.
    pub standing: Vec<f32>,
}

impl Glimpse {
    fn trial(&self, at: u16) -> Option<Trial> {
        self.tried.iter().copied().find(|trial| trial.at == at)
    }

    /// The move that the preferred one is measured against.
    fn rival(&self, best: Trial) -> Option<Trial> {
        if self.glance != best.at {
            return Some(self.trial(self.glance).unwrap_or(Trial { at: self.glance, visits: 0, sum: 0.0 }));
        }
        let others: Vec<Trial> = self.tried.iter().copied().filter(|trial| trial.at != best.at).collect();
        council::preferred(&others)
    }

    /// The move that has to be looked at alone before anything can be said: the search hardly tried it, and much hangs on it.
    #[must_use]
    pub fn doubt(&self) -> Option<u16> {
        let best = council::preferred(&self.tried)?;
        let asked = if best.at == self.made {
            self.rival(best).filter(|rival| best.mean() - rival.mean() >= CLEAR)?
        } else {
            self.trial(self.made).unwrap_or(Trial { at: self.made, visits: 0, sum: 0.0 })
        };
        (asked.visits.saturating_mul(HARDLY) < best.visits).then_some(asked.at)
    }

    /// What there is to say, with what was found when the move in doubt was looked at alone. `None` when nothing was tried.
    #[must_use]
    pub fn finding(mut self, alone: &[Trial]) -> Option<Finding> {
        let best = council::preferred(&self.tried)?;
        for trial in alone {
            self.tried.retain(|tried| tried.at != trial.at);
            self.tried.push(*trial);
        }
        let made = self.trial(self.made)?;
        let rival = self.rival(best).filter(|rival| rival.visits > 0);
        // What was made may turn out as good as what was preferred.
        let (best, rival) = match rival {
            _ if made.at != best.at => {
                if made.mean() >= best.mean() {
                    (made, Some(best))
                } else {
                    (best, None)
                }
            }
            // So may what it was measured against turn out better.
            Some(rival) if rival.mean() > made.mean() && alone.iter().any(|trial| trial.at == rival.at) => {
                (rival, None)
            }
            rival => (best, rival),
        };
        Some(Finding {
            step: self.step,
            seat: self.seat,
            made: made.into(),
            best: best.into(),
            rival: rival.map(Worth::from),
            standing: self.standing,
        })
    }
}

/// The steps of a game, from 0, whose decisions deserve a look: somebody was asked, there was a choice, and something to be
/// seen bore on it.
#[must_use]
pub fn decisions<G: Advice>(timeline: &Timeline<G>) -> Vec<usize> {
    let mut legal = Vec::new();
    let steps = timeline.steps().iter().enumerate();
    let chosen = steps.filter(|(at, step)| {
        let before = timeline.seek(*at);
        legal.clear();
        G::actions(before, &mut legal);
        !step.forced && legal.len() > 1 && G::close_look(before) > 1
    });
    chosen.map(|(at, _)| at).collect()
}

/// A step as the seat that took it saw it.
#[derive(Clone, Debug)]
pub struct Moment<G: Advice> {
    /// The step, from 0.
    pub step: usize,
    /// Who decided.
    pub seat: Seat,
    /// All that it knew.
    pub view: G::View,
    /// What it could do.
    pub legal: Vec<G::Action>,
    /// The place of what it did.
    pub made: u16,
}

impl<G: Advice> Moment<G> {
    /// The moment before a step.
    #[must_use]
    pub fn of(timeline: &Timeline<G>, step: usize) -> Option<Self> {
        let taken = timeline.steps().get(step)?;
        let before = timeline.seek(step);
        let mut legal = Vec::new();
        G::actions(before, &mut legal);
        let made = legal.iter().position(|action| *action == taken.action)?;
        let view = G::view(before, Viewer::Seat(taken.seat));
        Some(Self { step, seat: taken.seat, view, legal, made: made as u16 })
    }

    /// The question that the moment puts.
    #[must_use]
    pub fn question<'a>(&'a self, timeline: &'a Timeline<G>) -> Question<'a, G> {
        Question {
            components: timeline.components(),
            seats: G::seats(timeline.setup()),
            view: &self.view,
            style: Style::default(),
            seed: self.seed(),
            candidates: 1,
            network: None,
        }
    }

    /// What all chance in the judgement follows from: whoever looks twice sees the same deals.
    #[must_use]
    pub const fn seed(&self) -> Seed {
        Seed(self.step as u64)
    }

    /// The first look, from what several searches of all moves have tried and tell.
    #[must_use]
    pub fn glimpse(&self, timeline: &Timeline<G>, tried: Vec<Trial>, standing: Vec<f32>) -> Glimpse {
        let glance = self.question(timeline).decide(Level::One, &mut || false);
        let glance = glance.and_then(|verdict| {
            let first = verdict.candidates.first()?.action;
            self.legal.iter().position(|action| *action == first)
        });
        let glance = glance.map_or(self.made, |at| at as u16);
        Glimpse { step: self.step as u32, seat: self.seat, made: self.made, glance, tried, standing }
    }
}

/// Looks at a decision with one search, and with a second at what it hardly tried; each may go on as long as the one given
/// for it says. `None` where there is nothing to decide.
pub fn look<G: Advice>(
    timeline: &Timeline<G>,
    step: usize,
    level: Level,
    first: &mut dyn FnMut() -> bool,
    alone: &mut dyn FnMut() -> bool,
) -> Option<Finding> {
    let moment = Moment::of(timeline, step)?;
    let question = moment.question(timeline);
    let found = question.decide(level, first)?;
    let glimpse = moment.glimpse(timeline, found.trials, found.standing);
    let again = glimpse.doubt().and_then(|doubt| question.weigh(level, &[doubt], alone));
    glimpse.finding(&again.map(|verdict| verdict.trials).unwrap_or_default())
}

/// A review of a game, as far as it has come. It is kept with the game, so that it can be left and gone on with.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Review {
    /// [`Record::fingerprint`](crate::engine::Record::fingerprint) of the game.
    pub game: u32,
    /// The level that judges.
    pub judge: u8,
    /// What was found, in the order of the game.
    pub findings: Vec<Finding>,
}

impl Review {
    /// A review of a game that was not looked at yet.
    #[must_use]
    pub fn new(game: u32) -> Self {
        Self { game, judge: Level::STRONGEST.into(), findings: Vec::new() }
    }

    /// Goes on with what was kept, if it is of this game, by the present judge, and about these decisions. `made` tells the place
    /// of what a step did among what was legal: where that is another one, moves were listed in another order.
    #[must_use]
    pub fn resume(self, game: u32, decisions: &[usize], made: impl Fn(usize) -> Option<u16>) -> Self {
        let fits = (self.game, self.judge) == (game, Level::STRONGEST.into());
        let known = self.findings.iter().all(|finding| {
            let step = finding.step as usize;
            decisions.contains(&step) && made(step) == Some(finding.made.at)
        });
        if fits && known { self } else { Self::new(game) }
    }

    /// The next decision to be looked at.
    #[must_use]
    pub fn next(&self, decisions: &[usize]) -> Option<usize> {
        let found = |step: &usize| self.findings.iter().any(|finding| finding.step as usize == *step);
        decisions.iter().copied().find(|step| !found(step))
    }

    /// Takes in what was found.
    pub fn add(&mut self, finding: Finding) {
        let at = self.findings.partition_point(|known| known.step < finding.step);
        self.findings.insert(at, finding);
    }

    fn of(&self, seat: Seat) -> impl Iterator<Item = &Finding> {
        self.findings.iter().filter(move |finding| finding.seat == seat)
    }

    /// A seat's costliest decisions, the costliest first; of equals the earlier.
    #[must_use]
    pub fn costliest(&self, seat: Seat) -> Vec<&Finding> {
        most(self.of(seat), Finding::loss)
    }

    /// A seat's best decisions, the one that won most first; of equals the earlier.
    #[must_use]
    pub fn finest(&self, seat: Seat) -> Vec<&Finding> {
        most(self.of(seat), Finding::merit)
    }

    /// How many of a seat's decisions were looked at, and how many of them were as good as the best.
    #[must_use]
    pub fn count(&self, seat: Seat) -> (usize, usize) {
        let good = self.of(seat).filter(|finding| finding.loss() < CLEAR).count();
        (self.of(seat).count(), good)
    }
}

fn most<'a>(findings: impl Iterator<Item = &'a Finding>, worth: fn(&Finding) -> f32) -> Vec<&'a Finding> {
    let mut named: Vec<&Finding> = findings.filter(|finding| worth(finding) >= CLEAR).collect();
    named.sort_by(|a, b| worth(b).total_cmp(&worth(a)));
    named.truncate(NAMED);
    named
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trial(at: u16, visits: u32, mean: f32) -> Trial {
        Trial { at, visits, sum: mean * visits as f32 }
    }

    fn glimpse(made: u16, glance: u16, tried: &[Trial]) -> Glimpse {
        Glimpse { step: 4, seat: Seat(1), made, glance, tried: tried.to_vec(), standing: vec![0.4, 0.6] }
    }

    fn close(one: f32, other: f32) -> bool {
        (one - other).abs() < 1e-5
    }

    #[test]
    fn a_decision_costs_what_the_best_move_promised_more() {
        let seen = glimpse(2, 1, &[trial(1, 400, 0.6), trial(2, 200, 0.45)]);
        assert_eq!(seen.doubt(), None, "both were tried enough");
        let finding = seen.finding(&[]).expect("something was tried");
        assert!(close(finding.loss(), 0.15) && close(finding.merit(), 0.0), "{finding:?}");
        assert_eq!((finding.best.at, finding.made.at, finding.rival), (1, 2, None));
    }

    #[test]
    fn a_move_that_was_hardly_tried_is_looked_at_alone() {
        let seen = glimpse(2, 1, &[trial(1, 400, 0.6), trial(2, 9, 0.2)]);
        assert_eq!(seen.doubt(), Some(2));
        let finding = seen.clone().finding(&[trial(2, 200, 0.5)]).expect("something was tried");
        assert!(close(finding.loss(), 0.1), "{finding:?}");
        // Never tried at all.
        let unseen = glimpse(3, 1, &[trial(1, 400, 0.6)]);
        assert_eq!(unseen.doubt(), Some(3));
        assert_eq!(unseen.clone().finding(&[]), None, "nothing is known of it");
        assert!(close(unseen.finding(&[trial(3, 50, 0.3)]).expect("looked at").loss(), 0.3));
    }

    #[test]
    fn what_turns_out_as_good_was_no_mistake() {
        let seen = glimpse(2, 1, &[trial(1, 400, 0.6), trial(2, 9, 0.2)]);
        let finding = seen.finding(&[trial(2, 200, 0.6)]).expect("something was tried");
        assert!(finding.is_best() && close(finding.loss(), 0.0) && finding.merit() < CLEAR, "{finding:?}");
    }

    #[test]
    fn what_the_best_was_measured_against_is_the_best_if_it_turns_out_better() {
        let tried = [trial(0, 50, 0.6), trial(1, 2, 0.3)];
        let look = glimpse(0, 1, &tried);
        assert_eq!(look.doubt(), Some(1));
        let finding = look.clone().finding(&[trial(1, 40, 0.7)]).expect("two moves");
        assert_eq!((finding.best.at, finding.made.at, finding.rival), (1, 0, None));
        assert!(close(finding.loss(), 0.1));
        // Two lucky lines of play prove nothing.
        let lucky = glimpse(0, 1, &[trial(0, 50, 0.6), trial(1, 2, 0.9)]);
        assert!(lucky.finding(&[]).expect("two moves").is_best());
    }

    #[test]
    fn the_best_move_is_measured_against_the_first_glance_then_against_the_next_best() {
        let tried = [trial(1, 400, 0.6), trial(2, 120, 0.55), trial(5, 110, 0.3)];
        let unobvious = glimpse(1, 5, &tried);
        assert_eq!(unobvious.doubt(), None);
        assert!(close(unobvious.finding(&[]).expect("tried").merit(), 0.3));
        assert!(close(glimpse(1, 1, &tried).finding(&[]).expect("tried").merit(), 0.05));
        // What it is measured against has to be known well, too, where much hangs on it.
        let hardly = glimpse(1, 5, &[trial(1, 400, 0.6), trial(5, 10, 0.3)]);
        assert_eq!(hardly.doubt(), Some(5));
        assert!(close(hardly.finding(&[trial(5, 100, 0.58)]).expect("tried").merit(), 0.02));
        assert_eq!(glimpse(1, 1, &[trial(1, 400, 0.6)]).finding(&[]).expect("tried").rival, None);
    }

    fn finding(step: u32, seat: u8, best: f32, made: f32) -> Finding {
        let (at, rival) = (u16::from(best > made), Some(Worth { at: 7, share: made }));
        let made = if best > made { made } else { best };
        Finding {
            step,
            seat: Seat(seat),
            made: Worth { at: 0, share: made },
            best: Worth { at, share: best },
            rival,
            standing: vec![0.5, 0.5],
        }
    }

    #[test]
    fn the_three_costliest_are_named_and_what_differs_too_little_is_not() {
        let mut review = Review::new(1);
        for (step, made) in [(9, 0.5), (1, 0.4), (3, 0.49), (5, 0.4), (7, 0.2), (8, 0.45)] {
            review.add(finding(step, 0, 0.5, made));
        }
        review.add(finding(2, 1, 0.5, 0.1));
        let named: Vec<u32> = review.costliest(Seat(0)).iter().map(|finding| finding.step).collect();
        assert_eq!(named, [7, 1, 5], "of equals the earlier");
        assert_eq!(review.count(Seat(0)), (6, 2));
        assert_eq!(review.costliest(Seat(1)).len(), 1);
        assert_eq!(review.finest(Seat(0)).len(), 0);
        assert!(review.findings.windows(2).all(|two| two[0].step < two[1].step));
    }

    #[test]
    fn a_review_goes_on_where_it_was_left_and_only_for_the_same_game_and_judge() {
        let decisions = [2, 3, 6];
        let mut review = Review::new(42);
        assert_eq!(review.next(&decisions), Some(2));
        review.add(finding(2, 0, 0.5, 0.5));
        let kept = serde_json::to_string(&review).expect("plain data");
        let kept: Review = serde_json::from_str(&kept).expect("it was written so");
        assert_eq!(kept, review);
        let made = |_| Some(0);
        let resumed = kept.clone().resume(42, &decisions, made);
        assert_eq!((resumed.findings.len(), resumed.next(&decisions)), (1, Some(3)));
        assert_eq!(kept.clone().resume(43, &decisions, made), Review::new(43), "another game");
        assert_eq!(kept.clone().resume(42, &[3, 6], made), Review::new(42), "a step that decided nothing");
        assert_eq!(
            kept.clone().resume(42, &decisions, |_| Some(1)),
            Review::new(42),
            "another order of moves"
        );
        let older = Review { judge: kept.judge - 1, ..kept };
        assert_eq!(older.resume(42, &decisions, made), Review::new(42), "another judge");
        assert_eq!(resumed.next(&[2]), None);
    }
}
