//! What cannot touch a player (RULES.md, Immunity).

use super::Keys;
use crate::engine::{Fault, Part};
use crate::games::bruges::colour::Colour;
use serde::{Deserialize, Serialize};

/// What the owner is safe from while the person is in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Immunity {
    /// The damage of completed circles of this colour.
    Threat(Colour),
    /// Persons of other players, and their answers to events.
    OthersPersons,
}

impl Immunity {
    pub(super) fn read(part: &Part<'_>) -> Result<Self, Fault> {
        part.keys(&["op"], &["threat", "scope"])?;
        match part.read_if("threat", |part| part.word(&Colour::ALL, Colour::key))? {
            Some(_) if part.at("scope").is_ok() => Err(part.at("scope")?.unfit("threat")),
            Some(colour) => Ok(Self::Threat(colour)),
            None => part.only("scope", "opponent_persons").map(|()| Self::OthersPersons),
        }
    }
}
