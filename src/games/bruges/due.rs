//! What is due: the stage of the round, and on the stack whatever has to be done before it goes on.

use super::colour::Colour;
use super::components::CardId;
use super::effects::Occasion;
use super::houses::{PLACES, PlaceId};
use crate::engine::{Pending, Seat};
use serde::{Deserialize, Serialize};

/// Room on the stack. Effects nest at most [`DEEPEST`] deep, and lapse where there is no room left.
pub(super) const ROOM: usize = 48;

/// How deep effects nest; what would go deeper lapses (RULES.md, No end).
pub(super) const DEEPEST: u8 = 16;

/// Room that an effect needs to begin.
pub(super) const NEEDED: usize = 8;

/// The stack of what is open.
pub type Stack = Pending<Why, ROOM>;

/// The stage of the round (RULES.md, The round). Those that stand in brackets pass by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Stage {
    /// Choosing a gate, seat by seat (an option).
    Gates,
    /// Refilling the hand, seat by seat.
    Draw,
    /// (The hand was refilled.)
    Refilled,
    /// (The dice are rolled.)
    Roll,
    /// (Threats come, seat by seat.)
    Threats,
    /// (They have come.)
    Threatened,
    /// Advancing on the reputation track, seat by seat.
    Advance,
    /// (That is decided.)
    Advanced,
    /// The turns of the action phase.
    Turn,
    /// (The four laps are over, seat by seat.)
    CardsPlayed,
    /// (What that brings is done.)
    Cleared,
    /// (The majorities, one by one; the lap counts them.)
    Majorities,
    /// (All are checked, seat by seat.)
    Checked,
    /// (The round ends.)
    Close,
    /// The game is over.
    Over,
}

/// An effect being carried out, for the seat on whose behalf it is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Run {
    /// The next step.
    pub next: u16,
    /// The step after the last.
    pub end: u16,
    /// Whose effect it is.
    pub card: CardId,
    /// Who caused what is answered, else the owner.
    pub actor: Seat,
    /// The colour of the worker paid last.
    pub paid: Option<Colour>,
    /// Cards discarded so far.
    pub discarded: u8,
    /// Effects that this one is inside of.
    pub nest: u8,
    /// The first step may be declined, with whatever follows.
    pub may_decline: bool,
}

/// Players who are touched one after the other, clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Round {
    /// The step that touches them.
    pub step: u16,
    /// Whose effect it is.
    pub card: CardId,
    /// Who is next.
    pub next: Seat,
    /// How many are left.
    pub left: u8,
    /// Effects that this one is inside of.
    pub nest: u8,
}

/// An occasion being answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Asking {
    /// Which.
    pub occasion: Occasion,
    /// Whom it concerns.
    pub actor: Seat,
    /// The person recruited.
    pub card: Option<CardId>,
    /// Steps advanced.
    pub steps: u8,
    /// How many seats have answered.
    pub seats: u8,
    /// Places of the persons of the present seat that have answered, a bit each.
    pub done: [u8; PLACES / 8],
    /// Effects that this is inside of.
    pub nest: u8,
}

impl Asking {
    pub(super) const fn is_done(&self, place: PlaceId) -> bool {
        self.done[place as usize / 8] >> (place % 8) & 1 == 1
    }

    pub(super) const fn did(&mut self, place: PlaceId) {
        self.done[place as usize / 8] |= 1 << (place % 8);
    }
}

