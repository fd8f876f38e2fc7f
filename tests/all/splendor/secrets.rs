//! What is hidden from whom (RULES.md, What is hidden).

use super::table::{Table, act, buy, hand, place, player};
use salon::engine::{Audience, Event as _, Game, Openness, Record, Rng, Seat, Seed, Timeline, Viewer};
use salon::games::splendor::{Action, Event, Phase, Place, Setup, Source, Splendor, State, View};
use std::collections::HashSet;

fn seen_by(state: &State, seat: u8) -> View {
    Splendor::view(state, Viewer::Seat(Seat(seat)))
}

fn by_the_table(state: &State) -> View {
    Splendor::view(state, Viewer::Table)
}

fn faces(view: &View, seat: usize) -> Vec<Option<u8>> {
    view.players[seat].reserved.iter().map(|reserved| reserved.card).collect()
}

fn remembered(seats: u8) -> Setup {
    Setup { seats, open_reserves: false, ..Setup::default() }
}

#[test]
fn a_blind_card_is_known_to_its_owner_and_its_level_to_everybody() {
    let state = Table::of(3).reserved_blind(1, &[75]).reserved(1, &[50]).ready();
    assert_eq!(faces(&seen_by(&state, 1), 1), [Some(75), Some(50)]);
    for view in [seen_by(&state, 0), seen_by(&state, 2), by_the_table(&state)] {
        assert_eq!(faces(&view, 1), [None, Some(50)], "an open one is public");
        let back = view.players[1].reserved[0];
        assert_eq!((back.level, back.blind, back.public), (2, true, false));
        assert!(view.players[1].reserved[1].public);
    }
}

#[test]
fn swapping_a_blind_card_with_one_of_its_deck_changes_nothing_for_the_others() {
    for setup in [Setup { seats: 3, ..Setup::default() }, remembered(3)] {
        let with =
            |card| Table::with(setup.clone()).reserved_blind(1, &[card]).faces(&[70, 71, 72, 73]).ready();
        let (one, other) = (with(75), with(89));
        for seat in [0, 2] {
            assert_eq!(seen_by(&one, seat), seen_by(&other, seat));
        }
        assert_eq!(by_the_table(&one), by_the_table(&other));
        assert_ne!(seen_by(&one, 1), seen_by(&other, 1));
    }
}

#[test]
fn nobody_sees_the_order_of_the_decks() {
    let state = Table::of(2).ready();
    let mut seen = HashSet::new();
    let components = Splendor::components(&Setup::default()).expect("a sound setup");
    for seed in 0..200 {
        let view = seen_by(&state, 0);
        let mut dealt = Splendor::imagine(&components, &view, &mut Rng::new(Seed(seed)));
        assert_eq!(seen_by(&dealt, 0), view);
        act(&mut dealt, Action::ReserveTop(2));
        seen.insert(hand(&dealt, 0)[0]);
    }
    assert_eq!(seen.len(), 16, "any of the sixteen cards of the deck may be on top");
}

#[test]
fn the_hidden_card_of_another_may_be_any_unseen_card_of_its_level() {
    let state = Table::of(2).reserved_blind(1, &[75]).reserved_blind(0, &[89]).bought(1, &[81]).ready();
    let components = Splendor::components(&Setup::default()).expect("a sound setup");
    let view = seen_by(&state, 0);
    let mut seen = HashSet::new();
    for seed in 0..300 {
        let imagined = Splendor::imagine(&components, &view, &mut Rng::new(Seed(seed)));
        Splendor::audit(&imagined).expect("a possible position");
        seen.insert(hand(&imagined, 1)[0]);
    }
    // Twenty cards less four in the market, the own one and the bought one.
    assert_eq!(seen.len(), 14);
    assert!(seen.contains(&75) && !seen.contains(&89) && !seen.contains(&81));
}

#[test]
fn tokens_cards_and_nobles_are_open_to_all() {
    let state =
        Table::of(2).holds(0, "WWUJ").holds(1, "KKK").bonuses(1, [3, 3, 3, 0, 0]).visited(1, &[5]).ready();
    for view in [seen_by(&state, 0), seen_by(&state, 1), by_the_table(&state)] {
        for (seat, seen) in (0..).zip(&view.players) {
            let player = player(&state, seat);
            assert_eq!(
                (seen.tokens, seen.bonuses, seen.points),
                (player.tokens, player.bonuses, player.points)
            );
            assert_eq!(seen.bought.len(), usize::from(player.bought));
        }
        assert_eq!(view.players[1].nobles, [5]);
        assert_eq!(view.decks, [0, 1, 2].map(|level| state.deck_len(level)));
    }
}

