//! Reading `components.json`: its form, and every count and cross-reference that must be right.

use super::super::board::{CENTRE, RING, SPACES, STARS, Spaces};
use super::super::tile::{COLOURS, Colour};
use super::{
    Components, FEATURES, Feature, FeatureId, FeatureKind, HIGHEST_NUMBER, MOST_CORNERS, MOST_FACTORIES,
    MOST_TOUCHING, ROUNDS, Side,
};
use crate::engine::{Fault, Part, Row};

/// Most of any small number in the box: keeps sums far from the bounds of a byte.
const HIGHEST: u8 = 40;

/// Longest distance in the drawing of the board.
const FARTHEST: u16 = 10_000;

/// Bearings of the places of a ring, as named in the list of features.
const DIRECTIONS: [&str; RING] = ["N", "NE", "SE", "S", "SW", "NW"];

/// The sides of a board with their names in the file.
const SIDES: [(Side, &str, &str); 2] = [
    (Side::Front, "front", "front_numbers_clockwise_from_N"),
    (Side::Back, "back", "back_numbers_clockwise_from_N"),
];

impl Components {
    pub(super) fn read(whole: &Part<'_>) -> Result<Self, Fault> {
        let (wilds, star_points) = colours(whole)?;
        let geometry = whole.at("geometry")?;
        let board = Board::read(whole, &geometry.at("stars")?)?;
        let pairs = Neighbours::read(&geometry.at("star_adjacency")?.at("pairs")?)?;
        let features = features(whole, &board, &pairs)?;
        let layout = geometry.at("relative_pixel_layout")?;
        let distance = |key| layout.number(key, 1, FARTHEST).map(f32::from);
        let score = whole.at("score")?;
        let least_score = score.number("minimum", 0, HIGHEST)?;
        Ok(Self {
            tiles_per_colour: whole.at("tiles")?.number("per_color", 1, HIGHEST)?,
            factories: factories(whole)?,
            factory_tiles: whole.number("tiles_per_factory", 1, HIGHEST)?,
            supply: whole.number("supply_spaces", 0, HIGHEST)?,
            wilds,
            start_score: score.number("start", least_score, HIGHEST)?.into(),
            least_score: least_score.into(),
            track: score.number("track_length", 1, u8::MAX)?.into(),
            corners: {
                let corners = whole.number("corner_storage", 0, MOST_CORNERS)?;
                geometry.at("corners")?.agrees("count", corners.into(), "corner_storage")?;
                corners
            },
            discard_penalty: whole.number("discard_penalty_per_tile", 0, HIGHEST)?,
            token_penalty: whole.number("first_player_tile_penalty_per_tile_taken", 0, HIGHEST)?,
            star_points,
            multicoloured_points: whole.at("end_bonuses")?.at("complete_star")?.number(
                "multicolored",
                0,
                u8::MAX,
            )?,
            number_points: number_points(whole)?,
            star_colours: board.colours,
            bearings: board.bearings,
            touching: Row(touching(whole, &features)?),
            features,
            star_distance: distance("outer_star_distance_px")? / distance("tile_centre_distance_px")?,
            numbers: board.numbers.map(Row),
            of_number: board.numbers.map(|side| {
                let mut of_number = [0; HIGHEST_NUMBER + 1];
                for (space, number) in side.into_iter().enumerate() {
                    of_number[usize::from(number)] |= 1 << space;
                }
                of_number
            }),
            open_cost: board.numbers.map(|side| {
                std::array::from_fn(|star| {
                    Row(std::array::from_fn(|covered| {
                        let open = (0..RING).filter(|place| covered >> place & 1 == 0);
                        open.map(|place| side[star * RING + place]).sum()
                    }))
                })
            }),
        })
    }
}

