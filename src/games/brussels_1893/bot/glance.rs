//! The first glance: what a decision is worth, judged without playing it.

use super::super::Action;
use super::super::components::{Ability, Art, Components, Needle, Office, Track, WORKS, Work};
use super::super::due::{Phase, Sold, Why};
use super::super::grid::{Area, Iris, SIDE, SPACES, Space};
use super::super::payment::Payment;
use super::super::rules::{claim, sales};
use super::super::table::{PerSeat, Table};
use super::outlook::{Lane, Outlook};
use super::stand::each;
use super::weights::Weights;

/// Francs beyond which nobody goes in a column but by the way.
const MOST_BID: u16 = 12;

/// The judge of the decisions in a position.
pub(super) struct Glance<'a> {
    pub(super) o: Outlook<'a>,
    /// What each action of the Art Nouveau board would bring now, where workers are placed.
    works: [f32; WORKS],
    /// What a worker on each space would bring but for its stake, and the column.
    spaces: [f32; SPACES],
    /// What the free action of its house on each kind of space would bring each opponent who has one that can be visited.
    gifts: PerSeat<[f32; WORKS]>,
    /// What buying each noble of the row would bring, where workers are placed: each space comes with many stakes.
    buys: [f32; 4],
    /// Francs that a stake leaves for the next house to be paid at all.
    house_francs: u16,
    /// The columns, what they promise now, and the stake that brings most.
    columns: [(Lane, f32, u8); SIDE],
}

impl<'a> Glance<'a> {
    pub(super) fn new(c: &'a Components, t: &'a Table, weights: &'a Weights) -> Self {
        let seat = t.to_move();
        let o = Outlook::new(c, t, seat, weights);
        let mut glance = Self {
            o,
            works: [0.0; WORKS],
            spaces: [0.0; SPACES],
            gifts: PerSeat::default(),
            buys: [0.0; 4],
            house_francs: 0,
            columns: [(Lane::default(), 0.0, 1); SIDE],
        };
        let places = t.phase == Phase::Turns && t.open.is_empty();
        if places || t.due().is_some_and(|open| open.why == Why::Park) {
            glance.buys = std::array::from_fn(|slot| glance.buy(slot as u8));
            glance.works = Work::ALL.map(|work| glance.work(work));
        }
        // Each space comes with many stakes.
        if places && glance.o.player.reserve > 0 {
            glance.house_francs = glance.francs_for_a_house();
            for rival in t
                .opponents(seat)
                .filter(|rival| glance.o.stand.houses[rival.index()] & glance.o.stand.free != 0)
            {
                let rival_outlook = Outlook::new(c, t, rival, weights);
                glance.gifts[rival.index()] = Work::ALL.map(|work| rival_outlook.free_action(work));
            }
            for space in each(glance.o.stand.free) {
                glance.spaces[space.index()] = glance.space(space);
            }
            for column in 0..SIDE as u8 {
                let lane = glance.o.lane(column);
                let best = (1..=glance.o.player.francs.min(MOST_BID) as u8)
                    .map(|stake| (glance.bid(&lane, stake), stake))
                    .reduce(|best, next| if next.0 > best.0 { next } else { best });
                let promised = glance.o.column(&lane, lane.own);
                glance.columns[usize::from(column)] = (lane, promised, best.map_or(1, |(_, stake)| stake));
            }
        }
        glance
    }

