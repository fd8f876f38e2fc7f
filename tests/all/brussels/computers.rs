//! What a computer player knows of Bruxelles 1893, and what its hints say.

use super::scene::{ADA, BO, BULS, MAETERLINCK, Play, Scene, VANDERVELDE, at};
use salon::bots::{Level, Question};
use salon::engine::{Advice, Game, Seat, Seed, Style, Turn, Viewer};
use salon::games::brussels_1893::components::{Art, Needle, Office, Track, Work, Zone};
use salon::games::brussels_1893::grid::Iris;
use salon::games::brussels_1893::{Action, Brussels1893, Reason, Setup, State};
use std::sync::Arc;

const STYLES: [Style; 2] = [Style::Builder, Style::Racer];

fn decide(state: &State, level: Level, style: Style, seed: Seed, iterations: u32) -> Action {
    let Turn::Of(seat) = Brussels1893::turn(state) else { panic!("the game is over") };
    let components = Arc::new(state.components().clone());
    let view = Brussels1893::view(state, Viewer::Seat(seat));
    let seats = state.table().seats;
    let question = Question::<Brussels1893> {
        components: &components,
        seats,
        view: &view,
        style,
        seed,
        candidates: 1,
        network: None,
    };
    let mut left = iterations;
    let verdict = question.decide(level, &mut || {
        left = left.saturating_sub(1);
        left > 0
    });
    verdict.expect("a seat is to move").action
}

/// Points of both at the end of a game of two, the first named in a seat.
fn duel(challenger: Level, defender: Level, seat: Seat, seed: u64) -> [i32; 2] {
    let setup = Setup::default();
    let components = Brussels1893::components(&setup).expect("a sound setup");
    let mut state = Brussels1893::start(&components, &setup, Seed(seed), &mut ());
    let mut step = 0;
    while let Turn::Of(mover) = Brussels1893::turn(&state) {
        step += 1;
        let level = if mover == seat { challenger } else { defender };
        let action = decide(&state, level, Style::Builder, Seed(seed << 16 | step), 60);
        Brussels1893::apply(&mut state, action, &mut ());
    }
    let totals = Brussels1893::score(&state).totals;
    [totals[seat.index()], totals[1 - seat.index()]]
}

#[test]
fn the_second_level_beats_the_first() {
    let mut won = 0;
    let mut points = [0, 0];
    for game in 0..8 {
        let [own, other] = duel(Level::Two, Level::One, Seat((game % 2) as u8), game);
        won += i32::from(own > other);
        points = [points[0] + own, points[1] + other];
    }
    assert!(won >= 7, "{won} of 8, {points:?} points");
    assert!(points[0] / 8 > 60, "{points:?}: it knows what to play for");
}

#[test]
fn a_stake_that_leaves_too_little_for_its_own_action_brings_nothing_of_it() {
    let mut scene = Scene::new(2);
    let build = scene.space(Work::Build);
    let at = |of: Needle| scene.components.compass.iter().position(|there| *there == of);
    scene.table.needles = [Needle::Francs, Needle::Blank].map(|of| at(of).expect("it is there") as u8);
    let player = scene.player(ADA);
    (player.materials, player.jokers, player.francs) = (Default::default(), 0, 40);
    let worth = |scene: &Scene, stake: u8| {
        Brussels1893::appraise(&scene.deal(1).state, &Action::Place { space: build, stake }, Style::Builder)
    };
    let rich = worth(&scene, 1) - worth(&scene, 4);
    let house = {
        let mut play = scene.deal(1);
        let before = play.player(ADA).francs;
        play.act(Action::Place { space: build, stake: 1 });
        while let Some(Action::Pay(payment)) = play.offered().first().copied() {
            play.act(Action::Pay(payment));
        }
        before - 1 - play.player(ADA).francs
    };
    assert!(house > 0, "francs alone pay for it");
    scene.player(ADA).francs = house + 1;
    let poor = worth(&scene, 1) - worth(&scene, 4);
    assert!(poor > rich + 1.0, "{poor} {rich}");
}

