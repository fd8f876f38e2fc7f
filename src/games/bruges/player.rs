//! What a player has before everybody's eyes.

use super::card_set::CardSet;
use super::colour::{Tally, total};
use super::components::{Components, SPACES};
use super::houses::Houses;
use super::perks::Perks;
use serde::{Deserialize, Serialize};

/// A kind of majority, in the order in which they are checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Majority {
    /// Furthest along the reputation track.
    Reputation,
    /// Most persons in play.
    Persons,
    /// Most canal tokens.
    Canals,
}

impl Majority {
    /// Every kind, in the order in which they are checked.
    pub const ALL: [Self; 3] = [Self::Reputation, Self::Persons, Self::Canals];
}

/// One of the two canal sections beside a gate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Side {
    /// The left one.
    Left,
    /// The right one.
    Right,
}

impl Side {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Left, Self::Right];

    /// Index into what there is of each.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A player, as everybody sees them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Player {
    /// Points on the score track.
    pub score: u16,
    /// Guilders.
    pub guilders: u16,
    /// Workers.
    pub workers: Tally,
    /// Threat markers.
    pub threats: Tally,
    /// Steps above the town hall.
    pub step: u8,
    /// Cards in hand, by the colour of their backs.
    pub hand: Tally,
    /// Those of them whose fronts nobody has looked at yet.
    pub unseen: Tally,
    /// Those of them whose fronts everybody saw: persons who came back out of a fire.
    pub shown: CardSet,
    /// Houses and persons.
    pub houses: Houses,
    /// Canal tokens, by section.
    pub canals: [u8; 2],
    /// Sections that have brought a statue.
    pub rewarded: [bool; 2],
    /// Points of the statues.
    pub statues: [Option<u8>; 2],
    /// Majority markers that are flipped.
    pub flipped: [bool; 3],
    /// The gate, from 0, once it is chosen.
    pub gate: Option<u8>,
    /// What the persons change for good.
    pub perks: Perks,
}

impl Player {
    /// Cards in hand.
    #[must_use]
    pub const fn cards(&self) -> u8 {
        total(&self.hand)
    }

    /// Workers of all colours.
    #[must_use]
    pub const fn workers(&self) -> u8 {
        total(&self.workers)
    }

    /// Canal tokens of both sections.
    #[must_use]
    pub const fn tokens(&self) -> u8 {
        self.canals[0] + self.canals[1]
    }

    /// What a majority is about: steps, persons or tokens.
    #[must_use]
    pub fn strength(&self, majority: Majority) -> u8 {
        match majority {
            Majority::Reputation => self.step,
            Majority::Persons => self.houses.population(),
            Majority::Canals => self.tokens(),
        }
    }

    /// Flipped majority markers.
    #[must_use]
    pub fn markers(&self) -> u8 {
        self.flipped.iter().map(|flipped| u8::from(*flipped)).sum()
    }

    /// Statues owned.
    #[must_use]
    pub fn statue_count(&self) -> u8 {
        self.statues.iter().flatten().count() as u8
    }

    /// The next space of a section, from 0; none where it is full.
    #[must_use]
    pub fn next_space(&self, side: Side) -> Option<u8> {
        let built = self.canals[side.index()];
        (usize::from(built) < SPACES).then_some(built)
    }

    pub(super) fn refresh(&mut self, components: &Components) {
        let persons = self.houses;
        self.perks = Perks::of(components, persons.persons().map(|(_, person)| person));
    }
}
