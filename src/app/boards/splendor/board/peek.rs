//! Looking under a card that lies face down: its face is on the page for as long as its owner holds it, and no longer.

use super::super::scene::Piece;
use super::{Table, markup};
use crate::app::boards::kit::panel::token;
use crate::app::rich::Icon;
use crate::app::stay::Stay;
use crate::engine::Seat;
use crate::games::splendor::{CardId, Event};
use crate::say;
use leptos::prelude::*;
use std::time::Duration;

/// How long the button of whoever handed the tablet on is held, in milliseconds, until it shows the card.
const HOLD: u64 = 350;

/// The face of a card that lies face down, if whoever has the tablet may look under it. Followed where it is read.
pub fn under(table: Table, piece: Piece) -> Option<(Seat, CardId)> {
    let Piece::Back { seat, at } = piece else { return None };
    let shown = table.props.with_value(|props| {
        let view = props.view.read();
        let held = view.players.get(seat.index())?.reserved.get(usize::from(at))?;
        Some(held.card.is_some())
    });
    if shown != Some(false) {
        return None;
    }
    let own = table.props.with_value(|props| props.peek).run(seat)?;
    Some((seat, own.players.get(seat.index())?.reserved.get(usize::from(at))?.card?))
}

/// The face that is being looked at, large.
pub fn peek(table: Table) -> AnyView {
    let card = Memo::new(move |_| under(table, table.peeking.get()?));
    let open = move |(seat, card): (Seat, CardId)| {
        let language = table.words.language();
        let name = table.name(seat);
        let (face, words) = table.with_box(|components| {
            (markup::card(components, card), super::piece_words::face_name(language, components, card))
        });
        view! {
            <div class="sp-peek" role="status">
                <span class="for-ear">{words}</span>
                <span class="piece-drawing" aria-hidden="true" inner_html=face></span>
                <b aria-hidden="true">{say!(language, splendor.table.only_for, name = name)}</b>
            </div>
        }
    };
    view! { {move || card.get().map(open)} }.into_any()
}

/// A button for whoever has just reserved a card unseen and handed the tablet on: they have not looked at it yet.
pub fn glance(table: Table) -> AnyView {
    let handed_on = table.props.with_value(|props| props.handed_on);
    let drawn = Memo::new(move |_| {
        let (seat, events) = handed_on.get()?;
        events.iter().find(|event| matches!(event, Event::ReservedTop { seat: who, .. } if *who == seat))?;
        let held =
            table.scene.with(|scene| scene.panels.get(seat.index()).map(|panel| panel.reserved.len()))?;
        let at = u8::try_from(held.checked_sub(1)?).ok()?;
        let piece = Piece::Back { seat, at };
        under(table, piece).map(|_| (seat, piece))
    });
    let stay = Stay::here();
    let pressed = StoredValue::new(None::<TimeoutHandle>);
    let let_go = move || {
        if let Some(handle) = pressed.try_update_value(Option::take).flatten() {
            handle.clear();
        }
    };
    on_cleanup(let_go);
    let button = move |(seat, piece): (Seat, Piece)| {
        let look = move || table.peek_at(piece);
        let press = move || {
            let_go();
            pressed.set_value(set_timeout_with_handle(look, Duration::from_millis(HOLD)).ok());
        };
        let words = move || say!(table.words.language(), splendor.table.glance, name = table.name(seat));
        view! {
            <button
                type="button"
                class="sp-glance"
                aria-label=words
                on:pointerdown=stay.hears(move |_| press())
                on:pointerup=stay.hears(move |_| let_go())
                on:pointerleave=stay.hears(move |_| let_go())
                on:contextmenu=move |event| event.prevent_default()
                on:keydown=move |event| {
                    if matches!(event.key().as_str(), " " | "Enter") {
                        event.prevent_default();
                        look();
                    }
                }
            >
                {token(table, seat)}
                <Icon symbol="icon-eye"/>
                <span class="sp-glance-words">{move || say!(table.words.language(), splendor.table.hold)}</span>
            </button>
        }
    };
    view! { {move || drawn.get().map(button)} }.into_any()
}
