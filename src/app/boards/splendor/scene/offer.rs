//! What may be done now and what the move being considered would do: the content of the action bar, without words.

use super::{Change, Draft, Look, Move, Offer, colours, kinds, payment, toggle_paying};
use crate::app::boards::staged::Offered;
use crate::games::splendor::{
    Action, CardId, GOLD, Gems, NobleId, Phase, PlayerView, Source, Splendor, Tokens, Visit, gem,
};

/// What a button does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveKind {
    /// Takes this many gems.
    Take(u8),
    /// Buys the chosen card.
    Buy,
    /// Lays the ways to pay open, or closes them.
    PayOtherwise,
    /// Reserves the chosen card.
    Reserve,
    /// Puts this many tokens back.
    Return(u8),
    /// Receives the chosen noble.
    Receive,
    /// Passes.
    Pass,
}

/// Tokens held after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Holding {
    /// How many.
    pub held: u8,
    /// How many may be kept.
    pub limit: u8,
}

impl Holding {
    /// How many must go back.
    #[must_use]
    pub const fn excess(self) -> u8 {
        self.held.saturating_sub(self.limit)
    }
}

/// What the points at the end of a turn bring about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The last round: somebody has a turn yet.
    LastRound,
    /// The end of the game.
    Game,
}

/// What may be done, or what the move being considered does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// Nothing: it is not the viewer's to decide.
    Waiting,
    /// One of the main actions.
    Choose {
        /// Different gems that a take brings; 0 if there is none.
        different: u8,
        /// Some pile is large enough for two alike.
        alike: bool,
        /// A card can be reserved, and whether gold comes with it.
        reserve: Option<bool>,
        /// Some card can be bought.
        buy: bool,
    },
    /// Gems are being taken.
    Gems {
        /// Which.
        gems: Gems,
        /// Colours that must still be chosen; 0 when the take may be made.
        lacking: u8,
        /// Colours that may still be added; above `lacking` where one may take fewer than possible.
        room: u8,
        /// The one colour chosen may be chosen again, for two alike.
        pair: bool,
        /// Tokens after it.
        holding: Holding,
        /// Nobles after it.
        visit: Visit,
    },
    /// A card is being bought.
    Buy {
        /// Which.
        card: CardId,
        /// Tokens that go, gold last.
        paid: Tokens,
        /// It can be paid in more than one way.
        choice: bool,
        /// Nobles after it.
        visit: Visit,
    },
    /// A card is being reserved.
    Reserve {
        /// The card; none for the top of a deck.
        card: Option<CardId>,
        /// Its level, 0 to 2.
        level: u8,
        /// A gold token comes with it.
        gold: bool,
        /// Tokens after it.
        holding: Holding,
        /// Nobles after it.
        visit: Visit,
    },
    /// Tokens are being put back.
    Return {
        /// Which are chosen, gold last.
        tokens: Tokens,
        /// How many are still to be chosen.
        lacking: u8,
    },
    /// A noble is being chosen: this one, once one is.
    Noble(Option<NobleId>),
    /// Nothing else is possible.
    Pass,
}

impl Offered<Splendor> for What {
    fn offer(look: &Look<'_>) -> Offer {
        if look.legal.is_empty() {
            return Offer::nothing(Self::Waiting);
        }
        if look.allows(Action::Pass) {
            return Offer::ready(Self::Pass, Move::play(MoveKind::Pass, vec![Action::Pass]));
        }
        let mut offer = match (look.view.phase, look.draft) {
            (Phase::Return, draft) => returning(look, draft.returns()),
            (Phase::Noble, draft) => {
                let chosen = if let Draft::Noble(noble) = draft { Some(noble) } else { None };
                let main = chosen.map(|noble| Move::play(MoveKind::Receive, vec![Action::Noble(noble)]));
                Offer { main, ..Offer::nothing(Self::Noble(chosen)) }
            }
            (_, Draft::Gems(gems)) => taking(look, gems),
            (_, Draft::Card { source, .. }) => card(look, source),
            (_, Draft::Deck(level)) => reserving(look, None, level, Action::ReserveTop(level)),
            _ => Offer::nothing(choices(look)),
        };
        offer.settled = is_settled(&offer);
        offer
    }
}

/// Whether the touches so far leave no question: nothing that could still be added, no other move with the same pieces, no
/// choice of payment, nothing to return, nothing hidden to be turned up.
fn is_settled(offer: &Offer) -> bool {
    let settled = match offer.what {
        What::Gems { room, pair, holding, .. } => room == 0 && !pair && holding.excess() == 0,
        What::Buy { choice, .. } => !choice,
        What::Return { lacking, .. } => lacking == 0,
        What::Noble(chosen) => chosen.is_some(),
        _ => false,
    };
    settled && offer.others.is_empty()
}

impl Offer {
    /// Nobles at the end of the turn, as far as the move being considered decides it.
    #[must_use]
    pub const fn visit(&self) -> Visit {
        match self.what {
            What::Gems { visit, lacking: 0, .. } | What::Buy { visit, .. } | What::Reserve { visit, .. } => {
                visit
            }
            What::Noble(Some(noble)) => Visit::One(noble),
            _ => Visit::None,
        }
    }

    /// What the move being considered brings about at the end of the turn, whatever is returned and whichever noble comes.
    pub(super) fn ending(&self, look: &Look<'_>) -> Option<Ending> {
        let (view, components) = (look.view, look.components);
        let PlayerView { mut bonuses, mut points, .. } = *view.acting();
        if let What::Buy { card, .. } = self.what {
            let card = components.card(card);
            bonuses[card.bonus.index()] += 1;
            points += card.points;
        }
        let worth = |noble| components.noble(noble).points;
        points += match self.what {
            What::Noble(Some(noble)) => worth(noble),
            _ => view.visitors(components, &bonuses).map(worth).min().unwrap_or(0),
        };
        let brings = self.main.is_some() && !view.final_round && points >= view.target;
        brings.then(|| if view.closes_the_round() { Ending::Game } else { Ending::LastRound })
    }