    /// The value of an action, in points at the end of the game.
    pub(super) fn value(&self, action: Action) -> f32 {
        let o = &self.o;
        match action {
            Action::Architect(_) | Action::Settle => 0.0,
            Action::Artwork(art) => self.artwork(art),
            Action::Corner(at) => self.corner(at),
            Action::Neutral(space) => self.neutral(space),
            Action::Place { space, stake } => self.place(space, stake),
            Action::Office(office) => self.office(office),
            Action::Pass => self.pass(),
            Action::Sell(art) => self.best_sale(Sold::of(art)),
            Action::Market { column, row } => match o.t.due().map(|open| open.why) {
                Some(Why::Market { sold }) => self.sale_at(sold, [column, row]),
                _ => 0.0,
            },
            // What is displayed cannot be sold: the own colours are taken back.
            Action::Replace(slot) => {
                let back = o.t.market.display.get(usize::from(slot)).copied().flatten();
                back.map_or(0.0, |back| f32::from(o.player.alike(back).min(2)) * 0.5)
            }
            Action::Buy(slot) => self.buy(slot),
            Action::TakeRevealed => o.t.revealed.map_or(0.0, |noble| self.hired(noble)),
            Action::Keep => match o.t.due().map(|open| open.why) {
                Some(Why::Keep { noble }) => o.keeping(noble),
                _ => 0.0,
            },
            Action::Dismiss | Action::Decline => 0.0,
            Action::Choose(at) => match o.t.due().map(|open| open.why) {
                Some(Why::Choose { noble }) => {
                    let noble = o.c.noble(noble);
                    let effect = if at == 0 { Some(noble.effect) } else { noble.or };
                    effect.map_or(0.0, |effect| o.effect(effect))
                }
                _ => 0.0,
            },
            Action::Material(material) => {
                let owned = f32::from(o.player.materials[material.index()]);
                let asked = self.is_asked(material.index());
                o.material() + if asked { 0.4 } else { 0.0 } - 0.12 * owned
            }
            Action::Adjust { needle, clockwise } => {
                let now = self.cheapest(o.t.needles);
                let then = o.t.turned(o.c, needle, clockwise).and_then(|needles| self.cheapest(needles));
                match (now, then) {
                    (Some(now), Some(then)) => now - then - 0.05,
                    (None, Some(_)) => 3.0,
                    _ => -1.0,
                }
            }
            Action::Pay(payment) => self.no_joker(&payment) - self.cost(&payment),
            Action::Turn(needle) => match o.t.turned(o.c, needle, true) {
                // The next house, if it is the player's to build soon.
                Some(needles) => self.cheapest(needles).map_or(-1.5, |cost| -cost) * 0.4,
                None => 0.0,
            },
            Action::House(space) => o.spot(space) - f32::from(space.0) * 0.001,
            Action::Use(noble) => o.noble(noble) + 0.05,
            Action::Copy(work) => self.works[work.index()],
            Action::Jokers(n) => f32::from(n) * (o.joker() + 0.05),
            Action::Reward(reward) => {
                let card = claim(o.t, o.seat, o.t.column);
                card.map_or(0.0, |(card, _)| o.reward(reward, o.c.prestige(card).rewards[reward.index()]))
            }
            Action::Rewards => claim(o.t, o.seat, o.t.column).map_or(0.0, |(card, _)| o.rewards(card)),
            Action::Tuck(zone) => {
                let card = claim(o.t, o.seat, o.t.column);
                card.map_or(0.0, |(card, _)| f32::from(o.c.prestige(card).points) * o.zone_point(zone))
            }
            Action::Unpaid(noble) => f32::from(o.c.noble(noble).salary) * 0.3,
            action => self.belle(action),
        }
    }

    fn ability(&self) -> Option<Ability> {
        self.o.t.board(self.o.c, self.o.seat).ability
    }

    /// Whether a needle asks for a material.
    fn is_asked(&self, material: usize) -> bool {
        let o = &self.o;
        o.t.needles.iter().any(|at| {
            let compass = o.c.compass(o.t.options.belle_epoque);
            matches!(compass[usize::from(*at)], Needle::Material(asked) if asked.index() == material)
        })
    }

    /// An artwork more.
    fn artwork(&self, art: Art) -> f32 {
        let o = &self.o;
        let new = !o.player.owns(art);
        let passes = o.rounds + 1.0;
        let colour = if new { passes * o.franc() * 0.8 } else { 0.0 };
        let barred = if o.t.is_displayed(art) { 0.4 } else { 0.0 };
        let cube = match self.ability() {
            Some(Ability::ArtworkCube(_)) => o.material(),
            _ => 0.0,
        };
        o.artwork(o.player.artworks()) + colour + cube - barred
    }

    /// What selling an artwork brings with the marker there.
    fn sale_at(&self, sold: Sold, centre: [u8; 2]) -> f32 {
        self.paid(sold.pays(self.o.c, centre))
    }

    /// What the points and francs of a sale are worth.
    pub(super) fn paid(&self, [points, francs]: [u8; 2]) -> f32 {
        f32::from(points) + f32::from(francs) * self.o.franc()
    }

    /// The best that an artwork can be sold for, less what it was worth.
    pub(super) fn best_sale(&self, sold: Sold) -> f32 {
        let o = &self.o;
        let steps = o.player.artworks();
        let best =
            sales(o.c, o.t, o.seat, sold).map(|(_, pays)| self.paid(pays)).fold(f32::NEG_INFINITY, f32::max);
        let only = match sold.white {
            Some(_) => o.player.whites() == 1,
            None => o.player.artworks[sold.art.index()] == 1,
        };
        let colour = if only { (o.rounds + 1.0) * o.franc() * 0.8 } else { 0.0 };
        best - o.artwork(steps.saturating_sub(1)) - colour
    }

