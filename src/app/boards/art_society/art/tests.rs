//! What the drawings of Art Society owe the table.

use std::collections::HashSet;

use super::*;
use crate::app::draw::tests::assert_sound;
use crate::engine::Edition;
use crate::games::art_society::{Components, PAINTINGS};

fn tiles(components: &Components) -> Vec<Tile<'_>> {
    (0..PAINTINGS as u8).map(|id| Tile::of(components, id)).collect()
}

fn printed() -> std::sync::Arc<Components> {
    Components::of(None).expect("the printed box")
}

#[test]
fn a_hundred_and_sixteen_tiles_have_as_many_pictures() {
    let components = printed();
    let tiles = tiles(&components);
    let pictures: HashSet<String> = tiles.iter().map(picture).collect();
    assert_eq!(pictures.len(), PAINTINGS);
    for tile in &tiles {
        assert_sound(tile.key, &painting(tile));
        assert_sound(tile.key, &symbol(tile));
    }
}

#[test]
fn pictures_differ_in_more_than_their_names() {
    let components = printed();
    let unnamed = |tile: &Tile| picture(tile).replace(tile.key, "");
    let pictures: HashSet<String> = tiles(&components).iter().map(unnamed).collect();
    assert_eq!(pictures.len(), PAINTINGS);
}

#[test]
fn a_picture_is_the_same_wherever_it_is_drawn() {
    // FNV-1a over all of them: a change of a single stroke on any machine changes it.
    let components = printed();
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for tile in tiles(&components) {
        for byte in painting(&tile).bytes() {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    assert_eq!(hash, GOLDEN, "{hash:#x}");
}
const GOLDEN: u64 = 0x7da5_8ffb_7013_77c4;

#[test]
fn ids_belong_to_their_painting() {
    let components = printed();
    let mut seen = HashSet::new();
    for tile in tiles(&components) {
        let markup = painting(&tile);
        let ids = markup.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next());
        for id in ids {
            assert!(id.starts_with(tile.key), "{id}");
            assert!(seen.insert(id.to_owned()), "{id} twice");
        }
        for used in markup.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(seen.contains(used), "{used} is not drawn");
        }
    }
}

#[test]
fn paintings_stay_small() {
    let components = printed();
    let mut sizes: Vec<usize> = tiles(&components).iter().map(|tile| painting(tile).len()).collect();
    sizes.sort_unstable();
    assert!(sizes[PAINTINGS / 2] < 6000, "median {}", sizes[PAINTINGS / 2]);
    assert!(sizes[PAINTINGS - 1] < 12_000, "largest {}", sizes[PAINTINGS - 1]);
}

#[test]
fn shapes_that_only_an_edition_has_are_drawn_too() {
    let edition = Edition(
        r#"{"paintings": {"list": [{"id": "P2x2-C1", "w": 1, "h": 1}, {"id": "P2x2-P1", "w": 1, "h": 8},
            {"id": "P2x2-S1", "w": 8, "h": 1}, {"id": "P2x2-L1", "w": 8, "h": 8}, {"id": "P2x2-S2", "w": 1, "h": 6},
            {"id": "P2x2-C2", "w": 8, "h": 1}, {"id": "P2x2-P2", "w": 8, "h": 1}, {"id": "P2x2-L2", "w": 1, "h": 7}]}}"#
            .into(),
    );
    let components = Components::of(Some(&edition)).expect("a good edition");
    for tile in &tiles(&components)[..12] {
        assert_sound(tile.key, &painting(tile));
    }
}

#[test]
fn frames_and_badges_differ() {
    let mut seen = HashSet::new();
    for kind in Frame::ALL {
        for (w, h) in [(2, 2), (5, 3)] {
            let markup = frame(kind, Genre::Portrait, w, h);
            assert_sound("frame", &markup);
            assert!(seen.insert(markup));
        }
    }
    for genre in Genre::ALL {
        for markup in [badge(genre), seal(genre)] {
            assert_sound("badge", &markup);
            assert!(seen.insert(markup));
        }
    }
}

#[test]
fn what_is_on_a_wall_is_sound() {
    let mut seen = HashSet::new();
    for size in 1..=3 {
        for upright in [false, true] {
            let markup = decor(size, upright, 0);
            assert_sound("decor", &markup);
            // A single square has no orientation.
            assert_eq!(seen.insert(markup), !(upright && size == 1));
        }
    }
    for markup in [star(), corner(), eye(), crosses(12, 11), damask(), clasp(26.0), saw(92.0), shield()] {
        assert_sound("wall", &markup);
        assert!(seen.insert(markup));
    }
    for markup in [back(2, 2, Some(3)), back(5, 5, Some(9)), back(2, 3, None)] {
        assert_sound("back", &markup);
        assert!(seen.insert(markup));
    }
}
