//! Reserving cards (RULES.md, Reserving).

use super::table::{Table, act, hand, is_reserve, legal, legal_where, place, player, refused, take, tokens};
use salon::engine::{Audience, Event as _, Seat};
use salon::games::splendor::{
    Action, Event, GOLD, Gem, LEVELS, Phase, Place, Refusal, SLOTS, Source, State, gem::total,
};

#[test]
fn a_face_up_card_goes_to_the_hand_with_a_gold_token_and_its_place_is_refilled() {
    let mut state = Table::of(2).faces(&[50]).ready();
    let at = place(&state, 50);
    let events = act(&mut state, Action::Reserve(at));
    assert_eq!(hand(&state, 0), [50]);
    assert!(!player(&state, 0).reserved().get(0).expect("a card").blind);
    assert_eq!(player(&state, 0).tokens, tokens("J"));
    assert_eq!(state.bank()[GOLD], 4);
    assert_eq!(state.deck_len(1), 25);
    let card = state.card_at(at).expect("refilled");
    assert_ne!(card, 50);
    assert_eq!(state.components().card(card).level, 1);
    assert_eq!(
        events,
        [
            Event::Reserved { seat: Seat(0), card: 50, place: at, gold: true },
            Event::Refilled { place: at, card }
        ]
    );
    assert_eq!(state.to_move(), Seat(1));
}

#[test]
fn the_top_of_each_deck_may_be_reserved_unseen_and_the_market_stays() {
    for level in 0..LEVELS {
        let mut state = Table::of(2).ready();
        let market: Vec<_> = Place::all().map(|place| state.card_at(place)).collect();
        let left = state.deck_len(level);
        let events = act(&mut state, Action::ReserveTop(level as u8));
        let reserved = player(&state, 0).reserved().get(0).expect("a card");
        assert!(reserved.blind);
        assert_eq!(usize::from(state.components().card(reserved.card).level), level);
        assert_eq!(state.deck_len(level), left - 1);
        assert_eq!(market, Place::all().map(|place| state.card_at(place)).collect::<Vec<_>>());
        assert_eq!(player(&state, 0).tokens, tokens("J"));
        let (seat, level) = (Seat(0), level as u8);
        assert_eq!(
            events,
            [
                Event::ReservedTop { seat, level, card: Some(reserved.card), gold: true },
                Event::ReservedTop { seat, level, card: None, gold: true },
            ]
        );
        assert_eq!(events[0].audience(), Audience::Only(seat), "the others are not shown the card");
        assert_eq!(events[1].audience(), Audience::Except(seat));
    }
}

/// The cards that come off a deck, one after another, by making this many of these moves in turn.
fn drawn(state: &State, level: u8, moves: &[bool]) -> Vec<u8> {
    let mut state = state.clone();
    let place = Place { level, slot: 0 };
    let draw = |blind: &bool| {
        let seat = state.to_move().0;
        if *blind {
            act(&mut state, Action::ReserveTop(level));
            hand(&state, seat).pop().expect("just reserved")
        } else {
            act(&mut state, Action::Reserve(place));
            state.card_at(place).expect("refilled")
        }
    };
    moves.iter().map(draw).collect()
}

/// The top card: the one that would have been turned up next.
#[test]
fn the_card_reserved_unseen_is_the_top_one_of_its_deck() {
    for level in 0..LEVELS as u8 {
        let state = Table::of(3).ready();
        let (blind, open) = (true, false);
        let order = drawn(&state, level, &[open; 6]);
        for moves in
            [[blind; 6], [blind, open, blind, open, open, blind], [open, blind, blind, open, blind, open]]
        {
            assert_eq!(drawn(&state, level, &moves), order, "level {}: {moves:?}", level + 1);
        }
    }
}

