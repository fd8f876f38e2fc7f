//! What speaks for a decision.

use super::super::Action;
use super::super::components::belle::{CardId, TileId};
use super::super::components::{NobleId, Office, PrestigeId, Track, Work, Zone};
use super::super::due::{Sold, Why};
use super::super::grid::{Iris, Space};
use super::super::rules::claim;
use super::super::state::State;
use super::super::table::Table;
use super::glance::Glance;
use super::outlook::Outlook;
use super::weights;
use crate::engine::Style;
use serde::{Deserialize, Serialize};

/// What can speak for a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Reason {
    /// It brings so many points now.
    Points(u16),
    /// It brings so many francs now.
    Francs(u16),
    /// It brings so many cubes.
    Cubes(u8),
    /// It brings an artwork of a colour that is not there yet: a franc more at every passing.
    NewColour,
    /// It brings an artwork, to be sold or shown.
    Artwork,
    /// The noble's effect is wanted.
    Effect(NobleId),
    /// The noble will earn more than the salary of so many francs.
    PaysForItself {
        /// The noble.
        noble: NobleId,
        /// Francs owed at the end.
        salary: u8,
    },
    /// The noble would cost so many francs at the end, more than would come of it.
    TooDear {
        /// The noble.
        noble: NobleId,
        /// Francs owed at the end.
        salary: u8,
    },
    /// So many ready nobles are used.
    Nobles(u8),
    /// It leads a column, and its card.
    LeadsColumn {
        /// The column, from 0.
        column: u8,
        /// The card.
        card: PrestigeId,
    },
    /// It ties a column, and its reward.
    TiesColumn {
        /// The column, from 0.
        column: u8,
        /// The card.
        card: PrestigeId,
    },
    /// It has most workers around an iris, worth so many points.
    Iris {
        /// Which.
        iris: Iris,
        /// Points.
        points: u8,
    },
    /// It helps to win irises later.
    IrisesToCome,
    /// Somebody else has more workers on the Brussels board: no worker goes to court for it.
    NoCourt,
    /// It is cheap: so few workers.
    Cheap(u8),
    /// It is the first to pass: so many francs, and two icons.
    FirstToPass {
        /// Francs.
        francs: u16,
    },
    /// There is nothing left that would be worth a worker.
    NothingLeft,
    /// A house: so many points at once.
    House {
        /// Points.
        points: u16,
    },
    /// It saves jokers, for so many points.
    NoJoker(u8),
    /// It costs what is needed least.
    Cheapest,
    /// It makes the next house cheaper, or the others' dearer.
    Needle,
    /// Opponents are likely to come to that space, which brings a free action.
    Visited(Work),
    /// No opponent's house is there that would bring a free action.
    NoGift,
    /// It raises a track.
    Track(Track),
    /// A worker comes out of the court.
    Worker,
    /// The zone will be worth a point more for so many things.
    Zone {
        /// Which.
        zone: Zone,
        /// How many things it counts as things stand.
        things: u16,
    },
    /// Own houses lie in the area: so many.
    OwnHouses(u8),
    /// It is in the way of the opponent.
    InTheWay,
    /// The smallest loss.
    LeastLoss,
    /// It is as good as any.
    AsGood,
    /// The card is wanted.
    Card(CardId),
    /// The tile will be worth about so many points at the end.
    Tile {
        /// Which.
        tile: TileId,
        /// Points.
        points: u16,
    },
    /// Workers of so many colours stand in the row of the pavilion.
    Row(u8),
    /// Travellers spare workers, and go to no court.
    Travellers,
    /// A later use would bring more.
    Waits(CardId),
}

/// Most reasons that are given.
const MOST: usize = 3;

struct Said(Vec<Reason>);

impl Said {
    fn say(&mut self, reason: Reason) {
        if self.0.len() < MOST && !self.0.contains(&reason) {
            self.0.push(reason);
        }
    }
}

/// What speaks for a legal decision, most important first; at least one reason.
pub(super) fn reasons(state: &State, action: Action) -> Vec<Reason> {
    let weights = weights::of(Style::Builder);
    let (c, t) = (&state.components, &state.table);
    let glance = Glance::new(c, t, weights);
    let mut said = Said(Vec::new());
    say(&glance, t, action, &mut said);
    if said.0.is_empty() {
        said.say(Reason::AsGood);
    }
    said.0
}

