//! What hints say is true.

use super::scene::{ADA, BO, CY, Play, Scene};
use salon::engine::Advice;
use salon::games::bruges::{Action, Bruges, Colour, Majority, PlaceId, Reason, Side, Stage};

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

#[test]
fn who_is_to_be_recruited_is_praised_for_what_holds_once_they_have_moved_in_and_are_paid() {
    let laurel = |play: &Play, id: &str, place: PlaceId| {
        let said = reasons(play, Action::Recruit { card: play.card(id), place });
        said.into_iter().find_map(|reason| match reason {
            Reason::Laurel { points, .. } => Some(points),
            _ => None,
        })
    };
    // The Roofer counts empty houses, and lives in one of them.
    for (houses, points) in [(1, None), (2, Some(2))] {
        let mut scene = Scene::new(2);
        scene.hand(ADA, &["CRA-04", "MER-14"]);
        for _ in 0..houses {
            scene.house(ADA, Colour::Red);
        }
        assert_eq!(laurel(&scene.deal(1), "CRA-04", 0), points);
    }
    // The Banker counts every third guilder that is left: after 6 of 13, or 3 for the Page and 4 of the 10 then.
    let mut scene = Scene::new(2);
    scene.hand(ADA, &["COU-11", "MER-10"]);
    scene.house(ADA, Colour::Red);
    scene.house(ADA, Colour::Blue);
    scene.player(ADA).guilders = 13;
    let mut play = scene.deal(1);
    assert_eq!(laurel(&play, "MER-10", 0), Some(2));
    play.recruit("COU-11");
    assert_eq!(laurel(&play, "MER-10", 1), Some(2));
}

#[test]
fn who_is_to_be_activated_is_praised_for_what_is_left_once_the_worker_is_paid() {
    let mut scene = Scene::new(2);
    let place = scene.persons(ADA, &["CLE-10"])[0];
    scene.hand(ADA, &["MER-14"]);
    scene.player(ADA).workers = [0, 2, 0, 0, 0];
    let said = reasons(&scene.deal(1), Action::Activate { place, worker: Some(Colour::Yellow) });
    assert!(matches!(said[..], [Reason::Does { outcome, .. }] if outcome.points == 1), "{said:?}");
}

/// The last round, in which so many laps are over.
fn last_round(scene: &mut Scene, lap: u8) {
    (scene.table.final_round, scene.table.lap, scene.extra) = (Some(scene.table.round), lap, 0);
}

#[test]
fn in_the_last_turn_nothing_is_promised_that_needs_another_one() {
    for (lap, room, statue) in [(0, true, true), (1, true, false), (2, true, false), (3, false, false)] {
        let mut scene = Scene::new(2);
        let next = scene.components.gates[0][0][1];
        let id = ["ENT-15", "COU-15", "CRA-08", "NOB-14", "CLE-12"][next.index()];
        scene.hand(ADA, &["NOB-11", id]);
        let player = scene.player(ADA);
        (player.guilders, player.canals) = (20, [1, 0]);
        last_round(&mut scene, lap);
        let play = scene.deal(1);
        let card = play.card(id);
        let built = reasons(&play, Action::BuildHouse(card));
        assert_eq!(built.contains(&Reason::RoomFor(play.card("NOB-11"))), room, "lap {lap}: {built:?}");
        assert!(built.contains(&Reason::House));
        // Three more spaces after this one, a card each.
        let dug = reasons(&play, Action::BuildCanal { card, side: Side::Left });
        assert_eq!(dug.contains(&Reason::TowardsStatue(3)), statue, "lap {lap}: {dug:?}");
    }
}

#[test]
fn a_worker_is_for_somebody_who_can_still_be_activated_and_by_no_other() {
    let said = |others: &[&str], used: bool, last: bool| {
        let mut scene = Scene::new(2);
        let tanner = scene.persons(ADA, &["CRA-13"])[0];
        scene.persons(ADA, others);
        scene.hand(ADA, &["COU-15"]);
        scene.player(ADA).workers = [0; 5];
        scene.player(ADA).houses.at_mut(tanner).expect("his house").rotated = used;
        if last {
            last_round(&mut scene, 0);
        }
        let play = scene.deal(1);
        let said = reasons(&play, Action::TakeWorkers(play.card("COU-15")));
        said.contains(&Reason::WorkerFor(play.card("CRA-13")))
    };
    assert!(said(&[], false, false) && said(&[], true, false) && said(&[], false, true));
    assert!(!said(&[], true, true), "he is straightened no more");
    assert!(!said(&["SCH-10"], false, false), "with the Teacher any worker will do");
}