#[test]
fn without_gold_in_the_bank_a_card_is_reserved_all_the_same() {
    let mut state = Table::of(2).holds(0, "WWJJ").holds(1, "JJJ").faces(&[0]).ready();
    let at = place(&state, 0);
    let events = act(&mut state, Action::Reserve(at));
    assert_eq!(hand(&state, 0), [0]);
    assert_eq!(player(&state, 0).tokens, tokens("WWJJ"));
    assert!(events.contains(&Event::Reserved { seat: Seat(0), card: 0, place: at, gold: false }));
    let mut state = Table::of(2).holds(0, "WWJJ").holds(1, "JJJ").ready();
    act(&mut state, Action::ReserveTop(2));
    assert_eq!(player(&state, 0).tokens, tokens("WWJJ"));
}

/// RULES.md, Reserving: at most three reserved cards, bought ones do not count.
#[test]
fn a_third_card_may_be_reserved_and_a_fourth_not() {
    let mut state =
        Table::of(2).reserved(0, &[0]).reserved_blind(0, &[75]).bonuses(0, [2, 2, 0, 0, 0]).ready();
    assert_eq!(legal_where(&state, is_reserve).len(), 15);
    act(&mut state, Action::ReserveTop(1));
    assert_eq!(player(&state, 0).reserved().len(), 3);
    act(&mut state, take("WUG"));
    for place in Place::all() {
        refused(&state, Action::Reserve(place), Refusal::HandFull(3));
    }
    for level in 0..LEVELS as u8 {
        refused(&state, Action::ReserveTop(level), Refusal::HandFull(3));
    }
}

/// RULES.md, Reserving: the gold cannot be refused.
#[test]
fn every_reservation_brings_exactly_one_gold_while_there_is_one() {
    let state = Table::of(2).ready();
    let reservations = legal_where(&state, is_reserve);
    assert_eq!(reservations.len(), LEVELS * SLOTS + LEVELS);
    for reservation in reservations {
        let mut state = state.clone();
        act(&mut state, reservation);
        assert_eq!(player(&state, 0).tokens, tokens("J"));
    }
}

#[test]
fn the_last_gold_is_taken_and_the_next_reservation_brings_none() {
    let mut state = Table::of(2).holds(0, "JJ").holds(1, "JJ").ready();
    act(&mut state, Action::ReserveTop(0));
    assert_eq!((state.bank()[GOLD], player(&state, 0).tokens[GOLD]), (0, 3));
    act(&mut state, Action::ReserveTop(0));
    assert_eq!((state.bank()[GOLD], player(&state, 1).tokens[GOLD]), (0, 2));
}

/// RULES.md, Ten tokens; with gold in the bank: the token is taken, then one goes back.
#[test]
fn at_ten_tokens_the_gold_of_a_reservation_or_another_token_goes_back() {
    for token in [Gem::Gold, Gem::Diamond] {
        let mut state = Table::of(2).holds(0, "WWUUGGRRKK").ready();
        let mut events = act(&mut state, Action::ReserveTop(0));
        assert_eq!(total(&player(&state, 0).tokens), 11);
        assert_eq!(state.phase(), Phase::Return);
        events = [events, act(&mut state, Action::Return(token))].concat();
        assert!(events.contains(&Event::Returned { seat: Seat(0), token }));
        assert_eq!(total(&player(&state, 0).tokens), 10);
        assert_eq!(state.to_move(), Seat(1));
    }
}

#[test]
fn at_ten_tokens_without_gold_in_the_bank_a_reservation_returns_nothing() {
    let mut state = Table::of(2).holds(0, "WWUUGGRRKJ").holds(1, "JJJJ").ready();
    act(&mut state, Action::ReserveTop(0));
    assert_eq!((state.phase(), state.to_move()), (Phase::Main, Seat(1)));
}

/// RULES.md, A turn: one action a turn.
#[test]
fn a_card_is_not_bought_in_the_turn_in_which_it_is_reserved() {
    let mut state = Table::of(2).holds(0, "UUU").faces(&[0]).ready();
    let at = place(&state, 0);
    act(&mut state, Action::Reserve(at));
    assert_eq!(state.to_move(), Seat(1));
    refused(&state, Action::Buy(Source::Reserved(0)), Refusal::NoSuchReserve);
    act(&mut state, take("WGR"));
    act(&mut state, Action::Buy(Source::Reserved(0)));
}

