//! Splendor on the floor that all boards share.

use super::draft::{step, touch_card, touch_pile, touch_returned};
use super::{Draft, Look, MoveKind, News, No, Piece, Response, Scene, What, kinds};
use crate::app::boards::flying::flight;
use crate::app::boards::staged::{Staged, own_types};
use crate::app::flight::Flight;
use crate::engine::Seat;
use crate::games::splendor::{
    Action, Components, Event, Gem, HAND, Phase, PlayerView, Refusal, Source, Splendor, View,
};

impl Staged for Splendor {
    own_types!();
    type Aim = ();

    fn laid_open(view: &View, draft: Draft, own: &dyn Fn(Seat) -> Option<View>) -> Option<View> {
        let at = draft.considered(view)?;
        Some(view.laid_open(&own(view.to_move)?, at))
    }

    // A player's cards are laid out; there is nothing else to do with them.
    fn opens(piece: Piece) -> Option<Seat> {
        if let Piece::Seat(seat) | Piece::Bonus(seat, _) = piece { Some(seat) } else { None }
    }

    fn touch(look: &Look<'_>, piece: Piece) -> Response {
        let (me, ask) = (look.view.to_move, Response::ask(look.draft));
        match (look.view.phase, piece) {
            (Phase::Main, Piece::Pile(gem)) => touch_pile(look, gem),
            (Phase::Return, Piece::Pile(gem)) => touch_returned(look, gem),
            (Phase::Return, Piece::Tokens(seat, gem)) if seat == me => touch_returned(look, gem),
            // The card being paid for is chosen already, and paying is all that is due.
            (Phase::Pay(due), Piece::Card(card)) if look.card_from(due) == Some(card) => ask,
            (Phase::Pay(_) | Phase::Main, Piece::Gold(gem, more)) => step(look, gem, more),
            (Phase::Main, Piece::Card(card)) => {
                let other = || meaning(look, piece).map_or(ask, |why| Response::refuse(look.draft, why));
                look.source_of(card).map_or_else(other, |source| touch_card(look, source))
            }
            // Lying face down, it is laid open to be bought; whether it can be is nobody else's to know.
            (Phase::Main, Piece::Back(seat, at))
                if seat == me && look.allows(Action::Buy(Source::Reserved(at))) =>
            {
                Response::chose(Draft::card(Source::Reserved(at)))
            }
            (Phase::Main, Piece::Deck(level)) => {
                look.choose(Draft::Deck(level), Action::ReserveTop(level), |_| Response::default())
            }
            (Phase::Noble, Piece::Noble(noble)) if look.view.nobles.contains(&Some(noble)) => {
                look.choose(Draft::Noble(noble), Action::Noble(noble), |_| Response::default())
            }
            _ => meaning(look, piece).map_or(ask, |why| Response::refuse(look.draft, why)),
        }
    }

    fn pieces_of(look: &Look<'_>, action: Action) -> Vec<Piece> {
        match action {
            Action::TakeDifferent(gems) => gems.iter().map(Piece::Pile).collect(),
            Action::TakeTwo(gem) => vec![Piece::Pile(gem)],
            Action::Reserve(from) => look.view.card_at(from).map(Piece::Card).into_iter().collect(),
            Action::ReserveTop(level) => vec![Piece::Deck(level)],
            Action::Buy(source) => match (look.card_from(source), source) {
                (Some(card), _) => vec![Piece::Card(card)],
                (None, Source::Reserved(at)) => vec![Piece::Back(look.view.to_move, at)],
                (None, Source::Market(_)) => Vec::new(),
            },
            Action::Return(gem) => vec![Piece::Tokens(look.view.to_move, gem)],
            Action::Noble(noble) => vec![Piece::Noble(noble)],
            Action::Pay(_) | Action::Pass => Vec::new(),
        }
    }

