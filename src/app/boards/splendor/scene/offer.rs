//! What may be done now and what the move being considered would do: the content of the action bar, without words.

use super::{Change, Draft, Look, Move, Offer, colours, kinds, payment, toggle_paying};
use crate::app::boards::staged::Offered;
use crate::games::splendor::{
    Action, CardId, Ending, GOLD, Gems, NobleId, Phase, Source, Splendor, Tokens, Visit, gem,
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
    Reserve {
        /// A gold comes with it.
        gold: bool,
        /// Tokens that will have to go back then, where nothing else says so.
        returns: u8,
    },
    /// Puts this many tokens back.
    Return(u8),
    /// Receives the chosen noble.
    Receive,
    /// Passes.
    Pass,
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
        /// Tokens held after it.
        held: u8,
    },
    /// A card is being bought.
    Buy {
        /// Which.
        card: CardId,
        /// Tokens that go, gold last.
        paid: Tokens,
    },
    /// A card is being reserved.
    Reserve {
        /// The card; none for the top of a deck.
        card: Option<CardId>,
        /// Its level, 0 to 2.
        level: u8,
        /// A gold token comes with it.
        gold: bool,
        /// Tokens held after it.
        held: u8,
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
        // Nothing could still be added, no other move is made with the same pieces, no payment chosen, nothing returned, nothing
        // hidden turned up.
        offer.settled = offer.others.is_empty()
            && match offer.what {
                Self::Gems { room, pair, held, .. } => {
                    room == 0 && !pair && held <= look.components.token_limit
                }
                Self::Buy { .. } | Self::Return { .. } | Self::Noble(_) => true,
                _ => false,
            };
        offer
    }
}

impl Offer {
    /// Nobles at the end of the turn, as far as the move being considered decides it.
    pub(super) fn visit(&self, look: &Look<'_>) -> Visit {
        let mut bonuses = look.view.acting().bonuses;
        match self.what {
            What::Gems { lacking: 0, .. } | What::Reserve { .. } => {}
            What::Buy { card, .. } => bonuses[look.components.card(card).bonus.index()] += 1,
            What::Noble(Some(noble)) => return Visit::One(noble),
            _ => return Visit::None,
        }
        look.view.visit(look.components, &bonuses)
    }

    /// What the move being considered brings about at the end of the turn.
    pub(super) fn ending(&self, look: &Look<'_>) -> Option<Ending> {
        self.main.as_ref()?;
        let (bought, chosen) = match self.what {
            What::Buy { card, .. } => (Some(card), None),
            What::Noble(noble) => (None, noble),
            _ => (None, None),
        };
        look.view.ending(look.components, bought, chosen)
    }

    /// What the move being considered changes for the player who considers it.
    pub(super) fn change(&self, look: &Look<'_>) -> Change {
        let mut change = Change { visit: self.visit(look), ..Change::default() };
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
        if let Visit::One(noble) = change.visit {
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
fn held(look: &Look<'_>, gain: u8) -> u8 {
    gem::total(&look.view.acting().tokens) + gain
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
    let count = gems.iter().sum();
    let pair = count == 1 && kinds(&gems).any(|gem| look.allows(Action::TakeTwo(gem)));
    let what = What::Gems { gems, lacking, room, pair, held: held(look, count) };
    let main = action.map(|action| Move::play(MoveKind::Take(count), vec![action]));
    Offer { main, ..Offer::nothing(what) }
}

fn reserving(look: &Look<'_>, card: Option<CardId>, level: u8, action: Action) -> Offer {
    let gold = look.view.bank[GOLD] > 0;
    let what = What::Reserve { card, level, gold, held: held(look, gold.into()) };
    Offer::ready(what, Move::play(MoveKind::Reserve { gold, returns: 0 }, vec![action]))
}

fn card(look: &Look<'_>, source: Source) -> Offer {
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
    let choice = payment.is_choice();
    let what = What::Buy { card: id, paid: payment.tokens() };
    // A card with one way to pay is paid as it is bought.
    let actions = match look.view.phase {
        Phase::Pay(_) => vec![Action::Pay(payment.gold)],
        _ if choice => vec![Action::Buy(source), Action::Pay(payment.gold)],
        _ => vec![Action::Buy(source)],
    };
    let otherwise = choice.then(|| Move::choose(MoveKind::PayOtherwise, toggle_paying(look)));
    // It is made at once: its button alone says what it leads to.
    let instead = reserve.and_then(|reserve| match (reserve.what, reserve.main?) {
        (What::Reserve { gold, held, .. }, Move { step, .. }) => {
            let returns = held.saturating_sub(look.components.token_limit);
            Some(Move { kind: MoveKind::Reserve { gold, returns }, step })
        }
        _ => None,
    });
    let others = otherwise.into_iter().chain(instead).collect();
    Offer { others, ..Offer::ready(what, Move::play(MoveKind::Buy, actions)) }
}

fn returning(look: &Look<'_>, tokens: Tokens) -> Offer {
    let chosen: u8 = tokens.iter().sum();
    let lacking = look.view.excess(look.components).saturating_sub(chosen);
    let main = (lacking == 0)
        .then(|| Move::play(MoveKind::Return(chosen), kinds(&tokens).map(Action::Return).collect()));
    Offer { main, ..Offer::nothing(What::Return { tokens, lacking }) }
}
