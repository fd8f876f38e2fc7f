//! How a round begins and ends.

use super::super::scene::{ADA, ALBERT, BO, BRUGMANN, CY, DI, SOLVAY, Scene, VAN_DE_VELDE, at};
use salon::engine::{Game, Seat, Turn};
use salon::games::brussels_1893::components::{Art, HOUSES, Office, Reward, Track, Zone};
use salon::games::brussels_1893::grid::Iris;
use salon::games::brussels_1893::{
    Action, Brussels1893, Event, Options, Phase, Refusal, Setup, Worker, claim,
};
use std::sync::Arc;

/// DV-02, DV-22 in part.
#[test]
fn the_first_of_three_cards_for_passing_first_brings_a_franc_and_the_third_three() {
    for (cards, francs) in [(0, 1), (1, 2), (2, 3)] {
        let mut scene = Scene::new(3);
        scene.player(ADA).face_down = cards;
        let mut play = scene.deal(1);
        play.act(Action::Pass).act(Action::Pass);
        assert_eq!(play.heard[0], Event::Passed { seat: ADA, colours: 0, first: Some(francs) });
        assert_eq!(play.heard[1], Event::Passed { seat: BO, colours: 0, first: None });
    }
}

/// DV-06.
#[test]
fn the_leaders_of_a_tied_column_take_the_reward_and_its_icons_count_for_nobody() {
    let mut scene = Scene::new(3);
    for (seat, row, stake) in [(ADA, 2, 2), (BO, 3, 2), (CY, 4, 1)] {
        scene.worker(seat, at(3, row), stake);
    }
    // Two icons, and architect.
    let card =
        scene.components.prestige.iter().position(|card| card.rewards == [0, 0, 1, 0] && card.icons == 2);
    scene.table.prestige[2] = card.map(|card| card as u8);
    let mut play = scene.deal(1);
    play.act(Action::Pass);
    assert_eq!(play.table().icons(play.components()), [2, 0, 0, 0, 0], "for passing first");
    play.all_pass();
    let levels = [ADA, BO, CY].map(|seat| play.player(seat).level(Track::Architect));
    assert_eq!(levels, [1, 1, 0]);
    assert!(play.table().prestige_discard.has(card.expect("in the box") as u8));
    assert!(play.player(ADA).tucked.iter().all(|cards| cards.is_empty()));
}

/// Corner case 14.
#[test]
fn each_who_is_tied_chooses_the_own_reward_and_cannot_keep_the_card() {
    let mut scene = Scene::new(3);
    scene.worker(ADA, at(3, 2), 2);
    scene.worker(BO, at(3, 3), 2);
    let card = scene.components.prestige.iter().position(|card| card.choice && card.rewards == [1, 1, 0, 0]);
    scene.table.prestige[2] = card.map(|card| card as u8);
    let mut play = scene.deal(1);
    play.all_pass();
    assert_eq!(play.table().to_move(), ADA);
    assert_eq!(play.refusal(Action::Tuck(Zone::Nobles)), Some(Refusal::Tied));
    play.act(Action::Reward(Reward::Advance(Track::Iris)));
    assert_eq!(play.table().to_move(), BO);
    assert_eq!(claim(play.table(), BO, 2), card.map(|card| (card as u8, true)));
    play.act(Action::Reward(Reward::Advance(Track::Crown)));
    assert_eq!((play.player(ADA).levels, play.player(BO).levels), ([1, 0, 0], [0, 1, 0]));
}

/// DV-07, and corner cases 21 and 22.
#[test]
fn nobody_is_left_unpaid_whom_the_francs_left_over_would_pay() {
    let mut scene = Scene::new(3);
    (scene.table.phase, scene.table.round) = (Phase::Salaries, 5);
    (scene.table.area, scene.table.stock, scene.table.stock_seen) = (None, None, 0b1_1111);
    // 5, 3, 3 and 2.
    let nobles = [VAN_DE_VELDE, SOLVAY, ALBERT, BRUGMANN];
    scene.nobles(ADA, &nobles);
    scene.player(ADA).francs = 12;
    let play = scene.deal(1);
    let salaries = nobles.map(|noble| play.components().noble(noble).salary);
    assert_eq!(salaries, [5, 3, 3, 2]);
    for (noble, francs) in [(VAN_DE_VELDE, 12 - 8), (BRUGMANN, 12 - 11), (ALBERT, 12 - 10)] {
        let mut play = play.clone();
        play.act(Action::Unpaid(noble));
        assert!(play.player(ADA).settled, "{noble}: no more than that");
        assert_eq!((play.player(ADA).francs, play.player(ADA).score), (francs, -5));
        assert_eq!(play.player(ADA).nobles.len(), 3);
    }
    // Where it may be otherwise, one may pay nobody.
    let options = Options { salaries_must_be_maximal: false, ..Options::default() };
    scene.table.options = options;
    let mut play = scene.deal(1);
    assert_eq!(play.refusal(Action::Settle), Some(Refusal::TooDear { missing: 1 }));
    for noble in nobles {
        play.act(Action::Unpaid(noble));
    }
    play.act(Action::Settle);
    assert_eq!((play.player(ADA).francs, play.player(ADA).score), (12, -20));
}

