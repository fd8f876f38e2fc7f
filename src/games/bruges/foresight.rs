//! What an effect would bring, told from the steps that will be carried out: for boards ("+4 guilders, 2 blue workers"), hints
//! and computer players.

use super::colour::{COLOURS, Tally};
use super::effects::{
    Amount, Block, Draws, Effect, Gain, Markers, Means, Resource, Step, Target, WorkerKind,
};
use super::measure::Owner;
use super::player::Player;
use super::rules::{copyable, reusable};
use serde::{Deserialize, Serialize};

/// What happens to the others, added up over those who are touched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Harm {
    /// How many are touched.
    pub players: u8,
    /// Guilders lost.
    pub guilders: u16,
    /// Workers lost.
    pub workers: u16,
    /// Points lost.
    pub points: u16,
    /// Threat markers received.
    pub markers: u16,
    /// Canal tokens lost.
    pub tokens: u16,
    /// Canal tokens or empty houses lost, whichever they choose.
    pub buildings: u16,
}

/// What an effect brings its owner at most, as things stand: what may be declined is counted as done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Guilders gained less those paid.
    pub guilders: i16,
    /// Points.
    pub points: i16,
    /// Workers of these colours.
    pub workers: Tally,
    /// Workers of colours that the owner chooses.
    pub any_workers: u8,
    /// Workers paid inside the effect.
    pub workers_paid: u8,
    /// Workers swapped.
    pub swaps: u8,
    /// Cards drawn.
    pub draws: u8,
    /// Cards discarded.
    pub discards: u8,
    /// They are discarded before any is drawn.
    pub discards_first: bool,
    /// Own threat markers gone.
    pub markers_gone: u8,
    /// Canal tokens built.
    pub tokens: u8,
    /// Houses built.
    pub houses: u8,
    /// Further actions.
    pub actions: u8,
    /// Further persons recruited.
    pub recruits: u8,
    /// Steps on the reputation track.
    pub steps: u8,
    /// Persons straightened.
    pub straightened: u8,
    /// Dice rolled anew, or extra dice whose sum is gained in guilders; these count 3 or 4 each and are part of the guilders.
    pub dice: u8,
    /// Another person's effect is carried out: which, is chosen then.
    pub borrows: bool,
    /// The next card counts as a colour of choice.
    pub names_colour: bool,
    /// What the others suffer.
    pub harm: Harm,
}

impl Outcome {
    /// Whether it brings or does nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// Outcome and owner as they are after the steps so far.
struct Ahead<'a> {
    owner: Owner<'a>,
    player: Player,
    outcome: Outcome,
}

/// What the steps of a block would bring their owner.
#[must_use]
pub fn foresee(owner: Owner<'_>, block: Block) -> Outcome {
    let mut ahead = Ahead { player: *owner.player, owner, outcome: Outcome::default() };
    ahead.block(block);
    ahead.outcome
}

/// What a person's steps would bring the owner; nothing for a standing effect.
#[must_use]
pub fn foresee_person(owner: Owner<'_>) -> Outcome {
    match owner.components.card(owner.card).effect {
        Effect::Steps(block) => foresee(owner, block),
        Effect::Standing(_) => Outcome::default(),
    }
}

