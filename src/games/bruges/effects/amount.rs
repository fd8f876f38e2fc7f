//! How much: a number, a count of something, dice (RULES.md, Amounts).

use super::count::Count;
use super::{Block, Effects, Keys};
use crate::engine::{Fault, Part, Trouble};
use crate::games::bruges::colour::Colour;
use serde::{Deserialize, Serialize};

/// So many for each of something: `min(most, times * (count / of))`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Per {
    /// What is counted.
    pub what: Count,
    /// So many for each.
    pub times: u8,
    /// Each what: every `of` things count once.
    pub of: u8,
    /// At most so many in all.
    pub most: Option<u8>,
    /// An incomplete lot at the end counts, too.
    pub up: bool,
}

/// How much.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Amount {
    /// A number.
    Fixed(u8),
    /// For each of something.
    Per(Per),
    /// What the die of a colour shows.
    Die(Colour),
    /// What the highest die shows.
    HighestDie,
    /// The sum of so many dice of the owner's choice, each once. Only of what is gained.
    ChosenDice(u8),
    /// The sum of so many extra dice, rolled now. Only of what is gained.
    Roll(u8),
    /// The sum of amounts, which are in [`Effects::amounts`].
    Sum(Block),
}

/// Largest number that an amount may name.
const HIGHEST: u8 = 30;

impl Amount {
    /// An amount that follows from the table.
    pub(super) fn read(part: &Part<'_>, effects: &mut Effects) -> Result<Self, Fault> {
        let amount = Self::read_gain(part, effects)?;
        match amount {
            Self::ChosenDice(_) | Self::Roll(_) => Err(part.unfit("op")),
            known => Ok(known),
        }
    }

    /// An amount that may ask for a choice or for chance.
    pub(super) fn read_gain(part: &Part<'_>, effects: &mut Effects) -> Result<Self, Fault> {
        let Ok(mut entries) = part.entries() else { return Ok(Self::Fixed(part.bounded(0, HIGHEST)?)) };
        let per = entries.any(|(key, _)| key == "per");
        if per {
            part.keys(&["per", "mul", "div"], &["max", "round"])?;
            let round = part.read_if("round", |part| part.word(&["up"], |word| word))?;
            return Ok(Self::Per(Per {
                what: Count::read(&part.at("per")?)?,
                times: part.number("mul", 1, HIGHEST)?,
                of: part.number("div", 1, HIGHEST)?,
                most: part.read_if("max", |part| part.bounded(1, HIGHEST))?,
                up: round.is_some(),
            }));
        }
        let mut named = part.entries()?.filter(|(key, _)| !Part::is_remark(key));
        let Some((key, value)) = named.next() else { return Err(part.fault(Trouble::Missing)) };
        if let Some((_, other)) = named.next() {
            return Err(other.fault(Trouble::Unknown));
        }
        match key {
            "die" => {
                let word = |colour: Option<Colour>| colour.map_or("highest", Colour::key);
                let all: Vec<Option<Colour>> = Colour::ALL.map(Some).into_iter().chain([None]).collect();
                Ok(value.word(&all, word)?.map_or(Self::HighestDie, Self::Die))
            }
            "sum_dice" => {
                value.keys(&["choose"], &[])?;
                Ok(Self::ChosenDice(value.number("choose", 1, Colour::ALL.len() as u8)?))
            }
            "roll" => {
                const ROLLS: [&str; 5] = ["1d6", "2d6", "3d6", "4d6", "5d6"];
                let word = value.word(&ROLLS, |word| word)?;
                Ok(Self::Roll(1 + ROLLS.iter().position(|roll| *roll == word).unwrap_or(0) as u8))
            }
            "sum" => {
                let mut amounts = Vec::new();
                for item in value.items(1, 4)? {
                    amounts.push(Self::read(&item, effects)?);
                }
                Ok(Self::Sum(effects.amounts_of(amounts)))
            }
            _ => Err(value.fault(Trouble::Unknown)),
        }
    }
}