    /// What the move being considered changes for the player who considers it.
    pub(super) fn change(&self, look: &Look<'_>) -> Change {
        let mut change = Change::default();
        match self.what {
            What::Gems { gems, .. } => {
                for (token, gem) in change.tokens.iter_mut().zip(gems) {
                    *token = gem.cast_signed();
                }
            }
            What::Buy { card, paid, .. } => {
                change.tokens = paid.map(|count| -count.cast_signed());
                let card = look.components.card(card);
                (change.bonus, change.points) = (Some(card.bonus), card.points);
            }
            What::Reserve { gold, .. } => change.tokens[GOLD] = i8::from(gold),
            What::Return { tokens, .. } => change.tokens = tokens.map(|count| -count.cast_signed()),
            _ => {}
        }
        if let Visit::One(noble) = self.visit() {
            change.points += look.components.noble(noble).points;
        }
        change
    }
}

fn choices(look: &Look<'_>) -> What {
    let different = look.legal.iter().map(|action| match action {
        Action::TakeDifferent(gems) => gems.len() as u8,
        _ => 0,
    });
    let reserves = |action: &Action| matches!(action, Action::Reserve(_) | Action::ReserveTop(_));
    // Whether what lies face down can be bought is nobody else's to know.
    let buys = |action: &Action| match *action {
        Action::Buy(Source::Market(_)) => true,
        Action::Buy(source @ Source::Reserved(at)) => look.card_from(source).is_some() || look.only_buys(at),
        _ => false,
    };
    What::Choose {
        different: different.max().unwrap_or(0),
        alike: look.legal.iter().any(|action| matches!(action, Action::TakeTwo(_))),
        reserve: look.legal.iter().any(reserves).then_some(look.view.bank[GOLD] > 0),
        buy: look.legal.iter().any(buys),
    }
}

/// Tokens held after so many more.
fn holding(look: &Look<'_>, gain: u8) -> Holding {
    Holding { held: gem::total(&look.view.acting().tokens) + gain, limit: look.components.token_limit }
}

/// Colours that may still be added to a take; none to two alike.
pub(super) fn room(look: &Look<'_>, gems: &Gems) -> u8 {
    if gems.iter().any(|count| *count > 1) {
        return 0;
    }
    look.view.most_colours().saturating_sub(colours(|at| gems[at] > 0).len()) as u8
}

fn taking(look: &Look<'_>, gems: Gems) -> Offer {
    let action = look.draft.take().filter(|action| look.allows(*action));
    let room = room(look, &gems);
    let lacking = if action.is_some() { 0 } else { room };
    let visit = look.view.visit(look.components, &look.view.acting().bonuses);
    let count = gems.iter().sum();
    let pair = count == 1 && kinds(&gems).any(|gem| look.allows(Action::TakeTwo(gem)));
    let what = What::Gems { gems, lacking, room, pair, holding: holding(look, count), visit };
    let main = action.map(|action| Move::play(MoveKind::Take(count), vec![action]));
    Offer { main, ..Offer::nothing(what) }
}

fn reserving(look: &Look<'_>, card: Option<CardId>, level: u8, action: Action) -> Offer {
    let gold = look.view.bank[GOLD] > 0;
    let visit = look.view.visit(look.components, &look.view.acting().bonuses);
    let what = What::Reserve { card, level, gold, holding: holding(look, gold.into()), visit };
    Offer::ready(what, Move::play(MoveKind::Reserve, vec![action]))
}

fn card(look: &Look<'_>, source: Source) -> Offer {
    let player = look.view.acting();
    let Some(id) = look.card_from(source) else {
        return Offer::nothing(choices(look));
    };
    let card = look.components.card(id);
    let reserve = match source {
        Source::Market(place) => Some(Action::Reserve(place)).filter(|action| look.allows(*action)),
        Source::Reserved(_) => None,
    };
    let reserve = reserve.map(|action| reserving(look, Some(id), card.level, action));
    let Some(payment) = payment(look, look.draft) else {
        return reserve.unwrap_or_else(|| Offer::nothing(choices(look)));
    };
    let mut bonuses = player.bonuses;
    bonuses[card.bonus.index()] += 1;
    let visit = look.view.visit(look.components, &bonuses);
    let choice = payment.is_choice();
    let what = What::Buy { card: id, paid: payment.tokens(), choice, visit };
    // A card with one way to pay is paid as it is bought.
    let actions = match look.view.phase {
        Phase::Pay(_) => vec![Action::Pay(payment.gold)],
        _ if choice => vec![Action::Buy(source), Action::Pay(payment.gold)],
        _ => vec![Action::Buy(source)],
    };
    let otherwise = choice.then(|| Move::choose(MoveKind::PayOtherwise, toggle_paying(look)));
    let others = otherwise.into_iter().chain(reserve.and_then(|reserve| reserve.main)).collect();
    Offer { others, ..Offer::ready(what, Move::play(MoveKind::Buy, actions)) }
}

fn returning(look: &Look<'_>, tokens: Tokens) -> Offer {
    let chosen: u8 = tokens.iter().sum();
    let lacking = look.view.excess(look.components).saturating_sub(chosen);
    let main = (lacking == 0)
        .then(|| Move::play(MoveKind::Return(chosen), kinds(&tokens).map(Action::Return).collect()));
    Offer { main, ..Offer::nothing(What::Return { tokens, lacking }) }
}
