//! Moves to consider, with what speaks for each.

use super::sitting::{Panel, use_sitting};
use crate::app::rich::{Icon, Rich};
use crate::app::session::HintLine;
use crate::live;
use leptos::prelude::*;

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
                    <span class="hint-rank num" aria-hidden="true">{rank.to_string()}</span>
                    <p><Rich sentence=action/>{reasons}</p>
                </li>
            }
        });
        lines.collect::<Vec<_>>()
    };
    move || {
        (sitting.panel.get() == Panel::Hints).then(|| {
            view! {
                <section class="hints card" role="status" aria-label=live!(words, table.hint)>
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
                </section>
            }
        })
    }
}
