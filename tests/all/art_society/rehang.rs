//! Taking back and hanging anew before the round closes (RULES.md, Hanging anew).

use super::table::*;
use salon::engine::{Game, Seat, Timeline, Viewer};
use salon::games::art_society::{
    Action, ArtSociety, Due, End, Event, Options, Phase, Piece, Refusal, Setup, State, Task,
};

/// A wall on which all is from earlier rounds.
fn table() -> Table {
    Table::of(2)
        .wall(0, &[("S2x3-P1", 5, 4), ("P2x2-L1", 3, 4), ("P2x2-C1", 7, 4)])
        .decor(0, &[(4, 6, 1, false)])
        .lots(&["P3x2-S1"])
}

/// The beginning of seat 0's re-hang after a turn of these actions.
fn after(table: Table, lot: &str, turn: &[Action]) -> State {
    let mut state = table.ready();
    take(&mut state, lot);
    play(&mut state, turn);
    assert_eq!(state.phase(), Phase::Take, "the turn is over");
    idle_until(&mut state, Phase::Rehang);
    assert_eq!(state.to_move(), Seat(0));
    state
}

fn start_of_36() -> State {
    after(table(), "P3x2-S1", &[hang(5, 7), flat(8, 7)])
}

fn start_of_37() -> State {
    after(table(), "P3x2-S1", &[hang(5, 2), Action::TakeDecor(2), flat(8, 3)])
}

#[test]
fn everybody_is_asked_once_in_the_order_of_choice() {
    let mut state = Table::of(3).order(&[1, 0, 2]).ready();
    idle_until(&mut state, Phase::Rehang);
    let mut asked = Vec::new();
    while state.phase() == Phase::Rehang {
        asked.push(state.to_move().0);
        act(&mut state, Action::Keep);
    }
    assert_eq!(asked, [1, 0, 2]);
    assert_eq!(state.phase(), Phase::Choose);
}

#[test]
fn without_the_option_nobody_is_asked() {
    let options = Options { rehang: false, ..Options::default() };
    let mut state = Table::with(Setup { seats: 3, options, edition: None }).ready();
    for _ in 0..3 {
        idle_turn(&mut state);
    }
    assert_eq!((state.phase(), state.round()), (Phase::Choose, 4));
}

#[test]
fn a_reward_grows_with_the_new_neighbours() {
    let mut state = start_of_36();
    assert_eq!(state.decor(), &[46, 36, 24]);
    act(&mut state, Action::TakeBack);
    assert_eq!(hanging(&state, 0).len(), 3);
    assert_eq!(lying(&state, 0), [(4, 6, 1, false)]);
    assert_eq!(state.decor(), &[47, 36, 24]);
    assert_eq!(top(&state), Some(Task::Painting(id("P3x2-S1"))));
    act(&mut state, hang(5, 2));
    assert_eq!(top(&state), Some(Task::Reward { due: 2, several: false, hand: None }));
    play(&mut state, &[Action::TakeDecor(2), flat(8, 3), Action::Confirm]);
    assert_eq!(state.decor(), &[47, 35, 24]);
}

#[test]
fn a_reward_shrinks_with_the_new_neighbours() {
    let mut state = start_of_37();
    assert_eq!(state.decor(), &[47, 35, 24]);
    play(&mut state, &[Action::TakeBack, hang(5, 7)]);
    assert_eq!(top(&state), Some(Task::Reward { due: 1, several: false, hand: Some(1) }));
    play(&mut state, &[flat(8, 7), Action::Confirm]);
    assert_eq!(state.decor(), &[46, 36, 24]);
}

#[test]
fn a_reward_may_come_to_nothing() {
    // (0, 4) touches P2x2-L1 at (3, 4) only.
    let mut state = start_of_37();
    play(&mut state, &[Action::TakeBack, hang(0, 4)]);
    refused(&state, hang(0, 4), Refusal::NotNow { due: Due::Confirm });
    act(&mut state, Action::Confirm);
    assert_eq!(state.decor(), &[47, 36, 24]);
    assert_eq!(lying(&state, 0), [(4, 6, 1, false)]);
}

