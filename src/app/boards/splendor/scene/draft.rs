//! What is chosen so far, and what a touch makes of it.

use super::{Look, No, Response, colours};
use crate::app::boards::staged::Drafted;
use crate::games::splendor::{
    Action, GEMS, Gem, GemSet, Gems, KINDS, NobleId, Payment, Phase, Source, Splendor, Tokens, View, gem,
};

/// What is chosen so far; nothing of it has happened yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Draft {
    /// Nothing.
    #[default]
    Nothing,
    /// Gems to take: up to three colours once, or one colour twice.
    Gems(Gems),
    /// A face-up or reserved card, to buy or to reserve.
    Card {
        /// Where it lies.
        source: Source,
        /// Gold in place of each colour; none for as little as possible.
        gold: Option<Gems>,
        /// Whether the ways to pay are laid open.
        paying: bool,
    },
    /// The top card of a deck, 0 to 2.
    Deck(u8),
    /// Tokens to put back.
    Returns(Tokens),
    /// One of several nobles.
    Noble(NobleId),
}

impl Draft {
    /// A card, paid in the default way.
    #[must_use]
    pub const fn card(source: Source) -> Self {
        Self::Card { source, gold: None, paying: false }
    }

    /// Gems chosen to be taken.
    #[must_use]
    pub const fn gems(self) -> Gems {
        if let Self::Gems(picks) = self { picks } else { [0; GEMS] }
    }

    /// Tokens chosen to be put back.
    #[must_use]
    pub const fn returns(self) -> Tokens {
        if let Self::Returns(tokens) = self { tokens } else { [0; KINDS] }
    }

    /// The card of the player to move, by its position in the hand, that this is about though it lies face down.
    #[must_use]
    pub fn considered(self, view: &View) -> Option<u8> {
        let Some(Source::Reserved(at)) = self.source() else { return None };
        view.acting().reserved.get(usize::from(at))?.card.is_none().then_some(at)
    }

    /// The card that is chosen.
    #[must_use]
    pub const fn source(self) -> Option<Source> {
        if let Self::Card { source, .. } = self { Some(source) } else { None }
    }

    /// The chosen gems as an action, whether or not the rules accept it.
    #[must_use]
    pub fn take(self) -> Option<Action> {
        let picks = self.gems();
        if let Some(gem) = Gem::COLOURS.into_iter().find(|gem| picks[gem.index()] > 1) {
            return Some(Action::TakeTwo(gem));
        }
        let colours = colours(|at| picks[at] > 0);
        (!colours.is_empty()).then_some(Action::TakeDifferent(colours))
    }
}

impl Drafted<Splendor> for Draft {
    fn fitting(look: &Look<'_>) -> Self {
        match (look.view.phase, look.draft) {
            (Phase::Pay(due), Self::Card { source, gold, .. }) if source == due => {
                Self::Card { source, gold, paying: true }
            }
            (Phase::Pay(source), _) => Self::Card { source, gold: None, paying: true },
            (Phase::Main, Self::Gems(picks)) if within(&picks, &look.view.bank) => match look.draft.take() {
                Some(pair @ Action::TakeTwo(_)) if !look.allows(pair) => Self::Nothing,
                _ => look.draft,
            },
            (Phase::Main, Self::Card { source, .. }) if look.card_from(source).is_some() => look.draft,
            (Phase::Main, Self::Deck(level)) if look.allows(Action::ReserveTop(level)) => look.draft,
            (Phase::Return, Self::Returns(tokens)) if within(&tokens, &look.view.acting().tokens) => {
                look.draft
            }
            (Phase::Noble, Self::Noble(noble)) if look.allows(Action::Noble(noble)) => look.draft,
            _ => Self::Nothing,
        }
    }

    fn of(look: &Look<'_>, action: Action, _then: &[Action]) -> Self {
        match action {
            Action::TakeDifferent(colours) => Self::Gems(Gem::COLOURS.map(|gem| colours.has(gem).into())),
            Action::TakeTwo(two) => Self::Gems(Gem::COLOURS.map(|gem| if gem == two { 2 } else { 0 })),
            Action::Reserve(place) => Self::card(Source::Market(place)),
            Action::ReserveTop(level) => Self::Deck(level),
            Action::Buy(source) => Self::card(source),
            Action::Pay(gold) => match look.view.phase {
                Phase::Pay(source) => Self::Card { source, gold: Some(gold), paying: true },
                _ => Self::Nothing,
            },
            Action::Return(token) => Self::Returns(Gem::ALL.map(|gem| (gem == token).into())),
            Action::Noble(noble) => Self::Noble(noble),
            Action::Pass => Self::Nothing,
        }
    }
}

