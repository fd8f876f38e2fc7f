//! What travels over a board although it is no piece of its own.

use crate::engine::Seat;

/// Something that travels because of an event and that has no place of its own on the table: a token out of a pile, say.
/// Each end names the same piece in several ways, the best first: the first of them that is on the board counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flight {
    /// `data-piece` of the piece it leaves, on the board before the event.
    pub from: Vec<String>,
    /// `data-piece` of the piece it comes to, on the board after it.
    pub to: Vec<String>,
    /// The symbol of a sprite that shows it.
    pub symbol: String,
    /// Symbols that show it better, the best first, on a page that has them: the face of a card, where that is known.
    pub faces: Vec<String>,
    /// Whose it is, where the symbol is one of several, a shape each: that of the seat is taken, in its colour.
    pub of: Option<Seat>,
}
