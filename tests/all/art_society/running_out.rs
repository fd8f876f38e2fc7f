//! Decor running out (RULES.md, Decor running out): other decor makes room, or the reward is smaller, or lost.

use super::table::*;
use salon::engine::{Edition, Seat};
use salon::games::art_society::{Action, Event, Options, Phase, Piece, Setup, State, Task};

fn swaps(events: &[Event]) -> Vec<(Seat, [u8; 3], [u8; 3])> {
    let swap = |event: &Event| match event {
        Event::DecorSwapped { seat, back, put, .. } => Some((*seat, *back, *put)),
        _ => None,
    };
    events.iter().filter_map(swap).collect()
}

#[test]
fn three_singles_in_a_row_become_one_of_three() {
    // 45 singles and every pair lie on other walls, three singles in a row on the own one.
    let mut state = Table::of(4)
        .wall(0, &[("S2x3-P1", 5, 4)])
        .decor(0, &[(2, 4, 1, false), (3, 4, 1, false), (4, 4, 1, false)])
        .burden(1, [15, 12, 0])
        .burden(2, [15, 12, 0])
        .burden(3, [15, 12, 0])
        .lots(&["P2x2-S3"])
        .ready();
    assert_eq!(state.decor(), &[0, 0, 24]);
    take(&mut state, "P2x2-S3");
    let events = act(&mut state, hang(5, 2));
    assert_eq!(swaps(&events), [(Seat(0), [3, 0, 0], [0, 0, 1])]);
    assert_eq!(state.decor(), &[2, 0, 23]);
    assert_eq!(lying(&state, 0), [(2, 4, 3, false)]);
    assert_eq!(top(&state), Some(Task::Reward { due: 1, several: false, hand: Some(1) }));
}

#[test]
fn a_pair_becomes_two_singles_to_free_it() {
    let mut state = Table::of(3)
        .wall(0, &[("S2x3-P1", 5, 4), ("P2x2-C1", 7, 4)])
        .decor(0, &[(3, 4, 2, false)])
        .burden(1, [0, 20, 0])
        .burden(2, [0, 15, 0])
        .lots(&["P3x2-S1"])
        .ready();
    assert_eq!(state.decor(), &[48, 0, 24]);
    take(&mut state, "P3x2-S1");
    act(&mut state, hang(5, 2));
    assert_eq!(legal(&state), [1, 2].map(Action::TakeDecor));
    let events = act(&mut state, Action::TakeDecor(2));
    assert_eq!(swaps(&events), [(Seat(0), [0, 1, 0], [2, 0, 0])]);
    assert_eq!(state.decor(), &[46, 0, 24]);
    assert_eq!(lying(&state, 0), [(3, 4, 1, false), (4, 4, 1, false)]);
}

#[test]
fn the_other_walls_follow_clockwise() {
    // The own wall has nothing to offer; seat 1 is asked before seat 2.
    let mut state = Table::of(3)
        .wall(0, &[("S2x3-P1", 5, 4), ("P2x2-C1", 7, 4)])
        .burden(1, [0, 18, 0])
        .burden(2, [0, 18, 0])
        .lots(&["P3x2-S1"])
        .ready();
    take(&mut state, "P3x2-S1");
    act(&mut state, hang(5, 2));
    let events = act(&mut state, Action::TakeDecor(2));
    assert_eq!(swaps(&events), [(Seat(1), [0, 1, 0], [2, 0, 0])]);
    assert_eq!(player(&state, 1).wall.shields(), 36, "shields stay as they were");
}

#[test]
fn decor_with_an_assistant_is_never_swapped() {
    // The last pair is with the assistant, so only singles are left.
    let mut state = Table::of(2)
        .wall(0, &[("S2x3-P1", 5, 4), ("P2x2-C1", 7, 4)])
        .assistant(0, Piece::Decor(2), 2)
        .burden(1, [0, 35, 0])
        .lots(&["P3x2-S1"])
        .ready();
    assert_eq!(state.decor(), &[48, 0, 24]);
    take(&mut state, "P3x2-S1");
    act(&mut state, hang(5, 2));
    // Seat 1's pairs can be freed all the same.
    let events = act(&mut state, Action::TakeDecor(2));
    assert_eq!(swaps(&events)[0].0, Seat(1));
}

/// Every decor tile lies on a wall, and nothing could be changed for anything.
fn nothing_left() -> Table {
    Table::of(4)
        .wall(0, &[("S2x3-P1", 5, 4), ("P2x2-C1", 7, 4)])
        .burden(1, [0, 0, 24])
        .burden(2, [0, 36, 0])
        .burden(3, [48, 0, 0])
        .lots(&["P3x2-S1"])
}

#[test]
fn with_an_empty_supply_the_reward_is_lost() {
    // Nothing can be exchanged for anything.
    let mut state = nothing_left().ready();
    assert_eq!(state.decor(), &[0, 0, 0]);
    take(&mut state, "P3x2-S1");
    let events = act(&mut state, hang(5, 2));
    assert!(events.iter().any(|event| matches!(event, Event::RewardLost { due: 2, .. })), "{events:?}");
    assert_eq!(state.phase(), Phase::Take);
}

