//! Decisions, carried out.

use super::Desk;
use crate::engine::{Open, Seat, Witness};
use crate::games::brussels_1893::action::Action;
use crate::games::brussels_1893::due::{Sold, Why};
use crate::games::brussels_1893::event::Event;
use crate::games::brussels_1893::grid::Area;
use crate::games::brussels_1893::rules::hooks::Hook;
use crate::games::brussels_1893::rules::possible::can_build;
use crate::games::brussels_1893::table::Worker;

impl<W: Witness<Event>> Desk<'_, W> {
    /// A decision of the phase itself.
    pub(super) fn act(&mut self, action: Action) {
        let seat = self.t.active();
        match action {
            Action::Architect(architect) => {
                self.player(seat).architect = Some(architect);
                self.w.saw(Event::ChoseArchitect { seat, architect });
            }
            Action::Artwork(art) => {
                self.takes_artwork(seat, art);
                self.next_seat();
            }
            Action::Corner(at) => {
                let corners = self.t.stock.map_or(&[][..], |card| self.c.stock(card).corners(self.t.seats));
                if let Some(corner) = corners.get(usize::from(at)).copied() {
                    self.t.area = Some(Area::of(corner));
                    self.w.saw(Event::Corner { seat, corner });
                }
                self.next_phase();
            }
            Action::Neutral(space) => {
                self.player(seat).neutral -= 1;
                self.t.spaces[space.index()].worker = Some(Worker::Neutral);
                self.w.saw(Event::Neutral { seat, space });
                self.next_seat();
            }
            Action::Place { space, stake } => self.places(space, stake),
            Action::Office(office) => self.goes_to_office(office, 0),
            Action::OfficeWith { office, travellers } => self.goes_to_office(office, travellers),
            Action::Pass => self.passes(),
            Action::Reward(reward) => self.takes_reward(Some(reward)),
            Action::Rewards => self.takes_reward(None),
            Action::Tuck(zone) => self.tucks(zone),
            Action::Unpaid(noble) => self.leaves_unpaid(noble),
            Action::Settle => self.settles(seat),
            Action::Speciality(zone) => self.specialises(seat, zone),
            _ => {}
        }
    }

    /// A decision inside a turn. It has been taken off the stack; what is left of it goes back.
    pub(super) fn decide(&mut self, open: Open<Why>, action: Action) {
        let Open { seat, why } = open;
        match (why, action) {
            (Why::Workshop, Action::Artwork(art)) => self.makes_artwork(seat, art),
            (Why::Sale, Action::Sell(art)) => self.t.open.push(seat, Why::Market { sold: Sold::of(art) }),
            (Why::Market { sold }, Action::Market { column, row }) => {
                self.moves_marker(seat, sold, [column, row]);
            }
            (Why::Replace { sold }, Action::Replace(slot)) => self.sells(seat, sold, slot.into()),
            (Why::Noble, Action::Buy(slot)) => self.buys(seat, Some(slot)),
            (Why::Noble, Action::TakeRevealed) => self.buys(seat, None),
            (Why::Keep { noble }, Action::Keep) => self.keeps(seat, noble),
            (Why::Keep { noble }, Action::Dismiss) => self.dismisses(seat, noble, false),
            (Why::Choose { noble }, Action::Choose(at)) => {
                let effect = self.c.noble(noble).effects().get(usize::from(at)).copied().flatten();
                if let Some(effect) = effect {
                    self.takes_effect(seat, effect);
                }
            }
            (Why::Material { left }, Action::Material(material)) => {
                self.gain_material(seat, material);
                self.offers_materials(seat, left - 1);
            }
            (Why::Adjust, Action::Adjust { needle, clockwise }) => self.turns(seat, needle, clockwise),
            (Why::Pay, Action::Pay(payment)) => self.pays(seat, payment),
            (Why::Turn, Action::Turn(needle)) => self.turns(seat, needle, true),
            (Why::House, Action::House(space)) => self.builds(seat, space),
            (Why::Use { left, house }, Action::Use(noble)) => {
                self.player(seat).exhausted.put(noble);
                self.t.open.push(seat, Why::Use { left: left - 1, house });
                self.uses(seat, noble);
            }
            (Why::Park, Action::Copy(work)) => {
                self.w.saw(Event::Copied { seat, work });
                self.begins(seat, work);
            }
            (Why::Jokers { .. }, Action::Jokers(jokers @ 1..)) => self.gain_jokers(seat, jokers),
            // Nothing can be paid without a card that need not be used.
            (Why::Pay, Action::Decline) => self.gives_up(seat),
            (why, Action::Decline | Action::Jokers(0)) => {
                if let Some(offer) = why.offer() {
                    self.w.saw(Event::Declined { seat, offer });
                }
            }
            (why, action) => self.decides_on_belle(seat, why, action),
        }
    }

    /// Carries out what lies on top of the stack if nobody has to decide on it. Whether that was so.
    pub(super) fn settle(&mut self, open: Open<Why>) -> bool {
        let Open { seat, why } = open;
        match why {
            Why::Free { space } => {
                self.t.open.pop();
                self.acts_freely(seat, space);
            }
            Why::Refill => {
                self.t.open.pop();
                self.fills_row();
            }
            Why::Reveal => {
                self.t.open.pop();
                self.reveals_noble(seat);
            }
            Why::After(work) => {
                self.t.open.pop();
                self.hook(seat, Hook::After(work));
            }
            Why::AfterOffice(office) => {
                self.t.open.pop();
                self.hook(seat, Hook::AfterOffice(office));
            }
            Why::AfterTurn => {
                self.t.open.pop();
                self.hook(seat, Hook::AfterTurn);
            }
            Why::Card(card) if self.uses_itself(seat, card) => {
                self.t.open.pop();
                self.uses_card(seat, card);
            }
            // Nobody keeps two of the same name.
            Why::Keep { noble } if self.t.player(seat).nobles.has(noble) => {
                self.t.open.pop();
                self.dismisses(seat, noble, true);
            }
            // No needle was turned that would have made it possible to pay.
            Why::Pay if !can_build(self.c, self.t, seat, self.t.needles) => {
                self.t.open.pop();
                self.gives_up(seat);
            }
            // No artwork was returned that would have made it possible to sell.
            Why::Sale if !self.t.can_sell(seat) => {
                self.t.open.pop();
                self.gives_up(seat);
            }
            why if self.is_void(seat, why) => {
                self.t.open.pop();
            }
            _ => return false,
        }
        true
    }

    /// An action that nothing has made possible is not performed.
    fn gives_up(&mut self, seat: Seat) {
        // What would come after it does not.
        self.t.open.pop();
        self.has_no_effect(seat);
    }
}
