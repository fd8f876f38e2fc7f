//! What the drawings need to know of a card of the box.

use super::art::{Face, Person, Trigger as Sign};
use crate::games::bruges::effects::Trigger;
use crate::games::bruges::{CardId, Components};

/// The person of a card.
#[must_use]
pub fn person(components: &Components, id: CardId) -> Person<'_> {
    let card = components.card(id);
    Person { id: &components.ids[usize::from(id)], group: card.group, colour: card.colour }
}

/// The sign that says when the person works.
#[must_use]
pub fn trigger(components: &Components, id: CardId) -> Sign {
    let card = components.card(id);
    match (card.trigger, card.worker) {
        (Trigger::Immediate, _) => Sign::Arrow,
        (Trigger::Worker, Some(colour)) => Sign::Worker(colour),
        (Trigger::FinalScoring, _) => Sign::Laurel,
        (Trigger::Worker | Trigger::OncePerRound | Trigger::Modifier | Trigger::Event, _) => Sign::Infinity,
    }
}

/// What is printed on a card; `dear` if it costs more than its owner has.
#[must_use]
pub fn face(components: &Components, id: CardId, dear: bool) -> Face<'_> {
    let card = components.card(id);
    Face {
        person: person(components, id),
        price: card.price,
        points: card.points,
        trigger: trigger(components, id),
        dear,
    }
}
