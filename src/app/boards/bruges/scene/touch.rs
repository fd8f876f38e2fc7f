//! What a touch makes of what is chosen so far.

use super::{Draft, Look, No, Piece, Plan, Response, Use};
use crate::games::bruges::{Action, CardId, Colour, PlaceId, Refusal, Side, Stage, Why};

impl Plan {
    /// The plan of a use that leaves the rest open.
    pub(super) const fn any(of: Use) -> Self {
        match of {
            Use::Workers => Self::Workers,
            Use::Guilders => Self::Guilders,
            Use::Threat => Self::Threat,
            Use::Canal => Self::Canal(None),
            Use::House => Self::House,
            Use::Recruit => Self::Recruit(None),
        }
    }
}

impl Look<'_> {
    /// How a card can be used so now; none where it cannot.
    pub(super) fn plan(&self, card: CardId, of: Use) -> Option<Plan> {
        let plan = Plan::any(of);
        self.allows(self.action(card, plan)).then_some(plan)
    }

    /// The section that suggests itself for a card: where it can be built for least, else where only guilders are missing.
    pub(super) fn likely_side(&self, card: CardId) -> Side {
        let (table, components) = (&self.view.table, self.components);
        let colour = table.counts_as(components, card);
        let price = |side: &Side| table.canal_price(components, self.own, *side, colour);
        let cheapest = Side::ALL.into_iter().filter(|side| price(side).is_some()).min_by_key(price);
        let open = || Side::ALL.into_iter().find(|side| self.me().next_space(*side).is_some());
        cheapest.or_else(open).unwrap_or(Side::Left)
    }

    /// The house that suggests itself: the first empty one, else the first.
    pub(super) fn likely_place(&self) -> PlaceId {
        let houses = &self.me().houses;
        let empty = houses.iter().find(|(_, house)| house.person.is_none());
        empty.or_else(|| houses.iter().next()).map_or(0, |(place, _)| place)
    }

    /// The worker that pays for activating a person: the one that was touched, else that of the shown colour, else the first
    /// that may.
    pub(super) fn payer(&self, place: PlaceId, touched: Option<Colour>) -> Option<Colour> {
        let may = |colour: &Colour| self.allows(Action::Activate { place, worker: Some(*colour) });
        let card = self.me().houses.person(place).map(|card| self.components.card(card))?;
        let shown = card.worker?;
        let any = [touched, Some(shown)].into_iter().flatten().chain(Colour::ALL).find(may);
        Some(any.unwrap_or(shown))
    }

    /// Whether a touch on a hand card takes it up, or chooses it.
    pub(super) fn may_take_up(&self, card: CardId) -> bool {
        if self.allows(Action::Discard(card))
            || self.chooses_houses() && self.allows(Action::BuildHouse(card))
        {
            return true;
        }
        match self.draft {
            _ if !self.plays() => false,
            Draft::Use(of) => self.plan(card, of).is_some(),
            _ => Use::ALL.into_iter().any(|of| self.plan(card, of).is_some()),
        }
    }

    /// Whether hand cards are chosen to be built by an effect.
    fn chooses_houses(&self) -> bool {
        matches!(self.due(), Some(Why::House))
    }

    /// What a touch on a piece would decide, legal or not, where one touch is one action.
    fn decision(&self, piece: Piece) -> Option<Action> {
        let table = &self.view.table;
        let me = self.own;
        let own = |seat| seat == me;
        let Some(why) = self.due() else {
            return match (table.stage, piece) {
                (Stage::Gates, Piece::Gate(gate)) => Some(Action::Gate(gate)),
                (Stage::Draw, Piece::Pile(at)) => Some(Action::Draw(at)),
                (Stage::Advance, Piece::Track) => Some(Action::Advance),
                (Stage::Advance, Piece::Pawn(seat)) if own(seat) => Some(Action::Advance),
                _ => None,
            };
        };
        match (why, piece) {
            (Why::Order, Piece::House(seat, place)) if own(seat) => Some(Action::AnswerFirst(place)),
            (
                Why::FirstCircle { .. }
                | Why::Markers { .. }
                | Why::MoreMarkers { .. }
                | Why::MoveMarkers { .. },
                Piece::Threats(seat, colour),
            ) if own(seat) => Some(Action::Marker(colour)),
            (Why::NameThreat { .. }, Piece::Choice(colour)) => Some(Action::Marker(colour)),
            (Why::Burn | Why::Fire, Piece::House(seat, place)) if own(seat) => Some(Action::LoseHouse(place)),
            (Why::Burn | Why::Fire | Why::LoseCanals { .. }, Piece::Bridge(side)) => {
                Some(Action::LoseCanal(side))
            }
            (Why::Burn | Why::Fire | Why::LoseCanals { .. }, Piece::Section(seat, side)) if own(seat) => {
                Some(Action::LoseCanal(side))
            }
            (Why::Plague, Piece::House(seat, place)) if own(seat) => Some(Action::LosePerson(place)),
            (
                Why::GiveWorkers { .. } | Why::PayWorkers { .. } | Why::PayUpTo { .. },
                Piece::Workers(seat, colour),
            ) if own(seat) => Some(Action::Worker(colour)),
            (Why::PayUpTo { .. }, Piece::Purse(seat)) if own(seat) => Some(Action::Guilder),
            (
                Why::TakeWorkers { .. }
                | Why::TakeAlike { .. }
                | Why::GiveWorkers { .. }
                | Why::PayWorkers { .. },
                Piece::Choice(colour),
            ) => Some(Action::Worker(colour)),
            (Why::Draw { .. }, Piece::Pile(at)) => Some(Action::Draw(at)),
            (Why::Discard { .. }, Piece::Card(card)) => Some(Action::Discard(card)),
            (Why::House, Piece::Card(card)) => Some(Action::BuildHouse(card)),
            (Why::Dice { .. } | Why::Reroll { .. }, Piece::Die(colour)) => Some(Action::Die(colour)),
            (Why::Target { .. }, Piece::Column(seat)) => Some(Action::Target(seat)),
            (Why::Canal { .. }, Piece::Bridge(side)) => Some(Action::Canal(side)),
            (Why::Canal { .. }, Piece::Section(seat, side)) if own(seat) => Some(Action::Canal(side)),
            (Why::Reuse, Piece::House(seat, place)) if own(seat) => Some(Action::Reuse(place)),
            (Why::Copy, Piece::Model(seat, place) | Piece::House(seat, place)) => {
                Some(Action::Copy { seat, place })
            }
            (Why::NameColour, Piece::Choice(colour)) => Some(Action::Name(colour)),
            _ => None,
        }
    }
}

