//! The things on the table, under names that stay the same while they move.

use crate::app::boards::piece_id::{Numbers, Part, listed_part, pieces};
use crate::engine::Seat;
use crate::games::azul_summer_pavilion::{
    COLOURS, Colour, FEATURES, FeatureId, SPACES, STARS, Source, Space,
};

listed_part!(Colour, Colour::ALL);

/// The centre is 0, factories are counted from 1.
impl Part for Source {
    fn write(self, name: &mut String) {
        let number = match self {
            Self::Centre => 0,
            Self::Factory(at) => at + 1,
        };
        number.write(name);
    }

    fn read(numbers: &mut Numbers<'_>) -> Option<Self> {
        Some(u8::read(numbers)?.checked_sub(1).map_or(Self::Centre, Self::Factory))
    }
}

pieces! {
    /// The tiles of a colour on a factory or in the centre.
    Pick(source: Source, colour: Colour) = "pick",
    /// One of them, to be followed with the eye: its place among its likes, from 0.
    Tile(source: Source, colour: Colour, at: u8) = "tile",
    /// The starting player tile in the centre.
    Token = "token",
    /// Tiles of a colour in the supply.
    Supply(colour: Colour) = "supply",
    /// Tiles of a colour next to a board.
    Hand(seat: Seat, colour: Colour) = "hand",
    /// A space of a board.
    Space(seat: Seat, space: Space) = "space" if usize::from(space) < SPACES,
    /// A pillar, statue or window of a board.
    Feature(seat: Seat, id: FeatureId) = "feature" if usize::from(id) < FEATURES,
    /// A corner of a board, from 0.
    Corner(seat: Seat, at: u8) = "corner",
    /// The bonus for a star of a board at the end.
    Star(seat: Seat, star: u8) = "star" if usize::from(star) < STARS,
    /// The bonus for a number on a board at the end.
    Number(seat: Seat, number: u8) = "number",
    /// One of the tiles of a colour next to a board, where it is drawn.
    Held(seat: Seat, colour: Colour) = "held",
    /// Another player's panel.
    Seat(seat: Seat) = "seat",
    /// The name of the nearest player, beside their tiles.
    Name(seat: Seat) = "name",
    /// The nearest player's board beside the factories.
    Own(seat: Seat) = "own",
    /// A colour that the tile about to be placed may have.
    Tint(colour: Colour) = "tint",
    /// A payment with so many wild tiles.
    Payment(wilds: u8) = "payment",
    /// The bag.
    Bag = "bag",
    /// The tower.
    Tower = "tower",
    /// A round on the track, from 1.
    Round(round: u8) = "round" if usize::from(round) <= COLOURS,
}
