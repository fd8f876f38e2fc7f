//! What persons answer to (RULES.md, Answers).

use serde::{Deserialize, Serialize};

/// Something that persons may answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Occasion {
    /// A hand was refilled.
    HandRefilled,
    /// The dice were rolled.
    DiceRolled,
    /// The dice brought threat markers.
    ThreatsReceived,
    /// The damage of a completed circle was suffered.
    ThreatResolved,
    /// Somebody advanced on the reputation track.
    ReputationAdvanced,
    /// A house was built.
    HouseBuilt,
    /// A canal token was built.
    CanalBuilt,
    /// A person was recruited.
    PersonRecruited,
    /// The four laps are over.
    CardsPlayed,
    /// All three majorities were checked.
    MajoritiesChecked,
    /// A majority marker was flipped.
    MajorityFlipped,
}

impl Occasion {
    /// Every occasion.
    pub const ALL: [Self; 11] = [
        Self::HandRefilled,
        Self::DiceRolled,
        Self::ThreatsReceived,
        Self::ThreatResolved,
        Self::ReputationAdvanced,
        Self::HouseBuilt,
        Self::CanalBuilt,
        Self::PersonRecruited,
        Self::CardsPlayed,
        Self::MajoritiesChecked,
        Self::MajorityFlipped,
    ];

    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::HandRefilled => "hand_refilled",
            Self::DiceRolled => "dice_rolled",
            Self::ThreatsReceived => "dice_threat_received",
            Self::ThreatResolved => "threat_resolved",
            Self::ReputationAdvanced => "reputation_advanced",
            Self::HouseBuilt => "house_built",
            Self::CanalBuilt => "canal_built",
            Self::PersonRecruited => "person_recruited",
            Self::CardsPlayed => "phase3_end",
            Self::MajoritiesChecked => "majorities_checked",
            Self::MajorityFlipped => "majority_flipped",
        }
    }
}
