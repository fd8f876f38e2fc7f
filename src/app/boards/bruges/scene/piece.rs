//! The things on the table, under names that stay the same while they move.

use super::Use;
use crate::app::boards::piece_id::{listed_part, pieces};
use crate::engine::Seat;
use crate::games::bruges::{CARDS, CardId, Colour, GATES, Majority, PLACES, PlaceId, Side};

listed_part!(Colour, Colour::ALL);
listed_part!(Majority, Majority::ALL);
listed_part!(Side, Side::ALL);
listed_part!(Use, Use::ALL);

const fn is_place(place: PlaceId) -> bool {
    (place as usize) < PLACES
}

pieces! {
    // In the city.
    /// The die of a colour.
    Die(colour: Colour) = "die",
    /// A pile, 0 or 1.
    Pile(at: u8) = "pile" if at < 2,
    /// The extra pile.
    Extra = "extra",
    /// The discard pile: with the extra pile in the rack, small, or nothing but a place where cards fly to.
    Discards = "discards",
    /// The town hall: where guilders come from and go to.
    Bank = "bank",
    /// The statues that are left.
    Statues = "statues",
    /// The reputation track.
    Track = "track",
    /// A player's token on the reputation track, or in the town hall before its first step.
    Pawn(seat: Seat) = "pawn",
    /// A gate, from 0.
    Gate(gate: u8) = "gate" if (gate as usize) < GATES,
    /// A player's canal section: its next space, or its outermost token, is what a touch means.
    Section(seat: Seat, side: Side) = "section",
    // What a player has: in the large display, and in the panels of those who are small.
    /// A player's panel, or the display of the one who is large.
    Seat(seat: Seat) = "seat",
    /// A player's guilders.
    Purse(seat: Seat) = "purse",
    /// A player's points on the score track.
    Points(seat: Seat) = "points",
    /// A player's workers of a colour.
    Workers(seat: Seat, colour: Colour) = "workers",
    /// A player's threat markers of a colour.
    Threats(seat: Seat, colour: Colour) = "threats",
    /// A player's marker of a majority.
    Majority(seat: Seat, majority: Majority) = "majority",
    /// A house of the player who is large, with whoever lives there.
    House(seat: Seat, place: PlaceId) = "house" if is_place(place),
    /// The same in the panel of a player who is small: a touch enlarges the player.
    Window(seat: Seat, place: PlaceId) = "window" if is_place(place),
    /// The backs of a player's hand, in the panel.
    Hand(seat: Seat) = "hand",
    // The hand of the one who is nearest.
    /// A hand card whose face the viewer knows.
    Card(card: CardId) = "card" if (card as usize) < CARDS,
    /// A hand card whose face the viewer does not know: of this colour the so-manieth, from 0.
    Back(seat: Seat, colour: Colour, at: u8) = "back",
    // The sheet beside the hand.
    /// One of the six uses.
    Use(of: Use) = "use",
    /// A player's column, where something happens to the players one after the other, or one of them is to be chosen.
    Column(seat: Seat) = "column",
    /// A colour to choose: of a worker to take, a threat to send, a colour to name.
    Choice(colour: Colour) = "choice",
    /// An own section as a choice, larger than in the city.
    Bridge(side: Side) = "bridge",
    /// A person to copy, in whosever display.
    Model(seat: Seat, place: PlaceId) = "model" if is_place(place),
}

/// The symbol of a hand card's face, which the page holds for every card that can be dragged.
#[must_use]
pub fn symbol(card: CardId) -> String {
    ["br-card-", &card.to_string()].concat()
}

/// More backs of a colour than these are in no hand.
pub(super) const BACKS: u8 = 12;

impl Piece {
    /// Where the back lies of the card that is taken up: what becomes of a card that is laid face down, flies from there.
    #[must_use]
    pub const fn lifted(seat: Seat, colour: Colour) -> Self {
        Self::Back(seat, colour, BACKS)
    }
}
