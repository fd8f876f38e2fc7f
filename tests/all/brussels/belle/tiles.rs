//! Tiles at the end of the game.

use crate::brussels::scene::{ADA, BO, EMPAIN, Play, Scene, at};
use salon::app::boards::brussels_1893::scene::belle::tile_worth;
use salon::games::brussels_1893::components::{Art, NobleId, Track, Zone};
use salon::games::brussels_1893::{Action, Category, Event, Phase, points, total, zone_counts};

const BULS: NobleId = 3;

/// The last round ends, up to the first decision after it.
fn ends(scene: &mut Scene) -> Play {
    scene.table.round = 5;
    scene.table.stock_seen = 0b1_1111;
    let mut play = scene.deal(1);
    play.all_pass();
    while play.table().phase < Phase::Tiles {
        let first = play.offered()[0];
        play.act(first);
    }
    play
}

#[test]
fn the_tile_of_points_comes_before_every_other_tile() {
    let mut scene = Scene::belle(3);
    // T01 counts 83 points, not those that T05 and T11 add.
    scene.player(ADA).score = 83;
    scene.level(ADA, Track::Crown, 6);
    scene.whites(ADA, Art::Blue, 2).tile(ADA, 5).tile(ADA, 11).tile(ADA, 1);
    let play = ends(&mut scene);
    let scored = play.heard.iter().filter_map(|event| match event {
        Event::TileScored { tile, points, .. } => Some((*tile + 1, *points)),
        _ => None,
    });
    let scored: Vec<(u8, u16)> = scored.collect();
    assert_eq!(scored, [(1, 11), (5, 12), (11, 6)]);
    assert_eq!(points(play.components(), play.table(), ADA, Category::Tiles), 29);
    assert_eq!(points(play.components(), play.table(), ADA, Category::Track), 83);
}

#[test]
fn one_zone_of_choice_is_worth_two_more_with_artworks_that_are_not_there() {
    let mut scene = Scene::belle(3);
    scene.artworks(ADA, Art::Blue, 3);
    scene.whites(ADA, Art::Green, 2).tile(ADA, 2).tile(ADA, 4);
    let mut play = ends(&mut scene);
    assert_eq!((play.table().phase, play.table().to_move()), (Phase::Tiles, ADA));
    assert_eq!(play.offered(), Zone::ALL.map(Action::Speciality));
    // Before it is chosen, the points as things stand count the best zone.
    assert_eq!(points(play.components(), play.table(), ADA, Category::Artworks), (3 + 4) * 3);
    let workers = points(play.components(), play.table(), ADA, Category::Workers);
    assert_eq!(workers, i32::from(zone_counts(play.components(), play.table(), ADA, Zone::Workers)));
    // What the choice would bring is told by this: white artworks are none of it, those of the tile are.
    assert_eq!(zone_counts(play.components(), play.table(), ADA, Zone::Artworks), 3 + 4);
    play.act(Action::Speciality(Zone::Artworks));
    assert_eq!(points(play.components(), play.table(), ADA, Category::Artworks), (3 + 4) * 3);
}

#[test]
fn the_tile_of_a_zone_of_choice_is_worth_what_it_adds_to_the_best_one() {
    let mut scene = Scene::belle(3);
    scene.artworks(ADA, Art::Blue, 3);
    let play = scene.tile(BO, 2).deal(1);
    let (components, table) = (play.components(), play.table());
    let at = table.belle.tiles.iter().position(|stand| stand.is_some_and(|stand| stand.tile == 1));
    let best = Zone::ALL.map(|zone| zone_counts(components, table, ADA, zone)).into_iter().max();
    let worth = tile_worth(components, table, at.expect("it lies there") as u8, ADA);
    assert_eq!(Some(worth), best.map(|best| 2 * i32::from(best)));
    assert!(worth > 0);
}

#[test]
fn francs_of_the_iris_level_come_before_salaries_and_free_nobles_are_paid() {
    let mut scene = Scene::belle(3);
    (scene.player(ADA).francs, scene.player(BO).francs) = (0, 0);
    scene.nobles(ADA, &[EMPAIN, BULS]);
    scene.nobles(BO, &[EMPAIN, BULS]);
    scene.level(ADA, Track::Iris, 2);
    scene.tile(ADA, 3).tile(BO, 12);
    let play = ends(&mut scene);
    // Six francs for Ada, who passed first: not enough for eight. Bo owes nothing.
    assert!(play.heard.contains(&Event::TileScored { seat: ADA, tile: 2, points: 0, francs: 6 }));
    assert_eq!(play.table().salary(play.components(), BO, BULS), 0);
    assert_eq!((play.table().phase, play.table().to_move()), (Phase::Salaries, ADA));
    let mut play = play;
    while !play.table().is_over() {
        let first = play.offered()[0];
        play.act(first);
    }
    assert_eq!(play.player(BO).unpaid.len(), 0);
}

#[test]
fn white_artworks_are_gone_before_the_final_scoring() {
    let mut scene = Scene::belle(3);
    scene.artworks(ADA, Art::Blue, 1);
    scene.whites(ADA, Art::Green, 2);
    let mut play = ends(&mut scene);
    let before = total(play.components(), play.table(), ADA);
    while !play.table().is_over() {
        let first = play.offered()[0];
        play.act(first);
    }
    assert!(play.heard.contains(&Event::WhitesDiscarded { seat: ADA, artworks: 2 }));
    assert_eq!(play.player(ADA).artworks(), 1);
    assert_eq!(total(play.components(), play.table(), ADA), before);
}

#[test]
fn the_tile_of_first_passers_pays_by_the_number_of_players() {
    for (seats, each) in [(2, 3), (3, 3), (4, 5), (5, 5)] {
        let mut scene = Scene::belle(seats);
        scene.player(ADA).face_down = 2;
        let play = scene.tile(ADA, 7).deal(1);
        assert_eq!(play.table().to_come(play.components(), ADA), [2 * each, 0]);
    }
}

#[test]
fn what_is_expected_at_the_end_is_what_comes() {
    let mut scene = Scene::belle(3);
    scene.houses(ADA, &[at(1, 1), at(1, 2)]);
    scene.whites(ADA, Art::Blue, 1).tile(ADA, 9).tile(ADA, 11).tile(ADA, 6);
    let mut play = ends(&mut scene);
    while !play.table().is_over() {
        let first = play.offered()[0];
        play.act(first);
    }
    assert_eq!(points(play.components(), play.table(), ADA, Category::Tiles), 5 + 3);
    assert_eq!(play.player(ADA).tile_points, 8);
}