#[test]
fn what_was_hung_may_be_stored() {
    let mut state = start_of_37();
    play(&mut state, &[Action::TakeBack, Action::Store, Action::Confirm]);
    assert_eq!(player(&state, 0).assistant, stored("P3x2-S1", 3));
    assert_eq!(state.decor(), &[47, 36, 24]);
}

#[test]
fn what_was_stored_may_be_hung() {
    let mut state = after(table(), "P3x2-S1", &[Action::Store]);
    play(&mut state, &[Action::TakeBack, hang(5, 2)]);
    assert_eq!(top(&state), Some(Task::Reward { due: 2, several: false, hand: None }));
    assert_eq!(player(&state, 0).assistant, None);
}

#[test]
fn a_released_tile_goes_back_to_the_assistant_with_its_round() {
    let table = table().assistant(0, Piece::Painting(id("P2x2-S3")), 1).lots(&["P2x2-P3"]);
    let mut state = after(table, "P2x2-P3", &[release(7, 2), flat(9, 3), hang(9, 4)]);
    assert_eq!(state.decor(), &[46, 36, 24]);
    act(&mut state, Action::TakeBack);
    assert_eq!(player(&state, 0).assistant, stored("P2x2-S3", 1));
    assert_eq!(top(&state), Some(Task::Painting(id("P2x2-P3"))));
    assert_eq!(state.decor(), &[47, 36, 24]);
    refused(&state, Action::Store, Refusal::AssistantFull);
    play(&mut state, &[hang(9, 4), Action::Confirm]);
    assert_eq!(player(&state, 0).assistant, stored("P2x2-S3", 1));
}

#[test]
fn released_decor_goes_back_to_the_assistant_too() {
    let table = table().assistant(0, Piece::Decor(3), 1);
    let turn = [hang(0, 4), release(7, 6)];
    let mut state = after(table, "P3x2-S1", &turn);
    let supply = *state.decor();
    act(&mut state, Action::TakeBack);
    assert_eq!(state.decor(), &supply);
    assert_eq!(player(&state, 0).assistant.map(|kept| (kept.piece, kept.round)), Some((Piece::Decor(3), 1)));
}

#[test]
fn older_tiles_do_not_move() {
    // There is no action that names them.
    let mut state = start_of_37();
    let older = hanging(&state, 0)[..3].iter().map(|(name, x, y)| (id(name), *x, *y)).collect::<Vec<_>>();
    act(&mut state, Action::TakeBack);
    let left: Vec<_> = hanging(&state, 0).iter().map(|(name, x, y)| (id(name), *x, *y)).collect();
    assert_eq!(left, older);
}

/// Every way of going on by at most so many actions, cancelled, is the same as having kept everything.
fn cancels_to(state: &State, kept: &State, depth: usize) {
    let mut cancelled = state.clone();
    act(&mut cancelled, Action::Cancel);
    assert!(cancelled == *kept);
    if depth == 0 {
        return;
    }
    let listed = legal(state);
    let stride = (listed.len() / 6).max(1);
    for action in listed.iter().step_by(stride) {
        if !matches!(action, Action::Cancel | Action::Confirm) {
            let mut next = state.clone();
            act(&mut next, *action);
            cancels_to(&next, kept, depth - 1);
        }
    }
}

#[test]
fn cancelling_is_keeping() {
    let with_assistant = table().assistant(0, Piece::Painting(id("P2x2-S3")), 1).lots(&["P2x2-P3"]);
    let released = after(with_assistant, "P2x2-P3", &[release(7, 2), flat(9, 3), hang(9, 4)]);
    for state in [start_of_36(), start_of_37(), released] {
        let mut kept = state.clone();
        act(&mut kept, Action::Keep);
        let mut back = state.clone();
        act(&mut back, Action::TakeBack);
        cancels_to(&back, &kept, 4);
    }
}

#[test]
fn a_seat_takes_back_once() {
    let mut state = start_of_37();
    play(&mut state, &[Action::TakeBack, Action::Cancel]);
    assert_eq!(state.to_move(), Seat(1));
    let mut state = start_of_37();
    act(&mut state, Action::TakeBack);
    refused(&state, Action::TakeBack, Refusal::NotNow { due: Due::Painting });
}