    /// A noble's effect, and whether to keep it.
    fn hired(&self, noble: u8) -> f32 {
        let o = &self.o;
        let keep = if o.player.nobles.has(noble) { 0.0 } else { o.keeping(noble).max(0.0) };
        o.noble(noble) + keep
    }

    pub(super) fn buy(&self, slot: u8) -> f32 {
        let o = &self.o;
        let at = usize::from(slot);
        let noble = o.t.nobles.get(at).copied().flatten();
        noble.map_or(0.0, |noble| self.hired(noble) - f32::from(o.c.noble_costs[at]) * o.franc())
    }

    /// What the cubes and the francs of a payment are worth.
    pub(super) fn cost(&self, payment: &Payment) -> f32 {
        let o = &self.o;
        let cubes: u8 = payment.cubes().iter().sum();
        f32::from(cubes) * o.material()
            + f32::from(payment.all_jokers()) * o.joker()
            + f32::from(payment.francs()) * o.franc()
    }

    fn no_joker(&self, payment: &Payment) -> f32 {
        if payment.jokers == 0 { self.o.c.scores.no_joker.into() } else { 0.0 }
    }

    /// The least that the next house costs, points for doing without jokers taken off; none where it cannot be paid.
    pub(super) fn cheapest(&self, needles: [u8; 2]) -> Option<f32> {
        let o = &self.o;
        let price = o.t.price_with(o.c, o.seat, needles)?;
        let costs = price.payments(o.player).map(|payment| self.cost(&payment) - self.no_joker(&payment));
        costs.reduce(f32::min)
    }

    /// What an action of the Art Nouveau board would bring now; the worker and the stake not counted.
    fn work(&self, work: Work) -> f32 {
        let o = &self.o;
        let extra = match self.ability() {
            Some(Ability::Gain { after, francs, points }) if after == work => {
                f32::from(francs) * o.franc() + f32::from(points)
            }
            _ => 0.0,
        };
        match work {
            Work::Workshop => {
                let made = Art::MADE.into_iter().filter(|art| o.t.stacks[art.index()] > 0);
                made.map(|art| self.artwork(art)).fold(0.0, f32::max)
            }
            Work::Sale => {
                let sold = o.t.sellable(o.seat);
                sold.map(|sold| self.best_sale(sold) + extra).reduce(f32::max).unwrap_or(0.0)
            }
            Work::Noble => self.nobles(1),
            Work::Materials if o.t.has_materials() => {
                f32::from(o.c.materials_taken) * (o.material() + 0.1) + extra
            }
            Work::Materials => 0.0,
            Work::Build => self.build(),
        }
    }

    /// What the row of nobles would bring after a stake.
    fn nobles(&self, stake: u8) -> f32 {
        let o = &self.o;
        let affordable = (0..4).filter(|slot| {
            u16::from(o.c.noble_costs[*slot]) + u16::from(stake) <= o.player.francs
                && o.t.nobles[*slot].is_some()
        });
        let free = f32::from(u8::from(self.ability() == Some(Ability::RevealNoble)));
        affordable.map(|slot| self.buys[slot]).fold(0.0, f32::max) + free
    }

    /// What an action would bring less after a stake than after a franc: the francs that are laid cannot pay for it.
    fn priced_out(&self, work: Work, stake: u8) -> f32 {
        match work {
            _ if stake <= 1 => 0.0,
            Work::Noble => self.work_value(work) - self.nobles(stake),
            Work::Build if u16::from(stake) + self.house_francs > self.o.player.francs => {
                self.work_value(work)
            }
            _ => 0.0,
        }
    }

    /// The fewest francs that a payment for the next house takes.
    fn francs_for_a_house(&self) -> u16 {
        let o = &self.o;
        let price = o.t.price_with(o.c, o.seat, o.t.needles);
        let francs = price.map(|price| price.payments(o.player).map(|payment| payment.francs()).min());
        francs.flatten().unwrap_or(0)
    }

    /// What an action of the Art Nouveau board would bring now, as it was worked out once.
    pub(super) const fn work_value(&self, work: Work) -> f32 {
        self.works[work.index()]
    }

    fn build(&self) -> f32 {
        let o = &self.o;
        let Some(tier) = o.t.next_tier(o.c, o.seat) else { return 0.0 };
        let Some(cost) = self.cheapest(o.t.needles) else { return 0.0 };
        let free = Space::all().filter(|space| o.t.is_free_for_house(*space));
        let Some(spot) = free.map(|space| o.spot(space)).reduce(f32::max) else { return 0.0 };
        f32::from(tier.points) + o.house_points() + spot - cost
    }

