//! The parts of the page: the room with the large wall, and what stands beside it.

use super::super::art::UNIT;
use super::super::art::table::wall;
use super::super::scene::Panel;
use super::super::words::piece as names;
use super::tip::tip;
use super::{Pen, Piece, Table, Whose};
use crate::app::boards::kit::follow::follow;
use crate::app::boards::kit::markup::flags;
use crate::app::boards::kit::panel::{self, back};
use crate::app::words::Line;
use crate::say;
use leptos::prelude::*;

/// The large wall with everything that belongs to it.
pub fn room(table: Table) -> AnyView {
    let words = table.words;
    let (ground, view_box, ratio, cell) = table.with_box(|components| {
        let extent = components.extent;
        let cell = UNIT / (wall::size(extent)[0] + 2.0 * wall::MARGIN[0]);
        (wall::ground(components, true), wall::view_box(extent), wall::ratio(extent), cell.to_string())
    });
    let shown = table.part(|scene| scene.shown);
    let label = move || say!(words.language(), art.table.wall_of, name = table.name(shown.get()));
    let layer = |drawn: Memo<String>, class: &'static str| {
        view! { <g {..follow(move || drawn.get())} class=class></g> }.into_any()
    };
    let squares = table.written_of(|scene| scene.squares.clone(), |pen| pen.squares());
    let (hanging, ghost) = (table.written(|pen| pen.hanging()), table.written(|pen| pen.ghost()));
    let plate = table.written_of(|scene| scene.shown, |pen| pen.nameplate());
    view! {
        <section
            class="as-room"
            style:--ratio=ratio.to_string()
            data-region="wall"
            data-slot="wall"
            aria-label=label
        >
            <div class="as-wall-frame">
                <svg class="as-wall" viewBox=view_box role="group" data-cell=cell>
                    <g inner_html=ground></g>
                    {layer(squares, "as-squares")}
                    {layer(hanging, "as-hanging")}
                    {layer(ghost, "as-over")}
                </svg>
                <span class="as-nameplate" aria-hidden="true" {..follow(move || plate.get())}></span>
                {tip(table)}
                {back(table, |language| say!(language, art.table.back))}
            </div>
            {region(table, "as-dado", "dado", |l| say!(l, art.table.assistant), |pen| pen.dado())}
        </section>
    }
    .into_any()
}

/// A panel that is put together as a whole.
fn region(
    table: Table,
    class: &'static str,
    region: &'static str,
    label: Line,
    draw: fn(&Pen<'_>) -> String,
) -> AnyView {
    let drawn = table.written(draw);
    view! {
        <div
            class=class
            class:none=move || drawn.with(String::is_empty)
            role="group"
            data-region=region
            data-slot=region
            aria-label=table.words.line(label)
            {..follow(move || drawn.get())}
        ></div>
    }
    .into_any()
}

/// Lots, museum, hand, other players.
pub fn side(table: Table) -> AnyView {
    let others: Line = |language| say!(language, art.table.others);
    view! {
        <aside class="as-side">
            {region(table, "as-shelf as-panel", "shelf", |l| say!(l, art.table.piles), |pen| pen.shelf())}
            {region(table, "as-museum as-panel", "museum", |l| say!(l, art.table.museum), |pen| pen.museum())}
            {region(table, "as-hand as-panel", "hand", |l| say!(l, art.table.stack), |pen| pen.hand())}
            {panel::panels(table, "as-others", others, |scene| scene.own, other, None)}
        </aside>
    }
    .into_any()
}

/// Another player: their wall is shown large by a touch.
fn other(table: Table, whose: Whose) -> AnyView {
    let drawn = |draw: fn(&Pen<'_>, &Panel) -> String| {
        let written = move |pen: &Pen<'_>| {
            pen.scene.panel(whose.seat(pen.scene)).map(|panel| draw(pen, panel)).unwrap_or_default()
        };
        table.written_of(move |scene| scene.panel(whose.seat(scene)).cloned(), written)
    };
    let name = drawn(|pen, panel| names::panel(pen.language, panel, pen.name(panel.seat)));
    let head = drawn(|pen, panel| pen.head(panel));
    let picture = drawn(|pen, panel| wall::small(pen.components, &panel.hanging));
    let to_move = table.part(move |scene| scene.panel(whose.seat(scene)).is_some_and(|panel| panel.to_move));
    let class = move || {
        let opened = table.opened.get() == Some(whose.now());
        flags("as-other", &[(to_move.get(), "to-move"), (opened, "opened")])
    };
    let view_box = table.with_box(|components| wall::small_view_box(components.extent));
    let content = view! {
        <span class="as-head" aria-hidden="true" {..follow(move || head.get())}></span>
        <svg class="as-small" viewBox=view_box aria-hidden="true" {..follow(move || picture.get())}></svg>
    };
    panel::panel(table, whose, Piece::Seat, class, move || name.get(), content.into_any())
}
