//! Conditions: "if the brown die shows 1 or 2".

use super::{Teller, shown};
use crate::app::boards::bruges::words::colour;
use crate::games::bruges::colour::COLOURS;
use crate::games::bruges::effects::{Amount, Condition, Contest, Count, Order, Per};
use crate::say;

/// A comparison, in the three ways in which it is said.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bound {
    AtLeast,
    AtMost,
    Exactly,
}

impl Bound {
    const fn of(order: Order, than: u8) -> (Self, u8) {
        match order {
            Order::AtLeast => (Self::AtLeast, than),
            Order::More => (Self::AtLeast, than + 1),
            Order::AtMost => (Self::AtMost, than),
            Order::Less => (Self::AtMost, than.saturating_sub(1)),
            Order::Equal => (Self::Exactly, than),
        }
    }
}

impl Teller<'_> {
    pub(super) fn condition(self, condition: Condition) -> String {
        let l = self.language;
        let plain = match condition {
            Condition::Compare { amount, order, than } => {
                return self.compared(amount, Bound::of(order, than));
            }
            Condition::DieShows { colour: of, faces } => {
                let faces = shown(self.language, faces);
                return say!(l, bruges_effects.condition.die_shows, colour = colour(l, of), faces = faces);
            }
            Condition::SoleLeader(Contest::Reputation) => say!(l, bruges_effects.condition.sole_reputation),
            Condition::SoleLeader(Contest::Workers) => say!(l, bruges_effects.condition.sole_workers),
            Condition::NotBehind(Contest::Reputation) => {
                say!(l, bruges_effects.condition.not_behind_reputation)
            }
            Condition::NotBehind(Contest::Workers) => say!(l, bruges_effects.condition.not_behind_workers),
        };
        plain.to_owned()
    }

    fn compared(self, amount: Amount, (bound, n): (Bound, u8)) -> String {
        match amount {
            Amount::Per(Per { what, times: 1, of: 1, most: None, .. }) => self.counted(what, bound, n),
            other => {
                let (l, sum) = (self.language, self.number(other));
                match bound {
                    Bound::AtLeast => say!(l, bruges_effects.condition.sum_at_least, count = n, sum = sum),
                    Bound::AtMost => say!(l, bruges_effects.condition.sum_at_most, count = n, sum = sum),
                    Bound::Exactly => say!(l, bruges_effects.condition.sum_exactly, count = n, sum = sum),
                }
            }
        }
    }

    fn counted(self, what: Count, bound: Bound, n: u8) -> String {
        let l = self.language;
        if what == Count::WorkerColours && bound != Bound::AtMost && usize::from(n) == COLOURS {
            return say!(l, bruges_effects.condition.every_colour).to_owned();
        }
        if let Count::Dice(faces) = what {
            let faces = shown(self.language, faces);
            return match bound {
                Bound::AtLeast => say!(l, bruges_effects.condition.dice_at_least, count = n, faces = faces),
                Bound::AtMost => say!(l, bruges_effects.condition.dice_at_most, count = n, faces = faces),
                Bound::Exactly => say!(l, bruges_effects.condition.dice_exactly, count = n, faces = faces),
            };
        }
        if let Some(things) = self.having(what, n) {
            return match bound {
                Bound::AtLeast => say!(l, bruges_effects.condition.at_least, things = things),
                Bound::AtMost => say!(l, bruges_effects.condition.at_most, things = things),
                Bound::Exactly => say!(l, bruges_effects.condition.exactly, things = things),
            };
        }
        let things = self.own(what);
        match bound {
            Bound::AtLeast => say!(l, bruges_effects.condition.number_at_least, count = n, things = things),
            Bound::AtMost => say!(l, bruges_effects.condition.number_at_most, count = n, things = things),
            Bound::Exactly => say!(l, bruges_effects.condition.number_exactly, count = n, things = things),
        }
    }
}