/// What is open. Whatever the rules carry out themselves is there only between two decisions below another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Why {
    /// Carried out by itself: an effect.
    Effect(Run),
    /// Carried out by itself: a step that touches several.
    Round(Round),
    /// Carried out by itself: an occasion and its answers.
    Asking(Asking),
    /// Carried out by itself: completed circles of the seat.
    Circles {
        /// Effects that this is inside of.
        nest: u8,
    },
    /// Which of several own answers comes first.
    Order,
    /// Whether to answer.
    Offer {
        /// Where the person lives.
        place: PlaceId,
        /// Which of its standing effects.
        at: u8,
        /// Whom the occasion concerns.
        actor: Seat,
        /// Effects that this is inside of.
        nest: u8,
    },
    /// Which circle to resolve first.
    FirstCircle {
        /// Effects that this is inside of.
        nest: u8,
    },
    /// A house or a canal token to lose to a completed circle.
    Burn,
    /// A person to lose to a completed circle.
    Plague,
    /// An empty house or a canal token to lose to a person of another.
    Fire,
    /// Canal tokens to lose.
    LoseCanals {
        /// How many.
        left: u8,
    },
    /// Workers to give away.
    GiveWorkers {
        /// How many.
        left: u8,
        /// To whom; none for the supply.
        to: Option<Seat>,
    },
    /// Cards to draw, from a pile each.
    Draw {
        /// How many.
        left: u8,
    },
    /// Hand cards to discard.
    Discard {
        /// How many at most.
        left: u8,
        /// One may stop.
        may_pass: bool,
        /// Stopping before the first skips what follows.
        optional: bool,
        /// The step.
        step: u16,
    },
    /// Workers to take.
    TakeWorkers {
        /// How many.
        left: u8,
        /// Colours that are not to be had, a bit each.
        not: u8,
        /// Each of another colour.
        different: bool,
    },
    /// So many workers to take, all of one colour.
    TakeAlike {
        /// How many.
        n: u8,
        /// Colours that are not to be had, a bit each.
        not: u8,
    },
    /// Workers to pay.
    PayWorkers {
        /// How many.
        left: u8,
    },
    /// Units to pay, as many as one likes.
    PayUpTo {
        /// How many at most.
        left: u8,
        /// The step.
        step: u16,
    },
    /// Workers to swap, as many as one likes.
    Convert {
        /// How many at most.
        left: u8,
    },
    /// Dice to choose for their sum.
    Dice {
        /// How many.
        left: u8,
        /// Those chosen, a bit each.
        chosen: u8,
        /// The step.
        step: u16,
    },
    /// A die to reroll.
    Reroll {
        /// How many.
        left: u8,
        /// One may stop.
        may_pass: bool,
    },
    /// An opponent to choose.
    Target {
        /// The step that touches the opponent.
        step: u16,
    },
    /// A colour of threat markers to choose for another.
    NameThreat {
        /// How many markers.
        n: u8,
        /// Who receives them.
        to: Seat,
    },
    /// Own threat markers to discard.
    Markers {
        /// How many at most.
        left: u8,
        /// Their colour, where it is decided.
        of: Option<Colour>,
        /// The step.
        step: u16,
    },
    /// More threat markers to discard by the action.
    MoreMarkers {
        /// How many at most.
        left: u8,
        /// Their colour.
        of: Colour,
    },
    /// Own threat markers to hand over.
    MoveMarkers {
        /// How many.
        left: u8,
        /// To whom.
        to: Seat,
        /// Their colour, where it is given.
        of: Option<Colour>,
    },
    /// A section in which to build.
    Canal {
        /// The step.
        step: u16,
        /// One may do without.
        may_pass: bool,
    },
    /// A hand card to build as a house.
    House,
    /// One more card for any action.
    ExtraAction,
    /// One more person for less.
    ExtraRecruit {
        /// Guilders less.
        discount: u8,
    },
    /// A rotated person to use again.
    Reuse,
    /// An arrow person to copy.
    Copy,
    /// The colour that the next card counts as.
    NameColour,
}

impl Why {
    /// Whether the rules carry it out themselves.
    #[must_use]
    pub const fn is_automatic(&self) -> bool {
        matches!(self, Self::Effect(_) | Self::Round(_) | Self::Asking(_) | Self::Circles { .. })
    }

    /// Whether it is decided by a look into the hand.
    #[must_use]
    pub const fn needs_hand(&self) -> bool {
        matches!(self, Self::Discard { .. } | Self::House | Self::ExtraAction | Self::ExtraRecruit { .. })
    }
}
