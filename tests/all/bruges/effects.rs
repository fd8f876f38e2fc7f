//! Steps, hooks, occasions and immunities, each by a person who has it.

use super::scene::{ADA, BO, CY, Play, Scene};
use salon::games::bruges::{Action, Colour, Event, Majority, Refusal, Setup, Side, Stage, Why};

/// Ada recruits a person into an empty red house, with a card to spare and guilders enough.
fn recruiting(id: &str, with: impl FnOnce(&mut Scene)) -> Play {
    let mut scene = Scene::new(3);
    scene.house(ADA, Colour::Red);
    scene.player(ADA).guilders = 20;
    scene.hand(ADA, &[id, "MER-14"]);
    scene.hand(BO, &["COU-08"]);
    with(&mut scene);
    let mut play = scene.deal(1);
    play.recruit(id);
    play
}

/// Ada activates a person, with a card to spare.
fn activating(id: &str, with: impl FnOnce(&mut Scene)) -> Play {
    let mut scene = Scene::new(3);
    let place = scene.persons(ADA, &[id])[0];
    scene.hand(ADA, &["MER-14"]);
    with(&mut scene);
    let mut play = scene.deal(1);
    play.activate(place);
    play
}

/// Ada has persons in play and plays a card.
fn playing(ids: &[&str], card: &str, with: impl FnOnce(&mut Scene)) -> Play {
    let mut scene = Scene::new(3);
    scene.persons(ADA, ids);
    scene.hand(ADA, &[card, "MER-14"]);
    with(&mut scene);
    scene.deal(1)
}

#[test]
fn convert_swaps_workers_one_for_one_and_may_stop() {
    let mut play = activating("ENT-03", |_| ());
    play.act(Action::Swap { from: Colour::Red, to: Colour::Blue });
    assert_eq!(play.player(ADA).workers, [0, 1, 2, 1, 1]);
    assert_eq!(
        play.refused(Action::Swap { from: Colour::Red, to: Colour::Blue }),
        Refusal::Worker(Colour::Red)
    );
    play.act(Action::Pass);
    assert!(play.table().open.is_empty());
}

#[test]
fn workers_of_one_colour_come_all_at_once_and_different_ones_one_by_one() {
    let mut play = recruiting("CLE-06", |_| ());
    play.act(Action::Worker(Colour::Purple));
    assert_eq!(play.player(ADA).workers, [1, 1, 1, 1, 5]);
    let mut play = recruiting("SCH-13", |_| ());
    play.act(Action::Draw(0));
    play.act(Action::Worker(Colour::Purple));
    assert_eq!(play.refused(Action::Worker(Colour::Purple)), Refusal::Colour(Colour::Purple));
    play.act(Action::Worker(Colour::Blue));
    assert_eq!(play.player(ADA).workers, [1, 1, 2, 1, 2]);
}

#[test]
fn a_worker_of_each_colour_of_the_own_houses_comes_once_a_colour() {
    let play = recruiting("ART-10", |scene| {
        scene.house(ADA, Colour::Red);
        scene.house(ADA, Colour::Blue);
    });
    assert_eq!(play.player(ADA).workers, [2, 1, 2, 1, 1]);
    assert_eq!(recruiting("CRA-11", |_| ()).player(ADA).workers, [2; 5]);
}

#[test]
fn what_comes_for_a_paid_worker_is_of_another_colour() {
    let mut play = activating("CRA-06", |_| ());
    play.act(Action::Worker(Colour::Red));
    assert_eq!(play.refused(Action::Worker(Colour::Red)), Refusal::Colour(Colour::Red));
    play.act(Action::Worker(Colour::Blue));
    assert_eq!(play.player(ADA).workers, [0, 1, 3, 1, 1]);
}

#[test]
fn paying_up_to_three_brings_a_point_for_each_worker_paid() {
    let mut play = activating("CLE-10", |_| ());
    play.act(Action::Worker(Colour::Red));
    play.act(Action::Worker(Colour::Blue));
    play.act(Action::Pass);
    assert_eq!((play.player(ADA).workers, play.player(ADA).score), ([0, 0, 0, 1, 1], 7));
}

