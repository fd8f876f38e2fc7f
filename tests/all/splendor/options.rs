//! Options and corrected boxes.

use super::table::{
    Table, about, act, buy, edition, is_reserve, legal_where, player, preview, refused, speech, take,
};
use salon::app::boards::splendor::scene::{Draft, Piece};
use salon::app::session::Worded;
use salon::engine::{Game, Seat};
use salon::games::splendor::{Action, Event, Gem, Phase, Refusal, Setup, Splendor, gem::total};

fn take_fewer() -> Setup {
    Setup { take_fewer: true, ..Setup::default() }
}

/// RULES.md, Taking different colours: the option of taking fewer.
#[test]
fn by_option_one_or_two_gems_may_be_taken_though_three_colours_are_there() {
    let mut state = Table::with(take_fewer()).ready();
    act(&mut state, take("W"));
    act(&mut state, take("UG"));
    act(&mut state, take("RKW"));
    assert_eq!([0, 1].map(|seat| total(&player(&state, seat).tokens)), [4, 2]);
    refused(&state, take(""), Refusal::TakeAtMost(3));
    refused(&state, take("WUGR"), Refusal::TakeAtMost(3));
}

/// RULES.md, Taking different colours: two colours left, one taken.
#[test]
fn by_option_one_gem_may_be_taken_when_two_colours_are_left() {
    let mut state = Table::with(take_fewer()).holds(0, "WWUUGGR").holds(1, "WWUUGGK").ready();
    refused(&state, take("W"), Refusal::NoneLeft(Gem::Diamond));
    act(&mut state, take("R"));
    assert_eq!(player(&state, 0).tokens[Gem::Ruby.index()], 2);
}

#[test]
fn by_option_no_text_says_that_a_take_brings_exactly_so_many() {
    for (setup, bar, closeup) in [
        (Setup::default(), "Take 3 different gems", "one each of three"),
        (take_fewer(), "Take up to 3 different gems", "one each of up to three"),
    ] {
        let state = Table::with(setup).ready();
        assert!(preview(&state, Draft::Nothing).starts_with(bar));
        assert!(about(&state, Piece::Pile(Gem::Ruby)).contains(closeup));
    }
    let refusal = Splendor::refusal(Refusal::TakeAtMost(3), &speech(&Table::of(2).ready()));
    assert!(refusal.sentence.starts_with("You may take at most 3 different gems now."));
}

#[test]
fn gold_is_promised_only_while_the_bank_has_any() {
    let gold = about(&Table::of(2).ready(), Piece::Pile(Gem::Gold));
    assert!(gold.ends_with("You get one with each card you reserve while the bank has any."), "{gold}");
}

#[test]
fn by_option_still_nobody_passes() {
    refused(&Table::with(take_fewer()).ready(), Action::Pass, Refusal::CannotPass);
}

#[test]
fn a_corrected_token_limit_is_the_limit() {
    let setup = edition(r#"{"constants": {"max_tokens_end_of_turn": 8}}"#);
    let mut state = Table::with(setup).holds(0, "WWUUGGRR").ready();
    act(&mut state, take("KWU"));
    for _ in 0..3 {
        assert_eq!(state.phase(), Phase::Return);
        act(&mut state, Action::Return(Gem::Diamond));
    }
    assert_eq!(total(&player(&state, 0).tokens), 8);
    assert_eq!(state.to_move(), Seat(1));
}

#[test]
fn a_corrected_limit_of_reserved_cards_is_the_limit() {
    let setup = edition(r#"{"constants": {"max_reserved_cards": 1}}"#);
    let mut state = Table::with(setup).ready();
    act(&mut state, Action::ReserveTop(0));
    act(&mut state, take("WUG"));
    assert!(legal_where(&state, is_reserve).is_empty());
    refused(&state, Action::ReserveTop(0), Refusal::HandFull(1));
}

#[test]
fn a_corrected_pile_for_two_alike_is_the_pile() {
    let setup = edition(r#"{"constants": {"take_same_min_pile": 3}}"#);
    let mut state = Table::with(setup).holds(1, "WUU").ready();
    let (gem, pile) = (Gem::Sapphire, 2);
    refused(&state, Action::TakeTwo(gem), Refusal::PairPile { gem, pile, needed: 3 });
    act(&mut state, Action::TakeTwo(Gem::Diamond));
}

#[test]
fn a_corrected_number_of_points_ends_the_game_and_the_option_goes_before_it() {
    let corrected = edition(r#"{"constants": {"prestige_trigger": 3}}"#);
    let with = |setup: Setup| Table::with(setup).bonuses(1, [6, 0, 0, 0, 0]).faces(&[45]).turn(1).ready();
    let mut state = with(corrected.clone());
    let events = buy(&mut state, 45);
    assert_eq!(events.last(), Some(&Event::Ended { stuck: false }));
    let mut state = with(Setup { target: Some(21), ..corrected });
    buy(&mut state, 45);
    assert!(!state.is_final_round());
}

#[test]
fn corrected_cards_nobles_and_tables_are_played_with() {
    let setup = edition(
        r#"{"name": "my box",
            "cards": [{"id": 61, "points": 4, "cost": {"sapphire": 3}}],
            "nobles": [{"id": 5, "points": 4, "requirements": {"emerald": 2}}],
            "setup_by_player_count": {"2": {"gem_tokens_per_color": 6, "gold_tokens": 3, "nobles_revealed": 2}}}"#,
    );
    let mut state =
        Table::with(setup).holds(0, "WUUUGG").bonuses(0, [3, 3, 2, 0, 0]).faces(&[61]).nobles(&[5]).ready();
    assert_eq!(*state.bank(), [5, 3, 4, 6, 6, 3]);
    assert_eq!(state.nobles().count(), 2);
    buy(&mut state, 61);
    let sheet = Splendor::score(&state);
    assert_eq!(sheet.totals, [8, 0], "four for the card, four for the noble");
}

#[test]
fn a_table_without_gems_is_played_to_its_end() {
    let setup = edition(
        r#"{"setup_by_player_count": {"2": {"gem_tokens_per_color": 0, "gold_tokens": 0, "nobles_revealed": 0}}}"#,
    );
    let mut state = Table::with(setup).ready();
    for _ in 0..6 {
        act(&mut state, Action::ReserveTop(0));
    }
    act(&mut state, Action::Pass);
    assert_eq!(act(&mut state, Action::Pass).last(), Some(&Event::Ended { stuck: true }));
    assert_eq!(Splendor::score(&state).ranks, [1, 1]);
}
