//! What a decision brings: the parts that reasons are put together from.

use super::super::glance::Glance;
use super::super::outlook::Outlook;
use super::reason::{Reason, Said};
use crate::games::brussels_1893::Action;
use crate::games::brussels_1893::belle::Artwork;
use crate::games::brussels_1893::components::{NobleId, Office, Reward, Track, Work, Zone};
use crate::games::brussels_1893::due::Sold;
use crate::games::brussels_1893::grid::{Area, Iris, Space};
use crate::games::brussels_1893::rules::{self, Prospect, prospect, sales};
use crate::games::brussels_1893::scoring::zone_counts;
use crate::games::brussels_1893::table::{Placed, Table};

/// Everything that may be decided now.
pub(super) fn legal(o: &Outlook<'_>) -> Vec<Action> {
    let mut legal = Vec::new();
    rules::actions(o.c, o.t, &mut legal);
    legal
}

/// Whether nothing else that may be decided is worth more, and something is worth less.
pub(super) fn stands_out(o: &Outlook<'_>, action: Action, worth: impl Fn(Action) -> Option<f32>) -> bool {
    let Some(own) = worth(action) else { return false };
    let all: Vec<f32> = legal(o).into_iter().filter_map(worth).collect();
    all.iter().all(|worth| *worth <= own) && all.iter().any(|worth| *worth < own)
}

pub(super) const fn reward_of(reward: Reward) -> Reason {
    match reward {
        Reward::Advance(track) => Reason::Track(track),
        Reward::Worker => Reason::Worker,
    }
}

pub(super) fn effect(o: &Outlook<'_>, noble: NobleId, said: &mut Said) {
    if o.noble(noble) > 0.0 {
        said.say(Reason::Effect(noble));
    }
}

pub(super) fn keeps(o: &Outlook<'_>, noble: NobleId, said: &mut Said) {
    let salary = o.t.salary(o.c, o.seat, noble);
    if !o.player.nobles.has(noble) && (salary == 0 || o.keeping(noble) > 0.0) {
        said.say(Reason::PaysForItself { noble, salary });
    }
}

pub(super) fn cubes(n: u8, said: &mut Said) {
    if n > 0 {
        said.say(Reason::Cubes(n));
    }
}

pub(super) fn pays(points: impl Into<u16>, francs: impl Into<u16>, said: &mut Said) {
    if let points @ 1.. = points.into() {
        said.say(Reason::Points(points));
    }
    if let francs @ 1.. = francs.into() {
        said.say(Reason::Francs(francs));
    }
}

pub(super) fn zone(o: &Outlook<'_>, zone: Zone, said: &mut Said) {
    if let things @ 1.. = zone_counts(o.c, o.t, o.seat, zone) {
        said.say(Reason::Zone { zone, things });
    }
}

/// What an active area has: own houses, and good cards below its columns.
pub(super) fn area(o: &Outlook<'_>, area: Area, said: &mut Said) {
    if let own @ 1.. = area.spaces().filter(|space| o.t.spot(*space).house == Some(o.seat)).count() as u8 {
        said.say(Reason::OwnHouses(own));
    }
    for column in area.columns[0]..=area.columns[1] {
        if let Some(card) = o.t.prestige[usize::from(column)]
            && o.card(column, false) > 6.0
        {
            said.say(Reason::GoodCard { column, card });
        }
    }
}

/// The displayed artwork of a slot, where the player has some that cannot be sold before it is gone.
pub(super) fn frees(o: &Outlook<'_>, slot: u8) -> Option<Artwork> {
    let shown = o.t.market.display.get(usize::from(slot)).copied().flatten()?;
    (o.player.alike(shown) > 0).then_some(shown)
}

/// What the best place for the marker pays for one of some artworks.
pub(super) fn sell(glance: &Glance<'_>, sold: impl IntoIterator<Item = Sold>, said: &mut Said) {
    let o = &glance.o;
    let places = sold.into_iter().flat_map(|sold| sales(o.c, o.t, o.seat, sold)).map(|(_, pays)| pays);
    let best = places.max_by(|one, other| glance.paid(*one).total_cmp(&glance.paid(*other)));
    if let Some([points, francs]) = best {
        pays(points, francs, said);
    }
}

