//! The examples of the rulebooks.

use super::scene::{ADA, BO, CY, Play, Scene};
use salon::engine::{Game, Seat, Seed, Turn};
use salon::games::bruges::{
    Action, Bruges, Category, Colour, Event, Majority, Refusal, Setup, Side, Stage, points, total,
};

fn quiet(dice: &[u8; 5], except: &[usize]) -> bool {
    (0..5).filter(|at| !except.contains(at)).all(|at| dice[at] < 5)
}

#[test]
fn a_red_5_and_a_yellow_6_bring_everybody_one_red_and_one_yellow_marker() {
    let play = Scene::new(2).rolled(|dice| dice[0] == 5 && dice[1] == 6 && quiet(dice, &[0, 1]));
    for seat in [ADA, BO] {
        assert_eq!(play.player(seat).threats, [1, 1, 0, 0, 0]);
    }
}

#[test]
fn a_purple_1_and_a_blue_2_make_a_step_of_reputation_cost_3() {
    let mut scene = Scene::new(2);
    scene.table.stage = Stage::Advance;
    scene.table.dice = [3, 4, 2, 6, 1];
    let mut play = scene.deal(1);
    assert_eq!(play.table().reputation_price(&scene.components, ADA), Some(3));
    play.act(Action::Advance);
    assert_eq!((play.player(ADA).step, play.player(ADA).guilders), (1, 2));
    play.act(Action::Stay);
    assert_eq!((play.player(BO).step, play.player(BO).guilders), (0, 5));
}

#[test]
fn without_a_low_die_nobody_may_advance() {
    let mut scene = Scene::new(2);
    scene.table.dice = [3, 4, 5, 6, 3];
    let play = scene.deal(1);
    assert_eq!(play.table().reputation_price(&scene.components, ADA), None);
}

#[test]
fn a_yellow_card_takes_as_many_guilders_as_the_yellow_die_shows() {
    let mut scene = Scene::new(2);
    scene.table.dice = [1, 6, 1, 1, 1];
    scene.hand(ADA, &["CRA-13", "SCH-13"]);
    let mut play = scene.deal(1);
    play.act(Action::TakeGuilders(play.card("CRA-13")));
    assert_eq!(play.player(ADA).guilders, 5 + 6);
}

#[test]
fn a_red_card_takes_two_red_workers() {
    let mut scene = Scene::new(2);
    scene.hand(ADA, &["SCH-13"]);
    let mut play = scene.deal(1);
    play.act(Action::TakeWorkers(play.card("SCH-13")));
    assert_eq!(play.player(ADA).workers, [3, 1, 1, 1, 1]);
    assert!(play.table().discard.has(play.card("SCH-13")));
}

#[test]
fn who_is_alone_in_front_leads_a_majority_and_a_tie_leads_nothing() {
    let mut scene = Scene::new(4);
    for (seat, (persons, tokens)) in [(6, 6), (5, 7), (4, 2), (4, 0)].into_iter().enumerate() {
        let all: Vec<String> =
            (0..persons).map(|at| format!("{}-{:02}", ["ART", "CRA", "MER", "PRO"][seat], at + 1)).collect();
        let all: Vec<&str> = all.iter().map(String::as_str).collect();
        scene.persons(Seat(seat as u8), &all);
        scene.player(Seat(seat as u8)).canals = [tokens / 2, tokens - tokens / 2];
    }
    let table = *scene.deal(1).table();
    assert_eq!(table.leader(Majority::Persons), Some(ADA));
    assert_eq!(table.leader(Majority::Canals), Some(BO));
    assert_eq!(table.leader(Majority::Reputation), None, "all in the town hall");
    scene.player(BO).canals = [3, 3];
    assert_eq!(scene.deal(1).table().leader(Majority::Canals), None, "two level in front");
}

