//! Placing workers, the ten actions, and free ones.

use super::super::scene::{
    ADA, ALBERT, BO, BULS, CY, EMPAIN, MAETERLINCK, SOLVAY, Scene, VAN_DE_VELDE, VANDERVELDE, at,
};
use super::has_no_effect;
use salon::engine::{Game, Seat};
use salon::games::brussels_1893::Artwork;
use salon::games::brussels_1893::components::{Art, Material, Office, Work};
use salon::games::brussels_1893::grid::Space;
use salon::games::brussels_1893::{Action, Brussels1893, Event, Options, Refusal, Setup, gift, gift_to_come};

/// Corner case 15, and the same for the other four actions.
#[test]
fn a_worker_may_go_where_the_action_cannot_be_performed() {
    let mut scene = Scene::new(5);
    for (seat, art) in [(BO, Art::Yellow), (CY, Art::Blue), (Seat(3), Art::Brown), (Seat(4), Art::Green)] {
        scene.artworks(seat, art, 6);
    }
    has_no_effect(&scene, Work::Workshop);
    // Black ones are there all the same.
    assert_eq!(scene.deal(1).table().stacks, [0, 0, 0, 0, 6]);
    let mut scene = Scene::new(3);
    scene.artworks(ADA, Art::Blue, 2);
    scene.artworks(ADA, Art::Green, 1);
    scene.table.market.display = [Some(Artwork::of(Art::Green)), Some(Artwork::of(Art::Blue))];
    has_no_effect(&scene, Work::Sale);
    // No payment.
    let mut scene = Scene::new(3);
    scene.player(ADA).francs = 1;
    has_no_effect(&scene, Work::Build);
    // No house left.
    scene.player(ADA).materials = [9, 9, 9, 0];
    scene.houses(ADA, &[1, 2, 3, 4, 5].map(|column| at(column, 1)));
    scene.house(ADA, at(1, 2));
    has_no_effect(&scene, Work::Build);
}

/// Corner case 15: thirty houses of five players are more than there are spaces.
#[test]
fn where_no_space_is_left_for_a_house_none_is_built() {
    let mut scene = Scene::new(5);
    let spaces: Vec<Space> = Space::all().collect();
    for (owner, chunk) in (1..5).map(Seat).zip(spaces.chunks(6)) {
        scene.houses(owner, chunk);
    }
    scene.player(ADA).materials = [9, 9, 9, 0];
    // The last space is where the worker goes.
    let last = spaces[24];
    assert_eq!(scene.table.work(&scene.components, last), Work::Build);
    let mut play = scene.deal(1);
    assert!(play.table().is_free_for_house(last));
    play.act(Action::Place { space: last, stake: 1 });
    assert!(play.heard.contains(&Event::NoEffect { seat: ADA }));
    // Nor is building offered in the park.
    let mut play = scene.deal(1);
    play.act(Action::Pass);
    scene.worker(ADA, last, 1);
    let mut play = scene.deal(1);
    play.act(Action::Office(Office::Park));
    assert_eq!(play.refusal(Action::Copy(Work::Build)), Some(Refusal::Idle));
}

#[test]
fn the_last_cube_is_all_that_is_taken() {
    let mut scene = Scene::new(3);
    scene.player(BO).materials = [10, 10, 9, 0];
    let mut play = scene.deal(1);
    play.place(Work::Materials);
    assert_eq!(play.offered(), [Action::Material(Material::Stone)]);
    assert_eq!(play.refusal(Action::Material(Material::Wood)), Some(Refusal::NoMaterial(Material::Wood)));
    play.act(Action::Material(Material::Stone));
    assert_eq!((play.player(ADA).materials, play.table().to_move()), ([0, 0, 1, 0], BO));
}

#[test]
fn two_materials_may_be_equal_or_different() {
    for (one, other, taken) in
        [(Material::Wood, Material::Wood, [2, 0, 0, 0]), (Material::Iron, Material::Stone, [0, 1, 1, 0])]
    {
        let mut play = Scene::new(3).deal(1);
        play.place(Work::Materials).act(Action::Material(one)).act(Action::Material(other));
        assert_eq!(play.player(ADA).materials, taken);
        assert_eq!(play.table().to_move(), BO, "two are all");
    }
}

