//! Art Society on the floor that all boards share.

use super::super::symbols;
use super::draft::{
    choose_pile, put, refuse_assistant, refuse_hung, settle, store, take_decor, take_due, take_lot, take_up,
    turn,
};
use super::{Draft, Held, Look, MoveKind, News, Piece, Response, Scene, Shelf, Tile, What};
use crate::app::boards::flying::flight;
use crate::app::boards::staged::{By, Lift, Staged, own_types};
use crate::app::flight::Flight;
use crate::engine::{Event as _, Seat};
use crate::games::art_society::{
    self as game, Action, ArtSociety, Components, Event, Origin, PaintingId, Spot, wall::Size,
};

impl Staged for ArtSociety {
    own_types!();
    type Aim = Option<Spot>;

    fn opens(piece: Piece) -> Option<Seat> {
        if let Piece::Seat(seat) = piece { Some(seat) } else { None }
    }

    fn touch(look: &Look<'_>, piece: Piece) -> Response {
        let chosen = match piece {
            Piece::Card(card) => {
                Some(look.choose(Draft::Card(card), Action::Bid(card), |_| Response::default()))
            }
            Piece::Pile(shape) => Some(choose_pile(look, shape)),
            Piece::Lot(at) => Some(take_lot(look, at)),
            Piece::Due => Some(take_due(look)),
            Piece::Museum(id) => take_up(look, Tile::Museum(id)),
            Piece::Decor(size) => Some(take_decor(look, size)),
            Piece::Assistant(seat) if seat == look.view.to_move => take_up(look, Tile::Assistant)
                .or_else(|| store(look))
                .or_else(|| Some(refuse_assistant(look))),
            Piece::Painting(id)
                if look.may_move_first() && look.piece(Tile::First) == Some(game::Piece::Painting(id)) =>
            {
                take_up(look, Tile::First)
            }
            Piece::Painting(id) if look.view.acting().wall.painting_set() >> id & 1 == 1 => {
                let mut fresh = look.view.acting().wall.fresh_paintings().iter();
                refuse_hung(look, fresh.any(|hung| hung.painting == id))
            }
            Piece::Plaque(seat, spot) if seat == look.view.to_move => {
                let fresh = look.view.acting().wall.decor().any(|laid| laid.spot == spot && laid.fresh);
                refuse_hung(look, fresh)
            }
            Piece::Turn | Piece::Ghost => turn(look),
            Piece::Square(spot) => Some(put(look, spot)),
            _ => None,
        };
        chosen.unwrap_or(Response::ask(look.draft))
    }

    /// The place of a tile is the scene's to show.
    fn pieces_of(look: &Look<'_>, action: Action) -> Vec<Piece> {
        match action {
            Action::Choose(shape) => vec![Piece::Pile(shape)],
            Action::Bid(card) => vec![Piece::Card(card)],
            Action::Take(lot) => vec![Piece::Lot(lot)],
            Action::Exchange(painting) => vec![Piece::Museum(painting)],
            Action::TakeDecor(size) => vec![Piece::Decor(size)],
            Action::Release { .. } | Action::Store => vec![Piece::Assistant(look.view.to_move)],
            _ => Vec::new(),
        }
    }

    fn pieces_told(event: &Event, scene: &Scene, components: &Components) -> Vec<Piece> {
        // What is not shown of a player is told of at the panel.
        let or_home = |seat: Seat, piece: Option<Piece>| vec![piece.unwrap_or_else(|| home(scene, seat))];
        let large = |seat: Seat, piece: Piece| (scene.shown == seat).then_some(piece);
        let hanging = &scene.large().hanging;
        match *event {
            Event::LotTurnedUp { painting } => lot(scene, painting).into_iter().collect(),
            Event::Took { seat, painting } => or_home(seat, lot(scene, painting)),
            Event::Hung { seat, painting, .. } => {
                let hangs = hanging.pictures.iter().any(|picture| picture.painting == painting);
                or_home(seat, hangs.then_some(Piece::Painting(painting)))
            }
            Event::DecorLaid { seat, spot, .. } => {
                let lies = hanging.plaques.iter().any(|plaque| plaque.laid.spot == spot);
                or_home(seat, large(seat, Piece::Plaque(seat, spot)).filter(|_| lies))
            }
            Event::PutAside { seat, painting, .. } => or_home(seat, large(seat, Piece::Painting(painting))),
            Event::Stored { seat, .. } => {
                let kept = scene.panel(seat).is_some_and(|panel| panel.assistant.is_some());
                or_home(seat, kept.then_some(Piece::Assistant(seat)))
            }
            Event::BidShown { seat, .. } | Event::TieCardShown { seat, .. } => {
                let stack = large(seat, Piece::Stack(seat));
                or_home(seat, stack.filter(|_| scene.dado.drawer.is_none()))
            }
            Event::ToMuseum { painting, .. } | Event::Exchanged { gave: painting, .. } => {
                vec![Piece::Genre(components.painting(painting).genre)]
            }
            // A bid that stays covered, and what the log does not tell of.
            Event::ShapeChosen { .. }
            | Event::BidCovered { .. }
            | Event::DecorTaken { .. }
            | Event::TurnEnded { .. }
            | Event::Kept { .. } => Vec::new(),
            _ => event.seat().map(|seat| home(scene, seat)).into_iter().collect(),
        }
    }

