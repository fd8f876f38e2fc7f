//! Small sets, a bit each: seats, nobles, prestige cards.

use super::components::{NobleId, PrestigeId};
use crate::engine::Seat;
use serde::{Deserialize, Serialize};

/// Some of the seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SeatSet(pub u8);

impl SeatSet {
    /// Whether a seat is among them.
    #[must_use]
    pub const fn has(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 >> seat.0 & 1 == 1
    }

    /// Adds a seat.
    pub const fn put(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The only one, if it is one.
    #[must_use]
    pub const fn only(self) -> Option<Seat> {
        if self.len() == 1 { Some(Seat(self.0.trailing_zeros() as u8)) } else { None }
    }

    /// The seats.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |seat| self.has(*seat))
    }
}

/// Some of the nobles, by name: nobody has two of the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct NobleSet(pub u16);

impl NobleSet {
    /// Whether a noble is among them.
    #[must_use]
    pub const fn has(self, noble: NobleId) -> bool {
        noble < 16 && self.0 >> noble & 1 == 1
    }

    /// Adds a noble.
    pub const fn put(&mut self, noble: NobleId) {
        self.0 |= 1 << noble;
    }

    /// Takes a noble out.
    pub const fn take(&mut self, noble: NobleId) {
        self.0 &= !(1 << noble);
    }

    /// Those that are not among others.
    #[must_use]
    pub const fn without(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The nobles, in the order of the box.
    pub fn iter(self) -> impl Iterator<Item = NobleId> {
        (0..16).filter(move |noble| self.has(*noble))
    }
}

/// Some of the prestige cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CardSet(pub u32);

impl CardSet {
    /// Whether a card is among them.
    #[must_use]
    pub const fn has(self, card: PrestigeId) -> bool {
        card < 32 && self.0 >> card & 1 == 1
    }

    /// Adds a card.
    pub const fn put(&mut self, card: PrestigeId) {
        self.0 |= 1 << card;
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards, in the order of the box.
    pub fn iter(self) -> impl Iterator<Item = PrestigeId> {
        (0..32).filter(move |card| self.has(*card))
    }
}
