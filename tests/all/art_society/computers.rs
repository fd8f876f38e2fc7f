//! What must be true of the advice on Art Society.

use super::table::*;
use salon::bots::{Level, Question, Verdict};
use salon::engine::{Advice, Game, Rng, Seat, Seed, Style, Turn, Viewer};
use salon::games::art_society::{
    Action, ArtSociety, Genre, Options, Phase, Piece, Reason, Setup, State, Task,
};
use std::sync::Arc;

type G = ArtSociety;

const STYLES: [Style; 2] = [Style::Builder, Style::Racer];

fn decide(state: &State, level: Level, style: Style, seed: Seed, iterations: u32) -> Action {
    verdict(state, level, style, seed, iterations).action
}

fn verdict(state: &State, level: Level, style: Style, seed: Seed, iterations: u32) -> Verdict<G> {
    let Turn::Of(seat) = G::turn(state) else { panic!("the game is over") };
    let components = Arc::new(state.components().clone());
    let view = G::view(state, Viewer::Seat(seat));
    let question = Question::<G> {
        components: &components,
        seats: state.seats(),
        view: &view,
        style,
        seed,
        candidates: usize::MAX,
        network: None,
    };
    let mut left = iterations;
    let verdict = question.decide(level, &mut || {
        left = left.saturating_sub(1);
        left > 0
    });
    verdict.expect("the view is the deciding seat's")
}

/// The moves that a hint would name.
fn hinted(state: &State) -> Vec<(Action, Vec<Action>)> {
    let Turn::Of(seat) = G::turn(state) else { panic!("the game is over") };
    let components = Arc::new(state.components().clone());
    let view = G::view(state, Viewer::Seat(seat));
    let question = Question::<G> {
        components: &components,
        seats: state.seats(),
        view: &view,
        style: Style::default(),
        seed: Seed(1),
        candidates: 3,
        network: None,
    };
    let verdict = question.decide(Level::Two, &mut || false).expect("the view is the deciding seat's");
    verdict.candidates.into_iter().map(|candidate| (candidate.action, candidate.then)).collect()
}

/// Every move that a hint would name in positions of a phase, in which there are many.
fn each_hint(phase: Phase, see: impl Fn(State, Action, Vec<Action>)) {
    let seen = std::cell::Cell::new(0);
    positions(|state| {
        if state.phase() == phase {
            for (action, then) in hinted(state) {
                see(state.clone(), action, then);
                seen.set(seen.get() + 1);
            }
        }
    });
    assert!(seen.get() > 100, "{}", seen.get());
}

#[test]
fn a_hint_to_choose_lots_chooses_all_of_them() {
    each_hint(Phase::Choose, |mut after, action, then| {
        for action in std::iter::once(action).chain(then) {
            assert_eq!(after.phase(), Phase::Choose, "{action:?}");
            G::apply(&mut after, action, &mut ());
        }
        assert_ne!(after.phase(), Phase::Choose);
    });
}

#[test]
fn a_hint_to_take_a_tile_up_says_where_it_goes() {
    each_hint(Phase::Take, |mut after, action, then| {
        G::apply(&mut after, action, &mut ());
        for then in &then {
            assert_eq!(G::check(&after, then), Ok(()));
            G::apply(&mut after, *then, &mut ());
        }
        let last = then.last().expect("what was taken is hung, stored or put aside, or exchanged before");
        assert!(!G::is_half(last, &after), "{then:?}");
    });
}

/// Plays a game between levels, one a seat, and returns its end.
fn game(setup: &Setup, seed: u64, levels: &[Level], iterations: u32) -> State {
    let components = G::components(setup).expect("a sound setup");
    let mut state = G::start(&components, setup, Seed(seed), &mut ());
    let mut rng = Rng::new(Seed(!seed));
    while let Turn::Of(seat) = G::turn(&state) {
        let style = STYLES[seat.index() % 2];
        let action = decide(&state, levels[seat.index()], style, rng.seed(), iterations);
        assert_eq!(G::check(&state, &action), Ok(()));
        G::apply(&mut state, action, &mut ());
    }
    state
}

/// Positions of a few games of the weakest level.
fn positions(with: impl Fn(&State)) {
    for setup in G::sample_setups() {
        let components = G::components(&setup).expect("a sound setup");
        let mut state = G::start(&components, &setup, Seed(9), &mut ());
        let mut rng = Rng::new(Seed(10));
        while G::turn(&state) != Turn::Over {
            with(&state);
            let action = decide(&state, Level::One, Style::Builder, rng.seed(), 1);
            G::apply(&mut state, action, &mut ());
        }
    }
}

