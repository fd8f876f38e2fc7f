//! What is new to a viewer: collected from the events since their last turn.

use crate::app::boards::staged::Reported;
use crate::engine::Seat;
use crate::games::bruges::{
    Bruges, Colour, Components, Event, MOST_SEATS, Majority, PLACES, PlaceId, Side, Tally,
};

/// What happened since the viewer's last turn, as marks on the pieces.
#[derive(Clone, Debug, PartialEq)]
pub struct News {
    houses: [[bool; PLACES]; MOST_SEATS],
    sections: [[bool; 2]; MOST_SEATS],
    flipped: [[bool; 3]; MOST_SEATS],
    threats: [Tally; MOST_SEATS],
    dice: bool,
    advanced: [bool; MOST_SEATS],
}

impl Default for News {
    fn default() -> Self {
        Self {
            houses: [[false; PLACES]; MOST_SEATS],
            sections: Default::default(),
            flipped: Default::default(),
            threats: Default::default(),
            dice: false,
            advanced: Default::default(),
        }
    }
}

impl Reported<Bruges> for News {
    fn add(&mut self, event: &Event, components: &Components) {
        match *event {
            Event::HouseBuilt { seat, place, .. }
            | Event::Recruited { seat, place, .. }
            | Event::PersonLost { seat, place, .. } => self.houses[seat.index()][usize::from(place)] = true,
            Event::HouseLost { seat, place, .. } => self.houses[seat.index()][usize::from(place)] = false,
            Event::CanalBuilt { seat, side, .. } => self.sections[seat.index()][side.index()] = true,
            Event::CanalLost { seat, side } => self.sections[seat.index()][side.index()] = false,
            Event::Flipped { seat, majority } => self.flipped[seat.index()][majority as usize] = true,
            Event::Threatened { seat, markers, .. } => {
                let known = &mut self.threats[seat.index()];
                known.iter_mut().zip(markers).for_each(|(known, more)| *known += more);
            }
            Event::ThreatMoved { from, to, colour } => {
                self.gone(from, colour, 1);
                self.threats[to.index()][colour.index()] += 1;
            }
            Event::ThreatDiscarded { seat, colour, .. } => self.gone(seat, colour, 1),
            Event::Circle { seat, colour, .. } => self.gone(seat, colour, components.threat(colour).markers),
            Event::Rolled { .. } | Event::Rerolled { .. } => self.dice = true,
            Event::Advanced { seat, .. } => self.advanced[seat.index()] = true,
            _ => {}
        }
    }
}

impl News {
    fn gone(&mut self, seat: Seat, colour: Colour, n: u8) {
        let known = &mut self.threats[seat.index()][colour.index()];
        *known = known.saturating_sub(n);
    }

    /// Whether a house, or who lives in it, came or changed.
    #[must_use]
    pub fn house(&self, seat: Seat, place: PlaceId) -> bool {
        self.houses[seat.index()][usize::from(place)]
    }

    /// Whether a section grew.
    #[must_use]
    pub const fn section(&self, seat: Seat, side: Side) -> bool {
        self.sections[seat.index()][side.index()]
    }

    /// Whether a marker was flipped.
    #[must_use]
    pub const fn flipped(&self, seat: Seat, majority: Majority) -> bool {
        self.flipped[seat.index()][majority as usize]
    }

    /// Whether threat markers of a colour came.
    #[must_use]
    pub const fn threatened(&self, seat: Seat, colour: Colour) -> bool {
        self.threats[seat.index()][colour.index()] > 0
    }

    /// Whether the dice were rolled.
    #[must_use]
    pub const fn rolled(&self) -> bool {
        self.dice
    }

    /// Whether a player advanced on the reputation track.
    #[must_use]
    pub const fn advanced(&self, seat: Seat) -> bool {
        self.advanced[seat.index()]
    }
}