/// Seat 0 got the last single tile for one matching frame; its re-hang begins.
fn last_single() -> State {
    let mut state = Table::of(4)
        .wall(0, &[("S2x3-P1", 5, 4), ("P2x2-C1", 7, 4)])
        .burden(1, [0, 0, 24])
        .burden(2, [0, 36, 0])
        .burden(3, [47, 0, 0])
        .lots(&["P3x2-S1"])
        .ready();
    take(&mut state, "P3x2-S1");
    play(&mut state, &[hang(5, 7), flat(8, 7)]);
    idle_until(&mut state, Phase::Rehang);
    state
}

#[test]
fn what_cannot_be_had_even_so_is_smaller() {
    // k = 2, but the supply holds just the tile that came back.
    let mut state = last_single();
    assert_eq!(state.decor(), &[0, 0, 0]);
    play(&mut state, &[Action::TakeBack, hang(5, 2)]);
    assert_eq!(top(&state), Some(Task::Reward { due: 2, several: false, hand: Some(1) }));
    play(&mut state, &[flat(8, 3), Action::Confirm]);
    assert_eq!(state.decor(), &[0, 0, 0]);
}

#[test]
fn fresh_decor_that_was_swapped_comes_back_as_what_it_is_now() {
    // The box has one tile of three shields, and both seats earn three.
    let edition = r#"{"decor": {"tiles": [{"id": "D2", "count": 59}, {"id": "D3", "count": 1}]}}"#;
    let setup = Setup { edition: Some(Edition(edition.into())), ..Setup::default() };
    let mut state = Table::with(setup)
        .wall(0, &[("S2x3-P1", 5, 4), ("P2x2-C1", 7, 4), ("P2x2-L2", 3, 4)])
        .wall(1, &[("S2x3-L4", 5, 4), ("P2x2-P3", 7, 4), ("P2x2-S2", 3, 4)])
        .lots(&["P5x2-P1", "P5x2-C1"])
        .ready();
    take(&mut state, "P5x2-P1");
    play(&mut state, &[hang(4, 2), Action::TakeDecor(3), flat(9, 4)]);
    take(&mut state, "P5x2-C1");
    act(&mut state, hang(4, 2));
    let events = act(&mut state, Action::TakeDecor(3));
    assert_eq!(swaps(&events), [(Seat(0), [0, 0, 1], [1, 1, 0])]);
    assert_eq!(lying(&state, 0), [(9, 4, 2, false), (11, 4, 1, false)]);
    act(&mut state, flat(9, 4));
    assert_eq!((state.phase(), state.to_move()), (Phase::Rehang, Seat(0)));
    assert_eq!(state.decor(), &[47, 58, 0]);
    act(&mut state, Action::TakeBack);
    assert_eq!(state.decor(), &[48, 59, 0]);
    assert_eq!(lying(&state, 0), []);
    assert_eq!(lying(&state, 1), [(9, 4, 3, false)]);
    // Taken back by cancelling, the wall is as the swap left it.
    act(&mut state, Action::Cancel);
    assert_eq!(lying(&state, 0), [(9, 4, 2, false), (11, 4, 1, false)]);
}

/// Of a box with so many tiles of each size, the first player has some up, (3, 4) among them, and lays the last single beside that
/// one; then another single is due. The state after that, and what happened.
fn a_single_beside_an_older_one(
    counts: [u8; 3],
    options: Options,
    up: &[(u8, u8, u8, bool)],
) -> (State, Vec<Event>) {
    let mut state = with_decor(counts, options)
        .wall(0, &[("S2x3-P1", 5, 4)])
        .decor(0, up)
        .assistant(0, Piece::Painting(id("P2x2-C1")), 2)
        .lots(&["P2x2-S3"])
        .ready();
    assert_eq!(state.decor(), &[1, 36, counts[2] - 1]);
    take(&mut state, "P2x2-S3");
    play(&mut state, &[hang(5, 2), flat(4, 4)]);
    let events = act(&mut state, release(7, 4));
    (state, events)
}

#[test]
fn fresh_and_older_decor_are_not_joined() {
    // Two singles of earlier rounds and a fresh one lie in a row; only the two can become a pair.
    let up = [(3, 4, 1, false), (0, 5, 1, false), (1, 5, 1, false), (2, 5, 3, false)];
    let (state, events) = a_single_beside_an_older_one([4, 36, 68], Options::default(), &up);
    assert_eq!(swaps(&events), [(Seat(0), [2, 0, 0], [0, 1, 0])]);
    assert!(lying(&state, 0).contains(&(0, 5, 2, false)));
    assert!(lying(&state, 0).contains(&(3, 4, 1, false)) && lying(&state, 0).contains(&(4, 4, 1, false)));
}

