//! What speaks for a decision, as values that become words.

use super::super::ahead::{arrived, loss};
use super::super::colour::Colour;
use super::super::components::CardId;
use super::super::due::{Stage, Why};
use super::super::effects::{Block, Effect, Resource, Standing, Step};
use super::super::foresight::{Harm, Outcome, foresee};
use super::super::measure::Owner;
use super::super::player::{Majority, Player, Side};
use super::super::scoring::laurel;
use super::super::state::State;
use super::super::{Action, Bruges};
use super::glance::Glance;
use super::weights;
use crate::engine::{Seat, Style, looks_best};
use serde::{Deserialize, Serialize};

/// Something that speaks for a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reason {
    /// So many points at once.
    Points(u16),
    /// So many guilders.
    Guilders(u16),
    /// So many workers of a colour.
    Workers {
        /// Of which colour.
        colour: Colour,
        /// How many.
        n: u8,
    },
    /// A person with so many printed points.
    Person {
        /// Who.
        card: CardId,
        /// Points at the end.
        points: u8,
    },
    /// What a person does at once or each time it is used.
    Does {
        /// Who.
        card: CardId,
        /// What it brings as things stand.
        outcome: Outcome,
    },
    /// What a person with a laurel will bring as things stand.
    Laurel {
        /// Who.
        card: CardId,
        /// Points at the end.
        points: u16,
    },
    /// One threat marker less, where so many are there.
    Averts {
        /// Of which colour.
        colour: Colour,
        /// Markers there are.
        of: u8,
    },
    /// A canal space that counts at the end.
    CanalPoints(u8),
    /// A statue.
    Statue(u8),
    /// One space nearer to a statue; so many are missing afterwards.
    TowardsStatue(u8),
    /// A house for a person in hand.
    RoomFor(CardId),
    /// A house, and a point at the end.
    House,
    /// A step of reputation, worth so many points.
    Reputation(u8),
    /// Takes the lead in a majority.
    Leads(Majority),
    /// Adds to the lead in a majority.
    Keeps(Majority),
    /// A worker that activates an own person.
    WorkerFor(CardId),
    /// The back has the colour of the next canal space.
    ForCanal(Side),
    /// Hurts the one who is ahead.
    HurtsLeader(Seat),
    /// The back has the colour of a threat that a card could avert.
    Against(Colour),
    /// The back has the colour of workers of whom there are none.
    NoWorker(Colour),
    /// The back has a colour of which there is no card in hand.
    NewColour(Colour),
    /// What is lost costs so many points at the end.
    Costs(u16),
    /// So many workers of a colour are left, one given away.
    Spare {
        /// Of which colour.
        colour: Colour,
        /// How many.
        left: u8,
    },
    /// Nobody needs workers of a colour.
    Idle(Colour),
    /// There are not the guilders to recruit a person.
    Dear(CardId),
    /// With what comes there are.
    Affords(CardId),
    /// Another card of the colour is in hand.
    Alike(Colour),
    /// So many guilders are not spent.
    Saves(u8),
    /// The least that can be lost.
    LeastLoss,
    /// Nothing in particular: whatever rank the decision has.
    Nothing,
}

/// More is not read.
const MOST: usize = 3;

struct Speech<'a> {
    state: &'a State,
    seat: Seat,
    player: &'a Player,
    said: Vec<Reason>,
}

pub(super) fn reasons(state: &State, action: &Action) -> Vec<Reason> {
    let seat = state.table.to_move();
    let player = state.table.player(seat);
    let mut speech = Speech { state, seat, player, said: Vec::new() };
    speech.speak(*action);
    if speech.said.is_empty() {
        speech.said.push(Reason::Nothing);
    }
    speech.said.truncate(MOST);
    speech.said
}

impl<'a> Speech<'a> {
    fn say(&mut self, reason: Reason) {
        self.said.push(reason);
    }

    fn colour(&self, card: CardId) -> Colour {
        self.state.table.named.unwrap_or(self.state.components.card(card).colour)
    }

