//! The first glance: what a decision is worth, judged without playing it.

use super::super::Action;
use super::super::colour::Colour;
use super::super::components::CardId;
use super::super::due::Why;
use super::super::effects::{Effect, Means, Step};
use super::super::foresight::{foresee, foresee_person};
use super::super::measure::Owner;
use super::super::player::{Player, Side};
use super::super::state::State;
use super::super::table::Table;
use super::outlook::Outlook;
use super::weights::Weights;
use crate::engine::Seat;

/// The judge of the decisions in a position.
pub(super) struct Glance<'a> {
    state: &'a State,
    outlook: Outlook<'a>,
    /// What the most promising cards in hand would bring as persons, by card: those that could be paid for soon.
    persons: [(CardId, f32); KEPT],
}

/// Persons in hand that are kept in mind.
const KEPT: usize = 8;

impl<'a> Glance<'a> {
    pub(super) fn new(state: &'a State, weights: &'a Weights) -> Self {
        let seat = state.table.to_move();
        let outlook = Outlook::new(&state.components, &state.table, seat, weights);
        let mut persons = [(u8::MAX, 0.0); KEPT];
        for (kept, card) in persons.iter_mut().zip(state.hand(seat).iter()) {
            *kept = (card, outlook.gain(card));
        }
        Self { state, outlook, persons }
    }

    /// The most promising person in hand, but for a card that is laid otherwise.
    pub(super) fn best_person(&self, except: CardId) -> Option<CardId> {
        self.best_person_of(|card| card != except)
    }

    /// The most promising person in hand who can be paid for with so many guilders more, and cannot without them.
    pub(super) fn comes_within_reach(&self, more: u16, except: CardId) -> Option<CardId> {
        let has = self.player().guilders;
        let prices = |card: CardId| {
            let it = self.outlook.components.card(card);
            u16::from(self.table().recruit_price(self.table().to_move(), it.price, it.group, 0))
        };
        self.best_person_of(|card| card != except && (has + 1..=has + more).contains(&prices(card)))
    }

