//! The limit of ten tokens (RULES.md, Ten tokens).

use super::table::{Table, act, buy, legal, player, refused, take, tokens};
use salon::engine::Seat;
use salon::games::splendor::{Action, Due, Event, Gem, KINDS, Phase, Refusal, State, Tokens, gem::total};
use std::collections::HashSet;

fn returns(state: &mut State, tokens: &[Gem]) {
    for (at, token) in tokens.iter().enumerate() {
        assert_eq!(state.phase(), Phase::Return, "return {} is due", at + 1);
        let seat = state.to_move();
        assert_eq!(act(state, Action::Return(*token)), [Event::Returned { seat, token: *token }]);
    }
}

/// RULES.md, Ten tokens: a null turn.
#[test]
fn at_ten_tokens_three_are_taken_and_the_same_three_returned() {
    let state = Table::of(3).holds(0, "WWUUGGRRKJ").ready();
    let mut after = state.clone();
    act(&mut after, take("WUK"));
    assert_eq!(total(&player(&after, 0).tokens), 13);
    assert_eq!(after.to_move(), Seat(0), "the turn is not over");
    returns(&mut after, &[Gem::Diamond, Gem::Sapphire, Gem::Onyx]);
    assert_eq!(player(&after, 0).tokens, player(&state, 0).tokens);
    assert_eq!(after.bank(), state.bank());
    assert_eq!((after.phase(), after.to_move()), (Phase::Main, Seat(1)));
}

#[test]
fn exactly_the_excess_goes_back() {
    for (held, back) in [("WWUUGGR", 0), ("WWUUGGRR", 1), ("WWUUGGRRK", 2), ("WWUUGGRRKK", 3)] {
        let mut state = Table::of(4).holds(0, held).ready();
        act(&mut state, take("WUG"));
        returns(&mut state, &[Gem::Diamond, Gem::Sapphire, Gem::Emerald][..back]);
        assert_eq!(total(&player(&state, 0).tokens), 10, "{held}");
        assert_eq!((state.phase(), state.to_move()), (Phase::Main, Seat(1)), "nothing more goes back");
    }
}

#[test]
fn ten_tokens_may_be_kept_and_gold_counts_among_them() {
    let mut state = Table::of(2).holds(0, "WWUUGGJ").ready();
    act(&mut state, take("WUG"));
    assert_eq!(state.to_move(), Seat(1));
    let mut state = Table::of(2).holds(0, "WWUUGGJJ").ready();
    act(&mut state, take("WUG"));
    assert_eq!(state.phase(), Phase::Return);
}

#[test]
fn two_alike_may_go_above_the_limit_too() {
    let mut state = Table::of(4).holds(0, "WWUUGGRRKJ").ready();
    act(&mut state, Action::TakeTwo(Gem::Onyx));
    returns(&mut state, &[Gem::Gold, Gem::Onyx]);
    assert_eq!(player(&state, 0).tokens, tokens("WWUUGGRRKK"));
}

#[test]
fn any_token_held_may_go_back_and_no_other() {
    let mut state = Table::of(4).holds(0, "WWWWUUUUJJ").ready();
    act(&mut state, take("GRK"));
    let held = [Gem::Diamond, Gem::Sapphire, Gem::Emerald, Gem::Ruby, Gem::Onyx, Gem::Gold];
    assert_eq!(legal(&state), held.map(Action::Return));
    act(&mut state, Action::Return(Gem::Emerald));
    refused(&state, Action::Return(Gem::Emerald), Refusal::NotHeld(Gem::Emerald));
    assert_eq!(legal(&state).len(), 5);
}

#[test]
fn before_and_after_the_returns_nothing_is_returned() {
    let mut state = Table::of(2).holds(0, "WWUUGGRRK").ready();
    refused(&state, Action::Return(Gem::Diamond), Refusal::NotNow { due: Due::Main });
    act(&mut state, take("WUG"));
    for action in [take("WUG"), Action::Pass, Action::ReserveTop(0), Action::Noble(0), Action::Pay([0; 5])] {
        refused(&state, action, Refusal::NotNow { due: Due::Return });
    }
    returns(&mut state, &[Gem::Diamond, Gem::Diamond]);
    refused(&state, Action::Return(Gem::Diamond), Refusal::NotNow { due: Due::Main });
}

#[test]
fn a_purchase_never_asks_for_returns() {
    let mut state = Table::of(2).holds(0, "WWUUGGRRKK").bonuses(0, [0, 1, 0, 0, 0]).faces(&[0]).ready();
    buy(&mut state, 0);
    assert_eq!((state.phase(), state.to_move()), (Phase::Main, Seat(1)));
}

/// 6 + 21 + 56 multisets of one to three tokens, each in every order.
#[test]
fn every_one_of_the_83_multisets_of_returns_can_be_made_in_any_order() {
    let mut reached: HashSet<Tokens> = HashSet::new();
    let kinds = || Gem::ALL.into_iter();
    for first in kinds() {
        for second in kinds().map(Some).chain([None]) {
            for third in kinds().map(Some).chain([None]) {
                let wanted: Vec<Gem> = [Some(first), second, third].into_iter().flatten().collect();
                let mut back = Tokens::default();
                for token in &wanted {
                    back[token.index()] += 1;
                }
                let mut held = back;
                // As many others as it takes to stand above the limit by just these.
                for at in (0..KINDS).cycle() {
                    if usize::from(total(&held)) == 10 + wanted.len() {
                        break;
                    }
                    held[at] += u8::from(held[at] < 5);
                }
                let letters: String = (0..KINDS)
                    .flat_map(|at| std::iter::repeat_n("WUGRKJ".as_bytes()[at] as char, held[at].into()))
                    .collect();
                let mut state = Table::of(4).holds(0, &letters).phase(Phase::Return).ready();
                returns(&mut state, &wanted);
                let kept: Tokens = std::array::from_fn(|at| held[at] - back[at]);
                assert_eq!(player(&state, 0).tokens, kept);
                assert_eq!((state.phase(), state.to_move()), (Phase::Main, Seat(1)));
                reached.insert(back);
            }
        }
    }
    assert_eq!(reached.len(), 83);
}