/// DV-14.
#[test]
fn an_iris_scores_as_the_track_stands_after_the_columns() {
    let mut scene = Scene::new(3);
    for space in Iris::at(2, 2).spaces() {
        scene.worker(ADA, space, 1);
    }
    scene.level(ADA, Track::Iris, 2);
    let only = scene.components.prestige.iter().position(|card| card.rewards == [1, 0, 0, 0]);
    let none = scene.table.prestige[2].take();
    scene.table.prestige[1] = only.map(|card| card as u8);
    scene.table.prestige_discard.put(none.expect("dealt"));
    let mut play = scene.deal(1);
    play.all_pass().act(Action::Rewards);
    assert_eq!(play.player(ADA).score, 3);
}

#[test]
fn workers_that_are_missing_are_counted() {
    let mut scene = Scene::new(3);
    scene.table.offices[Office::Square.index()].executions = 3;
    scene.table.offices[Office::Square.index()].workers = [0, 3, 3, 0, 0];
    scene.player(ADA).court = 4;
    let play = scene.deal(1);
    assert_eq!(play.refusal(Action::Office(Office::Square)), Some(Refusal::Workers { missing: 1 }));
}

/// Corner case 20.
#[test]
fn the_start_player_marker_of_the_last_round_is_worth_five_points() {
    let mut scene = Scene::new(3);
    (scene.table.round, scene.table.stock_seen) = (5, 0b1_1111);
    let mut play = scene.deal(1);
    play.act(Action::Pass).all_pass();
    assert_eq!((play.table().phase, play.table().marker), (Phase::Over, ADA));
    let sheet = Brussels1893::score(&play.state);
    let row =
        sheet.rows.iter().find(|row| row.category == salon::games::brussels_1893::Category::StartPlayer);
    assert_eq!(row.map(|row| row.values.clone()), Some(vec![5, 0, 0]));
}

/// Corner case 12.
#[test]
fn a_reward_without_effect_may_be_taken() {
    let mut scene = Scene::new(3);
    scene.worker(ADA, at(3, 2), 1);
    scene.player(ADA).court = 0;
    let worker =
        scene.components.prestige.iter().position(|card| card.choice && card.rewards == [1, 0, 0, 1]);
    scene.table.prestige[2] = worker.map(|card| card as u8);
    let mut play = scene.deal(1);
    play.all_pass().act(Action::Reward(Reward::Worker));
    assert_eq!(play.player(ADA).levels, [0; 3]);
}

#[test]
fn a_card_without_points_goes_under_no_zone() {
    for (points, refused) in [(0, Some(Refusal::NoPoints)), (1, None)] {
        let mut scene = Scene::new(3);
        scene.worker(ADA, at(3, 2), 1);
        scene.table.prestige[2] = Some(0);
        Arc::make_mut(&mut scene.components).prestige[0].points = points;
        let mut play = scene.deal(1);
        play.all_pass();
        assert_eq!(play.refusal(Action::Tuck(Zone::Workers)), refused);
    }
}

/// Corner case 34.
#[test]
fn two_players_with_equal_stakes_are_tied() {
    let mut scene = Scene::new(2);
    scene.worker(ADA, at(3, 2), 2);
    scene.worker(BO, at(3, 3), 2);
    assert_eq!(scene.table.column_leaders(2).len(), 2);
}

