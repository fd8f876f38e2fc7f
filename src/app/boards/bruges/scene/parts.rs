//! What the table is made of: the city, what players have, the hand, and the sheet beside it.

use crate::app::boards::staged::{Entry, Mark};
use crate::engine::Seat;
use crate::games::bruges::{
    COLOURS, CardId, Colour, GATES, Majority, Outcome, PlaceId, Refusal, SPACES, Side, Tally,
};

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

/// How far a player is with what everybody does in turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Progress {
    /// Nothing of the kind is under way.
    #[default]
    None,
    /// Still to come.
    Waits,
    /// Under way: it is their turn in it.
    Now,
    /// Done.
    Done,
}

/// A die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiePart {
    /// Its colour.
    pub colour: Colour,
    /// What it shows; 0 where it is not rolled yet this round.
    pub face: u8,
    /// It is part of the price of reputation.
    pub low: bool,
    /// It brings everybody a threat.
    pub high: bool,
    /// What applies to it; chosen dice of a sum are chosen.
    pub mark: Mark,
}

/// A pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PilePart {
    /// The back on top.
    pub top: Option<Colour>,
    /// Cards in it.
    pub count: u8,
    /// What applies to it.
    pub mark: Mark,
}

/// A canal section of a gate, from the gate outwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SectionPart {
    /// Colours of its spaces.
    pub spaces: [Colour; SPACES],
    /// Tokens built.
    pub built: Entry,
    /// What the next space costs by an own card of its colour, with all reductions; none where it is complete or nobody's.
    pub price: Option<u8>,
    /// Points of the statue that it would bring if it were completed now; none where it is complete, or no statue is left.
    pub statue: Option<u8>,
    /// It has a token on the space that counts at the end.
    pub scores: bool,
    /// Legal: building there is possible with what is in hand, or its outermost token may be given up. The next space is
    /// meant in the one case and the last token in the other.
    pub mark: Mark,
}

/// A gate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GatePart {
    /// Whose it is.
    pub owner: Option<Seat>,
    /// Its left and its right section.
    pub sections: [SectionPart; 2],
    /// What applies to it.
    pub mark: Mark,
}

/// The city: what lies in the middle of the table.
#[derive(Clone, Debug, PartialEq)]
pub struct City {
    /// The dice by colour.
    pub dice: [DiePart; COLOURS],
    /// Whether they were rolled this round.
    pub rolled: bool,
    /// Sum of the low dice: what a step of reputation costs before reductions; none where no die is low.
    pub price: Option<u8>,
    /// What a step costs the nearest seat; none where it is not for sale, or there is none left.
    pub own_price: Option<u8>,
    /// The extra dice that an effect threw last, as long as something of it is open; none else.
    pub thrown: Vec<u8>,
    /// The two piles.
    pub piles: [PilePart; 2],
    /// Cards in the extra pile.
    pub extra: u8,
    /// Cards in the discard pile.
    pub discards: u8,
    /// Points of the statues that are left, the next one first.
    pub statues: Vec<u8>,
    /// Points of the steps of the reputation track, from the first; where players stand is in their [`Panel`]s.
    pub track: Vec<u8>,
    /// The canal space that counts at the end, from 0, and its points.
    pub canal_points: (u8, u8),
    /// The gates, A to D.
    pub gates: [GatePart; GATES],
}

/// Workers of a colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stock {
    /// How many.
    pub count: Entry,
    /// Legal: one of them can be paid, given or swapped now.
    pub mark: Mark,
}

/// Threat markers of a colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Circle {
    /// How many.
    pub count: Entry,
    /// So many complete the circle.
    pub of: u8,
    /// The next marker completes it.
    pub near: bool,
    /// Its damage is cancelled by an own person.
    pub shielded: bool,
    /// Legal: one of them can be discarded, handed over or resolved now.
    pub mark: Mark,
}

/// A majority as it stands for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Which.
    pub majority: Majority,
    /// The marker is flipped, for good.
    pub flipped: bool,
    /// Steps, persons or tokens.
    pub strength: Entry,
    /// Strictly ahead of everybody as things stand: the marker would flip at the end of the round.
    pub leads: bool,
    /// What is missing to be strictly ahead of everybody; 0 for who is.
    pub behind: u8,
    /// It was flipped since the viewer's last turn.
    pub fresh: bool,
}

