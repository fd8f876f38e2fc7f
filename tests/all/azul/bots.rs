//! What must be true of the advice on Azul: Summer Pavilion.

use super::scene::{Scene, count, tiles};
use salon::bots::{Level, Question};
use salon::engine::{Advice, Game, Rng, Seat, Seed, Style, Turn, Viewer};
use salon::games::azul_summer_pavilion::Colour::{Blue, Green, Orange, Purple, Red, Yellow};
use salon::games::azul_summer_pavilion::{Action, AzulSummerPavilion, First, Reason, Setup, Source, State};

type G = AzulSummerPavilion;

const STYLES: [Style; 2] = [Style::Builder, Style::Racer];

fn decide(state: &State, seats: u8, level: Level, style: Style, seed: Seed, iterations: u32) -> Action {
    let seat = G::turn(state).seat().expect("somebody is to move");
    let components = std::sync::Arc::new(state.components().clone());
    let view = G::view(state, Viewer::Seat(seat));
    let question = Question::<G> {
        components: &components,
        seats,
        view: &view,
        style,
        seed,
        candidates: 3,
        network: None,
    };
    let mut left = iterations;
    let verdict = question.decide(level, &mut || {
        left = left.saturating_sub(1);
        left > 0
    });
    verdict.expect("the view is the deciding seat's").action
}

/// Plays a game between levels, one a seat, and returns its end. Seats and styles alternate.
fn game(setup: &Setup, seed: u64, levels: &[Level], iterations: u32) -> State {
    let components = G::components(setup).expect("a sound setup");
    let mut state = G::start(&components, setup, Seed(seed), &mut ());
    let mut rng = Rng::new(Seed(!seed));
    while let Turn::Of(seat) = G::turn(&state) {
        let style = STYLES[seat.index() % 2];
        let action = decide(&state, setup.seats, levels[seat.index()], style, rng.seed(), iterations);
        assert_eq!(G::check(&state, &action), Ok(()));
        G::apply(&mut state, action, &mut ());
    }
    state
}

#[test]
fn the_judgement_of_one_move_is_better_than_a_first_glance() {
    let setup = Setup::default();
    let won = (0..12).filter(|seed| {
        let two = (*seed % 2) as usize;
        let mut levels = [Level::One; 2];
        levels[two] = Level::Two;
        let totals = G::score(&game(&setup, *seed, &levels, 0)).totals;
        totals[two] > totals[1 - two]
    });
    assert!(won.count() >= 8);
}

#[test]
fn a_person_can_tell_the_styles_apart() {
    const GAMES: i32 = 16;
    let (mut stars, mut numbers) = ([0; 2], [0; 2]);
    for seed in 0..GAMES {
        let first = First::Seat(Seat((seed % 2) as u8));
        let end = game(&Setup { first, ..Setup::default() }, seed as u64, &[Level::Two; 2], 0);
        for style in [0, 1] {
            let tally = end.table().players()[style].tally;
            stars[style] += i32::from(tally.placed[0]) + i32::from(tally.stars);
            numbers[style] += i32::from(tally.numbers);
        }
    }
    let [builder, racer] = stars;
    assert!(builder >= racer + 4 * GAMES, "points in the centre and for stars: {builder}, racer {racer}");
    let [builder, racer] = numbers;
    assert!(racer >= builder + 3 * GAMES, "points for numbers: builder {builder}, racer {racer}");
}

#[test]
fn the_digest_tells_tables_apart_but_not_the_order_of_the_bag() {
    let scene = Scene::begun(&Setup::default(), 8);
    let other = G::imagine(&scene.components, &scene.table, &mut Rng::new(Seed(1)));
    assert_ne!(scene.state(), other);
    assert_eq!(G::digest(&scene.state()), G::digest(&other));
    let digests: std::collections::HashSet<u64> = scene
        .legal()
        .into_iter()
        .map(|action| {
            let mut after = scene.state();
            G::apply(&mut after, action, &mut ());
            G::digest(&after)
        })
        .collect();
    assert_eq!(digests.len(), scene.legal().len());
}

fn best(scene: &Scene, level: Level) -> Action {
    decide(&scene.state(), scene.table.seats, level, Style::Builder, Seed(2), 400)
}

