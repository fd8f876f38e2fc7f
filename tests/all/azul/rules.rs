//! Azul: Summer Pavilion by example: the figures of the rulebook and the test cases of the rules specification,
//! for all rules but the geometry.

use super::scene::{Scene, count, tiles};
use salon::engine::{Game, Seat};
use salon::games::azul_summer_pavilion::Colour::{Blue, Green, Orange, Purple, Red, Yellow};
use salon::games::azul_summer_pavilion::{
    Action, AzulSummerPavilion, Category, Colour, Due, Event, Phase, Refusal, Setup, Source, why_not,
};

fn seats(seats: u8) -> Setup {
    Setup { seats, ..Setup::default() }
}

fn take(source: Source, colour: Colour) -> Action {
    Action::Take { source, colour }
}

#[test]
fn a_game_begins_as_the_rules_say() {
    for (players, discs, bag) in [(2, 5, 102), (3, 7, 94), (4, 9, 86)] {
        let scene = Scene::begun(&seats(players), 3);
        let full = scene.table.factories.iter().filter(|tiles| count(tiles) == 4).count();
        assert_eq!(full, discs);
        assert_eq!(
            (count(&scene.table.supply), count(&scene.table.bag), count(&scene.table.tower)),
            (10, bag, 0)
        );
        assert_eq!(scene.table.wild(&scene.components), Purple);
        assert_eq!(scene.table.token, None);
        assert!(scene.table.players().iter().all(|player| player.score == 5));
        scene.audit();
    }
}

#[test]
fn the_drafting_example_of_the_rulebook() {
    let mut scene = Scene::drafting(&seats(3))
        .factory(0, &[(Red, 2), (Yellow, 2)])
        .factory(1, &[(Purple, 2), (Green, 1), (Yellow, 1)])
        .factory(2, &[(Blue, 4)]);
    scene.play(take(Source::Factory(0), Red));
    assert_eq!(scene.hand_of(0), tiles(&[(Red, 2)]));
    assert_eq!(scene.table.centre, tiles(&[(Yellow, 2)]));

    scene.play(take(Source::Factory(1), Green));
    assert_eq!(scene.hand_of(1), tiles(&[(Green, 1), (Purple, 1)]));
    assert_eq!(scene.table.centre, tiles(&[(Yellow, 3), (Purple, 1)]));

    let preview = scene.table.take(&scene.components, Source::Centre, Yellow);
    assert_eq!((preview.token, preview.lost, count(&preview.tiles)), (true, 4, 4));
    let events = scene.play(take(Source::Centre, Yellow));
    assert_eq!(scene.hand_of(2), tiles(&[(Yellow, 3), (Purple, 1)]));
    assert!(events.contains(&Event::TookToken { seat: Seat(2), lost: 4 }));
    assert_eq!(scene.score_of(2), 1);
    assert_eq!(scene.table.token, Some(Seat(2)));
}

#[test]
fn only_the_first_take_from_the_centre_costs_points() {
    let mut scene = Scene::drafting(&seats(2)).centre(&[(Red, 2), (Blue, 2)]);
    scene.play(take(Source::Centre, Red));
    scene.play(take(Source::Centre, Blue));
    assert_eq!((scene.score_of(0), scene.score_of(1)), (3, 5));
}

#[test]
fn the_token_takes_no_points_below_one() {
    let mut scene = Scene::drafting(&seats(2)).centre(&[(Red, 4), (Purple, 1)]).score(0, 3);
    scene.play(take(Source::Centre, Red));
    assert_eq!(scene.score_of(0), 1);
    assert_eq!(count(&scene.hand_of(0)), 5);

    let mut scene = Scene::drafting(&seats(2)).centre(&[(Red, 2), (Purple, 1)]).score(0, 1);
    scene.play(take(Source::Centre, Red));
    assert_eq!(scene.score_of(0), 1, "at 1 the take is free");
}

