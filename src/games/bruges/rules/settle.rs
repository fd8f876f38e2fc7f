//! Decisions with one outcome only are settled, and those that have become void are dropped.

use super::bearing::{copyable, reusable};
use super::carry::canal_sides;
use super::touch::is_open_to;
use super::{Desk, sides_with_tokens};
use crate::engine::{Open, Witness};
use crate::games::bruges::action::Action;
use crate::games::bruges::colour::{Colour, Tally, total};
use crate::games::bruges::due::Why;
use crate::games::bruges::effects::{Means, Step};
use crate::games::bruges::event::Event;
use crate::games::bruges::measure::Owner;

/// What becomes of a decision.
enum Outcome {
    /// It is to be decided.
    Open,
    /// There is nothing to decide any more.
    Void,
    /// There is one thing to do.
    Only(Action),
}

/// Nothing, one or several.
fn of(mut actions: impl Iterator<Item = Action>) -> Outcome {
    match (actions.next(), actions.next()) {
        (None, _) => Outcome::Void,
        (Some(action), None) => Outcome::Only(action),
        _ => Outcome::Open,
    }
}

fn there(tally: &Tally) -> impl Iterator<Item = Colour> {
    Colour::ALL.into_iter().filter(|colour| tally[colour.index()] > 0)
}

/// Void where nothing can be done, else open even if there is only one thing to do: it may be declined.
fn declinable(possible: bool) -> Outcome {
    if possible { Outcome::Open } else { Outcome::Void }
}

impl<W: Witness<Event>> Desk<'_, W> {
    /// Settles the decision on top, if it is none. Whether it was.
    pub(super) fn settle(&mut self, open: Open<Why>) -> bool {
        if matches!(open.why, Why::Draw { left: 1.. }) {
            self.replenish();
        }
        match self.outcome(open) {
            Outcome::Open => return false,
            Outcome::Void => {
                self.t.open.pop();
                self.void(open);
            }
            Outcome::Only(action) => {
                self.t.open.pop();
                self.decide(open, action);
            }
        }
        true
    }

    /// What is left to do when a decision is done with.
    fn void(&mut self, open: Open<Why>) {
        match open.why {
            Why::Draw { .. } => self.look(open.seat),
            Why::Dice { chosen, step, .. } => {
                let dice = Colour::ALL.into_iter().filter(|colour| chosen >> colour.index() & 1 == 1);
                let sum = dice.map(|colour| u16::from(self.t.dice[colour.index()])).sum();
                let run = self.effect_below().copied();
                if let (Some(run), Step::Gain { what, .. }) = (run, self.c.effects.step(step)) {
                    self.gains_so_many(open.seat, run, *what, sum);
                }
            }
            _ => {}
        }
    }

    fn outcome(&self, open: Open<Why>) -> Outcome {
        let Open { seat, why } = open;
        let player = self.t.player(seat);
        let houses = || player.houses.iter().map(|(place, _)| Action::LoseHouse(place));
        let canals = || sides_with_tokens(player).map(Action::LoseCanal);
        let below = || match self.t.open.iter().rev().nth(1).map(|open| open.why) {
            Some(Why::Effect(run)) => run.card,
            _ => 0,
        };
        match why {
            Why::Burn => of(houses().chain(canals())),
            Why::Plague => of(player.houses.persons().map(|(place, _)| Action::LosePerson(place))),
            Why::Fire => {
                let empty = player.houses.iter().filter(|(_, house)| house.person.is_none());
                of(empty.map(|(place, _)| Action::LoseHouse(place)).chain(canals()))
            }
            Why::LoseCanals { left: 0 }
            | Why::GiveWorkers { left: 0, .. }
            | Why::PayWorkers { left: 0 }
            | Why::PayUpTo { left: 0, .. }
            | Why::Discard { left: 0, .. }
            | Why::Draw { left: 0 }
            | Why::TakeWorkers { left: 0, .. }
            | Why::TakeAlike { n: 0, .. }
            | Why::Convert { left: 0 }
            | Why::Dice { left: 0, .. }
            | Why::Reroll { left: 0, .. }
            | Why::Markers { left: 0, .. }
            | Why::MoreMarkers { left: 0, .. }
            | Why::MoveMarkers { left: 0, .. } => Outcome::Void,
            Why::LoseCanals { .. } => of(canals()),
            Why::GiveWorkers { left, .. } | Why::PayWorkers { left } => {
                // All have to go: no matter in which order.
                match there(&player.workers).next() {
                    Some(colour) if total(&player.workers) <= left => Outcome::Only(Action::Worker(colour)),
                    _ => of(there(&player.workers).map(Action::Worker)),
                }
            }
            Why::TakeWorkers { not, .. } | Why::TakeAlike { not, .. } => {
                let free = Colour::ALL.into_iter().filter(|colour| not >> colour.index() & 1 == 0);
                of(free.map(Action::Worker))
            }
            Why::Draw { .. } => declinable(self.t.may_be_drawn()),
            Why::Discard { left, may_pass, .. } => {
                let cards = player.cards();
                match self.h.hands[seat.index()].iter().next() {
                    Some(card) if !may_pass && left >= cards => Outcome::Only(Action::Discard(card)),
                    _ => declinable(cards > 0),
                }
            }
            Why::PayUpTo { step, .. } => {
                let Step::PayUpTo { most, .. } = self.c.effects.step(step) else { return Outcome::Void };
                declinable(match most.means {
                    Means::Guilders => player.guilders > 0,
                    Means::Workers(None) => player.workers() > 0,
                    Means::Workers(Some(colour)) => player.workers[colour.index()] > 0,
                })
            }
            Why::Convert { .. } => declinable(player.workers() > 0),
            Why::Target { .. } => {
                let open = self.t.opponents(seat).filter(|target| is_open_to(self.t, *target, seat));
                of(open.map(Action::Target))
            }
            Why::Markers { of: colour, step, .. } => {
                let mut own = there(&player.threats).filter(|own| colour.is_none_or(|colour| colour == *own));
                let all = matches!(self.c.effects.step(step), Step::RemoveThreats { n: None, .. });
                if all { of(own.map(Action::Marker)) } else { declinable(own.next().is_some()) }
            }
            Why::MoreMarkers { of, .. } => declinable(player.threats[of.index()] > 0),
            Why::MoveMarkers { of: colour, .. } => {
                let own = there(&player.threats).filter(|own| colour.is_none_or(|colour| colour == *own));
                of(own.map(Action::Marker))
            }
            Why::Canal { step, may_pass } => {
                let Step::BuildCanal { price, .. } = *self.c.effects.step(step) else { return Outcome::Void };
                let mut sides = canal_sides(self.c, self.t, seat, price);
                if may_pass { declinable(sides.next().is_some()) } else { of(sides.map(Action::Canal)) }
            }
            Why::House => declinable(player.cards() > 0 && player.houses.next_place().is_some()),
            Why::ExtraAction => declinable(player.cards() > 0),
            Why::ExtraRecruit { .. } => declinable(player.cards() > 0 && player.houses.has_empty()),
            Why::Reuse => of(reusable(Owner::of(self.c, self.t, seat, below())).map(Action::Reuse)),
            Why::Copy => {
                of(copyable(self.c, self.t, below()).map(|(seat, place)| Action::Copy { seat, place }))
            }
            _ => Outcome::Open,
        }
    }
}