#[test]
fn a_star_is_completed_when_it_can_be() {
    let mut scene = Scene::front().round(6).alone();
    let five: Vec<_> = (1..=5).map(|number| (scene.space(Purple, number), Purple)).collect();
    scene = scene.laid(&five).hand(&[(Purple, 6), (Green, 1)]);
    let six = scene.space(Purple, 6);
    let action = Action::Place { space: six, colour: Purple, wilds: 0 };
    let reasons = G::reasons(&scene.state(), &action);
    assert_eq!(reasons[0], Reason::CompletesStar { star: 6, points: 20 });
    for level in [Level::Two, Level::Three] {
        let chosen = best(&scene, level);
        scene.audit();
        // A first tile elsewhere may come first; the purple ones are not spent on anything else.
        let spends = matches!(chosen, Action::Place { colour: Purple, space, .. } if space != six);
        assert!(!spends && chosen != Action::Pass, "{level:?}: {chosen:?}");
    }
}

#[test]
fn tiles_that_will_be_wild_are_kept() {
    let mut scene = Scene::front().hand(&[(Green, 3), (Red, 2), (Blue, 1), (Orange, 1), (Yellow, 1)]);
    scene.play(Action::Pass);
    let Action::Keep(kept) = best(&scene, Level::One) else { panic!("the tiles to keep are to be chosen") };
    assert!(count(&kept) >= 3);
    let Action::Keep(kept) = best(&scene, Level::Two) else { panic!("the tiles to keep are to be chosen") };
    assert_eq!((count(&kept), kept[Green.index()]), (4, 3));
    let reasons = G::reasons(&scene.state(), &Action::Keep(tiles(&[(Green, 3), (Red, 1)])));
    assert_eq!(reasons, [Reason::KeepsWild { colour: Green, count: 3 }, Reason::Keeps(4)]);
}

#[test]
fn a_pass_says_that_nothing_is_worth_placing_only_where_nothing_is() {
    let reasons = |scene: &Scene| G::reasons(&scene.state(), &Action::Pass);
    let rich = [(Purple, 4), (Green, 1)];
    assert_eq!(reasons(&Scene::front().hand(&rich)), [Reason::Keeps(4)], "and there is something to be had");
    assert_eq!(reasons(&Scene::front().round(6).alone().hand(&rich)), [Reason::EndsPlacing]);
    assert!(G::is_hollow(&Reason::EndsPlacing));
}

#[test]
fn where_a_pass_is_said_to_save_tiles_nothing_else_is_worth_more() {
    let (mut saves, mut others) = (0, 0);
    for seed in 0..6 {
        let setup = Setup::default();
        let components = G::components(&setup).expect("a sound setup");
        let mut state = G::start(&components, &setup, Seed(seed), &mut ());
        let (mut rng, mut legal) = (Rng::new(Seed(seed)), Vec::new());
        while G::turn(&state) != Turn::Over {
            legal.clear();
            G::actions(&state, &mut legal);
            if legal.contains(&Action::Pass) && legal.len() > 1 {
                let worth = |action: &Action| G::appraise(&state, action, Style::default());
                let best = legal.iter().map(worth).fold(f32::NEG_INFINITY, f32::max);
                let said = G::reasons(&state, &Action::Pass) == [Reason::SavesTiles];
                assert_eq!(said, worth(&Action::Pass) >= best);
                *(if said { &mut saves } else { &mut others }) += 1;
            }
            G::apply(&mut state, legal[rng.index(legal.len())], &mut ());
        }
    }
    assert!(saves > 0 && others > 0, "{saves} and {others}");
}

/// RULES.md, The starting player tile: it is for the next round, and the last has none.
#[test]
fn in_the_last_round_the_starting_player_tile_is_worth_nothing() {
    let worth = |round: u8| {
        let mut scene = Scene::drafting(&Setup::default()).round(round).centre(&[(Red, 1)]);
        let mut own = |token: u8| {
            scene.table.token = Some(Seat(token));
            G::evaluate(&scene.state(), Seat(0), Style::Builder)
        };
        own(0) - own(1)
    };
    assert!(worth(5) > 1.0 && worth(6).abs() < 0.1, "{} and {}", worth(5), worth(6));
}

