//! What hints say is true.

use super::scene::{ADA, BO, Play, Scene};
use salon::engine::Advice;
use salon::games::bruges::{Action, Bruges, Colour, Majority, Reason};

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
