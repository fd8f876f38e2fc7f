//! What may be done: the truth about legality. Everything is decided from what lies open.

use super::possible::{can_adjust, can_build_with, leaves_place, may_perform, office_bears};
use super::resolution::{asks, claim};
use super::sight::{Sight, Verdict, ensure};
use super::{belle, nobles, salaries};
use crate::engine::Open;
use crate::games::brussels_1893::action::Action;
use crate::games::brussels_1893::belle::Another;
use crate::games::brussels_1893::components::{Components, NOBLES, Track};
use crate::games::brussels_1893::due::{Phase, Why};
use crate::games::brussels_1893::grid::Space;
use crate::games::brussels_1893::payment;
use crate::games::brussels_1893::refusal::Refusal;
use crate::games::brussels_1893::table::Table;

/// Whether the seat to move may do this now.
pub(in crate::games::brussels_1893) fn check(
    components: &Components,
    table: &Table,
    action: Action,
) -> Verdict {
    Sight::of(components, table).check(action)
}

impl Sight<'_> {
    pub(super) fn check(&self, action: Action) -> Verdict {
        match self.t.open.top() {
            Some(Open { why, .. }) => self.decision(why, action),
            None => self.phase(action),
        }
    }

    fn phase(&self, action: Action) -> Verdict {
        let player = self.player();
        match (self.t.phase, action) {
            (Phase::Over, _) => Err(Refusal::Over),
            (Phase::Draft, Action::Architect(architect)) => {
                ensure(player.architect.is_none(), Refusal::NotNow)?;
                ensure(self.t.is_free(architect), Refusal::ArchitectTaken)
            }
            (Phase::Draft, Action::Artwork(art)) => {
                ensure(player.architect.is_some(), Refusal::NotNow)?;
                self.artwork(art)
            }
            (Phase::Corner, Action::Corner(at)) => {
                let corners = self.t.stock.map_or(0, |card| self.c.stock(card).corners(self.t.seats).len());
                ensure(usize::from(at) < corners, Refusal::NotACorner)
            }
            (Phase::Neutral, Action::Neutral(space)) => {
                self.empty(space)?;
                ensure(self.t.spot(space).house.is_none(), Refusal::HasHouse)?;
                ensure(!self.t.spot(space).tile, Refusal::HasTile)
            }
            (Phase::Turns, Action::Place { space, stake }) => {
                self.empty(space)?;
                self.workers(1)?;
                ensure(stake > 0, Refusal::NoStake)?;
                self.francs(stake.into())
            }
            (Phase::Turns, Action::Office(office)) => {
                self.workers(self.t.workers_for(self.c, office))?;
                let bears = || office_bears(self.c, self.t, self.seat, office);
                ensure(self.t.options.brussels_empty_placement || bears(), Refusal::NoEffect)
            }
            (Phase::Turns, Action::OfficeWith { office, travellers }) => {
                belle::place_with_travellers(self, office, travellers)?;
                let bears = || office_bears(self.c, self.t, self.seat, office);
                ensure(self.t.options.brussels_empty_placement || bears(), Refusal::NoEffect)
            }
            (Phase::Turns, Action::Pass) => ensure(self.t.belle.another != Another::Now, Refusal::MustPlace),
            (Phase::Prestige, Action::Reward(_) | Action::Rewards | Action::Tuck(_)) => self.prestige(action),
            (Phase::Salaries, Action::Unpaid(noble)) => {
                ensure(player.nobles.has(noble), Refusal::NoNoble)?;
                ensure(salaries::can_leave(self.c, self.t, self.seat, noble), Refusal::Payable)
            }
            (Phase::Salaries, Action::Settle) => {
                let owed = salaries::owed(self.c, self.t, self.seat, player.nobles);
                let missing = owed.saturating_sub(player.francs);
                ensure(missing == 0, Refusal::TooDear { missing })
            }
            (Phase::Tiles, Action::Speciality(_)) => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    /// An active space without a worker.
    fn empty(&self, space: Space) -> Verdict {
        ensure(space.exists(), Refusal::Nothing)?;
        ensure(self.t.is_active(space), Refusal::Asleep)?;
        ensure(self.t.spot(space).worker.is_none(), Refusal::Occupied)
    }

    const fn francs(&self, needed: u16) -> Verdict {
        match needed.saturating_sub(self.player().francs) {
            0 => Ok(()),
            missing => Err(Refusal::Francs { missing }),
        }
    }

    fn prestige(&self, action: Action) -> Verdict {
        let (card, tied) = claim(self.t, self.seat, self.t.column).ok_or(Refusal::NotNow)?;
        let face = self.c.prestige(card);
        match action {
            Action::Rewards => ensure(!asks(face), Refusal::NotOnCard),
            Action::Reward(reward) => {
                ensure(asks(face) && face.rewards[reward.index()] > 0, Refusal::NotOnCard)
            }
            Action::Tuck(zone) => {
                ensure(!tied, Refusal::Tied)?;
                ensure(face.points > 0, Refusal::NoPoints)?;
                ensure(!self.player().tucked_now(zone), Refusal::ZoneUsed)
            }
            _ => Err(Refusal::NotNow),
        }
    }

    fn decision(&self, why: Why, action: Action) -> Verdict {
        let (c, t, player) = (self.c, self.t, self.player());
        match (why, action) {
            (_, Action::Decline) => {
                let is_free = match why {
                    // No jokers are said as a number.
                    Why::Jokers { .. } => false,
                    // Where workers are sent only for an effect, one noble is used at least.
                    Why::Use { left, house: None } if !t.options.brussels_empty_placement => {
                        left < t.value(c, self.seat, Track::Crown)
                    }
                    // Nobody is forced to use a card.
                    Why::Pay => !can_build_with(c, t, self.seat, t.needles),
                    why => why.offer().is_some(),
                };
                ensure(is_free, Refusal::Mandatory)
            }
            (Why::Workshop, Action::Artwork(art)) => self.artwork(art),
            (Why::Sale, Action::Sell(art)) => {
                ensure(player.owns(art), Refusal::NotOwned(art))?;
                ensure(!t.is_displayed(art), Refusal::Displayed(art))
            }
            (Why::Market { .. }, Action::Market { column, row }) => {
                let (steps, more) =
                    (player.artworks(), t.more_steps(c, self.seat).map_or(0, |(_, more)| more));
                ensure(t.may_move(c, self.seat, [column, row]), Refusal::OutOfReach { steps, more })
            }
            (Why::Replace { .. }, Action::Replace(slot)) => {
                ensure(usize::from(slot) < t.market.display.len(), Refusal::Nothing)
            }
            (Why::Noble, Action::Buy(slot)) => {
                let there = t.nobles.get(usize::from(slot)).is_some_and(Option::is_some);
                ensure(there, Refusal::NoNoble)?;
                self.francs(c.noble_costs[usize::from(slot)].into())
            }
            (Why::Noble, Action::TakeRevealed) => ensure(t.revealed.is_some(), Refusal::NoNoble),
            (Why::Keep { .. }, Action::Keep | Action::Dismiss) => Ok(()),
            (Why::Choose { noble }, Action::Choose(at)) => {
                let effect = c.noble(noble).effects().get(usize::from(at)).copied().flatten();
                let effect = effect.ok_or(Refusal::Nothing)?;
                ensure(nobles::bears(c, t, self.seat, effect), Refusal::Idle)
            }
            (Why::Material { .. }, Action::Material(material)) => {
                ensure(t.materials[material.index()] > 0, Refusal::NoMaterial(material))
            }
            (Why::Adjust, Action::Adjust { needle, clockwise }) => {
                ensure(t.turned(c, needle, clockwise).is_some(), Refusal::NeedleBlocked)?;
                ensure(can_adjust(c, t, self.seat, needle, clockwise), Refusal::LeavesNoPayment)
            }
            (Why::Pay, Action::Pay(payment)) => {
                let price = t.price(c, self.seat).ok_or(Refusal::Nothing)?;
                ensure(price.asks(&payment), Refusal::Payment)?;
                ensure(payment::owns(player, &payment), Refusal::Unaffordable)?;
                ensure(leaves_place(c, t, self.seat, &payment), Refusal::LeavesNoPlace)
            }
            (Why::Turn, Action::Turn(needle)) => {
                ensure(t.turned(c, needle, true).is_some(), Refusal::NeedleBlocked)
            }
            (Why::House, Action::House(space)) => {
                ensure(space.exists(), Refusal::Nothing)?;
                ensure(t.spot(space).worker.is_none(), Refusal::Occupied)?;
                ensure(t.spot(space).house.is_none(), Refusal::HasHouse)?;
                ensure(!t.spot(space).tile, Refusal::HasTile)
            }
            (Why::Use { .. }, Action::Use(noble)) => {
                ensure(usize::from(noble) < NOBLES, Refusal::NoNoble)?;
                self.ready(noble)
            }
            (Why::Park, Action::Copy(work)) => ensure(may_perform(c, t, self.seat, work), Refusal::Idle),
            (Why::Jokers { most }, Action::Jokers(jokers)) => {
                let missing = jokers.saturating_sub(most);
                ensure(missing == 0, Refusal::Jokers { missing })?;
                ensure(jokers > 0 || t.options.brussels_empty_placement, Refusal::Mandatory)
            }
            (why, action) => belle::check(self, why, action),
        }
    }
}
