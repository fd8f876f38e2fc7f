//! Where paintings may hang (RULES.md, Hanging tiles).

use super::table::*;
use salon::engine::{Game, Seed, Timeline};
use salon::games::art_society::{Action, ArtSociety, Phase, Refusal, Setup};

/// A turn in which one of these lots was taken, beside a wall with S2x3-P1 at (5, 4) alone.
fn holding(name: &str) -> salon::games::art_society::State {
    let mut state = Table::of(2).wall(0, &[("S2x3-P1", 5, 4)]).lots(&[name]).ready();
    take(&mut state, name);
    state
}

#[test]
fn the_four_wrong_places_and_the_right_one_of_the_rulebook() {
    refused(&holding("P5x4-C1"), hang(8, 0), Refusal::OffTheWall);
    let state = holding("P2x2-C1");
    refused(&state, hang(9, 4), Refusal::TouchesNothing);
    refused(&state, hang(7, 7), Refusal::TouchesNothing);
    refused(&state, hang(6, 3), Refusal::Covered);
    assert!(legal(&state).contains(&hang(7, 6)));
    refused(&state, hang(255, 255), Refusal::OffTheWall);
}

#[test]
fn a_painting_is_never_rotated() {
    // Below the starting painting there are rows 7 to 10; a 2x5 does not fit there, a 5x2 does.
    let tall = holding("P2x5-C1");
    refused(&tall, hang(5, 7), Refusal::OffTheWall);
    assert!(legal(&holding("P5x2-C1")).contains(&hang(5, 7)));
}

#[test]
fn a_starting_painting_covers_one_or_two_stars() {
    let setup = Setup::default();
    let components = ArtSociety::components(&setup).expect("the printed box");
    let mut state = ArtSociety::start(&components, &setup, Seed(4), &mut ());
    assert_eq!(state.phase(), Phase::Start);
    let listed = legal(&state);
    // 2x3 on stars (5, 5) and (6, 5): left edge at 4, 5 or 6, top at 3, 4 or 5.
    assert_eq!(listed.len(), 9);
    assert!(listed.contains(&hang(5, 4)) && listed.contains(&hang(4, 5)));
    refused(&state, hang(3, 5), Refusal::NoStar);
    refused(&state, hang(11, 5), Refusal::OffTheWall);
    act(&mut state, hang(4, 5));
    act(&mut state, hang(6, 3));
    assert_eq!(state.phase(), Phase::Choose);
    assert_eq!(state.decor(), &components.decor, "no reward is possible");
}

#[test]
fn only_the_step_that_is_due_is_possible() {
    let state = holding("P2x2-C1");
    let due = salon::games::art_society::Due::Painting;
    for action in [Action::Bid(3), Action::Keep, Action::EndTurn, Action::TakeDecor(1), Action::Choose(0)] {
        refused(&state, action, Refusal::NotNow { due });
    }
}

#[test]
fn a_starting_painting_that_was_moved_leaves_a_record_as_if_it_had_hung_there_at_once() {
    let played = |first: Action| {
        let mut timeline = Timeline::<ArtSociety>::begin(Setup::default(), Seed(3)).expect("a sound setup");
        for action in [first, hang(5, 4), Action::Choose(0), Action::Choose(1)] {
            timeline.act(action).expect("it is legal");
        }
        timeline
    };
    let mut timeline = played(hang(4, 4));
    assert_eq!(timeline.amend(0, hang(0, 0)), Err(Refusal::NoStar));
    assert_eq!(timeline.record(), played(hang(4, 4)).record(), "what is refused changes nothing");
    assert_eq!(timeline.amend(0, hang(5, 5)), Ok(()));
    let other = played(hang(5, 5));
    assert_eq!(timeline.record(), other.record());
    assert!(timeline.state() == other.state());
    assert_eq!((timeline.head(), timeline.kept()), (4, 4));
}
