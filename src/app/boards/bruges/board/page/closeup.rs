//! The close-up of a card: whoever holds a card, a person or a house of their own reads all of it.

use super::super::super::print;
use super::super::super::scene::Piece;
use super::super::super::words::closeup::{Fact, facts, in_play};
use super::super::super::words::{card, certainty, effect, group, piece as names};
use super::super::markup::hand::{Printed, front};
use super::super::markup::sign;
use super::{Pen, Table, owner};
use crate::app::boards::kit::closeup::{self, Closeup};
use crate::app::boards::kit::markup::tag;
use crate::app::sentence;
use crate::app::words::Language;
use crate::engine::Seat;
use crate::games::bruges::{CardId, Components};
use leptos::prelude::*;

/// The card that a piece is, as far as whoever looks may know; followed where it is read.
pub fn card_of(table: Table, piece: Piece) -> Option<CardId> {
    match piece {
        Piece::Card(id) => Some(id),
        Piece::House(seat, place) | Piece::Window(seat, place) => table.scene.with(|scene| {
            let street = &scene.panel(seat)?.street;
            let house = street.iter().find(|house| house.place == place)?;
            house.person.map(|person| person.card).or(house.front)
        }),
        Piece::Model(seat, place) => table.with_view(|_, view| view.table.player(seat).houses.person(place)),
        _ => None,
    }
}

/// The close-up of whatever is held.
pub fn closeup(table: Table) -> AnyView {
    closeup::closeup(table, "br-closeup", |table, piece| {
        let id = card_of(table, piece)?;
        Some(table.pen(|pen| Closeup {
            words: names::face(pen.language, pen.components, id),
            face: whole(pen, id),
            note: String::new(),
        }))
    })
}

/// A card with its words.
pub fn printed<'a>(
    language: Language,
    components: &'a Components,
    id: CardId,
    dear: bool,
    sentence: &'a str,
) -> Printed<'a> {
    Printed {
        face: print::face(components, id, dear),
        name: card(language, components, id),
        sentence,
        group: group(language, components.card(id).group),
    }
}

fn whole(pen: &Pen<'_>, id: CardId) -> String {
    let language = pen.language;
    let words = sentence::escaped(&effect::sentence(language, pen.components, id));
    let large = tag("br-card", &front(&printed(language, pen.components, id, false, &words)));
    let fact = |Fact { sign: id, title, note }: Fact| {
        let words = [tag("br-fact-title", &title), tag("br-fact-note", &note)].concat();
        tag("br-fact", &[sign(&id, ""), tag("br-fact-words", &words)].concat())
    };
    let (title, players) = in_play(pen, id);
    let player = |(seat, persons): (Seat, String)| {
        tag("br-owner", &(owner(pen, seat) + &tag("br-persons", &sentence::escaped(&persons))))
    };
    let text = [
        tag("br-closeup-name", &sentence::escaped(card(language, pen.components, id))),
        tag("br-closeup-sentence", &words),
        tag("br-facts", &facts(pen, id).into_iter().map(fact).collect::<String>()),
        tag(
            "br-in-play",
            &[tag("br-fact-title", &title), players.into_iter().map(player).collect::<String>()].concat(),
        ),
        certainty(language, pen.components, id).map_or_else(String::new, |words| tag("br-certainty", words)),
    ];
    tag("br-closeup-sheet", &[large, tag("br-closeup-text", &text.concat())].concat())
}
