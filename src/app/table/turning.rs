//! Table mode: the table turns toward the seat whose turn it is, for a tablet lying flat.

use super::sitting::Sitting;
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
    /// How many quarters the table is to be turned for whose turn it is.
    #[must_use]
    pub fn turning(self) -> u8 {
        if !self.preferences.read().table_mode {
            return 0;
        }
        if self.desk.lingers.read().is_some() {
            return self.turned.get_untracked();
        }
        let session = self.session();
        let seats = u8::try_from(self.desk.party.read().players.len()).unwrap_or(u8::MAX);
        let person = session.turn().seat().filter(|seat| !self.desk.is_computer(*seat));
        // A computer sits nowhere: the table stays as it lies, before the only person, say.
        match self.desk.only_person().or(person) {
            Some(seat) => quarters_of_seat(seat.0, seats),
            None => self.turned.get_untracked(),
        }
    }
}

/// Keeps the table turned toward whose turn it is, from when it is theirs.
pub fn follow(sitting: Sitting) {
    let wanted = Memo::new(move |_| sitting.turning());
    sitting.turned.set(wanted.get_untracked());
    Effect::new(move |_| sitting.turned.set(wanted.get()));
}
