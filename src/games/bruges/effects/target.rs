//! Whom a step touches, and whose doing an answer waits for (RULES.md, Targets).

use serde::{Deserialize, Serialize};

/// Whom a step touches. Players immune to persons of others are left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Target {
    /// An opponent of the owner's choice; without a legal one nothing happens.
    ChosenOpponent,
    /// Each opponent, clockwise from the owner.
    EachOpponent,
    /// Who caused the event that is answered.
    EventPlayer,
}

impl Target {
    pub(super) const ALL: [Self; 3] = [Self::ChosenOpponent, Self::EachOpponent, Self::EventPlayer];

    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::ChosenOpponent => "choose_opponent",
            Self::EachOpponent => "each_opponent",
            Self::EventPlayer => "event_player",
        }
    }
}

/// Whose doing is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Whose {
    /// The owner's.
    Own,
    /// Somebody else's.
    AnyOpponents,
    /// Anybody's.
    Anybodys,
}

impl Whose {
    pub(super) const ALL: [Self; 3] = [Self::Own, Self::AnyOpponents, Self::Anybodys];

    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::Own => "self",
            Self::AnyOpponents => "any_opponent",
            Self::Anybodys => "any",
        }
    }
}
