//! The table is handed on to whoever decides next once the pieces of the last move have arrived and what is told of it has been
//! told: a move is seen to its end by whoever made it, and no piece has to travel between two tables that lie differently. Whoever
//! goes on before has it at once, but not while a finger is down: what is pressed stays where it is until the finger is lifted.

use super::sitting::Sitting;
use crate::app::motion;
use crate::app::stay::{self, Stay, now};
use leptos::ev;
use leptos::prelude::*;
use std::time::Duration;
use web_sys::Event;

/// For how long a finger that is down is waited for, at most, in milliseconds: not every one that is lifted is heard of.
const HELD: f64 = 800.0;

/// Between two looks at what is late, in milliseconds.
const LATE: f64 = 30.0;

/// Hands the table on, move after move, while the component that calls is there.
pub fn follow(sitting: Sitting) {
    let stay = Stay::here();
    let due = Memo::new(move |_| {
        sitting.desk.lingers.read().is_some()
            && sitting.desk.browsing.read().is_none()
            && sitting.session().acts_left() == 0
    });
    let down = StoredValue::new(None::<f64>);
    let handover = Handover { sitting, stay, due, down };
    Effect::new(move |_| {
        if due.get() {
            // By then it is known how long the pieces travel.
            stay.next_frame(move || handover.when_still());
        }
    });
    // Who looks back has seen enough.
    Effect::new(move |_| {
        if sitting.desk.browsing.read().is_some() {
            sitting.desk.hand_on();
        }
    });
    stay::listen_first(ev::pointerdown, move |_| down.set_value(Some(now())));
    stay::listen_first(ev::pointerup, move |_| down.set_value(None));
    stay::listen_first(ev::pointercancel, move |_| down.set_value(None));
    stay::listen_first(ev::click, move |event| handover.hurry(&event));
    stay::listen_first(ev::keydown, move |event| {
        if !event.repeat() {
            handover.hurry(&event);
        }
    });
}

#[derive(Clone, Copy)]
struct Handover {
    sitting: Sitting,
    stay: Stay,
    /// Nothing but pieces on their way is waited for.
    due: Memo<bool>,
    /// When the finger that is down was put down.
    down: StoredValue<Option<f64>>,
}

impl Handover {
    fn when_still(self) {
        let Self { sitting, stay, due, down } = self;
        if !due.get_untracked() {
            return;
        }
        let held = down.get_value().is_some_and(|since| now() - since < HELD);
        let wait = sitting.pieces_move_for().max(if held { LATE } else { 0.0 });
        if wait == 0.0 {
            hand_on(sitting);
        } else {
            let wait = Duration::from_millis(wait.ceil() as u64);
            stay.after(wait, move || self.when_still());
        }
    }

    /// Whoever goes on has the table at once, and what they do is done there, unless a curtain has come over it.
    fn hurry(self, event: &Event) {
        let Self { sitting, due, .. } = self;
        if due.get_untracked() {
            hand_on(sitting);
            if untrack(|| sitting.session().is_covered()) {
                event.stop_immediate_propagation();
                event.prevent_default();
            }
        }
    }
}

fn hand_on(sitting: Sitting) {
    // What has landed belongs to the table as it lay.
    motion::finish();
    sitting.desk.hand_on();
}

impl Sitting {
    /// For how many milliseconds pieces still travel, at least.
    fn pieces_move_for(self) -> f64 {
        if self.motion() == 0.0 {
            return 0.0;
        }
        let arrival = self.desk.arrival.get_value();
        let late = if motion::is_under_way() { LATE } else { 0.0 };
        (arrival - now()).max(late)
    }
}
