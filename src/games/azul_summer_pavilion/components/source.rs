//! Reading `components.json`: its form, and every count and cross-reference that must be right.

use super::super::board::{CENTRE, RING, SPACES, STARS, Spaces};
use super::super::tile::{COLOURS, Colour};
use super::{
    Components, FEATURES, Feature, FeatureId, FeatureKind, HIGHEST_NUMBER, MOST_CORNERS, MOST_FACTORIES,
    MOST_TOUCHING, ROUNDS, Side,
};
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
struct ColourSource {
    id: usize,
    key: Colour,
    tiles: u8,
    wild_in_round: usize,
    complete_star_points: u8,
}

#[derive(Deserialize)]
struct TilesSource {
    per_color: u8,
    colors: usize,
    total: u16,
}

#[derive(Deserialize)]
struct BoxSource {
    factory_discs: u8,
    tiles: u16,
}

#[derive(Deserialize)]
struct ScoreSource {
    start: u8,
    minimum: u8,
    track_length: u8,
}

#[derive(Deserialize)]
struct EndSource {
    complete_star: BTreeMap<String, u8>,
    all_of_number: BTreeMap<String, u8>,
}

#[derive(Deserialize)]
struct StarSource {
    id: usize,
    key: String,
    front_color: Option<Colour>,
    bearing_deg_from_board_centre: Option<u16>,
    #[serde(rename = "front_numbers_clockwise_from_N")]
    front: Vec<u8>,
    #[serde(rename = "back_numbers_clockwise_from_N")]
    back: Vec<u8>,
    #[serde(rename = "space_ids_clockwise_from_N")]
    spaces: Vec<usize>,
}

#[derive(Deserialize)]
struct AdjacencySource {
    pairs: Vec<[usize; 2]>,
}

#[derive(Deserialize)]
struct CornersSource {
    count: u8,
}

#[derive(Deserialize)]
struct LayoutSource {
    outer_star_distance_px: f32,
    tile_centre_distance_px: f32,
}

#[derive(Deserialize)]
struct GeometrySource {
    stars: Vec<StarSource>,
    star_adjacency: AdjacencySource,
    corners: CornersSource,
    relative_pixel_layout: LayoutSource,
}

#[derive(Deserialize)]
struct AroundSource {
    space: usize,
    star: String,
    dir: String,
    front: u8,
    back: u8,
}

#[derive(Deserialize)]
struct FeatureSource {
    id: usize,
    r#type: FeatureKind,
    reward_tiles: u8,
    spaces: Vec<AroundSource>,
}

#[derive(Deserialize)]
pub(super) struct Source {
    colors: Vec<ColourSource>,
    tiles: TilesSource,
    r#box: BoxSource,
    factories_by_player_count: BTreeMap<String, u8>,
    tiles_per_factory: u8,
    supply_spaces: u8,
    rounds: usize,
    wild_color_by_round: Vec<Colour>,
    score: ScoreSource,
    corner_storage: u8,
    discard_penalty_per_tile: u8,
    first_player_tile_penalty_per_tile_taken: u8,
    bonus_tiles: BTreeMap<FeatureKind, u8>,
    feature_counts: BTreeMap<FeatureKind, usize>,
    end_bonuses: EndSource,
    number_space_counts: BTreeMap<Side, BTreeMap<String, usize>>,
    total_space_cost: BTreeMap<Side, usize>,
    geometry: GeometrySource,
    features: Vec<FeatureSource>,
}

/// Most of any small number in the box: keeps sums far from the bounds of a byte.
const HIGHEST: u8 = 40;

/// Bearings of the places of a ring, as named in the list of features.
const DIRECTIONS: [&str; RING] = ["N", "NE", "SE", "S", "SW", "NW"];

