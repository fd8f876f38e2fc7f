//! The Art Nouveau board.

use super::super::super::scene::Piece;
use super::super::super::scene::parts::Fate;
use super::super::markup::board as draw;
use super::{Table, part, written};
use crate::app::boards::bench::Part;
use crate::app::boards::kit::grid::{Area, grid, upon};
use crate::app::boards::kit::markup::{flags, marked, tag};
use crate::app::boards::staged::Mark;
use crate::games::brussels_1893::SeatSet;
use crate::games::brussels_1893::components::PrestigeId;
use crate::games::brussels_1893::grid::{Area as Active, Iris, SIDE, Space};
use crate::say;
use leptos::prelude::*;

/// The board.
pub fn board(table: Table) -> AnyView {
    let space = |column, row| space(table, Space::at(column, SIDE as u8 - 1 - row));
    let columns = (0..SIDE as u8).map(|at| column(table, at)).collect_view();
    view! {
        <section
            class="bx-an"
            data-region="board"
            aria-label=table.words.line(|language| say!(language, brussels_1893_board.place.board))
        >
            {written(table, "bx-board-head", draw::head)}
            {grid("bx-grid", SIDE as u8, SIDE as u8, space, upon_the_spaces(table))}
            <div class="bx-columns">{columns}</div>
        </section>
    }
    .into_any()
}

/// Where four spaces meet: so many columns from the left and rows from the top.
fn crossing(at: Iris) -> [f64; 2] {
    [f64::from(at.column()), SIDE as f64 - f64::from(at.row())]
}

/// The edges of the active part within the board: the one that lies, and the one that stands.
fn edges(active: Active) -> [Area; 2] {
    let (side, [x, y]) = (SIDE as f64, crossing(active.corner));
    let (left, width) = if active.columns[1] == SIDE as u8 - 1 { (x, side - x) } else { (0.0, x) };
    let (top, height) = if active.rows[1] == SIDE as u8 - 1 { (0.0, y) } else { (y, side - y) };
    [[left, y, width, 0.0], [x, top, 0.0, height]]
}

/// The try square, from the corner of the active part along its two edges within the board, and the irises.
fn upon_the_spaces(table: Table) -> AnyView {
    let lies = table.part(|scene| scene.board.area.is_some());
    let edge = |class: &'static str, at: usize| {
        let area = table.part(move |scene| [scene.board.area.map(edges).unwrap_or_default()[at]]);
        upon(class, area, ().into_any())
    };
    let irises = Iris::all().map(|at| {
        let [x, y] = crossing(at);
        upon("bx-at", Part::new([[x, y, 0.0, 0.0]]), iris(table, at))
    });
    view! {
        <div class="bx-square" class:none=move || !lies.get() aria-hidden="true">
            {edge("bx-across", 0)}
            {edge("bx-upright", 1)}
        </div>
        {irises.collect_view()}
    }
    .into_any()
}

fn space(table: Table, at: Space) -> AnyView {
    part(
        table,
        Piece::Space(at),
        move |scene| scene.board.spaces.get(at.index()).copied(),
        |pen, part| (marked("bx-space", part.mark, &draw::space_state(part)), draw::space(pen, part)),
    )
}

fn iris(table: Table, at: Iris) -> AnyView {
    part(
        table,
        Piece::Iris(at),
        move |scene| scene.board.irises.get(usize::from(at.0)).copied(),
        |pen, part| {
            let state = [(!part.active, "asleep"), (part.changes, "changes"), (part.corner, "corner")];
            (marked("bx-iris", part.mark, &state), draw::iris(pen, part))
        },
    )
}

/// What the place below a column depends on: the card, whether it is in play, whether somebody decides on it, who had most and what
/// became of a card that is gone, what applies to it.
type CardLook = (Option<PrestigeId>, bool, bool, Option<(SeatSet, Fate)>, Mark);

fn column(table: Table, at: u8) -> AnyView {
    let stakes = part(
        table,
        Piece::Column(at),
        move |scene| scene.board.columns.get(usize::from(at)).cloned(),
        |pen, part| {
            let state = [(!part.active, "asleep"), (part.changes, "changes")];
            (flags("bx-column", &state), draw::column(pen, part))
        },
    );
    let card = part(
        table,
        Piece::Prestige(at),
        move |scene| {
            let part = scene.board.columns.get(usize::from(at))?;
            let gone = part.gone.map(|fate| (part.leaders, fate));
            Some((part.card, part.active, part.deciding, gone, part.mark))
        },
        |pen, (card, active, deciding, gone, mark): &CardLook| {
            let state = [(!active, "asleep"), (*deciding, "deciding"), (card.is_none(), "none")];
            let face = match (card, gone) {
                (Some(card), _) => draw::card(pen, *card),
                (None, Some((leaders, fate))) => draw::gone(pen, *leaders, *fate),
                (None, None) => String::new(),
            };
            (marked("bx-card", *mark, &state), tag("bx-card-face", &face))
        },
    );
    view! { {stakes} {card} }.into_any()
}
