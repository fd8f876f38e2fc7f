//! What the drawings of Bruxelles 1893 owe the table.

use std::collections::HashSet;

use super::compass::{Stop, dial, needle, pin};
use super::facade::{Storey, front};
use super::iris::{Iris, iris};
use super::market::{grid, marker};
use super::piece::{CUBES, NEUTRAL};
use super::{belle, glass::GLASS, noble::NOBLES, piece, sign::SIGNS, sprite};
use crate::app::draw::tests::assert_sound;

const STOPS: [Stop; 8] = [
    Stop::Cube(1),
    Stop::Any,
    Stop::Cube(0),
    Stop::Francs,
    Stop::Any,
    Stop::Cube(2),
    Stop::Blank,
    Stop::Arrow,
];

const ARCHITECTS: [&str; 5] = ["hankar", "cauchie", "horta", "saintenoy", "strauven"];

#[test]
fn every_drawing_is_sound() {
    assert_sound("sprite", &sprite());
    // Both stand on one page.
    assert_sound("sprites", &(sprite() + &belle::sprite()));
    assert_sound("dial", &dial(&STOPS));
    assert_sound("needle", &(needle(true, 3, 8, "") + &needle(false, 0, 8, "next") + &pin()));
    assert_sound("grid", &grid(&[6, 4, 2, 0, 2, 4, 6], &[6, 4, 2, 0, 2, 4, 6]));
    let panes = [(-1, 1), (1, 1), (-1, -1), (1, -1), (0, 0)];
    let market = marker((4, 4), &panes, "");
    assert_sound("marker", &market);
    assert_eq!(market.matches("bx-art-").count(), 5);
    for around in [[None; 4], [Some(0), None, Some(1), Some(NEUTRAL)], [Some(0), Some(1), Some(2), Some(3)]] {
        for holders in [&[][..], &[1], &[0, 1], &[0, 1, 2], &[0, 1, 2, 3]] {
            for active in [false, true] {
                assert_sound("iris", &iris(&Iris { active, around, holders }));
            }
        }
    }
}

#[test]
fn an_iris_shows_who_holds_it() {
    let around = [Some(0), Some(1), Some(2), Some(3)];
    for (holders, badges) in [(&[2][..], 1), (&[0, 2], 2), (&[0, 1, 2, 3], 4)] {
        let drawn = iris(&Iris { active: true, around, holders });
        assert_eq!(drawn.matches("href=\"#seat-").count(), badges);
    }
    let open = iris(&Iris { active: true, around: [Some(0), None, None, None], holders: &[] });
    assert_eq!((open.matches("stroke-dasharray").count(), open.matches("bx-seat").count()), (3, 1));
}

#[test]
fn fronts_differ_and_count_their_houses() {
    let storey = |built| Storey { houses: 2, built, next: false };
    let storeys = [storey(2), Storey { next: true, ..storey(0) }, storey(0)];
    let fronts = ARCHITECTS.map(|architect| front(architect, 2, &storeys));
    assert_eq!(fronts.iter().collect::<HashSet<_>>().len(), ARCHITECTS.len());
    for front in fronts {
        assert_sound("front", &front);
        let houses = ["#bx-house-", "#bx-ghost-"].map(|id| front.matches(id).count());
        assert_eq!(houses, [3, 1]);
    }
}

/// Ids of the symbols of a sprite.
fn symbols(sprite: &str) -> HashSet<String> {
    let ids = sprite.split("<symbol id=\"").skip(1).filter_map(|rest| rest.split('"').next());
    ids.map(str::to_owned).collect()
}

#[test]
fn every_sign_and_piece_has_a_symbol_of_its_own() {
    let ids = SIGNS.iter().chain(&belle::sign::SIGNS).map(|(id, _)| ["bx-", id].concat());
    let cubes = CUBES.iter().map(|(id, ..)| ["bx-cube-", id].concat());
    let panes = GLASS.iter().map(|(id, ..)| ["bx-art-", id].concat());
    let nobles = NOBLES.iter().map(|(id, ..)| ["bx-noble-", id].concat());
    let (base, added) = (symbols(&sprite()), symbols(&belle::sprite()));
    for id in ids.chain(cubes).chain(panes).chain(nobles) {
        assert!(base.contains(&id) != added.contains(&id), "{id}");
    }
    // The base game does not carry what only the expansion shows.
    for id in
        ["bx-cube-glass", "bx-noble-nagelmackers", "bx-white-blue", "bx-traveller", "bx-pavilion-circle"]
    {
        assert!(added.contains(id), "{id}");
    }
    assert_eq!(CUBES[piece::GLASS].0, "glass");
}

#[test]
fn the_expansion_draws_no_two_things_alike() {
    let sprite = belle::sprite();
    let drawn: Vec<&str> =
        sprite.split("<symbol ").skip(1).filter_map(|rest| Some(rest.split_once('>')?.1)).collect();
    assert_eq!(drawn.iter().collect::<HashSet<_>>().len(), drawn.len());
    // Whatever it refers to is drawn here, in the base game's sprite or in that of the seats.
    let known = &symbols(&sprite) | &symbols(&super::sprite());
    for used in sprite.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
        assert!(known.contains(used) || used.starts_with("seat-"), "{used}");
    }
}
