//! Table mode: the table turns toward the seat whose turn it is, for a tablet lying flat.

use super::sitting::Sitting;
use crate::app::motion;
use crate::app::stay::Stay;
use leptos::prelude::*;
use std::time::Duration;

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
        let session = self.session();
        // What is told is told to whoever made the move, too.
        if session.acts_left() > 0 {
            return self.turned.get_untracked();
        }
        let seats = u8::try_from(self.desk.party.read().players.len()).unwrap_or(u8::MAX);
        let person = session.turn().seat().filter(|seat| !self.desk.is_computer(*seat));
        // A computer sits nowhere: the table stays as it lies, before the only person, say.
        match self.desk.only_person().or(person) {
            Some(seat) => quarters_of_seat(seat.0, seats),
            None => self.turned.get_untracked(),
        }
    }
}

/// Keeps the table turned toward whose turn it is. It turns once the pieces of the last move have arrived: a move is seen
/// to its end by whoever made it, and no piece has to travel between two tables that lie differently.
pub fn follow(sitting: Sitting, covered: Memo<bool>) {
    let stay = Stay::here();
    let wanted = Memo::new(move |_| sitting.turning());
    sitting.turned.set(wanted.get_untracked());
    Effect::new(move |_| {
        let quarters = wanted.get();
        // Behind a falling curtain nobody sees the pieces, and its words are for the next player.
        if covered.get() || sitting.pieces_move_for() == 0.0 {
            sitting.turned.set(quarters);
        } else {
            // By then it is known how long they travel.
            stay.next_frame(move || turn_when_still(sitting, stay, wanted));
        }
    });
}

fn turn_when_still(sitting: Sitting, stay: Stay, wanted: Memo<u8>) {
    let wait = sitting.pieces_move_for();
    if wait == 0.0 {
        // What has landed belongs to the table as it lay.
        motion::finish();
        sitting.turned.set(wanted.get_untracked());
    } else {
        let wait = Duration::from_millis(wait.ceil() as u64);
        stay.after(wait, move || turn_when_still(sitting, stay, wanted));
    }
}

impl Sitting {
    /// For how many milliseconds pieces still travel, at least.
    fn pieces_move_for(self) -> f64 {
        /// Between two looks at pieces that are late.
        const LATE: f64 = 30.0;
        if self.motion() == 0.0 {
            return 0.0;
        }
        let arrival = self.desk.arrival.get_value();
        let late = if motion::is_under_way() { LATE } else { 0.0 };
        (arrival - js_sys::Date::now()).max(late)
    }
}