#[test]
fn where_nothing_is_hung_anew_fresh_and_older_decor_are_joined() {
    let options = Options { rehang: false, ..Options::default() };
    let up = [(3, 4, 1, false), (2, 5, 3, false)];
    let (state, events) = a_single_beside_an_older_one([2, 36, 70], options, &up);
    assert_eq!(swaps(&events), [(Seat(0), [2, 0, 0], [0, 1, 0])]);
    assert!(lying(&state, 0).contains(&(3, 4, 2, false)));
}

#[test]
fn where_nothing_is_hung_anew_decor_that_the_assistant_released_is_swapped() {
    let options = Options { rehang: false, ..Options::default() };
    let mut state = with_decor([49, 58, 1], options)
        .wall(0, &[("S2x3-P1", 5, 4), ("P2x2-C1", 7, 4), ("P2x2-L2", 3, 4)])
        .assistant(0, Piece::Decor(3), 2)
        .lots(&["P5x2-P1"])
        .ready();
    take(&mut state, "P5x2-P1");
    play(&mut state, &[release(9, 4), hang(4, 2)]);
    assert_eq!(legal(&state), [1, 2, 3].map(Action::TakeDecor));
}

/// The box has few tiles of three shields, and this many of each size lie on the walls of the others.
fn with_decor(counts: [u8; 3], options: Options) -> Table {
    let [one, two, three] = counts;
    let edition = format!(
        r#"{{"decor": {{"tiles": [{{"id": "D1", "count": {one}}}, {{"id": "D2", "count": {two}}}, {{"id": "D3", "count": {three}}}]}}}}"#
    );
    Table::with(Setup { seats: 2, options, edition: Some(Edition(edition)) })
}

#[test]
fn a_swap_leaves_decor_alone_that_the_assistant_released_in_this_round() {
    // The only tile of three shields was released in this turn: taken back it goes to the assistant, not to the supply.
    let mut state = with_decor([49, 58, 1], Options::default())
        .wall(0, &[("S2x3-P1", 5, 4), ("P2x2-C1", 7, 4), ("P2x2-L2", 3, 4)])
        .assistant(0, Piece::Decor(3), 2)
        .lots(&["P5x2-P1"])
        .ready();
    take(&mut state, "P5x2-P1");
    play(&mut state, &[release(9, 4), hang(4, 2)]);
    assert_eq!(top(&state), Some(Task::Reward { due: 3, several: false, hand: None }));
    assert_eq!(legal(&state), [1, 2].map(Action::TakeDecor));
    assert_eq!(lying(&state, 0), [(9, 4, 3, false)]);
}

#[test]
fn a_swap_moves_as_few_tiles_as_it_can() {
    // A pair lies after a longer line: changing it for two singles moves three tiles, the line would move more.
    let mut state = Table::of(3)
        .wall(0, &[("S2x3-P1", 5, 4), ("P2x2-C1", 7, 4)])
        .decor(0, &[(3, 4, 1, false), (4, 4, 1, false), (1, 5, 2, false), (3, 5, 2, false), (4, 6, 1, false)])
        .burden(1, [0, 20, 0])
        .burden(2, [0, 14, 0])
        .lots(&["P3x2-S1"])
        .ready();
    assert_eq!(state.decor(), &[45, 0, 24]);
    take(&mut state, "P3x2-S1");
    act(&mut state, hang(5, 2));
    let events = act(&mut state, Action::TakeDecor(2));
    assert_eq!(swaps(&events), [(Seat(0), [0, 1, 0], [2, 0, 0])]);
    // Of two that are as short, the upper and left one.
    assert_eq!(
        lying(&state, 0)[2..],
        [(1, 5, 1, false), (2, 5, 1, false), (3, 5, 2, false), (4, 6, 1, false)]
    );
}

/// Three singles in a column: the only decor that a swap could change.
fn column(options: Options) -> State {
    let mut state = with_decor([3, 0, 105], options)
        .wall(0, &[("S2x3-P1", 5, 4)])
        .decor(0, &[(4, 4, 1, false), (4, 5, 1, false), (4, 6, 1, false)])
        .lots(&["P2x2-S3"])
        .ready();
    assert_eq!(state.decor(), &[0, 0, 105]);
    take(&mut state, "P2x2-S3");
    state
}

#[test]
fn a_swap_lets_decor_stand_only_where_decor_may_stand() {
    let mut state = column(Options::default());
    let events = act(&mut state, hang(5, 2));
    assert_eq!(swaps(&events), [(Seat(0), [3, 0, 0], [0, 0, 1])]);
    assert_eq!(lying(&state, 0), [(4, 4, 3, true)]);
    let mut state = column(Options { decor_upright: false, ..Options::default() });
    let events = act(&mut state, hang(5, 2));
    assert_eq!(swaps(&events), []);
    assert!(events.iter().any(|event| matches!(event, Event::RewardLost { due: 1, .. })), "{events:?}");
    assert_eq!(lying(&state, 0), [(4, 4, 1, false), (4, 5, 1, false), (4, 6, 1, false)]);
}
