//! When nothing can be done (RULES.md, When nothing is possible).

use super::table::{Table, act, legal, player, refused, take};
use salon::engine::{Game, Rng, Seat, Seed, Turn, play_out};
use salon::games::splendor::{Action, Event, Gem, Phase, Refusal, Setup, Source, Splendor, State};

const ALL_TEN: &str = "WWUUGGRRKK";

/// Ten gems each, none in the bank, three reserved cards each, nothing affordable.
fn everybody_stuck() -> Table {
    Table::of(2)
        .holds(0, ALL_TEN)
        .holds(1, ALL_TEN)
        .reserved(0, &[0, 7, 9])
        .reserved(1, &[15, 17, 24])
        .faces(&[23, 31, 32, 39])
}

#[test]
fn who_can_do_nothing_else_passes() {
    let mut state = everybody_stuck().ready();
    assert_eq!(legal(&state), [Action::Pass]);
    assert_eq!(Splendor::forced(&state), Some(Action::Pass));
    let before = state.clone();
    assert_eq!(act(&mut state, Action::Pass), [Event::Passed { seat: Seat(0) }]);
    assert_eq!(state.players(), before.players());
    assert_eq!(state.bank(), before.bank());
    assert_eq!(Splendor::turn(&state), Turn::Of(Seat(1)));
}

#[test]
fn when_everybody_passes_in_succession_the_game_ends_and_is_ranked() {
    let mut state = everybody_stuck().bought(1, &[74]).ready();
    act(&mut state, Action::Pass);
    let events = act(&mut state, Action::Pass);
    assert_eq!(events, [Event::Passed { seat: Seat(1) }, Event::Ended { stuck: true }]);
    assert_eq!(Splendor::turn(&state), Turn::Over);
    let sheet = Splendor::score(&state);
    assert_eq!((sheet.totals, sheet.ranks), (vec![0, 3], vec![2, 1]));
}

#[test]
fn with_four_players_it_takes_four_passes() {
    // All thirty-five gems are out, and nobody has three of a colour.
    let mut state = Table::of(4)
        .holds(0, "WWUUGGRRK")
        .holds(1, "WUUGGRRKK")
        .holds(2, "WWUGGRRKK")
        .holds(3, "WWUUGRKK")
        .reserved(0, &[0, 7, 9])
        .reserved(1, &[15, 17, 24])
        .reserved(2, &[23, 32, 45])
        .reserved(3, &[48, 54, 60])
        .faces(&[30, 31, 38, 39])
        .ready();
    for seat in 0..4 {
        assert_eq!(Splendor::turn(&state), Turn::Of(Seat(seat)));
        assert_eq!(legal(&state), [Action::Pass], "seat {seat}");
        act(&mut state, Action::Pass);
    }
    assert_eq!(state.phase(), Phase::Over);
}

#[test]
fn one_turn_that_is_no_pass_starts_the_count_anew() {
    // The second player has a card to buy, and gives the first one gems to take.
    let mut state = everybody_stuck().bonuses(1, [0, 0, 0, 1, 0]).ready();
    act(&mut state, Action::Pass);
    assert_eq!(legal(&state), [Action::Buy(Source::Reserved(1))]);
    let buy = legal(&state)[0];
    act(&mut state, buy);
    assert_eq!(Splendor::turn(&state), Turn::Of(Seat(0)));
    assert_eq!(legal(&state), [take("R")], "two rubies are back");
}

#[test]
fn only_passes_in_succession_end_the_game() {
    // The second player has a card for nothing, which gives the first one nothing to take.
    let mut state = everybody_stuck().bonuses(1, [0, 0, 0, 3, 0]).ready();
    act(&mut state, Action::Pass);
    let events = act(&mut state, Action::Buy(Source::Reserved(1)));
    assert!(matches!(events[0], Event::Bought { card: 17, paid: [0, 0, 0, 0, 0, 0], .. }));
    assert_eq!(act(&mut state, Action::Pass), [Event::Passed { seat: Seat(0) }]);
    assert_eq!(Splendor::turn(&state), Turn::Of(Seat(1)));
    assert!(legal(&state).contains(&Action::ReserveTop(0)));
}

#[test]
fn passing_is_refused_while_anything_else_is_possible() {
    refused(&Table::of(2).ready(), Action::Pass, Refusal::CannotPass);
    let states: [State; 4] = [
        // A gem in the bank.
        Table::of(2)
            .holds(0, ALL_TEN)
            .holds(1, "WWUUGGRRK")
            .reserved(0, &[0, 7, 9])
            .faces(&[23, 31, 32, 39])
            .ready(),
        // Room in the hand.
        Table::of(2)
            .holds(0, ALL_TEN)
            .holds(1, ALL_TEN)
            .reserved(0, &[0, 7])
            .faces(&[23, 31, 32, 39])
            .ready(),
        // An affordable card on the table.
        Table::of(2)
            .holds(0, ALL_TEN)
            .holds(1, ALL_TEN)
            .reserved(0, &[0, 7, 9])
            .faces(&[23, 31, 32, 3])
            .ready(),
        // An affordable card in the hand.
        Table::of(2)
            .holds(0, ALL_TEN)
            .holds(1, ALL_TEN)
            .reserved(0, &[0, 7, 3])
            .faces(&[23, 31, 32, 39])
            .ready(),
    ];
    for state in states {
        refused(&state, Action::Pass, Refusal::CannotPass);
        assert_eq!(Splendor::forced(&state), None);
        assert!(!legal(&state).is_empty());
    }
}