/// Corner cases 4 and 18.
#[test]
fn a_displayed_artwork_that_is_given_back_can_be_made_at_once() {
    let mut scene = Scene::new(3);
    scene.artworks(ADA, Art::Green, 1);
    scene.artworks(BO, Art::Brown, 5);
    scene.table.market.display = [Some(Artwork::of(Art::Brown)), None];
    // With a slot free nothing is given back.
    let mut play = scene.deal(1);
    play.place(Work::Sale).act(Action::Sell(Art::Green)).act(Action::Market { column: 4, row: 5 });
    assert_eq!(play.table().market.display, [Some(Artwork::of(Art::Brown)), Some(Artwork::of(Art::Green))]);
    assert_eq!((play.table().to_move(), play.table().stacks[Art::Brown.index()]), (BO, 0));
    play.place(Work::Workshop);
    assert_eq!(play.refusal(Action::Artwork(Art::Brown)), Some(Refusal::NoArtwork(Art::Brown)));
    // With both full the one that is chosen is.
    scene.table.market.display = [Some(Artwork::of(Art::Brown)), Some(Artwork::of(Art::Yellow))];
    let mut play = scene.deal(1);
    play.place(Work::Sale).act(Action::Sell(Art::Green)).act(Action::Market { column: 4, row: 5 });
    assert_eq!(play.offered(), [Action::Replace(0), Action::Replace(1)]);
    play.act(Action::Replace(0));
    play.place(Work::Workshop).act(Action::Artwork(Art::Brown));
    assert_eq!(play.player(BO).artworks[Art::Brown.index()], 6);
}

#[test]
fn the_marker_may_turn_back_and_never_leaves_the_market() {
    let mut scene = Scene::new(3);
    scene.table.market.centre = [2, 2];
    scene.artworks(ADA, Art::Blue, 2);
    let mut play = scene.deal(1);
    play.place(Work::Sale).act(Action::Sell(Art::Blue));
    // Staying is two steps, there and back; beyond the edge is nothing.
    let centres = [[2, 2], [4, 2], [3, 3], [2, 4]].map(|[column, row]| Action::Market { column, row });
    assert_eq!(play.offered(), centres);
    assert_eq!(
        play.refusal(Action::Market { column: 1, row: 3 }),
        Some(Refusal::OutOfReach { steps: 2, more: 0 })
    );
}

#[test]
fn every_colour_pays_what_its_square_shows() {
    // The squares of the marker by colour: columns to the right, rows up.
    let squares = [
        (Art::Black, 0, 0),
        (Art::Yellow, -1, 1),
        (Art::Blue, 1, 1),
        (Art::Brown, -1, -1),
        (Art::Green, 1, -1),
    ];
    for (art, right, up) in squares {
        for (column, row) in (2..=6_i8).flat_map(|column| (2..=6_i8).map(move |row| (column, row))) {
            let mut scene = Scene::new(3);
            scene.artworks(ADA, art, 1);
            // One step from below, or from above.
            let from = if row > 2 { row - 1 } else { row + 1 };
            scene.table.market.centre = [column as u8, from as u8];
            let mut play = scene.deal(1);
            play.place(Work::Sale).act(Action::Sell(art));
            play.act(Action::Market { column: column as u8, row: row as u8 });
            let axis = [6, 4, 2, 0, 2, 4, 6];
            let (points, francs) = (axis[(column + right - 1) as usize], axis[(row + up - 1) as usize]);
            assert_eq!(play.player(ADA).score, points, "{art:?} on {column}, {row}");
            assert_eq!(play.player(ADA).francs, 10 - 1 + francs as u16, "{art:?} on {column}, {row}");
        }
    }
}

/// Corner case 19.
#[test]
fn the_park_copies_each_of_the_five_actions_without_worker_stake_or_house_on_a_space() {
    for work in Work::ALL {
        let mut scene = Scene::new(3);
        scene.artworks(ADA, Art::Blue, 1);
        scene.player(ADA).materials = [1, 0, 1, 0];
        scene.house(BO, scene.space(work));
        let mut play = scene.deal(1);
        play.act(Action::Office(Office::Park)).act(Action::Copy(work));
        if work == Work::Workshop {
            assert_eq!(play.refusal(Action::Artwork(Art::Black)), Some(Refusal::Black));
        }
        while play.table().to_move() == ADA {
            play.act(play.offered()[0]);
        }
        assert_eq!(play.table().on_spaces(ADA), 0, "{work:?}");
        assert!(!play.heard.iter().any(|event| matches!(event, Event::Free { .. })), "{work:?}");
        assert_eq!(Brussels1893::opens_turn(&play.state), Some(BO), "{work:?}");
        let player = play.player(ADA);
        match work {
            Work::Workshop => assert_eq!(player.artworks(), 2),
            Work::Sale => assert_eq!((player.artworks(), play.table().is_displayed(Art::Blue)), (0, true)),
            Work::Noble => assert!(play.heard.iter().any(|event| matches!(event, Event::Bought { .. }))),
            Work::Materials => assert_eq!(player.materials(), 4),
            Work::Build => assert_eq!((player.houses, player.materials()), (1, 0)),
        }
    }
}