impl Components {
    pub(super) fn validate(source: &Source) -> Result<Self, String> {
        let (wilds, star_points) = colours(source)?;
        let (numbers, star_colours, bearings) = stars(source)?;
        let features = features(source)?;
        let layout = &source.geometry.relative_pixel_layout;
        if !(layout.tile_centre_distance_px > 0.0 && layout.outer_star_distance_px > 0.0) {
            return Err("geometry.relative_pixel_layout: distances must be positive".into());
        }
        Ok(Self {
            tiles_per_colour: source.tiles.per_color,
            factories: factories(source)?,
            factory_tiles: within("tiles_per_factory", source.tiles_per_factory, 1, HIGHEST)?,
            supply: within("supply_spaces", source.supply_spaces, 0, HIGHEST)?,
            wilds,
            start_score: within("score.start", source.score.start, source.score.minimum, HIGHEST)?.into(),
            least_score: within("score.minimum", source.score.minimum, 0, HIGHEST)?.into(),
            track: within("score.track_length", source.score.track_length, 1, u8::MAX)?.into(),
            corners: corners(source)?,
            discard_penalty: within("discard_penalty_per_tile", source.discard_penalty_per_tile, 0, HIGHEST)?,
            token_penalty: within(
                "first_player_tile_penalty_per_tile_taken",
                source.first_player_tile_penalty_per_tile_taken,
                0,
                HIGHEST,
            )?,
            star_points,
            multicoloured_points: *source
                .end_bonuses
                .complete_star
                .get("multicolored")
                .ok_or("end_bonuses.complete_star.multicolored: missing")?,
            number_points: number_points(source)?,
            star_colours,
            bearings,
            features,
            star_distance: layout.outer_star_distance_px / layout.tile_centre_distance_px,
            numbers,
            of_number: numbers.map(|side| {
                let mut of_number = [0; HIGHEST_NUMBER + 1];
                for (space, number) in side.into_iter().enumerate() {
                    of_number[usize::from(number)] |= 1 << space;
                }
                of_number
            }),
            open_cost: numbers.map(|side| {
                std::array::from_fn(|star| {
                    std::array::from_fn(|covered| {
                        let open = (0..RING).filter(|place| covered >> place & 1 == 0);
                        open.map(|place| side[star * RING + place]).sum()
                    })
                })
            }),
            touching: touching(&features)?,
        })
    }
}

fn expect(what: &str, found: usize, needed: usize) -> Result<(), String> {
    if found == needed { Ok(()) } else { Err(format!("{what}: {found}, the box has {needed}")) }
}

fn within(what: &str, found: u8, least: u8, most: u8) -> Result<u8, String> {
    if (least..=most).contains(&found) {
        Ok(found)
    } else {
        Err(format!("{what}: {found} is not in {least} to {most}"))
    }
}

