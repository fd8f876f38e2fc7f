//! What happened, in sentences, with the way through the game under it.

use super::history::{Scrubber, Steps};
use super::panel::Panel;
use super::sitting::{Sitting, use_sitting};
use crate::app::face;
use crate::app::place::place_on_table;
use crate::app::rich::{Icon, Rich};
use crate::app::session::LogLine;
use crate::app::stay::{self, Stay};
use crate::app::ui::{Loan, SeatToken};
use crate::live;
use leptos::ev;
use leptos::html;
use leptos::prelude::*;
use web_sys::Element;

fn line(sitting: Sitting, seen: Memo<usize>, shape: Option<u8>, line: LogLine, opens_round: bool) -> AnyView {
    let LogLine { step, round, sentence, .. } = line;
    let fresh = move || seen.get() <= step;
    let shown = move || sitting.desk.browsing.get() == Some(step + 1);
    let round = opens_round.then(|| {
        view! {
            <li class="log-round">
                {move || face::round(sitting.session().game(), sitting.words.language(), round)}
            </li>
        }
    });
    // What tells of the table is nobody's.
    let token = match shape {
        Some(shape) => view! { <SeatToken shape=Signal::derive(move || shape)/> }.into_any(),
        None => view! { <span class="token" aria-hidden="true"></span> }.into_any(),
    };
    view! {
        {round}
        <li class:fresh=fresh>
            <button
                class="log-line"
                class:of-table=shape.is_none()
                aria-current=move || shown().then_some("step")
                on:click=move |_| sitting.look_at_step(step)
            >
                {token}
                <Rich sentence=sentence/>
            </button>
        </li>
    }
    .into_any()
}

/// How often the list is scrolled: lines out of sight are as high as they are guessed to be, and what comes into sight gets its
/// height with the next frame.
const FRAMES: u8 = 8;

/// Scrolls the list to where `aim` wants it, with the next frames.
fn scroll(list: Element, aim: fn(&Element) -> Option<i32>, frames: u8) {
    if frames == 0 {
        return;
    }
    stay::next_frame(move || {
        if let Some(top) = aim(&list) {
            list.set_scroll_top(top);
            scroll(list, aim, frames - 1);
        }
    });
}

/// Brings the newest line into sight.
fn show_newest(list: Element) {
    scroll(list, |list| Some(list.scroll_height()), FRAMES);
}

/// Brings the line of the position that is shown into sight.
fn show_current(list: Element) {
    scroll(list, to_current, FRAMES);
}

/// The line of the position that is shown, in the middle.
fn to_current(list: &Element) -> Option<i32> {
    let line = list.query_selector("[aria-current]").ok()??;
    let (list_box, line_box) = (place_on_table(list), place_on_table(&line));
    let below = line_box.y - list_box.y - (list_box.height - line_box.height) / 2.0;
    Some(list.scroll_top() + below as i32)
}

/// Nearer to its end than this, in pixels, a list stands at its end.
const SLACK: i32 = 8;

/// The log.
#[component]
pub fn Log() -> impl IntoView {
    let stay = Stay::here();
    let sitting = use_sitting();
    let words = sitting.words;
    let list = NodeRef::<html::Ol>::new();
    // Until the score sheet has told the end, it is not read here either, nor ahead what is told act by act.
    let lines = Memo::new(move |before: Option<&Vec<LogLine>>| {
        sitting.painted.track();
        sitting.told.track();
        sitting.desk.party.track();
        let (language, session) = (words.language(), sitting.session());
        // Who looks decides what a line tells.
        session.viewer();
        session.reader();
        untrack(|| match before {
            Some(before) if sitting.is_end_untold() => before.clone(),
            _ => session.log(language, 0..session.steps_told()),
        })
    });
    let seen = Memo::new(move |_| sitting.session().last_seen());
    // The newest line is the one to see, unless somebody has gone back to read.
    let at_end = StoredValue::new(true);
    Effect::new(move |_| {
        lines.track();
        if let Some(list) = list.get().filter(|_| at_end.get_value()) {
            show_newest(list.into());
        }
    });
    // The line of the position that is shown is in sight.
    Effect::new(move |_| {
        let looking_back = sitting.desk.browsing.get().is_some();
        if let Some(list) = list.get().filter(|_| looking_back) {
            show_current(list.into());
        }
    });
    // On a screen that has got lower, too.
    stay::listen(ev::resize, move |_| {
        if let Some(list) = list.get_untracked() {
            if sitting.desk.browsing.read_untracked().is_some() {
                show_current(list.into());
            } else if at_end.get_value() {
                show_newest(list.into());
            }
        }
    });
    let look = move || {
        if let Some(list) = list.get_untracked() {
            at_end.set_value(list.scroll_height() - list.scroll_top() - list.client_height() <= SLACK);
        }
    };
    let rows = move || {
        let mut round = None;
        let party = sitting.desk.party.get();
        let shape = move |line: &LogLine| Some(party.players.get(line.of?.index())?.shape);
        let rows = lines.get().into_iter().map(|line| {
            let opens_round = round.replace(line.round) != Some(line.round);
            (shape(&line), line, opens_round)
        });
        rows.enumerate().collect::<Vec<_>>()
    };
    let loan = Loan::within(".log", &[".log-toggle"]);
    loan.note();
    view! {
        <aside class="log card" aria-label=live!(words, table.log)>
            <div class="log-head">
                <h2>{live!(words, table.log)}</h2>
                <button
                    class="btn quiet only-icon"
                    aria-label=live!(words, table.close)
                    on:click=move |_| {
                        if sitting.panel.get_untracked() == Panel::Log {
                            sitting.panel.set(Panel::None);
                        } else {
                            sitting.preferences.update(|chosen| chosen.log = false);
                        }
                    }
                >
                    <Icon symbol="icon-close" class="small"/>
                </button>
            </div>
            <ol node_ref=list tabindex="-1" on:scroll=stay.hears(move |_| look())>
                <For
                    each=rows
                    key=|(at, (shape, line, opens))| (*at, *shape, line.step, line.sentence.clone(), *opens)
                    children=move |(_, (shape, found, opens))| line(sitting, seen, shape, found, opens)
                />
            </ol>
            <div class="log-history">
                <Scrubber/>
                <Steps/>
            </div>
        </aside>
    }
    .into_any()
}
