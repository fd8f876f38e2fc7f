//! The Art Nouveau board: spaces, irises, columns; what a stake leads to.

use super::parts::{Band, Board, ColumnPart, Fate, IrisChange, IrisPart, Lead, SpacePart, Stake};
use super::{Draft, Look, Painter, Piece};
use crate::app::boards::staged::Mark;
use crate::app::order;
use crate::engine::Seat;
use crate::games::brussels_1893::components::{Track, WORKS, Work};
use crate::games::brussels_1893::grid::{Area, Iris, Space};
use crate::games::brussels_1893::{Action, Phase, Prospect, SeatSet, Table, Worker, gift_to_come, prospect};

impl Painter<'_> {
    pub(super) fn board(&self, then: &Table) -> Board {
        let table = &self.view.table;
        let area = match self.planned() {
            Some(Action::Corner(at)) => self.corners().get(usize::from(at)).copied().map(Area::of),
            Some(Action::Plan(corner)) => Some(Area::of(corner)),
            _ => table.area,
        };
        let active = |space: Space| area.is_some_and(|area| area.has(space));
        let brings = self.prospects();
        Board {
            spaces: Space::all().map(|space| self.space(space, area, then, brings.as_ref())).collect(),
            irises: Iris::all()
                .map(|iris| {
                    let whole = iris.spaces().into_iter().all(active);
                    self.iris(iris, whole, area, then)
                })
                .collect(),
            columns: std::array::from_fn(|column| self.column(column as u8, area, then)),
            area,
            gains: self.gains(then),
        }
    }

    /// What each action would bring who is nearest, with a franc under the worker, while workers can be put.
    fn prospects(&self) -> Option<[Prospect; WORKS]> {
        let table = &self.view.table;
        let placing =
            self.due().is_none() && self.legal.iter().any(|action| matches!(action, Action::Place { .. }));
        placing.then(|| Work::ALL.map(|work| prospect(self.components, table, self.own, work, 1)))
    }

    fn space(
        &self,
        space: Space,
        area: Option<Area>,
        then: &Table,
        brings: Option<&[Prospect; WORKS]>,
    ) -> SpacePart {
        let table = &self.view.table;
        let work = table.work(self.components, space);
        let (now, later) = (table.spot(space), then.spot(space));
        let place = self.allows(Action::Place { space, stake: 1 });
        let legal = place
            || [Action::Neutral(space), Action::House(space)].into_iter().any(|it| self.allows(it))
            || self.belle_space(space).is_some();
        let chosen = match self.draft {
            Draft::Space { space: of, .. } => of == space,
            Draft::Chosen(
                Action::Neutral(of)
                | Action::House(of)
                | Action::Double(of)
                | Action::Recover { space: of, .. },
            ) => of == space,
            _ => false,
        };
        let active = area.is_some_and(|area| area.has(space));
        SpacePart {
            space,
            work,
            active,
            asleep: area.is_some() && !active,
            counts: active && self.counts(space),
            brings: brings.filter(|_| place).map(|brings| brings[work.index()]),
            worker: now.worker.or(later.worker),
            stake: if now.worker.is_some() { now.stake } else { later.stake },
            house: now.house.or(later.house),
            tile: now.tile,
            comes: now.worker.is_none() && later.worker.is_some(),
            built: now.house.is_none() && later.house.is_some(),
            mark: self.mark(Piece::Space(space), legal, chosen).fresh(self.news.space(space)),
        }
    }

    /// Whether a space belongs to the column or the iris that is being counted or decided on.
    fn counts(&self, space: Space) -> bool {
        let table = &self.view.table;
        let ledger = self.news.ledger();
        match table.phase {
            Phase::Columns => {
                let last = ledger.and_then(|ledger| ledger.columns.last());
                last.is_some_and(|(column, ..)| *column == space.column())
            }
            Phase::Prestige => table.column == space.column(),
            Phase::Irises => {
                let last = ledger.and_then(|ledger| ledger.irises.last());
                last.is_some_and(|count| count.iris.spaces().contains(&space))
            }
            Phase::Visit => {
                let last = ledger.and_then(|ledger| ledger.visits.last());
                last.is_some_and(|(_, row, ..)| *row == space.row())
            }
            _ => false,
        }
    }

    fn iris(&self, iris: Iris, active: bool, area: Option<Area>, then: &Table) -> IrisPart {
        let table = &self.view.table;
        let either = |space: Space| table.spot(space).worker.or(then.spot(space).worker);
        let holders = |table: &Table| if active { table.iris_leaders(iris) } else { SeatSet::default() };
        let corner =
            self.corners().iter().position(|corner| *corner == iris).map(|at| Action::Corner(at as u8));
        let corner = corner.or_else(|| self.offered().map(|_| Action::Plan(iris)));
        let (legal, chosen) = match corner {
            Some(action) => (self.allows(action), self.draft == Draft::Chosen(action)),
            None => (false, false),
        };
        IrisPart {
            iris,
            active,
            asleep: area.is_some() && !active,
            around: around(iris, either),
            holders: holders(then),
            changes: holders(table) != holders(then),
            corner: area.is_some_and(|area| area.corner == iris),
            mark: self.mark(Piece::Iris(iris), legal, chosen),
        }
    }

    /// What applies to the prestige card below a column: it is lit where it can be exchanged (Belle Époque).
    fn prestige_mark(&self, column: u8) -> Mark {
        let piece = Piece::Prestige(column);
        let legal = self.decision_on_belle(piece).is_some_and(|action| self.allows(action));
        let chosen = matches!(
            self.draft,
            Draft::Chosen(Action::Swap { won, other }) if won == column || other == column
        );
        self.mark(piece, legal, chosen)
    }

    /// What became of the card of a column, once it is gone in the resolution of a round.
    fn gone(&self, column: u8) -> Option<Fate> {
        let table = &self.view.table;
        let resolved = Phase::Prestige <= table.phase && table.phase < Phase::Close;
        let is_gone = resolved && table.prestige[usize::from(column)].is_none();
        let told = self.news.ledger().and_then(|ledger| ledger.columns.iter().find(|part| part.0 == column));
        is_gone.then(|| told.map_or(Fate::Open, |part| part.3))
    }

    fn column(&self, column: u8, area: Option<Area>, then: &Table) -> ColumnPart {
        let table = &self.view.table;
        let active = area.is_some_and(|area| area.has_column(column));
        let stakes = then.stakes(column);
        let mut listed: Vec<(Seat, u16)> = table
            .seats_from(Seat(0))
            .map(|seat| (seat, stakes[seat.index()]))
            .filter(|(_, n)| *n > 0)
            .collect();
        order::sort_by_key(&mut listed, |(_, francs)| std::cmp::Reverse(*francs));
        ColumnPart {
            column,
            active,
            asleep: area.is_some() && !active,
            stakes: listed,
            leaders: then.column_leaders(column),
            changes: table.column_leaders(column) != then.column_leaders(column),
            card: table.prestige[usize::from(column)],
            deciding: table.phase == Phase::Prestige && table.column == column,
            gone: self.gone(column).filter(|_| active),
            mark: self.prestige_mark(column),
        }
    }

    /// Points that each would gain by the irises as they stand, who gains any.
    fn gains(&self, then: &Table) -> Vec<(Seat, i32)> {
        let mut gains = self.iris_points(then);
        gains.retain(|(_, points)| *points > 0);
        order::sort_by_key(&mut gains, |(_, points)| std::cmp::Reverse(*points));
        gains
    }

    /// Points that each would gain by the irises as they stand, in seat order.
    fn iris_points(&self, then: &Table) -> Vec<(Seat, i32)> {
        let points = |seat: Seat| {
            let held: i32 = Iris::all().map(|iris| i32::from(then.iris_leaders(iris).has(seat))).sum();
            held * i32::from(self.view.table.value(self.components, seat, Track::Iris))
        };
        self.view.table.seats_from(Seat(0)).map(|seat| (seat, points(seat))).collect()
    }

    pub(super) fn stake(&self, space: Space, stake: u8, then: &Table) -> Stake {
        let table = &self.view.table;
        let work = table.work(self.components, space);
        let value = table.value(self.components, self.own, Track::Iris);
        let completed =
            Iris::around(space).filter(|iris| table.around(*iris).is_none() && then.around(*iris).is_some());
        let change = |iris: Iris| {
            let holders = then.iris_leaders(iris);
            IrisChange {
                iris,
                before: around(iris, |space| table.spot(space).worker),
                around: around(iris, |space| then.spot(space).worker),
                holders,
                points: if holders.has(self.own) { value } else { 0 },
            }
        };
        let mut gains: Vec<(Seat, i32)> = self
            .iris_points(then)
            .into_iter()
            .zip(self.iris_points(table))
            .map(|((seat, then), (_, now))| (seat, then - now))
            .filter(|(_, points)| *points != 0)
            .collect();
        order::sort_by_key(&mut gains, |(seat, points)| (*seat != self.own, std::cmp::Reverse(*points)));
        let owner = table.spot(space).house.filter(|owner| *owner != self.own);
        let brings = prospect(self.components, table, self.own, work, stake.into());
        // RULES.md, Free actions: by agreement only where the action has an effect.
        let earned = brings != Prospect::Nothing || table.options.free_action_on_empty_action;
        Stake {
            space,
            work,
            stake,
            most: table.player(self.own).francs.min(u8::MAX.into()) as u8,
            rivals: self.rivals(space.column()),
            bands: self
                .bands(space)
                .into_iter()
                .map(|band| Band { chosen: band.francs[0] <= stake && stake <= band.francs[1], ..band })
                .collect(),
            irises: completed.map(change).collect(),
            gains,
            value,
            left: table.player(self.own).francs.saturating_sub(stake.into()),
            brings,
            free: owner
                .map(|owner| (owner, gift_to_come(self.components, table, owner, work).filter(|_| earned))),
        }
    }
}

