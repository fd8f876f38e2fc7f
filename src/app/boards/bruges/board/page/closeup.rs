//! What is read in front of the table: a card, which whoever holds a card, a person or a house of their own reads whole, and the
//! cards of the discard pile.

use super::super::super::art::card::bust;
use super::super::super::print;
use super::super::super::scene::Piece;
use super::super::super::words::closeup::{Fact, facts, in_play, told};
use super::super::super::words::{card, certainty, effect, group, piece as names, table as says};
use super::super::markup::hand::{Printed, front};
use super::super::markup::sign;
use super::{Pen, Table, owner};
use crate::app::boards::kit::closeup::{self, Reading};
use crate::app::boards::kit::markup::{drawing, tag};
use crate::app::order;
use crate::app::sentence;
use crate::app::words::Language;
use crate::engine::Seat;
use crate::games::bruges::{CardId, Colour, Components};
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

/// Whatever is read.
pub fn closeup(table: Table) -> AnyView {
    closeup::reading(table, "br-closeup", |table, piece| match piece {
        Piece::Discards | Piece::Pile(_) => Some(table.pen(discards)),
        _ => {
            let id = card_of(table, piece)?;
            let takes = matches!(piece, Piece::Card(_)) && table.may_take_up(piece);
            Some(table.pen(|pen| Reading {
                title: card(pen.language, pen.components, id).to_owned(),
                words: told(pen, id),
                face: whole(pen, id),
                take_up: takes.then(|| names::take_up(pen.language, pen.scene.due.is_some())),
            }))
        }
    })
}

/// The discard pile: its cards by colour.
fn discards(pen: &Pen<'_>) -> Reading {
    let Pen { language: l, components, view, .. } = *pen;
    let pile = view.table.discard;
    let mut face = String::new();
    let mut words = Vec::new();
    for of in Colour::ALL {
        let mut there: Vec<CardId> = pile.iter().filter(|id| components.card(*id).colour == of).collect();
        order::sort_by_key(&mut there, |id| components.card(*id).group);
        if there.is_empty() {
            continue;
        }
        let entry = |id: &CardId| {
            let bust = drawing("0 0 104 104", &bust(&print::person(components, *id)), "br-bust");
            let text = [
                tag("br-cause-name", &sentence::escaped(card(l, components, *id))),
                tag("br-discarded-words", &sentence::escaped(&effect::sentence(l, components, *id))),
            ];
            tag("br-discarded", &[bust, tag("br-cause-text", &text.concat())].concat())
        };
        let entries = there.iter().map(entry).collect::<String>();
        let number = there.len().to_string();
        let head = [sign(&of.id("br-gl-"), ""), tag("br-discarded-number", &number)].concat();
        face.push_str(&tag("br-discarded-colour", &head));
        face.push_str(&tag("br-discarded-all", &entries));
        let names = there.iter().map(|id| card(l, components, *id).to_owned());
        words.push(says::discarded(l, of, names));
    }
    let title = names::discards(l, pile.len() as u8);
    Reading { title, words: words.join("\n"), face, take_up: None }
}

/// A card with its words as they are marked up: an edition may name a person as it likes.
#[derive(Default)]
pub struct Text {
    name: String,
    sentence: String,
}

impl Text {
    /// What stands on a card.
    pub fn of(language: Language, components: &Components, id: CardId) -> Self {
        let name = sentence::escaped(card(language, components, id));
        Self { name, sentence: sentence::escaped(&effect::sentence(language, components, id)) }
    }
}

/// A card with its words.
pub fn printed<'a>(
    language: Language,
    components: &'a Components,
    id: CardId,
    dear: bool,
    Text { name, sentence }: &'a Text,
) -> Printed<'a> {
    Printed {
        face: print::face(components, id, dear),
        name,
        sentence,
        group: group(language, components.card(id).group),
    }
}

fn whole(pen: &Pen<'_>, id: CardId) -> String {
    let language = pen.language;
    let printed_words = Text::of(language, pen.components, id);
    let large = tag("br-card", &front(&printed(language, pen.components, id, false, &printed_words)));
    let fact = |Fact { sign: id, title, note }: Fact| {
        let words = [tag("br-fact-title", &title), tag("br-fact-note", &note)].concat();
        tag("br-fact", &[sign(&id, ""), tag("br-fact-words", &words)].concat())
    };
    let (title, players) = in_play(pen, id);
    let player = |(seat, persons): (Seat, String)| {
        tag("br-owner", &(owner(pen, seat) + &tag("br-persons", &sentence::escaped(&persons))))
    };
    let text = [
        tag("br-closeup-sentence", &printed_words.sentence),
        tag("br-facts", &facts(pen, id).into_iter().map(fact).collect::<String>()),
        tag(
            "br-in-play",
            &[tag("br-fact-title", &title), players.into_iter().map(player).collect::<String>()].concat(),
        ),
        certainty(language, pen.components, id).map_or_else(String::new, |words| tag("br-certainty", words)),
    ];
    tag("br-closeup-sheet", &[large, tag("br-closeup-text", &text.concat())].concat())
}
