//! The final scoring (RULES.md, Scoring), and the sheet as it stands.

use super::category::Category;
use super::components::{Components, Track, Zone};
use super::module::lines;
use super::rules;
use super::table::Table;
use crate::engine::{ScoreRow, ScoreSheet, Seat};

/// What a seat's buildings come to as things stand: how many, points of each, and points besides.
#[must_use]
pub fn buildings(components: &Components, table: &Table, seat: Seat) -> [u16; 3] {
    let buildings = table.player(seat).houses + table.more_houses(components, seat);
    let each = table.value(components, seat, Track::Architect);
    [buildings.into(), each.into(), table.building_points(components, seat)]
}

/// Nobles of a seat that are left unpaid; where salaries are not settled, as they would best be.
#[must_use]
pub fn unpaid(components: &Components, table: &Table, seat: Seat) -> u8 {
    let player = table.player(seat);
    player.nobles.without(rules::best_salaries(components, table, seat)).len() + player.unpaid.len()
}

/// Points of a seat in every line as things stand; where salaries are not settled, as they would best be, and where a tile adds to a
/// zone that has not been chosen, to the best one.
#[must_use]
pub fn points(components: &Components, table: &Table, seat: Seat, category: Category) -> i32 {
    let player = table.player(seat);
    let zone = |zone: Zone| {
        let value = zone_value(components, table, seat, zone);
        i32::from(zone_counts(components, table, seat, zone)) * i32::from(value)
    };
    let lost = |unpaid: u8| i32::from(unpaid) * i32::from(components.scores.unpaid_noble);
    match category {
        Category::Track => {
            let lost = if player.settled { lost(player.unpaid.len()) } else { 0 };
            i32::from(player.score) + lost - i32::from(player.tile_points)
        }
        Category::Tiles => {
            let [to_come, _] = table.to_come(components, seat);
            i32::from(player.tile_points) + i32::from(to_come)
        }
        Category::Unpaid => -lost(unpaid(components, table, seat)),
        Category::Houses => {
            let [buildings, each, more] = buildings(components, table, seat).map(i32::from);
            buildings * each + more
        }
        Category::Materials => i32::from(player.materials()) * i32::from(components.scores.material),
        Category::StartPlayer => {
            if table.marker == seat {
                components.scores.start_player.into()
            } else {
                0
            }
        }
        Category::Workers => zone(Zone::Workers),
        Category::Nobles => zone(Zone::Nobles),
        Category::Artworks => zone(Zone::Artworks),
        Category::Francs => zone(Zone::Francs),
    }
}

/// The zone to which a seat would best let a tile add that asks for one, and how much that adds to its value; none where it has
/// been chosen.
fn to_choose(components: &Components, table: &Table, seat: Seat) -> Option<(Zone, u16)> {
    let more = table.zone_bonus(components, seat).filter(|_| table.player(seat).speciality.is_none())?;
    let best = Zone::ALL.into_iter().max_by_key(|zone| zone_counts(components, table, seat, *zone))?;
    Some((best, more.into()))
}

/// What each thing that a zone of a seat counts is worth as things stand; where a tile adds to a zone that has not been chosen, to the
/// best one.
#[must_use]
pub fn zone_value(components: &Components, table: &Table, seat: Seat, zone: Zone) -> u16 {
    let more = to_choose(components, table, seat).filter(|(best, _)| *best == zone);
    table.zone_value(components, seat, zone) + more.map_or(0, |(_, more)| more)
}

/// What a zone of a seat counts as things stand; where salaries are not settled, as they would best be.
#[must_use]
pub fn zone_counts(components: &Components, table: &Table, seat: Seat, zone: Zone) -> u16 {
    let player = table.player(seat);
    let paid = || rules::best_salaries(components, table, seat);
    let owned = match zone {
        Zone::Workers => (components.start.workers - player.court).into(),
        Zone::Nobles => paid().len().into(),
        Zone::Artworks => table.artworks_that_count(components, seat),
        Zone::Francs => {
            let owed = if player.settled { 0 } else { rules::owed(components, table, seat, paid()) };
            let [_, to_come] = table.to_come(components, seat);
            (player.francs + to_come).saturating_sub(owed)
        }
    };
    components.counts(zone, owned)
}

/// Francs that a seat owes its nobles at the end.
#[must_use]
pub fn owed(components: &Components, table: &Table, seat: Seat) -> u16 {
    rules::owed(components, table, seat, table.player(seat).nobles)
}

/// Everything a seat has as things stand.
#[must_use]
pub fn total(components: &Components, table: &Table, seat: Seat) -> i32 {
    lines(&table.options).map(|category| points(components, table, seat, category)).sum()
}

/// The sheet: whoever has most wins, and who is tied shares the victory.
pub(super) fn sheet(components: &Components, table: &Table) -> ScoreSheet<Category> {
    let row = |category: Category| ScoreRow {
        category,
        values: table.seats_from(Seat(0)).map(|seat| points(components, table, seat, category)).collect(),
    };
    ScoreSheet::ranked(lines(&table.options).map(row).collect(), Vec::new())
}
