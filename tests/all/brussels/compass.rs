//! The compass: every position of both needles, every payment that they ask for, and where they are turned.

use super::scene::{ADA, BO, Play, Scene, at};
use salon::engine::Game;
use salon::games::brussels_1893::components::{MATERIALS, Material, Needle, Position, Work};
use salon::games::brussels_1893::components::{clockwise, position_of};
use salon::games::brussels_1893::{Action, Brussels1893, Event, Options, Payment, Refusal, Setup};
use std::collections::BTreeSet;

/// A cube of each material, and three francs.
const KINDS: usize = MATERIALS + 1;
const FRANCS: usize = MATERIALS;

/// What is paid: units of each kind, and jokers.
type Paid = ([u8; KINDS], u8);

/// The kinds that a needle lets the builder choose from; none on the blank, which asks for nothing.
fn kinds(needle: Needle) -> Option<Vec<usize>> {
    match needle {
        Needle::Material(material) => Some(vec![material.index()]),
        Needle::Francs => Some(vec![FRANCS]),
        Needle::Any => Some((0..KINDS).collect()),
        Needle::Blank => None,
        Needle::Arrow => panic!("no needle rests on the arrow"),
    }
}

/// Every way to fill so many units, each of a kind out of a list of its own.
fn fillings(units: &[Vec<usize>]) -> BTreeSet<[u8; KINDS]> {
    let mut found = BTreeSet::from([[0; KINDS]]);
    for allowed in units {
        let more = |so_far: &[u8; KINDS], kind: usize| {
            let mut next = *so_far;
            next[kind] += 1;
            next
        };
        found = found.iter().flat_map(|filled| allowed.iter().map(move |kind| more(filled, *kind))).collect();
    }
    found
}

/// The rules of the compass read from the rulebook, word by word: each needle stands for one unit at least; a free choice is
/// one kind, named for this house, or another one for each unit where that is agreed; a joker stands for any unit.
fn owed(needles: [Needle; 2], n: usize, one_kind: bool) -> BTreeSet<Paid> {
    let [first, second] = needles.map(kinds);
    let named = |kinds: &Vec<usize>| -> Vec<Vec<usize>> {
        if one_kind { kinds.iter().map(|kind| vec![*kind]).collect() } else { vec![kinds.clone()] }
    };
    let mut whole = BTreeSet::new();
    match (first, second) {
        (Some(first), Some(second)) => {
            for one in named(&first) {
                for other in named(&second) {
                    for of_first in 1..n {
                        let mut units = vec![one.clone(); of_first];
                        units.resize(n, other.clone());
                        whole.extend(fillings(&units));
                    }
                }
            }
        }
        (Some(only), None) | (None, Some(only)) => {
            for kind in named(&only) {
                whole.extend(fillings(&vec![kind; n]));
            }
        }
        (None, None) => panic!("there is one blank"),
    }
    let mut paid = BTreeSet::new();
    for units in whole {
        let mut open = vec![(units, 0)];
        while let Some((units, jokers)) = open.pop() {
            for kind in (0..KINDS).filter(|kind| units[*kind] > 0) {
                let mut less = units;
                less[kind] -= 1;
                if !paid.contains(&(less, jokers + 1)) {
                    open.push((less, jokers + 1));
                }
            }
            paid.insert((units, jokers));
        }
    }
    paid
}

fn positions(scene: &Scene) -> Vec<[Position; 2]> {
    let all = 0..scene.components.compass.len() as Position;
    let rests = |at: &Position| scene.components.compass[usize::from(*at)] != Needle::Arrow;
    let pairs = all.clone().flat_map(|one| all.clone().map(move |other| [one, other]));
    pairs.filter(|[one, other]| one != other && rests(one) && rests(other)).collect()
}

/// What Ada owns: materials, jokers and francs after the stake.
const PURSES: [([u8; MATERIALS], u8, u16); 5] = [
    ([4, 4, 4, 0], 4, 12),
    ([1, 2, 0, 0], 1, 4),
    ([0, 0, 0, 0], 2, 6),
    ([2, 1, 3, 0], 0, 2),
    ([0, 0, 1, 0], 3, 9),
];

fn building(needles: [Position; 2], built: u8, one_kind: bool, purse: usize) -> Play {
    let options = Options { any_is_one_kind: one_kind, ..Options::default() };
    let mut scene = Scene::of(&Setup { seats: 3, options, edition: None });
    scene.table.needles = needles;
    (1..=built).for_each(|column| scene.house(ADA, at(column.min(5), 1 + column / 6)));
    let (materials, jokers, francs) = PURSES[purse];
    let player = scene.player(ADA);
    (player.materials, player.jokers, player.francs) = (materials, jokers, francs + 1);
    let mut play = scene.deal(1);
    play.place(Work::Build);
    play
}

