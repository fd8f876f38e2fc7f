//! The box: 116 paintings, 108 decor tiles, the wall, and the numbers printed in the rulebook.

use super::grid::{Area, Extent, Grid, SIDE, Spot};
use super::painting::{Frame, GENRES, Genre, Painting, PaintingId, PaintingSet, Shape, ShapeId};
use crate::engine::{Edition, Fault, NewGameError, Part, PrintedBox};
use crate::printed_box;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

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
pub(super) const LONGEST: u8 = 8;
/// Smallest side of a wall.
const LEAST_SIDE: u8 = 6;
/// Value tokens: a marker is pushed back by at most three others and never below where it stood, and the total of
/// twenty rounds stays a byte.
const VALUES: [u8; 2] = [GENRES as u8 - 1, 12];
/// Most of any number without a bound of its own.
const HIGHEST: u8 = 30;

/// The box, validated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
static BOX: PrintedBox<Components> = printed_box!("art_society", Components::read);

impl Components {
    /// The box as printed, or with an edition's corrections.
    ///
    /// # Errors
    /// The edition does not fit.
    pub fn of(edition: Option<&Edition>) -> Result<Arc<Self>, NewGameError> {
        BOX.with(edition)
    }

    fn read(whole: &Part<'_>) -> Result<Self, Fault> {
        // Their names are looked up by their places in these lists.
        for (genre, part) in Genre::ALL.iter().zip(whole.at("genres")?.things(GENRES, GENRES)?) {
            part.at("id")?.word(&[*genre], Genre::key)?;
        }
        for (frame, part) in Frame::ALL.iter().zip(whole.at("frames")?.things(GENRES, GENRES)?) {
            part.at("id")?.word(&[*frame], Frame::key)?;
        }
        let wall = whole.at("wall")?;
        let side = |key| wall.number(key, LEAST_SIDE, SIDE as u8);
        let extent = Extent { width: side("width")?, height: side("height")? };
        let stars = squares(&wall.at("stars")?, extent)?;
        let mut eyeline = Grid::EMPTY;
        for row in wall.at("eyeline_rows")?.different([1, SIDE], 0, extent.height - 1)? {
            eyeline.add(Area { spot: Spot::at(0, row), w: extent.width, h: 1 });
        }
        let numbers = |key: &'static str, lengths, least, most| {
            whole.at(key)?.at("values")?.different(lengths, least, most)
        };
        let cards = numbers("bid_cards", [1, MOST_CARDS], 1, HIGHEST_CARD)?;
        let mut start_prices = numbers("start_price_cards", [MOST_SEATS; 2], 0, HIGHEST_CARD)?;
        start_prices.sort_unstable();
        let values = numbers("value_tokens", [1, VALUES[1].into()], VALUES[0], VALUES[1])?;

        let list = whole.at("paintings")?;
        let list = list.at("list")?;
        let mut paintings = Vec::with_capacity(PAINTINGS);
        let mut keys = Vec::with_capacity(PAINTINGS);
        let mut starting = 0;
        for (id, part) in list.things(PAINTINGS, PAINTINGS)?.enumerate() {
            let painting = painting(&part, extent, &values)?;
            if painting.value.is_none() {
                starting |= PaintingSet::from(true) << id;
                let Painting { w, h, .. } = painting;
                let openings = extent.openings(&Grid::EMPTY, w, h, false);
                if !openings.spots().any(|spot| stars.meets(Area { spot, w, h })) {
                    return Err(part.unfit("wall.stars"));
                }
            }
            paintings.push(painting);
            keys.push(part.at("id")?.text()?.to_owned());
        }
        let shapes = pile(&mut paintings);
        list.counted("w × h", shapes.len(), 1, MOST_SHAPES)?;
        list.counted("starting", starting.count_ones() as usize, MOST_SEATS, PAINTINGS)?;

