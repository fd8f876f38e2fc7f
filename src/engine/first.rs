//! Who begins, where the players agree on it.

use super::{NewGameError, Rng, Seat};
use serde::{Deserialize, Serialize};

/// Who begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum First {
    /// This seat (a rulebook's youngest player, say).
    Seat(Seat),
    /// Drawn by lot from the seed.
    Lot,
}

impl First {
    /// Whether a table of so many seats can agree on it.
    ///
    /// # Errors
    /// The option `first` names a seat that is not at the table.
    pub fn check(self, seats: u8) -> Result<(), NewGameError> {
        match self {
            Self::Seat(seat) if seat.0 >= seats => Err(NewGameError::Option("first")),
            _ => Ok(()),
        }
    }

    /// The same at a table of so many seats; the first one where that seat is not at it.
    #[must_use]
    pub fn among(self, seats: u8) -> Self {
        if self.check(seats).is_ok() { self } else { Self::Seat(Seat(0)) }
    }

    /// The seat that begins at a table of so many. Draws one number, and only where the lot decides.
    pub fn draw(self, seats: u8, rng: &mut Rng) -> Seat {
        match self {
            Self::Seat(seat) => seat,
            Self::Lot => Seat::from_index(rng.index(seats.into())),
        }
    }
}