#[test]
fn the_example_of_the_final_scoring_adds_up_to_36() {
    let mut scene = Scene::new(2);
    scene.persons(ADA, &["BUR-01", "BUR-02", "SCH-04", "MER-14", "PRO-02"]);
    scene.house(ADA, Colour::Blue);
    let player = scene.player(ADA);
    (player.score, player.step, player.canals, player.flipped) = (0, 6, [3, 0], [true, true, false]);
    let play = scene.deal(1);
    let lines = [
        (Category::Persons, 8),
        (Category::Houses, 6),
        (Category::Laurels, 4),
        (Category::Majorities, 8),
        (Category::Canals, 3),
        (Category::Statues, 0),
        (Category::Reputation, 7),
    ];
    for (category, value) in lines {
        assert_eq!(points(&scene.components, play.table(), ADA, category), value, "{category:?}");
    }
    assert_eq!(total(&scene.components, play.table(), ADA), 36);
}

#[test]
fn a_section_costs_15_guilders_and_its_last_space_brings_the_topmost_statue() {
    let scene = Scene::new(2);
    assert_eq!(scene.components.canal_prices.iter().sum::<u8>(), 15);
    let gate = scene.components.gates[0];
    // A card of each colour that brings nothing by itself.
    let of = |colour| ["SCH-13", "CRA-13", "COU-08", "MER-14", "ENT-13"][Colour::index(colour)];
    for space in 0..5_u8 {
        let mut scene = Scene::new(2);
        let colour = gate[0][usize::from(space)];
        scene.hand(ADA, &[of(colour)]);
        let player = scene.player(ADA);
        (player.canals[0], player.guilders) = (space, 15);
        let mut play = scene.deal(1);
        let card = play.card(of(colour));
        play.act(Action::BuildCanal { card, side: Side::Left });
        assert_eq!(play.player(ADA).guilders, 15 - u16::from(space + 1));
        assert_eq!(play.player(ADA).statues[0], (space == 4).then_some(7));
    }
}

#[test]
fn the_third_red_marker_brings_the_fire_and_no_points() {
    let mut scene = Scene::new(2);
    scene.player(ADA).threats[0] = 2;
    scene.house(ADA, Colour::Blue);
    let play = scene.rolled(|dice| dice[0] == 6 && quiet(dice, &[0]));
    assert_eq!(play.player(ADA).threats, [0; 5]);
    assert!(play.player(ADA).houses.is_empty(), "the only thing that could burn");
    assert_eq!(play.player(ADA).score, 5);
    assert_eq!(play.player(BO).threats, [1, 0, 0, 0, 0]);
}

#[test]
fn a_red_card_discards_one_of_two_red_markers_for_a_point() {
    let mut scene = Scene::new(2);
    scene.hand(ADA, &["SCH-13", "MER-14"]);
    scene.player(ADA).threats[0] = 2;
    let mut play = scene.deal(1);
    assert_eq!(play.refused(Action::DiscardThreat(play.card("MER-14"))), Refusal::Marker(Colour::Brown));
    play.act(Action::DiscardThreat(play.card("SCH-13")));
    assert_eq!((play.player(ADA).threats[0], play.player(ADA).score), (1, 6));
}

#[test]
fn three_players_who_draw_evenly_empty_the_piles_with_the_eighth_refill() {
    let setup = Setup { seats: 3, ..Setup::default() };
    let components = Bruges::components(&setup).expect("three may play");
    let state = Bruges::start(&components, &setup, Seed(5), &mut ());
    assert_eq!((state.table().piles, state.table().extra), ([50, 49], 66));
    let mut play = Play { state, heard: Vec::new() };
    let (mut left, mut held) = (Vec::new(), Vec::new());
    while let Turn::Of(_) = Bruges::turn(&play.state) {
        let table = *play.table();
        let action = match (table.stage, table.open.is_empty()) {
            (Stage::Draw, true) => Action::Draw(u8::from(table.piles[1] > table.piles[0])),
            (Stage::Advance, true) => Action::Stay,
            _ => play.legal()[0],
        };
        let round = table.round;
        let laps = (table.stage, table.lap);
        play.act(action);
        let now = *play.table();
        if table.stage == Stage::Draw && now.stage != Stage::Draw {
            left.push(now.piles[0] + now.piles[1]);
            assert!(now.players().iter().all(|player| player.cards() == 5));
        }
        if laps == (Stage::Turn, 3) && (now.round > round || now.is_over()) {
            held.push(now.players().iter().map(salon::games::bruges::Player::cards).collect::<Vec<_>>());
        }
    }
    assert_eq!(left[..7], [84, 72, 60, 48, 36, 24, 12]);
    assert_eq!(play.table().final_round, Some(8));
    assert_eq!((left.len(), held.len()), (8, 8));
    assert!(held.iter().all(|hands| *hands == [1, 1, 1]), "four laps leave one card: {held:?}");
}

