//! The score sheet: where the points come from and go to (RULES.md, Points, Passing and The end of the
//! game). Ties are shared.

use super::board::STARS;
use super::components::Components;
use super::state::{Player, Table};
use crate::engine::{ScoreRow, ScoreSheet};

/// A line of the score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Category {
    /// Points at the start.
    Start,
    /// Tiles placed in a star, 0 in the centre.
    Placed(u8),
    /// Complete stars, counted at the end.
    Stars,
    /// Numbers of which every space is covered, counted at the end.
    Numbers,
    /// Lost with the starting player tile.
    Token,
    /// Lost for tiles discarded on passing.
    Discards,
    /// Lost for tiles left in the corners at the end.
    Corners,
}

pub(super) fn sheet(table: &Table, components: &Components) -> ScoreSheet<Category> {
    let row = |category, value: &dyn Fn(&Player) -> i32| ScoreRow {
        category,
        values: table.players().iter().map(value).collect(),
    };
    let mut rows = vec![row(Category::Start, &|_| components.start_score.into())];
    rows.extend(
        (0..STARS).map(|star| row(Category::Placed(star as u8), &|player| player.tally.placed[star].into())),
    );
    rows.push(row(Category::Stars, &|player| player.tally.stars.into()));
    rows.push(row(Category::Numbers, &|player| player.tally.numbers.into()));
    rows.push(row(Category::Token, &|player| -i32::from(player.tally.token)));
    rows.push(row(Category::Discards, &|player| -i32::from(player.tally.discards)));
    rows.push(row(Category::Corners, &|player| -i32::from(player.tally.corners)));
    ScoreSheet::ranked(rows, Vec::new())
}
