//! Azul: Summer Pavilion by example: what happens between the turns. Filling the supply, pouring the tower, the order of seats,
//! passing, the last round, and the penalties of an edition.

use super::scene::{Scene, count, tiles};
use salon::app::sentence::plain;
use salon::app::session::{Speech, Worded};
use salon::app::words::Language;
use salon::engine::{Edition, Game, Seat, Seed, Viewer};
use salon::games::azul_summer_pavilion::Colour::{Blue, Green, Orange, Purple, Red, Yellow};
use salon::games::azul_summer_pavilion::{
    Action, AzulSummerPavilion, Colour, Event, Phase, Setup, Side, Source,
};

fn seats(seats: u8) -> Setup {
    Setup { seats, ..Setup::default() }
}

fn take(source: Source, colour: Colour) -> Action {
    Action::Take { source, colour }
}

/// What the supply was filled with, and whether the tower was poured for it.
fn refilled(events: &[Event]) -> Option<(u8, bool)> {
    events.iter().find_map(|event| match event {
        Event::Refilled { tiles, poured } => Some((count(tiles), *poured)),
        _ => None,
    })
}

#[test]
fn the_supply_is_filled_before_the_factories() {
    let components = AzulSummerPavilion::components(&seats(2)).expect("a sound setup");
    let mut events: Vec<Event> = Vec::new();
    AzulSummerPavilion::start(&components, &seats(2), Seed(1), &mut events);
    let at = |is: fn(&Event) -> bool| events.iter().position(is).expect("told");
    let supply = at(|event| matches!(event, Event::Refilled { tiles, .. } if count(tiles) == 10));
    let factories = at(|event| matches!(event, Event::FactoriesFilled { tiles, .. } if count(tiles) == 20));
    assert!(supply < factories, "{events:?}");
}

#[test]
fn the_supply_is_filled_after_a_pass_too_with_the_tiles_just_discarded() {
    // A tile short, with nothing in bag and tower: the discarded ones are the first that could fill it.
    let mut scene = Scene::front().hand(&[(Red, 6)]).supply(&[(Green, 9)]).exhausted();
    scene.play(Action::Pass);
    let events = scene.play(Action::Keep(tiles(&[(Red, 4)])));
    assert_eq!(refilled(&events), Some((1, true)));
    assert_eq!(scene.table.supply, tiles(&[(Green, 9), (Red, 1)]));
}

/// A placement that closes a window, with ten in the supply; three bonus tiles are taken.
fn three_out_of_the_supply(arrange: impl FnOnce(Scene) -> Scene) -> (Scene, Vec<Event>) {
    let scene = Scene::front();
    let (five, six) = (scene.space(Red, 5), scene.space(Red, 6));
    let scene = scene.laid(&[(five, Red)]).hand(&[(Red, 6)]).supply(&[(Green, 10)]);
    let mut scene = arrange(scene);
    scene.place(six, Red, 0);
    scene.play(Action::Bonus(Green));
    scene.play(Action::Bonus(Green));
    let events = scene.play(Action::Bonus(Green));
    (scene, events)
}

/// The bag holds so many tiles; the others lie in the tower.
fn bag_of(left: u8) -> impl FnOnce(Scene) -> Scene {
    move |mut scene| {
        for colour in 0..scene.table.bag.len() {
            let out = scene.table.bag[colour].min(count(&scene.table.bag) - left);
            scene.table.bag[colour] -= out;
            scene.table.tower[colour] += out;
        }
        scene
    }
}

#[test]
fn the_tower_is_poured_when_a_tile_is_to_be_drawn_from_an_empty_bag_and_not_before() {
    let (scene, events) = three_out_of_the_supply(bag_of(4));
    assert_eq!(refilled(&events), Some((3, false)));
    assert_eq!(count(&scene.table.bag), 1);

    let (scene, events) = three_out_of_the_supply(bag_of(3));
    assert_eq!(refilled(&events), Some((3, false)), "the last tile of the bag is drawn, none is lacking");
    assert_eq!(scene.table.bag, [0; 6]);
    assert!(count(&scene.table.tower) > 0, "the tower waits");

    let (scene, events) = three_out_of_the_supply(bag_of(2));
    assert_eq!(refilled(&events), Some((3, true)));
    assert_eq!(scene.table.tower, [0; 6]);
    assert!(count(&scene.table.bag) > 0);
}

#[test]
fn placing_goes_on_clockwise_and_leaves_out_those_who_have_passed() {
    let mut scene = Scene::placing(&seats(4));
    for (seat, colour) in [Red, Blue, Green, Yellow].into_iter().enumerate() {
        scene.table.to_move = Seat::from_index(seat);
        scene.hold(&[(colour, 3)]);
    }
    // The third seat has the starting player tile.
    scene.table.token = Some(Seat(2));
    scene.table.to_move = Seat(2);
    let mut order = vec![];
    for pass in [false, true, false, false, false, false] {
        order.push(scene.table.to_move.0);
        if pass {
            scene.play(Action::Pass);
            scene.play(Action::Keep([0; 6]));
        } else {
            scene.play(scene.legal()[0]);
        }
    }
    assert_eq!(order, [2, 3, 0, 1, 2, 0]);
}

