//! What travels without a place of its own: tokens between the bank and the players, a card's stone to its bonus.

use super::super::scene::Piece;
use crate::app::motion::Flight;
use crate::engine::Seat;
use crate::games::splendor::{Components, Event, GOLD, Gem, Source, Tokens};

/// The flights that tell an event.
pub fn flights(event: &Event, components: &Components) -> Vec<Flight> {
    match *event {
        Event::Took { seat, tokens } => from_bank(seat, &tokens),
        Event::Reserved { seat, gold: true, .. }
        | Event::ReservedTop { seat, card: None, gold: true, .. } => {
            let mut tokens = [0; GOLD + 1];
            tokens[GOLD] = 1;
            from_bank(seat, &tokens)
        }
        Event::Returned { seat, token } => {
            vec![flight(held(seat, token), Piece::Pile(token), "chip-", token)]
        }
        Event::Bought { seat, card, source, paid } => {
            let mut flights: Vec<Flight> =
                kinds(&paid).map(|gem| flight(held(seat, gem), Piece::Pile(gem), "chip-", gem)).collect();
            let gem = components.card(card).bonus;
            let bonus = Piece::Bonus { seat, gem };
            flights.push(flight(Piece::Card(card), bonus, "gem-", gem));
            if let Source::Reserved(at) = source {
                // It may have lain face down for this viewer; only one of the two is on the table.
                flights.push(flight(Piece::Back { seat, at }, bonus, "gem-", gem));
            }
            flights
        }
        _ => Vec::new(),
    }
}

fn from_bank(seat: Seat, tokens: &Tokens) -> Vec<Flight> {
    kinds(tokens).map(|gem| flight(Piece::Pile(gem), held(seat, gem), "chip-", gem)).collect()
}

/// Each kind as often as it is counted.
fn kinds(tokens: &Tokens) -> impl Iterator<Item = Gem> + '_ {
    Gem::ALL.into_iter().flat_map(|gem| std::iter::repeat_n(gem, usize::from(tokens[gem.index()])))
}

const fn held(seat: Seat, gem: Gem) -> Piece {
    Piece::Tokens { seat, gem }
}

fn flight(from: Piece, to: Piece, symbol: &str, gem: Gem) -> Flight {
    Flight { from: from.id(), to: to.id(), symbol: [symbol, gem.key()].concat() }
}