#[test]
fn wild_tiles_are_named_only_where_nothing_else_lies() {
    let scene = Scene::drafting(&seats(2)).factory(0, &[(Purple, 2), (Red, 2)]).factory(1, &[(Purple, 4)]);
    let named = take(Source::Factory(0), Purple);
    assert_eq!(scene.refusal(named), Some(Refusal::WildNotNamed(Purple)));
    let mut only = scene.clone();
    only.play(take(Source::Factory(1), Purple));
    assert_eq!(only.hand_of(0), tiles(&[(Purple, 1)]));
    assert_eq!(only.table.centre, tiles(&[(Purple, 3)]));
    // Three wild tiles and the token in the centre: one tile, one point.
    only.play(take(Source::Centre, Purple));
    assert_eq!((count(&only.hand_of(1)), only.score_of(1)), (1, 4));
    assert_eq!(only.table.centre, tiles(&[(Purple, 2)]));
}

#[test]
fn a_take_that_is_not_there_is_refused() {
    let scene = Scene::drafting(&seats(2)).factory(0, &[(Red, 4)]);
    assert_eq!(scene.refusal(take(Source::Factory(0), Blue)), Some(Refusal::NoneThere(Blue)));
    assert_eq!(scene.refusal(take(Source::Factory(1), Blue)), Some(Refusal::EmptySource));
    assert_eq!(scene.refusal(take(Source::Centre, Blue)), Some(Refusal::EmptySource));
    assert_eq!(scene.refusal(take(Source::Factory(5), Blue)), Some(Refusal::NoSuchThing));
    assert_eq!(scene.refusal(Action::Pass), Some(Refusal::NotNow { due: Due::Draft }));
    assert_eq!(scene.forced(), Some(take(Source::Factory(0), Red)), "the only take is taken for the player");
}

#[test]
fn the_holder_of_the_token_begins_to_place_and_starts_the_next_round() {
    let mut scene = Scene::drafting(&seats(3)).factory(0, &[(Red, 2), (Blue, 2)]);
    scene.play(take(Source::Factory(0), Red));
    let events = scene.play(take(Source::Centre, Blue));
    assert!(events.contains(&Event::PlacingBegan { seat: Seat(1) }));
    assert_eq!((scene.table.phase(), scene.table.to_move), (Phase::Place, Seat(1)));
    scene.pass_all();
    assert_eq!((scene.table.round, scene.table.to_move, scene.table.token), (2, Seat(1), None));
}

#[test]
fn when_nobody_took_the_token_the_start_player_begins_again() {
    let mut scene = Scene::drafting(&seats(3)).factory(0, &[(Red, 3), (Purple, 1)]).factory(1, &[(Blue, 4)]);
    scene.play(take(Source::Factory(0), Red));
    scene.play(take(Source::Factory(1), Blue));
    assert_eq!((scene.table.phase(), scene.table.to_move, scene.table.token), (Phase::Place, Seat(0), None));
    scene.pass_all();
    assert_eq!((scene.table.round, scene.table.to_move), (2, Seat(0)));
}

#[test]
fn example_a_seven_blue_pay_for_blue_6() {
    let mut scene = Scene::front().hand(&[(Blue, 7)]);
    let tower = scene.table.tower;
    let space = scene.space(Blue, 6);
    let mut expected = tower;
    expected[Blue.index()] += 5;
    assert_eq!(scene.place(space, Blue, 0), 1);
    assert_eq!(scene.table.tower, expected, "five to the tower");
    assert_eq!(scene.hand_of(0), tiles(&[(Blue, 1)]));
    assert_eq!(scene.table.player(Seat(0)).board.tile(space), Some(Blue));
}

#[test]
fn example_b_tiles_that_are_not_connected_do_not_count() {
    let mut scene = Scene::front();
    let six = scene.space(Red, 6);
    scene = scene.laid(&[(six, Red)]).hand(&[(Red, 3)]);
    assert_eq!(scene.place(scene.space(Red, 3), Red, 0), 1);
    assert_eq!(scene.table.tower, tiles(&[(Red, 2)]));
}

