//! The box: 165 cards, and the numbers printed on board and pieces and in the rulebook.

mod source;
#[cfg(test)]
mod tests;

use super::colour::{COLOURS, Colour, Tally};
use super::effects::{Effect, Effects, Standing, Step, Trigger};
use super::group::Group;
use crate::engine::{Edition, NewGameError, PrintedBox};
use crate::printed_box;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Cards in the box.
pub const CARDS: usize = 165;
/// Persons of each group.
pub const PERSONS_OF_A_GROUP: usize = 15;
/// Canal spaces of a section.
pub const SPACES: usize = 5;
/// Gates on the board.
pub const GATES: usize = 4;

/// Index of a card in [`Components::cards`], in the order of the box's list.
pub type CardId = u8;

/// How far a card is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Certainty {
    /// It is wholly as printed: an edition says so of a card that its maker has seen.
    Printed,
    /// Its effect is published.
    Sourced,
    /// Its name or parts of it are.
    Partial,
    /// It is an original design within the published frame, for somebody who owns the box to correct.
    Reconstructed,
}

/// A card: a house on its back, a person on its front.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Card {
    /// Colour of the house and of the person.
    pub colour: Colour,
    /// The person's group.
    pub group: Group,
    /// Guilders to recruit the person.
    pub price: u8,
    /// Points of the person in play at the end.
    pub points: u8,
    /// When the effect is used.
    pub trigger: Trigger,
    /// The worker that activates the person, where the trigger is [`Trigger::Worker`].
    pub worker: Option<Colour>,
    /// What the person does.
    pub effect: Effect,
    /// How far the card is known.
    pub certainty: Certainty,
}

/// What a completed circle of a threat does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Damage {
    /// One own house, or one canal token from the outer end of a section, of the owner's choice.
    HouseOrCanalToken,
    /// All guilders.
    Guilders,
    /// All workers.
    Workers,
    /// One own person, of the owner's choice; the house stays.
    Person,
    /// So many points, not below 0.
    Points(u8),
}

/// The threat of a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Threat {
    /// Its place in the list of the box, by which its name is found.
    pub place: u8,
    /// Markers that complete the circle.
    pub markers: u8,
    /// What it does.
    pub damage: Damage,
}

/// The piles for a number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deal {
    /// Cards of the two piles.
    pub piles: [u8; 2],
    /// Cards of the extra pile.
    pub extra: u8,
}

/// The two canal sections of a gate: colours of the spaces from the gate outwards.
pub type Gate = [[Colour; SPACES]; 2];

/// The box, validated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Components {
    /// The cards.
    pub cards: Vec<Card>,
    /// Their ids in the box, by which their names are found.
    pub ids: Vec<String>,
    /// Names that an edition gives cards, in every language.
    pub renamed: Vec<(CardId, [String; 3])>,
    /// What the persons do.
    pub effects: Effects,
    /// Cards of which there is an older version, with that version.
    pub older: Vec<(CardId, Card)>,
    /// Threat markers of each colour.
    pub markers_of_a_colour: u8,
    /// Points, guilders, workers at the start.
    pub start: Start,
    /// The piles for 2, 3 and 4 players.
    pub deals: [Deal; 3],
    /// Cards to which a hand is refilled.
    pub hand_size: u8,
    /// Cards that each plays in a round.
    pub cards_played: u8,
    /// Faces of the dice that bring threats, a bit each.
    pub threat_faces: u8,
    /// Faces of the dice that make up the price of reputation, a bit each.
    pub price_faces: u8,
    /// Workers that the action of taking workers brings.
    pub workers_taken: u8,
    /// Points for a threat marker discarded by the action.
    pub threat_points: u8,
    /// Workers that a house costs.
    pub house_workers: u8,
    /// The threats, by colour.
    pub threats: [Threat; COLOURS],
    /// Points of the steps of the reputation track, from the first.
    pub reputation: Vec<u8>,
    /// Prices of the canal spaces from the gate outwards.
    pub canal_prices: [u8; SPACES],
    /// The canal space that counts at the end, from 0.
    pub canal_space: u8,
    /// Its points.
    pub canal_points: u8,
    /// The gates, with their sections.
    pub gates: [Gate; GATES],
    /// Points of the statues, the first to be taken first.
    pub statues: Vec<u8>,
    /// Points of a flipped majority marker.
    pub majority_points: u8,
    /// Points of a house.
    pub house_points: u8,
}

/// What a player starts with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Start {
    /// Points.
    pub score: u8,
    /// Guilders.
    pub guilders: u8,
    /// Workers of each colour.
    pub workers: Tally,
}

static BOX: PrintedBox<Components> = printed_box!("bruges", source::read).naming("cards");

impl Components {
    /// The box as printed, or with an edition's corrections; with the older versions of cards that have one, if asked for.
    ///
    /// # Errors
    /// The edition does not fit.
    pub fn of(edition: Option<&Edition>, older: bool) -> Result<Arc<Self>, NewGameError> {
        let components = BOX.with(edition)?;
        if !older {
            return Ok(components);
        }
        let mut components = Self::clone(&components);
        for at in 0..components.older.len() {
            let (id, card) = components.older[at];
            components.older[at].1 = std::mem::replace(&mut components.cards[usize::from(id)], card);
        }
        Ok(Arc::new(components))
    }

    /// The card of an id.
    #[must_use]
    pub fn card(&self, id: CardId) -> &Card {
        &self.cards[usize::from(id)]
    }

    /// The card that the box calls so, such as `ART-01`.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<CardId> {
        self.ids.iter().position(|other| other == id).map(|at| at as CardId)
    }

    /// The steps of a card; none where its effect is standing.
    #[must_use]
    pub fn steps(&self, id: CardId) -> &[Step] {
        match self.card(id).effect {
            Effect::Steps(block) => self.effects.steps(block),
            Effect::Standing(_) => &[],
        }
    }

    /// The standing effects of a card; none where it has steps.
    #[must_use]
    pub fn standing(&self, id: CardId) -> &[Standing] {
        match self.card(id).effect {
            Effect::Standing(block) => self.effects.standing(block),
            Effect::Steps(_) => &[],
        }
    }

    /// The piles for a number of players.
    #[must_use]
    pub const fn deal(&self, seats: u8) -> &Deal {
        &self.deals[seats as usize - 2]
    }

    /// The threat of a colour.
    #[must_use]
    pub const fn threat(&self, colour: Colour) -> &Threat {
        &self.threats[colour.index()]
    }

    /// Points of a reputation step; 0 in the town hall.
    #[must_use]
    pub fn reputation_points(&self, step: u8) -> u8 {
        step.checked_sub(1).map_or(0, |at| self.reputation[usize::from(at)])
    }

    /// The last step of the reputation track.
    #[must_use]
    pub const fn top_step(&self) -> u8 {
        self.reputation.len() as u8
    }
}
