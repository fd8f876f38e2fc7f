//! Azul: Summer Pavilion on the floor that all boards share.

use super::super::art::tile::symbol;
use super::draft::{choose_bonus, choose_colour, choose_space, keep, put_back, take, tint};
use super::{Draft, Look, MoveKind, News, Piece, Response, Scene, What};
use crate::app::boards::flying::flight;
use crate::app::boards::staged::{Shown, Staged, own_types};
use crate::app::flight::Flight;
use crate::engine::{Event as _, Seat};
use crate::games::azul_summer_pavilion::tile::unfold;
use crate::games::azul_summer_pavilion::{
    Action, AzulSummerPavilion, Colour, Components, Event, Source, Tiles,
};

impl Staged for AzulSummerPavilion {
    own_types!();
    type Aim = ();

    fn opens(piece: Piece) -> Option<Seat> {
        if let Piece::Seat(seat) | Piece::Name(seat) | Piece::Own(seat) = piece { Some(seat) } else { None }
    }

    fn touch(look: &Look<'_>, piece: Piece) -> Response {
        let me = look.view.to_move;
        let chosen = match (piece, look.draft) {
            (Piece::Pick(source, colour), _) => Some(take(look, source, colour)),
            (Piece::Space(seat, space), _) if seat == me => Some(choose_space(look, space)),
            (Piece::Hand(seat, colour), Draft::Keep(kept)) if seat == me => Some(keep(look, kept, colour)),
            (Piece::Hand(seat, colour), _) if seat == me => Some(choose_colour(look, colour)),
            (Piece::Corner(seat, at), Draft::Keep(kept)) if seat == me => put_back(kept, at),
            (Piece::Supply(colour), _) => Some(choose_bonus(look, colour)),
            (Piece::Tint(colour), _) => tint(look, colour),
            (Piece::Payment(wilds), Draft::Space { space, colour, wilds: paid }) => {
                let other = paid != Some(wilds) && look.allows(Action::Place { space, colour, wilds });
                other.then(|| Response::chose(Draft::Space { space, colour, wilds: Some(wilds) }))
            }
            _ => None,
        };
        chosen.unwrap_or(Response::ask(look.draft))
    }

    fn pieces_of(look: &Look<'_>, action: Action) -> Vec<Piece> {
        let me: Seat = look.view.to_move;
        match action {
            Action::Take { source, colour } => vec![Piece::Pick(source, colour)],
            Action::Place { space, colour, .. } => vec![Piece::Space(me, space), Piece::Hand(me, colour)],
            Action::Bonus(colour) => vec![Piece::Supply(colour)],
            Action::Keep(tiles) => present(&tiles).map(|colour| Piece::Hand(me, colour)).collect(),
            Action::Pass => Vec::new(),
        }
    }

    fn pieces_told(event: &Event, scene: &Scene, _components: &Components) -> Vec<Piece> {
        let home = |seat: Seat| if seat == scene.own { Piece::Name(seat) } else { Piece::Seat(seat) };
        let hand = |seat: Seat, tiles: &Tiles| {
            let held = present(tiles).filter(|colour| scene.holds(seat, *colour));
            let pieces: Vec<Piece> = held.map(|colour| Piece::Held(seat, colour)).collect();
            if pieces.is_empty() { vec![home(seat)] } else { pieces }
        };
        match *event {
            Event::Took { seat, ref tiles, .. } | Event::TookBonus { seat, ref tiles } => hand(seat, tiles),
            Event::Placed { seat, space, .. } => vec![Piece::Space(seat, space)],
            Event::Surrounded { seat, feature, .. } if scene.enlarged() == Some(seat) => {
                vec![Piece::Feature(seat, feature)]
            }
            Event::StarScored { seat, star, .. } if scene.goals.seat == seat => vec![Piece::Star(seat, star)],
            Event::NumberScored { seat, number, .. } if scene.goals.seat == seat => {
                vec![Piece::Number(seat, number)]
            }
            Event::Refilled { ref tiles, .. } => present(tiles).map(Piece::Supply).collect(),
            Event::RoundBegan { round, .. } => vec![Piece::Round(round)],
            _ => event.seat().map(home).into_iter().collect(),
        }
    }

    fn flights(event: &Event, _components: &Components) -> Vec<Flight> {
        match event {
            Event::Took { seat, source, tiles, moved } => {
                let lying = |colour, at| Piece::Tile(*source, colour, at);
                let mut flights = each(tiles, |colour, at| ([lying(colour, at)], Piece::Held(*seat, colour)));
                // What is left lies after what was taken, in each colour.
                flights.extend(each(moved, |colour, at| {
                    let at = tiles[colour.index()] + at;
                    ([lying(colour, at)], Piece::Pick(Source::Centre, colour))
                }));
                flights
            }
            Event::TookToken { seat, .. } => vec![flight(&[Piece::Token], &home(*seat), "az-token")],
            Event::Placed { seat, space, colour, spent, .. } => {
                let mut away = *spent;
                away[colour.index()] -= 1;
                let (from, place) = (Piece::Held(*seat, *colour), Piece::Space(*seat, *space));
                let turn = 60.0 * f64::from(space % 6);
                let mut flights = vec![flight(&[from], &[place], symbol(*colour, turn))];
                // Of what was weighed with all of a colour, nothing lies in the hand any more.
                flights.extend(each(&away, |colour, _| ([Piece::Held(*seat, colour), place], Piece::Tower)));
                flights
            }
            Event::TookBonus { seat, tiles } => {
                each(tiles, |colour, _| ([Piece::Supply(colour)], Piece::Held(*seat, colour)))
            }
            Event::Refilled { tiles, .. } => each(tiles, |colour, _| ([Piece::Bag], Piece::Supply(colour))),
            Event::Passed { seat, kept, discarded, .. } => {
                // A board that is not large shows no corner of its own.
                let [panel, name] = home(*seat);
                let corners = (0..).zip(unfold(kept)).map(|(at, colour)| {
                    let places = [Piece::Corner(*seat, at), panel, name];
                    flight(&[Piece::Held(*seat, colour)], &places, symbol(colour, 0.0))
                });
                let away = each(discarded, |colour, _| ([Piece::Held(*seat, colour)], Piece::Tower));
                corners.chain(away).collect()
            }
            _ => Vec::new(),
        }
    }
}

/// The colours of a heap.
fn present(tiles: &Tiles) -> impl Iterator<Item = Colour> + '_ {
    Colour::ALL.into_iter().filter(|colour| tiles[colour.index()] > 0)
}

/// What stands for a player: another's panel, or the nearest player's name.
const fn home(seat: Seat) -> [Piece; 2] {
    [Piece::Seat(seat), Piece::Name(seat)]
}

/// A flight for each tile of a heap; `way` gives its ends by its colour and its number among its likes, from 0.
fn each<const N: usize>(tiles: &Tiles, way: impl Fn(Colour, u8) -> ([Piece; N], Piece)) -> Vec<Flight> {
    let tiles = Colour::ALL.into_iter().zip(tiles);
    let tiles = tiles.flat_map(|(colour, count)| (0..*count).map(move |at| (colour, at)));
    let fly = |(colour, at)| {
        let (from, to) = way(colour, at);
        flight(&from, &[to], symbol(colour, 0.0))
    };
    tiles.map(fly).collect()
}
