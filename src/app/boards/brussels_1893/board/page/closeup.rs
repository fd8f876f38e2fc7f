//! What is read in front of the board.

use super::super::super::scene::Piece;
use super::super::markup::closeup as draw;
use super::Table;
use crate::app::boards::bench::Under;
use crate::app::boards::kit::closeup::{self, Reading};
use crate::say;
use leptos::prelude::*;

/// Whatever is read.
pub fn closeup(table: Table) -> AnyView {
    closeup::reading(table, "bx-reading", |table, piece| {
        let draw::Closeup { title, words, face } = table.pen(|pen| draw::closeup(pen, piece))?;
        let takes = matches!(piece, Piece::Slot(_) | Piece::Revealed | Piece::Noble(..));
        let takes = takes && table.may_take_up(piece);
        let take_up =
            takes.then(|| say!(table.words.language(), brussels_1893_board.button.choose).to_owned());
        Some(Reading { title, words, face, take_up })
    })
}

/// What there is to read of a piece: a touch shows it where it means nothing else.
pub fn looks_under(table: Table, piece: Piece) -> Option<Under> {
    table.pen(|pen| draw::is_read(pen, piece)).then_some(Under::Pile)
}
