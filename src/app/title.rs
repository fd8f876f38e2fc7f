//! What tells one game from the others wherever it stands: its accent, its cover, its symbols.

use super::browser::measured;
use super::catalogue;
use super::draw::Cover;
use crate::games::GameId;
use leptos::prelude::*;

/// Class that gives a part of the page the accent of a game.
#[must_use]
pub const fn accent(game: GameId) -> &'static str {
    match game {
        GameId::Splendor => "g-splendor",
        GameId::AzulSummerPavilion => "g-azul",
        GameId::ArtSociety => "g-art-society",
        GameId::Bruges => "g-bruges",
        GameId::Brussels1893 => "g-brussels",
    }
}

/// A game's cover.
#[must_use]
pub const fn cover_of(game: GameId) -> Cover {
    match game {
        GameId::Splendor => Cover::Splendor,
        GameId::AzulSummerPavilion => Cover::Azul,
        GameId::ArtSociety => Cover::ArtSociety,
        GameId::Bruges => Cover::Bruges,
        GameId::Brussels1893 => Cover::Brussels,
    }
}

/// Puts a game's symbols into the page, once, for the sentences and boards that refer to them.
pub fn provide_sprite(game: GameId) {
    let id = ["sprite-", game.key()].concat();
    let document = document();
    if document.get_element_by_id(&id).is_some() {
        return;
    }
    if let (Some(title), Some(body), Ok(holder)) =
        (catalogue::title(game), document.body(), document.create_element("div"))
    {
        holder.set_id(&id);
        holder.set_inner_html(&measured(&["sprite ", game.key()].concat(), || title.sprite()));
        // The body takes any element.
        let _ = body.prepend_with_node_1(&holder);
    }
}
