//! Houses of one's own city.

use super::hand::width;
use crate::app::boards::bruges::art::house::{MOVES_IN, SHALLOW_VIEW_BOX, VIEW_BOX, shallow};
use crate::app::boards::bruges::art::{House, Tenant, house};
use crate::app::boards::kit::markup::{drawing, flags, tag};
use crate::app::syllables::{breakable, longest_piece};

/// Letters of a word from which a plate is written smaller.
const LONG_WORD: usize = 6;

/// Letters from which a plate is written smaller whatever its words are; ideographs are twice as wide.
const LONG_PLATE: usize = 8;

/// A house with what stands on its plate: a name, or what could be done here; below it what its loss costs, where it
/// could be lost.
#[must_use]
pub fn front(shown: &House, plate: &str, loss: Option<&str>) -> String {
    let long = longest_piece(plate) > LONG_WORD || width(plate) > LONG_PLATE;
    // Nobody's name stands there before they have come.
    let brought = match shown.tenant {
        Tenant::Home { .. } => [" data-brought=\"", MOVES_IN, "\""].concat(),
        _ => String::new(),
    };
    let class = flags("br-house-name", &[(long, "long")]);
    let mut words = ["<span class=\"", &class, "\"", &brought, ">", &breakable(plate), "</span>"].concat();
    if let Some(loss) = loss {
        words.push_str(&tag("br-loss", loss));
    }
    drawing(VIEW_BOX, &house(shown), "br-house-front") + &tag("br-plate", &words)
}

/// A house on a narrow page: who lives there is in its name for the ear and in the close-up. Below it what its loss costs,
/// where it could be lost.
#[must_use]
pub fn narrow(shown: &House, loss: Option<&str>) -> String {
    let loss = loss.map_or_else(String::new, |loss| tag("br-loss", loss));
    drawing(SHALLOW_VIEW_BOX, &shallow(shown), "br-house-front") + &loss
}
