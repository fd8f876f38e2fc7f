//! The rule reference.

use super::super::art::figure;
use super::super::print::printed;
use super::{amounts, gem};
use crate::app::boards::kit::phrase::join;
use crate::app::boards::reference::{blocks, sections};
use crate::app::sentence::icon;
use crate::app::session::{Block, Section};
use crate::app::words::Language;
use crate::engine::Game;
use crate::games::splendor::{CardId, Gem, NobleId, Setup, Splendor};
use crate::say;

/// The card that the rulebook explains: two points, a ruby bonus, for a diamond, four sapphires and two emeralds.
const EXAMPLE: CardId = 61;
/// The noble that the rulebook explains: three each of diamond, sapphire and emerald.
const VISITOR: NobleId = 5;

/// Every section, in the order of reading.
pub fn sections(language: Language) -> Vec<Section> {
    let mut sections = sections!(language, splendor_rules:
        goal, setup, turn, take_different, take_two, reserve, buy, limit, nobles, end, tie, pass,
        hidden, options
    );
    if let Some(setup) = blocks(&mut sections, "setup") {
        setup.push(Block::Note(tokens(language)));
    }
    for (id, svg, words) in figures(language) {
        if let Some(blocks) = blocks(&mut sections, id) {
            // After the paragraph that says it; a second one at the end.
            let has_one = blocks.iter().any(|block| matches!(block, Block::Figure { .. }));
            let at = if has_one { blocks.len() } else { blocks.len().min(1) };
            blocks.insert(at, Block::Figure { svg, words });
        }
    }
    sections
}

/// The figures, each with the section it belongs to and its words for those who do not see it.
fn figures(language: Language) -> Vec<(&'static str, String, String)> {
    let Ok(components) = Splendor::components(&Setup::default()) else { return Vec::new() };
    let noble = components.noble(VISITOR);
    let (pile, target) = (components.pair_pile, components.target);
    let anatomy = figure::anatomy(
        &printed(&components, EXAMPLE),
        say!(language, splendor_rules.figure.points),
        say!(language, splendor_rules.figure.bonus),
        say!(language, splendor_rules.figure.price),
    );
    let visit = figure::visit(VISITOR, &noble.requirements, noble.points);
    let card = super::piece::face_name(language, &components, EXAMPLE);
    let needs = amounts(language, &noble.requirements, gem);
    let visits = say!(language, splendor_rules.figure.noble, count = noble.points, needs);
    let take = say!(language, splendor_rules.figure.take, pile = pile.to_string());
    let end = say!(language, splendor_rules.figure.end, target = target.to_string());
    vec![
        ("take_two", figure::taking(pile), take),
        ("buy", anatomy, say!(language, splendor_rules.figure.card, card)),
        ("buy", figure::paying(), say!(language, splendor_rules.figure.pay).to_owned()),
        ("nobles", visit, visits),
        ("end", figure::last_round(target), end),
    ]
}

/// Every kind of token with its name, in the order of the bank.
fn tokens(language: Language) -> String {
    let named = |kind: Gem| [&icon(&["chip-", kind.key()].concat(), ""), " ", gem(language, kind)].concat();
    join(language, Gem::ALL.map(named))
}