    fn pieces_told(event: &Event, scene: &Scene, _components: &Components) -> Vec<Piece> {
        let shows = |card| scene.faces().any(|(face, _)| face.card == card);
        match *event {
            Event::Took { seat, tokens } => {
                let taken = Gem::ALL.into_iter().filter(|gem| tokens[gem.index()] > 0);
                taken.map(|gem| Piece::Tokens(seat, gem)).collect()
            }
            Event::Reserved { card, .. } | Event::ReservedTop { card: Some(card), .. } if shows(card) => {
                vec![Piece::Card(card)]
            }
            // What this viewer does not see is one of the cards that lie face down.
            Event::Reserved { seat, .. }
            | Event::ReservedOpen { seat, .. }
            | Event::ReservedTop { seat, .. } => (0..HAND as u8).map(|at| Piece::Back(seat, at)).collect(),
            Event::Bought { seat, .. } | Event::Passed { seat } | Event::FinalRound { seat } => {
                vec![Piece::Seat(seat)]
            }
            Event::Returned { seat, token } => vec![Piece::Tokens(seat, token), Piece::Pile(token)],
            Event::Visited { noble, .. } => vec![Piece::Noble(noble)],
            Event::Refilled { card, .. } => vec![Piece::Card(card)],
            Event::Ended { .. } => Vec::new(),
        }
    }

    fn flights(event: &Event, components: &Components) -> Vec<Flight> {
        match *event {
            Event::Took { seat, tokens } => kinds(&tokens).map(|gem| from_bank(seat, gem)).collect(),
            Event::Reserved { seat, gold: true, .. }
            | Event::ReservedTop { seat, card: None, gold: true, .. } => vec![from_bank(seat, Gem::Gold)],
            Event::Returned { seat, token } => vec![to_bank(seat, token)],
            Event::Bought { seat, card, source, paid } => {
                let paid = kinds(&paid).map(|gem| to_bank(seat, gem));
                let gem = components.card(card).bonus;
                // A reserved card may have lain face down for this viewer.
                let card = match source {
                    Source::Reserved(at) => vec![Piece::Card(card), Piece::Back(seat, at)],
                    Source::Market(_) => vec![Piece::Card(card)],
                };
                let symbol = ["gem-", gem.key()].concat();
                paid.chain([flight(&card, &[Piece::Bonus(seat, gem)], symbol)]).collect()
            }
            _ => Vec::new(),
        }
    }
}

/// What touching a piece would mean if it were its time, or why it is never this player's; none of what is only looked at.
fn meaning(look: &Look<'_>, piece: Piece) -> Option<No> {
    let me = look.view.to_move;
    let holder =
        |has: &dyn Fn(&PlayerView) -> bool| look.view.players.iter().position(has).map(Seat::from_index);
    match piece {
        Piece::Pile(gem) => Some(No::Action(Action::TakeTwo(gem))),
        Piece::Deck(level) => Some(No::Action(Action::ReserveTop(level))),
        Piece::Card(card) => {
            look.source_of(card).map(|source| No::Action(Action::Buy(source))).or_else(|| {
                let reserved =
                    |player: &PlayerView| player.reserved.iter().any(|held| held.card == Some(card));
                holder(&reserved).map(|seat| No::Because(Refusal::ReservedBy(seat)))
            })
        }
        // How far it is from being paid is nobody else's to know.
        Piece::Back(seat, _) if seat == me && look.view.phase == Phase::Main => {
            Some(No::Because(Refusal::NotYet))
        }
        Piece::Back(seat, at) if seat == me => Some(No::Action(Action::Buy(Source::Reserved(at)))),
        Piece::Tokens(seat, gem) if seat == me => Some(No::Action(Action::Return(gem))),
        Piece::Noble(noble) if look.view.nobles.contains(&Some(noble)) => {
            Some(No::Action(Action::Noble(noble)))
        }
        Piece::Noble(noble) => {
            let came = |player: &PlayerView| player.nobles.contains(&noble);
            holder(&came).map(|seat| No::Because(Refusal::NobleCame(seat)))
        }
        _ => None,
    }
}

fn from_bank(seat: Seat, gem: Gem) -> Flight {
    chip(Piece::Pile(gem), Piece::Tokens(seat, gem), gem)
}

fn to_bank(seat: Seat, gem: Gem) -> Flight {
    chip(Piece::Tokens(seat, gem), Piece::Pile(gem), gem)
}

fn chip(from: Piece, to: Piece, gem: Gem) -> Flight {
    flight(&[from], &[to], ["chip-", gem.key()].concat())
}