#[test]
fn discarded_tiles_go_to_the_tower() {
    let mut scene = Scene::front().hand(&[(Red, 3), (Blue, 2)]);
    scene.play(Action::Pass);
    scene.play(Action::Keep(tiles(&[(Red, 2)])));
    assert_eq!(scene.table.tower, tiles(&[(Red, 1), (Blue, 2)]));

    // At the end, those left in the corners as well.
    let mut scene = Scene::front().round(6).alone().score(0, 20).hand(&[(Red, 6)]);
    scene.play(Action::Pass);
    assert!(scene.is_over());
    assert_eq!(scene.table.tower, tiles(&[(Red, 6)]));
}

#[test]
fn stored_tiles_come_back_in_a_round_that_begins_without_tiles() {
    let mut scene = Scene::placing(&seats(4)).hand(&[(Red, 2)]);
    scene.lay_all_but(0);
    scene.pass_all();
    assert_eq!((scene.table.round, scene.table.phase()), (2, Phase::Place), "nothing to take");
    assert_eq!(scene.hand_of(0), tiles(&[(Red, 2)]));
    assert_eq!(scene.table.player(Seat(0)).corners, [0; 6]);
}

#[test]
fn wild_tiles_may_be_spent_to_spare_natural_ones() {
    let scene = Scene::front().hand(&[(Green, 4), (Purple, 3)]);
    let four = scene.space(Green, 4);
    assert_eq!(scene.mixes(four, Green), [0, 1, 2, 3], "though four green would do");
    for wilds in 0..=3 {
        let mut scene = scene.clone();
        scene.place(four, Green, wilds);
        assert_eq!(scene.hand_of(0), tiles(&[(Green, wilds), (Purple, 3 - wilds)]));
    }
}

#[test]
fn the_starting_player_tile_costs_a_point_for_every_tile_of_a_take_of_more_than_four() {
    let mut scene = Scene::drafting(&seats(4)).centre(&[(Red, 7), (Purple, 2)]).score(0, 20);
    let events = scene.play(take(Source::Centre, Red));
    assert!(events.contains(&Event::TookToken { seat: Seat(0), lost: 8 }));
    assert_eq!(scene.score_of(0), 12);
}

#[test]
fn above_80_points_the_floor_is_still_1_of_the_whole_score() {
    // 83 points: the marker stands on 3 of its second lap.
    let mut scene = Scene::front().score(0, 83).hand(&[(Red, 6), (Blue, 2)]);
    assert_eq!(scene.components.marker(83), (1, 3));
    scene.play(Action::Pass);
    scene.play(Action::Keep([0; 6]));
    assert_eq!(scene.score_of(0), 75, "back over the end of the lap");

    let mut scene = Scene::drafting(&seats(2)).centre(&[(Red, 5)]).score(0, 82);
    scene.play(take(Source::Centre, Red));
    assert_eq!(scene.score_of(0), 77);
}

#[test]
fn bonus_tiles_come_in_the_last_round_too() {
    let (scene, events) = three_out_of_the_supply(|scene| scene.round(6));
    assert_eq!(scene.hand_of(0), tiles(&[(Green, 3)]));
    assert_eq!(refilled(&events), Some((3, false)));
}

/// A box with other penalties.
fn corrected(changes: &str) -> Setup {
    Setup { edition: Some(Edition(changes.into())), ..Setup::default() }
}

