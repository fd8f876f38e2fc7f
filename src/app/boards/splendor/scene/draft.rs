//! What is chosen so far, and what a touch makes of it.

use super::payment::Payment;
use super::{Look, No, Piece, Response, Scene};
use crate::games::splendor::{
    Action, Event, GEMS, Gem, GemSet, Gems, HAND, KINDS, NobleId, Phase, Place, Source, TAKE, Tokens,
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

    /// The draft as far as it still fits the position: after a move, an undo, or when a step of a turn is due.
    #[must_use]
    pub fn fitting(self, look: &Look<'_>) -> Self {
        if look.legal.is_empty() {
            return Self::Nothing;
        }
        match (look.view.phase, self) {
            (Phase::Pay(due), Self::Card { source, gold, .. }) if source == due => {
                Self::Card { source, gold, paying: true }
            }
            (Phase::Pay(source), _) => Self::Card { source, gold: None, paying: true },
            (Phase::Main, Self::Gems(picks)) if within(&picks, &look.view.bank) => match self.take() {
                Some(pair @ Action::TakeTwo(_)) if !look.allows(pair) => Self::Nothing,
                _ => self,
            },
            (Phase::Main, Self::Card { source, .. }) if look.card_from(source).is_some() => self,
            (Phase::Main, Self::Deck(level)) if look.allows(Action::ReserveTop(level)) => self,
            (Phase::Return, Self::Returns(tokens)) if within(&tokens, &look.view.acting().tokens) => self,
            (Phase::Noble, Self::Noble(noble)) if look.allows(Action::Noble(noble)) => self,
            _ => Self::Nothing,
        }
    }

    /// The draft that stands for an action, to be confirmed; nothing for what needs no choice.
    #[must_use]
    pub fn of(look: &Look<'_>, action: Action) -> Self {
        let gems = |gems: GemSet, each: u8| {
            let mut picks = [0; GEMS];
            for gem in gems.iter() {
                picks[gem.index()] = each;
            }
            Self::Gems(picks)
        };
        match action {
            Action::TakeDifferent(colours) => gems(colours, 1),
            Action::TakeTwo(gem) => gems(GemSet::of(&[gem]), 2),
            Action::Reserve(place) => Self::card(Source::Market(place)),
            Action::ReserveTop(level) => Self::Deck(level),
            Action::Buy(source) => Self::card(source),
            Action::Pay(gold) => match look.view.phase {
                Phase::Pay(source) => Self::Card { source, gold: Some(gold), paying: true },
                _ => Self::Nothing,
            },
            Action::Return(token) => {
                let mut tokens = [0; KINDS];
                tokens[token.index()] = 1;
                Self::Returns(tokens)
            }
            Action::Noble(noble) => Self::Noble(noble),
            Action::Pass => Self::Nothing,
        }
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
        let colours = colours(&picks);
        (!colours.is_empty()).then_some(Action::TakeDifferent(colours))
    }
}