impl Ahead<'_> {
    fn now(&self) -> Owner<'_> {
        Owner { player: &self.player, ..self.owner }
    }

    fn amount(&self, amount: Amount) -> u16 {
        match amount {
            Amount::ChosenDice(n) => self.now().best_dice(n),
            Amount::Roll(n) => u16::from(n) * 7 / 2,
            known => self.now().amount(known),
        }
    }

    /// Whether the rest is carried out.
    fn block(&mut self, block: Block) -> bool {
        let effects = &self.owner.components.effects;
        effects.steps(block).iter().all(|step| self.step(step))
    }

    fn earns(&mut self, guilders: i16) {
        self.outcome.guilders += guilders;
        self.player.guilders = self.player.guilders.saturating_add_signed(guilders);
    }

    fn pays_workers(&mut self, n: u8) {
        self.outcome.workers_paid += n;
        let mut left = n;
        for workers in &mut self.player.workers {
            let paid = left.min(*workers);
            *workers -= paid;
            left -= paid;
        }
    }

    fn gains(&mut self, what: Gain, n: u16) {
        let small = n.min(u8::MAX.into()) as u8;
        match what {
            Gain::Guilders => self.earns(n.cast_signed()),
            Gain::Points => self.outcome.points += n.cast_signed(),
            Gain::Workers { kind, .. } => {
                let mut fixed = Tally::default();
                match kind {
                    WorkerKind::Of(colour) => fixed[colour.index()] = small,
                    WorkerKind::Each => fixed = [small; COLOURS],
                    WorkerKind::EachHouseColour => {
                        for (_, house) in self.player.houses.iter() {
                            fixed[house.colour.index()] = small;
                        }
                    }
                    WorkerKind::Any | WorkerKind::AnySame | WorkerKind::AnyDifferent => {
                        self.outcome.any_workers += small;
                    }
                }
                for colour in 0..COLOURS {
                    self.outcome.workers[colour] += fixed[colour];
                    self.player.workers[colour] += fixed[colour];
                }
            }
        }
    }

    fn step(&mut self, step: &Step) -> bool {
        let cards = self.player.cards();
        match *step {
            Step::Gain { what, amount } => {
                let n = self.amount(amount);
                if let Amount::Roll(dice) = amount {
                    self.outcome.dice += dice;
                }
                self.gains(what, n);
            }
            Step::Pay(cost) => {
                if !self.now().can_pay(&cost) {
                    return false;
                }
                let n = self.amount(cost.amount);
                match cost.means {
                    Means::Guilders => self.earns(-n.cast_signed()),
                    Means::Workers(_) => self.pays_workers(n as u8),
                }
            }
            Step::PayUpTo { most, each } => {
                let n = self.amount(most.amount).min(self.now().has(most.means)).min(20);
                match most.means {
                    Means::Guilders => self.earns(-n.cast_signed()),
                    Means::Workers(_) => self.pays_workers(n as u8),
                }
                for _ in 0..n {
                    self.block(each);
                }
            }
            Step::Lose { what, amount, who, with } => {
                let components = self.owner.components;
                let n = self.amount(amount);
                let hit = |player: &Player| {
                    with.is_none_or(|group| {
                        player.houses.persons().any(|(_, card)| components.card(card).group == group)
                    })
                };
                self.harm(who, |harm, player| {
                    if hit(player) {
                        loses(harm, player, what, n);
                    }
                });
            }
            Step::Collect { what, amount, from } => {
                let n = self.amount(amount);
                let before = self.outcome.harm;
                self.harm(from, |harm, player| loses(harm, player, what, n));
                let after = self.outcome.harm;
                self.earns((after.guilders - before.guilders).cast_signed());
                self.outcome.points += (after.points - before.points).cast_signed();
                self.outcome.any_workers += (after.workers - before.workers) as u8;
            }
            Step::Give { what, amount, to } => {
                let n = self.amount(amount);
                let mut given = Harm::default();
                loses(&mut given, &self.player, what, n);
                self.harm(to, |_, _| ());
                self.earns(-given.guilders.cast_signed());
                self.outcome.points -= given.points.cast_signed();
                self.pays_workers(given.workers as u8);
            }
            Step::Convert(most) => self.outcome.swaps += most.min(self.player.workers()),
            Step::Draw(draws) => {
                let n = match draws {
                    Draws::Fixed(n) => n,
                    Draws::AsDiscarded => self.outcome.discards,
                };
                self.outcome.draws += n.min(self.owner.table.left_to_draw());
            }
            Step::Discard { n, optional, each } => {
                let held = (cards + self.outcome.draws).saturating_sub(self.outcome.discards);
                if held == 0 && optional {
                    return false;
                }
                let n = n.unwrap_or(held).min(held);
                self.outcome.discards_first |= self.outcome.draws == 0 && n > 0;
                self.outcome.discards += n;
                for _ in 0..n {
                    self.block(each);
                }
            }
            Step::AddThreats { n, who, .. } => {
                self.harm(who, |harm, _| harm.markers += u16::from(n));
            }
            Step::RemoveThreats { n, markers, points, each } => {
                let own = self.player.threats;
                let all: u8 = match markers {
                    Markers::Any => own.iter().sum(),
                    Markers::Same => own.into_iter().max().unwrap_or(0),
                    Markers::Of(colour) => own[colour.index()],
                };
                let n = n.unwrap_or(all).min(all);
                self.outcome.markers_gone += n;
                if let Some(points) = points {
                    self.outcome.points += i16::from(n) * i16::from(points + self.player.perks.threat_points);
                }
                for _ in 0..n {
                    self.block(each);
                }
            }
            Step::MoveThreats { n, colour, to } => {
                let own = self.player.threats;
                let all: u8 = colour.map_or_else(|| own.iter().sum(), |colour| own[colour.index()]);
                let n = n.min(all);
                self.harm(to, |harm, _| harm.markers += u16::from(n));
                if self.outcome.harm.players > 0 {
                    self.outcome.markers_gone += n;
                }
            }
            Step::BuildCanal { price, .. } => {
                let Owner { components, table, seat, .. } = self.owner;
                let prices = super::player::Side::ALL
                    .into_iter()
                    .filter_map(|side| super::rules::canal_price(components, table, seat, side, price));
                if let Some(price) = prices.min().filter(|price| self.player.guilders >= u16::from(*price)) {
                    self.earns(-i16::from(price));
                    self.outcome.tokens += 1;
                }
            }
            Step::RemoveCanals { n, who } => {
                self.harm(who, |harm, player| harm.tokens += u16::from(n.min(player.tokens())));
            }
            Step::BuildHouse => self.outcome.houses += u8::from(cards > 0),
            Step::Fire(who) => {
                let can = |player: &Player| player.tokens() > 0 || player.houses.has_empty();
                self.harm(who, |harm, player| harm.buildings += u16::from(can(player)));
            }
            Step::ExtraAction => self.outcome.actions += u8::from(cards > 0),
            Step::ExtraRecruit { .. } => {
                self.outcome.recruits += u8::from(cards > 0 && self.player.houses.has_empty());
            }
            Step::Advance { steps, price } => {
                let top = self.owner.components.top_step();
                for _ in 0..steps {
                    if self.player.step < top && self.player.guilders >= price.into() {
                        self.player.step += 1;
                        self.outcome.steps += 1;
                        self.earns(-i16::from(price));
                    }
                }
            }
            Step::Straighten => {
                let rotated = self.player.houses.iter().filter(|(_, house)| house.rotated);
                self.outcome.straightened += rotated.count() as u8;
            }
            Step::Reuse => {
                self.outcome.borrows |= reusable(self.owner).next().is_some();
            }
            Step::CopyArrow => {
                let Owner { components, table, card, .. } = self.owner;
                self.outcome.borrows |= copyable(components, table, card).next().is_some();
            }
            Step::Reroll(n) => self.outcome.dice += n,
            Step::If { condition, then, otherwise } => {
                let holds = self.now().holds(condition);
                self.block(if holds { then } else { otherwise });
            }
            Step::Score(amount) => self.outcome.points += self.amount(amount).cast_signed(),
            Step::NameColour => self.outcome.names_colour = true,
        }
        true
    }

    /// Adds what a step does to those it touches; of a chosen opponent to the one to whom it does most, of several to the one
    /// ahead.
    fn harm(&mut self, who: Target, touch: impl Fn(&mut Harm, &Player)) {
        let Owner { table, seat, .. } = self.owner;
        let mut touched = table.opponents(seat).filter(|other| !table.player(*other).perks.immune_persons);
        let harm = &mut self.outcome.harm;
        match who {
            Target::EachOpponent => {
                for other in touched {
                    harm.players += 1;
                    touch(harm, table.player(other));
                }
            }
            Target::ChosenOpponent | Target::EventPlayer => {
                let done = |other| {
                    let (mut harm, player) = (Harm::default(), table.player(other));
                    touch(&mut harm, player);
                    let Harm { guilders, workers, points, markers, tokens, buildings, .. } = harm;
                    (guilders + workers + points + markers + tokens + buildings, player.score)
                };
                if let Some(other) = touched.next() {
                    let most = touched
                        .fold(other, |best, other| if done(other) > done(best) { other } else { best });
                    harm.players += 1;
                    touch(harm, table.player(most));
                }
            }
        }
    }
}

fn loses(harm: &mut Harm, player: &Player, what: Resource, n: u16) {
    match what {
        Resource::Guilders => harm.guilders += n.min(player.guilders),
        Resource::Workers => harm.workers += n.min(player.workers().into()),
        Resource::Points => harm.points += n.min(player.score),
    }
}
