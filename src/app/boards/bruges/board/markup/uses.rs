//! The six uses of a card.

use super::{SIGN, sign};
use crate::app::boards::bruges::art::Colour;
use crate::app::boards::bruges::art::gable::ghost;
use crate::app::boards::bruges::scene::Use;
use crate::app::boards::kit::markup::{drawing, tag};
use crate::app::draw::svg::Svg;

/// The sign of a use, of a card of a colour.
fn icon(of: Use, colour: Colour) -> String {
    let id = match of {
        Use::Workers => colour.id("br-wk-"),
        Use::Guilders => "br-coin".to_owned(),
        Use::Threat => colour.id("br-th-"),
        Use::Canal => "br-canals".to_owned(),
        Use::House => colour.id("br-gl-"),
        Use::Recruit => "br-persons".to_owned(),
    };
    sign(&id, "br-use-icon")
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
    [icon(of, Colour::Red), tag("br-use-name", name), dots, tag("br-use-note", note)].concat()
}

/// A use of the card that is taken up: its name, what it brings in numbers, and what changes, or why not.
#[must_use]
pub fn with_card(of: Use, colour: Colour, name: &str, result: &str, note: &str) -> String {
    [icon(of, colour), tag("br-use-name", name), tag("br-use-result", result), tag("br-use-note", note)]
        .concat()
}
