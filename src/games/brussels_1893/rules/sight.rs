//! What the seat to move decides from, and what of it is asked in many places.

use crate::engine::Seat;
use crate::games::brussels_1893::components::{Art, Components, NobleId};
use crate::games::brussels_1893::player::Player;
use crate::games::brussels_1893::refusal::Refusal;
use crate::games::brussels_1893::table::Table;

pub(super) type Verdict = Result<(), Refusal>;

pub(super) const fn ensure(holds: bool, refusal: Refusal) -> Verdict {
    if holds { Ok(()) } else { Err(refusal) }
}

/// What the seat to move decides from.
#[derive(Clone, Copy)]
pub(super) struct Sight<'a> {
    pub c: &'a Components,
    pub t: &'a Table,
    pub seat: Seat,
}

impl<'a> Sight<'a> {
    pub(super) const fn of(components: &'a Components, table: &'a Table) -> Self {
        Self { c: components, t: table, seat: table.to_move() }
    }

    pub(super) const fn player(&self) -> &'a Player {
        self.t.player(self.seat)
    }

    pub(super) const fn workers(&self, needed: u8) -> Verdict {
        match needed.saturating_sub(self.player().reserve) {
            0 => Ok(()),
            missing => Err(Refusal::Workers { missing }),
        }
    }

    pub(super) fn artwork(&self, art: Art) -> Verdict {
        ensure(art != Art::Black, Refusal::Black)?;
        ensure(self.t.stacks[art.index()] > 0, Refusal::NoArtwork(art))
    }

    pub(super) fn ready(&self, noble: NobleId) -> Verdict {
        ensure(self.player().nobles.has(noble), Refusal::NoNoble)?;
        ensure(!self.player().exhausted.has(noble), Refusal::Exhausted)
    }
}
