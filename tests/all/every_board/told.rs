//! What every board tells where it would be easy to tell too little, or too early.

use super::{Position, Tried, positions};
use salon::app::boards::staged::{self, Look, Shown};
use salon::engine::Viewer;
use std::collections::{HashMap, HashSet};

/// What a player can choose at one time says at any other why not: a touch that acts once never only tells what the piece is.
pub fn explains_what_is_refused<G: Tried>() {
    let mut chosen = HashSet::new();
    let mut asked = HashMap::new();
    for (number, setup) in (0..).zip(G::sample_setups()) {
        positions::<G>(&setup, 70 + number, 3, |components, state| {
            let position = Position::<G>::of(components, state);
            // What was done may be amended for a while; that is no action of its own.
            let look = Look { amends: false, ..position.look(G::Draft::default()) };
            if look.legal.is_empty() || look.draft != G::Draft::default() {
                return;
            }
            for piece in position.pieces(look.draft) {
                let response = staged::touch(&look, piece);
                let who = (number, position.own, piece);
                // What serves for an action that begins with another piece may say so.
                let serves = |action: &G::Action| G::pieces_of(&look, *action).contains(&piece);
                if response.asks && response.refused.is_none() && !look.legal.iter().any(serves) {
                    asked.entry(who).or_insert_with(|| format!("{:?}", position.legal.first()));
                } else if response.draft != look.draft {
                    chosen.insert(who);
                }
            }
        });
    }
    let dumb: Vec<_> = asked.iter().filter(|(who, _)| chosen.contains(who)).collect();
    assert!(
        dumb.is_empty(),
        "{} pieces only say what they are at times: {:?}",
        dumb.len(),
        &dumb[..dumb.len().min(12)]
    );
    assert!(!chosen.is_empty(), "nothing was chosen");
}

/// Before the score sheet has told the end, nobody's total is another than before the last step.
pub fn holds_the_totals_of_the_end<G: Tried>() {
    let mut needed = None;
    for (number, setup) in (0..).zip(G::sample_setups()) {
        let nothing = G::Draft::default();
        let [was, end] = last_step::<G>(&setup, number);
        let told =
            |mut scene: G::Scene| scene.totals().into_iter().map(|total| total.now).collect::<Vec<_>>();
        let held = untold(&was, &end);
        let earlier = told(was.scene(nothing));
        if !earlier.is_empty() {
            needed = Some(needed.unwrap_or(false) || told(end.scene(nothing)) != earlier);
        }
        assert_eq!(told(held), earlier, "the end shows through");
    }
    assert_ne!(needed, Some(false), "the end counts nothing more: there is nothing to hold back");
}

/// The positions before and after the last step of a random game, as the table sees them.
pub fn last_step<G: Tried>(setup: &G::Setup, seed: u64) -> [Position<G>; 2] {
    let mut last = Vec::new();
    positions::<G>(setup, seed, 1, |components, state| {
        last.push((components.clone(), state.clone()));
        last.drain(..last.len().saturating_sub(2));
    });
    let Ok([before, end]) = <[_; 2]>::try_from(last) else { panic!("a game has a step") };
    [before, end].map(|(components, state)| Position::seen_by(&components, &state, Viewer::Table))
}

/// What is shown of the end until it is told.
pub fn untold<G: Tried>(was: &Position<G>, end: &Position<G>) -> G::Scene {
    let nothing = G::Draft::default();
    let mut held = end.scene(nothing);
    staged::hold_totals(&mut held, &end.look(nothing), &was.view);
    held
}
