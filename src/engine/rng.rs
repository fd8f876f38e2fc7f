//! Seeded chance, the same on every platform.
//!
//! The generator is xoshiro256++, expanded from a 64-bit seed with `SplitMix64` as its authors advise. It is
//! named, so a record replays alike natively and in a browser; all sampling is of fixed-width integers, because
//! sampling a `usize` gives different numbers on 32-bit and 64-bit machines.

use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// The 64 bits from which all chance of one game follows.
///
/// Written as 16 hexadecimal digits wherever a person or JavaScript may read it: a JavaScript number would lose
/// the low bits of a `u64`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seed(pub u64);

/// Why a text is not a seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seed is 16 hexadecimal digits")]
pub struct SeedError;

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Self, SeedError> {
        let hex = text.len() == 16 && text.bytes().all(|b| b.is_ascii_hexdigit());
        match u64::from_str_radix(text, 16) {
            Ok(seed) if hex => Ok(Self(seed)),
            _ => Err(SeedError),
        }
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if to.is_human_readable() { to.collect_str(self) } else { self.0.to_le_bytes().serialize(to) }
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        if from.is_human_readable() {
            let text = String::deserialize(from)?;
            text.parse().map_err(serde::de::Error::custom)
        } else {
            <[u8; 8]>::deserialize(from).map(|bytes| Self(u64::from_le_bytes(bytes)))
        }
    }
}

/// A generator of chance. Cloning it clones the future.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rng(Xoshiro256PlusPlus);

impl Rng {
    /// The generator that a seed stands for.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed.0))
    }

    /// A number in `0..bound`, each equally likely.
    ///
    /// # Panics
    /// If `bound` is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        self.0.random_range(0..bound)
    }

    /// An index in `0..len`, drawn as a 32-bit number so that every platform draws the same.
    ///
    /// # Panics
    /// If `len` is 0 or above `u32::MAX`.
    pub fn index(&mut self, len: usize) -> usize {
        self.below(u32::try_from(len).expect("no pile holds four thousand million pieces")) as usize
    }

    /// Puts a slice into a uniformly random order (Fisher and Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.index(last + 1));
        }
    }

    /// Seed for an independent generator.
    pub fn seed(&mut self) -> Seed {
        Seed(self.0.random())
    }

    /// A number in `0.0..1.0`.
    pub fn unit(&mut self) -> f32 {
        self.0.random()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_names_one_sequence_for_ever() {
        // Changing any of these numbers breaks every saved game.
        let mut rng = Rng::new(Seed(1893));
        let drawn: Vec<u32> = (0..6).map(|_| rng.below(90)).collect();
        assert_eq!(drawn, GOLDEN);
        let mut cards: Vec<u8> = (0..8).collect();
        rng.shuffle(&mut cards);
        assert_eq!(cards, GOLDEN_SHUFFLE);
    }
    const GOLDEN: [u32; 6] = [50, 85, 11, 77, 3, 62];
    const GOLDEN_SHUFFLE: [u8; 8] = [4, 6, 0, 5, 1, 3, 2, 7];

    #[test]
    fn a_seed_reads_back_from_its_text() {
        let seed = Seed(0x00ab_cdef_0123_4567);
        assert_eq!(seed.to_string(), "00abcdef01234567");
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!("+0abcdef01234567".parse::<Seed>(), Err(SeedError));
        assert_eq!("abc".parse::<Seed>(), Err(SeedError));
    }
}