fn say(glance: &Glance<'_>, t: &Table, action: Action, said: &mut Said) {
    let o = &glance.o;
    let why = t.due().map(|open| open.why);
    match action {
        Action::Artwork(art) => {
            if !o.player.owns(art) {
                said.say(Reason::NewColour);
            }
            said.say(Reason::Artwork);
        }
        Action::Corner(at) => {
            let corners = t.stock.map_or(&[][..], |card| o.c.stock(card).corners(t.seats));
            if let Some(corner) = corners.get(usize::from(at)) {
                let area = super::super::grid::Area::of(*corner);
                let own = area.spaces().filter(|space| t.spot(*space).house == Some(o.seat)).count() as u8;
                if own > 0 {
                    said.say(Reason::OwnHouses(own));
                }
                for column in area.columns[0]..=area.columns[1] {
                    if let Some(card) = t.prestige[usize::from(column)]
                        && o.card(column, false) > 6.0
                    {
                        said.say(Reason::LeadsColumn { column, card });
                    }
                }
            }
        }
        Action::Neutral(_) => said.say(Reason::InTheWay),
        Action::Place { space, stake } => place(glance, t, space, stake, said),
        Action::Office(office) => {
            match office {
                Office::StockExchange => {
                    said.say(Reason::Francs(t.stock.map_or(0, |card| o.c.stock(card).francs).into()));
                }
                Office::Square => {
                    let used = t.value(o.c, o.seat, Track::Crown).min(o.player.ready().len());
                    said.say(Reason::Nobles(used));
                }
                Office::Park => {
                    let best = Work::ALL.into_iter().reduce(|one, other| {
                        if glance.work_value(other) > glance.work_value(one) { other } else { one }
                    });
                    if let Some(work) = best {
                        of_work(glance, t, work, said);
                    }
                }
                Office::Market => cubes(o.c.market_jokers.min(t.jokers), said),
            }
            let workers = t.workers_for(o.c, office);
            let own = t.in_offices(o.seat) + workers;
            if t.opponents(o.seat).any(|other| t.in_offices(other) > own) {
                said.say(Reason::NoCourt);
            }
            if workers == 1 {
                said.say(Reason::Cheap(1));
            }
        }
        Action::Pass => {
            if t.first_passer.is_none() {
                let scores = &o.c.scores;
                let cards = u16::from(o.player.face_down + 1) * u16::from(scores.passing_card);
                let colours = u16::from(o.player.colours()) * u16::from(scores.passing_colour);
                said.say(Reason::FirstToPass { francs: cards + colours });
            }
            said.say(Reason::NothingLeft);
        }
        Action::Sell(art) => {
            if o.player.artworks[art.index()] > 1 {
                said.say(Reason::AsGood);
            }
            if let Some([points, francs]) = best_place(glance, t, Sold::of(art)) {
                said.0.clear();
                pays(points, francs, said);
            }
        }
        Action::Market { column, row } => {
            if let Some(Why::Market { sold }) = why {
                let [points, francs] = sold.pays(o.c, [column, row]);
                pays(points, francs, said);
            }
        }
        Action::Replace(slot) => {
            let back = t.market.display.get(usize::from(slot)).copied().flatten();
            if back.is_some_and(|back| !back.white && o.player.owns(back.art)) {
                said.say(Reason::Artwork);
            }
        }
        Action::Buy(slot) => {
            if let Some(noble) = t.nobles.get(usize::from(slot)).copied().flatten() {
                said.say(Reason::Effect(noble));
                keeps(o, noble, said);
            }
        }
        Action::TakeRevealed => {
            if let Some(noble) = t.revealed {
                said.say(Reason::Effect(noble));
                keeps(o, noble, said);
            }
        }
        Action::Keep => {
            if let Some(Why::Keep { noble }) = why {
                keeps(o, noble, said);
            }
        }
        Action::Dismiss => {
            if let Some(Why::Keep { noble }) = why
                && o.keeping(noble) <= 0.0
            {
                said.say(Reason::TooDear { noble, salary: o.c.noble(noble).salary });
            }
        }
        Action::Use(noble) => said.say(Reason::Effect(noble)),
        Action::Choose(_) => {
            if let Some(Why::Choose { noble }) = why {
                said.say(Reason::Effect(noble));
            }
        }
        Action::Material(_) => said.say(Reason::Cubes(1)),
        Action::Jokers(n) => cubes(n, said),
        Action::Adjust { .. } | Action::Turn(_) => said.say(Reason::Needle),
        Action::Pay(payment) => {
            if payment.jokers == 0 {
                said.say(Reason::NoJoker(o.c.scores.no_joker));
            }
            said.say(Reason::Cheapest);
        }
        Action::House(space) => {
            if o.spot(space) > 0.0 {
                said.say(Reason::Visited(t.work(o.c, space)));
            }
        }
        Action::Copy(work) => of_work(glance, t, work, said),
        Action::Reward(reward) => said.say(reward_of(reward)),
        Action::Rewards => {
            if let Some((card, _)) = claim(t, o.seat, t.column) {
                let card = o.c.prestige(card);
                for reward in super::super::components::Reward::ALL {
                    if card.rewards[reward.index()] > 0 && o.reward(reward, 1) > 0.0 {
                        said.say(reward_of(reward));
                    }
                }
            }
        }
        Action::Tuck(zone) => {
            let owned = match zone {
                Zone::Workers => u16::from(o.c.start.workers - o.player.court),
                Zone::Nobles => o.player.nobles.len().into(),
                Zone::Artworks => o.player.artworks().into(),
                Zone::Francs => o.player.francs,
            };
            said.say(Reason::Zone { zone, things: o.c.counts(zone, owned) });
        }
        Action::Unpaid(_) => said.say(Reason::LeastLoss),
        Action::Architect(_) | Action::Settle => {}
        action => of_belle(glance, t, action, said),
    }
}