        let ranks = whole.at("prestige_ranks")?;
        let mut rank_points = [0; GENRES];
        for (points, item) in rank_points.iter_mut().zip(ranks.at("points_by_rank")?.items(GENRES, GENRES)?) {
            *points = item.bounded(0, HIGHEST)?;
        }
        let scoring = whole.at("scoring")?;
        let bonus = |key| scoring.number(key, 0, i32::from(HIGHEST));
        let penalty = |key| scoring.number(key, -i32::from(HIGHEST), 0);
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
            decor: decor(&whole.at("decor")?.at("tiles")?)?,
            eyeline_bonus: bonus("eyeline_bonus_per_top_genre_painting")?,
            full_wall_bonus: bonus("full_wall_bonus")?,
            corner_penalty: penalty("empty_corner_penalty")?,
            excess_penalty: penalty("excess_painting_penalty")?,
            shield: bonus("shield")?,
            excess_limit: scoring.number("excess_paintings_that_end_the_game", 1, HIGHEST)?,
        })
    }

    /// The painting of an id.
    #[must_use]
    pub fn painting(&self, id: PaintingId) -> &Painting {
        &self.paintings[usize::from(id)]
    }

    /// Whether the museum gives one painting for another that fits nowhere (RULES.md, No space): same genre, other shape.
    #[must_use]
    pub fn is_exchange(&self, gone: PaintingId, other: PaintingId) -> bool {
        let (gone, other) = (self.painting(gone), self.painting(other));
        other.genre == gone.genre && (other.w, other.h) != (gone.w, gone.h)
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
fn pile(paintings: &mut [Painting]) -> Vec<Shape> {
    let mut shapes: Vec<Shape> = Vec::new();
    for painting in paintings.iter().filter(|painting| painting.value.is_some()) {
        match shapes.iter_mut().find(|shape| (shape.w, shape.h) == (painting.w, painting.h)) {
            Some(shape) => shape.count += 1,
            None => shapes.push(Shape { w: painting.w, h: painting.h, count: 1, first: 0 }),
        }
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
    shapes
}

/// A list of squares `[x, y]`, at least one.
fn squares(part: &Part<'_>, extent: Extent) -> Result<Grid, Fault> {
    let mut squares = Grid::EMPTY;
    for item in part.items(1, SIDE * SIDE)? {
        let mut pair = item.items(2, 2)?;
        let mut within = |side: u8| pair.next().map_or(Ok(0), |number| number.bounded(0, side - 1));
        let spot = Spot::at(within(extent.width)?, within(extent.height)?);
        squares.add(Area { spot, w: 1, h: 1 });
    }
    Ok(squares)
}

fn painting(part: &Part<'_>, extent: Extent, values: &[u8]) -> Result<Painting, Fault> {
    let value = part.at("value")?;
    let value = if part.flag("starting")? {
        if !value.is_null() {
            return Err(value.unfit(part.at("starting")?.place()));
        }
        None
    } else {
        let number = value.bounded(0, HIGHEST)?;
        if !values.contains(&number) {
            return Err(value.unfit("value_tokens.values"));
        }
        Some(number)
    };
    Ok(Painting {
        w: part.number("w", 1, LONGEST.min(extent.width))?,
        h: part.number("h", 1, LONGEST.min(extent.height))?,
        genre: part.at("genre")?.word(&Genre::ALL, Genre::key)?,
        frame: part.at("frame")?.word(&Frame::ALL, Frame::key)?,
        value,
        shape: 0,
    })
}

fn decor(tiles: &Part<'_>) -> Result<[u8; LARGEST_DECOR], Fault> {
    let mut counts = [0; LARGEST_DECOR];
    for (at, size) in tiles.things(LARGEST_DECOR, LARGEST_DECOR)?.enumerate() {
        size.number("shields", at as u8 + 1, at as u8 + 1)?;
        counts[at] = size.number("count", 0, DECOR as u8)?;
    }
    let sum = counts.iter().map(|count| usize::from(*count)).sum();
    tiles.counted("count", sum, DECOR.into(), DECOR.into())?;
    Ok(counts)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::every_figure_is_read;

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
        match with(edition) {
            Err(NewGameError::Edition(fault)) => fault.to_string(),
            other => panic!("{edition}: {other:?}"),
        }
    }

    #[test]
    fn every_figure_of_the_box_is_read() {
        every_figure_is_read(&BOX);
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

    /// An edition of one painting.
    fn one(id: &str, field: &str) -> String {
        format!(r#"{{"paintings": {{"list": [{{"id": "{id}", {field}}}]}}}}"#)
    }

    #[test]
    fn an_edition_that_cannot_be_is_told_what_is_wrong_and_where() {
        for (edition, fault) in [
            ("[]", ": a list, not an object"),
            ("null", ": null, not an object"),
            ("5", ": a number, not an object"),
            (r#"{"game": "splendor"}"#, r#"game: made for the game "splendor""#),
            (r#"{"wall": {"width": 40}}"#, "wall.width: 40 is not in 6 to 16"),
            (r#"{"wall": {"width": "wide"}}"#, "wall.width: a text, not a number"),
            (r#"{"wall": {"stars": []}}"#, "wall.stars: counted 0 , needed 1 to 256"),
            (r#"{"wall": {"stars": [[5, 11]]}}"#, "wall.stars[0][1]: 11 is not in 0 to 10"),
            (r#"{"wall": {"stars": [5]}}"#, "wall.stars[0]: a number, not a list"),
            (r#"{"wall": {"stars": [[5, 5, 5]]}}"#, "wall.stars[0]: counted 3 , needed 2 to 2"),
            (r#"{"wall": {"eyeline_rows": [4, 4]}}"#, "wall.eyeline_rows[1]: named twice"),
            (
                r#"{"decor": {"tiles": [{"id": "D1", "count": 47}]}}"#,
                "decor.tiles: counted 107 count, needed 108 to 108",
            ),
            (
                r#"{"decor": {"tiles": [{"id": "D1", "shields": 2}]}}"#,
                "decor.tiles[D1].shields: 2 is not in 1 to 1",
            ),
            (r#"{"bid_cards": {"values": [1, 1]}}"#, "bid_cards.values[1]: named twice"),
            (
                r#"{"start_price_cards": {"values": [1, 2, 3]}}"#,
                "start_price_cards.values: counted 3 , needed 4 to 4",
            ),
            (
                r#"{"scoring": {"excess_painting_penalty": 2}}"#,
                "scoring.excess_painting_penalty: 2 is not in -30 to 0",
            ),
            (
                r#"{"prestige_ranks": {"points_by_rank": [5, 4, 3]}}"#,
                "prestige_ranks.points_by_rank: counted 3 , needed 4 to 4",
            ),
            (&one("P2x2-C1", r#""w": 9"#), "paintings.list[P2x2-C1].w: 9 is not in 1 to 8"),
            (
                &one("P2x2-C1", r#""genre": "nude""#),
                "paintings.list[P2x2-C1].genre: nude is none of city_life, portrait, still_life, landscape",
            ),
            (
                &one("P2x2-C1", r#""value": 2"#),
                "paintings.list[P2x2-C1].value: does not fit value_tokens.values",
            ),
            (&one("P2x2-C1", r#""value": null"#), "paintings.list[P2x2-C1].value: null, not a number"),
            (
                &one("P2x2-C1", r#""starting": 1"#),
                "paintings.list[P2x2-C1].starting: a number, not true or false",
            ),
            (
                &one("S2x3-C1", r#""value": 3"#),
                "paintings.list[S2x3-C1].value: does not fit paintings.list[S2x3-C1].starting",
            ),
            (&one("P9x9-C1", r#""w": 3"#), "paintings.list[P9x9-C1]: no such thing"),
            (&one("P2x2-C1", r#""depth": 3"#), "paintings.list[P2x2-C1].depth: no such thing"),
            (
                r#"{"wall": {"stars": [[0, 0]], "width": 6, "height": 6, "eyeline_rows": [0]}, "paintings": {"list": [{"id": "S2x3-C1", "w": 8}]}}"#,
                "paintings.list[S2x3-C1].w: 8 is not in 1 to 6",
            ),
        ] {
            assert_eq!(refused(edition), fault, "{edition}");
        }
    }

    #[test]
    fn a_painting_may_become_a_starting_one() {
        let corrected = with(&one("P2x2-C1", r#""starting": true, "value": null"#)).expect("a good edition");
        assert_eq!(corrected.starting.count_ones(), BOX.starting.count_ones() + 1);
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
        assert_eq!(refused(&edition), "paintings.list: counted 3 starting, needed 4 to 116");
    }
}
