//! What hints say is true.

use super::scene::{ADA, BO, Play, Scene};
use salon::engine::Advice;
use salon::games::bruges::{Action, Bruges, Colour, Majority, Reason, Side, Stage};

fn reasons(play: &Play, action: Action) -> Vec<Reason> {
    assert!(play.legal().contains(&action), "{action:?}");
    Bruges::reasons(&play.state, &action)
}

/// Ada holds one person worth recruiting, and another card.
fn holding(with: impl FnOnce(&mut Scene)) -> Play {
    let mut scene = Scene::new(2);
    scene.hand(ADA, &["NOB-11", "CRA-13"]);
    scene.player(ADA).guilders = 20;
    with(&mut scene);
    scene.deal(1)
}

#[test]
fn a_house_makes_room_for_another_card_than_the_one_that_becomes_the_house() {
    let play = holding(|_| ());
    let (rich, poor) = (play.card("NOB-11"), play.card("CRA-13"));
    assert_eq!(reasons(&play, Action::BuildHouse(poor)), [Reason::RoomFor(rich), Reason::House]);
    assert!(!reasons(&play, Action::BuildHouse(rich)).contains(&Reason::RoomFor(rich)));
    // Where there is room already, none is made.
    let play = holding(|scene| {
        scene.house(ADA, Colour::Red);
    });
    assert_eq!(reasons(&play, Action::BuildHouse(poor)), [Reason::House]);
}

#[test]
fn a_person_leads_when_nobody_else_has_as_many() {
    let lead = Reason::Leads(Majority::Persons);
    for (others, leads) in [(&[][..], true), (&["SCH-02"], false), (&["SCH-02", "ART-05"], false)] {
        let play = holding(|scene| {
            scene.house(ADA, Colour::Red);
            scene.persons(BO, others);
        });
        let said = reasons(&play, Action::Recruit { card: play.card("NOB-11"), place: 0 });
        assert_eq!(said.contains(&lead), leads, "{others:?}: {said:?}");
    }
}

#[test]
fn a_unit_that_is_paid_is_praised_for_what_it_brings() {
    let mut scene = Scene::new(2);
    let place = scene.persons(ADA, &["CLE-10"])[0];
    scene.hand(ADA, &["MER-14"]);
    let mut play = scene.deal(1);
    play.activate(place);
    let said = reasons(&play, Action::Worker(Colour::Red));
    let [Reason::Does { card, outcome }] = said[..] else { panic!("{said:?}") };
    assert_eq!((card, outcome.points, outcome.workers_paid), (play.card("CLE-10"), 1, 0));
}

#[test]
fn what_is_given_up_says_what_it_costs() {
    // Bo's fire takes a house or a canal token: the second token counts nothing, an empty house a point.
    let mut scene = Scene::new(2);
    scene.house(ADA, Colour::Red);
    scene.hand(ADA, &["UND-06", "MER-14"]);
    scene.hand(BO, &["SCH-13"]);
    scene.player(BO).threats[0] = 2;
    scene.player(BO).canals = [2, 0];
    scene.house(BO, Colour::Blue);
    let mut play = scene.deal(1);
    play.recruit("UND-06");
    assert_eq!(play.to_move(), BO);
    assert_eq!(reasons(&play, Action::LoseCanal(Side::Left)), [Reason::Costs(0)]);
    assert_eq!(reasons(&play, Action::LoseHouse(0)), [Reason::Costs(1)]);
}

#[test]
fn a_worker_who_is_given_away_is_one_of_several_or_one_whom_nobody_needs() {
    let mut scene = Scene::new(2);
    scene.house(ADA, Colour::Red);
    scene.hand(ADA, &["UND-02", "MER-14"]);
    scene.persons(BO, &["COU-02"]);
    scene.player(ADA).guilders = 20;
    scene.player(BO).workers = [0, 2, 0, 0, 0];
    let servant = scene.components.card(scene.card("COU-02")).worker.expect("a worker");
    scene.player(BO).workers[servant.index()] += 3;
    let mut play = scene.deal(1);
    play.recruit("UND-02");
    assert_eq!(play.to_move(), BO);
    let left = play.player(BO).workers[servant.index()] - 1;
    assert_eq!(reasons(&play, Action::Worker(servant)), [Reason::Spare { colour: servant, left }]);
    let other = if servant == Colour::Yellow { Colour::Red } else { Colour::Yellow };
    if play.player(BO).workers[other.index()] > 0 {
        assert_eq!(reasons(&play, Action::Worker(other)), [Reason::Idle(other)]);
    }
}

#[test]
fn a_pile_is_praised_for_a_colour_that_is_not_in_hand() {
    let mut scene = Scene::new(2);
    (scene.table.stage, scene.table.at) = (Stage::Draw, 0);
    scene.player(ADA).threats = [1, 0, 0, 0, 0];
    scene.player(ADA).workers = [1, 1, 1, 1, 1];
    scene.player(ADA).canals = [5, 5];
    let play = scene.deal(1);
    // Red and blue lie on top.
    assert_eq!(reasons(&play, Action::Draw(0)), [Reason::Against(Colour::Red)]);
    assert_eq!(reasons(&play, Action::Draw(1)), [Reason::NewColour(Colour::Blue)]);
}