#[test]
fn hanging_everything_again_where_it_was_changes_nothing() {
    let state = start_of_37();
    let mut kept = state.clone();
    act(&mut kept, Action::Keep);
    let mut again = state.clone();
    play(&mut again, &[Action::TakeBack, hang(5, 2), Action::TakeDecor(2), flat(8, 3), Action::Confirm]);
    assert!(again == kept);
}

const HOLES: [(u8, u8); 5] = [(0, 0), (1, 0), (0, 1), (1, 1), (11, 10)];

/// A wall of which these squares are free, beside a shell frame at the top left; the assistant's painting fits nowhere.
fn crowded_but(holes: &[(u8, u8)]) -> Table {
    Table::of(3)
        .wall(0, &[("S2x3-P1", 5, 4), ("P2x2-P1", 2, 0)])
        .fill(0, holes)
        .assistant(0, Piece::Painting(id("P5x5-S1")), 1)
        .round(4)
}

fn crowded() -> Table {
    crowded_but(&HOLES)
}

#[test]
fn an_exchange_stays() {
    let holes = [&HOLES[..], &[(10, 10)]].concat();
    let table = crowded_but(&holes).museum(&["P2x2-C2"]).lots(&["P4x3-C1", "P2x2-L1", "P2x2-S1", "P3x3-C1"]);
    let turn = [Action::Exchange(id("P2x2-C2")), hang(0, 0), flat(11, 10)];
    let mut state = table.ready();
    take(&mut state, "P4x3-C1");
    play(&mut state, &turn);
    for name in ["P2x2-L1", "P2x2-S1"] {
        take(&mut state, name);
        act(&mut state, Action::Store);
    }
    assert_eq!(state.phase(), Phase::Rehang);
    let (museum, markers) = (state.museum(), *state.markers());
    assert_eq!(museum >> id("P3x3-C1") & 1, 1);
    act(&mut state, Action::TakeBack);
    assert_eq!(top(&state), Some(Task::Received(id("P2x2-C2"))));
    assert_eq!((state.museum(), *state.markers()), (museum, markers));
    refused(&state, Action::Store, Refusal::HangAtOnce);
    refused(&state, Action::Exchange(id("P3x3-C1")), Refusal::NotInRehang);
    assert_eq!(legal(&state), [hang(0, 0), Action::Cancel]);
}

#[test]
fn an_excess_painting_stays() {
    let table = crowded().museum(&["P3x3-C1"]).lots(&["P4x3-C1", "P2x2-L1", "P2x2-S1", "P2x2-C2"]);
    let mut state = table.ready();
    take(&mut state, "P4x3-C1");
    play(&mut state, &[Action::Excess, flat(11, 10)]);
    for name in ["P2x2-L1", "P2x2-S1"] {
        take(&mut state, name);
        act(&mut state, Action::Store);
    }
    assert_eq!(state.museum() >> id("P2x2-C2") & 1, 1);
    act(&mut state, Action::TakeBack);
    assert_eq!(top(&state), Some(Task::Reward { due: 1, several: false, hand: Some(1) }));
    assert_eq!(legal(&state), [flat(1, 0), flat(0, 1), flat(1, 1), flat(11, 10), Action::Cancel]);
    assert_eq!(player(&state, 0).excess, 1 << id("P4x3-C1"));
}

#[test]
fn what_was_released_before_an_exchange_stays() {
    // The assistant's shell 2x2 goes up beside the shell P2x2-P1 and earns a shield; then T does not fit.
    let mut state = Table::of(3)
        .wall(0, &[("S2x3-P1", 5, 4), ("P2x2-P1", 2, 0)])
        .fill(
            0,
            &[
                (0, 0),
                (1, 0),
                (0, 1),
                (1, 1),
                (10, 8),
                (11, 8),
                (10, 9),
                (11, 9),
                (10, 10),
                (11, 10),
                (9, 10),
            ],
        )
        .assistant(0, Piece::Painting(id("P2x2-L3")), 1)
        .museum(&["P2x2-C2"])
        .round(4)
        .lots(&["P4x3-C1", "P2x2-L1", "P2x2-S1"])
        .ready();
    take(&mut state, "P4x3-C1");
    play(&mut state, &[release(0, 0), flat(9, 10), Action::Exchange(id("P2x2-C2")), hang(10, 9)]);
    idle_until(&mut state, Phase::Rehang);
    act(&mut state, Action::TakeBack);
    assert_eq!(top(&state), Some(Task::Received(id("P2x2-C2"))));
    assert!(hanging(&state, 0).contains(&("P2x2-L3", 0, 0)));
    assert!(lying(&state, 0).contains(&(9, 10, 1, false)));
    assert_eq!(legal(&state), [hang(10, 8), hang(10, 9), Action::Cancel]);
}

