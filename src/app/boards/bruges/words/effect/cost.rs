//! What is paid inside an effect.

use super::Teller;
use super::unit::Unit;
use crate::games::bruges::effects::{Cost, Means, Trigger};
use crate::say;

impl Teller<'_> {
    /// "pay 3 guilders", "return up to 3 more workers of any colours"
    pub(super) fn cost(self, cost: Cost, up_to: bool) -> String {
        let l = self.language;
        let limit = |what: &str| -> String {
            if up_to { say!(l, bruges_effects.amount.up_to, what = what) } else { what.to_owned() }
        };
        match cost.means {
            Means::Guilders => {
                let pay = |what: &str| say!(l, bruges_effects.cost.pay, what = limit(what));
                self.measured(cost.amount, Unit::Guilders, &pay)
            }
            // A worker was paid already to activate the person.
            Means::Workers(colour) if self.card.trigger == Trigger::Worker => {
                let unit = Unit::Returned { colour, more: true };
                let pay = |what: &str| say!(l, bruges_effects.cost.give_back_more, what = limit(what));
                self.measured(cost.amount, unit, &pay)
            }
            Means::Workers(colour) => {
                let unit = Unit::Returned { colour, more: false };
                let pay = |what: &str| say!(l, bruges_effects.cost.give_back, what = limit(what));
                self.measured(cost.amount, unit, &pay)
            }
        }
    }
}
