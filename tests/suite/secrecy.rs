//! The proof of secrecy: what a viewer may not know is dealt anew from the state, and the viewer is told the same.
//!
//! Dealt anew by the game's own account of what is hidden ([`Game::deal_anew`]) and not from a view, so that a view that
//! tells too much is found out even where imagined states agree with it.

use super::{each_game, random_game};
use salon::engine::{Advice, Game, Rng, Seat, Seed, Timeline, Turn, Viewer};

/// Positions of a game that are looked at.
const POSITIONS: usize = 30;

/// Deals that each is tried with.
const DEALS: usize = 3;

/// Steps that a game is played on with another deal.
const STEPS: usize = 12;

/// Everybody who may look.
pub fn viewers<G: Game>(setup: &G::Setup) -> impl Iterator<Item = Viewer> + use<G> {
    (0..G::seats(setup)).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Table])
}

/// The position with everything dealt anew that a viewer may not know.
pub fn dealt_anew<G: Game>(state: &G::State, viewer: Viewer, rng: &mut Rng) -> G::State {
    let mut other = state.clone();
    G::deal_anew(&mut other, viewer, rng);
    other
}

fn actions<G: Game>(state: &G::State) -> Vec<G::Action> {
    let mut actions = Vec::new();
    G::actions(state, &mut actions);
    actions
}

/// Some positions of random games of every setup, with their number of steps played.
fn each_position<G: Game>(mut with: impl FnMut(&G::Setup, &Timeline<G>, usize)) {
    each_game::<G>(2, |setup, seed| {
        let timeline = random_game::<G>(setup, seed);
        for played in (0..=timeline.head()).step_by((timeline.head() / POSITIONS).max(1)) {
            with(setup, &timeline, played);
        }
    });
}

/// What may be known of a position stays the same whatever is dealt anew behind it: the view in every bit, whose turn and
/// whose decision it is, whether a curtain falls, the score; for whoever decides, what may be done and why not.
pub fn what_is_hidden_changes_nothing_that_is_seen<G: Game>() {
    let mut rng = Rng::new(Seed(31));
    let mut differed = 0;
    let mut tried: Vec<G::Action> = Vec::new();
    each_position::<G>(|setup, timeline, played| {
        let components = G::components(setup).expect("sample setups are sound");
        let state = timeline.seek(played);
        for viewer in viewers::<G>(setup) {
            let view = G::view(state, viewer);
            let mut anew = false;
            for _ in 0..DEALS {
                let other = dealt_anew::<G>(state, viewer, &mut rng);
                let place = format!("{setup:?} at {played}, {viewer:?}");
                G::audit(&other).unwrap_or_else(|wrong| panic!("{place}: dealt anew {wrong}"));
                anew |= other != *state;
                assert!(G::view(&other, viewer) == view, "the view tells what is hidden: {place}");
                let text = |view| serde_json::to_string(view).expect("views serialise");
                assert_eq!(text(&G::view(&other, viewer)), text(&view), "the written view: {place}");
                assert_eq!(G::turn(&other), G::turn(state), "who decides: {place}");
                assert_eq!(G::opens_turn(&other), G::opens_turn(state), "whose turn it is: {place}");
                assert_eq!(G::round(&other), G::round(state), "the round: {place}");
                assert!(G::score(&other) == G::score(state), "the score tells what is hidden: {place}");
                let Turn::Of(seat) = G::turn(state) else { continue };
                assert_eq!(
                    G::openness(&other),
                    G::openness(state),
                    "the curtain tells what is hidden: {place}"
                );
                if viewer == Viewer::Seat(seat) {
                    let may = actions::<G>(state);
                    assert_eq!(actions::<G>(&other), may, "what may be done tells what is hidden: {place}");
                    assert_eq!(G::forced(&other), G::forced(state), "what must be done: {place}");
                    for action in tried.iter().chain(&may) {
                        assert_eq!(
                            G::check(&other, action),
                            G::check(state, action),
                            "a refusal tells what is hidden: {action:?}, {place}"
                        );
                    }
                    if tried.len() < 200 {
                        tried.extend(may.first());
                    }
                }
            }
            // Whatever an imagined state puts elsewhere, must have been dealt.
            let imagined = G::imagine(&components, &view, &mut rng);
            while !anew && imagined != *state {
                let lots = (0..50).any(|_| dealt_anew::<G>(state, viewer, &mut rng) != *state);
                assert!(lots, "{setup:?} at {played}, {viewer:?}: more is hidden than is dealt anew");
                anew = true;
            }
            differed += u32::from(anew);
        }
    });
    assert!(differed > 0, "something is dealt anew");
}

