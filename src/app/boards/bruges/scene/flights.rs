//! What flies: cards, coins, workers, markers, each from one piece of the table to another.

use super::Piece;
use super::piece::{BACKS, symbol};
use crate::app::boards::bruges::art::house::MOVES_IN as PERSON;
use crate::app::boards::flying::fly;
use crate::app::flight::Flight;
use crate::engine::Seat;
use crate::games::bruges::{CARDS, CardId, Colour, Components, Event, PlaceId, Purse, Tally};

pub(super) fn some(tally: &Tally) -> impl Iterator<Item = Colour> + '_ {
    Colour::ALL.into_iter().filter(|colour| tally[colour.index()] > 0)
}

/// A hand card as a place: its face, the back of the one that is taken up, one of the backs of its colour, the hand in a panel, any
/// face of its colour where the card itself is not told and the nearest player's hand lies open, or what stands for the player.
fn in_hand(components: &Components, seat: Seat, colour: Colour, card: Option<CardId>) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = card.map(Piece::Card).into_iter().collect();
    pieces.push(Piece::lifted(seat, colour));
    pieces.extend((0..BACKS).rev().map(|at| Piece::Back(seat, colour, at)));
    pieces.push(Piece::Hand(seat));
    if card.is_none() {
        let alike = (0..CARDS as CardId).filter(|card| components.card(*card).colour == colour);
        pieces.extend(alike.map(Piece::Card));
    }
    pieces.push(Piece::Seat(seat));
    pieces
}

const COIN: &str = "br-coin";
const SHIELD: &str = "br-shield";

fn house(seat: Seat, place: PlaceId) -> [Piece; 3] {
    [Piece::House(seat, place), Piece::Window(seat, place), Piece::Seat(seat)]
}

/// Guilders, points and workers between two players, or a player and the town hall.
fn handed(from: Option<Seat>, to: Option<Seat>, purse: &Purse) -> Vec<Flight> {
    let place = |seat: Option<Seat>, piece: &dyn Fn(Seat) -> Piece| [seat.map_or(Piece::Bank, piece)];
    let mut flights = Vec::new();
    let mut add = |n: usize, piece: &dyn Fn(Seat) -> Piece, symbol: &str| {
        flights.extend(fly(n, &place(from, piece), &place(to, piece), symbol));
    };
    add(purse.guilders.into(), &Piece::Purse, COIN);
    add(usize::from(purse.points > 0), &Piece::Points, SHIELD);
    for colour in some(&purse.workers) {
        let n = purse.workers[colour.index()];
        add(n.into(), &|seat| Piece::Workers(seat, colour), &colour.id("br-wk-"));
    }
    flights
}

fn paid(seat: Seat, guilders: u16) -> Vec<Flight> {
    handed(Some(seat), None, &Purse::of_guilders(guilders))
}

