//! Every sentence of the game, in the language asked for.

pub mod about;
mod bar;
pub mod closeup;
pub mod effect;
pub mod log;
pub mod offer;
pub mod outcome;
pub mod piece;
mod reason;
pub mod refusal;
pub mod rules;
pub mod table;
mod worded;

use crate::app::boards::kit::phrase::join;
use crate::app::names;
use crate::app::words::Language;
use crate::games::bruges::{CardId, Certainty, Colour, Components, Group, Majority, Purse, Tally};
use crate::say;

/// Name of a colour.
#[must_use]
pub fn colour(language: Language, colour: Colour) -> &'static str {
    names::bruges::COLOURS.at(colour.index(), language as usize)
}

/// Name of a group, for one of its persons.
#[must_use]
pub fn group(language: Language, group: Group) -> &'static str {
    names::bruges::GROUPS.at(group.index(), language as usize)
}

/// Name of the threat of a colour.
#[must_use]
pub fn threat(language: Language, components: &Components, colour: Colour) -> &'static str {
    names::bruges::THREATS.at(usize::from(components.threat(colour).place), language as usize)
}

/// Name of the person of a card; the edition in play may name it otherwise. As markup it is to be escaped.
#[must_use]
pub fn card(language: Language, components: &Components, id: CardId) -> &str {
    if let Some((_, names)) = components.renamed.iter().find(|(of, _)| *of == id) {
        return &names[language as usize];
    }
    let id = components.ids.get(usize::from(id)).map_or("", String::as_str);
    names::bruges::CARDS.of(id, language as usize).unwrap_or_default()
}

/// How far a card is known, where that is less than wholly: its close-up says so.
#[must_use]
pub fn certainty(language: Language, components: &Components, id: CardId) -> Option<&'static str> {
    match components.card(id).certainty {
        Certainty::Printed => None,
        Certainty::Sourced => Some(say!(language, bruges.certainty.sourced)),
        Certainty::Partial => Some(say!(language, bruges.certainty.partial)),
        Certainty::Reconstructed => Some(say!(language, bruges.certainty.reconstructed)),
    }
}

/// Name of a kind of majority.
#[must_use]
pub fn majority(language: Language, majority: Majority) -> &'static str {
    match majority {
        Majority::Reputation => say!(language, bruges.majority.reputation),
        Majority::Persons => say!(language, bruges.majority.persons),
        Majority::Canals => say!(language, bruges.majority.canals),
    }
}

/// The letter of a gate, from 0.
#[must_use]
pub fn gate(at: u8) -> String {
    char::from(b'A' + at % 26).to_string()
}

/// So many guilders.
#[must_use]
pub fn guilders(language: Language, n: u16) -> String {
    say!(language, bruges_effects.unit.guilders, count = n)
}

/// So many points.
#[must_use]
pub fn points(language: Language, n: u16) -> String {
    say!(language, bruges_effects.unit.points, count = n)
}

/// So many workers of a colour.
#[must_use]
pub fn workers(language: Language, of: Colour, n: u8) -> String {
    say!(language, bruges_effects.unit.coloured, colour = colour(language, of), count = n)
}

/// Guilders, points and workers.
#[must_use]
pub fn purse(language: Language, purse: &Purse) -> String {
    let some = |n: u16, words: fn(Language, u16) -> String| {
        if n > 0 { words(language, n) } else { String::new() }
    };
    let all = Colour::ALL.into_iter().filter(|of| purse.workers[of.index()] > 0);
    let all = all.map(|of| workers(language, of, purse.workers[of.index()]));
    let first = [some(purse.guilders, guilders), some(purse.points, points)];
    let said = join(language, first.into_iter().filter(|part| !part.is_empty()).chain(all));
    if said.is_empty() { say!(language, bruges.nothing).to_owned() } else { said }
}

/// Threat markers by colour.
#[must_use]
pub fn markers(language: Language, tally: &Tally) -> String {
    let some = Colour::ALL.into_iter().filter(|of| tally[of.index()] > 0);
    join(
        language,
        some.map(|of| {
            let count = tally[of.index()];
            say!(language, bruges.amount.threat, colour = colour(language, of), count = count)
        }),
    )
}

/// What extra dice show; 0 is none.
#[must_use]
pub fn faces(language: Language, dice: &[u8]) -> String {
    join(language, dice.iter().filter(|face| **face > 0).map(u8::to_string))
}
