//! The box: 116 paintings, 108 decor tiles, the wall, and the numbers printed in the rulebook.

use super::grid::{Area, Extent, Grid, SIDE, Spot};
use super::painting::{Frame, GENRES, Genre, Painting, PaintingId, PaintingSet, Shape, ShapeId, members};
use crate::engine::{Edition, NewGameError};
use serde_json::Value;
use std::sync::{Arc, LazyLock};

/// Paintings in the box.
pub const PAINTINGS: usize = 116;
/// Decor tiles in the box.
pub const DECOR: u16 = 108;
/// Squares, and shields, of the largest decor tile.
pub const LARGEST_DECOR: usize = 3;
/// Most piles of paintings that a box may have.
pub const MOST_SHAPES: usize = 32;
/// Most bid cards of a player, and so most rounds.
pub const MOST_CARDS: usize = 20;
/// Highest number on a bid card.
pub const HIGHEST_CARD: u8 = 31;
/// Most seats.
pub const MOST_SEATS: usize = 4;
/// Longest side of a painting.
const LONGEST: u8 = 8;
/// Smallest side of a wall.
const LEAST_SIDE: u8 = 6;
/// Value tokens: a marker is pushed back by at most three others and never below where it stood, and the total of
/// twenty rounds stays a byte.
const VALUES: [u8; 2] = [GENRES as u8 - 1, 12];
/// Most of any number without a bound of its own.
const HIGHEST: u8 = 30;

/// The box, validated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Components {
    /// The paintings.
    pub paintings: Vec<Painting>,
    /// The paintings' names in the box, such as `P3x2-L1`.
    pub keys: Vec<String>,
    /// The piles, small ones first.
    pub shapes: Vec<Shape>,
    /// The paintings that one of each player begins with.
    pub starting: PaintingSet,
    /// Size of a wall.
    pub extent: Extent,
    /// The squares of which a starting painting covers at least one.
    pub stars: Grid,
    /// The squares of the eyeline.
    pub eyeline: Grid,
    /// Points a painting by the rank of its genre's marker.
    pub rank_points: [u8; GENRES],
    /// Points a painting of a genre whose marker never came on the board.
    pub unmoved_points: u8,
    /// Last space of the museum track; beyond it the marker is flipped and begins again.
    pub track: u8,
    /// Numbers of a player's bid cards, a bit each.
    pub bid_cards: u32,
    /// Numbers of the start price cards, lowest first.
    pub start_prices: Vec<u8>,
    /// Decor tiles of 1, 2 and 3 shields.
    pub decor: [u8; LARGEST_DECOR],
    /// Points of a painting of the top genre in the eyeline.
    pub eyeline_bonus: i32,
    /// Points of a wall without an uncovered square.
    pub full_wall_bonus: i32,
    /// Points, below 0, of an uncovered corner.
    pub corner_penalty: i32,
    /// Points, below 0, of an excess painting.
    pub excess_penalty: i32,
    /// Points of a shield.
    pub shield: i32,
    /// Excess paintings of one player that end the game.
    pub excess_limit: u8,
}

/// The box as printed, or as far as it could be established.
const PRINTED: &str = include_str!("components.json");

static BOX: LazyLock<Arc<Components>> = LazyLock::new(|| {
    Arc::new(Components::validate(&printed()).expect("the printed box is sound, as its tests show"))
});

fn printed() -> Value {
    serde_json::from_str(PRINTED).expect("the printed box is sound, as its tests show")
}

impl Components {
    /// The box as printed, or with an edition's corrections.
    ///
    /// # Errors
    /// The edition does not fit; the text names the place or the count at fault.
    pub fn of(edition: Option<&Edition>) -> Result<Arc<Self>, NewGameError> {
        let Some(edition) = edition else {
            return Ok(Arc::clone(&BOX));
        };
        let corrected = edition.apply(printed()).map_err(|error| NewGameError::Edition(error.to_string()))?;
        Self::validate(&corrected).map(Arc::new).map_err(NewGameError::Edition)
    }

