//! The colours of artworks.

use serde::{Deserialize, Serialize};

/// Colours of artworks, black included.
pub const COLOURS: usize = 5;

/// A count a colour, by [`Art::index`]: stacks, artworks of a player.
pub type Artworks = [u8; COLOURS];

/// A colour of artworks, in the order of the rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum Art {
    /// Yellow.
    Yellow,
    /// Blue.
    Blue,
    /// Brown.
    Brown,
    /// Green.
    Green,
    /// Black: for owners of houses on workshops only.
    Black,
}

impl Art {
    /// Every colour.
    pub const ALL: [Self; COLOURS] = [Self::Yellow, Self::Blue, Self::Brown, Self::Green, Self::Black];

    /// The colours that a workshop makes: all but black.
    pub const MADE: [Self; COLOURS - 1] = [Self::Yellow, Self::Blue, Self::Brown, Self::Green];

    /// Index into [`Artworks`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The key in `components.json`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Yellow => "yellow",
            Self::Blue => "blue",
            Self::Brown => "brown",
            Self::Green => "green",
            Self::Black => "black",
        }
    }
}
