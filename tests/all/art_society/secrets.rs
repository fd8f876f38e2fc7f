//! What nobody but the bidder may know (RULES.md, What may be known).

use super::table::*;
use salon::engine::{Event as _, Game, Openness, Record, Rng, Seat, Seed, Timeline, Viewer};
use salon::games::art_society::{Action, ArtSociety, Event, Options, Phase, Setup, State};

fn setups() -> Vec<Setup> {
    (2..=4).map(|seats| Setup { seats, ..Setup::default() }).collect()
}

fn random(state: &mut State, rng: &mut Rng) -> Vec<Event> {
    let listed = legal(state);
    let action = listed[rng.index(listed.len())];
    act(state, action)
}

/// What everybody but one seat sees.
fn others_see(state: &State, seat: Seat) -> Vec<salon::games::art_society::View> {
    let viewers = (0..state.seats()).map(Seat).filter(|other| *other != seat).map(Viewer::Seat);
    viewers.chain([Viewer::Table]).map(|viewer| ArtSociety::view(state, viewer)).collect()
}

#[test]
fn whatever_is_bid_the_others_see_the_same() {
    for setup in setups() {
        let components = ArtSociety::components(&setup).expect("a sound setup");
        for seed in 0..4 {
            let mut state = ArtSociety::start(&components, &setup, Seed(seed), &mut ());
            let mut rng = Rng::new(Seed(seed));
            while state.phase() != Phase::Over && state.round() < 6 {
                let last = state.phase() == Phase::Bid
                    && state.players().iter().enumerate().all(|(seat, player)| {
                        player.hand.count_ones() + u32::from(state.round()) == 20
                            || seat == state.to_move().index()
                    });
                if state.phase() == Phase::Bid && !last {
                    let bidder = state.to_move();
                    let mut seen = Vec::new();
                    for action in legal(&state) {
                        let mut after = state.clone();
                        let events = act(&mut after, action);
                        assert_eq!(events, [Event::HasBid { seat: bidder }]);
                        assert!(!events[0].reveals());
                        seen.push((others_see(&after, bidder), ArtSociety::score(&after)));
                    }
                    assert!(seen.windows(2).all(|pair| pair[0] == pair[1]));
                }
                random(&mut state, &mut rng);
            }
        }
    }
}

#[test]
fn the_bidder_sees_the_own_bid() {
    let mut state = Table::of(3).phase(Phase::Bid).ready();
    let bidder = state.to_move();
    let card = match legal(&state)[4] {
        Action::Bid(card) => card,
        other => panic!("{other:?} is no bid"),
    };
    act(&mut state, Action::Bid(card));
    let view = ArtSociety::view(&state, Viewer::Seat(bidder));
    let own = &view.players[bidder.index()];
    assert_eq!((own.bid, own.has_bid), (Some(card), true));
    assert!(!own.hand.as_ref().expect("the own hand").contains(&card));
    let other = ArtSociety::view(&state, Viewer::Seat(state.to_move()));
    assert_eq!((other.players[bidder.index()].bid, other.players[bidder.index()].has_bid), (None, true));
    assert_eq!(other.players[bidder.index()].hand, None);
}

#[test]
fn older_cards_of_others_are_covered_unless_a_tie_shows_them() {
    let mut state = Table::of(2).round(3).phase(Phase::Bid).stack(0, &[2, 5, 8]).stack(1, &[4, 6, 8]).ready();
    let both = |state: &State| {
        [0, 1].map(|seat| {
            ArtSociety::view(state, Viewer::Seat(Seat(1 - seat))).players[usize::from(seat)].stack.clone()
        })
    };
    assert_eq!(both(&state), [vec![None, None, Some(8)], vec![None, None, Some(8)]]);
    for _ in 0..2 {
        let card =
            legal(&state).into_iter().find(|action| *action == Action::Bid(11)).expect("everybody has 11");
        act(&mut state, card);
    }
    let shown = vec![None, Some(5), Some(8), Some(11)];
    assert_eq!(both(&state)[0], shown);
    // In the next round they are covered again.
    idle_until(&mut state, Phase::Rehang);
    while state.phase() == Phase::Rehang {
        act(&mut state, Action::Keep);
    }
    assert_eq!(both(&state)[0], [None, None, None, Some(11)]);
}

