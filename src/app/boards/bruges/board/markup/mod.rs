//! What is drawn on the pieces of the table: markup from plain values, with `style/bruges/`.
//!
//! | part | what it is |
//! | --- | --- |
//! | [`hand`] | a card with its words; hands face down |
//! | [`street`] | houses with their names, what the loss of one costs |
//! | [`player`] | the parts of a display, and another player's panel |
//! | [`uses`] | the six uses: which cards can do them, or what they bring with the card that is taken up |
//! | [`changes`] | what a decision changes |
//! | [`city`] | what the dice say |
//! | [`threats`] | who takes which markers, one after the other |
//!
//! Words come from those who call and are set as they are: `&` and `<` in them are the caller's to escape.

pub mod changes;
pub mod city;
pub mod hand;
pub mod player;
pub mod street;
pub mod threats;
pub mod uses;

use crate::app::boards::kit::markup::{drawing, symbol};
use crate::app::draw::seat;

/// The frame of signs.
const SIGN: &str = crate::app::boards::bruges::art::sprite::SIGN_VIEW_BOX;

/// A sign of the sprite.
pub(super) fn sign(id: &str, class: &str) -> String {
    drawing(SIGN, &["<use href=\"#", id, "\"/>"].concat(), &["br-sign ", class].concat())
}

/// A player's token, in the colour of its shape.
pub(super) fn token(shape: usize) -> String {
    let id = seat::symbol(shape);
    symbol(&id, &["token ", &id].concat())
}

#[cfg(test)]
mod tests;