#[test]
fn example_c_wild_tiles_help_to_pay_and_a_run_of_three_scores_3() {
    let mut scene = Scene::front();
    let (four, five) = (scene.space(Blue, 4), scene.space(Blue, 5));
    scene = scene.laid(&[(four, Blue), (five, Blue)]).hand(&[(Blue, 3), (Purple, 3)]);
    assert_eq!(scene.mixes(scene.space(Blue, 6), Blue), [3]);
    assert_eq!(scene.place(scene.space(Blue, 6), Blue, 3), 3);
    assert_eq!(scene.table.tower, tiles(&[(Blue, 2), (Purple, 3)]));
}

#[test]
fn example_d_a_tile_between_two_scores_3() {
    let mut scene = Scene::front();
    let (three, five) = (scene.space(Orange, 3), scene.space(Orange, 5));
    scene = scene.laid(&[(three, Orange), (five, Orange)]).hand(&[(Orange, 1), (Green, 1), (Purple, 3)]);
    assert_eq!(scene.place(scene.space(Orange, 4), Orange, 3), 3);
    assert_eq!(scene.hand_of(0), tiles(&[(Green, 1)]));
}

#[test]
fn example_e_wild_tiles_may_be_placed_as_what_they_are() {
    let mut scene = Scene::front();
    let (one, three) = (scene.space(Purple, 1), scene.space(Purple, 3));
    scene = scene.laid(&[(one, Purple), (three, Purple)]).hand(&[(Purple, 2), (Red, 2), (Green, 4)]);
    assert_eq!(scene.place(scene.space(Purple, 2), Purple, 0), 3);
    assert_eq!(scene.hand_of(0), tiles(&[(Red, 2), (Green, 4)]));
}

#[test]
fn example_f_four_green_are_kept_and_are_wild_in_the_next_round() {
    let mut scene = Scene::front().hand(&[(Green, 4), (Red, 2)]);
    scene.play(Action::Pass);
    let kept = tiles(&[(Green, 4)]);
    let events = scene.play(Action::Keep(kept));
    let discarded = tiles(&[(Red, 2)]);
    assert!(events.contains(&Event::Passed { seat: Seat(0), kept, discarded, lost: 2 }));
    assert_eq!((scene.score_of(0), scene.table.player(Seat(0)).corners), (3, kept));
    assert_eq!(scene.hand_of(0), tiles(&[]));
    scene.pass_all();
    assert_eq!((scene.table.round, scene.table.wild(&scene.components)), (2, Green));
    assert_eq!((scene.hand_of(0), scene.table.player(Seat(0)).corners), (kept, tiles(&[])));
}

#[test]
fn a_payment_needs_one_real_tile_and_may_mix_as_the_player_likes() {
    let scene = Scene::front().hand(&[(Green, 1), (Purple, 3)]);
    let green = scene.space(Green, 4);
    assert_eq!(scene.mixes(green, Green), [3]);

    let scene = Scene::front().hand(&[(Green, 2), (Purple, 3)]);
    assert_eq!(scene.mixes(green, Green), [2, 3]);
    let wrong = Action::Place { space: green, colour: Green, wilds: 4 };
    assert_eq!(scene.refusal(wrong), Some(Refusal::WrongWilds { least: 2, most: 3 }));

    let scene = Scene::front().hand(&[(Purple, 3)]);
    assert!(scene.takers(green).is_empty());
    for number in 1..=3 {
        assert_eq!(scene.takers(scene.space(Purple, number)), [Purple]);
        assert_eq!(scene.takers(scene.in_star(0, number)), [Purple]);
    }
    for number in 4..=6 {
        assert!(scene.takers(scene.space(Purple, number)).is_empty());
    }
}

#[test]
fn the_wild_colour_itself_is_paid_with_itself_only() {
    let scene = Scene::front().hand(&[(Purple, 2), (Red, 5)]);
    let space = scene.space(Purple, 3);
    assert!(scene.mixes(space, Purple).is_empty());
    assert_eq!(scene.mixes(scene.space(Purple, 2), Purple), [0]);
    let refusal = scene.refusal(Action::Place { space, colour: Purple, wilds: 0 });
    assert_eq!(refusal, Some(Refusal::TooFew { number: 3, colour: Purple, held: 2, wilds: 0 }));
    let joker = Action::Place { space: scene.space(Purple, 2), colour: Purple, wilds: 1 };
    assert_eq!(scene.refusal(joker), Some(Refusal::WrongWilds { least: 0, most: 0 }));
}

