//! What travels: tiles from factory to hand to board to tower, and out of the bag.

use super::super::art::tile::symbol;
use super::super::scene::{Piece, tile_id};
use crate::app::motion::Flight;
use crate::games::azul_summer_pavilion::{COLOURS, Colour, Event, Source, Tiles};

/// The flights that tell an event.
pub fn flights(event: &Event) -> Vec<Flight> {
    match event {
        Event::Took { seat, source, tiles, moved } => {
            let mut flights = each(tiles, 0, |colour, at| {
                (tile_id(Piece::Pick(*source, colour), at), Piece::Held(*seat, colour).id())
            });
            let centre = |colour| Piece::Pick(Source::Centre, colour).id();
            for colour in Colour::ALL {
                let mut rest = [0; COLOURS];
                rest[colour.index()] = moved[colour.index()];
                let first = tiles[colour.index()];
                flights.extend(each(&rest, first, |colour, at| {
                    (tile_id(Piece::Pick(*source, colour), at), centre(colour))
                }));
            }
            flights
        }
        Event::TookToken { seat, .. } => {
            vec![Flight {
                from: Piece::Token.id(),
                to: Piece::Seat(*seat).id(),
                symbol: "az-token".to_owned(),
            }]
        }
        Event::Placed { seat, space, colour, spent, .. } => {
            let hand = |colour| Piece::Held(*seat, colour).id();
            let mut away = *spent;
            away[colour.index()] -= 1;
            let turn = 60.0 * f64::from(space % 6);
            let placed = Flight {
                from: hand(*colour),
                to: Piece::Space(*seat, *space).id(),
                symbol: symbol(*colour, turn),
            };
            let mut flights = vec![placed];
            flights.extend(each(&away, 0, |colour, _| (hand(colour), Piece::Tower.id())));
            flights
        }
        Event::TookBonus { seat, tiles } => {
            each(tiles, 0, |colour, _| (Piece::Supply(colour).id(), Piece::Held(*seat, colour).id()))
        }
        Event::Refilled { tiles, .. } => {
            each(tiles, 0, |colour, _| (Piece::Bag.id(), Piece::Supply(colour).id()))
        }
        Event::Passed { seat, kept, discarded, .. } => {
            let mut corner = 0;
            let mut flights = each(kept, 0, |colour, _| {
                corner += 1;
                (Piece::Held(*seat, colour).id(), Piece::Corner(*seat, corner - 1).id())
            });
            flights
                .extend(each(discarded, 0, |colour, _| (Piece::Held(*seat, colour).id(), Piece::Tower.id())));
            flights
        }
        _ => Vec::new(),
    }
}

/// A flight for each tile of a heap; `way` gives its ends by its colour and its number among its likes, from `first`.
fn each(tiles: &Tiles, first: u8, mut way: impl FnMut(Colour, u8) -> (String, String)) -> Vec<Flight> {
    let mut flights = Vec::new();
    for colour in Colour::ALL {
        for at in 0..tiles[colour.index()] {
            let (from, to) = way(colour, first + at);
            flights.push(Flight { from, to, symbol: symbol(colour, 0.0) });
        }
    }
    flights
}
