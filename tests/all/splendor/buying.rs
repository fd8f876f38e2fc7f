//! Buying cards (RULES.md, Buying).

use super::table::{Table, act, buy, hand, legal, place, player, purchase, refused, take, tokens};
use salon::engine::Seat;
use salon::games::splendor::{Action, Due, Event, GOLD, Gem, Phase, Place, Refusal, Source, State};

/// The ways to pay that are on offer, as gold used in place of each colour.
fn payments(state: &State) -> Vec<[u8; 5]> {
    assert!(matches!(state.phase(), Phase::Pay(_)), "a payment is due");
    legal(state)
        .into_iter()
        .map(|action| if let Action::Pay(gold) = action { gold } else { panic!("{action:?} while paying") })
        .collect()
}

/// The rulebook's example of a card: 2 points, a ruby bonus, for 1 diamond, 4 sapphires and 2 emeralds.
#[test]
fn the_card_of_the_rulebook_costs_seven_gems_and_brings_two_points_and_a_ruby() {
    let mut state = Table::of(2).holds(0, "WUUUUGG").faces(&[61]).ready();
    let at = place(&state, 61);
    let events = buy(&mut state, 61);
    let buyer = player(&state, 0);
    assert_eq!((buyer.points, buyer.bonuses, buyer.bought), (2, [0, 0, 0, 1, 0], 1));
    assert_eq!(buyer.tokens, tokens(""));
    assert_eq!(*state.bank(), [4, 4, 4, 4, 4, 5], "all seven tokens are back");
    let card = state.card_at(at).expect("refilled");
    let source = Source::Market(at);
    assert_eq!(
        events,
        [
            Event::Bought { seat: Seat(0), card: 61, source, paid: tokens("WUUUUGG") },
            Event::Refilled { place: at, card },
        ]
    );
    assert_eq!(state.to_move(), Seat(1), "the only payment is made at once");
}

/// The rulebook's example of bonuses.
#[test]
fn two_sapphire_bonuses_leave_one_emerald_to_pay() {
    let mut state = Table::of(2).holds(0, "G").bonuses(0, [0, 2, 0, 0, 0]).faces(&[25]).ready();
    let events = buy(&mut state, 25);
    assert!(matches!(events[0], Event::Bought { card: 25, paid, .. } if paid == tokens("G")));
    assert_eq!(player(&state, 0).bonuses, [0, 2, 0, 1, 0]);
}

/// The rulebook: with many bonuses a card may need no gem at all.
#[test]
fn enough_bonuses_make_a_card_free() {
    let mut state = Table::of(2).holds(0, "UUGJ").bonuses(0, [0, 2, 1, 0, 0]).faces(&[25]).ready();
    let events = buy(&mut state, 25);
    assert!(matches!(events[0], Event::Bought { card: 25, paid, .. } if paid == tokens("")));
    assert_eq!(player(&state, 0).tokens, tokens("UUGJ"));
}

#[test]
fn bonuses_above_the_cost_do_not_help_other_colours() {
    let state = Table::of(2).bonuses(0, [0, 6, 0, 0, 0]).faces(&[25]).ready();
    refused(&state, purchase(&state, 25), Refusal::TooExpensive { missing: 1 });
    let state = Table::of(2).holds(0, "UUUU").bonuses(0, [0, 6, 0, 0, 0]).faces(&[25]).ready();
    refused(&state, purchase(&state, 25), Refusal::TooExpensive { missing: 1 });
}

#[test]
fn a_card_that_is_too_dear_tells_how_many_gems_are_missing() {
    let cases = [("", [0; 5], 7), ("RRKK", [0; 5], 7), ("WUUJ", [0; 5], 3), ("JJ", [1, 1, 1, 0, 0], 2)];
    for (held, bonuses, missing) in cases {
        let state = Table::of(2).holds(0, held).bonuses(0, bonuses).faces(&[61]).ready();
        refused(&state, purchase(&state, 61), Refusal::TooExpensive { missing });
    }
}

#[test]
fn the_card_joins_the_buyers_cards_and_gives_its_bonus_from_the_next_turn_on() {
    let mut state = Table::of(2).holds(0, "UUU").faces(&[0, 26]).ready();
    refused(&state, purchase(&state, 26), Refusal::TooExpensive { missing: 4 });
    buy(&mut state, 0);
    assert_eq!(player(&state, 0).cards, 1);
    act(&mut state, take("WUG"));
    refused(&state, purchase(&state, 26), Refusal::TooExpensive { missing: 3 });
}

