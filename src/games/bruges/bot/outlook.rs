//! How well a seat stands: what it has, and what that will bring.

use super::super::colour::Colour;
use super::super::components::{Card, CardId, Components, Damage, SPACES};
use super::super::due::Stage;
use super::super::effects::{Answer, Effect, Hook, Immunity, Occasion, Standing, Trigger};
use super::super::foresight::{Outcome, foresee_person};
use super::super::measure::Owner;
use super::super::player::{Player, Side};
use super::super::scoring::laurel_of;
use super::super::table::Table;
use super::weights::Weights;
use crate::engine::Seat;

/// How long the game will go on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Horizon {
    /// Rounds after this one.
    pub rounds: f32,
    /// Own turns that are left, those of this round among them.
    pub turns: f32,
}

impl Horizon {
    pub(super) fn of(components: &Components, table: &Table) -> Self {
        let seats = f32::from(table.seats);
        let each = f32::from(components.cards_played);
        let rounds = match table.final_round {
            Some(last) => f32::from(last.saturating_sub(table.round)),
            None => {
                let (a, b) = (f32::from(table.piles[0]), f32::from(table.piles[1]));
                // The pile that runs out first ends it.
                ((a + b - 0.4 * (a - b).abs()) / (each * seats)).max(0.5)
            }
        };
        let here = match table.stage {
            Stage::Turn => each - f32::from(table.lap),
            Stage::CardsPlayed | Stage::Cleared | Stage::Majorities | Stage::Checked | Stage::Close => 0.0,
            Stage::Over => 0.0,
            _ => each,
        };
        Self { rounds, turns: rounds * each + here }
    }

    /// How much of what needs time to be used is still worth something.
    pub(super) fn use_of(self) -> f32 {
        (self.turns / 5.0).min(1.0)
    }

    /// How much of what takes many turns can still be brought to its end.
    pub(super) fn long_run(self) -> f32 {
        ((self.turns - 2.0) / 10.0).clamp(0.0, 1.0)
    }

    /// What a means is worth that can be put to use again and again, against the middle of a game: the longer, the more.
    pub(super) fn means(self) -> f32 {
        (0.6 + 0.027 * self.turns) * self.use_of()
    }
}

/// A seat's outlook.
#[derive(Clone, Copy)]
pub(super) struct Outlook<'a> {
    pub components: &'a Components,
    pub table: &'a Table,
    pub seat: Seat,
    pub player: &'a Player,
    pub weights: &'a Weights,
    pub horizon: Horizon,
}

impl<'a> Outlook<'a> {
    pub(super) fn new(
        components: &'a Components,
        table: &'a Table,
        seat: Seat,
        weights: &'a Weights,
    ) -> Self {
        let horizon = Horizon::of(components, table);
        Self { components, table, seat, player: table.player(seat), weights, horizon }
    }

