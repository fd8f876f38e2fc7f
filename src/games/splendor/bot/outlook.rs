//! How a player stands: what is there, and what is within reach.

use super::super::components::{Card, CardId, Noble};
use super::super::gem::{GEMS, GOLD, Gems, Tokens};
use super::super::state::{Phase, Player, State};
use super::weights::{Decay, RANKS, Weights, blend};
use crate::engine::Seat;

/// Cards that a player may work towards: the market and the own hand.
const MOST_PROSPECTS: usize = 15;

/// A card within reach, sooner or later.
#[derive(Clone, Copy)]
pub(super) struct Prospect {
    pub card: CardId,
    /// Reserved by the player, so that nobody can take it.
    pub own: bool,
    /// What having it would be worth.
    pub worth: f32,
    /// What it is worth from here.
    pub value: f32,
}

const NONE: Prospect = Prospect { card: 0, own: false, worth: 0.0, value: 0.0 };

/// How far the game has come: 0 at the start, 1 when somebody has reached the target.
pub(super) fn progress(state: &State) -> f32 {
    let most = state.players().iter().map(|player| player.points).max().unwrap_or(0);
    (f32::from(most) / f32::from(state.target())).min(1.0)
}

/// A player's outlook.
pub(super) struct Outlook<'a> {
    pub state: &'a State,
    pub seat: Seat,
    pub player: &'a Player,
    pub weights: &'a Weights,
    /// [`progress`] of the game.
    pub progress: f32,
    /// What one more bonus of each colour is worth.
    pub bonus: [f32; GEMS],
    decay: [Decay; 2],
    nearness: Decay,
    prospects: [Prospect; MOST_PROSPECTS],
    count: usize,
}

impl<'a> Outlook<'a> {
    pub(super) fn new(state: &'a State, seat: Seat, weights: &'a Weights) -> Self {
        let player = state.player(seat);
        let mut outlook = Self {
            state,
            seat,
            player,
            weights,
            progress: progress(state),
            bonus: [0.0; GEMS],
            decay: weights.patience.map(Decay::new),
            nearness: Decay::new(weights.nearness),
            prospects: [NONE; MOST_PROSPECTS],
            count: 0,
        };
        outlook.bonus = outlook.bonuses();
        let market = state.market.iter().flatten().flatten().map(|card| (*card, false));
        let hand = player.reserved().iter().map(|reserved| (reserved.card, true));
        for (card, own) in market.chain(hand) {
            outlook.prospects[outlook.count] = outlook.prospect(card, own);
            outlook.count += 1;
        }
        outlook
    }

    /// What one more bonus of each colour is worth: any bonus, the cards it makes cheaper, the nobles it brings nearer.
    fn bonuses(&self) -> [f32; GEMS] {
        let again = self.weights.again;
        let any = blend(self.weights.bonus, self.progress);
        let each = blend(self.weights.demand, self.progress);
        let point = blend(self.weights.demand_point, self.progress);
        let mut worth = [0.0; GEMS];
        for gem in 0..GEMS {
            worth[gem] = any * again.powi(i32::from(self.player.bonuses[gem]));
        }
        let mut ask = |card: &Card| {
            let weight = each + point * f32::from(card.points);
            for gem in 0..GEMS {
                if card.cost[gem] > self.player.bonuses[gem] {
                    worth[gem] += weight;
                }
            }
        };
        for card in self.state.market.iter().flatten().flatten() {
            ask(self.state.components.card(*card));
        }
        for reserved in self.player.reserved().iter() {
            ask(self.state.components.card(reserved.card));
        }
        for noble in self.state.nobles() {
            let noble = self.state.components.noble(noble);
            let short = self.short_of(noble);
            if short > 0 {
                let gain = self.noble_worth(noble, short - 1) - self.noble_worth(noble, short);
                for gem in 0..GEMS {
                    if noble.requirements[gem] > self.player.bonuses[gem] {
                        worth[gem] += gain;
                    }
                }
            }
        }
        worth
    }

    /// Bonuses missing for a noble.
    pub(super) fn short_of(&self, noble: &Noble) -> u8 {
        (0..GEMS).map(|gem| noble.requirements[gem].saturating_sub(self.player.bonuses[gem])).sum()
    }

    fn noble_worth(&self, noble: &Noble, short: u8) -> f32 {
        f32::from(noble.points) * self.weights.noble.get(usize::from(short)).copied().unwrap_or(0.0)
    }

