//! The pictures of Azul: Summer Pavilion: six glazes, the boards with their ornaments, factories and centre. Pure functions to SVG
//! markup.
//!
//! The page holds [`sprite`] once; everything else refers to its symbols, so nothing else carries an id.
//!
//! | drawing | frame |
//! | --- | --- |
//! | [`board`], [`preview`](preview::preview), [`mini`](mini::mini) | [`board::VIEW_BOX`], origin in the middle |
//! | [`table`] | [`table::VIEW_BOX`], origin in the middle |
//! | tiles, signs, seal, starting player tile | [`tile::VIEW_BOX`], side 100, long diagonal upright |
//! | pillar, statue, window | [`ornament::VIEW_BOX`] |

// Colours read best as the six digits of their notation, and coordinates are rounded to tenths of a unit on purpose.
#![allow(
    clippy::unreadable_literal,
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss
)]

pub mod board;
pub mod cover;
pub mod figure;
pub mod glaze;
pub mod lattice;
pub mod mini;
pub mod ornament;
pub mod preview;
pub mod table;
pub mod tile;

use crate::app::draw::SPRITE_HEAD;

/// All symbols of the game as one hidden `<svg>`. A page holds it once, before its first use.
#[must_use]
pub fn sprite() -> String {
    let mut markup = String::from(SPRITE_HEAD);
    let mut symbol = |view_box: &str, id: &str, drawing: &str| {
        // Tiles reach beyond their frame, which measures their side.
        for part in
            ["<symbol id=\"", id, "\" viewBox=\"", view_box, "\" overflow=\"visible\">", drawing, "</symbol>"]
        {
            markup.push_str(part);
        }
    };
    tile::symbols(|id, drawing| symbol(tile::VIEW_BOX, id, &drawing));
    tile::chips(|id, drawing| symbol(tile::CHIP_VIEW_BOX, id, &drawing));
    table::symbols(|id, drawing| symbol(tile::VIEW_BOX, id, &drawing));
    ornament::symbols(|id, drawing| symbol(ornament::VIEW_BOX, id, drawing));
    markup.push_str("</svg>");
    markup
}

#[cfg(test)]
mod tests;
