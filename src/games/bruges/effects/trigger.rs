//! When the effect of a person may be used.

use serde::{Deserialize, Serialize};

/// When an effect is used (RULES.md, Triggers).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Trigger {
    /// Right after recruiting, once a stay in play.
    Immediate,
    /// In an own turn of the action phase, once a round, for a worker of the shown colour.
    Worker,
    /// In an own turn of the action phase, once a round, free.
    OncePerRound,
    /// Standing: changes what something costs or brings.
    Modifier,
    /// Whenever something happens.
    Event,
    /// Once, in the final scoring.
    FinalScoring,
}

/// The sign on the card: how its effect is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Icon {
    /// At once.
    Arrow,
    /// For a worker.
    Worker,
    /// Free: once a round, or standing.
    Infinity,
    /// In the final scoring.
    Laurel,
}

impl Trigger {
    /// Every trigger.
    pub const ALL: [Self; 6] =
        [Self::Immediate, Self::Worker, Self::OncePerRound, Self::Modifier, Self::Event, Self::FinalScoring];

    /// The word in `components.json`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Immediate => "immediate",
            Self::Worker => "worker",
            Self::OncePerRound => "once_per_round",
            Self::Modifier => "modifier",
            Self::Event => "event",
            Self::FinalScoring => "final_scoring",
        }
    }

    /// The sign on the card.
    #[must_use]
    pub const fn icon(self) -> Icon {
        match self {
            Self::Immediate => Icon::Arrow,
            Self::Worker => Icon::Worker,
            Self::OncePerRound | Self::Modifier | Self::Event => Icon::Infinity,
            Self::FinalScoring => Icon::Laurel,
        }
    }

    /// Whether the owner activates the person in an own turn, which rotates it.
    #[must_use]
    pub const fn is_activated(self) -> bool {
        matches!(self, Self::Worker | Self::OncePerRound)
    }

    /// Whether the effect is a list of standing effects and answers rather than of steps.
    #[must_use]
    pub const fn is_standing(self) -> bool {
        matches!(self, Self::Modifier | Self::Event)
    }
}
