//! Art Society's pictures: 116 paintings in four genres and four frames, badges, decor, the wall. Pure functions of a
//! tile's identity; a painting is the same in every game and on every machine.
//!
//! | drawing | frame |
//! | --- | --- |
//! | [`painting`], [`picture`], [`frame`] | `0 0 50w 50h` for w x h squares |
//! | [`back`] | the same |
//! | [`badge`], [`shield`] | [`BADGE_VIEW_BOX`] |
//! | [`decor`] | one square and more, 50 units each |
//! | [`star`], [`eye`], [`clasp`], [`saw`], [`seal`] | about the origin, at the scale of a wall |
//! | [`damask`] | one repeat, 50 x 100 |
//!
//! A painting draws parts that it uses again under ids that begin with the tile's name. So the page holds every
//! painting in play once, as a [`symbol`], and refers to it as often as it likes.
//!
//! Genres are told apart by their structure as well as by their colours: a horizon, windows in rows, a head, the edge
//! of a table. So are frames: dotted and bright, pale with fans, broad and mitred, thin and black.

// Colours read best as the six digits of their notation, and coordinates are rounded on purpose. A drawing's measures
// have the names of geometry: x, y, w, h.
#![allow(
    clippy::unreadable_literal,
    clippy::many_single_char_names,
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss
)]

mod bouquet;
mod canvas;
mod city;
pub mod cover;
mod facade;
mod figure;
mod frame;
mod ink;
mod landscape;
mod portrait;
mod shore;
mod still_life;
pub mod table;
mod things;
mod wall;

pub use crate::games::art_society::{Frame, Genre};
pub use frame::{badge, frame, genre_colour};
pub use wall::{clasp, corner, crosses, damask, decor, eye, saw, seal, shield, star};

use crate::app::draw::svg::{Paint, Svg, push_number};
use crate::games::art_society::{Components, PaintingId};
use canvas::Canvas;

/// Units of a square.
pub const UNIT: f64 = 50.0;
/// The frame of a badge or a shield.
pub const BADGE_VIEW_BOX: &str = "-14 -14 28 28";

/// What a painting is drawn from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tile<'a> {
    /// The tile's name in the box, such as `P3x2-L1`.
    pub key: &'a str,
    /// Width in squares.
    pub w: u8,
    /// Height in squares.
    pub h: u8,
    /// What it shows.
    pub genre: Genre,
    /// What it is framed in.
    pub frame: Frame,
}

impl<'a> Tile<'a> {
    /// A painting of the box.
    #[must_use]
    pub fn of(components: &'a Components, id: PaintingId) -> Self {
        let painting = components.painting(id);
        let crate::games::art_society::Painting { w, h, genre, frame, .. } = *painting;
        Self { key: components.key(id), w, h, genre, frame }
    }

    /// Palette and motif are counted and not drawn by chance, so that copies of a shape always differ.
    fn counts(&self) -> [u32; 2] {
        let copy = self.key.chars().last().and_then(|digit| digit.to_digit(10)).unwrap_or(1);
        let starting = if self.key.starts_with('S') { 3 } else { 0 };
        let (w, h, genre) = (u32::from(self.w), u32::from(self.h), self.genre.index() as u32);
        [
            w * 3 + h * 5 + copy * 2 + u32::from(copy > 3) + starting + genre,
            w * 2 + h * 3 + copy + starting + genre,
        ]
    }

    /// The id of its symbol.
    #[must_use]
    pub fn symbol_id(&self) -> String {
        super::symbols::keyed(self.key)
    }
}

/// A painting in its frame, with its genre's badge.
#[must_use]
pub fn painting(tile: &Tile) -> String {
    let mut svg = Svg::new();
    let (w, h) = (f64::from(tile.w) * UNIT, f64::from(tile.h) * UNIT);
    svg.path("M1 1H#V#H1z", &[w - 1.0, h - 1.0], Paint::rgb(0x2a1a10));
    svg.raw(&picture(tile));
    svg.raw(&frame(tile.frame, tile.genre, tile.w, tile.h));
    svg.finish()
}

