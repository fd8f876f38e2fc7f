//! The resolution phase: columns, prestige cards, irises, Brussels (RULES.md, Columns; Irises; Brussels and the court).

use super::Desk;
use crate::engine::{Seat, Witness};
use crate::games::brussels_1893::components::{
    Components, Office, Prestige, PrestigeId, Reward, Track, Zone,
};
use crate::games::brussels_1893::event::Event;
use crate::games::brussels_1893::grid::{Iris, SIDE};
use crate::games::brussels_1893::table::{PerSeat, Table, Worker};

/// The prestige card that a seat has to decide on in a column, and whether the column is tied.
#[must_use]
pub fn claim(table: &Table, seat: Seat, column: u8) -> Option<(PrestigeId, bool)> {
    let card = (*table.prestige.get(usize::from(column))?)?;
    let leaders = table.column_leaders(column);
    leaders.has(seat).then_some((card, leaders.len() > 1))
}

/// The rewards that a card prints.
pub(super) fn printed(card: &Prestige) -> impl Iterator<Item = Reward> {
    let rewards = card.rewards;
    Reward::ALL.into_iter().filter(move |reward| rewards[reward.index()] > 0)
}

/// Whether a card asks which of its rewards it shall bring.
pub(super) fn asks(card: &Prestige) -> bool {
    card.choice && printed(card).count() > 1
}

/// Whether a seat may put a card under a zone in this round.
pub(super) fn can_tuck(components: &Components, table: &Table, seat: Seat, card: PrestigeId) -> bool {
    components.prestige(card).points > 0
        && Zone::ALL.into_iter().any(|zone| !table.player(seat).tucked_now(zone))
}

impl<W: Witness<Event>> Desk<'_, W> {
    /// The columns are counted, and the marker goes to who starts next.
    pub(super) fn counts_columns(&mut self) {
        for column in (0..SIDE as u8).filter(|column| self.t.is_active_column(*column)) {
            if let Some(card) = self.t.prestige[usize::from(column)] {
                let (stakes, leaders) = (self.t.stakes(column), self.t.column_leaders(column));
                self.w.saw(Event::Column { column, card, stakes, leaders });
            }
        }
        let icons = self.t.icons(self.c);
        let seat = self.t.next_start(self.c);
        self.t.marker = seat;
        self.w.saw(Event::Start { seat, icons });
        self.next_phase();
    }

    /// Goes on to the next prestige card that somebody has to decide on; what needs no decision is carried out. Whether there
    /// was such a thing.
    pub(super) fn prestige_passes(&mut self, seat: Seat) -> bool {
        let column = self.t.column;
        if usize::from(column) == SIDE {
            self.next_seat();
            return true;
        }
        if let Some((card, tied)) = claim(self.t, seat, column) {
            let face = self.c.prestige(card);
            if asks(face) || (!tied && can_tuck(self.c, self.t, seat, card)) {
                return false;
            }
            self.takes_reward(None);
        } else {
            self.t.column += 1;
        }
        true
    }

    /// The seat takes the reward of the card of the column: the one that was chosen, or all that it prints.
    pub(super) fn takes_reward(&mut self, chosen: Option<Reward>) {
        let (seat, column) = (self.t.active(), self.t.column);
        self.t.column += 1;
        let Some((card, tied)) = claim(self.t, seat, column) else { return };
        self.w.saw(Event::Rewarded { seat, column, card, reward: chosen, tied });
        let face = self.c.prestige(card);
        for reward in Reward::ALL {
            if chosen.is_none_or(|chosen| chosen == reward) {
                self.rewards(seat, reward, face.rewards[reward.index()]);
            }
        }
        if !tied {
            self.t.prestige[usize::from(column)] = None;
            self.t.prestige_discard.put(card);
        }
    }

    /// The seat puts the card of the column under a zone.
    pub(super) fn tucks(&mut self, zone: Zone) {
        let (seat, column) = (self.t.active(), self.t.column);
        self.t.column += 1;
        let Some(card) = self.t.prestige[usize::from(column)].take() else { return };
        let player = self.player(seat);
        player.tucked[zone.index()].put(card);
        player.tucked_now |= 1 << zone.index();
        self.w.saw(Event::Tucked { seat, column, card, zone });
    }

    /// The irises are counted, once cards of tied columns are gone.
    pub(super) fn counts_irises(&mut self) {
        for column in 0..SIDE {
            if self.t.column_leaders(column as u8).len() > 1
                && let Some(card) = self.t.prestige[column].take()
            {
                self.t.prestige_discard.put(card);
            }
        }
        for iris in Iris::all() {
            let Some((workers, neutral)) = self.t.around(iris) else { continue };
            let leaders = self.t.iris_leaders(iris);
            let mut points: PerSeat<u8> = PerSeat::default();
            for seat in leaders.iter() {
                points[seat.index()] = self.t.value(self.c, seat, Track::Iris);
                self.player(seat).score += i16::from(points[seat.index()]);
            }
            let doubled = self.t.belle.doubled.filter(|space| iris.spaces().contains(space));
            let doubled = doubled.and_then(|space| match self.t.spot(space).worker? {
                Worker::Of(seat) => Some(seat),
                Worker::Neutral => None,
            });
            self.w.saw(Event::Iris { iris, workers, neutral, doubled, leaders, points });
        }
        self.next_phase();
    }

    /// The workers on the Brussels board are counted; who has most sends one to the court.
    pub(super) fn counts_offices(&mut self) {
        let leaders = self.t.office_leaders();
        if !leaders.is_empty() {
            let mut workers: PerSeat<u8> = PerSeat::default();
            for seat in self.t.seats_from(Seat(0)) {
                workers[seat.index()] = self.t.in_offices(seat);
            }
            let mut from: PerSeat<Option<Office>> = PerSeat::default();
            for seat in leaders.iter() {
                let there = |office: &Office| self.t.offices[office.index()].workers[seat.index()] > 0;
                from[seat.index()] = Office::ALL.into_iter().find(there);
            }
            self.w.saw(Event::Court { workers, leaders, from });
            for seat in leaders.iter() {
                if let Some(office) = from[seat.index()] {
                    self.t.offices[office.index()].workers[seat.index()] -= 1;
                    self.player(seat).court += 1;
                }
            }
        }
        self.next_phase();
    }
}
