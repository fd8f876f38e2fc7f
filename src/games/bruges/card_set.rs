//! Some of the cards.

use super::components::{CARDS, CardId};
use serde::{Deserialize, Serialize};

const WORDS: usize = CARDS.div_ceil(32);

/// A set of cards, in the order of the box.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CardSet([u32; WORDS]);

impl CardSet {
    /// Whether a card is among them.
    #[must_use]
    pub const fn has(&self, card: CardId) -> bool {
        (card as usize) < CARDS && self.0[card as usize / 32] >> (card % 32) & 1 == 1
    }

    /// Adds a card.
    pub const fn put(&mut self, card: CardId) {
        self.0[card as usize / 32] |= 1 << (card % 32);
    }

    /// Takes a card out.
    pub const fn take(&mut self, card: CardId) {
        self.0[card as usize / 32] &= !(1 << (card % 32));
    }

    /// Adds all of another set.
    pub fn put_all(&mut self, other: &Self) {
        for (own, other) in self.0.iter_mut().zip(other.0) {
            *own |= other;
        }
    }

    /// The set as numbers, the same for equal sets.
    pub(super) fn words(&self) -> impl Iterator<Item = u64> {
        let pairs = self.0.chunks(2);
        pairs.map(|pair| pair.iter().fold(0, |word, part| word << 32 | u64::from(*part)))
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; WORDS]
    }

    /// The cards, in the order of the box.
    pub fn iter(&self) -> impl Iterator<Item = CardId> + use<> {
        let mut words = self.0;
        let mut at = 0;
        std::iter::from_fn(move || {
            while at < WORDS {
                let word = words[at];
                if word != 0 {
                    words[at] = word & (word - 1);
                    return Some((at * 32) as CardId + word.trailing_zeros() as CardId);
                }
                at += 1;
            }
            None
        })
    }
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        let mut set = Self::default();
        cards.into_iter().for_each(|card| set.put(card));
        set
    }
}
