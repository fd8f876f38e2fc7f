//! The things on the table, under names that stay the same while they move.

use crate::app::boards::piece_id::{Numbers, Part, listed_part, pieces};
use crate::engine::Seat;
use crate::games::art_society::{Genre, LARGEST_DECOR, PAINTINGS, PaintingId, ShapeId, Spot, wall::Size};

listed_part!(Genre, Genre::ALL);

impl Part for Spot {
    fn write(self, name: &mut String) {
        self.x.write(name);
        self.y.write(name);
    }

    fn read(numbers: &mut Numbers<'_>) -> Option<Self> {
        Some(Self::at(u8::read(numbers)?, u8::read(numbers)?))
    }
}

fn is_painting(id: PaintingId) -> bool {
    usize::from(id) < PAINTINGS
}

fn is_size(size: Size) -> bool {
    (1..=LARGEST_DECOR as Size).contains(&size)
}

pieces! {
    /// A lot, by its place in the row.
    Lot(at: u8) = "lot",
    /// The pile of a shape.
    Pile(shape: ShapeId) = "pile",
    /// A bid card of the own hand.
    Card(card: u8) = "card",
    /// The painting that has to be hung and is no lot: the starting one, or one from the museum.
    Due = "due",
    /// An uncovered square of the wall that is shown large.
    Square(spot: Spot) = "square",
    /// A painting on a wall, or beside it.
    Painting(id: PaintingId) = "painting" if is_painting(id),
    /// The picture of a painting that lies on the table: a part of a lot, say.
    Canvas(id: PaintingId) = "canvas" if is_painting(id),
    /// A decor tile on a wall, by its first square.
    Plaque(seat: Seat, spot: Spot) = "plaque",
    /// The tile where it would be put.
    Ghost = "ghost",
    /// A size of decor to choose from.
    Decor(size: Size) = "decor" if is_size(size),
    /// What is left of a size of decor.
    Supply(size: Size) = "supply" if is_size(size),
    /// Turns the decor in hand.
    Turn = "turn",
    /// A player's assistant.
    Assistant(seat: Seat) = "assistant",
    /// A painting that the museum would give in exchange.
    Museum(id: PaintingId) = "museum" if is_painting(id),
    /// A genre's heap and rank in the museum.
    Genre(genre: Genre) = "genre",
    /// A player's panel.
    Seat(seat: Seat) = "seat",
    /// A player's stack of bids.
    Stack(seat: Seat) = "stack",
    /// A player's points as they stand.
    Tally(seat: Seat) = "tally",
}