#[test]
fn guilders_are_for_whoever_comes_within_reach_with_them() {
    let said = |guilders: u16, last: bool| {
        let mut scene = Scene::new(2);
        scene.player(ADA).guilders = guilders;
        scene.hand(ADA, &["COU-15", "MER-05"]);
        if last {
            last_round(&mut scene, 3);
        }
        // The yellow die shows what the Salt Trader costs, and no other does; the Castellan is yellow.
        scene.table.dice = [1, 3, 1, 1, 1];
        let play = scene.deal(1);
        let [reason] = reasons(&play, Action::TakeGuilders(play.card("COU-15")))[..] else {
            panic!("one reason")
        };
        reason == Reason::Affords(play.card("MER-05"))
    };
    assert!(said(0, false) && said(2, false));
    assert!(!said(3, false), "who can be paid for already needs nothing");
    assert!(!said(0, true), "no card is left to be played");
}

#[test]
fn who_needs_a_worker_is_praised_for_what_they_do_where_there_is_one() {
    for (others, yellow, red, praised) in
        [(&[][..], 1, 0, true), (&[], 0, 1, false), (&["SCH-10"], 0, 1, true), (&["SCH-10"], 0, 0, false)]
    {
        let mut scene = Scene::new(2);
        let place = scene.house(ADA, Colour::Red);
        scene.persons(ADA, others);
        scene.hand(ADA, &["CRA-13", "MER-14"]);
        scene.player(ADA).workers = [red, yellow, 0, 0, 0];
        let play = scene.deal(1);
        let said = reasons(&play, Action::Recruit { card: play.card("CRA-13"), place });
        let does =
            said.iter().any(|reason| matches!(reason, Reason::Does { outcome, .. } if outcome.guilders == 3));
        assert_eq!(does, praised, "{others:?}, {yellow} yellow, {red} red: {said:?}");
    }
}

#[test]
fn a_lead_is_taken_once_and_added_to_after_that() {
    for (own, takes, adds) in
        [(&[][..], true, false), (&["SCH-02"], false, true), (&["SCH-02", "ART-05"], false, true)]
    {
        let play = holding(|scene| {
            scene.house(ADA, Colour::Red);
            scene.persons(ADA, own);
        });
        let said = reasons(&play, Action::Recruit { card: play.card("NOB-11"), place: 0 });
        let has = |reason| said.contains(&reason);
        assert_eq!(
            (has(Reason::Leads(Majority::Persons)), has(Reason::Keeps(Majority::Persons))),
            (takes, adds),
            "{own:?}"
        );
    }
}

#[test]
fn nobody_is_set_back_who_has_nothing_to_lose() {
    let mut scene = Scene::new(3);
    let place = scene.persons(ADA, &["UND-11"])[0];
    scene.hand(ADA, &["MER-14"]);
    (scene.player(BO).guilders, scene.player(CY).guilders) = (0, 1);
    let mut play = scene.deal(1);
    play.activate(place);
    assert_eq!(reasons(&play, Action::Target(BO)), [Reason::Nothing]);
    assert_eq!(reasons(&play, Action::Target(CY)), [Reason::HurtsLeader(CY)]);
}

#[test]
fn a_theft_is_foreseen_at_whoever_has_something_not_at_whoever_leads() {
    let mut scene = Scene::new(3);
    let place = scene.persons(ADA, &["UND-11"])[0];
    (scene.player(BO).score, scene.player(BO).guilders) = (30, 0);
    (scene.player(CY).score, scene.player(CY).guilders) = (5, 4);
    scene.player(ADA).workers[Colour::Yellow.index()] = 1;
    let play = scene.deal(1);
    let said = reasons(&play, Action::Activate { place, worker: Some(Colour::Yellow) });
    assert!(said.iter().any(|reason| matches!(reason, Reason::Does { .. })), "{said:?}");
}

#[test]
fn an_inquisitor_is_praised_for_what_he_does_where_there_are_victims() {
    for (victims, does) in [(&["SCH-02"][..], false), (&["UND-11"], true)] {
        let mut scene = Scene::new(2);
        let place = scene.house(ADA, Colour::Blue);
        scene.hand(ADA, &["CLE-13", "MER-14"]);
        scene.persons(BO, victims);
        let play = scene.deal(1);
        let said = reasons(&play, Action::Recruit { card: play.card("CLE-13"), place });
        assert_eq!(said.iter().any(|reason| matches!(reason, Reason::Does { .. })), does, "{said:?}");
    }
}
