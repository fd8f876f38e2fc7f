//! The scene on the page.

use super::scene::{Piece, Scene};
use super::words::preview;
use crate::app::boards::bench::{self, Bench, Benched};
use crate::app::boards::kit::piece::{Drawn, piece};
use crate::app::boards::pen::Pen;
use crate::app::boards::staged::Staged;
use crate::app::flight::Flight;
use crate::app::players::Player;
use crate::app::session::{BoardProps, Tabled};
use crate::app::words::Language;
use crate::engine::Seat;
use crate::games::GameId;
use crate::games::pebbles::{Event, Pebbles, Setup, View};
use crate::say;
use leptos::prelude::*;

impl Tabled for Pebbles {
    const ID: GameId = GameId::Pebbles;

    fn may_hold_secrets(_: &Setup) -> bool {
        false
    }

    fn options(_: RwSignal<Setup>, _: Signal<Vec<Player>>) -> AnyView {
        ().into_any()
    }

    fn flights(event: &Event, components: &()) -> Vec<Flight> {
        <Self as Staged>::flights(event, components)
    }

    fn board(props: BoardProps<Self>) -> AnyView {
        bench::board(props)
    }
}

impl Benched for Pebbles {
    const CLASS: &'static str = "pebbles";

    fn flags(scene: &Scene, _: &View) -> Vec<(bool, &'static str)> {
        vec![(scene.left == 0, "empty")]
    }

    fn parts(bench: Bench<Self>) -> AnyView {
        let seats = bench.scene.with_untracked(|scene| scene.taken.len());
        let hoards = (0..seats).map(move |at| {
            let hoard = Piece::Hoard(Seat::from_index(at));
            piece(bench, hoard, move |scene| scene.taken.get(at).copied(), |_, count| shown(*count))
        });
        let heap = piece(bench, Piece::Heap, |scene| Some(scene.left), |_, count| shown(*count));
        view! {
            {hoards.collect::<Vec<_>>()}
            {heap}
        }
        .into_any()
    }

    fn about(pen: &Pen<'_, Self>, piece: Piece) -> String {
        let count = match piece {
            Piece::Heap => pen.scene.left,
            Piece::Hoard(seat) => pen.scene.taken.get(seat.index()).copied().unwrap_or_default(),
        };
        say!(pen.language, pebbles.heap, count = count)
    }

    fn preview(pen: &Pen<'_, Self>) -> String {
        preview(&pen.scene.offer.what, pen.language)
    }

    fn button(kind: u8, language: Language) -> String {
        say!(language, pebbles.take, count = kind)
    }
}

fn shown(count: Option<u8>) -> Drawn {
    let count = count.unwrap_or_default().to_string();
    Drawn { class: "pb-pile".to_owned(), name: count.clone(), marks: count }
}