#[test]
fn a_1_is_paid_with_the_tile_that_is_laid() {
    let scene = Scene::front().hand(&[(Red, 1), (Purple, 3)]);
    assert_eq!(scene.mixes(scene.space(Red, 1), Red), [0]);
}

#[test]
fn yesterdays_wild_tiles_are_tiles_like_others() {
    let scene = Scene::front().round(2).hand(&[(Purple, 1), (Red, 1), (Green, 1)]);
    assert_eq!(scene.mixes(scene.space(Red, 2), Red), [1], "green is wild in round 2");
    assert_eq!(scene.mixes(scene.space(Purple, 2), Purple), [1]);
    assert!(scene.mixes(scene.space(Red, 3), Red).is_empty());
}

#[test]
fn the_centre_star_takes_each_colour_once_and_an_outer_star_its_own() {
    let scene = Scene::front().laid(&[(0, Green)]).hand(&[(Green, 4), (Red, 4), (Blue, 1)]);
    assert_eq!(scene.takers(1), [Red]);
    let twice = Action::Place { space: 1, colour: Green, wilds: 0 };
    assert_eq!(scene.refusal(twice), Some(Refusal::ColourTwice { star: 0, colour: Green }));
    let red = scene.space(Red, 1);
    let foreign = Action::Place { space: red, colour: Green, wilds: 0 };
    assert_eq!(scene.refusal(foreign), Some(Refusal::OnlyColour { star: 2, colour: Red }));
    let covered = Action::Place { space: 0, colour: Red, wilds: 0 };
    assert_eq!(scene.refusal(covered), Some(Refusal::Covered));
    let outside = Action::Place { space: 42, colour: Red, wilds: 0 };
    assert_eq!(scene.refusal(outside), Some(Refusal::NoSuchThing));
}

#[test]
fn a_touched_space_says_why_nothing_can_be_placed_there() {
    let scene = Scene::front().laid(&[(0, Green)]).hand(&[(Green, 2), (Orange, 3), (Purple, 1)]);
    let why = |space| why_not(&scene.table, &scene.components, space);
    assert_eq!(why(0), Some(Refusal::Covered));
    assert_eq!(why(scene.space(Red, 2)), Some(Refusal::NotHeld(Red)));
    let short = Refusal::TooFew { number: 5, colour: Orange, held: 3, wilds: 1 };
    assert_eq!(why(scene.space(Orange, 5)), Some(short));
    assert_eq!(why(scene.space(Orange, 4)), None);
    assert_eq!(why(1), None);
    let short = Refusal::TooFew { number: 6, colour: Orange, held: 3, wilds: 1 };
    assert_eq!(why(5), Some(short), "the colour that lacks least");
    let twice = Scene::front().laid(&[(0, Green)]).hand(&[(Green, 2)]);
    let refusal = Refusal::ColourTwice { star: 0, colour: Green };
    assert_eq!(why_not(&twice.table, &twice.components, 1), Some(refusal));
}

#[test]
fn what_can_be_placed_is_what_a_touch_does_not_refuse() {
    let mut scene = Scene::begun(&seats(3), 11);
    let mut rng = salon::engine::Rng::new(salon::engine::Seed(5));
    let mut asked = 0;
    while !scene.is_over() {
        let legal = scene.legal();
        if scene.table.phase() == Phase::Place {
            for space in super::scene::spaces() {
                let lit = !scene.takers(space).is_empty();
                assert_eq!(why_not(&scene.table, &scene.components, space).is_none(), lit, "space {space}");
                asked += 1;
            }
            let placeable = legal.iter().any(|action| matches!(action, Action::Place { .. }));
            assert_eq!(scene.table.can_place(&scene.components, scene.table.to_move), placeable);
            assert_eq!(scene.forced(), (!placeable).then_some(Action::Pass));
        }
        scene.play(legal[rng.index(legal.len())]);
    }
    assert!(asked > 1000);
}

