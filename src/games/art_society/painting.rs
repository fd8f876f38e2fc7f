//! Paintings: their genres, frames and shapes.

use serde::{Deserialize, Serialize};

/// Number of genres, and of frames.
pub const GENRES: usize = 4;

/// What a painting shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Genre {
    /// City life.
    CityLife,
    /// Portrait.
    Portrait,
    /// Still life.
    StillLife,
    /// Landscape.
    Landscape,
}

impl Genre {
    /// Every genre, in the order of the museum.
    pub const ALL: [Self; GENRES] = [Self::CityLife, Self::Portrait, Self::StillLife, Self::Landscape];

    /// The genre as an index into per-genre lists.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The key in `components.json`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::CityLife => "city_life",
            Self::Portrait => "portrait",
            Self::StillLife => "still_life",
            Self::Landscape => "landscape",
        }
    }
}

/// What a painting is framed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// Bright gold with beads and bosses.
    Gilt,
    /// Pale, with ribbed fans in the corners.
    Shell,
    /// Broad and plain wood.
    Walnut,
    /// Thin and black.
    Ebony,
}

impl Frame {
    /// Every frame.
    pub const ALL: [Self; GENRES] = [Self::Gilt, Self::Shell, Self::Walnut, Self::Ebony];

    /// The frame as an index into per-frame lists.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The key in `components.json`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Gilt => "gilt",
            Self::Shell => "shell",
            Self::Walnut => "walnut",
            Self::Ebony => "ebony",
        }
    }
}

/// Index of a painting in [`Components::paintings`](super::Components::paintings).
pub type PaintingId = u8;

/// A set of paintings, a bit each.
pub type PaintingSet = u128;

/// The paintings of a set, in the order of their ids.
pub fn members(set: PaintingSet) -> impl Iterator<Item = PaintingId> {
    let mut left = set;
    std::iter::from_fn(move || {
        let id = left.trailing_zeros() as PaintingId;
        left &= left.wrapping_sub(1);
        (u32::from(id) < PaintingSet::BITS).then_some(id)
    })
}

/// A painting. Never rotated: its width is always horizontal (RULES.md, Hanging tiles).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Painting {
    /// Width in squares.
    pub w: u8,
    /// Height in squares.
    pub h: u8,
    /// What it shows.
    pub genre: Genre,
    /// What it is framed in.
    pub frame: Frame,
    /// The number on its back; `None` for a starting painting, whose back is gold.
    pub value: Option<u8>,
    /// The pile it belongs to; meaningless for a starting painting.
    pub shape: ShapeId,
}

/// Index of a pile of paintings of one shape in [`Components::shapes`](super::Components::shapes).
pub type ShapeId = u8;

/// A pile of face-down paintings of one shape; 2x3 and 3x2 are different shapes (RULES.md, Setting up).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shape {
    /// Width in squares.
    pub w: u8,
    /// Height in squares.
    pub h: u8,
    /// Paintings in the full pile.
    pub count: u8,
    /// Place of the pile's first painting among all that are auctioned.
    pub first: u8,
}
