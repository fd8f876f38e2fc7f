//! Azul: Summer Pavilion by example: features, runs and end bonuses on both sides of the board.

use super::scene::{Scene, spaces, tiles};
use salon::engine::{Game, Seat};
use salon::games::azul_summer_pavilion::Colour::{Blue, Green, Orange, Purple, Red, Yellow};
use salon::games::azul_summer_pavilion::{
    Action, CENTRE, Colour, Event, FEATURES, Phase, RING, Reading, Refusal, STARS, Setup, Side, Space,
    StarKind,
};

fn back(reading: Reading) -> Scene {
    Scene::placing(&Setup { side: Side::Back, reading, ..Setup::default() })
}

/// A colour that a space may bear together with every other space of [`colouring`].
fn colouring(scene: &Scene, space: Space) -> Colour {
    let star = usize::from(space) / RING;
    match scene.components.star_colours[star] {
        Some(colour) => colour,
        None => Colour::ALL[usize::from(space)],
    }
}

#[test]
fn every_feature_pays_once_whichever_of_its_spaces_is_covered_last() {
    for side in [Side::Front, Side::Back] {
        let setup = Setup { side, ..Setup::default() };
        let mut completions = 0;
        for id in 0..FEATURES as u8 {
            let start = Scene::placing(&setup);
            let feature = *start.components.feature(id);
            let around: Vec<Space> = spaces().filter(|space| feature.spaces >> space & 1 == 1).collect();
            assert_eq!(around.len(), if feature.tiles == 3 { 2 } else { 4 });
            for last in &around {
                let others: Vec<_> = around.iter().filter(|space| *space != last).collect();
                let mut scene = start.clone();
                for space in others {
                    scene = scene.laid(&[(*space, colouring(&start, *space))]);
                }
                let colour = colouring(&start, *last);
                scene.hold(&[(colour, scene.number(*last))]);
                let preview = scene.table.placement(&scene.components, *last);
                assert_eq!(preview.features.into_iter().flatten().collect::<Vec<_>>(), [(id, feature.tiles)]);
                let events = scene.play(Action::Place { space: *last, colour, wilds: 0 });
                let paid = Event::Surrounded { seat: Seat(0), feature: id, tiles: feature.tiles };
                let told = events.iter().filter(|event| matches!(event, Event::Surrounded { .. }));
                assert_eq!(told.collect::<Vec<_>>(), [&paid]);
                assert_eq!(scene.table.phase(), Phase::Bonus(feature.tiles));
                completions += 1;
            }
        }
        assert_eq!(completions, 12 * 4 + 6 * 2);
    }
}

#[test]
fn all_features_of_a_board_pay_once_each_in_whatever_order_it_is_filled() {
    let mut rng = salon::engine::Rng::new(salon::engine::Seed(4));
    for _ in 0..20 {
        let mut order: Vec<Space> = spaces().collect();
        rng.shuffle(&mut order);
        let mut paid = vec![0; FEATURES];
        fill(Scene::front().alone(), &order, |event| {
            if let Event::Surrounded { feature, .. } = event {
                paid[usize::from(*feature)] += 1;
            }
        });
        assert_eq!(paid, [1; FEATURES]);
    }
}

/// Covers spaces one after another by actions of the rules, each paid for exactly with as many wild tiles as may
/// be; bonus tiles are laid aside.
fn fill(scene: Scene, order: &[Space], told: impl FnMut(&Event)) -> Scene {
    let colours: Vec<_> = order.iter().map(|space| (*space, colouring(&scene, *space))).collect();
    fill_with(scene, &colours, told)
}

fn fill_with(mut scene: Scene, order: &[(Space, Colour)], mut told: impl FnMut(&Event)) -> Scene {
    for (space, colour) in order {
        let wild = scene.table.wild(&scene.components);
        let wilds = if wild == *colour { 0 } else { scene.number(*space) - 1 };
        scene.hold(&[(*colour, scene.number(*space) - wilds), (wild, wilds)]);
        let events = scene.play(Action::Place { space: *space, colour: *colour, wilds });
        events.iter().for_each(&mut told);
        while matches!(scene.table.phase(), Phase::Bonus(_)) {
            scene.play(scene.legal()[0]);
        }
    }
    scene.hold(&[]);
    scene
}

#[test]
fn one_tile_can_complete_a_pillar_and_a_statue() {
    let mut scene = Scene::front();
    let two = scene.space(Orange, 2);
    let around = [(Orange, 1), (Red, 3), (Red, 4), (Orange, 3)]
        .map(|(star, number)| (scene.space(star, number), star));
    scene = scene.laid(&around).laid(&[(5, Blue), (0, Green)]).hand(&[(Orange, 2)]);
    assert_eq!((scene.number(5), scene.number(0)), (6, 1));
    assert_eq!(scene.place(two, Orange, 0), 3);
    assert_eq!(scene.table.phase(), Phase::Bonus(3));
}

