//! The scene on the page. What is here shows; what is legal, chosen or near is the scene's to say.

pub(super) mod markup;
mod parts;
mod payment;
mod peek;
mod sheet;

use super::scene::{Look, MoveKind, Piece, Scene};
use super::words::{offer, piece as names, refusal};
use crate::app::boards::bench::{Bench, Benched};
use crate::app::boards::pen;
use crate::app::session::Explanation;
use crate::app::words::Language;
use crate::games::splendor::{Action, Splendor, View};
use leptos::prelude::*;

/// Everything the parts of the board share.
type Table = Bench<Splendor>;
/// Everything that words are put together from.
type Pen<'a> = pen::Pen<'a, Splendor>;

impl Benched for Splendor {
    const CLASS: &'static str = "splendor";

    fn flags(_scene: &Scene, view: &View) -> Vec<(bool, &'static str)> {
        vec![(view.final_round, "ending")]
    }

    fn parts(table: Table) -> AnyView {
        view! {
            <div class="sp-table">
                {parts::side(table)} {parts::baize(table)} {parts::own(table)} {peek::peek(table)}
            </div>
            {sheet::sheet(table)}
        }
        .into_any()
    }

    fn looks_under(table: Table, piece: Piece) -> bool {
        peek::under(table, piece).is_some()
    }

    fn about(pen: &Pen<'_>, piece: Piece) -> String {
        names::about(pen, piece)
    }

    fn preview(pen: &Pen<'_>) -> String {
        offer::preview(&pen.scene.offer, pen.components, pen.language)
    }

    fn warning(pen: &Pen<'_>) -> Option<String> {
        offer::warning(&pen.scene.offer, pen.language)
    }

    fn button(kind: MoveKind, language: Language) -> String {
        offer::button(kind, language)
    }

    fn in_numbers(action: Action, look: &Look<'_>, language: Language) -> Option<Explanation> {
        refusal::in_numbers(action, look, language)
    }
}
