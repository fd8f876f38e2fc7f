//! A player's cards laid out large: what they bought by colour, what they reserved, who came.

use super::super::scene::{Held, Panel};
use super::{Table, markup};
use crate::app::ui::Dialog;
use crate::engine::Seat;
use crate::games::splendor::{CardId, Gem};
use crate::say;
use leptos::prelude::*;

/// The sheet of the player who was touched, in front of the board.
pub fn sheet(table: Table) -> AnyView {
    view! { {move || table.opened.get().map(|seat| open(table, seat))} }.into_any()
}

fn open(table: Table, seat: Seat) -> AnyView {
    let language = move || table.words.language();
    let panel = Memo::new(move |_| table.scene.with(|scene| scene.panels.get(seat.index()).cloned()));
    let bought = Memo::new(move |_| {
        table.props.with_value(|props| {
            props
                .view
                .read()
                .players
                .get(seat.index())
                .map(|player| player.bought.clone())
                .unwrap_or_default()
        })
    });
    let title = Signal::derive(move || say!(language(), splendor.table.cards_of, name = table.name(seat)));
    let columns = Memo::new(move |_| {
        table.with_box(|components| {
            let bought = bought.get();
            let column = |gem: &Gem| {
                let cards: Vec<CardId> =
                    bought.iter().copied().filter(|card| components.card(*card).bonus == *gem).collect();
                if cards.is_empty() {
                    return String::new();
                }
                let cards: String = cards
                    .iter()
                    .map(|card| ["<li>", &markup::card(components, *card), "</li>"].concat())
                    .collect();
                let head = [
                    &markup::stone(*gem),
                    "<b>",
                    &bought.iter().filter(|card| components.card(**card).bonus == *gem).count().to_string(),
                    "</b>",
                ]
                .concat();
                [
                    "<div class=\"sp-fan\"><span class=\"sp-fan-head\">",
                    &head,
                    "</span><ul>",
                    &cards,
                    "</ul></div>",
                ]
                .concat()
            };
            Gem::COLOURS.iter().map(column).collect::<String>()
        })
    });
    let reserved = Memo::new(move |_| {
        table.with_box(|components| {
            panel.with(|panel| {
                let held = panel.as_ref().map(|panel| panel.reserved.clone()).unwrap_or_default();
                let faces = held.iter().map(|held| match held {
                    Held::Open { face, .. } => markup::card(components, face.card),
                    Held::Back { level, .. } => markup::back(*level),
                });
                faces.map(|face| ["<li>", &face, "</li>"].concat()).collect::<String>()
            })
        })
    });
    let nobles = Memo::new(move |_| {
        let came =
            panel.with(|panel| panel.as_ref().map(|panel: &Panel| panel.nobles.clone()).unwrap_or_default());
        came.into_iter()
            .map(|noble| ["<li>", &markup::medallion(noble), "</li>"].concat())
            .collect::<String>()
    });
    let ear = move || {
        let language = language();
        let name = table.name(seat);
        let parts = table.with_box(|components| {
            panel.with(|panel| {
                let panel = panel.as_ref()?;
                Some(super::piece_words::sheet(language, components, panel, &bought.read(), &name))
            })
        });
        parts.unwrap_or_default()
    };
    let part = move |title: fn(crate::app::words::Language) -> &'static str,
                     class: &'static str,
                     list: Memo<String>| {
        view! {
            {move || (!list.read().is_empty()).then(|| {
                view! {
                    <h3>{move || title(language())}</h3>
                    <ul class=class inner_html=move || list.get()></ul>
                }
            })}
        }
    };
    view! {
        <Dialog title close=Callback::new(move |()| table.opened.set(None)) class="sp-sheet">
            <p class="for-ear">{ear}</p>
            <div aria-hidden="true">
                {move || bought.read().is_empty().then(|| {
                    view! { <p class="soft">{move || say!(language(), splendor.table.nothing_bought)}</p> }
                })}
                <div class="sp-fans" inner_html=move || columns.get()></div>
                {part(|l| say!(l, splendor.table.reserved), "sp-row", reserved)}
                {part(|l| say!(l, splendor.table.visited), "sp-row", nobles)}
            </div>
        </Dialog>
    }
    .into_any()
}
