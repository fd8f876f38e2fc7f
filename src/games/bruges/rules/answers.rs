//! Occasions and what persons answer to them (RULES.md, Answers).

use super::Desk;
use super::bearing::bears;
use crate::engine::{Open, Seat, Witness};
use crate::games::bruges::components::{CardId, Components};
use crate::games::bruges::due::{Asking, DEEPEST, NEEDED, Run, Why};
use crate::games::bruges::effects::{Amount, Answer, Block, Gain, Occasion, Standing, Step, Whose};
use crate::games::bruges::event::Event;
use crate::games::bruges::houses::{PLACES, PlaceId};
use crate::games::bruges::measure::Owner;
use crate::games::bruges::table::Table;

/// Whether an answer fits the occasion being asked about, for a person of a seat.
fn fits(asking: &Asking, answer: &Answer, seat: Seat, person: CardId, components: &Components) -> bool {
    answer.occasion == asking.occasion
        && match answer.whose {
            Whose::Own => seat == asking.actor,
            Whose::AnyOpponents => seat != asking.actor,
            Whose::Anybodys => true,
        }
        && asking.card.is_none_or(|card| {
            components.card(card).price >= answer.price_from && !(answer.others_only && card == person)
        })
}

/// The answers of a person to the occasion, by their number among its standing effects.
fn given<'a>(
    components: &'a Components,
    table: &Table,
    seat: Seat,
    place: PlaceId,
    asking: &'a Asking,
) -> impl Iterator<Item = (u8, Answer)> + use<'a> {
    let house = table.player(seat).houses.at(place).copied();
    let person = house.and_then(|house| house.person);
    let answered = house.map_or(0, |house| house.answered);
    let standing = person.map_or(&[][..], |person| components.standing(person));
    standing.iter().enumerate().filter_map(move |(at, standing)| match standing {
        Standing::On(answer)
            if person.is_some_and(|person| fits(asking, answer, seat, person, components))
                && !(answer.once_a_round && answered >> at & 1 == 1) =>
        {
            Some((at as u8, *answer))
        }
        _ => None,
    })
}

/// Whether an answer brings guilders or points and nothing else: then it need not wait for the others.
fn is_plain(components: &Components, answer: &Answer) -> bool {
    let plain = |step: &Step| {
        matches!(
            step,
            Step::Gain { what: Gain::Guilders | Gain::Points, amount: Amount::Fixed(_) | Amount::Per(_) }
        )
    };
    !answer.optional && components.effects.steps(answer.steps).iter().all(plain)
}

/// The persons of a seat that still have an answer to give, those first that need not wait.
pub(super) fn waiting(
    components: &Components,
    table: &Table,
    seat: Seat,
    asking: &Asking,
) -> (Option<PlaceId>, [bool; PLACES]) {
    let (mut plain, mut others) = (None, [false; PLACES]);
    if table.player(seat).perks.answer(asking.occasion) {
        for (place, _) in table.player(seat).houses.persons().filter(|(place, _)| !asking.is_done(*place)) {
            let mut answers = given(components, table, seat, place, asking).peekable();
            if answers.peek().is_none() {
                continue;
            }
            if answers.all(|(_, answer)| is_plain(components, &answer)) {
                plain = plain.or(Some(place));
            } else {
                others[usize::from(place)] = true;
            }
        }
    }
    (plain, others)
}

/// Whether declining is part of an answer's first step: then it need not be offered first.
fn declines_itself(components: &Components, steps: Block) -> bool {
    matches!(
        components.effects.steps(steps).first(),
        Some(Step::Discard { .. } | Step::RemoveThreats { .. } | Step::Reroll(_) | Step::BuildCanal { .. })
    )
}

