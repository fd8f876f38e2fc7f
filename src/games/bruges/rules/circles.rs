//! Completed circles of threats and their damage (RULES.md, Threats).

use super::{Desk, asks};
use crate::engine::{Seat, Witness};
use crate::games::bruges::colour::Colour;
use crate::games::bruges::components::Damage;
use crate::games::bruges::due::Why;
use crate::games::bruges::effects::Occasion;
use crate::games::bruges::event::{Event, Purse};
use crate::games::bruges::houses::PlaceId;
use crate::games::bruges::player::{Player, Side};
use crate::games::bruges::table::Table;

/// Whether a player has completed the circle of a colour.
pub(super) fn is_complete(
    components: &crate::games::bruges::components::Components,
    player: &Player,
    colour: Colour,
) -> bool {
    player.threats[colour.index()] >= components.threat(colour).markers
}

impl<W: Witness<Event>> Desk<'_, W> {
    /// Resolves the completed circles of a seat, one after the other; those without a choice first, among the others the
    /// owner says which.
    pub(super) fn circles(&mut self, seat: Seat, nest: u8) {
        let player = self.t.player(seat);
        let complete = |colour: &Colour| is_complete(self.c, player, *colour);
        let chosen = |colour: &Colour| asks(self.c.threat(*colour).damage) && !player.perks.shields(*colour);
        let mut plain = Colour::ALL.into_iter().filter(|colour| complete(colour) && !chosen(colour));
        if let Some(colour) = plain.next() {
            return self.circle(seat, colour, nest);
        }
        let mut asking = Colour::ALL.into_iter().filter(|colour| complete(colour) && chosen(colour));
        match (asking.next(), asking.next()) {
            (None, _) => drop(self.t.open.pop()),
            (Some(colour), None) => self.circle(seat, colour, nest),
            _ => self.t.open.push(seat, Why::FirstCircle { nest }),
        }
    }

    /// Resolves one circle: its markers go back, the damage is suffered or cancelled.
    pub(super) fn circle(&mut self, seat: Seat, colour: Colour, nest: u8) {
        let threat = *self.c.threat(colour);
        let player = self.player(seat);
        player.threats[colour.index()] -= threat.markers;
        let shielded = player.perks.shields(colour);
        let (guilders, workers) = (player.guilders, player.workers);
        self.w.saw(Event::Circle { seat, colour, shielded });
        if shielded {
            return;
        }
        self.raise(Occasion::ThreatResolved, seat, None, 1, nest);
        match threat.damage {
            Damage::HouseOrCanalToken => self.t.open.push(seat, Why::Burn),
            Damage::Person => self.t.open.push(seat, Why::Plague),
            Damage::Guilders => self.lose(seat, Purse::of_guilders(guilders)),
            Damage::Workers => self.lose(seat, Purse { workers, ..Purse::default() }),
            Damage::Points(points) => self.lose(seat, Purse::of_points(points.into())),
        }
    }

    /// A house is lost; who lived there goes back to the hand, for all to see.
    pub(super) fn lose_house(&mut self, seat: Seat, place: PlaceId) {
        let Some(house) = self.player(seat).houses.remove(place) else { return };
        let front = &mut self.h.fronts[seat.index()][usize::from(place)];
        let card = std::mem::replace(front, crate::games::bruges::hidden::NONE);
        self.t.discard.put(card);
        if let Some(person) = house.person {
            self.h.hands[seat.index()].put(person);
            let colour = self.c.card(person).colour;
            let player = self.t.player_mut(seat);
            player.hand[colour.index()] += 1;
            player.shown.put(person);
            player.refresh(self.c);
        }
        self.w.saw(Event::HouseLost { seat, place, card, person: house.person });
    }

    /// A person is lost; the house stays.
    pub(super) fn lose_person(&mut self, seat: Seat, place: PlaceId) {
        let Some(house) = self.player(seat).houses.at_mut(place) else { return };
        let Some(card) = house.person.take() else { return };
        (house.rotated, house.answered) = (false, 0);
        self.t.player_mut(seat).refresh(self.c);
        self.t.discard.put(card);
        self.w.saw(Event::PersonLost { seat, place, card });
    }

    /// The outermost token of a section is lost.
    pub(super) fn lose_canal(&mut self, seat: Seat, side: Side) {
        self.player(seat).canals[side.index()] -= 1;
        self.w.saw(Event::CanalLost { seat, side });
    }
}

/// Whether a player could lose a house or a token to a fire of persons: an empty house only.
pub(super) fn can_burn(table: &Table, seat: Seat) -> bool {
    let player = table.player(seat);
    player.tokens() > 0 || player.houses.has_empty()
}
