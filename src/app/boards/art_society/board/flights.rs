//! What travels: paintings from the row of lots to a wall, to an assistant or to the museum, decor from the drawer.

use super::super::art::Tile;
use super::super::drawing::sprite::decor_symbol;
use super::super::scene::Piece;
use super::canvas_id;
use crate::app::motion::Flight;
use crate::games::art_society::{self as game, Components, Event, Origin, PaintingId};

/// The flights that tell an event.
pub fn flights(event: &Event, components: &Components) -> Vec<Flight> {
    let painting = |id: PaintingId| Tile::of(components, id).symbol_id();
    let one = |from: String, to: Piece, symbol: String| vec![Flight { from, to: to.id(), symbol }];
    match *event {
        Event::Hung { seat, painting: id, origin, .. } => {
            let from = match origin {
                Origin::Assistant => Piece::Assistant(seat).id(),
                _ => canvas_id(id),
            };
            one(from, Piece::Painting(id), painting(id))
        }
        Event::Stored { seat, piece } => match piece {
            game::Piece::Painting(id) => one(canvas_id(id), Piece::Assistant(seat), painting(id)),
            game::Piece::Decor(size) => {
                one(Piece::Decor(size).id(), Piece::Assistant(seat), decor_symbol(size, false))
            }
        },
        Event::DecorLaid { seat, size, spot, upright, origin } => {
            let from = match origin {
                Origin::Assistant => Piece::Assistant(seat),
                _ => Piece::Decor(size),
            };
            one(from.id(), Piece::Plaque(seat, spot), decor_symbol(size, upright))
        }
        Event::ToMuseum { painting: id, .. } => {
            one(canvas_id(id), Piece::Genre(components.painting(id).genre), painting(id))
        }
        Event::Exchanged { gave, .. } => {
            one(canvas_id(gave), Piece::Genre(components.painting(gave).genre), painting(gave))
        }
        _ => Vec::new(),
    }
}
