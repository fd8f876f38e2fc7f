//! What flies: workers, coins, artworks, cubes, each from one piece of the table to another.

use super::super::art::noble::symbol as medal;
use super::Piece;
use crate::app::boards::flying::{fly, fly_of};
use crate::app::flight::Flight;
use crate::engine::Seat;
use crate::games::brussels_1893::components::{Art, Cube, Cubes, Material, Office, Track};
use crate::games::brussels_1893::{Artwork, Components, Event};

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

/// Francs come out of the stock exchange, cubes out of the market, points out of nowhere; what is paid goes there again, but for what
/// is paid for a noble.
const BANK: [Piece; 1] = [Piece::Office(Office::StockExchange)];
const SUPPLY: [Piece; 1] = [Piece::Office(Office::Market)];

/// Where cubes of a kind lie, and what one of them looks like.
fn cubes(seat: Seat, cube: Cube) -> ([Piece; 2], String) {
    let (piece, key) = match cube {
        Cube::Material(material) => (Piece::Cubes(seat, material), material.key()),
        Cube::Joker => (Piece::Jokers(seat), "joker"),
    };
    (of(seat, piece), ["bx-cube-", key].concat())
}

/// Francs and cubes that come to a player, or go from them.
fn goods(seat: Seat, comes: bool, francs: u16, materials: Cubes, jokers: u8) -> Vec<Flight> {
    let mut flights = Vec::new();
    let mut add = |n: usize, own: &[Piece], stock: &[Piece], symbol: &str| {
        let (from, to) = if comes { (stock, own) } else { (own, stock) };
        flights.extend(fly(n, from, to, symbol));
    };
    add(francs.into(), &of(seat, Piece::Purse(seat)), &BANK, COIN);
    let kinds = Material::ALL.map(|material| (Cube::Material(material), materials[material.index()]));
    for (cube, n) in kinds.into_iter().chain([(Cube::Joker, jokers)]) {
        let (own, symbol) = cubes(seat, cube);
        add(n.into(), &own, &SUPPLY, &symbol);
    }
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
        Event::Gained { seat, ref purse } => goods(seat, true, purse.francs, purse.materials, purse.jokers),
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
        Event::Court { leaders, from, .. } => {
            let sent = leaders.iter().filter_map(|seat| Some((seat, from[seat.index()]?)));
            let walks =
                |(seat, office)| fly_of(seat, 1, &[Piece::Office(office)], &[Piece::Court], "bx-worker-");
            sent.flat_map(walks).collect()
        }
        Event::Paid { seat, ref payment, .. } => {
            goods(seat, false, payment.francs(), payment.cubes(), payment.all_jokers())
        }
        Event::Exchanged { seat, jokers } => {
            fly(jokers.into(), &of(seat, Piece::Jokers(seat)), &SUPPLY, "bx-cube-joker").collect()
        }
        Event::Passed { seat, colours, first } => {
            let francs = colours + first.unwrap_or(0);
            fly(francs.into(), &BANK, &of(seat, Piece::Purse(seat)), COIN).collect()
        }
        Event::Salaries { seat, paid, .. } => {
            fly(paid.into(), &of(seat, Piece::Purse(seat)), &BANK, COIN).collect()
        }
        _ => of_belle(event),
    }
}

/// What flies of the expansion.
fn of_belle(event: &Event) -> Vec<Flight> {
    match *event {
        Event::Travellers { seat, travellers } => {
            let to = of(seat, Piece::Travellers(seat));
            fly(travellers.into(), &[Piece::Train], &to, "bx-traveller").collect()
        }
        Event::Departed { travellers } => {
            let from = Office::ALL.into_iter().zip(travellers);
            let leave = |(office, n): (Office, u8)| {
                fly(n.into(), &[Piece::Office(office)], &[Piece::Train], "bx-traveller")
            };
            from.flat_map(leave).collect()
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
            let (from, symbol) = cubes(seat, cube);
            fly(1, &from, &SUPPLY, &symbol).collect()
        }
        Event::Guest { slot, noble, .. } => {
            fly(1, &[Piece::Slot(slot)], &[Piece::Office(Office::Square)], &medal(noble)).collect()
        }
        Event::Released { seat, noble } => {
            let from = of(seat, Piece::Noble(seat, noble));
            fly(1, &from, &[Piece::Office(Office::Square)], &medal(noble)).collect()
        }
        Event::Swapped { won, other, .. } => {
            let [won, other] = [won, other].map(|column| [Piece::Prestige(column), Piece::Column(column)]);
            fly(1, &won, &other, "bx-point").chain(fly(1, &other, &won, "bx-point")).collect()
        }
        Event::Refreshed { from, .. } => {
            let home = (0..).map(Seat).zip(from);
            let goes = |(seat, n): (Seat, u8)| {
                fly(n.into(), &of(seat, Piece::Travellers(seat)), &[Piece::Train], "bx-traveller")
            };
            home.flat_map(goes).collect()
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