/// With no, one and two gold: 1 + 4 + 6 ways.
#[test]
fn gold_may_stand_for_gems_that_are_held_too() {
    let mut state = Table::of(2).holds(0, "WUGRJJ").faces(&[35]).ready();
    let events = buy(&mut state, 35);
    assert_eq!(events, [], "nothing has happened before the payment is chosen");
    assert_eq!((state.phase(), state.to_move()), (Phase::Pay(Source::Market(place(&state, 35))), Seat(0)));
    let ways = payments(&state);
    let with = |gold| ways.iter().filter(|way| way.iter().sum::<u8>() == gold).count();
    assert_eq!((ways.len(), with(0), with(1), with(2)), (11, 1, 4, 6));
    assert_eq!(ways[0], [0; 5], "the payment that keeps most gold comes first");
    let at = place(&state, 35);
    let events = act(&mut state, Action::Pay([1, 0, 0, 1, 0]));
    assert_eq!(player(&state, 0).tokens, tokens("WR"));
    assert_eq!(*state.bank(), [3, 4, 4, 3, 4, 5], "gold goes back like gems");
    let source = Source::Market(at);
    assert_eq!(events[0], Event::Bought { seat: Seat(0), card: 35, source, paid: tokens("UGJJ") });
}

#[test]
fn gold_that_must_be_used_is_used_without_asking() {
    for held in ["UJJ", "UUJ", "JJJ"] {
        let mut state = Table::of(2).holds(0, held).faces(&[0]).ready();
        let events = buy(&mut state, 0);
        assert!(matches!(events[0], Event::Bought { card: 0, paid, .. } if paid == tokens(held)));
        assert_eq!(player(&state, 0).tokens, tokens(""));
    }
}

#[test]
fn gold_that_could_replace_nothing_is_kept_without_asking() {
    let mut state = Table::of(2).holds(0, "WJJ").bonuses(0, [0, 3, 0, 0, 0]).faces(&[0]).ready();
    buy(&mut state, 0);
    assert_eq!((state.phase(), player(&state, 0).tokens), (Phase::Main, tokens("WJJ")));
}

#[test]
fn the_choice_is_open_as_soon_as_one_gold_could_be_spared() {
    let mut state = Table::of(2).holds(0, "UUUJ").faces(&[0]).ready();
    buy(&mut state, 0);
    assert_eq!(payments(&state), [[0, 0, 0, 0, 0], [0, 1, 0, 0, 0]]);
    // Two of the three golds are needed for the sapphires; the third may stand for the emerald or stay.
    let mut state = Table::of(2).holds(0, "GJJJ").faces(&[25]).ready();
    buy(&mut state, 25);
    assert_eq!(payments(&state), [[0, 2, 0, 0, 0], [0, 2, 1, 0, 0]]);
}

#[test]
fn exactly_the_price_is_paid() {
    let mut state = Table::of(2).holds(0, "UUUGJJ").faces(&[25]).ready();
    buy(&mut state, 25);
    let wrong = [
        [0, 3, 0, 0, 0], // more sapphires than asked for
        [0, 2, 1, 0, 0], // more gold than held
        [1, 0, 0, 0, 0], // no diamond is asked for
        [0, 0, 2, 0, 0], // one emerald only
        [255, 255, 255, 255, 255],
    ];
    for gold in wrong {
        refused(&state, Action::Pay(gold), Refusal::WrongPayment);
    }
    assert_eq!(payments(&state).len(), 5);
    // Gold must make up for what is not held.
    let mut state = Table::of(2).holds(0, "UGJJJ").faces(&[25]).ready();
    buy(&mut state, 25);
    refused(&state, Action::Pay([0, 0, 0, 0, 0]), Refusal::WrongPayment);
    refused(&state, Action::Pay([0, 0, 1, 0, 0]), Refusal::WrongPayment);
    assert_eq!(payments(&state), [[0, 1, 0, 0, 0], [0, 2, 0, 0, 0], [0, 1, 1, 0, 0], [0, 2, 1, 0, 0]]);
}

#[test]
fn while_a_payment_is_due_nothing_else_is_done() {
    let mut state = Table::of(2).holds(0, "UUUJ").faces(&[0]).ready();
    refused(&state, Action::Pay([0; 5]), Refusal::NotNow { due: Due::Main });
    buy(&mut state, 0);
    let due = Refusal::NotNow { due: Due::Pay };
    for action in
        [take("WUG"), purchase(&state, 0), Action::ReserveTop(0), Action::Pass, Action::Return(Gem::Gold)]
    {
        refused(&state, action, due);
    }
}

