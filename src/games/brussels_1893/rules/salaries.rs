//! Salaries at the end of the game (RULES.md, Salaries).

use super::Desk;
use super::hooks::Hook;
use crate::engine::{Seat, Witness};
use crate::games::brussels_1893::components::{Components, NobleId, Zone};
use crate::games::brussels_1893::event::Event;
use crate::games::brussels_1893::sets::NobleSet;
use crate::games::brussels_1893::table::Table;

/// Francs that a player's nobles are owed.
pub(in crate::games::brussels_1893) fn owed(
    components: &Components,
    table: &Table,
    seat: Seat,
    nobles: NobleSet,
) -> u16 {
    nobles.iter().map(|noble| u16::from(table.salary(components, seat, noble))).sum()
}

/// Francs that a player will have when salaries are due.
fn francs(components: &Components, table: &Table, seat: Seat) -> u16 {
    let [_, to_come] = table.to_come(components, seat);
    table.player(seat).francs + to_come
}

/// Whether nobody is left unpaid whom the francs left over would pay.
fn is_maximal(components: &Components, table: &Table, seat: Seat, paid: NobleSet) -> bool {
    let player = table.player(seat);
    let all = NobleSet(player.nobles.0 | player.unpaid.0);
    let left = francs(components, table, seat).saturating_sub(owed(components, table, seat, paid));
    all.without(paid).iter().all(|noble| u16::from(table.salary(components, seat, noble)) > left)
}

/// Every set of some nobles, the set itself first.
fn subsets(of: NobleSet) -> impl Iterator<Item = NobleSet> {
    let mut next = Some(of.0);
    std::iter::from_fn(move || {
        let now = next?;
        next = now.checked_sub(1).map(|less| less & of.0);
        Some(NobleSet(now))
    })
}

/// Sets of the nobles not left unpaid so far that a player may pay.
fn payable<'a>(
    components: &'a Components,
    table: &'a Table,
    seat: Seat,
    among: NobleSet,
) -> impl Iterator<Item = NobleSet> + use<'a> {
    let maximal = table.options.salaries_must_be_maximal;
    let francs = francs(components, table, seat);
    subsets(among).filter(move |paid| {
        owed(components, table, seat, *paid) <= francs
            && (!maximal || is_maximal(components, table, seat, *paid))
    })
}

/// Whether a noble may be left unpaid, as the others can be settled then.
pub(super) fn can_leave(components: &Components, table: &Table, seat: Seat, noble: NobleId) -> bool {
    let mut others = table.player(seat).nobles;
    others.take(noble);
    payable(components, table, seat, others).next().is_some()
}

/// The nobles that a player does best to pay as things stand, by points at the end.
pub(in crate::games::brussels_1893) fn best(components: &Components, table: &Table, seat: Seat) -> NobleSet {
    let player = table.player(seat);
    if player.settled {
        return player.nobles;
    }
    let all = player.nobles;
    let francs = francs(components, table, seat);
    if table.options.salaries_must_be_maximal && owed(components, table, seat, all) <= francs {
        return all;
    }
    let value = |paid: &NobleSet| {
        let left = francs.saturating_sub(owed(components, table, seat, *paid));
        let zones = components.counts(Zone::Nobles, paid.len().into())
            * table.zone_value(components, seat, Zone::Nobles)
            + components.counts(Zone::Francs, left) * table.zone_value(components, seat, Zone::Francs);
        let lost = u16::from(all.len() - paid.len()) * u16::from(components.scores.unpaid_noble);
        i32::from(zones) - i32::from(lost)
    };
    payable(components, table, seat, all).max_by_key(value).unwrap_or_default()
}

impl<W: Witness<Event>> Desk<'_, W> {
    /// Whether a player has to decide whom to leave unpaid.
    pub(super) fn must_choose_salaries(&self, seat: Seat) -> bool {
        let player = self.t.player(seat);
        let free = !self.t.options.salaries_must_be_maximal && !player.nobles.is_empty();
        !player.settled && (free || owed(self.c, self.t, seat, player.nobles) > player.francs)
    }

    pub(super) fn leaves_unpaid(&mut self, noble: NobleId) {
        let seat = self.t.active();
        let player = self.player(seat);
        player.nobles.take(noble);
        player.unpaid.put(noble);
        self.w.saw(Event::Unpaid { seat, noble });
    }

    /// Those who are kept are paid; each of the others costs points.
    pub(super) fn settles(&mut self, seat: Seat) {
        let player = self.t.player(seat);
        if player.settled {
            return;
        }
        let (paid, unpaid) = (owed(self.c, self.t, seat, player.nobles), player.unpaid.len());
        let any = !player.nobles.is_empty() || unpaid > 0;
        let lost = u16::from(unpaid) * u16::from(self.c.scores.unpaid_noble);
        let player = self.player(seat);
        player.francs -= paid;
        player.score -= lost.cast_signed();
        player.settled = true;
        if any {
            self.w.saw(Event::Salaries { seat, paid, unpaid, lost });
        }
        self.hook(seat, Hook::Settled);
    }
}
