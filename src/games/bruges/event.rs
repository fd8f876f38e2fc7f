//! What happens, and who may know of it.

use super::colour::{COLOURS, Colour, Tally};
use super::components::CardId;
use super::houses::PlaceId;
use super::player::{Majority, Side};
use crate::engine::{Audience, Event as EventOf, Seat};
use serde::{Deserialize, Serialize};

/// Guilders, points and workers together: a gain, a loss, a price.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Purse {
    /// Guilders.
    pub guilders: u16,
    /// Points.
    pub points: u16,
    /// Workers.
    pub workers: Tally,
}

impl Purse {
    /// Guilders alone.
    #[must_use]
    pub fn of_guilders(guilders: u16) -> Self {
        Self { guilders, ..Self::default() }
    }

    /// Points alone.
    #[must_use]
    pub fn of_points(points: u16) -> Self {
        Self { points, ..Self::default() }
    }

    /// Workers of one colour alone.
    #[must_use]
    pub fn of_workers(colour: Colour, n: u8) -> Self {
        let mut purse = Self::default();
        purse.workers[colour.index()] = n;
        purse
    }

    /// Whether there is nothing in it.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A gate was dealt or chosen.
    Gate {
        /// Whose.
        seat: Seat,
        /// Which, from 0.
        gate: u8,
    },
    /// A card was drawn; its front is not looked at yet.
    Drew {
        /// Who.
        seat: Seat,
        /// From which pile.
        pile: u8,
        /// The colour of its back.
        colour: Colour,
    },
    /// Drawing was ended before the limit of the hand.
    Stopped {
        /// Who.
        seat: Seat,
    },
    /// The extra pile replaced a pile that ran out.
    ExtraPile {
        /// Which pile.
        pile: u8,
        /// The last round.
        last: u8,
    },
    /// The other pile was split, as a pile ran out.
    Split {
        /// Which pile ran out.
        pile: u8,
    },
    /// Both piles had run out, and the discard pile was shuffled.
    Reshuffled,
    /// The dice were rolled, by colour.
    Rolled {
        /// Who rolled.
        seat: Seat,
        /// What they show.
        dice: [u8; COLOURS],
    },
    /// A die was rerolled.
    Rerolled {
        /// Who had it rerolled.
        seat: Seat,
        /// Which die.
        colour: Colour,
        /// What it shows now.
        face: u8,
    },
    /// Extra dice were rolled.
    Threw {
        /// Who.
        seat: Seat,
        /// What they show; 0 for none.
        dice: [u8; COLOURS],
    },
    /// Threat markers came.
    Threatened {
        /// To whom.
        seat: Seat,
        /// Of each colour.
        markers: Tally,
        /// Whose person sent them; none for the dice.
        from: Option<Seat>,
    },
    /// A threat marker was returned.
    ThreatDiscarded {
        /// Who.
        seat: Seat,
        /// Its colour.
        colour: Colour,
        /// Points for it.
        points: u8,
    },
    /// A threat marker was handed over.
    ThreatMoved {
        /// From whom.
        from: Seat,
        /// To whom.
        to: Seat,
        /// Its colour.
        colour: Colour,
    },
    /// A circle was completed and its markers returned.
    Circle {
        /// Whose.
        seat: Seat,
        /// Its colour.
        colour: Colour,
        /// A person cancelled the damage.
        shielded: bool,
    },
    /// A house was lost.
    HouseLost {
        /// Whose.
        seat: Seat,
        /// Where it stood.
        place: PlaceId,
        /// The card, which comes to light.
        card: CardId,
        /// Who lived there, and is in hand again.
        person: Option<CardId>,
    },
    /// The outermost canal token of a section was lost.
    CanalLost {
        /// Whose.
        seat: Seat,
        /// Of which section.
        side: Side,
    },
    /// A person was lost; the house stays.
    PersonLost {
        /// Whose.
        seat: Seat,
        /// Where the person lived.
        place: PlaceId,
        /// Who.
        card: CardId,
    },
    /// Somebody advanced on the reputation track.
    Advanced {
        /// Who.
        seat: Seat,
        /// To which step.
        step: u8,
        /// Guilders paid.
        paid: u16,
    },
    /// Somebody did not.
    Stayed {
        /// Who.
        seat: Seat,
    },
    /// A card was played for workers.
    TookWorkers {
        /// Who.
        seat: Seat,
        /// The card.
        card: CardId,
        /// Of which colour.
        colour: Colour,
        /// How many.
        n: u8,
    },
    /// A card was played for guilders.
    TookGuilders {
        /// Who.
        seat: Seat,
        /// The card.
        card: CardId,
        /// The die that pays: of the colour that the card counts as.
        die: Colour,
        /// How many.
        guilders: u8,
    },
    /// A card was played against a threat; [`ThreatDiscarded`](Self::ThreatDiscarded) follows.
    Averted {
        /// Who.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// A canal token was built.
    CanalBuilt {
        /// Who.
        seat: Seat,
        /// The card played for it; none where an effect built it.
        card: Option<CardId>,
        /// In which section.
        side: Side,
        /// On which space, from 0.
        space: u8,
        /// Guilders paid.
        paid: u16,
        /// Points of the statue that came with it.
        statue: Option<u8>,
    },
    /// A house was built.
    HouseBuilt {
        /// Who.
        seat: Seat,
        /// Where.
        place: PlaceId,
        /// Its colour.
        colour: Colour,
        /// The card, in the version told to its owner only.
        card: Option<CardId>,
        /// Workers paid.
        workers: Tally,
    },
    /// A person was recruited.
    Recruited {
        /// Who.
        seat: Seat,
        /// The person.
        card: CardId,
        /// The place of the house.
        place: PlaceId,
        /// Guilders paid.
        paid: u16,
    },
    /// A person was activated.
    Activated {
        /// Who.
        seat: Seat,
        /// Where the person lives.
        place: PlaceId,
        /// The person.
        card: CardId,
        /// The worker paid.
        worker: Option<Colour>,
    },
    /// A person answers an occasion, and that changes something unless it is declined.
    Answered {
        /// Who.
        seat: Seat,
        /// The person.
        card: CardId,
        /// It may still be declined.
        may_decline: bool,
    },
    /// A rotated person was used again by another.
    Reused {
        /// Who.
        seat: Seat,
        /// The person used again.
        card: CardId,
    },
    /// An arrow person was copied.
    Copied {
        /// Who.
        seat: Seat,
        /// The person copied.
        card: CardId,
        /// In whose display it lies.
        of: Seat,
    },
    /// The next card counts as this colour.
    Named {
        /// Who.
        seat: Seat,
        /// Which colour.
        colour: Colour,
    },
    /// Something came from the bank.
    Gained {
        /// Who.
        seat: Seat,
        /// What.
        purse: Purse,
    },
    /// Something went to the bank: paid or lost.
    Lost {
        /// Who.
        seat: Seat,
        /// What.
        purse: Purse,
    },
    /// Something changed hands.
    Gave {
        /// From whom.
        from: Seat,
        /// To whom.
        to: Seat,
        /// What.
        purse: Purse,
    },
    /// A hand card was discarded.
    Discarded {
        /// Who.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// A worker was swapped.
    Swapped {
        /// Who.
        seat: Seat,
        /// Given.
        from: Colour,
        /// Taken.
        to: Colour,
    },
    /// All own persons were straightened.
    Straightened {
        /// Who.
        seat: Seat,
    },
    /// What was offered was declined.
    Declined {
        /// Who.
        seat: Seat,
        /// The person whose effect offered it; none where an action did: more threat markers than one.
        card: Option<CardId>,
    },
    /// A turn of the action phase ended.
    TurnEnded {
        /// Whose.
        seat: Seat,
    },
    /// A majority marker was flipped.
    Flipped {
        /// Whose.
        seat: Seat,
        /// Which.
        majority: Majority,
    },
    /// A round ended; persons are straightened.
    RoundEnded {
        /// Which.
        round: u8,
        /// All hands are open then: the game is over.
        last: bool,
    },
}

impl EventOf for Event {
    fn audience(&self) -> Audience {
        match self {
            Self::HouseBuilt { seat, card: Some(_), .. } => Audience::Only(*seat),
            Self::HouseBuilt { seat, card: None, .. } => Audience::Except(*seat),
            _ => Audience::All,
        }
    }

    /// A card played or discarded from a hand is no barrier: whoever takes it back knew it and has learnt nothing, and a slip
    /// stays easy to mend, under strict undo too. A house is not lost by a slip: that is asked twice.
    fn reveals(&self) -> bool {
        matches!(
            self,
            Self::Drew { .. }
                | Self::ExtraPile { .. }
                | Self::Split { .. }
                | Self::Reshuffled
                | Self::Rolled { .. }
                | Self::Rerolled { .. }
                | Self::Threw { .. }
                | Self::HouseLost { .. }
                | Self::RoundEnded { last: true, .. }
        )
    }

    fn seat(&self) -> Option<Seat> {
        match self {
            Self::Gate { seat, .. }
            | Self::Drew { seat, .. }
            | Self::Stopped { seat }
            | Self::Rolled { seat, .. }
            | Self::Rerolled { seat, .. }
            | Self::Threw { seat, .. }
            | Self::Threatened { seat, .. }
            | Self::ThreatDiscarded { seat, .. }
            | Self::ThreatMoved { from: seat, .. }
            | Self::Circle { seat, .. }
            | Self::HouseLost { seat, .. }
            | Self::CanalLost { seat, .. }
            | Self::PersonLost { seat, .. }
            | Self::Advanced { seat, .. }
            | Self::Stayed { seat }
            | Self::TookWorkers { seat, .. }
            | Self::TookGuilders { seat, .. }
            | Self::Averted { seat, .. }
            | Self::CanalBuilt { seat, .. }
            | Self::HouseBuilt { seat, .. }
            | Self::Recruited { seat, .. }
            | Self::Activated { seat, .. }
            | Self::Answered { seat, .. }
            | Self::Reused { seat, .. }
            | Self::Copied { seat, .. }
            | Self::Named { seat, .. }
            | Self::Gained { seat, .. }
            | Self::Lost { seat, .. }
            | Self::Gave { from: seat, .. }
            | Self::Discarded { seat, .. }
            | Self::Swapped { seat, .. }
            | Self::Straightened { seat }
            | Self::Declined { seat, .. }
            | Self::TurnEnded { seat }
            | Self::Flipped { seat, .. } => Some(*seat),
            Self::ExtraPile { .. } | Self::Split { .. } | Self::Reshuffled | Self::RoundEnded { .. } => None,
        }
    }
}
