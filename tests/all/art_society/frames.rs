//! Matching frames and the decor that they bring (RULES.md, Matching frames).

use super::table::*;
use std::collections::BTreeSet;

use salon::engine::Edition;
use salon::games::art_society::{Action, Event, Lost, Options, Phase, Piece, Refusal, Setup, State, Task};

/// A wall with two gilt paintings side by side.
fn gilt(lot: &str) -> State {
    let wall = [("S2x3-P1", 5, 4), ("P2x2-C1", 7, 4)];
    let mut state = Table::of(2).wall(0, &wall).lots(&[lot]).ready();
    take(&mut state, lot);
    state
}

#[test]
fn two_matching_frames_bring_one_tile_of_at_most_two_shields() {
    let mut state = gilt("P3x2-S1");
    let events = act(&mut state, hang(5, 2));
    assert!(events.iter().any(|event| matches!(event, Event::Hung { matches: 2, clashes: false, .. })));
    assert_eq!(top(&state), Some(Task::Reward { due: 2, several: false, hand: None }));
    assert_eq!(legal(&state), [Action::TakeDecor(1), Action::TakeDecor(2)]);
    refused(&state, Action::TakeDecor(3), Refusal::RewardIs(2));
    refused(&state, Action::TakeDecor(0), Refusal::NoSuchThing);
    act(&mut state, Action::TakeDecor(1));
    act(&mut state, flat(4, 4));
    assert_eq!(state.phase(), Phase::Take, "two tiles of one shield are not allowed");
    assert_eq!(state.decor(), &[47, 36, 24]);
}

#[test]
fn without_a_matching_frame_there_is_no_decor() {
    let mut state = gilt("P3x2-S2");
    act(&mut state, hang(5, 2));
    assert_eq!(state.phase(), Phase::Take);
    assert_eq!(state.decor(), &[48, 36, 24]);
}

#[test]
fn one_matching_frame_brings_one_shield_without_asking() {
    let mut state = gilt("P2x2-S3");
    act(&mut state, hang(5, 2));
    assert_eq!(top(&state), Some(Task::Reward { due: 1, several: false, hand: Some(1) }));
    assert_eq!(state.decor(), &[47, 36, 24]);
}

#[test]
fn a_shared_edge_counts_once_however_long() {
    let mut state = gilt("P2x5-L1");
    act(&mut state, hang(3, 2));
    assert_eq!(top(&state), Some(Task::Reward { due: 1, several: false, hand: Some(1) }));
}

/// Gilt paintings around the place (5, 0) of a 5x2 in gilt: as many of them touch it.
fn around(matches: usize) -> State {
    let mut wall = vec![("S2x3-P1", 5, 4)];
    wall.extend(
        &[("P2x2-C1", 5, 2), ("P2x2-L2", 7, 2), ("P3x2-S1", 9, 2), ("P2x4-L1", 3, 0), ("P2x2-S3", 10, 0)]
            [..matches],
    );
    let mut state = Table::of(2).wall(0, &wall).lots(&["P5x2-P1"]).ready();
    take(&mut state, "P5x2-P1");
    act(&mut state, hang(5, 0));
    state
}

#[test]
fn three_matching_frames_allow_every_size() {
    let state = around(3);
    assert_eq!(top(&state), Some(Task::Reward { due: 3, several: false, hand: None }));
    assert_eq!(legal(&state), [1, 2, 3].map(Action::TakeDecor));
}

#[test]
fn four_matching_frames_bring_tiles_that_add_up() {
    // A single 3 is not enough.
    let mut state = around(4);
    assert_eq!(top(&state), Some(Task::Reward { due: 4, several: true, hand: None }));
    act(&mut state, Action::TakeDecor(3));
    let listed = legal(&state);
    act(&mut state, listed[0]);
    assert_eq!(top(&state), Some(Task::Reward { due: 1, several: true, hand: Some(1) }));
    let listed = legal(&state);
    act(&mut state, listed[0]);
    assert_eq!(state.phase(), Phase::Take);
    assert_eq!(player(&state, 0).wall.shields(), 4);
}

#[test]
fn five_shields_may_come_in_five_sets() {
    fn walk(state: &State, laid: &[u8], found: &mut BTreeSet<Vec<u8>>) {
        for action in legal(state) {
            let size = match (action, top(state)) {
                (Action::TakeDecor(_), _) => None,
                (Action::Lay { .. }, Some(Task::Reward { hand, .. })) => hand,
                _ => continue,
            };
            let mut next = state.clone();
            act(&mut next, action);
            let laid: Vec<u8> = laid.iter().copied().chain(size).collect();
            if next.phase() == Phase::Turn {
                walk(&next, &laid, found);
            } else {
                let mut set = laid;
                set.sort_unstable();
                found.insert(set);
            }
            if size.is_some() {
                // Where a tile is laid changes nothing about the sets.
                return;
            }
        }
    }
    let mut found = BTreeSet::new();
    walk(&around(5), &[], &mut found);
    let expected: [&[u8]; 5] = [&[1, 1, 1, 1, 1], &[1, 1, 1, 2], &[1, 1, 3], &[1, 2, 2], &[2, 3]];
    assert_eq!(found.into_iter().collect::<Vec<_>>(), expected);
}

