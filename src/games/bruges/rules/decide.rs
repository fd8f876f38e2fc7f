//! Decisions inside a stage, carried out. Each has been taken off the stack; what is left of it goes back.

use super::Desk;
use crate::engine::{Open, Seat, Witness};
use crate::games::bruges::action::Action;
use crate::games::bruges::colour::Tally;
use crate::games::bruges::due::{Round, Why};
use crate::games::bruges::effects::{Block, Markers, Step};
use crate::games::bruges::event::{Event, Purse};

impl<W: Witness<Event>> Desk<'_, W> {
    /// Steps for each unit of what the effect on top of the stack asks for, above what is left of the decision.
    fn each(&mut self, seat: Seat, left: Option<Why>, each: Block) {
        let run = self.effect_below().copied();
        if let Some(why) = left {
            self.t.open.push(seat, why);
        }
        if let Some(run) = run {
            self.begin(seat, each, run.card, run.actor, run.nest, false);
        }
    }

    pub(super) fn decide(&mut self, open: Open<Why>, action: Action) {
        let Open { seat, why } = open;
        if action == Action::Pass {
            return self.decline(seat, why);
        }
        match (why, action) {
            (Why::Order, Action::AnswerFirst(place)) => self.answer(seat, place),
            (Why::Offer { place, at, actor, nest }, Action::Use) => self.accept(seat, place, at, actor, nest),
            (Why::FirstCircle { nest }, Action::Marker(colour)) => self.circle(seat, colour, nest),
            (Why::Burn | Why::Fire, Action::LoseHouse(place)) => self.lose_house(seat, place),
            (Why::Burn | Why::Fire, Action::LoseCanal(side)) => self.lose_canal(seat, side),
            (Why::Plague, Action::LosePerson(place)) => self.lose_person(seat, place),
            (Why::LoseCanals { left }, Action::LoseCanal(side)) => {
                self.lose_canal(seat, side);
                self.t.open.push(seat, Why::LoseCanals { left: left - 1 });
            }
            (Why::GiveWorkers { left, to }, Action::Worker(colour)) => {
                let purse = Purse::of_workers(colour, 1);
                match to {
                    Some(to) => self.give(seat, to, purse),
                    None => self.lose(seat, purse),
                }
                self.t.open.push(seat, Why::GiveWorkers { left: left - 1, to });
            }
            (Why::Draw { left }, Action::Draw(pile)) => {
                self.draw(seat, pile);
                self.t.open.push(seat, Why::Draw { left: left - 1 });
            }
            (Why::Discard { left, step, .. }, Action::Discard(card)) => {
                self.discards(seat, card);
                self.w.saw(Event::Discarded { seat, card });
                let Step::Discard { n, each, .. } = *self.c.effects.step(step) else { return };
                if let Some(run) = self.effect_below() {
                    run.discarded += 1;
                }
                // Whoever has begun to discard a number goes on; any number may end at any time.
                let rest = Why::Discard { left: left - 1, may_pass: n.is_none(), optional: false, step };
                self.each(seat, Some(rest), each);
            }
            (Why::TakeWorkers { left, not, different }, Action::Worker(colour)) => {
                self.gain(seat, Purse::of_workers(colour, 1));
                let not = if different { not | 1 << colour.index() } else { not };
                self.t.open.push(seat, Why::TakeWorkers { left: left - 1, not, different });
            }
            (Why::TakeAlike { n, .. }, Action::Worker(colour)) => {
                self.gain(seat, Purse::of_workers(colour, n));
            }
            (Why::PayWorkers { left }, Action::Worker(colour)) => {
                self.paid(colour);
                self.lose(seat, Purse::of_workers(colour, 1));
                self.t.open.push(seat, Why::PayWorkers { left: left - 1 });
            }
            (Why::PayUpTo { left, step }, Action::Worker(_) | Action::Guilder) => {
                let purse = match action {
                    Action::Worker(colour) => Purse::of_workers(colour, 1),
                    _ => Purse::of_guilders(1),
                };
                self.lose(seat, purse);
                let Step::PayUpTo { each, .. } = *self.c.effects.step(step) else { return };
                self.each(seat, Some(Why::PayUpTo { left: left - 1, step }), each);
            }
            (Why::Convert { left }, Action::Swap { from, to }) => {
                let workers = &mut self.player(seat).workers;
                workers[from.index()] -= 1;
                workers[to.index()] += 1;
                self.w.saw(Event::Swapped { seat, from, to });
                self.t.open.push(seat, Why::Convert { left: left - 1 });
            }
            (Why::Dice { left, chosen, step }, Action::Die(colour)) => {
                let chosen = chosen | 1 << colour.index();
                self.t.open.push(seat, Why::Dice { left: left - 1, chosen, step });
            }
            (Why::Reroll { left, may_pass }, Action::Die(colour)) => {
                let face = 1 + self.h.rng.below(6) as u8;
                self.t.dice[colour.index()] = face;
                self.w.saw(Event::Rerolled { seat, colour, face });
                self.t.open.push(seat, Why::Reroll { left: left - 1, may_pass });
            }
            (Why::Target { step }, Action::Target(target)) => {
                if let Some(run) = self.effect_below().copied() {
                    let round = Round { step, card: run.card, next: target, left: 1, nest: run.nest };
                    self.t.open.push(seat, Why::Round(round));
                }
            }
            (Why::NameThreat { n, to }, Action::Marker(colour)) => {
                let mut markers = Tally::default();
                markers[colour.index()] = n.min(self.c.markers_of_a_colour - self.t.markers_out(colour));
                self.marks(to, markers, Some(seat));
            }
            (Why::Markers { left, of, step }, Action::Marker(colour)) => {
                let Step::RemoveThreats { markers, points, each, .. } = *self.c.effects.step(step) else {
                    return;
                };
                self.unmarks(seat, colour, points);
                let of = if markers == Markers::Same { Some(colour) } else { of };
                self.each(seat, Some(Why::Markers { left: left - 1, of, step }), each);
            }
            (Why::MoreMarkers { left, of }, Action::Marker(colour)) => {
                self.unmarks(seat, colour, Some(self.c.threat_points));
                self.t.open.push(seat, Why::MoreMarkers { left: left - 1, of });
            }
            (Why::MoveMarkers { left, to, of }, Action::Marker(colour)) => {
                self.player(seat).threats[colour.index()] -= 1;
                self.player(to).threats[colour.index()] += 1;
                self.w.saw(Event::ThreatMoved { from: seat, to, colour });
                self.t.open.push(seat, Why::MoveMarkers { left: left - 1, to, of });
            }
            (Why::Canal { step, .. }, Action::Canal(side)) => {
                let Step::BuildCanal { price, .. } = *self.c.effects.step(step) else { return };
                let price = super::carry::canal_price(self.c, self.t, seat, side, price).unwrap_or(0);
                let nest = self.nest();
                self.build_canal(seat, side, price, None, nest);
            }
            (Why::House, Action::BuildHouse(card)) => {
                let nest = self.nest();
                self.build_house(seat, card, Tally::default(), nest);
            }
            (Why::ExtraAction, card) => {
                let nest = self.nest();
                self.play(seat, card, 0, nest);
            }
            (Why::ExtraRecruit { discount }, card) => {
                let nest = self.nest();
                self.play(seat, card, discount, nest);
            }
            (Why::Reuse, Action::Reuse(place)) => self.reuse(seat, place),
            (Why::Copy, Action::Copy { seat: of, place }) => self.copy(seat, of, place),
            (Why::NameColour, Action::Name(colour)) => {
                self.t.named = Some(colour);
                self.w.saw(Event::Named { seat, colour });
            }
            _ => {}
        }
    }

    /// Effects that the one on top of the stack is inside of.
    fn nest(&mut self) -> u8 {
        self.effect_below().map_or(0, |run| run.nest)
    }

    /// What is offered is declined. Where the rest depends on it, that is skipped.
    fn decline(&mut self, seat: Seat, why: Why) {
        let card = match why {
            Why::Offer { place, .. } => self.t.player(seat).houses.person(place),
            _ => self.effect_below().map(|run| run.card),
        };
        if matches!(why, Why::Discard { optional: true, .. } | Why::Canal { .. }) {
            self.skip_rest();
        }
        self.w.saw(Event::Declined { seat, card });
    }
}