#[test]
fn the_steps_0_1_6_and_10_are_worth_0_1_7_and_12() {
    let scene = Scene::new(2);
    assert_eq!([0, 1, 6, 10].map(|step| scene.components.reputation_points(step)), [0, 1, 7, 12]);
}

#[test]
fn the_alchemist_brings_6_guilders() {
    let mut scene = Scene::new(2);
    scene.house(ADA, Colour::Red);
    scene.hand(ADA, &["SCH-02"]);
    let mut play = scene.deal(1);
    play.recruit("SCH-02");
    assert_eq!(play.player(ADA).guilders, 5 - 3 + 6);
}

#[test]
fn the_accountant_brings_2_guilders_once_a_round() {
    let mut scene = Scene::new(2);
    let place = scene.persons(ADA, &["BUR-03"])[0];
    scene.hand(ADA, &["SCH-13"]);
    let mut play = scene.deal(1);
    play.activate(place);
    assert_eq!(play.player(ADA).guilders, 7);
    assert_eq!(play.refused(Action::Activate { place, worker: None }), Refusal::Rotated);
}

#[test]
fn with_the_lawyer_a_card_takes_three_workers() {
    let mut scene = Scene::new(2);
    scene.persons(ADA, &["BUR-04"]);
    scene.hand(ADA, &["SCH-13"]);
    let mut play = scene.deal(1);
    play.act(Action::TakeWorkers(play.card("SCH-13")));
    assert_eq!(play.player(ADA).workers[0], 4);
}

#[test]
fn with_the_inventor_a_sixth_card_may_be_drawn() {
    let mut scene = Scene::new(2);
    scene.persons(ADA, &["SCH-04"]);
    scene.hand(ADA, &["MER-14", "CRA-13", "SCH-13", "COU-04"]);
    scene.table.stage = Stage::Draw;
    let mut play = scene.deal(1);
    assert_eq!(play.refused(Action::Stop), Refusal::DrawOn);
    play.act(Action::Draw(0));
    let mut stopped = play.clone();
    stopped.act(Action::Stop);
    play.act(Action::Draw(1));
    assert_eq!((stopped.player(ADA).cards(), play.player(ADA).cards()), (5, 6));
    assert_eq!((stopped.to_move(), play.to_move()), (BO, BO));
}

#[test]
fn the_coachman_plays_one_more_card_in_the_same_turn() {
    let mut scene = Scene::new(2);
    let place = scene.persons(ADA, &["COU-03"])[0];
    scene.hand(ADA, &["SCH-13", "MER-14", "CRA-13"]);
    scene.hand(BO, &["COU-08"]);
    let mut play = scene.deal(1);
    play.activate(place);
    play.act(Action::TakeWorkers(play.card("SCH-13")));
    assert_eq!(play.to_move(), ADA);
    let events = play.act(Action::TakeWorkers(play.card("MER-14")));
    assert!(events.contains(&Event::TurnEnded { seat: ADA }));
    assert_eq!((play.player(ADA).cards(), play.to_move()), (1, BO));
}

#[test]
fn three_players_take_turns_clockwise() {
    let mut scene = Scene::new(3);
    for (seat, card) in [(ADA, "SCH-13"), (BO, "COU-08"), (CY, "MER-14")] {
        scene.hand(seat, &[card]);
    }
    let mut play = scene.deal(1);
    for (seat, card) in [(ADA, "SCH-13"), (BO, "COU-08"), (CY, "MER-14")] {
        assert_eq!(play.to_move(), seat);
        play.act(Action::TakeWorkers(play.card(card)));
    }
}
