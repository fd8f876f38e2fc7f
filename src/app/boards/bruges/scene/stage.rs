//! Bruges on the floor that all boards share.

use super::flights::{flights, some};
use super::piece::symbol;
use super::touch::{not_now, touch};
use super::{Draft, Look, MoveKind, News, Piece, Plan, Response, Scene, Use, What};
use crate::app::boards::staged::{By, Lift, Staged, own_types};
use crate::app::flight::Flight;
use crate::engine::Seat;
use crate::games::bruges::{
    Action, Bruges, CardId, Colour, Components, Event, PlaceId, Purse, Refusal, Tally, Why,
};

impl Staged for Bruges {
    own_types!();
    type Aim = ();

    fn opens(piece: Piece) -> Option<Seat> {
        if let Piece::Seat(seat) | Piece::Window(seat, _) | Piece::Hand(seat) = piece {
            Some(seat)
        } else {
            None
        }
    }

    fn touch(look: &Look<'_>, piece: Piece) -> Response {
        touch(look, piece)
    }

    fn not_now(look: &Look<'_>, piece: Piece) -> Option<Refusal> {
        not_now(look, piece)
    }

    fn pieces_of(look: &Look<'_>, action: Action) -> Vec<Piece> {
        let (me, due) = (look.own, look.due());
        let used = |card, of| vec![Piece::Card(card), Piece::Use(of)];
        match action {
            Action::Gate(gate) => vec![Piece::Gate(gate)],
            Action::Draw(at) => vec![Piece::Pile(at)],
            Action::Advance => vec![Piece::Pawn(me), Piece::Track],
            Action::TakeWorkers(card) => used(card, Use::Workers),
            Action::TakeGuilders(card) => used(card, Use::Guilders),
            Action::DiscardThreat(card) => used(card, Use::Threat),
            Action::BuildCanal { card, side } => {
                vec![Piece::Card(card), Piece::Use(Use::Canal), Piece::Section(me, side)]
            }
            Action::BuildHouse(card) if matches!(due, Some(Why::House)) => vec![Piece::Card(card)],
            Action::BuildHouse(card) => used(card, Use::House),
            Action::Recruit { card, place } => {
                vec![Piece::Card(card), Piece::Use(Use::Recruit), Piece::House(me, place)]
            }
            Action::Activate { place, .. }
            | Action::AnswerFirst(place)
            | Action::LoseHouse(place)
            | Action::LosePerson(place)
            | Action::Reuse(place) => vec![Piece::House(me, place)],
            Action::Discard(card) => vec![Piece::Card(card)],
            Action::Worker(colour) => match due {
                Some(Why::TakeWorkers { .. } | Why::TakeAlike { .. }) => vec![Piece::Choice(colour)],
                Some(Why::GiveWorkers { .. } | Why::PayWorkers { .. }) => {
                    vec![Piece::Choice(colour), Piece::Workers(me, colour)]
                }
                _ => vec![Piece::Workers(me, colour)],
            },
            Action::Guilder => vec![Piece::Purse(me)],
            Action::Swap { from, to } => vec![Piece::Workers(me, from), Piece::Choice(to)],
            Action::Marker(colour) => match due {
                Some(Why::NameThreat { .. }) => vec![Piece::Choice(colour)],
                _ => vec![Piece::Threats(me, colour)],
            },
            Action::Die(colour) => vec![Piece::Die(colour)],
            Action::Name(colour) => vec![Piece::Choice(colour)],
            Action::Target(seat) => vec![Piece::Column(seat)],
            Action::Canal(side) | Action::LoseCanal(side) => {
                vec![Piece::Bridge(side), Piece::Section(me, side)]
            }
            Action::Copy { seat, place } => vec![Piece::Model(seat, place)],
            Action::Stop | Action::Stay | Action::EndTurn | Action::Pass | Action::Use => Vec::new(),
        }
    }

