//! What a player's persons change for good while they are in play, added up.

use super::colour::{COLOURS, Colour};
use super::components::{CardId, Components};
use super::effects::{Discount, Hook, Immunity, Occasion, Standing};
use super::group::GROUPS;
use serde::{Deserialize, Serialize};

/// A reduction of a price: reductions add up, and none brings it below its floor.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Reduction {
    less: u8,
    floor: u8,
}

impl Reduction {
    fn add(&mut self, discount: Discount) {
        self.less += discount.less;
        self.floor = self.floor.max(discount.floor);
    }

    /// A price after the reduction, and so many guilders more.
    #[must_use]
    pub fn of(self, price: u8, more: u8) -> u8 {
        price.saturating_sub(self.less.saturating_add(more)).max(price.min(self.floor))
    }
}

/// The standing effects of a player's persons, added up; kept beside the persons so that a price is quickly told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Perks {
    /// Workers more from the action.
    pub more_workers: u8,
    /// Guilders more from the action, by the colour that the card counts as.
    pub more_guilders: [u8; COLOURS],
    /// Markers more that the action may discard.
    pub more_threats: u8,
    /// The surcharge at which a canal may be built with a card of any colour.
    pub any_canal_colour: Option<u8>,
    /// Workers that a house costs, where persons say so.
    pub house_workers: Option<u8>,
    /// Of canal spaces.
    pub canals: Reduction,
    /// Of persons, by group.
    pub recruiting: [Reduction; GROUPS],
    /// Of a step of reputation in the dice phase.
    pub reputation: Reduction,
    /// The most that such a step costs.
    pub reputation_cap: Option<u8>,
    /// What it costs where no die is low.
    pub reputation_always: Option<u8>,
    /// Points more for each marker discarded for points.
    pub threat_points: u8,
    /// Cards to which the hand may be refilled, where persons say so.
    pub hand_size: Option<u8>,
    /// Any worker activates a person.
    pub any_worker: bool,
    /// Colours of threats whose damage is cancelled, a bit each.
    pub immune_threats: u8,
    /// Persons of others do not touch the player.
    pub immune_persons: bool,
    /// Occasions that some person answers, a bit each.
    pub answers: u16,
}

impl Perks {
    /// Those of these persons.
    pub(super) fn of(components: &Components, persons: impl Iterator<Item = CardId>) -> Self {
        let mut perks = Self::default();
        for person in persons {
            for standing in components.standing(person) {
                match standing {
                    Standing::Modify(hook) => perks.add(hook),
                    Standing::On(answer) => perks.answers |= 1 << answer.occasion as u16,
                    Standing::Immune(Immunity::Threat(colour)) => perks.immune_threats |= 1 << colour.index(),
                    Standing::Immune(Immunity::OthersPersons) => perks.immune_persons = true,
                }
            }
        }
        perks
    }

    fn add(&mut self, hook: &Hook) {
        let lower = |known: Option<u8>, new: u8| Some(known.map_or(new, |known| known.min(new)));
        match *hook {
            Hook::MoreWorkers(add) => self.more_workers += add,
            Hook::MoreGuilders { add, colour } => {
                for of in Colour::ALL.into_iter().filter(|of| colour.is_none_or(|colour| colour == *of)) {
                    self.more_guilders[of.index()] += add;
                }
            }
            Hook::MoreThreats(add) => self.more_threats += add,
            Hook::AnyCanalColour { surcharge } => {
                self.any_canal_colour = lower(self.any_canal_colour, surcharge);
            }
            Hook::HouseWorkers(set) => self.house_workers = lower(self.house_workers, set),
            Hook::CanalPrice(discount) => self.canals.add(discount),
            Hook::RecruitPrice { discount, groups } => {
                groups.iter().for_each(|group| self.recruiting[group.index()].add(discount));
            }
            Hook::ReputationPrice(discount) => self.reputation.add(discount),
            Hook::ReputationCap(most) => self.reputation_cap = lower(self.reputation_cap, most),
            Hook::ReputationAlways(price) => self.reputation_always = lower(self.reputation_always, price),
            Hook::ThreatPoints(add) => self.threat_points += add,
            Hook::HandSize(set) => {
                self.hand_size = Some(self.hand_size.map_or(set, |known| known.max(set)));
            }
            Hook::AnyActivationWorker => self.any_worker = true,
        }
    }

    /// Whether some person answers an occasion.
    #[must_use]
    pub const fn answer(&self, occasion: Occasion) -> bool {
        self.answers >> occasion as u16 & 1 == 1
    }

    /// Whether the damage of a threat is cancelled.
    #[must_use]
    pub const fn shields(&self, colour: Colour) -> bool {
        self.immune_threats >> colour.index() & 1 == 1
    }
}