    fn flights(event: &Event, components: &Components) -> Vec<Flight> {
        let painting = |id: PaintingId| symbols::painting(components, id);
        match *event {
            Event::Hung { seat, painting: id, origin, .. } => {
                let from = match origin {
                    Origin::Assistant => Piece::Assistant(seat),
                    _ => Piece::Canvas(id),
                };
                vec![flight(&[Piece::Ghost, from], &[Piece::Painting(id), Piece::Seat(seat)], painting(id))]
            }
            Event::Stored { seat, piece } => vec![match piece {
                game::Piece::Painting(id) => {
                    flight(&[Piece::Canvas(id)], &[Piece::Assistant(seat)], painting(id))
                }
                game::Piece::Decor(size) => {
                    flight(&decor(size), &[Piece::Assistant(seat)], symbols::decor(size, false))
                }
            }],
            Event::DecorLaid { seat, size, spot, upright, origin } => {
                let from = match origin {
                    Origin::Assistant => vec![Piece::Ghost, Piece::Assistant(seat)],
                    _ => [&[Piece::Ghost], decor(size).as_slice()].concat(),
                };
                let to = [Piece::Plaque(seat, spot), Piece::Seat(seat)];
                vec![flight(&from, &to, symbols::decor(size, upright))]
            }
            Event::ToMuseum { painting: id, .. } | Event::Exchanged { gave: id, .. } => {
                let genre = components.painting(id).genre;
                vec![flight(&[Piece::Canvas(id)], &[Piece::Genre(genre)], painting(id))]
            }
            _ => Vec::new(),
        }
    }

    fn bring(look: &Look<'_>, over: Option<Piece>, by: By) -> Option<(Draft, Option<Spot>)> {
        let square = if let Some(Piece::Square(square)) = over { Some(square) } else { None };
        let held = look.held();
        match by {
            By::Mouse => {
                let held = held.filter(|held| held.spot.is_none());
                let aim = held.zip(square).and_then(|(held, at)| look.dropped(held.tile, held.upright, at));
                Some((look.draft, aim))
            }
            By::Keys => {
                let held = held?;
                let aim = look.dropped(held.tile, held.upright, square?)?;
                let elsewhere = held.spot.is_some_and(|spot| spot != aim);
                let draft = if elsewhere { Draft::Tile(Held { spot: None, ..held }) } else { look.draft };
                Some((draft, Some(aim)))
            }
            By::Hand { grip } => {
                let aim =
                    held.zip(square).and_then(|(held, at)| look.aimed(held.tile, held.upright, at, grip));
                Some((look.draft, aim))
            }
        }
    }

    fn rests(look: &Look<'_>) -> bool {
        let held = look.held().zip(look.aim);
        held.is_some_and(|(held, spot)| look.why_not(held.tile, spot, held.upright).is_none())
    }

    fn lift(look: &Look<'_>, piece: Piece) -> Option<Lift<Self>> {
        let held = Held { spot: None, ..taken_up(look, piece)? };
        let area = look.area(held.tile, Spot::default(), held.upright)?;
        let symbol = match look.piece(held.tile)? {
            game::Piece::Painting(painting) => symbols::painting(look.components, painting),
            game::Piece::Decor(size) => symbols::decor(size, held.upright),
        };
        Some(Lift { draft: Draft::Tile(held), symbol, size: (area.w, area.h) })
    }

    fn let_go(look: &Look<'_>, over: Option<Piece>) -> Option<Response> {
        match over? {
            Piece::Square(_) => Some(settle(look, look.held()?, look.aim?)),
            // Given to the assistant by hand.
            Piece::Assistant(_) => store(look),
            _ => None,
        }
    }
}

/// What is in hand once a piece has been taken up; a piece in hand stays there.
fn taken_up(look: &Look<'_>, piece: Piece) -> Option<Held> {
    let held = look.held();
    let tile = match piece {
        Piece::Ghost | Piece::Due => {
            return held.filter(|held| piece == Piece::Ghost || held.tile == Tile::Due);
        }
        Piece::Lot(at) => look.tile_of_lot(at)?,
        Piece::Museum(painting) => Tile::Museum(painting),
        Piece::Assistant(_) => Tile::Assistant,
        Piece::Decor(size) => Tile::Decor(size),
        _ => return None,
    };
    match held {
        Some(held) if held.tile == tile => Some(held),
        _ => match ArtSociety::touch(look, piece).draft {
            Draft::Tile(held) => Some(held),
            _ => None,
        },
    }
}

/// What stands for a player: the panel, or what is below the wall that is large.
const fn home(scene: &Scene, seat: Seat) -> Piece {
    match &scene.dado.drawer {
        _ if seat.0 != scene.shown.0 => Piece::Seat(seat),
        None => Piece::Tally(seat),
        Some(_) => Piece::Assistant(seat),
    }
}

/// The lot that a painting is.
fn lot(scene: &Scene, painting: PaintingId) -> Option<Piece> {
    let Shelf::Lots(lots) = &scene.shelf else { return None };
    lots.iter().position(|lot| lot.painting == painting).map(|at| Piece::Lot(at as u8))
}

/// Where decor comes from: the drawer where it is chosen, else the supply.
const fn decor(size: Size) -> [Piece; 2] {
    [Piece::Decor(size), Piece::Supply(size)]
}
