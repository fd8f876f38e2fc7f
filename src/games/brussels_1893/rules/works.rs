//! The actions of both boards and the free actions of house owners (RULES.md, The Art Nouveau board; The Brussels board; Free
//! actions).

use super::hooks::Hook;
use super::possible::{may_perform, office_bears};
use super::prospect::{Gift, gift};
use super::{Desk, nobles};
use crate::engine::{Open, Seat, Witness};
use crate::games::brussels_1893::components::{Art, Office, Track, Work};
use crate::games::brussels_1893::due::{Sold, Why};
use crate::games::brussels_1893::event::Event;
use crate::games::brussels_1893::grid::Space;
use crate::games::brussels_1893::payment::Payment;
use crate::games::brussels_1893::purse::Purse;
use crate::games::brussels_1893::table::{Placed, Worker};

impl<W: Witness<Event>> Desk<'_, W> {
    /// A worker is put on a space: its action first, then the free action of an opponent whose house stands there.
    pub(super) fn places(&mut self, space: Space, stake: u8) {
        let seat = self.t.active();
        let work = self.t.work(self.c, space);
        self.t.placed = Some(Placed::Space(space));
        let player = self.player(seat);
        player.reserve -= 1;
        player.francs -= u16::from(stake);
        let spot = &mut self.t.spaces[space.index()];
        (spot.worker, spot.stake) = (Some(Worker::Of(seat)), stake);
        let owner = spot.house.filter(|owner| *owner != seat);
        self.w.saw(Event::Placed { seat, space, work, stake });
        self.hook(seat, Hook::Placed(space));
        if let Some(owner) = owner {
            self.t.open.push(owner, Why::Free { space });
        }
        if !self.begins(seat, work) {
            self.has_no_effect(seat);
        }
    }

    /// The action of the turn has no effect; whether the owner of the house gets the free action all the same is an option.
    pub(super) fn has_no_effect(&mut self, seat: Seat) {
        self.w.saw(Event::NoEffect { seat });
        let is_free = |open: Open<Why>| matches!(open.why, Why::Free { .. });
        if !self.t.options.free_action_on_empty_action && self.t.open.top().is_some_and(is_free) {
            self.t.open.pop();
        }
    }

    /// Workers go to an action of the Brussels board, so many travellers among them.
    pub(super) fn goes_to_office(&mut self, office: Office, travellers: u8) {
        let seat = self.t.active();
        let workers = self.t.workers_for(self.c, office) - travellers;
        self.t.placed = Some(Placed::Office(office));
        let player = self.player(seat);
        player.reserve -= workers;
        player.travellers -= travellers;
        let there = &mut self.t.offices[office.index()];
        there.executions += 1;
        there.workers[seat.index()] += workers;
        self.t.belle.travellers[office.index()] += travellers;
        self.w.saw(Event::Office { seat, office, workers, travellers });
        self.hook(seat, Hook::Sent);
        if !office_bears(self.c, self.t, seat, office) {
            return self.w.saw(Event::NoEffect { seat });
        }
        self.t.open.push(seat, Why::AfterOffice(office));
        match office {
            Office::StockExchange => {
                let francs = self.t.stock.map_or(0, |card| self.c.stock(card).francs);
                self.gain(seat, Purse::of_francs(francs.into()));
            }
            Office::Square => {
                let left = self.t.value(self.c, seat, Track::Crown);
                self.t.open.push(seat, Why::Use { left, house: None });
            }
            Office::Park => self.t.open.push(seat, Why::Park),
            Office::Market => {
                let most = self.c.market_jokers.min(self.t.jokers);
                self.t.open.push(seat, Why::Jokers { most });
            }
        }
    }

    /// Begins an action; whether it has an effect.
    pub(super) fn begins(&mut self, seat: Seat, work: Work) -> bool {
        if !may_perform(self.c, self.t, seat, work) {
            return false;
        }
        self.t.open.push(seat, Why::After(work));
        let why = match work {
            Work::Workshop => Why::Workshop,
            Work::Sale => Why::Sale,
            Work::Noble => Why::Noble,
            Work::Materials => Why::Material { left: self.c.materials_taken },
            Work::Build => Why::Pay,
        };
        self.t.open.push(seat, why);
        self.hook(seat, Hook::BeforeChoice(work));
        true
    }

    pub(super) fn makes_artwork(&mut self, seat: Seat, art: Art) {
        self.takes_artwork(seat, art);
        self.hook(seat, Hook::Made(art));
    }

    pub(super) fn moves_marker(&mut self, seat: Seat, sold: Sold, to: [u8; 2]) {
        self.hook(seat, Hook::Moving(to));
        let from = std::mem::replace(&mut self.t.market.centre, to);
        self.w.saw(Event::Marker { seat, from, to });
        match self.t.market.display.iter().position(Option::is_none) {
            Some(slot) => self.sells(seat, sold, slot),
            None => self.t.open.push(seat, Why::Replace { sold }),
        }
    }

    /// The artwork goes into a slot of the display, for the points and the francs where the square of its colour lies.
    pub(super) fn sells(&mut self, seat: Seat, sold: Sold, slot: usize) {
        let back = self.t.displays(seat, sold, slot);
        let [points, francs] = sold.pays(self.c, self.t.market.centre);
        let Sold { art, white } = sold;
        let player = self.player(seat);
        player.score += i16::from(points);
        player.francs += u16::from(francs);
        self.w.saw(Event::Sold { seat, art, white, slot: slot as u8, back, points, francs });
    }

    /// A house is paid for: points for doing without jokers, and for the tier.
    pub(super) fn pays(&mut self, seat: Seat, payment: Payment) {
        let tier = self.t.next_tier(self.c, seat).map_or(0, |tier| tier.points);
        let without_jokers = if payment.jokers == 0 { self.c.scores.no_joker } else { 0 };
        for (supply, cubes) in self.t.materials.iter_mut().zip(payment.cubes()) {
            *supply += cubes;
        }
        self.t.jokers += payment.all_jokers();
        let player = self.player(seat);
        for (owned, cubes) in player.materials.iter_mut().zip(payment.cubes()) {
            *owned -= cubes;
        }
        player.jokers -= payment.all_jokers();
        player.francs -= payment.francs();
        player.score += i16::from(without_jokers) + i16::from(tier);
        self.w.saw(Event::Paid { seat, payment, without_jokers, tier });
        self.hook(seat, Hook::Paid(payment));
        self.t.open.push(seat, Why::House);
        self.t.open.push(seat, Why::Turn);
    }

    pub(super) fn turns(&mut self, seat: Seat, needle: u8, clockwise: bool) {
        if let Some(needles) = self.t.turned(self.c, needle, clockwise) {
            let at = usize::from(needle);
            let (from, to) = (self.t.needles[at], needles[at]);
            self.t.needles = needles;
            self.w.saw(Event::Turned { seat, needle, from, to });
        }
    }

    pub(super) fn builds(&mut self, seat: Seat, space: Space) {
        self.t.spaces[space.index()].house = Some(seat);
        self.player(seat).houses += 1;
        self.w.saw(Event::Built { seat, space });
    }

    /// The owner of a house gets the free action of its space (RULES.md, Free actions).
    pub(super) fn acts_freely(&mut self, seat: Seat, space: Space) {
        let work = self.t.work(self.c, space);
        let Some(gift) = gift(self.c, self.t, seat, work) else { return };
        self.w.saw(Event::Free { seat, space, work });
        match gift {
            Gift::Artwork => self.takes_artwork(seat, Art::Black),
            Gift::Points(points) => self.gains_points(seat, points),
            Gift::Noble => self.t.open.push(seat, Why::Use { left: 1, house: Some(space) }),
            Gift::Material => self.t.open.push(seat, Why::Material { left: 1 }),
        }
    }

    /// Whether what lies open has nothing to choose any more.
    pub(super) fn is_void(&self, seat: Seat, why: Why) -> bool {
        match why {
            Why::Use { left, .. } => left == 0 || self.t.player(seat).ready().is_empty(),
            Why::Material { left } => left == 0 || !self.t.has_materials(),
            Why::Choose { noble } => {
                let offered = self.c.noble(noble).effects().into_iter().flatten();
                !offered.into_iter().any(|effect| nobles::bears(self.c, self.t, seat, effect))
            }
            why => self.is_void_of_belle(seat, why),
        }
    }
}