#[test]
fn a_judged_move_is_better_than_a_first_glance() {
    let setup = Setup::default();
    let won = (0..12_u64).filter(|seed| {
        let two = (*seed % 2) as usize;
        let mut levels = [Level::One; 2];
        levels[two] = Level::Two;
        let totals = G::score(&game(&setup, *seed, &levels, 0)).totals;
        totals[two] > totals[1 - two]
    });
    assert!(won.count() >= 9);
}

#[test]
fn the_middle_level_wavers_only_between_moves_that_are_nearly_as_good() {
    let components = G::components(&Setup::default()).expect("the printed box");
    let mut state = G::start(&components, &Setup::default(), Seed(2), &mut ());
    let (mut decisions, mut second_best) = (0, 0);
    while G::turn(&state) != Turn::Over {
        let Verdict { action, candidates, .. } =
            verdict(&state, Level::Two, Style::Builder, Seed(decisions), 1);
        let value =
            candidates.iter().find(|candidate| candidate.action == action).expect("one of them").value;
        let lost = candidates[0].value - value;
        assert!(lost < 15.0 * G::WAVERS, "{action:?} gives {lost} away");
        second_best += u32::from(lost > 0.0);
        decisions += 1;
        G::apply(&mut state, action, &mut ());
    }
    assert!(second_best > 0 && u64::from(second_best) < decisions / 2, "{second_best} of {decisions}");
}

#[test]
fn a_choice_among_unseen_lots_needs_no_search() {
    let choosing = Table::of(3).phase(Phase::Choose).ready();
    assert_eq!(verdict(&choosing, Level::Three, Style::Builder, Seed(1), 40).iterations, 1);
    let bidding = Table::of(3).phase(Phase::Bid).lots(&["P2x2-C1", "P5x5-L1", "P3x3-S1", "P2x4-P1"]).ready();
    assert_eq!(verdict(&bidding, Level::Three, Style::Builder, Seed(1), 40).iterations, 40);
}

#[test]
fn a_digest_knows_what_is_seen_and_nothing_else() {
    let components = G::components(&Setup::default()).expect("the printed box");
    let setup = Setup { seats: 3, ..Setup::default() };
    let one = G::start(&components, &setup, Seed(4), &mut ());
    // Another order of the piles, the same table.
    let view = G::view(&one, Viewer::Table);
    let other = G::imagine(&components, &view, &mut Rng::new(Seed(5)));
    assert!(one != other);
    assert_eq!(G::digest(&one), G::digest(&other));
    // Every legal action leads to another position.
    let mut digests: Vec<u64> = legal(&one)
        .into_iter()
        .map(|action| {
            let mut after = one.clone();
            act(&mut after, action);
            G::digest(&after)
        })
        .collect();
    let count = digests.len();
    digests.sort_unstable();
    digests.dedup();
    assert_eq!(digests.len(), count);
}

#[test]
fn the_next_bidder_does_not_know_the_bids_before() {
    let state = Table::of(3).phase(Phase::Bid).ready();
    let digests: Vec<u64> = legal(&state)
        .into_iter()
        .map(|action| {
            let mut after = state.clone();
            act(&mut after, action);
            G::digest(&after)
        })
        .collect();
    assert!(digests.windows(2).all(|pair| pair[0] == pair[1]));
}

#[test]
fn a_gap_is_closed_and_a_matching_frame_sought() {
    // One square is left beside four; the painting that fits the four brings the shield for the one.
    let mut state = Table::of(2)
        .wall(0, &[("S2x3-P1", 5, 4), ("P2x2-P1", 2, 0)])
        .fill(0, &[(0, 0), (1, 0), (0, 1), (1, 1), (11, 10)])
        .lots(&["P2x2-C2", "P5x5-L1", "P5x5-S1"])
        .ready();
    for level in Level::ALL.into_iter().skip(1) {
        let mut state = state.clone();
        while state.to_move() == Seat(0) && state.phase() != Phase::Rehang {
            let action = decide(&state, level, Style::Builder, Seed(1), 80);
            act(&mut state, action);
        }
        assert!(player(&state, 0).wall.is_full(state.components().extent), "{level:?}");
    }
    take(&mut state, "P2x2-C2");
    assert!(G::reasons(&state, &hang(0, 0)).contains(&Reason::MatchingFrames(1)));
    act(&mut state, hang(0, 0));
    assert_eq!(G::reasons(&state, &flat(11, 10))[0], Reason::FillsWall);
}

