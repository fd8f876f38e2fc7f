//! The printed box against the geometry it is drawn with, and editions.

use super::super::board::{CENTRE, RING};
use super::*;
use std::collections::BTreeSet;

/// Place in parts of the distance of a tile's middle from its star's, x to the right, y upwards.
type Point = (f32, f32);

fn towards(bearing: u16, distance: f32) -> Point {
    let (sin, cos) = f32::from(bearing).to_radians().sin_cos();
    (distance * sin, distance * cos)
}

fn plus(a: Point, b: Point) -> Point {
    (a.0 + b.0, a.1 + b.1)
}

fn star(at: usize) -> Point {
    if at == CENTRE { (0.0, 0.0) } else { towards(BOX.bearings[at], BOX.star_distance) }
}

fn space(at: usize) -> Point {
    plus(star(at / RING), towards(60 * (at % RING) as u16, 1.0))
}

/// The spaces whose middles lie nearest to a point, `count` of them.
fn nearest(point: Point, count: usize) -> BTreeSet<usize> {
    let distance = |at: &usize| {
        let (x, y) = space(*at);
        (x - point.0).hypot(y - point.1)
    };
    let mut spaces: Vec<usize> = (0..SPACES).collect();
    spaces.sort_by(|a, b| distance(a).total_cmp(&distance(b)));
    assert!(distance(&spaces[count]) > distance(&spaces[count - 1]) + 0.1, "a clear gap behind the nearest");
    spaces[..count].iter().copied().collect()
}

fn listed(feature: &Feature) -> BTreeSet<usize> {
    (0..SPACES).filter(|space| feature.spaces >> space & 1 == 1).collect()
}

#[test]
fn every_feature_lies_where_the_drawn_coordinates_put_it() {
    let mut found = BTreeSet::new();
    for one in 0..STARS {
        for other in one + 1..STARS {
            let (a, b) = (star(one), star(other));
            if (a.0 - b.0).hypot(a.1 - b.1) < 1.01 * BOX.star_distance {
                let kind = if one == CENTRE { FeatureKind::Pillar } else { FeatureKind::Statue };
                let middle = (f32::midpoint(a.0, b.0), f32::midpoint(a.1, b.1));
                found.insert((kind, nearest(middle, 4)));
            }
        }
    }
    for at in 1..STARS {
        let edge = plus(star(at), towards(BOX.bearings[at], BOX.star_distance / 2.0));
        found.insert((FeatureKind::Window, nearest(edge, 2)));
    }
    let listed: BTreeSet<_> = BOX.features.iter().map(|feature| (feature.kind, listed(feature))).collect();
    assert_eq!(found, listed);
    assert_eq!(listed.len(), FEATURES);
}

#[test]
fn the_numbers_follow_the_bearings() {
    let back = [3, 2, 1, 4, 5, 6];
    for star in 1..STARS {
        for number in 1..=6_u16 {
            let ring = (BOX.bearings[star] + 90 + 60 * (number - 1)) / 60 % 6;
            let space = (star * RING) as Space + ring as Space;
            assert_eq!(u16::from(BOX.number(Side::Front, space)), number);
            assert_eq!(BOX.number(Side::Back, space), back[usize::from(number) - 1]);
        }
    }
    for ring in 0..6 {
        assert_eq!(BOX.number(Side::Front, ring), ring + 1);
        assert_eq!(BOX.number(Side::Back, ring), 3);
    }
}

#[test]
fn windows_lie_at_5_and_6_and_pillars_and_statues_at_the_numbers_of_the_rules() {
    let numbers = |feature: &Feature, side, outer: bool| {
        let spaces = listed(feature).into_iter().filter(|space| !outer || *space >= RING);
        let mut numbers: Vec<u8> = spaces.map(|space| BOX.number(side, space as Space)).collect();
        numbers.sort_unstable();
        numbers
    };
    for feature in &BOX.features {
        let (front, back, tiles): (&[u8], &[u8], u8) = match feature.kind {
            FeatureKind::Pillar => (&[2, 3], &[1, 2], 1),
            FeatureKind::Statue => (&[1, 2, 3, 4], &[1, 2, 3, 4], 2),
            FeatureKind::Window => (&[5, 6], &[5, 6], 3),
        };
        assert_eq!(numbers(feature, Side::Front, true), front);
        assert_eq!(numbers(feature, Side::Back, true), back);
        assert_eq!(feature.tiles, tiles);
    }
}

#[test]
fn each_colour_is_wild_in_one_round_in_the_order_of_the_round_track() {
    assert_eq!(BOX.wilds, Colour::ALL);
}

fn with(edition: &str) -> Result<Arc<Components>, NewGameError> {
    Components::of(Some(&Edition(edition.into())))
}

#[test]
fn an_edition_corrects_a_number_that_it_gives_in_every_place() {
    let corrected = with(
        r#"{"colors": [{"id": 5, "complete_star_points": 13}], "end_bonuses": {"complete_star": {"red": 13}}}"#,
    );
    assert_eq!(corrected.expect("a good edition").star_points[5], 13);
    assert_eq!(BOX.star_points, [20, 18, 17, 16, 15, 14]);
}

#[test]
fn an_edition_that_breaks_a_count_is_told_which() {
    let refused = |edition| with(edition).expect_err("a bad edition").to_string();
    assert_eq!(refused(r#"{"tiles": {"total": 131}}"#), "tiles.total: 131, the box has 132");
    assert_eq!(
        refused(r#"{"colors": [{"id": 5, "complete_star_points": 13}]}"#),
        "colors[5].complete_star_points: 13, the box has 14"
    );
    assert_eq!(
        refused(
            r#"{"geometry": {"stars": [{"id": 1, "front_numbers_clockwise_from_N": [6, 1, 2, 3, 4, 4]}]}}"#
        ),
        "front: spaces with a 4: 8, the box has 7"
    );
    assert_eq!(
        refused(r#"{"features": [{"id": 12, "spaces": []}]}"#),
        "features[12]: no window lies between these spaces"
    );
    assert!(refused(r#"{"bonus_tiles": {"statue": 3}}"#).starts_with("features[6].reward_tiles: 2"));
    assert_eq!(refused(r#"{"corner_storage": 5}"#), "corner_storage: 5 is not in 0 to 4");
    assert_eq!(refused(r#"{"features": [{"id": 18}]}"#), "features[18]: the box has no such thing");
    assert!(refused(r#"{"box": {"factory_discs": 10}}"#).contains("factory_discs"));
}
