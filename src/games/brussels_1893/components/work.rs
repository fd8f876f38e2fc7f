//! What can be done: the five actions of the Art Nouveau board, and the four of the Brussels board.

use serde::{Deserialize, Serialize};

/// Actions of the Art Nouveau board.
pub const WORKS: usize = 5;
/// Actions of the Brussels board.
pub const OFFICES: usize = 4;

/// An action of the Art Nouveau board: what a space of it shows, and what the park copies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum Work {
    /// Take an artwork.
    Workshop,
    /// Sell an artwork.
    Sale,
    /// Buy a noble.
    Noble,
    /// Take materials.
    Materials,
    /// Build a house.
    Build,
}

impl Work {
    /// Every action, in the order of the rulebook.
    pub const ALL: [Self; WORKS] = [Self::Workshop, Self::Sale, Self::Noble, Self::Materials, Self::Build];

    /// Its place in [`ALL`](Self::ALL).
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The key in `components.json`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Workshop => "workshop",
            Self::Sale => "sale",
            Self::Noble => "noble",
            Self::Materials => "materials",
            Self::Build => "build",
        }
    }
}

/// An action of the Brussels board, by its place in the city.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum Office {
    /// The francs of the current stock exchange card.
    StockExchange,
    /// The effects of as many ready nobles as the crown track allows.
    Square,
    /// Any action of the Art Nouveau board.
    Park,
    /// Jokers.
    Market,
}

impl Office {
    /// Every action, in the order of the rulebook.
    pub const ALL: [Self; OFFICES] = [Self::StockExchange, Self::Square, Self::Park, Self::Market];

    /// Its place in [`ALL`](Self::ALL).
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}