impl<W: Witness<Event>> Desk<'_, W> {
    /// Something happened that persons may answer.
    pub(super) fn raise(
        &mut self,
        occasion: Occasion,
        actor: Seat,
        card: Option<CardId>,
        steps: u8,
        nest: u8,
    ) {
        let anybody = self.t.players().iter().any(|player| player.perks.answer(occasion));
        if anybody && self.t.open.room() >= NEEDED && nest < DEEPEST {
            let done = [0; PLACES / 8];
            let asking = Asking { occasion, actor, card, steps, seats: 0, done, nest };
            self.t.open.push(actor, Why::Asking(asking));
        }
    }

    /// The next answer to the occasion on top of the stack.
    pub(super) fn ask(&mut self, asking: Asking) {
        if asking.seats == self.t.seats {
            self.t.open.pop();
            return;
        }
        let seat = Seat((self.t.active().0 + asking.seats) % self.t.seats);
        let (plain, others) = waiting(self.c, self.t, seat, &asking);
        let several = others.iter().filter(|waits| **waits).count() > 1;
        let place = plain.or_else(|| others.iter().position(|waits| *waits).map(|place| place as PlaceId));
        match place {
            None => {
                if let Some(Open { why: Why::Asking(asking), .. }) = self.t.open.top_mut() {
                    asking.seats += 1;
                    asking.done = [0; PLACES / 8];
                }
            }
            Some(_) if plain.is_none() && several => self.t.open.push(seat, Why::Order),
            Some(place) => self.answer(seat, place),
        }
    }

    /// A person answers the occasion on top of the stack.
    pub(super) fn answer(&mut self, seat: Seat, place: PlaceId) {
        let asking = match self.t.open.top_mut() {
            Some(Open { why: Why::Asking(asking), .. }) => {
                asking.did(place);
                *asking
            }
            _ => return,
        };
        let Some(card) = self.t.player(seat).houses.person(place) else { return };
        let (c, nest) = (self.c, asking.nest + 1);
        let mut answers = [None; 8];
        given(c, self.t, seat, place, &asking).zip(&mut answers).for_each(|(given, to)| *to = Some(given));
        for (at, answer) in answers.into_iter().rev().flatten() {
            if answer.once_a_round
                && let Some(house) = self.player(seat).houses.at_mut(place)
            {
                house.answered |= 1 << at;
            }
            let times = if answer.per_step { asking.steps } else { 1 };
            for _ in 0..times {
                if answer.optional && !declines_itself(c, answer.steps) {
                    if self.t.open.room() >= NEEDED {
                        self.t.open.push(seat, Why::Offer { place, at, actor: asking.actor, nest });
                    }
                } else {
                    if bears(Owner::of(c, self.t, seat, card), asking.actor, answer.steps) {
                        self.w.saw(Event::Answered { seat, card, may_decline: answer.optional });
                    }
                    self.begin(seat, answer.steps, card, asking.actor, nest, answer.optional);
                }
            }
        }
    }

    /// What was offered is accepted.
    pub(super) fn accept(&mut self, seat: Seat, place: PlaceId, at: u8, actor: Seat, nest: u8) {
        let Some(card) = self.t.player(seat).houses.person(place) else { return };
        if let Some(Standing::On(answer)) = self.c.standing(card).get(usize::from(at)) {
            let steps = answer.steps;
            self.w.saw(Event::Answered { seat, card, may_decline: false });
            self.begin(seat, steps, card, actor, nest, false);
        }
    }

    /// An effect begins, unless effects nest too deep (RULES.md, No end).
    pub(super) fn begin(
        &mut self,
        seat: Seat,
        steps: Block,
        card: CardId,
        actor: Seat,
        nest: u8,
        may_decline: bool,
    ) {
        if steps.is_empty() || nest > DEEPEST || self.t.open.room() < NEEDED {
            return;
        }
        let (next, end) = (steps.first, steps.first + u16::from(steps.len));
        let run = Run { next, end, card, actor, paid: None, discarded: 0, nest, may_decline };
        self.t.open.push(seat, Why::Effect(run));
    }
}
