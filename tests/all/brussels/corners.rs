//! The corner cases of the rules, and what an action does where little or nothing is left.

use super::scene::{
    ADA, ALBERT, BO, BRUGMANN, BULS, CY, EMPAIN, MAETERLINCK, Play, SOLVAY, Scene, VAN_DE_VELDE, VANDERVELDE,
    at,
};
use salon::engine::{Game, Seat, Turn};
use salon::games::brussels_1893::components::{Art, Material, Office, Track, Work, Zone};
use salon::games::brussels_1893::grid::{Iris, Space};
use salon::games::brussels_1893::{
    Action, Brussels1893, Category, Event, Options, Phase, Refusal, Setup, Why, Worker, points,
};

/// Where Ada puts a worker, nothing happens, and the worker stays.
fn has_no_effect(scene: &Scene, work: Work) -> Play {
    let mut play = scene.deal(1);
    let reserve = play.player(ADA).reserve;
    play.place(work);
    assert!(play.heard.contains(&Event::NoEffect { seat: ADA }), "{work:?}");
    assert_eq!((play.player(ADA).reserve, play.table().on_spaces(ADA)), (reserve - 1, 1));
    assert_eq!(play.table().to_move(), BO);
    play
}

/// Corner case 15, and the same for the other four actions.
#[test]
fn a_worker_may_go_where_the_action_cannot_be_performed() {
    let mut scene = Scene::new(5);
    for (seat, art) in [(BO, Art::Yellow), (CY, Art::Blue), (Seat(3), Art::Brown), (Seat(4), Art::Green)] {
        scene.artworks(seat, art, 6);
    }
    has_no_effect(&scene, Work::Workshop);
    // Black ones are there all the same.
    assert_eq!(scene.deal(1).table().stacks, [0, 0, 0, 0, 6]);
    let mut scene = Scene::new(3);
    scene.artworks(ADA, Art::Blue, 2);
    scene.artworks(ADA, Art::Green, 1);
    scene.table.market.display = [Some(Art::Green), Some(Art::Blue)];
    has_no_effect(&scene, Work::Sale);
    // No payment.
    let mut scene = Scene::new(3);
    scene.player(ADA).francs = 1;
    has_no_effect(&scene, Work::Build);
    // No house left.
    scene.player(ADA).materials = [9, 9, 9];
    scene.houses(ADA, &[1, 2, 3, 4, 5].map(|column| at(column, 1)));
    scene.house(ADA, at(1, 2));
    has_no_effect(&scene, Work::Build);
}

/// Corner case 15: thirty houses of five players are more than there are spaces.
#[test]
fn where_no_space_is_left_for_a_house_none_is_built() {
    let mut scene = Scene::new(5);
    let spaces: Vec<Space> = Space::all().collect();
    for (owner, chunk) in (1..5).map(Seat).zip(spaces.chunks(6)) {
        scene.houses(owner, chunk);
    }
    scene.player(ADA).materials = [9, 9, 9];
    // The last space is where the worker goes.
    let last = spaces[24];
    assert_eq!(scene.table.work(&scene.components, last), Work::Build);
    let mut play = scene.deal(1);
    assert!(play.table().is_free_for_house(last));
    play.act(Action::Place { space: last, stake: 1 });
    assert!(play.heard.contains(&Event::NoEffect { seat: ADA }));
    // Nor is building offered in the park.
    let mut play = scene.deal(1);
    play.act(Action::Pass);
    scene.worker(ADA, last, 1);
    let mut play = scene.deal(1);
    play.act(Action::Office(Office::Park));
    assert_eq!(play.refusal(Action::Copy(Work::Build)), Some(Refusal::NoEffect));
}

#[test]
fn the_last_cube_is_all_that_is_taken() {
    let mut scene = Scene::new(3);
    scene.player(BO).materials = [10, 10, 9];
    let mut play = scene.deal(1);
    play.place(Work::Materials);
    assert_eq!(play.offered(), [Action::Material(Material::Stone)]);
    assert_eq!(play.refusal(Action::Material(Material::Wood)), Some(Refusal::NoMaterial(Material::Wood)));
    play.act(Action::Material(Material::Stone));
    assert_eq!((play.player(ADA).materials, play.table().to_move()), ([0, 0, 1], BO));
}

