//! Circles of threats that complete together.

use super::scene::{ADA, BO, Play, Scene};
use salon::games::bruges::{Action, Colour, Refusal, Why};

/// The dice complete Ada's fire and plague at once, and no other circle of hers; Bo holds nothing.
fn fire_and_plague(with: impl FnOnce(&mut Scene)) -> Play {
    let mut scene = Scene::new(2);
    scene.player(ADA).threats = [2, 0, 0, 2, 0];
    with(&mut scene);
    scene.rolled(|dice| dice[0] >= 5 && dice[3] >= 5 && [1, 2, 4].iter().all(|at| dice[*at] < 5))
}

#[test]
fn whoever_suffers_fire_and_plague_together_says_which_comes_first() {
    let play = fire_and_plague(|scene| drop(scene.persons(ADA, &["SCH-02"])));
    assert_eq!(play.to_move(), ADA);
    assert!(matches!(play.table().due().map(|open| open.why), Some(Why::FirstCircle { .. })));
    assert_eq!(play.legal(), [Colour::Red, Colour::Brown].map(Action::Marker));
    assert_eq!(play.refused(Action::Marker(Colour::Blue)), Refusal::NoCircle(Colour::Blue));
    // Plague first: the person is lost, then the house burns, which is empty by now.
    let mut plague = play.clone();
    plague.act(Action::Marker(Colour::Brown));
    let (ada, person) = (plague.player(ADA), play.card("SCH-02"));
    assert_eq!((ada.houses.len(), ada.cards(), ada.threats), (0, 5, [0; 5]));
    assert!(plague.table().discard.has(person));
    // Fire first: the person is back in hand when the plague comes, and nobody is lost.
    let mut fire = play;
    fire.act(Action::Marker(Colour::Red));
    let ada = fire.player(ADA);
    assert_eq!((ada.houses.len(), ada.cards(), ada.threats), (0, 6, [0; 5]));
    assert!(ada.shown.has(person) && !fire.table().discard.has(person));
}

#[test]
fn a_circle_that_leaves_no_choice_comes_before_one_that_does() {
    let mut scene = Scene::new(2);
    scene.persons(ADA, &["SCH-02", "ART-05"]);
    scene.player(ADA).threats = [0, 2, 0, 2, 0];
    let play = scene.rolled(|dice| dice[1] >= 5 && dice[3] >= 5 && [0, 2, 4].iter().all(|at| dice[*at] < 5));
    assert_eq!((play.player(ADA).guilders, play.player(ADA).threats), (0, [0; 5]));
    assert_eq!(play.table().due().map(|open| open.why), Some(Why::Plague));
}

#[test]
fn the_neighbour_receives_nothing_before_ones_own_circles_are_resolved() {
    let play = fire_and_plague(|scene| drop(scene.persons(ADA, &["SCH-02"])));
    assert_eq!(play.player(BO).threats, [0; 5]);
}

#[test]
fn a_statue_is_kept_though_its_section_is_damaged() {
    let mut scene = Scene::new(2);
    let player = scene.player(ADA);
    (player.canals, player.statues, player.rewarded) = ([5, 0], [Some(7), None], [true, false]);
    player.threats[0] = 2;
    scene.table.statues_taken = 1;
    let play = scene.rolled(|dice| dice[0] >= 5 && dice[1..].iter().all(|face| *face < 5));
    assert_eq!((play.player(ADA).canals, play.player(ADA).statues), ([4, 0], [Some(7), None]));
}