    fn owner(&self, card: CardId) -> Owner<'a> {
        Owner { components: self.components, table: self.table, seat: self.seat, player: self.player, card }
    }

    pub(super) fn guilders(&self, guilders: f32) -> f32 {
        let plenty = self.weights.plenty;
        let counted = guilders.min(plenty) + (guilders - plenty).max(0.0) / 2.0;
        counted * self.guilder()
    }

    /// What one more guilder is worth.
    pub(super) fn guilder(&self) -> f32 {
        self.weights.guilder * self.horizon.means()
    }

    pub(super) fn worker(&self, colour: usize, nth: u8) -> f32 {
        let wanted = self.player.houses.iter().any(|(_, house)| {
            house.person.is_some_and(|card| {
                self.components.card(card).worker.is_some_and(|worker| worker.index() == colour)
            })
        });
        let worth = self.weights.worker[usize::from(nth > 0).min(1)];
        let worth = if nth >= 3 { worth / 2.0 } else { worth };
        (worth + if wanted && nth < 3 { 0.3 } else { 0.0 }) * self.horizon.means()
    }

    /// What the workers are worth.
    pub(super) fn workers(&self) -> f32 {
        let of = |(colour, n): (usize, &u8)| (0..*n).map(|nth| self.worker(colour, nth)).sum::<f32>();
        self.player.workers.iter().enumerate().map(of).sum()
    }

    /// What an empty house is worth beside its own point, where there are so many others.
    pub(super) fn room(&self, others: u8) -> f32 {
        self.weights.room * self.horizon.means() / (1.0 + 0.4 * f32::from(others))
    }

    /// What a person in play is worth to others: to majorities, laurels, whoever counts groups.
    pub(super) fn company(&self) -> f32 {
        self.weights.company * self.horizon.means()
    }

    /// What an outcome is worth.
    pub(super) fn worth(&self, outcome: &Outcome) -> f32 {
        let Weights { card, action, harm, .. } = *self.weights;
        let guilder = self.guilder();
        let worker = (0..5).map(|colour| {
            let have = self.player.workers[colour];
            (0..outcome.workers[colour]).map(|nth| self.worker(colour, have + nth)).sum::<f32>()
        });
        let (use_of, means) = (self.horizon.use_of(), self.horizon.means());
        let markers = self.markers_gone(outcome.markers_gone);
        let steps: f32 = (0..outcome.steps).map(|step| self.step(step)).sum();
        let tokens: f32 = f32::from(outcome.tokens) * self.best_token();
        let suffered = f32::from(outcome.harm.guilders) * guilder
            + f32::from(outcome.harm.workers) * 0.6 * means
            + f32::from(outcome.harm.points)
            + f32::from(outcome.harm.markers) * 0.8
            + f32::from(outcome.harm.tokens + outcome.harm.buildings) * 1.6;
        let share = harm / f32::from(self.table.seats - 1).max(1.0);
        f32::from(outcome.guilders) * guilder
            + f32::from(outcome.points)
            + worker.sum::<f32>()
            + (f32::from(outcome.any_workers) * 0.8 - f32::from(outcome.workers_paid) * 0.6
                + f32::from(outcome.swaps) * 0.2)
                * means
            + (f32::from(outcome.draws) - f32::from(outcome.discards)) * card * use_of
            + if outcome.draws > 0 && outcome.discards > 0 { 0.4 * use_of } else { 0.0 }
            + f32::from(outcome.actions) * action
            + f32::from(outcome.recruits) * 1.2
            + f32::from(outcome.houses) * (1.0 + 0.8 * self.room(0))
            + f32::from(outcome.straightened) * 0.8
            + if outcome.borrows { 1.2 } else { 0.0 }
            + if outcome.names_colour { 0.6 } else { 0.0 }
            + markers
            + steps
            + tokens
            + suffered * share
    }

    fn step(&self, further: u8) -> f32 {
        let at = self.player.step + further;
        if at >= self.components.top_step() {
            return 0.0;
        }
        let gain = self.components.reputation_points(at + 1) - self.components.reputation_points(at);
        f32::from(gain) + 0.3
    }

    fn markers_gone(&self, n: u8) -> f32 {
        let mut left = n;
        let mut worth = 0.0;
        for there in (1..=2_u8).rev() {
            for colour in Colour::ALL {
                if left > 0 && self.player.threats[colour.index()] == there {
                    left -= 1;
                    worth += self.danger(colour, there) - self.danger(colour, there - 1);
                }
            }
        }
        worth
    }

    /// What the next token is worth in the better section, the price aside.
    fn best_token(&self) -> f32 {
        Side::ALL.map(|side| self.token(side)).into_iter().fold(0.0, f32::max)
    }

    /// What the next token of a section is worth, the price aside.
    pub(super) fn token(&self, side: Side) -> f32 {
        let built = self.player.canals[side.index()];
        self.section(side, built + 1) - self.section(side, built)
            + if self.player.next_space(side).is_some() { 0.35 } else { 0.0 }
    }

    /// What so many tokens of a section will bring beside what they bring already.
    pub(super) fn section(&self, side: Side, built: u8) -> f32 {
        // With each token that is missing the goal is a quarter less likely to be reached.
        const NEARLY: [f32; SPACES + 1] = [1.0, 0.75, 0.562, 0.422, 0.316, 0.237];
        let long = self.horizon.long_run();
        let time = |tokens: u8| {
            let needed = tokens.saturating_sub(built);
            let long = if needed == 0 { 1.0 } else { long };
            let reach = if f32::from(needed) * 1.3 <= self.horizon.turns { 1.0 } else { 0.1 };
            NEARLY[usize::from(needed).min(SPACES)] * reach * long
        };
        let statue = self.components.statues.get(usize::from(self.table.statues_taken)).copied().unwrap_or(0);
        let statue = if self.player.rewarded[side.index()] { 0 } else { statue };
        f32::from(self.components.canal_points) * time(self.components.canal_space + 1)
            + f32::from(statue) * time(SPACES as u8) * if built == SPACES as u8 { 1.0 } else { 0.8 }
    }

    /// What a circle of a colour would take now.
    pub(super) fn damage(&self, colour: Colour) -> f32 {
        if self.player.perks.shields(colour) {
            return 0.0;
        }
        let persons = || self.player.houses.persons();
        match self.components.threat(colour).damage {
            Damage::HouseOrCanalToken => {
                let houses = if self.player.houses.is_empty() { 99.0 } else { 1.0 + 0.5 * self.room(0) };
                let tokens = if self.player.tokens() == 0 { 99.0 } else { 1.5 };
                let least: f32 = if houses < tokens { houses } else { tokens };
                if least > 90.0 { 0.0 } else { least }
            }
            Damage::Guilders => self.guilders(self.player.guilders.into()).max(2.0 * self.guilder()),
            Damage::Workers => self.workers(),
            Damage::Person => {
                // What the person would yet do is not asked here: that again depends on what threatens.
                let least = persons().map(|(_, card)| f32::from(self.components.card(card).points) + 1.5);
                let least = least.fold(f32::INFINITY, f32::min).min(4.0);
                if persons().next().is_some() { least } else { 0.0 }
            }
            Damage::Points(points) => f32::from(points).min(f32::from(self.player.score)),
        }
    }

    /// What so many markers of a colour threaten to take.
    pub(super) fn danger(&self, colour: Colour, markers: u8) -> f32 {
        let damage = self.damage(colour);
        if damage <= 0.0 { 0.0 } else { self.risk(colour, markers) * damage }
    }

    /// How likely a circle of a colour is to be completed yet, where there are so many markers.
    pub(super) fn risk(&self, colour: Colour, markers: u8) -> f32 {
        let missing = self.components.threat(colour).markers.saturating_sub(markers);
        let chance = self.weights.danger[usize::from(3_u8.saturating_sub(missing))];
        let time = (self.horizon.rounds / 1.5).min(1.0);
        chance * time
    }

    /// What a person in play will bring until the end, beside printed points and the laurel as it stands.
    pub(super) fn future(&self, card: CardId, rotated: bool) -> f32 {
        let Weights { future, .. } = *self.weights;
        let person = self.components.card(card);
        match person.trigger {
            Trigger::Immediate => 0.0,
            Trigger::Worker | Trigger::OncePerRound => {
                self.activations(person, self.activation(card), rotated)
            }
            Trigger::FinalScoring => 0.05 * self.horizon.rounds,
            Trigger::Modifier | Trigger::Event => {
                let each = self.components.standing(card).iter().map(|standing| self.standing(standing));
                each.sum::<f32>() * self.horizon.rounds * future
            }
        }
    }

    /// What activating a person brings, less what a worker is worth that it takes.
    pub(super) fn activation(&self, card: CardId) -> f32 {
        let cost = if self.components.card(card).worker.is_some() { 0.3 } else { 0.0 };
        self.worth(&foresee_person(self.owner(card))) - cost
    }

    /// What all activations of a person will bring where each brings so much. What costs no worker is used round by round.
    pub(super) fn activations(&self, person: &Card, each: f32, rotated: bool) -> f32 {
        let used = if person.worker.is_some() { 0.85 } else { 1.0 };
        let rounds =
            self.horizon.rounds + if self.table.stage == Stage::Turn && !rotated { 0.8 } else { 0.0 };
        each.clamp(0.15, 4.0) * rounds * self.weights.future * used
    }

    /// What a standing effect brings in a round.
    fn standing(&self, standing: &Standing) -> f32 {
        match standing {
            Standing::Modify(hook) => match *hook {
                Hook::MoreWorkers(add) => 0.3 * f32::from(add),
                Hook::MoreGuilders { add, colour } => {
                    f32::from(add) * if colour.is_some() { 0.22 } else { 0.5 }
                }
                Hook::MoreThreats(add) | Hook::ThreatPoints(add) => 0.35 * f32::from(add),
                Hook::AnyCanalColour { .. } => 0.5,
                Hook::HouseWorkers(_) => 0.6,
                Hook::CanalPrice(less) => 0.35 * f32::from(less.less),
                Hook::RecruitPrice { discount, groups } => {
                    let share = groups.iter().count() as f32 / 11.0;
                    0.5 * f32::from(discount.less) * share
                }
                Hook::ReputationPrice(less) => 0.2 * f32::from(less.less),
                Hook::ReputationCap(_) => 0.35,
                Hook::ReputationAlways(_) => 0.2,
                Hook::HandSize(_) => 0.4,
                Hook::AnyActivationWorker => 0.25,
            },
            Standing::On(answer) => self.answering(answer),
            Standing::Immune(Immunity::Threat(_)) => 0.35,
            Standing::Immune(Immunity::OthersPersons) => 0.4,
        }
    }

    fn answering(&self, answer: &Answer) -> f32 {
        let times = match answer.occasion {
            Occasion::HandRefilled | Occasion::CardsPlayed => 0.5,
            Occasion::DiceRolled => 0.5,
            Occasion::ThreatsReceived => 0.7,
            Occasion::ThreatResolved => 0.35 * f32::from(self.table.seats - 1),
            Occasion::ReputationAdvanced => 0.5,
            Occasion::HouseBuilt | Occasion::CanalBuilt => 0.9,
            Occasion::PersonRecruited => {
                if answer.price_from > 0 {
                    0.3
                } else {
                    0.9
                }
            }
            Occasion::MajoritiesChecked => 0.6,
            Occasion::MajorityFlipped => 0.2,
        };
        let owner = self.owner(0);
        let each = self.worth(&super::super::foresight::foresee(owner, answer.steps));
        1.6 * times * each.clamp(0.3, 2.5)
    }

    /// What recruiting a card brings beside what it costs: its points, what it does at once, what it will do.
    pub(super) fn recruit(&self, card: CardId) -> f32 {
        let person = self.components.card(card);
        let points = f32::from(person.points);
        let effect = match (person.trigger, person.effect) {
            (Trigger::Immediate, _) => self.worth(&foresee_person(self.owner(card))).max(0.0),
            (Trigger::FinalScoring, Effect::Steps(block)) => {
                f32::from(laurel_of(self.owner(card), block)) + 0.9 + 0.25 * self.horizon.rounds
            }
            _ => self.future(card, false),
        };
        points + effect + self.company()
    }

    /// What a card in hand costs as a person, in guilders, whatever lowers that for a moment aside.
    pub(super) fn price(&self, card: CardId) -> u8 {
        let person = self.components.card(card);
        self.table.recruit_price(self.seat, person.price, person.group, 0)
    }

    /// What recruiting a card brings, less its [`price`](Self::price).
    pub(super) fn gain(&self, card: CardId) -> f32 {
        self.recruit(card) - f32::from(self.price(card)) * self.guilder()
    }
}
