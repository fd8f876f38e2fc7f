//! The tile in hand over a wall, with what it would do to its neighbours.

use super::super::super::art;
use super::super::super::scene::{Ghost, Piece};
use super::super::super::symbols;
use super::wall::{clash, spoil};
use super::{canvas, on_edge, place, touchable};
use crate::app::draw::svg::{Paint, Svg};
use crate::games::art_society::{self as game, Components, Edge};

const LIT: Paint = Paint::rgb(0xffd76a);
const DARK: Paint = Paint::rgb(0x2b1a08);

/// Longest reach of a clasp to either side.
const REACH: f64 = 26.0;

/// Draws it; `name` is what it is called.
#[must_use]
pub fn ghost(components: &Components, ghost: &Ghost, name: &str) -> String {
    let around = place(ghost.area);
    let [x, y, w, h] = around;
    let mut svg = Svg::new();
    let class = match (ghost.refusal.is_some(), ghost.firm) {
        (true, _) => "as-ghost refused-here",
        (_, true) => "as-ghost firm lies",
        _ => "as-ghost",
    };
    touchable(&mut svg, class, Piece::Ghost, name);
    svg.attribute("data-drag", "");
    svg.rect(x + 6.0, y + 12.0, w, h - 2.0, Paint::rgb(0x12040a)).corner(4.0).opacity(0.45);
    match ghost.piece {
        game::Piece::Painting(painting) => canvas(&mut svg, components, painting, around),
        game::Piece::Decor(size) => {
            svg.reuse(&symbols::decor(size, ghost.upright), x, y, w, h);
        }
    }
    let edge = |svg: &mut Svg, paint: Paint, width: f64| {
        svg.rect(x - 2.0, y - 2.0, w + 4.0, h + 4.0, Paint::None).corner(3.0).stroke(paint, width);
    };
    if ghost.refusal.is_some() {
        edge(&mut svg, Paint::rgb(0x2a0a0a), 6.5);
        edge(&mut svg, Paint::rgb(0xff8a78), 4.0);
        svg.dashes(12.0, 8.0);
        svg.end();
        return svg.finish();
    }
    edge(&mut svg, LIT, 14.0);
    svg.opacity(0.35);
    edge(&mut svg, DARK, 6.5);
    edge(&mut svg, LIT, 4.0);
    if ghost.turns {
        svg.placed(x + w - 4.0, y + 4.0, 0.0, 1.0);
        svg.circle(0.0, 0.0, 13.0, LIT).stroke(DARK, 2.0);
        svg.curve("M-6 2A6.500 6.500 0 1 1 0 6.500M-9-2l3 4.500l4.500-3", &[], DARK, 2.2);
        svg.end();
    }
    svg.end();
    if let Some(outcome) = &ghost.outcome {
        for (_, shared) in &outcome.matches {
            clasp(&mut svg, *shared);
        }
        if let game::Piece::Painting(painting) = ghost.piece
            && !outcome.clashes.is_empty()
        {
            spoil(&mut svg, around);
            for (_, shared) in &outcome.clashes {
                clash(&mut svg, components.painting(painting).genre, *shared);
            }
        }
    }
    svg.finish()
}

fn clasp(svg: &mut Svg, edge: Edge) {
    let half = f64::from(edge.length) * art::UNIT / 2.0;
    on_edge(svg, edge, half);
    svg.raw(&art::clasp((half - 6.0).min(REACH))).end();
}
