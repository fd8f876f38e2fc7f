//! The ways to pay for the chosen card, laid open above the own tokens.

use super::super::scene::{Piece, toggle_paying};
use super::super::words;
use super::{Table, markup};
use crate::app::boards::bench::Part;
use crate::app::boards::kit::markup::bold;
use crate::app::boards::kit::panel::told;
use crate::app::boards::kit::stepper::step;
use crate::app::derived::derived;
use crate::app::rich::{Icon, Rich};
use crate::app::ui::layer;
use crate::games::splendor::{Gem, Payment};
use crate::say;
use leptos::prelude::*;

/// One row a colour of the price: gems, gold in their place, and a step either way.
pub fn payment(table: Table) -> AnyView {
    let payment = table.part(|scene| scene.payment);
    let open = derived(move || payment.get().map(|payment| payment.need));
    let language = move || table.words.language();
    let close = move || table.choose(table.look(toggle_paying));
    layer::while_open(move || open.get().is_some(), close);
    let left = told(table, payment, |ink, payment| {
        let left = payment.held - payment.gold.iter().sum::<u8>();
        let gold = words::token(ink.language, Gem::Gold);
        say!(ink.language, splendor.pay.gold_left, gold, number = left.to_string())
    });
    view! {
        {move || open.get().map(|need| {
            let rows = Gem::COLOURS.into_iter().filter(|gem| need[gem.index()] > 0).map(|gem| row(table, payment, gem));
            let rows = rows.collect_view();
            view! {
                <div class="sp-pay" data-region="pay" role="group" aria-label=move || say!(language(), splendor.pay.title)>
                    <div class="sp-pay-head">
                        <b>{move || say!(language(), splendor.pay.title)}</b>
                        <Rich sentence=left/>
                        <button
                            type="button"
                            class="btn quiet only-icon"
                            aria-label=move || say!(language(), splendor.table.close)
                            on:click=move |_| close()
                        >
                            <Icon symbol="icon-close"/>
                        </button>
                    </div>
                    {rows}
                </div>
            }
        })}
    }
    .into_any()
}

fn row(table: Table, payment: Part<Option<Payment>>, gem: Gem) -> AnyView {
    let at = gem.index();
    let part = move |of: fn(&Payment, usize) -> u8, kind: Gem| {
        let count = derived(move || payment.get().map_or(0, |payment| of(&payment, at)));
        view! {
            <span
                class=move || if count.get() == 0 { "sp-pay-part none" } else { "sp-pay-part" }
                aria-hidden="true"
                inner_html=move || bold(count.get()) + &markup::chip(kind)
            ></span>
        }
    };
    let words = told(table, payment, move |ink, payment| {
        let (gold, gems) = (payment.gold[at], payment.need[at] - payment.gold[at]);
        let language = ink.language;
        let amount = |count: u8, kind| {
            say!(language, splendor.amount, number = count.to_string(), gem = words::gem(language, kind))
        };
        say!(language, splendor.pay.row, gems = amount(gems, gem), gold = amount(gold, Gem::Gold))
    });
    let step = move |more: bool| {
        let piece = Piece::Gold(gem, more);
        let label = move || table.pen(|pen| super::names::about(pen, piece));
        step(piece, more, label, move || {
            payment.get().is_some_and(|payment| payment.step(gem, more).is_some())
        })
    };
    view! {
        <div class="sp-pay-row">
            {part(|payment, at| payment.need[at] - payment.gold[at], gem)} {step(false)}
            {part(|payment, at| payment.gold[at], Gem::Gold)} {step(true)}
            <span class="for-ear" aria-live="polite">{words}</span>
        </div>
    }
    .into_any()
}
