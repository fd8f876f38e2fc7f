//! Placing workers, and the actions.

use super::super::scene::{ADA, BO, CY, MAETERLINCK, Scene, VANDERVELDE, at};
use super::plain;
use salon::engine::{Game, Turn};
use salon::games::brussels_1893::Artwork;
use salon::games::brussels_1893::components::{Art, Material, Office, Work};
use salon::games::brussels_1893::grid::Space;
use salon::games::brussels_1893::{Action, Brussels1893, Event, NobleSet, Refusal, Why};

/// DV-08.
#[test]
fn with_two_artworks_nine_centres_can_be_reached_from_the_middle() {
    let table = Scene::new(3).table;
    let reached = |steps| {
        let cells = (0..=9).flat_map(|column| (0..=9).map(move |row| [column, row]));
        cells.filter(|centre| table.reaches(*centre, steps)).count()
    };
    assert_eq!([reached(1), reached(2), reached(3)], [4, 9, 4 + 8]);
}

/// DV-13, and a free action after passing.
#[test]
fn the_owner_of_a_house_gets_the_free_action_even_after_passing() {
    let mut scene = Scene::new(3);
    let space = scene.space(Work::Sale);
    scene.house(BO, space);
    scene.player(BO).passed = true;
    scene.table.first_passer = Some(BO);
    scene.player(BO).face_down = 1;
    scene.artworks(BO, Art::Blue, 3);
    let mut play = scene.deal(1);
    // Ada has nothing to sell.
    play.act(Action::Place { space, stake: 1 });
    assert_eq!(play.player(BO).score, 3);
    assert!(play.heard.contains(&Event::NoEffect { seat: ADA }));
    // By agreement an action without effect brings nobody a free one.
    scene.table.options.free_action_on_empty_action = false;
    let mut play = scene.deal(1);
    play.act(Action::Place { space, stake: 1 });
    assert_eq!(play.player(BO).score, 0);
}

/// Free actions of the five kinds of spaces.
#[test]
fn a_house_brings_its_owner_what_the_action_of_its_space_says() {
    for work in Work::ALL {
        let mut scene = Scene::new(3);
        let space = scene.space(work);
        scene.house(BO, space);
        scene.house(BO, at(1, 1));
        scene.artworks(BO, Art::Blue, 2);
        scene.nobles(BO, &[MAETERLINCK]);
        scene.table.nobles[0] = Some(VANDERVELDE);
        let mut play = scene.deal(1);
        play.act(Action::Place { space, stake: 1 });
        // Ada's own action first.
        while play.table().to_move() == ADA {
            play.act(play.offered()[0]);
        }
        match work {
            Work::Workshop => assert!(play.player(BO).owns(Art::Black)),
            Work::Sale | Work::Build => assert_eq!(play.player(BO).score, 2, "{work:?}"),
            Work::Noble => {
                assert_eq!(play.why(), Some(Why::Use { left: 1, house: Some(space) }));
                assert_eq!(play.offered(), [Action::Use(MAETERLINCK), Action::Decline]);
                play.act(Action::Use(MAETERLINCK));
                assert_eq!((play.player(BO).score, play.player(BO).ready()), (5, NobleSet::default()));
            }
            Work::Materials => {
                assert_eq!(play.why(), Some(Why::Material { left: 1 }));
                play.act(Action::Material(Material::Iron));
                assert_eq!(play.player(BO).materials, [0, 1, 0, 0]);
            }
        }
        assert_eq!(Brussels1893::opens_turn(&play.state), Some(BO), "{work:?}: Bo's own turn");
    }
}

#[test]
fn the_own_house_brings_no_free_action_and_blocks_nothing() {
    let mut scene = Scene::new(3);
    let space = scene.space(Work::Sale);
    scene.house(ADA, space);
    scene.artworks(ADA, Art::Blue, 2);
    let mut play = scene.deal(1);
    play.act(Action::Place { space, stake: 1 });
    assert!(!play.heard.iter().any(|event| matches!(event, Event::Free { .. })));
}

