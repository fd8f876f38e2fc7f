//! Plays what no person decides: forced steps, and the computer players, one visible step after another.

use super::panel::{Panel, Scores, TableDialog};
use super::sitting::Sitting;
use crate::app::motion;
use crate::app::sentence::plain;
use crate::app::session::Aim;
use crate::app::stay::{Stay, now};
use crate::engine::Turn;
use crate::say;
use leptos::prelude::*;
use std::sync::Arc;
use std::time::Duration;

/// Pause before a step that nobody at the table decides, in milliseconds at normal speed; time to see the one before.
const PAUSE: f64 = 650.0;

/// Pause where pieces do not move: a step is still a step.
const STILL_PAUSE: f64 = 350.0;

/// For how long an act is shown, once its pieces have arrived: its sentence is to be read.
const ACT_PAUSE: f64 = 1300.0;

/// A sentence that is read in that time, in bytes, which a Chinese character has three of; and what each more of them takes.
const SHORT: usize = 40;
const MORE: f64 = 16.0;

/// Pause between two positions of a replay.
const REPLAY_PAUSE: f64 = 1100.0;

/// The score sheet waits for the last piece to arrive, and a moment more.
const CURTAIN_CALL: f64 = 900.0;

/// Plays what no person decides.
#[derive(Clone, Copy)]
pub struct Driver {
    sitting: Sitting,
    /// Raised whenever the position or what is looked at changes, so that earlier plans lapse.
    plan: StoredValue<u32>,
    stay: Stay,
}

impl Driver {
    /// Starts driving; it ends with the component that calls.
    pub fn start(sitting: Sitting) {
        let driver = Self { sitting, plan: StoredValue::new(0), stay: Stay::here() };
        let idle = Memo::new(move |_| {
            sitting.desk.browsing.read().is_some()
                || sitting.desk.locked.get()
                || sitting.session().acts_left() > 0
                // A puzzle is one move long.
                || sitting.puzzle.is_some_and(|puzzle| sitting.session().head() > puzzle.from)
                || matches!(sitting.dialog.get(), Some(TableDialog::Undo(..)))
                || sitting.session().is_covered()
                || driver.waits_for_its_table()
        });
        Effect::new(move |_| driver.look(idle.get()));
        Effect::new(move |_| {
            if sitting.absence.is_noted() {
                sitting.toasts.say(say!(sitting.words.untracked(), table.workers_absent).to_owned());
            }
        });
        Effect::new(move |before| driver.watch_the_end(before));
        Effect::new(move |_| driver.tell_on());
        Effect::new(move |_| driver.run_replay());
    }

    /// Whether a person is next to whom the table is still to be handed. A computer thinks meanwhile.
    fn waits_for_its_table(self) -> bool {
        let Self { sitting, .. } = self;
        let next = sitting.session().turn().seat();
        sitting.desk.lingers.read().is_some() && next.is_some_and(|seat| !sitting.desk.is_computer(seat))
    }

    /// Makes the plan for the present position.
    fn look(self, idle: bool) {
        let Self { sitting, plan, .. } = self;
        let session = sitting.session();
        session.head();
        let turn = session.turn();
        let computer = turn.seat().is_some_and(|seat| sitting.desk.is_computer(seat));
        let mine = plan.try_update_value(|plan| {
            *plan += 1;
            *plan
        });
        let Some(mine) = mine else { return };
        untrack(|| {
            sitting.thinker.cancel();
            if sitting.panel.get() == Panel::Hints {
                sitting.panel.set(Panel::None);
            }
            if idle || turn == Turn::Over {
                return;
            }
            if session.is_forced() {
                self.at(self.ready_at(), mine, move || {
                    sitting.session().play_forced();
                });
            } else if computer {
                self.think(mine);
            } else {
                sitting.skipping.set(false);
            }
        });
    }

    /// When the next step may be played.
    fn ready_at(self) -> f64 {
        let Self { sitting, .. } = self;
        if sitting.skipping.get() {
            return 0.0;
        }
        let factor = sitting.motion();
        let pause = if factor > 0.0 { PAUSE * factor } else { STILL_PAUSE };
        sitting.desk.arrival.get_value().max(now()) + pause
    }