#[test]
fn passing_is_forced_only_by_option() {
    let setup = Setup { auto_pass: false, ..Setup::default() };
    assert_eq!(Scene::placing(&setup).forced(), None);
    assert_eq!(Scene::front().forced(), Some(Action::Pass));
    assert_eq!(Scene::front().hand(&[(Red, 1)]).forced(), None);
}

#[test]
fn any_four_tiles_or_fewer_may_be_kept() {
    let mut scene = Scene::front().hand(&[(Red, 3), (Blue, 1), (Green, 2)]);
    scene.play(Action::Pass);
    assert_eq!((scene.table.phase(), scene.table.to_move), (Phase::Keep, Seat(0)));
    // Subsets of 3 + 1 + 2 tiles with at most four of them: all 24 but one of six and three of five.
    assert_eq!(scene.legal().len(), 20);
    let refusal = |of: &[(Colour, u8)]| scene.refusal(Action::Keep(tiles(of)));
    assert_eq!(refusal(&[(Red, 3), (Green, 2)]), Some(Refusal::CornersFull(4)));
    assert_eq!(refusal(&[(Red, 4)]), Some(Refusal::KeepNotHeld(Red)));
    assert_eq!(refusal(&[(Purple, 1)]), Some(Refusal::KeepNotHeld(Purple)));
    assert_eq!(refusal(&[]), None);
    assert_eq!(scene.refusal(Action::Pass), Some(Refusal::NotNow { due: Due::Keep }));
    scene.play(Action::Keep(tiles(&[(Red, 1)])));
    assert_eq!(scene.score_of(0), 1, "five discarded, but no fewer than 1 point");
    assert_eq!(scene.table.player(Seat(0)).tally.discards, 4);
    assert_eq!(scene.table.to_move, Seat(1));
}

#[test]
fn the_last_player_takes_turns_in_a_row_and_the_supply_is_filled_after_each() {
    let mut scene = Scene::front().alone().hand(&[(Red, 1), (Blue, 1)]);
    let supply = scene.table.supply;
    scene.place(scene.space(Red, 1), Red, 0);
    assert_eq!((scene.table.to_move, scene.table.supply), (Seat(0), supply));
    scene.place(scene.space(Blue, 1), Blue, 0);
    scene.pass_all();
    assert_eq!(scene.table.round, 2);
}

#[test]
fn bonus_tiles_come_one_by_one_from_the_supply_which_is_filled_afterwards() {
    let mut scene = Scene::front();
    let five = scene.space(Red, 5);
    scene = scene.laid(&[(five, Red)]).hand(&[(Red, 6)]).supply(&[(Green, 1), (Purple, 4), (Red, 5)]);
    let preview = scene.table.placement(&scene.components, scene.space(Red, 6));
    assert_eq!((preview.points, preview.tiles), (2, 3));
    scene.place(scene.space(Red, 6), Red, 0);
    assert_eq!((scene.table.phase(), scene.table.to_move), (Phase::Bonus(3), Seat(0)));
    assert_eq!(scene.refusal(Action::Pass), Some(Refusal::NotNow { due: Due::Bonus }));
    assert_eq!(scene.refusal(Action::Bonus(Blue)), Some(Refusal::NotInSupply(Blue)));
    scene.play(Action::Bonus(Green));
    assert_eq!(scene.refusal(Action::Bonus(Green)), Some(Refusal::NotInSupply(Green)));
    scene.play(Action::Bonus(Purple));
    assert_eq!(count(&scene.table.supply), 8, "not filled in between");
    let events = scene.play(Action::Bonus(Purple));
    assert_eq!(scene.hand_of(0), tiles(&[(Green, 1), (Purple, 2)]));
    assert_eq!((count(&scene.table.supply), scene.table.to_move), (10, Seat(1)));
    let filled =
        events.iter().any(|event| matches!(event, Event::Refilled { tiles, .. } if count(tiles) == 3));
    assert!(filled);
}

#[test]
fn a_supply_of_one_colour_leaves_no_choice() {
    let mut scene = Scene::front();
    let five = scene.space(Red, 5);
    scene = scene.laid(&[(five, Red)]).hand(&[(Red, 6)]).supply(&[(Green, 10)]);
    scene.place(scene.space(Red, 6), Red, 0);
    assert_eq!(scene.forced(), Some(Action::Bonus(Green)));
}

