//! The board as a whole: what is agreed before the game, its parts, what its layout depends on.

mod city;
mod closeup;
mod hand;
mod matter;
mod mine;
mod others;
mod sheet;

use super::markup::token;
use crate::app::boards::bench::{self, Bench, Benched, Under};
use crate::app::boards::bruges::scene::{Piece, Scene, Sheet, What};
use crate::app::boards::kit::markup::tag;
use crate::app::boards::options::{Row, choices};
use crate::app::boards::pen;
use crate::app::sentence;
use crate::engine::Seat;
use crate::games::bruges::{Bruges, Gates, LastRound, Setup, Stage, View};
use leptos::prelude::*;

/// Everything the parts of the board share.
pub type Table = Bench<Bruges>;
/// Whose things a part shows.
type Whose = bench::Whose<Bruges>;
/// Everything that words and drawings are put together from.
pub type Pen<'a> = pen::Pen<'a, Bruges>;

impl Benched for Bruges {
    const CLASS: &'static str = "bruges";

    fn options() -> Vec<Row<Setup>> {
        vec![
            choices!(bruges_table.option.last_round, |setup| setup.options.last_round,
                LastRound::Same => (bruges_table.option.last_same), bruges_table.option.last_same_note;
                LastRound::NextAfterActions => (bruges_table.option.last_next), bruges_table.option.last_next_note),
            choices!(bruges_table.option.gates, |setup| setup.options.gates,
                Gates::Random => (bruges_table.option.gates_random), bruges_table.option.gates_random_note;
                Gates::Chosen => (bruges_table.option.gates_chosen), bruges_table.option.gates_chosen_note),
            choices!(bruges_table.option.engraver, |setup| setup.options.older_cards,
                false => (bruges_table.option.engraver_new), bruges_table.option.engraver_new_note;
                true => (bruges_table.option.engraver_old), bruges_table.option.engraver_old_note),
            Row::Edition(|setup| &mut setup.edition),
        ]
    }

    fn flags(scene: &Scene, view: &View) -> Vec<(bool, &'static str)> {
        let lifted = matches!(scene.offer.what, What::Card(_) | What::Play { .. });
        vec![
            (lifted, "br-lifted"),
            (matches!(scene.sheet, Sheet::Piles(_)), "br-drawing"),
            (matches!(scene.sheet, Sheet::Matter(_)), "br-deciding"),
            (scene.asked().is_some(), "br-asked"),
            (scene.hand.cards.len() + scene.hand.backs.len() > hand::ABREAST, "br-crowded"),
            (scene.stage == Stage::Gates, "br-choosing"),
            (scene.stage == Stage::Over, "br-over"),
            (view.table.played && scene.due.is_none() && scene.stage == Stage::Turn, "br-played"),
        ]
    }

    fn parts(table: Table) -> AnyView {
        view! {
            {others::others(table)}
            {city::city(table)}
            {mine::mine(table)}
            {hand::hand(table)}
            {sheet::sheet(table)}
            {closeup::closeup(table)}
        }
        .into_any()
    }

    fn looks_under(table: Table, piece: Piece) -> Option<Under> {
        match piece {
            Piece::Discards => Some(Under::Pile),
            Piece::Pile(_) => Some(Under::Reading),
            _ => closeup::card_of(table, piece).map(|_| Under::Reading),
        }
    }
}

/// A seat's token and name.
fn owner(pen: &Pen<'_>, seat: Seat) -> String {
    token(pen.shape(seat).into()) + &tag("br-player", &sentence::escaped(pen.name(seat)))
}