#[test]
fn a_reserved_card_leaves_the_hand_by_purchase_alone() {
    let state = Table::of(2).holds(0, "UUUKKK").reserved(0, &[0, 9]).reserved_blind(0, &[75]).ready();
    for action in legal(&state) {
        let mut after = state.clone();
        act(&mut after, action);
        let gone: Vec<_> =
            hand(&state, 0).into_iter().filter(|card| !hand(&after, 0).contains(card)).collect();
        match action {
            Action::Buy(Source::Reserved(at)) => assert_eq!(gone, [[0, 9, 75][usize::from(at)]]),
            _ => assert!(gone.is_empty(), "{action:?}"),
        }
    }
}

#[test]
fn nobody_buys_the_reserved_card_of_another() {
    let state = Table::of(2).holds(0, "UUU").reserved(1, &[0]).ready();
    for at in 0..=255 {
        refused(&state, Action::Buy(Source::Reserved(at)), Refusal::NoSuchReserve);
    }
}

#[test]
fn from_an_empty_deck_nothing_is_reserved_and_a_face_up_card_leaves_a_gap() {
    let mut state = Table::of(2).faces(&[0, 9, 15]).deck(0, 0).ready();
    refused(&state, Action::ReserveTop(0), Refusal::DeckEmpty);
    let gap = Place { level: 0, slot: 3 };
    refused(&state, Action::Reserve(gap), Refusal::EmptyPlace);
    refused(&state, Action::Buy(Source::Market(gap)), Refusal::EmptyPlace);
    assert_eq!(legal_where(&state, is_reserve).len(), 3 + 4 + 4 + 2);
    let at = place(&state, 9);
    let events = act(&mut state, Action::Reserve(at));
    assert_eq!(state.card_at(at), None, "the place stays empty");
    assert_eq!(state.card_at(Place { level: 0, slot: 2 }), Some(15), "the others stay where they are");
    assert_eq!(events, [Event::Reserved { seat: Seat(0), card: 9, place: at, gold: true }]);
    refused(&state, Action::Reserve(at), Refusal::EmptyPlace);
}

#[test]
fn the_last_card_of_a_deck_may_be_reserved_unseen() {
    let mut state = Table::of(2).deck(0, 1).ready();
    let events = act(&mut state, Action::ReserveTop(0));
    assert_eq!(state.deck_len(0), 0);
    assert!(
        matches!(events[0], Event::ReservedTop { level: 0, card: Some(39), gold: true, .. }),
        "{events:?}"
    );
    assert!(Place::all().all(|place| state.card_at(place).is_some()));
    refused(&state, Action::ReserveTop(0), Refusal::DeckEmpty);
}

#[test]
fn the_last_card_of_a_deck_fills_a_place() {
    let mut state = Table::of(2).faces(&[0]).deck(0, 1).ready();
    let at = place(&state, 0);
    let events = act(&mut state, Action::Reserve(at));
    assert_eq!(state.deck_len(0), 0);
    assert_eq!(events[1], Event::Refilled { place: at, card: 39 });
}

#[test]
fn what_the_box_does_not_have_is_not_reserved() {
    let state = Table::of(2).ready();
    for level in 3..=255 {
        refused(&state, Action::ReserveTop(level), Refusal::NoSuchThing);
        refused(&state, Action::Reserve(Place { level, slot: 0 }), Refusal::EmptyPlace);
        refused(&state, Action::Reserve(Place { level: 0, slot: level.max(4) }), Refusal::EmptyPlace);
    }
}

#[test]
fn nothing_is_reserved_from_a_deck_that_is_used_up_whatever_is_in_the_hand() {
    let state = Table::of(2).reserved(0, &[0, 1, 2]).deck(0, 0).ready();
    refused(&state, Action::ReserveTop(0), Refusal::DeckEmpty);
    refused(&state, Action::ReserveTop(1), Refusal::HandFull(3));
}