/// Chooses something that is legal, or confirms it where it is chosen already, or is refused.
fn choose(look: &Look<'_>, draft: Draft, action: Action) -> Response {
    look.choose(draft, action, Response::confirm)
}

pub(super) fn touch(look: &Look<'_>, piece: Piece) -> Response {
    if let Some(action) = look.decision(piece) {
        return choose(look, Draft::Chosen(action), action);
    }
    let answer = match piece {
        Piece::Card(card) => card_touched(look, card),
        Piece::Use(of) => Some(use_touched(look, of)),
        Piece::House(seat, place) if seat == look.own => house_touched(look, place),
        Piece::Section(seat, side) if seat == look.own => look.draft.card().map(|card| {
            let draft = Draft::Card { card, plan: Some(Plan::Canal(Some(side))) };
            choose(look, draft, Action::BuildCanal { card, side })
        }),
        Piece::Workers(seat, colour) if seat == look.own => worker_touched(look, colour),
        Piece::Choice(to) => swap_touched(look, to),
        _ => None,
    };
    answer.unwrap_or(Response::ask(look.draft))
}

fn card_touched(look: &Look<'_>, card: CardId) -> Option<Response> {
    if look.draft.card() == Some(card) {
        return Some(Response::default());
    }
    let before = if let Draft::Use(of) = look.draft { Some(of) } else { None };
    if look.may_take_up(card) {
        // Where only one use is to be had, it is the one.
        let mut uses = Use::ALL.into_iter().filter_map(|of| look.plan(card, of));
        let only = uses.next().filter(|_| uses.next().is_none());
        let plan = before.and_then(|of| look.plan(card, of)).or(only);
        return Some(Response::chose(Draft::Card { card, plan }));
    }
    let of = match look.due() {
        None if look.view.table.stage == Stage::Turn => before.unwrap_or(Use::Workers),
        Some(Why::ExtraAction) => before.unwrap_or(Use::Workers),
        Some(Why::ExtraRecruit { .. }) => Use::Recruit,
        _ => return None,
    };
    Some(Response::refuse(look.draft, No::Action(look.action(card, Plan::any(of)))))
}

fn use_touched(look: &Look<'_>, of: Use) -> Response {
    if let Some(card) = look.draft.card() {
        return match look.plan(card, of) {
            Some(_) if look.draft.use_of() == Some(of) => Response::confirm(look.draft),
            Some(plan) => Response::chose(Draft::Card { card, plan: Some(plan) }),
            None => Response::refuse(look.draft, No::Action(look.action(card, Plan::any(of)))),
        };
    }
    if look.draft == Draft::Use(of) {
        return Response::default();
    }
    let cards = look.known_cards();
    if look.plays() && cards.iter().any(|card| look.plan(*card, of).is_some()) {
        return Response::chose(Draft::Use(of));
    }
    // The first card says what is missing; without one, that there is none.
    let card = cards.first().copied().unwrap_or_default();
    Response::refuse(look.draft, No::Action(look.action(card, Plan::any(of))))
}

