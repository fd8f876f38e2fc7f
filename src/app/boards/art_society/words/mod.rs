//! Every sentence of the game, in the language asked for.

pub mod offer;
pub mod outcome;
pub mod piece;
pub mod reason;
pub mod refusal;
pub mod rules;
mod worded;

use super::art::table::sprite::{CARD, SHIELD, badge_symbol};
use crate::app::names;
use crate::app::sentence::icon;
use crate::app::words::Language;
use crate::games::art_society::{Components, Frame, Genre, PaintingId, Piece, Spot};
use crate::say;

/// Name of a genre.
pub fn genre(language: Language, genre: Genre) -> &'static str {
    names::art_society::GENRES.at(genre.index(), language as usize)
}

/// Name of a frame.
pub fn frame(language: Language, frame: Frame) -> &'static str {
    names::art_society::FRAMES.at(frame.index(), language as usize)
}

/// Name of a genre's rank in the museum, from 0.
pub fn rank(language: Language, rank: usize) -> &'static str {
    match rank {
        0 => say!(language, art.rank.first),
        1 => say!(language, art.rank.second),
        2 => say!(language, art.rank.third),
        _ => say!(language, art.rank.fourth),
    }
}

/// A genre's badge in place of its name.
pub fn badge(language: Language, kind: Genre) -> String {
    icon(badge_symbol(kind), genre(language, kind))
}

/// Width and height.
pub fn size(w: u8, h: u8) -> String {
    [&w.to_string(), "×", &h.to_string()].concat()
}

/// A painting in a sentence: its badge and size.
pub fn painting(language: Language, components: &Components, id: PaintingId) -> String {
    let it = components.painting(id);
    say!(language, art.painting, genre = badge(language, it.genre), size = size(it.w, it.h))
}

/// Shields in a sentence: the first says how many there are.
pub fn shields(language: Language, count: u8) -> String {
    let words = say!(language, art.shields, count);
    [icon(SHIELD, &words), icon(SHIELD, "").repeat(usize::from(count.clamp(1, 7)) - 1)].concat()
}

/// A tile in a sentence.
pub fn tile(language: Language, components: &Components, tile: Piece) -> String {
    match tile {
        Piece::Painting(id) => painting(language, components, id),
        Piece::Decor(size) => shields(language, size),
    }
}

/// A bid card in a sentence.
pub fn card(language: Language, number: u8) -> String {
    [icon(CARD, ""), say!(language, art.card, number)].concat()
}

/// A square of a wall, counted from 1.
pub fn place(language: Language, spot: Spot) -> String {
    say!(language, art.place, x = spot.x + 1, y = spot.y + 1)
}

/// Points that somebody has, which may be fewer than none.
pub fn score(language: Language, number: i32) -> String {
    let sign = if number < 0 { "−" } else { "" };
    [sign, &say!(language, art.points, count = number.unsigned_abs())].concat()
}

/// Points gained or lost.
pub fn points(language: Language, number: i32) -> String {
    let sign = if number < 0 { "−" } else { "+" };
    [sign, &say!(language, art.points, count = number.unsigned_abs())].concat()
}
