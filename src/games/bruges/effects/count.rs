//! What can be counted (RULES.md, Amounts). Counts always refer to the owner of the effect.

use super::Keys;
use super::trigger::Trigger;
use crate::engine::{Fault, Part};
use crate::games::bruges::colour::Colour;
use crate::games::bruges::group::{Group, GroupSet};
use serde::{Deserialize, Serialize};

/// Faces of a die, a bit each: bit 1 for a 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Faces(pub u8);

impl Faces {
    /// Whether a face is among them.
    #[must_use]
    pub const fn has(self, face: u8) -> bool {
        self.0 >> face & 1 == 1
    }

    /// The faces, lowest first.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (1..=6).filter(move |face| self.has(*face))
    }

    pub(in crate::games::bruges) fn read(part: &Part<'_>) -> Result<Self, Fault> {
        Ok(Self(part.different([1, 6], 1, 6)?.into_iter().fold(0, |faces, face| faces | 1 << face)))
    }
}

/// Persons that a count looks at; every condition must hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Persons {
    /// Of one of these groups.
    pub groups: GroupSet,
    /// With this trigger.
    pub trigger: Option<Trigger>,
    /// With a printed price of at least so many guilders.
    pub price_from: u8,
    /// Not the card itself.
    pub others_only: bool,
}

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Count {
    /// Own houses.
    Houses {
        /// Of this colour only.
        colour: Option<Colour>,
        /// Only occupied, or only empty ones.
        occupied: Option<bool>,
    },
    /// Own persons in play.
    Persons(Persons),
    /// Different groups among the own persons.
    Groups,
    /// Different colours among the own houses.
    HouseColours,
    /// Different card colours among the own persons.
    PersonColours,
    /// Colours of which there is at least one own worker.
    WorkerColours,
    /// Own workers.
    Workers,
    /// Own guilders.
    Guilders,
    /// Own canal tokens, of both sections.
    CanalTokens,
    /// Own statues.
    Statues,
    /// Own threat markers, of all colours.
    Threats,
    /// Own majority markers that are flipped.
    MajorityMarkers,
    /// Own steps above the town hall.
    ReputationSteps,
    /// Dice that show one of these faces.
    Dice(Faces),
}

const WORDS: [&str; 13] = [
    "houses",
    "persons",
    "distinct_groups",
    "distinct_house_colours",
    "distinct_person_colours",
    "distinct_worker_colours",
    "workers",
    "guilders",
    "canal_tokens",
    "statues",
    "threats",
    "majority_markers",
    "reputation_steps",
];

impl Count {
    pub(super) fn read(part: &Part<'_>) -> Result<Self, Fault> {
        let word = part.at("what")?.word(&[WORDS.as_slice(), &["dice"]].concat(), |word| word)?;
        let filters: &[&str] = match word {
            "houses" => &["colour", "occupied"],
            "persons" => &["group", "groups", "trigger", "cost_min", "other_than_this"],
            "dice" => &["values"],
            _ => &[],
        };
        part.keys(&["what"], filters)?;
        Ok(match word {
            "houses" => Self::Houses {
                colour: part.read_if("colour", |part| part.word(&Colour::ALL, Colour::key))?,
                occupied: part.flag_if("occupied")?,
            },
            "persons" => Self::Persons(Persons {
                groups: groups(part)?,
                trigger: part.read_if("trigger", |part| part.word(&Trigger::ALL, Trigger::key))?,
                price_from: part.read_if("cost_min", |part| part.bounded(0, 30_u8))?.unwrap_or(0),
                others_only: part.flag_if("other_than_this")?.unwrap_or(false),
            }),
            "distinct_groups" => Self::Groups,
            "distinct_house_colours" => Self::HouseColours,
            "distinct_person_colours" => Self::PersonColours,
            "distinct_worker_colours" => Self::WorkerColours,
            "workers" => Self::Workers,
            "guilders" => Self::Guilders,
            "canal_tokens" => Self::CanalTokens,
            "statues" => Self::Statues,
            "threats" => Self::Threats,
            "majority_markers" => Self::MajorityMarkers,
            "reputation_steps" => Self::ReputationSteps,
            _ => Self::Dice(Faces::read(&part.at("values")?)?),
        })
    }
}

/// The groups named by `group` or `groups`; all of them where neither is given.
pub(super) fn groups(part: &Part<'_>) -> Result<GroupSet, Fault> {
    let one = part.read_if("group", |part| part.word(&Group::ALL, Group::key))?;
    let several = part.read_if("groups", |part| {
        let mut set = GroupSet::default();
        for item in part.items(1, Group::ALL.len())? {
            set = set.with(item.word(&Group::ALL, Group::key)?);
        }
        Ok(set)
    })?;
    match (one, several) {
        (Some(_), Some(_)) => Err(part.at("groups")?.unfit("group")),
        (Some(group), None) => Ok(GroupSet::default().with(group)),
        (None, several) => Ok(several.unwrap_or(GroupSet::ALL)),
    }
}
