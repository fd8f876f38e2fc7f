//! Nobles.

use super::super::scene::{
    ADA, ALBERT, BO, BRUGMANN, BULS, EMPAIN, MAETERLINCK, SOLVAY, Scene, VAN_DE_VELDE, VANDERVELDE,
};
use salon::engine::Game;
use salon::games::brussels_1893::components::{Material, Office, Track, Work};
use salon::games::brussels_1893::{Action, Brussels1893, Event, Phase, Refusal};

/// Corner case 9.
#[test]
fn a_noble_of_a_name_that_is_there_acts_and_goes() {
    let mut scene = Scene::new(3);
    scene.nobles(ADA, &[BRUGMANN, MAETERLINCK]);
    let mut play = scene.deal(1);
    play.place(Work::Noble).act(Action::Buy(0));
    assert_eq!((play.player(ADA).score, play.player(ADA).francs), (5, 10 - 1 - 3));
    assert!(play.heard.contains(&Event::Dismissed { seat: ADA, noble: MAETERLINCK, forced: true }));
    assert_eq!(play.table().noble_discard[usize::from(MAETERLINCK)], 1);
    // The others slide to the right, and a new one comes on the left: here nothing was to the left.
    assert_eq!(play.table().nobles[1..], [ALBERT, BULS, EMPAIN].map(Some));
    assert!(play.table().nobles[0].is_some());
}

#[test]
fn a_noble_that_is_kept_is_exhausted_until_the_round_ends() {
    let mut scene = Scene::new(3);
    scene.nobles(ADA, &[BRUGMANN]);
    let mut play = scene.deal(1);
    play.place(Work::Noble).act(Action::Buy(3));
    assert_eq!((play.player(ADA).jokers, play.player(ADA).francs), (2, 9), "Empain for nothing");
    play.act(Action::Keep);
    assert_eq!(play.player(ADA).ready().iter().collect::<Vec<_>>(), [BRUGMANN]);
    assert_eq!(play.table().nobles[1..], [MAETERLINCK, ALBERT, BULS].map(Some));
    play.all_pass();
    while play.table().phase == Phase::Prestige {
        play.act(play.offered()[0]);
    }
    assert_eq!((play.table().round, play.player(ADA).ready().len()), (2, 2));
    // The one that costs nothing went.
    assert_eq!(play.table().nobles[2..], [MAETERLINCK, ALBERT].map(Some));
}

#[test]
fn every_noble_does_what_the_rulebook_says() {
    for noble in 0..8 {
        let mut scene = Scene::new(3);
        scene.nobles(ADA, &[noble]);
        let mut play = scene.deal(1);
        play.act(Action::Office(Office::Square)).act(Action::Use(noble));
        if noble == SOLVAY {
            assert_eq!(play.refusal(Action::Choose(1)), Some(Refusal::Idle), "without a joker");
            play.act(Action::Choose(0)).act(Action::Material(Material::Stone));
        }
        let player = play.player(ADA);
        let gains = (
            player.francs - 10,
            player.jokers,
            player.materials(),
            player.levels,
            2 - player.court,
            player.score,
        );
        let expected = match noble {
            BRUGMANN => (5, 0, 0, [0; 3], 0, 0),
            EMPAIN => (0, 2, 0, [0; 3], 0, 0),
            SOLVAY => (0, 0, 1, [0; 3], 0, 0),
            BULS => (0, 0, 0, [1, 0, 0], 0, 0),
            ALBERT => (0, 0, 0, [0, 1, 0], 0, 0),
            VAN_DE_VELDE => (0, 0, 0, [0, 0, 1], 0, 0),
            VANDERVELDE => (0, 0, 0, [0; 3], 1, 0),
            _ => (0, 0, 0, [0; 3], 0, 5),
        };
        assert_eq!(gains, expected, "noble {noble}");
        assert_eq!(Brussels1893::opens_turn(&play.state), Some(BO), "nothing is left to use");
    }
}

#[test]
fn solvay_takes_a_joker_for_two_materials() {
    let mut scene = Scene::new(3);
    scene.nobles(ADA, &[SOLVAY]);
    scene.player(ADA).jokers = 1;
    let mut play = scene.deal(1);
    play.act(Action::Office(Office::Square)).act(Action::Use(SOLVAY)).act(Action::Choose(1));
    play.act(Action::Material(Material::Wood)).act(Action::Material(Material::Wood));
    assert_eq!((play.player(ADA).jokers, play.player(ADA).materials), (0, [2, 0, 0, 0]));
}

/// Corner case 10.
#[test]
fn a_crown_that_rises_on_the_square_lets_no_more_nobles_be_used() {
    let mut scene = Scene::new(3);
    scene.nobles(ADA, &[ALBERT, MAETERLINCK]);
    scene.table.nobles[1] = Some(VANDERVELDE);
    let mut play = scene.deal(1);
    play.act(Action::Office(Office::Square)).act(Action::Use(ALBERT));
    assert_eq!(play.player(ADA).level(Track::Crown), 1);
    assert_eq!(play.table().to_move(), BO);
}

/// Corner case 11.
#[test]
fn a_worker_out_of_court_can_be_placed_in_the_next_turn() {
    let mut scene = Scene::new(3);
    let space = scene.space(Work::Noble);
    scene.house(BO, space);
    scene.nobles(BO, &[VANDERVELDE]);
    let mut play = scene.deal(1);
    play.act(Action::Place { space, stake: 1 }).act(Action::Buy(3)).act(Action::Dismiss);
    play.act(Action::Use(VANDERVELDE));
    assert_eq!((play.player(BO).court, play.player(BO).reserve), (1, 6));
}