    fn place(&self, space: Space, stake: u8) -> f32 {
        let (lane, promised, best) = &self.columns[usize::from(space.column())];
        // Other spaces are looked at before other stakes.
        let beside = f32::from(stake.abs_diff(*best).min(4)) * self.o.w.stake;
        let lost = self.priced_out(self.o.t.work(self.o.c, space), stake);
        self.spaces[space.index()] - lost + self.bid(lane, stake) - promised - beside
    }

    /// What a stake makes of a column.
    fn bid(&self, lane: &Lane, stake: u8) -> f32 {
        self.o.column(lane, lane.own + u16::from(stake)) - f32::from(stake) * self.o.franc()
    }

    /// What a worker on a space brings but for its stake, and the column.
    fn space(&self, space: Space) -> f32 {
        let o = &self.o;
        let work = o.t.work(o.c, space);
        let irises = Iris::around(space).map(|iris| o.iris(iris, Some(space)) - o.iris(iris, None));
        let gift = o.t.spot(space).house.filter(|owner| *owner != o.seat);
        let gift = gift.map_or(0.0, |owner| o.w.rival * self.gifts[owner.index()][work.index()]);
        self.works[work.index()] + irises.sum::<f32>() - gift
    }

    fn office(&self, office: Office) -> f32 {
        let o = &self.o;
        let workers = o.t.workers_for(o.c, office);
        let own = o.t.in_offices(o.seat);
        let brings = match office {
            Office::StockExchange => {
                f32::from(o.t.stock.map_or(0, |card| o.c.stock(card).francs)) * o.franc()
            }
            Office::Square => {
                // The best of the ready nobles, one after the other.
                let mut left = o.player.ready();
                let mut sum = 0.0;
                for _ in 0..o.t.value(o.c, o.seat, Track::Crown) {
                    let best = left
                        .iter()
                        .map(|noble| (noble, o.noble(noble)))
                        .reduce(|one, other| if other.1 > one.1 { other } else { one });
                    let Some((noble, worth)) = best else { break };
                    left.take(noble);
                    sum += worth;
                }
                sum
            }
            Office::Park => self.works.into_iter().fold(0.0, f32::max),
            Office::Market => f32::from(o.c.market_jokers.min(o.t.jokers)) * o.joker(),
        };
        brings - f32::from(workers - 1) * o.w.worker - (o.court(own + workers) - o.court(own))
    }

    /// Passing gives up whatever the workers left could do but for one, and brings what it would bring later, too; to be
    /// first is to be first now.
    fn pass(&self) -> f32 {
        let o = &self.o;
        let first = if o.t.first_passer.is_none() {
            let cards = f32::from(o.player.face_down + 1) * f32::from(o.c.scores.passing_card);
            cards * o.franc() + f32::from(o.c.scores.passing_icons) * o.icon()
        } else {
            0.0
        };
        let able = if o.player.francs == 0 { 0.5 } else { 1.0 };
        first - (o.unplaced() - 1.0).max(0.0) * o.w.worker * able
    }

    /// The area in which the own houses are visited, and good cards lie.
    fn corner(&self, at: u8) -> f32 {
        let o = &self.o;
        let corners = o.t.stock.map_or(&[][..], |card| o.c.stock(card).corners(o.t.seats));
        let Some(corner) = corners.get(usize::from(at)) else { return 0.0 };
        self.area(Area::of(*corner))
    }

    /// What an active area is worth.
    pub(super) fn area(&self, area: Area) -> f32 {
        let o = &self.o;
        let mut value = 0.0;
        for space in area.spaces() {
            match o.t.spot(space).house {
                Some(seat) if seat == o.seat => value += o.free_action(o.t.work(o.c, space)) * o.w.visit,
                Some(_) => value -= 0.3,
                None => {}
            }
        }
        for column in area.columns[0]..=area.columns[1] {
            value += o.card(column, false) * 0.15;
        }
        value
    }

    /// Where a neutral worker is in the way of the others.
    fn neutral(&self, space: Space) -> f32 {
        let o = &self.o;
        let work = o.t.work(o.c, space);
        -self.own_work(work) + 0.02 * f32::from(space.column().abs_diff(2) + space.row().abs_diff(2))
    }

    fn own_work(&self, work: Work) -> f32 {
        self.work(work) * 0.2
    }
}
