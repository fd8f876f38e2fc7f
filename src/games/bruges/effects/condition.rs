//! Conditions of a step (RULES.md, Amounts).

use super::amount::Amount;
use super::count::Faces;
use super::{Effects, Keys};
use crate::engine::{Fault, Part, Trouble};
use crate::games::bruges::colour::Colour;
use serde::{Deserialize, Serialize};

/// How two numbers are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Order {
    /// `<`
    Less,
    /// `<=`
    AtMost,
    /// `==`
    Equal,
    /// `>=`
    AtLeast,
    /// `>`
    More,
}

impl Order {
    const ALL: [Self; 5] = [Self::Less, Self::AtMost, Self::Equal, Self::AtLeast, Self::More];

    const fn key(self) -> &'static str {
        match self {
            Self::Less => "<",
            Self::AtMost => "<=",
            Self::Equal => "==",
            Self::AtLeast => ">=",
            Self::More => ">",
        }
    }

    /// Whether it is so.
    #[must_use]
    pub const fn holds(self, found: u16, than: u16) -> bool {
        match self {
            Self::Less => found < than,
            Self::AtMost => found <= than,
            Self::Equal => found == than,
            Self::AtLeast => found >= than,
            Self::More => found > than,
        }
    }
}

/// In what players are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Contest {
    /// Steps on the reputation track.
    Reputation,
    /// Workers.
    Workers,
}

impl Contest {
    const ALL: [Self; 2] = [Self::Reputation, Self::Workers];

    const fn key(self) -> &'static str {
        match self {
            Self::Reputation => "reputation",
            Self::Workers => "workers",
        }
    }
}

/// A condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Condition {
    /// An amount compares so with a number.
    Compare {
        /// What is compared.
        amount: Amount,
        /// How.
        order: Order,
        /// With what.
        than: u8,
    },
    /// The die of a colour shows one of these faces.
    DieShows {
        /// Which die.
        colour: Colour,
        /// The faces.
        faces: Faces,
    },
    /// The owner has strictly more than each other player.
    SoleLeader(Contest),
    /// No other player has more than the owner.
    NotBehind(Contest),
}

impl Condition {
    pub(super) fn read(part: &Part<'_>, effects: &mut Effects) -> Result<Self, Fault> {
        let mut named = part.entries()?.filter(|(key, _)| !Part::is_remark(key));
        let Some((key, value)) = named.next() else { return Err(part.fault(Trouble::Missing)) };
        if let Some((_, other)) = named.next() {
            return Err(other.fault(Trouble::Unknown));
        }
        let contest = |part: &Part<'_>| part.word(&Contest::ALL, Contest::key);
        match key {
            "cmp" => {
                let mut items = value.items(3, 3)?;
                let missing = || value.fault(Trouble::Missing);
                let (amount, order, than) = (items.next(), items.next(), items.next());
                Ok(Self::Compare {
                    amount: Amount::read(&amount.ok_or_else(missing)?, effects)?,
                    order: order.ok_or_else(missing)?.word(&Order::ALL, Order::key)?,
                    than: than.ok_or_else(missing)?.bounded(0, 99)?,
                })
            }
            "die_in" => {
                value.keys(&["colour", "values"], &[])?;
                Ok(Self::DieShows {
                    colour: value.at("colour")?.word(&Colour::ALL, Colour::key)?,
                    faces: Faces::read(&value.at("values")?)?,
                })
            }
            "sole_leader" => Ok(Self::SoleLeader(contest(&value)?)),
            "not_behind" => Ok(Self::NotBehind(contest(&value)?)),
            _ => Err(value.fault(Trouble::Unknown)),
        }
    }
}
