//! Belle Époque: the moments at which its cards, tiles and travellers have their say (RULES.md, Belle Époque).

mod cards;
mod check;
mod flow;
mod offers;
mod setup;

pub(super) use check::{candidates, check, place_with_travellers};
pub(super) use setup::sets_up;

use super::Desk;
use super::hooks::Hook;
use crate::engine::{Seat, Witness};
use crate::games::brussels_1893::components::belle::{CardId, Moment, PAVILIONS};
use crate::games::brussels_1893::components::{Office, Work};
use crate::games::brussels_1893::due::Why;
use crate::games::brussels_1893::event::Event;

impl<W: Witness<Event>> Desk<'_, W> {
    /// The expansion has its say.
    pub(super) fn belle(&mut self, seat: Seat, hook: Hook) {
        match hook {
            Hook::Placed(space) => {
                self.t.open.push(seat, Why::AfterTurn);
                let spot = *self.t.spot(space);
                if spot.tile {
                    self.t.open.push(seat, Why::Tile);
                }
                if spot.house.is_some() {
                    self.uses_all(seat, Moment::OnHouse);
                }
            }
            Hook::Sent => self.t.open.push(seat, Why::AfterTurn),
            Hook::BeforeChoice(Work::Sale) if self.t.is_on_space() => self.offers(seat, Moment::BeforeSale),
            Hook::BeforeChoice(Work::Noble) if self.t.is_on_space() => self.offers(seat, Moment::BeforeNoble),
            Hook::After(work) if self.t.is_on_space() => self.offers(seat, Moment::After(work)),
            Hook::AfterOffice(office) => {
                self.offers(seat, Moment::AfterOffice(office));
                if office == Office::Park {
                    self.offers(seat, Moment::Park);
                }
            }
            Hook::AfterTurn => self.offers(seat, Moment::AfterTurn),
            Hook::Moving(to) => {
                let plain = self.t.reaches(to, self.t.player(seat).artworks());
                if let Some((card, _)) = self.t.more_steps(self.c, seat).filter(|_| !plain) {
                    self.turns_down(seat, card);
                }
            }
            Hook::Dismissed if self.t.is_on_space() => self.uses_all(seat, Moment::Dismissed),
            Hook::Paid(payment) => {
                self.t.belle.kinds = payment.kinds();
                if let Some(card) = self.t.substitute(self.c, seat).filter(|_| payment.instead.is_some()) {
                    self.turns_down(seat, card);
                }
            }
            Hook::BeforeReady => self.uses_all(seat, Moment::BeforeReady),
            Hook::NobleLeft(noble) => self.t.belle.leaving = Some(noble),
            Hook::Settled => self.discards_whites(seat),
            Hook::BeforeChoice(_) | Hook::Made(_) | Hook::After(_) | Hook::Dismissed => {}
        }
    }

    /// The player is offered the cards for a moment, in the order of their numbers.
    fn offers(&mut self, seat: Seat, moment: Moment) {
        for card in self.ready(seat, moment).into_iter().rev().flatten() {
            self.t.open.push(seat, Why::Card(card));
        }
    }

    /// The cards for a moment of every player, in turn order.
    fn offers_everybody(&mut self, moment: Moment) {
        for back in 1..=self.t.seats {
            // What is offered first lies on top.
            self.offers(Seat((self.t.start.0 + self.t.seats - back) % self.t.seats), moment);
        }
    }

    /// Cards for a moment that only brings something are used at once.
    fn uses_all(&mut self, seat: Seat, moment: Moment) {
        for card in self.ready(seat, moment).into_iter().flatten() {
            if offers::bears(self.c, self.t, seat, card) {
                self.uses_card(seat, card);
            }
        }
    }

    /// A player's cards for a moment that were not used in this round, by number.
    fn ready(&self, seat: Seat, moment: Moment) -> [Option<CardId>; PAVILIONS] {
        let mut found = [None; PAVILIONS];
        for (place, card) in found.iter_mut().zip(self.t.belle.ready(self.c, seat, moment)) {
            *place = Some(card);
        }
        found.sort_unstable();
        found
    }

    /// A card is used: it lies face down to the end of the round.
    fn turns_down(&mut self, seat: Seat, card: CardId) {
        let place = self.t.belle.places.iter_mut().flatten().find(|place| place.card == card);
        if let Some(place) = place {
            place.used = true;
            self.w.saw(Event::Card { seat, card });
        }
    }

    /// Whether what lies open has nothing to choose any more.
    pub(super) fn is_void_of_belle(&self, seat: Seat, why: Why) -> bool {
        let (t, player) = (&*self.t, self.t.player(seat));
        match why {
            Why::Card(card) => !offers::bears(self.c, t, seat, card),
            Why::Guests { left } => left == 0 || t.nobles.iter().all(Option::is_none),
            Why::White => !t.has_artworks(),
            Why::Give { left } => left == 0,
            Why::Take { left } => left == 0 || (!t.has_materials() && t.jokers == 0),
            Why::Tile => player.reserve == 0 || !(0..t.belle.tiles.len() as u8).any(|at| t.is_free_tile(at)),
            _ => false,
        }
    }
}
