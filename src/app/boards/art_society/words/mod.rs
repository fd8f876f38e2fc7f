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

fn named(language: Language, components: &Components, id: PaintingId, genre: String) -> String {
    let painting = components.painting(id);
    say!(language, art.painting, genre = genre, size = size(painting.w, painting.h))
}

/// A painting in a sentence: its badge and size.
pub fn painting(language: Language, components: &Components, id: PaintingId) -> String {
    named(language, components, id, badge(language, components.painting(id).genre))
}

/// A painting in words alone.
pub fn painting_in_words(language: Language, components: &Components, id: PaintingId) -> String {
    named(language, components, id, genre(language, components.painting(id).genre).to_owned())
}

/// Shields in a sentence: the first says how many there are.
pub fn shields(language: Language, count: u8) -> String {
    let words = say!(language, art.shields, count = count);
    [icon(SHIELD, &words), icon(SHIELD, "").repeat(usize::from(count.clamp(1, 7)) - 1)].concat()
}

/// Shields in words alone.
pub fn shields_in_words(language: Language, count: u8) -> String {
    say!(language, art.shields, count = count)
}

/// A tile in words alone.
pub fn tile_in_words(language: Language, components: &Components, tile: Piece) -> String {
    match tile {
        Piece::Painting(id) => painting_in_words(language, components, id),
        Piece::Decor(size) => shields_in_words(language, size),
    }
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
    [icon(CARD, ""), say!(language, art.card, number = number.to_string())].concat()
}

/// A square of a wall, counted from 1.
pub fn place(language: Language, spot: Spot) -> String {
    say!(language, art.place, x = (spot.x + 1).to_string(), y = (spot.y + 1).to_string())
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
