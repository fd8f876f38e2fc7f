//! Taking gems (RULES.md, Taking different colours and Taking two alike).

use super::table::{Table, act, is_reserve, is_take, legal, legal_where, player, refused, set, take, tokens};
use salon::engine::Seat;
use salon::games::splendor::{Action, Event, GOLD, Gem, GemSet, Refusal, Setup};

#[test]
fn three_gems_of_different_colours_come_from_the_bank() {
    let mut state = Table::of(3).ready();
    let events = act(&mut state, take("WGK"));
    assert_eq!(player(&state, 0).tokens, tokens("WGK"));
    assert_eq!(*state.bank(), [4, 5, 4, 5, 4, 5]);
    assert_eq!(events, [Event::Took { seat: Seat(0), tokens: tokens("WGK") }]);
    assert_eq!(state.to_move(), Seat(1), "one action is the whole turn");
}

/// RULES.md, Taking different colours: not fewer while three colours are there.
#[test]
fn neither_fewer_nor_more_than_three_colours_may_be_taken_while_three_are_there() {
    for seats in 2..=4 {
        let state = Table::of(seats).ready();
        for fewer in ["", "W", "UK", "WUGR", "WUGRK"] {
            refused(&state, take(fewer), Refusal::TakeExactly(3));
        }
    }
    let state = Table::of(2).holds(0, "WWUU").holds(1, "WWUU").ready();
    refused(&state, take("GR"), Refusal::TakeExactly(3));
    assert_eq!(legal_where(&state, |action| matches!(action, Action::TakeDifferent(_))), [take("GRK")]);
}

/// RULES.md, Taking different colours: two colours are taken both.
#[test]
fn when_two_colours_are_left_both_are_taken() {
    let state = Table::of(2).holds(0, "WWUUGGR").holds(1, "WWUUGGK").ready();
    assert_eq!(legal_where(&state, is_take), [take("RK")]);
    refused(&state, take("R"), Refusal::TakeExactly(2));
    refused(&state, take("WRK"), Refusal::NoneLeft(Gem::Diamond));
}

#[test]
fn when_one_colour_is_left_one_gem_is_taken() {
    let mut state = Table::of(2).holds(0, "WWUUGGRR").holds(1, "WWUUGGRRK").ready();
    assert_eq!(legal_where(&state, is_take), [take("K")]);
    act(&mut state, take("K"));
    assert_eq!(player(&state, 0).tokens, tokens("WWUUGGRRK"));
}

#[test]
fn with_gold_alone_in_the_bank_nothing_is_taken_and_every_reservation_brings_one() {
    let state = Table::of(2).holds(0, "WWUUGGRRKK").holds(1, "WWUUGGRRKK").ready();
    assert_eq!(legal_where(&state, is_take), []);
    refused(&state, take("W"), Refusal::NoneLeft(Gem::Diamond));
    refused(&state, take(""), Refusal::TakeExactly(0));
    let reservations = legal_where(&state, is_reserve);
    assert_eq!(reservations.len(), 15);
    for reservation in reservations {
        let mut state = state.clone();
        act(&mut state, reservation);
        assert_eq!(player(&state, 0).tokens[GOLD], 1);
        assert_eq!(state.bank()[GOLD], 4);
    }
}

#[test]
fn gold_is_never_taken_with_gems() {
    let state = Table::of(2).ready();
    refused(&state, Action::TakeTwo(Gem::Gold), Refusal::GoldOnlyByReserving);
    refused(&state, Action::TakeDifferent(GemSet(1 << GOLD)), Refusal::NoSuchThing);
    refused(&state, Action::TakeDifferent(GemSet(1 << GOLD | 3)), Refusal::NoSuchThing);
    refused(&state, Action::TakeDifferent(GemSet(0xff)), Refusal::NoSuchThing);
    // Gold does not count as a colour either.
    let state = Table::of(2).holds(0, "WWUUGGR").holds(1, "WWUUGGK").ready();
    refused(&state, Action::TakeDifferent(GemSet(set("RK").0 | 1 << GOLD)), Refusal::NoSuchThing);
}

#[test]
fn two_alike_need_a_pile_of_four() {
    let mut state = Table::of(3).holds(1, "W").holds(2, "UU").ready();
    assert_eq!(state.bank()[..2], [4, 3]);
    let (gem, pile) = (Gem::Sapphire, 3);
    refused(&state, Action::TakeTwo(gem), Refusal::PairPile { gem, pile, needed: 4 });
    let events = act(&mut state, Action::TakeTwo(Gem::Diamond));
    assert_eq!(player(&state, 0).tokens, tokens("WW"));
    assert_eq!(state.bank()[0], 2);
    assert_eq!(events, [Event::Took { seat: Seat(0), tokens: tokens("WW") }]);
}

#[test]
fn from_a_smaller_pile_not_even_one_comes_by_taking_alike() {
    for (held, pile) in [("W", 3), ("WW", 2), ("WWW", 1), ("WWWW", 0)] {
        let state = Table::of(2).holds(1, held).ready();
        let gem = Gem::Diamond;
        refused(&state, Action::TakeTwo(gem), Refusal::PairPile { gem, pile, needed: 4 });
    }
}

#[test]
fn with_two_players_a_colour_of_which_one_is_out_cannot_be_taken_twice() {
    let state = Table::of(2).holds(1, "W").ready();
    assert_eq!(legal(&state).iter().filter(|action| matches!(action, Action::TakeTwo(_))).count(), 4);
}

/// Every set of colours that may be in the bank.
#[test]
fn the_takes_are_all_sets_of_the_largest_size_possible_or_of_any_size_by_option() {
    let binomial = [[1, 0, 0, 0], [1, 1, 0, 0], [1, 2, 1, 0], [1, 3, 3, 1], [1, 4, 6, 4], [1, 5, 10, 10]];
    for there in 0..1_u8 << 5 {
        let gone: String = (0..5)
            .filter(|gem| there >> gem & 1 == 0)
            .map(|gem| ["WW", "UU", "GG", "RR", "KK"][gem])
            .collect();
        for take_fewer in [false, true] {
            let setup = Setup { take_fewer, ..Setup::default() };
            let state = Table::with(setup).holds(0, &gone).holds(1, &gone).ready();
            let takes: Vec<GemSet> = legal(&state)
                .into_iter()
                .filter_map(|action| if let Action::TakeDifferent(set) = action { Some(set) } else { None })
                .collect();
            let colours = there.count_ones() as usize;
            let most = colours.min(3);
            let expected: usize = if take_fewer {
                binomial[colours][1..=most].iter().sum()
            } else {
                usize::from(most > 0) * binomial[colours][most]
            };
            assert_eq!(takes.len(), expected, "{there:05b}");
            assert!(takes.iter().all(|set| set.within(GemSet(there))));
            assert_eq!(
                legal_where(&state, is_take).len(),
                takes.len() + colours,
                "and pairs from every full pile"
            );
        }
    }
}

#[test]
fn one_may_take_at_the_limit_and_is_told_nothing_before_the_end_of_the_turn() {
    for held in ["WWUUGGRR", "WWUUGGRRK", "WWUUGGRRKK"] {
        let state = Table::of(4).holds(0, held).ready();
        assert_eq!(legal_where(&state, is_take).len(), 15);
    }
}
