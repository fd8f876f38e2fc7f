//! What may be done: the truth about legality.

use super::answers::waiting;
use super::bearing::{bears, reusable, spent};
use super::carry::canal_price;
use super::circles::is_complete;
use super::touch::is_open_to;
use super::{Desk, asks};
use crate::engine::{Open, Seat, Witness};
use crate::games::bruges::action::Action;
use crate::games::bruges::card_set::CardSet;
use crate::games::bruges::colour::Colour;
use crate::games::bruges::components::{CardId, Components, GATES};
use crate::games::bruges::due::{Stage, Why};
use crate::games::bruges::effects::{Effect, Means, Step, Trigger};
use crate::games::bruges::event::Event;
use crate::games::bruges::houses::PlaceId;
use crate::games::bruges::measure::Owner;
use crate::games::bruges::player::Player;
use crate::games::bruges::refusal::Refusal;
use crate::games::bruges::state::State;
use crate::games::bruges::table::Table;

type Verdict = Result<(), Refusal>;

const fn ensure(holds: bool, refusal: Refusal) -> Verdict {
    if holds { Ok(()) } else { Err(refusal) }
}

/// What the seat to move decides from.
#[derive(Clone, Copy)]
pub(super) struct Sight<'a> {
    pub c: &'a Components,
    pub t: &'a Table,
    pub seat: Seat,
    /// The own hand.
    pub hand: &'a CardSet,
}

/// Whether the seat to move may do this now.
pub(in crate::games::bruges) fn check(state: &State, action: &Action) -> Verdict {
    Sight::of(state).check(*action)
}

/// Whether the seat to move may do this now, with this hand: all that it decides from.
pub(in crate::games::bruges) fn check_seen(
    components: &Components,
    table: &Table,
    hand: &CardSet,
    action: Action,
) -> Verdict {
    Sight { c: components, t: table, seat: table.to_move(), hand }.check(action)
}

impl<'a> Sight<'a> {
    pub(super) fn of(state: &'a State) -> Self {
        let seat = state.table.to_move();
        Self { c: &state.components, t: &state.table, seat, hand: &state.hidden.hands[seat.index()] }
    }

