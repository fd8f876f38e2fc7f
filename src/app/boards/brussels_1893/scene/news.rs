//! What is new to a viewer: collected from the events since their last turn.

use super::parts::{Fate, IrisCount, Ledger};
use crate::app::boards::staged::Reported;
use crate::engine::Seat;
use crate::games::brussels_1893::components::belle::{MOST_TILES, PAVILIONS};
use crate::games::brussels_1893::components::{MOST_SEATS, TRACKS, Track};
use crate::games::brussels_1893::grid::{SPACES, Space};
use crate::games::brussels_1893::{Brussels1893, Components, Event};

/// What happened since the viewer's last turn, as marks on the pieces, and how a round was resolved.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct News {
    spaces: [bool; SPACES],
    tracks: [[bool; TRACKS]; MOST_SEATS],
    pavilions: [bool; PAVILIONS],
    tiles: [bool; MOST_TILES],
    ledger: Ledger,
}

impl Reported<Brussels1893> for News {
    fn add(&mut self, event: &Event, _components: &Components) {
        let ledger = &mut self.ledger;
        match *event {
            Event::Placed { space, .. } | Event::Neutral { space, .. } | Event::Built { space, .. } => {
                self.spaces[space.index()] = true;
            }
            Event::Advanced { seat, track, .. } => self.tracks[seat.index()][track.index()] = true,
            Event::Column { column, stakes, leaders, .. } => {
                // The first one of another round.
                if ledger.court.is_some() || !ledger.irises.is_empty() || !ledger.visits.is_empty() {
                    *ledger = Ledger::default();
                }
                ledger.columns.push((column, stakes, leaders, Fate::Open));
            }
            Event::Start { seat, icons } => ledger.start = Some((seat, icons)),
            Event::Rewarded { column, .. } => self.becomes(column, Fate::Rewarded),
            Event::Tucked { column, zone, .. } => self.becomes(column, Fate::Tucked(zone)),
            Event::Iris { iris, workers, doubled, leaders, points, .. } => {
                ledger.irises.push(IrisCount { iris, workers, doubled, leaders, points });
            }
            Event::Court { workers, leaders, .. } => ledger.court = Some((workers, leaders)),
            Event::RoundEnded { .. } => self.spaces = [false; SPACES],
            Event::Pavilion { row, .. } => self.pavilions[usize::from(row)] = true,
            Event::Tile { at, .. } => self.tiles[usize::from(at)] = true,
            Event::Visited { seat, row, colours, points } => {
                ledger.visits.push((seat, row, colours, points));
            }
            _ => {}
        }
    }
}

impl News {
    fn becomes(&mut self, column: u8, fate: Fate) {
        if let Some(part) = self.ledger.columns.iter_mut().find(|part| part.0 == column) {
            part.3 = fate;
        }
    }

    /// Whether a worker or a house came to a space.
    #[must_use]
    pub const fn space(&self, space: Space) -> bool {
        self.spaces[space.index()]
    }

    /// Whether a pavilion was built in a row.
    #[must_use]
    pub fn pavilion(&self, row: u8) -> bool {
        self.pavilions.get(usize::from(row)).copied().unwrap_or_default()
    }

    /// Whether a worker came to a tile of the Belle Époque board.
    #[must_use]
    pub fn tile(&self, at: u8) -> bool {
        self.tiles.get(usize::from(at)).copied().unwrap_or_default()
    }

    /// Whether a disc was moved.
    #[must_use]
    pub const fn track(&self, seat: Seat, track: Track) -> bool {
        self.tracks[seat.index()][track.index()]
    }

    /// How a round was resolved, if one was.
    #[must_use]
    pub fn ledger(&self) -> Option<&Ledger> {
        let Ledger { columns, irises, court, visits, .. } = &self.ledger;
        let any = !columns.is_empty() || !irises.is_empty() || court.is_some() || !visits.is_empty();
        any.then_some(&self.ledger)
    }
}
