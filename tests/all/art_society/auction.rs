//! Lots, bids and the order of choice (RULES.md, Bidding).

use super::table::*;
use salon::engine::{Event as _, Game, Seat, Seed};
use salon::games::art_society::{Action, ArtSociety, Event, Phase, Refusal, Setup, ShapeId, State};

fn begun(seats: u8, seed: u64) -> State {
    let setup = Setup { seats, ..Setup::default() };
    let components = ArtSociety::components(&setup).expect("a sound setup");
    let mut state = ArtSociety::start(&components, &setup, Seed(seed), &mut ());
    while state.phase() == Phase::Start {
        act(&mut state, hang(5, 4));
    }
    state
}

fn shape(state: &State, w: u8, h: u8) -> ShapeId {
    let at = state.components().shapes.iter().position(|shape| (shape.w, shape.h) == (w, h));
    at.expect("the box has that shape") as ShapeId
}

/// Chooses lots from the fullest piles.
fn choose(state: &mut State) {
    while state.phase() == Phase::Choose {
        let listed = legal(state);
        act(state, listed[0]);
    }
}

#[test]
fn there_is_one_lot_more_than_players() {
    for seats in 2..=4 {
        let mut state = begun(seats, 1);
        let mut chosen = 0;
        while state.phase() == Phase::Choose {
            let listed = legal(&state);
            act(&mut state, listed[0]);
            chosen += 1;
        }
        assert_eq!(chosen, seats + 1);
        assert_eq!(state.lots().len(), usize::from(seats) + 1);
    }
}

#[test]
fn a_shape_may_be_chosen_as_often_as_its_pile_has_paintings() {
    // [2x2, 2x2, 3x3, 5x4].
    let mut state = begun(3, 2);
    let (small, middle, large) = (shape(&state, 2, 2), shape(&state, 3, 3), shape(&state, 5, 4));
    play(&mut state, &[small, small, middle].map(Action::Choose));
    assert!(state.lots().is_empty(), "nothing is turned up before all are chosen");
    let events = act(&mut state, Action::Choose(large));
    let up: Vec<bool> = events.iter().map(salon::engine::Event::reveals).collect();
    assert_eq!(up.iter().filter(|reveals| **reveals).count(), 4);
    let values: Vec<u8> = state.lots().iter().map(|lot| state.components().value(lot.painting)).collect();
    assert_eq!(values, [3, 3, 5, 9], "the lots lie in the order of their values");
}

#[test]
fn an_empty_pile_gives_no_lot() {
    let mut state = begun(4, 3);
    let narrow = shape(&state, 2, 5);
    for _ in 0..4 {
        act(&mut state, Action::Choose(narrow));
    }
    refused(&state, Action::Choose(narrow), Refusal::PileEmpty);
    refused(&state, Action::Choose(16), Refusal::NoSuchThing);
}

#[test]
fn ties_go_down_the_stacks() {
    // The last card of each stack is bid.
    let order = |stacks: &[&[u8]]| -> Vec<u8> {
        let seats = stacks.len() as u8;
        let round = stacks[0].len() as u8 - 1;
        let mut table = Table::of(seats).round(round).phase(Phase::Bid);
        for (seat, stack) in stacks.iter().enumerate() {
            table = table.stack(seat, &stack[..stack.len() - 1]);
            let hand: Vec<u8> = (1..=20).filter(|card| !stack[1..stack.len() - 1].contains(card)).collect();
            table = table.hand(seat, &hand);
        }
        let mut state = table.ready();
        for _ in 0..seats {
            let stack = stacks[state.to_move().index()];
            act(&mut state, Action::Bid(stack[stack.len() - 1]));
        }
        state.order().iter().map(|seat| seat.0).collect()
    };
    assert_eq!(order(&[&[3, 4, 15], &[1, 12, 15], &[2, 20, 9]]), [1, 0, 2]);
    assert_eq!(order(&[&[3, 10], &[1, 10], &[4, 7]]), [0, 1, 2]);
    assert_eq!(order(&[&[2, 5, 8], &[4, 5, 8], &[1, 11, 8], &[3, 20, 1]]), [2, 1, 0, 3]);
}

