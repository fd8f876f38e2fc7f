//! What can be done: whether an action would have an effect (RULES.md, The Art Nouveau board; Building).

use crate::engine::Seat;
use crate::games::brussels_1893::components::{Ability, Components, NEEDLES, Office, Position, Track, Work};
use crate::games::brussels_1893::grid::Space;
use crate::games::brussels_1893::table::Table;

/// Whether a player could build with needles in these positions.
pub(super) fn can_build_with(
    components: &Components,
    table: &Table,
    seat: Seat,
    needles: [Position; NEEDLES],
) -> bool {
    let price = table.price_with(components, seat, needles);
    price.is_some_and(|price| price.can_pay(table.player(seat)))
        && Space::all().any(|space| table.is_free_for_house(space))
}

/// Whether an action can be performed, and so must be.
pub(super) fn can_perform(components: &Components, table: &Table, seat: Seat, work: Work) -> bool {
    match work {
        Work::Workshop => table.has_artworks(),
        Work::Sale => table.can_sell(seat),
        Work::Noble => table.nobles.iter().any(Option::is_some),
        Work::Materials => table.has_materials(),
        Work::Build => can_build_with(components, table, seat, table.needles),
    }
}

/// Whether an action may be performed: where it need not be, an ability makes it possible.
pub(super) fn may_perform(components: &Components, table: &Table, seat: Seat, work: Work) -> bool {
    can_perform(components, table, seat, work) || enables(components, table, seat, work)
}

/// Whether an action of the Brussels board would have an effect.
pub(super) fn office_bears(components: &Components, table: &Table, seat: Seat, office: Office) -> bool {
    match office {
        Office::StockExchange => table.stock.is_some_and(|card| components.stock(card).francs > 0),
        Office::Square => {
            table.value(components, seat, Track::Crown) > 0 && !table.player(seat).ready().is_empty()
        }
        Office::Park => Work::ALL.into_iter().any(|work| may_perform(components, table, seat, work)),
        Office::Market => components.market_jokers.min(table.jokers) > 0,
    }
}

/// Whether a module makes an action possible that the base game would not allow.
pub(super) fn enables(components: &Components, table: &Table, seat: Seat, work: Work) -> bool {
    let ability = table.board(components, seat).ability;
    ability == Some(Ability::TurnNeedle)
        && work == Work::Build
        && adjustments().any(|(needle, clockwise)| can_adjust(components, table, seat, needle, clockwise))
}

/// Every way to turn a needle before paying.
pub(super) fn adjustments() -> impl Iterator<Item = (u8, bool)> {
    (0..NEEDLES as u8).flat_map(|needle| [true, false].map(|clockwise| (needle, clockwise)))
}

/// Whether a needle may be turned before paying, which leaves a payment.
pub(super) fn can_adjust(
    components: &Components,
    table: &Table,
    seat: Seat,
    needle: u8,
    clockwise: bool,
) -> bool {
    let needles = table.turned(components, needle, clockwise);
    needles.is_some_and(|needles| can_build_with(components, table, seat, needles))
}