#[test]
fn free_actions_bring_nothing_where_the_supply_is_empty() {
    let mut scene = Scene::new(3);
    let space = scene.space(Work::Workshop);
    scene.house(BO, space);
    scene.artworks(CY, Art::Black, 6);
    let mut play = scene.deal(1);
    play.act(Action::Place { space, stake: 1 }).act(Action::Artwork(Art::Blue));
    assert_eq!(play.player(BO).artworks(), 0, "no black one is left");
    let mut scene = Scene::new(3);
    let space = scene.space(Work::Materials);
    scene.house(BO, space);
    scene.player(CY).materials = [10, 10, 8, 0];
    let mut play = scene.deal(1);
    // There are two, and the owner is promised none of them: they are taken first.
    let (components, table) = (play.components(), play.table());
    assert!(gift(components, table, BO, Work::Materials).is_some());
    assert_eq!(gift_to_come(components, table, BO, Work::Materials), None);
    play.act(Action::Place { space, stake: 1 });
    play.act(Action::Material(Material::Stone)).act(Action::Material(Material::Stone));
    assert_eq!(Brussels1893::opens_turn(&play.state), Some(BO), "Ada took the last ones");
}

#[test]
fn the_same_player_pays_more_for_the_same_brussels_action() {
    let mut play = Scene::new(2).deal(1);
    play.act(Action::Office(Office::Market)).act(Action::Jokers(1)).act(Action::Pass);
    play.act(Action::Office(Office::Market)).act(Action::Jokers(1));
    assert_eq!((play.player(ADA).reserve, play.table().in_offices(ADA)), (2, 3));
    assert_eq!(play.refusal(Action::Office(Office::Market)), Some(Refusal::Workers { missing: 1 }));
}

#[test]
fn who_goes_to_the_square_only_for_an_effect_uses_a_noble_there() {
    for allowed in [true, false] {
        let options = Options { brussels_empty_placement: allowed, ..Options::default() };
        let mut scene = Scene::of(&Setup { seats: 4, options, edition: None });
        scene.nobles(ADA, &[EMPAIN, BULS]);
        scene.player(ADA).levels = [4; 3];
        let mut play = scene.deal(1);
        play.act(Action::Office(Office::Square));
        assert_eq!(play.refusal(Action::Decline), if allowed { None } else { Some(Refusal::Mandatory) });
        play.act(Action::Use(EMPAIN));
        assert_eq!(play.refusal(Action::Decline), None, "one was used");
    }
}

#[test]
fn actions_without_effect_on_the_brussels_board_are_an_agreement() {
    type With = fn(&mut Scene);
    let cases: [(Office, With); 3] = [
        // Nobody is ready.
        (Office::Square, |scene| scene.nobles(ADA, &[])),
        (Office::Market, |scene| scene.player(BO).jokers = 15),
        // Nothing that a park could copy: no artwork to make or sell, no noble, no material.
        (Office::Park, |scene| {
            scene.player(BO).materials = [10, 10, 10, 0];
            for (seat, art) in [(BO, Art::Yellow), (CY, Art::Blue), (Seat(3), Art::Brown), (BO, Art::Green)] {
                scene.artworks(seat, art, 6);
            }
            scene.table.nobles = [None; 4];
            for seat in [BO, CY, Seat(3)] {
                scene.nobles(seat, &[EMPAIN, SOLVAY, BULS, ALBERT, VAN_DE_VELDE, VANDERVELDE, MAETERLINCK]);
            }
            scene.player(ADA).francs = 0;
        }),
    ];
    for (office, with) in cases {
        for allowed in [true, false] {
            let options = Options { brussels_empty_placement: allowed, ..Options::default() };
            let mut scene = Scene::of(&Setup { seats: 4, options, edition: None });
            with(&mut scene);
            let mut play = scene.deal(1);
            if allowed {
                play.act(Action::Office(office));
                assert!(play.heard.contains(&Event::NoEffect { seat: ADA }), "{office:?}");
                assert_eq!((play.table().in_offices(ADA), play.table().to_move()), (1, BO));
            } else {
                assert_eq!(play.refusal(Action::Office(office)), Some(Refusal::NoEffect), "{office:?}");
                assert!(!play.offered().contains(&Action::Office(office)));
            }
        }
    }
}
