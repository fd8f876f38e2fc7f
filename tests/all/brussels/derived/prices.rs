//! What the compass, the tiers and the Brussels board ask for.

use super::super::scene::{ADA, Scene, at};
use super::plain;
use salon::games::brussels_1893::components::{Material, Needle, Office, Position, Work};
use salon::games::brussels_1893::{Action, Event, Options, Payment, Refusal, Setup};

fn needle(scene: &Scene, needle: Needle) -> Position {
    scene.components.compass.iter().position(|other| *other == needle).expect("on the compass") as u8
}

/// A table whose needles point so.
fn pointing(seats: u8, needles: [Needle; 2]) -> Scene {
    let mut scene = Scene::new(seats);
    scene.table.needles = needles.map(|at| needle(&scene, at));
    scene
}

/// DV-01.
#[test]
fn the_price_of_a_brussels_action_rises_by_one_or_after_every_second_execution() {
    for (seats, prices) in
        [(2, [1, 2, 3, 4, 5]), (3, [1, 2, 3, 4, 5]), (4, [1, 1, 2, 2, 3]), (5, [1, 1, 2, 2, 3])]
    {
        let mut scene = Scene::new(seats);
        let found: Vec<u8> = (0..5)
            .map(|executions| {
                scene.table.offices[1].executions = executions;
                scene.table.workers_for(&scene.components, Office::Square)
            })
            .collect();
        assert_eq!(found, prices, "{seats} players");
    }
}

/// DV-03.
#[test]
fn a_house_of_the_top_tier_brings_ten_points_without_jokers_and_five_with_one() {
    for (payment, points) in [(plain([2, 0, 2, 0]), 10), (Payment { jokers: 1, ..plain([2, 0, 1, 0]) }, 5)] {
        let mut scene = pointing(3, [Needle::Material(Material::Wood), Needle::Material(Material::Stone)]);
        (1..=4).for_each(|column| scene.house(ADA, at(column, 1)));
        (scene.player(ADA).materials, scene.player(ADA).jokers) = ([2, 0, 2, 0], 1);
        let mut play = scene.deal(1);
        play.place(Work::Build).act(Action::Pay(payment));
        assert_eq!(play.player(ADA).score, points);
    }
}

/// DV-04.
#[test]
fn a_needle_before_the_arrow_goes_on_to_iron_unless_the_other_one_is_there() {
    let scene = Scene::new(3);
    let (iron, arrow) = (needle(&scene, Needle::Material(Material::Iron)), needle(&scene, Needle::Arrow));
    let before = arrow - 1;
    let mut table = scene.table;
    table.needles = [before, needle(&scene, Needle::Material(Material::Wood))];
    assert_eq!(table.turned(&scene.components, 0, true), Some([iron, table.needles[1]]));
    table.needles[1] = iron;
    assert_eq!(table.turned(&scene.components, 0, true), None);
    assert!(table.turned(&scene.components, 1, true).is_some());
    // Every pair of positions leaves one that can be turned.
    for one in 0..scene.components.compass.len() as u8 {
        for other in (0..scene.components.compass.len() as u8).filter(|other| *other != one) {
            if one != arrow && other != arrow {
                table.needles = [one, other];
                assert!((0..2).any(|needle| table.turned(&scene.components, needle, true).is_some()));
            }
        }
    }
}

/// DV-05.
#[test]
fn the_blank_follows_the_other_needle() {
    let mut scene = pointing(3, [Needle::Blank, Needle::Material(Material::Wood)]);
    scene.houses(ADA, &[at(1, 1), at(2, 1)]);
    (scene.player(ADA).materials, scene.player(ADA).jokers) = ([3, 2, 2, 0], 0);
    let mut play = scene.deal(1);
    play.place(Work::Build);
    assert_eq!(play.offered(), [Action::Pay(plain([3, 0, 0, 0]))]);
    // Three francs each.
    let mut scene = pointing(3, [Needle::Blank, Needle::Francs]);
    scene.player(ADA).francs = 7;
    let mut play = scene.deal(1);
    play.place(Work::Build);
    assert_eq!(play.offered(), [Action::Pay(Payment { in_francs: 2, ..plain([0, 0, 0, 0]) })]);
    play.act(play.offered()[0]);
    assert_eq!((play.player(ADA).francs, play.player(ADA).score), (0, 5));
}

#[test]
fn a_free_choice_is_one_kind_unless_agreed_otherwise() {
    for one_kind in [true, false] {
        let options = Options { any_is_one_kind: one_kind, ..Options::default() };
        let mut scene = Scene::of(&Setup { seats: 3, options, edition: None });
        scene.table.needles = [needle(&scene, Needle::Any), needle(&scene, Needle::Material(Material::Wood))];
        // The third house costs three.
        scene.houses(ADA, &[at(1, 1), at(2, 1)]);
        scene.player(ADA).materials = [3, 2, 1, 0];
        let mut play = scene.deal(1);
        play.place(Work::Build);
        let mixed = Action::Pay(plain([1, 1, 1, 0]));
        assert_eq!(play.refusal(mixed), if one_kind { Some(Refusal::Payment) } else { None });
        for fine in [[1, 2, 0, 0], [2, 1, 0, 0], [3, 0, 0, 0], [2, 0, 1, 0]] {
            assert_eq!(play.refusal(Action::Pay(plain(fine))), None, "{fine:?}");
        }
        // One unit at least of what the other needle points at.
        let mut scene_without = Scene::of(&Setup { seats: 3, options, edition: None });
        scene_without.table.needles = scene.table.needles;
        scene_without.houses(ADA, &[at(1, 1), at(2, 1)]);
        scene_without.player(ADA).materials = [0, 3, 3, 0];
        let mut play = scene_without.deal(1);
        play.place(Work::Build);
        assert!(play.heard.contains(&Event::NoEffect { seat: ADA }), "no wood");
    }
}

#[test]
fn payments_are_those_that_checking_allows() {
    let kinds = [
        Needle::Material(Material::Wood),
        Needle::Material(Material::Iron),
        Needle::Francs,
        Needle::Any,
        Needle::Blank,
    ];
    for one in kinds {
        for other in kinds.into_iter().filter(|other| *other != one) {
            for any_is_one_kind in [true, false] {
                for units in 2..=4 {
                    let price = salon::games::brussels_1893::Price {
                        units,
                        points: [one, other],
                        any_is_one_kind,
                        may_substitute: false,
                    };
                    let mut player = salon::games::brussels_1893::Player::default();
                    (player.materials, player.jokers, player.francs) = ([2, 1, 1, 0], 1, 7);
                    let listed: Vec<Payment> = price.payments(&player).collect();
                    assert_eq!(!listed.is_empty(), price.can_pay(&player), "{price:?}");
                    let mut counted = 0;
                    for (wood, iron) in (0..=2).flat_map(|wood| (0..=1).map(move |iron| (wood, iron))) {
                        for (stone, jokers) in
                            (0..=1).flat_map(|stone| (0..=1).map(move |joker| (stone, joker)))
                        {
                            for in_francs in 0..=2 {
                                let payment = Payment {
                                    materials: [wood, iron, stone, 0],
                                    jokers,
                                    in_francs,
                                    instead: None,
                                };
                                counted += usize::from(price.asks(&payment));
                                assert_eq!(
                                    price.asks(&payment),
                                    listed.contains(&payment),
                                    "{price:?} {payment:?}"
                                );
                            }
                        }
                    }
                    assert_eq!(counted, listed.len(), "{price:?}: each once");
                }
            }
        }
    }
}