#[test]
fn guilders_may_be_paid_one_by_one_for_something_each() {
    let steps = r#"{"op": "pay_up_to", "res": "guilders", "amount": 3, "then_each": [{"op": "gain", "res": "vp", "amount": 1}]}"#;
    let edition = format!(r#"{{"cards": [{{"id": "NOB-02", "effect": [{steps}]}}]}}"#);
    let edition = Some(salon::engine::Edition(edition));
    let mut scene = Scene::of(&Setup { edition, ..Setup::default() });
    let place = scene.persons(ADA, &["NOB-02"])[0];
    scene.hand(ADA, &["MER-14"]);
    scene.player(ADA).guilders = 2;
    let mut play = scene.deal(1);
    play.activate(place);
    assert_eq!(play.refused(Action::Worker(Colour::Red)), Refusal::NotNow);
    play.act(Action::Guilder);
    play.act(Action::Guilder);
    assert!(play.table().open.is_empty(), "nothing is left to pay with");
    assert_eq!((play.player(ADA).guilders, play.player(ADA).score), (0, 7));
}

#[test]
fn an_effect_that_cannot_be_paid_is_not_offered() {
    let mut scene = Scene::new(2);
    let place = scene.persons(ADA, &["ART-09"])[0];
    scene.hand(ADA, &["MER-14"]);
    scene.player(ADA).workers = [0, 0, 0, 1, 0];
    // The worker that activates is spent before the one that the effect asks for.
    let play = scene.deal(1);
    assert_eq!(play.refused(Action::Activate { place, worker: Some(Colour::Brown) }), Refusal::NoEffect);
}

#[test]
fn dice_may_be_chosen_for_their_sum_each_once() {
    let mut play = recruiting("MER-02", |scene| scene.table.dice = [1, 2, 6, 5, 3]);
    play.act(Action::Die(Colour::Blue));
    assert_eq!(play.refused(Action::Die(Colour::Blue)), Refusal::DieChosen);
    play.act(Action::Die(Colour::Brown));
    assert_eq!(play.player(ADA).guilders, 20 - 6 + 11);
    let play = activating("MER-04", |scene| scene.table.dice = [1, 2, 6, 5, 3]);
    assert_eq!(play.player(ADA).guilders, 5 + 6);
}

#[test]
fn the_gambler_takes_what_the_extra_dice_show() {
    let play = activating("ENT-07", |_| ());
    let thrown: u8 = play.table().thrown.iter().sum();
    assert!((2..=12).contains(&thrown));
    assert_eq!(play.player(ADA).guilders, 5 - 3 + u16::from(thrown));
}

#[test]
fn each_opponent_hands_over_what_there_is() {
    let play = recruiting("UND-04", |scene| scene.player(CY).guilders = 1);
    assert_eq!([ADA, BO, CY].map(|seat| play.player(seat).guilders), [20 - 3 + 3, 3, 0]);
}

#[test]
fn points_are_lost_by_those_with_a_person_of_the_group_only() {
    let play = recruiting("CLE-13", |scene| drop(scene.persons(CY, &["UND-07"])));
    assert_eq!([BO, CY].map(|seat| play.player(seat).score), [5, 2]);
}

#[test]
fn an_opponent_of_choice_is_robbed_and_the_only_one_is_not_asked_for() {
    let mut play = activating("UND-11", |_| ());
    play.act(Action::Target(CY));
    assert_eq!([ADA, BO, CY].map(|seat| play.player(seat).guilders), [7, 5, 3]);
    let play = activating("UND-11", |scene| drop(scene.persons(CY, &["PRO-13"])));
    assert_eq!([ADA, BO, CY].map(|seat| play.player(seat).guilders), [7, 3, 5]);
}

#[test]
fn a_marker_of_a_chosen_colour_goes_to_a_chosen_opponent() {
    let mut play = activating("PRO-10", |_| ());
    play.act(Action::Target(BO));
    play.act(Action::Marker(Colour::Purple));
    assert_eq!(play.player(BO).threats, [0, 0, 0, 0, 1]);
}

#[test]
fn a_marker_that_is_handed_over_brings_no_point_and_may_complete_a_circle() {
    let mut play = activating("NOB-09", |scene| {
        scene.player(ADA).threats = [0, 1, 0, 0, 1];
        scene.player(BO).threats = [0, 2, 0, 0, 0];
    });
    play.act(Action::Target(BO));
    play.act(Action::Marker(Colour::Yellow));
    assert_eq!((play.player(ADA).threats, play.player(ADA).score), ([0, 0, 0, 0, 1], 5));
    assert_eq!((play.player(BO).threats, play.player(BO).guilders), ([0; 5], 0));
}

#[test]
fn markers_are_discarded_of_any_colours_of_the_same_or_all_of_one() {
    let markers = |scene: &mut Scene| scene.player(ADA).threats = [2, 1, 0, 0, 0];
    let mut play = activating("PRO-02", markers);
    play.act(Action::Marker(Colour::Red));
    play.act(Action::Marker(Colour::Yellow));
    assert_eq!((play.player(ADA).threats, play.player(ADA).score), ([1, 0, 0, 0, 0], 7));
    let mut play = activating("SCH-06", markers);
    play.act(Action::Marker(Colour::Red));
    assert_eq!(play.refused(Action::Marker(Colour::Yellow)), Refusal::Colour(Colour::Yellow));
    play.act(Action::Pass);
    let mut play = recruiting("SCH-07", markers);
    assert_eq!(play.refused(Action::Pass), Refusal::Mandatory);
    play.act(Action::Marker(Colour::Red));
    assert_eq!((play.player(ADA).threats, play.player(ADA).score), ([0, 1, 0, 0, 0], 7));
    assert_eq!(play.player(ADA).guilders, 20 - 3 + 4, "two guilders for each");
}

#[test]
fn the_nun_takes_a_guilder_for_the_marker_and_the_confessor_a_point_more() {
    let mut play = activating("CLE-04", |scene| {
        scene.persons(ADA, &["CLE-09"]);
        scene.player(ADA).threats = [1, 0, 0, 0, 0];
    });
    play.act(Action::Marker(Colour::Red));
    assert_eq!((play.player(ADA).guilders, play.player(ADA).score), (6, 7));
}

#[test]
fn a_canal_is_built_free_at_the_printed_price_or_at_twice_it() {
    for (id, recruited, price) in [("CRA-15", true, 0), ("SCH-09", false, 3), ("ENT-02", false, 6)] {
        let with = |scene: &mut Scene| (scene.player(ADA).canals, scene.player(ADA).guilders) = ([2, 2], 20);
        let mut play = if recruited { recruiting(id, with) } else { activating(id, with) };
        let before = play.player(ADA).guilders;
        play.act(Action::Canal(Side::Right));
        assert_eq!((play.player(ADA).canals, before - play.player(ADA).guilders), ([2, 3], price), "{id}");
    }
}

#[test]
fn an_optional_canal_may_be_declined() {
    let mut play = recruiting("BUR-14", |_| ());
    let events = play.act(Action::Pass);
    assert!(events.contains(&Event::Declined { seat: ADA, card: Some(play.card("BUR-14")) }), "{events:?}");
    assert_eq!(play.player(ADA).canals, [0, 0]);
}

#[test]
fn a_house_is_built_by_a_person_without_another_worker() {
    let mut play = activating("CRA-02", |scene| scene.player(ADA).workers = [1, 0, 0, 0, 0]);
    play.act(Action::BuildHouse(play.card("MER-14")));
    assert_eq!((play.player(ADA).houses.len(), play.player(ADA).workers), (2, [0; 5]));
    assert_eq!(play.table().due(), None);
}

#[test]
fn a_person_recruited_at_once_costs_less_and_may_be_declined() {
    let mut play = recruiting("COU-11", |scene| {
        scene.house(ADA, Colour::Blue);
        scene.hand(ADA, &["BUR-03"]);
        scene.player(ADA).guilders = 7;
    });
    assert_eq!(play.refused(Action::TakeWorkers(play.card("MER-14"))), Refusal::NotNow);
    let mut declined = play.clone();
    declined.act(Action::Pass);
    play.recruit("BUR-03");
    assert_eq!(play.player(ADA).guilders, 0);
    assert_eq!((play.player(ADA).houses.population(), declined.player(ADA).houses.population()), (2, 1));
}

#[test]
fn a_discard_that_is_declined_brings_nothing_and_rotates_all_the_same() {
    let mut play = activating("MER-12", |_| ());
    play.act(Action::Pass);
    assert_eq!(play.player(ADA).guilders, 5);
    assert!(play.player(ADA).houses.at(0).expect("a house").rotated);
    let mut play = activating("MER-12", |_| ());
    play.act(Action::Discard(play.card("MER-14")));
    assert_eq!(play.player(ADA).guilders, 10);
}

#[test]
fn cards_are_drawn_unseen_and_looked_at_when_the_last_is_drawn() {
    let mut play = recruiting("COU-08", |scene| {
        scene.table.places[1].hand = [0; 5];
        scene.table.places[1].shown = salon::games::bruges::CardSet::default();
    });
    play.act(Action::Draw(0));
    assert_eq!((play.state.hand(ADA).len(), play.player(ADA).cards()), (1, 2));
    play.act(Action::Draw(1));
    assert_eq!((play.state.hand(ADA).len(), play.player(ADA).cards()), (3, 3));
}

#[test]
fn the_dancer_straightens_all_own_persons() {
    let play = recruiting("ENT-14", |scene| {
        let place = scene.persons(ADA, &["BUR-03"])[0];
        scene.player(ADA).houses.at_mut(place).expect("a house").rotated = true;
    });
    assert!(play.player(ADA).houses.iter().all(|(_, house)| !house.rotated));
}

#[test]
fn conditions_look_at_dice_and_at_the_others() {
    let dice = |face| move |scene: &mut Scene| scene.table.dice[3] = face;
    assert_eq!(activating("PRO-09", dice(2)).player(ADA).workers[3], 2);
    let mut scene = Scene::new(2);
    let place = scene.persons(ADA, &["PRO-09"])[0];
    scene.hand(ADA, &["MER-14"]);
    assert_eq!(scene.deal(1).refused(Action::Activate { place, worker: None }), Refusal::NoEffect);
    for (step, points) in [(3, 2), (2, 2), (1, 1)] {
        let play = activating("ENT-04", |scene| {
            scene.player(ADA).step = step;
            scene.player(BO).step = 2;
        });
        assert_eq!(play.player(ADA).score, 5 + points, "on step {step}");
    }
    for (step, score) in [(0, 5), (1, 7)] {
        let play = recruiting("NOB-06", |scene| (scene.player(ADA).step, scene.player(BO).step) = (step, 1));
        assert_eq!(play.player(ADA).score, score, "from step {step}");
    }
}

#[test]
fn the_architect_pays_no_worker_for_a_house_and_the_carpenter_takes_guilders_for_it() {
    let mut play = playing(&["ART-13", "CRA-03"], "SCH-13", |scene| scene.player(ADA).workers = [0; 5]);
    play.act(Action::BuildHouse(play.card("SCH-13")));
    assert_eq!((play.player(ADA).houses.len(), play.player(ADA).guilders), (3, 7));
}

#[test]
fn prices_of_canals_take_surcharge_and_reduction_together() {
    let mut play =
        playing(&["UND-13", "CRA-05", "ENT-10"], "SCH-13", |scene| scene.player(ADA).canals = [2, 0]);
    let card = play.card("SCH-13");
    // The third space of the left section is yellow: 3 + 2 - 1.
    play.act(Action::BuildCanal { card, side: Side::Left });
    assert_eq!((play.player(ADA).guilders, play.player(ADA).score), (1, 6));
    let play = playing(&[], "SCH-13", |_| ());
    let blue = Refusal::CanalColour(Colour::Blue);
    assert_eq!(play.refused(Action::BuildCanal { card, side: Side::Left }), blue);
}

#[test]
fn prices_of_persons_take_all_reductions_together() {
    let mut play = playing(&["MER-11", "COU-12"], "NOB-03", |scene| {
        scene.house(ADA, Colour::Red);
    });
    play.recruit("NOB-03");
    assert_eq!(play.player(ADA).guilders, 5 - (9 - 2 - 3));
}

#[test]
fn a_coloured_merchant_takes_three_guilders_more_with_a_card_that_counts_as_the_colour() {
    let mut play = playing(&["MER-09", "UND-15"], "CRA-13", |_| ());
    play.activate(1);
    play.act(Action::Name(Colour::Red));
    play.act(Action::TakeGuilders(play.card("CRA-13")));
    assert_eq!(play.player(ADA).guilders, 5 + 3 + 3);
}

#[test]
fn the_forger_changes_the_worker_paid_and_not_the_house() {
    let mut play = playing(&["UND-15"], "CRA-13", |scene| scene.player(ADA).workers = [1, 0, 0, 0, 0]);
    play.activate(0);
    play.act(Action::Name(Colour::Red));
    play.act(Action::BuildHouse(play.card("CRA-13")));
    let house = play.player(ADA).houses.at(1).expect("a house");
    assert_eq!((house.colour, play.player(ADA).workers), (Colour::Yellow, [0; 5]));
    assert_eq!(play.table().named, None);
}

#[test]
fn a_step_of_reputation_is_capped_first_and_reduced_then() {
    for (ids, dice, price) in [
        (&["BUR-09"][..], [1, 2, 2, 5, 5], Some(3)),
        (&["BUR-11"], [1, 2, 2, 5, 5], Some(2)),
        (&["BUR-09", "BUR-11"], [1, 2, 2, 5, 5], Some(0)),
        (&["BUR-11"], [3, 4, 4, 5, 5], Some(2)),
        (&["BUR-09"], [3, 4, 4, 5, 5], None),
    ] {
        let play = playing(ids, "SCH-13", |scene| scene.table.dice = dice);
        assert_eq!(play.table().reputation_price(play.state.components(), ADA), price, "{ids:?} {dice:?}");
    }
}

#[test]
fn whoever_advances_pays_the_blackmailer_unless_a_bodyguard_stands_by() {
    for (guard, guilders) in [(None, 6), (Some("PRO-13"), 5)] {
        let play = recruiting("BUR-10", |scene| {
            scene.persons(BO, &["UND-14"]);
            if let Some(guard) = guard {
                scene.persons(ADA, &[guard]);
            }
        });
        assert_eq!((play.player(ADA).step, play.player(BO).guilders), (1, guilders));
        let told = play.heard.iter().any(|event| matches!(event, Event::Answered { .. }));
        assert_eq!(told, guard.is_none(), "Cy has guilders too, and is not asked for any");
    }
}

#[test]
fn each_step_is_answered_by_the_bell_founder_and_each_recruiting_by_butler_and_margrave() {
    let play = recruiting("BUR-10", |scene| drop(scene.persons(ADA, &["CRA-12"])));
    assert_eq!(play.player(ADA).score, 6);
    let mut play = recruiting("PRO-01", |scene| {
        scene.persons(ADA, &["COU-09"]);
        scene.persons(BO, &["NOB-12"]);
    });
    assert_eq!(play.player(BO).guilders, 5, "Ada's own answers come first");
    play.act(Action::Draw(0));
    assert_eq!(play.player(ADA).cards(), 2);
    assert_eq!(play.player(BO).guilders, 7, "a person for 9 or more");
    let play = recruiting("COU-09", |_| ());
    assert_eq!(play.player(ADA).cards(), 1, "not for the own coming");
}

#[test]
fn the_chronicler_takes_a_point_for_the_damage_of_others_only() {
    let play = recruiting("UND-09", |scene| {
        scene.persons(ADA, &["ART-12"]);
        (scene.player(BO).threats[1], scene.player(CY).threats[1]) = (2, 2);
        scene.persons(CY, &["PRO-06"]);
    });
    assert_eq!(play.player(ADA).score, 6, "the watchman's circle hurt nobody");
    assert_eq!([BO, CY].map(|seat| play.player(seat).guilders), [0, 5]);
}

/// Ada's last turn of the last lap.
fn last_turn(with: impl FnOnce(&mut Scene)) -> Play {
    let mut scene = Scene::new(2);
    (scene.table.lap, scene.table.at, scene.table.start) = (3, 1, BO);
    scene.hand(ADA, &["SCH-13", "MER-14"]);
    with(&mut scene);
    let mut play = scene.deal(1);
    assert_eq!(play.to_move(), ADA);
    play.act(Action::TakeWorkers(play.card("MER-14")));
    play
}

#[test]
fn the_librarian_discards_what_is_left_for_guilders_at_the_end_of_the_laps() {
    let mut play = last_turn(|scene| drop(scene.persons(ADA, &["SCH-08"])));
    assert_eq!((play.to_move(), play.table().stage), (ADA, Stage::Cleared));
    play.act(Action::Discard(play.card("SCH-13")));
    assert_eq!(play.player(ADA).guilders, 7);
    assert_eq!(play.table().round, 2);
}

#[test]
fn majorities_flip_in_order_and_are_answered() {
    let play = last_turn(|scene| {
        scene.persons(ADA, &["ART-08", "NOB-07"]);
        (scene.player(ADA).step, scene.player(BO).canals) = (1, [1, 0]);
    });
    assert_eq!(
        (play.player(ADA).flipped, play.player(BO).flipped),
        ([true, true, false], [false, false, true])
    );
    assert_eq!(play.player(ADA).score, 5 + 2 + 2 + 1);
    let flipped: Vec<&Event> =
        play.heard.iter().filter(|event| matches!(event, Event::Flipped { .. })).collect();
    assert!(matches!(
        flipped[..],
        [
            Event::Flipped { majority: Majority::Reputation, .. },
            Event::Flipped { majority: Majority::Persons, .. },
            Event::Flipped { majority: Majority::Canals, .. }
        ]
    ));
    assert_eq!(play.table().start, ADA, "the start marker is passed to the left");
}

#[test]
fn the_court_clerk_discards_after_refilling_and_draws_as_many() {
    let mut scene = Scene::new(2);
    scene.persons(ADA, &["BUR-07"]);
    scene.hand(ADA, &["MER-14", "CRA-13", "SCH-13", "COU-04"]);
    scene.table.stage = Stage::Draw;
    let mut play = scene.deal(1);
    play.act(Action::Draw(0));
    assert_eq!(play.to_move(), ADA);
    play.act(Action::Discard(play.card("MER-14")));
    play.act(Action::Discard(play.card("CRA-13")));
    play.act(Action::Pass);
    play.act(Action::Draw(0));
    play.act(Action::Draw(1));
    assert_eq!((play.player(ADA).cards(), play.to_move()), (5, BO));
}

#[test]
fn the_fortune_teller_has_one_die_rerolled_in_anybodys_roll_or_none() {
    let mut scene = Scene::new(2);
    scene.persons(BO, &["ENT-06"]);
    scene.hand(ADA, &["MER-14", "CRA-13", "SCH-13", "COU-04", "ENT-03"]);
    scene.hand(BO, &["COU-08", "CLE-11", "ART-15", "MER-05"]);
    (scene.table.stage, scene.table.at) = (Stage::Draw, 1);
    let mut play = scene.deal(3);
    play.act(Action::Draw(0));
    assert!(matches!(play.table().due().map(|open| open.why), Some(Why::Reroll { left: 1, may_pass: true })));
    assert_eq!((play.to_move(), play.player(ADA).threats), (BO, [0; 5]), "before any threat comes");
    let mut declined = play.clone();
    let before = play.table().dice;
    play.act(Action::Die(Colour::Red));
    declined.act(Action::Pass);
    assert_eq!((declined.table().dice, play.table().dice[1..].to_vec()), (before, before[1..].to_vec()));
}

#[test]
fn effects_that_nest_for_ever_lapse() {
    // Two persons of an edition who reuse each other.
    let edition = r#"{"cards": [{"id": "PRO-14", "effect": [{"op": "reuse_person", "which": "own_rotated_worker_person"}, {"op": "gain", "res": "vp", "amount": 1}]}]}"#;
    let edition = Some(salon::engine::Edition(edition.into()));
    let mut scene = Scene::of(&Setup { edition, ..Setup::default() });
    let places = scene.persons(ADA, &["ENT-08", "PRO-14", "CRA-13"]);
    scene.player(ADA).houses.at_mut(places[1]).expect("a house").rotated = true;
    scene.hand(ADA, &["MER-14"]);
    let mut play = scene.deal(1);
    play.activate(places[0]);
    assert!(play.table().open.is_empty());
    assert!(play.player(ADA).score > 5);
}

#[test]
fn the_puppeteer_chooses_among_several_rotated_worker_persons() {
    let mut scene = Scene::new(2);
    let places = scene.persons(ADA, &["ENT-08", "CRA-13", "NOB-03", "BUR-03"]);
    for place in &places[1..] {
        scene.player(ADA).houses.at_mut(*place).expect("a house").rotated = true;
    }
    scene.hand(ADA, &["MER-14"]);
    let mut play = scene.deal(1);
    play.activate(places[0]);
    assert_eq!(play.legal(), [Action::Reuse(places[1]), Action::Reuse(places[2])]);
    assert_eq!(play.refused(Action::Reuse(places[0])), Refusal::NotReusable);
    play.act(Action::Reuse(places[2]));
    assert_eq!(play.player(ADA).score, 7);
}
