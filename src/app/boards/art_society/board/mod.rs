//! The scene on the page. What is here shows; what is legal, chosen or new is the scene's to say.

mod markup;
mod parts;

use super::art::{Tile as Canvas, symbol};
use super::scene::{MoveKind, Piece, Scene, Shelf};
use super::words::{offer as offer_words, piece as piece_words};
use crate::app::boards::bench::{Bench, Benched};
use crate::app::boards::pen;
use crate::app::browser::measured;
use crate::app::words::Language;
use crate::games::art_society::{ArtSociety, Phase, View, members};
use leptos::prelude::*;
use leptos::svg;

/// Everything the parts of the board share.
type Table = Bench<ArtSociety>;
/// Everything that words and drawings are put together from.
type Pen<'a> = pen::Pen<'a, ArtSociety>;

impl Benched for ArtSociety {
    const CLASS: &'static str = "art";

    fn flags(scene: &Scene, _view: &View) -> Vec<(bool, &'static str)> {
        let lots = matches!(scene.shelf, Shelf::Lots(_));
        vec![
            (scene.cards.is_some(), "bidding"),
            (!lots && scene.phase != Phase::Start, "piles"),
            (lots && !scene.offered.is_empty(), "rows"),
            (scene.dado.drawer.is_some(), "drawer"),
            (!scene.dado.excess.is_empty(), "excess"),
        ]
    }

    fn parts(table: Table) -> AnyView {
        view! {
            {canvases(table)}
            {parts::room(table)}
            {parts::side(table)}
        }
        .into_any()
    }

    fn about(pen: &Pen<'_>, piece: Piece) -> String {
        piece_words::about(pen, piece)
    }

    fn preview(pen: &Pen<'_>) -> String {
        offer_words::preview(pen)
    }

    fn button(kind: MoveKind, language: Language) -> String {
        offer_words::button(kind, language)
    }
}

/// Every painting that was on the table so far, as a symbol. They are drawn when they are first turned up: all of them
/// at once would keep the page waiting.
fn canvases(table: Table) -> AnyView {
    let store = NodeRef::<svg::Svg>::new();
    let shown = Memo::new(move |_| table.scene.with(Scene::paintings));
    Effect::new(move |before: Option<u128>| {
        let before = before.unwrap_or(0);
        let Some(store) = store.get() else { return before };
        let now = shown.get();
        if now & !before == 0 {
            return before;
        }
        let drawn = || {
            table.props.with_value(|props| {
                let symbols = members(now & !before).map(|id| symbol(&Canvas::of(&props.components, id)));
                symbols.collect::<String>()
            })
        };
        let markup = measured("paintings", drawn);
        // The markup is our own and well-formed.
        let _ = store.insert_adjacent_html("beforeend", &markup);
        before | now
    });
    view! { <svg class="sprite" width="0" height="0" aria-hidden="true" node_ref=store></svg> }.into_any()
}
