//! What is laid out beside the hand.

use super::player::Progress;
use crate::app::boards::staged::{Entry, Mark};
use crate::engine::Seat;
use crate::games::bruges::{COLOURS, CardId, Colour, Outcome, PlaceId, Refusal, Side};

/// What a card can be used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Use {
    /// Two workers of its colour.
    Workers,
    /// Guilders as its die shows.
    Guilders,
    /// One threat of its colour away, for a point.
    Threat,
    /// A canal space of its colour.
    Canal,
    /// The card as a house.
    House,
    /// The card as a person.
    Recruit,
}

impl Use {
    /// All six, in the order of the overview.
    pub const ALL: [Self; 6] =
        [Self::Workers, Self::Guilders, Self::Threat, Self::Canal, Self::House, Self::Recruit];
}

/// A canal section as it would be built on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Building {
    /// Which section.
    pub side: Side,
    /// The space, from 0.
    pub space: u8,
    /// Its colour.
    pub colour: Colour,
    /// Guilders that it costs.
    pub price: u8,
    /// Points of the statue that it would bring.
    pub statue: Option<u8>,
    /// It can be built now.
    pub legal: bool,
}

/// What a use would bring with the card that is taken up, whether or not it is legal.
#[derive(Clone, Debug, PartialEq)]
pub enum Brings {
    /// Workers of a colour.
    Workers {
        /// Of which.
        colour: Colour,
        /// How many.
        n: u8,
    },
    /// Guilders as a die shows.
    Guilders {
        /// The colour of the die.
        die: Colour,
        /// How many.
        n: u8,
    },
    /// A threat marker goes.
    Threat {
        /// Of which colour.
        colour: Colour,
        /// Markers there are, and so many complete the circle.
        there: (u8, u8),
        /// Points for it.
        points: u8,
        /// More that may go, where persons say so.
        more: u8,
    },
    /// A canal token.
    Canal {
        /// The colour that the card counts as.
        colour: Colour,
        /// The sections whose next space it could be built on, or could if there were guilders enough: none where no next
        /// space takes the colour.
        sides: Vec<Building>,
    },
    /// A house.
    House {
        /// Its colour.
        colour: Colour,
        /// Of which colour the workers are that it costs.
        workers: Colour,
        /// How many of them.
        n: u8,
        /// Points at the end.
        points: u8,
    },
    /// A person.
    Recruit {
        /// Guilders.
        price: u8,
        /// Printed points.
        points: u8,
        /// Points of the laurel with the person in play, as things stand; 0 without one.
        laurel: u16,
        /// What the arrow would bring at most; none where there is no arrow.
        arrow: Option<Outcome>,
        /// Empty houses.
        places: Vec<PlaceId>,
    },
}

/// One of the six uses.
#[derive(Clone, Debug, PartialEq)]
pub struct UsePart {
    /// Which.
    pub of: Use,
    /// With the card that is taken up: what it would bring. None while no card is taken up.
    pub brings: Option<Brings>,
    /// With the card that is taken up: why it cannot be done. None where it can, or while no card is taken up.
    pub refused: Option<Refusal>,
    /// The known hand cards, in the order of [`Hand::cards`](super::Hand::cards): their colours, and whether each can be used so now (or could,
    /// as far as it can be said, where it is another's turn).
    pub cards: Vec<(Colour, bool)>,
    /// Legal: it can be done with the card that is taken up, or with some card of the hand.
    pub mark: Mark,
}

/// A pile to draw from, and what its colour means for who draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offering {
    /// The pile, 0 or 1. Its piece is [`Piece::Pile`](super::super::Piece::Pile): here a second drawing of it, and the mark is the pile's.
    pub at: u8,
    /// The colour on top; none for an empty pile.
    pub top: Option<Colour>,
    /// Cards in it.
    pub count: u8,
    /// Own workers of the colour.
    pub workers: u8,
    /// Own threat markers of the colour, and so many complete the circle.
    pub threats: (u8, u8),
    /// Own sections whose next space has the colour.
    pub canals: u8,
}

/// A player among those to whom something happens one after the other, or of whom one is to be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Column {
    /// Whose.
    pub seat: Seat,
    /// Whether it has happened to them.
    pub progress: Progress,
    /// Their circles to which markers come, or came, in this; for who waits, what they become.
    pub circles: [Option<Entry>; COLOURS],
    /// One of them will be completed.
    pub closes: bool,
    /// Their step of reputation, where advancing is what it is about.
    pub step: Option<u8>,
    /// Untouched, since this is a person's of another.
    pub immune: bool,
    /// Legal: they may be chosen.
    pub mark: Mark,
}

impl Column {
    /// The circles to which markers come, or came.
    pub fn taken(&self) -> impl Iterator<Item = (Colour, Entry)> {
        let circles = Colour::ALL.into_iter().zip(self.circles);
        circles.filter_map(|(colour, circle)| Some((colour, circle?)))
    }
}

/// A colour to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChoicePart {
    /// Which.
    pub colour: Colour,
    /// Own workers of the colour, and what the choice leaves of them, where one of them goes.
    pub count: Option<Entry>,
    /// What applies to it.
    pub mark: Mark,
}

/// What the colours of a sheet stand for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Swatch {
    /// Workers to take, or to swap for.
    Workers,
    /// Own workers, of which one is given or paid.
    Stock,
    /// Threat markers to send.
    Threats,
    /// The colour that the next card counts as.
    Cards,
}

/// An own section to choose, as a large button: to build on it, or to give its outermost token up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BridgePart {
    /// Which.
    pub side: Side,
    /// The space, from 0.
    pub space: u8,
    /// Guilders that building costs; none where a token is given up.
    pub price: Option<u8>,
    /// Points of the statue that building would bring.
    pub statue: Option<u8>,
    /// Points that giving it up costs at the end.
    pub loss: u16,
    /// What applies to it.
    pub mark: Mark,
}

/// A person to copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Model {
    /// In whose display.
    pub seat: Seat,
    /// Where the person lives.
    pub place: PlaceId,
    /// Who.
    pub card: CardId,
    /// What copying would bring at most.
    pub brings: Outcome,
    /// What applies to it.
    pub mark: Mark,
}

/// What asks for a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// A person's effect.
    Person {
        /// Whose.
        seat: Seat,
        /// Who.
        card: CardId,
    },
    /// A completed circle, by the dice: of a circle that somebody's person completed, that person is the cause.
    Circle(Colour),
}

/// A decision that is laid out beside the hand: whatever of its candidates does not lie on the table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Matter {
    /// The players in the order in which it happens to them; empty where it concerns one alone.
    pub columns: Vec<Column>,
    /// Colours to choose from, and what they stand for.
    pub choices: Option<(Swatch, [ChoicePart; COLOURS])>,
    /// Own sections to choose from.
    pub bridges: Vec<BridgePart>,
    /// Persons to copy.
    pub models: Vec<Model>,
}

/// What is laid out beside the hand.
#[derive(Clone, Debug, PartialEq)]
pub enum Sheet {
    /// The six uses: at rest, or with the card that is taken up.
    Uses(Box<[UsePart; 6]>),
    /// From which pile to draw.
    Piles([Offering; 2]),
    /// Another decision.
    Matter(Matter),
    /// Nothing is left to decide: the game is over.
    Nothing,
}