#[test]
fn tiles_spent_in_the_turn_may_come_back_in_its_refill() {
    let mut scene = Scene::front();
    let five = scene.space(Red, 5);
    scene = scene.laid(&[(five, Red)]).hand(&[(Red, 6)]).exhausted();
    scene.place(scene.space(Red, 6), Red, 0);
    let choice = scene.legal();
    for _ in 0..2 {
        scene.play(choice[0]);
    }
    let events = scene.play(scene.legal()[0]);
    assert!(events.iter().any(|event| matches!(event, Event::Refilled { poured: true, .. })));
    assert_eq!(count(&scene.table.tower), 0);
    assert_eq!((count(&scene.table.bag), count(&scene.table.supply)), (2, 10));
}

#[test]
fn with_bag_and_tower_empty_the_supply_stays_short_and_is_filled_later() {
    let mut scene = Scene::front();
    let [two, three, four] = [2, 3, 4].map(|number| scene.space(Red, number));
    // A 1 in the centre closes the pillar of the red star and sends nothing to the tower.
    scene = scene.laid(&[(two, Red), (three, Red), (1, Red)]).hand(&[(Green, 1), (Red, 4)]).exhausted();
    scene.place(0, Green, 0);
    scene.play(scene.legal()[0]);
    assert_eq!(count(&scene.table.supply), 9, "nothing to fill it with");
    scene.table.to_move = Seat(0);
    scene.place(four, Red, 0);
    assert_eq!((count(&scene.table.supply), count(&scene.table.bag)), (10, 2));
}

#[test]
fn a_supply_too_small_gives_what_it_has() {
    let mut scene = Scene::front();
    let five = scene.space(Red, 5);
    scene = scene.laid(&[(five, Red)]).hand(&[(Red, 6)]).supply(&[(Green, 1), (Blue, 1)]).exhausted();
    let preview = scene.table.placement(&scene.components, scene.space(Red, 6));
    assert_eq!(preview.tiles, 2);
    let events = scene.play(Action::Place { space: scene.space(Red, 6), colour: Red, wilds: 0 });
    assert!(events.contains(&Event::SupplyShort { seat: Seat(0), missing: 1 }));
    assert!(events.contains(&Event::TookBonus { seat: Seat(0), tiles: tiles(&[(Green, 1), (Blue, 1)]) }));
    assert_eq!((scene.table.phase(), scene.table.to_move), (Phase::Place, Seat(1)));
}

#[test]
fn a_draw_goes_on_from_the_tower_when_the_bag_runs_out() {
    let mut scene = Scene::front();
    scene.table.tower = std::mem::replace(&mut scene.table.bag, tiles(&[]));
    scene.table.tower[Red.index()] -= 6;
    scene.table.bag = tiles(&[(Red, 6)]);
    let left = count(&scene.table.tower);
    scene.play(Action::Pass);
    let events = scene.play(Action::Pass);
    let filled =
        |event: &Event| matches!(event, Event::FactoriesFilled { tiles, poured: true } if count(tiles) == 20);
    assert!(events.iter().any(filled));
    assert_eq!((count(&scene.table.bag), count(&scene.table.tower)), (left - 14, 0));
    let drawn = scene.table.factories[..2].iter().map(|factory| factory[Red.index()]).sum::<u8>();
    assert!(drawn >= 6, "the six of the bag came first");
}

#[test]
fn too_few_tiles_fill_the_factories_one_by_one_as_far_as_they_reach() {
    for (left, full) in [(0, [0, 0, 0]), (3, [3, 0, 0]), (10, [4, 4, 2])] {
        let mut scene = Scene::placing(&seats(4));
        scene.lay_all_but(left);
        scene.pass_all();
        assert_eq!(scene.table.round, 2);
        assert_eq!([0, 1, 2].map(|at| count(&scene.table.factories[at])), full);
        assert!(scene.table.factories[3..].iter().all(|factory| count(factory) == 0));
        let phase = if left == 0 { Phase::Place } else { Phase::Draft };
        assert_eq!(scene.table.phase(), phase, "with nothing to take the taking is over at once");
    }
}

