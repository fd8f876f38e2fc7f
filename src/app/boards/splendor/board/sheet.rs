//! A player's cards laid out large: what they bought by colour, what they reserved, who came.

use super::super::scene::{Held, Panel};
use super::{Table, markup, names};
use crate::app::boards::bench::Ink;
use crate::app::boards::kit::markup::{bold, tag};
use crate::app::boards::kit::panel::told;
use crate::app::ui::Dialog;
use crate::app::words::Line;
use crate::engine::Seat;
use crate::games::splendor::{CardId, Components, Gem, Splendor};
use crate::say;
use leptos::prelude::*;

/// The sheet of the player who was touched, in front of the board.
pub fn sheet(table: Table) -> AnyView {
    view! { {move || table.opened.get().map(|seat| open(table, seat))} }.into_any()
}

/// A list without its frame.
fn list(items: impl Iterator<Item = String>) -> String {
    items.map(|item| ["<li>", &item, "</li>"].concat()).collect()
}

/// Bought cards, a fan a colour.
fn fans(components: &Components, bought: &[CardId]) -> String {
    let fan = |gem: Gem| {
        let cards: Vec<CardId> =
            bought.iter().copied().filter(|card| components.card(*card).bonus == gem).collect();
        if cards.is_empty() {
            return String::new();
        }
        let head = tag("sp-fan-head", &(markup::stone(gem) + &bold(cards.len())));
        let cards = list(cards.iter().map(|card| markup::card(components, *card)));
        ["<div class=\"sp-fan\">", &head, "<ul>", &cards, "</ul></div>"].concat()
    };
    Gem::COLOURS.map(fan).concat()
}

fn open(table: Table, seat: Seat) -> AnyView {
    let language = move || table.words.language();
    let title = Signal::derive(move || say!(language(), splendor.table.cards_of, name = table.name(seat)));
    let panel = table.part(move |scene| scene.panel(seat).cloned());
    let written = move |write: fn(&Ink<'_, Splendor>, &Panel) -> String| told(table, panel, write);
    let part = move |title: Line, class: &'static str, list: Memo<String>| {
        let title = table.words.line(title);
        let shown = move || view! { <h3>{title}</h3> <ul class=class inner_html=move || list.get()></ul> };
        move || (!list.read().is_empty()).then(shown)
    };
    let columns = written(|ink, panel| fans(ink.components, &panel.bought));
    let reserved = written(|ink, panel| {
        list(panel.reserved.iter().map(|held| match held {
            Held::Open { face, .. } => markup::card(ink.components, face.card),
            Held::Back { level, .. } => markup::back(*level),
        }))
    });
    let nobles = written(|_, panel| list(panel.nobles.iter().map(|noble| markup::medallion(*noble))));
    let ear =
        written(|ink, panel| names::sheet(ink.language, ink.components, panel, &ink.bench.name(panel.seat)));
    let nothing = table.words.line(|l| say!(l, splendor.table.nothing_bought));
    view! {
        <Dialog title close=Callback::new(move |()| table.opened.set(None)) class="sp-sheet">
            <p class="for-ear">{move || ear.get()}</p>
            <div aria-hidden="true">
                {move || columns.read().is_empty().then(|| view! { <p class="soft">{nothing}</p> })}
                <div class="sp-fans" inner_html=move || columns.get()></div>
                {part(|l| say!(l, splendor.table.reserved), "sp-row", reserved)}
                {part(|l| say!(l, splendor.table.visited), "sp-row", nobles)}
            </div>
        </Dialog>
    }
    .into_any()
}
