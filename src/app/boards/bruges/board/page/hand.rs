//! The hand of the one who is nearest: faces where they may be seen, backs elsewhere, and while it is refilled the places
//! that are still empty.

use super::super::super::art::card as drawing;
use super::super::super::print;
use super::super::super::scene::{BackPart, Hand, Piece, symbol as card_symbol};
use super::super::super::words::piece as names;
use super::super::markup::hand::{back as drawn_back, front};
use super::Table;
use super::closeup::{Text, printed};
use crate::app::boards::kit::follow::follow;
use crate::app::boards::kit::hand::{self as kit, Place, places};
use crate::app::boards::kit::markup::{flags, marked, place, tag};
use crate::app::boards::kit::piece::{Drawn, button, dragged, drawn_while};
use crate::app::draw::open_symbol;
use crate::app::words::Language;
use crate::engine::Seat;
use crate::games::bruges::{CardId, Colour};
use crate::say;
use leptos::prelude::*;

/// The height of a card by its width: what is dragged is as large as the card.
const HEIGHT: &str = "1.61";

/// So many cards lie side by side.
pub(super) const ABREAST: usize = 5;

fn cards(hand: &Hand) -> Vec<Place<Piece>> {
    let cards = hand.cards.iter().map(|part| Piece::Card(part.card));
    let backs = hand.backs.iter().map(|part| Piece::Back(hand.seat, part.colour, part.at));
    places(cards.chain(backs), hand.refill.unwrap_or(0))
}

/// The hand.
pub fn hand(table: Table) -> AnyView {
    let held = table.part(|scene| cards(&scene.hand));
    let seat = table.part(|scene| scene.hand.seat);
    let label = move || say!(table.words.language(), bruges_table.table.hand, name = table.name(seat.get()));
    let card = move |piece: Piece| match piece {
        Piece::Card(id) => card(table, id),
        Piece::Back(seat, colour, at) => back(table, seat, colour, at),
        _ => ().into_any(),
    };
    let free = |at: u8| {
        let nth = (at + 1).to_string();
        view! { <span class="br-card br-free" aria-hidden="true">{nth}</span> }.into_any()
    };
    view! {
        {symbols(table)}
        <section
            class="br-hand"
            data-region="hand"
            data-owner=move || seat.get().0.to_string()
            aria-label=label
        >
            {kit::hand("br-cards", ABREAST, held, card, free)}
        </section>
    }
    .into_any()
}

fn card(table: Table, id: CardId) -> AnyView {
    let part = table.last(move |scene| scene.hand.cards.iter().find(|part| part.card == id).copied());
    let dear = Memo::new(move |_| part.get().is_some_and(|part| part.dear));
    let face = Memo::new(move |_| {
        let (language, dear) = (table.words.language(), dear.get());
        table.with_box(|components| {
            front(&printed(language, components, id, dear, &Text::of(language, components, id)))
        })
    });
    let looks = Memo::new(move |_| {
        let Some(part) = part.get() else { return Drawn::default() };
        table.ink(|ink| {
            let lifted = || {
                let seat = table.scene.with(|scene| scene.hand.seat);
                place(Piece::lifted(seat, ink.components.card(id).colour), "br-lifted-back", "")
            };
            let lifted = part.mark.chosen.then(lifted).unwrap_or_default();
            Drawn {
                class: marked("br-card", part.mark, &[(part.withdrawn, "withdrawn"), (part.shown, "shown")]),
                name: names::card(ink.language, ink.components, &part),
                marks: [face.get(), fresh(ink.language, part.mark.fresh), lifted].concat(),
            }
        })
    });
    dragged(Piece::Card(id), HEIGHT, looks)
}

fn back(table: Table, seat: Seat, colour: Colour, at: u8) -> AnyView {
    let looks = drawn_while(
        table,
        move |scene| {
            let found = |part: &&BackPart| part.colour == colour && part.at == at;
            scene.hand.backs.iter().find(found).copied().filter(|_| scene.hand.seat == seat)
        },
        |ink, part| Drawn {
            class: flags("br-card br-face-down", &[(part.unseen, "unseen")]),
            name: names::back(ink.language, part.colour),
            marks: drawn_back(part.colour) + &fresh(ink.language, part.unseen),
        },
    );
    button(Piece::Back(seat, colour, at), None, None, looks)
}

/// The mark of what has just come.
fn fresh(language: Language, is: bool) -> String {
    if is { tag("br-new", say!(language, bruges_table.table.new)) } else { String::new() }
}

/// The faces of the cards that can be dragged, as symbols; of a hand that has lost a card, that one's too, which may be on its way.
/// Nothing stays of a hand that is covered or has gone to somebody else.
fn symbols(table: Table) -> AnyView {
    let cards = table.part(|scene| scene.hand.cards.iter().map(|part| part.card).collect::<Vec<_>>());
    let before = StoredValue::new(Vec::new());
    let drawn = move || {
        cards.with(|cards| {
            let mut all: Vec<CardId> = before.get_value();
            let lost_one = all.len() == cards.len() + 1 && cards.iter().all(|id| all.contains(id));
            if !lost_one || cards.is_empty() {
                all.clone_from(cards);
            }
            before.set_value(cards.clone());
            table.with_box(|components| {
                let mut markup = String::new();
                for id in &all {
                    open_symbol(&mut markup, &card_symbol(*id), drawing::VIEW_BOX);
                    markup.push_str(&drawing::card(&print::face(components, *id, false)));
                    markup.push_str("</symbol>");
                }
                markup
            })
        })
    };
    view! { <svg class="sprite" width="0" height="0" aria-hidden="true" {..follow(drawn)}></svg> }.into_any()
}
