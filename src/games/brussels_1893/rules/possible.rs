//! What can be done: whether an action would have an effect (RULES.md, The Art Nouveau board; Building).

use crate::engine::Seat;
use crate::games::brussels_1893::components::belle::Moment;
use crate::games::brussels_1893::components::{
    Ability, Components, Material, NEEDLES, Office, Position, Track, Work,
};
use crate::games::brussels_1893::grid::Space;
use crate::games::brussels_1893::payment::{Payment, Price};
use crate::games::brussels_1893::table::{DISPLAY, Table};

/// Whether a player could build with needles in these positions.
pub(super) fn can_build_with(
    components: &Components,
    table: &Table,
    seat: Seat,
    needles: [Position; NEEDLES],
) -> bool {
    let Some(price) = table.price_with(components, seat, needles) else { return false };
    if Space::all().any(|space| table.is_free_for_house(space)) {
        return price.can_pay(table.player(seat));
    }
    pays_for_a_place(components, table, seat, price)
}

/// Whether a payment leaves what a place for the building costs, where all spaces are taken.
fn pays_for_a_place(components: &Components, table: &Table, seat: Seat, price: Price) -> bool {
    price.payments(table.player(seat)).any(|payment| leaves_place(components, table, seat, &payment))
}

/// Whether a payment leaves what a place for the building costs: a space nothing, a pavilion's glass.
pub(super) fn leaves_place(components: &Components, table: &Table, seat: Seat, payment: &Payment) -> bool {
    let glass = Material::Glass.index();
    table.has_place(components, table.player(seat).materials[glass].saturating_sub(payment.cubes()[glass]))
}

/// Whether a player could build with needles in these positions and the cards at hand.
pub(super) fn can_build(
    components: &Components,
    table: &Table,
    seat: Seat,
    needles: [Position; NEEDLES],
) -> bool {
    can_build_with(components, table, seat, needles) || can_build_by_card(components, table, seat, needles)
}

/// Whether a player could build with needles in these positions and a cube that stands for another one.
fn can_build_by_card(
    components: &Components,
    table: &Table,
    seat: Seat,
    needles: [Position; NEEDLES],
) -> bool {
    let price = table.substitute(components, seat).and(table.price_with(components, seat, needles));
    price.is_some_and(|price| {
        pays_for_a_place(components, table, seat, Price { may_substitute: true, ..price })
    })
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
        // The park lets nobody use the cards for actions of spaces.
        Office::Park => Work::ALL.into_iter().any(|work| {
            can_perform(components, table, seat, work)
                || (work == Work::Build && can_adjust_some(components, table, seat))
        }),
        Office::Market => components.market_jokers.min(table.jokers) > 0,
    }
}

/// Whether a module makes an action possible that the base game would not allow.
pub(super) fn enables(components: &Components, table: &Table, seat: Seat, work: Work) -> bool {
    match work {
        Work::Build => {
            can_adjust_some(components, table, seat)
                || can_build_by_card(components, table, seat, table.needles)
        }
        Work::Sale => can_withdraw(components, table, seat),
        _ => false,
    }
}

/// Whether an ability lets a player turn a needle before paying, which leaves a payment.
pub(super) fn can_adjust_some(components: &Components, table: &Table, seat: Seat) -> bool {
    let adjusts = |(needle, clockwise)| can_adjust(components, table, seat, needle, clockwise);
    table.board(components, seat).ability == Some(Ability::TurnNeedle) && adjustments().any(adjusts)
}

/// Whether a card lets a player return a displayed artwork, so that a sale is possible.
fn can_withdraw(components: &Components, table: &Table, seat: Seat) -> bool {
    let has_card =
        table.is_on_space() && table.belle.ready(components, seat, Moment::BeforeSale).next().is_some();
    has_card && (0..DISPLAY as u8).any(|slot| sells_without(table, seat, slot))
}

/// Whether a player could sell something once the displayed artwork of a slot is gone.
pub(super) fn sells_without(table: &Table, seat: Seat, slot: u8) -> bool {
    let mut table = *table;
    let shown = table.market.display.get_mut(usize::from(slot)).and_then(Option::take);
    shown.is_some() && table.can_sell(seat)
}

/// Every way to turn a needle before paying.
pub(super) fn adjustments() -> impl Iterator<Item = (u8, bool)> {
    (0..NEEDLES as u8).flat_map(|needle| [true, false].map(|clockwise| (needle, clockwise)))
}

/// Whether a needle may be turned before paying, which leaves a payment, with the cards at hand.
pub(super) fn can_adjust(
    components: &Components,
    table: &Table,
    seat: Seat,
    needle: u8,
    clockwise: bool,
) -> bool {
    let needles = table.turned(components, needle, clockwise);
    needles.is_some_and(|needles| can_build(components, table, seat, needles))
}