#[test]
fn a_corrected_penalty_for_discards_is_used_on_passing_and_for_the_corners_at_the_end() {
    let setup = corrected(r#"{"discard_penalty_per_tile": 3}"#);
    let mut scene = Scene::placing(&setup).score(0, 40).hand(&[(Red, 6)]);
    scene.play(Action::Pass);
    scene.play(Action::Keep(tiles(&[(Red, 4)])));
    assert_eq!(scene.score_of(0), 34, "two discarded");

    let mut scene = Scene::placing(&setup).round(6).alone().score(0, 40).hand(&[(Red, 6)]);
    let events = scene.play(Action::Pass);
    let lost = |corners: bool| -> u16 {
        let each = events.iter().map(|event| match event {
            Event::Passed { lost, .. } if !corners => *lost,
            Event::CornersCleared { lost, .. } if corners => *lost,
            _ => 0,
        });
        each.sum()
    };
    assert_eq!((lost(false), lost(true)), (6, 12), "two discarded, four in the corners");

    // Whether all can be paid for depends on it as well: six tiles cost 18 points.
    for (score, asked) in [(18, true), (19, false)] {
        let mut scene = Scene::placing(&setup).round(6).alone().score(0, score).hand(&[(Red, 6)]);
        scene.play(Action::Pass);
        assert_eq!(scene.table.phase() == Phase::Keep, asked, "{score} points");
    }
}

#[test]
fn a_corrected_penalty_of_the_starting_player_tile_is_used() {
    let setup = corrected(r#"{"first_player_tile_penalty_per_tile_taken": 2}"#);
    let mut scene = Scene::drafting(&setup).centre(&[(Red, 3), (Purple, 1)]).score(0, 20);
    let preview = scene.table.take(&scene.components, Source::Centre, Red);
    assert_eq!(preview.lost, 8);
    scene.play(take(Source::Centre, Red));
    assert_eq!(scene.score_of(0), 12);
}

#[test]
fn a_corrected_number_of_corners_is_how_many_tiles_can_be_stored() {
    let setup = corrected(r#"{"corner_storage": 3, "geometry": {"corners": {"count": 3}}}"#);
    let mut scene = Scene::placing(&setup).score(0, 20).hand(&[(Red, 6)]);
    scene.play(Action::Pass);
    let most = scene.legal().into_iter().map(|action| match action {
        Action::Keep(kept) => count(&kept),
        _ => 0,
    });
    assert_eq!(most.max(), Some(3));
}

/// The last round, with every 1 covered, which is worth 4 points at the end.
fn with_all_ones(score: u16, held: u8) -> Scene {
    let scene = Scene::front().round(6).alone().score(0, score);
    let ones = [Purple, Green, Orange, Yellow, Blue, Red].map(|colour| (scene.space(colour, 1), colour));
    scene.laid(&ones).laid(&[(0, Green)]).hand(&[(Red, held)])
}

#[test]
fn in_the_last_round_tiles_that_cannot_all_be_paid_for_are_stored_as_the_player_chooses() {
    // At 1 point: discarded, four tiles cost nothing; stored, they cost the bonus that comes before them.
    for (stored, end) in [(0, 5), (1, 4), (4, 1)] {
        let mut scene = with_all_ones(1, 4);
        scene.play(Action::Pass);
        assert_eq!((scene.table.phase(), scene.legal().len()), (Phase::Keep, 5), "none to four of a colour");
        scene.play(Action::Keep(tiles(&[(Red, stored)])));
        assert_eq!(scene.score_of(0), end, "{stored} stored");
    }
}

#[test]
fn in_the_last_round_nothing_is_asked_where_every_tile_is_paid_for() {
    // Six tiles cost 6 points however many are stored: asked at 6 points, which leave 5 above the floor, not at 7.
    for (score, asked) in [(6, true), (7, false)] {
        let mut scene = with_all_ones(score, 6);
        scene.play(Action::Pass);
        assert_eq!(scene.table.phase() == Phase::Keep, asked, "{score} points");
        if !asked {
            assert_eq!(scene.score_of(0), 1 + 4);
        }
    }
    // In the rounds before, tiles come back: the choice is always there.
    let mut scene = Scene::front().round(5).alone().score(0, 30).hand(&[(Red, 1)]);
    scene.play(Action::Pass);
    assert_eq!(scene.table.phase(), Phase::Keep);
}

/// All tiles of the bag but so many blue ones lie in the tower.
fn with_a_bag_of(mut scene: Scene, blue: u8) -> Scene {
    let kept = tiles(&[(Blue, blue)]);
    let bag = std::mem::replace(&mut scene.table.bag, kept);
    for (tower, (there, kept)) in scene.table.tower.iter_mut().zip(bag.into_iter().zip(kept)) {
        *tower += there - kept;
    }
    scene
}

/// RULES.md, Passing: what goes to the tower may come out of it once more.
#[test]
fn in_the_last_round_tiles_are_stored_by_choice_while_the_tower_may_be_poured_for_others() {
    for (left, asked) in [(9, true), (10, false)] {
        let scene = Scene::front().round(6).score(0, 30).hand(&[(Red, 4), (Purple, 2)]);
        let mut scene = with_a_bag_of(scene, left);
        scene.play(Action::Pass);
        assert_eq!(scene.table.phase() == Phase::Keep, asked, "{left} tiles in the bag, one other places");
    }
    let mut scene =
        with_a_bag_of(Scene::front().round(6).alone().score(0, 30).hand(&[(Red, 4), (Purple, 2)]), 0);
    scene.play(Action::Pass);
    assert_ne!(scene.table.phase(), Phase::Keep, "nobody draws any more");
}

#[test]
fn the_log_names_an_outer_star_where_the_tile_does_not_tell_it() {
    let components = AzulSummerPavilion::components(&seats(2)).expect("a sound setup");
    let speech = Speech::<AzulSummerPavilion> {
        language: Language::English,
        players: &[],
        viewer: Viewer::Table,
        components: &components,
    };
    let line = |side| {
        let scene = if side == Side::Back { Scene::back() } else { Scene::front() };
        let space = scene.in_star(1, 3);
        let spent = tiles(&[(Blue, 3)]);
        let placed = Event::Placed { seat: Seat(0), space, side, colour: Blue, spent, points: 1 };
        plain(&AzulSummerPavilion::event(&placed, &speech).expect("it is told"))
    };
    assert!(line(Side::Front).contains(" on 3 for"), "{}", line(Side::Front));
    assert!(line(Side::Back).contains(" star 3 for"), "{}", line(Side::Back));
}
