//! How much: counts, amounts and conditions as they stand for the owner of an effect (RULES.md, Amounts).

use super::colour::COLOURS;
use super::components::{CardId, Components};
use super::effects::{Amount, Condition, Contest, Cost, Count, Means, Per, Persons};
use super::player::Player;
use super::table::Table;
use crate::engine::Seat;

/// Whose effect it is, and where things stand.
#[derive(Clone, Copy, Debug)]
pub struct Owner<'a> {
    /// The box.
    pub components: &'a Components,
    /// The table.
    pub table: &'a Table,
    /// Who.
    pub seat: Seat,
    /// What they have: on the table, or as it would be after paying.
    pub player: &'a Player,
    /// Whose effect it is.
    pub card: CardId,
}

impl<'a> Owner<'a> {
    /// The owner as things stand.
    #[must_use]
    pub const fn of(components: &'a Components, table: &'a Table, seat: Seat, card: CardId) -> Self {
        Self { components, table, seat, player: table.player(seat), card }
    }

    fn persons(&self, persons: &Persons) -> u16 {
        let counts = |card: &CardId| {
            let person = self.components.card(*card);
            persons.groups.has(person.group)
                && persons.trigger.is_none_or(|trigger| trigger == person.trigger)
                && person.price >= persons.price_from
                && !(persons.others_only && *card == self.card)
        };
        self.player.houses.persons().filter(|(_, card)| counts(card)).count() as u16
    }

    /// How many there are.
    #[must_use]
    pub fn count(&self, what: &Count) -> u16 {
        let player = self.player;
        let kinds = |bits: u16| bits.count_ones() as u16;
        match what {
            Count::Houses { colour, occupied } => {
                let houses = player.houses.iter().filter(|(_, house)| {
                    colour.is_none_or(|colour| house.colour == colour)
                        && occupied.is_none_or(|occupied| house.person.is_some() == occupied)
                });
                houses.count() as u16
            }
            Count::Persons(persons) => self.persons(persons),
            Count::Groups => kinds(
                player
                    .houses
                    .persons()
                    .fold(0, |groups, (_, card)| groups | 1 << self.components.card(card).group.index()),
            ),
            Count::HouseColours => {
                kinds(player.houses.iter().fold(0, |colours, (_, house)| colours | 1 << house.colour.index()))
            }
            Count::PersonColours => kinds(
                player
                    .houses
                    .persons()
                    .fold(0, |colours, (_, card)| colours | 1 << self.components.card(card).colour.index()),
            ),
            Count::WorkerColours => player.workers.iter().filter(|workers| **workers > 0).count() as u16,
            Count::Workers => player.workers().into(),
            Count::Guilders => player.guilders,
            Count::CanalTokens => player.tokens().into(),
            Count::Statues => player.statue_count().into(),
            Count::Threats => player.threats.iter().map(|markers| u16::from(*markers)).sum(),
            Count::MajorityMarkers => player.markers().into(),
            Count::ReputationSteps => player.step.into(),
            Count::Dice(faces) => self.table.dice.iter().filter(|face| faces.has(**face)).count() as u16,
        }
    }

    fn per(&self, per: &Per) -> u16 {
        let (count, of) = (self.count(&per.what), u16::from(per.of));
        let lots = if per.up { count.div_ceil(of) } else { count / of };
        let amount = lots * u16::from(per.times);
        per.most.map_or(amount, |most| amount.min(most.into()))
    }

    /// An amount that asks for no choice and no chance; 0 for one that does.
    #[must_use]
    pub fn amount(&self, amount: Amount) -> u16 {
        match amount {
            Amount::Fixed(amount) => amount.into(),
            Amount::Per(per) => self.per(&per),
            Amount::Die(colour) => self.table.dice[colour.index()].into(),
            Amount::HighestDie => self.table.dice.into_iter().max().unwrap_or(0).into(),
            Amount::ChosenDice(_) | Amount::Roll(_) => 0,
            Amount::Sum(block) => {
                self.components.effects.amounts(block).iter().map(|amount| self.amount(*amount)).sum()
            }
        }
    }

    /// The same as a count of workers, cards or markers.
    #[must_use]
    pub fn small(&self, amount: Amount) -> u8 {
        self.amount(amount).min(u8::MAX.into()) as u8
    }

    fn standing(contest: Contest, player: &Player) -> u8 {
        match contest {
            Contest::Reputation => player.step,
            Contest::Workers => player.workers(),
        }
    }

    /// Whether a condition holds.
    #[must_use]
    pub fn holds(&self, condition: Condition) -> bool {
        let others = |contest: Contest| {
            let table = self.table;
            table.opponents(self.seat).map(move |seat| Self::standing(contest, table.player(seat)))
        };
        match condition {
            Condition::Compare { amount, order, than } => order.holds(self.amount(amount), than.into()),
            Condition::DieShows { colour, faces } => faces.has(self.table.dice[colour.index()]),
            Condition::SoleLeader(contest) => {
                others(contest).all(|other| other < Self::standing(contest, self.player))
            }
            Condition::NotBehind(contest) => {
                others(contest).all(|other| other <= Self::standing(contest, self.player))
            }
        }
    }

    /// How many units of a means there are.
    #[must_use]
    pub fn has(&self, means: Means) -> u16 {
        match means {
            Means::Guilders => self.player.guilders,
            Means::Workers(Some(colour)) => self.player.workers[colour.index()].into(),
            Means::Workers(None) => self.player.workers().into(),
        }
    }

    /// Whether a cost can be paid in full.
    #[must_use]
    pub fn can_pay(&self, cost: &Cost) -> bool {
        self.has(cost.means) >= self.amount(cost.amount)
    }

    /// What the best dice add up to.
    #[must_use]
    pub fn best_dice(&self, n: u8) -> u16 {
        let mut dice: [u8; COLOURS] = self.table.dice;
        dice.sort_unstable();
        dice.iter().rev().take(n.into()).map(|face| u16::from(*face)).sum()
    }
}
