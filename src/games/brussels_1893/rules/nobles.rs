//! Nobles: the row, what they do, and whether they stay (RULES.md, Nobles).

use super::Desk;
use super::hooks::Hook;
use crate::engine::{Seat, Witness};
use crate::games::brussels_1893::components::{Components, Effect, NobleId, ROW};
use crate::games::brussels_1893::due::Why;
use crate::games::brussels_1893::event::Event;
use crate::games::brussels_1893::purse::Purse;
use crate::games::brussels_1893::table::Table;

/// Whether an effect would do anything.
pub(super) fn bears(components: &Components, table: &Table, seat: Seat, effect: Effect) -> bool {
    let player = table.player(seat);
    match effect {
        Effect::Francs(n) | Effect::Points(n) => n > 0,
        Effect::Jokers(n) => n > 0 && table.jokers > 0,
        Effect::Materials(n) => n > 0 && table.has_materials(),
        Effect::Exchange { jokers, .. } => player.jokers >= jokers && table.has_materials(),
        Effect::Advance(track, n) => n > 0 && table.can_advance(components, seat, track),
        Effect::Workers(n) => n > 0 && player.court > 0,
        Effect::Travellers(n) => n > 0 && table.belle.train > 0,
        Effect::White => table.has_artworks(),
    }
}

impl<W: Witness<Event>> Desk<'_, W> {
    /// The top noble of the deck, which the discarded nobles become where it is empty.
    pub(super) fn draws_noble(&mut self) -> Option<NobleId> {
        if self.h.nobles.len() == 0 {
            let discard = std::mem::take(&mut self.t.noble_discard);
            for (noble, copies) in discard.into_iter().enumerate() {
                (0..copies).for_each(|_| self.h.nobles.put(noble as NobleId));
            }
            if self.h.nobles.len() == 0 {
                return None;
            }
            self.h.nobles.shuffle(&mut self.h.rng);
            self.t.noble_deck = self.h.nobles.len();
            self.w.saw(Event::Reshuffled);
        }
        let noble = self.h.nobles.draw();
        self.t.noble_deck = self.h.nobles.len();
        noble
    }

    /// The top noble of the deck is revealed.
    pub(super) fn reveals_noble(&mut self, seat: Seat) {
        self.t.revealed = self.draws_noble();
        if let Some(noble) = self.t.revealed {
            self.w.saw(Event::Revealed { seat, noble });
        }
    }

    /// Nobles slide to the right, and empty slots are filled from the left; a noble that was revealed comes first.
    pub(super) fn fills_row(&mut self) {
        let mut to = ROW;
        for from in (0..ROW).rev() {
            if let Some(noble) = self.t.nobles[from].take() {
                to -= 1;
                self.t.nobles[to] = Some(noble);
            }
        }
        while to > 0 {
            let Some(noble) = self.t.revealed.take().or_else(|| self.draws_noble()) else { return };
            to -= 1;
            self.t.nobles[to] = Some(noble);
            self.w.saw(Event::Arrived { slot: to as u8, noble });
        }
    }

    /// The noble of the slot that costs nothing goes at the end of a round.
    pub(super) fn noble_leaves(&mut self) {
        if let Some(noble) = self.t.nobles[ROW - 1].take() {
            self.t.noble_discard[usize::from(noble)] += 1;
            self.w.saw(Event::Left { noble });
            let start = self.t.start;
            self.hook(start, Hook::NobleLeft(noble));
        }
    }

    /// Somebody buys the noble of a slot, or takes the one that was revealed.
    pub(super) fn buys(&mut self, seat: Seat, slot: Option<u8>) {
        let (noble, paid) = match slot {
            Some(slot) => (self.t.nobles[usize::from(slot)].take(), self.c.noble_costs[usize::from(slot)]),
            None => (self.t.revealed.take(), 0),
        };
        let Some(noble) = noble else { return };
        self.player(seat).francs -= u16::from(paid);
        self.w.saw(Event::Bought { seat, noble, slot, paid });
        // The row stays as it is where the revealed noble was taken.
        if slot.is_some() {
            self.t.open.push(seat, Why::Refill);
        }
        self.t.open.push(seat, Why::Keep { noble });
        self.uses(seat, noble);
    }

    /// A noble's effect.
    pub(super) fn uses(&mut self, seat: Seat, noble: NobleId) {
        self.w.saw(Event::Used { seat, noble });
        let [first, second] = self.c.noble(noble).effects();
        match (first, second) {
            (Some(_), Some(_)) => self.t.open.push(seat, Why::Choose { noble }),
            (Some(effect), None) => self.takes_effect(seat, effect),
            _ => {}
        }
    }

    pub(super) fn takes_effect(&mut self, seat: Seat, effect: Effect) {
        match effect {
            Effect::Francs(n) => self.gain(seat, Purse::of_francs(n.into())),
            Effect::Points(n) => self.gain(seat, Purse::of_points(n.into())),
            Effect::Jokers(n) => self.gain_jokers(seat, n),
            Effect::Materials(n) => self.offers_materials(seat, n),
            Effect::Exchange { jokers, materials } => {
                self.exchanges(seat, jokers, materials);
            }
            Effect::Advance(track, n) => self.advance(seat, track, n),
            Effect::Workers(n) => self.free(seat, n),
            Effect::Travellers(n) => self.gain_travellers(seat, n),
            Effect::White => self.t.open.push(seat, Why::White),
        }
    }

    /// Jokers are discarded for materials of choice.
    pub(super) fn exchanges(&mut self, seat: Seat, jokers: u8, materials: u8) {
        self.player(seat).jokers -= jokers;
        self.t.jokers += jokers;
        self.w.saw(Event::Exchanged { seat, jokers });
        self.offers_materials(seat, materials);
    }

    pub(super) fn offers_materials(&mut self, seat: Seat, left: u8) {
        if left > 0 {
            self.t.open.push(seat, Why::Material { left });
        }
    }

    pub(super) fn keeps(&mut self, seat: Seat, noble: NobleId) {
        let player = self.player(seat);
        player.nobles.put(noble);
        player.exhausted.put(noble);
        self.w.saw(Event::Kept { seat, noble });
    }

    pub(super) fn dismisses(&mut self, seat: Seat, noble: NobleId, forced: bool) {
        self.t.noble_discard[usize::from(noble)] += 1;
        self.w.saw(Event::Dismissed { seat, noble, forced });
        self.hook(seat, Hook::Dismissed);
    }
}