/// Workers on the four spaces of an iris, from the upper left one clockwise.
fn around(iris: Iris, worker: impl Fn(Space) -> Option<Worker>) -> [Option<Worker>; 4] {
    let [lower_left, lower_right, upper_left, upper_right] = iris.spaces();
    [upper_left, upper_right, lower_right, lower_left].map(worker)
}

impl Look<'_> {
    /// The irises of the stock exchange card on which the corner may be laid, while it is to be.
    pub(super) fn corners(&self) -> &[Iris] {
        let table = &self.view.table;
        let card = table.stock.filter(|_| table.phase == Phase::Corner);
        card.map_or(&[], |card| self.components.stock(card).corners(table.seats))
    }

    /// Who else has most francs in a column, and how many.
    fn rivals(&self, column: u8) -> (SeatSet, u16) {
        let table = &self.view.table;
        let stakes = table.stakes(column);
        let mut best = (SeatSet::default(), 0);
        for seat in table.opponents(self.own) {
            let francs = stakes[seat.index()];
            if francs > best.1 {
                best = (SeatSet::default(), francs);
            }
            if francs > 0 && francs == best.1 {
                best.0.put(seat);
            }
        }
        best
    }

    /// Francs with the same result in the column of a space.
    pub(super) fn bands(&self, space: Space) -> Vec<Band> {
        let table = &self.view.table;
        let most = table.player(self.own).francs.min(u8::MAX.into()) as u8;
        let there = table.stakes(space.column())[self.own.index()];
        let (_, rivals) = self.rivals(space.column());
        let lead = |stake: u8| match (there + u16::from(stake)).cmp(&rivals) {
            std::cmp::Ordering::Less => Lead::Behind,
            std::cmp::Ordering::Equal => Lead::Tied,
            std::cmp::Ordering::Greater => Lead::Leads,
        };
        let mut bands: Vec<Band> = Vec::new();
        for stake in 1..=most {
            match bands.last_mut().filter(|band| band.lead == lead(stake)) {
                Some(band) => band.francs[1] = stake,
                None => bands.push(Band { francs: [stake; 2], lead: lead(stake), chosen: false }),
            }
        }
        bands
    }
}
