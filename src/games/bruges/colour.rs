//! The five colours: of houses, card backs, workers, dice, threats and canal spaces.

use serde::{Deserialize, Serialize};

/// Number of colours.
pub const COLOURS: usize = 5;

/// A count a colour, by [`Colour::index`]: workers, threat markers, cards in a hand.
pub type Tally = [u8; COLOURS];

/// A colour, in the order of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Colour {
    /// Red: fire.
    Red,
    /// Yellow: raid.
    Yellow,
    /// Blue: flood.
    Blue,
    /// Brown: plague.
    Brown,
    /// Purple: intrigue.
    Purple,
}

impl Colour {
    /// Every colour.
    pub const ALL: [Self; COLOURS] = [Self::Red, Self::Yellow, Self::Blue, Self::Brown, Self::Purple];

    /// Index into a [`Tally`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The key in `components.json`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Yellow => "yellow",
            Self::Blue => "blue",
            Self::Brown => "brown",
            Self::Purple => "purple",
        }
    }
}

/// Things of all colours together.
#[must_use]
pub const fn total(tally: &Tally) -> u8 {
    tally[0] + tally[1] + tally[2] + tally[3] + tally[4]
}
