//! Drawings of the house as components.

use crate::app::draw::{cover, seat};
use crate::app::face::face;
use crate::app::rich::Icon;
use crate::games::GameId;
use leptos::prelude::*;

/// A seat's token, in its colour. Decoration: the seat's name stands beside it.
#[component]
pub fn SeatToken(
    /// Shape and colour, 0 to 4.
    #[prop(into)]
    shape: Signal<u8>,
) -> impl IntoView {
    let name = Signal::derive(move || seat::symbol(shape.get().into()));
    view! {
        <span class=move || ["seat ", &name.read()].concat()>
            <Icon symbol=name class="token"/>
        </span>
    }
    .into_any()
}

/// A game's poster; `crop` shows its middle only, for a small card.
#[component]
pub fn GameCover(
    /// Which game.
    game: GameId,
    /// Part of the poster as a `viewBox`; the whole of it if none is given.
    #[prop(optional)]
    crop: Option<&'static str>,
) -> impl IntoView {
    let drawing = face(game).poster();
    let frame = crop.unwrap_or(cover::VIEW_BOX);
    view! {
        <svg class="cover-art" viewBox=frame preserveAspectRatio="xMidYMid slice" aria-hidden="true" inner_html=drawing></svg>
    }
    .into_any()
}
