//! Parts of the table, drawn from the scene's plain values: the large wall in its layers, a wall in small, the
//! museum's track, the figures of the rule reference, and the symbols that all of them refer to.

// Colours read best as the six digits of their notation, and coordinates are rounded to tenths of a unit on purpose.
#![allow(clippy::unreadable_literal, clippy::cast_precision_loss)]

pub mod ghost;
pub mod lesson;
pub mod museum;
pub mod sprite;
#[cfg(test)]
mod tests;
pub mod wall;

use super::super::scene::Piece;
use super::{Tile, UNIT};
use crate::app::draw::svg::Svg;
use crate::games::art_society::{Area, Components, Edge, PaintingId};

/// Upper left corner and size of squares, in units.
fn place(area: Area) -> [f64; 4] {
    [area.spot.x, area.spot.y, area.w, area.h].map(|squares| f64::from(squares) * UNIT)
}

/// A painting, by the symbol that the page holds of it.
fn canvas(svg: &mut Svg, components: &Components, painting: PaintingId, [x, y, w, h]: [f64; 4]) {
    svg.reuse(&Tile::of(components, painting).symbol_id(), x, y, w, h);
}

/// Begins a group that stands on an edge, its x along the edge.
fn on_edge(svg: &mut Svg, edge: Edge, along: f64) {
    let [x, y] = [edge.spot.x, edge.spot.y].map(|squares| f64::from(squares) * UNIT);
    if edge.upright {
        svg.placed(x, y + along, 90.0, 1.0);
    } else {
        svg.placed(x + along, y, 0.0, 1.0);
    }
}

/// Begins a part of a drawing that can be touched.
fn touchable(svg: &mut Svg, class: &str, piece: Piece, name: &str) {
    let class = class.to_owned();
    svg.group()
        .class(&class)
        .attribute("data-piece", &piece.id())
        .attribute("role", "button")
        .attribute("tabindex", "-1")
        .attribute("aria-label", name);
}