/// Corner case 8, and that it is the last who goes on.
#[test]
fn who_can_still_act_may_pass_and_the_last_goes_on_alone() {
    let mut play = Scene::new(3).deal(1);
    play.act(Action::Pass).act(Action::Pass);
    for _ in 0..5 {
        assert_eq!(Brussels1893::turn(&play.state), Turn::Of(CY));
        play.place(Work::Materials);
        while play.table().due().is_some() {
            play.act(play.offered()[0]);
        }
        if play.player(CY).reserve == 0 {
            break;
        }
        if find_free(&play, Work::Materials).is_none() {
            return;
        }
    }
}

fn find_free(play: &super::super::scene::Play, work: Work) -> Option<Space> {
    let table = play.table();
    let area = table.area?;
    area.spaces()
        .find(|space| table.is_free_for_house(*space) && table.work(play.components(), *space) == work)
}

#[test]
fn without_workers_or_francs_one_can_only_pass() {
    let mut scene = Scene::new(3);
    scene.player(ADA).francs = 0;
    let play = scene.deal(1);
    let places = play.offered().into_iter().any(|action| matches!(action, Action::Place { .. }));
    assert!(!places, "no franc to lay");
    let space = play.space(Work::Sale);
    assert_eq!(play.refusal(Action::Place { space, stake: 1 }), Some(Refusal::Francs { missing: 1 }));
    scene.player(ADA).court = 7;
    let play = scene.deal(1);
    assert_eq!(play.offered(), [Action::Pass]);
    assert_eq!(Brussels1893::forced(&play.state), Some(Action::Pass));
}

#[test]
fn a_worker_needs_an_active_free_space_and_a_stake() {
    let mut scene = Scene::new(3);
    scene.corner(2, 2);
    scene.worker(BO, at(3, 3), 1);
    let free = scene.space(Work::Workshop);
    let play = scene.deal(1);
    let place = |space, stake| Action::Place { space, stake };
    assert_eq!(play.refusal(place(at(1, 1), 1)), Some(Refusal::Asleep));
    assert_eq!(play.refusal(place(at(3, 3), 1)), Some(Refusal::Occupied));
    assert_eq!(play.refusal(place(free, 0)), Some(Refusal::NoStake));
    assert_eq!(play.refusal(place(free, 11)), Some(Refusal::Francs { missing: 1 }));
    assert_eq!(play.refusal(place(Space(25), 1)), Some(Refusal::Nothing));
}

/// Corner cases 3 and 16 of the market and of the stake.
#[test]
fn what_an_action_costs_is_paid_from_what_is_left_after_the_stake() {
    let mut scene = Scene::new(3);
    scene.player(ADA).francs = 3;
    let mut play = scene.deal(1);
    let space = play.space(Work::Noble);
    play.act(Action::Place { space, stake: 2 });
    assert_eq!(play.refusal(Action::Buy(0)), Some(Refusal::Francs { missing: 2 }));
    assert_eq!(play.offered(), [Action::Buy(2), Action::Buy(3)]);
}

/// Corner cases 17 to 19.
#[test]
fn the_only_artwork_moves_the_marker_by_one_and_black_cannot_be_made() {
    let mut scene = Scene::new(3);
    scene.artworks(ADA, Art::Black, 1);
    let mut play = scene.deal(1);
    play.place(Work::Sale).act(Action::Sell(Art::Black));
    assert_eq!(play.offered().len(), 4);
    play.act(Action::Market { column: 4, row: 5 });
    assert_eq!(
        play.table().market.display,
        [Some(Artwork::of(Art::Black)), None],
        "nothing goes back while a slot is free"
    );
    let mut play = scene.deal(1);
    play.place(Work::Workshop);
    assert_eq!(play.refusal(Action::Artwork(Art::Black)), Some(Refusal::Black));
}

