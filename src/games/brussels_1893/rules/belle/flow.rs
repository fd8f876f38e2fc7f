//! The expansion's phases and turns (RULES.md, The round with Belle Époque).

use crate::engine::{Seat, Witness};
use crate::games::brussels_1893::belle::{Another, Helper};
use crate::games::brussels_1893::components::Zone;
use crate::games::brussels_1893::components::belle::{Boon, Moment, PAVILIONS};
use crate::games::brussels_1893::due::Phase;
use crate::games::brussels_1893::event::Event;
use crate::games::brussels_1893::rules::Desk;
use crate::games::brussels_1893::table::PerSeat;

impl<W: Witness<Event>> Desk<'_, W> {
    /// Whether the seat whose turn ended has another one at once.
    pub(in crate::games::brussels_1893::rules) fn has_another_turn(&mut self) -> bool {
        let is_due = self.t.belle.another == Another::Due;
        self.t.belle.another = if is_due { Another::Now } else { Another::No };
        is_due
    }

    /// A phase of the expansion begins, or once what it offers is decided ends.
    pub(in crate::games::brussels_1893::rules) fn passes_step(&mut self) {
        if self.t.at > 0 {
            match self.t.phase {
                Phase::Departure => self.travellers_leave(),
                Phase::Audience => self.t.belle.leaving = None,
                _ => {}
            }
            return self.next_phase();
        }
        self.t.at = 1;
        match self.t.phase {
            Phase::Trains => self.offers_everybody(Moment::RoundStart),
            Phase::Plan => self.offers_everybody(Moment::Planning),
            Phase::Award => self.offers_everybody(Moment::Award),
            Phase::Popularity => self.offers_everybody(Moment::Icons),
            Phase::Doubling => self.offers_everybody(Moment::BeforeIrises),
            Phase::Departure => {
                self.offers_everybody(Moment::BeforeDeparture);
                self.offers_everybody(Moment::AfterIrises);
            }
            Phase::Return => self.offers_everybody(Moment::BeforeCourt),
            Phase::Visit => self.visits(),
            Phase::Refresh => self.refreshes(),
            Phase::Audience => {
                // Whatever lay on the card came home.
                self.t.belle.overtime = None;
                self.offers_everybody(Moment::NobleLeaves);
            }
            _ => {}
        }
    }

    /// Travellers go back to the train before the workers on the Brussels board are counted.
    fn travellers_leave(&mut self) {
        let travellers = std::mem::take(&mut self.t.belle.travellers);
        let home = travellers.iter().sum::<u8>();
        if home > 0 {
            self.t.belle.train += home;
            self.w.saw(Event::Departed { travellers });
        }
    }

    /// Each pavilion brings points for the colours of workers in its row; then come the cards.
    fn visits(&mut self) {
        let mut any = false;
        for row in 0..PAVILIONS as u8 {
            let owner = self.t.belle.places[usize::from(row)].and_then(|place| place.owner);
            let Some(seat) = owner else { continue };
            any = true;
            let colours = self.t.colours_in(row);
            let points = u16::from(colours) * u16::from(self.c.belle.colour_points);
            self.player(seat).score += points.cast_signed();
            self.w.saw(Event::Visited { seat, row, colours, points });
        }
        if any {
            self.offers_everybody(Moment::Visit);
        }
    }

    /// Used cards are turned up again, and travellers that were left go to the train.
    fn refreshes(&mut self) {
        let (mut cards, mut home) = (0, 0);
        let mut from: PerSeat<u8> = PerSeat::default();
        for place in self.t.belle.places.iter_mut().flatten() {
            cards += u8::from(std::mem::take(&mut place.used));
        }
        for seat in self.t.seats_from(self.t.start) {
            from[seat.index()] = std::mem::take(&mut self.player(seat).travellers);
            home += from[seat.index()];
        }
        if self.t.belle.overtime == Some(Helper::Traveller) {
            self.t.belle.overtime = None;
            home += 1;
        }
        self.t.belle.train += home;
        (self.t.belle.doubled, self.t.belle.icons) = (None, None);
        if cards + home > 0 {
            self.w.saw(Event::Refreshed { cards, travellers: home, from });
        }
    }

    /// What a seat's tiles bring at the end: points on the score track first. Whether nobody has to decide.
    pub(in crate::games::brussels_1893::rules) fn tiles_pass(&mut self, seat: Seat) -> bool {
        if !self.t.player(seat).tiles_scored {
            for first in [true, false] {
                for at in 0..self.t.belle.tiles.len() {
                    let Some(stand) = self.t.belle.tiles[at].filter(|stand| stand.worker == Some(seat))
                    else {
                        continue;
                    };
                    if matches!(self.c.belle.tile(stand.tile), Boon::First(_)) != first {
                        continue;
                    }
                    let [points, francs] = self.t.brings(self.c, seat, stand.tile);
                    let player = self.player(seat);
                    player.score += points.cast_signed();
                    player.tile_points += points;
                    player.francs += francs;
                    if points + francs > 0 {
                        self.w.saw(Event::TileScored { seat, tile: stand.tile, points, francs });
                    }
                }
            }
            self.player(seat).tiles_scored = true;
        }
        if self.t.player(seat).speciality.is_none() && self.t.zone_bonus(self.c, seat).is_some() {
            return false;
        }
        self.next_seat();
        true
    }

    /// A tile is for a zone.
    pub(in crate::games::brussels_1893::rules) fn specialises(&mut self, seat: Seat, zone: Zone) {
        self.player(seat).speciality = Some(zone);
        self.w.saw(Event::Speciality { seat, zone });
    }
}
