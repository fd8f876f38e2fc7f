//! What happened since the reader's last decision, the newest step first and each from its beginning: in lines under the top bar, or above the log where that
//! stands beside the board. While others decide, what they do; in an earlier position, what led to it. A line that is touched shows its
//! position, as one of the log does, and the strip stays as it is, so that one can go on to the next line; touched again it leads back.
//! It takes no room while there is nothing to tell.

use super::sitting::{Sitting, use_sitting};
use crate::app::order;
use crate::app::rich::{Icon, Rich};
use crate::app::session::{LogLine, Mode};
use crate::app::ui::Loan;
use crate::engine::Turn;
use crate::{live, say};
use leptos::prelude::*;
use std::cmp::Reverse;

/// Lines shown while there is nothing new.
const LATEST: usize = 2;

/// What the strip says.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Told {
    /// The newest step first.
    lines: Vec<LogLine>,
    /// They are new to the reader.
    fresh: bool,
    /// The reader had a turn before.
    since_turn: bool,
}

impl Told {
    /// Whether there is nothing to say.
    pub const fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }
}

/// The step whose line was touched, while the position that it led to is looked at.
fn touched(sitting: Sitting) -> Option<usize> {
    let at = sitting.desk.browsing.get()?;
    sitting.desk.spotlight.get().filter(|step| step + 1 == at)
}

fn tell(sitting: Sitting) -> Told {
    if let Some(step) = touched(sitting) {
        let now = tell_at(sitting, None);
        if now.lines.iter().any(|line| line.step == step) {
            return now;
        }
    }
    tell_at(sitting, sitting.desk.browsing.get())
}

/// What is told at an earlier position, or now.
fn tell_at(sitting: Sitting, browsing: Option<usize>) -> Told {
    let session = sitting.session();
    let language = sitting.words.language();
    // What is told act by act is not told ahead.
    let head = session.steps_told();
    if let (None, Some(reader), Turn::Of(acting)) = (browsing, session.reader(), session.turn()) {
        let seen = session.last_seen();
        let mut lines = session.log(language, session.settled_before(seen)..head);
        lines.retain(|line| line.settles || line.step >= seen && line.seat != reader);
        if !lines.is_empty() || acting == reader {
            newest_first(&mut lines);
            return Told { lines, fresh: true, since_turn: seen > 0 };
        }
    }
    let to = browsing.unwrap_or(head);
    // Enough steps back to find a few lines: a step may tell several, or none.
    let mut lines = session.log(language, to.saturating_sub(LATEST * 3)..to);
    let step = lines.last().map(|line| line.step);
    newest_first(&mut lines);
    // Everything that the latest step tells.
    let latest = lines.iter().filter(|line| Some(line.step) == step).count();
    lines.truncate(latest.max(LATEST));
    Told { lines, ..Told::default() }
}

/// What came of one step is told in its order: what somebody does stands before what that brings.
fn newest_first(lines: &mut [LogLine]) {
    order::sort_by_key(lines, |line| Reverse(line.step));
}

/// What the strip says, as a memo. Until the score sheet has told the end it says what it said before.
pub fn told(sitting: Sitting) -> Memo<Told> {
    Memo::new(move |before: Option<&Told>| match before {
        Some(before) if sitting.is_end_untold() => before.clone(),
        _ => tell(sitting),
    })
}

/// The strip.
#[component]
pub fn Recap(
    /// What may be done at the board.
    mode: Signal<Mode>,
    /// What it says.
    told: Memo<Told>,
) -> impl IntoView {
    let sitting = use_sitting();
    let words = sitting.words;
    let title = move || {
        if told.read().since_turn {
            say!(words.language(), table.since_your_turn)
        } else {
            say!(words.language(), table.latest)
        }
    };
    let cells = move || {
        let lines = told.get().lines;
        lines
            .into_iter()
            .map(|LogLine { step, sentence, .. }| {
                view! {
                    <li>
                        <button
                            class="recap-line"
                            aria-pressed=move || {
                                if sitting.desk.spotlight.get() == Some(step) { "true" } else { "false" }
                            }
                            on:click=move |_| {
                                if sitting.desk.spotlight.get_untracked() == Some(step) {
                                    sitting.look_at(usize::MAX);
                                    sitting.desk.spotlight.set(None);
                                } else {
                                    sitting.look_at_step(step);
                                }
                            }
                        >
                            <Rich sentence=sentence/>
                        </button>
                    </li>
                }
            })
            .collect::<Vec<_>>()
    };
    let _loan = Loan::within(".recap", &[".log-toggle"]);
    view! {
        <section class="recap" class:fresh=move || told.read().fresh && mode.get() == Mode::Play>
            <h2>{title}</h2>
            <ol tabindex="0" aria-label=title>{cells}</ol>
            <button
                class="btn quiet only-icon"
                aria-label=live!(words, table.close)
                on:click=move |_| sitting.preferences.update(|chosen| chosen.recap = false)
            >
                <Icon symbol="icon-close" class="small"/>
            </button>
        </section>
    }
    .into_any()
}
