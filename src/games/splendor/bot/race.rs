//! How soon a player would reach the target if nobody came in its way: purchases planned one after another, each the one that brings
//! most for the turns it takes, among the cards that lie open and its own.

use super::super::components::Card;
use super::super::gem::{GEMS, GOLD, Gems, KINDS, Tokens};
use super::super::rules::TAKE;
use super::outlook::Outlook;
use super::weights::blend;

/// Turns from now after which a plan's points are told.
pub(super) const HORIZONS: [u8; 7] = [1, 2, 3, 4, 6, 8, 11];

/// Purchases planned at most.
const PURCHASES: usize = 10;

/// Turns planned at most.
const FAR: u8 = 24;

/// A bank in which nothing is scarce.
const PLENTY: Tokens = [u8::MAX; KINDS];

/// Turns for every point that a plan falls short of the target by.
const BEYOND: f32 = 1.2;

/// What reaching the target is worth to a plan, in points.
const ARRIVING: f32 = 20.0;

/// What a plan is after.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Aim {
    /// Points, and bonuses for what they are worth now.
    Growth,
    /// Points alone.
    Points,
}

/// What a plan comes to.
pub(super) struct Race {
    /// Turns until the target; an estimate where the plan does not reach it.
    pub turns: f32,
    /// The plan reaches the target.
    pub reached: bool,
    /// Points after each of the [`HORIZONS`].
    pub points: [u8; HORIZONS.len()],
}

impl Race {
    pub(super) fn new(outlook: &Outlook<'_>, aim: Aim) -> Self {
        let target = outlook.state.target();
        let mut runner = Runner::new(outlook);
        let mut points = [runner.points; HORIZONS.len()];
        for _ in 0..PURCHASES {
            if runner.points >= target {
                break;
            }
            let Some((at, wait)) = runner.next(aim) else { break };
            if runner.turns + wait >= FAR {
                break;
            }
            runner.buy(at, wait);
            for (points, horizon) in points.iter_mut().zip(HORIZONS) {
                if runner.turns <= horizon {
                    *points = runner.points;
                }
            }
        }
        let short = target.saturating_sub(runner.points);
        Self { turns: f32::from(runner.turns) + BEYOND * f32::from(short), reached: short == 0, points }
    }
}

/// A noble that would come: its bit, and its points.
type Visit = (u32, u8);

/// A player in the middle of its plan.
struct Runner<'a> {
    outlook: &'a Outlook<'a>,
    tokens: Gems,
    gold: u8,
    bonuses: Gems,
    points: u8,
    turns: u8,
    /// Cards in prospect that are not bought yet, a bit each.
    cards: u32,
    /// Nobles still to come, a bit each in their order on the table.
    nobles: u32,
    /// What one more bonus of each colour would bring.
    visits: [Visit; GEMS],
}

impl<'a> Runner<'a> {
    fn new(outlook: &'a Outlook<'a>) -> Self {
        let player = outlook.player;
        let mut runner = Self {
            outlook,
            tokens: std::array::from_fn(|gem| player.tokens[gem]),
            gold: player.tokens[GOLD],
            bonuses: player.bonuses,
            points: player.points,
            turns: 0,
            cards: (1 << outlook.prospects().len()) - 1,
            nobles: (1 << outlook.state.nobles().count()) - 1,
            visits: [(0, 0); GEMS],
        };
        runner.look_for_nobles();
        runner
    }

    fn look_for_nobles(&mut self) {
        self.visits = [(0, 0); GEMS];
        for (at, noble) in self.outlook.state.nobles().enumerate() {
            if self.nobles & 1 << at == 0 {
                continue;
            }
            let noble = self.outlook.state.components.noble(noble);
            let short = |gem: &usize| noble.requirements[*gem].saturating_sub(self.bonuses[*gem]);
            let mut missing = (0..GEMS).filter(|gem| short(gem) > 0);
            if let (Some(gem), None) = (missing.next(), missing.next())
                && short(&gem) == 1
                && self.visits[gem].0 == 0
            {
                self.visits[gem] = (1 << at, noble.points);
            }
        }
    }

