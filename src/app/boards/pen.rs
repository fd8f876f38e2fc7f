//! What words and drawings of a board are made of.

use super::staged::Staged;
use crate::app::players::Player;
use crate::app::words::Language;
use crate::engine::Seat;

/// Everything that words and drawings of a moment are put together from.
pub struct Pen<'a, G: Staged> {
    /// The language.
    pub language: Language,
    /// The box in play.
    pub components: &'a G::Components,
    /// The players, in seat order.
    pub players: &'a [Player],
    /// What the viewer knows.
    pub view: &'a G::View,
    /// The table.
    pub scene: &'a G::Scene,
}

impl<G: Staged> Pen<'_, G> {
    /// A seat's name as plain text.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        self.players.get(seat.index()).map_or("", |player| &player.name)
    }
}
