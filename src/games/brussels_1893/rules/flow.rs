//! The phases, one after the other (RULES.md, The round).

use super::Desk;
use super::hooks::Hook;
use crate::engine::{Seat, Witness};
use crate::games::brussels_1893::components::OFFICES;
use crate::games::brussels_1893::due::Phase;
use crate::games::brussels_1893::event::Event;
use crate::games::brussels_1893::grid::SIDE;
use crate::games::brussels_1893::module;
use crate::games::brussels_1893::purse::Purse;
use crate::games::brussels_1893::sets::NobleSet;
use crate::games::brussels_1893::table::Occupants;

impl<W: Witness<Event>> Desk<'_, W> {
    /// Goes on until somebody has to decide, or the game is over.
    pub(in crate::games::brussels_1893) fn run(&mut self) {
        while self.goes_on() {}
    }

    /// Carries out the next thing that nobody has to decide. Whether there was one.
    pub(in crate::games::brussels_1893) fn goes_on(&mut self) -> bool {
        match self.t.open.top() {
            Some(open) => self.settle(open),
            None => self.pass_phase(),
        }
    }

    pub(super) fn enter(&mut self, phase: Phase) {
        self.t.phase = phase;
        self.t.at = 0;
        self.t.column = 0;
        self.t.fresh = true;
    }

    /// The phase that follows begins.
    pub(super) fn next_phase(&mut self) {
        let next = module::after(self.t.phase, &self.t.options);
        self.enter(next);
    }

    /// The next seat is asked, or the next phase begins.
    pub(super) fn next_seat(&mut self) {
        self.t.at += 1;
        self.t.column = 0;
        self.t.fresh = true;
        if self.t.at == self.t.seats {
            self.next_phase();
        }
    }

    /// Lets the phase pass, if nobody has to decide in it.
    fn pass_phase(&mut self) -> bool {
        let seat = self.t.active();
        match self.t.phase {
            // A card of Belle Époque may have chosen it.
            Phase::Corner if self.t.area.is_some() => self.next_phase(),
            Phase::Draft | Phase::Corner | Phase::Over => return false,
            Phase::Trains
            | Phase::Plan
            | Phase::Award
            | Phase::Popularity
            | Phase::Doubling
            | Phase::Departure
            | Phase::Return
            | Phase::Visit
            | Phase::Refresh
            | Phase::Audience => self.passes_step(),
            Phase::Tiles => return self.tiles_pass(seat),
            Phase::Reveal => self.reveals_stock(),
            Phase::Neutral => {
                let room = self.neutral_room();
                if self.t.player(seat).neutral > 0 && room {
                    return false;
                }
                self.next_seat();
            }
            Phase::Turns => {
                if self.t.placed.is_none() && !self.t.player(seat).passed {
                    return false;
                }
                self.next_turn();
            }
            Phase::Columns => self.counts_columns(),
            Phase::Prestige => return self.prestige_passes(seat),
            Phase::Irises => self.counts_irises(),
            Phase::Court => self.counts_offices(),
            Phase::Close => self.closes_round(),
            Phase::Renew => self.renews(),
            Phase::Salaries => {
                if self.must_choose_salaries(seat) {
                    return false;
                }
                self.settles(seat);
                self.next_seat();
            }
        }
        true
    }

    fn reveals_stock(&mut self) {
        if let Some(card) = self.h.stock.draw() {
            self.t.stock = Some(card);
            self.t.stock_seen |= 1 << card;
            self.w.saw(Event::Stock { round: self.t.round, card });
        }
        self.next_phase();
    }

    /// Whether there is a space for a neutral worker (RULES.md, Two players).
    fn neutral_room(&self) -> bool {
        self.t.area.is_some_and(|area| area.spaces().any(|space| self.t.is_free_for_house(space)))
    }

    /// The next seat that has not passed has its turn; when all have, the columns are counted.
    fn next_turn(&mut self) {
        self.t.placed = None;
        self.t.fresh = true;
        if self.has_another_turn() {
            return;
        }
        for _ in 0..self.t.seats {
            self.t.at = (self.t.at + 1) % self.t.seats;
            if !self.t.player(self.t.active()).passed {
                return;
            }
        }
        self.next_phase();
    }

    /// Passing, with what it brings (RULES.md, Passing).
    pub(super) fn passes(&mut self) {
        let seat = self.t.active();
        let scores = &self.c.scores;
        let colours = u16::from(self.t.player(seat).colours()) * u16::from(scores.passing_colour);
        self.player(seat).passed = true;
        self.player(seat).francs += colours;
        let mut first = None;
        if self.t.first_passer.is_none() {
            self.t.first_passer = Some(seat);
            if let Some(card) = self.h.prestige.draw() {
                self.t.prestige_deck -= 1;
                self.h.face_down.put(card);
                self.player(seat).face_down += 1;
            }
            let francs = u16::from(self.t.player(seat).face_down) * u16::from(scores.passing_card);
            self.player(seat).francs += francs;
            first = Some(francs);
        }
        self.w.saw(Event::Passed { seat, colours, first });
    }

    /// The end of a round (RULES.md, The end of a round).
    fn closes_round(&mut self) {
        for seat in self.t.seats_from(self.t.start) {
            self.hook(seat, Hook::BeforeReady);
            let home = self.t.away(seat);
            let neutral = if self.t.seats == 2 { self.c.start.neutral_workers } else { 0 };
            let player = self.player(seat);
            player.reserve += home;
            player.neutral = neutral;
            player.exhausted = NobleSet::default();
            player.tucked_now = 0;
            player.passed = false;
        }
        for spot in &mut self.t.spaces {
            (spot.worker, spot.stake) = (None, 0);
        }
        self.t.offices = [Occupants::default(); OFFICES];
        self.t.area = None;
        self.t.stock = None;
        self.t.first_passer = None;
        for column in 0..SIDE {
            if let Some(card) = self.t.prestige[column].take() {
                self.t.prestige_discard.put(card);
            }
        }
        self.w.saw(Event::RoundEnded { round: self.t.round });
        self.noble_leaves();
        self.next_phase();
    }

    /// Nobles and prestige cards come, and the next round begins; or the game ends.
    fn renews(&mut self) {
        let last = self.t.is_last_round(self.c);
        self.fills_row();
        self.t.start = self.t.marker;
        if last {
            self.discards_jokers();
            self.next_phase();
        } else {
            self.deals_prestige();
            self.t.round += 1;
            self.enter(module::after(Phase::Draft, &self.t.options));
        }
    }

    /// Five prestige cards come below the columns.
    pub(super) fn deals_prestige(&mut self) {
        for column in 0..SIDE {
            if let Some(card) = self.h.prestige.draw() {
                self.t.prestige_deck -= 1;
                self.t.prestige[column] = Some(card);
                self.w.saw(Event::Dealt { column: column as u8, card });
            }
        }
    }

    /// Jokers count nothing at the end; they go back to the supply.
    fn discards_jokers(&mut self) {
        for seat in self.t.seats_from(self.t.start) {
            let jokers = std::mem::take(&mut self.player(seat).jokers);
            self.t.jokers += jokers;
        }
    }

    pub(super) fn gains_points(&mut self, seat: Seat, points: u16) {
        self.gain(seat, Purse::of_points(points));
    }
}
