//! The end of the game (RULES.md, The end of the game).

use super::table::{Table, act, buy, legal, player, refused, take, tokens};
use salon::engine::{Game, Seat, Turn};
use salon::games::splendor::{
    Action, Category, Event, First, Gem, LONG_TARGET, Phase, Refusal, Setup, Splendor, State,
};

/// Fourteen points in three cards (5, 5, 4).
const FOURTEEN: [u8; 3] = [73, 77, 75];
/// Costs four emeralds and is worth one point.
const POINT: u8 = 7;

fn started_by(seats: u8, first: u8) -> Setup {
    Setup { seats, first: First::Seat(Seat(first)), ..Setup::default() }
}

/// A table at which this seat is to move, has 14 points and can buy the fifteenth.
fn about_to_reach(setup: Setup, seat: u8) -> Table {
    let table = Table::with(setup).turn(seat);
    table.bought(seat.into(), &FOURTEEN).holds(seat.into(), "GGGG").faces(&[POINT])
}

/// The seats that still moved after the target was reached.
fn turns_to_the_end(state: &mut State) -> Vec<u8> {
    let mut seats = Vec::new();
    while let Turn::Of(seat) = Splendor::turn(state) {
        seats.push(seat.0);
        let action = legal(state)[0];
        act(state, action);
    }
    seats
}

/// The first seat need not be number 0.
#[test]
fn whoever_reaches_fifteen_the_round_is_played_to_its_end() {
    for seats in 2..=4 {
        for first in 0..seats {
            for place in 0..seats {
                let seat = (first + place) % seats;
                let mut state = about_to_reach(started_by(seats, first), seat).ready();
                let events = buy(&mut state, POINT);
                assert!(events.contains(&Event::FinalRound { seat: Seat(seat) }));
                assert!(state.is_final_round());
                let later: Vec<u8> = (place + 1..seats).map(|place| (first + place) % seats).collect();
                assert_eq!(events.contains(&Event::Ended { stuck: false }), later.is_empty());
                assert_eq!(
                    turns_to_the_end(&mut state),
                    later,
                    "{seats} seats, {first} began, {seat} reached 15"
                );
                assert_eq!(state.phase(), Phase::Over);
            }
        }
    }
}

#[test]
fn fourteen_points_end_nothing() {
    let mut state = Table::of(2).bought(1, &FOURTEEN).turn(1).ready();
    act(&mut state, take("WUG"));
    assert!(!state.is_final_round());
    assert_eq!(Splendor::turn(&state), Turn::Of(Seat(0)));
}

#[test]
fn the_final_round_is_announced_once() {
    let mut state =
        about_to_reach(started_by(3, 0), 0).bought(1, &[81, 85, 71]).holds(1, "UUU").faces(&[39]).ready();
    buy(&mut state, POINT);
    assert_eq!(player(&state, 1).points, 14);
    act(&mut state, take("WGR"));
    let events = act(&mut state, Action::ReserveTop(0));
    assert_eq!(events.last(), Some(&Event::Ended { stuck: false }));
    assert!(!events.contains(&Event::FinalRound { seat: Seat(2) }));
}

#[test]
fn a_second_player_who_reaches_the_target_announces_nothing() {
    let mut state =
        about_to_reach(started_by(3, 0), 0).bought(1, &[81, 85, 71]).holds(1, "UUUU").faces(&[39]).ready();
    buy(&mut state, POINT);
    let events = buy(&mut state, 39);
    assert_eq!(player(&state, 1).points, 15);
    assert!(!events.iter().any(|event| matches!(event, Event::FinalRound { .. } | Event::Ended { .. })));
    assert_eq!(Splendor::turn(&state), Turn::Of(Seat(2)));
}

#[test]
fn the_three_points_of_a_noble_can_bring_the_final_round() {
    let mut state = Table::of(2).bought(0, &[73, 77, 70]).bonuses(0, [1, 2, 3, 0, 0]).nobles(&[5]).ready();
    assert_eq!(player(&state, 0).points, 13);
    let events = act(&mut state, take("WUG"));
    assert_eq!(
        events[1..],
        [Event::Visited { seat: Seat(0), noble: 5 }, Event::FinalRound { seat: Seat(0) }],
        "the noble comes before the points are looked at"
    );
    assert_eq!(player(&state, 0).points, 16);
}