/// The picture alone, where it shows inside its frame.
#[must_use]
pub fn picture(tile: &Tile) -> String {
    let inset = frame::width(tile.frame) + 1.0;
    let (w, h) = (f64::from(tile.w) * UNIT - 2.0 * inset, f64::from(tile.h) * UNIT - 2.0 * inset);
    let mut canvas = Canvas::new(tile.key, [tile.w, tile.h], w, h);
    let [palette, motif] = tile.counts();
    match tile.genre {
        Genre::CityLife => city::draw(&mut canvas, palette, motif),
        Genre::Portrait => portrait::draw(&mut canvas, palette, motif),
        Genre::StillLife => still_life::draw(&mut canvas, palette, motif),
        Genre::Landscape => landscape::draw(&mut canvas, palette, motif),
    }
    // A nested <svg> cuts off what leaves the picture; the shadow of the frame falls on its upper and left edge.
    let mut markup = String::from("<svg");
    for (name, value) in [("x", inset), ("y", inset), ("width", w), ("height", h)] {
        for part in [" ", name, "=\""] {
            markup.push_str(part);
        }
        push_number(&mut markup, value, 1);
        markup.push('"');
    }
    markup.push('>');
    markup.push_str(&canvas.finish(tile.key));
    let mut shadow = Svg::new();
    shadow.path("M0 #V0H#l-3 2.5H2.5V#z", &[h, w, h], Paint::rgb(0x1a0f08)).opacity(0.35);
    markup.push_str(&shadow.finish());
    markup.push_str("</svg>");
    markup
}

/// A painting as a symbol for the page's store of symbols.
#[must_use]
pub fn symbol(tile: &Tile) -> String {
    let mut view_box = String::from("0 0 ");
    push_number(&mut view_box, f64::from(tile.w) * UNIT, 0);
    view_box.push(' ');
    push_number(&mut view_box, f64::from(tile.h) * UNIT, 0);
    let mut markup = String::new();
    crate::app::draw::open_symbol(&mut markup, &tile.symbol_id(), &view_box);
    markup.push_str(&painting(tile));
    markup.push_str("</symbol>");
    markup
}

/// The back of a painting of `w` x `h` squares: its value on a paddle, or a gold star for a starting painting.
#[must_use]
pub fn back(w: u8, h: u8, value: Option<u8>) -> String {
    let (right, bottom) = (f64::from(w) * UNIT, f64::from(h) * UNIT);
    let (linen, rail) = if value.is_some() {
        (Paint::rgb(0xd8c7a4), Paint::rgb(0x9a7b4c))
    } else {
        (Paint::rgb(0xe8c25a), Paint::rgb(0xa67a1c))
    };
    let mut svg = Svg::new();
    svg.rect(1.0, 1.0, right - 2.0, bottom - 2.0, rail);
    svg.rect(8.0, 8.0, right - 16.0, bottom - 16.0, linen);
    svg.curve(
        "M8 8L22 22M# 8L# 22M8 #L22 #M# #L# #",
        &[
            right - 8.0,
            right - 22.0,
            bottom - 8.0,
            bottom - 22.0,
            right - 8.0,
            bottom - 8.0,
            right - 22.0,
            bottom - 22.0,
        ],
        rail,
        3.0,
    );
    svg.placed(right / 2.0, bottom / 2.0, 0.0, 1.0);
    match value {
        Some(value) => {
            svg.path("M-17-20H17V6Q17 18 4 18L3 27H-3L-4 18Q-17 18-17 6z", &[], Paint::rgb(0x2b2320));
            let mut figure = String::new();
            push_number(&mut figure, f64::from(value), 0);
            svg.text(0.0, 9.0, "as-lot-value", &figure);
        }
        None => {
            svg.placed(0.0, 0.0, 0.0, 1.3);
            svg.raw(&star());
            svg.end();
        }
    }
    svg.end();
    svg.finish()
}

#[cfg(test)]
mod tests;
