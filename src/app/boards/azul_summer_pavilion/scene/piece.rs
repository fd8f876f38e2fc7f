//! The things on the table, under names that stay the same while they move.

use crate::app::boards::piece_id;
use crate::engine::Seat;
use crate::games::azul_summer_pavilion::{
    COLOURS, Colour, FEATURES, FeatureId, SPACES, STARS, Source, Space,
};

/// Something on the table that can be touched, asked about, or followed with the eye.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// The tiles of a colour on a factory or in the centre.
    Pick(Source, Colour),
    /// One of them, to be followed with the eye: its place among its likes, from 0.
    Tile(Source, Colour, u8),
    /// The starting player tile in the centre.
    Token,
    /// Tiles of a colour in the supply.
    Supply(Colour),
    /// Tiles of a colour next to a board.
    Hand(Seat, Colour),
    /// A space of a board.
    Space(Seat, Space),
    /// A pillar, statue or window of a board.
    Feature(Seat, FeatureId),
    /// A corner of a board, from 0.
    Corner(Seat, u8),
    /// The bonus for a star of a board at the end.
    Star(Seat, u8),
    /// The bonus for a number on a board at the end.
    Number(Seat, u8),
    /// One of the tiles of a colour next to a board, where it is drawn.
    Held(Seat, Colour),
    /// Another player's panel.
    Seat(Seat),
    /// The name of the nearest player, beside their tiles.
    Name(Seat),
    /// The nearest player's board beside the factories.
    Own(Seat),
    /// A colour that the tile about to be placed may have.
    Tint(Colour),
    /// A payment with so many wild tiles.
    Payment(u8),
    /// The bag.
    Bag,
    /// The tower.
    Tower,
    /// A round on the track, from 1.
    Round(u8),
}

impl Piece {
    /// The name of the piece in the page's `data-piece`; [`Piece::from_id`] reads it.
    #[must_use]
    pub fn id(self) -> String {
        let (kind, numbers): (&str, &[u8]) = match self {
            Self::Pick(Source::Factory(at), colour) => ("factory", &[at, colour as u8]),
            Self::Pick(Source::Centre, colour) => ("centre", &[colour as u8]),
            Self::Tile(Source::Factory(from), colour, at) => ("tile", &[from + 1, colour as u8, at]),
            Self::Tile(Source::Centre, colour, at) => ("tile", &[0, colour as u8, at]),
            Self::Token => ("token", &[]),
            Self::Supply(colour) => ("supply", &[colour as u8]),
            Self::Hand(seat, colour) => ("hand", &[seat.0, colour as u8]),
            Self::Space(seat, space) => ("space", &[seat.0, space]),
            Self::Feature(seat, id) => ("feature", &[seat.0, id]),
            Self::Corner(seat, at) => ("corner", &[seat.0, at]),
            Self::Star(seat, star) => ("star", &[seat.0, star]),
            Self::Number(seat, number) => ("number", &[seat.0, number]),
            Self::Held(seat, colour) => ("held", &[seat.0, colour as u8]),
            Self::Seat(seat) => ("seat", &[seat.0]),
            Self::Name(seat) => ("name", &[seat.0]),
            Self::Own(seat) => ("own", &[seat.0]),
            Self::Tint(colour) => ("tint", &[colour as u8]),
            Self::Payment(wilds) => ("payment", &[wilds]),
            Self::Bag => ("bag", &[]),
            Self::Tower => ("tower", &[]),
            Self::Round(round) => ("round", &[round]),
        };
        piece_id::join(kind, numbers)
    }

    /// The piece of a name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        let (kind, count, [a, b, c]) = piece_id::split(id)?;
        let colour = |index: u8| Colour::ALL.get(usize::from(index)).copied();
        let below = |value: u8, end: usize| (usize::from(value) < end).then_some(value);
        Some(match (kind, count) {
            ("factory", 2) => Self::Pick(Source::Factory(a), colour(b)?),
            ("centre", 1) => Self::Pick(Source::Centre, colour(a)?),
            ("tile", 3) if a == 0 => Self::Tile(Source::Centre, colour(b)?, c),
            ("tile", 3) => Self::Tile(Source::Factory(a - 1), colour(b)?, c),
            ("token", 0) => Self::Token,
            ("supply", 1) => Self::Supply(colour(a)?),
            ("hand", 2) => Self::Hand(Seat(a), colour(b)?),
            ("space", 2) => Self::Space(Seat(a), below(b, SPACES)?),
            ("feature", 2) => Self::Feature(Seat(a), below(b, FEATURES)?),
            ("corner", 2) => Self::Corner(Seat(a), b),
            ("star", 2) => Self::Star(Seat(a), below(b, STARS)?),
            ("number", 2) => Self::Number(Seat(a), b),
            ("held", 2) => Self::Held(Seat(a), colour(b)?),
            ("seat", 1) => Self::Seat(Seat(a)),
            ("name", 1) => Self::Name(Seat(a)),
            ("own", 1) => Self::Own(Seat(a)),
            ("tint", 1) => Self::Tint(colour(a)?),
            ("payment", 1) => Self::Payment(a),
            ("bag", 0) => Self::Bag,
            ("tower", 0) => Self::Tower,
            ("round", 1) => Self::Round(below(a, COLOURS + 1)?),
            _ => return None,
        })
    }
}
