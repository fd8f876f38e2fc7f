//! Steps, and runs of them.

use super::unit::Unit;
use super::{Clause, Teller};
use crate::app::boards::bruges::words::colour;
use crate::games::bruges::effects::{
    Amount, Block, CanalPrice, Condition, Draws, Gain, Markers, Step, Trigger,
};
use crate::say;

/// How a step is joined to what was said before it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Joint {
    /// One thing more.
    And,
    /// Something that follows.
    Then,
    /// A clause of its own.
    Apart,
    /// A clause of its own, with its subject.
    Own,
}

impl Teller<'_> {
    /// Steps that are carried out one after the other.
    pub(super) fn run(self, steps: &[Step]) -> Clause {
        let mut said = None::<Clause>;
        let mut rest = steps;
        let mut before = None::<&Step>;
        while let [first, after @ ..] = rest {
            // What must be paid or given up first: the steps behind it hang on it.
            let hangs = !after.is_empty()
                && matches!(
                    first,
                    Step::Pay(_)
                        | Step::Discard { optional: true, .. }
                        | Step::BuildCanal { optional: true, .. }
                );
            let (clause, taken) =
                if hangs { (self.hanging(first, after), rest.len()) } else { self.next(rest) };
            rest = &rest[taken..];
            let joint = match first {
                // After what others suffer it is said again whose turn it is to take.
                Step::Gain { .. } if matches!(before, Some(Step::Lose { .. })) => Joint::Own,
                _ if clause.states || said.as_ref().is_some_and(|said| said.states) => Joint::Apart,
                Step::If { .. } => Joint::Apart,
                Step::Discard { .. } => Joint::Then,
                _ if matches!(before, Some(Step::Convert(_))) => Joint::Then,
                _ => Joint::And,
            };
            said = Some(match said {
                None => clause,
                Some(said) => self.joined(said, &clause.words, joint, rest.is_empty()),
            });
            before = Some(first);
        }
        said.unwrap_or_else(|| {
            Clause::statement(say!(self.language, bruges_effects.condition.nothing).to_owned())
        })
    }

    fn joined(self, said: Clause, second: &str, joint: Joint, last: bool) -> Clause {
        let l = self.language;
        said.map(|first| match joint {
            Joint::Apart => say!(l, bruges_effects.join.apart, first = first, second = second),
            Joint::Own => say!(l, bruges_effects.join.own, first = first, second = second),
            Joint::Then => say!(l, bruges_effects.join.then, first = first, second = second),
            Joint::And if last => say!(l, bruges_effects.join.last, first = first, second = second),
            Joint::And => say!(l, bruges_effects.join.before, first = first, second = second),
        })
    }

    /// A step without which the rest is not carried out, and that rest.
    fn hanging(self, first: &Step, rest: &[Step]) -> Clause {
        let l = self.language;
        // Whoever may give something up has decided on what follows, too; what is paid is no choice.
        let asked = self.asked || !matches!(first, Step::Pay(_));
        let rest = Self { asked, ..self }.run(rest);
        let clause = self.step(first);
        clause.map(|words| {
            if matches!(first, Step::BuildCanal { .. }) {
                say!(l, bruges_effects.join.if_done, first = words, rest = rest.words)
            } else if rest.states {
                say!(l, bruges_effects.join.and_then, cost = words, rest = rest.words)
            } else {
                say!(l, bruges_effects.join.to_do, cost = words, rest = rest.words)
            }
        })
    }

    /// The next step, or several that are said with one verb; and how many they are.
    fn next(self, steps: &[Step]) -> (Clause, usize) {
        let plain = |step: &Step| match step {
            Step::Gain { what: what @ (Gain::Guilders | Gain::Workers { .. }), amount: Amount::Fixed(n) } => {
                Some(self.some(Unit::of_gain(*what), *n))
            }
            _ => None,
        };
        let parts: Vec<String> = steps.iter().map_while(plain).collect();
        let taken = parts.len().max(1);
        if taken > 1 {
            let what = self.things(parts);
            return (Clause::order(say!(self.language, bruges_effects.gain.take, what = what)), taken);
        }
        (self.step(&steps[0]), 1)
    }

    /// A step that its owner may leave out says so, where nothing before it has.
    fn may(self, words: String) -> Clause {
        if self.asked {
            Clause::order(words)
        } else {
            Clause::statement(say!(self.language, bruges_effects.join.may, clause = words))
        }
    }

    fn step(self, step: &Step) -> Clause {
        let l = self.language;
        match *step {
            Step::Gain { what, amount } => Clause::order(self.gain(what, amount)),
            Step::Pay(cost) => Clause::order(self.cost(cost, false)),
            Step::PayUpTo { most, each } => {
                let clause = self.cost(most, true);
                Clause::order(self.for_each(clause, None, each, Thing::Unit, most.amount == Amount::Fixed(1)))
            }
            Step::Lose { what, amount, who, with } => {
                let who = self.target_with(who, with);
                let lose = |what: &str| say!(l, bruges_effects.step.lose, what = what, who = who);
                Clause::statement(self.measured(amount, Unit::of_others(what), &lose))
            }
            Step::Collect { what, amount, from } => {
                let whom = self.target(from);
                let take = |what: &str| say!(l, bruges_effects.step.collect, what = what, whom = whom);
                Clause::order(self.measured(amount, Unit::of_others(what), &take))
            }
            Step::Give { what, amount, to } => {
                let whom = self.target(to);
                let hand = |what: &str| say!(l, bruges_effects.step.hand_over, what = what, whom = whom);
                Clause::order(self.measured(amount, Unit::of_owner(what), &hand))
            }
            Step::Convert(1) => Clause::order(say!(l, bruges_effects.step.swap_single, count = 1_u8)),
            Step::Convert(n) => Clause::order(say!(l, bruges_effects.step.swap, count = n)),
            Step::Draw(Draws::Fixed(n)) => Clause::order(say!(l, bruges_effects.step.draw, count = n)),
            Step::Draw(Draws::AsDiscarded) => {
                Clause::order(say!(l, bruges_effects.step.draw_as_many).to_owned())
            }
            Step::Discard { n, optional, each } => {
                let clause = match n {
                    Some(n) => say!(l, bruges_effects.step.discard, count = n),
                    None => say!(l, bruges_effects.step.discard_any).to_owned(),
                };
                let clause = self.for_each(clause, None, each, Thing::Card, n == Some(1));
                if optional { self.may(clause) } else { Clause::order(clause) }
            }
            Step::AddThreats { colour: of, n, who } => {
                let whom = self.target(who);
                Clause::order(match of {
                    Some(of) => {
                        let of = colour(l, of);
                        say!(l, bruges_effects.step.give_threats, count = n, colour = of, whom = whom)
                    }
                    None => say!(l, bruges_effects.step.give_threats_chosen, count = n, whom = whom),
                })
            }
            Step::RemoveThreats { n, markers, points, each } => {
                let clause = self.markers(n, markers);
                let points = points.filter(|points| *points > 0);
                let clause = self.for_each(clause, points, each, Thing::Unit, n == Some(1));
                Clause::order(match points {
                    Some(_) => clause,
                    None => say!(l, bruges_effects.step.without_points, clause = clause),
                })
            }
            Step::MoveThreats { n, colour: of, to } => {
                let whom = self.target(to);
                Clause::order(match of {
                    Some(of) => {
                        let of = colour(l, of);
                        say!(l, bruges_effects.step.pass_threats_of, count = n, colour = of, whom = whom)
                    }
                    None => say!(l, bruges_effects.step.pass_threats, count = n, whom = whom),
                })
            }
            Step::BuildCanal { price, optional } => {
                let words = match price {
                    CanalPrice::Free => say!(l, bruges_effects.step.canal_free),
                    CanalPrice::Printed => say!(l, bruges_effects.step.canal_printed),
                    CanalPrice::Double => say!(l, bruges_effects.step.canal_double),
                };
                if optional { self.may(words.to_owned()) } else { Clause::order(words.to_owned()) }
            }
            Step::RemoveCanals { n, who } => {
                let who = self.target(who);
                Clause::statement(say!(l, bruges_effects.step.lose_canal, count = n, who = who))
            }
            Step::BuildHouse if self.card.trigger == Trigger::Worker => {
                Clause::order(say!(l, bruges_effects.step.build_house_more).to_owned())
            }
            Step::BuildHouse => Clause::order(say!(l, bruges_effects.step.build_house).to_owned()),
            Step::Fire(who) => Clause::statement(say!(l, bruges_effects.step.fire, who = self.target(who))),
            Step::ExtraAction => self.may(say!(l, bruges_effects.step.extra_action).to_owned()),
            Step::ExtraRecruit { discount: 0 } => {
                self.may(say!(l, bruges_effects.step.extra_recruit_full).to_owned())
            }
            Step::ExtraRecruit { discount } => {
                self.may(say!(l, bruges_effects.step.extra_recruit, count = discount))
            }
            Step::Advance { steps, price: 0 } => {
                Clause::order(say!(l, bruges_effects.step.advance, count = steps))
            }
            Step::Advance { steps, price } => {
                let price = self.some(Unit::Guilders, price);
                Clause::order(say!(l, bruges_effects.step.advance_paying, count = steps, price = price))
            }
            Step::Straighten => Clause::order(say!(l, bruges_effects.step.straighten).to_owned()),
            Step::Reuse => Clause::order(say!(l, bruges_effects.step.reuse).to_owned()),
            Step::CopyArrow => Clause::order(say!(l, bruges_effects.step.copy).to_owned()),
            Step::Reroll(n) => Clause::order(say!(l, bruges_effects.step.reroll, count = n)),
            Step::If { condition, then, otherwise } => self.branch(condition, then, otherwise),
            Step::Score(amount) => {
                let score = |what: &str| say!(l, bruges_effects.gain.score, what = what);
                Clause::order(self.measured(amount, Unit::Points, &score))
            }
            Step::NameColour => Clause::statement(say!(l, bruges_effects.step.name_colour).to_owned()),
        }
    }

    fn gain(self, what: Gain, amount: Amount) -> String {
        let l = self.language;
        let gain = |words: &str| match what {
            Gain::Points => say!(l, bruges_effects.gain.points, what = words),
            _ => say!(l, bruges_effects.gain.take, what = words),
        };
        self.measured(amount, Unit::of_gain(what), &gain)
    }

    /// Which of the own threat markers are discarded.
    fn markers(self, n: Option<u8>, markers: Markers) -> String {
        let l = self.language;
        match (n, markers) {
            (Some(1), Markers::Any | Markers::Same) => {
                say!(l, bruges_effects.step.discard_threat, count = 1_u8)
            }
            (Some(1), Markers::Of(of)) => {
                say!(l, bruges_effects.step.discard_threat_of, count = 1_u8, colour = colour(l, of))
            }
            (Some(n), Markers::Any) => say!(l, bruges_effects.step.discard_threats, count = n),
            (Some(n), Markers::Same) => say!(l, bruges_effects.step.discard_threats_same, count = n),
            (Some(n), Markers::Of(of)) => {
                say!(l, bruges_effects.step.discard_threats_of, count = n, colour = colour(l, of))
            }
            (None, Markers::Any) => say!(l, bruges_effects.step.discard_all_threats).to_owned(),
            (None, Markers::Same) => say!(l, bruges_effects.step.discard_all_threats_same).to_owned(),
            (None, Markers::Of(of)) => {
                say!(l, bruges_effects.step.discard_all_threats_of, colour = colour(l, of))
            }
        }
    }

    /// What a clause brings for each thing it names: "for 1 point and 2 guilders each", if it is nothing but that.
    fn for_each(self, clause: String, points: Option<u8>, each: Block, thing: Thing, one: bool) -> String {
        let l = self.language;
        let steps = self.components.effects.steps(each);
        let bare = |what: Gain, n: u8| {
            let words = self.some(Unit::of_gain(what), n);
            match what {
                Gain::Points => say!(l, bruges_effects.gain.bare_points, what = words),
                _ => say!(l, bruges_effects.gain.bare, what = words),
            }
        };
        let mut gains: Vec<String> = points.map(|points| bare(Gain::Points, points)).into_iter().collect();
        let mut others = false;
        for step in steps {
            match *step {
                Step::Gain { what, amount: Amount::Fixed(n) } => gains.push(bare(what, n)),
                _ => others = true,
            }
        }
        if others {
            gains.truncate(usize::from(points.is_some()));
        }
        let also =
            |first: String, second: String| say!(l, bruges_effects.join.also, first = first, second = second);
        let clause = match (gains.into_iter().reduce(also), thing) {
            (None, _) => clause,
            (Some(gains), _) if one => say!(l, bruges_effects.gain.once, clause = clause, gains = gains),
            (Some(gains), Thing::Card) => {
                say!(l, bruges_effects.gain.each_card, clause = clause, gains = gains)
            }
            (Some(gains), Thing::Unit) => say!(l, bruges_effects.gain.each, clause = clause, gains = gains),
        };
        if others {
            let steps = Self { asked: true, ..self }.run(steps).words;
            say!(l, bruges_effects.gain.for_each, clause = clause, steps = steps)
        } else {
            clause
        }
    }

    fn branch(self, condition: Condition, then: Block, otherwise: Block) -> Clause {
        let l = self.language;
        let scores = self.card.trigger == Trigger::FinalScoring;
        let run = |block: Block| {
            if block.is_empty() && scores {
                return say!(l, bruges_effects.condition.no_points).to_owned();
            }
            self.run(self.components.effects.steps(block)).words
        };
        let (condition, then_words) = (self.condition(condition), run(then));
        Clause::order(match (otherwise.is_empty(), scores) {
            (true, false) => {
                say!(l, bruges_effects.condition.then, condition = condition, then = then_words)
            }
            (true, true) => {
                say!(l, bruges_effects.condition.score, condition = condition, then = then_words)
            }
            (false, false) => say!(
                l,
                bruges_effects.condition.then_else,
                condition = condition,
                otherwise = run(otherwise),
                then = then_words
            ),
            (false, true) => say!(
                l,
                bruges_effects.condition.score_else,
                condition = condition,
                otherwise = run(otherwise),
                then = then_words
            ),
        })
    }
}

/// What is counted off in [`Teller::for_each`].
#[derive(Clone, Copy, PartialEq, Eq)]
enum Thing {
    /// Cards.
    Card,
    /// Markers, workers, guilders.
    Unit,
}