#[test]
fn two_materials_may_be_equal_or_different() {
    for (one, other, taken) in
        [(Material::Wood, Material::Wood, [2, 0, 0]), (Material::Iron, Material::Stone, [0, 1, 1])]
    {
        let mut play = Scene::new(3).deal(1);
        play.place(Work::Materials).act(Action::Material(one)).act(Action::Material(other));
        assert_eq!(play.player(ADA).materials, taken);
        assert_eq!(play.table().to_move(), BO, "two are all");
    }
}

/// Corner cases 4 and 18.
#[test]
fn a_displayed_artwork_that_is_given_back_can_be_made_at_once() {
    let mut scene = Scene::new(3);
    scene.artworks(ADA, Art::Green, 1);
    scene.artworks(BO, Art::Brown, 5);
    scene.table.market.display = [Some(Art::Brown), None];
    // With a slot free nothing is given back.
    let mut play = scene.deal(1);
    play.place(Work::Sale).act(Action::Sell(Art::Green)).act(Action::Market { column: 4, row: 5 });
    assert_eq!(play.table().market.display, [Some(Art::Brown), Some(Art::Green)]);
    assert_eq!((play.table().to_move(), play.table().stacks[Art::Brown.index()]), (BO, 0));
    play.place(Work::Workshop);
    assert_eq!(play.refusal(Action::Artwork(Art::Brown)), Some(Refusal::NoArtwork(Art::Brown)));
    // With both full the one that is chosen is.
    scene.table.market.display = [Some(Art::Brown), Some(Art::Yellow)];
    let mut play = scene.deal(1);
    play.place(Work::Sale).act(Action::Sell(Art::Green)).act(Action::Market { column: 4, row: 5 });
    assert_eq!(play.offered(), [Action::Replace(0), Action::Replace(1)]);
    play.act(Action::Replace(0));
    play.place(Work::Workshop).act(Action::Artwork(Art::Brown));
    assert_eq!(play.player(BO).artworks[Art::Brown.index()], 6);
}

#[test]
fn the_marker_may_turn_back_and_never_leaves_the_market() {
    let mut scene = Scene::new(3);
    scene.table.market.centre = [2, 2];
    scene.artworks(ADA, Art::Blue, 2);
    let mut play = scene.deal(1);
    play.place(Work::Sale).act(Action::Sell(Art::Blue));
    // Staying is two steps, there and back; beyond the edge is nothing.
    let centres = [[2, 2], [4, 2], [3, 3], [2, 4]].map(|[column, row]| Action::Market { column, row });
    assert_eq!(play.offered(), centres);
    assert_eq!(play.refusal(Action::Market { column: 1, row: 3 }), Some(Refusal::OutOfReach { steps: 2 }));
}

#[test]
fn every_colour_pays_what_its_square_shows() {
    // The squares of the marker by colour: columns to the right, rows up.
    let squares = [
        (Art::Black, 0, 0),
        (Art::Yellow, -1, 1),
        (Art::Blue, 1, 1),
        (Art::Brown, -1, -1),
        (Art::Green, 1, -1),
    ];
    for (art, right, up) in squares {
        for (column, row) in (2..=6_i8).flat_map(|column| (2..=6_i8).map(move |row| (column, row))) {
            let mut scene = Scene::new(3);
            scene.artworks(ADA, art, 1);
            // One step from below, or from above.
            let from = if row > 2 { row - 1 } else { row + 1 };
            scene.table.market.centre = [column as u8, from as u8];
            let mut play = scene.deal(1);
            play.place(Work::Sale).act(Action::Sell(art));
            play.act(Action::Market { column: column as u8, row: row as u8 });
            let axis = [6, 4, 2, 0, 2, 4, 6];
            let (points, francs) = (axis[(column + right - 1) as usize], axis[(row + up - 1) as usize]);
            assert_eq!(play.player(ADA).score, points, "{art:?} on {column}, {row}");
            assert_eq!(play.player(ADA).francs, 10 - 1 + francs as u16, "{art:?} on {column}, {row}");
        }
    }
}