/// What speaks for a decision of the expansion.
fn of_belle(glance: &Glance<'_>, t: &Table, action: Action, said: &mut Said) {
    let o = &glance.o;
    let why = t.due().map(|open| open.why);
    let offered = if let Some(Why::Card(card)) = why { Some(card) } else { None };
    let whole = |worth: f32| worth.max(0.0).round() as u16;
    match action {
        Action::Decline => {
            if let Some(card) = offered {
                said.say(Reason::Waits(card));
            }
        }
        Action::OfficeWith { office, .. } => {
            said.say(Reason::Travellers);
            say(glance, t, Action::Office(office), said);
        }
        Action::Pavilion(row) => {
            if let Some(place) = t.belle.places.get(usize::from(row)).copied().flatten() {
                said.say(Reason::Card(place.card));
            }
            said.say(Reason::Row(t.colours_in(row)));
        }
        Action::Tile(at) => {
            if let Some(stand) = t.belle.tiles.get(usize::from(at)).copied().flatten() {
                said.say(Reason::Tile { tile: stand.tile, points: whole(o.tile(stand.tile)) });
            }
        }
        Action::SellWhite(_) | Action::As(_) => said.say(Reason::Artwork),
        Action::White(_) | Action::Colour(_) => said.say(Reason::Artwork),
        Action::Guest(_) => said.say(Reason::LeastLoss),
        Action::Release(noble) => said.say(Reason::Francs(o.c.noble(noble).salary.into())),
        Action::Recover { francs, .. } => said.say(Reason::Francs(francs.into())),
        Action::Cube(_) => said.say(Reason::Cheapest),
        Action::Swap { other, .. } => {
            if let Some(card) = t.prestige.get(usize::from(other)).copied().flatten() {
                said.say(Reason::LeadsColumn { column: other, card });
            }
        }
        Action::TakeBack(_) => said.say(Reason::Worker),
        Action::Speciality(zone) => {
            let things = whole(o.zone_point(zone));
            said.say(Reason::Zone { zone, things });
        }
        _ => {
            if let Some(card) = offered {
                said.say(Reason::Card(card));
            }
        }
    }
}