    fn validate(source: &Value) -> Result<Self, String> {
        let whole = Part { value: source, place: String::new() };
        let extent = whole.at("wall")?.extent()?;
        let stars = whole.at("wall")?.squares("stars", extent)?;
        let mut eyeline = Grid::EMPTY;
        for row in whole.at("wall")?.numbers("eyeline_rows", 0, extent.height - 1, SIDE)? {
            eyeline.add(Area { spot: Spot::at(0, row), w: extent.width, h: 1 });
        }
        let cards = whole.at("bid_cards")?.numbers("values", 1, HIGHEST_CARD, MOST_CARDS)?;
        let mut start_prices =
            whole.at("start_price_cards")?.numbers("values", 0, HIGHEST_CARD, MOST_SEATS)?;
        expect("start_price_cards.values", start_prices.len(), MOST_SEATS)?;
        start_prices.sort_unstable();
        let values = whole.at("value_tokens")?.numbers("values", VALUES[0], VALUES[1], VALUES[1].into())?;

        let list = whole.at("paintings")?.list("list", PAINTINGS)?;
        let mut paintings = Vec::with_capacity(PAINTINGS);
        let mut keys = Vec::with_capacity(PAINTINGS);
        let mut starting = 0;
        for (id, part) in list.iter().enumerate() {
            let painting = part.painting(extent, &values)?;
            starting |= PaintingSet::from(painting.value.is_none()) << id;
            paintings.push(painting);
            keys.push(part.value["id"].as_str().unwrap_or_default().to_owned());
        }
        let shapes = pile(&mut paintings)?;
        if (starting.count_ones() as usize) < MOST_SEATS {
            return Err(format!("starting paintings: {}, four players need four", starting.count_ones()));
        }
        for id in members(starting) {
            let Painting { w, h, .. } = paintings[usize::from(id)];
            let openings = extent.openings(&Grid::EMPTY, w, h, false);
            if !openings.spots().any(|spot| stars.meets(Area { spot, w, h })) {
                return Err(format!("{}: covers no star of the wall", keys[usize::from(id)]));
            }
        }

        let ranks = whole.at("prestige_ranks")?;
        let points = ranks.list_of("points_by_rank", 0, HIGHEST)?;
        let rank_points: [u8; GENRES] = points.try_into().map_err(|points: Vec<u8>| {
            format!("prestige_ranks.points_by_rank: {}, there are 4", points.len())
        })?;
        let scoring = whole.at("scoring")?;
        Ok(Self {
            paintings,
            keys,
            shapes,
            starting,
            extent,
            stars,
            eyeline,
            rank_points,
            unmoved_points: ranks.number("never_moved_marker_points", 0, HIGHEST)?,
            track: whole.at("museum_track")?.number("last_space", 2 * GENRES as u8, 99)?,
            bid_cards: cards.iter().fold(0, |cards, card| cards | 1 << card),
            start_prices,
            decor: whole.at("decor")?.decor()?,
            eyeline_bonus: scoring.number("eyeline_bonus_per_top_genre_painting", 0, HIGHEST)?.into(),
            full_wall_bonus: scoring.number("full_wall_bonus", 0, HIGHEST)?.into(),
            corner_penalty: scoring.penalty("empty_corner_penalty")?,
            excess_penalty: scoring.penalty("excess_painting_penalty")?,
            shield: scoring.number("shield", 0, HIGHEST)?.into(),
            excess_limit: scoring.number("excess_paintings_that_end_the_game", 1, HIGHEST)?,
        })
    }

    /// The painting of an id.
    #[must_use]
    pub fn painting(&self, id: PaintingId) -> &Painting {
        &self.paintings[usize::from(id)]
    }

    /// The painting's name in the box, such as `P3x2-L1`; its picture is drawn from it.
    #[must_use]
    pub fn key(&self, id: PaintingId) -> &str {
        &self.keys[usize::from(id)]
    }

    /// The squares that a painting covers from its top left one.
    #[must_use]
    pub fn area(&self, id: PaintingId, spot: Spot) -> Area {
        let Painting { w, h, .. } = *self.painting(id);
        Area { spot, w, h }
    }

    /// The pile of an id.
    #[must_use]
    pub fn shape(&self, id: ShapeId) -> &Shape {
        &self.shapes[usize::from(id)]
    }

    /// The paintings that are auctioned.
    #[must_use]
    pub fn auctioned(&self) -> PaintingSet {
        ((1 << PAINTINGS) - 1) & !self.starting
    }

    /// The number on a painting's back; 0 for a starting painting.
    #[must_use]
    pub fn value(&self, id: PaintingId) -> u8 {
        self.painting(id).value.unwrap_or(0)
    }

    /// Where a total stands on the museum track: how often the marker was flipped, and its space (0: off the board).
    #[must_use]
    pub const fn space(&self, total: u8) -> (u8, u8) {
        if total == 0 { (0, 0) } else { ((total - 1) / self.track, (total - 1) % self.track + 1) }
    }
}

