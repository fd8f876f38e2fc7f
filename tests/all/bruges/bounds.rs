//! Where rules end: what they leave out, what comes first, what is at most so much.

use super::scene::{ADA, BO, CY, Play, Scene};
use salon::engine::{Edition, Game, Record, Seat, Timeline, Turn};
use salon::games::bruges::{
    Action, Bruges, CardId, Colour, Event, LastRound, Options, PlaceId, Refusal, Setup, Side, Stage, Why,
    laurel,
};

/// A scene with the effects of some cards as an edition has them.
fn edited(seats: u8, effects: &[(&str, &str)]) -> Scene {
    let card = |(id, effect): &(&str, &str)| format!(r#"{{"id": "{id}", "effect": [{effect}]}}"#);
    let cards: Vec<String> = effects.iter().map(card).collect();
    let edition = Some(Edition(format!(r#"{{"cards": [{}]}}"#, cards.join(", "))));
    Scene::of(&Setup { seats, edition, ..Setup::default() })
}

/// Ada recruits a person into an empty red house, with 20 guilders.
fn recruiting(mut scene: Scene, id: &str) -> Play {
    scene.house(ADA, Colour::Red);
    scene.player(ADA).guilders = 20;
    scene.hand(ADA, &[id]);
    let mut play = scene.deal(1);
    play.recruit(id);
    play
}

#[test]
fn what_is_drawn_again_after_refilling_belongs_to_the_drawing() {
    let options = Options { last_round: LastRound::NextAfterActions, ..Options::default() };
    let mut scene = Scene::of(&Setup { options, ..Setup::default() });
    scene.persons(ADA, &["BUR-07"]);
    scene.hand(ADA, &["MER-14", "CRA-13", "SCH-13", "COU-04"]);
    (scene.table.stage, scene.piles) = (Stage::Draw, Some([1, 30]));
    scene.extra = 40;
    let mut play = scene.deal(1);
    play.act(Action::Draw(1));
    play.act(Action::Discard(play.card("MER-14")));
    play.act(Action::Pass);
    play.act(Action::Draw(0));
    assert_eq!((play.table().final_round, play.table().round), (Some(1), 1));
}

#[test]
fn a_pile_of_one_card_is_not_split() {
    let mut scene = Scene::new(2);
    let place = scene.persons(ADA, &["COU-02"])[0];
    scene.hand(ADA, &["MER-14"]);
    scene.discard_all_but(&["SCH-13", "COU-08", "BUR-03"]);
    (scene.piles, scene.extra, scene.table.final_round) = (Some([1, 1]), 0, Some(3));
    let mut play = scene.deal(1);
    play.activate(place);
    play.act(Action::Draw(0));
    assert_eq!((play.table().piles, play.table().tops[1]), ([0, 1], Some(Colour::Blue)));
}

#[test]
fn a_pile_that_is_split_keeps_its_top() {
    for seed in 0..20 {
        let mut scene = Scene::new(2);
        let place = scene.persons(ADA, &["COU-02"])[0];
        scene.hand(ADA, &["MER-14"]);
        (scene.piles, scene.extra, scene.table.final_round) = (Some([1, 161]), 0, Some(3));
        let mut play = scene.deal(seed);
        play.activate(place);
        play.act(Action::Draw(0));
        assert_eq!((play.table().piles, play.table().tops[1]), ([81, 80], Some(Colour::Blue)), "{seed}");
    }
}

#[test]
fn at_the_end_of_a_round_persons_are_straightened_and_may_answer_again() {
    let mut scene = Scene::new(2);
    (scene.table.lap, scene.table.at, scene.table.start) = (3, 1, BO);
    let places = scene.persons(ADA, &["BUR-03", "ENT-06"]);
    scene.player(ADA).houses.at_mut(places[0]).expect("a house").rotated = true;
    scene.player(ADA).houses.at_mut(places[1]).expect("a house").answered = 1;
    scene.hand(ADA, &["MER-14"]);
    let mut play = scene.deal(1);
    play.act(Action::TakeWorkers(play.card("MER-14")));
    assert_eq!(play.table().round, 2);
    assert!(play.player(ADA).houses.iter().all(|(_, house)| !house.rotated && house.answered == 0));
}

/// Ada has used the Forger, and the next card counts as red.
fn forged(with: impl FnOnce(&mut Scene)) -> Play {
    let mut scene = Scene::new(2);
    scene.persons(ADA, &["UND-15", "COU-03"]);
    scene.hand(ADA, &["CRA-13", "MER-14"]);
    scene.hand(BO, &["COU-08"]);
    with(&mut scene);
    let mut play = scene.deal(1);
    play.activate(0);
    play.act(Action::Name(Colour::Red));
    play
}

#[test]
fn a_named_colour_counts_for_workers_and_threats_and_for_one_card_only() {
    let mut play = forged(|_| ());
    play.activate(1);
    play.act(Action::TakeWorkers(play.card("CRA-13")));
    assert_eq!(
        play.player(ADA).workers,
        [3, 0, 1, 1, 1],
        "the Coachman took a yellow worker, the card brought red ones"
    );
    play.act(Action::TakeWorkers(play.card("MER-14")));
    assert_eq!(play.player(ADA).workers, [3, 0, 1, 3, 1]);
    let mut play = forged(|scene| scene.player(ADA).threats = [1, 1, 0, 0, 0]);
    play.act(Action::DiscardThreat(play.card("CRA-13")));
    assert_eq!(play.player(ADA).threats, [0, 1, 0, 0, 0]);
}

#[test]
fn a_named_colour_is_lost_with_the_turn() {
    let mut scene = Scene::new(2);
    scene.persons(ADA, &["UND-15", "COU-03"]);
    scene.hand(ADA, &["CRA-13", "MER-14"]);
    scene.hand(BO, &["COU-08"]);
    let mut play = scene.deal(1);
    play.act(Action::TakeWorkers(play.card("MER-14")));
    play.activate(0);
    play.act(Action::Name(Colour::Red));
    assert_eq!(play.table().named, Some(Colour::Red), "the Coachman may still play a card");
    play.act(Action::EndTurn);
    assert_eq!((play.to_move(), play.table().named), (BO, None));
}

/// RULES.md, Cards: a turn in which nothing more can be done ends by itself.
#[test]
fn the_forger_names_no_colour_where_no_card_is_played_any_more() {
    let mut scene = Scene::new(2);
    scene.persons(ADA, &["UND-15"]);
    scene.hand(ADA, &["CRA-13", "MER-14"]);
    scene.hand(BO, &["COU-08"]);
    let mut play = scene.deal(1);
    play.act(Action::TakeWorkers(play.card("MER-14")));
    assert_eq!(play.to_move(), BO);
}

/// RULES.md, Standing changes: a named colour does not count for the house itself, and the Stonemason takes no worker for it.
#[test]
fn the_forger_names_no_colour_for_a_stonemason_nor_for_a_coachman_without_a_worker() {
    for person in ["CRA-02", "COU-03"] {
        let mut scene = Scene::new(2);
        scene.persons(ADA, &["UND-15", person]);
        scene.hand(ADA, &["CRA-13", "MER-14"]);
        scene.hand(BO, &["COU-08"]);
        // Red ones for the Stonemason, none for the Coachman.
        scene.player(ADA).workers = [2, 0, 0, 0, 0];
        let mut play = scene.deal(1);
        play.act(Action::TakeGuilders(play.card("CRA-13")));
        let forger = Action::Activate { place: 0, worker: None };
        assert!(!play.legal().contains(&forger), "{person}");
        scene.player(ADA).workers = [1; 5];
        let mut play = scene.deal(1);
        play.act(Action::TakeGuilders(play.card("CRA-13")));
        assert_eq!(play.legal().contains(&forger), person == "COU-03", "{person}");
    }
}

#[test]
fn guilders_come_from_the_die_of_the_colour_that_a_card_counts_as() {
    let mut play = forged(|_| ());
    let events = play.act(Action::TakeGuilders(play.card("CRA-13")));
    assert!(
        events.iter().any(|event| matches!(event, Event::TookGuilders { die: Colour::Red, .. })),
        "{events:?}"
    );
}

/// All hands are open then, so that what comes back was seen.
#[test]
fn the_end_is_a_barrier() {
    let golden: serde_json::Value =
        serde_json::from_str(include_str!("../../golden/bruges/three-fire.json")).expect("JSON");
    let record = Record::<Bruges>::read(&golden["record"].to_string()).expect("a record");
    let timeline = Timeline::open(record).expect("a whole game");
    assert_eq!(Bruges::turn(timeline.state()), Turn::Over);
    let last = timeline.undo_target().expect("a decision");
    assert!(timeline.undo_notice(last, |_| true).reveals);
    // No other round's end opens anything.
    let ends = timeline.steps().iter().flat_map(|step| &step.events);
    let ends: Vec<bool> = ends
        .filter(|event| matches!(event, Event::RoundEnded { .. }))
        .map(salon::engine::Event::reveals)
        .collect();
    assert_eq!(ends.iter().filter(|reveals| **reveals).count(), 1, "{ends:?}");
    assert_eq!(ends.last(), Some(&true));
}

/// Whoever takes it back knew it.
#[test]
fn a_card_played_from_the_hand_is_taken_back_without_a_question_and_what_it_draws_is_not() {
    let reveals = |id: &str, action: fn(CardId, PlaceId) -> Action| {
        let mut scene = Scene::new(2);
        let place = scene.house(ADA, Colour::Red);
        scene.player(ADA).guilders = 30;
        scene.hand(ADA, &[id, "MER-14"]);
        let mut play = scene.deal(1);
        let card = play.card(id);
        play.act(action(card, place)).iter().any(salon::engine::Event::reveals)
    };
    assert!(!reveals("CRA-13", |card, _| Action::TakeGuilders(card)));
    assert!(!reveals("CRA-13", |card, _| Action::TakeWorkers(card)));
    assert!(!reveals("BUR-03", |card, place| Action::Recruit { card, place }));
    // A single card that an effect draws may come from either pile, so it is drawn by a decision of its own.
    let mut scene = Scene::new(2);
    let place = scene.house(ADA, Colour::Red);
    scene.player(ADA).guilders = 30;
    scene.hand(ADA, &["ART-15", "MER-14"]);
    let mut play = scene.deal(1);
    let card = play.card("ART-15");
    assert!(!play.act(Action::Recruit { card, place }).iter().any(salon::engine::Event::reveals));
    assert!(play.act(Action::Draw(0)).iter().any(salon::engine::Event::reveals));
}

#[test]
fn the_forger_still_names_a_colour_for_a_coachman_whom_the_puppeteer_uses_again() {
    let mut scene = Scene::new(2);
    scene.persons(ADA, &["UND-15", "COU-03", "ENT-08"]);
    scene.hand(ADA, &["CRA-13", "MER-14", "CLE-06"]);
    scene.hand(BO, &["COU-08"]);
    let mut play = scene.deal(1);
    play.act(Action::TakeWorkers(play.card("MER-14")));
    play.activate(1);
    play.act(Action::TakeWorkers(play.card("CRA-13")));
    play.activate(0);
    play.act(Action::Name(Colour::Red));
    assert_eq!(play.table().named, Some(Colour::Red));
}

/// RULES.md, Triggers: whom it would change nothing is not used again either.
#[test]
fn the_puppeteer_uses_nobody_again_who_would_change_nothing() {
    let mut scene = Scene::new(2);
    let places = scene.persons(ADA, &["ENT-08", "PRO-14"]);
    scene.player(ADA).houses.at_mut(places[1]).expect("a house").rotated = true;
    scene.player(ADA).guilders = 1;
    scene.hand(ADA, &["CRA-13"]);
    let puppeteer = Action::Activate { place: places[0], worker: Some(Colour::Blue) };
    assert_eq!(scene.deal(1).refused(puppeteer), Refusal::NoEffect, "two guilders are to be paid");
    scene.player(ADA).guilders = 2;
    assert!(scene.deal(1).legal().contains(&puppeteer));
}

#[test]
fn a_coming_is_answered_before_the_arrow() {
    let mut scene = Scene::new(2);
    scene.persons(ADA, &["COU-09"]);
    let mut play = recruiting(scene, "CLE-06");
    assert!(matches!(play.table().due().map(|open| open.why), Some(Why::Draw { .. })));
    play.act(Action::Draw(0));
    assert!(matches!(play.table().due().map(|open| open.why), Some(Why::TakeAlike { .. })));
}

#[test]
fn a_person_does_not_answer_the_own_coming_where_the_card_says_another() {
    let play = recruiting(Scene::new(2), "COU-09");
    assert_eq!(play.table().due(), None);
}

#[test]
fn the_margrave_answers_dear_persons_of_others_only() {
    for (of, id, guilders) in [(BO, "NOB-01", 7), (BO, "ART-14", 5), (ADA, "NOB-01", 20 - 9)] {
        let mut scene = Scene::new(2);
        scene.persons(of, &["NOB-12"]);
        assert_eq!(recruiting(scene, id).player(of).guilders, guilders, "{id}");
    }
}

#[test]
fn a_turn_with_a_card_in_hand_is_not_ended_without_it() {
    let mut scene = Scene::new(2);
    scene.hand(ADA, &["MER-14"]);
    assert_eq!(scene.deal(1).refused(Action::EndTurn), Refusal::NotPlayed);
}

#[test]
fn the_arsonist_burns_no_house_in_which_somebody_lives() {
    let mut scene = Scene::new(2);
    let home = scene.persons(BO, &["SCH-02"])[0];
    let empty = [Colour::Red, Colour::Blue].map(|colour| scene.house(BO, colour));
    let play = recruiting(scene, "UND-05");
    assert_eq!((play.to_move(), play.legal()), (BO, empty.map(Action::LoseHouse).to_vec()));
    assert_eq!(play.refused(Action::LoseHouse(home)), Refusal::Inhabited);
}

#[test]
fn the_actor_copies_anybody_but_the_actor() {
    let mut scene = Scene::new(2);
    scene.persons(BO, &["NOB-10", "SCH-02"]);
    let play = recruiting(scene, "ENT-12");
    assert_eq!(play.legal(), [0, 1].map(|place| Action::Copy { seat: BO, place }));
    assert_eq!(play.refused(Action::Copy { seat: ADA, place: 0 }), Refusal::NoArrow);
}

#[test]
fn what_comes_after_a_price_that_cannot_be_paid_is_skipped() {
    let point = r#"{"op": "gain", "res": "vp", "amount": 1}"#;
    let pay = r#"{"op": "pay", "res": "guilders", "amount": 10}"#;
    for (guilders, score) in [(9, 6), (10, 7)] {
        let mut scene = edited(2, &[("NOB-02", &format!("{point}, {pay}, {point}"))]);
        scene.persons(ADA, &["NOB-02"]);
        scene.player(ADA).guilders = guilders;
        scene.hand(ADA, &["MER-14"]);
        let mut play = scene.deal(1);
        play.activate(0);
        assert_eq!(play.player(ADA).score, score, "with {guilders} guilders");
    }
}

#[test]
fn several_steps_at_once_are_answered_each_or_once_as_the_card_says() {
    let advance = r#"{"op": "reputation_advance", "steps": 3, "price": 0}"#;
    let mut scene = edited(2, &[("BUR-10", advance)]);
    scene.persons(ADA, &["CRA-12"]);
    scene.persons(BO, &["UND-14"]);
    let play = recruiting(scene, "BUR-10");
    assert_eq!((play.player(ADA).step, play.player(ADA).score), (3, 5 + 3), "a point for each step");
    assert_eq!(play.player(BO).guilders, 6, "the blackmailer takes a guilder for all of them");
}

#[test]
fn whoever_has_begun_to_discard_a_number_goes_on_and_discards_all_where_there_are_no_more() {
    let mut play = recruiting(Scene::new(2), "CLE-11");
    (0..3).for_each(|_| drop(play.act(Action::Draw(0))));
    let card = play.state.hand(ADA).iter().next().expect("three were drawn");
    play.act(Action::Discard(card));
    assert_eq!(play.refused(Action::Pass), Refusal::Mandatory);
    let mut play = recruiting(Scene::new(2), "SCH-03");
    (0..4).for_each(|_| drop(play.act(Action::Draw(0))));
    assert_eq!((play.player(ADA).cards(), play.table().due()), (0, None), "four of four");
}

#[test]
fn whoever_is_at_turn_answers_first_and_the_others_clockwise() {
    let worker = r#"{"op": "on", "event": "house_built", "who": "any", "do": [{"op": "gain", "res": "workers", "amount": 1, "colour": "any"}]}"#;
    let mut scene = edited(3, &[("CRA-03", worker), ("ENT-10", worker), ("NOB-12", worker)]);
    for (seat, id) in [(ADA, "CRA-03"), (BO, "ENT-10"), (CY, "NOB-12")] {
        scene.persons(seat, &[id]);
    }
    scene.table.start = BO;
    scene.hand(BO, &["SCH-13"]);
    let mut play = scene.deal(1);
    play.act(Action::BuildHouse(play.card("SCH-13")));
    let answered: Vec<Seat> = (0..3)
        .map(|_| {
            let seat = play.to_move();
            play.act(Action::Worker(Colour::Red));
            seat
        })
        .collect();
    assert_eq!(answered, [BO, CY, ADA]);
}

#[test]
fn an_answer_that_is_limited_is_given_once_a_round() {
    let once = r#"{"op": "on", "event": "house_built", "who": "self", "limit": "once_per_round", "do": [{"op": "gain", "res": "guilders", "amount": 2}]}"#;
    let mut scene = edited(2, &[("CRA-03", once)]);
    scene.persons(ADA, &["CRA-03", "COU-03"]);
    scene.hand(ADA, &["SCH-13", "MER-14", "ENT-03"]);
    let mut play = scene.deal(1);
    play.activate(1);
    play.act(Action::BuildHouse(play.card("SCH-13")));
    play.act(Action::BuildHouse(play.card("MER-14")));
    assert_eq!((play.player(ADA).houses.len(), play.player(ADA).guilders), (4, 7));
}

#[test]
fn a_tie_goes_to_whoever_has_most_guilders_and_is_shared_where_these_are_equal() {
    for (guilders, winners) in [([5, 3], &[ADA][..]), ([3, 5], &[BO]), ([4, 4], &[ADA, BO])] {
        let mut scene = Scene::new(2);
        scene.table.stage = Stage::Over;
        (scene.player(ADA).guilders, scene.player(BO).guilders) = (guilders[0], guilders[1]);
        let sheet = Bruges::score(&scene.deal(1).state);
        assert_eq!(sheet.totals[0], sheet.totals[1]);
        assert_eq!(sheet.winners().collect::<Vec<_>>(), winners, "{guilders:?}");
    }
}

#[test]
fn a_reduction_stops_at_its_floor_and_raises_no_price() {
    let mut scene =
        edited(2, &[("CRA-05", r#"{"op": "modify", "hook": "canal.price", "add": -3, "min": 2}"#)]);
    scene.persons(ADA, &["CRA-05"]);
    for (built, price) in [(0, 1), (1, 2), (3, 2), (4, 2)] {
        scene.player(ADA).canals = [built, 0];
        let play = scene.deal(1);
        let (_, colour) = play.table().next_space(&scene.components, ADA, Side::Left).expect("a space");
        let found = play.table().canal_price(&scene.components, ADA, Side::Left, colour);
        assert_eq!(found, Some(price), "with {built} built");
    }
}

#[test]
fn of_two_caps_the_lower_holds() {
    let cap = r#"{"op": "modify", "hook": "reputation.price", "max": 4}"#;
    for ids in [["BUR-09", "BUR-11"], ["BUR-11", "BUR-09"]] {
        let mut scene = edited(2, &[("BUR-09", cap)]);
        scene.persons(ADA, &ids);
        scene.table.dice = [1, 2, 2, 5, 5];
        assert_eq!(scene.deal(1).table().reputation_price(&scene.components, ADA), Some(2));
    }
}

#[test]
fn nobody_is_activated_for_nothing() {
    let mut scene = Scene::new(2);
    let places = scene.persons(ADA, &["NOB-09", "COU-03", "BUR-03"]);
    let play = scene.deal(1);
    for (place, worker) in [(places[0], Colour::Blue), (places[1], Colour::Yellow)] {
        let activate = Action::Activate { place, worker: Some(worker) };
        assert_eq!(play.refused(activate), Refusal::NoEffect, "no marker to hand over, no card to play");
    }
}

#[test]
fn amounts_are_rounded_and_bounded_as_the_card_says() {
    for (step, points) in [(0, 0), (1, 1), (3, 2), (4, 2)] {
        let mut scene = Scene::new(2);
        scene.player(ADA).step = step;
        assert_eq!(recruiting(scene, "NOB-08").player(ADA).score, 5 + points, "half of {step}, rounded up");
    }
    for (more, guilders) in [(0, 2), (4, 10), (6, 10)] {
        let mut scene = Scene::new(2);
        for _ in 0..more {
            scene.house(ADA, Colour::Blue);
        }
        assert_eq!(recruiting(scene, "MER-13").player(ADA).guilders, 20 - 6 + guilders);
    }
}

#[test]
fn laurels_count_what_they_name_and_nothing_else() {
    // A person with a laurel beside others, and empty houses; its points.
    for (id, others, empty, points) in [
        ("NOB-13", &["ART-03", "SCH-02", "BUR-03"][..], 0, 1),
        ("NOB-04", &["NOB-11", "ART-14"], 0, 4),
        ("CRA-04", &["SCH-02"], 3, 6),
        ("ART-11", &["SCH-02"], 1, 1),
        ("ART-11", &["SCH-02"], 2, 2),
    ] {
        let mut scene = Scene::new(2);
        scene.persons(ADA, &[&[id], others].concat());
        for _ in 0..empty {
            scene.house(ADA, Colour::Blue);
        }
        let play = scene.deal(1);
        assert_eq!(laurel(&scene.components, play.table(), ADA, play.card(id)), points, "{id}");
    }
}
