//! A painting without a place: storing, exchanging, excess paintings, and the end that they bring (RULES.md, No space).

use super::table::*;
use salon::engine::{Game, Turn};
use salon::games::art_society::{Action, ArtSociety, End, Event, Lost, Phase, Piece, Refusal, State, Task};

const HOLES: [(u8, u8); 5] = [(0, 0), (1, 0), (0, 1), (1, 1), (11, 10)];

/// Four squares in the top left corner and one in the bottom right are uncovered; a shell frame
/// touches the four.
fn nearly_full() -> Table {
    Table::of(3).wall(0, &[("S2x3-P1", 5, 4), ("P2x2-P1", 2, 0)]).fill(0, &HOLES).lots(&["P4x3-C1"]).round(4)
}

/// The same with a painting of the assistant's that fits nowhere.
fn crowded() -> Table {
    nearly_full().assistant(0, Piece::Painting(id("P5x5-S1")), 1)
}

fn taken(table: Table) -> State {
    let mut state = table.ready();
    take(&mut state, "P4x3-C1");
    state
}

#[test]
fn an_exchange_is_the_only_way_if_it_is_possible() {
    let mut state = taken(crowded().museum(&["P2x2-C2"]).markers([9, 0, 0, 0]));
    assert_eq!(legal(&state), [Action::Exchange(id("P2x2-C2"))]);
    assert_eq!(ArtSociety::forced(&state), None, "what it costs is seen before it hangs");
    refused(&state, Action::Excess, Refusal::ExchangePossible);
    refused(&state, Action::Store, Refusal::AssistantFull);
    act(&mut state, Action::Exchange(id("P2x2-C2")));
    assert_eq!(state.museum() >> id("P4x3-C1") & 1, 1);
    assert_eq!(state.museum() >> id("P2x2-C2") & 1, 0);
    assert_eq!(state.markers(), &[9, 0, 0, 0]);
    assert_eq!(legal(&state), [hang(0, 0)]);
    act(&mut state, hang(0, 0));
    assert_eq!(top(&state), Some(Task::Reward { due: 1, several: false, hand: Some(1) }));
    assert_eq!(legal(&state), [flat(11, 10)]);
    let events = act(&mut state, flat(11, 10));
    assert!(events.iter().any(|event| matches!(event, Event::WallFull { .. })));
    let round = state.round();
    idle_until(&mut state, Phase::Rehang);
    while state.phase() == Phase::Rehang {
        act(&mut state, Action::Keep);
    }
    assert_eq!((state.round(), ArtSociety::turn(&state)), (round, Turn::Over));
}

#[test]
fn a_painting_of_the_same_shape_is_no_exchange() {
    // 3x4 is another shape than 4x3, but here neither fits.
    let state = taken(crowded().museum(&["P4x3-C2", "P3x4-C1"]));
    refused(&state, Action::Exchange(id("P4x3-C2")), Refusal::SameShape);
    refused(&state, Action::Exchange(id("P3x4-C1")), Refusal::ExchangeDoesNotFit);
    assert_eq!(legal(&state), [Action::Excess]);
}

#[test]
fn an_exchange_is_of_the_same_genre_from_the_museum() {
    let state = taken(crowded().museum(&["P2x2-C2", "P2x2-S2"]));
    refused(&state, Action::Exchange(id("P2x2-S2")), Refusal::OtherGenre);
    refused(&state, Action::Exchange(id("P2x2-C3")), Refusal::NotInMuseum);
    refused(&state, Action::Exchange(200), Refusal::NoSuchThing);
}

#[test]
fn without_an_exchange_the_painting_is_put_aside_for_one_shield() {
    let mut state = taken(crowded().museum(&["P3x3-C1"]));
    assert_eq!(legal(&state), [Action::Excess]);
    let events = act(&mut state, Action::Excess);
    assert!(events.iter().any(|event| matches!(event, Event::PutAside { count: 1, .. })));
    assert_eq!(player(&state, 0).excess, 1 << id("P4x3-C1"));
    assert_eq!(legal(&state), [flat(1, 0), flat(0, 1), flat(1, 1), flat(11, 10)]);
    refused(&state, flat(0, 0), Refusal::TouchesNothing);
}

#[test]
fn an_empty_assistant_gives_the_choice() {
    let state = taken(nearly_full().museum(&["P3x3-C1"]));
    assert_eq!(legal(&state), [Action::Store, Action::Excess]);
}

#[test]
fn a_second_excess_painting_ends_the_game_after_the_round() {
    let mut state = taken(crowded().museum(&["P3x3-C1"]).excess(0, &["P5x5-C1"]));
    play(&mut state, &[Action::Excess, flat(11, 10)]);
    assert_eq!(player(&state, 0).excess.count_ones(), 2);
    assert_eq!(state.phase(), Phase::Take, "turn 2 is played");
    idle_turn(&mut state);
    assert_eq!(state.phase(), Phase::Take, "turn 3 is played");
    let museum = state.museum().count_ones();
    idle_turn(&mut state);
    assert_eq!(state.museum().count_ones(), museum + 1, "the last lot goes to the museum");
    let mut events = Vec::new();
    while state.phase() == Phase::Rehang {
        events = act(&mut state, Action::Keep);
    }
    assert!(events.contains(&Event::Ended { end: End::Excess(salon::engine::Seat(0)) }), "{events:?}");
    assert_eq!(ArtSociety::turn(&state), Turn::Over);
}

