//! What is counted: "each of your blue houses", "at least 3 canal tokens".

use super::{Teller, listed, shown};
use crate::app::boards::bruges::words::colour;
use crate::app::words::Language;
use crate::games::bruges::effects::{Count, Persons, Trigger};
use crate::games::bruges::group::{Group, GroupSet};
use crate::say;

impl Teller<'_> {
    /// Each one of something, or every so many.
    pub(super) fn per(self, what: Count, of: u8) -> String {
        let l = self.language;
        let words = if of == 1 { self.each(what) } else { self.every(what, of) };
        if self.counts_itself(what) { say!(l, bruges_effects.per.included, per = words) } else { words }
    }

    fn each(self, what: Count) -> String {
        let l = self.language;
        let special = match what {
            Count::ReputationSteps => say!(l, bruges_effects.per.each_step),
            Count::Groups => say!(l, bruges_effects.per.each_group),
            Count::HouseColours => say!(l, bruges_effects.per.each_house_colour),
            Count::PersonColours => say!(l, bruges_effects.per.each_person_colour),
            Count::WorkerColours => say!(l, bruges_effects.per.each_worker_colour),
            Count::Dice(faces) => {
                return say!(l, bruges_effects.per.each_die, faces = shown(l, faces));
            }
            other => return say!(l, bruges_effects.per.each, things = self.own(other)),
        };
        special.to_owned()
    }

    fn every(self, what: Count, n: u8) -> String {
        let l = self.language;
        match what {
            Count::ReputationSteps => say!(l, bruges_effects.per.every_steps, count = n),
            Count::Groups => say!(l, bruges_effects.per.every_groups, count = n),
            Count::HouseColours => say!(l, bruges_effects.per.every_house_colours, count = n),
            Count::PersonColours => say!(l, bruges_effects.per.every_person_colours, count = n),
            Count::WorkerColours => say!(l, bruges_effects.per.every_worker_colours, count = n),
            Count::Dice(faces) => {
                say!(l, bruges_effects.per.every_dice, count = n, faces = shown(l, faces))
            }
            other => say!(l, bruges_effects.per.every, count = n, things = self.own(other)),
        }
    }

    /// Whether the card that counts is among what it counts (RULES.md, Amounts): many would doubt it.
    fn counts_itself(self, what: Count) -> bool {
        match what {
            Count::Groups | Count::PersonColours => true,
            // Of all persons without a condition nobody would doubt it.
            Count::Persons(persons) => {
                let picked = !persons.groups.is_all() || persons.trigger.is_some() || persons.price_from > 0;
                picked
                    && !persons.others_only
                    && persons.groups.has(self.card.group)
                    && persons.trigger.is_none_or(|trigger| trigger == self.card.trigger)
                    && persons.price_from <= self.card.price
            }
            _ => false,
        }
    }

    /// What a player owns, in the plural and without a number: "blue houses".
    pub(super) fn own(self, what: Count) -> String {
        let l = self.language;
        let plain = match what {
            Count::Houses { colour: Some(of), occupied } => {
                let of = colour(l, of);
                return match occupied {
                    None => say!(l, bruges_effects.things.coloured_houses, colour = of),
                    Some(false) => say!(l, bruges_effects.things.coloured_empty_houses, colour = of),
                    Some(true) => say!(l, bruges_effects.things.coloured_occupied_houses, colour = of),
                };
            }
            Count::Houses { colour: None, occupied: None } => say!(l, bruges_effects.things.houses),
            Count::Houses { colour: None, occupied: Some(false) } => {
                say!(l, bruges_effects.things.empty_houses)
            }
            Count::Houses { colour: None, occupied: Some(true) } => {
                say!(l, bruges_effects.things.occupied_houses)
            }
            Count::Persons(persons) => return self.persons(persons),
            Count::Workers => say!(l, bruges_effects.things.workers),
            Count::Guilders => say!(l, bruges_effects.things.guilders),
            Count::CanalTokens => say!(l, bruges_effects.things.tokens),
            Count::Statues => say!(l, bruges_effects.things.statues),
            Count::Threats => say!(l, bruges_effects.things.threats),
            Count::MajorityMarkers => say!(l, bruges_effects.things.markers),
            Count::Groups
            | Count::HouseColours
            | Count::PersonColours
            | Count::WorkerColours
            | Count::ReputationSteps
            | Count::Dice(_) => return self.each(what),
        };
        plain.to_owned()
    }

    fn persons(self, persons: Persons) -> String {
        let l = self.language;
        let others = if persons.others_only { say!(l, bruges_effects.things.others) } else { "" };
        let sign = persons.trigger.map_or("", |trigger| match trigger {
            Trigger::Immediate => say!(l, bruges_effects.things.arrow),
            Trigger::Worker => say!(l, bruges_effects.things.worker),
            Trigger::OncePerRound => say!(l, bruges_effects.things.once),
            Trigger::Modifier => say!(l, bruges_effects.things.modifier),
            Trigger::Event => say!(l, bruges_effects.things.event),
            Trigger::FinalScoring => say!(l, bruges_effects.things.laurel),
        });
        let people = self.either_of(persons.groups);
        if persons.price_from > 0 {
            let price = persons.price_from.to_string();
            say!(
                l,
                bruges_effects.things.dear_persons,
                others = others,
                sign = sign,
                people = people,
                price = price
            )
        } else {
            say!(l, bruges_effects.things.persons, others = others, sign = sign, people = people)
        }
    }

    /// Persons of any of these groups.
    fn either_of(self, groups: GroupSet) -> String {
        listed(self.language, self.groups(groups), |l, first, second| {
            say!(l, bruges_effects.join.either, first = first, second = second)
        })
    }

    /// Persons of all these groups.
    pub(super) fn people(self, groups: GroupSet) -> String {
        self.things(self.groups(groups))
    }

    fn groups(self, groups: GroupSet) -> Vec<String> {
        if groups.is_all() {
            return vec![say!(self.language, bruges_effects.people.anybody).to_owned()];
        }
        groups.iter().map(|group| self.group(group).to_owned()).collect()
    }

    /// The persons of a group.
    pub(super) fn group(self, group: Group) -> &'static str {
        members(self.language, group)
    }

    /// So many of what a person has, or none where it is better said in another way ([`own`](Self::own)).
    pub(super) fn having(self, what: Count, n: u8) -> Option<String> {
        let l = self.language;
        Some(match what {
            Count::Houses { .. } | Count::Persons(_) | Count::Dice(_) => return None,
            Count::Groups => say!(l, bruges_effects.some.groups, count = n),
            Count::HouseColours => say!(l, bruges_effects.some.house_colours, count = n),
            Count::PersonColours => say!(l, bruges_effects.some.person_colours, count = n),
            Count::WorkerColours => say!(l, bruges_effects.some.worker_colours, count = n),
            Count::Workers => say!(l, bruges_effects.unit.workers, count = n),
            Count::Guilders => say!(l, bruges_effects.unit.guilders, count = n),
            Count::CanalTokens => say!(l, bruges_effects.some.tokens, count = n),
            Count::Statues => say!(l, bruges_effects.some.statues, count = n),
            Count::Threats => say!(l, bruges_effects.some.threats, count = n),
            Count::MajorityMarkers => say!(l, bruges_effects.some.markers, count = n),
            Count::ReputationSteps => say!(l, bruges_effects.some.steps, count = n),
        })
    }
}

/// The persons of a group.
#[must_use]
pub fn members(l: Language, group: Group) -> &'static str {
    match group {
        Group::Artist => say!(l, bruges_effects.people.artist),
        Group::Craftsman => say!(l, bruges_effects.people.craftsman),
        Group::Merchant => say!(l, bruges_effects.people.merchant),
        Group::Protector => say!(l, bruges_effects.people.protector),
        Group::Noble => say!(l, bruges_effects.people.noble),
        Group::Bureaucrat => say!(l, bruges_effects.people.bureaucrat),
        Group::Clergy => say!(l, bruges_effects.people.clergy),
        Group::Courtier => say!(l, bruges_effects.people.courtier),
        Group::Underworld => say!(l, bruges_effects.people.underworld),
        Group::Scholar => say!(l, bruges_effects.people.scholar),
        Group::Entertainer => say!(l, bruges_effects.people.entertainer),
    }
}
