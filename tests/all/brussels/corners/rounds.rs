//! Columns, irises, court, neutral workers, and the turn of the round.

use super::super::scene::{ADA, BO, CY, Scene, at};
use salon::engine::Seat;
use salon::games::brussels_1893::components::{Office, Track, Work, Zone};
use salon::games::brussels_1893::grid::{Iris, Space};
use salon::games::brussels_1893::{Action, Event, Options, Phase, Setup, Worker};

/// Corner case 13.
#[test]
fn a_zone_takes_one_card_a_round_and_the_next_one_in_the_next_round() {
    let mut scene = Scene::new(3);
    for column in 2..=4 {
        scene.worker(ADA, at(column, 2), 1);
    }
    let mut play = scene.deal(1);
    play.all_pass();
    for zone in [Zone::Workers, Zone::Artworks, Zone::Francs] {
        play.act(Action::Tuck(zone));
    }
    assert_eq!(play.table().round, 2);
    play.act(Action::Corner(0));
    // The start player now; a space of any active column.
    let seat = play.table().to_move();
    let space = play.space(Work::Workshop);
    play.act(Action::Place { space, stake: 1 });
    while play.table().due().is_some() {
        play.act(play.offered()[0]);
    }
    play.all_pass().act(Action::Tuck(Zone::Workers));
    assert_eq!((seat, play.player(ADA).tucked[Zone::Workers.index()].len()), (ADA, 2));
}

/// Corner case 34.
#[test]
fn two_players_with_equal_stakes_both_take_the_reward_and_nobody_the_icons() {
    let mut scene = Scene::new(2);
    scene.below(2, 26);
    scene.worker(ADA, at(3, 2), 2);
    scene.worker(BO, at(3, 3), 2);
    let mut play = scene.deal(1);
    assert_eq!(play.table().icons(play.components()), [0; 5]);
    play.all_pass();
    assert_eq!([ADA, BO].map(|seat| play.player(seat).level(Track::Architect)), [1, 1]);
    // Ada's two icons are those for passing first.
    assert_eq!(play.table().start, ADA);
}

#[test]
fn a_column_without_stakes_keeps_its_card_until_the_round_ends() {
    let mut scene = Scene::new(3);
    scene.worker(ADA, at(2, 2), 1);
    let mut play = scene.deal(1);
    let cards = play.table().prestige;
    play.all_pass();
    assert_eq!(play.table().prestige, cards);
    play.act(Action::Tuck(Zone::Nobles));
    for (column, card) in cards.into_iter().enumerate() {
        let card = card.expect("dealt");
        assert_eq!(play.table().prestige_discard.has(card), column != 1, "column {column}");
        assert_ne!(play.table().prestige[column], Some(card));
    }
    assert_eq!(play.table().prestige.iter().flatten().count(), 5);
}

#[test]
fn stakes_of_a_column_add_up_and_columns_asleep_are_not_counted() {
    let mut scene = Scene::new(3);
    scene.worker(ADA, at(4, 2), 2);
    scene.worker(ADA, at(4, 3), 2);
    scene.worker(BO, at(4, 4), 3);
    assert_eq!(scene.table.stakes(3)[..3], [4, 3, 0]);
    assert_eq!(scene.table.column_leaders(3).only(), Some(ADA));
    let mut play = scene.deal(1);
    assert!(!play.table().is_active_column(0));
    play.all_pass();
    let counted = |event: &Event| if let Event::Column { column, .. } = event { Some(*column) } else { None };
    let columns: Vec<u8> = play.heard.iter().filter_map(counted).collect();
    assert_eq!(columns, [1, 2, 3, 4]);
}

#[test]
fn without_icons_the_left_neighbour_starts_and_of_two_the_other() {
    for (seats, start, next) in [(2, ADA, BO), (2, BO, ADA), (3, CY, ADA), (5, Seat(3), Seat(4))] {
        let mut scene = Scene::new(seats);
        (scene.table.start, scene.table.marker) = (start, start);
        assert_eq!(scene.table.next_start(&scene.components), next, "{seats} players");
    }
    // Of those who are tied the first from the left of whoever starts; that one is last.
    let mut scene = Scene::new(5);
    (scene.table.start, scene.table.marker) = (CY, CY);
    (scene.table.first_passer, scene.player(CY).face_down) = (Some(CY), 1);
    scene.below(2, 26);
    scene.worker(BO, at(3, 2), 1);
    assert_eq!(scene.table.icons(&scene.components), [0, 2, 2, 0, 0]);
    assert_eq!(scene.table.next_start(&scene.components), BO);
}

