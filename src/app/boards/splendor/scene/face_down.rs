//! Reserved cards that lie before their owner with the back up, where several people look at one screen.
//!
//! Nothing of such a card is shown, lit or told to the table: neither its face nor whether it can be paid. Its owner looks
//! under it by holding it; touching it, on the own turn, lays it open for as long as buying it is considered, and all see
//! what is bought, as always.

use super::{Draft, Look};
use crate::games::splendor::{Action, Source, View};

/// The card of the player to move, by its position in the hand, that a draft is about though it lies face down.
#[must_use]
pub fn considered(view: &View, draft: Draft) -> Option<u8> {
    let Draft::Card { source: Source::Reserved(at), .. } = draft else { return None };
    view.acting().reserved.get(usize::from(at))?.card.is_none().then_some(at)
}

/// The view with one card of the player to move laid open; `own` is what its owner sees.
#[must_use]
pub fn laid_open(view: &View, own: &View, at: u8) -> View {
    let mut open = view.clone();
    let at = usize::from(at);
    let seat = view.to_move.index();
    let seen = own.players.get(seat).and_then(|player| player.reserved.get(at));
    if let (Some(seen), Some(held)) = (seen, open.players[seat].reserved.get_mut(at)) {
        held.card = seen.card;
    }
    open
}

/// Whether this card can be bought and all that is legal is to buy cards of the own hand.
pub(super) fn only_buys(look: &Look<'_>, at: u8) -> bool {
    let from_hand = |action: &Action| matches!(action, Action::Buy(Source::Reserved(_)));
    look.allows(Action::Buy(Source::Reserved(at))) && look.legal.iter().all(from_hand)
}
