//! What the levels of computer players are called.

use super::words::Language;
use crate::bots::Level;
use crate::engine::Style;
use crate::say;

/// A level's name. Records of other versions may hold any number.
#[must_use]
pub fn level_name(language: Language, level: u8) -> &'static str {
    match Level::try_from(level) {
        Ok(Level::One) => say!(language, shell.level_1),
        Ok(Level::Two) => say!(language, shell.level_2),
        Ok(Level::Three) => say!(language, shell.level_3),
        Ok(Level::Four) | Err(_) => say!(language, shell.level_4),
    }
}

/// How a computer player plays: its level and its style.
#[must_use]
pub fn mind_name(language: Language, level: u8, style: Style) -> String {
    let style = match style {
        Style::Builder => say!(language, shell.style_builder),
        Style::Racer => say!(language, shell.style_racer),
    };
    say!(language, shell.tally.computer, level = level_name(language, level), style = style)
}