fn colours(source: &Source) -> Result<([Colour; ROUNDS], [u8; COLOURS]), String> {
    expect("tiles.colors", source.tiles.colors, COLOURS)?;
    expect("colors", source.colors.len(), COLOURS)?;
    expect("rounds", source.rounds, ROUNDS)?;
    within("tiles.per_color", source.tiles.per_color, 1, HIGHEST)?;
    let all = usize::from(source.tiles.per_color) * COLOURS;
    expect("tiles.total", source.tiles.total.into(), all)?;
    expect("box.tiles", source.r#box.tiles.into(), all)?;
    let wilds: [Colour; ROUNDS] = source
        .wild_color_by_round
        .clone()
        .try_into()
        .map_err(|list: Vec<_>| format!("wild_color_by_round: {}, the box has {ROUNDS}", list.len()))?;
    let mut points = [0; COLOURS];
    for (at, colour) in source.colors.iter().enumerate() {
        let place = format!("colors[{}]", colour.id);
        expect(&format!("{place}.id"), colour.id, at)?;
        if colour.key != Colour::ALL[at] {
            return Err(format!("{place}.key: the box has {} here", Colour::ALL[at].key()));
        }
        expect(&format!("{place}.tiles"), colour.tiles.into(), source.tiles.per_color.into())?;
        let round = wilds.iter().position(|wild| *wild == colour.key).map_or(0, |at| at + 1);
        expect(&format!("{place}.wild_in_round"), colour.wild_in_round, round)?;
        let bonus = source.end_bonuses.complete_star.get(colour.key.key()).copied();
        let bonus =
            bonus.ok_or_else(|| format!("end_bonuses.complete_star.{}: missing", colour.key.key()))?;
        expect(&format!("{place}.complete_star_points"), colour.complete_star_points.into(), bonus.into())?;
        points[at] = bonus;
    }
    Ok((wilds, points))
}

fn factories(source: &Source) -> Result<[u8; 3], String> {
    let discs = within("box.factory_discs", source.r#box.factory_discs, 1, MOST_FACTORIES as u8)?;
    let mut factories = [0; 3];
    for (at, count) in factories.iter_mut().enumerate() {
        let key = (at + 2).to_string();
        let place = format!("factories_by_player_count.{key}");
        let found = source.factories_by_player_count.get(&key).ok_or_else(|| format!("{place}: missing"))?;
        *count = within(&place, *found, 1, discs)?;
    }
    Ok(factories)
}

fn corners(source: &Source) -> Result<u8, String> {
    let corners = within("corner_storage", source.corner_storage, 0, MOST_CORNERS)?;
    expect("geometry.corners.count", source.geometry.corners.count.into(), corners.into())?;
    Ok(corners)
}

fn number_points(source: &Source) -> Result<[u8; HIGHEST_NUMBER + 1], String> {
    let mut points = [0; HIGHEST_NUMBER + 1];
    for (key, bonus) in &source.end_bonuses.all_of_number {
        let place = format!("end_bonuses.all_of_number.{key}");
        let number = key.parse().map_err(|_| format!("{place}: no number"))?;
        within(&place, number, 1, HIGHEST_NUMBER as u8)?;
        points[usize::from(number)] = *bonus;
    }
    Ok(points)
}

type Stars = ([[u8; SPACES]; 2], [Option<Colour>; STARS], [u16; STARS]);

fn stars(source: &Source) -> Result<Stars, String> {
    let stars = &source.geometry.stars;
    expect("geometry.stars", stars.len(), STARS)?;
    let mut numbers = [[0; SPACES]; 2];
    let mut colours = [None; STARS];
    let mut bearings = [0; STARS];
    for (at, star) in stars.iter().enumerate() {
        let place = format!("geometry.stars[{}]", star.id);
        expect(&format!("{place}.id"), star.id, at)?;
        if (at == CENTRE) != star.front_color.is_none() {
            return Err(format!("{place}.front_color: every star but the one in the centre has a colour"));
        }
        if star.front_color.is_some() && colours.contains(&star.front_color) {
            return Err(format!("{place}.front_color: another star has it"));
        }
        if (at == CENTRE) != star.bearing_deg_from_board_centre.is_none() {
            return Err(format!("{place}.bearing_deg_from_board_centre: every star but the centre has one"));
        }
        bearings[at] = star.bearing_deg_from_board_centre.unwrap_or(0);
        colours[at] = star.front_color;
        expect(&format!("{place}.space_ids_clockwise_from_N"), star.spaces.len(), RING)?;
        for (ring, space) in star.spaces.iter().enumerate() {
            expect(&format!("{place}.space_ids_clockwise_from_N"), *space, at * RING + ring)?;
        }
        for (side, list) in [&star.front, &star.back].into_iter().enumerate() {
            let place = format!("{place}: numbers of the {}", ["front", "back"][side]);
            expect(&place, list.len(), RING)?;
            for (ring, number) in list.iter().enumerate() {
                numbers[side][at * RING + ring] = within(&place, *number, 1, HIGHEST_NUMBER as u8)?;
            }
        }
    }
    for side in [Side::Front, Side::Back] {
        let name = ["front", "back"][side as usize];
        let found = &numbers[side as usize];
        let counts = source.number_space_counts.get(&side);
        for number in 1..=HIGHEST_NUMBER {
            let needed = counts.and_then(|counts| counts.get(&number.to_string())).copied().unwrap_or(0);
            let count = found.iter().filter(|&&found| usize::from(found) == number).count();
            expect(&format!("{name}: spaces with a {number}"), count, needed)?;
        }
        let cost = found.iter().map(|&number| usize::from(number)).sum();
        expect(
            &format!("{name}: sum of all numbers"),
            cost,
            *source.total_space_cost.get(&side).unwrap_or(&0),
        )?;
    }
    Ok((numbers, colours, bearings))
}

fn features(source: &Source) -> Result<[Feature; FEATURES], String> {
    expect("features", source.features.len(), FEATURES)?;
    let mut features = [Feature { kind: FeatureKind::Pillar, spaces: 0, tiles: 0 }; FEATURES];
    for (at, feature) in source.features.iter().enumerate() {
        let place = format!("features[{}]", feature.id);
        expect(&format!("{place}.id"), feature.id, at)?;
        let reward = source.bonus_tiles.get(&feature.r#type).copied().unwrap_or(0);
        within(&format!("bonus_tiles.{}", feature.r#type.key()), reward, 0, HIGHEST)?;
        expect(&format!("{place}.reward_tiles"), feature.reward_tiles.into(), reward.into())?;
        features[at] =
            Feature { kind: feature.r#type, spaces: around(source, &place, feature)?, tiles: reward };
    }
    for kind in FeatureKind::ALL {
        let count = features.iter().filter(|feature| feature.kind == kind).count();
        let needed = source.feature_counts.get(&kind).copied().unwrap_or(0);
        expect(&format!("features that are a {}", kind.key()), count, needed)?;
    }
    Ok(features)
}

/// The spaces around a feature: pairs of neighbours in the stars that its kind lies between.
fn around(source: &Source, place: &str, feature: &FeatureSource) -> Result<Spaces, String> {
    let mut spaces: Spaces = 0;
    for around in &feature.spaces {
        let place = format!("{place}, space {}", around.space);
        let star =
            source.geometry.stars.get(around.space / RING).ok_or_else(|| format!("{place}: no such"))?;
        let ring = around.space % RING;
        if around.star != star.key || around.dir != DIRECTIONS[ring] {
            return Err(format!("{place}: lies in {} at {}", star.key, DIRECTIONS[ring]));
        }
        if (around.front, around.back) != (star.front[ring], star.back[ring]) {
            return Err(format!("{place}: bears {} and {}", star.front[ring], star.back[ring]));
        }
        if spaces >> around.space & 1 == 1 {
            return Err(format!("{place}: named twice"));
        }
        spaces |= 1 << around.space;
    }
    let mut stars = Vec::with_capacity(2);
    for star in 0..STARS {
        let ring = spaces >> (star * RING) & 0x3f;
        let turned = ring >> 1 | (ring & 1) << (RING - 1);
        match ring.count_ones() {
            0 => {}
            2 if ring & turned != 0 => stars.push(star),
            _ => {
                return Err(format!(
                    "{place}: not two neighbouring spaces of {}",
                    source.geometry.stars[star].key
                ));
            }
        }
    }
    let fits = match (feature.r#type, stars.as_slice()) {
        (FeatureKind::Window, [star]) => *star != CENTRE,
        (kind, [one, other]) => {
            let neighbours = source.geometry.star_adjacency.pairs.iter();
            let mut neighbours =
                neighbours.filter(|pair| **pair == [*one, *other] || **pair == [*other, *one]);
            neighbours.next().is_some() && (kind == FeatureKind::Pillar) == (*one == CENTRE)
        }
        _ => false,
    };
    if fits {
        Ok(spaces)
    } else {
        Err(format!("{place}: no {} lies between these spaces", feature.r#type.key()))
    }
}

fn touching(features: &[Feature]) -> Result<[[Option<FeatureId>; MOST_TOUCHING]; SPACES], String> {
    let mut touching = [[None; MOST_TOUCHING]; SPACES];
    for (id, feature) in features.iter().enumerate() {
        for (space, list) in touching.iter_mut().enumerate() {
            if feature.spaces >> space & 1 == 1 {
                let free = list.iter_mut().find(|place| place.is_none());
                *free.ok_or_else(|| format!("space {space}: touches more than two features"))? =
                    Some(id as FeatureId);
            }
        }
    }
    Ok(touching)
}