/// A game's steps from one position on, each with the position that it led to.
type Course<G> = Vec<(Vec<<G as Game>::Event>, <G as Game>::State)>;

/// What a viewer is told of a course.
struct Told<G: Game> {
    /// As it happens.
    heard: Vec<G::Event>,
    /// At its end.
    log: Vec<G::Event>,
    /// Its positions as they are seen from there.
    seen: Vec<G::View>,
}

fn told<G: Game>(course: &Course<G>, viewer: Viewer) -> Told<G> {
    let (mut heard, mut log, mut seen) = (Vec::new(), Vec::new(), Vec::new());
    let now = course.last().map(|(_, now)| now);
    for (events, then) in course {
        for event in events {
            let included = salon::engine::Event::audience(event).includes(viewer);
            if included {
                heard.push(event.clone());
            }
            let later = now.and_then(|now| G::recount(event, viewer, then, now));
            assert!(included || later.is_none(), "told later, never before: {event:?} to {viewer:?}");
            log.extend(later);
        }
        seen.extend(now.map(|now| G::look_back(then, viewer, now)));
    }
    Told { heard, log, seen }
}

/// From a position on the game is played again on another deal behind the same view: the same choices, or ones that look
/// alike, for as long as the viewer sees the same. It is then told the same: what happened as it happened, the log, the recap
/// and the earlier positions.
pub fn what_is_hidden_changes_nothing_that_is_told<G: Game>() {
    let mut rng = Rng::new(Seed(32));
    let mut compared = 0;
    each_position::<G>(|setup, timeline, played| {
        for viewer in viewers::<G>(setup) {
            for _ in 0..DEALS {
                let (mut real, mut other): (Course<G>, Course<G>) = (Vec::new(), Vec::new());
                let mut state = dealt_anew::<G>(timeline.seek(played), viewer, &mut rng);
                for step in timeline.steps().iter().skip(played).take(STEPS) {
                    let own = viewer == Viewer::Seat(step.seat);
                    let same = |action: &G::Action| {
                        *action == step.action || !own && G::looks_alike(&step.action, action)
                    };
                    let alike: Vec<G::Action> = actions::<G>(&state).into_iter().filter(same).collect();
                    if alike.is_empty() {
                        break;
                    }
                    let mut events = Vec::new();
                    G::apply(&mut state, alike[rng.index(alike.len())], &mut events);
                    // Something came to light that lay elsewhere: from here on it is another game to this viewer.
                    if G::view(&state, viewer) != G::view(&step.after, viewer) {
                        break;
                    }
                    compared += u32::from(state != step.after);
                    real.push((step.events.clone(), step.after.clone()));
                    other.push((events, state.clone()));
                    let place = || format!("{setup:?} at {played}, {:?}, {viewer:?}", step.action);
                    let (here, there) = (told::<G>(&real, viewer), told::<G>(&other, viewer));
                    assert_eq!(there.heard, here.heard, "an event tells what is hidden: {}", place());
                    assert_eq!(there.log, here.log, "the log tells what is hidden: {}", place());
                    assert!(there.seen == here.seen, "an earlier position tells what is hidden: {}", place());
                }
            }
        }
    });
    assert!(compared > 0, "some steps were compared");
}

/// What speaks for a choice follows from what whoever makes it may know.
pub fn what_is_hidden_changes_no_reason<G: Advice>() {
    let mut rng = Rng::new(Seed(34));
    each_position::<G>(|setup, timeline, played| {
        let state = timeline.seek(played);
        let Turn::Of(seat) = G::turn(state) else { return };
        let other = dealt_anew::<G>(state, Viewer::Seat(seat), &mut rng);
        for action in actions::<G>(state) {
            assert_eq!(
                G::reasons(&other, &action),
                G::reasons(state, &action),
                "a reason tells what is hidden: {setup:?} at {played}, {action:?}"
            );
        }
    });
}
