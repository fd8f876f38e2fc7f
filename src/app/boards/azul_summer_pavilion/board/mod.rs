//! The scene on the page. What is here shows; what is legal, chosen or new is the scene's to say.

mod hand;
mod large;
mod parts;
mod pools;

use super::scene::{MoveKind, Piece, Scene};
use super::words::{offer as offer_words, piece as piece_words};
use crate::app::boards::bench::{Bench, Benched};
use crate::app::boards::pen;
use crate::app::words::Language;
use crate::games::azul_summer_pavilion::{AzulSummerPavilion, Table as View};
use leptos::prelude::*;

/// Everything the parts of the board share.
type Table = Bench<AzulSummerPavilion>;
/// Everything that words are put together from.
type Pen<'a> = pen::Pen<'a, AzulSummerPavilion>;

impl Benched for AzulSummerPavilion {
    const CLASS: &'static str = "azul";

    fn flags(scene: &Scene, _view: &View) -> Vec<(bool, &'static str)> {
        vec![(scene.large.is_none(), "drafting")]
    }

    fn parts(table: Table) -> AnyView {
        let scene = table.scene;
        let shown = Memo::new(move |_| scene.with(|scene| scene.large.as_ref().map(|large| large.seat)));
        view! {
            {move || match shown.get() {
                None => pools::pools(table),
                Some(seat) => large::large(table, seat),
            }}
            {parts::side(table)}
            {hand::hand(table)}
        }
        .into_any()
    }

    fn about(pen: &Pen<'_>, piece: Piece) -> String {
        piece_words::about(pen, piece)
    }

    fn preview(pen: &Pen<'_>) -> String {
        offer_words::preview(pen)
    }

    fn warning(pen: &Pen<'_>) -> Option<String> {
        offer_words::warning(&pen.scene.offer, pen.language)
    }

    fn button(kind: MoveKind, language: Language) -> String {
        offer_words::button(kind, language)
    }
}