#[test]
fn gold_in_the_bank_is_nothing_to_take() {
    let state = everybody_stuck().ready();
    assert_eq!(state.bank()[Gem::Gold.index()], 5);
    assert_eq!(legal(&state), [Action::Pass]);
}

/// A stuck player with two eligible nobles, of whom one came a turn ago.
fn stuck_with_a_noble_to_come() -> Table {
    Table::of(2)
        .holds(0, ALL_TEN)
        .holds(1, ALL_TEN)
        .reserved(0, &[30, 38, 42])
        .reserved(1, &[0, 7, 24])
        .faces(&[9, 15, 17, 23])
        .faces(&[44, 59, 60, 62])
        .faces(&[70, 71, 72, 73])
        .nobles(&[5])
}

/// RULES.md, When nothing is possible: nobles are checked after a forced pass too.
#[test]
fn a_noble_comes_at_the_end_of_a_forced_pass() {
    let mut state = stuck_with_a_noble_to_come().bonuses(0, [3, 3, 3, 0, 0]).ready();
    assert_eq!(legal(&state), [Action::Pass]);
    let events = act(&mut state, Action::Pass);
    assert_eq!(events, [Event::Passed { seat: Seat(0) }, Event::Visited { seat: Seat(0), noble: 5 }]);
    assert_eq!(player(&state, 0).points, 3);
}

#[test]
fn a_noble_on_a_forced_pass_can_bring_the_final_round() {
    let mut state = stuck_with_a_noble_to_come().bonuses(0, [3, 2, 2, 0, 0]).bought(0, &[77, 81, 51]).ready();
    assert_eq!(player(&state, 0).points, 13);
    assert_eq!(legal(&state), [Action::Pass]);
    let events = act(&mut state, Action::Pass);
    assert_eq!(events.last(), Some(&Event::FinalRound { seat: Seat(0) }));
    assert_eq!(Splendor::turn(&state), Turn::Of(Seat(1)));
}

#[test]
fn after_a_forced_pass_one_of_several_nobles_is_chosen_and_the_next_comes_before_the_game_ends() {
    let mut state = stuck_with_a_noble_to_come().nobles(&[0]).bonuses(0, [4, 4, 3, 0, 0]).ready();
    act(&mut state, Action::Pass);
    assert_eq!(legal(&state), [Action::Noble(5), Action::Noble(0)]);
    assert_eq!(Splendor::forced(&state), None);
    act(&mut state, Action::Noble(0));
    act(&mut state, Action::Pass);
    assert_eq!(Splendor::turn(&state), Turn::Of(Seat(0)), "another noble is due");
    let events = act(&mut state, Action::Pass);
    assert_eq!(events[1], Event::Visited { seat: Seat(0), noble: 5 });
    act(&mut state, Action::Pass);
    assert_eq!(player(&state, 0).points, 6);
    let events = act(&mut state, Action::Pass);
    assert_eq!(events.last(), Some(&Event::Ended { stuck: true }), "no visit unlocked anything");
}

/// RULES.md, When nothing is possible: repetition is legal.
#[test]
fn taking_and_returning_the_same_gems_goes_on_as_long_as_the_players_like() {
    let mut state = Table::of(2).holds(0, "WWUUGGRRJJ").holds(1, "WUGRKKKJJJ").ready();
    let before = state.clone();
    for _ in 0..600 {
        act(&mut state, take("WUG"));
        for token in [Gem::Diamond, Gem::Sapphire, Gem::Emerald] {
            act(&mut state, Action::Return(token));
        }
    }
    assert_eq!(state.players(), before.players());
    assert_eq!(Splendor::turn(&state), Turn::Of(Seat(0)));
    assert_eq!(Splendor::round(&state), Splendor::round(&before) + 300);
}

/// RULES.md, When nothing is possible: simulations are cut off and ranked as they stand.
#[test]
fn a_simulated_game_that_nobody_can_win_ends_once_everybody_passes_and_can_be_ranked() {
    // No box has ninety-nine points for one player.
    let setup = Setup { target: Some(99), ..Setup::default() };
    let components = Splendor::components(&setup).expect("a sound setup");
    let mut state = Splendor::start(&components, &setup, Seed(3), &mut ());
    let played = play_out::<Splendor>(&mut state, &mut Rng::new(Seed(3)), &mut Vec::new());
    assert!(played < Splendor::MAX_ACTIONS && Splendor::turn(&state) == Turn::Over, "{played}");
    let score = Splendor::score(&state);
    let order = score.totals[0].cmp(&score.totals[1]);
    assert_eq!(score.ranks[1].cmp(&score.ranks[0]), order, "{score:?}");
}
