//! What is said for a move is true of the position.

use super::table::{Table, purchase};
use salon::engine::Advice;
use salon::games::splendor::{Gem, LEVELS, Place, Reason, SLOTS, Splendor};

/// The rulebook's card of a ruby bonus is bought by somebody who has so many rubies already: how many cards it is said to
/// make cheaper, and how many on the table ask for more rubies than that.
fn made_cheaper(rubies: u8) -> (u8, usize) {
    let state = Table::of(2).holds(0, "UUG").bonuses(0, [0, 0, 0, rubies, 0]).faces(&[25]).ready();
    let reasons = Splendor::reasons(&state, &purchase(&state, 25));
    let said = reasons.iter().find_map(|reason| match reason {
        Reason::Bonus { gem: Gem::Ruby, cards } => Some(*cards),
        _ => None,
    });
    let places = (0..LEVELS).flat_map(|level| (0..SLOTS).map(move |slot| (level, slot)));
    let cards = places.filter_map(|(level, slot)| {
        state.card_at(Place { level: u8::try_from(level).ok()?, slot: u8::try_from(slot).ok()? })
    });
    let asks = |card: &u8| state.components().card(*card).cost[Gem::Ruby.index()] > rubies;
    (said.expect("a bonus is a reason"), cards.filter(asks).count())
}

#[test]
fn a_bonus_is_said_to_make_every_card_cheaper_that_asks_for_one_more_of_its_colour() {
    for rubies in 0..2 {
        let (said, asking) = made_cheaper(rubies);
        assert_eq!(usize::from(said), asking, "with {rubies} rubies");
        assert!(asking > 0, "with {rubies} rubies");
    }
}