/// Hanging P2x2-C2 and laying its decor fills the wall.
fn filled() -> State {
    let mut state = Table::of(2)
        .wall(0, &[("S2x3-P1", 5, 4), ("P2x2-P1", 2, 0)])
        .fill(0, &HOLES)
        .lots(&["P2x2-C2", "P2x2-L1"])
        .ready();
    take(&mut state, "P2x2-C2");
    play(&mut state, &[hang(0, 0), flat(11, 10)]);
    idle_until(&mut state, Phase::Rehang);
    state
}

#[test]
fn a_full_wall_that_is_kept_ends_the_game() {
    let mut state = filled();
    act(&mut state, Action::Keep);
    let events = act(&mut state, Action::Keep);
    assert!(events.contains(&Event::Ended { end: End::FullWall(Seat(0)) }));
    let sheet = ArtSociety::score(&state);
    assert_eq!(sheet.rows[6].values[0], 5);
}

#[test]
fn a_full_wall_that_is_opened_again_does_not() {
    let mut state = filled();
    play(&mut state, &[Action::TakeBack, hang(0, 0), Action::Store, Action::Confirm, Action::Keep]);
    assert_eq!(state.phase(), Phase::Choose);
    assert_eq!(player(&state, 0).assistant.map(|kept| kept.piece), Some(Piece::Decor(1)));
}

#[test]
fn a_seat_with_nothing_to_take_back_is_passed_over() {
    // An excess painting beside a full wall brings no decor, so nothing is fresh.
    let mut state = Table::of(2)
        .wall(0, &[("S2x3-P1", 5, 4)])
        .fill(0, &[(0, 0), (1, 0), (0, 1), (1, 1)])
        .assistant(0, Piece::Painting(id("P2x2-S1")), 1)
        .museum(&["P3x3-C1"])
        .lots(&["P4x3-C1"])
        .ready();
    take(&mut state, "P4x3-C1");
    play(&mut state, &[release(0, 0), Action::Excess]);
    idle_until(&mut state, Phase::Rehang);
    assert_eq!(state.to_move(), Seat(1));
}

/// An exchange whose painting has one place left, and an assistant's single tile that would go there too.
fn exchanged(assistant: Piece) -> State {
    let mut state = Table::of(2)
        .wall(0, &[("S2x3-P1", 5, 4)])
        .fill(0, &[(0, 0), (1, 0), (0, 1), (1, 1), (11, 10), (10, 10)])
        .assistant(0, assistant, 1)
        .museum(&["P2x2-C2"])
        .round(4)
        .lots(&["P4x3-C1"])
        .ready();
    take(&mut state, "P4x3-C1");
    play(&mut state, &[Action::Exchange(id("P2x2-C2")), hang(0, 0)]);
    if state.phase() == Phase::Turn {
        act(&mut state, Action::EndTurn);
    }
    idle_until(&mut state, Phase::Rehang);
    state
}

#[test]
fn no_release_takes_the_last_place_of_a_painting_from_the_museum() {
    let mut state = exchanged(Piece::Decor(1));
    act(&mut state, Action::TakeBack);
    assert_eq!(top(&state), Some(Task::Received(id("P2x2-C2"))));
    refused(&state, release(0, 1), Refusal::NoPlaceLeft);
    assert_eq!(ArtSociety::forced(&state), None);
    play(&mut state, &[release(11, 10), hang(0, 0), Action::Confirm]);
    assert_eq!(state.to_move(), Seat(1));
}

