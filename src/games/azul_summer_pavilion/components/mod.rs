//! The box: 132 tiles, the two sides of the player board, and the numbers printed on the boards.

mod source;
#[cfg(test)]
mod tests;

use super::board::{RING, SPACES, STARS, Space, Spaces};
use super::tile::{COLOURS, Colour};
use crate::engine::{Edition, NewGameError, PrintedBox, Row};
use crate::printed_box;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Factory discs in the box.
pub const MOST_FACTORIES: usize = 9;
/// Rounds of a game; each colour is wild in one of them.
pub const ROUNDS: usize = COLOURS;
/// Pillars, statues and windows of a board.
pub const FEATURES: usize = 18;
/// Highest number on a space.
pub const HIGHEST_NUMBER: usize = 6;

/// The corners of a board.
pub const MOST_CORNERS: u8 = 4;

/// Index of a feature in [`Components::features`].
pub type FeatureId = u8;

/// Which side of the player boards is up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// Each outer star has its colour.
    #[default]
    Front,
    /// The variant: the outer stars are uncoloured (RULES.md, The back of the boards).
    Back,
}

/// What a feature is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum FeatureKind {
    /// Between the star in the centre and an outer one.
    Pillar,
    /// Between two outer stars.
    Statue,
    /// At the outer edge of an outer star.
    Window,
}

impl FeatureKind {
    /// Every kind.
    pub const ALL: [Self; 3] = [Self::Pillar, Self::Statue, Self::Window];

    /// The key in `components.json`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Pillar => "pillar",
            Self::Statue => "statue",
            Self::Window => "window",
        }
    }
}

/// A pillar, statue or window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Feature {
    /// What it is.
    pub kind: FeatureKind,
    /// The spaces around it.
    pub spaces: Spaces,
    /// Tiles from the supply when the last of them is covered.
    pub tiles: u8,
}

/// The box, validated.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Components {
    /// Tiles of each colour.
    pub tiles_per_colour: u8,
    /// Factory discs for 2, 3 and 4 players.
    pub factories: [u8; 3],
    /// Tiles on a full factory.
    pub factory_tiles: u8,
    /// Spaces of the supply.
    pub supply: u8,
    /// The wild colour of each round.
    pub wilds: [Colour; ROUNDS],
    /// Points at the start.
    pub start_score: u16,
    /// Fewest points a player can have.
    pub least_score: u16,
    /// Points of one lap of the score track.
    pub track: u16,
    /// Tiles that fit on a player's corners.
    pub corners: u8,
    /// Points lost for each tile discarded.
    pub discard_penalty: u8,
    /// Points lost for each tile taken along with the starting player tile.
    pub token_penalty: u8,
    /// Points for a complete star of one colour.
    pub star_points: [u8; COLOURS],
    /// Points for a complete star of six colours.
    pub multicoloured_points: u8,
    /// Points for covering every space of a number, by number (0 is unused).
    pub number_points: [u8; HIGHEST_NUMBER + 1],
    /// The colour of each star on the front; none for the one in the centre.
    pub star_colours: [Option<Colour>; STARS],
    /// Bearing of each outer star from the centre of the board, in degrees clockwise from the top.
    pub bearings: [u16; STARS],
    /// The pillars, statues and windows.
    pub features: [Feature; FEATURES],
    /// Distance of the outer stars from the centre of the board, in parts of the distance of a tile's middle from
    /// the middle of its star.
    pub star_distance: f32,
    numbers: [Row<u8, SPACES>; 2],
    of_number: [[Spaces; HIGHEST_NUMBER + 1]; 2],
    open_cost: [[Row<u8, { 1 << RING }>; STARS]; 2],
    touching: Row<[Option<FeatureId>; MOST_TOUCHING], SPACES>,
}

/// Most features that share a space: two neighbouring pillars, or a pillar and a statue.
const MOST_TOUCHING: usize = 2;

static BOX: PrintedBox<Components> = printed_box!("azul_summer_pavilion", Components::read);

impl Components {
    /// The box as printed, or with an edition's corrections.
    ///
    /// # Errors
    /// The edition does not fit.
    pub fn of(edition: Option<&Edition>) -> Result<Arc<Self>, NewGameError> {
        BOX.with(edition)
    }

    /// Factories for a number of players.
    #[must_use]
    pub const fn factories(&self, seats: u8) -> u8 {
        self.factories[seats as usize - 2]
    }

    /// The number on a space: the tiles that its tile costs.
    #[must_use]
    pub const fn number(&self, side: Side, space: Space) -> u8 {
        self.numbers[side as usize].0[space as usize]
    }

    /// Every space with a number.
    #[must_use]
    pub const fn spaces_of_number(&self, side: Side, number: usize) -> Spaces {
        self.of_number[side as usize][number]
    }

    /// Tiles that the spaces of a star cost which are not among the covered places of its ring.
    #[must_use]
    pub const fn open_cost(&self, side: Side, star: usize, covered: u8) -> u8 {
        self.open_cost[side as usize][star].0[covered as usize]
    }

    /// The wild colour of a round (from 1).
    #[must_use]
    pub const fn wild(&self, round: u8) -> Colour {
        self.wilds[round as usize - 1]
    }

    /// Where the score marker stands: laps of the track completed (80-point markers), and the place on the track.
    #[must_use]
    pub const fn marker(&self, score: u16) -> (u16, u16) {
        let before = score.saturating_sub(1);
        (before / self.track, if score == 0 { 0 } else { before % self.track + 1 })
    }

    /// The features that a space touches.
    pub fn touching(&self, space: Space) -> impl Iterator<Item = FeatureId> + '_ {
        self.touching.0[usize::from(space)].iter().flatten().copied()
    }

    /// The feature of an id.
    #[must_use]
    pub const fn feature(&self, id: FeatureId) -> &Feature {
        &self.features[id as usize]
    }
}
