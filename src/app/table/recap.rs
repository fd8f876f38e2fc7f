//! What happened since the reader's last decision, in one strip under the top bar; while others decide, what they do.

use super::sitting::{Sitting, use_sitting};
use crate::app::rich::{Icon, Rich};
use crate::app::session::{LogLine, Mode};
use crate::engine::Turn;
use crate::{live, say};
use leptos::prelude::*;

/// Lines shown while there is nothing new.
const LATEST: usize = 2;

/// The lines of the strip, and whether they are new to the reader.
fn lines(sitting: Sitting) -> (Vec<LogLine>, bool) {
    let session = sitting.session();
    let language = sitting.words.language();
    let from = session.last_seen();
    if let (Some(reader), Turn::Of(_)) = (session.reader(), session.turn()) {
        let mut news = session.log(language, from);
        news.retain(|line| line.seat != reader);
        if !news.is_empty() {
            return (news, true);
        }
    }
    // Enough steps back to find a few lines: a step may tell several, or none.
    let mut latest = session.log(language, session.head().saturating_sub(LATEST * 3));
    let keep = latest.len().saturating_sub(LATEST);
    (latest.split_off(keep), false)
}

/// The strip.
#[component]
pub fn Recap(
    /// What may be done at the board.
    mode: Signal<Mode>,
) -> impl IntoView {
    let sitting = use_sitting();
    let words = sitting.words;
    let found = Memo::new(move |_| lines(sitting));
    let title = move || {
        if found.read().0.is_empty() {
            say!(words.language(), table.begins)
        } else if found.read().1 {
            say!(words.language(), table.since_your_turn)
        } else {
            say!(words.language(), table.latest)
        }
    };
    let cells = move || {
        let lines = found.get().0;
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
                                let shown = sitting.desk.spotlight.get_untracked() == Some(step);
                                sitting.desk.spotlight.set((!shown).then_some(step));
                            }
                        >
                            <Rich sentence=sentence/>
                        </button>
                    </li>
                }
            })
            .collect::<Vec<_>>()
    };
    view! {
        <section class="recap" class:fresh=move || found.read().1 && mode.get() == Mode::Play>
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
