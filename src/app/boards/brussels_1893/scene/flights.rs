//! What flies: workers, coins, artworks, cubes, each from one piece of the table to another.

use super::super::art::noble::symbol as medal;
use super::Piece;
use crate::app::boards::flying::{fly, fly_of};
use crate::app::flight::Flight;
use crate::engine::Seat;
use crate::games::brussels_1893::components::{Art, Cube, Material, Office, Track};
use crate::games::brussels_1893::{Artwork, Components, Event, Purse};

fn of(seat: Seat, piece: Piece) -> [Piece; 2] {
    [piece, Piece::Seat(seat)]
}

const COIN: &str = "bx-coin";

fn art(art: Art) -> String {
    ["bx-art-", art.key()].concat()
}

/// The white side of an artwork.
fn white_side(art: Art) -> String {
    ["bx-white-", art.key()].concat()
}

/// An artwork as it lies on the display.
fn shown(artwork: Artwork) -> String {
    if artwork.white { white_side(artwork.art) } else { art(artwork.art) }
}

fn gained(seat: Seat, purse: &Purse) -> Vec<Flight> {
    // Francs come out of the stock exchange, cubes out of the market, points out of nowhere.
    let from = [Piece::Office(Office::StockExchange)];
    let supply = [Piece::Office(Office::Market)];
    let mut flights: Vec<Flight> =
        fly(purse.francs.into(), &from, &of(seat, Piece::Purse(seat)), COIN).collect();
    for material in Material::ALL {
        let cubes = usize::from(purse.materials[material.index()]);
        let to = of(seat, Piece::Cubes(seat, material));
        flights.extend(fly(cubes, &supply, &to, &["bx-cube-", material.key()].concat()));
    }
    flights.extend(fly(purse.jokers.into(), &supply, &of(seat, Piece::Jokers(seat)), "bx-cube-joker"));
    flights
}

pub(super) fn flights(event: &Event, _components: &Components) -> Vec<Flight> {
    match *event {
        Event::Placed { seat, space, stake, .. } => {
            let to = [Piece::Space(space)];
            let worker = fly_of(seat, 1, &of(seat, Piece::Reserve(seat)), &to, "bx-worker-");
            worker.chain(fly(stake.into(), &of(seat, Piece::Purse(seat)), &to, COIN)).collect()
        }
        Event::Office { seat, office, workers, travellers } => {
            let to = [Piece::Office(office)];
            let sent = fly_of(seat, workers.into(), &of(seat, Piece::Reserve(seat)), &to, "bx-worker-");
            let from = of(seat, Piece::Travellers(seat));
            sent.chain(fly(travellers.into(), &from, &to, "bx-traveller")).collect()
        }
        Event::Artwork { seat, art: of_colour } => {
            let to = of(seat, Piece::Artworks(seat, of_colour));
            fly(1, &[Piece::Stack(of_colour), Piece::Market], &to, &art(of_colour)).collect()
        }
        Event::Sold { seat, art: sold, white, slot, points, francs, .. } => {
            let market = [Piece::Market];
            let (from, symbol) = match white {
                Some(side) => (Piece::Whites(seat, side), white_side(side)),
                None => (Piece::Artworks(seat, sold), art(sold)),
            };
            let artwork = fly(1, &of(seat, from), &[Piece::Display(slot), Piece::Market], &symbol);
            let coins = fly(francs.into(), &market, &of(seat, Piece::Purse(seat)), COIN);
            let points = fly(usize::from(points > 0), &market, &of(seat, Piece::Points(seat)), "bx-point");
            artwork.chain(coins).chain(points).collect()
        }
        Event::Bought { seat, noble, slot, paid } => {
            let row = [slot.map_or(Piece::Revealed, Piece::Slot), Piece::Office(Office::Square)];
            let comes = fly(1, &row, &of(seat, Piece::Noble(seat, noble)), &medal(noble));
            comes.chain(fly(paid.into(), &of(seat, Piece::Purse(seat)), &row, COIN)).collect()
        }
        Event::Gained { seat, ref purse } => gained(seat, purse),
        Event::Freed { seat, workers } => {
            fly_of(seat, workers.into(), &[Piece::Court], &of(seat, Piece::Reserve(seat)), "bx-worker-")
                .collect()
        }
        Event::Built { seat, space } => {
            fly_of(seat, 1, &of(seat, Piece::Front(seat)), &[Piece::Space(space)], "bx-house-").collect()
        }
        Event::Iris { iris, leaders, .. } => leaders
            .iter()
            .flat_map(|seat| fly(1, &[Piece::Iris(iris)], &of(seat, Piece::Points(seat)), "bx-iris"))
            .collect(),
        Event::Rewarded { seat, column, .. } | Event::Tucked { seat, column, .. } => {
            fly(1, &[Piece::Prestige(column), Piece::Column(column)], &[Piece::Seat(seat)], "bx-point")
                .collect()
        }
        Event::Advanced { seat, track, .. } => {
            let symbol = match track {
                Track::Iris => "bx-iris",
                Track::Crown => "bx-crown",
                Track::Architect => "bx-architect",
            };
            fly(1, &[Piece::Seat(seat)], &of(seat, Piece::Track(seat, track)), symbol).collect()
        }
        Event::Court { leaders, .. } => leaders
            .iter()
            .flat_map(|seat| fly_of(seat, 1, &[Piece::Office(Office::Square)], &[Piece::Court], "bx-worker-"))
            .collect(),
        _ => of_belle(event),
    }
}

