//! Why an action is not legal.

use super::components::{Art, Material};

/// What an action would break; one sentence each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Something else is to be decided now.
    NotNow,
    /// The game is over.
    Over,
    /// There is no such thing.
    Nothing,
    /// The architect is taken.
    ArchitectTaken,
    /// Black artworks cannot be chosen.
    Black,
    /// No artwork of that colour is left.
    NoArtwork(Art),
    /// The space is not active.
    Asleep,
    /// A worker stands there.
    Occupied,
    /// A house stands there.
    HasHouse,
    /// A worker needs one franc at least.
    NoStake,
    /// So many francs are missing.
    Francs {
        /// How many.
        missing: u16,
    },
    /// So many workers are missing.
    Workers {
        /// How many.
        missing: u8,
    },
    /// The action would have no effect (an option).
    NoEffect,
    /// What is chosen would have no effect.
    Idle,
    /// There is no artwork of that colour to sell.
    NotOwned(Art),
    /// An artwork of that colour is displayed.
    Displayed(Art),
    /// The marker cannot come there in exactly as many steps as artworks are owned.
    OutOfReach {
        /// How many steps.
        steps: u8,
        /// How many more a card allows.
        more: u8,
    },
    /// There is no noble.
    NoNoble,
    /// The noble was used in this round.
    Exhausted,
    /// No cube of that material is left.
    NoMaterial(Material),
    /// So many jokers are missing.
    Jokers {
        /// How many.
        missing: u8,
    },
    /// The needles ask for something else.
    Payment,
    /// It would leave no place for the building.
    LeavesNoPlace,
    /// What would be paid is not there.
    Unaffordable,
    /// The needle would come to lie on the other one.
    NeedleBlocked,
    /// Without this artwork on display there would still be nothing to sell.
    LeavesNoSale,
    /// The house could not be paid for then.
    LeavesNoPayment,
    /// The stock exchange card does not name that place for the corner.
    NotACorner,
    /// The card does not offer that.
    NotOnCard,
    /// All players with most francs in a column take the reward; the card cannot be kept.
    Tied,
    /// The card adds no points to a zone.
    NoPoints,
    /// A card was put under that zone in this round.
    ZoneUsed,
    /// Somebody who could be paid may not be left unpaid.
    Payable,
    /// The francs do not last for all the others.
    TooDear {
        /// Francs missing.
        missing: u16,
    },
    /// What is to be done may not be declined.
    Mandatory,
    /// So many travellers are missing.
    Travellers {
        /// How many.
        missing: u8,
    },
    /// More travellers than the action costs workers.
    TooManyTravellers,
    /// A Belle Époque tile lies on the space.
    HasTile,
    /// A pavilion stands there.
    HasPavilion,
    /// So much glass is missing for the surcharge.
    Glass {
        /// How much.
        missing: u8,
    },
    /// A worker stands on the tile.
    TileTaken,
    /// There is no white artwork of that kind.
    NoWhite(Art),
    /// A white artwork is displayed.
    WhiteDisplayed,
    /// The noble was not used in this round.
    NotExhausted,
    /// So many francs do not lie there.
    NotStaked,
    /// No such cube is there to give or to take.
    NoCube,
    /// Nobody but who has most francs there wins the card.
    NotWon,
    /// The column is active, or holds no card.
    NotBelow,
    /// No own worker stands there.
    NoWorker,
    /// Another turn has to be a placement.
    MustPlace,
    /// A turn begins with a worker or with passing; an action leads to what is done with this.
    NeedsAction,
    /// The corner lies where it is until the next round.
    CornerLies,
    /// Cards come under zones once all have passed.
    NotTucking,
}
