//! What costs or brings something else.

use super::unit::Unit;
use super::{Teller, shown};
use crate::app::boards::bruges::words::colour;
use crate::games::bruges::effects::{Discount, Faces, Hook};
use crate::say;

impl Teller<'_> {
    pub(super) fn hook(self, hook: Hook) -> String {
        let l = self.language;
        match hook {
            Hook::MoreWorkers(n) => say!(l, bruges_effects.hook.workers, count = n),
            Hook::MoreGuilders { add, colour: None } => say!(l, bruges_effects.hook.guilders, count = add),
            Hook::MoreGuilders { add, colour: Some(of) } => {
                say!(l, bruges_effects.hook.guilders_of, count = add, colour = colour(l, of))
            }
            Hook::MoreThreats(n) => say!(l, bruges_effects.hook.threats, count = n),
            Hook::AnyCanalColour { surcharge: 0 } => say!(l, bruges_effects.hook.canal_any_colour).to_owned(),
            Hook::AnyCanalColour { surcharge } => {
                say!(l, bruges_effects.hook.canal_colour, count = surcharge)
            }
            Hook::HouseWorkers(0) => say!(l, bruges_effects.hook.house_free).to_owned(),
            Hook::HouseWorkers(n) => {
                say!(l, bruges_effects.hook.house, price = say!(l, bruges_effects.unit.workers, count = n))
            }
            Hook::CanalPrice(discount) => {
                let less = self.guilders(discount.less);
                self.floored(say!(l, bruges_effects.hook.canal_price, less = less), discount)
            }
            Hook::RecruitPrice { discount, groups } => {
                let (less, people) = (self.guilders(discount.less), self.people(groups));
                let clause = say!(l, bruges_effects.hook.recruit_price, less = less, people = people);
                self.floored(clause, discount)
            }
            Hook::ReputationPrice(discount) => {
                let less = self.guilders(discount.less);
                self.floored(say!(l, bruges_effects.hook.reputation_price, less = less), discount)
            }
            Hook::ReputationCap(most) => {
                say!(l, bruges_effects.hook.reputation_cap, price = self.guilders(most))
            }
            Hook::ReputationAlways(price) => {
                let price = self.guilders(price);
                say!(l, bruges_effects.hook.reputation_always, price = price, faces = self.low_faces())
            }
            Hook::ThreatPoints(n) => {
                say!(l, bruges_effects.hook.threat_points, points = self.some(Unit::Points, n))
            }
            Hook::HandSize(n) => say!(l, bruges_effects.hook.hand, count = n),
            Hook::AnyActivationWorker => say!(l, bruges_effects.hook.activation).to_owned(),
        }
    }

    /// Two that are said as one: for sale at a price, and never dearer than that.
    pub(super) fn hooks(self, one: Hook, other: Hook) -> Option<String> {
        let ((Hook::ReputationAlways(price), Hook::ReputationCap(most))
        | (Hook::ReputationCap(most), Hook::ReputationAlways(price))) = (one, other)
        else {
            return None;
        };
        (price == most).then(|| {
            let price = self.guilders(price);
            let faces = self.low_faces();
            say!(self.language, bruges_effects.hook.reputation_always_cap, price = price, faces = faces)
        })
    }

    fn guilders(self, n: u8) -> String {
        self.some(Unit::Guilders, n)
    }

    /// What dice show that make up the price of reputation.
    fn low_faces(self) -> String {
        shown(self.language, Faces(self.components.price_faces))
    }

    fn floored(self, clause: String, discount: Discount) -> String {
        match discount.floor {
            0 => clause,
            floor => {
                let floor = self.guilders(floor);
                say!(self.language, bruges_effects.hook.floor, clause = clause, floor = floor)
            }
        }
    }
}