pub(super) fn touch_pile(look: &Look<'_>, gem: Gem) -> Response {
    let refuse = |action| Response::refuse(look.draft, No::Action(action));
    if gem == Gem::Gold {
        return refuse(Action::TakeTwo(gem));
    }
    let mut picks = look.draft.gems();
    let chosen = colours(|at| picks[at] > 0);
    let at = gem.index();
    match picks[at] {
        0 if look.view.bank[at] == 0 => return refuse(Action::TakeDifferent(GemSet::of(&[gem]))),
        0 if chosen.len() >= look.view.most_colours() => {
            return refuse(Action::TakeDifferent(chosen.with(gem)));
        }
        0 => {
            // Another colour turns two alike into the first two of different ones.
            picks = picks.map(|count| count.min(1));
            picks[at] = 1;
        }
        1 if chosen.len() == 1 => {
            let pair = Action::TakeTwo(gem);
            if !look.allows(pair) {
                // Whoever touches again wants two, or wants it back: explain the first, do the second.
                return Response::refuse(Draft::Nothing, No::Action(pair));
            }
            picks[at] = 2;
        }
        _ => picks[at] = 0,
    }
    Response::chose(if picks == [0; GEMS] { Draft::Nothing } else { Draft::Gems(picks) })
}

pub(super) fn touch_card(look: &Look<'_>, source: Source) -> Response {
    if look.draft.source() == Some(source) {
        return Response::default();
    }
    let buy = Action::Buy(source);
    let refused = (!look.allows(buy)).then_some(No::Action(buy));
    let may_reserve = matches!(source, Source::Market(place) if look.allows(Action::Reserve(place)));
    let draft = if refused.is_none() || may_reserve { Draft::card(source) } else { look.draft };
    Response { refused, ..Response::chose(draft) }
}

pub(super) fn touch_returned(look: &Look<'_>, gem: Gem) -> Response {
    let at = gem.index();
    let held = look.view.acting().tokens[at];
    if held == 0 {
        return Response::refuse(look.draft, No::Action(Action::Return(gem)));
    }
    let mut returns = look.draft.returns();
    let enough = gem::total(&returns) == look.view.excess(look.components);
    if returns[at] == held || (returns[at] > 0 && enough) {
        returns[at] = 0;
    } else {
        // Where enough is chosen, the newly touched one takes the place of one of them.
        if let Some(other) = returns.iter_mut().max().filter(|_| enough) {
            *other -= 1;
        }
        returns[at] += 1;
    }
    Response::chose(if returns == [0; KINDS] { Draft::Nothing } else { Draft::Returns(returns) })
}

/// The payment that a draft stands for; none if no card is chosen or it cannot be paid.
#[must_use]
pub fn payment(look: &Look<'_>, draft: Draft) -> Option<Payment> {
    let Draft::Card { source, gold, .. } = draft else { return None };
    Payment::of(look.view.acting(), look.components.card(look.card_from(source)?), gold)
}

/// Lays the ways to pay open, or closes them.
#[must_use]
pub fn toggle_paying(look: &Look<'_>) -> Draft {
    match look.fitted().draft {
        Draft::Card { source, gold, paying } => Draft::Card { source, gold, paying: !paying },
        draft => draft,
    }
}

/// Pays one colour with one gold more (or fewer) in place of a gem. Where that does not fit, the step says what it does.
pub(super) fn step(look: &Look<'_>, gem: Gem, more: bool) -> Response {
    let stepped = payment(look, look.draft).and_then(|payment| payment.step(gem, more));
    match (look.draft, stepped) {
        (Draft::Card { source, paying, .. }, Some(gold)) => {
            Response::chose(Draft::Card { source, gold: Some(gold), paying })
        }
        _ => Response::ask(look.draft),
    }
}

fn within(part: &[u8], whole: &[u8]) -> bool {
    part.iter().zip(whole).all(|(part, whole)| part <= whole)
}