#[test]
fn bad_taste_is_avoided_where_it_can_be() {
    let mut state = Table::of(2)
        .wall(0, &[("S2x3-C1", 5, 4), ("P3x3-P1", 7, 4)])
        .assistant(0, Piece::Painting(id("P5x5-L1")), 1)
        .lots(&["P2x2-C2"])
        .ready();
    take(&mut state, "P2x2-C2");
    for level in Level::ALL.into_iter().skip(1) {
        let mut after = state.clone();
        loop {
            let action = decide(&after, level, Style::Builder, Seed(2), 80);
            let hung = matches!(action, Action::Hang(_));
            let events = act(&mut after, action);
            if hung {
                let clash = events.iter().any(|event| {
                    matches!(event, salon::games::art_society::Event::Hung { clashes: true, .. })
                });
                assert!(!clash, "{level:?}");
                break;
            }
        }
    }
}

/// A card that is likely to choose first is not said to be low, and no higher ones are kept where there are none.
#[test]
fn what_is_said_for_a_bid_is_true_of_the_hand() {
    let told = std::cell::Cell::new([0; 3]);
    positions(|state| {
        if state.phase() != Phase::Bid {
            return;
        }
        let mut bids = Vec::new();
        G::actions(state, &mut bids);
        for bid in &bids {
            let Action::Bid(card) = *bid else { continue };
            let reasons = G::reasons(state, bid);
            let says = |reason: &Reason| reasons.contains(reason);
            let higher = bids.iter().any(|other| matches!(other, Action::Bid(other) if *other > card));
            assert!(!(says(&Reason::LikelyFirst) && says(&Reason::LotsAlike)), "bid {card}: {reasons:?}");
            assert!(higher || !says(&Reason::KeepsHighCards), "bid {card}: {reasons:?}");
            assert!(!higher || !says(&Reason::HighestCard), "bid {card}: {reasons:?}");
            let lower = bids.iter().filter(|other| matches!(other, Action::Bid(other) if *other < card));
            assert!(lower.count() * 3 < bids.len() || !says(&Reason::LotsAlike), "bid {card}: {reasons:?}");
            let [first, kept, highest] = told.get();
            told.set([
                first + u32::from(says(&Reason::LikelyFirst)),
                kept + u32::from(says(&Reason::KeepsHighCards)),
                highest + u32::from(says(&Reason::HighestCard)),
            ]);
        }
    });
    assert!(told.get().iter().all(|times| *times > 0), "{told:?}");
}

#[test]
fn where_the_lots_are_alike_a_low_card_will_do_and_no_other() {
    let alike = ["P2x2-P2", "P2x2-S1", "P2x2-L1"];
    let state = Table::of(2).phase(Phase::Bid).lots(&alike).ready();
    let says = |card: u8| G::reasons(&state, &Action::Bid(card)).contains(&Reason::LotsAlike);
    assert_eq!([1, 7, 8, 10].map(says), [true, true, false, false]);
}

#[test]
fn what_is_said_for_a_move_is_true_of_the_position() {
    let told = std::cell::Cell::new([0; 3]);
    positions(|state| {
        let listed = legal(state);
        let stride = (listed.len() / 6).max(1);
        let fits = match top(state) {
            Some(Task::Painting(painting)) => state.fits(state.to_move(), painting),
            _ => true,
        };
        for action in listed.iter().step_by(stride) {
            let reasons = G::reasons(state, action);
            let says = |reason: &Reason| reasons.contains(reason);
            let only = says(&Reason::NothingElse);
            assert!(!only || listed.len() == 1, "{action:?}: {reasons:?}");
            let waits = says(&Reason::WaitsForPlace);
            assert!(!waits || *action == Action::Store && fits, "{action:?}: {reasons:?}");
            let frames = reasons.iter().any(|reason| matches!(reason, Reason::MatchingFrames(_)));
            assert!(!(frames && says(&Reason::FillsWall)), "{action:?}: {reasons:?}");
            let [a, b, c] = told.get();
            told.set([a + u32::from(only), b + u32::from(waits), c + u32::from(frames)]);
        }
    });
    assert!(told.get().iter().all(|times| *times > 0), "{:?}", told.get());
}

