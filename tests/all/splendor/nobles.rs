//! Visits of nobles (RULES.md, Nobles).

use super::table::{Table, act, buy, legal, player, refused, take};
use salon::engine::Seat;
use salon::games::splendor::{Action, Due, Event, Gem, Phase, Refusal};

fn visit(seat: u8, noble: u8) -> Event {
    Event::Visited { seat: Seat(seat), noble }
}

/// The rulebook's example: 3 emeralds, 3 sapphires, 3 diamonds, and the third emerald is bought now.
#[test]
fn three_bonuses_of_each_of_three_colours_bring_the_noble_of_the_rulebook() {
    let mut state =
        Table::of(2).holds(0, "RRR").bonuses(0, [3, 3, 2, 0, 0]).faces(&[17]).nobles(&[5]).ready();
    let events = buy(&mut state, 17);
    assert_eq!(events.last(), Some(&visit(0, 5)), "it comes by itself, at the end of the turn");
    assert_eq!(player(&state, 0).points, 3);
    assert_eq!(player(&state, 0).bonuses, [3, 3, 3, 0, 0], "bonuses are not spent");
    assert_eq!(player(&state, 0).nobles, 1 << 5);
    assert!(state.nobles().all(|noble| noble != 5));
    assert_eq!(state.nobles().count(), 2, "the tile is not replaced");
    assert_eq!(state.to_move(), Seat(1), "a visit is no action");
}

#[test]
fn tokens_and_gold_never_bring_a_noble() {
    let mut state = Table::of(4).holds(0, "GGGGJJJ").bonuses(0, [3, 3, 2, 0, 0]).nobles(&[5]).ready();
    let events = act(&mut state, take("WUG"));
    assert_eq!(events.len(), 1);
    assert_eq!(player(&state, 0).points, 0);
}

#[test]
fn bonuses_above_the_requirement_bring_it_too() {
    let mut state = Table::of(2).bonuses(0, [6, 4, 5, 1, 0]).nobles(&[5]).ready();
    assert_eq!(act(&mut state, take("WUG")).last(), Some(&visit(0, 5)));
}

#[test]
fn a_single_noble_cannot_be_refused() {
    let mut state = Table::of(2).bonuses(0, [3, 3, 3, 0, 0]).nobles(&[5]).ready();
    act(&mut state, take("WUG"));
    assert_eq!((state.phase(), state.to_move()), (Phase::Main, Seat(1)), "nobody is asked");
    assert_eq!(player(&state, 0).nobles, 1 << 5);
}

#[test]
fn of_two_nobles_one_must_be_chosen_and_the_other_comes_a_turn_later_without_a_purchase() {
    let mut state = Table::of(2).bonuses(0, [3, 3, 3, 0, 3]).nobles(&[5, 9]).ready();
    let events = act(&mut state, take("WUG"));
    assert_eq!(events.len(), 1, "nobody came yet");
    assert_eq!((state.phase(), state.to_move()), (Phase::Noble, Seat(0)));
    assert_eq!(legal(&state), [Action::Noble(5), Action::Noble(9)]);
    for action in [take("WUG"), Action::Pass, Action::Return(Gem::Diamond), Action::ReserveTop(0)] {
        refused(&state, action, Refusal::NotNow { due: Due::Noble });
    }
    assert_eq!(act(&mut state, Action::Noble(9)), [visit(0, 9)]);
    assert_eq!(player(&state, 0).points, 3, "one noble a turn");
    assert_eq!(state.to_move(), Seat(1));
    act(&mut state, take("WUG"));
    assert_eq!(player(&state, 0).points, 3, "and none on the turn of another");
    assert_eq!(act(&mut state, take("WUG")).last(), Some(&visit(0, 5)));
    assert_eq!(player(&state, 0).points, 6);
}

#[test]
fn only_a_noble_that_would_come_can_be_chosen() {
    let mut state = Table::of(2).bonuses(0, [3, 3, 3, 0, 3]).nobles(&[5, 9, 2]).ready();
    refused(&state, Action::Noble(5), Refusal::NotNow { due: Due::Main });
    act(&mut state, take("WUG"));
    refused(&state, Action::Noble(2), Refusal::NobleNotEligible);
    refused(&state, Action::Noble(8), Refusal::NobleNotEligible);
    refused(&state, Action::Noble(255), Refusal::NobleNotEligible);
}

#[test]
fn of_three_nobles_one_comes_each_turn() {
    let mut state = Table::of(2).bonuses(0, [4, 4, 4, 0, 3]).nobles(&[5, 9, 0]).ready();
    act(&mut state, take("WUG"));
    assert_eq!(legal(&state), [Action::Noble(5), Action::Noble(9), Action::Noble(0)]);
    act(&mut state, Action::Noble(0));
    act(&mut state, Action::ReserveTop(0));
    act(&mut state, Action::ReserveTop(0));
    assert_eq!(legal(&state), [Action::Noble(5), Action::Noble(9)]);
    act(&mut state, Action::Noble(5));
    assert_eq!(player(&state, 0).points, 6);
}

