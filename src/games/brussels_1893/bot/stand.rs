//! What stands on the Art Nouveau board, taken in at one look.

use super::super::components::MOST_SEATS;
use super::super::grid::{IRISES, Iris, SIDE, Space};
use super::super::table::{PerSeat, Table, Worker};
use crate::engine::Seat;

/// Some of the spaces, a bit each.
pub(super) type Spaces = u32;

/// The spaces around each iris.
const AROUND: [Spaces; IRISES] = {
    let mut around = [0; IRISES];
    let mut iris = 0;
    while iris < IRISES {
        let [a, b, c, d] = Iris(iris as u8).spaces();
        around[iris] = 1 << a.0 | 1 << b.0 | 1 << c.0 | 1 << d.0;
        iris += 1;
    }
    around
};

/// The spaces of the first column.
const COLUMN: Spaces = {
    let mut column = 0;
    let mut row = 0;
    while row < SIDE {
        column |= 1 << Space::at(0, row as u8).0;
        row += 1;
    }
    column
};

/// Who has how many workers around an iris.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ring {
    /// Spaces without a worker.
    pub open: u8,
    /// The seat's own workers.
    pub own: u8,
    /// The most that anybody else has there.
    pub best: u8,
}

/// What stands on the Art Nouveau board.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stand {
    workers: PerSeat<Spaces>,
    neutral: Spaces,
    /// Active spaces without a worker.
    pub free: Spaces,
    /// Each seat's houses.
    pub houses: PerSeat<Spaces>,
    /// Francs laid in each column.
    stakes: [PerSeat<u16>; SIDE],
}

impl Stand {
    pub(super) fn of(table: &Table) -> Self {
        let mut stand = Self {
            workers: [0; MOST_SEATS],
            neutral: 0,
            free: 0,
            houses: [0; MOST_SEATS],
            stakes: [[0; MOST_SEATS]; SIDE],
        };
        for (at, spot) in table.spaces.iter().enumerate() {
            match spot.worker {
                Some(Worker::Of(seat)) => {
                    stand.workers[seat.index()] |= 1 << at;
                    stand.stakes[at % SIDE][seat.index()] += u16::from(spot.stake);
                }
                Some(Worker::Neutral) => stand.neutral |= 1 << at,
                None => stand.free |= 1 << at,
            }
            if let Some(owner) = spot.house {
                stand.houses[owner.index()] |= 1 << at;
            }
        }
        let active = table.area.map_or(0, |area| area.spaces().fold(0, |all, space| all | 1 << space.0));
        stand.free &= active;
        stand
    }

    /// Francs of a seat in a column, and the most that anybody else has laid there.
    pub(super) fn stakes(&self, column: u8, seat: Seat) -> [u16; 2] {
        let stakes = &self.stakes[usize::from(column)];
        let others = stakes.iter().enumerate().filter(|(at, _)| *at != seat.index());
        [stakes[seat.index()], others.map(|(_, francs)| *francs).max().unwrap_or(0)]
    }

    /// Spaces of a column that can still be taken.
    pub(super) const fn room(&self, column: u8) -> u8 {
        (self.free & COLUMN << column).count_ones() as u8
    }

    /// Whether any worker of a seat stands here.
    pub(super) const fn has_workers(&self, seat: Seat) -> bool {
        self.workers[seat.index()] != 0
    }

    /// Who stands around an iris, a seat's worker on one more space if one is named; none where it cannot be surrounded in this
    /// round. Neutral workers are somebody where the rules of the table say so.
    pub(super) fn ring(&self, iris: Iris, seat: Seat, more: Spaces, neutral_counts: bool) -> Option<Ring> {
        let around = AROUND[usize::from(iris.0)];
        let taken = self.workers.iter().fold(self.neutral | more, |all, spaces| all | spaces);
        let empty = around & !taken;
        if empty & !self.free != 0 {
            return None;
        }
        let count = |spaces: Spaces| (spaces & around).count_ones() as u8;
        let others = self.workers.iter().enumerate().filter(|(at, _)| *at != seat.index());
        let best = others.map(|(_, spaces)| count(*spaces)).max().unwrap_or(0);
        let neutral = if neutral_counts { count(self.neutral) } else { 0 };
        Some(Ring {
            open: count(empty),
            own: count(self.workers[seat.index()] | more),
            best: best.max(neutral),
        })
    }
}

/// The spaces of a set.
pub(super) fn each(mut spaces: Spaces) -> impl Iterator<Item = Space> {
    std::iter::from_fn(move || {
        let at = spaces.trailing_zeros();
        spaces &= spaces.wrapping_sub(1);
        (at < Spaces::BITS).then_some(Space(at as u8))
    })
}