/// Sorts the auctioned paintings into piles by shape, small ones first, and tells each its pile.
fn pile(paintings: &mut [Painting]) -> Result<Vec<Shape>, String> {
    let mut shapes: Vec<Shape> = Vec::new();
    for painting in paintings.iter().filter(|painting| painting.value.is_some()) {
        match shapes.iter_mut().find(|shape| (shape.w, shape.h) == (painting.w, painting.h)) {
            Some(shape) => shape.count += 1,
            None => shapes.push(Shape { w: painting.w, h: painting.h, count: 1, first: 0 }),
        }
    }
    if shapes.len() > MOST_SHAPES {
        return Err(format!("{} shapes of paintings, there is room for {MOST_SHAPES}", shapes.len()));
    }
    shapes.sort_by_key(|shape| (shape.w * shape.h, shape.w));
    let mut first = 0;
    for shape in &mut shapes {
        shape.first = first;
        first += shape.count;
    }
    for painting in paintings.iter_mut().filter(|painting| painting.value.is_some()) {
        let at = shapes.iter().position(|shape| (shape.w, shape.h) == (painting.w, painting.h));
        painting.shape = at.expect("every shape has a pile") as ShapeId;
    }
    Ok(shapes)
}

fn expect(what: &str, found: usize, needed: usize) -> Result<(), String> {
    if found == needed { Ok(()) } else { Err(format!("{what}: {found}, the box has {needed}")) }
}

/// A part of `components.json` with its place in the file, so that whatever is wrong with it can be named.
struct Part<'a> {
    value: &'a Value,
    place: String,
}