#[test]
fn a_chosen_noble_can_end_the_game() {
    let mut state =
        Table::of(2).bought(1, &[73, 77, 70]).bonuses(1, [1, 2, 3, 0, 3]).nobles(&[5, 9]).turn(1).ready();
    act(&mut state, take("WUG"));
    assert_eq!(state.phase(), Phase::Noble);
    let events = act(&mut state, Action::Noble(5));
    assert_eq!(events.last(), Some(&Event::Ended { stuck: false }));
}

/// A table of three in its final round, brought by seat 0: seat 1 is to move.
fn final_round(table: Table) -> State {
    let mut state = table.bought(0, &FOURTEEN).holds(0, "GGGG").faces(&[POINT]).ready();
    buy(&mut state, POINT);
    assert!(state.is_final_round());
    assert_eq!(Splendor::turn(&state), Turn::Of(Seat(1)));
    state
}

/// RULES.md, The end of the game: the round is completed, and its turns are turns like any other.
#[test]
fn two_of_a_kind_may_be_taken_in_the_final_round() {
    let mut state = final_round(Table::of(3));
    for gem in Gem::COLOURS {
        assert!(legal(&state).contains(&Action::TakeTwo(gem)));
    }
    act(&mut state, Action::TakeTwo(Gem::Ruby));
    assert_eq!(player(&state, 1).tokens, tokens("RR"));
    let (gem, pile) = (Gem::Ruby, 3);
    refused(&state, Action::TakeTwo(gem), Refusal::PairPile { gem, pile, needed: 4 });
    act(&mut state, Action::TakeTwo(Gem::Onyx));
    assert_eq!(Splendor::turn(&state), Turn::Over);
}

#[test]
fn a_noble_comes_in_the_final_round_and_its_points_count() {
    let mut state = final_round(Table::of(3).bonuses(1, [3, 3, 3, 0, 0]).nobles(&[5]));
    let events = act(&mut state, Action::TakeTwo(Gem::Ruby));
    assert_eq!(events.last(), Some(&Event::Visited { seat: Seat(1), noble: 5 }));
    act(&mut state, Action::ReserveTop(0));
    assert_eq!(Splendor::turn(&state), Turn::Over);
    assert_eq!(Splendor::score(&state).totals, [15, 3, 0]);
}

#[test]
fn of_several_nobles_one_is_chosen_in_the_final_round_too() {
    // The last seat of the round: the game waits for the choice.
    let mut state = final_round(Table::of(3).bonuses(2, [3, 3, 3, 0, 3]).nobles(&[5, 9]));
    act(&mut state, take("WUG"));
    act(&mut state, Action::TakeTwo(Gem::Ruby));
    assert_eq!((state.phase(), state.to_move()), (Phase::Noble, Seat(2)));
    let events = act(&mut state, Action::Noble(9));
    assert_eq!(events, [Event::Visited { seat: Seat(2), noble: 9 }, Event::Ended { stuck: false }]);
    assert_eq!(Splendor::score(&state).totals, [15, 0, 3]);
}

#[test]
fn after_the_end_everything_is_refused() {
    let mut state = about_to_reach(started_by(2, 0), 1).ready();
    buy(&mut state, POINT);
    assert_eq!(Splendor::turn(&state), Turn::Over);
    assert_eq!(legal(&state), []);
    for action in [take("WUG"), Action::ReserveTop(0), Action::Pass, Action::Noble(0)] {
        refused(&state, action, Refusal::GameOver);
    }
}

