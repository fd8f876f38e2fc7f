//! What a card costs the player who considers it, and the ways to pay it.

use super::components::Card;
use super::gem::{GEMS, GOLD, Gem, Gems, KINDS, Tokens};
use super::state::need;
use super::view::PlayerView;

/// A payment for a chosen card (RULES.md, Buying).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Payment {
    /// Gems to pay, after bonuses.
    pub need: Gems,
    /// The least gold that each colour takes, for want of gems.
    pub least: Gems,
    /// Gold chosen in place of each colour.
    pub gold: Gems,
    /// Gold held.
    pub held: u8,
}

impl Payment {
    /// The payment for a card, with this gold or as little as possible; none if the player cannot pay.
    #[must_use]
    pub fn of(player: &PlayerView, card: &Card, gold: Option<Gems>) -> Option<Self> {
        let need = need(&player.bonuses, &card.cost);
        let least: Gems = std::array::from_fn(|gem| need[gem].saturating_sub(player.tokens[gem]));
        let held = player.tokens[GOLD];
        if least.iter().sum::<u8>() > held {
            return None;
        }
        let fits = |gold: &Gems| {
            (0..GEMS).all(|gem| (least[gem]..=need[gem]).contains(&gold[gem]))
                && gold.iter().sum::<u8>() <= held
        };
        let gold = gold.filter(fits).unwrap_or(least);
        Some(Self { need, least, gold, held })
    }

    /// Tokens that leave the player, gold last.
    #[must_use]
    pub fn tokens(&self) -> Tokens {
        let mut paid = [0; KINDS];
        for gem in 0..GEMS {
            paid[gem] = self.need[gem] - self.gold[gem];
            paid[GOLD] += self.gold[gem];
        }
        paid
    }

    /// Whether there is more than one way to pay.
    #[must_use]
    pub fn is_choice(&self) -> bool {
        self.least.iter().sum::<u8>() < self.held && self.least != self.need
    }

    /// The gold after one more (or one fewer) for a colour, if that fits.
    #[must_use]
    pub fn step(&self, gem: Gem, more: bool) -> Option<Gems> {
        let at = gem.index();
        if at >= GEMS {
            return None;
        }
        let mut gold = self.gold;
        if more {
            if gold[at] == self.need[at] || gold.iter().sum::<u8>() == self.held {
                return None;
            }
            gold[at] += 1;
        } else {
            if gold[at] == self.least[at] {
                return None;
            }
            gold[at] -= 1;
        }
        Some(gold)
    }
}
