//! Decisions: one touch each.

use super::colour::Colour;
use super::components::CardId;
use super::houses::PlaceId;
use super::player::Side;
use crate::engine::Seat;
use serde::{Deserialize, Serialize};

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Choose a gate, from 0 (an option).
    Gate(u8),
    /// Draw the top card of a pile, 0 or 1.
    Draw(u8),
    /// Draw no more, where the hand may hold more than others.
    Stop,
    /// Pay for a step on the reputation track.
    Advance,
    /// Do not.
    Stay,
    /// Play a card for workers of its colour.
    TakeWorkers(CardId),
    /// Play a card for guilders, as many as the die of its colour shows.
    TakeGuilders(CardId),
    /// Play a card to discard a threat marker of its colour.
    DiscardThreat(CardId),
    /// Play a card to build a canal token.
    BuildCanal {
        /// The card.
        card: CardId,
        /// In which section.
        side: Side,
    },
    /// Play a card face down as a house; or build it by an effect.
    BuildHouse(CardId),
    /// Play a card face up on an empty house.
    Recruit {
        /// The card.
        card: CardId,
        /// The place of the house.
        place: PlaceId,
    },
    /// Activate a person.
    Activate {
        /// Where the person lives.
        place: PlaceId,
        /// The worker that is paid.
        worker: Option<Colour>,
    },
    /// End the turn.
    EndTurn,
    /// Do without what is offered, or stop.
    Pass,
    /// Have the person answer.
    Use,
    /// The person in this place answers first.
    AnswerFirst(PlaceId),
    /// Discard a hand card.
    Discard(CardId),
    /// Take, pay or give a worker of this colour; or take several, where they are all alike.
    Worker(Colour),
    /// Pay a guilder.
    Guilder,
    /// Swap a worker.
    Swap {
        /// Given.
        from: Colour,
        /// Taken.
        to: Colour,
    },
    /// A threat marker of this colour: to discard, to hand over, to send; or the circle to resolve first.
    Marker(Colour),
    /// A die: to add to the sum, to reroll.
    Die(Colour),
    /// The next card counts as this colour.
    Name(Colour),
    /// Choose an opponent.
    Target(Seat),
    /// Build a canal token by an effect.
    Canal(Side),
    /// Lose the outermost token of a section.
    LoseCanal(Side),
    /// Lose a house.
    LoseHouse(PlaceId),
    /// Lose a person.
    LosePerson(PlaceId),
    /// Use a rotated person again.
    Reuse(PlaceId),
    /// Copy an arrow person.
    Copy {
        /// In whose display.
        seat: Seat,
        /// Where the person lives.
        place: PlaceId,
    },
}
