//! How persons answer (RULES.md, Answers).

use super::occasion::Occasion;
use super::step::Place;
use super::target::Whose;
use super::{Block, Effects, Keys};
use crate::engine::{Fault, Part};
use serde::{Deserialize, Serialize};

/// What a person does on an occasion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answer {
    /// On which occasion.
    pub occasion: Occasion,
    /// Whose doing is answered.
    pub whose: Whose,
    /// The steps of the answer.
    pub steps: Block,
    /// At most once a round.
    pub once_a_round: bool,
    /// The owner is asked; else it happens by itself.
    pub optional: bool,
    /// Once for every step advanced, not once for an advance of several.
    pub per_step: bool,
    /// Only persons with a printed price of at least so many guilders are answered.
    pub price_from: u8,
    /// The person's own coming is not answered.
    pub others_only: bool,
}

impl Answer {
    pub(super) fn read(part: &Part<'_>, effects: &mut Effects) -> Result<Self, Fault> {
        part.keys(
            &["op", "event", "who", "do"],
            &["limit", "optional", "per_step", "cost_min", "other_than_this"],
        )?;
        let occasion = part.at("event")?.word(&Occasion::ALL, Occasion::key)?;
        let of_persons = |key: &str| match part.at(key) {
            Ok(found) if occasion != Occasion::PersonRecruited => Err(found.unfit("event")),
            _ => Ok(()),
        };
        of_persons("cost_min")?;
        of_persons("other_than_this")?;
        match part.at("per_step") {
            Ok(found) if occasion != Occasion::ReputationAdvanced => return Err(found.unfit("event")),
            _ => {}
        }
        let limit = part.read_if("limit", |part| part.word(&["once_per_round"], |word| word))?;
        let steps = effects.block(&part.at("do")?, Place::Answer(occasion))?;
        Ok(Self {
            occasion,
            whose: part.at("who")?.word(&Whose::ALL, Whose::key)?,
            steps,
            once_a_round: limit.is_some(),
            optional: part.flag_if("optional")?.unwrap_or(false),
            per_step: part.flag_if("per_step")?.unwrap_or(false),
            price_from: part.read_if("cost_min", |part| part.bounded(0, 30_u8))?.unwrap_or(0),
            others_only: part.flag_if("other_than_this")?.unwrap_or(false),
        })
    }
}
