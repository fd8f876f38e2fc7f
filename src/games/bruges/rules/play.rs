//! The six actions of a card, and activating persons (RULES.md, Cards).

use super::Desk;
use crate::engine::{Open, Seat, Witness};
use crate::games::bruges::action::Action;
use crate::games::bruges::colour::{Colour, Tally};
use crate::games::bruges::components::{CardId, SPACES};
use crate::games::bruges::due::{Stage, Why};
use crate::games::bruges::effects::{Effect, Occasion, Trigger};
use crate::games::bruges::event::Event;
use crate::games::bruges::houses::PlaceId;
use crate::games::bruges::player::Side;

impl<W: Witness<Event>> Desk<'_, W> {
    /// A decision of the stage, with nothing open inside it.
    pub(super) fn act(&mut self, action: Action) {
        let seat = self.t.active();
        match action {
            Action::Gate(gate) => {
                self.player(seat).gate = Some(gate);
                self.w.saw(Event::Gate { seat, gate });
            }
            Action::Draw(pile) => self.draw(seat, pile),
            Action::Stop => {
                self.w.saw(Event::Stopped { seat });
                self.refilled(seat);
            }
            Action::Advance => {
                let price = self.t.reputation_price(self.c, seat).unwrap_or(0);
                self.t.stage = Stage::Advanced;
                self.advance(seat, 1, price.into(), 0);
            }
            Action::Stay => {
                self.t.stage = Stage::Advanced;
                self.w.saw(Event::Stayed { seat });
            }
            Action::Activate { place, worker } => self.activate(seat, place, worker),
            Action::EndTurn => self.end_turn(seat),
            card => {
                self.t.played = true;
                self.play(seat, card, 0, 0);
            }
        }
    }

    fn counts_as(&self, card: CardId) -> Colour {
        self.t.counts_as(self.c, card)
    }

    /// Plays a card for one of the six actions.
    pub(super) fn play(&mut self, seat: Seat, action: Action, discount: u8, nest: u8) {
        match action {
            Action::TakeWorkers(card) => {
                let colour = self.counts_as(card);
                self.discards(seat, card);
                let n = self.t.workers_for(self.c, seat);
                self.player(seat).workers[colour.index()] += n;
                self.w.saw(Event::TookWorkers { seat, card, colour, n });
            }
            Action::TakeGuilders(card) => {
                let colour = self.counts_as(card);
                self.discards(seat, card);
                let guilders = self.t.guilders_for(seat, colour);
                self.player(seat).guilders += u16::from(guilders);
                self.w.saw(Event::TookGuilders { seat, card, die: colour, guilders });
            }
            Action::DiscardThreat(card) => {
                let of = self.counts_as(card);
                self.discards(seat, card);
                self.w.saw(Event::Averted { seat, card });
                self.unmarks(seat, of, Some(self.c.threat_points));
                let left = self.t.player(seat).perks.more_threats;
                if left > 0 {
                    self.t.open.push(seat, Why::MoreMarkers { left, of });
                }
            }
            Action::BuildCanal { card, side } => {
                let price = self.t.canal_price(self.c, seat, side, self.counts_as(card)).unwrap_or(0);
                self.discards(seat, card);
                self.build_canal(seat, side, price, Some(card), nest);
            }
            Action::BuildHouse(card) => {
                let n = self.t.house_workers(self.c, seat);
                let mut workers = Tally::default();
                workers[self.counts_as(card).index()] = n;
                self.build_house(seat, card, workers, nest);
            }
            Action::Recruit { card, place } => self.recruit(seat, card, place, discount, nest),
            _ => {}
        }
        self.t.named = None;
    }

    pub(super) fn build_canal(&mut self, seat: Seat, side: Side, price: u8, card: Option<CardId>, nest: u8) {
        let at = side.index();
        let taken = usize::from(self.t.statues_taken);
        let player = self.t.player_mut(seat);
        player.guilders -= u16::from(price);
        let space = player.canals[at];
        player.canals[at] += 1;
        let mut statue = None;
        if usize::from(player.canals[at]) == SPACES && !player.rewarded[at] {
            statue = self.c.statues.get(taken).copied();
            if statue.is_some() {
                player.rewarded[at] = true;
                player.statues[at] = statue;
                self.t.statues_taken += 1;
            }
        }
        self.w.saw(Event::CanalBuilt { seat, card, side, space, paid: price.into(), statue });
        self.raise(Occasion::CanalBuilt, seat, None, 1, nest);
    }

    pub(super) fn build_house(&mut self, seat: Seat, card: CardId, workers: Tally, nest: u8) {
        let Some(place) = self.t.player(seat).houses.next_place() else { return };
        let colour = self.c.card(card).colour;
        self.covers(seat, card);
        let player = self.player(seat);
        player.workers.iter_mut().zip(workers).for_each(|(have, less)| *have -= less);
        player.houses.build(place, colour);
        self.h.fronts[seat.index()][usize::from(place)] = card;
        self.w.saw(Event::HouseBuilt { seat, place, colour, card: Some(card), workers });
        self.w.saw(Event::HouseBuilt { seat, place, colour, card: None, workers });
        self.raise(Occasion::HouseBuilt, seat, None, 1, nest);
    }

    fn recruit(&mut self, seat: Seat, card: CardId, place: PlaceId, discount: u8, nest: u8) {
        let person = *self.c.card(card);
        let price = self.t.recruit_price(seat, person.price, person.group, discount);
        self.leaves_hand(seat, card);
        let player = self.t.player_mut(seat);
        player.guilders -= u16::from(price);
        if let Some(house) = player.houses.at_mut(place) {
            house.person = Some(card);
        }
        player.refresh(self.c);
        self.w.saw(Event::Recruited { seat, card, place, paid: price.into() });
        // Others answer the coming before the person's own effect at once.
        if let (Trigger::Immediate, Effect::Steps(steps)) = (person.trigger, person.effect) {
            self.begin(seat, steps, card, seat, nest + 1, false);
        }
        self.raise(Occasion::PersonRecruited, seat, Some(card), 1, nest);
    }

    fn activate(&mut self, seat: Seat, place: PlaceId, worker: Option<Colour>) {
        let player = self.player(seat);
        if let Some(colour) = worker {
            player.workers[colour.index()] -= 1;
        }
        let Some(house) = player.houses.at_mut(place) else { return };
        let Some(card) = house.person else { return };
        house.rotated = true;
        self.w.saw(Event::Activated { seat, place, card, worker });
        if let Effect::Steps(steps) = self.c.card(card).effect {
            self.begin(seat, steps, card, seat, 1, false);
        }
    }

    /// A rotated person's effect again, on behalf of the person on top of the stack.
    pub(super) fn reuse(&mut self, seat: Seat, place: PlaceId) {
        let Some(card) = self.t.player(seat).houses.person(place) else { return };
        self.w.saw(Event::Reused { seat, card });
        let nest = self.effect_below().map_or(0, |run| run.nest) + 1;
        if let Effect::Steps(steps) = self.c.card(card).effect {
            self.begin(seat, steps, card, seat, nest, false);
        }
    }

    /// The effect of an arrow person, carried out by and for the person on top of the stack.
    pub(super) fn copy(&mut self, seat: Seat, of: Seat, place: PlaceId) {
        let Some(copied) = self.t.player(of).houses.person(place) else { return };
        let Some(Open { why: Why::Effect(run), .. }) = self.t.open.top() else { return };
        self.w.saw(Event::Copied { seat, card: copied, of });
        if let Effect::Steps(steps) = self.c.card(copied).effect {
            self.begin(seat, steps, run.card, seat, run.nest + 1, false);
        }
    }
}