fn colours(whole: &Part<'_>) -> Result<([Colour; ROUNDS], [u8; COLOURS]), Fault> {
    let tiles = whole.at("tiles")?;
    tiles.number("colors", COLOURS as u8, COLOURS as u8)?;
    let each = usize::from(tiles.number("per_color", 1, HIGHEST)?);
    tiles.agrees("total", each * COLOURS, "tiles.per_color")?;
    whole.at("box")?.agrees("tiles", each * COLOURS, "tiles.per_color")?;
    whole.number("rounds", ROUNDS as u8, ROUNDS as u8)?;
    let mut wilds = Colour::ALL;
    let by_round = whole.at("wild_color_by_round")?;
    for (round, item) in by_round.items(ROUNDS, ROUNDS)?.enumerate() {
        let wild = item.word(&Colour::ALL, Colour::key)?;
        if wilds[..round].contains(&wild) {
            return Err(item.twice());
        }
        wilds[round] = wild;
    }
    let mut points = [0; COLOURS];
    let bonuses = whole.at("end_bonuses")?;
    let bonuses = bonuses.at("complete_star")?;
    let list = whole.at("colors")?;
    for (at, part) in list.things(COLOURS, COLOURS)?.enumerate() {
        part.agrees("id", at, "colors")?;
        let colour = Colour::ALL[at];
        part.at("key")?.word(&[colour], Colour::key)?;
        part.agrees("tiles", each, "tiles.per_color")?;
        let round = wilds.iter().position(|wild| *wild == colour).map_or(0, |at| at + 1);
        part.agrees("wild_in_round", round, "wild_color_by_round")?;
        let bonus = bonuses.at(colour.key())?;
        points[at] = bonus.bounded(0, u8::MAX)?;
        part.agrees("complete_star_points", points[at].into(), &bonus.place())?;
    }
    Ok((wilds, points))
}

fn factories(whole: &Part<'_>) -> Result<[u8; 3], Fault> {
    let discs = whole.at("box")?.number("factory_discs", 1, MOST_FACTORIES as u8)?;
    let by_players = whole.at("factories_by_player_count")?;
    let mut factories = [0; 3];
    for (count, key) in factories.iter_mut().zip(["2", "3", "4"]) {
        *count = by_players.number(key, 1, discs)?;
    }
    Ok(factories)
}

fn number_points(whole: &Part<'_>) -> Result<[u8; HIGHEST_NUMBER + 1], Fault> {
    let mut points = [0; HIGHEST_NUMBER + 1];
    for (key, part) in whole.at("end_bonuses")?.at("all_of_number")?.entries()? {
        let number = key.parse::<usize>().unwrap_or_default();
        if !(1..=HIGHEST_NUMBER).contains(&number) {
            return Err(part.unfit("number_space_counts"));
        }
        points[number] = part.bounded(0, u8::MAX)?;
    }
    Ok(points)
}

/// The stars of a board, both sides.
struct Board {
    keys: Vec<String>,
    numbers: [[u8; SPACES]; 2],
    colours: [Option<Colour>; STARS],
    bearings: [u16; STARS],
}

impl Board {
    fn read(whole: &Part<'_>, stars: &Part<'_>) -> Result<Self, Fault> {
        let mut board = Self {
            keys: Vec::with_capacity(STARS),
            numbers: [[0; SPACES]; 2],
            colours: [None; STARS],
            bearings: [0; STARS],
        };
        for (at, star) in stars.things(STARS, STARS)?.enumerate() {
            star.agrees("id", at, &stars.place())?;
            board.keys.push(star.at("key")?.text()?.to_owned());
            // The star in the centre has neither a colour nor a bearing.
            let (colour, bearing) = (star.at("front_color")?, star.at("bearing_deg_from_board_centre")?);
            if at == CENTRE {
                for part in [&colour, &bearing] {
                    if !part.is_null() {
                        return Err(part.unfit(star.at("key")?.place()));
                    }
                }
            } else {
                let found = colour.word(&Colour::ALL, Colour::key)?;
                if board.colours.contains(&Some(found)) {
                    return Err(colour.twice());
                }
                board.colours[at] = Some(found);
                board.bearings[at] = bearing.bounded(0, 359)?;
            }
            for (ring, space) in star.at("space_ids_clockwise_from_N")?.items(RING, RING)?.enumerate() {
                let space_id = (at * RING + ring) as u8;
                space.bounded(space_id, space_id)?;
            }
            for (side, _, key) in SIDES {
                for (ring, number) in star.at(key)?.items(RING, RING)?.enumerate() {
                    board.numbers[side as usize][at * RING + ring] =
                        number.bounded(1, HIGHEST_NUMBER as u8)?;
                }
            }
        }
        let (counts, costs) = (whole.at("number_space_counts")?, whole.at("total_space_cost")?);
        for (side, name, _) in SIDES {
            let found = &board.numbers[side as usize];
            for (key, count) in counts.at(name)?.entries()? {
                let number = key.parse().unwrap_or(0);
                let needed = usize::from(count.bounded(0, SPACES as u8)?);
                let spaces = found.iter().filter(|found| **found == number).count();
                count.counted(key, spaces, needed, needed)?;
            }
            costs.agrees(name, found.iter().map(|number| usize::from(*number)).sum(), &stars.place())?;
        }
        Ok(board)
    }
}

