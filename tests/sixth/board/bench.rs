//! The scene on the page.

use super::scene::{Piece, Scene};
use crate::app::boards::bench::{Bench, Benched};
use crate::app::boards::kit::piece::{Drawn, piece};
use crate::app::boards::options::Row;
use crate::engine::Seat;
use crate::games::pebbles::{Pebbles, Setup, View};
use leptos::prelude::*;

impl Benched for Pebbles {
    const CLASS: &'static str = "pebbles";

    fn options() -> Vec<Row<Setup>> {
        Vec::new()
    }

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
}

fn shown(count: Option<u8>) -> Drawn {
    let count = count.unwrap_or_default().to_string();
    Drawn { class: "pb-pile".to_owned(), name: count.clone(), marks: count }
}