pub(super) fn flights(event: &Event, components: &Components) -> Vec<Flight> {
    let colour_of = |card: CardId| components.card(card).colour;
    let in_hand = |seat, colour, card| in_hand(components, seat, colour, card);
    let small = |card: CardId| colour_of(card).id("br-small-");
    let discarded = |seat: Seat, card: CardId| {
        fly(1, &in_hand(seat, colour_of(card), Some(card)), &[Piece::Discards], &small(card))
    };
    match *event {
        Event::Drew { seat, pile, colour } => {
            fly(1, &[Piece::Pile(pile)], &in_hand(seat, colour, None), &colour.id("br-small-")).collect()
        }
        Event::Threatened { seat, markers, from } => {
            let arrives = |colour: Colour| {
                let origin = from.map_or(Piece::Die(colour), Piece::Seat);
                let n = markers[colour.index()].into();
                fly(n, &[origin], &[Piece::Threats(seat, colour)], &colour.id("br-th-"))
            };
            some(&markers).flat_map(arrives).collect()
        }
        Event::ThreatDiscarded { seat, colour, points } => {
            let place = [Piece::Threats(seat, colour)];
            let marker = fly(1, &place, &[Piece::Die(colour)], &colour.id("br-th-"));
            marker.chain(fly(usize::from(points > 0), &place, &[Piece::Points(seat)], SHIELD)).collect()
        }
        Event::ThreatMoved { from, to, colour } => {
            fly(1, &[Piece::Threats(from, colour)], &[Piece::Threats(to, colour)], &colour.id("br-th-"))
                .collect()
        }
        Event::Circle { seat, colour, .. } => {
            let n = components.threat(colour).markers.into();
            fly(n, &[Piece::Threats(seat, colour)], &[Piece::Die(colour)], &colour.id("br-th-")).collect()
        }
        Event::HouseLost { seat, place, card, person } => {
            let burnt = fly(1, &house(seat, place), &[Piece::Discards], &colour_of(card).id("br-gl-"));
            let saved = person.into_iter().flat_map(|person| {
                fly(1, &house(seat, place), &in_hand(seat, colour_of(person), Some(person)), PERSON)
            });
            burnt.chain(saved).collect()
        }
        Event::PersonLost { seat, place, .. } => {
            fly(1, &house(seat, place), &[Piece::Discards], PERSON).collect()
        }
        Event::CanalLost { seat, side } => {
            fly(1, &[Piece::Section(seat, side)], &[Piece::Seat(seat)], "br-bridge").collect()
        }
        Event::Advanced { seat, paid: guilders, .. } => paid(seat, guilders),
        Event::TookWorkers { seat, card, colour, n } => {
            let from = in_hand(seat, colour_of(card), Some(card));
            fly(n.into(), &from, &[Piece::Workers(seat, colour)], &colour.id("br-wk-"))
                .chain(discarded(seat, card))
                .collect()
        }
        Event::TookGuilders { seat, card, die, guilders } => {
            let coins = fly(guilders.into(), &[Piece::Die(die)], &[Piece::Purse(seat)], COIN);
            coins.chain(discarded(seat, card)).collect()
        }
        Event::Averted { seat, card } | Event::Discarded { seat, card } => discarded(seat, card).collect(),
        Event::CanalBuilt { seat, card, side, paid: guilders, statue, .. } => {
            let mut flights = paid(seat, guilders);
            flights.extend(card.into_iter().flat_map(|card| discarded(seat, card)));
            flights.extend(fly(1, &[Piece::Seat(seat)], &[Piece::Section(seat, side)], "br-bridge"));
            let won = usize::from(statue.is_some());
            flights.extend(fly(won, &[Piece::Statues], &[Piece::Seat(seat)], "br-statue"));
            flights
        }
        // Of a house that is built, the table knows the colour.
        Event::HouseBuilt { seat, place, colour, card: None, workers } => {
            let mut flights = handed(Some(seat), None, &Purse { workers, ..Purse::default() });
            flights.extend(fly(1, &in_hand(seat, colour, None), &house(seat, place), &colour.id("br-gl-")));
            flights
        }
        Event::Recruited { seat, card, place, paid: guilders } => {
            let from = in_hand(seat, colour_of(card), Some(card));
            let person = fly(1, &from, &house(seat, place), PERSON);
            // Of a hand that lies face down a back leaves.
            let person = person.map(|flight| Flight { faces: vec![symbol(card), small(card)], ..flight });
            person.chain(paid(seat, guilders)).collect()
        }
        Event::Activated { seat, place, worker: Some(colour), .. } => {
            let from = [Piece::Workers(seat, colour)];
            fly(1, &from, &house(seat, place), &colour.id("br-wk-")).collect()
        }
        Event::Gained { seat, purse } => handed(None, Some(seat), &purse),
        Event::Lost { seat, purse } => handed(Some(seat), None, &purse),
        Event::Gave { from, to, purse } => handed(Some(from), Some(to), &purse),
        Event::Swapped { seat, from, to } => {
            fly(1, &[Piece::Workers(seat, from)], &[Piece::Workers(seat, to)], &to.id("br-wk-")).collect()
        }
        _ => Vec::new(),
    }
}
