//! The first glance: what a move changes about the mover's outlook, judged without playing it.

use super::super::components::{Card, CardId, Noble};
use super::super::gem::{GEMS, GOLD, Gem, Gems, KINDS, Tokens, total};
use super::super::state::{Phase, Player, State};
use super::super::{Action, Place, Source};
use super::outlook::{Outlook, Prospect};
use super::weights::{RANKS, Weights, blend};

/// Cards in prospect that a move is measured by.
const GOALS: usize = 6;

/// The judge of a position's moves; what they share is worked out once.
pub(super) struct Glance<'a> {
    outlook: Outlook<'a>,
    goals: [Prospect; GOALS],
    /// What the cards in prospect are worth now.
    before: f32,
    ranks: [f32; RANKS],
    gem: f32,
    gold: f32,
}

impl<'a> Glance<'a> {
    pub(super) fn new(state: &'a State, weights: &'a Weights) -> Self {
        let outlook = Outlook::new(state, state.to_move(), weights);
        let goals = outlook.best();
        let progress = outlook.progress;
        let mut glance = Self {
            goals,
            before: 0.0,
            ranks: outlook.ranks(),
            gem: blend(weights.gem, progress),
            gold: blend(weights.gold, progress),
            outlook,
        };
        glance.before = glance.ahead(glance.outlook.player, state.bank(), None, None);
        glance
    }

