//! The score sheet (RULES.md, Scoring).

use super::components::Components;
use super::due::Phase;
use super::painting::{GENRES, Genre, PaintingSet};
use super::state::{State, genre_points, top_genre};
use super::wall::Wall;
use crate::engine::{ScoreRow, ScoreSheet};

/// A line of the score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Category {
    /// Paintings of a genre that touch no other of it.
    Paintings(Genre),
    /// Shields on the wall.
    Decor,
    /// Paintings of the top genre in the eyeline.
    Eyeline,
    /// Every square is covered.
    FullWall,
    /// Uncovered corners.
    Corners,
    /// Excess paintings.
    Excess,
    /// Tie-break: the cards left in hand, added up; more is better.
    Hand,
}

/// What a wall holds that counts, before points are put to it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Paintings by genre that touch no other of it.
    pub sound: [u8; GENRES],
    /// Paintings by genre that do (bad taste).
    pub void: [u8; GENRES],
    /// Paintings by genre with a square in the eyeline; bad taste does not matter here.
    pub in_eyeline: [u8; GENRES],
    /// Shields.
    pub shields: u8,
    /// Uncovered squares.
    pub uncovered: u8,
    /// Uncovered corners.
    pub corners: u8,
}

impl Tally {
    /// Counts a wall.
    #[must_use]
    pub fn of(components: &Components, wall: &Wall) -> Self {
        let mut tally = Self::default();
        for hung in wall.paintings() {
            let genre = components.painting(hung.painting).genre.index();
            let list = if wall.is_void(components, hung) { &mut tally.void } else { &mut tally.sound };
            list[genre] += 1;
            let area = components.area(hung.painting, hung.spot);
            tally.in_eyeline[genre] += u8::from(components.eyeline.meets(area));
        }
        tally.shields = wall.shields() as u8;
        tally.uncovered =
            u8::try_from(components.extent.squares() - wall.covered().count()).unwrap_or(u8::MAX);
        let corners = components.extent.corners();
        tally.corners = corners.iter().filter(|corner| !wall.covered().has(**corner)).count() as u8;
        tally
    }

    /// The points of every line, in the order of [`LINES`].
    #[must_use]
    pub fn points(
        &self,
        components: &Components,
        markers: &[u8; GENRES],
        excess: PaintingSet,
    ) -> [i32; LINES] {
        let worth = genre_points(components, markers);
        let mut points = [0; LINES];
        for genre in 0..GENRES {
            points[genre] = i32::from(self.sound[genre]) * i32::from(worth[genre]);
        }
        let top = top_genre(markers).map_or(0, |genre| self.in_eyeline[genre.index()]);
        points[GENRES..].copy_from_slice(&[
            i32::from(self.shields) * components.shield,
            i32::from(top) * components.eyeline_bonus,
            if self.uncovered == 0 { components.full_wall_bonus } else { 0 },
            i32::from(self.corners) * components.corner_penalty,
            i32::from(excess.count_ones() as u8) * components.excess_penalty,
        ]);
        points
    }
}

/// Lines that add up to the total.
pub const LINES: usize = GENRES + 5;
/// The line of the decor.
pub const SHIELDS: usize = GENRES;
/// The line of the eyeline.
pub const EYELINE: usize = GENRES + 1;
/// The line of uncovered corners.
pub const CORNERS: usize = GENRES + 3;

/// The categories that add up to the total, in the order in which they are counted.
const CATEGORIES: [Category; LINES] = [
    Category::Paintings(Genre::CityLife),
    Category::Paintings(Genre::Portrait),
    Category::Paintings(Genre::StillLife),
    Category::Paintings(Genre::Landscape),
    Category::Decor,
    Category::Eyeline,
    Category::FullWall,
    Category::Corners,
    Category::Excess,
];

pub(super) fn sheet(state: &State) -> ScoreSheet<Category> {
    let components = state.components();
    let points: Vec<[i32; LINES]> = state
        .players()
        .iter()
        .map(|player| Tally::of(components, &player.wall).points(components, state.markers(), player.excess))
        .collect();
    let rows = CATEGORIES.into_iter().enumerate().map(|(line, category)| ScoreRow {
        category,
        values: points.iter().map(|points| points[line]).collect(),
    });
    // Hands are secret until the game is over, so a tie under way stays a tie.
    let hands = (state.phase() == Phase::Over).then(|| {
        let values = state.players().iter().map(super::Player::hand_sum).collect();
        (ScoreRow { category: Category::Hand, values }, false)
    });
    ScoreSheet::ranked(rows.collect(), hands.into_iter().collect())
}
