//! The printed box against the geometry it is drawn with, and editions.

use super::super::board::{CENTRE, RING};
use super::*;
use crate::engine::every_figure_is_read;
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

fn refused(edition: &str) -> String {
    match with(edition) {
        Err(NewGameError::Edition(fault)) => fault.to_string(),
        other => panic!("{edition}: {:?}", other.map(|_| "accepted")),
    }
}

#[test]
fn a_colour_is_wild_in_one_round_and_no_other() {
    let rounds = r#"{"wild_color_by_round": ["purple", "purple", "orange", "yellow", "blue", "red"]}"#;
    assert!(refused(rounds).starts_with("wild_color_by_round[1]"), "{}", refused(rounds));
}

#[test]
fn every_figure_of_the_box_is_read() {
    every_figure_is_read(&BOX);
}

#[test]
fn an_edition_that_cannot_be_is_told_what_is_wrong_and_where() {
    for (edition, fault) in [
        ("[]", ": a list, not an object"),
        ("null", ": null, not an object"),
        ("5", ": a number, not an object"),
        (r#"{"game": "splendor"}"#, r#"game: made for the game "splendor""#),
        (r#"{"tiles": {"total": 131}}"#, "tiles.total: 131, but 132 by tiles.per_color"),
        (r#"{"tiles": {"per_color": "22"}}"#, "tiles.per_color: a text, not a number"),
        (
            r#"{"colors": [{"id": 5, "complete_star_points": 13}]}"#,
            "colors[5].complete_star_points: 13, but 14 by end_bonuses.complete_star.red",
        ),
        (r#"{"colors": [{"id": 5, "key": "pink"}]}"#, "colors[5].key: pink is none of red"),
        (r#"{"colors": [{"key": "red"}]}"#, "colors[0].id: missing"),
        (
            r#"{"geometry": {"stars": [{"id": 1, "front_numbers_clockwise_from_N": [6, 1, 2, 3, 4, 4]}]}}"#,
            "number_space_counts.front.4: counted 8 4, needed 7 to 7",
        ),
        (
            r#"{"geometry": {"stars": [{"id": 1, "front_numbers_clockwise_from_N": [6, 1, 2, 3, 4, 7]}]}}"#,
            "geometry.stars[1].front_numbers_clockwise_from_N[5]: 7 is not in 1 to 6",
        ),
        (
            r#"{"geometry": {"stars": [{"id": 1, "front_color": "red"}]}}"#,
            "geometry.stars[2].front_color: named twice",
        ),
        (
            r#"{"geometry": {"stars": [{"id": 0, "front_color": "red"}]}}"#,
            "geometry.stars[0].front_color: does not fit geometry.stars[0].key",
        ),
        (
            r#"{"geometry": {"star_adjacency": {"pairs": [[0, 7]]}}}"#,
            "geometry.star_adjacency.pairs[0][1]: 7 is not in 0 to 6",
        ),
        (r#"{"features": [{"id": 12, "spaces": []}]}"#, "features[12].spaces: counted 0 , needed 2 to 4"),
        (
            r#"{"features": [{"id": 12, "type": "statue"}]}"#,
            "features[12].reward_tiles: 3, but 2 by bonus_tiles.statue",
        ),
        (r#"{"features": [{"id": 18}]}"#, "features[18]: no such thing"),
        (r#"{"bonus_tiles": {"statue": 3}}"#, "features[6].reward_tiles: 2, but 3 by bonus_tiles.statue"),
        (r#"{"corner_storage": 5}"#, "corner_storage: 5 is not in 0 to 4"),
        (r#"{"corner_storage": 3}"#, "geometry.corners.count: 4, but 3 by corner_storage"),
        (r#"{"box": {"factory_discs": 10}}"#, "box.factory_discs: 10 is not in 1 to 9"),
        (r#"{"factories_by_player_count": {"4": 10}}"#, "factories_by_player_count.4: 10 is not in 1 to 9"),
        (r#"{"score": {"start": 0}}"#, "score.start: 0 is not in 1 to 40"),
    ] {
        assert_eq!(refused(edition), fault, "{edition}");
    }
}

#[test]
fn what_no_rule_reads_is_not_in_the_box() {
    // Correcting it would change nothing, and the owner of the box would not be told.
    for (edition, place) in [
        (r#"{"players": {"max": 5}}"#, "players"),
        (r#"{"first_player_tile": 2}"#, "first_player_tile"),
        (r#"{"box": {"player_boards": 5}}"#, "box.player_boards"),
        (r#"{"back_side": {"default_reading": "each_star_either_way"}}"#, "back_side"),
        (r#"{"features": [{"id": 0, "where": "elsewhere"}]}"#, "features[0].where"),
    ] {
        assert_eq!(refused(edition), format!("{place}: no such thing"));
    }
}
