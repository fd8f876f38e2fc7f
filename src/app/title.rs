//! What a game brings to the page around it: its symbols and its colours.

use super::browser::measured;
use super::catalogue;
use super::face::colours;
use crate::games::GameId;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::CssStyleSheet;

/// Gives every game's colours to the page, for whatever carries its class (see [`accent`](super::face::accent)). They stand in
/// the page's style sheet as rules, because its Content-Security-Policy takes no text for a sheet.
pub fn provide_colours() {
    let sheets = document().style_sheets();
    if let Some(sheet) = sheets.item(0).and_then(|sheet| sheet.dyn_into::<CssStyleSheet>().ok()) {
        for game in GameId::ALL {
            // A browser that refuses the rule shows the house's own brass.
            let _ = sheet.insert_rule(&colours(*game));
        }
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