impl<'a> Part<'a> {
    fn at(&self, key: &str) -> Result<Part<'a>, String> {
        let place = if self.place.is_empty() { key.to_owned() } else { format!("{}.{key}", self.place) };
        match self.value.get(key) {
            Some(value) => Ok(Part { value, place }),
            None => Err(format!("{place}: missing")),
        }
    }

    /// The part itself as a number, both bounds included.
    fn bounded(&self, least: u8, most: u8) -> Result<u8, String> {
        let number = self.value.as_u64().and_then(|number| u8::try_from(number).ok());
        number
            .filter(|number| (least..=most).contains(number))
            .ok_or_else(|| format!("{}: {} is not in {least} to {most}", self.place, self.value))
    }

    fn number(&self, key: &str, least: u8, most: u8) -> Result<u8, String> {
        self.at(key)?.bounded(least, most)
    }

    /// A number of points that are lost.
    fn penalty(&self, key: &str) -> Result<i32, String> {
        let Part { value, place } = self.at(key)?;
        let lost = value.as_i64().filter(|points| (-i64::from(HIGHEST)..=0).contains(points));
        lost.map(|points| points as i32).ok_or_else(|| format!("{place}: {value} is not in -{HIGHEST} to 0"))
    }

    fn items(&self) -> Vec<Part<'a>> {
        let items = self.value.as_array().map_or(&[][..], Vec::as_slice);
        let part = |(at, value)| Part { value, place: format!("{}[{at}]", self.place) };
        items.iter().enumerate().map(part).collect()
    }

    fn list(&self, key: &str, length: usize) -> Result<Vec<Part<'a>>, String> {
        let part = self.at(key)?;
        let items = part.items();
        expect(&part.place, items.len(), length)?;
        Ok(items)
    }

    fn list_of(&self, key: &str, least: u8, most: u8) -> Result<Vec<u8>, String> {
        self.at(key)?.items().iter().map(|item| item.bounded(least, most)).collect()
    }

    /// A list of different numbers, at least one.
    fn numbers(&self, key: &str, least: u8, most: u8, longest: usize) -> Result<Vec<u8>, String> {
        let place = self.at(key)?.place;
        let numbers = self.list_of(key, least, most)?;
        if numbers.is_empty() || numbers.len() > longest {
            return Err(format!("{place}: {} numbers, 1 to {longest} are possible", numbers.len()));
        }
        match numbers.iter().enumerate().find(|(at, number)| numbers[..*at].contains(number)) {
            Some((_, twice)) => Err(format!("{place}: {twice} twice")),
            None => Ok(numbers),
        }
    }

    fn extent(&self) -> Result<Extent, String> {
        let side = |key| self.number(key, LEAST_SIDE, SIDE as u8);
        Ok(Extent { width: side("width")?, height: side("height")? })
    }

    /// A list of squares `[x, y]`, at least one.
    fn squares(&self, key: &str, extent: Extent) -> Result<Grid, String> {
        let part = self.at(key)?;
        let mut squares = Grid::EMPTY;
        for item in part.items() {
            let pair = item.items();
            let [x, y] = pair.as_slice() else {
                return Err(format!("{}: {} is no square", item.place, item.value));
            };
            let spot = Spot::at(x.bounded(0, extent.width - 1)?, y.bounded(0, extent.height - 1)?);
            squares.add(Area { spot, w: 1, h: 1 });
        }
        if squares.is_empty() { Err(format!("{}: no square", part.place)) } else { Ok(squares) }
    }

    fn word<T: Copy>(&self, key: &str, all: &[T], word: impl Fn(T) -> &'static str) -> Result<T, String> {
        let Part { value, place } = self.at(key)?;
        let found = all.iter().find(|thing| value.as_str() == Some(word(**thing)));
        found.copied().ok_or_else(|| format!("{place}: {value} is no {key}"))
    }

    fn painting(&self, extent: Extent, values: &[u8]) -> Result<Painting, String> {
        let (starting, value) = (self.at("starting")?, self.at("value")?);
        let value = match (starting.value.as_bool(), value.value.is_null()) {
            (Some(true), true) => None,
            (Some(true), false) => return Err(format!("{}: a starting painting has none", value.place)),
            (Some(false), _) => {
                let number = value.bounded(0, HIGHEST)?;
                if !values.contains(&number) {
                    return Err(format!("{}: there is no value token {number}", value.place));
                }
                Some(number)
            }
            (None, _) => return Err(format!("{}: {} is not true or false", starting.place, starting.value)),
        };
        Ok(Painting {
            w: self.number("w", 1, LONGEST.min(extent.width))?,
            h: self.number("h", 1, LONGEST.min(extent.height))?,
            genre: self.word("genre", &Genre::ALL, Genre::key)?,
            frame: self.word("frame", &Frame::ALL, Frame::key)?,
            value,
            shape: 0,
        })
    }

    fn decor(&self) -> Result<[u8; LARGEST_DECOR], String> {
        let mut counts = [0; LARGEST_DECOR];
        for (at, size) in self.list("tiles", LARGEST_DECOR)?.iter().enumerate() {
            size.number("shields", at as u8 + 1, at as u8 + 1)?;
            counts[at] = size.number("count", 0, DECOR as u8)?;
        }
        let sum = counts.iter().map(|count| usize::from(*count)).sum();
        expect(&format!("{}.tiles: decor tiles", self.place), sum, DECOR.into())?;
        Ok(counts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_genre_and_every_frame_is_on_29_paintings() {
        for at in 0..GENRES {
            let of =
                |holds: &dyn Fn(&Painting) -> bool| BOX.paintings.iter().filter(|one| holds(one)).count();
            assert_eq!(of(&|one| one.genre.index() == at), 29);
            assert_eq!(of(&|one| one.frame.index() == at), 29);
            for frame in Frame::ALL {
                assert!([7, 8].contains(&of(&|one| one.genre.index() == at && one.frame == frame)));
            }
            assert_eq!(of(&|one| one.genre.index() == at && one.value.is_some()), 25);
        }
    }

    #[test]
    fn a_hundred_paintings_in_sixteen_piles_are_auctioned() {
        // The most that a game can ask for: five lots in twenty rounds.
        assert_eq!(BOX.auctioned().count_ones(), 100);
        assert_eq!(BOX.shapes.len(), 16);
        assert_eq!(BOX.shapes.iter().map(|shape| shape.count).sum::<u8>(), 100);
        assert_eq!(BOX.starting.count_ones(), 16);
        for shape in &BOX.shapes {
            assert!((2..=5).contains(&shape.w) && (2..=5).contains(&shape.h));
        }
    }

    #[test]
    fn the_paintings_are_all_different() {
        for (at, key) in BOX.keys.iter().enumerate() {
            assert!(!BOX.keys[..at].contains(key), "{key} twice");
        }
    }

    #[test]
    fn the_value_grows_with_the_size() {
        for one in &BOX.paintings {
            for other in &BOX.paintings {
                if let (Some(small), Some(large)) = (one.value, other.value)
                    && one.w * one.h < other.w * other.h
                {
                    assert!(small <= large);
                }
            }
        }
    }

    #[test]
    fn the_supply_has_108_decor_tiles_with_192_shields() {
        let shields: u16 = (1..).zip(BOX.decor).map(|(size, count): (u16, u8)| size * u16::from(count)).sum();
        assert_eq!(shields, 192);
        assert_eq!(BOX.decor.iter().map(|count| u16::from(*count)).sum::<u16>(), DECOR);
    }

    #[test]
    fn a_total_above_the_track_begins_it_again() {
        assert_eq!(
            [0, 1, 50, 51, 53, 100, 101].map(|total| BOX.space(total)),
            [(0, 0), (0, 1), (0, 50), (1, 1), (1, 3), (1, 50), (2, 1)]
        );
    }

    fn with(edition: &str) -> Result<Arc<Components>, NewGameError> {
        Components::of(Some(&Edition(edition.into())))
    }

    fn refused(edition: &str) -> String {
        with(edition).expect_err("a bad edition").to_string()
    }

    #[test]
    fn an_edition_may_change_the_wall_the_paintings_and_the_decor() {
        let corrected = with(
            r#"{"wall": {"width": 13, "height": 10, "stars": [[6, 4], [6, 5]], "eyeline_rows": [4, 5]},
                "paintings": {"list": [{"id": "P2x2-C1", "w": 6, "h": 1, "frame": "ebony", "value": 9}]},
                "decor": {"tiles": [{"id": "D1", "count": 36}, {"id": "D3", "count": 36}]}}"#,
        );
        let corrected = corrected.expect("a good edition");
        assert_eq!(corrected.extent, Extent { width: 13, height: 10 });
        assert_eq!(corrected.eyeline.count(), 26);
        let changed = Painting { w: 6, h: 1, frame: Frame::Ebony, value: Some(9), ..*BOX.painting(0) };
        assert_eq!(*corrected.painting(0), Painting { shape: corrected.painting(0).shape, ..changed });
        assert_eq!(corrected.shape(corrected.painting(0).shape).count, 1);
        assert_eq!(corrected.shapes.len(), 17);
        assert_eq!(corrected.decor, [36, 36, 36]);
    }

    #[test]
    fn an_edition_that_cannot_be_is_told_where() {
        assert_eq!(refused(r#"{"wall": {"width": 40}}"#), "wall.width: 40 is not in 6 to 16");
        assert_eq!(refused(r#"{"wall": {"stars": []}}"#), "wall.stars: no square");
        assert_eq!(refused(r#"{"wall": {"stars": [[5, 11]]}}"#), "wall.stars[0][1]: 11 is not in 0 to 10");
        assert_eq!(
            refused(r#"{"decor": {"tiles": [{"id": "D1", "count": 47}]}}"#),
            "decor.tiles: decor tiles: 107, the box has 108"
        );
        assert_eq!(
            refused(r#"{"paintings": {"list": [{"id": "P2x2-C1", "w": 9}]}}"#),
            "paintings.list[0].w: 9 is not in 1 to 8"
        );
        assert_eq!(
            refused(r#"{"paintings": {"list": [{"id": "P2x2-C1", "genre": "nude"}]}}"#),
            "paintings.list[0].genre: \"nude\" is no genre"
        );
        assert_eq!(
            refused(r#"{"paintings": {"list": [{"id": "P2x2-C1", "value": 2}]}}"#),
            "paintings.list[0].value: there is no value token 2"
        );
        assert_eq!(
            refused(r#"{"paintings": {"list": [{"id": "P9x9-C1"}]}}"#),
            "paintings.list[\"P9x9-C1\"]: the box has no such thing"
        );
        assert_eq!(refused(r#"{"bid_cards": {"values": [1, 1]}}"#), "bid_cards.values: 1 twice");
        assert_eq!(
            refused(r#"{"scoring": {"excess_painting_penalty": 2}}"#),
            "scoring.excess_painting_penalty: 2 is not in -30 to 0"
        );
    }

    #[test]
    fn a_box_without_enough_starting_paintings_is_refused() {
        let ids: Vec<String> = BOX.keys.iter().filter(|key| key.starts_with('S')).skip(3).cloned().collect();
        let list = ids
            .iter()
            .map(|id| format!(r#"{{"id": "{id}", "starting": false, "value": 4}}"#))
            .collect::<Vec<_>>()
            .join(", ");
        let edition = format!(r#"{{"paintings": {{"list": [{list}]}}}}"#);
        assert_eq!(refused(&edition), "starting paintings: 3, four players need four");
    }
}
