//! A hand.

use crate::app::boards::staged::Mark;
use crate::engine::Seat;
use crate::games::bruges::{CardId, Colour};

/// A hand card whose face is known to the viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardPart {
    /// Which.
    pub card: CardId,
    /// What recruiting would cost now.
    pub price: u8,
    /// That is more than its owner has.
    pub dear: bool,
    /// Everybody knows it.
    pub shown: bool,
    /// Another card is taken up, so this one steps back.
    pub withdrawn: bool,
    /// Legal: touching it takes it up, or chooses it.
    pub mark: Mark,
}

/// A hand card whose face the viewer does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BackPart {
    /// Its colour.
    pub colour: Colour,
    /// The so-manieth of its colour that lies face down here, from 0.
    pub at: u8,
    /// It was just drawn, and nobody knows it yet.
    pub unseen: bool,
}

/// The hand of the seat that is nearest.
#[derive(Clone, Debug, PartialEq)]
pub struct Hand {
    /// Whose.
    pub seat: Seat,
    /// Cards whose faces the viewer knows, by colour and then in the order of the box.
    pub cards: Vec<CardPart>,
    /// Cards whose faces the viewer does not know: those just drawn, or all of them on a table that everybody looks at.
    pub backs: Vec<BackPart>,
    /// While the hand is refilled: to so many cards; none else.
    pub refill: Option<u8>,
}