    fn state(&self) -> &'a State {
        self.outlook.state
    }

    /// What the cards in prospect would be worth to the player, had they other tokens and bonuses: without a card
    /// that is gone, and with one that nobody else can take any more.
    fn ahead(&self, player: &Player, bank: &Tokens, gone: Option<CardId>, saved: Option<CardId>) -> f32 {
        let mut best = [0.0_f32; RANKS];
        for goal in &self.goals {
            if goal.worth <= 0.0 || gone == Some(goal.card) {
                continue;
            }
            let cost = &self.state().components.card(goal.card).cost;
            let mut value =
                self.outlook.patience(player, bank, cost, goal.own || saved == Some(goal.card)) * goal.worth;
            for place in &mut best {
                if value > *place {
                    std::mem::swap(place, &mut value);
                }
            }
        }
        best.iter().zip(self.ranks).map(|(value, weight)| value * weight).sum()
    }

    /// What a change of tokens is worth.
    fn change(&self, player: &Player, bank: &Tokens) -> f32 {
        self.ahead(player, bank, None, None) - self.before
    }

    pub(super) fn value(&self, action: &Action) -> f32 {
        match *action {
            Action::TakeDifferent(gems) => {
                let mut taken = [0; KINDS];
                for gem in gems.iter() {
                    taken[gem.index()] = 1;
                }
                self.take(&taken)
            }
            Action::TakeTwo(gem) => {
                let mut taken = [0; KINDS];
                taken[gem.index()] = 2;
                self.take(&taken)
            }
            Action::Reserve(place) => self.reserve(place),
            Action::ReserveTop(level) => self.reserve_top(level),
            Action::Buy(source) => self.buy(source),
            Action::Pay(gold) => self.pay(&gold),
            Action::Return(token) => self.put_back(token),
            Action::Noble(noble) => self.noble(self.state().components.noble(noble)),
            Action::Pass => 0.0,
        }
    }

    /// The player and the bank after tokens change hands.
    fn moved(&self, taken: &Tokens, paid: &Tokens) -> (Player, Tokens) {
        let mut player = *self.outlook.player;
        let mut bank = *self.state().bank();
        for kind in 0..KINDS {
            player.tokens[kind] = player.tokens[kind] + taken[kind] - paid[kind];
            bank[kind] = bank[kind] + paid[kind] - taken[kind];
        }
        (player, bank)
    }

    fn take(&self, taken: &Tokens) -> f32 {
        let (player, bank) = self.moved(taken, &[0; KINDS]);
        let excess = total(&player.tokens).saturating_sub(self.state().components.token_limit);
        let change = self.change(&player, &bank);
        // Of too many tokens the useless ones go back: nothing lost but the effort.
        let spill = f32::from(excess) * self.outlook.weights.spill;
        change + (f32::from(total(taken)) - f32::from(excess)) * self.gem - spill
    }

    fn reserving(&self, card: Option<CardId>) -> f32 {
        let Outlook { player, weights, .. } = self.outlook;
        let gold = u8::from(self.state().bank()[GOLD] > 0);
        let mut taken = [0; KINDS];
        taken[GOLD] = gold;
        let (after, bank) = self.moved(&taken, &[0; KINDS]);
        let excess = total(&after.tokens).saturating_sub(self.state().components.token_limit);
        let spill = f32::from(excess) * weights.spill;
        let room = weights.room.get(player.reserved().len()).copied().unwrap_or(1.0);
        self.ahead(&after, &bank, None, card) - self.before + f32::from(gold) * self.gold - room - spill
    }

    fn reserve(&self, place: Place) -> f32 {
        let Some(id) = self.state().card_at(place) else { return 0.0 };
        let card = self.state().components.card(id);
        let wanted = self
            .state()
            .players()
            .iter()
            .enumerate()
            .any(|(seat, rival)| seat != self.outlook.seat.index() && rival.missing(&card.cost) == 0);
        let denied = if wanted { self.outlook.weights.denial * self.outlook.worth(card) } else { 0.0 };
        self.reserving(Some(id)) + denied
    }

    fn reserve_top(&self, level: u8) -> f32 {
        self.reserving(None) + self.outlook.weights.unseen[usize::from(level).min(2)]
    }

    fn buy(&self, source: Source) -> f32 {
        let Some(id) = self.state().card_from(source) else { return 0.0 };
        let card = self.state().components.card(id);
        let Outlook { player, weights, .. } = self.outlook;
        // Gems first: gold is used only where gems are missing.
        let need = player.need(&card.cost);
        let mut paid = [0; KINDS];
        for gem in 0..GEMS {
            paid[gem] = need[gem].min(player.tokens[gem]);
            paid[GOLD] += need[gem] - paid[gem];
        }
        let (mut after, bank) = self.moved(&[0; KINDS], &paid);
        after.bonuses[card.bonus.index()] += 1;
        let mut value = self.outlook.worth(card) + self.ahead(&after, &bank, Some(id), None) - self.before;
        let gems: u8 = paid[..GEMS].iter().sum();
        value -= f32::from(gems) * self.gem + f32::from(paid[GOLD]) * self.gold;
        if let Source::Reserved(_) = source {
            value += weights.room[player.reserved().len() - 1];
        }
        let visit = self.visit(card);
        let points = f32::from(player.points + card.points) + visit;
        if points >= f32::from(self.state().target()) {
            value += self.finish(points);
        }
        value
    }

    /// The points of the noble that a card would bring at once.
    fn visit(&self, card: &Card) -> f32 {
        let mut bonuses = self.outlook.player.bonuses;
        bonuses[card.bonus.index()] += 1;
        let come = |noble: &&Noble| (0..GEMS).all(|gem| bonuses[gem] >= noble.requirements[gem]);
        let nobles = self.state().nobles().map(|noble| self.state().components.noble(noble));
        nobles.filter(come).map(|noble| f32::from(noble.points)).fold(0.0, f32::max)
    }

    /// Reaching the target: victory if nobody has as many points, else half of it.
    fn finish(&self, points: f32) -> f32 {
        let best = self.state().players().iter().map(|player| player.points).max().unwrap_or(0);
        let Weights { finish, .. } = *self.outlook.weights;
        if points > f32::from(best) { 4.0 * finish } else { finish }
    }

    fn pay(&self, gold: &Gems) -> f32 {
        let Phase::Pay(source) = self.state().phase() else { return 0.0 };
        let Some(id) = self.state().card_from(source) else { return 0.0 };
        let card = self.state().components.card(id);
        let need = self.outlook.player.need(&card.cost);
        let mut paid = [0; KINDS];
        let mut gems = 0;
        for gem in 0..GEMS {
            paid[gem] = need[gem] - gold[gem];
            gems += paid[gem];
            paid[GOLD] += gold[gem];
        }
        let (mut after, bank) = self.moved(&[0; KINDS], &paid);
        after.bonuses[card.bonus.index()] += 1;
        let value = self.ahead(&after, &bank, Some(id), None) - self.before;
        value - f32::from(gems) * self.gem - f32::from(paid[GOLD]) * self.gold
    }

    fn put_back(&self, token: Gem) -> f32 {
        let mut paid = [0; KINDS];
        paid[token.index()] = 1;
        let (player, bank) = self.moved(&[0; KINDS], &paid);
        self.change(&player, &bank) - if token == Gem::Gold { self.gold } else { self.gem }
    }

    /// Of several nobles the one that others are nearest to: the rest will still be there next turn.
    fn noble(&self, noble: &Noble) -> f32 {
        let others =
            self.state().players().iter().enumerate().filter(|(seat, _)| *seat != self.outlook.seat.index());
        let nearest = others.map(|(_, player)| {
            (0..GEMS).map(|gem| noble.requirements[gem].saturating_sub(player.bonuses[gem])).sum::<u8>()
        });
        f32::from(noble.points) + 1.0 / f32::from(1 + nearest.min().unwrap_or(0))
    }
}