#[test]
fn decor_for_a_released_painting_leaves_a_place_for_the_one_to_be_hung() {
    // The assistant's 2x2 earns a shield beside the shell frame; the lot fits in the other corner only.
    let mut state = Table::of(2)
        .wall(0, &[("S2x3-P1", 5, 4), ("P2x2-P1", 2, 0)])
        .fill(0, &[(0, 0), (1, 0), (0, 1), (1, 1), (10, 9), (11, 9), (10, 10), (11, 10)])
        .assistant(0, Piece::Painting(id("P2x2-L3")), 1)
        .lots(&["P2x2-C1"])
        .ready();
    take(&mut state, "P2x2-C1");
    play(&mut state, &[hang(10, 9), Action::EndTurn]);
    idle_until(&mut state, Phase::Rehang);
    play(&mut state, &[Action::TakeBack, release(0, 0)]);
    assert_eq!(top(&state), Some(Task::Reward { due: 1, several: false, hand: Some(1) }));
    // With the decor on the wall the lot could still be stored; with the decor stored it could still be hung.
    assert!(legal(&state).contains(&flat(10, 10)) && legal(&state).contains(&Action::Store));
    act(&mut state, flat(10, 10));
    assert_eq!(legal(&state), [Action::Store, Action::Cancel]);
}

#[test]
fn decor_is_not_stored_where_the_assistant_is_the_last_place_of_a_painting() {
    let mut state = Table::of(2)
        .wall(0, &[("S2x3-P1", 5, 4), ("P2x2-P1", 2, 0)])
        .fill(0, &[(0, 0), (1, 0), (0, 1), (1, 1), (11, 10)])
        .assistant(0, Piece::Painting(id("P2x2-L3")), 1)
        .lots(&["P2x2-C1"])
        .ready();
    take(&mut state, "P2x2-C1");
    play(&mut state, &[hang(0, 0)]);
    idle_until(&mut state, Phase::Rehang);
    play(&mut state, &[Action::TakeBack, release(0, 0)]);
    refused(&state, Action::Store, Refusal::NoPlaceLeft);
    assert_eq!(legal(&state), [flat(11, 10), Action::Cancel]);
}

#[test]
fn what_is_taken_back_can_always_be_put_up_again() {
    for seats in 2..=4 {
        let setup = Setup { seats, ..Setup::default() };
        let components = ArtSociety::components(&setup).expect("a sound setup");
        let mut seen = 0;
        for seed in 0..60 {
            let mut state = ArtSociety::start(&components, &setup, salon::engine::Seed(seed), &mut ());
            let mut rng = salon::engine::Rng::new(salon::engine::Seed(!seed));
            while !matches!(ArtSociety::turn(&state), salon::engine::Turn::Over) {
                let mut listed = legal(&state);
                if state.phase() == Phase::Rehanging {
                    seen += 1;
                    assert!(listed.iter().any(|action| *action != Action::Cancel), "{state:?}");
                    listed.retain(|action| *action != Action::Cancel);
                }
                let release = listed.iter().find(|action| matches!(action, Action::Release { .. }));
                let action = match release {
                    Some(release) if rng.below(2) == 0 => *release,
                    _ if listed.contains(&Action::TakeBack) => Action::TakeBack,
                    _ => listed[rng.index(listed.len())],
                };
                ArtSociety::apply(&mut state, action, &mut ());
            }
        }
        assert!(seen > 1000, "{seen} positions");
    }
}

#[test]
fn the_question_is_not_asked_where_nothing_could_change() {
    // The exchanged painting has one place and earns nothing; the assistant's tile fits nowhere.
    let mut state = exchanged(Piece::Painting(id("P5x5-S1")));
    refused(&state, Action::TakeBack, Refusal::NothingToChange);
    assert_eq!(ArtSociety::forced(&state), Some(Action::Keep));
    act(&mut state, Action::Keep);
    assert_eq!(state.to_move(), Seat(1));
    // What could be stored instead, hung elsewhere, or earn other decor is asked about.
    for state in [start_of_36(), start_of_37(), filled(), exchanged(Piece::Decor(1))] {
        assert_eq!(ArtSociety::forced(&state), None);
        assert_eq!(legal(&state), [Action::Keep, Action::TakeBack]);
    }
}

