//! The vocabulary of effects (RULES.md, Effects): what every person does, as data.
//!
//! A person's effect is a list of [`Step`]s, or of [`Standing`] effects, read from `components.json` (and from an edition) by
//! word: one file an idea here. Steps inside steps (for each card discarded, if a condition holds, in answer to an event) are
//! [`Block`]s. All steps of the box lie in one list, [`Effects`], so that a step being carried out is a number in the state.
//!
//! One interpreter carries them out (`rules/`); the sentence on a card, the preview of what it would bring, the reason of a
//! hint and a computer player's estimate are made from the same steps. Nothing anywhere knows a card by its name.

pub mod amount;
pub mod answer;
pub mod condition;
pub mod cost;
pub mod count;
pub mod hook;
pub mod immunity;
mod keys;
pub mod occasion;
pub mod resource;
pub mod step;
pub mod target;
pub mod trigger;

pub use amount::{Amount, Per};
pub use answer::Answer;
pub use condition::{Condition, Contest, Order};
pub use cost::{Cost, Means};
pub use count::{Count, Faces, Persons};
pub use hook::{Discount, Hook};
pub use immunity::Immunity;
pub use occasion::Occasion;
pub use resource::{Gain, Resource, WorkerKind};
pub use step::{CanalPrice, Draws, Markers, Step};
pub use target::{Target, Whose};
pub use trigger::{Icon, Trigger};

use crate::engine::{Fault, Part, Trouble};
use keys::Keys;
use serde::{Deserialize, Serialize};
use step::{Before, Place};

/// A run of steps (or of standing effects, or amounts) in their list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Block {
    /// Number of the first.
    pub first: u16,
    /// How many.
    pub len: u8,
}

impl Block {
    /// Whether there is nothing in it.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }

    fn range(self) -> std::ops::Range<usize> {
        let first = usize::from(self.first);
        first..first + usize::from(self.len)
    }
}

/// What holds, or waits for an occasion, while the person is in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Standing {
    /// `modify`: something costs or brings something else.
    Modify(Hook),
    /// `on`: an answer to an occasion.
    On(Answer),
    /// `immune`.
    Immune(Immunity),
}

/// What a person does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Effect {
    /// Steps, carried out when the trigger says so: see [`Effects::steps`].
    Steps(Block),
    /// Standing effects and answers: see [`Effects::standing`].
    Standing(Block),
}

/// The effects of all persons.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Effects {
    steps: Vec<Step>,
    standing: Vec<Standing>,
    amounts: Vec<Amount>,
}

/// Most steps of one list, and deepest nesting of lists.
const MOST_STEPS: usize = 8;
const DEEPEST: usize = 4;

impl Effects {
    /// The steps of a block.
    #[must_use]
    pub fn steps(&self, block: Block) -> &[Step] {
        &self.steps[block.range()]
    }

    /// The step of a number, as it stands in a block.
    #[must_use]
    pub fn step(&self, number: u16) -> &Step {
        &self.steps[usize::from(number)]
    }

    /// The standing effects of a block.
    #[must_use]
    pub fn standing(&self, block: Block) -> &[Standing] {
        &self.standing[block.range()]
    }

    /// The amounts of a block.
    #[must_use]
    pub fn amounts(&self, block: Block) -> &[Amount] {
        &self.amounts[block.range()]
    }

    /// How many steps there are in the box.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.steps.len()
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    fn amounts_of(&mut self, amounts: Vec<Amount>) -> Block {
        lay(&mut self.amounts, amounts)
    }

    /// Reads the effect of a card with this trigger.
    pub(super) fn read(&mut self, list: &Part<'_>, trigger: Trigger) -> Result<Effect, Fault> {
        if !trigger.is_standing() {
            let place = match trigger {
                Trigger::FinalScoring => Place::Final,
                Trigger::Immediate => Place::Arrow,
                _ => Place::Turn,
            };
            let block = self.block(list, place)?;
            return if block.is_empty() {
                Err(list.fault(Trouble::Missing))
            } else {
                Ok(Effect::Steps(block))
            };
        }
        let mut standing = Vec::new();
        for part in list.items(1, MOST_STEPS)? {
            standing.push(match part.at("op")?.word(&["modify", "on", "immune"], |word| word)? {
                "modify" => Standing::Modify(Hook::read(&part)?),
                "on" => Standing::On(Answer::read(&part, self)?),
                _ => Standing::Immune(Immunity::read(&part)?),
            });
        }
        Ok(Effect::Standing(lay(&mut self.standing, standing)))
    }

    /// Reads a list of steps; those inside them come first.
    fn block(&mut self, list: &Part<'_>, place: Place) -> Result<Block, Fault> {
        if list.place().matches("].").count() > DEEPEST + 1 {
            return Err(list.fault(Trouble::TooLong));
        }
        let mut before = Before::default();
        let mut steps = Vec::new();
        for part in list.items(0, MOST_STEPS)? {
            steps.push(Step::read(&part, self, place, &mut before)?);
        }
        Ok(lay(&mut self.steps, steps))
    }
}

fn lay<T>(list: &mut Vec<T>, things: Vec<T>) -> Block {
    let block = Block { first: list.len() as u16, len: things.len() as u8 };
    list.extend(things);
    block
}