    pub(super) const fn player(&self) -> &'a Player {
        self.t.player(self.seat)
    }

    pub(super) fn check(&self, action: Action) -> Verdict {
        match self.t.open.top() {
            Some(Open { why, .. }) => self.decision(why, action),
            None => self.stage(action),
        }
    }

    fn stage(&self, action: Action) -> Verdict {
        match (self.t.stage, action) {
            (Stage::Over, _) => Err(Refusal::Over),
            (Stage::Gates, Action::Gate(gate)) => {
                ensure(usize::from(gate) < GATES, Refusal::Nothing)?;
                let free = self.t.players().iter().all(|player| player.gate != Some(gate));
                ensure(free, Refusal::GateTaken)
            }
            (Stage::Draw, Action::Draw(pile)) => self.pile(pile),
            (Stage::Draw, Action::Stop) => ensure(self.player().cards() >= self.c.hand_size, Refusal::DrawOn),
            (Stage::Advance, Action::Advance | Action::Stay) => Ok(()),
            (Stage::Turn, Action::Activate { place, worker }) => self.activate(place, worker),
            (Stage::Turn, Action::EndTurn) => {
                ensure(self.t.played || self.player().cards() == 0, Refusal::NotPlayed)
            }
            (Stage::Turn, action) if is_play(action) => {
                ensure(!self.t.played, Refusal::Played)?;
                self.play(action, 0)
            }
            _ => Err(Refusal::NotNow),
        }
    }

    fn pile(&self, pile: u8) -> Verdict {
        let cards = self.t.piles.get(usize::from(pile)).ok_or(Refusal::Nothing)?;
        ensure(*cards > 0, Refusal::PileEmpty)
    }

    pub(super) fn in_hand(&self, card: CardId) -> Verdict {
        ensure(self.hand.has(card), Refusal::NotInHand)
    }

    fn worker(&self, colour: Colour) -> Verdict {
        ensure(self.player().workers[colour.index()] > 0, Refusal::Worker(colour))
    }

    fn marker(&self, colour: Colour) -> Verdict {
        ensure(self.player().threats[colour.index()] > 0, Refusal::Marker(colour))
    }

    fn guilders(&self, price: u8) -> Verdict {
        match u16::from(price).saturating_sub(self.player().guilders) {
            0 => Ok(()),
            missing => Err(Refusal::Guilders { missing }),
        }
    }

    /// Playing a card for one of the six actions.
    fn play(&self, action: Action, discount: u8) -> Verdict {
        let (t, c, seat) = (self.t, self.c, self.seat);
        let counts_as = |card: CardId| t.counts_as(c, card);
        match action {
            Action::TakeWorkers(card) | Action::TakeGuilders(card) => self.in_hand(card),
            Action::DiscardThreat(card) => {
                self.in_hand(card)?;
                self.marker(counts_as(card))
            }
            Action::BuildCanal { card, side } => {
                self.in_hand(card)?;
                let (_, colour) = t.next_space(c, seat, side).ok_or(Refusal::SectionFull)?;
                let price = t.canal_price(c, seat, side, counts_as(card));
                self.guilders(price.ok_or(Refusal::CanalColour(colour))?)
            }
            Action::BuildHouse(card) => {
                self.in_hand(card)?;
                let colour = counts_as(card);
                let enough = self.player().workers[colour.index()] >= t.house_workers(c, seat);
                ensure(enough, Refusal::Worker(colour))?;
                ensure(self.player().houses.next_place().is_some(), Refusal::NoPlace)
            }
            Action::Recruit { card, place } => {
                self.in_hand(card)?;
                let house = self.player().houses.at(place).ok_or(Refusal::NoHouse)?;
                ensure(house.person.is_none(), Refusal::Occupied)?;
                let person = c.card(card);
                self.guilders(t.recruit_price(seat, person.price, person.group, discount))
            }
            _ => Err(Refusal::NotNow),
        }
    }

    fn activate(&self, place: PlaceId, worker: Option<Colour>) -> Verdict {
        let player = self.player();
        let house = player.houses.at(place).ok_or(Refusal::NoHouse)?;
        let id = house.person.ok_or(Refusal::NoPerson)?;
        let card = self.c.card(id);
        ensure(card.trigger.is_activated(), Refusal::NotActivated)?;
        ensure(!house.rotated, Refusal::Rotated)?;
        let Effect::Steps(steps) = card.effect else { return Err(Refusal::NotActivated) };
        let after;
        let player = match (card.worker, worker) {
            (None, None) => player,
            (None, Some(colour)) => return Err(Refusal::Colour(colour)),
            (Some(colour), None) => return Err(Refusal::Worker(colour)),
            (Some(shown), Some(colour)) => {
                ensure(shown == colour || player.perks.any_worker, Refusal::Colour(colour))?;
                self.worker(colour)?;
                let mut paid = *player;
                paid.workers[colour.index()] -= 1;
                after = paid;
                &after
            }
        };
        let owner = Owner { components: self.c, table: self.t, seat: self.seat, player, card: id };
        ensure(bears(owner, self.seat, steps), Refusal::NoEffect)
    }

    /// The card of the effect that the decision on top belongs to.
    pub(super) fn card_below(&self) -> CardId {
        match self.t.open.iter().rev().nth(1).map(|open| open.why) {
            Some(Why::Effect(run)) => run.card,
            _ => 0,
        }
    }

    fn decision(&self, why: Why, action: Action) -> Verdict {
        let player = self.player();
        if action == Action::Pass {
            return ensure(self.may_pass(why), Refusal::Mandatory);
        }
        let allowed =
            |not: u8, colour: Colour| ensure(not >> colour.index() & 1 == 0, Refusal::Colour(colour));
        match (why, action) {
            (Why::Order, Action::AnswerFirst(place)) => {
                let asking = self.t.open.iter().rev().nth(1).map(|open| open.why);
                let Some(Why::Asking(asking)) = asking else { return Err(Refusal::NotNow) };
                let (_, others) = waiting(self.c, self.t, self.seat, &asking);
                ensure(self.player().houses.person(place).is_some(), Refusal::NoPerson)?;
                ensure(others.get(usize::from(place)) == Some(&true), Refusal::NoAnswer)
            }
            (Why::Offer { .. }, Action::Use) => Ok(()),
            (Why::FirstCircle { .. }, Action::Marker(colour)) => {
                let asks = asks(self.c.threat(colour).damage) && !player.perks.shields(colour);
                ensure(asks && is_complete(self.c, player, colour), Refusal::NoCircle(colour))
            }
            (Why::Burn, Action::LoseHouse(place)) => {
                ensure(player.houses.at(place).is_some(), Refusal::NoHouse)
            }
            (Why::Fire, Action::LoseHouse(place)) => {
                let house = player.houses.at(place).ok_or(Refusal::NoHouse)?;
                ensure(house.person.is_none(), Refusal::Inhabited)
            }
            (Why::Burn | Why::Fire | Why::LoseCanals { .. }, Action::LoseCanal(side)) => {
                ensure(player.canals[side.index()] > 0, Refusal::NoToken)
            }
            (Why::Plague, Action::LosePerson(place)) => {
                ensure(player.houses.person(place).is_some(), Refusal::NoPerson)
            }
            (Why::GiveWorkers { .. } | Why::PayWorkers { .. }, Action::Worker(colour)) => self.worker(colour),
            (Why::Draw { .. }, Action::Draw(pile)) => self.pile(pile),
            (Why::Discard { .. }, Action::Discard(card)) => self.in_hand(card),
            (Why::TakeWorkers { not, .. } | Why::TakeAlike { not, .. }, Action::Worker(colour)) => {
                allowed(not, colour)
            }
            (Why::PayUpTo { step, .. }, Action::Worker(_) | Action::Guilder) => {
                let Step::PayUpTo { most, .. } = self.c.effects.step(step) else {
                    return Err(Refusal::NotNow);
                };
                match (most.means, action) {
                    (Means::Guilders, Action::Guilder) => self.guilders(1),
                    (Means::Workers(of), Action::Worker(colour)) => {
                        ensure(of.is_none_or(|of| of == colour), Refusal::Colour(colour))?;
                        self.worker(colour)
                    }
                    _ => Err(Refusal::NotNow),
                }
            }
            (Why::Convert { .. }, Action::Swap { from, to }) => {
                ensure(from != to, Refusal::Colour(to))?;
                self.worker(from)
            }
            (Why::Dice { chosen, .. }, Action::Die(colour)) => {
                ensure(chosen >> colour.index() & 1 == 0, Refusal::DieChosen)
            }
            (Why::Reroll { .. }, Action::Die(_)) | (Why::NameColour, Action::Name(_)) => Ok(()),
            (Why::Target { .. }, Action::Target(seat)) => {
                ensure(seat.0 < self.t.seats && seat != self.seat, Refusal::Nothing)?;
                ensure(is_open_to(self.t, seat, self.seat), Refusal::Immune)
            }
            (Why::NameThreat { .. }, Action::Marker(_)) => Ok(()),
            (Why::Markers { of, .. } | Why::MoveMarkers { of, .. }, Action::Marker(colour)) => {
                ensure(of.is_none_or(|of| of == colour), Refusal::Colour(colour))?;
                self.marker(colour)
            }
            (Why::MoreMarkers { of, .. }, Action::Marker(colour)) => {
                ensure(of == colour, Refusal::Colour(colour))?;
                self.marker(colour)
            }
            (Why::Canal { step, .. }, Action::Canal(side)) => {
                let Step::BuildCanal { price, .. } = *self.c.effects.step(step) else {
                    return Err(Refusal::NotNow);
                };
                let price = canal_price(self.c, self.t, self.seat, side, price);
                self.guilders(price.ok_or(Refusal::SectionFull)?)
            }
            (Why::House, Action::BuildHouse(card)) => self.in_hand(card),
            (Why::ExtraAction, action) if is_play(action) => self.play(action, 0),
            (Why::ExtraRecruit { discount }, Action::Recruit { .. }) => self.play(action, discount),
            (Why::Reuse, Action::Reuse(place)) => {
                let owner = Owner::of(self.c, self.t, self.seat, self.card_below());
                ensure(self.player().houses.person(place).is_some(), Refusal::NoPerson)?;
                ensure(spent(owner, place).is_some(), Refusal::NotReusable)?;
                ensure(reusable(owner).any(|other| other == place), Refusal::NoEffect)
            }
            (Why::Copy, Action::Copy { seat, place }) => {
                ensure(seat.0 < self.t.seats, Refusal::Nothing)?;
                let person = self.t.player(seat).houses.person(place).ok_or(Refusal::NoPerson)?;
                let arrow = self.c.card(person).trigger == Trigger::Immediate;
                ensure(arrow && person != self.card_below(), Refusal::NoArrow)
            }
            _ => Err(Refusal::NotNow),
        }
    }

    fn may_pass(&self, why: Why) -> bool {
        match why {
            Why::Offer { .. }
            | Why::PayUpTo { .. }
            | Why::Convert { .. }
            | Why::MoreMarkers { .. }
            | Why::ExtraAction
            | Why::ExtraRecruit { .. } => true,
            Why::Discard { may_pass, .. } | Why::Reroll { may_pass, .. } | Why::Canal { may_pass, .. } => {
                may_pass
            }
            Why::Markers { step, .. } => {
                matches!(self.c.effects.step(step), Step::RemoveThreats { n: Some(_), .. })
            }
            _ => false,
        }
    }
}