#[test]
fn hands_stay_hidden_while_tiles_are_hung_anew() {
    let mut state = start_of_37();
    for _ in 0..2 {
        let view = ArtSociety::view(&state, Viewer::Seat(Seat(0)));
        assert!(view.players[0].hand.is_some());
        assert_eq!(view.players[1].hand, None);
        let table = ArtSociety::view(&state, Viewer::Table);
        assert!(table.players.iter().all(|player| player.hand.is_none()));
        if state.phase() == Phase::Rehang {
            act(&mut state, Action::TakeBack);
        }
    }
    assert_eq!(state.phase(), Phase::Rehanging);
}

#[test]
fn an_excess_painting_moves_what_can_be_taken_back() {
    // The assistant's 2x2 took the last place; then the lot is put aside, so the 2x2 is final.
    let mut state = Table::of(3)
        .wall(0, &[("S2x3-P1", 5, 4)])
        .fill(0, &[(0, 0), (1, 0), (0, 1), (1, 1), (11, 10), (10, 10)])
        .assistant(0, Piece::Painting(id("P2x2-L3")), 1)
        .museum(&["P3x3-C1"])
        .lots(&["P4x3-C1"])
        .ready();
    take(&mut state, "P4x3-C1");
    play(&mut state, &[release(0, 0), Action::Excess, flat(11, 10)]);
    idle_until(&mut state, Phase::Rehang);
    act(&mut state, Action::TakeBack);
    assert!(hanging(&state, 0).contains(&("P2x2-L3", 0, 0)));
    assert_eq!(player(&state, 0).assistant, None);
    assert_eq!(top(&state), Some(Task::Reward { due: 1, several: false, hand: Some(1) }));
}

/// A game in which everybody stores, with the last re-hang question answered by the table.
fn answered(unasked: bool) -> Timeline<ArtSociety> {
    let mut timeline =
        Timeline::<ArtSociety>::begin(Setup::default(), salon::engine::Seed(3)).expect("a sound setup");
    while timeline.state().phase() != Phase::Rehang {
        let listed = legal(timeline.state());
        let store = listed.iter().find(|action| **action == Action::Store);
        timeline.act(*store.unwrap_or(&listed[0])).expect("it is legal");
    }
    let asked = timeline.state().to_move();
    if unasked {
        timeline.act_unasked(Action::Keep).expect("it is legal");
    } else {
        timeline.act(Action::Keep).expect("it is legal");
    }
    assert_eq!(timeline.steps().last().map(|step| step.seat), Some(asked));
    timeline
}

#[test]
fn an_answer_that_the_table_gave_is_no_decision_of_the_seat() {
    let (own, given) = (answered(false), answered(true));
    // The record is the same: a replay needs to know nothing of it.
    assert_eq!(own.record(), given.record());
    let last = own.head() - 1;
    let seat = own.steps()[last].seat;
    assert_eq!(own.undo_target(), Some(last));
    assert!(given.undo_target() < Some(last), "undo passes over it");
    assert_eq!(own.last_seen_by(seat), last + 1);
    assert!(given.last_seen_by(seat) < last, "the seat has not seen what came before");
    // After a replay it is told again which steps nobody was asked about.
    let mut again = Timeline::open(given.record()).expect("our own record");
    assert_eq!(again.undo_target(), Some(last));
    let answer = |state: &State| (state.phase() == Phase::Rehang).then_some(Action::Keep);
    again.mark_unasked(&given.unasked().collect::<Vec<_>>(), answer);
    assert_eq!(again.undo_target(), given.undo_target());
    // The one that was asked stays a decision, and so does whatever else a file may claim.
    let mut claimed = Timeline::open(own.record()).expect("our own record");
    let every: Vec<u32> = (0..).take(last).collect();
    let before: Vec<bool> = claimed.steps()[..last].iter().map(|step| step.forced).collect();
    claimed.mark_unasked(&every, answer);
    assert_eq!(claimed.steps()[..last].iter().map(|step| step.forced).collect::<Vec<_>>(), before);
    assert_eq!(own.unasked().count(), 0);
}
