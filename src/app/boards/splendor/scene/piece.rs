//! The things on the table, under names that stay the same while they move.

use crate::app::boards::piece_id;
use crate::engine::Seat;
use crate::games::splendor::{CARDS, CardId, Gem, HAND, LEVELS, NOBLES, NobleId};

/// Something on the table that can be touched, asked about, or followed with the eye.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// A pile of the bank.
    Pile(Gem),
    /// A deck, 0 to 2.
    Deck(u8),
    /// A card whose face the viewer sees: in the market or reserved.
    Card(CardId),
    /// A reserved card whose face the viewer does not know.
    Back {
        /// Its owner.
        seat: Seat,
        /// Its position in the hand, from 0.
        at: u8,
    },
    /// A noble, on the table or with a player.
    Noble(NobleId),
    /// A player's tokens of one kind.
    Tokens {
        /// Whose.
        seat: Seat,
        /// Which kind.
        gem: Gem,
    },
    /// A player's bonuses of one colour: their bought cards.
    Bonus {
        /// Whose.
        seat: Seat,
        /// Which colour.
        gem: Gem,
    },
    /// Pays a colour of the chosen card with one gold more, or with one fewer.
    Gold {
        /// Which colour.
        gem: Gem,
        /// One more.
        more: bool,
    },
    /// A player's panel.
    Seat(Seat),
}

impl Piece {
    /// The name of the piece in the page's `data-piece`; [`Piece::from_id`] reads it.
    #[must_use]
    pub fn id(self) -> String {
        let (kind, numbers): (&str, &[u8]) = match self {
            Self::Pile(gem) => ("pile", &[gem as u8]),
            Self::Deck(level) => ("deck", &[level]),
            Self::Card(card) => ("card", &[card]),
            Self::Back { seat, at } => ("back", &[seat.0, at]),
            Self::Noble(noble) => ("noble", &[noble]),
            Self::Tokens { seat, gem } => ("tokens", &[seat.0, gem as u8]),
            Self::Bonus { seat, gem } => ("bonus", &[seat.0, gem as u8]),
            Self::Gold { gem, more } => ("gold", &[gem as u8, u8::from(more)]),
            Self::Seat(seat) => ("seat", &[seat.0]),
        };
        piece_id::join(kind, numbers)
    }

    /// The piece of a name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        let (kind, count, [a, b, _]) = piece_id::split(id)?;
        let gem = |index: u8| Gem::ALL.get(usize::from(index)).copied();
        let below = |value: u8, end: usize| usize::from(value) < end;
        Some(match (kind, count) {
            ("pile", 1) => Self::Pile(gem(a)?),
            ("deck", 1) if below(a, LEVELS) => Self::Deck(a),
            ("card", 1) if below(a, CARDS) => Self::Card(a),
            ("back", 2) if below(b, HAND) => Self::Back { seat: Seat(a), at: b },
            ("noble", 1) if below(a, NOBLES) => Self::Noble(a),
            ("tokens", 2) => Self::Tokens { seat: Seat(a), gem: gem(b)? },
            ("bonus", 2) => Self::Bonus { seat: Seat(a), gem: gem(b)? },
            ("gold", 2) if b < 2 => Self::Gold { gem: gem(a)?, more: b == 1 },
            ("seat", 1) => Self::Seat(Seat(a)),
            _ => return None,
        })
    }
}