#[test]
fn storing_is_said_to_wait_only_for_what_may_come() {
    let table = || Table::of(2).wall(0, &[("S2x3-P1", 5, 4), ("P2x2-C1", 7, 4)]).lots(&["P3x2-S1"]);
    let mut state = table().ready();
    take(&mut state, "P3x2-S1");
    assert_eq!(G::reasons(&state, &Action::Store), [Reason::WaitsForPlace]);
    play(&mut state, &[hang(5, 2), Action::TakeDecor(2)]);
    assert_eq!(G::reasons(&state, &Action::Store), [Reason::KeepsForLater]);
    let mut last = table().round(20).ready();
    take(&mut last, "P3x2-S1");
    assert_eq!(G::reasons(&last, &Action::Store), [Reason::CostsNothing]);
}

#[test]
fn what_fits_nowhere_waits_for_no_place() {
    let full = || Table::of(2).wall(0, &[("S2x3-P1", 5, 4)]).fill(0, &[(11, 10)]).museum(&["P3x3-C1"]);
    let mut state = full().lots(&["P4x3-C1"]).ready();
    assert_eq!(G::reasons(&state, &Action::Take(0))[0], Reason::CostsNothing);
    take(&mut state, "P4x3-C1");
    assert_eq!(G::reasons(&state, &Action::Store), [Reason::AvoidsExcess, Reason::CostsNothing]);
    assert_eq!(G::reasons(&state, &Action::Excess), [Reason::Shields(1), Reason::SparesAssistant]);
    let mut state = full().assistant(0, Piece::Painting(id("P5x5-S1")), 1).lots(&["P4x3-C1"]).ready();
    assert_eq!(G::reasons(&state, &Action::Take(0))[0], Reason::Shields(1));
    take(&mut state, "P4x3-C1");
    assert_eq!(G::reasons(&state, &Action::Excess), [Reason::NothingElse]);
}

#[test]
fn bad_taste_costs_nothing_only_beside_what_is_in_bad_taste() {
    let mut state = Table::of(2)
        .wall(
            0,
            &[("S2x3-P1", 5, 4), ("P2x2-C1", 7, 4), ("P2x2-C2", 9, 4), ("P2x2-S1", 3, 5), ("P2x2-C3", 1, 5)],
        )
        .lots(&["P3x3-C1"])
        .ready();
    take(&mut state, "P3x3-C1");
    let said = |x, y| G::reasons(&state, &hang(x, y));
    assert_eq!(said(8, 6), [Reason::CostsNothing]);
    assert!(!said(0, 7).contains(&Reason::CostsNothing), "a sound painting of its genre is spoilt");
}

#[test]
fn without_decor_squares_stay_free_and_cancelling_brings_back_what_hung_well() {
    let options = Options { decline_decor: true, ..Options::default() };
    let mut state = Table::with(Setup { seats: 2, options, edition: None })
        .wall(0, &[("S2x3-P1", 5, 4), ("P2x2-C1", 7, 4)])
        .lots(&["P3x2-S1"])
        .ready();
    take(&mut state, "P3x2-S1");
    act(&mut state, hang(5, 2));
    assert_eq!(G::reasons(&state, &Action::Decline), [Reason::LeavesSquares]);
    act(&mut state, Action::Decline);
    idle_until(&mut state, Phase::Rehang);
    act(&mut state, Action::TakeBack);
    assert_eq!(G::reasons(&state, &Action::Cancel), [Reason::HungWell]);
}

#[test]
fn the_museum_helps_only_where_points_rise() {
    // Seat 1, which chooses last, has city life alone; three more bring it past landscape, but not past 20.
    let helps = |landscape: u8| {
        let lots = ["P2x2-P2", "P2x2-S1", "P2x2-C1"];
        let mut state = Table::of(2).lots(&lots).markers([10, 0, 0, landscape]).ready();
        take(&mut state, "P2x2-P2");
        act(&mut state, Action::Store);
        let at = state.lots().iter().position(|lot| lot.painting == id("P2x2-S1")).expect("it is a lot");
        G::reasons(&state, &Action::Take(at as u8)).contains(&Reason::MuseumHelps(Genre::CityLife))
    };
    assert_eq!([12, 20].map(helps), [true, false]);
}

#[test]
fn a_painting_that_fills_the_wall_brings_no_decor() {
    let mut state = Table::of(2)
        .wall(0, &[("S2x3-P1", 5, 4), ("P2x2-P1", 2, 0)])
        .fill(0, &[(0, 0), (1, 0), (0, 1), (1, 1)])
        .lots(&["P2x2-C2"])
        .ready();
    take(&mut state, "P2x2-C2");
    let reasons = G::reasons(&state, &hang(0, 0));
    assert_eq!(reasons[0], Reason::FillsWall);
    assert!(!reasons.contains(&Reason::MatchingFrames(1)), "{reasons:?}");
}
