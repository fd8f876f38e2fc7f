//! What an architect board holds: three tracks and four strategy zones; and the rewards of prestige cards.

use serde::{Deserialize, Serialize};

/// Tracks of an architect board.
pub const TRACKS: usize = 3;
/// Levels of a track.
pub const LEVELS: usize = 6;
/// Strategy zones of an architect board.
pub const ZONES: usize = 4;
/// Kinds of rewards.
pub const REWARDS: usize = 4;

/// A track of an architect board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum Track {
    /// Points of an iris majority.
    Iris,
    /// Nobles that the square lets one use.
    Crown,
    /// Points of a house at the end.
    Architect,
}

impl Track {
    /// Every track.
    pub const ALL: [Self; TRACKS] = [Self::Iris, Self::Crown, Self::Architect];

    /// Its place in [`ALL`](Self::ALL).
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The key in `components.json`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Iris => "iris",
            Self::Crown => "crown",
            Self::Architect => "architect",
        }
    }
}

/// What a prestige card rewards with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Reward {
    /// A level of a track.
    Advance(Track),
    /// An own worker from the court.
    Worker,
}

impl Reward {
    /// Every reward.
    pub const ALL: [Self; REWARDS] = [
        Self::Advance(Track::Iris),
        Self::Advance(Track::Crown),
        Self::Advance(Track::Architect),
        Self::Worker,
    ];

    /// Its place in [`ALL`](Self::ALL).
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::Advance(track) => track.index(),
            Self::Worker => TRACKS,
        }
    }

    /// The key in `components.json`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Advance(track) => track.key(),
            Self::Worker => "free_worker",
        }
    }
}

/// A strategy zone of an architect board: what its value is paid for at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum Zone {
    /// Workers that are not in court, but for the first few.
    Workers,
    /// Nobles that were kept and paid.
    Nobles,
    /// Artworks.
    Artworks,
    /// Francs, by so many.
    Francs,
}

impl Zone {
    /// Every zone, from the top of the board.
    pub const ALL: [Self; ZONES] = [Self::Workers, Self::Nobles, Self::Artworks, Self::Francs];

    /// Its place in [`ALL`](Self::ALL).
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}
