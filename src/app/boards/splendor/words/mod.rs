//! Every sentence of the game, in the language asked for.

pub mod offer;
pub mod piece;
pub mod reason;
pub mod refusal;
pub mod rules;
mod worded;

use super::scene::kinds;
use crate::app::boards::kit::phrase::join;
use crate::app::sentence::icon;
use crate::app::words::Language;
use crate::app::words::text::Argument;
use crate::games::splendor::{CardId, Components, Gem, View};
use crate::say;

/// Name of a kind of token.
pub fn gem(language: Language, gem: Gem) -> &'static str {
    match gem {
        Gem::Diamond => say!(language, splendor.gem.diamond),
        Gem::Sapphire => say!(language, splendor.gem.sapphire),
        Gem::Emerald => say!(language, splendor.gem.emerald),
        Gem::Ruby => say!(language, splendor.gem.ruby),
        Gem::Onyx => say!(language, splendor.gem.onyx),
        Gem::Gold => say!(language, splendor.gem.gold),
    }
}

/// A stone in place of its name.
pub fn stone(language: Language, kind: Gem) -> String {
    icon(&["gem-", kind.key()].concat(), gem(language, kind))
}

/// A token in place of its name.
pub fn token(language: Language, kind: Gem) -> String {
    icon(&["chip-", kind.key()].concat(), gem(language, kind))
}

/// One stone for each token: "ruby ruby".
pub fn stones(language: Language, counts: &[u8]) -> String {
    kinds(counts).map(|kind| stone(language, kind)).collect::<Vec<_>>().join(" ")
}

/// Counts with a stone each: "2 sapphire, 1 gold". `draw` gives the picture of a kind, or its name.
pub fn amounts<S: Argument>(language: Language, counts: &[u8], draw: fn(Language, Gem) -> S) -> String {
    let each = Gem::ALL.into_iter().zip(counts).filter(|(_, count)| **count > 0);
    let each = each.map(|(kind, count)| {
        say!(language, splendor.amount, number = count.to_string(), gem = draw(language, kind))
    });
    join(language, each)
}

/// A level (0 to 2) in words.
pub fn level_in_words(language: Language, level: u8) -> String {
    say!(language, splendor.level, level = (level + 1).to_string())
}

/// A level's card back in place of its name.
pub fn level(language: Language, level: u8) -> String {
    icon(&["deck-", &(level + 1).to_string()].concat(), &level_in_words(language, level))
}

/// A card as part of a sentence: level, colour, and its points if it has any.
pub fn card(language: Language, components: &Components, id: CardId) -> String {
    let card = components.card(id);
    let (level, gem) = (level(language, card.level), stone(language, card.bonus));
    match card.points {
        0 => say!(language, splendor.card, level, gem),
        points => say!(language, splendor.card_points, count = points, level, gem),
    }
}

/// Whether a view knows where a card lies.
pub fn is_known(view: &View, id: CardId) -> bool {
    let on_table = view.market.iter().flatten().any(|card| *card == Some(id));
    on_table || view.players.iter().flat_map(|player| &player.reserved).any(|held| held.card == Some(id))
}

/// A card as part of a sentence, as far as the view knows it: of one that lies face down only the level.
pub fn known(language: Language, components: &Components, view: &View, id: CardId) -> String {
    if is_known(view, id) {
        card(language, components, id)
    } else {
        face_down(language, components.card(id).level)
    }
}

/// A price; nothing is a word, too.
pub fn price<S: Argument>(language: Language, cost: &[u8], draw: fn(Language, Gem) -> S) -> String {
    let cost = amounts(language, cost, draw);
    if cost.is_empty() { say!(language, splendor.say.nothing).to_owned() } else { cost }
}

/// A card that lies face down, as part of a sentence.
pub fn face_down(language: Language, at: u8) -> String {
    say!(language, splendor.card_face_down, level = level(language, at))
}
