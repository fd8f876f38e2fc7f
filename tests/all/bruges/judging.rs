//! What a computer player knows of a position.

use super::scene::{ADA, BO, Play, Scene};
use salon::engine::{Advice, Figures, Game, Rng, Seat, Seed, Style, Turn, Viewer};
use salon::games::bruges::{Action, Bruges, CARDS, Colour, Setup};
use std::collections::BTreeSet;

const STYLES: [Style; 2] = [Style::Builder, Style::Racer];

fn value(with: impl Fn(&mut Scene), seat: Seat, style: Style) -> f32 {
    let mut scene = Scene::new(3);
    scene.table.round = 3;
    with(&mut scene);
    Bruges::evaluate(&scene.deal(1).state, seat, style)
}

#[test]
fn each_marker_is_judged_worse_than_the_last_unless_a_person_shields() {
    for style in STYLES {
        let with = |markers: u8, shielded: bool| {
            let scene = move |scene: &mut Scene| {
                scene.persons(ADA, if shielded { &["PRO-06"] } else { &["SCH-02"] });
                (scene.player(ADA).guilders, scene.player(ADA).threats[1]) = (12, markers);
            };
            value(scene, ADA, style)
        };
        let lost = [with(0, false) - with(1, false), with(1, false) - with(2, false)];
        assert!(0.0 < lost[0] && lost[0] < lost[1], "{style:?}: {lost:?}");
        assert_eq!(with(0, true).to_bits(), with(2, true).to_bits(), "{style:?}: the watchman stands by");
    }
}

#[test]
fn a_lead_is_judged_better_than_a_tie_and_a_tie_better_than_to_be_behind() {
    for style in STYLES {
        // Points of the step itself are alike: only Bo's differ.
        let behind_by =
            |step: u8| value(|scene| (scene.player(ADA).step, scene.player(BO).step) = (3, step), ADA, style);
        assert!(behind_by(2) > behind_by(3) && behind_by(3) > behind_by(4), "{style:?}");
        // Once flipped, the marker is there for good.
        let flipped = |step: u8| {
            let scene = move |scene: &mut Scene| {
                scene.player(ADA).flipped[0] = true;
                (scene.player(ADA).step, scene.player(BO).step) = (3, step);
            };
            value(scene, ADA, style)
        };
        assert_eq!(flipped(2).to_bits(), flipped(4).to_bits(), "{style:?}");
    }
}

#[test]
fn a_seat_is_told_by_its_own_persons_and_its_own_hand() {
    let mut scene = Scene::new(2);
    scene.table.round = 3;
    scene.persons(ADA, &["PRO-06"]);
    scene.persons(BO, &["SCH-02"]);
    scene.hand(ADA, &["SCH-13", "MER-14"]);
    let play = scene.deal(1);
    let kind = |id: &str, from: usize| (from + usize::from(play.card(id))) as u16;
    let told = |seat: Seat| {
        let mut figures = Figures::default();
        Bruges::survey(&play.state, seat, Style::Builder, &mut figures);
        figures.kinds().iter().copied().collect::<BTreeSet<u16>>()
    };
    let wanted = BTreeSet::from([kind("PRO-06", 0), kind("SCH-13", CARDS), kind("MER-14", CARDS)]);
    assert_eq!(told(ADA), wanted);
    let hand = play.state.hand(BO).iter().map(|card| (CARDS + usize::from(card)) as u16);
    assert_eq!(told(BO), hand.chain([kind("SCH-02", 0)]).collect());
}

/// Ada to play, with a red card.
fn at_turn(with: impl FnOnce(&mut Scene)) -> Play {
    let mut scene = Scene::new(2);
    scene.table.round = 3;
    scene.hand(ADA, &["SCH-13", "MER-14"]);
    with(&mut scene);
    scene.deal(1)
}

#[test]
fn each_use_of_a_card_is_worth_more_where_it_is_wanted() {
    for style in STYLES {
        let worth = |play: &Play, action: Action| Bruges::appraise(&play.state, &action, style);
        let red = at_turn(|_| ()).card("SCH-13");
        let rises = |action: Action, less: &dyn Fn(&mut Scene), more: &dyn Fn(&mut Scene)| {
            let (less, more) = (worth(&at_turn(less), action), worth(&at_turn(more), action));
            assert!(less < more, "{style:?} {action:?}: {less} and {more}");
        };
        rises(Action::TakeGuilders(red), &|scene| scene.table.dice[0] = 1, &|scene| scene.table.dice[0] = 6);
        rises(Action::TakeWorkers(red), &|scene| scene.player(ADA).workers[0] = 4, &|scene| {
            scene.player(ADA).workers[0] = 0;
        });
        let burning = |markers: u8| {
            move |scene: &mut Scene| {
                scene.house(ADA, Colour::Blue);
                scene.player(ADA).threats[0] = markers;
            }
        };
        rises(Action::DiscardThreat(red), &burning(1), &burning(2));
        // The third house that stands empty is wanted less than the first.
        let empty = |houses: usize| {
            move |scene: &mut Scene| {
                for colour in Colour::ALL.into_iter().take(houses) {
                    scene.house(ADA, colour);
                }
            }
        };
        rises(Action::BuildHouse(red), &empty(2), &empty(0));
    }
}

#[test]
fn positions_that_the_one_to_move_cannot_tell_apart_are_one_to_the_search() {
    let mut rng = Rng::new(Seed(11));
    let (mut told_apart, mut seen) = (0, 0);
    for setup in [2, 4].map(|seats| Setup { seats, ..Setup::default() }) {
        let components = Bruges::components(&setup).expect("so many may play");
        let mut state = Bruges::start(&components, &setup, Seed(4), &mut ());
        let mut actions = Vec::new();
        while let Turn::Of(seat) = Bruges::turn(&state) {
            let digest = Bruges::digest(&state);
            let mut other = state.clone();
            Bruges::deal_anew(&mut other, Viewer::Seat(seat), &mut rng);
            assert_eq!(Bruges::digest(&other), digest, "{:?}", state.table().stage);
            // Another hand of the same backs is another position.
            let mut anew = state.clone();
            Bruges::deal_anew(&mut anew, Viewer::Table, &mut rng);
            let differs = anew.hand(seat) != state.hand(seat);
            (seen, told_apart) = (seen + 1, told_apart + usize::from(differs));
            assert_eq!(Bruges::digest(&anew) != digest, differs);
            actions.clear();
            Bruges::actions(&state, &mut actions);
            Bruges::apply(&mut state, actions[rng.index(actions.len())], &mut ());
        }
    }
    assert!(told_apart * 2 > seen, "{told_apart} of {seen}");
}

#[test]
fn a_house_is_dear_that_somebody_lives_in_who_counts_at_the_end() {
    for style in STYLES {
        let loss = |colour: Colour| {
            let mut scene = Scene::new(3);
            let organist = scene.persons(ADA, &["CLE-12"])[0];
            for _ in 0..3 {
                scene.house(ADA, colour);
            }
            -Bruges::appraise(&scene.deal(1).state, &Action::LoseHouse(organist), style)
        };
        let (purple, red) = (loss(Colour::Purple), loss(Colour::Red));
        assert!(
            purple > red + 5.0,
            "{style:?}: {purple} where three purple houses count, {red} where none does"
        );
    }
}
