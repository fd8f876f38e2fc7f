//! Gems and tokens. Colours stand in the natural cycle of the box: white, blue, green, red, black.

use serde::{Deserialize, Serialize};

/// Number of gem colours.
pub const GEMS: usize = 5;
/// Number of kinds of tokens: the gems and gold.
pub const KINDS: usize = GEMS + 1;
/// Index of gold among the kinds of tokens.
pub const GOLD: usize = GEMS;

/// Counts per gem colour: a cost, bonuses, a requirement.
pub type Gems = [u8; GEMS];
/// Counts per kind of token, gold last.
pub type Tokens = [u8; KINDS];

/// A kind of token; the first five are also the colours of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Gem {
    /// White.
    Diamond,
    /// Blue.
    Sapphire,
    /// Green.
    Emerald,
    /// Red.
    Ruby,
    /// Black.
    Onyx,
    /// The joker, which comes only by reserving.
    Gold,
}

impl Gem {
    /// The five colours that cards cost and give.
    pub const COLOURS: [Self; GEMS] = [Self::Diamond, Self::Sapphire, Self::Emerald, Self::Ruby, Self::Onyx];
    /// Every kind of token.
    pub const ALL: [Self; KINDS] =
        [Self::Diamond, Self::Sapphire, Self::Emerald, Self::Ruby, Self::Onyx, Self::Gold];

    /// Index into [`Gems`] and [`Tokens`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The key in `components.json`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Diamond => "diamond",
            Self::Sapphire => "sapphire",
            Self::Emerald => "emerald",
            Self::Ruby => "ruby",
            Self::Onyx => "onyx",
            Self::Gold => "gold",
        }
    }
}

/// Number of tokens held.
#[must_use]
pub fn total(tokens: &Tokens) -> u8 {
    tokens.iter().sum()
}

/// A set of gem colours, one bit each from diamond (1) to onyx (16).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct GemSet(pub u8);

impl GemSet {
    /// The set of these colours.
    #[must_use]
    pub fn of(gems: &[Gem]) -> Self {
        gems.iter().fold(Self::default(), |set, gem| set.with(*gem))
    }

    /// The colours of which there is at least one.
    #[must_use]
    pub fn present(tokens: &Tokens) -> Self {
        let mut bits = 0;
        for (at, count) in tokens[..GEMS].iter().enumerate() {
            bits |= u8::from(*count > 0) << at;
        }
        Self(bits)
    }

    /// The set with one colour more.
    #[must_use]
    pub const fn with(self, gem: Gem) -> Self {
        Self(self.0 | 1 << gem as u8)
    }

    /// Whether a colour is in it.
    #[must_use]
    pub const fn has(self, gem: Gem) -> bool {
        self.0 & 1 << gem as u8 != 0
    }

    /// Whether every colour of it is in `other`.
    #[must_use]
    pub const fn within(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// Number of colours.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The colours, in order.
    pub fn iter(self) -> impl Iterator<Item = Gem> {
        Gem::COLOURS.into_iter().filter(move |gem| self.has(*gem))
    }
}