#[test]
fn a_painting_that_fills_the_wall_brings_no_decor() {
    let wall = [("S2x3-P1", 5, 4), ("P2x2-C1", 2, 0), ("P2x2-L2", 0, 2)];
    let mut state =
        Table::of(2).wall(0, &wall).fill(0, &[(0, 0), (1, 0), (0, 1), (1, 1)]).lots(&["P2x2-S3"]).ready();
    let supply = *state.decor();
    take(&mut state, "P2x2-S3");
    let events = act(&mut state, hang(0, 0));
    let lost =
        events.iter().any(|event| matches!(event, Event::RewardLost { due: 2, why: Lost::WallFull, .. }));
    assert!(lost, "{events:?}");
    assert_eq!(state.decor(), &supply);
    assert_eq!(state.phase(), Phase::Take);
}

#[test]
fn decor_may_stand_and_a_single_square_has_no_orientation() {
    let mut state = gilt("P3x2-S1");
    act(&mut state, hang(5, 2));
    act(&mut state, Action::TakeDecor(2));
    assert!(legal(&state).contains(&standing(9, 4)));
    act(&mut state, standing(9, 4));
    assert_eq!(lying(&state, 0), [(9, 4, 2, true)]);
    let mut state = gilt("P2x2-S3");
    act(&mut state, hang(5, 2));
    refused(&state, standing(4, 4), Refusal::NotUpright);
}

#[test]
fn a_decor_tile_that_fills_the_wall_ends_the_reward() {
    // Two squares are left for four shields; the assistant has no room.
    let wall =
        [("S2x3-P1", 5, 4), ("P2x2-C1", 5, 2), ("P2x2-L2", 7, 2), ("P3x2-S1", 9, 2), ("P2x4-L1", 3, 0)];
    let mut state = Table::of(2)
        .wall(0, &wall)
        .fill(
            0,
            &[
                (5, 0),
                (6, 0),
                (7, 0),
                (8, 0),
                (9, 0),
                (5, 1),
                (6, 1),
                (7, 1),
                (8, 1),
                (9, 1),
                (0, 10),
                (1, 10),
            ],
        )
        .assistant(0, salon::games::art_society::Piece::Painting(id("P5x5-C1")), 1)
        .lots(&["P5x2-P1"])
        .ready();
    take(&mut state, "P5x2-P1");
    act(&mut state, hang(5, 0));
    assert_eq!(top(&state), Some(Task::Reward { due: 4, several: true, hand: None }));
    // Two shields are the most that can be held: one tile of two, or two of one.
    assert_eq!(legal(&state), [1, 2].map(Action::TakeDecor));
    act(&mut state, Action::TakeDecor(2));
    let events = act(&mut state, flat(0, 10));
    assert!(events.iter().any(|event| matches!(event, Event::WallFull { .. })));
    assert_eq!(state.phase(), Phase::Take);
    assert_eq!(top(&state), None);
}

#[test]
fn no_size_is_offered_that_has_no_place() {
    // Two single squares apart, and an assistant that is busy: for three matching frames only a single square is left.
    let wall = [("S2x3-P1", 5, 4), ("P2x2-C1", 5, 2), ("P2x2-L2", 7, 2), ("P3x2-S1", 9, 2)];
    let place: Vec<(u8, u8)> = (5..10).flat_map(|x| [(x, 0), (x, 1)]).chain([(0, 10), (2, 10)]).collect();
    let table = || Table::of(2).wall(0, &wall).fill(0, &place).lots(&["P5x2-P1"]);
    let mut busy = table().assistant(0, Piece::Painting(id("P5x5-C1")), 1).ready();
    take(&mut busy, "P5x2-P1");
    act(&mut busy, hang(5, 0));
    assert_eq!(top(&busy), Some(Task::Reward { due: 3, several: false, hand: Some(1) }));
    assert_eq!(legal(&busy), [flat(0, 10), flat(2, 10)]);
    let mut free = table().ready();
    take(&mut free, "P5x2-P1");
    act(&mut free, hang(5, 0));
    assert_eq!(legal(&free), [1, 2, 3].map(Action::TakeDecor), "the assistant has a place for any");
    act(&mut free, Action::TakeDecor(3));
    assert_eq!(legal(&free), [Action::Store]);
}

