//! The things on the table, under names that stay the same while they move.

use crate::app::boards::piece_id::{listed_part, pieces};
use crate::engine::Seat;
use crate::games::splendor::{CARDS, CardId, Gem, HAND, LEVELS, NOBLES, NobleId};

listed_part!(Gem, Gem::ALL);

pieces! {
    /// A pile of the bank.
    Pile(gem: Gem) = "pile",
    /// A deck, 0 to 2.
    Deck(level: u8) = "deck" if usize::from(level) < LEVELS,
    /// A card whose face the viewer sees: in the market or reserved.
    Card(card: CardId) = "card" if usize::from(card) < CARDS,
    /// A reserved card whose face the viewer does not know, by its owner and its position in the hand, from 0.
    Back(seat: Seat, at: u8) = "back" if usize::from(at) < HAND,
    /// A noble, on the table or with a player.
    Noble(noble: NobleId) = "noble" if usize::from(noble) < NOBLES,
    /// A player's tokens of one kind.
    Tokens(seat: Seat, gem: Gem) = "tokens",
    /// A player's bonuses of one colour: their bought cards.
    Bonus(seat: Seat, gem: Gem) = "bonus",
    /// Pays a colour of the chosen card with one gold more (true), or with one fewer.
    Gold(gem: Gem, more: bool) = "gold",
    /// A player's panel.
    Seat(seat: Seat) = "seat",
}
