//! What speaks for a move, as values that become words.

use super::super::components::{Card, CardId, NobleId};
use super::super::gem::{GEMS, GOLD, Gem, GemSet, Gems, Tokens};
use super::super::state::{Phase, State};
use super::super::{Action, Place, Source};
use super::outlook::{Outlook, Prospect};
use super::weights;
use crate::engine::{Seat, Style};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;

/// Something that speaks for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reason {
    /// The game ends with this turn, and is won.
    Wins,
    /// Brings the points that end the game.
    ReachesTarget,
    /// Points of the card.
    Points(u8),
    /// This noble comes.
    NobleVisit(NobleId),
    /// One bonus nearer to this noble.
    NobleProgress {
        /// Which.
        noble: NobleId,
        /// Bonuses still missing afterwards.
        missing: u8,
    },
    /// A bonus that makes other cards cheaper.
    Bonus {
        /// The colour.
        gem: Gem,
        /// Cards on the table and in the own hand that it makes cheaper.
        cards: u8,
    },
    /// The card costs no token.
    Free,
    /// Makes room among the reserved cards.
    FreesHand,
    /// This card can be bought next turn.
    AffordableNext {
        /// Which.
        card: CardId,
    },
    /// Nearer to this card.
    Nearer {
        /// Which.
        card: CardId,
        /// Tokens still missing afterwards.
        missing: u8,
    },
    /// Few of these are left, and they are needed.
    Scarce(Gem),
    /// Keeps this card for oneself.
    SavesCard {
        /// Which.
        card: CardId,
    },
    /// A rival could have bought the card next turn.
    DeniesRival {
        /// Who.
        seat: Seat,
        /// Which card.
        card: CardId,
    },
    /// A rival is near to this noble.
    RivalNear {
        /// Who.
        seat: Seat,
        /// Which noble.
        noble: NobleId,
    },
    /// An unseen card of a level, 0 to 2.
    UnseenCard {
        /// The level.
        level: u8,
    },
    /// Without this token the own cards in prospect still find what they ask of its colour.
    Spare(Gem),
    /// Other tokens held are needed more than this one.
    LeastNeeded,
    /// Keeps gold for later.
    KeepsGold,
    /// Keeps gems of this colour, which are worth more than gold here.
    KeepsGems(Gem),
    /// Gems that both of these cards ask for.
    ServesBoth([CardId; 2]),
    /// Gems that none of the best cards in prospect asks for, kept for cards still to come.
    ForLater,
    /// Nothing else is possible.
    OnlyMove,
    /// The seat has no turn after this one, which is all that tokens and reserved cards are for.
    LastTurn,
}

/// Reasons given for one move at most.
const MOST: usize = 3;

/// What speaks for a legal action, most important first.
pub(super) fn reasons(state: &State, action: &Action) -> Vec<Reason> {
    let judge = Judge::new(state, action);
    let mut reasons = match *action {
        Action::Reserve(place) => judge.reserve(place),
        Action::Buy(source) => judge.buy(source),
        Action::Noble(noble) => judge.noble(noble),
        Action::Pass => vec![Reason::OnlyMove],
        _ if judge.last => vec![Reason::LastTurn],
        Action::TakeDifferent(gems) => judge.take(gems, 1),
        Action::TakeTwo(gem) => judge.take(GemSet::default().with(gem), 2),
        Action::ReserveTop(level) => judge.reserve_top(level),
        Action::Pay(gold) => judge.pay(&gold),
        Action::Return(token) => vec![judge.giving(token)],
    };
    reasons.truncate(MOST);
    reasons
}

struct Judge<'a> {
    state: &'a State,
    outlook: Outlook<'a>,
    /// The noble that comes at the end of the turn.
    visit: Option<NobleId>,
    /// Points at the end of the turn.
    points: u8,
    /// The seat has no turn after this one (RULES.md, The end of the game).
    last: bool,
}

impl<'a> Judge<'a> {
    fn new(state: &'a State, action: &Action) -> Self {
        let seat = state.to_move();
        let mut player = *state.player(seat);
        let card = match (*action, state.phase()) {
            (Action::Buy(source), _) | (Action::Pay(_), Phase::Pay(source)) => state.card_from(source),
            _ => None,
        };
        if let Some(card) = card.map(|id| state.components().card(id)) {
            player.bonuses[card.bonus.index()] += 1;
            player.points += card.points;
        }
        let noble = |noble: NobleId| state.components().noble(noble);
        let visit = match *action {
            Action::Noble(noble) => Some(noble),
            _ => state.nobles().find(|id| player.attracts(noble(*id))),
        };
        let points = player.points + visit.map_or(0, |id| noble(id).points);
        let last = state.is_final_round() || points >= state.target();
        let outlook = Outlook::new(state, seat, weights::of(Style::default()));
        Self { state, outlook, visit, points, last }
    }