/// What flies of the expansion.
fn of_belle(event: &Event) -> Vec<Flight> {
    let market = [Piece::Office(Office::Market)];
    match *event {
        Event::Travellers { seat, travellers } => {
            let to = of(seat, Piece::Travellers(seat));
            fly(travellers.into(), &[Piece::Train], &to, "bx-traveller").collect()
        }
        Event::Departed { travellers } => {
            fly(travellers.into(), &[Piece::Office(Office::Square)], &[Piece::Train], "bx-traveller")
                .collect()
        }
        Event::Pavilion { seat, row, .. } => {
            // Where the next player's own board has taken the place of these, to the player who builds.
            let to = of(seat, Piece::Pavilion(row));
            let card = fly(1, &[Piece::Card(row)], &of(seat, Piece::Owned(seat, row)), "bx-belle-card");
            fly_of(seat, 1, &of(seat, Piece::Front(seat)), &to, "bx-pavilion-").chain(card).collect()
        }
        Event::Tile { seat, at, .. } => {
            let to = of(seat, Piece::Tile(at));
            fly_of(seat, 1, &of(seat, Piece::Reserve(seat)), &to, "bx-worker-").collect()
        }
        Event::White { seat, art } => {
            let to = of(seat, Piece::Whites(seat, art));
            fly(1, &[Piece::Stack(art), Piece::Market], &to, &white_side(art)).collect()
        }
        Event::Withdrawn { slot, back, .. } => {
            let to = [Piece::Stack(back.art), Piece::Market];
            fly(1, &[Piece::Display(slot), Piece::Market], &to, &shown(back)).collect()
        }
        Event::Bartered { seat, art: given } => {
            let to = [Piece::Stack(given), Piece::Market];
            fly(1, &of(seat, Piece::Artworks(seat, given)), &to, &art(given)).collect()
        }
        Event::Gave { seat, cube } => {
            let (from, symbol) = match cube {
                Cube::Material(material) => (Piece::Cubes(seat, material), material.key()),
                Cube::Joker => (Piece::Jokers(seat), "joker"),
            };
            fly(1, &of(seat, from), &market, &["bx-cube-", symbol].concat()).collect()
        }
        Event::Recovered { seat, space, francs } => {
            fly(francs.into(), &[Piece::Space(space)], &of(seat, Piece::Purse(seat)), COIN).collect()
        }
        Event::TookBack { seat, office } => {
            fly_of(seat, 1, &[Piece::Office(office)], &of(seat, Piece::Reserve(seat)), "bx-worker-").collect()
        }
        Event::Visited { seat, row, points, .. } => {
            let to = of(seat, Piece::Points(seat));
            fly(usize::from(points > 0), &[Piece::Pavilion(row)], &to, "bx-point").collect()
        }
        _ => Vec::new(),
    }
}
