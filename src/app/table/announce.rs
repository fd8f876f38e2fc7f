//! What happens, for the ear: the log's new lines in a live region. What the last step of a game brought is read out once
//! the score sheet has told who won.

use super::sitting::use_sitting;
use crate::app::sentence;
use crate::app::words::{Language, sentences};
use crate::engine::Viewer;
use crate::say;
use leptos::prelude::*;

/// Lines that stay beside a new one.
const KEPT: usize = 2;

/// The live region.
#[component]
pub fn Announcer() -> impl IntoView {
    let sitting = use_sitting();
    // A line that is the same as the one before is a line more.
    let lines = RwSignal::new((0_usize, Vec::<(usize, String)>::new()));
    let tell = move |line: String| {
        lines.update(|(told, kept)| {
            *told += 1;
            kept.drain(..kept.len().saturating_sub(KEPT));
            kept.push((*told, line));
        });
    };
    // What was told of which step, to be said again when it is taken back.
    let heard = StoredValue::new(Vec::<(usize, String)>::new());
    // What one player may hear is not to be read by the next, nor in a language that the page has left.
    Effect::new(move |before: Option<(Viewer, Language)>| {
        let hears = (sitting.session().viewer(), sitting.words.language());
        if before.is_some_and(|before| before != hears) {
            lines.update(|(_, kept)| kept.clear());
            heard.update_value(Vec::clear);
        }
        hears
    });
    Effect::new(move |before: Option<usize>| {
        sitting.painted.track();
        sitting.told.track();
        let session = sitting.session();
        // What is told act by act is not told ahead.
        let head = untrack(|| session.steps_told());
        let language = sitting.words.untracked();
        // It is for whoever decides next.
        let lingers = sitting.desk.lingers.read().is_some();
        if let Some(before) = before.filter(|_| lingers || untrack(|| sitting.is_end_untold())) {
            return before;
        }
        untrack(|| match before {
            Some(before) if head > before => {
                let lines = session.log(language, before..head);
                let told: Vec<_> =
                    lines.iter().map(|line| (line.step, sentence::plain(&line.sentence))).collect();
                // What has no event of its own is told by what there is to do next.
                let said: String = sentences(language, told.iter().map(|(_, line)| line.clone()));
                heard.update_value(|heard| heard.extend(told));
                if !said.is_empty() {
                    tell(said);
                }
            }
            Some(before) if head < before => {
                let mut taken_back = Vec::new();
                heard.update_value(|heard| {
                    taken_back =
                        heard.extract_if(.., |(step, _)| *step >= head).map(|(_, line)| line).collect();
                });
                let said = sentences(language, taken_back);
                tell(if said.is_empty() {
                    say!(language, table.taken_back).to_owned()
                } else {
                    say!(language, table.takes_back, what = said)
                });
            }
            _ => {}
        });
        head
    });
    view! {
        <div class="for-ear" role="log" aria-live="polite">
            <For each=move || lines.get().1 key=|(number, _)| *number let((_, line))>
                <p>{line}</p>
            </For>
        </div>
    }
}
