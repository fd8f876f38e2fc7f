//! The first glance: what a move brings, judged without playing it.

use super::super::components::{Card, Noble};
use super::super::gem::{GEMS, GOLD, Gem, Gems, KINDS, Tokens, total};
use super::super::state::{Phase, State};
use super::super::{Action, Place, Source};
use super::outlook::{Outlook, Prospect};
use super::weights::{Weights, blend};

/// Cards in prospect that a take is measured by.
const GOALS: usize = 4;

/// Victory outweighs everything.
const VICTORY: f32 = 100.0;

/// The judge of a position's moves; what they share is worked out once.
pub(super) struct Glance<'a> {
    outlook: Outlook<'a>,
    goals: [Prospect; GOALS],
    /// What the last token of each colour held is worth.
    held: [f32; KINDS],
}

impl<'a> Glance<'a> {
    pub(super) fn new(state: &'a State, weights: &'a Weights) -> Self {
        let outlook = Outlook::new(state, state.to_move(), weights);
        let goals = outlook.best();
        let mut glance = Self { outlook, goals, held: [0.0; KINDS] };
        for gem in Gem::ALL {
            glance.held[gem.index()] = glance.worth_of_held(gem);
        }
        glance
    }

    fn state(&self) -> &'a State {
        self.outlook.state
    }

    /// What the goals lose if one token of a kind goes.
    fn worth_of_held(&self, token: Gem) -> f32 {
        let player = self.outlook.player;
        let at = token.index();
        if player.tokens[at] == 0 {
            return 0.0;
        }
        let mut tokens = player.tokens;
        tokens[at] -= 1;
        let mut bank = *self.state().bank();
        bank[at] += 1;
        let base = if token == Gem::Gold { self.outlook.weights.gold } else { self.outlook.weights.gem };
        base - self.change(&tokens, &bank)
    }

    /// What other tokens change about the goals.
    fn change(&self, tokens: &Tokens, bank: &Tokens) -> f32 {
        let Outlook { player, weights, .. } = self.outlook;
        let mut change = 0.0;
        for (goal, weight) in self.goals.iter().zip(weights.prospect) {
            if goal.value <= 0.0 {
                break;
            }
            let need = player.need(&self.state().components.card(goal.card).cost);
            let mut short = [0; GEMS];
            let mut missing = 0;
            for gem in 0..GEMS {
                short[gem] = need[gem].saturating_sub(tokens[gem]);
                missing += short[gem];
            }
            let turns = self.outlook.turns(&short, tokens[GOLD], bank);
            let value = goal.worth * self.outlook.decay[usize::from(goal.own)].after(turns);
            let before: u8 = goal.short.iter().sum();
            // Gems that save no turn yet are still nearer to one.
            let nearer = f32::from(before) - f32::from(missing);
            change += weight * (value - goal.value + 0.04 * goal.value * nearer);
        }
        change
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
            Action::Return(token) => -self.held[token.index()],
            Action::Noble(noble) => self.noble(self.state().components.noble(noble)),
            Action::Pass => 0.0,
        }
    }

    fn take(&self, taken: &Tokens) -> f32 {
        let mut tokens = self.outlook.player.tokens;
        let mut bank = *self.state().bank();
        for kind in 0..KINDS {
            tokens[kind] += taken[kind];
            bank[kind] -= taken[kind];
        }
        let kept = f32::from(total(taken)) - f32::from(self.excess(total(&tokens)));
        self.change(&tokens, &bank) + kept * self.outlook.weights.gem
    }

    fn excess(&self, tokens: u8) -> u8 {
        tokens.saturating_sub(self.state().components.token_limit)
    }

    /// The gold that comes with a reservation, and the room that the card takes.
    fn reserving(&self) -> f32 {
        let Outlook { player, weights, .. } = self.outlook;
        let room = weights.room.get(player.reserved().len()).copied().unwrap_or(1.0);
        let full = self.excess(total(&player.tokens) + 1) > 0;
        let gold = if self.state().bank()[GOLD] == 0 {
            0.0
        } else {
            let mut tokens = player.tokens;
            tokens[GOLD] += 1;
            let gain = weights.gold + self.change(&tokens, self.state().bank());
            if full { gain * 0.5 } else { gain }
        };
        gold - room
    }

    fn reserve(&self, place: Place) -> f32 {
        let Some(id) = self.state().card_at(place) else { return 0.0 };
        let outlook = &self.outlook;
        let Some(prospect) = outlook.prospects().iter().find(|prospect| !prospect.own && prospect.card == id)
        else {
            return 0.0;
        };
        let gold = outlook.player.tokens[GOLD] + u8::from(self.state().bank()[GOLD] > 0);
        let turns = outlook.turns(&prospect.short, gold, self.state().bank());
        let safer = prospect.worth * outlook.decay[1].after(turns) - prospect.value;
        let card = self.state().components.card(id);
        let wanted = self
            .state()
            .players()
            .iter()
            .enumerate()
            .any(|(seat, rival)| seat != outlook.seat.index() && rival.missing(&card.cost) == 0);
        let denied = if wanted { outlook.weights.denial * f32::from(1 + card.points) } else { 0.0 };
        self.reserving() + safer * outlook.weights.prospect[1] + denied
    }

    fn reserve_top(&self, level: u8) -> f32 {
        // An unseen card is worth a little, the higher the later in the game it can be paid.
        self.reserving() + 0.1 * f32::from(level) * self.outlook.progress
    }

    /// The noble that a card of this colour would bring at once.
    fn visit(&self, card: &Card) -> f32 {
        let mut bonuses = self.outlook.player.bonuses;
        bonuses[card.bonus.index()] += 1;
        let come = |noble: &Noble| (0..GEMS).all(|gem| bonuses[gem] >= noble.requirements[gem]);
        let nobles = self.state().nobles().map(|noble| self.state().components.noble(noble));
        nobles.filter(|noble| come(noble)).map(|noble| f32::from(noble.points)).fold(0.0, f32::max)
    }

    fn buy(&self, source: Source) -> f32 {
        let Some(id) = self.state().card_from(source) else { return 0.0 };
        let card = self.state().components.card(id);
        let Outlook { player, weights, progress, .. } = self.outlook;
        let visit = self.visit(card);
        let mut value = self.outlook.worth(card) + visit * (1.0 - weights.noble[1]);
        // What the price would have been good for otherwise.
        let need = player.need(&card.cost);
        let (mut gems, mut gold) = (0, 0);
        for gem in 0..GEMS {
            let paid = need[gem].min(player.tokens[gem]);
            gems += paid;
            gold += need[gem] - paid;
        }
        value -= f32::from(gems) * weights.gem * 2.0 + f32::from(gold) * weights.gold;
        // Held cards are nobody else's: there is less hurry, but there is room to win.
        if let Source::Reserved(at) = source {
            value += weights.room.get(usize::from(at)).copied().unwrap_or(0.0);
        }
        let points = player.points + card.points + visit as u8;
        if points >= self.state().target() {
            value += self.finish(points) * blend(weights.point, progress);
        }
        value
    }

    /// Reaching the target: certain victory if nobody can overtake, else most of it.
    fn finish(&self, points: u8) -> f32 {
        let best = self.state().players().iter().map(|player| player.points).max().unwrap_or(0);
        if points > best { VICTORY } else { 1.0 }
    }

    fn pay(&self, gold: &Gems) -> f32 {
        let Phase::Pay(source) = self.state().phase() else { return 0.0 };
        let Some(id) = self.state().card_from(source) else { return 0.0 };
        let need = self.outlook.player.need(&self.state().components.card(id).cost);
        let mut price = 0.0;
        for gem in 0..GEMS {
            price += f32::from(gold[gem]) * self.held[GOLD].max(self.outlook.weights.gold);
            price += f32::from(need[gem] - gold[gem]) * self.held[gem];
        }
        -price
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
