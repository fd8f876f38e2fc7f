//! A step touches another player (RULES.md, Targets). Who is immune to persons of others is left out.

use super::Desk;
use super::circles::can_burn;
use crate::engine::{Seat, Witness};
use crate::games::bruges::colour::{Colour, Tally};
use crate::games::bruges::due::{Round, Why};
use crate::games::bruges::effects::{Resource, Step};
use crate::games::bruges::event::{Event, Purse};
use crate::games::bruges::measure::Owner;
use crate::games::bruges::table::Table;

/// Whether a seat may be touched by persons of another.
pub(in crate::games::bruges) fn is_open_to(table: &Table, seat: Seat, owner: Seat) -> bool {
    seat != owner && !table.player(seat).perks.immune_persons
}

impl<W: Witness<Event>> Desk<'_, W> {
    /// The step touches the seat that is next in the round.
    pub(super) fn touch(&mut self, seat: Seat, round: Round) {
        let target = round.next;
        if !is_open_to(self.t, target, seat) {
            return;
        }
        let c = self.c;
        let owner = Owner::of(c, self.t, seat, round.card);
        match *c.effects.step(round.step) {
            Step::Lose { what, amount, with, .. } => {
                let persons = self.t.player(target).houses;
                let has = |group| persons.persons().any(|(_, card)| c.card(card).group == group);
                if with.is_none_or(has) {
                    let n = owner.amount(amount);
                    self.hands_over(target, None, what, n);
                }
            }
            Step::Collect { what, amount, .. } => {
                let n = owner.amount(amount);
                self.hands_over(target, Some(seat), what, n);
            }
            Step::Give { what, amount, .. } => {
                let n = owner.amount(amount);
                self.hands_over(seat, Some(target), what, n);
            }
            Step::AddThreats { colour: Some(colour), n, .. } => {
                self.threaten(seat, target, colour, n, round.nest);
            }
            Step::AddThreats { colour: None, n, .. } => {
                self.t.open.push(target, Why::Circles { nest: round.nest });
                self.t.open.push(seat, Why::NameThreat { n, to: target });
            }
            Step::MoveThreats { n, colour, .. } => {
                self.t.open.push(target, Why::Circles { nest: round.nest });
                self.t.open.push(seat, Why::MoveMarkers { left: n, to: target, of: colour });
            }
            Step::RemoveCanals { n, .. } => self.t.open.push(target, Why::LoseCanals { left: n }),
            Step::Fire(_) if can_burn(self.t, target) => self.t.open.push(target, Why::Fire),
            _ => {}
        }
    }

    /// Threat markers come from a person of another; completed circles are resolved at once.
    pub(super) fn threaten(&mut self, from: Seat, to: Seat, colour: Colour, n: u8, nest: u8) {
        let mut markers = Tally::default();
        // The supply holds what it holds (RULES.md, The round).
        markers[colour.index()] = n.min(self.c.markers_of_a_colour - self.t.markers_out(colour));
        self.t.open.push(to, Why::Circles { nest });
        self.marks(to, markers, Some(from));
    }

    fn hands_over(&mut self, from: Seat, to: Option<Seat>, what: Resource, n: u16) {
        let purse = match what {
            Resource::Guilders => Purse::of_guilders(n),
            Resource::Points => Purse::of_points(n),
            Resource::Workers => {
                let left = n.min(u8::MAX.into()) as u8;
                return self.t.open.push(from, Why::GiveWorkers { left, to });
            }
        };
        match to {
            Some(to) => self.give(from, to, purse),
            None => self.lose(from, purse),
        }
    }
}
