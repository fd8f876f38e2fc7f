//! What lies in the middle of the table.

use crate::app::boards::staged::{Entry, Mark};
use crate::engine::Seat;
use crate::games::bruges::{COLOURS, Colour, GATES, SPACES};

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
    /// If the extra pile came into use now, one more round would follow.
    pub one_more: bool,
    /// Cards in the discard pile.
    pub discards: u8,
    /// Points of the statues that are left, the next one first.
    pub statues: Vec<u8>,
    /// Points of the steps of the reputation track, from the first; where players stand is in their [`Panel`](super::Panel)s.
    pub track: Vec<u8>,
    /// The gates, A to D.
    pub gates: [GatePart; GATES],
}
