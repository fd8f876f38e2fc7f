//! The other players' panels.

use super::super::super::scene::Piece;
use super::super::markup::player;
use super::super::names;
use super::{Table, Whose};
use crate::app::boards::kit::follow::follow;
use crate::app::boards::kit::markup::flags;
use crate::app::boards::kit::panel;
use crate::app::words::Line;
use crate::say;
use leptos::prelude::*;

/// Everybody but the one who is shown large.
pub fn others(table: Table) -> AnyView {
    let label: Line = |language| say!(language, brussels_1893_board.place.others);
    panel::panels(table, "bx-others", label, |scene| scene.large, other, None)
}

fn other(table: Table, whose: Whose) -> AnyView {
    let class = move || {
        let state = |panel: &super::super::super::scene::parts::Panel| {
            [(panel.decides, "decides"), (panel.active, "active"), (panel.passed, "passed")]
        };
        let state = table.scene.with(|scene| scene.panel(whose.seat(scene)).map(state)).unwrap_or_default();
        flags("bx-other bx-panel", &state)
    };
    let name = table.written(move |pen| names::piece(pen, Piece::Seat(whose.seat(pen.scene))));
    let content = table.written(move |pen| {
        pen.scene.panel(whose.seat(pen.scene)).map(|panel| player::other(pen, panel)).unwrap_or_default()
    });
    let content =
        view! { <span class="bx-other-content" aria-hidden="true" {..follow(move || content.get())}></span> };
    panel::panel(table, whose, Piece::Seat, class, move || name.get(), content.into_any())
}