    /// What having a card would be worth.
    pub(super) fn worth(&self, card: &Card) -> f32 {
        f32::from(card.points) * blend(self.weights.point, self.progress) + self.bonus[card.bonus.index()]
    }

    fn prospect(&self, id: CardId, own: bool) -> Prospect {
        let card = self.state.components.card(id);
        let worth = self.worth(card);
        let contested = !own
            && self.weights.contest < 1.0
            && self
                .state
                .players()
                .iter()
                .enumerate()
                .any(|(seat, rival)| seat != self.seat.index() && rival.missing(&card.cost) == 0);
        let contest = if contested { self.weights.contest } else { 1.0 };
        let patience = self.patience(self.player, &self.state.bank, &card.cost, own);
        Prospect { card: id, own, worth, value: contest * worth * patience }
    }

    /// What is left of the worth of a card that a player, with such a bank, is so far from buying.
    pub(super) fn patience(&self, player: &Player, bank: &Tokens, cost: &Gems, own: bool) -> f32 {
        let mut short = [0; GEMS];
        for gem in 0..GEMS {
            short[gem] = cost[gem].saturating_sub(player.bonuses[gem]).saturating_sub(player.tokens[gem]);
        }
        let gold = player.tokens[GOLD];
        let turns = self.turns(&short, gold, bank);
        let missing = short.iter().sum::<u8>().saturating_sub(gold);
        self.decay[usize::from(own)].after(turns) * self.nearness.after(missing)
    }

    /// Turns of taking gems until the shortage is met.
    pub(super) fn turns(&self, short: &Gems, gold: u8, bank: &Tokens) -> u8 {
        let (mut sum, mut most, mut scarce) = (0_u8, 0_u8, 0_u8);
        for gem in 0..GEMS {
            sum += short[gem];
            // Two at once from a large pile save a turn.
            let pair = u8::from(short[gem] > 1 && bank[gem] >= self.state.components.pair_pile);
            most = most.max(short[gem] - pair);
            scarce += short[gem].saturating_sub(bank[gem]);
        }
        let left = sum.saturating_sub(gold);
        if left == 0 {
            return 0;
        }
        left.div_ceil(3).max(most.saturating_sub(gold)) + scarce.saturating_sub(gold)
    }

    pub(super) fn prospects(&self) -> &[Prospect] {
        &self.prospects[..self.count]
    }

    /// Weight of the best cards in prospect.
    pub(super) fn ranks(&self) -> [f32; RANKS] {
        let [early, late] = self.weights.prospect;
        std::array::from_fn(|rank| blend([early[rank], late[rank]], self.progress))
    }

    /// The best cards in prospect, best first.
    pub(super) fn best<const N: usize>(&self) -> [Prospect; N] {
        let mut best = [NONE; N];
        for prospect in self.prospects() {
            let mut held = *prospect;
            for place in &mut best {
                if held.value > place.value {
                    std::mem::swap(place, &mut held);
                }
            }
        }
        best
    }

    /// How well the player stands, in points.
    pub(super) fn value(&self) -> f32 {
        let Self { player, weights, progress, .. } = *self;
        let mut value = f32::from(player.points) * blend(weights.point, progress);
        let any = blend(weights.bonus, progress);
        for count in player.bonuses {
            let mut worth = any;
            for _ in 0..count {
                value += worth;
                worth *= weights.again;
            }
        }
        for noble in self.state.nobles() {
            let noble = self.state.components.noble(noble);
            value += self.noble_worth(noble, self.short_of(noble));
        }
        let best = self.best::<RANKS>();
        for (prospect, weight) in best.iter().zip(self.ranks()) {
            value += prospect.value * weight;
        }
        let gems: u8 = player.tokens[..GEMS].iter().sum();
        value += f32::from(gems) * blend(weights.gem, progress)
            + f32::from(player.tokens[GOLD]) * blend(weights.gold, progress);
        value -= weights.room[..player.reserved().len()].iter().sum::<f32>();
        let moves = self.state.phase() == Phase::Main && self.state.to_move() == self.seat;
        if moves {
            value += blend(weights.tempo, progress);
        }
        let reach = self
            .prospects()
            .iter()
            .filter(|prospect| player.missing(&self.state.components.card(prospect.card).cost) == 0);
        let most = reach.map(|prospect| self.state.components.card(prospect.card).points).max().unwrap_or(0);
        if player.points + most >= self.state.target() {
            value += if moves { weights.finish } else { weights.threat };
        }
        value
    }
}