/// What a level finds best, with so many lines of play for a search.
fn weighed(state: &State, level: Level, lines: u32) -> (Vec<Action>, u32) {
    let Turn::Of(seat) = Brussels1893::turn(state) else { panic!("the game is over") };
    let components = Arc::new(state.components().clone());
    let view = Brussels1893::view(state, Viewer::Seat(seat));
    let (seats, style) = (state.table().seats, Style::Builder);
    let question = Question::<Brussels1893> {
        components: &components,
        seats,
        view: &view,
        style,
        seed: Seed(1),
        candidates: 12,
        network: None,
    };
    let mut left = lines;
    let verdict = question.decide(level, &mut || {
        left -= 1;
        left > 0
    });
    let verdict = verdict.expect("a seat is to move");
    (verdict.candidates.into_iter().map(|candidate| candidate.action).collect(), verdict.iterations)
}

#[test]
fn many_spaces_are_looked_at_before_many_stakes() {
    let mut scene = Scene::new(3);
    scene.player(ADA).francs = 20;
    let (best, _) = weighed(&scene.deal(1).state, Level::One, 1);
    let mut spaces: Vec<_> = best
        .iter()
        .filter_map(|action| match action {
            Action::Place { space, .. } => Some(*space),
            _ => None,
        })
        .collect();
    spaces.sort_unstable();
    spaces.dedup();
    assert!(spaces.len() >= 3, "{best:?}");
}

#[test]
fn what_follows_from_a_worker_is_thought_about_for_a_while_only() {
    let mut play = Scene::new(3).deal(1);
    play.place(Work::Materials);
    let lines = Brussels1893::INSIDE_A_TURN;
    assert_eq!(weighed(&play.state, Level::Three, 2 * lines).1, lines);
}

fn value(with: impl Fn(&mut Scene), style: Style) -> f32 {
    let mut scene = Scene::new(3);
    (scene.table.round, scene.table.stock_seen) = (3, 0b111);
    with(&mut scene);
    Brussels1893::evaluate(&scene.deal(1).state, ADA, style)
}

#[test]
fn more_is_judged_better() {
    for style in STYLES {
        let rises = |what: &str, with: &dyn Fn(&mut Scene)| {
            let (less, more) = (value(|_| (), style), value(with, style));
            assert!(less < more, "{style:?}, {what}: {less} and {more}");
        };
        rises("points", &|scene| scene.player(ADA).score = 1);
        rises("francs", &|scene| scene.player(ADA).francs = 11);
        rises("a material", &|scene| scene.player(ADA).materials = [1, 0, 0, 0]);
        rises("a joker", &|scene| scene.player(ADA).jokers = 1);
        rises("an artwork", &|scene| scene.artworks(ADA, Art::Blue, 1));
        rises("a worker out of court", &|scene| scene.player(ADA).court = 1);
        rises("an iris level", &|scene| scene.level(ADA, Track::Iris, 2));
        rises("an architect level", &|scene| scene.level(ADA, Track::Architect, 2));
        rises("a house", &|scene| scene.house(ADA, at(3, 3)));
        rises("a card under a zone", &|scene| scene.player(ADA).tucked[Zone::Workers.index()].put(29));
    }
}

#[test]
fn a_column_that_is_led_is_judged_better_than_one_that_is_tied_or_lost() {
    for style in STYLES {
        let with = |own, other| {
            let scene = move |scene: &mut Scene| {
                scene.worker(ADA, at(3, 2), own);
                scene.worker(BO, at(3, 3), other);
            };
            value(scene, style)
        };
        assert!(with(3, 2) > with(3, 3) && with(3, 3) > with(3, 4), "{style:?}");
    }
}

fn reasons(play: &Play, action: Action) -> Vec<Reason> {
    assert!(play.offered().contains(&action), "{action:?}");
    Brussels1893::reasons(&play.state, &action)
}

#[test]
fn hints_say_which_column_a_stake_leads() {
    let mut scene = Scene::new(3);
    scene.worker(BO, at(3, 3), 2);
    let play = scene.deal(1);
    let card = play.table().prestige[2].expect("below the column");
    let led = Reason::LeadsColumn { column: 2, card };
    let said = |stake| reasons(&play, Action::Place { space: at(3, 2), stake });
    assert!(said(3).contains(&led), "{:?}", said(3));
    assert!(!said(2).contains(&led) && said(2).contains(&Reason::TiesColumn { column: 2, card }));
    assert!(!said(1).contains(&led));
}