/// The option: everybody saw the card, and has to remember it.
#[test]
fn a_remembered_reservation_is_shown_to_its_owner_alone() {
    let state = Table::with(remembered(3)).reserved(1, &[50]).ready();
    assert_eq!(faces(&seen_by(&state, 1), 1), [Some(50)]);
    for view in [seen_by(&state, 0), seen_by(&state, 2), by_the_table(&state)] {
        assert_eq!(faces(&view, 1), [None]);
        let back = view.players[1].reserved[0];
        assert_eq!((back.level, back.blind, back.public), (1, false, false));
    }
}

#[test]
fn a_reservation_from_the_table_centre_happens_before_everybodys_eyes_in_either_mode() {
    for setup in [Setup::default(), remembered(2)] {
        let mut state = Table::with(setup).faces(&[50]).ready();
        let at = place(&state, 50);
        let events = act(&mut state, Action::Reserve(at));
        assert!(matches!(events[0], Event::Reserved { card: 50, .. }));
        assert_eq!(events[0].audience(), Audience::All);
    }
}

#[test]
fn a_hand_is_needed_by_whoever_holds_a_card_that_others_must_not_see() {
    let needed = |table: fn() -> Table| {
        [0, 1].map(|seat| Splendor::openness(&table().turn(seat).ready()) == Openness::Hand)
    };
    assert_eq!(needed(|| Table::of(2)), [false, false]);
    assert_eq!(needed(|| Table::of(2).reserved(0, &[50])), [false, false]);
    assert_eq!(needed(|| Table::of(2).reserved(0, &[50]).reserved_blind(1, &[75])), [false, true]);
    assert_eq!(needed(|| Table::with(remembered(2)).reserved(0, &[50])), [true, false]);
    // What follows from a move is decided on what lies open.
    let mut state = Table::of(2).holds(0, "WWWUUUGGGG").ready();
    act(&mut state, Action::ReserveTop(0));
    assert_eq!((state.phase(), Splendor::openness(&state)), (Phase::Return, Openness::Open));
}

/// What the log tells a viewer of a step once `seen` steps are no news, and the market as it was before the step.
fn told(timeline: &Timeline<Splendor>, at: usize, viewer: Viewer, seen: usize) -> (Vec<Event>, bool) {
    let lay = |card: u8| timeline.look_back(at, viewer, seen).market.as_flattened().contains(&Some(card));
    (timeline.recount(at, viewer, seen).collect(), lay(market(timeline)))
}

/// The card that lay at the first place of the lowest level.
fn market(timeline: &Timeline<Splendor>) -> u8 {
    timeline.seek(0).card_at(Place { level: 0, slot: 0 }).expect("the market is full")
}

#[test]
fn a_reservation_to_be_remembered_is_told_while_it_is_new_and_then_to_its_owner_alone() {
    for open in [false, true] {
        let setup = Setup { open_reserves: open, ..Setup::default() };
        let mut timeline = Timeline::<Splendor>::begin(setup, Seed(3)).expect("a sound setup");
        let place = Place { level: 0, slot: 0 };
        timeline.act(Action::Reserve(place)).expect("a card lies there");
        let card = market(&timeline);
        let reserved = Event::Reserved { seat: Seat(0), card, place, gold: true };
        let covered = Event::ReservedOpen { seat: Seat(0), place, gold: true };
        for (viewer, seen, knows) in [
            (Viewer::Seat(Seat(1)), 0, true),
            (Viewer::Seat(Seat(1)), 1, open),
            (Viewer::Table, 1, open),
            (Viewer::Seat(Seat(0)), 1, true),
        ] {
            let (events, lay) = told(&timeline, 0, viewer, seen);
            assert_eq!(events[0], if knows { reserved } else { covered }, "{viewer:?} {seen} {open}");
            assert_eq!(lay, knows, "in the earlier position, too");
        }
    }
}

