//! Why an action is not legal: each becomes one sentence.

use super::wall::Size;

/// The step that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// Hanging the starting painting.
    Start,
    /// Choosing a lot.
    Choose,
    /// Bidding.
    Bid,
    /// Taking a lot.
    Take,
    /// Hanging, storing or otherwise settling a painting.
    Painting,
    /// Taking a decor tile.
    TakeDecor,
    /// Laying the decor tile in hand.
    LayDecor,
    /// Releasing the assistant's tile, or ending the turn.
    EndTurn,
    /// Keeping this round's tiles or taking them back.
    Rehang,
    /// Confirming or cancelling what was hung anew.
    Confirm,
}

/// Why an action is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// Another step is due.
    NotNow {
        /// The step that is due.
        due: Due,
    },
    /// There is no such pile, lot, painting or size.
    NoSuchThing,
    /// The pile has no painting left that is not chosen yet.
    PileEmpty,
    /// The card is not in hand: it was played, or does not exist.
    CardNotInHand(u8),
    /// Somebody took that lot.
    LotTaken,
    /// It would leave the wall.
    OffTheWall,
    /// Something hangs there already.
    Covered,
    /// It would touch nothing.
    TouchesNothing,
    /// A starting painting covers a star.
    NoStar,
    /// Decor is laid flat.
    NotUpright,
    /// The assistant has a tile already.
    AssistantFull,
    /// The assistant has no tile.
    AssistantEmpty,
    /// A tile stored in this round stays with the assistant.
    StoredThisRound,
    /// The tile has no place on the wall now.
    FitsNowhere,
    /// A painting from the museum is hung at once.
    HangAtOnce,
    /// The painting fits on the wall, so it is hung or stored.
    Fits,
    /// The museum has a painting to exchange for.
    ExchangePossible,
    /// Only paintings that lie in the museum can be had.
    NotInMuseum,
    /// Only a painting of the same genre can be had.
    OtherGenre,
    /// Only a painting of another size can be had.
    SameShape,
    /// That painting does not fit either.
    ExchangeDoesNotFit,
    /// Re-hanging brings no exchange and no excess painting (RULES.md, Hanging anew).
    NotInRehang,
    /// The reward is smaller.
    RewardIs(u8),
    /// No tile of this size can be had.
    NoneLeft(Size),
    /// A tile of this size has no place.
    NoRoom(Size),
    /// With this tile the shields could no longer add up.
    MustAddUp(u8),
    /// The rest of the reward would have no place then.
    RestHasNoPlace,
    /// The painting that is still to be hung anew would have no place then.
    NoPlaceLeft,
    /// However the tiles were hung anew, they would hang as they do.
    NothingToChange,
    /// Rewards may not be declined.
    MustTake,
}
