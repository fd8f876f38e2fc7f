//! The scene on the page. What is here shows; what is legal, chosen or new is the scene's to say.

#![expect(
    clippy::redundant_closure_for_method_calls,
    reason = "a method's path is of a pen of one lifetime, where a pen of any is asked for"
)]

mod markup;
mod parts;
mod tip;

use super::art::{Tile as Canvas, symbol};
use super::scene::{Piece, Scene, Shelf};
use crate::app::boards::bench::{self, Bench, Benched};
use crate::app::boards::options::{Row, choices};
use crate::app::boards::pen;
use crate::app::browser::measured;
use crate::games::art_society::{ArtSociety, Setup, View, members};
use leptos::prelude::*;
use leptos::svg;

/// Everything the parts of the board share.
type Table = Bench<ArtSociety>;
/// Whose things a part shows.
type Whose = bench::Whose<ArtSociety>;
/// Everything that words and drawings are put together from.
type Pen<'a> = pen::Pen<'a, ArtSociety>;

impl Benched for ArtSociety {
    const CLASS: &'static str = "art";

    fn options() -> Vec<Row<Setup>> {
        vec![
            choices!(art.option.rehang, |setup| setup.options.rehang,
                true => (art.option.rehang_on), art.option.rehang_on_note;
                false => (art.option.rehang_off), art.option.rehang_off_note),
            choices!(art.option.decline, |setup| setup.options.decline_decor,
                false => (art.option.decline_off), art.option.decline_off_note;
                true => (art.option.decline_on), art.option.decline_on_note),
            choices!(art.option.upright, |setup| setup.options.decor_upright,
                true => (art.option.upright_on), art.option.upright_on_note;
                false => (art.option.upright_off), art.option.upright_off_note),
            choices!(art.option.history, |setup| setup.options.open_bid_history,
                false => (art.option.history_off), art.option.history_off_note;
                true => (art.option.history_on), art.option.history_on_note),
            Row::Edition(|setup| &mut setup.edition),
        ]
    }

    fn flags(scene: &Scene, view: &View) -> Vec<(bool, &'static str)> {
        vec![
            (scene.cards.is_some(), "bidding"),
            (matches!(scene.shelf, Shelf::Piles { .. }), "piles"),
            (matches!(scene.shelf, Shelf::Lots(_)) && !scene.offered.is_empty(), "rows"),
            (scene.dado.drawer.is_some(), "drawer"),
            (!scene.large().excess.is_empty(), "excess"),
            (view.options.open_bid_history, "open-stacks"),
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
}

/// Every painting that was on the table so far, as a symbol. They are drawn when they are first turned up: all of them
/// at once would keep the page waiting.
fn canvases(table: Table) -> AnyView {
    let store = NodeRef::<svg::Svg>::new();
    let shown = table.part(Scene::paintings);
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
