//! What nobody but the bidder may know (RULES.md, What may be known).

use super::table::*;
use salon::engine::{Event as _, Game, Rng, Seat, Seed, Timeline, Viewer};
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
fn only_bidding_needs_a_curtain_and_revealing_is_a_barrier() {
    let mut timeline = Timeline::<ArtSociety>::begin(Setup::default(), Seed(5)).expect("a sound setup");
    let mut revealed = 0;
    for _ in 0..400 {
        let state = timeline.state();
        let Some(seat) = ArtSociety::turn(state).seat() else { break };
        let bidding = state.phase() == Phase::Bid;
        assert_eq!(ArtSociety::holds_secrets(state, seat), bidding);
        let listed = legal(state);
        let step = timeline.act(listed[0]).expect("it is legal");
        let last_bid = bidding && step.after.phase() != Phase::Bid;
        let turned_up = step.after.phase() == Phase::Bid && !bidding;
        assert_eq!(step.reveals(), last_bid || turned_up);
        revealed += usize::from(step.reveals());
    }
    assert!(revealed > 10);
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