/// What touching a piece leads to.
#[must_use]
pub fn touch(look: &Look<'_>, piece: Piece) -> Response {
    let draft = look.draft.fitting(look);
    // A player's cards are laid out; there is nothing else to do with them.
    if let Piece::Seat(seat) | Piece::Bonus { seat, .. } = piece {
        return Response::open(draft, seat);
    }
    if look.legal.is_empty() {
        return Response::ask(draft);
    }
    match (look.view.phase, piece) {
        (Phase::Main, Piece::Pile(gem)) => touch_pile(look, draft, gem),
        (Phase::Return, Piece::Pile(gem)) => touch_returned(look, draft, gem),
        (Phase::Return, Piece::Tokens { seat, gem }) if seat == look.view.to_move => {
            touch_returned(look, draft, gem)
        }
        // The card being paid for is chosen already, and paying is all that is due.
        (Phase::Pay(due), Piece::Card(card)) if look.card_from(due) == Some(card) => Response::ask(draft),
        (Phase::Pay(_) | Phase::Main, Piece::Gold { gem, more }) => step(look, draft, gem, more),
        (Phase::Main, Piece::Card(card)) => match look.source_of(card) {
            Some(source) => touch_card(look, draft, source),
            None => Response::ask(draft),
        },
        // Lying face down, it is laid open to be bought; whether it can be is nobody else's to know.
        (Phase::Main, Piece::Back { seat, at })
            if seat == look.view.to_move && look.allows(Action::Buy(Source::Reserved(at))) =>
        {
            Response { draft: Draft::card(Source::Reserved(at)), ..Response::default() }
        }
        (Phase::Main, Piece::Deck(level)) => {
            choose(look, draft, Draft::Deck(level), Action::ReserveTop(level))
        }
        (Phase::Noble, Piece::Noble(noble)) if look.on_table(noble) => {
            choose(look, draft, Draft::Noble(noble), Action::Noble(noble))
        }
        _ => meaning(look, piece)
            .map_or(Response::ask(draft), |meant| Response::refuse(draft, No::Action(meant))),
    }
}

/// What touching a piece would mean if it were its time.
fn meaning(look: &Look<'_>, piece: Piece) -> Option<Action> {
    match piece {
        Piece::Pile(gem) => Some(Action::TakeTwo(gem)),
        Piece::Deck(level) => Some(Action::ReserveTop(level)),
        Piece::Card(card) => look.source_of(card).map(Action::Buy),
        Piece::Noble(noble) if look.on_table(noble) => Some(Action::Noble(noble)),
        _ => None,
    }
}

/// Chooses something, or lets go of it when it is chosen already.
fn choose(look: &Look<'_>, draft: Draft, chosen: Draft, action: Action) -> Response {
    if draft == chosen {
        return Response::default();
    }
    if look.allows(action) {
        return Response::chose(chosen);
    }
    Response::refuse(draft, No::Action(action))
}

