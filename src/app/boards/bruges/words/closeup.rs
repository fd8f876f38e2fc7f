//! What the close-up of a card tells beside its face.

use super::super::print;
use super::effect::members;
use super::outcome::outcome;
use super::piece::face;
use super::{card, certainty, colour, guilders, points};
use crate::app::boards::kit::phrase::{capital, fact};
use crate::app::boards::pen::Pen;
use crate::app::words::{Language, sentences};
use crate::engine::Seat;
use crate::games::bruges::effects::Trigger;
use crate::games::bruges::{Bruges, CardId, Components, arrival, differs_with_house};
use crate::say;

/// A line: a symbol of the sprite, what it is about, and what there is to say.
pub struct Fact {
    /// The symbol.
    pub sign: String,
    /// What it is about.
    pub title: String,
    /// What there is to say.
    pub note: String,
}

/// When the person works, what it costs, what it is worth now, what it would bring now.
#[must_use]
pub fn facts(pen: &Pen<'_, Bruges>, id: CardId) -> Vec<Fact> {
    let Pen { language: l, components, view, scene, .. } = *pen;
    let it = components.card(id);
    let (title, note) = works(l, components, id);
    let mut facts = vec![Fact { sign: print::trigger(components, id).id(), title, note }];
    let seat = scene.own;
    let me = view.table.player(seat);
    let price = view.table.recruit_price(seat, it.price, it.group, view.table.discount(seat));
    let empty = me.houses.len() - me.houses.population();
    let lives = me.houses.persons().any(|(_, person)| person == id);
    let purse =
        say!(l, bruges_table.fact.purse, guilders = guilders(l, me.guilders), number = empty.to_string());
    let note = if lives {
        // Whoever is there costs nothing more.
        String::new()
    } else if price == it.price {
        purse
    } else {
        let now = say!(l, bruges_table.fact.price_now, price = guilders(l, price.into()));
        super::table::listed(l, [now, purse])
    };
    let title = say!(
        l,
        bruges_table.fact.price,
        price = guilders(l, it.price.into()),
        points = points(l, it.points.into())
    );
    facts.push(Fact { sign: "br-coin".to_owned(), title, note });
    let comes = arrival(components, &view.table, seat, id, price);
    // Where no house is empty, one more is counted.
    let housed = |note: String| {
        if lives || empty > 0 {
            note
        } else if differs_with_house(components, &view.table, seat, id, price) {
            say!(l, bruges_table.fact.housed, colour = colour(l, it.colour), note = note)
        } else {
            say!(l, bruges_table.fact.once_housed, note = note)
        }
    };
    let street = scene.panel(seat).map(|panel| panel.street.as_slice()).unwrap_or_default();
    let at_home = street.iter().find_map(|house| house.person.filter(|person| person.card == id));
    if it.trigger == Trigger::FinalScoring {
        let laurel = at_home.map_or(comes.laurel, |person| person.laurel);
        let printed = u16::from(it.points);
        let title = say!(l, bruges_table.fact.worth, points = points(l, printed + laurel));
        let note =
            say!(l, bruges_table.fact.worth_note, printed = printed.to_string(), laurel = laurel.to_string());
        facts.push(Fact { sign: "br-laurel".to_owned(), title, note: housed(note) });
    }
    let brings = if lives { at_home.and_then(|person| person.brings) } else { comes.arrow };
    facts.extend(brings.map(|brings| Fact {
        sign: "br-arrow".to_owned(),
        title: say!(l, bruges_table.fact.brings).to_owned(),
        note: housed(outcome(l, &brings)),
    }));
    facts
}

/// The group's name in a heading, and for each player in seat order their persons of it.
#[must_use]
pub fn in_play(pen: &Pen<'_, Bruges>, id: CardId) -> (String, Vec<(Seat, String)>) {
    let Pen { language: l, components, view, .. } = *pen;
    let of = components.card(id).group;
    let title = say!(l, bruges_table.fact.in_play, group = members(l, of));
    let persons = |seat: Seat| {
        let there = view.table.player(seat).houses.persons().map(|(_, person)| person);
        let alike = there.filter(|person| components.card(*person).group == of);
        let names = super::table::listed(l, alike.map(|person| card(l, components, person).to_owned()));
        if names.is_empty() { say!(l, bruges_table.fact.none).to_owned() } else { names }
    };
    (title, view.table.seats_from(pen.scene.own).map(|seat| (seat, persons(seat))).collect())
}

/// All of it, for the ear.
#[must_use]
pub fn told(pen: &Pen<'_, Bruges>, id: CardId) -> String {
    let l = pen.language;
    let facts = facts(pen, id).into_iter().map(|Fact { title, note, .. }| fact(l, &title, &note));
    let (title, players) = in_play(pen, id);
    let players = players.into_iter().map(|(seat, persons)| fact(l, pen.name(seat), &persons));
    let certain = certainty(l, pen.components, id).map(str::to_owned);
    let face = face(l, pen.components, id);
    sentences(l, [face].into_iter().chain(facts).chain([title]).chain(players).chain(certain))
}

/// When the person works.
fn works(l: Language, components: &Components, id: CardId) -> (String, String) {
    let it = components.card(id);
    let (title, note) = match it.trigger {
        Trigger::Immediate => (say!(l, bruges_table.fact.arrow), say!(l, bruges_table.fact.arrow_note)),
        Trigger::Worker => {
            let of = it.worker.unwrap_or(it.colour);
            let title = say!(l, bruges_table.fact.worker, colour = colour(l, of));
            return (capital(title), say!(l, bruges_table.fact.worker_note).to_owned());
        }
        Trigger::OncePerRound => (say!(l, bruges_table.fact.round), say!(l, bruges_table.fact.round_note)),
        Trigger::Modifier => (say!(l, bruges_table.fact.standing), say!(l, bruges_table.fact.standing_note)),
        Trigger::Event => (say!(l, bruges_table.fact.standing), say!(l, bruges_table.fact.event_note)),
        Trigger::FinalScoring => (say!(l, bruges_table.fact.laurel), say!(l, bruges_table.fact.laurel_note)),
    };
    (title.to_owned(), note.to_owned())
}
