//! Numbers of legal actions.

use super::table::{Table, act, legal, place, player};
use salon::engine::{Game, Rng, Seed};
use salon::games::splendor::{Action, GEMS, GOLD, Gems, Phase, Setup, Source, Splendor, State, Tokens};
use std::collections::HashSet;

#[test]
fn the_opening_has_30_legal_actions_for_any_number_of_players() {
    for seats in 2..=4 {
        let setup = Setup { seats, ..Setup::default() };
        let components = Splendor::components(&setup).expect("a sound setup");
        let state = Splendor::start(&components, &setup, Seed(11), &mut ());
        let count = |kind: fn(&Action) -> bool| legal(&state).iter().filter(|action| kind(action)).count();
        assert_eq!(count(|action| matches!(action, Action::TakeDifferent(_))), 10);
        assert_eq!(count(|action| matches!(action, Action::TakeTwo(_))), 5);
        assert_eq!(count(|action| matches!(action, Action::Reserve(_))), 12);
        assert_eq!(count(|action| matches!(action, Action::ReserveTop(_))), 3);
        assert_eq!(legal(&state).len(), 30);
    }
}

#[test]
fn every_face_up_card_and_every_reserved_card_may_be_for_sale_at_once() {
    // Each seat has bought a full half of level 1; four bonuses of each colour and gold buy the cheap cards.
    let state = Table::of(2)
        .holds(0, "JJJJJ")
        .faces(&[0, 9, 15, 24, 40, 41, 42, 46, 75, 79, 83, 87])
        .reserved(0, &[52, 58, 71])
        .deck(0, 0)
        .ready();
    let buys = legal(&state).into_iter().filter(|action| matches!(action, Action::Buy(_)));
    assert_eq!(buys.count(), 12 + 3);
}

/// All ways to pay, by trying every one.
fn ways(need: &Gems, tokens: &Tokens) -> HashSet<Gems> {
    let mut ways = HashSet::new();
    let most = tokens[GOLD];
    let mut gold = [0; GEMS];
    loop {
        let fits = (0..GEMS).all(|gem| gold[gem] <= need[gem] && need[gem] - gold[gem] <= tokens[gem]);
        if fits && gold.iter().sum::<u8>() <= most {
            ways.insert(gold);
        }
        let Some(gem) = (0..GEMS).find(|gem| gold[*gem] < most) else { return ways };
        gold[..gem].fill(0);
        gold[gem] += 1;
    }
}

/// Buys a reserved card and lists the payments, none if the only one was made at once.
fn payments(state: &State) -> Option<HashSet<Gems>> {
    let mut state = state.clone();
    act(&mut state, Action::Buy(Source::Reserved(0)));
    matches!(state.phase(), Phase::Pay(_)).then(|| {
        let listed = legal(&state);
        let ways: HashSet<Gems> = listed
            .iter()
            .filter_map(|action| if let Action::Pay(gold) = action { Some(*gold) } else { None })
            .collect();
        assert_eq!(ways.len(), listed.len(), "each payment is listed once");
        ways
    })
}

/// RULES.md, Buying: needs of 1, 2, 1, 2 in four colours, exactly those gems, and four gold.
#[test]
fn thirty_one_payments_are_possible_and_are_all_offered() {
    let mut state = Table::of(2).holds(0, "UGGRKKJJJJ").bonuses(0, [0, 2, 1, 4, 1]).faces(&[70]).ready();
    assert_eq!(player(&state, 0).need(&state.components().card(70).cost), [0, 1, 2, 1, 2]);
    let at = place(&state, 70);
    act(&mut state, Action::Buy(Source::Market(at)));
    assert_eq!(legal(&state).len(), 31);
}

#[test]
fn the_payments_offered_are_all_that_pay_the_price_and_never_more_than_31() {
    let mut rng = Rng::new(Seed(44));
    let (mut chosen, mut forced, mut most) = (0, 0, 0);
    while chosen < 1500 {
        let card = rng.below(90) as u8;
        // Holdings near the price, so that about half of the purchases are possible.
        let cost = Table::of(4).ready().components().card(card).cost;
        let mut letters = "J".repeat(rng.index(6));
        let mut bonuses = [0; GEMS];
        for (gem, letter) in "WUGRK".chars().enumerate() {
            bonuses[gem] = rng.below(u32::from(cost[gem].min(5)) + 1) as u8;
            let wanted = cost[gem].saturating_sub(bonuses[gem]);
            let held = usize::from(wanted).saturating_sub(rng.index(3)) + rng.index(2);
            letters.extend(std::iter::repeat_n(letter, held));
        }
        if letters.len() > 10 || "WUGRK".chars().any(|letter| letters.matches(letter).count() > 7) {
            continue;
        }
        let state = Table::of(4).holds(0, &letters).bonuses(0, bonuses).reserved_blind(0, &[card]).ready();
        let buyer = player(&state, 0);
        let expected = ways(&buyer.need(&cost), &buyer.tokens);
        let legal = legal(&state).contains(&Action::Buy(Source::Reserved(0)));
        assert_eq!(legal, !expected.is_empty(), "{letters} {bonuses:?} for card {card}");
        assert_eq!(legal, buyer.missing(&cost) == 0);
        if !legal {
            continue;
        }
        if let Some(offered) = payments(&state) {
            assert_eq!(offered, expected, "{letters} {bonuses:?} for card {card}");
            chosen += 1;
            most = most.max(offered.len());
        } else {
            assert_eq!(expected.len(), 1, "{letters} {bonuses:?} for card {card}");
            forced += 1;
        }
    }
    assert!(forced > 100 && most > 15 && most <= 31, "{forced} forced, at most {most} ways");
}
