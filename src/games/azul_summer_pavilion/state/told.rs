//! A table in a message or a file: one word for the decision that is due, in place of the stage and the stack.

use super::super::Reading;
use super::super::components::{MOST_FACTORIES, Side};
use super::super::due::Phase;
use super::super::tile::Tiles;
use super::{MOST_SEATS, Player, Table};
use crate::engine::Seat;
use serde::{Deserialize, Serialize};

/// A [`Table`], field by field, as it is written.
#[derive(Serialize, Deserialize)]
pub(super) struct Told {
    seats: u8,
    side: Side,
    reading: Reading,
    auto_pass: bool,
    round: u8,
    phase: Phase,
    to_move: Seat,
    starter: Seat,
    token: Option<Seat>,
    factories: [Tiles; MOST_FACTORIES],
    centre: Tiles,
    supply: Tiles,
    bag: Tiles,
    tower: Tiles,
    players: [Player; MOST_SEATS],
}

impl From<Table> for Told {
    fn from(table: Table) -> Self {
        Self {
            seats: table.seats,
            side: table.side,
            reading: table.reading,
            auto_pass: table.auto_pass,
            round: table.round,
            phase: table.phase(),
            to_move: table.to_move,
            starter: table.starter,
            token: table.token,
            factories: table.factories,
            centre: table.centre,
            supply: table.supply,
            bag: table.bag,
            tower: table.tower,
            players: table.players,
        }
    }
}

impl From<Told> for Table {
    fn from(told: Told) -> Self {
        let (stage, open) = told.phase.parts(told.to_move);
        Self {
            seats: told.seats,
            side: told.side,
            reading: told.reading,
            auto_pass: told.auto_pass,
            round: told.round,
            stage,
            to_move: told.to_move,
            open,
            starter: told.starter,
            token: told.token,
            factories: told.factories,
            centre: told.centre,
            supply: told.supply,
            bag: told.bag,
            tower: told.tower,
            players: told.players,
        }
    }
}