fn house_touched(look: &Look<'_>, place: PlaceId) -> Option<Response> {
    let house = look.me().houses.at(place)?;
    let activates = house.person.filter(|card| look.components.card(*card).trigger.is_activated());
    let due = look.due();
    if due.is_none() && look.view.table.stage != Stage::Turn {
        return None;
    }
    let action = Action::Activate { place, worker: look.payer(place, None) };
    if due.is_none() && activates.is_some() && look.allows(action) {
        let same = matches!(look.draft, Draft::Activate { place: of, .. } if of == place);
        return Some(if same {
            Response::confirm(look.draft)
        } else {
            Response::chose(Draft::Activate { place, worker: None })
        });
    }
    if let Some(card) = look.draft.card() {
        let draft = Draft::Card { card, plan: Some(Plan::Recruit(Some(place))) };
        return Some(choose(look, draft, Action::Recruit { card, place }));
    }
    let refused = due.is_none() && activates.is_some();
    refused.then(|| Response::refuse(look.draft, No::Action(action)))
}

fn worker_touched(look: &Look<'_>, colour: Colour) -> Option<Response> {
    if let Draft::Activate { place, .. } = look.draft {
        let worker = Some(colour);
        return Some(choose(look, Draft::Activate { place, worker }, Action::Activate { place, worker }));
    }
    if !matches!(look.due(), Some(Why::Convert { .. })) {
        return None;
    }
    if look.draft == Draft::Swap(colour) {
        return Some(Response::default());
    }
    let other = Colour::ALL.into_iter().find(|other| *other != colour)?;
    let action = Action::Swap { from: colour, to: other };
    Some(if look.allows(action) {
        Response::chose(Draft::Swap(colour))
    } else {
        Response::refuse(look.draft, No::Action(action))
    })
}

fn swap_touched(look: &Look<'_>, to: Colour) -> Option<Response> {
    let (Draft::Swap(from) | Draft::Chosen(Action::Swap { from, .. })) = look.draft else {
        let swaps = matches!(look.due(), Some(Why::Convert { .. }));
        return swaps.then(|| Response::refuse(look.draft, No::Because(Refusal::SwapFrom)));
    };
    let action = Action::Swap { from, to };
    Some(choose(look, Draft::Chosen(action), action))
}

/// Why a piece cannot be chosen now that is chosen at other times: something else is decided, or in a turn what it serves for.
pub(super) fn not_now(look: &Look<'_>, piece: Piece) -> Option<Refusal> {
    let own = |seat| seat == look.own;
    let in_turn = match piece {
        Piece::Gate(_) => Refusal::GatesStand,
        Piece::Pile(_) => Refusal::NotDrawing,
        Piece::Track => Refusal::NotAdvancing,
        Piece::Pawn(seat) if own(seat) => Refusal::NotAdvancing,
        Piece::Section(seat, _) | Piece::Threats(seat, _) if own(seat) && look.view.table.played => {
            Refusal::Played
        }
        Piece::Section(seat, side) if own(seat) => no_canal(look, side),
        Piece::Threats(seat, colour) if own(seat) && look.me().threats[colour.index()] == 0 => {
            Refusal::Marker(colour)
        }
        Piece::Threats(seat, _) if own(seat) => Refusal::MarkerByCard,
        Piece::Workers(seat, _) if own(seat) => Refusal::WorkersPay,
        Piece::House(seat, place) if own(seat) => match look.me().houses.person(place) {
            Some(_) => Refusal::NotActivated,
            None => Refusal::NoPerson,
        },
        Piece::Card(_) | Piece::Choice(_) | Piece::Column(_) => Refusal::NotNow,
        _ => return None,
    };
    let turn = look.due().is_none() && look.view.table.stage == Stage::Turn;
    Some(if turn { in_turn } else { Refusal::NotNow })
}

/// Why no card builds on a section: where one has the colour, what else is missing.
fn no_canal(look: &Look<'_>, side: Side) -> Refusal {
    let refused = |card| look.view.check(look.components, Action::BuildCanal { card, side }).err();
    let mut refusals = look.known_cards().into_iter().filter_map(refused);
    let first = refusals.next();
    let dear = first.into_iter().chain(refusals).find(|why| matches!(why, Refusal::Guilders { .. }));
    dear.or(first).unwrap_or(Refusal::CanalByCard)
}