#[test]
fn every_two_positions_ask_for_what_the_rulebook_says_in_every_tier() {
    let mut kinds_paid = BTreeSet::new();
    for needles in positions(&Scene::new(3)) {
        for (built, units) in [(0, 2), (2, 3), (4, 4)] {
            for one_kind in [true, false] {
                for (purse, (materials, jokers, francs)) in PURSES.into_iter().enumerate() {
                    let play = building(needles, built, one_kind, purse);
                    let points = needles.map(|at| play.components().compass[usize::from(at)]);
                    let owns = |(paid, joker): &Paid| {
                        (0..MATERIALS).all(|at| paid[at] <= materials[at])
                            && u16::from(paid[FRANCS]) * 3 <= francs
                            && *joker <= jokers
                    };
                    let expected: BTreeSet<Paid> =
                        owed(points, units, one_kind).into_iter().filter(owns).collect();
                    let told = format!("{points:?}, {units} units, {:?}", PURSES[purse]);
                    if expected.is_empty() {
                        assert!(play.heard.contains(&Event::NoEffect { seat: ADA }), "{told}");
                        continue;
                    }
                    let offered: Vec<Paid> = play
                        .offered()
                        .into_iter()
                        .map(|action| {
                            let Action::Pay(paid) = action else { panic!("{told}: {action:?}") };
                            let mut units = [paid.in_francs; KINDS];
                            units[..MATERIALS].copy_from_slice(&paid.materials);
                            (units, paid.jokers)
                        })
                        .collect();
                    let each_once: BTreeSet<Paid> = offered.iter().copied().collect();
                    assert_eq!(offered.len(), each_once.len(), "{told}: a payment twice");
                    assert_eq!(each_once, expected, "{told}");
                    for (paid, jokers) in each_once {
                        kinds_paid.extend((0..KINDS).filter(|kind| paid[*kind] > 0));
                        if jokers > 0 {
                            kinds_paid.insert(KINDS);
                        }
                    }
                }
            }
        }
    }
    // No glass is in play.
    assert_eq!(kinds_paid.len(), KINDS, "cubes of each material, francs and jokers");
}

#[test]
fn what_is_paid_goes_to_the_supply_and_brings_points_by_tier_and_jokers() {
    for needles in positions(&Scene::new(3)) {
        for (built, tier) in [(0, 0), (2, 0), (4, 5)] {
            let before = building(needles, built, true, 0);
            if before.table().due().is_none() {
                continue;
            }
            for action in before.offered() {
                let Action::Pay(Payment { materials, jokers, in_francs, .. }) = action else { panic!() };
                let mut after = before.clone();
                after.act(action);
                let (was, is) = (before.player(ADA), after.player(ADA));
                for kind in 0..MATERIALS {
                    assert_eq!(was.materials[kind] - is.materials[kind], materials[kind]);
                    let all = if kind == Material::Glass.index() { 0 } else { 10 };
                    assert_eq!(after.table().materials[kind], all - is.materials[kind], "{action:?}");
                }
                assert_eq!((was.jokers - is.jokers, after.table().jokers), (jokers, 15 - is.jokers));
                assert_eq!(was.francs - is.francs, 3 * u16::from(in_francs));
                let bonus = if jokers == 0 { 5 } else { 0 };
                assert_eq!(is.score - was.score, bonus + tier, "{action:?}");
            }
        }
    }
}

/// DV-04 and corner case 16, on the table.
#[test]
fn a_needle_is_turned_one_position_clockwise_unless_the_other_one_is_there() {
    for needles in positions(&Scene::new(3)) {
        let mut play = building(needles, 0, true, 0);
        if play.table().due().is_none() {
            continue;
        }
        play.act(play.offered()[0]);
        let compass = play.components().compass.clone();
        let iron = position_of(&compass, Material::Iron);
        let target = |at: usize| {
            let next = (needles[at] + 1) % compass.len() as Position;
            if compass[usize::from(next)] == Needle::Arrow { iron } else { next }
        };
        let free: Vec<usize> = (0..2).filter(|at| target(*at) != needles[1 - at]).collect();
        assert!(!free.is_empty());
        for at in 0..2 {
            let action = Action::Turn(at as u8);
            if !free.contains(&at) {
                assert_eq!(play.refusal(action), Some(Refusal::NeedleBlocked), "{needles:?}");
                continue;
            }
            let mut turned = play.clone();
            turned.act(action);
            assert_eq!(turned.table().needles[at], target(at), "{needles:?}");
            assert_eq!(turned.table().needles[1 - at], needles[1 - at]);
            // Then the house is put on a space, and the next player has a turn.
            turned.act(Action::House(at_free(&turned)));
            assert_eq!((turned.player(ADA).houses, turned.table().to_move()), (1, BO));
        }
    }
}

fn at_free(play: &Play) -> salon::games::brussels_1893::grid::Space {
    salon::games::brussels_1893::grid::Space::all()
        .find(|space| play.table().is_free_for_house(*space))
        .expect("a free space")
}

#[test]
fn a_needle_that_cannot_be_turned_at_all_is_never_met_in_any_edition() {
    let edition = |positions: &str| {
        let text = format!(r#"{{"compass": {{"positions_clockwise": [{positions}]}}}}"#);
        let edition = Some(salon::engine::Edition(text));
        Brussels1893::components(&Setup { edition, ..Setup::default() })
    };
    // Between iron and the arrow lie the positions that needles come to again and again: with two of them both are stuck.
    for short in [
        r#""wood", "any", "francs", "blank", "iron", "stone", "glass""#,
        r#""wood", "any", "stone", "iron", "glass""#,
        r#""glass", "wood", "stone", "any", "iron""#,
    ] {
        assert!(edition(short).is_err(), "{short}");
    }
    for long in [
        r#""wood", "any", "iron", "stone", "francs", "glass""#,
        r#""francs", "glass", "wood", "any", "iron", "stone""#,
    ] {
        let components = edition(long).expect("three positions are enough");
        let compass = &components.compass;
        let rests = (0..compass.len() as Position).filter(|at| compass[usize::from(*at)] != Needle::Arrow);
        let rests: Vec<Position> = rests.collect();
        for one in &rests {
            for other in rests.iter().filter(|other| *other != one) {
                let blocked =
                    |from: &Position, there: &Position| clockwise(&components.compass, *from) == *there;
                assert!(!blocked(one, other) || !blocked(other, one), "{long}: {one} and {other}");
            }
        }
    }
}