#[test]
fn one_tile_can_complete_two_pillars() {
    let mut scene = Scene::front();
    // The centre's top space lies between the pillars of the orange and of the red star.
    let around = [(Orange, 2), (Orange, 3), (Red, 2), (Red, 3)]
        .map(|(star, number)| (scene.space(star, number), star));
    scene = scene.laid(&around).laid(&[(5, Blue), (1, Green)]).hand(&[(Yellow, 1)]);
    assert_eq!(scene.place(0, Yellow, 0), 3);
    assert_eq!(scene.table.phase(), Phase::Bonus(2));
}

#[test]
fn the_ring_is_closed_6_touches_1() {
    let mut scene = Scene::front();
    let six = scene.space(Red, 6);
    scene = scene.laid(&[(six, Red)]).hand(&[(Red, 1)]);
    assert_eq!(scene.place(scene.space(Red, 1), Red, 0), 2);
}

#[test]
fn stars_do_not_connect_to_each_other() {
    let mut scene = Scene::front();
    let three = scene.space(Red, 3);
    scene = scene.laid(&[(three, Red), (1, Green)]).hand(&[(Orange, 2)]);
    assert_eq!(scene.place(scene.space(Orange, 2), Orange, 0), 1);
    scene.table.to_move = Seat(0);
    scene.hold(&[(Yellow, 1)]);
    assert_eq!(scene.place(0, Yellow, 0), 2, "in the centre, differing colours connect");
}

fn finished(mut scene: Scene) -> u16 {
    scene.table.round = 6;
    scene.pass_all();
    assert!(scene.is_over());
    scene.score_of(0)
}

#[test]
fn a_full_front_board_reaches_304() {
    let order: Vec<Space> = spaces().collect();
    let scene = fill(Scene::front().alone(), &order, |_| ());
    assert_eq!(scene.score_of(0), 5 + 147);
    assert_eq!(finished(scene), 304);
}

/// Seven stars as growing runs: the kinds given, star by star.
fn full_back(reading: Reading, kinds: [StarKind; STARS]) -> u16 {
    let of = |space: Space| match kinds[usize::from(space) / RING] {
        StarKind::Single(colour) => colour,
        StarKind::Multicoloured => Colour::ALL[usize::from(space) % RING],
    };
    let order: Vec<_> = spaces().map(|space| (space, of(space))).collect();
    // Red, which none of these stars is made of, stands in for tiles that lie on the board already.
    finished(fill_with(back(reading).round(6).alone(), &order, |_| ()))
}

#[test]
fn a_full_back_board_reaches_318_or_323() {
    let [purple, green, orange] = [Purple, Green, Orange].map(StarKind::Single);
    let rulebook = [StarKind::Multicoloured, purple, purple, purple, green, green, green];
    assert_eq!(full_back(Reading::Rulebook, rulebook), 318);
    let either_way = [orange, purple, purple, purple, green, green, green];
    assert_eq!(full_back(Reading::EachStarEitherWay, either_way), 323);
}

#[test]
fn the_centre_of_the_back_costs_3_everywhere_and_takes_each_colour_once() {
    let scene = Scene::back().laid(&[(0, Green)]).hand(&Colour::ALL.map(|colour| (colour, 3)));
    for space in 1..6 {
        assert_eq!(scene.number(space), 3);
        assert_eq!(scene.takers(space), [Purple, Orange, Yellow, Blue, Red]);
    }
    let twice = Action::Place { space: 2, colour: Green, wilds: 0 };
    assert_eq!(scene.refusal(twice), Some(Refusal::ColourTwice { star: 0, colour: Green }));
}

#[test]
fn an_outer_star_of_the_back_takes_the_colour_of_its_first_tile() {
    let mut scene = Scene::back();
    let [one, two] = [1, 2].map(|number| scene.in_star(1, number));
    scene.hold(&Colour::ALL.map(|colour| (colour, 3)));
    assert_eq!(scene.takers(two), Colour::ALL);
    let scene = scene.laid(&[(one, Green)]);
    assert_eq!(scene.takers(two), [Green]);
    let blue = Action::Place { space: two, colour: Blue, wilds: 0 };
    assert_eq!(scene.refusal(blue), Some(Refusal::OnlyColour { star: 1, colour: Green }));
    assert!(scene.takers(scene.in_star(2, 1)).contains(&Green), "a second star may be begun in green");
}