    /// The others, in the order in which they will move.
    fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        self.outlook.seat.around(self.state.seats()).skip(1)
    }

    /// Those of them who still have a turn.
    fn rivals(&self) -> impl Iterator<Item = Seat> + use<> {
        let (last, first) = (self.last, self.state.first());
        self.others().take_while(move |seat| !last || *seat != first)
    }

    /// The best card that other tokens bring within reach, else nearer.
    fn goal(&self, tokens: &Tokens) -> Option<Reason> {
        let missing = |card: CardId| {
            super::super::state::missing(
                tokens,
                &self.outlook.player.bonuses,
                &self.state.components().card(card).cost,
            )
        };
        let goals = self.outlook.best::<5>();
        let held = |card: CardId| self.outlook.player.missing(&self.state.components().card(card).cost);
        let mut goals = goals.iter().filter(|goal| goal.value > 0.0 && held(goal.card) > 0);
        let reached = goals.clone().find(|goal| missing(goal.card) == 0);
        let nearer = goals.find(|goal| missing(goal.card) < held(goal.card));
        reached
            .map(|goal| Reason::AffordableNext { card: goal.card })
            .or_else(|| nearer.map(|goal| Reason::Nearer { card: goal.card, missing: missing(goal.card) }))
    }

    fn take(&self, gems: GemSet, each: u8) -> Vec<Reason> {
        let mut tokens = self.outlook.player.tokens;
        for gem in gems.iter() {
            tokens[gem.index()] += each;
        }
        let mut reasons: Vec<Reason> = self.goal(&tokens).into_iter().collect();
        let needed = |gem: Gem| {
            self.outlook.best::<3>().iter().any(|goal| {
                self.outlook.player.need(&self.state.components().card(goal.card).cost)[gem.index()]
                    > self.outlook.player.tokens[gem.index()]
            })
        };
        let scarce = gems.iter().find(|gem| self.state.bank()[gem.index()] <= 2 && needed(*gem));
        reasons.extend(scarce.map(Reason::Scarce));
        let asks = |goal: &Prospect| {
            let need = self.outlook.player.need(&self.state.components().card(goal.card).cost);
            gems.iter().any(|gem| need[gem.index()] > self.outlook.player.tokens[gem.index()])
        };
        let goals = self.outlook.best::<5>();
        let mut served = goals.iter().filter(|goal| goal.value > 0.0 && asks(goal));
        match (served.next(), served.next()) {
            (Some(one), Some(other)) => reasons.push(Reason::ServesBoth([one.card, other.card])),
            _ if reasons.is_empty() => reasons.push(Reason::ForLater),
            _ => {}
        }
        reasons
    }

    /// Why this token is the one to return: no card in prospect misses it, or others are missed more.
    fn giving(&self, token: Gem) -> Reason {
        let (at, player) = (token.index(), self.outlook.player);
        let left = player.tokens[at].saturating_sub(1);
        let misses = |goal: &Prospect| {
            goal.value > 0.0 && player.need(&self.state.components().card(goal.card).cost)[at] > left
        };
        if at < GEMS && !self.outlook.best::<5>().iter().any(misses) {
            Reason::Spare(token)
        } else {
            Reason::LeastNeeded
        }
    }

    fn with_gold(&self) -> Tokens {
        let mut tokens = self.outlook.player.tokens;
        tokens[GOLD] += u8::from(self.state.bank()[GOLD] > 0);
        tokens
    }

    fn reserve(&self, place: Place) -> Vec<Reason> {
        let mut reasons = Vec::new();
        if let Some(card) = self.state.card_at(place) {
            let cost = &self.state.components().card(card).cost;
            let wants = |seat: &Seat| self.state.player(*seat).missing(cost) == 0;
            reasons.extend(self.rivals().find(wants).map(|seat| Reason::DeniesRival { seat, card }));
            if self.last {
                reasons.push(Reason::LastTurn);
                return reasons;
            }
            let bonuses = &self.outlook.player.bonuses;
            if super::super::state::missing(&self.with_gold(), bonuses, cost) == 0 {
                reasons.push(Reason::AffordableNext { card });
            }
            reasons.push(Reason::SavesCard { card });
        }
        if self.state.bank()[GOLD] > 0 {
            reasons.extend(self.goal(&self.with_gold()));
        }
        reasons
    }

    fn reserve_top(&self, level: u8) -> Vec<Reason> {
        let mut reasons = Vec::new();
        if self.state.bank()[GOLD] > 0 {
            reasons.extend(self.goal(&self.with_gold()));
        }
        reasons.push(Reason::UnseenCard { level });
        reasons
    }

    fn buy(&self, source: Source) -> Vec<Reason> {
        let Some(id) = self.state.card_from(source) else { return vec![Reason::OnlyMove] };
        let card = self.state.components().card(id);
        let player = self.outlook.player;
        let mut reasons = Vec::new();
        if self.points >= self.state.target() {
            if self.ends_ahead() {
                reasons.push(Reason::Wins);
            } else if !self.state.is_final_round() {
                reasons.push(Reason::ReachesTarget);
            }
        }
        reasons.extend(self.visit.map(Reason::NobleVisit));
        if card.points > 0 {
            reasons.push(Reason::Points(card.points));
        }
        if !self.last {
            reasons.extend(self.progress(card));
        }
        let cards = if self.last { 0 } else { self.cheaper(id, card.bonus) };
        if cards > 0 {
            reasons.push(Reason::Bonus { gem: card.bonus, cards });
        }
        if player.need(&card.cost) == [0; GEMS] {
            reasons.push(Reason::Free);
        }
        if !self.last && matches!(source, Source::Reserved(_)) {
            reasons.push(Reason::FreesHand);
        }
        let wants = |seat: &Seat| self.state.player(*seat).missing(&card.cost) == 0;
        if let (Source::Market(_), Some(seat)) = (source, self.rivals().find(wants)) {
            reasons.push(Reason::DeniesRival { seat, card: id });
        }
        if reasons.is_empty() {
            let bonus = Reason::Bonus { gem: card.bonus, cards };
            reasons.push(if self.last { Reason::LastTurn } else { bonus });
        }
        reasons
    }

    /// Whether the round ends with this turn and nobody stands as well: more points, then fewer cards (RULES.md, Ties).
    fn ends_ahead(&self) -> bool {
        let own = (self.points, Reverse(self.outlook.player.bought + 1));
        let standing = |seat: Seat| (self.state.player(seat).points, Reverse(self.state.player(seat).bought));
        self.rivals().next().is_none() && self.others().all(|seat| standing(seat) < own)
    }

    /// The nearest noble that a card brings nearer without bringing it.
    fn progress(&self, card: &Card) -> Option<Reason> {
        let gem = card.bonus.index();
        let asks = |noble: &NobleId| {
            self.state.components().noble(*noble).requirements[gem] > self.outlook.player.bonuses[gem]
        };
        let missing = |noble: NobleId| self.outlook.short_of(self.state.components().noble(noble)) - 1;
        let nearest = self.state.nobles().filter(asks).min_by_key(|noble| missing(*noble))?;
        let missing = missing(nearest);
        (1..=4).contains(&missing).then_some(Reason::NobleProgress { noble: nearest, missing })
    }

    /// Cards on the table and in the own hand that the bonus of a card makes cheaper, once it is bought.
    fn cheaper(&self, bought: CardId, bonus: Gem) -> u8 {
        let gem = bonus.index();
        let asks = |other: &&Prospect| {
            other.card != bought
                && self.state.components().card(other.card).cost[gem] > self.outlook.player.bonuses[gem]
        };
        self.outlook.prospects().iter().filter(asks).count().try_into().unwrap_or(u8::MAX)
    }

    fn pay(&self, gold: &Gems) -> Vec<Reason> {
        let Phase::Pay(source) = self.state.phase() else { return vec![Reason::OnlyMove] };
        let Some(id) = self.state.card_from(source) else { return vec![Reason::OnlyMove] };
        let need = self.outlook.player.need(&self.state.components().card(id).cost);
        // Gold beyond what was missing keeps gems.
        let kept = Gem::COLOURS.into_iter().find(|gem| {
            let at = gem.index();
            gold[at] > need[at].saturating_sub(self.outlook.player.tokens[at])
        });
        vec![kept.map_or(Reason::KeepsGold, Reason::KeepsGems)]
    }

    fn noble(&self, noble: NobleId) -> Vec<Reason> {
        let mut reasons = vec![Reason::NobleVisit(noble)];
        let requirements = &self.state.components().noble(noble).requirements;
        // One turn brings one bonus.
        let reach = if self.last { 1 } else { 2 };
        let near = |seat: &Seat| {
            let bonuses = &self.state.player(*seat).bonuses;
            (0..GEMS).map(|gem| requirements[gem].saturating_sub(bonuses[gem])).sum::<u8>() <= reach
        };
        reasons.extend(self.rivals().find(near).map(|seat| Reason::RivalNear { seat, noble }));
        reasons
    }
}
