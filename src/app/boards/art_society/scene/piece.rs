//! The things on the table, under names that stay the same while they move.

use crate::app::boards::piece_id;
use crate::engine::Seat;
use crate::games::art_society::{Genre, LARGEST_DECOR, PAINTINGS, PaintingId, ShapeId, Spot, wall::Size};

/// Something on the table that can be touched, asked about, or followed with the eye.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// A lot, by its place in the row.
    Lot(u8),
    /// The pile of a shape.
    Pile(ShapeId),
    /// A bid card of the own hand.
    Card(u8),
    /// The painting that has to be hung and is no lot: the starting one, or one from the museum.
    Due,
    /// An uncovered square of the wall that is shown large.
    Square(Spot),
    /// A painting on a wall, or beside it.
    Painting(PaintingId),
    /// The picture of a painting that lies on the table: a part of a lot, say.
    Canvas(PaintingId),
    /// A decor tile on a wall, by its first square.
    Plaque(Seat, Spot),
    /// The tile where it would be put.
    Ghost,
    /// A size of decor to choose from.
    Decor(Size),
    /// What is left of a size of decor.
    Supply(Size),
    /// Turns the decor in hand.
    Turn,
    /// A player's assistant.
    Assistant(Seat),
    /// A painting that the museum would give in exchange.
    Museum(PaintingId),
    /// A genre's heap and rank in the museum.
    Genre(Genre),
    /// A player's panel.
    Seat(Seat),
    /// A player's stack of bids.
    Stack(Seat),
    /// A player's points as they stand.
    Tally(Seat),
}

impl Piece {
    /// The name of the piece in the page's `data-piece`; [`Piece::from_id`] reads it.
    #[must_use]
    pub fn id(self) -> String {
        let (kind, numbers): (&str, &[u8]) = match self {
            Self::Lot(at) => ("lot", &[at]),
            Self::Pile(shape) => ("pile", &[shape]),
            Self::Card(card) => ("card", &[card]),
            Self::Due => ("due", &[]),
            Self::Square(Spot { x, y }) => ("square", &[x, y]),
            Self::Painting(id) => ("painting", &[id]),
            Self::Canvas(id) => ("canvas", &[id]),
            Self::Plaque(seat, Spot { x, y }) => ("plaque", &[seat.0, x, y]),
            Self::Ghost => ("ghost", &[]),
            Self::Decor(size) => ("decor", &[size]),
            Self::Supply(size) => ("supply", &[size]),
            Self::Turn => ("turn", &[]),
            Self::Assistant(seat) => ("assistant", &[seat.0]),
            Self::Museum(id) => ("museum", &[id]),
            Self::Genre(genre) => ("genre", &[genre as u8]),
            Self::Seat(seat) => ("seat", &[seat.0]),
            Self::Stack(seat) => ("stack", &[seat.0]),
            Self::Tally(seat) => ("tally", &[seat.0]),
        };
        piece_id::join(kind, numbers)
    }

    /// The piece of a name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        let (kind, count, [a, b, c]) = piece_id::split(id)?;
        let painting = || (usize::from(a) < PAINTINGS).then_some(a);
        let size = || (1..=LARGEST_DECOR as Size).contains(&a).then_some(a);
        Some(match (kind, count) {
            ("lot", 1) => Self::Lot(a),
            ("pile", 1) => Self::Pile(a),
            ("card", 1) => Self::Card(a),
            ("due", 0) => Self::Due,
            ("square", 2) => Self::Square(Spot::at(a, b)),
            ("painting", 1) => Self::Painting(painting()?),
            ("canvas", 1) => Self::Canvas(painting()?),
            ("plaque", 3) => Self::Plaque(Seat(a), Spot::at(b, c)),
            ("ghost", 0) => Self::Ghost,
            ("decor", 1) => Self::Decor(size()?),
            ("supply", 1) => Self::Supply(size()?),
            ("turn", 0) => Self::Turn,
            ("assistant", 1) => Self::Assistant(Seat(a)),
            ("museum", 1) => Self::Museum(painting()?),
            ("genre", 1) => Self::Genre(*Genre::ALL.get(usize::from(a))?),
            ("seat", 1) => Self::Seat(Seat(a)),
            ("stack", 1) => Self::Stack(Seat(a)),
            ("tally", 1) => Self::Tally(Seat(a)),
            _ => return None,
        })
    }
}
