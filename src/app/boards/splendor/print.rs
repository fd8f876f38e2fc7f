//! What is printed on a component, as the drawings want it.

use super::art;
use crate::games::splendor::{CardId, Components, Gem};

/// What is printed on a card.
pub fn printed(components: &Components, id: CardId) -> art::Face {
    let printed = components.card(id);
    let alike = |other: &CardId| {
        let other = components.card(*other);
        (other.level, other.bonus) == (printed.level, printed.bonus)
    };
    art::Face {
        level: printed.level + 1,
        bonus: gem_art(printed.bonus),
        index: (0..id).filter(alike).count() as u8,
        points: printed.points,
        cost: printed.cost,
    }
}

/// A kind of token.
pub fn gem_art(gem: Gem) -> art::Gem {
    art::Gem::ALL[gem.index()]
}
