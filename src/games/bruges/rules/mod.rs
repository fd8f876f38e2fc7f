//! The rules: what may be done, and what follows from it.
//!
//! Carrying out a decision takes it off the stack and lays what follows from it on top, last thing first. Then the rules
//! carry out whatever lies on top by itself (effects step by step, answers, circles), settle decisions that have only one
//! outcome, and where nothing is open let the stages of the round pass, until somebody has to decide.

mod answers;
mod bearing;
mod candidates;
mod carry;
mod check;
mod circles;
mod decide;
mod draw;
mod flow;
mod play;
mod settle;
mod start;
mod touch;

pub(super) use bearing::{copyable, reusable};
pub(super) use candidates::{actions, only};
pub(super) use carry::canal_price;
pub(super) use check::{check, check_seen};
pub(super) use start::start;

use super::action::Action;
use super::colour::{Colour, Tally};
use super::components::{CardId, Components, Damage};
use super::due::{Run, Why};
use super::event::{Event, Purse};
use super::hidden::Hidden;
use super::player::{Player, Side};
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

    /// The effect that what was just taken off the stack belongs to.
    fn effect_below(&mut self) -> Option<&mut Run> {
        match self.t.open.top_mut() {
            Some(open) => match &mut open.why {
                Why::Effect(run) => Some(run),
                _ => None,
            },
            None => None,
        }
    }

    /// Skips what is left of the effect.
    fn skip_rest(&mut self) {
        if let Some(run) = self.effect_below() {
            run.next = run.end;
        }
    }

    fn gain(&mut self, seat: Seat, purse: Purse) {
        if purse.is_empty() {
            return;
        }
        let player = self.player(seat);
        player.guilders += purse.guilders;
        player.score += purse.points;
        add(&mut player.workers, &purse.workers);
        self.w.saw(Event::Gained { seat, purse });
    }

    /// Takes what is there of a purse; what that was.
    fn take(&mut self, seat: Seat, purse: Purse) -> Purse {
        let player = self.player(seat);
        let taken = Purse {
            guilders: purse.guilders.min(player.guilders),
            points: purse.points.min(player.score),
            workers: std::array::from_fn(|at| purse.workers[at].min(player.workers[at])),
        };
        player.guilders -= taken.guilders;
        player.score -= taken.points;
        for (have, less) in player.workers.iter_mut().zip(taken.workers) {
            *have -= less;
        }
        taken
    }

    fn lose(&mut self, seat: Seat, purse: Purse) {
        let purse = self.take(seat, purse);
        if !purse.is_empty() {
            self.w.saw(Event::Lost { seat, purse });
        }
    }

    fn give(&mut self, from: Seat, to: Seat, purse: Purse) {
        let purse = self.take(from, purse);
        if purse.is_empty() {
            return;
        }
        let player = self.player(to);
        player.guilders += purse.guilders;
        player.score += purse.points;
        add(&mut player.workers, &purse.workers);
        self.w.saw(Event::Gave { from, to, purse });
    }

    /// A card leaves the hand before everybody's eyes.
    fn leaves_hand(&mut self, seat: Seat, card: CardId) {
        let colour = self.c.card(card).colour;
        self.h.hands[seat.index()].take(card);
        let player = self.player(seat);
        player.hand[colour.index()] -= 1;
        player.shown.take(card);
    }

    fn discards(&mut self, seat: Seat, card: CardId) {
        self.leaves_hand(seat, card);
        self.t.discard.put(card);
    }

    /// Threat markers come; the supply cannot run out (RULES.md, The round).
    fn marks(&mut self, seat: Seat, markers: Tally, from: Option<Seat>) {
        if markers == Tally::default() {
            return;
        }
        add(&mut self.player(seat).threats, &markers);
        self.w.saw(Event::Threatened { seat, markers, from });
    }

    /// A threat marker is discarded, for points or without.
    fn unmarks(&mut self, seat: Seat, colour: Colour, points: Option<u8>) {
        let player = self.player(seat);
        player.threats[colour.index()] -= 1;
        let points = points.map_or(0, |points| points + player.perks.threat_points);
        player.score += u16::from(points);
        self.w.saw(Event::ThreatDiscarded { seat, colour, points });
    }
}

fn sides_with_tokens(player: &Player) -> impl Iterator<Item = Side> + use<> {
    let canals = player.canals;
    Side::ALL.into_iter().filter(move |side| canals[side.index()] > 0)
}

fn add(tally: &mut Tally, more: &Tally) {
    tally.iter_mut().zip(more).for_each(|(have, more)| *have += more);
}

/// Whether the damage of a circle asks its owner for a choice.
const fn asks(damage: Damage) -> bool {
    matches!(damage, Damage::HouseOrCanalToken | Damage::Person)
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