#[test]
fn a_painting_that_fits_is_neither_exchanged_nor_put_aside() {
    let mut state = nearly_full().museum(&["P3x3-C1"]).lots(&["P2x2-C1", "P4x3-C1"]).ready();
    take(&mut state, "P2x2-C1");
    refused(&state, Action::Exchange(id("P3x3-C1")), Refusal::Fits);
    refused(&state, Action::Excess, Refusal::Fits);
    // One may take a lot that does not fit although another would.
    let other = taken(nearly_full().museum(&["P3x3-C1"]).lots(&["P2x2-C1", "P4x3-C1"]));
    assert!(legal(&other).contains(&Action::Excess));
}

#[test]
fn what_came_from_the_museum_is_hung_at_once() {
    let mut state = taken(nearly_full().museum(&["P2x2-C2"]));
    act(&mut state, Action::Exchange(id("P2x2-C2")));
    refused(&state, Action::Store, Refusal::HangAtOnce);
    refused(&state, Action::Exchange(id("P4x3-C1")), Refusal::HangAtOnce);
    refused(&state, Action::Excess, Refusal::HangAtOnce);
}

#[test]
fn releasing_first_may_take_the_only_place() {
    // The assistant's 2x2 goes up, then nothing has a place; the slot is free.
    let table = nearly_full().museum(&["P2x2-C2"]).assistant(0, Piece::Painting(id("P2x2-S1")), 1);
    let mut state = taken(table);
    assert!(legal(&state).contains(&Action::Exchange(id("P2x2-C2"))));
    act(&mut state, release(0, 0));
    assert_eq!(legal(&state), [Action::Store, Action::Excess]);
}

#[test]
fn a_full_wall_leaves_storing_or_an_excess_painting_without_decor() {
    let table = nearly_full()
        .museum(&["P3x3-C1"])
        .assistant(0, Piece::Painting(id("P2x2-S1")), 1)
        .decor(0, &[(11, 10, 1, false)]);
    let mut state = taken(table);
    act(&mut state, release(0, 0));
    assert_eq!(legal(&state), [Action::Store, Action::Excess]);
    let supply = *state.decor();
    let events = act(&mut state, Action::Excess);
    assert!(
        events.iter().any(|event| matches!(event, Event::RewardLost { due: 1, why: Lost::WallFull, .. }))
    );
    assert_eq!(state.decor(), &supply);
    assert_eq!(player(&state, 0).excess.count_ones(), 1);
}

#[test]
fn decor_in_hand_goes_back_when_the_wall_is_filled_meanwhile() {
    // The decor of an excess painting is pending; the assistant's tile fills the wall.
    let wall = nearly_full()
        .museum(&["P3x3-C1"])
        .assistant(0, Piece::Painting(id("P2x2-S1")), 1)
        .decor(0, &[(11, 10, 1, false)]);
    let mut state = taken(wall.lots(&["P4x3-C1"]));
    // With the 2x2 still to be released T does not fit and nothing can be exchanged.
    act(&mut state, Action::Excess);
    assert_eq!(top(&state), Some(Task::Reward { due: 1, several: false, hand: Some(1) }));
    let supply = state.decor()[0];
    let events = act(&mut state, release(0, 0));
    assert!(
        events.iter().any(|event| matches!(event, Event::RewardLost { due: 1, why: Lost::WallFull, .. }))
    );
    assert_eq!(state.decor()[0], supply + 1);
    assert_eq!(state.phase(), Phase::Take);
}

#[test]
fn an_exchange_may_be_for_a_painting_that_came_this_round_from_another_exchange() {
    // Seat 0 gives P4x3-C1 for P2x2-C2; seat 1, whose wall has room for three rows only, may have it.
    let threes = [0, 3, 6, 9].map(|x| (x, 3, 3, false));
    let twos = [0, 2, 4, 6, 8, 10].map(|x| (x, 7, 2, false));
    let lines = [&threes[..], &twos].concat();
    let table = nearly_full().museum(&["P2x2-C2"]).decor(1, &lines).lots(&["P4x3-C1", "P5x5-C1"]);
    let mut state = taken(table);
    play(&mut state, &[Action::Exchange(id("P2x2-C2")), hang(0, 0), flat(11, 10)]);
    take(&mut state, "P5x5-C1");
    assert!(legal(&state).contains(&Action::Exchange(id("P4x3-C1"))));
}

#[test]
fn a_full_wall_is_named_before_an_excess_painting_as_what_ends_the_game() {
    // Seat 0 gets its second excess painting, and the decor for it fills the wall.
    let mut state = Table::of(2)
        .wall(0, &[("S2x3-P1", 5, 4)])
        .fill(0, &[(11, 10)])
        .assistant(0, Piece::Painting(id("P5x5-S1")), 1)
        .museum(&["P3x3-C1"])
        .excess(0, &["P5x5-C1"])
        .lots(&["P4x3-C1"])
        .ready();
    take(&mut state, "P4x3-C1");
    play(&mut state, &[Action::Excess, flat(11, 10)]);
    idle_until(&mut state, Phase::Rehang);
    let mut events = Vec::new();
    while state.phase() == Phase::Rehang {
        events = act(&mut state, Action::Keep);
    }
    let ends: Vec<&Event> = events.iter().filter(|event| matches!(event, Event::Ended { .. })).collect();
    assert_eq!(ends, [&Event::Ended { end: End::FullWall(salon::engine::Seat(0)) }]);
}