/// Corner case 19.
#[test]
fn the_park_copies_each_of_the_five_actions_without_worker_stake_or_house_on_a_space() {
    for work in Work::ALL {
        let mut scene = Scene::new(3);
        scene.artworks(ADA, Art::Blue, 1);
        scene.player(ADA).materials = [1, 0, 1];
        scene.house(BO, scene.space(work));
        let mut play = scene.deal(1);
        play.act(Action::Office(Office::Park)).act(Action::Copy(work));
        if work == Work::Workshop {
            assert_eq!(play.refusal(Action::Artwork(Art::Black)), Some(Refusal::Black));
        }
        while play.table().to_move() == ADA {
            play.act(play.offered()[0]);
        }
        assert_eq!(play.table().on_spaces(ADA), 0, "{work:?}");
        assert!(!play.heard.iter().any(|event| matches!(event, Event::Free { .. })), "{work:?}");
        assert_eq!(Brussels1893::opens_turn(&play.state), Some(BO), "{work:?}");
        let player = play.player(ADA);
        match work {
            Work::Workshop => assert_eq!(player.artworks(), 2),
            Work::Sale => assert_eq!((player.artworks(), play.table().is_displayed(Art::Blue)), (0, true)),
            Work::Noble => assert!(play.heard.iter().any(|event| matches!(event, Event::Bought { .. }))),
            Work::Materials => assert_eq!(player.materials(), 4),
            Work::Build => assert_eq!((player.houses, player.materials()), (1, 0)),
        }
    }
}

/// What happened of nobles in purchase, on the square and for a house's owner.
#[test]
fn every_noble_acts_when_bought_and_for_the_owner_of_a_house() {
    for noble in [EMPAIN, SOLVAY, BULS, ALBERT, VAN_DE_VELDE, VANDERVELDE, MAETERLINCK] {
        let gained = |play: &Play, seat: Seat, francs: u16| {
            let player = play.player(seat);
            let [iris, crown, architect] = player.levels;
            [
                player.jokers.into(),
                player.materials().into(),
                iris.into(),
                crown.into(),
                architect.into(),
                2 - u16::from(player.court),
                player.score as u16,
                player.francs - francs,
            ]
        };
        let mut expected = [0; 8];
        match noble {
            EMPAIN => expected[0] = 2,
            SOLVAY => expected[1] = 1,
            BULS => expected[2] = 1,
            ALBERT => expected[3] = 1,
            VAN_DE_VELDE => expected[4] = 1,
            VANDERVELDE => expected[5] = 1,
            _ => expected[6] = 5,
        }
        let choose = |play: &mut Play| {
            if noble == SOLVAY {
                play.act(Action::Choose(0)).act(Action::Material(Material::Iron));
            }
        };
        for (slot, cost) in [(0, 3), (1, 2), (2, 1), (3, 0)] {
            let mut scene = Scene::new(3);
            scene.table.nobles = [BULS, BULS, EMPAIN, EMPAIN].map(Some);
            scene.table.nobles[slot] = Some(noble);
            for keep in [true, false] {
                let mut play = scene.deal(1);
                play.place(Work::Noble).act(Action::Buy(slot as u8));
                choose(&mut play);
                assert_eq!(gained(&play, ADA, 9 - cost), expected, "noble {noble} for {cost}");
                assert_eq!(play.offered(), [Action::Keep, Action::Dismiss]);
                play.act(if keep { Action::Keep } else { Action::Dismiss });
                assert_eq!(play.player(ADA).nobles.has(noble), keep);
                assert_eq!(play.player(ADA).exhausted.has(noble), keep, "kept exhausted");
                assert_eq!(play.table().noble_discard[usize::from(noble)], u8::from(!keep));
                assert!(play.table().nobles.iter().all(Option::is_some), "the row is filled");
            }
        }
        // Bo's house stands on a noble's space.
        let mut scene = Scene::new(3);
        let space = scene.space(Work::Noble);
        scene.house(BO, space);
        scene.nobles(BO, &[noble]);
        scene.table.nobles[3] = Some(EMPAIN);
        let mut play = scene.deal(1);
        play.act(Action::Place { space, stake: 1 }).act(Action::Buy(3)).act(Action::Keep);
        assert_eq!(play.why(), Some(Why::Use { left: 1, house: Some(space) }));
        play.act(Action::Use(noble));
        choose(&mut play);
        assert_eq!(gained(&play, BO, 10), expected, "noble {noble} of the house's owner");
        assert!(play.player(BO).ready().is_empty(), "used up for this round");
    }
}