/// RULES.md, Nobles: at the end of one's own turn.
#[test]
fn a_noble_does_not_come_on_the_turn_of_another_player() {
    let mut state = Table::of(2).bonuses(1, [3, 3, 3, 0, 0]).nobles(&[5]).ready();
    assert_eq!(act(&mut state, take("WUG")).len(), 1);
    assert_eq!(player(&state, 1).points, 0);
    assert_eq!(act(&mut state, take("WUG")).last(), Some(&visit(1, 5)));
}

#[test]
fn a_noble_that_two_players_wait_for_goes_to_the_one_whose_turn_ends_first() {
    let bonuses = [3, 3, 3, 0, 0];
    let mut state = Table::of(2).bonuses(0, bonuses).bonuses(1, bonuses).nobles(&[5]).turn(1).ready();
    act(&mut state, take("WUG"));
    act(&mut state, take("RKG"));
    assert_eq!((player(&state, 1).nobles, player(&state, 0).nobles), (1 << 5, 0));
}

/// RULES.md, A turn: returns first, then the noble, then the end check.
#[test]
fn tokens_go_back_before_the_noble_comes() {
    let mut state = Table::of(3).holds(0, "WWUUGGRRKK").bonuses(0, [3, 3, 3, 0, 3]).nobles(&[5, 9]).ready();
    act(&mut state, take("WUG"));
    for token in [Gem::Diamond, Gem::Sapphire, Gem::Emerald] {
        assert_eq!(state.phase(), Phase::Return);
        assert_eq!(player(&state, 0).nobles, 0);
        act(&mut state, Action::Return(token));
    }
    assert_eq!(state.phase(), Phase::Noble);
    act(&mut state, Action::Noble(5));
    assert_eq!(state.to_move(), Seat(1));

    let mut state = Table::of(3).holds(0, "WWUUGGRRKK").bonuses(0, [3, 3, 3, 0, 0]).nobles(&[5]).ready();
    act(&mut state, Action::ReserveTop(0));
    let events = act(&mut state, Action::Return(Gem::Gold));
    assert_eq!(events, [Event::Returned { seat: Seat(0), token: Gem::Gold }, visit(0, 5)]);
}

#[test]
fn every_noble_of_the_box_comes_for_exactly_what_it_asks() {
    let components = Table::of(2).ready().components().clone();
    for (id, noble) in (0..).zip(&components.nobles) {
        assert_eq!(noble.points, 3);
        let mut state = Table::of(2).bonuses(0, noble.requirements).nobles(&[id]).ready();
        assert_eq!(act(&mut state, take("WUG")).last(), Some(&visit(0, id)));
        for gem in (0..5).filter(|gem| noble.requirements[*gem] > 0) {
            let mut short = noble.requirements;
            short[gem] -= 1;
            let mut state = Table::of(2).bonuses(0, short).nobles(&[id]).ready();
            assert_eq!(act(&mut state, take("WUG")).len(), 1, "noble {id} without one of its bonuses");
        }
    }
}

/// At a table of four five nobles lie on the table, and each of them can come.
#[test]
fn a_noble_comes_whichever_place_of_the_table_it_has() {
    let components = Table::of(4).ready().components().clone();
    let shown: Vec<u8> = vec![5, 9, 2, 0, 7];
    for (at, noble) in shown.iter().enumerate() {
        let bonuses = components.noble(*noble).requirements;
        let mut state = Table::of(4).bonuses(0, bonuses).nobles(&shown).ready();
        assert_eq!(state.nobles().collect::<Vec<_>>(), shown);
        assert_eq!(act(&mut state, take("WUG")).last(), Some(&visit(0, *noble)), "place {}", at + 1);
    }
}

/// RULES.md, Nobles: one a turn, however many would come, and whatever the action was.
#[test]
fn never_do_all_nobles_come_that_could() {
    let table = || Table::of(2).bonuses(0, [4, 4, 4, 0, 3]).nobles(&[5, 9, 0]);
    for chosen in [5, 9, 0] {
        for action in [take("WUG"), Action::TakeTwo(Gem::Ruby), Action::ReserveTop(2)] {
            let mut state = table().ready();
            act(&mut state, action);
            assert_eq!((state.phase(), player(&state, 0).nobles), (Phase::Noble, 0));
            assert_eq!(act(&mut state, Action::Noble(chosen)), [visit(0, chosen)]);
            assert_eq!((player(&state, 0).nobles, player(&state, 0).points), (1 << chosen, 3));
            assert_eq!(state.nobles().count(), 2);
            assert_eq!((state.phase(), state.to_move()), (Phase::Main, Seat(1)));
        }
    }
}