/// Paintings in gilt around the place (5, 0) of the gilt P5x2-P1: it touches five of them.
const FIVE: [(&str, u8, u8); 6] = [
    ("S2x3-P1", 5, 4),
    ("P2x2-C1", 5, 2),
    ("P2x2-L2", 7, 2),
    ("P3x2-S1", 9, 2),
    ("P2x4-L1", 3, 0),
    ("P2x2-S3", 10, 0),
];

fn hung(table: Table) -> State {
    let mut state = table.ready();
    take(&mut state, "P5x2-P1");
    act(&mut state, hang(5, 0));
    state
}

#[test]
fn the_shields_of_several_tiles_count_the_assistant() {
    // One square is left on the wall.
    let holes: Vec<(u8, u8)> = (5..10).flat_map(|x| [(x, 0), (x, 1)]).chain([(0, 10)]).collect();
    let table = || Table::of(2).wall(0, &FIVE).fill(0, &holes).lots(&["P5x2-P1"]);
    let busy = hung(table().assistant(0, Piece::Painting(id("P5x5-C1")), 1));
    assert_eq!(top(&busy), Some(Task::Reward { due: 5, several: true, hand: Some(1) }));
    // With the assistant four can be held: three there first, since what fills the wall ends the reward.
    let mut free = hung(table());
    assert_eq!(top(&free), Some(Task::Reward { due: 5, several: true, hand: Some(3) }));
    assert_eq!(legal(&free), [Action::Store]);
    act(&mut free, Action::Store);
    assert_eq!(top(&free), Some(Task::Reward { due: 2, several: true, hand: Some(1) }));
    assert_eq!(legal(&free), [flat(0, 10)]);
}

/// Five shields are due; three squares in a row and two in a column are free. No single tile can be had: the box has
/// three, which the others' assistants keep.
fn three_and_two(options: Options) -> State {
    let edition = r#"{"decor": {"tiles": [{"id": "D1", "count": 3}, {"id": "D2", "count": 53}, {"id": "D3", "count": 52}]}}"#;
    let setup = Setup { seats: 4, options, edition: Some(Edition(edition.into())) };
    let mut tiles: Vec<(u8, u8, u8, bool)> = (0..4).map(|y| (0, y, 3, false)).collect();
    for y in 4..7 {
        tiles.extend([(0, y, 3, false), (3, y, 2, false), (7, y, 3, false), (10, y, 2, false)]);
    }
    for y in 7..9 {
        tiles.extend([0, 3, 6, 9].map(|x| (x, y, 3, false)));
    }
    tiles.extend([(0, 9, 3, false), (3, 9, 3, false), (6, 9, 3, false), (9, 9, 2, false)]);
    tiles.extend([(3, 10, 3, false), (6, 10, 3, false), (9, 10, 2, false)]);
    let mut table = Table::with(setup).wall(0, &FIVE).decor(0, &tiles).lots(&["P5x2-P1"]);
    table = table.assistant(0, Piece::Painting(id("P5x5-C1")), 1);
    for seat in 1..4 {
        table = table.assistant(seat, Piece::Decor(1), 1);
    }
    hung(table)
}

#[test]
fn no_place_is_offered_that_loses_what_could_still_be_laid() {
    let mut state = three_and_two(Options::default());
    assert_eq!(state.decor()[0], 0);
    assert_eq!(legal(&state), [2, 3].map(Action::TakeDecor));
    act(&mut state, Action::TakeDecor(2));
    refused(&state, flat(0, 10), Refusal::RestHasNoPlace);
    assert_eq!(legal(&state), [standing(11, 9)]);
    play(&mut state, &[standing(11, 9), flat(0, 10)]);
    assert_eq!(state.phase(), Phase::Take);
}

#[test]
fn no_size_is_offered_that_loses_what_could_still_be_laid() {
    // Flat, the two have the row alone: three shields are the most.
    let state = three_and_two(Options { decor_upright: false, ..Options::default() });
    assert_eq!(top(&state), Some(Task::Reward { due: 5, several: true, hand: Some(3) }));
    assert_eq!(legal(&state), [flat(0, 10)]);
}

#[test]
fn decor_is_not_stored_where_the_rest_could_not_be_held_then() {
    // Three squares in a row and the assistant hold five; with a single tile there they hold four.
    let holes: Vec<(u8, u8)> =
        (5..10).flat_map(|x| [(x, 0), (x, 1)]).chain([(0, 10), (1, 10), (2, 10)]).collect();
    let mut state = hung(Table::of(2).wall(0, &FIVE).fill(0, &holes).lots(&["P5x2-P1"]));
    assert_eq!(legal(&state), [1, 2, 3].map(Action::TakeDecor));
    act(&mut state, Action::TakeDecor(1));
    refused(&state, Action::Store, Refusal::RestHasNoPlace);
    play(&mut state, &[flat(1, 10), Action::TakeDecor(3), Action::Store, flat(0, 10)]);
    assert_eq!(state.phase(), Phase::Take);
}
