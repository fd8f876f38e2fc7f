//! Looking under a card that lies face down: its face is on the page for as long as its owner holds it, and no longer.

use super::super::scene::Piece;
use super::{Table, markup, names};
use crate::app::boards::kit::closeup::{self, Closeup};
use crate::app::boards::kit::panel::token;
use crate::app::derived::derived;
use crate::app::rich::Icon;
use crate::engine::Seat;
use crate::games::splendor::{CardId, Event, View};
use crate::{live, say};
use leptos::prelude::*;

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
    closeup::closeup(table, "sp-peek", |table, piece| {
        let (seat, card) = under(table, piece)?;
        Some(table.ink(|ink| Closeup {
            words: names::face_name(ink.language, ink.components, card),
            face: markup::card(ink.components, card),
            note: say!(ink.language, splendor.table.only_for, name = table.name(seat)),
        }))
    })
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
        let content = view! { {token(Signal::derive(move || table.shape(seat)))} <Icon symbol="icon-eye"/> <span class="sp-glance-words">{hold}</span> };
        closeup::hold(table, piece, "sp-glance", label, content.into_any())
    };
    view! { {move || unseen.get().map(button)} }.into_any()
}
