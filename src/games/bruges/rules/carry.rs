//! The interpreter: effects are carried out step by step (RULES.md, Steps).

use super::Desk;
use crate::engine::{Open, Seat, Witness};
use crate::games::bruges::colour::{COLOURS, Colour, Tally};
use crate::games::bruges::due::{Round, Run, Why};
use crate::games::bruges::effects::{
    Amount, CanalPrice, Cost, Draws, Gain, Markers, Means, Occasion, Step, Target, WorkerKind,
};
use crate::games::bruges::event::{Event, Purse};
use crate::games::bruges::measure::Owner;
use crate::games::bruges::player::Side;
use crate::games::bruges::table::Table;

/// What the next space of a section costs when an effect builds there; none where it is full.
pub(in crate::games::bruges) fn canal_price(
    components: &crate::games::bruges::components::Components,
    table: &Table,
    seat: Seat,
    side: Side,
    price: CanalPrice,
) -> Option<u8> {
    let player = table.player(seat);
    let printed = components.canal_prices[usize::from(player.next_space(side)?)];
    Some(match price {
        CanalPrice::Free => 0,
        CanalPrice::Printed => player.perks.canals.of(printed, 0),
        CanalPrice::Double => player.perks.canals.of(printed * 2, 0),
    })
}

/// The sections in which an effect could build.
pub(in crate::games::bruges) fn canal_sides(
    components: &crate::games::bruges::components::Components,
    table: &Table,
    seat: Seat,
    price: CanalPrice,
) -> impl Iterator<Item = Side> {
    Side::ALL.into_iter().filter(move |side| {
        let price = canal_price(components, table, seat, *side, price);
        price.is_some_and(|price| table.player(seat).guilders >= price.into())
    })
}

