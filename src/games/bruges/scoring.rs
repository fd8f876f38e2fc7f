//! The final scoring (RULES.md, Scoring), and the sheet as it stands.

use super::components::{CardId, Components};
use super::effects::{Block, Effect, Step, Trigger};
use super::measure::Owner;
use super::player::Side;
use super::table::Table;
use crate::engine::{ScoreRow, ScoreSheet, Seat};

/// A line of the score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Category {
    /// The score track.
    Track,
    /// Printed points of the persons in play.
    Persons,
    /// Houses.
    Houses,
    /// Persons with a laurel.
    Laurels,
    /// Flipped majority markers.
    Majorities,
    /// Canal tokens on the space that counts.
    Canals,
    /// Statues.
    Statues,
    /// The step of the reputation track.
    Reputation,
    /// Guilders, which break ties.
    Guilders,
}

/// The lines that add up to the total, in the order of the rules.
pub const LINES: [Category; 8] = [
    Category::Track,
    Category::Persons,
    Category::Houses,
    Category::Laurels,
    Category::Majorities,
    Category::Canals,
    Category::Statues,
    Category::Reputation,
];

/// Points that a person with a laurel brings its owner as things stand.
#[must_use]
pub fn laurel(components: &Components, table: &Table, seat: Seat, card: CardId) -> u16 {
    match (components.card(card).trigger, components.card(card).effect) {
        (Trigger::FinalScoring, Effect::Steps(block)) => {
            scored(components, Owner::of(components, table, seat, card), block)
        }
        _ => 0,
    }
}

/// The same for an owner as they would be.
pub(super) fn laurel_of(owner: Owner<'_>, block: Block) -> u16 {
    scored(owner.components, owner, block)
}

fn scored(components: &Components, owner: Owner<'_>, block: Block) -> u16 {
    let of = |step: &Step| match *step {
        Step::Score(amount) => owner.amount(amount),
        Step::If { condition, then, otherwise } => {
            scored(components, owner, if owner.holds(condition) { then } else { otherwise })
        }
        _ => 0,
    };
    components.effects.steps(block).iter().map(of).sum()
}

/// Points of a seat in a line as things stand.
#[must_use]
pub fn points(components: &Components, table: &Table, seat: Seat, category: Category) -> u16 {
    let player = table.player(seat);
    match category {
        Category::Track => player.score,
        Category::Persons => {
            player.houses.persons().map(|(_, card)| u16::from(components.card(card).points)).sum()
        }
        Category::Houses => u16::from(player.houses.len()) * u16::from(components.house_points),
        Category::Laurels => {
            player.houses.persons().map(|(_, card)| laurel(components, table, seat, card)).sum()
        }
        Category::Majorities => u16::from(player.markers()) * u16::from(components.majority_points),
        Category::Canals => {
            let counts = |side: &Side| table.has_canal_points(components, seat, *side);
            Side::ALL.iter().filter(|side| counts(side)).count() as u16 * u16::from(components.canal_points)
        }
        Category::Statues => player.statues.iter().flatten().map(|points| u16::from(*points)).sum(),
        Category::Reputation => components.reputation_points(player.step).into(),
        Category::Guilders => player.guilders,
    }
}

/// Everything a seat has as things stand.
#[must_use]
pub fn total(components: &Components, table: &Table, seat: Seat) -> u16 {
    LINES.iter().map(|category| points(components, table, seat, *category)).sum()
}

/// The sheet: ties go to most guilders, then victory is shared.
pub(super) fn sheet(components: &Components, table: &Table) -> ScoreSheet<Category> {
    let row = |category: Category| ScoreRow {
        category,
        values: table
            .seats_from(Seat(0))
            .map(|seat| i32::from(points(components, table, seat, category)))
            .collect(),
    };
    ScoreSheet::ranked(LINES.into_iter().map(row).collect(), vec![(row(Category::Guilders), false)])
}
