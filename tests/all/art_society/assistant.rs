//! The assistant (RULES.md, The assistant).

use super::table::*;
use salon::games::art_society::{Action, Event, Origin, Phase, Piece, Refusal, Spot, Task};

/// Seat 0 has stored a city life painting in round 2; in round 3 there is a still life to take.
fn later() -> Table {
    Table::of(2)
        .wall(0, &[("S2x3-C1", 5, 4)])
        .assistant(0, Piece::Painting(id("P2x2-C2")), 2)
        .lots(&["P2x2-S1", "P2x2-L1"])
}

#[test]
fn a_painting_may_be_stored_instead_of_hung() {
    // In the round of storing: it would touch city life.
    let mut state = Table::of(2).wall(0, &[("S2x3-C1", 5, 4)]).lots(&["P2x2-C2"]).ready();
    take(&mut state, "P2x2-C2");
    assert!(legal(&state).contains(&Action::Store));
    act(&mut state, Action::Store);
    assert_eq!(player(&state, 0).assistant, stored("P2x2-C2", 3));
    assert_eq!(state.phase(), Phase::Take, "the turn is over, without a reward");
    assert_eq!(state.decor(), &[48, 36, 24]);
}

#[test]
fn the_stored_tile_goes_up_after_the_new_one_or_before() {
    let mut after = later().ready();
    take(&mut after, "P2x2-S1");
    act(&mut after, hang(7, 4));
    assert_eq!(after.phase(), Phase::Turn, "the assistant may still release");
    assert!(legal(&after).contains(&Action::EndTurn));
    let events = act(&mut after, release(9, 4));
    assert!(events.iter().any(|event| matches!(event, Event::Hung { origin: Origin::Assistant, .. })));
    let mut before = later().ready();
    take(&mut before, "P2x2-S1");
    play(&mut before, &[release(7, 6), hang(7, 4)]);
    assert_eq!(hanging(&before, 0), [("S2x3-C1", 5, 4), ("P2x2-C2", 7, 6), ("P2x2-S1", 7, 4)]);
    assert_eq!(before.phase(), Phase::Take);
}

#[test]
fn releasing_first_makes_room_for_storing() {
    let mut state = later().ready();
    take(&mut state, "P2x2-S1");
    refused(&state, Action::Store, Refusal::AssistantFull);
    play(&mut state, &[release(7, 6), Action::Store]);
    assert_eq!(player(&state, 0).assistant, stored("P2x2-S1", 3));
    assert_eq!(state.phase(), Phase::Take, "a tile stored this round stays");
}

#[test]
fn the_stored_tile_may_stay() {
    let mut state = later().ready();
    take(&mut state, "P2x2-S1");
    act(&mut state, hang(7, 4));
    let events = act(&mut state, Action::EndTurn);
    assert!(matches!(events[0], Event::TurnEnded { .. }));
    assert_eq!(player(&state, 0).assistant, stored("P2x2-C2", 2));
}

#[test]
fn a_tile_stored_this_round_is_not_released() {
    let mut state = later().round(4).assistant(0, Piece::Painting(id("P2x2-C2")), 4).ready();
    take(&mut state, "P2x2-S1");
    refused(&state, release(7, 6), Refusal::StoredThisRound);
    let mut empty = Table::of(2).lots(&["P2x2-S1"]).ready();
    take(&mut empty, "P2x2-S1");
    refused(&empty, release(7, 6), Refusal::AssistantEmpty);
}

#[test]
fn a_released_painting_earns_decor_before_the_turn_goes_on() {
    // The gilt city life painting beside the gilt starting painting.
    let mut state = Table::of(2)
        .wall(0, &[("S2x3-P1", 5, 4)])
        .assistant(0, Piece::Painting(id("P2x2-C1")), 2)
        .lots(&["P2x2-S1"])
        .ready();
    take(&mut state, "P2x2-S1");
    act(&mut state, release(7, 4));
    assert_eq!(top(&state), Some(Task::Reward { due: 1, several: false, hand: Some(1) }));
    // The decor may go to the assistant, whose slot is free now; then the painting cannot.
    act(&mut state, Action::Store);
    assert_eq!(player(&state, 0).assistant.map(|stored| stored.piece), Some(Piece::Decor(1)));
    assert_eq!(top(&state), Some(Task::Painting(id("P2x2-S1"))));
    refused(&state, Action::Store, Refusal::AssistantFull);
}

#[test]
fn the_stored_tile_may_go_up_between_a_reward_and_its_laying() {
    let mut state = Table::of(2)
        .wall(0, &[("S2x3-P1", 5, 4)])
        .assistant(0, Piece::Painting(id("P2x2-C1")), 2)
        .lots(&["P2x2-S3"])
        .ready();
    take(&mut state, "P2x2-S3");
    act(&mut state, hang(5, 2));
    assert_eq!(top(&state), Some(Task::Reward { due: 1, several: false, hand: Some(1) }));
    act(&mut state, release(7, 4));
    // Its own reward is on top of the first.
    assert_eq!(state.tasks().iter().count(), 2);
    play(&mut state, &[flat(9, 4), flat(7, 3)]);
    assert_eq!(state.phase(), Phase::Take);
    assert_eq!(player(&state, 0).wall.shields(), 2);
}

#[test]
fn stored_decor_goes_up_without_a_reward_flat_or_standing() {
    let table = || Table::of(2).assistant(0, Piece::Decor(3), 2).lots(&["P2x2-S1"]);
    let mut state = table().ready();
    take(&mut state, "P2x2-S1");
    act(&mut state, Action::Release { spot: Spot::at(4, 4), upright: true });
    assert_eq!(lying(&state, 0), [(4, 4, 3, true)]);
    assert_eq!(top(&state), Some(Task::Painting(id("P2x2-S1"))));
    let mut state = table().ready();
    take(&mut state, "P2x2-S1");
    act(&mut state, release(2, 5));
    assert_eq!(lying(&state, 0), [(2, 5, 3, false)]);
}

#[test]
fn a_stored_painting_does_not_stand() {
    let mut state = later().ready();
    take(&mut state, "P2x2-S1");
    refused(&state, Action::Release { spot: Spot::at(7, 6), upright: true }, Refusal::NotUpright);
}

#[test]
fn a_tile_that_fits_nowhere_does_not_hold_up_the_turn() {
    let mut state = Table::of(2)
        .wall(0, &[("S2x3-P1", 5, 4)])
        .fill(0, &[(0, 0), (1, 0), (0, 1), (1, 1), (11, 10)])
        .assistant(0, Piece::Painting(id("P5x5-L1")), 2)
        .lots(&["P2x2-S1"])
        .ready();
    take(&mut state, "P2x2-S1");
    act(&mut state, hang(0, 0));
    assert_eq!(state.phase(), Phase::Take);
}