#[test]
fn the_start_price_is_seen_until_it_is_covered() {
    let setup = Setup::default();
    let components = ArtSociety::components(&setup).expect("a sound setup");
    let state = ArtSociety::start(&components, &setup, Seed(3), &mut ());
    let view = ArtSociety::view(&state, Viewer::Table);
    assert!(view.players.iter().all(|player| player.stack.len() == 1 && player.stack[0].is_some()));
}

#[test]
fn an_open_history_shows_every_card_but_the_bid() {
    let options = Options { open_bid_history: true, ..Options::default() };
    let mut state = Table::with(Setup { seats: 2, options, edition: None }).phase(Phase::Bid).ready();
    let bidder = state.to_move();
    let bid = legal(&state)[0];
    act(&mut state, bid);
    let view = ArtSociety::view(&state, Viewer::Table);
    assert!(view.players.iter().all(|player| player.stack.iter().all(Option::is_some)));
    assert_eq!(view.players[bidder.index()].bid, None);
}

#[test]
fn hands_are_shown_at_the_end() {
    let state = Table::of(2).round(18).phase(Phase::Over).ready();
    let view = ArtSociety::view(&state, Viewer::Table);
    assert!(
        view.players.iter().all(|player| player.hand.is_some() && player.stack.iter().all(Option::is_some))
    );
}

#[test]
fn only_a_choice_of_bids_needs_a_curtain_and_revealing_is_a_barrier() {
    let mut timeline = Timeline::<ArtSociety>::begin(Setup::default(), Seed(5)).expect("a sound setup");
    let (mut revealed, mut without_choice) = (0, 0);
    for _ in 0..400 {
        let state = timeline.state();
        let Some(seat) = ArtSociety::turn(state).seat() else { break };
        let bidding = state.phase() == Phase::Bid;
        let listed = legal(state);
        assert_eq!(ArtSociety::openness(state) == Openness::Hand, bidding && listed.len() > 1, "{seat:?}");
        without_choice += usize::from(bidding && listed.len() == 1);
        let step = timeline.act(listed[0]).expect("it is legal");
        let last_bid = bidding && step.after.phase() != Phase::Bid;
        let turned_up = step.after.phase() == Phase::Bid && !bidding;
        assert_eq!(step.reveals(), last_bid || turned_up || step.after.phase() == Phase::Over);
        revealed += usize::from(step.reveals());
    }
    assert!(revealed > 10);
    assert_eq!(without_choice, 2, "the last card of each player");
}

#[test]
fn imagined_hands_and_stacks_hold_every_card_once() {
    let mut rng = Rng::new(Seed(7));
    let mut state = Table::of(4).round(9).phase(Phase::Bid).ready();
    for _ in 0..3 {
        let viewer = Viewer::Seat(state.to_move());
        let components = ArtSociety::components(&Setup::default()).expect("the printed box");
        for _ in 0..20 {
            let imagined = ArtSociety::imagine(&components, &ArtSociety::view(&state, viewer), &mut rng);
            ArtSociety::audit(&imagined).expect("a possible position");
        }
        random(&mut state, &mut rng);
    }
}