fn touch_pile(look: &Look<'_>, draft: Draft, gem: Gem) -> Response {
    if gem == Gem::Gold {
        return Response::refuse(draft, No::Action(Action::TakeTwo(gem)));
    }
    let mut picks = draft.gems();
    let most = GemSet::present(&look.view.bank).len().min(TAKE);
    let chosen = colours(&picks);
    let at = gem.index();
    match picks[at] {
        0 if look.view.bank[at] == 0 => {
            return Response::refuse(draft, No::Action(Action::TakeDifferent(GemSet::of(&[gem]))));
        }
        0 if chosen.len() >= most => {
            return Response::refuse(draft, No::Action(Action::TakeDifferent(chosen.with(gem))));
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

fn touch_card(look: &Look<'_>, draft: Draft, source: Source) -> Response {
    if draft.source() == Some(source) {
        return Response::default();
    }
    let buy = Action::Buy(source);
    let refused = (!look.allows(buy)).then_some(buy);
    let draft = match source {
        Source::Market(place) if look.allows(Action::Reserve(place)) => Draft::card(source),
        _ if refused.is_none() => Draft::card(source),
        _ => draft,
    };
    Response { refused: refused.map(No::Action), ..Response::chose(draft) }
}

fn touch_returned(look: &Look<'_>, draft: Draft, gem: Gem) -> Response {
    let held = look.view.acting().tokens[gem.index()];
    if held == 0 {
        return Response::refuse(draft, No::Action(Action::Return(gem)));
    }
    let excess = look.excess();
    let mut returns = draft.returns();
    let at = gem.index();
    if returns[at] == held || (returns[at] > 0 && returns.iter().sum::<u8>() == excess) {
        returns[at] = 0;
    } else {
        if returns.iter().sum::<u8>() == excess {
            // Enough is chosen: the newly touched one takes the place of one of them.
            if let Some(other) = returns.iter_mut().max() {
                *other -= 1;
            }
        }
        returns[at] += 1;
    }
    Response::chose(if returns == [0; KINDS] { Draft::Nothing } else { Draft::Returns(returns) })
}

/// Lays the ways to pay open, or closes them.
#[must_use]
pub fn toggle_paying(look: &Look<'_>) -> Draft {
    match look.draft.fitting(look) {
        Draft::Card { source, gold, paying } => Draft::Card { source, gold, paying: !paying },
        draft => draft,
    }
}

/// Pays one colour with one gold more (or fewer) in place of a gem. Where that does not fit, the step says what it does.
fn step(look: &Look<'_>, draft: Draft, gem: Gem, more: bool) -> Response {
    let stepped = Payment::of(look, draft).and_then(|payment| payment.step(gem, more));
    match (draft, stepped) {
        (Draft::Card { source, paying, .. }, Some(gold)) => {
            Response::chose(Draft::Card { source, gold: Some(gold), paying })
        }
        _ => Response::ask(draft),
    }
}

/// The colours of which there is at least one.
pub(super) fn colours(gems: &Gems) -> GemSet {
    Gem::COLOURS.into_iter().filter(|gem| gems[gem.index()] > 0).fold(GemSet::default(), GemSet::with)
}

fn within(part: &[u8], whole: &[u8]) -> bool {
    part.iter().zip(whole).all(|(part, whole)| part <= whole)
}

/// The pieces that an action is about, for pointing at them.
#[must_use]
pub fn pieces_of(look: &Look<'_>, action: Action) -> Vec<Piece> {
    let place = |place: Place| look.view.card_at(place).map(Piece::Card);
    match action {
        Action::TakeDifferent(gems) => gems.iter().map(Piece::Pile).collect(),
        Action::TakeTwo(gem) => vec![Piece::Pile(gem)],
        Action::Reserve(from) => place(from).into_iter().collect(),
        Action::ReserveTop(level) => vec![Piece::Deck(level)],
        Action::Buy(source) => {
            let face_down = || match source {
                Source::Reserved(at) => Some(Piece::Back { seat: look.view.to_move, at }),
                Source::Market(_) => None,
            };
            look.card_from(source).map(Piece::Card).or_else(face_down).into_iter().collect()
        }
        Action::Return(gem) => vec![Piece::Tokens { seat: look.view.to_move, gem }],
        Action::Noble(noble) => vec![Piece::Noble(noble)],
        Action::Pay(_) | Action::Pass => Vec::new(),
    }
}

/// The pieces that an event is about, where they lie after it.
#[must_use]
pub fn pieces_told(event: &Event, scene: &Scene) -> Vec<Piece> {
    let stacks = |seat, tokens: Tokens| {
        Gem::ALL
            .into_iter()
            .filter(move |gem| tokens[gem.index()] > 0)
            .map(move |gem| Piece::Tokens { seat, gem })
    };
    match *event {
        Event::Took { seat, tokens } => stacks(seat, tokens).collect(),
        Event::Reserved { card, .. } | Event::ReservedTop { card: Some(card), .. } if scene.shows(card) => {
            vec![Piece::Card(card)]
        }
        // What this viewer does not see is one of the cards that lie face down.
        Event::Reserved { seat, .. } | Event::ReservedOpen { seat, .. } | Event::ReservedTop { seat, .. } => {
            (0..HAND as u8).map(|at| Piece::Back { seat, at }).collect()
        }
        Event::Bought { seat, .. } | Event::Passed { seat } | Event::FinalRound { seat } => {
            vec![Piece::Seat(seat)]
        }
        Event::Returned { seat, token } => vec![Piece::Tokens { seat, gem: token }, Piece::Pile(token)],
        Event::Visited { noble, .. } => vec![Piece::Noble(noble)],
        Event::Refilled { card, .. } => vec![Piece::Card(card)],
        Event::Ended { .. } => Vec::new(),
    }
}
