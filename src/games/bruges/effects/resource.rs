//! What is gained, lost and handed over.

use super::Keys;
use crate::engine::{Fault, Part};
use crate::games::bruges::colour::Colour;
use serde::{Deserialize, Serialize};

/// Which workers are gained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum WorkerKind {
    /// Of this colour.
    Of(Colour),
    /// Of any colours, mixed freely.
    Any,
    /// Of one colour of the owner's choice.
    AnySame,
    /// Of colours of the owner's choice, all different.
    AnyDifferent,
    /// So many of every colour.
    Each,
    /// So many of every colour that the own houses show.
    EachHouseColour,
}

impl WorkerKind {
    const WORDS: [(&'static str, Self); 5] = [
        ("any", Self::Any),
        ("any_same", Self::AnySame),
        ("any_different", Self::AnyDifferent),
        ("each", Self::Each),
        ("each_house_colour", Self::EachHouseColour),
    ];

    fn read(part: &Part<'_>) -> Result<Self, Fault> {
        let of = Colour::ALL.map(|colour| (colour.key(), Self::Of(colour)));
        let all: Vec<(&'static str, Self)> = of.into_iter().chain(Self::WORDS).collect();
        part.word(&all, |(word, _)| word).map(|(_, kind)| kind)
    }
}

/// What is gained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Gain {
    /// Guilders from the bank.
    Guilders,
    /// Workers from the supply.
    Workers {
        /// Which.
        kind: WorkerKind,
        /// Not of the colour that was just paid.
        not_paid: bool,
    },
    /// Points.
    Points,
}

impl Gain {
    /// From the parameters `res`, and for workers `colour` and `different_from_paid`.
    pub(super) fn read(part: &Part<'_>) -> Result<Self, Fault> {
        let gain = match Resource::read(part)? {
            Resource::Guilders => Self::Guilders,
            Resource::Points => Self::Points,
            Resource::Workers => {
                let not_paid = part.flag_if("different_from_paid")?.unwrap_or(false);
                return Ok(Self::Workers { kind: WorkerKind::read(&part.at("colour")?)?, not_paid });
            }
        };
        for key in ["colour", "different_from_paid"] {
            if let Ok(found) = part.at(key) {
                return Err(found.unfit("res"));
            }
        }
        Ok(gain)
    }
}

/// What is lost or handed over; of workers whoever gives them picks the colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Resource {
    /// Guilders.
    Guilders,
    /// Workers.
    Workers,
    /// Points.
    Points,
}

impl Resource {
    const ALL: [Self; 3] = [Self::Guilders, Self::Workers, Self::Points];

    const fn key(self) -> &'static str {
        match self {
            Self::Guilders => "guilders",
            Self::Workers => "workers",
            Self::Points => "vp",
        }
    }

    /// From the parameter `res`.
    pub(super) fn read(part: &Part<'_>) -> Result<Self, Fault> {
        part.at("res")?.word(&Self::ALL, Self::key)
    }
}
