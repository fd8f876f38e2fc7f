//! The town: the Brussels board, nobles, compass, art market, workshop.

use super::parts::{CentrePart, CompassPart, MarketPart, OfficePart, SlotPart, Town};
use super::{Draft, Painter, Piece};
use crate::app::boards::staged::Mark;
use crate::app::order;
use crate::games::brussels_1893::components::{Office, Track};
use crate::games::brussels_1893::{Action, Artwork, Sold, Table, Why, sales};

impl Painter<'_> {
    pub(super) fn town(&self, then: &Table) -> Town {
        let table = &self.view.table;
        let slot = |at: u8| {
            let price = self.components.noble_costs[usize::from(at)];
            let action = match self.due() {
                Some(Why::Guests { .. } | Why::Card(_)) => Action::Guest(at),
                _ => Action::Buy(at),
            };
            self.slot(table.nobles[usize::from(at)], price, Piece::Slot(at), action)
        };
        Town {
            offices: Office::ALL.map(|office| self.office(office, then)),
            stock: table.stock,
            losers: then.office_leaders(),
            slots: std::array::from_fn(|at| slot(at as u8)),
            revealed: table
                .revealed
                .map(|noble| self.slot(Some(noble), 0, Piece::Revealed, Action::TakeRevealed)),
            compass: self.compass(then),
            market: self.market(then),
            stacks: then.stacks,
        }
    }

    fn is(&self, piece: Piece, action: Action) -> Mark {
        self.mark(piece, self.allows(action), self.draft == Draft::Chosen(action))
    }

    fn office(&self, office: Office, then: &Table) -> OfficePart {
        let (table, components) = (&self.view.table, self.components);
        let me = table.player(self.own);
        OfficePart {
            office,
            workers: then.offices[office.index()].workers,
            travellers: then.belle.travellers[office.index()],
            price: table.workers_for(components, office),
            brings: match office {
                Office::StockExchange => table.stock.map_or(0, |card| components.stock(card).francs),
                Office::Square => table.value(components, self.own, Track::Crown).min(me.ready().len()),
                Office::Park => 1,
                Office::Market => components.market_jokers.min(table.jokers),
            },
            mark: {
                let legal = !self.sendings(office).is_empty() || self.allows(Action::TakeBack(office));
                let taken_back = self.draft == Draft::Chosen(Action::TakeBack(office));
                self.mark(Piece::Office(office), legal, self.sends_to() == Some(office) || taken_back)
            },
        }
    }

    fn slot(&self, noble: Option<u8>, price: u8, piece: Piece, action: Action) -> SlotPart {
        let owned = noble.is_some_and(|noble| self.view.table.player(self.own).nobles.has(noble));
        SlotPart { noble, price, owned, mark: self.is(piece, action) }
    }

    fn compass(&self, then: &Table) -> CompassPart {
        let table = &self.view.table;
        let next = |needle: u8| {
            let turned = table.turned(self.components, needle, true)?;
            Some(turned[usize::from(needle)])
        };
        CompassPart {
            needles: then.needles,
            before: table.needles,
            next: [next(0), next(1)],
            units: table.next_tier(self.components, self.own).map(|tier| tier.cubes),
        }
    }

    fn market(&self, then: &Table) -> MarketPart {
        let table = &self.view.table;
        let sold = match (self.due(), self.draft) {
            (Some(Why::Market { sold } | Why::Replace { sold }), _) => Some(sold),
            (_, Draft::Chosen(Action::Sell(art))) => Some(Sold::of(art)),
            (Some(Why::As { white }), Draft::Chosen(Action::As(art))) => {
                Some(Sold { art, white: Some(white) })
            }
            _ => None,
        };
        let marking = matches!(self.due(), Some(Why::Market { .. }));
        let replacing = matches!(self.due(), Some(Why::Replace { .. }));
        MarketPart {
            centre: then.market.centre,
            before: table.market.centre,
            display: table.market.display,
            sold,
            centres: sold.filter(|_| !replacing).map_or_else(Vec::new, |sold| {
                let part = |(at, pays, best): ([u8; 2], [u8; 2], bool)| {
                    let [column, row] = at;
                    let action = Action::Market { column, row };
                    let mark = self.mark(
                        Piece::Centre(column, row),
                        marking && self.allows(action),
                        self.draft == Draft::Chosen(action),
                    );
                    CentrePart { at, pays, best, mark }
                };
                self.reached(sold).into_iter().map(part).collect()
            }),
            best: self.best_sales(),
        }
    }

    /// The best pairs of points and francs for each artwork that who is nearest could sell.
    fn best_sales(&self) -> Vec<(Artwork, Vec<[u8; 2]>)> {
        let table = &self.view.table;
        let mut each: Vec<(Artwork, Vec<[u8; 2]>)> = Vec::new();
        for sold in table.sellable(self.own) {
            let pairs = sales(self.components, table, self.own, sold).map(|(_, pays)| pays);
            match each.last_mut() {
                // The same white one, as another colour.
                Some((shown, all)) if *shown == sold.shown() => all.extend(pairs),
                _ => each.push((sold.shown(), pairs.collect())),
            }
        }
        for (_, pairs) in &mut each {
            let all = pairs.clone();
            pairs.retain(|pays| all.iter().all(|other| !is_better(*pays, *other)));
            order::sort_by_key(pairs, |pays| std::cmp::Reverse(*pays));
            pairs.dedup();
        }
        each
    }

    /// Where the marker could come to with an artwork of who is nearest: what it pays, and whether nothing pays better.
    fn reached(&self, sold: Sold) -> Vec<([u8; 2], [u8; 2], bool)> {
        let reached: Vec<([u8; 2], [u8; 2])> =
            sales(self.components, &self.view.table, self.own, sold).collect();
        let best = |pays: [u8; 2]| reached.iter().all(|(_, other)| !is_better(pays, *other));
        reached.iter().map(|(at, pays)| (*at, *pays, best(*pays))).collect()
    }
}

/// Whether of two pairs of points and francs the other is nowhere less and somewhere more.
const fn is_better([points, francs]: [u8; 2], [other_points, other_francs]: [u8; 2]) -> bool {
    other_points >= points && other_francs >= francs && (other_points > points || other_francs > francs)
}
