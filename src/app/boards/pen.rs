//! What words and drawings of a board are made of, and what a board says.

use super::staged::{Look, Staged};
use crate::app::players::Player;
use crate::app::session::{Explanation, Speech, Worded};
use crate::app::words::Language;
use crate::engine::{Seat, Viewer};

/// Everything that words and drawings of a moment are put together from.
pub struct Pen<'a, G: Staged> {
    /// The language.
    pub language: Language,
    /// The box in play.
    pub components: &'a G::Components,
    /// The players, in seat order.
    pub players: &'a [Player],
    /// Who looks.
    pub viewer: Viewer,
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

    /// The shape of a seat's token.
    #[must_use]
    pub fn shape(&self, seat: Seat) -> u8 {
        self.players.get(seat.index()).map_or(0, |player| player.shape)
    }

    /// What the sentences of [`Worded`] need, so that the board says in the same words why something cannot be done, or
    /// what is to be done now.
    #[must_use]
    pub fn speech(&self) -> Speech<'_, G> {
        let Self { language, players, viewer, components, .. } = *self;
        Speech { language, players, viewer, components }
    }
}

/// A board in words; natively too, so that tests can read all of it.
pub trait Spoken: Staged + Worded {
    /// What a piece is and does; a marked sentence. Nothing for what says so by itself.
    fn about(pen: &Pen<'_, Self>, piece: Self::Piece) -> String;

    /// What may be done, or what the move being considered does; a marked sentence. Nothing when it is not the viewer's
    /// to decide.
    fn preview(pen: &Pen<'_, Self>) -> String;

    /// What should be known before the move is confirmed.
    fn warning(_pen: &Pen<'_, Self>) -> Option<String> {
        None
    }

    /// What a button says.
    fn button(kind: Self::Kind, language: Language) -> String;

    /// A fuller explanation than the refusal alone gives, with the numbers on the table, where there is more to say.
    fn in_numbers(_action: Self::Action, _look: &Look<'_, Self>, _language: Language) -> Option<Explanation> {
        None
    }
}