#[test]
fn a_take_says_how_many_tiles_and_what_comes_along() {
    let scene = Scene::drafting(&Setup::default()).centre(&[(Red, 3), (Purple, 1)]).hand(&[(Red, 2)]);
    let reasons = G::reasons(&scene.state(), &Action::Take { source: Source::Centre, colour: Red });
    assert_eq!(reasons, [Reason::Tiles(4), Reason::Gathers { colour: Red, held: 5 }, Reason::Wild(Purple)]);
}

#[test]
fn a_wild_tile_that_is_taken_by_itself_does_not_come_along() {
    let scene = Scene::drafting(&Setup::default()).factory(0, &[(Purple, 4)]).centre(&[(Red, 1)]);
    let reasons = G::reasons(&scene.state(), &Action::Take { source: Source::Factory(0), colour: Purple });
    assert_eq!(reasons[..2], [Reason::Tiles(1), Reason::TakesWild(Purple)]);

    let mut scene = closing_a_window(6).supply(&[(Purple, 1), (Green, 9)]);
    scene.place(scene.space(Red, 6), Red, 0);
    assert_eq!(G::reasons(&scene.state(), &Action::Bonus(Purple)), [Reason::TakesWild(Purple)]);
}

/// So many red tiles in hand; the last space around a window is red 6.
fn closing_a_window(held: u8) -> Scene {
    let scene = Scene::front();
    let five = scene.space(Red, 5);
    scene.laid(&[(five, Red)]).hand(&[(Red, held)])
}

#[test]
fn a_placement_counts_only_the_bonus_tiles_that_the_supply_has() {
    for (supply, tiles) in [(&[(Green, 1), (Blue, 1)][..], Some(2)), (&[], None)] {
        let scene = closing_a_window(6).supply(supply).exhausted();
        let action = Action::Place { space: scene.space(Red, 6), colour: Red, wilds: 0 };
        let counted = G::reasons(&scene.state(), &action).into_iter().find_map(|reason| match reason {
            Reason::Feature { tiles, .. } => Some(tiles),
            _ => None,
        });
        assert_eq!(counted, tiles);
    }
}

#[test]
fn bonus_tiles_make_up_for_discards_that_a_placement_saves() {
    // Of the six that are spent three come back; the corners hold four.
    for (held, saved) in [(11, 3), (9, 3), (6, 2)] {
        let scene = closing_a_window(held);
        let space = scene.space(Red, 6);
        let reasons = G::reasons(&scene.state(), &Action::Place { space, colour: Red, wilds: 0 });
        assert_eq!(reasons.last(), Some(&Reason::SavesDiscards(saved)), "{held} in hand");
    }
}

#[test]
fn in_the_last_round_every_tile_that_is_used_saves_what_it_would_cost() {
    let scene = closing_a_window(6).round(6);
    let space = scene.space(Red, 6);
    let reasons = G::reasons(&scene.state(), &Action::Place { space, colour: Red, wilds: 0 });
    assert!(reasons.contains(&Reason::SavesPoints(3)), "{reasons:?}");
    assert!(!reasons.iter().any(|reason| matches!(reason, Reason::SavesDiscards(_))));
}

#[test]
fn in_the_last_round_a_star_is_near_only_if_the_tiles_suffice_for_it() {
    for (round, held, near) in [(3, 2, true), (6, 2, false), (6, 3, true)] {
        let scene = Scene::front().round(round);
        let [one, two, three, four, five, six] = [1, 2, 3, 4, 5, 6].map(|number| scene.space(Red, number));
        let laid = [(three, Red), (four, Red), (five, Red), (six, Red)];
        let scene = scene.laid(&laid).hand(&[(Red, held)]);
        let reasons = G::reasons(&scene.state(), &Action::Place { space: one, colour: Red, wilds: 0 });
        let told = reasons.iter().any(|reason| matches!(reason, Reason::NearStar { .. }));
        assert_eq!(told, near, "round {round}, {held} in hand for {two}: {reasons:?}");
    }
}

#[test]
fn tiles_kept_in_the_last_round_are_judged_by_what_they_will_cost() {
    let mut last = Scene::front().round(6).score(0, 20).hand(&[(Blue, 3)]);
    let judged = |scene: &Scene| G::evaluate(&scene.state(), Seat(0), Style::Builder);
    last.play(Action::Pass);
    assert_eq!(last.score_of(0), 20);
    let kept = judged(&last);
    last.table.players[0].corners = tiles(&[]);
    assert!((judged(&last) - kept - 3.0).abs() < 1e-3);
}
