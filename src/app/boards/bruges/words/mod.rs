//! Every sentence of the game, in the language asked for.

pub mod effect;
pub mod rules;

use crate::app::names;
use crate::app::words::Language;
use crate::games::bruges::colour::Colour;
use crate::games::bruges::components::{CardId, Components};
use crate::games::bruges::group::Group;

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

/// Name of the person of a card.
#[must_use]
pub fn card(language: Language, components: &Components, id: CardId) -> &'static str {
    let id = components.ids.get(usize::from(id)).map_or("", String::as_str);
    names::bruges::CARDS.of(id, language as usize).unwrap_or_default()
}
