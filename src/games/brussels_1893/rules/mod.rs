//! The rules: what may be done, and what follows from it.
//!
//! Carrying out a decision takes it off the stack and lays what follows from it on top, last thing first. Then the rules
//! carry out whatever lies on top by itself, and where nothing is open let the phases of the round pass, until somebody has
//! to decide.

mod belle;
mod candidates;
mod check;
mod decide;
mod flow;
mod hooks;
mod nobles;
mod possible;
mod prospect;
mod resolution;
mod salaries;
mod sight;
mod start;
mod works;

pub(super) use candidates::{actions, only};
pub(super) use check::check;
pub use prospect::{Gift, Prospect, gift, gift_to_come, prospect, sales};
pub use resolution::claim;
pub(super) use salaries::{best as best_salaries, owed};
pub(super) use start::start;

use super::action::Action;
use super::components::{Art, Components, Material, Reward, Track};
use super::event::Event;
use super::hidden::Hidden;
use super::player::Player;
use super::purse::Purse;
use super::state::State;
use super::table::Table;
use crate::engine::{Seat, Witness};

/// Everything in reach of the rules at once.
pub(super) struct Desk<'a, W> {
    pub c: &'a Components,
    pub t: &'a mut Table,
    pub h: &'a mut Hidden,
    pub w: &'a mut W,
}

impl<'a, W: Witness<Event>> Desk<'a, W> {
    pub(super) fn of(state: &'a mut State, w: &'a mut W) -> Self {
        let State { components, table, hidden } = state;
        Self { c: components, t: table, h: hidden, w }
    }

    fn player(&mut self, seat: Seat) -> &mut Player {
        self.t.player_mut(seat)
    }

    /// Francs and points come from the bank, cubes from the supply, which is known to hold them.
    fn gain(&mut self, seat: Seat, purse: Purse) {
        if purse.is_empty() {
            return;
        }
        for (supply, cubes) in self.t.materials.iter_mut().zip(purse.materials) {
            *supply -= cubes;
        }
        self.t.jokers -= purse.jokers;
        let player = self.player(seat);
        player.francs += purse.francs;
        player.score += purse.points.cast_signed();
        for (owned, cubes) in player.materials.iter_mut().zip(purse.materials) {
            *owned += cubes;
        }
        player.jokers += purse.jokers;
        self.w.saw(Event::Gained { seat, purse });
    }

    fn gain_material(&mut self, seat: Seat, material: Material) {
        let mut purse = Purse::default();
        purse.materials[material.index()] = 1;
        self.gain(seat, purse);
    }

    /// As many jokers as there are, up to so many.
    fn gain_jokers(&mut self, seat: Seat, jokers: u8) {
        let jokers = jokers.min(self.t.jokers);
        self.gain(seat, Purse::of_jokers(jokers));
    }

    /// Takes an artwork from its stack, which is known to hold one.
    fn takes_artwork(&mut self, seat: Seat, art: Art) {
        self.t.stacks[art.index()] -= 1;
        self.player(seat).artworks[art.index()] += 1;
        self.w.saw(Event::Artwork { seat, art });
    }

    /// Moves a disc up, not beyond the last level (RULES.md, Nobles).
    fn advance(&mut self, seat: Seat, track: Track, levels: u8) {
        for _ in 0..levels {
            if self.t.can_advance(self.c, seat, track) {
                let player = self.player(seat);
                player.levels[track.index()] += 1;
                let level = player.level(track);
                self.w.saw(Event::Advanced { seat, track, level });
            }
        }
    }

    /// Takes workers out of the court, as many as are there.
    fn free(&mut self, seat: Seat, workers: u8) {
        let player = self.player(seat);
        let workers = workers.min(player.court);
        if workers > 0 {
            player.court -= workers;
            player.reserve += workers;
            self.w.saw(Event::Freed { seat, workers });
        }
    }

    /// As many travellers as are on the train, up to so many.
    fn gain_travellers(&mut self, seat: Seat, travellers: u8) {
        let travellers = travellers.min(self.t.belle.train);
        if travellers > 0 {
            self.t.belle.train -= travellers;
            self.player(seat).travellers += travellers;
            self.w.saw(Event::Travellers { seat, travellers });
        }
    }

    fn rewards(&mut self, seat: Seat, reward: Reward, times: u8) {
        match reward {
            Reward::Advance(track) => self.advance(seat, track, times),
            Reward::Worker => self.free(seat, times),
        }
    }
}

/// Carries out an action that `check` accepts.
pub(super) fn apply(state: &mut State, action: Action, witness: &mut impl Witness<Event>) {
    let mut desk = Desk::of(state, witness);
    desk.makes(action);
    desk.run();
}

impl<W: Witness<Event>> Desk<'_, W> {
    /// Makes a decision, and nothing of what follows from it.
    pub(super) fn makes(&mut self, action: Action) {
        self.t.fresh = false;
        match self.t.open.pop() {
            Some(open) => self.decide(open, action),
            None => self.act(action),
        }
    }
}
