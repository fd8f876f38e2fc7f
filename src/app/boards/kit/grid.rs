//! A grid of spaces with pieces on them: spaces in columns and rows, and things that lie on a grid by its measure, be it on a
//! corner that four spaces share, over several of them, or anywhere on a drawing whose units are the grid.
//!
//! A game gives every space, and whatever lies upon the grid, as a piece (`piece::piece`); what stands on a space is part of
//! how that space looks, so that a touch on the one is a touch on the other. A ground that is no [`grid`] says in the sheet
//! how many `--columns` and `--rows` it has, on phones perhaps others than elsewhere.

use crate::app::boards::bench::Part;
use leptos::prelude::*;

/// Where something lies: so many columns from the left and rows from the top, and how many of them it covers.
pub type Area = [f64; 4];

/// Spaces, row by row from the top, each shown by its column and its row; `upon` lies over them.
pub fn grid(
    class: &'static str,
    columns: u8,
    rows: u8,
    space: impl Fn(u8, u8) -> AnyView,
    upon: AnyView,
) -> AnyView {
    let spaces = (0..rows).flat_map(|row| (0..columns).map(move |column| (column, row)));
    let spaces = spaces.map(|(column, row)| space(column, row)).collect_view();
    view! {
        <div class=["grid ", class].concat() style:--columns=columns.to_string() style:--rows=rows.to_string()>
            {spaces}
            {upon}
        </div>
    }
    .into_any()
}

/// Something that lies upon a grid; it follows its area. Where phones have a grid of their own, the second area is the one there.
pub fn upon<const GRIDS: usize>(
    class: &'static str,
    areas: Part<[Area; GRIDS]>,
    content: AnyView,
) -> AnyView {
    let along = move |grid: usize, at: usize| {
        move || areas.with(|areas| areas.get(grid).map(|area| area[at].to_string()))
    };
    view! {
        <div
            class=[if GRIDS > 1 { "upon either " } else { "upon " }, class].concat()
            style:--x=along(0, 0)
            style:--y=along(0, 1)
            style:--w=along(0, 2)
            style:--h=along(0, 3)
            style:--phone-x=along(1, 0)
            style:--phone-y=along(1, 1)
            style:--phone-w=along(1, 2)
            style:--phone-h=along(1, 3)
        >
            {content}
        </div>
    }
    .into_any()
}
