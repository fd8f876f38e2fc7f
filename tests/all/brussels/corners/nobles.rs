//! Nobles, where tracks, court, supply or deck are exhausted.

use super::super::scene::{
    ADA, ALBERT, BO, BRUGMANN, BULS, CY, EMPAIN, MAETERLINCK, Play, SOLVAY, Scene, VAN_DE_VELDE, VANDERVELDE,
};
use super::has_no_effect;
use salon::engine::{Game, Seat};
use salon::games::brussels_1893::components::{Material, Office, Track, Work};
use salon::games::brussels_1893::{Action, Brussels1893, Event, Phase, Why};

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
        (scene.player(BO).jokers, scene.player(BO).materials) = (15, [10, 10, 10, 0]);
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
