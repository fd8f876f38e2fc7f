//! Table mode: the table turns toward the seat whose turn it is, for a tablet lying flat.

use super::sitting::Sitting;
use crate::engine::Turn;
use leptos::prelude::*;

/// Quarter turns, clockwise, that bring the table before a seat: the seats sit around the tablet, the first at the
/// near edge, the others clockwise as seen from above.
fn quarters_of_seat(seat: u8, seats: u8) -> u8 {
    match (seats, seat) {
        (_, 0) => 0,
        (2, _) => 2,
        (3 | 4.., 1) => 1,
        (3, _) | (_, 3) => 3,
        _ => 2,
    }
}

impl Sitting {
    /// How many quarters the table is turned now.
    #[must_use]
    pub fn turning(self) -> u8 {
        if !self.preferences.read().table_mode {
            return 0;
        }
        let session = self.session();
        let party = self.desk.party.read();
        // A computer sits nowhere: the table stays as it lies.
        match session.turn() {
            Turn::Of(seat) if !self.desk.is_computer(seat) => {
                let seats = u8::try_from(party.players.len()).unwrap_or(u8::MAX);
                quarters_of_seat(seat.0, seats)
            }
            _ => 0,
        }
    }
}
