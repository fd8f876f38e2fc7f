//! The Art Nouveau board.

use super::super::super::scene::Piece;
use super::super::markup::board as draw;
use super::{Table, part, written};
use crate::app::boards::kit::markup::{flags, marked, tag};
use crate::app::boards::staged::Mark;
use crate::games::brussels_1893::components::PrestigeId;
use crate::games::brussels_1893::grid::{Iris, SIDE, Space};
use crate::say;
use leptos::prelude::*;

/// The board.
pub fn board(table: Table) -> AnyView {
    let rows = (0..SIDE as u8).rev();
    let spaces = rows.flat_map(|row| (0..SIDE as u8).map(move |column| Space::at(column, row)));
    let spaces = spaces.map(|at| space(table, at)).collect_view();
    let irises = Iris::all().map(|at| iris(table, at)).collect_view();
    let columns = (0..SIDE as u8).map(|at| column(table, at)).collect_view();
    let area = table.part(|scene| scene.board.area);
    let corner = move |of: fn(Iris) -> u8| move || area.get().map_or(0, |area| of(area.corner)).to_string();
    let class = move || {
        let Some(area) = area.get() else { return "bx-square none".to_owned() };
        let (right, up) = (area.columns[1] == SIDE as u8 - 1, area.rows[1] == SIDE as u8 - 1);
        flags("bx-square", &[(right, "right"), (up, "up")])
    };
    view! {
        <section
            class="bx-an"
            data-region="board"
            aria-label=table.words.line(|language| say!(language, brussels_1893_board.place.board))
        >
            {written(table, "bx-board-head", draw::head)}
            <div class="bx-grid">
                {spaces}
                <div class=class aria-hidden="true" style:--c=corner(Iris::column) style:--r=corner(Iris::row)>
                    <i class="bx-across"></i>
                    <i class="bx-upright"></i>
                </div>
                {irises}
            </div>
            <div class="bx-columns">{columns}</div>
        </section>
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
    let piece = part(
        table,
        Piece::Iris(at),
        move |scene| scene.board.irises.get(usize::from(at.0)).copied(),
        |pen, part| {
            let state = [(!part.active, "asleep"), (part.changes, "changes"), (part.corner, "corner")];
            (marked("bx-iris", part.mark, &state), draw::iris(pen, part))
        },
    );
    view! {
        <span class="bx-at" style:--c=at.column().to_string() style:--r=at.row().to_string()>{piece}</span>
    }
    .into_any()
}

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
            Some((part.card, part.active, part.deciding, part.mark))
        },
        |pen, (card, active, deciding, mark): &(Option<PrestigeId>, bool, bool, Mark)| {
            let state = [(!active, "asleep"), (*deciding, "deciding"), (card.is_none(), "none")];
            let face = card.map_or_else(String::new, |card| draw::card(pen, card));
            (marked("bx-card", *mark, &state), tag("bx-card-face", &face))
        },
    );
    view! { {stakes} {card} }.into_any()
}
