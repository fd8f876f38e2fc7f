//! What is paid inside an effect (RULES.md, Costs). The worker that activates a person is no part of its effect.

use super::{Effects, Keys, amount::Amount};
use crate::engine::{Fault, Part};
use crate::games::bruges::colour::Colour;
use serde::{Deserialize, Serialize};

/// In what is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Means {
    /// Guilders.
    Guilders,
    /// Workers, of one colour or (none) of any.
    Workers(Option<Colour>),
}

/// A price inside an effect: all or nothing. If it cannot be paid, the remaining steps are skipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cost {
    /// In what.
    pub means: Means,
    /// How much.
    pub amount: Amount,
}

impl Cost {
    /// From the parameters `res`, `amount` and, for workers, `colour`.
    pub(super) fn read(part: &Part<'_>, effects: &mut Effects) -> Result<Self, Fault> {
        let means = match part.at("res")?.word(&["guilders", "workers"], |word| word)? {
            "guilders" => {
                if let Ok(colour) = part.at("colour") {
                    return Err(colour.unfit("res"));
                }
                Means::Guilders
            }
            _ => {
                let all: Vec<Option<Colour>> = Colour::ALL.map(Some).into_iter().chain([None]).collect();
                let word = |colour: Option<Colour>| colour.map_or("any", Colour::key);
                Means::Workers(part.at("colour")?.word(&all, word)?)
            }
        };
        Ok(Self { means, amount: Amount::read(&part.at("amount")?, effects)? })
    }

    pub(super) const KEYS: [&str; 2] = ["res", "amount"];
}

/// Whether a part has the parameters of a cost and these others.
pub(super) fn keys(part: &Part<'_>, others: &[&str], possible: &[&str]) -> Result<(), Fault> {
    let needed = [&["op"], Cost::KEYS.as_slice(), others].concat();
    part.keys(&needed, &[&["colour"], possible].concat())
}
