//! Why an action is not legal.

use super::colour::Colour;

/// What an action would break; one sentence each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Something else is to be decided now.
    NotNow,
    /// The game is over.
    Over,
    /// The card is not in hand.
    NotInHand,
    /// There is no such thing.
    Nothing,
    /// The gate is taken.
    GateTaken,
    /// The pile is empty.
    PileEmpty,
    /// The hand has to be refilled first.
    DrawOn,
    /// So many guilders are missing.
    Guilders {
        /// How many.
        missing: u16,
    },
    /// There is no such worker.
    Worker(Colour),
    /// There is no such threat marker.
    Marker(Colour),
    /// The section is complete.
    SectionFull,
    /// The next space of the section has another colour.
    CanalColour(Colour),
    /// The section has no token.
    NoToken,
    /// There is no room for another house.
    NoPlace,
    /// There is no house there.
    NoHouse,
    /// Somebody lives there already.
    Occupied,
    /// Nobody lives there.
    NoPerson,
    /// Somebody lives in a house that must be empty to burn.
    Inhabited,
    /// The person has nothing to answer, or has answered.
    NoAnswer,
    /// The person is none with a worker that was used in this round.
    NotReusable,
    /// The person has no arrow that could be copied.
    NoArrow,
    /// There is no complete circle of these threats to suffer.
    NoCircle(Colour),
    /// The person is not activated in a turn.
    NotActivated,
    /// The person was activated this round.
    Rotated,
    /// The person would change nothing now.
    NoEffect,
    /// The card of this turn is played.
    Played,
    /// A card has to be played first.
    NotPlayed,
    /// What is to be done may not be declined.
    Mandatory,
    /// The colour is not to be had here.
    Colour(Colour),
    /// The die is chosen already.
    DieChosen,
    /// Persons of others do not touch this player.
    Immune,
    /// Gates are chosen before the first round.
    GatesStand,
    /// Cards are drawn at the start of a round.
    NotDrawing,
    /// Reputation is paid for after the dice have been rolled.
    NotAdvancing,
    /// A canal is built with a card.
    CanalByCard,
    /// A marker is discarded with a card.
    MarkerByCard,
    /// Workers pay for activating persons.
    WorkersPay,
    /// The worker to swap comes before the colour to swap it for.
    SwapFrom,
}
