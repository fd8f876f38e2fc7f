//! The scene on the page. What is here shows; what is legal, chosen or near is the scene's to say.

pub(super) mod markup;
mod parts;
mod payment;
mod peek;
mod sheet;

use super::scene::{Piece, Scene};
use super::words::piece as names;
use crate::app::boards::bench::{self, Bench, Benched, Under};
use crate::app::boards::options::{Row, choices};
use crate::engine::Game;
use crate::games::splendor::{LONG_TARGET, Setup, Splendor, View};
use leptos::prelude::*;

/// Everything the parts of the board share.
type Table = Bench<Splendor>;
/// Whose things a part shows.
type Whose = bench::Whose<Splendor>;

/// The points that end the game by the box, or by an edition of it.
fn printed_target(setup: &Setup) -> String {
    Splendor::components(setup).map_or_else(|_| String::new(), |components| components.target.to_string())
}

impl Benched for Splendor {
    const CLASS: &'static str = "splendor";

    fn options() -> Vec<Row<Setup>> {
        vec![
            Row::First(|setup| &mut setup.first),
            // An edition may print the longer game's points.
            Row::only_while(
                |setup| setup.target.is_some() || printed_target(setup) != LONG_TARGET.to_string(),
                choices!(splendor.option.target, |setup| setup.target,
                    None => (of printed_target), splendor.option.target_note;
                    Some(LONG_TARGET) => ("21"), splendor.option.target_note),
            ),
            choices!(splendor.option.open, |setup| setup.open_reserves,
                true => (splendor.option.open_visible), splendor.option.open_visible_note;
                false => (splendor.option.open_remembered), splendor.option.open_remembered_note),
            choices!(splendor.option.fewer, |setup| setup.take_fewer,
                false => (splendor.option.fewer_no), splendor.option.fewer_no_note;
                true => (splendor.option.fewer_yes), splendor.option.fewer_yes_note),
            Row::Edition(|setup| &mut setup.edition),
        ]
    }

    fn flags(scene: &Scene, view: &View) -> Vec<(bool, &'static str)> {
        let rows = scene.nobles.iter().flatten().count() > 3;
        vec![(view.plays_the_last_round(), "ending"), (rows, "sp-rows")]
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

    fn looks_under(table: Table, piece: Piece) -> Option<Under> {
        peek::under(table, piece).map(|_| Under::Secret)
    }
}