#[test]
fn nobody_goes_to_court_from_an_empty_brussels_board_and_all_who_tie_do() {
    let mut play = Scene::new(3).deal(1);
    play.all_pass();
    assert_eq!([ADA, BO, CY].map(|seat| play.player(seat).court), [2; 3]);
    let mut scene = Scene::new(3);
    scene.table.offices[Office::Park.index()].executions = 3;
    scene.table.offices[Office::Park.index()].workers = [2, 2, 2, 0, 0];
    let mut play = scene.deal(1);
    play.all_pass();
    assert_eq!([ADA, BO, CY].map(|seat| (play.player(seat).court, play.player(seat).reserve)), [(3, 4); 3]);
}

#[test]
fn workers_of_three_players_and_a_neutral_one_share_an_iris_only_where_all_is_equal() {
    let mut scene = Scene::new(4);
    let [one, two, three, four] = Iris::at(2, 2).spaces();
    for (space, seat) in [(one, ADA), (two, BO), (three, CY), (four, Seat(3))] {
        scene.worker(seat, space, 1);
    }
    assert_eq!(scene.table.iris_leaders(Iris::at(2, 2)).len(), 4);
    scene.worker(ADA, four, 1);
    assert_eq!(scene.table.iris_leaders(Iris::at(2, 2)).only(), Some(ADA));
}

#[test]
fn the_stake_under_a_worker_counts_nothing_for_an_iris() {
    let mut scene = Scene::new(3);
    scene.table.prestige = [None; 5];
    let [one, two, three, four] = Iris::at(2, 2).spaces();
    for (space, seat, stake) in [(one, ADA, 9), (two, ADA, 9), (three, BO, 1), (four, BO, 1)] {
        scene.worker(seat, space, stake);
    }
    let mut play = scene.deal(1);
    play.all_pass();
    assert_eq!([ADA, BO].map(|seat| play.player(seat).score), [1, 1], "level 1 of the track");
}

#[test]
fn neutral_workers_win_an_iris_from_both_only_where_that_is_agreed() {
    for contests in [false, true] {
        let options = Options { neutral_contests_iris: contests, ..Options::default() };
        let mut scene = Scene::of(&Setup { seats: 2, options, edition: None });
        scene.table.prestige = [None; 5];
        let [one, two, three, four] = Iris::at(2, 2).spaces();
        scene.worker(ADA, one, 1);
        scene.worker(BO, two, 1);
        for space in [three, four] {
            scene.table.spaces[space.index()].worker = Some(Worker::Neutral);
        }
        let mut play = scene.deal(1);
        play.all_pass();
        let expected = if contests { [0; 2] } else { [1; 2] };
        assert_eq!([ADA, BO].map(|seat| play.player(seat).score), expected);
    }
}

#[test]
fn a_neutral_worker_stays_at_home_where_there_is_no_space_for_it() {
    let mut scene = Scene::new(2);
    (scene.table.phase, scene.table.at) = (Phase::Neutral, 0);
    scene.corner(2, 2);
    (scene.player(ADA).neutral, scene.player(BO).neutral) = (1, 1);
    let area: Vec<Space> = scene.table.area.expect("an area").spaces().collect();
    // Eight houses: one space is left.
    scene.houses(ADA, &area[..4]);
    scene.houses(BO, &area[4..8]);
    let mut play = scene.deal(1);
    assert_eq!(play.offered(), [Action::Neutral(area[8])]);
    play.act(Action::Neutral(area[8]));
    assert_eq!((play.table().phase, play.table().to_move()), (Phase::Turns, ADA), "Bo is not asked");
    assert_eq!((play.player(ADA).neutral, play.player(BO).neutral), (0, 1));
    play.all_pass();
    assert_eq!((play.player(ADA).neutral, play.player(BO).neutral), (1, 1));
}

#[test]
fn every_second_strip_shows_its_reverse_where_that_is_agreed() {
    for alternating in [false, true] {
        let options = Options { alternating_strips: alternating, ..Options::default() };
        let scene = Scene::of(&Setup { seats: 3, options, edition: None });
        for row in 1..=5_u8 {
            // Strips lie from the top; the second and the fourth are reversed.
            let strip = usize::from(5 - row);
            let side = usize::from(alternating && strip % 2 == 1);
            for column in 1..=5_u8 {
                let printed = scene.components.strips[strip].sides[side][usize::from(column) - 1];
                assert_eq!(scene.table.work(&scene.components, at(column, row)), printed);
            }
        }
    }
}
