//! What a game knows about playing it well. Computer players and hints are built on this, game by game data,
//! search and levels once for all.

use super::{Figures, Game, Seat};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt::Debug;

/// Two ways of playing that a person can tell apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Style {
    /// Builds first, for the long game.
    #[default]
    Builder,
    /// Goes for points and for what others want.
    Racer,
}

/// An action that was weighed, with what speaks for it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Candidate<A, R> {
    /// The action.
    pub action: A,
    /// Expected standing after it for the seat that moves: 0 is certain loss, 1 certain victory; for comparing only.
    pub value: f32,
    /// What speaks for it, most important first.
    pub reasons: Vec<R>,
    /// What the seat would do right after it, in order, where all is one gesture.
    pub then: Vec<A>,
}

/// Whether nothing else that is legal looks better than an action at first glance.
pub fn looks_best<G: Advice>(state: &G::State, action: &G::Action, style: Style) -> bool {
    let (mut legal, mut values) = (Vec::new(), Vec::new());
    G::actions(state, &mut legal);
    G::appraise_all(state, &legal, style, &mut values);
    let own = legal.iter().zip(&values).find(|(other, _)| *other == action).map(|(_, value)| *value);
    own.is_some_and(|own| values.iter().all(|value| *value <= own))
}

/// What speaks for one of several candidates, most important first. What speaks for all of them does not say why it should
/// be this one, so it is left out; of a candidate that nothing else speaks for, the first reason stays.
pub fn telling<A, R: PartialEq>(candidates: &[Candidate<A, R>], at: usize) -> Vec<&R> {
    let own = distinguishing(candidates, at);
    let any = || candidates.get(at).and_then(|candidate| candidate.reasons.first());
    if own.is_empty() { any().into_iter().collect() } else { own }
}

/// What speaks for one of several candidates and not for all of them as well, most important first.
pub fn distinguishing<A, R: PartialEq>(candidates: &[Candidate<A, R>], at: usize) -> Vec<&R> {
    let Some(candidate) = candidates.get(at) else { return Vec::new() };
    let of_all =
        |reason: &R| candidates.len() > 1 && candidates.iter().all(|other| other.reasons.contains(reason));
    candidate.reasons.iter().filter(|reason| !of_all(reason)).collect()
}

/// How a search chooses among the moves of a position which to try next: by what came of them, by how they look at first glance, and
/// by how little they were tried.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Guidance {
    /// How strongly moves that were tried little attract, beside what came of the others.
    pub exploration: f32,
    /// Values of a first glance, in points of the game, that differ by this much differ e-fold in attraction: more where a point is
    /// less, where a glance sees little, or where positions are judged so well that it need not be heeded much.
    pub temperature: f32,
    /// In how many ways what is hidden is imagined.
    pub worlds: Worlds,
}

/// In how many ways a search imagines what is hidden, and what chance will bring. In few it sees further; but where much is drawn it
/// plans for draws that it should not count on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worlds {
    /// At first.
    pub first: u32,
    /// Lines of play for each further one.
    pub lines: u32,
    /// Whether the luck of each is told from the merit of the moves that are tried in it.
    pub luck_apart: bool,
}

impl Worlds {
    /// Where it matters most to see far.
    pub const FEW: Self = Self { first: 4, lines: 400, luck_apart: false };
    /// Where draws decide.
    pub const MANY: Self = Self { first: 16, lines: 20, luck_apart: true };
}

/// A game that can judge positions and moves.
pub trait Advice: Game {
    /// What can speak for an action; becomes words in the app.
    type Reason: Clone + Debug + PartialEq + Serialize + DeserializeOwned + 'static;

    /// Replies of the others after which a move is judged, at most: a safeguard against games with long turns.
    const REPLIES: usize = 12;

    /// Whether a search weighs what the others might reply. Where seats seldom meet it sees further when the others make
    /// the moves that look best at first glance, and only its own are weighed.
    const WEIGHS_REPLIES: bool = true;

    /// How a search chooses what to try that judges positions by the hand-written evaluation.
    const GUIDANCE: Guidance = Guidance { exploration: 1.25, temperature: 0.4, worlds: Worlds::FEW };

    /// The same for one that judges by what was learned. Found by contests.
    const LEARNED_GUIDANCE: Guidance = Self::GUIDANCE;

    /// Lines of play after which a search may end before its time, once one move leads clearly: fewer where a line is long.
    const UNSETTLED: u32 = 4096;

    /// Lines of play after which a search ends in any case inside a turn: fewer where a turn holds many small decisions, and
    /// what it is for was thought about when it began.
    const INSIDE_A_TURN: u32 = u32::MAX;

    /// How well a seat stands, in points of that game (higher is better, comparable between seats of one position).
    /// Once the game is over it orders the seats as their ranks do, equal for a shared rank.
    fn evaluate(state: &Self::State, seat: Seat, style: Style) -> f32;

