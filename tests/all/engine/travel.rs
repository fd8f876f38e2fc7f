//! What going back and forth costs: nothing is played again.

use super::feud::{APPLIED, Feud, Setup};
use crate::suite::random_game;
use salon::engine::{Game, Rng, Seat, Seed, Timeline, Viewer};
use salon::games::azul_summer_pavilion::{AzulSummerPavilion, Setup as AzulSetup};
use std::hint::black_box;

/// Actions that something carries out.
fn applied(work: impl FnOnce()) -> u64 {
    let before = APPLIED.get();
    work();
    APPLIED.get() - before
}

#[test]
fn undo_redo_and_looking_back_carry_out_no_action_and_a_new_way_only_its_own() {
    let mut timeline = Timeline::<Feud>::begin(Setup(5), Seed(3)).expect("five may play");
    let (mut legal, mut rng) = (Vec::new(), Rng::new(Seed(4)));
    let played = applied(|| {
        loop {
            legal.clear();
            Feud::actions(timeline.state(), &mut legal);
            if legal.is_empty() {
                break;
            }
            timeline.act(legal[rng.index(legal.len())]).expect("it is legal");
        }
    });
    let end = timeline.head();
    assert_eq!(played, end as u64, "an action is carried out once");
    assert!(end > 25, "{end}");
    let travelled = applied(|| {
        while let Some(target) = timeline.undo_target() {
            timeline.go(target);
        }
        while let Some(target) = timeline.redo_target() {
            timeline.go(target);
        }
        for at in 0..=end {
            let then = timeline.look_back(at, Viewer::Seat(Seat(0)), end);
            let told = timeline.recount(at, Viewer::Seat(Seat(1)), 0).count();
            black_box((then, told, timeline.record_at(at), timeline.turn_at(at)));
        }
    });
    assert_eq!((timeline.head(), travelled), (end, 0));
    timeline.go(timeline.undo_target().expect("something was decided"));
    legal.clear();
    Feud::actions(timeline.state(), &mut legal);
    assert_eq!(applied(|| assert!(timeline.act(legal[0]).is_ok())), 1);
    // Opening a record plays it once.
    let record = timeline.record();
    let actions = record.actions.len() as u64;
    assert_eq!(applied(|| assert!(Timeline::open(record).is_ok())), actions);
}

#[test]
fn redo_stops_where_undo_did_and_never_at_a_step_that_nobody_decides() {
    let setup = AzulSetup { seats: 3, ..AzulSetup::default() };
    let mut timeline = random_game::<AzulSummerPavilion>(&setup, Seed(5));
    let end = timeline.head();
    // A person among computers: what the rules leave no choice about comes right after a computer's step, too.
    for person in (0..3).map(Seat) {
        let decides = |seat| seat == person;
        let mut back = Vec::new();
        while let Some(target) = timeline.undo_to(decides) {
            timeline.go(target);
            back.push(target);
        }
        let mut forth = Vec::new();
        while let Some(target) = timeline.redo_to(decides) {
            timeline.go(target);
            forth.push(target);
        }
        assert_eq!((timeline.head(), forth.pop()), (end, Some(end)));
        back.reverse();
        assert_eq!(forth, back[1..], "{person:?}");
        let steps = timeline.steps();
        assert!(forth.iter().all(|at| steps[*at].seat == person && !steps[*at].forced));
        let after_computer =
            |at: usize| steps[at].forced && steps[at].seat == person && steps[at - 1].seat != person;
        assert!((1..end).any(after_computer), "{person:?} never had to");
    }
}

#[test]
fn what_can_be_done_again_lies_ahead_until_something_else_is_played() {
    let mut timeline = Timeline::<Feud>::begin(Setup(5), Seed(3)).expect("five may play");
    let mut legal = Vec::new();
    for _ in 0..3 {
        legal.clear();
        Feud::actions(timeline.state(), &mut legal);
        timeline.act(legal[0]).expect("it is legal");
    }
    assert!(timeline.ahead().is_empty());
    let played: Vec<_> = timeline.steps().iter().map(|step| (step.seat, step.action)).collect();
    timeline.go(1);
    let ahead: Vec<_> = timeline.ahead().iter().map(|step| (step.seat, step.action)).collect();
    assert_eq!(ahead, played[1..]);
    legal.clear();
    Feud::actions(timeline.state(), &mut legal);
    timeline.act(legal[0]).expect("it is legal");
    assert!(timeline.ahead().is_empty());
}