    /// What workers who come are good for; how many they are, where nothing is better to say: the decision says it, too.
    fn workers(&mut self, colour: Colour, n: u8) {
        if self.player.workers[colour.index()] > 0 || self.player.perks.any_worker {
            self.say(Reason::Workers { colour, n });
            return;
        }
        let (components, last) = (&self.state.components, self.state.table.is_final_round());
        // Who was used is not straightened any more in the last round.
        let left = self.player.houses.iter().filter(|(_, house)| !(last && house.rotated));
        let mut persons = left.filter_map(|(_, house)| house.person);
        match persons.find(|card| components.card(*card).worker == Some(colour)) {
            Some(card) => self.say(Reason::WorkerFor(card)),
            None if self.is_recruiting() => self.say(Reason::NoWorker(colour)),
            None => {}
        }
    }

    /// How many cards the player can still play after this decision in the last round; before it nobody counts them.
    fn cards_left(&self) -> Option<u8> {
        let (c, t) = (&self.state.components, &self.state.table);
        if !t.is_final_round() {
            return None;
        }
        let laps = c.cards_played.saturating_sub(t.lap);
        let seat = (self.seat.0 + t.seats - t.start.0) % t.seats;
        // What an effect asks for may come before the card of the turn.
        let over = seat < t.at || seat == t.at && (t.played || t.due().is_none());
        Some(match t.stage {
            Stage::Turn => laps - u8::from(over && laps > 0),
            Stage::CardsPlayed | Stage::Cleared | Stage::Majorities | Stage::Checked | Stage::Close => 0,
            _ => laps,
        })
    }

    /// Whether a person can still be recruited after this decision.
    fn is_recruiting(&self) -> bool {
        self.cards_left() != Some(0)
    }