    fn best_person_of(&self, may: impl Fn(CardId) -> bool) -> Option<CardId> {
        let known =
            self.persons.iter().filter(|(card, worth)| *card != u8::MAX && *worth > 0.0 && may(*card));
        known.max_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(card, _)| *card)
    }

    fn table(&self) -> &'a Table {
        &self.state.table
    }

    fn player(&self) -> &'a Player {
        self.outlook.player
    }

    /// What a card is worth as a person, later: what is given up by any other use of it.
    fn kept(&self, card: CardId) -> f32 {
        let known = self.persons.iter().find(|(kept, _)| *kept == card);
        let worth = known.map_or(1.0, |(_, worth)| *worth);
        let time = ((self.outlook.horizon.turns - 1.0) / 4.0).clamp(0.0, 1.0);
        worth.max(0.0) * 0.3 * time
    }

    fn counts_as(&self, card: CardId) -> Colour {
        self.table().named.unwrap_or(self.outlook.components.card(card).colour)
    }

    /// The value of an action, in points at the end of the game.
    pub(super) fn value(&self, action: Action) -> f32 {
        let outlook = &self.outlook;
        let (c, t, seat) = (outlook.components, self.table(), outlook.seat);
        match action {
            Action::Gate(_) | Action::AnswerFirst(_) | Action::EndTurn | Action::Stay => 0.0,
            Action::Draw(pile) => self.draw(pile),
            Action::Stop | Action::Pass => 0.05,
            Action::Advance => {
                let price = f32::from(t.reputation_price(c, seat).unwrap_or(0));
                self.step() - price * outlook.guilder()
            }
            Action::TakeWorkers(card) => {
                let at = self.counts_as(card).index();
                let n = c.workers_taken + self.player().perks.more_workers;
                let have = self.player().workers[at];
                (0..n).map(|nth| outlook.worker(at, have + nth)).sum::<f32>() - self.kept(card)
            }
            Action::TakeGuilders(card) => {
                let at = self.counts_as(card).index();
                let n = t.dice[at] + self.player().perks.more_guilders[at];
                let have = f32::from(self.player().guilders);
                outlook.guilders(have + f32::from(n)) - outlook.guilders(have) - self.kept(card)
            }
            Action::DiscardThreat(card) => {
                let colour = self.counts_as(card);
                self.unmark(colour) + f32::from(c.threat_points + self.player().perks.threat_points)
                    - self.kept(card)
            }
            Action::BuildCanal { card, side } => {
                let price = t.canal_price(c, seat, side, self.counts_as(card)).unwrap_or(0);
                self.canal(side, price) - self.kept(card)
            }
            Action::BuildHouse(card) => self.house(card),
            Action::Recruit { card, place } => {
                let person = c.card(card);
                let discount = match t.due().map(|open| open.why) {
                    Some(Why::ExtraRecruit { discount }) => discount,
                    _ => 0,
                };
                let price = t.recruit_price(seat, person.price, person.group, discount);
                let empty = self.player().houses.len() - self.player().houses.population();
                let room = outlook.room(empty.saturating_sub(1));
                let have = f32::from(self.player().guilders);
                let paid = outlook.guilders(have) - outlook.guilders(have - f32::from(price));
                // Which house is the same, but the first will do.
                outlook.recruit(card) - paid - room - f32::from(place) * 0.001
            }
            Action::Activate { place, worker } => self.activate(place, worker),
            Action::Use => self.offer(),
            Action::Discard(card) => self.discard(card),
            Action::Worker(colour) => self.worker(colour),
            Action::Guilder => self.each() - outlook.guilder(),
            Action::Swap { from, to } => {
                let have = self.player().workers;
                outlook.worker(to.index(), have[to.index()])
                    - outlook.worker(from.index(), have[from.index()].saturating_sub(1))
                    - 0.05
            }
            Action::Marker(colour) => self.marker(colour),
            Action::Die(colour) => self.die(colour),
            Action::Name(colour) => self.name(colour),
            Action::Target(other) => self.target(other),
            Action::Canal(side) => {
                let Some(Why::Canal { step, .. }) = t.due().map(|open| open.why) else { return 0.0 };
                let Step::BuildCanal { price, .. } = *c.effects.step(step) else { return 0.0 };
                let price = super::super::rules::canal_price(c, t, seat, side, price).unwrap_or(0);
                self.canal(side, price) + 0.3
            }
            Action::LoseCanal(side) => -self.lost_token(side),
            Action::LoseHouse(place) => {
                let Some(house) = self.player().houses.at(place) else { return 0.0 };
                let person = house.person.map_or(0.0, |card| {
                    let points = f32::from(c.card(card).points) + self.laurel(card);
                    points + outlook.future(card, house.rotated) + outlook.company()
                });
                -(1.0 + if house.person.is_none() { outlook.room(0) } else { person })
            }
            Action::LosePerson(place) => {
                let Some(card) = self.player().houses.person(place) else { return 0.0 };
                -(f32::from(c.card(card).points) + outlook.future(card, false)) - self.laurel(card)
            }
            Action::Reuse(place) => self.player().houses.person(place).map_or(0.0, |card| self.brings(card)),
            Action::Copy { seat, place } => {
                t.player(seat).houses.person(place).map_or(0.0, |card| self.brings(card))
            }
        }
    }

    fn laurel(&self, card: CardId) -> f32 {
        f32::from(super::super::scoring::laurel(
            self.outlook.components,
            self.table(),
            self.outlook.seat,
            card,
        ))
    }

    fn owner(&self, card: CardId) -> Owner<'a> {
        Owner::of(self.outlook.components, self.table(), self.outlook.seat, card)
    }

    fn brings(&self, card: CardId) -> f32 {
        self.outlook.worth(&foresee_person(self.owner(card)))
    }

    fn step(&self) -> f32 {
        let (c, at) = (self.outlook.components, self.player().step);
        f32::from(c.reputation_points(at + 1) - c.reputation_points(at)) + 0.35
    }

    /// Colours of which there is little in hand, and which the next canal spaces have, are welcome.
    fn draw(&self, pile: u8) -> f32 {
        let Some(colour) = self.table().tops.get(usize::from(pile)).copied().flatten() else { return 0.0 };
        let (c, t, seat) = (self.outlook.components, self.table(), self.outlook.seat);
        let canal = Side::ALL
            .into_iter()
            .filter(|side| t.next_space(c, seat, *side).is_some_and(|(_, next)| next == colour))
            .count() as f32;
        let held = f32::from(self.player().hand[colour.index()]);
        let marker = self.unmark(colour);
        1.0 + 0.3 * canal - 0.2 * held
            + 0.3 * marker
            + 0.1 * f32::from(self.player().perks.more_guilders[colour.index()])
    }

    /// What one marker less is worth.
    fn unmark(&self, colour: Colour) -> f32 {
        let there = self.player().threats[colour.index()];
        match there.checked_sub(1) {
            Some(less) => self.outlook.danger(colour, there) - self.outlook.danger(colour, less),
            None => 0.0,
        }
    }

    fn canal(&self, side: Side, price: u8) -> f32 {
        let have = f32::from(self.player().guilders);
        let paid = self.outlook.guilders(have) - self.outlook.guilders(have - f32::from(price));
        self.outlook.token(side) - paid
    }

    fn lost_token(&self, side: Side) -> f32 {
        let (c, built) = (self.outlook.components, self.player().canals[side.index()]);
        let scored = if built == c.canal_space + 1 { f32::from(c.canal_points) } else { 0.0 };
        1.0 + scored + f32::from(built) * 0.2
    }

    fn house(&self, card: CardId) -> f32 {
        let outlook = &self.outlook;
        let free = matches!(self.table().due().map(|open| open.why), Some(Why::House));
        let n = if free { 0 } else { self.table().house_workers(outlook.components, outlook.seat) };
        let at = self.counts_as(card).index();
        let have = self.player().workers[at];
        let paid: f32 = (0..n).map(|nth| outlook.worker(at, have.saturating_sub(nth + 1))).sum();
        let empty = self.player().houses.len() - self.player().houses.population();
        f32::from(outlook.components.house_points) + outlook.room(empty) - paid - self.kept(card)
    }

    fn activate(&self, place: u8, worker: Option<Colour>) -> f32 {
        let Some(card) = self.player().houses.person(place) else { return 0.0 };
        let paid = worker.map_or(0.0, |colour| {
            let have = self.player().workers[colour.index()];
            self.outlook.worker(colour.index(), have.saturating_sub(1)) * 0.6
        });
        // What brings something is done before it is forgotten; what the end of the round would take is used.
        self.brings(card) - paid + 0.1
    }

    fn offer(&self) -> f32 {
        let Some(Why::Offer { place, at, .. }) = self.table().due().map(|open| open.why) else { return 0.0 };
        let Some(card) = self.player().houses.person(place) else { return 0.0 };
        match self.outlook.components.standing(card).get(usize::from(at)) {
            Some(super::super::effects::Standing::On(answer)) => {
                self.outlook.worth(&foresee(self.owner(card), answer.steps))
            }
            _ => 0.0,
        }
    }

    /// The card of the effect that is being carried out.
    fn card_below(&self) -> CardId {
        let below = self.table().open.iter().rev().nth(1).map(|open| open.why);
        if let Some(Why::Effect(run)) = below { run.card } else { 0 }
    }

    fn discard(&self, card: CardId) -> f32 {
        let lost = 0.25 * self.outlook.horizon.use_of() + self.kept(card);
        let rest = match self.table().due().map(|open| open.why) {
            Some(Why::Discard { may_pass: true, step, .. }) => {
                let Step::Discard { each, optional, .. } = *self.outlook.components.effects.step(step) else {
                    return 0.0;
                };
                let after = match self.outlook.components.card(self.card_below()).effect {
                    Effect::Steps(block) if optional => foresee(self.owner(self.card_below()), block),
                    _ => foresee(self.owner(self.card_below()), each),
                };
                self.outlook.worth(&after) + 0.2
            }
            _ => 1.0,
        };
        rest - lost
    }

    fn worker(&self, colour: Colour) -> f32 {
        let have = self.player().workers[colour.index()];
        match self.table().due().map(|open| open.why) {
            Some(Why::TakeWorkers { .. } | Why::TakeAlike { .. }) => {
                self.outlook.worker(colour.index(), have)
            }
            Some(Why::PayUpTo { .. }) => {
                self.each() - self.outlook.worker(colour.index(), have.saturating_sub(1))
            }
            _ => -self.outlook.worker(colour.index(), have.saturating_sub(1)),
        }
    }

    /// What one more unit of what may be paid brings.
    fn each(&self) -> f32 {
        let Some(Why::PayUpTo { step, .. }) = self.table().due().map(|open| open.why) else { return 0.0 };
        let Step::PayUpTo { most, each } = *self.outlook.components.effects.step(step) else { return 0.0 };
        let spare = if most.means == Means::Guilders { 0.0 } else { 0.05 };
        self.outlook.worth(&foresee(self.owner(self.card_below()), each)) + spare
    }

    fn marker(&self, colour: Colour) -> f32 {
        let outlook = &self.outlook;
        match self.table().due().map(|open| open.why) {
            Some(Why::NameThreat { to, .. }) => {
                let other = Outlook::new(outlook.components, self.table(), to, outlook.weights);
                let there = self.table().player(to).threats[colour.index()];
                other.danger(colour, (there + 1).min(3)) - other.danger(colour, there)
            }
            Some(Why::FirstCircle { .. }) => 0.0,
            Some(Why::Markers { step, .. }) => {
                let points = match outlook.components.effects.step(step) {
                    Step::RemoveThreats { points: Some(points), .. } => f32::from(*points),
                    _ => 0.0,
                };
                self.unmark(colour) + points + 0.1
            }
            Some(Why::MoreMarkers { .. }) => self.unmark(colour) + 1.0,
            _ => self.unmark(colour),
        }
    }

    fn die(&self, colour: Colour) -> f32 {
        let face = f32::from(self.table().dice[colour.index()]);
        match self.table().due().map(|open| open.why) {
            Some(Why::Reroll { .. }) => {
                // A threat that would hurt is worth another throw.
                let there = self.player().threats[colour.index()];
                let threat =
                    self.outlook.components.threat_faces >> self.table().dice[colour.index()] & 1 == 1;
                let hurt =
                    self.outlook.danger(colour, (there + 1).min(3)) - self.outlook.danger(colour, there);
                if threat { hurt - 0.2 } else { -0.5 }
            }
            _ => face,
        }
    }

    /// A colour to name is as good as the best use of a card in it.
    fn name(&self, colour: Colour) -> f32 {
        let (c, t, seat) = (self.outlook.components, self.table(), self.outlook.seat);
        let guilders = f32::from(t.dice[colour.index()]) * self.outlook.guilder();
        let threat = if self.player().threats[colour.index()] > 0 { 1.0 + self.unmark(colour) } else { 0.0 };
        let canals = Side::ALL.into_iter().filter_map(|side| {
            let (_, next) = t.next_space(c, seat, side)?;
            let price = t.canal_price(c, seat, side, colour)?;
            (next == colour && self.player().guilders >= price.into()).then(|| self.canal(side, price))
        });
        canals.fold(guilders.max(threat), f32::max)
    }

    /// Whoever is ahead, is the one to touch.
    fn target(&self, other: Seat) -> f32 {
        let (c, t) = (self.outlook.components, self.table());
        f32::from(super::super::scoring::total(c, t, other)) * 0.1
            + f32::from(t.player(other).guilders.min(2)) * 0.2
    }
}
