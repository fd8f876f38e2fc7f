//! How the round before was resolved, over the town until it is put away.

use super::super::super::scene::Scene;
use super::super::super::scene::parts::Sheet;
use super::super::markup::ledger as draw;
use super::{Table, written};
use crate::app::boards::kit::markup::tag;
use crate::app::derived::derived;
use crate::say;
use leptos::prelude::*;

/// The ledger, as long as there is something in it and nothing else is to be decided there.
pub fn ledger(table: Table) -> AnyView {
    let put_away = RwSignal::new(None::<u8>);
    let round = derived(move || {
        let round = |scene: &Scene| {
            let free = scene.sheet == Sheet::Town && scene.ledger.is_some();
            free.then_some(scene.round.0)
        };
        table.scene.with(round).filter(|round| put_away.get() != Some(*round))
    });
    let show = move |round: u8| {
        let words = table.words.line(|language| say!(language, brussels_1893_board.ledger.close));
        let label = table.words.line(|language| say!(language, brussels_1893_board.place.ledger));
        view! {
            <section class="bx-sheet bx-ledger bx-panel" data-region="ledger" aria-label=label>
                {written(table, "bx-sheet-head", |pen| {
                    tag("bx-title", say!(pen.language, brussels_1893_board.place.ledger))
                })}
                {written(table, "bx-steps", |pen| {
                    pen.scene.ledger.as_ref().map(|ledger| draw::ledger(pen, ledger)).unwrap_or_default()
                })}
                <button type="button" class="btn" on:click=move |_| put_away.set(Some(round))>{words}</button>
            </section>
        }
    };
    view! { {move || round.get().map(show)} }.into_any()
}
