//! The table is handed on to whoever decides next once the pieces of the last move have arrived and what is told of it has been
//! told: a move is seen to its end by whoever made it, and no piece has to travel between two tables that lie differently.

use super::sitting::Sitting;
use crate::app::motion;
use crate::app::stay::Stay;
use leptos::prelude::*;
use std::time::Duration;

/// Hands the table on, move after move, while the component that calls is there.
pub fn follow(sitting: Sitting) {
    let stay = Stay::here();
    let due = Memo::new(move |_| {
        sitting.desk.lingers.read().is_some()
            && sitting.desk.browsing.read().is_none()
            && sitting.session().acts_left() == 0
    });
    Effect::new(move |_| {
        if due.get() {
            // By then it is known how long the pieces travel.
            stay.next_frame(move || hand_on_when_still(sitting, stay, due));
        }
    });
    // Who looks back, or leaves, has seen enough.
    Effect::new(move |_| {
        if sitting.desk.browsing.read().is_some() {
            sitting.desk.hand_on();
        }
    });
}

fn hand_on_when_still(sitting: Sitting, stay: Stay, due: Memo<bool>) {
    if !due.get_untracked() {
        return;
    }
    let wait = sitting.pieces_move_for();
    if wait == 0.0 {
        // What has landed belongs to the table as it lay.
        hurry(sitting);
    } else {
        let wait = Duration::from_millis(wait.ceil() as u64);
        stay.after(wait, move || hand_on_when_still(sitting, stay, due));
    }
}

/// Ends whatever is moving, and hands the table on at once unless something is still to be told.
pub fn hurry(sitting: Sitting) {
    motion::finish();
    if untrack(|| sitting.session().acts_left()) == 0 {
        sitting.desk.hand_on();
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
