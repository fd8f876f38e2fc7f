//! The stages of the round, one after the other (RULES.md, The round).

use super::Desk;
use crate::engine::{Seat, Witness};
use crate::games::bruges::colour::{COLOURS, Tally};
use crate::games::bruges::components::GATES;
use crate::games::bruges::due::{Stage, Why};
use crate::games::bruges::effects::Occasion;
use crate::games::bruges::event::Event;
use crate::games::bruges::player::Majority;

impl<W: Witness<Event>> Desk<'_, W> {
    /// Goes on until somebody has to decide, or the game is over.
    pub(in crate::games::bruges) fn run(&mut self) {
        while self.goes_on() {}
    }

    /// Carries out the next thing that nobody has to decide. Whether there was one.
    pub(in crate::games::bruges) fn goes_on(&mut self) -> bool {
        match self.t.open.top() {
            Some(open) if open.why.is_automatic() => {
                self.carry_on(open);
                true
            }
            Some(open) => self.settle(open),
            None => self.pass_stage(),
        }
    }

    fn next_seat(&mut self, same: Stage, next: Stage) {
        self.t.at += 1;
        self.t.stage = same;
        self.t.fresh = true;
        if self.t.at == self.t.seats {
            self.enter(next);
        }
    }

    fn enter(&mut self, stage: Stage) {
        self.t.stage = stage;
        self.t.at = 0;
        self.t.lap = 0;
        self.t.fresh = true;
    }

    /// Lets the stage pass, if nobody has to decide in it.
    fn pass_stage(&mut self) -> bool {
        let seat = self.t.active();
        match self.t.stage {
            Stage::Gates => {
                if self.t.player(seat).gate.is_some() {
                    self.next_seat(Stage::Gates, Stage::Draw);
                    return true;
                }
                let mut free = (0..GATES as u8).filter(|gate| self.gate_is_free(*gate));
                let (gate, more) = (free.next(), free.next().is_some());
                if more {
                    return false;
                }
                self.player(seat).gate = gate;
                self.w.saw(Event::Gate { seat, gate: gate.unwrap_or(0) });
            }
            Stage::Draw => {
                if self.may_draw(seat) {
                    self.replenish();
                    return false;
                }
                self.refilled(seat);
            }
            Stage::Refilled => self.next_seat(Stage::Draw, Stage::Roll),
            Stage::Roll => {
                self.roll(seat);
                self.enter(Stage::Threats);
                self.raise(Occasion::DiceRolled, seat, None, 1, 0);
            }
            Stage::Threats => {
                self.t.stage = Stage::Threatened;
                let mut markers = Tally::default();
                for colour in 0..COLOURS {
                    markers[colour] = u8::from(self.c.threat_faces >> self.t.dice[colour] & 1 == 1);
                }
                if markers != Tally::default() {
                    self.marks(seat, markers, None);
                    self.t.open.push(seat, Why::Circles { nest: 0 });
                    self.raise(Occasion::ThreatsReceived, seat, None, 1, 0);
                }
            }
            Stage::Threatened => self.next_seat(Stage::Threats, Stage::Advance),
            Stage::Advance => {
                let price = self.t.reputation_price(self.c, seat);
                if price.is_some_and(|price| self.t.player(seat).guilders >= price.into()) {
                    return false;
                }
                self.t.stage = Stage::Advanced;
            }
            Stage::Advanced => self.next_seat(Stage::Advance, Stage::Turn),
            Stage::Turn => {
                let may_play = !self.t.played && self.t.player(seat).cards() > 0;
                if may_play || self.may_activate(seat) {
                    return false;
                }
                self.end_turn(seat);
            }
            Stage::CardsPlayed => {
                self.t.stage = Stage::Cleared;
                self.raise(Occasion::CardsPlayed, seat, None, 1, 0);
            }
            Stage::Cleared => self.next_seat(Stage::CardsPlayed, Stage::Majorities),
            Stage::Majorities => self.check_majority(),
            Stage::Checked => {
                if self.t.at == self.t.seats {
                    self.enter(Stage::Close);
                } else {
                    self.raise(Occasion::MajoritiesChecked, seat, None, 1, 0);
                    self.t.at += 1;
                }
            }
            Stage::Close => self.close_round(),
            Stage::Over => return false,
        }
        true
    }

    pub(super) fn gate_is_free(&self, gate: u8) -> bool {
        self.t.players().iter().all(|player| player.gate != Some(gate))
    }

    fn roll(&mut self, seat: Seat) {
        for face in &mut self.t.dice {
            *face = 1 + self.h.rng.below(6) as u8;
        }
        self.w.saw(Event::Rolled { seat, dice: self.t.dice });
    }

    fn check_majority(&mut self) {
        let Some(majority) = Majority::ALL.get(usize::from(self.t.lap)).copied() else {
            return self.enter(Stage::Checked);
        };
        self.t.lap += 1;
        if let Some(seat) = self.t.leader(majority) {
            let flipped = &mut self.player(seat).flipped[majority as usize];
            if !std::mem::replace(flipped, true) {
                self.w.saw(Event::Flipped { seat, majority });
                self.raise(Occasion::MajorityFlipped, seat, None, 1, 0);
            }
        }
    }

    pub(super) fn end_turn(&mut self, seat: Seat) {
        self.w.saw(Event::TurnEnded { seat });
        self.t.named = None;
        self.t.played = false;
        self.t.at += 1;
        self.t.fresh = true;
        if self.t.at == self.t.seats {
            self.t.at = 0;
            self.t.lap += 1;
            if self.t.lap == self.c.cards_played {
                self.enter(Stage::CardsPlayed);
            }
        }
    }

    fn close_round(&mut self) {
        for seat in self.t.seats_from(Seat(0)) {
            for house in self.player(seat).houses.iter_mut() {
                house.rotated = false;
                house.answered = 0;
            }
        }
        let last = self.t.is_final_round();
        self.w.saw(Event::RoundEnded { round: self.t.round, last });
        if self.t.is_final_round() {
            self.enter(Stage::Over);
        } else {
            self.t.round += 1;
            self.t.start = self.t.start.next(self.t.seats);
            self.enter(Stage::Draw);
        }
    }
}