/// What an action of the Art Nouveau board is done for by who has laid so many francs out for it.
pub(super) fn of_work(glance: &Glance<'_>, t: &Table, work: Work, laid: u16, said: &mut Said) {
    let o = &glance.o;
    match prospect(o.c, t, o.seat, work, laid) {
        Prospect::Artwork { .. } => said.say(Reason::Artwork),
        Prospect::Sale { best: [points, francs], .. } => pays(points, francs, said),
        Prospect::Noble { .. } => {
            let francs = o.player.francs.saturating_sub(laid);
            let costs = (0..).zip(t.nobles).zip(o.c.noble_costs);
            let slots = costs.filter_map(|((slot, noble), cost)| {
                noble.filter(|_| u16::from(cost) <= francs).map(|noble| (slot, noble))
            });
            let best = slots.max_by(|(one, _), (other, _)| glance.buy(*one).total_cmp(&glance.buy(*other)));
            if let Some((_, noble)) = best {
                effect(o, noble, said);
            }
        }
        Prospect::Materials(n) => cubes(n, said),
        Prospect::House { ways: 1.., points, .. } => said.say(Reason::House { points: points.into() }),
        Prospect::House { .. } | Prospect::Nothing => {}
    }
}

/// What workers go to an action of the Brussels board for, so many travellers among them.
pub(super) fn send(glance: &Glance<'_>, t: &Table, office: Office, travellers: u8, said: &mut Said) {
    let o = &glance.o;
    match office {
        Office::StockExchange => pays(0_u16, t.stock.map_or(0, |card| o.c.stock(card).francs), said),
        Office::Square => {
            let used = t.value(o.c, o.seat, Track::Crown).min(o.player.ready().len());
            if used > 0 {
                said.say(Reason::Nobles(used));
            }
        }
        Office::Park => {
            let best = Work::ALL.into_iter().reduce(|one, other| {
                if glance.work_value(other) > glance.work_value(one) { other } else { one }
            });
            // Cards for actions of spaces are of no use there.
            let there = Table { placed: Some(Placed::Office(office)), ..*t };
            if let Some(work) = best {
                of_work(glance, &there, work, 0, said);
            }
        }
        Office::Market => cubes(o.c.market_jokers.min(t.jokers), said),
    }
    let workers = t.workers_for(o.c, office) - travellers;
    let own = t.in_offices(o.seat) + workers;
    if workers > 0 && t.opponents(o.seat).any(|other| t.in_offices(other) > own) {
        said.say(Reason::NoCourt);
    }
    if workers == 1 {
        said.say(Reason::Cheap(1));
    }
}

pub(super) fn place(glance: &Glance<'_>, t: &Table, space: Space, stake: u8, said: &mut Said) {
    let o = &glance.o;
    of_work(glance, t, t.work(o.c, space), stake.into(), said);
    let column = space.column();
    let stakes = t.stakes(column);
    let own = stakes[o.seat.index()] + u16::from(stake);
    let best = t.opponents(o.seat).map(|other| stakes[other.index()]).max().unwrap_or(0);
    if let Some(card) = t.prestige[usize::from(column)] {
        if own > best && stakes[o.seat.index()] <= best && o.card(column, false) > 0.5 {
            said.say(Reason::LeadsColumn { column, card });
        } else if own == best && o.card(column, true) > 0.5 {
            said.say(Reason::TiesColumn { column, card });
        }
    }
    let is_sure =
        |iris: &Iris| o.ring(*iris, 1 << space.0).is_some_and(|ring| ring.open == 0 && ring.own >= ring.best);
    let gain = |iris: Iris| o.iris(iris, Some(space)) - o.iris(iris, None);
    if let Some(iris) = Iris::around(space).find(is_sure) {
        said.say(Reason::Iris { iris, points: t.value(o.c, o.seat, Track::Iris) });
    } else if Iris::around(space).any(|iris| gain(iris) > 0.1) {
        said.say(Reason::IrisesToCome);
    }
    if said.0.is_empty() && t.spot(space).house.is_none_or(|owner| owner == o.seat) {
        said.say(Reason::NoGift);
    }
}
