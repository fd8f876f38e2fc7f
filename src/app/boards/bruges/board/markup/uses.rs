//! The six uses of a card.

use super::{SIGN, sign};
use crate::app::boards::bruges::art::Colour;
use crate::app::boards::bruges::art::gable::ghost;
use crate::app::boards::kit::markup::{drawing, tag};
use crate::app::draw::svg::Svg;

pub use crate::app::boards::bruges::scene::Use;

impl Use {
    fn icon(self, colour: Colour) -> String {
        let id = match self {
            Self::Workers => colour.id("br-wk-"),
            Self::Guilders => "br-coin".to_owned(),
            Self::Threat => colour.id("br-th-"),
            Self::Canal => "br-canals".to_owned(),
            Self::House => colour.id("br-gl-"),
            Self::Recruit => "br-persons".to_owned(),
        };
        sign(&id, "br-use-icon")
    }
}

/// A use at rest: its name, which of the cards in hand can do it, and what it brings in general.
#[must_use]
pub fn at_rest(of: Use, name: &str, cards: &[(Colour, bool)], note: &str) -> String {
    let dot = |&(colour, can): &(Colour, bool)| {
        if can {
            return sign(&colour.id("br-gl-"), "br-dot");
        }
        let mut svg = Svg::new();
        ghost(&mut svg, colour);
        drawing(SIGN, &svg.finish(), "br-sign br-dot cannot")
    };
    let dots = tag("br-dots", &cards.iter().map(dot).collect::<String>());
    [of.icon(Colour::Red), tag("br-use-name", name), dots, tag("br-use-note", note)].concat()
}

/// A use of the card that is taken up: its name, what it brings in numbers, and what changes, or why not.
#[must_use]
pub fn with_card(of: Use, colour: Colour, name: &str, result: &str, note: &str) -> String {
    [of.icon(colour), tag("br-use-name", name), tag("br-use-result", result), tag("br-use-note", note)]
        .concat()
}