    /// Figures that [`survey`](Self::survey) tells of a seat; none for a game that learns nothing.
    const TRAITS: usize = 0;

    /// Kinds of things that [`survey`](Self::survey) tells by their numbers, for a game in which so many things are unlike all
    /// others that figures cannot tell what each is worth.
    const KINDS: usize = 0;

    /// What was learned of the game by `make learn`, as a file; empty where nothing was.
    const LEARNED: &'static [u8] = &[];

    /// [`evaluate`](Self::evaluate), and beside it what a learned judgement looks at, before the game is over: figures of how
    /// a seat stands, [`TRAITS`](Self::TRAITS) of them, each about as large as 1 at most, 0 where there is nothing; and what it has
    /// of the [`KINDS`](Self::KINDS). They tell nothing that nobody at the table knows, and the figures measure what editions may
    /// change by the box in play. Allocates nothing.
    fn survey(state: &Self::State, seat: Seat, style: Style, into: &mut Figures) -> f32 {
        let _ = into;
        Self::evaluate(state, seat, style)
    }

    /// Quick judgement of a legal action for the seat to move, in points of that game; orders the search and picks
    /// moves at the lower levels. Allocates nothing.
    fn appraise(state: &Self::State, action: &Self::Action, style: Style) -> f32;

    /// Appends the [`appraise`](Self::appraise) of each action. A game whose judgements share work does it once here.
    fn appraise_all(state: &Self::State, actions: &[Self::Action], style: Style, into: &mut Vec<f32>) {
        into.extend(actions.iter().map(|action| Self::appraise(state, action, style)));
    }

    /// Moves that deserve a close look in a position, the best at first glance: fewer than all where most are places
    /// that differ little.
    fn close_look(_state: &Self::State) -> usize {
        usize::MAX
    }

    /// Whether an action, after which the state is this one, is only a part of a gesture that goes on, such as taking a tile up: then a
    /// hint tells the rest, too.
    fn is_half(_action: &Self::Action, _after: &Self::State) -> bool {
        false
    }

    /// How far the middle level's judgement of a move wavers, in shares of the victory. Nothing, but for a game in
    /// which judging one move well is nearly all there is to playing well: there the levels would not stay apart.
    const WAVERS: f32 = 0.0;

    /// Decisions that a search plays on at first glance before it judges a position, at a table of so many: some where
    /// it seldom sees as far as the seat's own next turn and much can happen until then. For the hand-written judgement: what
    /// was learned judges where a turn begins.
    fn plays_on(_seats: usize) -> usize {
        0
    }

    /// Tells positions apart: different (but for accidents) for positions that differ in anything a seat knows or
    /// may do now; equal for positions that differ only in what nobody knows yet, such as the order of a face-down
    /// pile. A search recognises by it what chance has done.
    fn digest(state: &Self::State) -> u64;

    /// What speaks for a legal action, most important first; at least one reason.
    fn reasons(state: &Self::State, action: &Self::Action) -> Vec<Self::Reason>;

    /// Whether a reason says no more than that nothing speaks for the action. Where a review finds that it was clearly better than
    /// another, that would contradict it.
    fn is_hollow(_reason: &Self::Reason) -> bool {
        false
    }

    /// Difference in [`evaluate`](Self::evaluate) that makes victory about 73 % likely (the scale of the logistic
    /// curve), at the current stage of the game.
    fn scale(state: &Self::State) -> f32;
}

#[cfg(test)]
mod tests {
    use super::*;

    fn candidates(reasons: &[&[u8]]) -> Vec<Candidate<(), u8>> {
        let candidate = |reasons: &&[u8]| Candidate {
            action: (),
            value: 0.5,
            reasons: reasons.to_vec(),
            then: Vec::new(),
        };
        reasons.iter().map(candidate).collect()
    }

    #[test]
    fn what_speaks_for_every_candidate_tells_nothing_of_one() {
        let three = candidates(&[&[1, 2], &[2, 3], &[4, 2]]);
        assert_eq!([telling(&three, 0), telling(&three, 1), telling(&three, 2)], [[&1], [&3], [&4]]);
    }

    #[test]
    fn what_speaks_for_both_does_not_tell_one_from_the_other() {
        let pair = candidates(&[&[1, 2], &[2, 1, 3]]);
        assert_eq!(distinguishing(&pair, 0), Vec::<&u8>::new());
        assert_eq!(distinguishing(&pair, 1), [&3]);
    }

    #[test]
    fn a_candidate_keeps_its_first_reason_and_an_only_one_keeps_all() {
        assert_eq!(telling(&candidates(&[&[1, 2], &[2, 1]]), 1), [&2]);
        assert_eq!(telling(&candidates(&[&[1, 2]]), 0), [&1, &2]);
        assert_eq!(telling(&candidates(&[]), 0), Vec::<&u8>::new());
    }
}