#[test]
fn what_is_displayed_cannot_be_sold() {
    let mut scene = Scene::new(3);
    scene.artworks(ADA, Art::Blue, 1);
    scene.artworks(ADA, Art::Green, 1);
    scene.table.market.display = [Some(Artwork::of(Art::Blue)), None];
    let mut play = scene.deal(1);
    play.place(Work::Sale);
    assert_eq!(play.refusal(Action::Sell(Art::Blue)), Some(Refusal::Displayed(Art::Blue)));
    assert_eq!(play.refusal(Action::Sell(Art::Brown)), Some(Refusal::NotOwned(Art::Brown)));
    assert_eq!(play.offered(), [Action::Sell(Art::Green)]);
}

#[test]
fn what_can_be_performed_must_be() {
    let mut play = Scene::new(3).deal(1);
    play.place(Work::Materials);
    assert_eq!(play.refusal(Action::Decline), Some(Refusal::Mandatory));
}

/// Corner case 15, and a supply that is empty.
#[test]
fn an_action_that_cannot_be_performed_leaves_the_worker_where_it_is() {
    let mut scene = Scene::new(3);
    scene.player(BO).materials = [10, 10, 10, 0];
    let mut play = scene.deal(1);
    play.place(Work::Materials);
    assert!(play.heard.contains(&Event::NoEffect { seat: ADA }));
    assert_eq!((play.table().on_spaces(ADA), play.table().to_move()), (1, BO));
}

#[test]
fn a_park_copies_an_action_without_space_and_stake() {
    let mut scene = Scene::new(3);
    scene.corner(2, 2);
    scene.player(ADA).francs = 0;
    scene.player(ADA).materials = [1, 0, 1, 0];
    let mut play = scene.deal(1);
    play.act(Action::Office(Office::Park));
    // Nothing to sell.
    let works = [Work::Workshop, Work::Noble, Work::Materials, Work::Build].map(Action::Copy);
    assert_eq!(play.offered(), works);
    play.act(Action::Copy(Work::Build)).act(Action::Pay(plain([1, 0, 1, 0]))).act(Action::Turn(0));
    play.act(Action::House(at(1, 1)));
    assert_eq!((play.player(ADA).houses, play.player(ADA).score), (1, 5));
    assert_eq!(play.table().to_move(), BO);
}

#[test]
fn the_own_worker_keeps_the_house_off_its_space() {
    let mut scene = Scene::new(3);
    scene.player(ADA).materials = [1, 0, 1, 0];
    scene.house(BO, at(1, 1));
    let mut play = scene.deal(1);
    let space = play.space(Work::Build);
    play.act(Action::Place { space, stake: 1 });
    play.act(play.offered()[0]);
    play.act(Action::Turn(1));
    assert_eq!(play.refusal(Action::House(space)), Some(Refusal::Occupied));
    assert_eq!(play.refusal(Action::House(at(1, 1))), Some(Refusal::HasHouse));
    // One space has a worker, one a house.
    assert_eq!(play.offered().len(), 23);
}

#[test]
fn the_market_gives_as_many_jokers_as_there_are() {
    let mut scene = Scene::new(3);
    scene.player(BO).jokers = 13;
    let mut play = scene.deal(1);
    play.act(Action::Office(Office::Market));
    assert_eq!(play.offered(), [2, 1, 0].map(Action::Jokers));
    assert_eq!(play.refusal(Action::Jokers(3)), Some(Refusal::Jokers { missing: 1 }));
    play.act(Action::Jokers(2));
    assert_eq!(play.table().jokers, 0);
    // Without any it has no effect, which may be agreed to be forbidden.
    for allowed in [true, false] {
        scene.table.options.brussels_empty_placement = allowed;
        scene.player(BO).jokers = 15;
        let play = scene.deal(1);
        let refused = play.refusal(Action::Office(Office::Market));
        assert_eq!(refused, if allowed { None } else { Some(Refusal::NoEffect) });
    }
}
