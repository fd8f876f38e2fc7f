//! The rule reference.

use super::super::art::{Face, figure};
use super::{colour, group, threat};
use crate::app::boards::reference::{sections, show};
use crate::app::session::Section;
use crate::app::words::Language;
use crate::games::bruges::{CardId, Components};
use crate::say;

/// The card that shows the six uses: the first of the box.
const EXAMPLE: CardId = 0;

/// Every section, in the order of reading.
#[must_use]
pub fn sections(language: Language) -> Vec<Section> {
    let mut sections = sections!(language, bruges_rules:
        goal, setup, round, draw, dice, threats, uses, canal, houses, persons, majorities, last, end,
        hidden, cards, options
    );
    for (id, svg, words) in figures(language) {
        show(&mut sections, id, svg, words);
    }
    sections
}

/// The figures, each with the section it ends and its words for those who do not see it.
fn figures(language: Language) -> Vec<(&'static str, String, String)> {
    let l = language;
    // The box as printed: a reference is read without a game.
    let Ok(components) = Components::of(None, false) else { return Vec::new() };
    let face = Face::printed(&components, EXAMPLE);
    let uses = [
        say!(l, bruges_rules.figure.workers),
        say!(l, bruges_rules.figure.guilders),
        say!(l, bruges_rules.figure.threat),
        say!(l, bruges_rules.figure.canal),
        say!(l, bruges_rules.figure.house),
        say!(l, bruges_rules.figure.person),
    ];
    let signs = [
        say!(l, bruges_rules.figure.arrow),
        say!(l, bruges_rules.figure.worker),
        say!(l, bruges_rules.figure.infinity),
        say!(l, bruges_rules.figure.laurel),
    ];
    let own = colour(l, components.card(EXAMPLE).colour);
    vec![
        ("dice", figure::dice(), say!(l, bruges_rules.figure.dice).to_owned()),
        (
            "threats",
            figure::threats(&components, |of| threat(l, &components, of)),
            say!(l, bruges_rules.figure.threats).to_owned(),
        ),
        ("uses", figure::uses(&face, &components, uses), say!(l, bruges_rules.figure.uses, colour = own)),
        ("canal", figure::sections(&components), say!(l, bruges_rules.figure.sections).to_owned()),
        ("persons", figure::signs(signs), say!(l, bruges_rules.figure.signs).to_owned()),
        ("cards", figure::groups(|of| group(l, of)), say!(l, bruges_rules.figure.groups).to_owned()),
    ]
}
