//! The hand of the nearest seat.

use super::{BackPart, CardPart, Draft, Hand, Painter, Piece};
use crate::app::order;
use crate::games::bruges::{Action, CardId, Colour, Stage, Tally};

impl Painter<'_> {
    pub(super) fn hand(&self) -> Hand {
        let table = &self.view.table;
        let player = self.me();
        let cards = self.known_cards();
        let mut covered = player.hand;
        for card in &cards {
            let left = &mut covered[self.components.card(*card).colour.index()];
            *left = left.saturating_sub(1);
        }
        let draws = table.stage == Stage::Draw && table.due().is_none() && table.active() == self.own;
        Hand {
            seat: self.own,
            cards: cards.into_iter().map(|card| self.card(card)).collect(),
            backs: backs(&covered, &player.unseen),
            refill: draws.then(|| table.hand_size(self.components, self.own)),
        }
    }

    fn card(&self, card: CardId) -> CardPart {
        let (table, person) = (&self.view.table, self.components.card(card));
        let price = table.recruit_price(self.own, person.price, person.group, table.discount(self.own));
        let taken = [Action::Discard(card), Action::BuildHouse(card)]
            .into_iter()
            .any(|action| self.draft == Draft::Chosen(action));
        let chosen = taken || self.draft.card() == Some(card);
        let another = self.draft.card().is_some() && !chosen;
        CardPart {
            card,
            price,
            dear: u16::from(price) > self.me().guilders,
            shown: self.me().shown.has(card),
            withdrawn: another,
            mark: self.mark(Piece::Card(card), self.may_take_up(card), chosen),
        }
    }
}

impl super::Look<'_> {
    /// The hand cards of the nearest seat whose faces the viewer knows, by colour and then in the order of the box.
    pub(super) fn known_cards(&self) -> Vec<CardId> {
        let mut cards: Vec<CardId> = self.view.known_hand(self.own).iter().collect();
        order::sort_by_key(&mut cards, |card| self.components.card(*card).colour);
        cards
    }
}

/// Cards face down by colour; those that nobody has looked at come last.
fn backs(covered: &Tally, unseen: &Tally) -> Vec<BackPart> {
    let of = |colour: Colour| {
        let n = covered[colour.index()];
        let known = n.saturating_sub(unseen[colour.index()]);
        (0..n).map(move |at| BackPart { colour, at, unseen: at >= known })
    };
    Colour::ALL.into_iter().flat_map(of).collect()
}