#[test]
fn a_nobles_effect_that_cannot_happen_is_lost_and_the_noble_is_exhausted() {
    for noble in [EMPAIN, SOLVAY, BULS, ALBERT, VAN_DE_VELDE, VANDERVELDE] {
        let mut scene = Scene::new(3);
        scene.nobles(ADA, &[noble]);
        for track in Track::ALL {
            scene.level(ADA, track, 6);
        }
        scene.player(ADA).court = 0;
        (scene.player(BO).jokers, scene.player(BO).materials) = (15, [10; 3]);
        let mut play = scene.deal(1);
        play.act(Action::Office(Office::Square)).act(Action::Use(noble));
        let player = play.player(ADA);
        assert_eq!((player.levels, player.court, player.jokers, player.materials()), ([5; 3], 0, 0, 0));
        assert!(player.exhausted.has(noble), "noble {noble}");
        assert_eq!(play.table().to_move(), BO, "noble {noble}: nothing is asked");
    }
    // One joker is left of two.
    let mut scene = Scene::new(3);
    scene.nobles(ADA, &[EMPAIN]);
    scene.player(BO).jokers = 14;
    let mut play = scene.deal(1);
    play.act(Action::Office(Office::Square)).act(Action::Use(EMPAIN));
    assert_eq!(play.player(ADA).jokers, 1);
}

#[test]
fn the_owner_of_a_house_may_leave_the_noble_ready_and_nobody_is_asked_in_vain() {
    let mut scene = Scene::new(3);
    let space = scene.space(Work::Noble);
    scene.house(BO, space);
    scene.nobles(BO, &[MAETERLINCK]);
    scene.table.nobles[3] = Some(EMPAIN);
    let mut play = scene.deal(1);
    play.act(Action::Place { space, stake: 1 }).act(Action::Buy(3)).act(Action::Dismiss).act(Action::Decline);
    assert!(play.player(BO).ready().has(MAETERLINCK));
    assert_eq!(Brussels1893::opens_turn(&play.state), Some(BO));
    // None is ready: nothing is asked.
    scene.player(BO).exhausted.put(MAETERLINCK);
    let mut play = scene.deal(1);
    play.act(Action::Place { space, stake: 1 }).act(Action::Buy(3)).act(Action::Dismiss);
    assert_eq!(Brussels1893::opens_turn(&play.state), Some(BO));
}

#[test]
fn free_actions_bring_nothing_where_the_supply_is_empty() {
    let mut scene = Scene::new(3);
    let space = scene.space(Work::Workshop);
    scene.house(BO, space);
    scene.artworks(CY, Art::Black, 6);
    let mut play = scene.deal(1);
    play.act(Action::Place { space, stake: 1 }).act(Action::Artwork(Art::Blue));
    assert_eq!(play.player(BO).artworks(), 0, "no black one is left");
    let mut scene = Scene::new(3);
    let space = scene.space(Work::Materials);
    scene.house(BO, space);
    scene.player(CY).materials = [10, 10, 8];
    let mut play = scene.deal(1);
    play.act(Action::Place { space, stake: 1 });
    play.act(Action::Material(Material::Stone)).act(Action::Material(Material::Stone));
    assert_eq!(Brussels1893::opens_turn(&play.state), Some(BO), "Ada took the last ones");
}

/// Corner case 11.
#[test]
fn who_has_passed_gets_the_worker_out_of_court_for_the_next_round() {
    let mut scene = Scene::new(3);
    let space = scene.space(Work::Noble);
    scene.house(BO, space);
    scene.nobles(BO, &[VANDERVELDE]);
    (scene.player(BO).passed, scene.player(BO).face_down) = (true, 1);
    scene.table.first_passer = Some(BO);
    let mut play = scene.deal(1);
    play.act(Action::Place { space, stake: 1 }).act(Action::Buy(3)).act(Action::Keep);
    play.act(Action::Use(VANDERVELDE));
    assert_eq!((play.player(BO).reserve, play.table().to_move()), (6, CY), "no turn follows");
    play.all_pass();
    while play.table().phase == Phase::Prestige {
        play.act(play.offered()[0]);
    }
    assert_eq!((play.table().round, play.player(BO).reserve, play.player(BO).court), (2, 6, 1));
}

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
fn the_same_player_pays_more_for_the_same_brussels_action() {
    let mut play = Scene::new(2).deal(1);
    play.act(Action::Office(Office::Market)).act(Action::Jokers(1)).act(Action::Pass);
    play.act(Action::Office(Office::Market)).act(Action::Jokers(1));
    assert_eq!((play.player(ADA).reserve, play.table().in_offices(ADA)), (2, 3));
    assert_eq!(play.refusal(Action::Office(Office::Market)), Some(Refusal::Workers { missing: 1 }));
}