    /// Runs `act` at a time, unless the plan has lapsed by then.
    fn at(self, time: f64, mine: u32, act: impl FnOnce() + 'static) {
        let wait = (time - now()).max(0.0);
        self.stay.after(Duration::from_millis(wait as u64), move || {
            if self.plan.get_value() == mine {
                act();
            }
        });
    }

    fn think(self, mine: u32) {
        let Self { sitting, plan, .. } = self;
        let ready = self.ready_at();
        let session = sitting.session();
        if sitting.absence.takes_over() {
            self.at(ready, mine, move || session.answer_here(Aim::Move));
            return;
        }
        let asked = Arc::clone(&session);
        sitting.thinker.ask(
            move |number, most| asked.letters(Aim::Move, number, most),
            move |replies| {
                if plan.get_value() != mine {
                    return;
                }
                let ready = if sitting.skipping.get_untracked() { 0.0 } else { ready };
                self.at(ready, mine, move || {
                    let played =
                        replies.is_ok_and(|replies| session.take_replies(Aim::Move, &replies).is_ok());
                    sitting.absence.note(played);
                    if !played {
                        session.answer_here(Aim::Move);
                    }
                });
            },
        );
    }

    /// The end of a game brings its score sheet; so does opening a finished one. Who looks back before it has come gets it with
    /// the way back to the end.
    fn watch_the_end(self, before: Option<bool>) -> bool {
        let Self { sitting, .. } = self;
        // What a puzzle's move is worth is told first, even where it ends the game.
        if sitting.puzzle.is_some() {
            return false;
        }
        if sitting.session().turn() != Turn::Over || sitting.session().acts_left() != 0 {
            sitting.told.set(false);
            sitting.scores.set(Scores::Hidden);
            return false;
        }
        let looks_back = sitting.desk.browsing.read().is_some();
        if before.is_none() {
            sitting.told.set(true);
            if !looks_back {
                sitting.scores.set(Scores::Shown);
            }
        } else if before == Some(false) && !looks_back {
            // What was open is the sheet of before: the end fills one of its own.
            if sitting.told.with_untracked(|told| !told) {
                sitting.scores.set(Scores::Hidden);
            }
            let wait = if sitting.motion() > 0.0 { CURTAIN_CALL * sitting.motion() } else { 0.0 };
            self.stay
                .after(Duration::from_millis(wait as u64), move || untrack(|| Self::tell_the_end(sitting)));
        }
        !looks_back
    }

    /// Begins to fill the score sheet, if a game that is still over has not been told and is not looked back on.
    fn tell_the_end(sitting: Sitting) {
        if sitting.is_at_the_end() && !sitting.told.get() && sitting.scores.get() == Scores::Hidden {
            motion::finish();
            sitting.scores.set(Scores::Filling);
        }
    }

    /// Shows one act after the other, or none where steps are skipped.
    fn tell_on(self) {
        let Self { sitting, stay, .. } = self;
        let left = sitting.session().acts_left();
        if left == 0 || sitting.desk.browsing.read().is_some() {
            return;
        }
        if sitting.skipping.get() {
            sitting.session().end_acts();
            return;
        }
        let wait = (untrack(|| sitting.desk.arrival.get_value()) - now()).max(0.0);
        let sentence = untrack(|| plain(&sitting.session().act_told(sitting.words.language())));
        let reading = ACT_PAUSE + MORE * sentence.len().saturating_sub(SHORT) as f64;
        let wait = wait + reading * sitting.motion();
        stay.after(Duration::from_millis(wait as u64), move || {
            if untrack(|| sitting.session().acts_left()) == left {
                sitting.session().next_act();
            }
        });
    }

    /// Shows one position after another while a replay runs.
    fn run_replay(self) {
        let Self { sitting, .. } = self;
        if !sitting.replaying.get() {
            return;
        }
        let Some(at) = sitting.desk.browsing.get() else {
            sitting.replaying.set(false);
            return;
        };
        let factor = sitting.motion();
        let wait = REPLAY_PAUSE * if factor > 0.0 { factor } else { 1.0 };
        self.stay.after(Duration::from_millis(wait as u64), move || {
            if sitting.replaying.get_untracked() && sitting.desk.browsing.get_untracked() == Some(at) {
                sitting.look_at(at + 1);
            }
        });
    }
}