    fn pieces_told(event: &Event, scene: &Scene, _components: &Components) -> Vec<Piece> {
        let house = |seat: Seat, place: PlaceId| {
            let large = seat == scene.large;
            let there =
                scene.panel(seat).is_some_and(|panel| panel.street.iter().any(|it| it.place == place));
            let house = if large { Piece::House(seat, place) } else { Piece::Window(seat, place) };
            vec![if there { house } else { Piece::Seat(seat) }]
        };
        let person = |seat: Seat, card: CardId| {
            let street = scene.panel(seat).map(|panel| panel.street.as_slice()).unwrap_or_default();
            let at = street.iter().find(|it| it.person.is_some_and(|person| person.card == card));
            at.map_or_else(|| vec![Piece::Seat(seat)], |it| house(seat, it.place))
        };
        let workers =
            |seat: Seat, tally: &Tally| some(tally).map(|colour| Piece::Workers(seat, colour)).collect();
        let purse = |seat: Seat, purse: &Purse| {
            let mut pieces: Vec<Piece> = workers(seat, &purse.workers);
            pieces.extend((purse.guilders > 0).then_some(Piece::Purse(seat)));
            pieces.extend((purse.points > 0).then_some(Piece::Points(seat)));
            pieces
        };
        match *event {
            Event::Gate { gate, .. } => vec![Piece::Gate(gate)],
            Event::Drew { pile, .. } | Event::ExtraPile { pile, .. } | Event::Split { pile } => {
                vec![Piece::Pile(pile)]
            }
            Event::Reshuffled => vec![Piece::Pile(0), Piece::Pile(1)],
            Event::Rolled { .. } | Event::Threw { .. } => Colour::ALL.map(Piece::Die).to_vec(),
            Event::Rerolled { colour, .. } => vec![Piece::Die(colour)],
            Event::Threatened { seat, markers, .. } => {
                some(&markers).map(|colour| Piece::Threats(seat, colour)).collect()
            }
            Event::ThreatDiscarded { seat, colour, .. } | Event::Circle { seat, colour, .. } => {
                vec![Piece::Threats(seat, colour)]
            }
            Event::ThreatMoved { from, to, colour } => {
                vec![Piece::Threats(from, colour), Piece::Threats(to, colour)]
            }
            Event::HouseLost { seat, .. }
            | Event::Stopped { seat }
            | Event::Stayed { seat }
            | Event::Named { seat, .. }
            | Event::Straightened { seat }
            | Event::Declined { seat, .. }
            | Event::TurnEnded { seat } => vec![Piece::Seat(seat)],
            Event::CanalLost { seat, side } | Event::CanalBuilt { seat, side, .. } => {
                vec![Piece::Section(seat, side)]
            }
            Event::PersonLost { seat, place, .. }
            | Event::HouseBuilt { seat, place, .. }
            | Event::Recruited { seat, place, .. }
            | Event::Activated { seat, place, .. } => house(seat, place),
            Event::Advanced { seat, .. } => vec![Piece::Pawn(seat)],
            Event::TookWorkers { seat, colour, .. } => vec![Piece::Workers(seat, colour)],
            Event::TookGuilders { seat, .. } => vec![Piece::Purse(seat)],
            Event::Averted { .. } | Event::Discarded { .. } => vec![Piece::Discards],
            Event::Answered { seat, card, .. } | Event::Reused { seat, card } => person(seat, card),
            Event::Copied { card, of, .. } => person(of, card),
            Event::Gained { seat, purse: ref what } | Event::Lost { seat, purse: ref what } => {
                purse(seat, what)
            }
            Event::Gave { from, to, purse: ref what } => {
                let mut pieces = purse(from, what);
                pieces.extend(purse(to, what));
                pieces
            }
            Event::Swapped { seat, from, to } => vec![Piece::Workers(seat, from), Piece::Workers(seat, to)],
            Event::Flipped { seat, majority } => vec![Piece::Majority(seat, majority)],
            Event::RoundEnded { .. } => Vec::new(),
        }
    }

    fn flights(event: &Event, components: &Components) -> Vec<Flight> {
        flights(event, components)
    }

    fn bring(look: &Look<'_>, over: Option<Piece>, by: By) -> Option<(Draft, ())> {
        // What a card that is carried would do where it is held.
        let (By::Hand { .. }, Some(card)) = (by, look.draft.card()) else { return None };
        let draft = Draft::Card { card, plan: over.and_then(|piece| aimed(look, card, piece)) };
        Some((draft, ()))
    }

    fn rests(look: &Look<'_>) -> bool {
        matches!(look.draft, Draft::Card { plan: Some(_), .. })
    }

    fn lift(look: &Look<'_>, piece: Piece) -> Option<Lift<Self>> {
        let Piece::Card(card) = piece else { return None };
        if !look.plays() || !look.may_take_up(card) && look.draft.card() != Some(card) {
            return None;
        }
        Some(Lift { draft: Draft::Card { card, plan: None }, symbol: symbol(card), size: (1, 1) })
    }

    fn let_go(look: &Look<'_>, over: Option<Piece>) -> Option<Response> {
        let (card, over) = (look.draft.card()?, over?);
        match aimed(look, card, over) {
            Some(plan) => Some(Response::chose(Draft::Card { card, plan: Some(plan) })),
            // The same touch, which is refused.
            None if matches!(over, Piece::Use(_) | Piece::House(..) | Piece::Section(..)) => {
                let held = super::Look { draft: Draft::Card { card, plan: None }, ..*look };
                let response = touch(&held, over);
                response.refused.is_some().then_some(response)
            }
            None => None,
        }
    }
}

/// What a card would do where it is held.
fn aimed(look: &Look<'_>, card: CardId, over: Piece) -> Option<Plan> {
    let plan = match over {
        Piece::Use(of) => Plan::any(of),
        Piece::House(seat, place) if seat == look.own => Plan::Recruit(Some(place)),
        Piece::Section(seat, side) if seat == look.own => Plan::Canal(Some(side)),
        _ => return None,
    };
    look.allows(look.action(card, plan)).then_some(plan)
}