/// Corner case 30.
#[test]
fn with_deck_and_discard_pile_empty_slots_stay_empty() {
    let mut scene = Scene::new(3);
    let all = [BRUGMANN, EMPAIN, SOLVAY, BULS, ALBERT, VAN_DE_VELDE, VANDERVELDE, MAETERLINCK];
    // Three of each of seven: four are in the row, the others kept.
    scene.table.nobles = [EMPAIN, SOLVAY, BULS, ALBERT].map(Some);
    scene.nobles(ADA, &all[5..]);
    scene.nobles(BO, &all);
    scene.nobles(CY, &all);
    let mut play = scene.deal(1);
    assert_eq!(play.table().noble_deck, 0);
    play.place(Work::Noble).act(Action::Buy(3)).act(Action::Keep);
    assert_eq!(play.table().nobles, [None, Some(EMPAIN), Some(SOLVAY), Some(BULS)]);
    // The end of the round discards one, who is all that is left to be drawn.
    play.all_pass();
    while play.table().phase == Phase::Prestige {
        play.act(play.offered()[0]);
    }
    assert_eq!(play.table().nobles, [None, Some(BULS), Some(EMPAIN), Some(SOLVAY)]);
    assert!(play.heard.contains(&Event::Reshuffled));
}

#[test]
fn an_empty_row_of_nobles_has_nobody_to_buy() {
    let mut scene = Scene::new(4);
    let seven = [EMPAIN, SOLVAY, BULS, ALBERT, VAN_DE_VELDE, VANDERVELDE, MAETERLINCK];
    scene.table.nobles = [None; 4];
    for seat in [BO, CY, Seat(3)] {
        scene.nobles(seat, &seven);
    }
    has_no_effect(&scene, Work::Noble);
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
fn actions_without_effect_on_the_brussels_board_are_an_agreement() {
    let cases: [(Office, fn(&mut Scene)); 3] = [
        // Nobody is ready.
        (Office::Square, |scene| scene.nobles(ADA, &[])),
        (Office::Market, |scene| scene.player(BO).jokers = 15),
        // Nothing that a park could copy: no artwork to make or sell, no noble, no material.
        (Office::Park, |scene| {
            scene.player(BO).materials = [10; 3];
            for (seat, art) in [(BO, Art::Yellow), (CY, Art::Blue), (Seat(3), Art::Brown), (BO, Art::Green)] {
                scene.artworks(seat, art, 6);
            }
            scene.table.nobles = [None; 4];
            for seat in [BO, CY, Seat(3)] {
                scene.nobles(seat, &[EMPAIN, SOLVAY, BULS, ALBERT, VAN_DE_VELDE, VANDERVELDE, MAETERLINCK]);
            }
            scene.player(ADA).francs = 0;
        }),
    ];
    for (office, with) in cases {
        for allowed in [true, false] {
            let options = Options { brussels_empty_placement: allowed, ..Options::default() };
            let mut scene = Scene::of(&Setup { seats: 4, options, edition: None });
            with(&mut scene);
            let mut play = scene.deal(1);
            if allowed {
                play.act(Action::Office(office));
                assert!(play.heard.contains(&Event::NoEffect { seat: ADA }), "{office:?}");
                assert_eq!((play.table().in_offices(ADA), play.table().to_move()), (1, BO));
            } else {
                assert_eq!(play.refusal(Action::Office(office)), Some(Refusal::NoEffect), "{office:?}");
                assert!(!play.offered().contains(&Action::Office(office)));
            }
        }
    }
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

#[test]
fn a_tie_in_points_is_a_shared_victory() {
    let mut scene = Scene::new(3);
    (scene.table.phase, scene.table.round) = (Phase::Over, 5);
    (scene.table.area, scene.table.stock, scene.table.stock_seen) = (None, None, 0b1_1111);
    for seat in [ADA, BO, CY] {
        let player = scene.player(seat);
        (player.settled, player.francs, player.jokers) = (true, 0, 0);
    }
    (scene.table.marker, scene.table.start) = (CY, CY);
    (scene.player(ADA).score, scene.player(BO).score) = (20, 20);
    let sheet = Brussels1893::score(&scene.deal(1).state);
    assert_eq!(sheet.winners().collect::<Vec<_>>(), [ADA, BO]);
    assert!(sheet.tie_breaks.is_empty());
}

/// Corner cases 21 and 22.
#[test]
fn unpaid_nobles_and_paid_francs_score_nothing_and_points_may_fall_below_none() {
    let mut scene = Scene::new(3);
    (scene.table.phase, scene.table.round) = (Phase::Salaries, 5);
    (scene.table.area, scene.table.stock, scene.table.stock_seen) = (None, None, 0b1_1111);
    scene.nobles(ADA, &[BULS, MAETERLINCK]);
    // Four, four and two: only Brugmann can be paid with three francs.
    (scene.player(ADA).francs, scene.player(ADA).score) = (3, 4);
    let mut play = scene.deal(1);
    assert_eq!(play.refusal(Action::Unpaid(BRUGMANN)), Some(Refusal::Payable));
    assert_eq!(play.refusal(Action::Settle), Some(Refusal::TooDear { missing: 7 }));
    while play.table().to_move() == ADA && play.table().phase == Phase::Salaries {
        play.act(play.offered()[0]);
    }
    let player = play.player(ADA);
    assert_eq!((player.score, player.francs, player.nobles.len(), player.unpaid.len()), (4 - 10, 1, 1, 2));
    let of = |category| points(play.components(), play.table(), ADA, category);
    assert_eq!([Category::Unpaid, Category::Nobles, Category::Francs].map(of), [-10, 1, 0]);
}

#[test]
fn what_a_zone_counts_is_what_is_left_at_the_end() {
    // Workers out of court, nobles, artworks and francs, what each zone pays for its own value of 3.
    for (court, artworks, francs, expected) in [
        (0, 0, 3, [15, 3, 0, 0]),
        (2, 4, 4, [9, 3, 12, 3]),
        (5, 1, 11, [0, 3, 3, 6]),
        (7, 0, 12, [0, 3, 0, 9]),
    ] {
        let mut scene = Scene::new(3);
        (scene.table.phase, scene.table.round) = (Phase::Over, 5);
        (scene.table.area, scene.table.stock, scene.table.stock_seen) = (None, None, 0b1_1111);
        scene.nobles(ADA, &[]);
        for (zone, cards) in Zone::ALL.into_iter().zip([[20, 21], [22, 23], [24, 25], [26, 27]]) {
            cards.into_iter().for_each(|card| scene.player(ADA).tucked[zone.index()].put(card));
        }
        scene.artworks(ADA, Art::Black, artworks);
        let player = scene.player(ADA);
        (player.court, player.francs, player.settled) = (court, francs, true);
        let play = scene.deal(1);
        let of = |category| points(play.components(), play.table(), ADA, category);
        let zones = [Category::Workers, Category::Nobles, Category::Artworks, Category::Francs].map(of);
        assert_eq!(zones, expected, "{court} in court, {artworks} artworks, {francs} francs");
    }
}

#[test]
fn after_the_fifth_round_no_card_comes_and_nothing_is_left_to_play() {
    let mut scene = Scene::new(3);
    (scene.table.round, scene.table.stock_seen) = (5, 0b1_1111);
    scene.player(ADA).jokers = 3;
    let mut play = scene.deal(1);
    play.all_pass();
    let table = play.table();
    assert_eq!((Brussels1893::turn(&play.state), table.prestige, table.stock), (Turn::Over, [None; 5], None));
    assert_eq!((play.player(ADA).jokers, table.jokers), (0, 15));
    assert_eq!(play.refusal(Action::Pass), Some(Refusal::Over));
}
