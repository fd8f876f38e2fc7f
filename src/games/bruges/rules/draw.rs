//! Drawing, and piles that run out (RULES.md, Drawing).

use super::Desk;
use crate::engine::{Seat, Witness};
use crate::games::bruges::card_set::CardSet;
use crate::games::bruges::colour::Tally;
use crate::games::bruges::components::{CARDS, CardId};
use crate::games::bruges::due::Stage;
use crate::games::bruges::effects::Occasion;
use crate::games::bruges::event::Event;
use crate::games::bruges::hidden::Pile;

impl<W: Witness<Event>> Desk<'_, W> {
    /// Whether a player may go on refilling the hand.
    pub(super) fn may_draw(&self, seat: Seat) -> bool {
        self.t.may_be_drawn() && self.t.player(seat).cards() < self.t.hand_size(self.c, seat)
    }

    /// The hand is refilled: now its fronts are looked at.
    pub(super) fn refilled(&mut self, seat: Seat) {
        self.look(seat);
        self.t.stage = Stage::Refilled;
        self.raise(Occasion::HandRefilled, seat, None, 1, 0);
    }

    /// Fronts of the cards just drawn are looked at by their owner.
    pub(super) fn look(&mut self, seat: Seat) {
        let drawn = std::mem::take(&mut self.h.unseen[seat.index()]);
        self.h.hands[seat.index()].put_all(&drawn);
        self.player(seat).unseen = Tally::default();
    }

    pub(super) fn draw(&mut self, seat: Seat, pile: u8) {
        let Some(card) = self.h.piles[usize::from(pile)].draw() else { return };
        let colour = self.c.card(card).colour;
        self.h.unseen[seat.index()].put(card);
        let player = self.player(seat);
        player.unseen[colour.index()] += 1;
        player.hand[colour.index()] += 1;
        self.w.saw(Event::Drew { seat, pile, colour });
        if self.h.piles[usize::from(pile)].len() == 0 {
            self.ran_out(usize::from(pile));
        }
        self.show_tops();
    }

    /// The last card of a pile was taken.
    fn ran_out(&mut self, pile: usize) {
        let other = 1 - pile;
        if self.h.extra.len() > 0 {
            self.h.piles[pile] = std::mem::replace(&mut self.h.extra, Pile::of(&[]));
            let last = self.t.would_be_last();
            self.t.final_round = Some(last);
            self.w.saw(Event::ExtraPile { pile: pile as u8, last });
        } else if self.h.piles[other].len() > 1 {
            self.h.piles[pile] = self.h.piles[other].split();
            self.w.saw(Event::Split { pile: pile as u8 });
        } else if self.h.piles[other].len() == 0 && !self.t.discard.is_empty() {
            self.reshuffle();
        }
    }

    /// Somebody is to draw. Where nothing could be shuffled when the last pile ran out, what has been discarded since then is.
    pub(super) fn replenish(&mut self) {
        if self.t.piles == [0; 2] && !self.t.discard.is_empty() {
            self.reshuffle();
            self.show_tops();
        }
    }

    /// The discard pile is shuffled and split.
    fn reshuffle(&mut self) {
        let mut cards = [0; CARDS];
        let discard = std::mem::take(&mut self.t.discard);
        cards.iter_mut().zip(discard.iter()).for_each(|(card, discarded)| *card = discarded);
        let cards = &mut cards[..discard.len()];
        self.h.rng.shuffle(cards);
        let (first, second) = cards.split_at(cards.len().div_ceil(2));
        self.h.piles = [Pile::of(first), Pile::of(second)];
        self.w.saw(Event::Reshuffled);
    }

    /// Tells the table how the piles look.
    pub(in crate::games::bruges) fn show_tops(&mut self) {
        for (at, pile) in self.h.piles.iter().enumerate() {
            self.t.piles[at] = pile.len();
            self.t.tops[at] = pile.top().map(|card| self.c.card(card).colour);
        }
        self.t.extra = self.h.extra.len();
    }

    /// A card is laid face down as a house. Whatever of its colour everybody knew to be in hand is not known any more.
    pub(super) fn covers(&mut self, seat: Seat, card: CardId) {
        self.leaves_hand(seat, card);
        let colour = self.c.card(card).colour;
        let known: CardSet = self.t.player(seat).shown;
        let kept = known.iter().filter(|other| self.c.card(*other).colour != colour).collect();
        self.player(seat).shown = kept;
    }
}
