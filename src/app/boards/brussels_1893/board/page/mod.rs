//! The board as a whole: its parts, what its layout depends on.

mod belle;
mod board;
mod closeup;
mod ledger;
mod mine;
mod others;
mod sheet;
mod town;

use super::super::scene::parts::Sheet;
use super::super::scene::{Piece, Scene};
use super::names;
use crate::app::boards::bench::{self, Bench, Benched, Ink, Under};
use crate::app::boards::brussels_1893::words;
use crate::app::boards::kit::follow::follow;
use crate::app::boards::kit::piece::{Drawn, button, drawn_while};
use crate::app::boards::options::Row;
use crate::app::boards::pen;
use crate::games::brussels_1893::{Brussels1893, Setup, View};
use leptos::prelude::*;

/// Everything the parts of the board share.
pub type Table = Bench<Brussels1893>;
/// Whose things a part shows.
type Whose = bench::Whose<Brussels1893>;
/// Everything that words and drawings are put together from.
pub type Pen<'a> = pen::Pen<'a, Brussels1893>;

impl Benched for Brussels1893 {
    const CLASS: &'static str = "brussels";

    fn options() -> Vec<Row<Setup>> {
        words::options::rows()
    }

    fn flags(scene: &Scene, _view: &View) -> Vec<(bool, &'static str)> {
        vec![
            (scene.sheet != Sheet::Town, "bx-deciding"),
            (scene.shows_centres(), "bx-marking"),
            (scene.board.spaces.iter().any(|part| part.counts), "bx-counting"),
            (scene.decider.is_some() && scene.decider != scene.active, "bx-asked"),
            (scene.belle.is_some(), "bx-expanded"),
        ]
    }

    fn parts(table: Table) -> AnyView {
        let front = belle::Front::of(table);
        view! {
            {front.map(|front| belle::tabs(table, front))}
            {others::others(table)}
            {town::town(table, front.is_some())}
            {ledger::ledger(table)}
            {sheet::sheet(table)}
            {board::board(table)}
            {front.map(|front| belle::belle(table, front))}
            {mine::mine(table, front)}
            {closeup::closeup(table)}
        }
        .into_any()
    }

    fn looks_under(table: Table, piece: Piece) -> Option<Under> {
        closeup::looks_under(table, piece)
    }
}

/// How a piece looks: drawn anew when its part of the scene changes, or the language.
fn looks<T: Clone + PartialEq + Send + Sync + 'static>(
    table: Table,
    piece: Piece,
    part: impl Fn(&Scene) -> Option<T> + Send + Sync + 'static,
    draw: fn(&Pen<'_>, &T) -> (String, String),
) -> Memo<Drawn> {
    drawn_while(table, part, move |ink, part| inked(ink, piece, part, draw))
}

/// How a piece looks, from its part of the scene.
fn inked<T>(
    ink: &Ink<'_, Brussels1893>,
    piece: Piece,
    part: &T,
    draw: impl Fn(&Pen<'_>, &T) -> (String, String),
) -> Drawn {
    untrack(|| {
        ink.bench.pen(|pen| {
            let (class, marks) = draw(pen, part);
            Drawn { class, name: names::piece(pen, piece), marks }
        })
    })
}

/// A piece as a button.
fn part<T: Clone + PartialEq + Send + Sync + 'static>(
    table: Table,
    piece: Piece,
    of: impl Fn(&Scene) -> Option<T> + Send + Sync + 'static,
    draw: fn(&Pen<'_>, &T) -> (String, String),
) -> AnyView {
    button(piece, None, None, looks(table, piece, of, draw))
}

/// Markup that follows the scene.
fn written(
    table: Table,
    class: &'static str,
    write: impl Fn(&Pen<'_>) -> String + Send + Sync + 'static,
) -> AnyView {
    let words = table.written(write);
    view! { <span class=class aria-hidden="true" {..follow(move || words.get())}></span> }.into_any()
}
