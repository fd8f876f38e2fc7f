//! The steps of effects: one `op` each (RULES.md, Steps).

mod reading;

pub(super) use reading::{Before, Place};

use super::Block;
use super::amount::Amount;
use super::condition::Condition;
use super::cost::Cost;
use super::resource::{Gain, Resource};
use super::target::Target;
use crate::games::bruges::colour::Colour;
use crate::games::bruges::group::Group;
use serde::{Deserialize, Serialize};

/// How many cards are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Draws {
    /// So many.
    Fixed(u8),
    /// As many as the effect just discarded.
    AsDiscarded,
}

/// Which of the own threat markers are discarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Markers {
    /// Of any colours.
    Any,
    /// Of one colour, which the first one decides.
    Same,
    /// Of this colour.
    Of(Colour),
}

/// What a canal token costs that an effect builds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CanalPrice {
    /// Nothing.
    Free,
    /// The printed price.
    Printed,
    /// Twice the printed price.
    Double,
}

/// One step of an effect. Its owner is "you".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// `gain`: from the bank.
    Gain {
        /// What.
        what: Gain,
        /// How much.
        amount: Amount,
    },
    /// `pay`: all or nothing; where it cannot be paid the remaining steps are skipped.
    Pay(Cost),
    /// `pay_up_to`: up to so much, and steps for each unit.
    PayUpTo {
        /// The most that may be paid.
        most: Cost,
        /// For each unit.
        each: Block,
    },
    /// `lose`: the targets lose up to the amount; points not below 0.
    Lose {
        /// What.
        what: Resource,
        /// How much.
        amount: Amount,
        /// Who.
        who: Target,
        /// Only those with a person of this group.
        with: Option<Group>,
    },
    /// `transfer`: the targets give the amount to the owner, as much as there is. Givers pick the colours of workers.
    Collect {
        /// What.
        what: Resource,
        /// How much.
        amount: Amount,
        /// From whom.
        from: Target,
    },
    /// `transfer`: the owner gives the amount to each target, as much as there is.
    Give {
        /// What.
        what: Resource,
        /// How much.
        amount: Amount,
        /// To whom.
        to: Target,
    },
    /// `convert_workers`: swap up to so many own workers for others.
    Convert(u8),
    /// `draw`: from the piles, choosing one for each card.
    Draw(Draws),
    /// `discard`: hand cards of the owner's choice.
    Discard {
        /// How many; none for any number.
        n: Option<u8>,
        /// May be declined, which skips the remaining steps.
        optional: bool,
        /// For each card.
        each: Block,
    },
    /// `threat_add`: markers for the targets; circles are resolved at once, target by target.
    AddThreats {
        /// Which colour; none for one of the owner's choice.
        colour: Option<Colour>,
        /// How many.
        n: u8,
        /// To whom.
        who: Target,
    },
    /// `threat_remove`: discard own markers.
    RemoveThreats {
        /// Up to so many; none for all.
        n: Option<u8>,
        /// Which.
        markers: Markers,
        /// Points for each, or none if they bring no points.
        points: Option<u8>,
        /// For each marker.
        each: Block,
    },
    /// `threat_move`: own markers go to the target; no points.
    MoveThreats {
        /// How many.
        n: u8,
        /// Which colour; none for any.
        colour: Option<Colour>,
        /// To whom.
        to: Target,
    },
    /// `canal_build`: a token on a next own space, whatever its colour, without a card.
    BuildCanal {
        /// What it costs.
        price: CanalPrice,
        /// May be declined, which skips the remaining steps.
        optional: bool,
    },
    /// `canal_remove`: outermost tokens; the target chooses the section.
    RemoveCanals {
        /// How many.
        n: u8,
        /// Whose.
        who: Target,
    },
    /// `house_build`: a hand card becomes a house, without a worker.
    BuildHouse,
    /// `fire`: each target discards an empty house or an outermost canal token of their choice, if able.
    Fire(Target),
    /// `extra_action`: one more card for any of the six actions, if the owner likes.
    ExtraAction,
    /// `extra_recruit`: recruit a person from hand for less, if the owner likes.
    ExtraRecruit {
        /// Guilders less.
        discount: u8,
    },
    /// `reputation_advance`: steps on the reputation track, at a price each; stops at the top.
    Advance {
        /// How many steps.
        steps: u8,
        /// Guilders a step.
        price: u8,
    },
    /// `ready_persons`: straighten the own persons.
    Straighten,
    /// `reuse_person`: the effect of another own rotated worker person, without its worker.
    Reuse,
    /// `copy_immediate`: the effect of another arrow person in any display.
    CopyArrow,
    /// `reroll_die`: so many dice are rerolled.
    Reroll(u8),
    /// `if`: steps that depend on a condition.
    If {
        /// The condition.
        condition: Condition,
        /// Where it holds.
        then: Block,
        /// Where it does not.
        otherwise: Block,
    },
    /// `score`: points in the final scoring.
    Score(Amount),
    /// `modify` of `card.colour`: the next card played this turn counts as a colour of the owner's choice.
    NameColour,
}

impl Step {
    /// Whom it touches besides the one who decides; none where it touches nobody else.
    #[must_use]
    pub const fn target(&self) -> Option<Target> {
        match *self {
            Self::Lose { who, .. }
            | Self::Collect { from: who, .. }
            | Self::Give { to: who, .. }
            | Self::AddThreats { who, .. }
            | Self::MoveThreats { to: who, .. }
            | Self::RemoveCanals { who, .. }
            | Self::Fire(who) => Some(who),
            _ => None,
        }
    }
}