#[test]
fn any_face_up_card_of_any_level_may_be_bought() {
    for card in [31, 42, 75] {
        let mut state =
            Table::of(4).holds(0, "WWWWWWWRRR").bonuses(0, [0, 0, 0, 2, 0]).faces(&[card]).ready();
        buy(&mut state, card);
        assert_eq!(player(&state, 0).bought, 3);
    }
}

#[test]
fn a_reserved_card_is_bought_from_the_hand_and_the_market_stays() {
    let mut state =
        Table::of(2).holds(0, "KKKJ").reserved(0, &[0]).reserved_blind(0, &[9]).reserved(0, &[75]).ready();
    let market: Vec<_> = Place::all().map(|place| state.card_at(place)).collect();
    let decks = [0, 1, 2].map(|level| state.deck_len(level));
    act(&mut state, Action::Buy(Source::Reserved(1)));
    assert_eq!(state.phase(), Phase::Pay(Source::Reserved(1)));
    assert_eq!(hand(&state, 0), [0, 9, 75], "it is in the hand until it is paid for");
    let events = act(&mut state, Action::Pay([0, 0, 0, 0, 1]));
    let source = Source::Reserved(1);
    assert_eq!(events, [Event::Bought { seat: Seat(0), card: 9, source, paid: tokens("KKJ") }]);
    assert_eq!(hand(&state, 0), [0, 75], "the others keep their order");
    assert_eq!(player(&state, 0).tokens, tokens("K"));
    assert_eq!(market, Place::all().map(|place| state.card_at(place)).collect::<Vec<_>>());
    assert_eq!(decks, [0, 1, 2].map(|level| state.deck_len(level)));
}

#[test]
fn the_cards_that_stay_reserved_keep_their_order() {
    for (at, left) in [(0, [9, 7]), (1, [0, 7]), (2, [0, 9])] {
        let mut state = Table::of(2).bonuses(0, [0, 3, 4, 0, 3]).reserved(0, &[0, 9, 7]).ready();
        act(&mut state, Action::Buy(Source::Reserved(at)));
        assert_eq!(hand(&state, 0), left);
    }
}

#[test]
fn a_reserved_card_that_is_too_dear_stays_reserved() {
    let state = Table::of(2).holds(0, "KK").reserved(0, &[9]).ready();
    refused(&state, Action::Buy(Source::Reserved(0)), Refusal::TooExpensive { missing: 1 });
    refused(&state, Action::Buy(Source::Reserved(1)), Refusal::NoSuchReserve);
    refused(&state, Action::Buy(Source::Reserved(255)), Refusal::NoSuchReserve);
}

#[test]
fn with_an_empty_deck_the_place_of_a_bought_card_stays_empty() {
    let mut state = Table::of(2).holds(0, "J").faces(&[0, 9, 15, 24]).deck(0, 0).ready();
    let at = place(&state, 0);
    let events = buy(&mut state, 0);
    assert_eq!(state.card_at(at), None);
    assert_eq!(events.len(), 1, "nothing is turned up: {events:?}");
    let lying = Place::all().filter(|place| place.level == 0 && state.card_at(*place).is_some());
    assert_eq!(lying.count(), 3);
    refused(&state, Action::Buy(Source::Market(at)), Refusal::EmptyPlace);
}

#[test]
fn the_last_card_of_a_level_can_be_bought() {
    let mut state = Table::of(2).faces(&[0]).deck(0, 0).ready();
    buy(&mut state, 0);
    assert!(Place::all().filter(|place| place.level == 0).all(|place| state.card_at(place).is_none()));
}

#[test]
fn places_that_the_table_does_not_have_hold_no_card() {
    let state = Table::of(2).holds(0, "JJJJJ").ready();
    for place in [Place { level: 3, slot: 0 }, Place { level: 0, slot: 4 }, Place { level: 255, slot: 255 }] {
        refused(&state, Action::Buy(Source::Market(place)), Refusal::EmptyPlace);
    }
}

#[test]
fn gold_spent_can_be_had_again() {
    let mut state = Table::of(2).holds(0, "JJJ").holds(1, "JJ").faces(&[0]).ready();
    assert_eq!(state.bank()[GOLD], 0);
    buy(&mut state, 0);
    assert_eq!(state.bank()[GOLD], 3);
    act(&mut state, Action::ReserveTop(0));
    assert_eq!(player(&state, 1).tokens[GOLD], 3);
}