/// Pairs of stars between which a pillar or a statue lies.
struct Neighbours(Vec<[u8; 2]>);

impl Neighbours {
    fn read(pairs: &Part<'_>) -> Result<Self, Fault> {
        let pair = |part: Part<'_>| {
            let numbers = part.different([2, 2], 0, STARS as u8 - 1)?;
            Ok([numbers[0], numbers[1]])
        };
        Ok(Self(pairs.items(1, STARS * STARS)?.map(pair).collect::<Result<_, _>>()?))
    }

    fn are(&self, one: usize, other: usize) -> bool {
        let is = |pair: &[u8; 2], a, b| usize::from(pair[0]) == a && usize::from(pair[1]) == b;
        self.0.iter().any(|pair| is(pair, one, other) || is(pair, other, one))
    }
}

fn features(whole: &Part<'_>, board: &Board, pairs: &Neighbours) -> Result<[Feature; FEATURES], Fault> {
    let mut features = [Feature { kind: FeatureKind::Pillar, spaces: 0, tiles: 0 }; FEATURES];
    let (bonuses, counts) = (whole.at("bonus_tiles")?, whole.at("feature_counts")?);
    let list = whole.at("features")?;
    for (at, part) in list.things(FEATURES, FEATURES)?.enumerate() {
        part.agrees("id", at, "features")?;
        let kind = part.at("type")?.word(&FeatureKind::ALL, FeatureKind::key)?;
        let bonus = bonuses.at(kind.key())?;
        let tiles = bonus.bounded(0, HIGHEST)?;
        part.agrees("reward_tiles", tiles.into(), &bonus.place())?;
        features[at] = Feature { kind, spaces: around(&part.at("spaces")?, kind, board, pairs)?, tiles };
    }
    for kind in FeatureKind::ALL {
        let count = features.iter().filter(|feature| feature.kind == kind).count();
        let needed = counts.at(kind.key())?;
        let number = usize::from(needed.bounded(0, FEATURES as u8)?);
        needed.counted("features", count, number, number)?;
    }
    Ok(features)
}

/// The spaces around a feature: pairs of neighbours in the stars that its kind lies between.
fn around(part: &Part<'_>, kind: FeatureKind, board: &Board, pairs: &Neighbours) -> Result<Spaces, Fault> {
    let mut spaces: Spaces = 0;
    for around in part.items(2, 4)? {
        let number = around.at("space")?;
        let space = usize::from(number.bounded(0, SPACES as u8 - 1)?);
        let (star, ring) = (space / RING, space % RING);
        let place = number.place();
        for (key, expected) in [("star", board.keys[star].as_str()), ("dir", DIRECTIONS[ring])] {
            let word = around.at(key)?;
            if word.text()? != expected {
                return Err(word.unfit(place));
            }
        }
        for (side, key, _) in SIDES {
            around.agrees(key, board.numbers[side as usize][space].into(), "geometry.stars")?;
        }
        if spaces >> space & 1 == 1 {
            return Err(number.twice());
        }
        spaces |= 1 << space;
    }
    let mut stars = Vec::with_capacity(2);
    for star in 0..STARS {
        let ring = spaces >> (star * RING) & 0x3f;
        let turned = ring >> 1 | (ring & 1) << (RING - 1);
        match ring.count_ones() {
            0 => {}
            2 if ring & turned != 0 => stars.push(star),
            _ => return Err(part.unfit("geometry.stars")),
        }
    }
    let fits = match (kind, stars.as_slice()) {
        (FeatureKind::Window, [star]) => *star != CENTRE,
        (kind, [one, other]) => pairs.are(*one, *other) && (kind == FeatureKind::Pillar) == (*one == CENTRE),
        _ => false,
    };
    if fits { Ok(spaces) } else { Err(part.unfit("geometry.star_adjacency")) }
}

fn touching(
    whole: &Part<'_>,
    features: &[Feature],
) -> Result<[[Option<FeatureId>; MOST_TOUCHING]; SPACES], Fault> {
    let mut touching = [[None; MOST_TOUCHING]; SPACES];
    for (space, list) in touching.iter_mut().enumerate() {
        let here = || (0..).zip(features).filter(move |(_, feature)| feature.spaces >> space & 1 == 1);
        let places = whole.at("features")?;
        places.counted(&format!("space {space}"), here().count(), 0, MOST_TOUCHING)?;
        for (slot, (id, _)) in list.iter_mut().zip(here()) {
            *slot = Some(id);
        }
    }
    Ok(touching)
}
