//! The action bar: taking back on the left, the move being put together in the middle, doing it on the right. While an
//! earlier position is looked at, the way through the game stands here instead.

use super::history::History;
use super::puzzle::Answered;
use super::sitting::{Sitting, use_sitting};
use super::taking_back::TakingBack;
use super::tool::{self, Tool, tool};
use super::top_bar::to_do;
use crate::app::press;
use crate::app::rich::{Icon, Rich};
use crate::app::session::{Button, Proposal};
use crate::app::stay::Stay;
use crate::engine::Turn;
use crate::{live, say};
use leptos::prelude::*;

/// A button of the move being put together.
fn proposed(stay: Stay, button: Button, class: &'static str, symbol: Option<&'static str>) -> AnyView {
    let Button { label, press: act } = button;
    // By the time it is answered it may be offered no more.
    let act = move || {
        press::decided();
        let _ = act.try_run(());
    };
    view! {
        <button class=["btn ", class].concat() on:click=move |event| press::click(stay, &event, act)>
            {symbol.map(|symbol| view! { <Icon symbol=symbol/> })}
            <Rich sentence=label/>
        </button>
    }
    .into_any()
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    History,
    Over,
    Covered,
    Telling,
    Answered,
    Computer,
    /// Another tab plays on.
    Locked,
    Person,
}

fn shown(sitting: Sitting) -> Shown {
    let session = sitting.session();
    if sitting.desk.browsing.read().is_some() {
        return Shown::History;
    }
    if session.acts_left() > 0 {
        return Shown::Telling;
    }
    if sitting.puzzle.is_some_and(|puzzle| !puzzle.is_open()) {
        return Shown::Answered;
    }
    match session.turn() {
        Turn::Over => Shown::Over,
        Turn::Of(_) if session.is_covered() => Shown::Covered,
        Turn::Of(seat) if sitting.desk.is_computer(seat) || session.is_forced() => {
            if sitting.desk.locked.get() { Shown::Locked } else { Shown::Computer }
        }
        Turn::Of(_) => Shown::Person,
    }
}

/// The action bar.
#[component]
pub fn ActionBar() -> impl IntoView {
    let sitting = use_sitting();
    let words = sitting.words;
    let shown = Memo::new(move |_| shown(sitting));
    let several = Memo::new(move |_| {
        let proposal = sitting.desk.proposal.read();
        shown.get() == Shown::Person && proposal.as_ref().is_some_and(|proposal| !proposal.others.is_empty())
    });
    view! {
        <footer class="actions" class:several=several tabindex="-1" data-shown=move || if shown.get() == Shown::History { "history" } else { "move" }>
            {move || match shown.get() {
                Shown::History => view! { <History/> }.into_any(),
                Shown::Covered | Shown::Locked => ().into_any(),
                Shown::Over => {
                    view! {
                        <TakingBack/>
                        <div class="actions-preview"></div>
                        <div class="actions-do">
                            <button class="btn" on:click=move |_| sitting.rematch()>
                                <Icon symbol="icon-restart"/>
                                {live!(words, table.rematch)}
                            </button>
                            <button class="btn primary big" on:click=move |_| sitting.show_scores()>
                                <Icon symbol="icon-trophy"/>
                                {live!(words, table.score_sheet)}
                            </button>
                        </div>
                    }
                        .into_any()
                }
                Shown::Telling => view! { <TakingBack/> <Act/> }.into_any(),
                Shown::Answered => {
                    sitting.puzzle.map(|puzzle| view! { <Answered puzzle/> }).into_any()
                }
                Shown::Computer => {
                    view! {
                        <TakingBack/>
                        <div class="actions-preview"><Waiting/></div>
                        <div class="actions-do">
                            <button
                                class="btn"
                                aria-pressed=move || if sitting.skipping.get() { "true" } else { "false" }
                                on:click=move |_| {
                                    crate::app::motion::finish();
                                    sitting.skipping.update(|on| *on = !*on);
                                }
                            >
                                <Icon symbol="icon-skip"/>
                                {live!(words, table.skip)}
                            </button>
                        </div>
                    }
                        .into_any()
                }
                Shown::Person => view! { <TakingBack/> <Move/> }.into_any(),
            }}
        </footer>
    }
    .into_any()
}

