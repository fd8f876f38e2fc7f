//! The end of the game.

use super::super::scene::{ADA, BO, BRUGMANN, BULS, CY, MAETERLINCK, Scene};
use salon::engine::{Game, Turn};
use salon::games::brussels_1893::components::{Art, Zone};
use salon::games::brussels_1893::{Action, Brussels1893, Category, Phase, Refusal, points, total};

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
            for card in cards {
                scene.player(ADA).tucked[zone.index()].put(card);
            }
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

#[test]
fn jokers_count_for_nothing_in_what_the_game_would_come_to_now() {
    let worth = |jokers| {
        let mut scene = Scene::new(3);
        (scene.player(ADA).materials, scene.player(ADA).jokers) = ([1, 0, 1, 0], jokers);
        let play = scene.deal(1);
        let of = |category| points(play.components(), play.table(), ADA, category);
        (of(Category::Materials), total(play.components(), play.table(), ADA))
    };
    assert_eq!(worth(0).0, 2);
    assert_eq!(worth(3), worth(0));
}