impl<W: Witness<Event>> Desk<'_, W> {
    /// Carries on with what lies on top of the stack.
    pub(super) fn carry_on(&mut self, open: Open<Why>) {
        match open.why {
            Why::Effect(run) if run.next == run.end => drop(self.t.open.pop()),
            Why::Effect(run) => {
                if let Some(run) = self.effect_below() {
                    run.next += 1;
                    run.may_decline = false;
                }
                self.step(open.seat, run);
            }
            Why::Round(round) if round.left == 0 => drop(self.t.open.pop()),
            Why::Round(round) => {
                if let Some(Open { why: Why::Round(round), .. }) = self.t.open.top_mut() {
                    round.next = round.next.next(self.t.seats);
                    round.left -= 1;
                }
                self.touch(open.seat, round);
            }
            Why::Asking(asking) => self.ask(asking),
            Why::Circles { nest } => self.circles(open.seat, nest),
            _ => {}
        }
    }

    fn step(&mut self, seat: Seat, run: Run) {
        let c = self.c;
        let number = run.next;
        let step = *c.effects.step(number);
        let (cards, workers) = (self.t.player(seat).cards(), self.t.player(seat).workers());
        let amount = |desk: &Self, amount: Amount| Owner::of(c, desk.t, seat, run.card).small(amount);
        match step {
            Step::Gain { what, amount } => self.gains(seat, run, number, what, amount),
            Step::Pay(cost) => self.pays(seat, run, cost),
            Step::PayUpTo { most, .. } => {
                let left = amount(self, most.amount);
                self.t.open.push(seat, Why::PayUpTo { left, step: number });
            }
            Step::Lose { who, .. }
            | Step::Collect { from: who, .. }
            | Step::Give { to: who, .. }
            | Step::AddThreats { who, .. }
            | Step::MoveThreats { to: who, .. }
            | Step::RemoveCanals { who, .. }
            | Step::Fire(who) => self.aim(seat, run, number, who),
            Step::Convert(most) => self.t.open.push(seat, Why::Convert { left: most.min(workers) }),
            Step::Draw(draws) => {
                let left = match draws {
                    Draws::Fixed(n) => n,
                    Draws::AsDiscarded => run.discarded,
                };
                self.t.open.push(seat, Why::Draw { left });
            }
            Step::Discard { n, optional, .. } => {
                let optional = optional || run.may_decline;
                if cards == 0 && optional {
                    return self.skip_rest();
                }
                let (left, may_pass) = (n.unwrap_or(cards).min(cards), optional || n.is_none());
                self.t.open.push(seat, Why::Discard { left, may_pass, optional, step: number });
            }
            Step::RemoveThreats { n, markers, .. } => {
                let of = if let Markers::Of(colour) = markers { Some(colour) } else { None };
                let left = n.unwrap_or(u8::MAX);
                self.t.open.push(seat, Why::Markers { left, of, step: number });
            }
            Step::BuildCanal { optional, .. } => {
                let may_pass = optional || run.may_decline;
                self.t.open.push(seat, Why::Canal { step: number, may_pass });
            }
            Step::BuildHouse => self.t.open.push(seat, Why::House),
            Step::ExtraAction => self.t.open.push(seat, Why::ExtraAction),
            Step::ExtraRecruit { discount } => self.t.open.push(seat, Why::ExtraRecruit { discount }),
            Step::Advance { steps, price } => self.advance(seat, steps, price.into(), run.nest),
            Step::Straighten => {
                self.player(seat).houses.iter_mut().for_each(|house| house.rotated = false);
                self.w.saw(Event::Straightened { seat });
            }
            Step::Reuse => self.t.open.push(seat, Why::Reuse),
            Step::CopyArrow => self.t.open.push(seat, Why::Copy),
            Step::Reroll(left) => {
                self.t.open.push(seat, Why::Reroll { left, may_pass: run.may_decline });
            }
            Step::If { condition, then, otherwise } => {
                let holds = Owner::of(c, self.t, seat, run.card).holds(condition);
                let block = if holds { then } else { otherwise };
                self.begin(seat, block, run.card, run.actor, run.nest, false);
            }
            // The final scoring reads these; they are never carried out.
            Step::Score(_) => {}
            Step::NameColour => self.t.open.push(seat, Why::NameColour),
        }
    }

    fn gains(&mut self, seat: Seat, run: Run, number: u16, what: Gain, amount: Amount) {
        let n = match amount {
            Amount::ChosenDice(left) => {
                return self.t.open.push(seat, Why::Dice { left, chosen: 0, step: number });
            }
            Amount::Roll(n) => self.throw(seat, n),
            known => Owner::of(self.c, self.t, seat, run.card).amount(known),
        };
        self.gains_so_many(seat, run, what, n);
    }

    /// Extra dice are rolled; their sum.
    fn throw(&mut self, seat: Seat, n: u8) -> u16 {
        let mut dice = [0; COLOURS];
        for face in dice.iter_mut().take(n.into()) {
            *face = 1 + self.h.rng.below(6) as u8;
        }
        self.t.thrown = dice;
        self.w.saw(Event::Threw { seat, dice });
        dice.iter().map(|face| u16::from(*face)).sum()
    }

    pub(super) fn gains_so_many(&mut self, seat: Seat, run: Run, what: Gain, n: u16) {
        let small = n.min(u8::MAX.into()) as u8;
        match what {
            Gain::Guilders => self.gain(seat, Purse::of_guilders(n)),
            Gain::Points => self.gain(seat, Purse::of_points(n)),
            Gain::Workers { kind, not_paid } => {
                let not = run.paid.filter(|_| not_paid).map_or(0, |paid| 1 << paid.index());
                match kind {
                    WorkerKind::Of(colour) => self.gain(seat, Purse::of_workers(colour, small)),
                    WorkerKind::Each => {
                        self.gain(seat, Purse { workers: [small; COLOURS], ..Purse::default() });
                    }
                    WorkerKind::EachHouseColour => {
                        let mut workers = Tally::default();
                        for (_, house) in self.t.player(seat).houses.iter() {
                            workers[house.colour.index()] = small;
                        }
                        self.gain(seat, Purse { workers, ..Purse::default() });
                    }
                    WorkerKind::Any => {
                        self.t.open.push(seat, Why::TakeWorkers { left: small, not, different: false });
                    }
                    WorkerKind::AnyDifferent => {
                        let left = small.min(COLOURS as u8);
                        self.t.open.push(seat, Why::TakeWorkers { left, not, different: true });
                    }
                    WorkerKind::AnySame => self.t.open.push(seat, Why::TakeAlike { n: small, not }),
                }
            }
        }
    }

    fn pays(&mut self, seat: Seat, run: Run, cost: Cost) {
        let owner = Owner::of(self.c, self.t, seat, run.card);
        if !owner.can_pay(&cost) {
            return self.skip_rest();
        }
        let n = owner.amount(cost.amount);
        match cost.means {
            Means::Guilders => self.lose(seat, Purse::of_guilders(n)),
            Means::Workers(Some(colour)) => {
                self.paid(colour);
                self.lose(seat, Purse::of_workers(colour, n as u8));
            }
            Means::Workers(None) => self.t.open.push(seat, Why::PayWorkers { left: n as u8 }),
        }
    }

    /// The effect on top of the stack remembers the worker paid.
    pub(super) fn paid(&mut self, colour: Colour) {
        if let Some(run) = self.effect_below() {
            run.paid = Some(colour);
        }
    }

    /// Whom a step touches.
    fn aim(&mut self, seat: Seat, run: Run, step: u16, who: Target) {
        let (next, left) = match who {
            Target::EachOpponent => (seat.next(self.t.seats), self.t.seats - 1),
            Target::EventPlayer => (run.actor, u8::from(run.actor != seat)),
            Target::ChosenOpponent => return self.t.open.push(seat, Why::Target { step }),
        };
        let round = Round { step, card: run.card, next, left, nest: run.nest };
        self.t.open.push(seat, Why::Round(round));
    }

    /// Steps on the reputation track, as far as they go.
    pub(super) fn advance(&mut self, seat: Seat, steps: u8, price: u16, nest: u8) {
        let top = self.c.top_step();
        let player = self.player(seat);
        let (mut taken, mut paid) = (0, 0);
        while taken < steps && player.step < top && player.guilders >= price {
            player.step += 1;
            player.guilders -= price;
            taken += 1;
            paid += price;
        }
        let step = player.step;
        if taken > 0 {
            self.w.saw(Event::Advanced { seat, step, paid });
            self.raise(Occasion::ReputationAdvanced, seat, None, taken, nest);
        }
    }
}
