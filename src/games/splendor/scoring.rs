//! The score sheet: where the prestige points come from, and the one tie-break (RULES.md, Ties).

use super::components::{CARDS, CardId, LEVELS};
use super::state::State;
use crate::engine::{ScoreRow, ScoreSheet};

/// A line of the score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Category {
    /// Points of bought cards of a level, 0 to 2.
    Cards(u8),
    /// Points of nobles.
    Nobles,
    /// Tie-break: number of bought cards, fewer is better; reserved cards do not count.
    FewestCards,
}

pub(super) fn sheet(state: &State) -> ScoreSheet<Category> {
    let components = state.components();
    let row = |category, value: &dyn Fn(&super::Player) -> i32| ScoreRow {
        category,
        values: state.players().iter().map(value).collect(),
    };
    let mut rows: Vec<_> = (0..LEVELS as u8)
        .map(|level| {
            row(Category::Cards(level), &|player| {
                (0..CARDS as CardId)
                    .filter(|card| player.cards >> card & 1 == 1 && components.card(*card).level == level)
                    .map(|card| i32::from(components.card(card).points))
                    .sum()
            })
        })
        .collect();
    rows.push(row(Category::Nobles, &|player| {
        let came = components.nobles.iter().enumerate().filter(|(id, _)| player.nobles >> id & 1 == 1);
        came.map(|(_, noble)| i32::from(noble.points)).sum()
    }));
    let fewest = row(Category::FewestCards, &|player| i32::from(player.bought));
    ScoreSheet::ranked(rows, vec![(fewest, true)])
}