/// A step that is told act by act: what the act is about, the next one, the end.
#[component]
fn Act() -> impl IntoView {
    let sitting = use_sitting();
    let stay = Stay::here();
    let words = sitting.words;
    let sentence = Signal::derive(move || sitting.session().act_told(words.language()));
    view! {
        <div class="actions-preview" aria-live="polite">
            <p class="preview"><Rich sentence/></p>
        </div>
        <div class="actions-do">
            <button class="btn" on:click=move |_| sitting.session().end_acts()>
                <Icon symbol="icon-skip"/>
                {live!(words, table.to_the_end)}
            </button>
            <button class="btn primary big main" on:click=move |event| press::click(stay, &event, move || sitting.session().next_act())>
                {live!(words, table.next_act)}
            </button>
        </div>
    }
}

/// What is awaited while nobody at the table decides.
#[component]
fn Waiting() -> impl IntoView {
    let sitting = use_sitting();
    let sentence = Signal::derive(move || {
        let language = sitting.words.language();
        if sitting.absence.is_noted() {
            say!(language, table.workers_absent).to_owned()
        } else {
            String::new()
        }
    });
    view! {
        <span class="waiting" aria-hidden="true"><i></i><i></i><i></i></span>
        <Rich sentence/>
    }
}

/// The move being put together.
#[component]
fn Move() -> impl IntoView {
    let sitting = use_sitting();
    let stay = Stay::here();
    let words = sitting.words;
    let proposal = sitting.desk.proposal;
    let part = move |which: fn(&Proposal) -> String| {
        Signal::derive(move || proposal.read().as_ref().map(which).unwrap_or_default())
    };
    let preview = part(|proposal| proposal.preview.clone());
    let warning = part(|proposal| proposal.warning.clone().unwrap_or_default());
    // Nothing has been put together yet.
    let said = move || warning.read().is_empty() && *preview.read() == to_do(sitting);
    view! {
        <div class="actions-preview" class:said=said aria-live="polite">
            <p class="preview"><Rich sentence=preview/></p>
            {move || {
                (!warning.read().is_empty())
                    .then(|| {
                        view! {
                            <p class="warning">
                                <Icon symbol="icon-warning" class="small"/>
                                <Rich sentence=warning/>
                            </p>
                        }
                    })
            }}
        </div>
        <div class="actions-do">
            {move || {
                (!sitting.is_choosing() && sitting.puzzle.is_none())
                    .then(|| {
                        let hint = Tool {
                            symbol: "icon-hint",
                            class: "",
                            label: tool::label(sitting, |l| say!(l, table.hint)),
                            keys: "H",
                            off: Signal::derive(|| false),
                            says: None,
                        };
                        tool(hint, move || sitting.ask_hint())
                    })
            }}
            {move || {
                let cancels = proposal.read().as_ref().is_some_and(|proposal| proposal.cancel.is_some());
                cancels
                    .then(|| {
                        view! {
                            <button
                                class="btn quiet cancel"
                                aria-keyshortcuts="Escape"
                                aria-label=live!(words, table.cancel)
                                on:click=move |event| press::click(stay, &event, move || sitting.cancel_proposal())
                            >
                                <Icon symbol="icon-close"/>
                                <span class="cancel-label">{live!(words, table.cancel)}</span>
                            </button>
                        }
                    })
            }}
            {move || {
                let others = proposal.read().as_ref().map(|proposal| proposal.others.clone()).unwrap_or_default();
                others.into_iter().map(|button| proposed(stay, button, "other", None)).collect::<Vec<_>>()
            }}
            {move || {
                let main = proposal.read().as_ref().and_then(|proposal| proposal.main.clone());
                main.map(|button| proposed(stay, button, "primary big main", Some("icon-check")))
            }}
        </div>
    }
    .into_any()
}