    fn glance(&self) -> Glance<'a> {
        Glance::new(self.state, weights::of(Style::Builder))
    }

    fn averts(&mut self, colour: Colour) {
        let of = self.player.threats[colour.index()];
        self.say(Reason::Averts { colour, of });
    }

    fn leads(&mut self, majority: Majority) {
        if self.player.flipped[majority as usize] {
            return;
        }
        match self.state.table.ahead(self.seat, majority) {
            0 => self.say(Reason::Leads(majority)),
            1.. => self.say(Reason::Keeps(majority)),
            _ => {}
        }
    }

    fn canal(&mut self, side: Side) {
        let c = &self.state.components;
        let built = self.player.canals[side.index()];
        if built == c.canal_space {
            self.say(Reason::CanalPoints(c.canal_points));
        }
        let statue = c.statues.get(usize::from(self.state.table.statues_taken)).copied();
        if let Some(points) = statue.filter(|_| !self.player.rewarded[side.index()]) {
            match 4_u8.saturating_sub(built) {
                0 => self.say(Reason::Statue(points)),
                missing if self.cards_left().is_none_or(|left| left >= missing) => {
                    self.say(Reason::TowardsStatue(missing));
                }
                _ => {}
            }
        }
        self.leads(Majority::Canals);
    }

    /// What speaks for a back of a colour, beside the canals.
    fn drawn(&mut self, top: Colour) {
        let holds = self.player.hand[top.index()] > 0;
        if self.player.threats[top.index()] > 0 && !holds {
            self.say(Reason::Against(top));
        } else if self.player.workers[top.index()] == 0 && !holds {
            self.say(Reason::NoWorker(top));
        } else if !holds {
            self.say(Reason::NewColour(top));
        }
    }

    /// What a worker who has to be given away is good for.
    fn given(&mut self, colour: Colour) {
        let components = &self.state.components;
        let mut workers = self.player.houses.persons().filter_map(|(_, card)| components.card(card).worker);
        if workers.any(|worker| worker == colour || self.player.perks.any_worker) {
            let left = self.player.workers[colour.index()].saturating_sub(1);
            if left > 0 {
                self.say(Reason::Spare { colour, left });
            } else {
                self.costs_least(&Action::Worker(colour));
            }
        } else {
            self.say(Reason::Idle(colour));
        }
    }

    /// Why a card of the hand can be spared.
    fn discarded(&mut self, card: CardId) {
        let (c, t) = (&self.state.components, &self.state.table);
        let it = c.card(card);
        if u16::from(t.recruit_price(self.seat, it.price, it.group, 0)) > self.player.guilders {
            self.say(Reason::Dear(card));
        }
        if self.player.hand[it.colour.index()] > 1 {
            self.say(Reason::Alike(it.colour));
        }
        if self.said.is_empty() {
            self.costs_least(&Action::Discard(card));
        }
    }

    /// Says that an action costs little, where nothing else that is possible costs less.
    fn costs_least(&mut self, action: &Action) {
        if looks_best::<Bruges>(self.state, action, Style::default()) {
            self.say(Reason::LeastLoss);
        }
    }

    fn owner(&self, card: CardId) -> Owner<'a> {
        Owner::of(&self.state.components, &self.state.table, self.seat, card)
    }

    fn does(&mut self, owner: Owner<'_>) {
        if let Effect::Steps(steps) = owner.components.card(owner.card).effect {
            self.brings(owner, steps);
        }
    }

    /// What steps of a person bring the owner.
    fn brings(&mut self, owner: Owner<'_>, steps: Block) {
        let outcome = foresee(owner, steps);
        // Whom it touches without a loss is not worth a word.
        let harm = Harm { players: 0, ..outcome.harm };
        if !(Outcome { harm, ..outcome }).is_empty() {
            self.say(Reason::Does { card: owner.card, outcome });
        }
    }

    /// What a person who has just come does at once, or in the turns that follow: for that somebody has to pay a worker.
    fn comes(&mut self, owner: Owner<'_>) {
        let mut player = *owner.player;
        if let Some(shown) = owner.components.card(owner.card).worker {
            let any = Colour::ALL.into_iter().filter(|_| player.perks.any_worker);
            let there = |colour: &Colour| player.workers[colour.index()] > 0;
            let Some(paid) = std::iter::once(shown).chain(any).find(there) else { return };
            player.workers[paid.index()] -= 1;
        }
        self.does(Owner { player: &player, ..owner });
    }

    /// Whether the step that asks for an opponent costs this one anything.
    fn hurts(&self, other: Seat, step: u16) -> bool {
        let (c, t) = (&self.state.components, &self.state.table);
        let player = t.player(other);
        let below = t.open.iter().rev().nth(1).map(|open| open.why);
        let loses = |what, amount| {
            let there = match what {
                Resource::Guilders => player.guilders,
                Resource::Workers => player.workers().into(),
                Resource::Points => player.score,
            };
            matches!(below, Some(Why::Effect(run)) if self.owner(run.card).amount(amount).min(there) > 0)
        };
        match *c.effects.step(step) {
            Step::Lose { what, amount, with, .. } => {
                let meant = |group| player.houses.persons().any(|(_, card)| c.card(card).group == group);
                with.is_none_or(meant) && loses(what, amount)
            }
            Step::Collect { what, amount, .. } => loses(what, amount),
            Step::RemoveCanals { .. } => player.tokens() > 0,
            Step::Fire(_) => player.tokens() > 0 || player.houses.has_empty(),
            Step::AddThreats { .. } | Step::MoveThreats { .. } => true,
            _ => false,
        }
    }

    /// What the effect that is being carried out brings for each unit that is paid.
    fn each(&mut self, step: u16) {
        let below = self.state.table.open.iter().rev().nth(1).map(|open| open.why);
        if let (Some(Why::Effect(run)), Step::PayUpTo { each, .. }) =
            (below, self.state.components.effects.step(step))
        {
            self.brings(self.owner(run.card), *each);
        }
    }

    fn speak(&mut self, action: Action) {
        let (c, t) = (&self.state.components, &self.state.table);
        match action {
            Action::TakeWorkers(card) => {
                let n = c.workers_taken + self.player.perks.more_workers;
                self.workers(self.colour(card), n);
            }
            Action::TakeGuilders(card) => {
                let at = self.colour(card).index();
                let n = (t.dice[at] + self.player.perks.more_guilders[at]).into();
                let person =
                    self.is_recruiting().then(|| self.glance().comes_within_reach(n, card)).flatten();
                self.say(person.map_or(Reason::Guilders(n), Reason::Affords));
            }
            Action::DiscardThreat(card) => {
                self.averts(self.colour(card));
                self.say(Reason::Points((c.threat_points + self.player.perks.threat_points).into()));
            }
            Action::BuildCanal { side, .. } | Action::Canal(side) => self.canal(side),
            Action::BuildHouse(laid) => {
                let needed = !self.player.houses.has_empty() && self.is_recruiting();
                if let Some(card) = needed.then(|| self.glance().best_person(laid)).flatten() {
                    self.say(Reason::RoomFor(card));
                }
                self.say(Reason::House);
            }
            Action::Recruit { card, .. } => {
                let it = c.card(card);
                if it.points > 0 {
                    self.say(Reason::Person { card, points: it.points });
                }
                let price = t.recruit_price(self.seat, it.price, it.group, t.discount(self.seat));
                let then = arrived(c, t, self.seat, card, price);
                match laurel(c, &then, self.seat, card) {
                    0 => self.comes(Owner::of(c, &then, self.seat, card)),
                    points => self.say(Reason::Laurel { card, points }),
                }
                self.leads(Majority::Persons);
            }
            Action::Activate { place, worker } => {
                let mut player = *self.player;
                if let Some(colour) = worker {
                    let left = &mut player.workers[colour.index()];
                    *left = left.saturating_sub(1);
                }
                if let Some(card) = player.houses.person(place) {
                    self.does(Owner { player: &player, ..self.owner(card) });
                }
            }
            Action::Reuse(place) => {
                if let Some(card) = self.player.houses.person(place) {
                    self.does(self.owner(card));
                }
            }
            Action::Copy { seat, place } => {
                if let Some(card) = t.player(seat).houses.person(place) {
                    self.does(self.owner(card));
                }
            }
            Action::Advance => {
                let at = self.player.step;
                self.say(Reason::Reputation(c.reputation_points(at + 1) - c.reputation_points(at)));
                self.leads(Majority::Reputation);
            }
            Action::Draw(pile) => {
                let top = t.tops.get(usize::from(pile)).copied().flatten();
                for side in Side::ALL {
                    let next = t.next_space(c, self.seat, side).map(|(_, colour)| colour);
                    if next.is_some() && next == top {
                        self.say(Reason::ForCanal(side));
                    }
                }
                if let Some(top) = top {
                    self.drawn(top);
                }
            }
            Action::Stay => {
                if let Some(price) = t.reputation_price(c, self.seat).filter(|price| *price > 0) {
                    self.say(Reason::Saves(price));
                }
            }
            Action::Worker(colour) => match t.due().map(|open| open.why) {
                Some(Why::TakeWorkers { .. }) => self.workers(colour, 1),
                Some(Why::TakeAlike { n, .. }) => self.workers(colour, n),
                Some(Why::PayUpTo { step, .. }) => self.each(step),
                _ => self.given(colour),
            },
            Action::Guilder => {
                if let Some(Why::PayUpTo { step, .. }) = t.due().map(|open| open.why) {
                    self.each(step);
                }
            }
            Action::Swap { to, .. } => self.workers(to, 1),
            Action::Name(colour) => {
                for side in Side::ALL {
                    if t.next_space(c, self.seat, side).is_some_and(|(_, next)| next == colour) {
                        self.say(Reason::ForCanal(side));
                    }
                }
            }
            Action::Use => {
                if let Some(Why::Offer { place, at, .. }) = t.due().map(|open| open.why)
                    && let Some(card) = self.player.houses.person(place)
                    && let Some(Standing::On(answer)) = c.standing(card).get(usize::from(at))
                {
                    self.brings(self.owner(card), answer.steps);
                }
            }
            Action::Marker(colour) => match t.due().map(|open| open.why) {
                Some(Why::Markers { .. } | Why::MoreMarkers { .. } | Why::MoveMarkers { .. }) => {
                    self.averts(colour);
                }
                Some(Why::NameThreat { to, .. }) => self.say(Reason::HurtsLeader(to)),
                _ => {}
            },
            Action::Die(colour) => {
                if let Some(Why::Dice { .. }) = t.due().map(|open| open.why) {
                    self.say(Reason::Guilders(t.dice[colour.index()].into()));
                }
            }
            Action::Target(seat) => {
                if let Some(Why::Target { step }) = t.due().map(|open| open.why)
                    && self.hurts(seat, step)
                {
                    self.say(Reason::HurtsLeader(seat));
                }
            }
            Action::LoseHouse(_) | Action::LoseCanal(_) | Action::LosePerson(_) => {
                self.say(Reason::Costs(loss(c, t, self.seat, action)));
            }
            Action::Discard(card) => self.discarded(card),
            _ => {}
        }
    }
}