#[test]
fn a_tie_shows_as_many_older_cards_as_it_takes() {
    let mut state = Table::of(3)
        .round(3)
        .phase(Phase::Bid)
        .stack(0, &[2, 5, 8])
        .stack(1, &[4, 6, 8])
        .stack(2, &[1, 11, 9])
        .hand(0, &[1, 2, 3, 4, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20])
        .hand(1, &[1, 2, 3, 4, 5, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20])
        .hand(2, &[1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 13, 14, 15, 16, 17, 18, 19, 20])
        .ready();
    let mut events = Vec::new();
    for _ in 0..3 {
        let card = if state.to_move() == Seat(2) { 20 } else { 14 };
        events = act(&mut state, Action::Bid(card));
    }
    let shown: Vec<(u8, u8, u8)> = events
        .iter()
        .filter_map(|event| match event {
            Event::TieCardShown { seat, card, depth } => Some((seat.0, *card, *depth)),
            _ => None,
        })
        .collect();
    assert_eq!(shown, [(1, 8, 1), (1, 6, 2), (0, 8, 1), (0, 5, 2)]);
    assert!(events.iter().filter(|event| matches!(event, Event::TieCardShown { .. })).all(Event::reveals));
    assert_eq!([0, 1, 2].map(|seat| state.shown(Seat(seat))), [2, 2, 0]);
}

#[test]
fn the_lowest_start_price_begins_and_the_gavel_goes_round() {
    for seed in 0..20 {
        let mut state = begun(3, seed);
        let lowest = (0..3).min_by_key(|seat| player(&state, *seat).stack()[0]).expect("three seats");
        assert_eq!(state.auctioneer(), Seat(lowest));
        assert_eq!(state.to_move(), Seat(lowest));
        choose(&mut state);
        for _ in 0..3 {
            let listed = legal(&state);
            act(&mut state, listed[0]);
        }
        while state.round() == 1 {
            let listed = legal(&state);
            let keep = listed.iter().find(|action| matches!(action, Action::Keep | Action::Store));
            act(&mut state, *keep.unwrap_or(&listed[0]));
        }
        assert_eq!(state.auctioneer(), Seat((lowest + 1) % 3));
    }
}

#[test]
fn a_card_is_bid_once_a_game() {
    let state = Table::of(2).round(4).phase(Phase::Bid).stack(0, &[1, 3, 5, 7]).stack(1, &[2, 3, 5, 7]);
    let hand: Vec<u8> = (1..=20).filter(|card| ![3, 5, 7].contains(card)).collect();
    let state = state.hand(0, &hand).hand(1, &hand).ready();
    refused(&state, Action::Bid(7), Refusal::CardNotInHand(7));
    refused(&state, Action::Bid(21), Refusal::CardNotInHand(21));
    refused(&state, Action::Bid(0), Refusal::CardNotInHand(0));
    refused(&state, Action::Bid(200), Refusal::CardNotInHand(200));
    assert_eq!(legal(&state).len(), 17);
}

#[test]
fn the_auctioneer_bids_like_everybody() {
    let mut state = begun(4, 9);
    choose(&mut state);
    let mut bidders = Vec::new();
    while state.phase() == Phase::Bid {
        bidders.push(state.to_move());
        act(&mut state, Action::Bid(5));
    }
    assert_eq!(bidders[0], state.auctioneer());
    bidders.sort_unstable();
    assert_eq!(bidders, [0, 1, 2, 3].map(Seat));
}

#[test]
fn a_taken_lot_is_gone() {
    let mut state = Table::of(2).lots(&["P2x2-C1"]).ready();
    take(&mut state, "P2x2-C1");
    act(&mut state, Action::Store);
    refused(&state, Action::Take(0), Refusal::LotTaken);
    refused(&state, Action::Take(3), Refusal::NoSuchThing);
}