#[test]
fn a_later_player_may_overtake() {
    let mut state = about_to_reach(started_by(2, 0), 0)
        .bought(1, &[81, 85, 71])
        .holds(1, "J")
        .bonuses(1, [0, 6, 0, 0, 0])
        .faces(&[51])
        .ready();
    buy(&mut state, POINT);
    buy(&mut state, 51);
    let sheet = Splendor::score(&state);
    assert_eq!(sheet.totals, [15, 17]);
    assert_eq!(sheet.ranks, [2, 1]);
    assert!(sheet.tie_breaks.is_empty());
}

#[test]
fn of_two_with_fifteen_the_one_with_fewer_bought_cards_wins() {
    let mut state =
        about_to_reach(started_by(3, 0), 1).bought(0, &[70, 74, 78, 82, 86]).bought(2, &[81, 85, 71]).ready();
    assert_eq!(turns_to_the_end_after(&mut state, POINT), [2]);
    let sheet = Splendor::score(&state);
    assert_eq!(sheet.totals, [15, 15, 14]);
    assert_eq!(sheet.ranks, [2, 1, 3], "the third has the fewest cards, but not the points");
    assert_eq!(sheet.tie_breaks.len(), 1);
    assert_eq!(sheet.tie_breaks[0].category, Category::FewestCards);
    assert_eq!(sheet.tie_breaks[0].values, [5, 4, 3]);
}

fn turns_to_the_end_after(state: &mut State, card: u8) -> Vec<u8> {
    buy(state, card);
    turns_to_the_end(state)
}

/// RULES.md, Ties: victory is shared.
#[test]
fn equal_points_and_equal_cards_share_the_victory() {
    let mut state = about_to_reach(started_by(3, 0), 1).bought(0, &[81, 71, 70, 74]).ready();
    assert_eq!(turns_to_the_end_after(&mut state, POINT), [2]);
    let sheet = Splendor::score(&state);
    assert_eq!((sheet.totals, sheet.ranks.clone()), (vec![15, 15, 0], vec![1, 1, 3]));
    let winners: Vec<Seat> = Splendor::score(&state).winners().collect();
    assert_eq!(winners, [Seat(0), Seat(1)]);
}

#[test]
fn reserved_cards_do_not_count_in_a_tie() {
    let mut state =
        about_to_reach(started_by(2, 0), 1).bought(0, &[81, 71, 70, 74]).reserved(1, &[0, 9, 45]).ready();
    buy(&mut state, POINT);
    assert_eq!(Splendor::score(&state).ranks, [1, 1]);
}

#[test]
fn the_points_of_nobles_count_and_the_sheet_names_where_points_come_from() {
    let state = Table::of(2)
        .bought(0, &[7, 45, 77])
        .bonuses(0, [3, 3, 3, 0, 3])
        .visited(0, &[5, 9])
        .bought(1, &[42, 81])
        .ready();
    let sheet = Splendor::score(&state);
    let row = |category| sheet.rows.iter().find(|row| row.category == category).map(|row| row.values.clone());
    assert_eq!(row(Category::Cards(0)), Some(vec![1, 0]));
    assert_eq!(row(Category::Cards(1)), Some(vec![3, 2]));
    assert_eq!(row(Category::Cards(2)), Some(vec![5, 5]));
    assert_eq!(row(Category::Nobles), Some(vec![6, 0]));
    assert_eq!(sheet.rows.len(), 4);
    assert_eq!(sheet.totals, [15, 7]);
}

/// Variant: the longer game.
#[test]
fn to_twenty_one_fifteen_points_end_nothing() {
    let long = || Setup { target: Some(LONG_TARGET), ..Setup::default() };
    let mut state = about_to_reach(long(), 1).ready();
    assert_eq!(state.target(), 21);
    let events = buy(&mut state, POINT);
    assert_eq!(player(&state, 1).points, 15);
    assert!(!state.is_final_round());
    assert!(!events.contains(&Event::FinalRound { seat: Seat(1) }));
    let mut state = about_to_reach(long(), 1).bought(1, &[82, 86]).ready();
    assert_eq!(player(&state, 1).points, 20);
    let events = buy(&mut state, POINT);
    assert_eq!(
        events[events.len() - 2..],
        [Event::FinalRound { seat: Seat(1) }, Event::Ended { stuck: false }]
    );
}
