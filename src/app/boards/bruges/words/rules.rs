//! The rule reference.

use crate::app::boards::reference::sections;
use crate::app::session::Section;
use crate::app::words::Language;

/// Every section, in the order of reading.
#[must_use]
pub fn sections(language: Language) -> Vec<Section> {
    sections!(language, bruges_rules:
        goal, setup, round, draw, dice, threats, uses, canal, houses, persons, majorities, last, end,
        hidden, cards, options
    )
}
