//! What is new to a viewer: collected from the events since their last turn.

use crate::app::boards::staged::Reported;
use crate::engine::Seat;
use crate::games::splendor::{CardId, Components, Event, GEMS, Gems, KINDS, MOST_SEATS, Splendor, Tokens};

/// What happened since the viewer's last turn, as marks on the pieces.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct News {
    cards: u128,
    backs: [u8; MOST_SEATS],
    /// Tokens that each seat gained, by kind.
    pub(super) tokens: [Tokens; MOST_SEATS],
    /// Cards that each seat bought, by colour.
    pub(super) bonuses: [Gems; MOST_SEATS],
}

impl Reported<Splendor> for News {
    fn add(&mut self, event: &Event, components: &Components) {
        match *event {
            Event::Took { seat, tokens } => {
                for kind in 0..KINDS {
                    self.tokens[seat.index()][kind] += tokens[kind];
                }
            }
            Event::Reserved { seat, card, gold, .. } => {
                self.cards |= 1 << card;
                self.tokens[seat.index()][GEMS] += u8::from(gold);
            }
            Event::ReservedOpen { seat, gold, .. } | Event::ReservedTop { seat, gold, .. } => {
                self.backs[seat.index()] += 1;
                self.tokens[seat.index()][GEMS] += u8::from(gold);
            }
            Event::Bought { seat, card, .. } => {
                self.bonuses[seat.index()][components.card(card).bonus.index()] += 1;
            }
            Event::Returned { seat, token } => {
                let gained = &mut self.tokens[seat.index()][token.index()];
                *gained = gained.saturating_sub(1);
            }
            Event::Refilled { card, .. } => self.cards |= 1 << card,
            _ => {}
        }
    }
}

impl News {
    /// Whether a card lies where it lies since then.
    #[must_use]
    pub const fn has_card(&self, card: CardId) -> bool {
        self.cards >> card & 1 == 1
    }

    /// Whether the reserved card at a position, of so many, was taken unseen since then: the latest are.
    #[must_use]
    pub fn has_back(&self, seat: Seat, at: usize, held: usize) -> bool {
        held - at.min(held) <= usize::from(self.backs[seat.index()])
    }
}
