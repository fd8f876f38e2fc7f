//! Which cards would do something now.

use crate::engine::Seat;
use crate::games::brussels_1893::components::belle::{CardId, Deed, Per};
use crate::games::brussels_1893::components::{Components, Office};
use crate::games::brussels_1893::grid::{Iris, SIDE, Space};
use crate::games::brussels_1893::player::Player;
use crate::games::brussels_1893::rules::nobles;
use crate::games::brussels_1893::rules::possible::{office_bears, sells_without};
use crate::games::brussels_1893::table::{DISPLAY, Table, Worker};

/// Cubes of all kinds that a player has.
pub(super) fn cubes(player: &Player) -> u8 {
    player.materials() + player.jokers
}

/// Whether a prestige card of an active column is a player's alone.
pub(super) fn wins(table: &Table, seat: Seat, column: u8) -> bool {
    usize::from(column) < SIDE
        && table.is_active_column(column)
        && table.prestige[usize::from(column)].is_some()
        && table.column_leaders(column).only() == Some(seat)
}

/// Whether a prestige card lies below an inactive column.
pub(super) fn lies_below(table: &Table, column: u8) -> bool {
    usize::from(column) < SIDE
        && !table.is_active_column(column)
        && table.prestige[usize::from(column)].is_some()
}

/// Whether a player's worker on a space may count twice.
pub(super) fn may_double(table: &Table, seat: Seat, space: Space) -> bool {
    space.exists() && table.spot(space).tile && table.spot(space).worker == Some(Worker::Of(seat))
}

/// Whether a player with so many workers and travellers could place some.
pub(super) fn can_place(
    components: &Components,
    table: &Table,
    seat: Seat,
    workers: u8,
    travellers: u8,
) -> bool {
    let has_space = || {
        let free = |space: Space| table.spot(space).worker.is_none();
        table.player(seat).francs > 0 && table.area.is_some_and(|area| area.spaces().any(free))
    };
    let goes = |office: Office| {
        table.workers_for(components, office) <= workers + travellers
            && (table.options.brussels_empty_placement || office_bears(components, table, seat, office))
    };
    (workers > 0 && has_space()) || (workers + travellers > 0 && Office::ALL.into_iter().any(goes))
}

/// Whether a player could put a worker or a traveller on the card and still place another.
pub(super) fn can_have_another_turn(
    components: &Components,
    table: &Table,
    seat: Seat,
    traveller: bool,
) -> bool {
    let player = table.player(seat);
    let (workers, travellers) = if traveller {
        (Some(player.reserve), player.travellers.checked_sub(1))
    } else {
        (player.reserve.checked_sub(1), Some(player.travellers))
    };
    match (workers, travellers) {
        (Some(workers), Some(travellers)) => can_place(components, table, seat, workers, travellers),
        _ => false,
    }
}

/// Whether using a card would do anything.
pub(super) fn bears(components: &Components, table: &Table, seat: Seat, card: CardId) -> bool {
    let player = table.player(seat);
    match components.belle.card(card).deed {
        Deed::Francs(amount) | Deed::Points(amount) => table.amount(components, seat, amount) > 0,
        Deed::Jokers(n) => n > 0 && table.jokers > 0,
        Deed::Exchange { jokers, .. } => player.jokers >= jokers && table.has_materials(),
        Deed::Colour => player.whites() > 0,
        Deed::Withdraw => (0..DISPLAY as u8).any(|slot| sells_without(table, seat, slot)),
        Deed::Guests(_) => table.nobles.iter().any(Option::is_some),
        Deed::UseNoble => !player.ready().is_empty(),
        Deed::Release => !player.exhausted.is_empty(),
        Deed::Recover => Space::all().any(|space| {
            let spot = table.spot(space);
            spot.worker == Some(Worker::Of(seat)) && spot.stake > 0
        }),
        Deed::Barter(n) => {
            (cubes(player) >= n && table.has_artworks())
                || (player.coloured() > 0 && (table.has_materials() || table.jokers > 0))
        }
        Deed::White => table.has_artworks(),
        Deed::Travellers(n) => n > 0 && table.belle.train > 0,
        Deed::Overtime => [false, true]
            .into_iter()
            .any(|traveller| can_have_another_turn(components, table, seat, traveller)),
        Deed::LastAudience(francs) => {
            let offered = table.belle.leaving.map(|noble| components.noble(noble).effects());
            let mut paid = *table;
            paid.player_mut(seat).francs = player.francs.saturating_sub(francs.into());
            player.francs >= francs.into()
                && offered
                    .into_iter()
                    .flatten()
                    .flatten()
                    .any(|effect| nobles::bears(components, &paid, seat, effect))
        }
        Deed::Swap => {
            (0..SIDE as u8).any(|column| wins(table, seat, column))
                && (0..SIDE as u8).any(|column| lies_below(table, column))
        }
        // Where no iris is surrounded, it does not matter.
        Deed::Double => Space::all().any(|space| {
            may_double(table, seat, space) && Iris::around(space).any(|iris| table.around(iris).is_some())
        }),
        Deed::TakeBack => table.in_offices(seat) > 0,
        Deed::Corner | Deed::Icons(_) => true,
        // Used while the marker moves, or while a building is paid for.
        Deed::Steps(_) | Deed::Substitute => false,
    }
}

/// Whether a card is used as soon as its moment comes: it brings something, and waiting could bring no more.
pub(super) fn needs_no_asking(components: &Components, table: &Table, card: CardId) -> bool {
    let of = components.belle.card(card);
    let is_flat = match of.deed {
        Deed::Francs(amount) | Deed::Points(amount) => amount.per == Per::Flat,
        Deed::Jokers(n) => table.jokers >= n,
        Deed::Travellers(n) => table.belle.train >= n,
        _ => false,
    };
    of.deed.is_gain() && (is_flat || of.moment.comes_once())
}
