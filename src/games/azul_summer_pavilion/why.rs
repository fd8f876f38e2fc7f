//! Why a person who touches a space, or a tile of their own, can place nothing: the rule that comes nearest to being kept.

use super::board::{SPACES, STARS, Space, star_of};
use super::components::Components;
use super::due::Phase;
use super::rules::{check, check_colour};
use super::state::Table;
use super::tile::{Colour, ColourSet};
use super::{Action, Refusal};

/// Why the player to move can place nothing on a space, for a person who touches it; `None` if they can.
#[must_use]
pub fn why_not(table: &Table, components: &Components, space: Space) -> Option<Refusal> {
    if table.phase() != Phase::Place {
        return check(table, components, &Action::Place { space, colour: Colour::Purple, wilds: 0 }).err();
    }
    if usize::from(space) >= SPACES {
        return Some(Refusal::NoSuchThing);
    }
    if table.acting().board.has(space) {
        return Some(Refusal::Covered);
    }
    let accepted = table.accepts(components, table.to_move, star_of(space));
    let held = ColourSet::present(&table.acting().hand);
    let mut nearest: Option<(u8, Refusal)> = None;
    for colour in accepted.iter() {
        let refusal = check_colour(table, components, space, colour).err()?;
        let short = match refusal {
            Refusal::TooFew { number, held, wilds, .. } => number - held - wilds,
            _ => u8::MAX,
        };
        if nearest.is_none_or(|(least, _)| short < least) {
            nearest = Some((short, refusal));
        }
    }
    // A star of several colours may have all those that the player holds.
    let twice = held.iter().find(|_| accepted.len() > 1 && accepted.both(held).is_empty());
    let twice = twice.and_then(|colour| check_colour(table, components, space, colour).err());
    twice.or(nearest.map(|(_, refusal)| refusal))
}

/// Why the player to move can place a tile of this colour nowhere, for a person who touches one; `None` if they can.
#[must_use]
pub fn why_no_space(table: &Table, components: &Components, colour: Colour) -> Option<Refusal> {
    if table.phase() != Phase::Place {
        return check(table, components, &Action::Place { space: 0, colour, wilds: 0 }).err();
    }
    if table.acting().hand[colour.index()] == 0 {
        return Some(Refusal::NoneHeld(colour));
    }
    let mut cheapest: Option<(u8, u8, u8)> = None;
    for star in (0..STARS).filter(|star| table.accepts(components, table.to_move, *star).has(colour)) {
        for space in table.open_spaces(table.to_move, star) {
            match check_colour(table, components, space, colour).err()? {
                Refusal::TooFew { number, held, wilds, .. }
                    if cheapest.is_none_or(|(least, ..)| number < least) =>
                {
                    cheapest = Some((number, held, wilds));
                }
                _ => {}
            }
        }
    }
    Some(cheapest.map_or(Refusal::NoSpace(colour), |(number, held, wilds)| Refusal::TooFewAnywhere {
        number,
        colour,
        held,
        wilds,
    }))
}