/// A random game until this round's bids are shown, and the steps that showed bids so far.
fn bids_shown(options: Options, rounds: u8) -> (Timeline<ArtSociety>, Vec<usize>) {
    let setup = Setup { seats: 3, options, edition: None };
    let mut timeline = Timeline::<ArtSociety>::begin(setup, Seed(9)).expect("a sound setup");
    let mut rng = Rng::new(Seed(9));
    let mut shown = Vec::new();
    while shown.len() < usize::from(rounds) {
        let listed = legal(timeline.state());
        let step = timeline.act(listed[rng.index(listed.len())]).expect("it is legal");
        if step.events.iter().any(|event| matches!(event, Event::BidShown { .. })) {
            shown.push(timeline.head() - 1);
        }
    }
    (timeline, shown)
}

/// The cards of a seat's bids that the log tells, of what happened in a step.
fn cards_told(timeline: &Timeline<ArtSociety>, at: usize, viewer: Viewer, of: Seat) -> (usize, Vec<u8>) {
    let events: Vec<Event> = timeline.recount(at, viewer, timeline.head()).collect();
    let covered =
        events.iter().filter(|event| matches!(event, Event::BidCovered { seat, .. } if *seat == of));
    let cards = events.iter().filter_map(|event| match *event {
        Event::BidShown { seat, card, .. } | Event::TieCardShown { seat, card, .. } if seat == of => {
            Some(card)
        }
        _ => None,
    });
    (covered.count(), cards.collect())
}

#[test]
fn a_bid_under_a_newer_one_is_told_no_more_but_to_whom_it_belongs() {
    let (timeline, shown) = bids_shown(Options::default(), 3);
    for (round, at) in shown.iter().enumerate() {
        let newest = round == 2;
        for of in (0..3).map(Seat) {
            for viewer in (0..3).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Table]) {
                let (covered, cards) = cards_told(&timeline, *at, viewer, of);
                let may = newest || viewer == Viewer::Seat(of);
                assert_eq!(
                    (covered, cards.is_empty()),
                    (usize::from(!may), !may),
                    "{round} {viewer:?} {of:?}"
                );
            }
        }
    }
}

#[test]
fn earlier_positions_show_no_card_that_is_covered_now() {
    let (mut timeline, shown) = bids_shown(Options::default(), 3);
    let seen = timeline.head();
    let newest = |timeline: &Timeline<ArtSociety>, at: usize, viewer| {
        let view = timeline.look_back(at, viewer, seen);
        [0, 1, 2].map(|seat: usize| view.players[seat].stack.last().copied().flatten().is_some())
    };
    // After each reveal the newest cards lay open; those of the first two rounds are covered now.
    assert_eq!(newest(&timeline, shown[0] + 1, Viewer::Table), [false; 3]);
    assert_eq!(newest(&timeline, shown[1] + 1, Viewer::Seat(Seat(1))), [false, true, false]);
    assert_eq!(newest(&timeline, shown[2] + 1, Viewer::Table), [true; 3]);
    // Taken back, they are the newest again.
    timeline.go(shown[1] + 1);
    assert_eq!(newest(&timeline, shown[1] + 1, Viewer::Table), [true; 3]);
}

#[test]
fn an_open_history_is_told_and_seen_for_good() {
    let (timeline, shown) = bids_shown(Options { open_bid_history: true, ..Options::default() }, 3);
    assert!(!cards_told(&timeline, shown[0], Viewer::Table, Seat(0)).1.is_empty());
    let view = timeline.look_back(shown[0] + 1, Viewer::Table, timeline.head());
    assert!(view.players.iter().all(|player| player.stack.iter().all(Option::is_some)));
}

#[test]
fn the_end_opens_hands_and_is_a_barrier() {
    let golden: serde_json::Value =
        serde_json::from_str(include_str!("../../golden/art-society/two-last-card.json")).expect("JSON");
    let record = Record::<ArtSociety>::read(&golden["record"].to_string()).expect("a record");
    let timeline = Timeline::open(record).expect("a whole game");
    assert_eq!(timeline.state().phase(), Phase::Over);
    let last = timeline.undo_target().expect("a decision");
    assert!(timeline.undo_notice(last, |_| true).reveals);
}