    fn card(&self, at: usize) -> &'a Card {
        self.outlook.state.components.card(self.outlook.prospects()[at].card)
    }

    /// Turns of taking tokens before a card can be bought.
    fn wait(&self, cost: &Gems) -> u8 {
        let short = std::array::from_fn(|gem| {
            cost[gem].saturating_sub(self.bonuses[gem]).saturating_sub(self.tokens[gem])
        });
        self.outlook.turns(&short, self.gold, &PLENTY)
    }

    /// The purchase that brings most for its turns, and the turns before it.
    fn next(&self, aim: Aim) -> Option<(usize, u8)> {
        let target = self.outlook.state.target();
        let done = (f32::from(self.points) / f32::from(target)).min(1.0);
        let point = blend(self.outlook.weights.point, done);
        let mut best: Option<(f32, usize, u8)> = None;
        for at in 0..self.outlook.prospects().len() {
            if self.cards & 1 << at == 0 {
                continue;
            }
            let card = self.card(at);
            let bonus = card.bonus.index();
            let wait = self.wait(&card.cost);
            let points = card.points + self.visits[bonus].1;
            let mut worth = f32::from(points) * point;
            if aim == Aim::Growth {
                worth += self.outlook.bonus[bonus].max(0.0);
            }
            if self.points + points >= target {
                worth += ARRIVING;
            }
            let rate = worth / f32::from(wait + 1);
            if rate > 0.0 && best.is_none_or(|(most, ..)| rate > most) {
                best = Some((rate, at, wait));
            }
        }
        best.map(|(_, at, wait)| (at, wait))
    }

    fn buy(&mut self, at: usize, wait: u8) {
        let card = self.card(at);
        let mut taken = TAKE as u8 * wait;
        for gem in 0..GEMS {
            let need = card.cost[gem].saturating_sub(self.bonuses[gem]);
            let paid = need.min(self.tokens[gem]);
            self.tokens[gem] -= paid;
            let short = need - paid;
            let by_taking = short.min(taken);
            taken -= by_taking;
            self.gold = self.gold.saturating_sub(short - by_taking);
        }
        // What was taken beyond the price is of the colours that there are fewest of.
        for _ in 0..taken {
            let (mut fewest, mut least) = (0, u8::MAX);
            for gem in 0..GEMS {
                let have = self.tokens[gem] + self.bonuses[gem];
                if have <= least {
                    (fewest, least) = (gem, have);
                }
            }
            self.tokens[fewest] += 1;
        }
        let bonus = card.bonus.index();
        let (noble, points) = self.visits[bonus];
        self.nobles &= !noble;
        self.cards &= !(1 << at);
        self.points += card.points + points;
        self.bonuses[bonus] += 1;
        self.turns += wait + 1;
        self.look_for_nobles();
    }
}

#[cfg(test)]
mod tests {
    use super::super::weights;
    use super::*;
    use crate::engine::{Game, Seat, Seed, Style};
    use crate::games::splendor::{Setup, Splendor, State};

    fn start() -> State {
        let setup = Setup::default();
        let components = Splendor::components(&setup).expect("the default setup is sound");
        Splendor::start(&components, &setup, Seed(7), &mut ())
    }

    fn race(state: &State, aim: Aim) -> Race {
        Race::new(&Outlook::new(state, Seat(0), weights::of(Style::Builder)), aim)
    }

    #[test]
    fn who_has_every_bonus_buys_a_card_every_turn() {
        let mut state = start();
        state.players[0].bonuses = [7; GEMS];
        let race = race(&state, Aim::Points);
        assert!(race.reached && race.turns <= 5.0, "{} turns", race.turns);
        assert!(race.points[0] >= 3 && race.points.is_sorted(), "{:?}", race.points);
    }

    #[test]
    fn a_plan_from_the_start_takes_its_turns_and_one_with_tokens_fewer() {
        let mut state = start();
        let before = race(&state, Aim::Points);
        assert!(before.turns > 10.0 && before.points[0] == 0, "{} turns", before.turns);
        state.players[0].tokens = [2; GEMS + 1];
        let after = race(&state, Aim::Points);
        assert!(after.points.iter().sum::<u8>() > before.points.iter().sum::<u8>());
    }

    #[test]
    fn a_noble_one_bonus_away_comes_with_the_card_that_brings_it() {
        let mut state = start();
        let noble = state.nobles().next().expect("nobles lie on the table");
        let requirements = state.components.noble(noble).requirements;
        let gem = (0..GEMS).find(|gem| requirements[*gem] > 0).expect("a noble asks for something");
        state.players[0].bonuses = requirements;
        state.players[0].bonuses[gem] -= 1;
        let weights = weights::of(Style::Builder);
        let outlook = Outlook::new(&state, Seat(0), weights);
        let (bit, points) = Runner::new(&outlook).visits[gem];
        assert_eq!((bit, points), (1, state.components.noble(noble).points));
        assert_eq!(Runner::new(&outlook).visits.iter().filter(|(bit, _)| *bit > 0).count(), 1);
    }
}