#[test]
fn the_end_opens_the_hands_and_is_a_barrier() {
    let record = include_str!("../../golden/splendor/two-tie.json");
    let golden: serde_json::Value = serde_json::from_str(record).expect("JSON");
    let record = Record::<Splendor>::read(&golden["record"].to_string()).expect("a record");
    let mut timeline = Timeline::open(record).expect("a whole game");
    let end = timeline.head();
    let asks = |timeline: &Timeline<Splendor>, target| timeline.undo_notice(target, |_| true).reveals;
    let last = timeline.undo_target().expect("a decision");
    assert_eq!(timeline.state().phase(), Phase::Over);
    assert!(asks(&timeline, last));
    timeline.go(last);
    timeline.go(timeline.redo_target().expect("what was taken back"));
    assert_eq!(timeline.head(), end);
    assert!(asks(&timeline, last), "wherever the history has been meanwhile");
}

#[test]
fn what_was_drawn_unseen_or_turned_up_is_a_barrier_and_nothing_else_is() {
    let reveals = |table: Table, action: fn(&State) -> Action| {
        let mut state = table.ready();
        let action = action(&state);
        act(&mut state, action).iter().any(salon::engine::Event::reveals)
    };
    assert!(reveals(Table::of(2), |_| Action::ReserveTop(0)));
    assert!(reveals(Table::of(2).faces(&[0]), |state| Action::Reserve(place(state, 0))));
    assert!(!reveals(Table::of(2).faces(&[0]).deck(0, 0), |state| Action::Reserve(place(state, 0))));
    assert!(!reveals(Table::of(2), |_| super::table::take("WUG")));
    assert!(!reveals(Table::of(2).holds(0, "UUU").reserved(0, &[0]), |_| Action::Buy(Source::Reserved(0))));
}

/// A card becomes public when it is bought, so while it is being paid for.
#[test]
fn a_hidden_card_that_is_being_paid_for_is_on_the_table() {
    for setup in [Setup::default(), remembered(2)] {
        let mut state = Table::with(setup.clone()).holds(0, "KKKJ").reserved_blind(0, &[75, 9]).ready();
        assert_eq!(faces(&seen_by(&state, 1), 0), [None, None]);
        act(&mut state, Action::Buy(Source::Reserved(1)));
        assert!(matches!(state.phase(), Phase::Pay(_)));
        assert_eq!(faces(&seen_by(&state, 1), 0), [None, Some(9)]);
        assert!(seen_by(&state, 1).players[0].reserved[1].public);
        // Whatever the others imagine, the purchase they see can be made.
        let components = Splendor::components(&setup).expect("a sound setup");
        for seed in 0..50 {
            let imagined = Splendor::imagine(&components, &seen_by(&state, 1), &mut Rng::new(Seed(seed)));
            Splendor::audit(&imagined).expect("a possible position");
        }
        act(&mut state, Action::Pay([0; 5]));
        assert_eq!(seen_by(&state, 1).players[0].bought, [9]);
        assert_eq!(faces(&seen_by(&state, 1), 0), [None]);
    }
}

#[test]
fn when_the_game_is_over_the_hands_are_opened() {
    let mut state = Table::of(2)
        .bought(1, &[73, 77, 75])
        .holds(1, "GGGG")
        .faces(&[7])
        .reserved_blind(0, &[89])
        .turn(1)
        .ready();
    assert_eq!(faces(&seen_by(&state, 1), 0), [None]);
    buy(&mut state, 7);
    assert_eq!(state.phase(), Phase::Over);
    assert_eq!(faces(&seen_by(&state, 1), 0), [Some(89)]);
}

/// RULES.md, What is hidden: until it is bought, or the game is over, and not a turn before.
#[test]
fn in_the_final_round_hands_stay_as_secret_as_before() {
    for setup in [Setup { seats: 3, ..Setup::default() }, remembered(3)] {
        let mut state = Table::with(setup)
            .bought(0, &[73, 77, 75])
            .holds(0, "GGGG")
            .faces(&[7])
            .reserved_blind(1, &[89])
            .reserved_blind(2, &[88])
            .ready();
        buy(&mut state, 7);
        assert!(state.is_final_round());
        for seat in [1, 2] {
            assert_eq!(state.to_move(), Seat(seat));
            assert_eq!(Splendor::openness(&state), Openness::Hand, "seat {seat} is to move");
            for (other, card) in [(1, 89), (2, 88)] {
                let shown = |view: View| faces(&view, other)[0];
                assert_eq!(shown(by_the_table(&state)), None);
                for viewer in 0..3 {
                    let known = (usize::from(viewer) == other).then_some(card);
                    assert_eq!(shown(seen_by(&state, viewer)), known, "seat {viewer} looks at {other}");
                }
            }
            act(&mut state, super::table::take("WUG"));
        }
        assert_eq!(state.phase(), Phase::Over);
    }
}