/// Whether an action is one of the six of a card.
pub(super) const fn is_play(action: Action) -> bool {
    matches!(
        action,
        Action::TakeWorkers(_)
            | Action::TakeGuilders(_)
            | Action::DiscardThreat(_)
            | Action::BuildCanal { .. }
            | Action::BuildHouse(_)
            | Action::Recruit { .. }
    )
}

impl<W: Witness<Event>> Desk<'_, W> {
    /// Whether a player could activate a person in the own turn.
    pub(super) fn may_activate(&self, seat: Seat) -> bool {
        let sight = Sight { c: self.c, t: self.t, seat, hand: &self.h.hands[seat.index()] };
        sight.activations().next().is_some()
    }
}

impl<'a> Sight<'a> {
    /// Every way to activate a person.
    pub(super) fn activations(self) -> impl Iterator<Item = Action> + use<'a> {
        let houses = self.player().houses.iter().filter(move |(_, house)| {
            let activated = |card| self.c.card(card).trigger.is_activated();
            !house.rotated && house.person.is_some_and(activated)
        });
        let ways = houses.flat_map(move |(place, house)| {
            let shown = house.person.and_then(|card| self.c.card(card).worker);
            let any = self.player().perks.any_worker;
            let colours = Colour::ALL.into_iter().filter(move |colour| any || shown == Some(*colour));
            let workers = colours.filter(move |_| shown.is_some()).map(Some);
            let free = shown.is_none().then_some(None);
            workers.chain(free).map(move |worker| (place, worker))
        });
        ways.filter(move |(place, worker)| self.activate(*place, *worker).is_ok())
            .map(|(place, worker)| Action::Activate { place, worker })
    }
}
