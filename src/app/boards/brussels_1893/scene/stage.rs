//! Bruxelles 1893 on the floor that all boards share.

use super::flights::flights;
use super::touch::touch;
use super::{Draft, Look, MoveKind, News, Piece, Response, Scene, What};
use crate::app::act::Act;
use crate::app::boards::staged::Staged;
use crate::app::flight::Flight;
use crate::engine::Seat;
use crate::games::brussels_1893::components::Office;
use crate::games::brussels_1893::{Action, Brussels1893, Components, Event, Part, View, resolution};

impl Staged for Brussels1893 {
    type Piece = Piece;
    type Draft = Draft;
    type Aim = ();
    type News = News;
    type Kind = MoveKind;
    type What = What;
    type Scene = Scene;

    fn opens(piece: Piece) -> Option<Seat> {
        if let Piece::Seat(seat) = piece { Some(seat) } else { None }
    }

    fn touch(look: &Look<'_>, piece: Piece) -> Response {
        touch(look, piece)
    }

    fn pieces_of(look: &Look<'_>, action: Action) -> Vec<Piece> {
        let choices = look.choices();
        if let Some(at) = choices.iter().position(|choice| *choice == action) {
            return vec![Piece::Choice(at as u8)];
        }
        match action {
            Action::Place { space, .. } | Action::Neutral(space) | Action::House(space) => {
                vec![Piece::Space(space)]
            }
            Action::Office(office) => vec![Piece::Office(office)],
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