#[test]
fn each_star_either_way_is_decided_by_the_second_tile() {
    for star in [CENTRE, 1] {
        let mut scene = back(Reading::EachStarEitherWay);
        scene.hold(&Colour::ALL.map(|colour| (colour, 3)));
        let first = (star * RING) as Space;
        let third = first + if star == CENTRE { 2 } else { 1 };
        let second = first + 3;
        let one = scene.clone().laid(&[(first, Green)]);
        assert_eq!(one.takers(third), Colour::ALL);
        let mixed = one.clone().laid(&[(second, Blue)]);
        assert_eq!(mixed.takers(third), [Purple, Orange, Yellow, Red]);
        let equal = one.laid(&[(second, Green)]);
        assert_eq!(equal.takers(third), [Green]);
        let blue = Action::Place { space: third, colour: Blue, wilds: 0 };
        assert_eq!(equal.refusal(blue), Some(Refusal::OnlyColour { star: star as u8, colour: Green }));
    }
    // In the rulebook's reading green and blue cannot meet in an outer star.
    let scene = back(Reading::Rulebook).laid(&[(6, Green)]).hand(&[(Blue, 6)]);
    assert!((7..12).all(|space| scene.takers(space).is_empty()));
}

#[test]
fn complete_stars_of_the_back_pay_by_what_they_became() {
    let star = |at: usize, of: [Colour; RING]| {
        let spaces = (at * RING..(at + 1) * RING).map(|space| space as Space);
        spaces.zip(of).collect::<Vec<_>>()
    };
    let last = |scene: Scene| finished(scene.alone()) - 5;
    let scene =
        Scene::back().laid(&star(2, [Purple; 6])).laid(&star(5, [Purple; 6])).laid(&star(0, Colour::ALL));
    assert_eq!(last(scene), 20 + 20 + 12);
    let either = back(Reading::EachStarEitherWay).laid(&star(1, Colour::ALL)).laid(&star(0, [Green; 6]));
    assert_eq!(last(either), 12 + 18);
}

#[test]
fn all_twelve_3s_and_all_six_1s_of_the_back_count() {
    let of_number =
        |scene: &Scene, number| spaces().filter(|space| scene.number(*space) == number).collect::<Vec<_>>();
    let laid = |mut scene: Scene, spaces: &[Space]| {
        for space in spaces {
            let colour = colouring(&scene, *space);
            scene = scene.laid(&[(*space, colour)]);
        }
        finished(scene.alone()) - 5
    };
    let (threes, ones) = (of_number(&Scene::back(), 3), of_number(&Scene::back(), 1));
    assert_eq!((threes.len(), ones.len()), (12, 6));
    let complete_centre = 12;
    assert_eq!(laid(Scene::back(), &threes), 12 + complete_centre);
    assert_eq!(laid(Scene::back(), &threes[..11]), complete_centre);
    assert_eq!(laid(Scene::back(), &threes[1..]), 0);
    assert_eq!(laid(Scene::back(), &ones), 4);
}

#[test]
fn pillars_and_statues_of_the_back_lie_at_other_numbers() {
    let scene = Scene::back();
    let numbers = |of: &[Space]| of.iter().map(|space| scene.number(*space)).collect::<Vec<_>>();
    assert_eq!(numbers(&[8, 9, 5, 0]), [2, 1, 3, 3]);
    assert_eq!(numbers(&[7, 8, 16, 17]), [3, 2, 1, 4]);
    let mut scene = scene.laid(&[(8, Red), (9, Red), (5, Blue)]).hand(&[(Green, 3)]);
    scene.place(0, Green, 0);
    assert_eq!(scene.table.phase(), Phase::Bonus(1));
    let mut scene = Scene::back().laid(&[(7, Red), (8, Red), (16, Red)]).hand(&[(Red, 4)]);
    scene.place(17, Red, 0);
    assert_eq!(scene.table.phase(), Phase::Bonus(2));
}

#[test]
fn a_game_of_every_reading_says_what_its_stars_became() {
    use salon::games::azul_summer_pavilion::{AzulSummerPavilion, Board};
    let mut board = Board::default();
    for space in 0..6 {
        board.lay(space, Colour::ALL[usize::from(space)]);
        board.lay(space + 6, Red);
    }
    assert_eq!(board.complete(0), Some(StarKind::Multicoloured));
    assert_eq!(board.complete(1), Some(StarKind::Single(Red)));
    assert_eq!(board.complete(2), None);
    assert_eq!(
        board.tiles(),
        tiles(&[(Purple, 1), (Green, 1), (Orange, 1), (Yellow, 1), (Blue, 1), (Red, 7)])
    );
    assert_eq!(AzulSummerPavilion::sample_setups().len(), 8);
}