const fn reward_of(reward: super::super::components::Reward) -> Reason {
    match reward {
        super::super::components::Reward::Advance(track) => Reason::Track(track),
        super::super::components::Reward::Worker => Reason::Worker,
    }
}

fn keeps(o: &Outlook<'_>, noble: NobleId, said: &mut Said) {
    if !o.player.nobles.has(noble) && o.keeping(noble) > 0.0 {
        said.say(Reason::PaysForItself { noble, salary: o.c.noble(noble).salary });
    }
}

fn cubes(n: u8, said: &mut Said) {
    if n > 0 {
        said.say(Reason::Cubes(n));
    }
}

fn pays(points: u8, francs: u8, said: &mut Said) {
    if points > 0 {
        said.say(Reason::Points(points.into()));
    }
    if francs > 0 {
        said.say(Reason::Francs(francs.into()));
    }
}

/// What the best place for the marker pays for an artwork.
fn best_place(glance: &Glance<'_>, t: &Table, sold: Sold) -> Option<[u8; 2]> {
    let o = &glance.o;
    let centres = (2..=6).flat_map(|row| (2..=6).map(move |column| [column, row]));
    let reached = centres.filter(|centre| t.may_move(o.c, o.seat, *centre));
    let best =
        reached.max_by(|one, other| glance.sale_at(sold, *one).total_cmp(&glance.sale_at(sold, *other)));
    best.map(|centre| sold.pays(o.c, centre))
}

/// What an action of the Art Nouveau board is done for.
fn of_work(glance: &Glance<'_>, t: &Table, work: Work, said: &mut Said) {
    let o = &glance.o;
    match work {
        Work::Workshop if t.has_artworks() => said.say(Reason::Artwork),
        Work::Sale => {
            let sold = t.sellable(o.seat);
            let best = sold.max_by(|one, other| glance.best_sale(*one).total_cmp(&glance.best_sale(*other)));
            if let Some([points, francs]) = best.and_then(|sold| best_place(glance, t, sold)) {
                pays(points, francs, said);
            }
        }
        Work::Noble => {
            let slots = (0..t.nobles.len() as u8)
                .filter(|slot| u16::from(o.c.noble_costs[usize::from(*slot)]) < o.player.francs);
            let best = slots.max_by(|one, other| glance.buy(*one).total_cmp(&glance.buy(*other)));
            if let Some(noble) = best.and_then(|slot| t.nobles[usize::from(slot)]) {
                said.say(Reason::Effect(noble));
            }
        }
        Work::Materials if t.has_materials() => said.say(Reason::Cubes(o.c.materials_taken)),
        Work::Build => {
            if let (Some(tier), Some(price)) = (t.next_tier(o.c, o.seat), t.price(o.c, o.seat)) {
                let without = price.payments(o.player).any(|payment| payment.jokers == 0);
                if price.can_pay(o.player) {
                    let bonus = if without { o.c.scores.no_joker } else { 0 };
                    let points = u16::from(tier.points)
                        + u16::from(bonus)
                        + u16::from(t.value(o.c, o.seat, Track::Architect));
                    said.say(Reason::House { points });
                }
            }
        }
        _ => {}
    }
}

fn place(glance: &Glance<'_>, t: &Table, space: Space, stake: u8, said: &mut Said) {
    let o = &glance.o;
    let work = t.work(o.c, space);
    of_work(glance, t, work, said);
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
    let gain = |iris: &Iris| o.iris(*iris, Some(space)) - o.iris(*iris, None);
    let best = Iris::around(space).max_by(|one, other| gain(one).total_cmp(&gain(other)));
    match best.map(|iris| (iris, gain(&iris))) {
        Some((iris, gain)) if gain > 0.4 => {
            said.say(Reason::Iris { iris, points: t.value(o.c, o.seat, Track::Iris) });
        }
        Some((_, gain)) if gain > 0.1 => said.say(Reason::IrisesToCome),
        _ => {}
    }
    if said.0.is_empty() && t.spot(space).house.is_none_or(|owner| owner == o.seat) {
        said.say(Reason::NoGift);
    }
}
