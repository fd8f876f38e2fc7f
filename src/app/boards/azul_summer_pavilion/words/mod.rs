//! Every sentence of the game, in the language asked for.

pub mod offer;
pub mod piece;
pub mod reason;
pub mod refusal;
pub mod rules;
mod worded;

use super::art::tile::chip_symbol;
use crate::app::boards::kit::phrase::join;
use crate::app::sentence::icon;
use crate::app::words::Language;
use crate::games::azul_summer_pavilion::board::{RING, star_of};
use crate::games::azul_summer_pavilion::{
    Colour, ColourSet, Components, FeatureKind, Side, Source, Space, StarKind, Tiles,
};
use crate::say;

/// What is lost, where nobody falls below the least points there are.
pub fn loss(language: Language, lost: u16) -> String {
    match lost {
        0 => say!(language, azul.log.lost_none).to_owned(),
        _ => say!(language, azul.log.lost, count = lost),
    }
}

/// Name of a colour.
pub fn colour(language: Language, colour: Colour) -> &'static str {
    match colour {
        Colour::Purple => say!(language, azul.colour.purple),
        Colour::Green => say!(language, azul.colour.green),
        Colour::Orange => say!(language, azul.colour.orange),
        Colour::Yellow => say!(language, azul.colour.yellow),
        Colour::Blue => say!(language, azul.colour.blue),
        Colour::Red => say!(language, azul.colour.red),
    }
}

/// A tile in place of its colour's name.
pub fn chip(language: Language, kind: Colour) -> String {
    icon(&chip_symbol(kind), colour(language, kind))
}

/// A heap: counts with a tile each, "2 green, 1 blue".
pub fn amounts(language: Language, tiles: &Tiles) -> String {
    let each = Colour::ALL.into_iter().zip(tiles).filter(|(_, number)| **number > 0);
    let amount = |(colour, number)| say!(language, azul.amount, number, colour = chip(language, colour));
    join(language, each.map(amount))
}

/// A set of colours in words.
pub fn colours(language: Language, set: ColourSet) -> String {
    join(language, set.iter().map(|kind| colour(language, kind).to_owned()))
}

/// Where tiles are taken from.
pub fn source(language: Language, source: Source) -> String {
    match source {
        Source::Factory(at) => say!(language, azul.factory, number = at + 1),
        Source::Centre => say!(language, azul.centre).to_owned(),
    }
}

/// Name of a kind of feature.
pub fn feature(language: Language, kind: FeatureKind) -> &'static str {
    match kind {
        FeatureKind::Pillar => say!(language, azul.pillar),
        FeatureKind::Statue => say!(language, azul.statue),
        FeatureKind::Window => say!(language, azul.window),
    }
}

/// Name of a star: by its colour on the front, by where it lies on the back.
pub fn star(language: Language, components: &Components, side: Side, star: usize) -> String {
    let Some(own) = components.star_colours[star] else { return say!(language, azul.star_centre).to_owned() };
    if side == Side::Front {
        return say!(language, azul.star_coloured, colour = colour(language, own));
    }
    let place = match components.bearings[star] / 60 {
        0 => say!(language, azul.star_upper_right),
        1 => say!(language, azul.star_right),
        2 => say!(language, azul.star_lower_right),
        3 => say!(language, azul.star_lower_left),
        4 => say!(language, azul.star_left),
        _ => say!(language, azul.star_upper_left),
    };
    place.to_owned()
}

/// Name of a star by what it became.
pub fn star_kind(language: Language, kind: StarKind) -> String {
    match kind {
        StarKind::Single(own) => say!(language, azul.star_coloured, colour = colour(language, own)),
        StarKind::Multicoloured => say!(language, azul.star_several).to_owned(),
    }
}

/// Name of a space: its star and its number.
pub fn space(language: Language, components: &Components, side: Side, space: Space) -> String {
    let (star, number) = (star(language, components, side, star_of(space)), components.number(side, space));
    // On the back the spaces of the centre have one number.
    let (first, at) = (star_of(space) * RING, usize::from(space) % RING);
    let alike = (first..first + RING).filter(|other| components.number(side, *other as Space) == number);
    if alike.count() > 1 {
        let at = (at + 1).to_string();
        return say!(language, azul.space_at, star, number, at);
    }
    say!(language, azul.space, star, number)
}