/// What a person can still do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duty {
    /// An arrow, which was carried out on arrival.
    Past,
    /// Can be activated this round; whether it may be now is in the house's mark.
    Ready,
    /// Was activated this round.
    Used,
    /// Standing changes, or answers: whether some of them are left this round.
    Standing(bool),
    /// Counts in the final scoring.
    Laurel,
}

/// A person in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Person {
    /// Who.
    pub card: CardId,
    /// What can still be done.
    pub duty: Duty,
    /// Points of the laurel as things stand.
    pub laurel: u16,
    /// What activating would bring now at most; none where that is not possible now.
    pub brings: Option<Outcome>,
}

/// Who may move into an empty house.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Guest {
    /// Nobody in hand now.
    #[default]
    None,
    /// The person of the card that is taken up could: "or here".
    Welcome(CardId),
    /// The person of the card that is taken up will, if the move is made: "moves in".
    Coming(CardId),
}

/// A house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HousePart {
    /// Its place, by which it is named.
    pub place: PlaceId,
    /// Its colour.
    pub colour: Colour,
    /// The card that it is on its other side, where the viewer knows it.
    pub front: Option<CardId>,
    /// Who lives there.
    pub person: Option<Person>,
    /// Who could move in.
    pub guest: Guest,
    /// Points that losing it (or the person, where a person is to be lost) would cost at the end, where it could be lost now.
    pub loss: Option<u16>,
    /// It is lost if the move is made: it burns, or the person dies.
    pub lost: bool,
    /// Legal: touching it chooses it now (a person to activate, a house to move into, whatever is decided).
    pub mark: Mark,
}

/// What a player has, for the large display and the small panels alike.
#[derive(Clone, Debug, PartialEq)]
pub struct Panel {
    /// Whose.
    pub seat: Seat,
    /// Their decision is awaited.
    pub decides: bool,
    /// It is their turn, whoever decides.
    pub active: bool,
    /// They began the round.
    pub start: bool,
    /// How far they are with what everybody does in turn in this stage.
    pub progress: Progress,
    /// Guilders.
    pub guilders: Entry,
    /// Points on the score track.
    pub points: Entry,
    /// Points if the game ended now.
    pub worth: Entry,
    /// Workers by colour.
    pub workers: [Stock; COLOURS],
    /// Threat markers by colour.
    pub threats: [Circle; COLOURS],
    /// Steps on the reputation track.
    pub step: Entry,
    /// Canal tokens.
    pub tokens: Entry,
    /// Houses.
    pub houses: Entry,
    /// Persons in play.
    pub persons: Entry,
    /// Points of the statues won, in the order of the sections.
    pub statues: Vec<u8>,
    /// Reputation, persons, canals.
    pub majorities: [Standing; 3],
    /// The houses from the left.
    pub street: Vec<HousePart>,
    /// A house of this colour would be added by the move.
    pub building: Option<Colour>,
    /// The gate, from 0, once it is chosen.
    pub gate: Option<u8>,
    /// Cards in hand by the colour of their backs.
    pub backs: Tally,
    /// Cards in hand.
    pub cards: Entry,
    /// Cards of the hand whose faces everybody saw.
    pub known: Vec<CardId>,
    /// The token on the reputation track: legal where a step can be paid for now.
    pub pawn: Mark,
    /// The purse: legal where a guilder can be paid now.
    pub purse: Mark,
    /// It is shown large.
    pub large: bool,
}

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
    /// The known hand cards, in the order of [`Hand::cards`]: their colours, and whether each can be used so now (or could,
    /// as far as it can be said, where it is another's turn).
    pub cards: Vec<(Colour, bool)>,
    /// Legal: it can be done with the card that is taken up, or with some card of the hand.
    pub mark: Mark,
}

/// A pile to draw from, and what its colour means for who draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offering {
    /// The pile, 0 or 1. Its piece is [`Piece::Pile`](super::Piece::Pile): here a second drawing of it, and the mark is the pile's.
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
    /// Markers that come, or came, to them in this: by colour. What they have is in their [`Panel`].
    pub markers: Tally,
    /// Untouched by persons of others.
    pub immune: bool,
    /// Legal: they may be chosen.
    pub mark: Mark,
}

/// A colour to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChoicePart {
    /// Which.
    pub colour: Colour,
    /// What applies to it.
    pub mark: Mark,
}

/// What the colours of a sheet stand for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Swatch {
    /// Workers to take, or to swap for.
    Workers,
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
}
