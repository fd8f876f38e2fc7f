//! Tiles: six colours, and heaps of tiles counted by colour.

use serde::{Deserialize, Serialize};

/// Number of colours.
pub const COLOURS: usize = 6;

/// Tiles of each colour, by [`Colour::index`].
pub type Tiles = [u8; COLOURS];

/// A colour of tiles, in the order in which they are wild.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Colour {
    /// Purple.
    Purple,
    /// Green.
    Green,
    /// Orange.
    Orange,
    /// Yellow.
    Yellow,
    /// Blue.
    Blue,
    /// Red.
    Red,
}

impl Colour {
    /// Every colour.
    pub const ALL: [Self; COLOURS] =
        [Self::Purple, Self::Green, Self::Orange, Self::Yellow, Self::Blue, Self::Red];

    /// Index into [`Tiles`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The key in `components.json`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Purple => "purple",
            Self::Green => "green",
            Self::Orange => "orange",
            Self::Yellow => "yellow",
            Self::Blue => "blue",
            Self::Red => "red",
        }
    }
}

/// Number of tiles in a heap.
#[must_use]
pub const fn total(tiles: &Tiles) -> u8 {
    tiles[0] + tiles[1] + tiles[2] + tiles[3] + tiles[4] + tiles[5]
}

/// A heap of `count` tiles of one colour.
#[must_use]
pub const fn heap(colour: Colour, count: u8) -> Tiles {
    let mut tiles = [0; COLOURS];
    tiles[colour.index()] = count;
    tiles
}

/// The tiles of a heap one by one.
pub fn unfold(tiles: &Tiles) -> impl Iterator<Item = Colour> + use<> {
    let tiles = *tiles;
    Colour::ALL
        .into_iter()
        .flat_map(move |colour| std::iter::repeat_n(colour, usize::from(tiles[colour.index()])))
}

/// Puts a heap on another.
pub(super) fn add(to: &mut Tiles, tiles: &Tiles) {
    for (held, more) in to.iter_mut().zip(tiles) {
        *held += more;
    }
}

/// A set of colours, one bit each from purple (1) to red (32).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ColourSet(pub u8);

impl ColourSet {
    /// Every colour.
    pub const ALL: Self = Self(0b11_1111);

    /// The set of one colour.
    #[must_use]
    pub const fn only(colour: Colour) -> Self {
        Self(1 << colour.index())
    }

    /// The colours of which a heap has at least one.
    #[must_use]
    pub fn present(tiles: &Tiles) -> Self {
        Self(tiles.iter().enumerate().fold(0, |bits, (at, count)| bits | u8::from(*count > 0) << at))
    }

    /// Whether a colour is in it.
    #[must_use]
    pub const fn has(self, colour: Colour) -> bool {
        self.0 >> colour.index() & 1 == 1
    }

    /// The colours that are in both sets.
    #[must_use]
    pub const fn both(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The colours that are not in it.
    #[must_use]
    pub const fn others(self) -> Self {
        Self(!self.0 & Self::ALL.0)
    }

    /// The set without a colour.
    #[must_use]
    pub const fn without(self, colour: Colour) -> Self {
        Self(self.0 & !(1 << colour.index()))
    }

    /// How many colours.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The colour of a set of one.
    #[must_use]
    pub fn single(self) -> Option<Colour> {
        (self.len() == 1).then(|| Colour::ALL[self.0.trailing_zeros() as usize])
    }

    /// The colours, in order.
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        let mut bits = self.0 & Self::ALL.0;
        std::iter::from_fn(move || {
            let at = bits.trailing_zeros() as usize;
            bits &= bits.wrapping_sub(1);
            Colour::ALL.get(at).copied()
        })
    }
}