#[test]
fn hints_say_what_an_iris_is_worth() {
    let mut scene = Scene::new(3);
    let [one, two, three, four] = Iris::at(3, 3).spaces();
    scene.worker(ADA, one, 1);
    scene.worker(ADA, two, 1);
    scene.worker(BO, three, 1);
    scene.level(ADA, Track::Iris, 4);
    let play = scene.deal(1);
    let said = reasons(&play, Action::Place { space: four, stake: 1 });
    assert!(said.contains(&Reason::Iris { iris: Iris::at(3, 3), points: 4 }), "{said:?}");
}

#[test]
fn hints_say_when_the_court_takes_nobody() {
    let mut scene = Scene::new(3);
    scene.table.offices[0].workers = [0, 2, 0, 0, 0];
    scene.table.offices[0].executions = 2;
    let play = scene.deal(1);
    assert!(reasons(&play, Action::Office(Office::Market)).contains(&Reason::NoCourt));
    let play = Scene::new(3).deal(1);
    assert!(!reasons(&play, Action::Office(Office::Market)).contains(&Reason::NoCourt));
}

#[test]
fn hints_speak_of_no_cubes_where_none_come() {
    let mut scene = Scene::new(3);
    let play = scene.deal(1);
    let brought = play.components().market_jokers;
    assert!(reasons(&play, Action::Office(Office::Market)).contains(&Reason::Cubes(brought)));
    let mut asked = play.clone();
    asked.act(Action::Office(Office::Market));
    assert_eq!(reasons(&asked, Action::Jokers(1)), [Reason::Cubes(1)]);
    assert_eq!(reasons(&asked, Action::Jokers(0)), [Reason::Plain]);
    // The supply has none left.
    scene.player(BO).jokers = scene.components.jokers;
    let said = reasons(&scene.deal(1), Action::Office(Office::Market));
    assert!(!said.iter().any(|reason| matches!(reason, Reason::Cubes(_))), "{said:?}");
}

#[test]
fn hints_say_what_passing_first_brings() {
    let mut scene = Scene::new(3);
    scene.artworks(ADA, Art::Blue, 2);
    scene.player(ADA).face_down = 1;
    let mut play = scene.deal(1);
    // Two for cards, and one for a colour, which comes whoever passes first.
    assert_eq!(reasons(&play, Action::Pass), [Reason::FirstToPass { francs: 2 }, Reason::Francs(1)]);
    play.act(Action::Pass);
    assert_eq!(reasons(&play, Action::Pass), [Reason::Plain], "there is much to do");
    scene.table.first_passer = Some(BO);
    scene.player(ADA).court = 7;
    assert_eq!(reasons(&scene.deal(1), Action::Pass), [Reason::Francs(1), Reason::NothingLeft]);
}

#[test]
fn hints_say_which_nobles_pay_for_themselves() {
    let mut scene = Scene::new(3);
    scene.table.nobles = [MAETERLINCK, VANDERVELDE, BULS, 1].map(Some);
    scene.player(ADA).francs = 20;
    scene.level(ADA, Track::Crown, 4);
    let mut play = scene.deal(1);
    play.place(Work::Noble);
    let salary = play.components().noble(MAETERLINCK).salary;
    let pays = Reason::PaysForItself { noble: MAETERLINCK, salary };
    let said = reasons(&play, Action::Buy(0));
    assert!(said[0] == Reason::Effect(MAETERLINCK) && said.contains(&pays), "{said:?}");
    // In the last round nobody comes to use it again, and the francs are short.
    (scene.table.round, scene.table.stock_seen) = (5, 0b1_1111);
    scene.player(ADA).francs = 5;
    let mut play = scene.deal(1);
    play.place(Work::Noble).act(Action::Buy(0));
    assert!(matches!(reasons(&play, Action::Dismiss)[0], Reason::TooDear { noble: MAETERLINCK, .. }));
}
