//! Drawings of the house as components.

use crate::app::draw::{cover, seat};
use crate::app::rich::Icon;
use crate::app::title::cover_of;
use crate::games::GameId;
use leptos::prelude::*;

/// A seat's token, in its colour. Decoration: the seat's name stands beside it.
#[component]
pub fn SeatToken(
    /// Shape and colour, 0 to 4.
    #[prop(into)]
    shape: Signal<u8>,
) -> impl IntoView {
    let name = Signal::derive(move || {
        ["seat-", seat::SHAPES[usize::from(shape.get()) % seat::SHAPES.len()]].concat()
    });
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
    let drawing = cover(cover_of(game));
    let frame = crop.unwrap_or(crate::app::draw::covers::VIEW_BOX);
    view! {
        <svg class="cover-art" viewBox=frame preserveAspectRatio="xMidYMid slice" aria-hidden="true" inner_html=drawing></svg>
    }
    .into_any()
}

/// The part of a game's poster that tells it apart on a narrow card, as a `viewBox`.
#[must_use]
pub const fn detail(game: GameId) -> &'static str {
    match game {
        GameId::Splendor => "52 52 96 128",
        GameId::AzulSummerPavilion => "40 50 110 140",
        GameId::ArtSociety => "60 40 84 150",
        GameId::Bruges => "56 18 88 150",
        GameId::Brussels1893 => "50 20 100 150",
    }
}