/// Corner case 31.
#[test]
fn two_neutral_workers_leave_two_players_tied_and_may_be_agreed_to_contest() {
    let mut scene = Scene::new(2);
    let [one, two, three, four] = Iris::at(2, 2).spaces();
    scene.worker(ADA, one, 1);
    scene.worker(BO, two, 1);
    for space in [three, four] {
        scene.table.spaces[space.index()].worker = Some(Worker::Neutral);
    }
    assert_eq!(scene.table.around(Iris::at(2, 2)), Some(([1, 1, 0, 0, 0], 2)));
    assert_eq!(scene.table.iris_leaders(Iris::at(2, 2)).len(), 2);
    scene.table.options.neutral_contests_iris = true;
    assert!(scene.table.iris_leaders(Iris::at(2, 2)).is_empty());
}

#[test]
fn neutral_workers_go_on_active_spaces_without_house_from_the_start_player_on() {
    let mut scene = Scene::new(2);
    (scene.table.phase, scene.table.at) = (Phase::Neutral, 0);
    scene.corner(2, 2);
    (scene.player(ADA).neutral, scene.player(BO).neutral) = (1, 1);
    scene.house(BO, at(4, 4));
    let mut play = scene.deal(1);
    assert_eq!(play.offered().len(), 8);
    assert_eq!(play.refusal(Action::Neutral(at(4, 4))), Some(Refusal::HasHouse));
    assert_eq!(play.refusal(Action::Neutral(at(1, 1))), Some(Refusal::Asleep));
    play.act(Action::Neutral(at(3, 3)));
    assert_eq!((play.table().to_move(), Brussels1893::opens_turn(&play.state)), (BO, Some(BO)));
    play.act(Action::Neutral(at(3, 4)));
    assert_eq!((play.table().phase, play.table().to_move()), (Phase::Turns, ADA));
    // They block, bring nothing, and come back.
    assert_eq!(play.refusal(Action::Place { space: at(3, 3), stake: 1 }), Some(Refusal::Occupied));
    play.all_pass();
    assert_eq!(play.player(ADA).neutral, 1);
}

#[test]
fn workers_of_all_come_home_but_for_those_in_court() {
    let mut scene = Scene::new(3);
    scene.worker(ADA, at(2, 2), 4);
    scene.table.offices[0].workers = [1, 0, 0, 0, 0];
    scene.table.offices[0].executions = 1;
    let mut play = scene.deal(1);
    play.all_pass();
    while play.table().phase == Phase::Prestige {
        play.act(Action::Tuck(Zone::Workers));
    }
    assert_eq!((play.table().round, play.table().phase), (2, Phase::Corner));
    assert_eq!((play.player(ADA).reserve, play.player(ADA).court), (4, 3));
    assert!(play.table().spaces.iter().all(|spot| spot.worker.is_none() && spot.stake == 0));
    assert!(play.table().offices.iter().all(|office| office.executions == 0 && office.workers == [0; 5]));
}

#[test]
fn the_draft_goes_from_the_start_player_clockwise_with_a_franc_more_each() {
    let setup = Setup { seats: 5, ..Setup::default() };
    let components = Brussels1893::components(&setup).expect("five may play");
    let mut heard: Vec<Event> = Vec::new();
    let mut state = Brussels1893::start(&components, &setup, salon::engine::Seed(5), &mut heard);
    let first = state.table().start;
    for at in 0..5 {
        let seat = Seat((first.0 + at) % 5);
        assert_eq!(
            (Brussels1893::turn(&state), Brussels1893::opens_turn(&state)),
            (Turn::Of(seat), Some(seat))
        );
        let player = state.table().player(seat);
        assert_eq!((player.francs, player.reserve, player.court), (5 + u16::from(at), 5, 2));
        assert_eq!(player.ready().iter().collect::<Vec<_>>(), [BRUGMANN]);
        let mut actions = Vec::new();
        Brussels1893::actions(&state, &mut actions);
        assert_eq!(actions.len(), 5 - usize::from(at), "architects left");
        Brussels1893::apply(&mut state, actions[0], &mut heard);
        let taken = Brussels1893::check(&state, &actions[0]);
        assert_eq!(taken, Err(Refusal::NotNow));
        Brussels1893::apply(&mut state, Action::Artwork(Art::Green), &mut heard);
    }
    assert_eq!(state.table().phase, Phase::Corner);
    assert_eq!(state.table().stacks[Art::Green.index()], 1);
    assert_eq!(usize::from(state.table().player(DI).houses), HOUSES - 6);
}
