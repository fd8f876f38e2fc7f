//! Looking under a card that lies face down: its face is on the page for as long as its owner holds it, and no longer.

use super::super::scene::Piece;
use super::{Table, markup, names};
use crate::app::boards::kit::panel::token;
use crate::app::derived::derived;
use crate::app::rich::Icon;
use crate::app::stay::{Alarm, Stay};
use crate::engine::Seat;
use crate::games::splendor::{CardId, Event, View};
use crate::{live, say};
use leptos::prelude::*;
use std::time::Duration;

/// How long the button is held, in milliseconds, until it shows what lies under the card.
const HOLD: u64 = 350;

/// The face of a card that lies face down, if whoever has the tablet may look under it. Followed where it is read.
pub fn under(table: Table, piece: Piece) -> Option<(Seat, CardId)> {
    let Piece::Back(seat, at) = piece else { return None };
    let held = |view: &View| view.players.get(seat.index())?.reserved.get(usize::from(at)).copied();
    if table.with_view(|_, view| held(view))?.card.is_some() {
        return None;
    }
    let own = table.props.with_value(|props| props.peek).run(seat)?;
    Some((seat, held(&own)?.card?))
}

/// The face that is being looked at, large.
pub fn peek(table: Table) -> AnyView {
    let shown = derived(move || under(table, table.peeking.get()?));
    let open = move |(seat, card)| {
        let words = table.ink(|ink| names::face_name(ink.language, ink.components, card));
        let note = say!(table.words.language(), splendor.table.only_for, name = table.name(seat));
        view! {
            <div class="sp-peek" role="status">
                <span class="for-ear">{words}</span>
                <span
                    class="piece-drawing"
                    aria-hidden="true"
                    inner_html=table.with_box(|components| markup::card(components, card))
                ></span>
                <b aria-hidden="true">{note}</b>
            </div>
        }
    };
    view! { {move || shown.get().map(open)} }.into_any()
}

/// The card that somebody has just reserved unseen before handing the tablet on: they have not looked at it yet.
pub fn unseen(table: Table) -> Memo<Option<(Seat, Piece)>> {
    let handed_on = table.props.with_value(|props| props.handed_on);
    derived(move || {
        let (seat, events) = handed_on.get()?;
        events.iter().find(|event| matches!(event, Event::ReservedTop { seat: who, .. } if *who == seat))?;
        let held = table.scene.with(|scene| scene.panel(seat).map(|panel| panel.reserved.len()))?;
        let piece = Piece::Back(seat, u8::try_from(held.checked_sub(1)?).ok()?);
        under(table, piece).map(|_| (seat, piece))
    })
}

/// A button with which they look at it.
pub fn glance(table: Table, unseen: Memo<Option<(Seat, Piece)>>) -> AnyView {
    let button = move |(seat, piece): (Seat, Piece)| {
        let label = move || say!(table.words.language(), splendor.table.glance, name = table.name(seat));
        let hold = live!(table.words, splendor.table.hold);
        let (stay, pressed) = (Stay::here(), Alarm::here());
        let look = move || table.peek_at(piece);
        view! {
            <button
                type="button"
                class="sp-glance"
                aria-label=label
                on:pointerdown=stay.hears(move |_| pressed.set(Duration::from_millis(HOLD), look))
                on:pointerup=stay.hears(move |_| pressed.stop())
                on:pointerleave=stay.hears(move |_| pressed.stop())
                on:contextmenu=move |event| event.prevent_default()
                on:keydown=move |event| {
                    if matches!(event.key().as_str(), " " | "Enter") {
                        event.prevent_default();
                        look();
                    }
                }
            >
                {token(Signal::derive(move || table.shape(seat)))}
                <Icon symbol="icon-eye"/>
                <span class="sp-glance-words">{hold}</span>
            </button>
        }
    };
    view! { {move || unseen.get().map(button)} }.into_any()
}