#[test]
fn the_score_marker_runs_in_laps_of_80() {
    let mut scene = Scene::front().score(0, 79);
    let (one, three) = (scene.space(Purple, 1), scene.space(Purple, 3));
    scene = scene.laid(&[(one, Purple), (three, Purple)]).hand(&[(Purple, 2)]);
    scene.place(scene.space(Purple, 2), Purple, 0);
    assert_eq!(scene.score_of(0), 82);
    let marker = |score| scene.components.marker(score);
    assert_eq!(
        (marker(82), marker(80), marker(81), marker(1), marker(161)),
        ((1, 2), (0, 80), (1, 1), (0, 1), (2, 1))
    );
}

#[test]
fn in_the_last_round_kept_tiles_cost_a_point_each_after_the_bonuses() {
    let mut scene = Scene::front().round(6).alone().score(0, 10).hand(&[(Green, 6)]);
    let events = scene.play(Action::Pass);
    let kept = tiles(&[(Green, 4)]);
    assert!(events.contains(&Event::Passed {
        seat: Seat(0),
        kept,
        discarded: tiles(&[(Green, 2)]),
        lost: 2
    }));
    assert!(events.contains(&Event::CornersCleared { seat: Seat(0), tiles: kept, lost: 4 }));
    assert!(scene.is_over());
    assert_eq!(scene.score_of(0), 4);
}

#[test]
fn at_the_end_stars_and_numbers_count_before_the_corners() {
    let mut scene = Scene::front().round(6).alone().score(0, 3).hand(&[(Red, 2)]);
    let star: Vec<_> = (1..=6).map(|number| (scene.space(Purple, number), Purple)).collect();
    let ones = [Green, Orange, Yellow, Blue, Red].map(|colour| (scene.space(colour, 1), colour));
    scene = scene.laid(&star).laid(&ones).laid(&[(0, Green)]);
    let events = scene.play(Action::Pass);
    assert_eq!(scene.score_of(0), 3 + 20 + 4 - 2);
    assert!(events.contains(&Event::NumberScored { seat: Seat(0), number: 1, points: 4 }));
    let sheet = AzulSummerPavilion::score(&scene.state());
    let row = |category| sheet.rows.iter().find(|row| row.category == category).expect("a row").values[0];
    assert_eq!((row(Category::Stars), row(Category::Numbers), row(Category::Corners)), (20, 4, -2));
    assert_eq!(sheet.totals[0], 25);
}

#[test]
fn no_loss_at_the_end_goes_below_one() {
    let mut scene = Scene::front().round(6).alone().score(0, 2).hand(&[(Red, 3)]);
    scene.play(Action::Pass);
    scene.play(Action::Keep(tiles(&[(Red, 3)])));
    assert_eq!(scene.score_of(0), 1);
}

#[test]
fn equal_scores_share_the_victory() {
    let mut scene = Scene::placing(&seats(3)).round(6).score(0, 71).score(1, 71).score(2, 60);
    scene.pass_all();
    let sheet = AzulSummerPavilion::score(&scene.state());
    assert_eq!((sheet.ranks.as_slice(), sheet.tie_breaks.len()), (&[1, 1, 3][..], 0));
    assert_eq!(sheet.winners().count(), 2);
}

#[test]
fn a_game_has_six_rounds_and_nothing_is_legal_after_it() {
    let mut scene = Scene::begun(&seats(2), 9);
    let mut rounds = vec![];
    let mut rng = salon::engine::Rng::new(salon::engine::Seed(6));
    while !scene.is_over() {
        if rounds.last() != Some(&scene.table.round) {
            rounds.push(scene.table.round);
        }
        let legal = scene.legal();
        scene.play(legal[rng.index(legal.len())]);
    }
    assert_eq!(rounds, [1, 2, 3, 4, 5, 6]);
    assert_eq!(scene.refusal(Action::Pass), Some(Refusal::GameOver));
    assert!(scene.legal().is_empty());
}
