//! What Belle Époque adds to the table: nothing of it lies there without the expansion (RULES.md, Belle Époque).

use super::components::belle::{CardId, MOST_TILES, Moment, PAVILIONS, TileId};
use super::components::{Art, Components, NobleId, OFFICES};
use super::grid::Space;
use crate::engine::Seat;
use serde::{Deserialize, Serialize};

/// An artwork, as it lies on the display: its colour, and whether the white side is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Artwork {
    /// The colour of its stack.
    pub art: Art,
    /// Whether the white side is up.
    pub white: bool,
}

impl Artwork {
    /// An artwork with its coloured side up.
    #[must_use]
    pub const fn of(art: Art) -> Self {
        Self { art, white: false }
    }
}

/// A place for a pavilion with its card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Place {
    /// The card: on the board, or with whoever built the pavilion.
    pub card: CardId,
    /// Whose pavilion stands there.
    pub owner: Option<Seat>,
    /// Whether the card was used in this round.
    pub used: bool,
}

/// A tile on the Belle Époque board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stand {
    /// The tile.
    pub tile: TileId,
    /// Whose worker stands on it, to the end of the game.
    pub worker: Option<Seat>,
}

/// What lies on card 22.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Helper {
    /// A worker.
    Worker(Seat),
    /// A traveller.
    Traveller,
}

/// Whether a card brings another turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Another {
    /// It does not.
    #[default]
    No,
    /// It comes next.
    Due,
    /// This is it: it has to be a placement.
    Now,
}

/// The expansion's part of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Belle {
    /// Places for pavilions, by row of the Art Nouveau board from the bottom.
    pub places: [Option<Place>; PAVILIONS],
    /// Tiles of the Belle Époque board.
    pub tiles: [Option<Stand>; MOST_TILES],
    /// Travellers on the train.
    pub train: u8,
    /// Travellers on each action of the Brussels board.
    pub travellers: [u8; OFFICES],
    /// What lies on the card that brings another turn.
    pub overtime: Option<Helper>,
    /// Another turn of the same player.
    pub another: Another,
    /// Kinds of cubes spent on the building of this turn.
    pub kinds: u8,
    /// More Manneken Pis icons in this round, and whose.
    pub icons: Option<(Seat, u8)>,
    /// The space whose worker counts twice at irises.
    pub doubled: Option<Space>,
    /// The noble that leaves the row at the end of the round.
    pub leaving: Option<NobleId>,
}

impl Belle {
    /// Cards of a player, with whether each was used in this round.
    pub fn cards(&self, seat: Seat) -> impl Iterator<Item = (CardId, bool)> + use<'_> {
        let own = self.places.iter().flatten().filter(move |place| place.owner == Some(seat));
        own.map(|place| (place.card, place.used))
    }

    /// Pavilions of a player.
    #[must_use]
    pub fn pavilions(&self, seat: Seat) -> u8 {
        self.cards(seat).count() as u8
    }

    /// A player's cards for a moment that were not used in this round.
    pub fn ready(&self, components: &Components, seat: Seat, moment: Moment) -> impl Iterator<Item = CardId> {
        let own = self.cards(seat).filter(|(_, used)| !used).map(|(card, _)| card);
        own.filter(move |card| components.belle.card(*card).moment == moment)
    }

    /// The tile on which a player has a worker, with its place, each once.
    pub fn tiles(&self, seat: Seat) -> impl Iterator<Item = TileId> + use<'_> {
        let own = self.tiles.iter().flatten().filter(move |stand| stand.worker == Some(seat));
        own.map(|stand| stand.tile)
    }

    /// Workers of a player that stand on tiles or on a card.
    #[must_use]
    pub fn workers(&self, seat: Seat) -> u8 {
        self.tiles(seat).count() as u8 + u8::from(self.overtime == Some(Helper::Worker(seat)))
    }
}
