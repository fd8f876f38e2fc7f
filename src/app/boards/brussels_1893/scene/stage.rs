//! Bruxelles 1893 on the floor that all boards share.

use super::flights::flights;
use super::touch::{not_now, touch};
use super::{Draft, Look, MoveKind, News, Piece, Response, Scene, What};
use crate::app::act::Act;
use crate::app::boards::staged::{Staged, own_types};
use crate::app::flight::Flight;
use crate::engine::{Event as _, Seat};
use crate::games::brussels_1893::components::Office;
use crate::games::brussels_1893::components::belle::CardId;
use crate::games::brussels_1893::{Action, Brussels1893, Components, Event, Part, Refusal, View, resolution};

/// The row of the Belle Époque board that a card belongs to.
fn row_of(scene: &Scene, card: CardId) -> Option<u8> {
    let belle = scene.belle.as_ref()?;
    belle.rows.iter().find(|part| part.card == card).map(|part| part.row)
}

impl Staged for Brussels1893 {
    own_types!();
    type Aim = ();

    fn opens(piece: Piece) -> Option<Seat> {
        if let Piece::Seat(seat) = piece { Some(seat) } else { None }
    }

    fn touch(look: &Look<'_>, piece: Piece) -> Response {
        touch(look, piece)
    }

    fn not_now(look: &Look<'_>, piece: Piece) -> Option<Refusal> {
        not_now(look, piece)
    }

    fn pieces_of(look: &Look<'_>, action: Action) -> Vec<Piece> {
        let choices = look.choices();
        if let Some(at) = choices.iter().position(|choice| *choice == action) {
            return vec![Piece::Choice(at as u8)];
        }
        match action {
            Action::Place { space, .. }
            | Action::Neutral(space)
            | Action::House(space)
            | Action::Recover { space, .. }
            | Action::Double(space) => vec![Piece::Space(space)],
            Action::Office(office) | Action::OfficeWith { office, .. } => vec![Piece::Office(office)],
            Action::Plan(corner) => vec![Piece::Iris(corner)],
            Action::Pavilion(row) => vec![Piece::Pavilion(row)],
            Action::Tile(at) => vec![Piece::Tile(at)],
            Action::Corner(at) => {
                look.corners().get(usize::from(at)).map(|iris| Piece::Iris(*iris)).into_iter().collect()
            }
            Action::Market { column, row } => vec![Piece::Centre(column, row)],
            _ => Vec::new(),
        }
    }

    fn pieces_told(event: &Event, scene: &Scene, _components: &Components) -> Vec<Piece> {
        let of = |seat: Seat, piece: Piece| vec![if seat == scene.large { piece } else { Piece::Seat(seat) }];
        match *event {
            Event::Stock { .. } => vec![Piece::Stock],
            Event::Corner { corner, .. } => vec![Piece::Iris(corner)],
            Event::Neutral { space, .. }
            | Event::Placed { space, .. }
            | Event::Built { space, .. }
            | Event::Free { space, .. } => vec![Piece::Space(space)],
            Event::Office { office, .. } => vec![Piece::Office(office)],
            Event::Copied { .. } => vec![Piece::Office(Office::Park)],
            Event::Artwork { seat, art } => of(seat, Piece::Artworks(seat, art)),
            Event::Marker { .. } => vec![Piece::Market],
            Event::Sold { slot, .. } => vec![Piece::Display(slot)],
            Event::Arrived { slot, .. } => vec![Piece::Slot(slot)],
            Event::Turned { .. } => vec![Piece::Compass],
            Event::Advanced { seat, track, .. } => of(seat, Piece::Track(seat, track)),
            Event::Freed { .. } | Event::Court { .. } => vec![Piece::Court],
            Event::Column { column, .. } | Event::Rewarded { column, .. } => vec![Piece::Column(column)],
            Event::Dealt { column, .. } => vec![Piece::Prestige(column)],
            Event::Tucked { seat, zone, .. } => of(seat, Piece::Zone(seat, zone)),
            Event::Iris { iris, .. } => vec![Piece::Iris(iris)],
            Event::Card { seat, card } => match row_of(scene, card) {
                Some(row) if seat == scene.large => vec![Piece::Owned(seat, row)],
                Some(row) => vec![Piece::Card(row)],
                None => vec![Piece::Seat(seat)],
            },
            Event::Pavilion { row, .. } | Event::Visited { row, .. } => vec![Piece::Pavilion(row)],
            Event::Tile { at, .. } => vec![Piece::Tile(at)],
            Event::TileScored { seat, tile, .. } => {
                let tiles = scene.belle.iter().flat_map(|belle| &belle.tiles);
                let there = tiles.filter(|part| part.tile == tile).map(|part| Piece::Tile(part.at));
                there.chain([Piece::Seat(seat)]).take(1).collect()
            }
            Event::Travellers { seat, .. } => of(seat, Piece::Travellers(seat)),
            Event::Departed { .. } => vec![Piece::Train],
            Event::White { seat, art } => of(seat, Piece::Whites(seat, art)),
            Event::Coloured { seat, art } | Event::Bartered { seat, art } => {
                of(seat, Piece::Artworks(seat, art))
            }
            Event::Withdrawn { slot, .. } => vec![Piece::Display(slot)],
            Event::Guest { slot, .. } => vec![Piece::Slot(slot)],
            Event::Recovered { space, .. } | Event::Doubled { space, .. } => vec![Piece::Space(space)],
            Event::TookBack { office, .. } => vec![Piece::Office(office)],
            Event::Swapped { won, .. } => vec![Piece::Prestige(won)],
            Event::Speciality { seat, zone } => of(seat, Piece::Zone(seat, zone)),
            Event::Reshuffled | Event::Left { .. } | Event::RoundEnded { .. } => Vec::new(),
            _ => event.seat().map(Piece::Seat).into_iter().collect(),
        }
    }

    fn acts(components: &Components, before: &dyn Fn() -> View, action: Action) -> Vec<Act<Brussels1893>> {
        if !action.may_resolve() {
            return Vec::new();
        }
        let act =
            |part: Part| Act { view: View { table: part.table }, events: part.events, about: part.about };
        resolution(components, &before(), action).into_iter().map(act).collect()
    }

    fn flights(event: &Event, components: &Components) -> Vec<Flight> {
        flights(event, components)
    }
}
