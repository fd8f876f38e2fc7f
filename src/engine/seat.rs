//! A place at the table.

use serde::{Deserialize, Serialize};

/// A place at the table, counted from 0 in playing order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-seat lists.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat at an index of a per-seat list.
    ///
    /// # Panics
    /// If the index is above 255.
    #[must_use]
    pub fn from_index(index: usize) -> Self {
        Self(u8::try_from(index).expect("a table seats a handful"))
    }

    /// The next seat clockwise at a table of `seats`.
    #[must_use]
    pub const fn next(self, seats: u8) -> Self {
        Self((self.0 + 1) % seats)
    }

    /// Every seat of a table of `seats`, clockwise, beginning with this one.
    pub fn around(self, seats: u8) -> impl Iterator<Item = Self> + use<> {
        (0..seats).map(move |step| Self((self.0 + step) % seats))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_others_follow_in_playing_order() {
        let expected: [&[u8]; 4] = [&[0], &[2, 0], &[2, 3, 0], &[2, 3, 4, 0]];
        for (seats, expected) in (2..).zip(expected) {
            assert_eq!(Seat(1).around(seats).skip(1).map(|seat| seat.0).collect::<Vec<_>>(), expected);
        }
    }
}
