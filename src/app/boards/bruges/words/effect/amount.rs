//! How much: a number, so many for each of something, what dice show.

use super::Teller;
use super::unit::Unit;
use crate::app::boards::bruges::words::colour;
use crate::games::bruges::effects::{Amount, Per};
use crate::say;

impl Teller<'_> {
    /// What is done with an amount. `verb` says it of the words for the amount ("take 2 guilders"); what the amount hangs
    /// on is said around that, where the language wants it.
    pub(super) fn measured(self, amount: Amount, unit: Unit, verb: &dyn Fn(&str) -> String) -> String {
        let l = self.language;
        match amount {
            Amount::Fixed(n) => verb(&self.some(unit, n)),
            Amount::Per(per) => {
                let clause = verb(&self.some(unit, per.times));
                let clause = say!(l, bruges_effects.amount.per, clause = clause, per = self.lots(&per));
                self.limited(clause, unit, per.most)
            }
            Amount::Die(of) => {
                let by = say!(l, bruges_effects.amount.die, colour = colour(l, of));
                say!(l, bruges_effects.amount.by, clause = verb(&self.many(unit)), by = by)
            }
            Amount::HighestDie => {
                let by = say!(l, bruges_effects.amount.highest);
                say!(l, bruges_effects.amount.by, clause = verb(&self.many(unit)), by = by)
            }
            Amount::ChosenDice(dice) => {
                let by = say!(l, bruges_effects.amount.chosen, count = dice);
                say!(l, bruges_effects.amount.by, clause = verb(&self.many(unit)), by = by)
            }
            Amount::Roll(dice) => {
                say!(l, bruges_effects.amount.roll, count = dice, clause = verb(&self.many(unit)))
            }
            Amount::Sum(block) => {
                let parts = self.components.effects.amounts(block);
                self.all_for(parts, unit, verb).unwrap_or_else(|| {
                    let each = parts.iter().map(|part| self.measured(*part, unit, verb));
                    self.things(each.collect())
                })
            }
        }
    }

    /// So many for each of one thing and each of another, where a sum is nothing else.
    fn all_for(self, parts: &[Amount], unit: Unit, verb: &dyn Fn(&str) -> String) -> Option<String> {
        let l = self.language;
        let mut said = None::<(String, u8)>;
        for part in parts {
            let Amount::Per(per @ Per { most: None, .. }) = part else { return None };
            let lots = self.lots(per);
            said = Some(match said {
                None => (lots, per.times),
                Some((first, times)) if times == per.times => {
                    (say!(l, bruges_effects.amount.both, first = first, second = lots), times)
                }
                Some(_) => return None,
            });
        }
        let (lots, times) = said?;
        Some(say!(l, bruges_effects.amount.per, clause = verb(&self.some(unit, times)), per = lots))
    }

    fn limited(self, clause: String, unit: Unit, most: Option<u8>) -> String {
        let Some(most) = most else { return clause };
        let (l, limit) = (self.language, most.to_string());
        match unit {
            Unit::Guilders => say!(l, bruges_effects.amount.most_guilders, clause = clause, limit = limit),
            Unit::Points => say!(l, bruges_effects.amount.most_points, clause = clause, limit = limit),
            _ => say!(l, bruges_effects.amount.most_workers, clause = clause, limit = limit),
        }
    }

    /// "each of your houses", "every 2 of your houses".
    fn lots(self, per: &Per) -> String {
        let lots = self.per(per.what, per.of);
        if per.up && per.of > 1 {
            say!(self.language, bruges_effects.amount.rounded_up, per = lots)
        } else {
            lots
        }
    }

    /// An amount as a number that is compared.
    pub(super) fn number(self, amount: Amount) -> String {
        let l = self.language;
        match amount {
            Amount::Fixed(n) | Amount::ChosenDice(n) | Amount::Roll(n) => n.to_string(),
            Amount::Die(of) => say!(l, bruges_effects.amount.die, colour = colour(l, of)),
            Amount::HighestDie => say!(l, bruges_effects.amount.highest).to_owned(),
            Amount::Per(per) => {
                let number = say!(l, bruges_effects.amount.plain, count = per.times, per = self.lots(&per));
                match per.most {
                    Some(most) => {
                        let limit = most.to_string();
                        say!(l, bruges_effects.amount.plain_most, amount = number, limit = limit)
                    }
                    None => number,
                }
            }
            Amount::Sum(block) => {
                let parts = self.components.effects.amounts(block).iter().map(|part| self.number(*part));
                let both = |first: String, second: String| {
                    say!(l, bruges_effects.join.plus, first = first, second = second)
                };
                parts.reduce(both).unwrap_or_default()
            }
        }
    }
}
