//! What is chosen so far, and what a touch makes of it.

use super::{Look, Use};
use crate::app::boards::staged::Drafted;
use crate::games::bruges::{Action, Bruges, CardId, Colour, PlaceId, Side, Why};

/// What a card that is taken up is to be used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plan {
    /// Two workers of its colour.
    Workers,
    /// Guilders as its die shows.
    Guilders,
    /// A threat of its colour away.
    Threat,
    /// A canal token; none for the cheaper section, where both would do.
    Canal(Option<Side>),
    /// The card as a house.
    House,
    /// The card as a person; none for the first empty house.
    Recruit(Option<PlaceId>),
}

impl Plan {
    /// Which of the six uses it is.
    #[must_use]
    pub const fn of(self) -> Use {
        match self {
            Self::Workers => Use::Workers,
            Self::Guilders => Use::Guilders,
            Self::Threat => Use::Threat,
            Self::Canal(_) => Use::Canal,
            Self::House => Use::House,
            Self::Recruit(_) => Use::Recruit,
        }
    }
}

/// What is chosen so far; nothing of it has happened yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Draft {
    /// Nothing.
    #[default]
    Nothing,
    /// A use, before a card: the cards that can do it light up.
    Use(Use),
    /// A hand card taken up to be played, and what for.
    Card {
        /// The card.
        card: CardId,
        /// What for, once that is chosen.
        plan: Option<Plan>,
    },
    /// A person to activate.
    Activate {
        /// Where the person lives.
        place: PlaceId,
        /// The worker that pays, where one was touched; else the one that the card shows, or the first that may.
        worker: Option<Colour>,
    },
    /// A worker to swap for another.
    Swap(Colour),
    /// Any other decision: one touch, one action.
    Chosen(Action),
}

impl Draft {
    /// The card that is taken up.
    #[must_use]
    pub const fn card(self) -> Option<CardId> {
        if let Self::Card { card, .. } = self { Some(card) } else { None }
    }

    /// The use that is chosen, with a card or before one.
    #[must_use]
    pub const fn use_of(self) -> Option<Use> {
        match self {
            Self::Use(of) => Some(of),
            Self::Card { plan: Some(plan), .. } => Some(plan.of()),
            _ => None,
        }
    }
}

impl Drafted<Bruges> for Draft {
    fn fitting(look: &Look<'_>) -> Self {
        match look.draft {
            Self::Use(of) if look.plays() => {
                let can = look.known_cards().into_iter().any(|card| look.plan(card, of).is_some());
                if can { look.draft } else { Self::Nothing }
            }
            Self::Card { card, plan } if look.plays() && look.view.known_hand(look.own).has(card) => {
                let plan = plan.filter(|plan| look.allows(look.action(card, *plan)));
                Self::Card { card, plan }
            }
            Self::Activate { place, worker } => {
                let pays = look.payer(place, worker);
                let fits = look.allows(Action::Activate { place, worker: pays });
                let worker = worker.filter(|_| worker == pays);
                if fits { Self::Activate { place, worker } } else { Self::Nothing }
            }
            Self::Swap(from)
                if look
                    .legal
                    .iter()
                    .any(|action| matches!(action, Action::Swap { from: of, .. } if *of == from)) =>
            {
                look.draft
            }
            Self::Chosen(action) if look.allows(action) => look.draft,
            _ => Self::Nothing,
        }
    }

    fn of(look: &Look<'_>, action: Action, _then: &[Action]) -> Self {
        let with = |card, plan| Self::Card { card, plan: Some(plan) };
        match action {
            Action::TakeWorkers(card) => with(card, Plan::Workers),
            Action::TakeGuilders(card) => with(card, Plan::Guilders),
            Action::DiscardThreat(card) => with(card, Plan::Threat),
            Action::BuildCanal { card, side } => with(card, Plan::Canal(Some(side))),
            Action::BuildHouse(card) if !matches!(look.due(), Some(Why::House)) => with(card, Plan::House),
            Action::Recruit { card, place } => with(card, Plan::Recruit(Some(place))),
            Action::Activate { place, worker } => Self::Activate { place, worker },
            Action::Stop | Action::Stay | Action::EndTurn | Action::Pass | Action::Use => Self::Nothing,
            chosen => Self::Chosen(chosen),
        }
    }
}
