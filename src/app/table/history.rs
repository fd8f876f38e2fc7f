//! The way through the game: a slider with one tick a turn, steps, and the way back to now.

use super::sitting::{Sitting, use_sitting};
use crate::app::rich::Icon;
use crate::app::session::StepMark;
use crate::{live, say};
use leptos::prelude::*;

/// Ticks of the slider as path data in a frame of 1000 by 10: short for a turn, long for a round.
fn ticks(marks: &[StepMark]) -> String {
    let mut path = String::new();
    let mut round = None;
    for (at, mark) in marks.iter().enumerate().filter(|(_, mark)| mark.opens_turn) {
        let opens_round = round.replace(mark.round) != Some(mark.round);
        let x = (at * 1000 / marks.len().max(1)).to_string();
        for part in ["M", &x, if opens_round { " 0V10" } else { " 3V7" }] {
            path.push_str(part);
        }
    }
    path
}

/// The slider alone; also stands under the log.
#[component]
pub fn Scrubber() -> impl IntoView {
    let sitting = use_sitting();
    let words = sitting.words;
    let head = move || sitting.session().head();
    let at = move || sitting.desk.browsing.get().unwrap_or_else(head);
    let fresh = move || {
        let session = sitting.session();
        let from = session.last_seen() * 1000 / session.head().max(1);
        ["M", &from.min(1000).to_string(), " 0H1000V10H", &from.min(1000).to_string(), "Z"].concat()
    };
    let ticks = Memo::new(move |_| ticks(&sitting.session().marks()));
    view! {
        <div class="scrubber">
            <svg viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
                <path class="fresh" d=fresh></path>
                <path class="ticks" d=move || ticks.get()></path>
            </svg>
            <input
                type="range"
                min="0"
                max=move || head().to_string()
                prop:value=move || at().to_string()
                aria-label=live!(words, table.history)
                aria-valuetext=move || place(sitting)
                on:input=move |event| {
                    if let Ok(steps) = event_target_value(&event).parse() {
                        sitting.replaying.set(false);
                        sitting.look_at(steps);
                    }
                }
            />
        </div>
    }
    .into_any()
}

/// Where in the game one looks, in words.
pub fn place(sitting: Sitting) -> String {
    let language = sitting.words.language();
    let session = sitting.session();
    match sitting.desk.browsing.get() {
        None => say!(language, table.now, steps = session.head().to_string()),
        Some(at) => {
            say!(language, table.step_of, step = at.to_string(), steps = session.head().to_string())
        }
    }
}

/// First, back, forward, now.
#[component]
pub fn Steps() -> impl IntoView {
    let sitting = use_sitting();
    let words = sitting.words;
    let at_start = move || sitting.desk.browsing.get() == Some(0) || sitting.session().head() == 0;
    let at_end = move || sitting.desk.browsing.get().is_none();
    let step = move |symbol: &'static str,
                     label: fn(crate::app::words::Language) -> &'static str,
                     off: Signal<bool>,
                     press: Callback<()>| {
        view! {
            <button
                class="btn quiet only-icon"
                aria-label=move || label(words.language())
                aria-disabled=move || if off.get() { "true" } else { "false" }
                on:click=move |_| press.run(())
            >
                <Icon symbol=symbol/>
            </button>
        }
        .into_any()
    };
    let (start, end) = (Signal::derive(at_start), Signal::derive(at_end));
    view! {
        <div class="steps">
            {step("icon-first", |l| say!(l, table.first), start, Callback::new(move |()| sitting.look_at(0)))}
            {step("icon-left", |l| say!(l, table.back), start, Callback::new(move |()| sitting.step(false)))}
            <span class="place num">{move || place(sitting)}</span>
            {step("icon-right", |l| say!(l, table.forward), end, Callback::new(move |()| sitting.step(true)))}
            {step("icon-last", |l| say!(l, table.last), end, Callback::new(move |()| sitting.look_at(usize::MAX)))}
        </div>
    }
    .into_any()
}

/// The action bar while an earlier position is looked at.
#[component]
pub fn History() -> impl IntoView {
    let sitting = use_sitting();
    view! {
        <Steps/>
        <Scrubber/>
        <div class="actions-do">
            {move || {
                if sitting.desk.eyes.read().is_some() {
                    view! { <Reviewed/> }.into_any()
                } else {
                    view! { <Ways/> }.into_any()
                }
            }}
        </div>
    }
    .into_any()
}

/// What can be done with an earlier position: run on from it, undo to it, leave it.
#[component]
fn Ways() -> impl IntoView {
    let sitting = use_sitting();
    let words = sitting.words;
    let undo = move || {
        // Of a puzzle nothing is taken back that was played before it.
        let at = sitting.desk.browsing.get().filter(|at| sitting.can_go_back(*at))?;
        Some(view! {
            <button class="btn" on:click=move |_| sitting.go_back(at)>
                <Icon symbol="icon-undo"/>
                {live!(words, table.undo_to_here)}
            </button>
        })
    };
    view! {
        <button
            class="btn only-icon"
            aria-label=move || {
                if sitting.replaying.get() {
                    say!(words.language(), table.pause)
                } else {
                    say!(words.language(), table.play)
                }
            }
            on:click=move |_| sitting.replaying.update(|on| *on = !*on)
        >
            <Icon symbol=Signal::derive(move || {
                if sitting.replaying.get() { "icon-pause".to_owned() } else { "icon-play".to_owned() }
            })/>
        </button>
        {undo}
        <button class="btn primary big" on:click=move |_| sitting.look_at(usize::MAX)>
            {live!(words, table.back_to_now)}
        </button>
    }
    .into_any()
}

/// The same of a position that a review has led to.
#[component]
fn Reviewed() -> impl IntoView {
    let sitting = use_sitting();
    let words = sitting.words;
    view! {
        <button class="btn reviewed" on:click=move |_| sitting.review()>
            <Icon symbol="icon-chart"/>
            {live!(words, review.back)}
        </button>
        <button
            class="btn primary big reviewed"
            on:click=move |_| {
                if let Some(at) = sitting.desk.browsing.get_untracked() {
                    sitting.play_on_from(at);
                }
            }
        >
            <Icon symbol="icon-play"/>
            {live!(words, review.play_on)}
        </button>
    }
    .into_any()
}
