//! Setting up (RULES.md, Setting up).

use super::table::legal;
use salon::engine::{Game, NewGameError, Seat, Seed, Turn};
use salon::games::splendor::{
    First, GEMS, GOLD, LEVELS, Phase, Place, Player, Setup, Splendor, State, gem::total,
};
use std::collections::HashSet;

fn start(setup: &Setup, seed: u64) -> State {
    let components = Splendor::components(setup).expect("a sound setup");
    let state = Splendor::start(&components, setup, Seed(seed), &mut ());
    Splendor::audit(&state).expect("a sound opening");
    state
}

fn of(seats: u8) -> State {
    start(&Setup { seats, ..Setup::default() }, 5)
}

#[test]
fn two_three_and_four_players_get_4_5_7_gems_of_a_colour_5_gold_and_3_4_5_nobles() {
    for (seats, gems, nobles) in [(2, 4, 3), (3, 5, 4), (4, 7, 5)] {
        let state = of(seats);
        assert_eq!(state.bank()[..GEMS], [gems; GEMS]);
        assert_eq!(state.bank()[GOLD], 5);
        assert_eq!(state.nobles().count(), nobles);
        assert_eq!(state.nobles().collect::<HashSet<_>>().len(), nobles);
    }
}

#[test]
fn there_are_25_30_40_tokens_in_play() {
    assert_eq!([2, 3, 4].map(|seats| total(of(seats).bank())), [25, 30, 40]);
}

#[test]
fn four_cards_of_each_level_lie_face_up_and_36_26_16_in_the_decks() {
    for seats in 2..=4 {
        let state = of(seats);
        assert_eq!([0, 1, 2].map(|level| state.deck_len(level)), [36, 26, 16]);
        assert_eq!(Place::all().count(), 12);
        for place in Place::all() {
            let card = state.card_at(place).expect("every place is filled");
            assert_eq!(state.components().card(card).level, place.level);
        }
    }
}

#[test]
fn everybody_starts_with_nothing() {
    assert!(of(4).players().iter().all(|player| *player == Player::default()));
}

#[test]
fn decks_and_nobles_are_shuffled_each_on_its_own() {
    let opened = |seed| {
        let state = start(&Setup::default(), seed);
        let rows: Vec<Vec<_>> = (0..LEVELS)
            .map(|level| {
                Place::all()
                    .filter(|place| usize::from(place.level) == level)
                    .map(|place| state.card_at(place))
                    .collect()
            })
            .collect();
        (rows, state.nobles().collect::<Vec<_>>())
    };
    let games: Vec<_> = (0..40).map(opened).collect();
    for level in 0..LEVELS {
        assert!(games.iter().map(|(rows, _)| &rows[level]).collect::<HashSet<_>>().len() > 35);
    }
    let nobles: HashSet<_> = games.iter().flat_map(|(_, nobles)| nobles).collect();
    assert_eq!(nobles.len(), 10, "every noble comes up sometimes");
}

#[test]
fn the_agreed_seat_begins_and_play_goes_on_clockwise() {
    for first in 0..4 {
        let setup = Setup { seats: 4, first: First::Seat(Seat(first)), ..Setup::default() };
        let mut state = start(&setup, 3);
        assert_eq!(state.first(), Seat(first));
        for turn in 0..9 {
            assert_eq!(Splendor::turn(&state), Turn::Of(Seat((first + turn) % 4)));
            assert_eq!(
                Splendor::round(&state),
                u16::from(turn / 4) + 1,
                "a round ends before its first seat"
            );
            assert_eq!(state.phase(), Phase::Main);
            let action = legal(&state)[0];
            Splendor::apply(&mut state, action, &mut ());
        }
    }
}

#[test]
fn the_lot_lets_anybody_begin_and_deals_as_without_it() {
    let mut begun = HashSet::new();
    for seed in 0..60 {
        let lot = start(&Setup { seats: 4, first: First::Lot, ..Setup::default() }, seed);
        let agreed = start(&Setup { seats: 4, ..Setup::default() }, seed);
        begun.insert(lot.first().0);
        assert_eq!(Splendor::turn(&lot), Turn::Of(lot.first()));
        assert!(Place::all().all(|place| lot.card_at(place) == agreed.card_at(place)));
    }
    assert_eq!(begun, HashSet::from([0, 1, 2, 3]));
}

#[test]
fn a_setup_that_cannot_be_is_refused() {
    let refused = |setup| Splendor::components(&setup).expect_err("no such game");
    let default = Setup::default;
    assert_eq!(refused(Setup { seats: 5, ..default() }), NewGameError::Seats { given: 5, least: 2, most: 4 });
    assert_eq!(refused(Setup { first: First::Seat(Seat(2)), ..default() }), NewGameError::Option("first"));
    assert_eq!(refused(Setup { target: Some(0), ..default() }), NewGameError::Option("target"));
    assert_eq!(refused(Setup { target: Some(100), ..default() }), NewGameError::Option("target"));
}
