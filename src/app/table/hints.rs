//! Moves to consider, with what speaks for each.

use super::panel::Panel;
use super::sitting::use_sitting;
use crate::app::place::{bring_into_sight, place_on_table};
use crate::app::rich::{Icon, Rich};
use crate::app::session::{Anchor, HintLine};
use crate::app::stay::Stay;
use crate::app::ui::{Loan, hand_on};
use crate::live;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// The corners of the board that the panel may lie in, the preferred one first.
const CORNERS: [&str; 4] = ["hints card", "hints card high", "hints card left", "hints card high left"];

/// The corner in which the panel hides least of what it speaks of, and whether it hides any of it even there.
fn corner(panel: &Element) -> (usize, bool) {
    let Some(board) = panel.parent_element() else { return (0, false) };
    let Ok(found) = board.query_selector_all(".hinted") else { return (0, false) };
    let hinted = (0..found.length()).filter_map(|at| found.get(at)?.dyn_into::<Element>().ok());
    let hinted: Vec<Element> = hinted.collect();
    if let Some(first) = hinted.first() {
        bring_into_sight(first);
    }
    let pieces: Vec<Anchor> = hinted.iter().map(place_on_table).collect();
    let (board, panel) = (place_on_table(&board), place_on_table(panel));
    let shared = |from: f64, length: f64, other: f64, of: f64| {
        ((from + length).min(other + of) - from.max(other)).max(0.0)
    };
    let hidden = |at: usize| -> f64 {
        let (high, left) = (at % 2 == 1, at >= 2);
        let x = if left { board.x } else { board.x + board.width - panel.width };
        let y = if high { board.y } else { board.y + board.height - panel.height };
        let covered = pieces.iter().map(|piece| {
            shared(piece.x, piece.width, x, panel.width) * shared(piece.y, piece.height, y, panel.height)
        });
        covered.sum()
    };
    let best = (0..CORNERS.len()).min_by(|a, b| hidden(*a).total_cmp(&hidden(*b))).unwrap_or(0);
    (best, hidden(best) > 0.0)
}

/// Where the focus goes from the panel: to the move that lies on the board then, else to what opens the panel.
const AFTER: [&str; 2] = [".actions .main", ".actions [aria-keyshortcuts=H]"];

/// The panel above the action bar.
#[component]
pub fn Hints() -> impl IntoView {
    let sitting = use_sitting();
    let words = sitting.words;
    let hints = Memo::new(move |_| sitting.session().hints(words.language()));
    let list = move || {
        let lines = hints.get().into_iter().map(|HintLine { rank, action, reasons }| {
            let reasons = reasons
                .into_iter()
                .map(|reason| view! { <span class="hint-reason"><Rich sentence=reason/></span> })
                .collect::<Vec<_>>();
            view! {
                <li>
                    <button
                        class="hint"
                        on:click=move |_| {
                            sitting.lay_out(rank);
                            // The lines go before the panel does.
                            hand_on(&AFTER);
                        }
                    >
                        <span class="hint-rank num" aria-hidden="true">{rank.to_string()}</span>
                        <span><Rich sentence=action/><span class="for-ear">" – "</span>{reasons}</span>
                    </button>
                </li>
            }
        });
        lines.collect::<Vec<_>>()
    };
    let panel = NodeRef::<html::Section>::new();
    let at = RwSignal::new((0, false));
    let stay = Stay::here();
    // Once the board shows what is recommended.
    Effect::new(move |_| {
        hints.track();
        if let Some(panel) = panel.get() {
            stay.next_frame(move || at.set(corner(&panel)));
        }
    });
    move || {
        (sitting.panel.get() == Panel::Hints).then(|| {
            let _loan = Loan::within(".hints", &AFTER);
            view! {
                <section class=move || CORNERS[at.get().0]
                    // Where there is no room beside the pieces, what is said takes less of it.
                    class:tight=move || at.get().1
                    node_ref=panel aria-label=live!(words, table.hint)>
                    <div class="hints-head">
                        <h2>{live!(words, table.hint_title)}</h2>
                        <button
                            class="btn quiet only-icon"
                            aria-label=live!(words, table.close)
                            on:click=move |_| sitting.close_panel()
                        >
                            <Icon symbol="icon-close" class="small"/>
                        </button>
                    </div>
                    <div role="status">
                    {move || {
                        hints
                            .read()
                            .is_empty()
                            .then(|| {
                                view! {
                                    <p class="hints-wait">
                                        <span class="waiting" aria-hidden="true"><i></i><i></i><i></i></span>
                                        {live!(words, table.hint_thinking)}
                                    </p>
                                }
                            })
                    }}
                    <ol>{list}</ol>
                    </div>
                </section>
            }
        })
    }
}
