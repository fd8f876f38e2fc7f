//! What speaks for a decision.

use super::super::Action;
use super::super::belle::Artwork;
use super::super::components::belle::{CardId, Moment, TileId};
use super::super::components::{Art, NobleId, Office, PrestigeId, Reward, Track, Work, Zone};
use super::super::due::{Sold, Why};
use super::super::grid::{Area, Iris, Space};
use super::super::rules::{self, Prospect, claim, gift, prospect, sales};
use super::super::scoring::zone_counts;
use super::super::state::State;
use super::super::table::{Placed, Table};
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
    /// It brings a white artwork, to be sold.
    White,
    /// The player's artworks like this one can be sold once it is no longer on display.
    Frees(Artwork),
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
    /// Another noble comes in the place of one that goes.
    Another,
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
    /// A good card lies below a column.
    GoodCard {
        /// The column, from 0.
        column: u8,
        /// The card.
        card: PrestigeId,
    },
    /// It brings the card that lies below a column.
    BringsCard {
        /// The column, from 0.
        column: u8,
        /// The card.
        card: PrestigeId,
    },
    /// It surrounds an iris, where nobody has more workers, for so many points.
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
    /// Somebody else has more workers on the Brussels board then: none of the own ones goes to court.
    OutOfCourt,
    /// It is cheap: so few workers.
    Cheap(u8),
    /// It is the first to pass: so many francs for cards taken so, and two icons.
    FirstToPass {
        /// Francs.
        francs: u16,
    },
    /// There is nothing left that would be worth a worker.
    NothingLeft,
    /// A house: so many points at once, and the others at the end.
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
        /// How often it counts as things stand.
        things: u16,
    },
    /// Own houses lie in the area: so many.
    OwnHouses(u8),
    /// It is in the way of the opponent.
    InTheWay,
    /// The smallest loss.
    LeastLoss,
    /// No single gain stands out.
    Plain,
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
    /// The card can still be used later in the round.
    Later(CardId),
    /// What is offered costs more than it brings.
    NotWorth,
}

/// Most reasons that are given.
const MOST: usize = 3;

/// Visits in the rest of the game from which on a house is likely to see one.
const LIKELY: f32 = 0.5;

struct Said(Vec<Reason>);

impl Said {
    fn say(&mut self, reason: Reason) {
        if self.0.len() < MOST && !self.0.contains(&reason) {
            self.0.push(reason);
        }
    }
}

/// What speaks for a legal decision, most important first; at least one reason. It holds for whatever rank the decision has.
pub(super) fn reasons(state: &State, action: Action) -> Vec<Reason> {
    let weights = weights::of(Style::Builder);
    let (c, t) = (&state.components, &state.table);
    let glance = Glance::new(c, t, weights);
    let mut said = Said(Vec::new());
    say(&glance, t, action, &mut said);
    if said.0.is_empty() {
        said.say(Reason::Plain);
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
                area(o, Area::of(*corner), said);
            }
        }
        Action::Neutral(_) => said.say(Reason::InTheWay),
        Action::Place { space, stake } => place(glance, t, space, stake, said),
        Action::Office(office) => send(glance, t, office, 0, said),
        Action::Pass => {
            let scores = &o.c.scores;
            if t.first_passer.is_none() {
                let francs = u16::from(o.player.face_down + 1) * u16::from(scores.passing_card);
                said.say(Reason::FirstToPass { francs });
            }
            pays(0_u16, u16::from(o.player.colours()) * u16::from(scores.passing_colour), said);
            if legal(o).into_iter().all(|other| other == action || glance.value(other) <= 0.0) {
                said.say(Reason::NothingLeft);
            }
        }
        Action::Sell(art) => sell(glance, [Sold::of(art)], said),
        Action::Market { column, row } => {
            if let Some(Why::Market { sold }) = why {
                let [points, francs] = sold.pays(o.c, [column, row]);
                pays(points, francs, said);
            }
        }
        Action::Replace(slot) => {
            if let Some(artwork) = frees(o, slot) {
                said.say(Reason::Frees(artwork));
            }
        }
        Action::Buy(slot) => {
            if let Some(noble) = t.nobles.get(usize::from(slot)).copied().flatten() {
                effect(o, noble, said);
                keeps(o, noble, said);
            }
        }
        Action::TakeRevealed => {
            if let Some(noble) = t.revealed {
                effect(o, noble, said);
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
                && let salary @ 1.. = t.salary(o.c, o.seat, noble)
                && o.keeping(noble) <= 0.0
            {
                said.say(Reason::TooDear { noble, salary });
            }
        }
        Action::Use(noble) => effect(o, noble, said),
        Action::Choose(_) => {
            if let Some(Why::Choose { noble }) = why {
                effect(o, noble, said);
            }
        }
        Action::Material(_) => said.say(Reason::Cubes(1)),
        Action::Jokers(n) => cubes(n, said),
        Action::Adjust { .. } => {
            if glance.value(action) > 0.0 {
                said.say(Reason::Needle);
            }
        }
        Action::Turn(_) => {
            if stands_out(o, action, |other| Some(glance.value(other))) {
                said.say(Reason::Needle);
            }
        }
        Action::Pay(payment) => {
            if payment.jokers == 0 {
                said.say(Reason::NoJoker(o.c.scores.no_joker));
            }
            let kept = |other| if let Action::Pay(other) = other { Some(-glance.cost(&other)) } else { None };
            if stands_out(o, action, kept) {
                said.say(Reason::Cheapest);
            }
        }
        Action::House(space) => {
            let work = t.work(o.c, space);
            let mut built = *t;
            built.player_mut(o.seat).houses += 1;
            if o.w.visit * o.openings(space) >= LIKELY && gift(o.c, &built, o.seat, work).is_some() {
                said.say(Reason::Visited(work));
            }
        }
        Action::Copy(work) => of_work(glance, t, work, 0, said),
        Action::Reward(_) | Action::Rewards => {
            if let Some((card, _)) = claim(t, o.seat, t.column) {
                let printed = o.c.prestige(card).rewards;
                for reward in Reward::ALL {
                    let chosen = action == Action::Rewards || action == Action::Reward(reward);
                    if chosen && o.reward(reward, printed[reward.index()]) > 0.0 {
                        said.say(reward_of(reward));
                    }
                }
            }
        }
        Action::Tuck(of) => zone(o, of, said),
        Action::Unpaid(noble) => {
            if !rules::best_salaries(o.c, t, o.seat).has(noble) {
                said.say(Reason::LeastLoss);
            }
        }
        Action::Architect(_) | Action::Settle => {}
        action => of_belle(glance, t, action, said),
    }
}

/// What speaks for a decision of the expansion.
fn of_belle(glance: &Glance<'_>, t: &Table, action: Action, said: &mut Said) {
    let o = &glance.o;
    let why = t.due().map(|open| open.why);
    let offered = if let Some(Why::Card(card)) = why { Some(card) } else { None };
    match action {
        Action::Decline => match why {
            Some(Why::Card(card)) if comes_again(o, card) => said.say(Reason::Later(card)),
            Some(Why::Card(_) | Why::Tile)
                if legal(o).into_iter().all(|other| other == action || glance.value(other) < 0.0) =>
            {
                said.say(Reason::NotWorth);
            }
            _ => {}
        },
        Action::OfficeWith { office, travellers } => {
            said.say(Reason::Travellers);
            send(glance, t, office, travellers, said);
        }
        Action::Pavilion(row) => {
            if let Some(place) = t.belle.places.get(usize::from(row)).copied().flatten() {
                said.say(Reason::Card(place.card));
            }
            if let colours @ 1.. = t.colours_in(row) {
                said.say(Reason::Row(colours));
            }
        }
        Action::Tile(at) => {
            let stand = t.belle.tiles.get(usize::from(at)).copied().flatten();
            if let Some((tile, points @ 1..)) =
                stand.map(|stand| (stand.tile, o.tile(stand.tile).max(0.0).round() as u16))
            {
                said.say(Reason::Tile { tile, points });
            }
        }
        Action::SellWhite(side) => {
            let named = Art::ALL.into_iter().filter(|art| t.sells_as(*art));
            sell(glance, named.map(|art| Sold { art, white: Some(side) }), said);
        }
        Action::As(art) => {
            if let Some(Why::As { white }) = why {
                sell(glance, [Sold { art, white: Some(white) }], said);
            }
        }
        Action::White(_) => said.say(Reason::White),
        Action::Colour(art) => {
            // The last white one is a colour less.
            if !o.player.owns(art) && o.player.whites() > 1 {
                said.say(Reason::NewColour);
            }
            said.say(Reason::Artwork);
        }
        Action::Guest(_) => said.say(Reason::Another),
        Action::Release(noble) => said.say(Reason::Francs(o.c.noble(noble).salary.into())),
        Action::Recover { francs, .. } => said.say(Reason::Francs(francs.into())),
        Action::Cube(_) => match why {
            Some(Why::Take { .. }) => said.say(Reason::Cubes(1)),
            _ if stands_out(o, action, |other| Some(glance.value(other))) => said.say(Reason::Cheapest),
            _ => {}
        },
        Action::Plan(corner) => area(o, Area::of(corner), said),
        Action::Swap { other, .. } => {
            if let Some(card) = t.prestige.get(usize::from(other)).copied().flatten() {
                said.say(Reason::BringsCard { column: other, card });
            }
        }
        Action::TakeBack(office) => {
            let mut then = *t;
            then.offices[office.index()].workers[o.seat.index()] -= 1;
            if t.office_leaders().has(o.seat) && !then.office_leaders().has(o.seat) {
                said.say(Reason::OutOfCourt);
            }
        }
        Action::Speciality(of) => zone(o, of, said),
        _ => {
            if let Action::Withdraw(slot) = action
                && let Some(artwork) = frees(o, slot)
            {
                said.say(Reason::Frees(artwork));
            } else if let Some(card) = offered {
                said.say(Reason::Card(card));
            }
        }
    }
}

/// Everything that may be decided now.
fn legal(o: &Outlook<'_>) -> Vec<Action> {
    let mut legal = Vec::new();
    rules::actions(o.c, o.t, &mut legal);
    legal
}

/// Whether nothing else that may be decided is worth more, and something is worth less.
fn stands_out(o: &Outlook<'_>, action: Action, worth: impl Fn(Action) -> Option<f32>) -> bool {
    let Some(own) = worth(action) else { return false };
    let all: Vec<f32> = legal(o).into_iter().filter_map(worth).collect();
    all.iter().all(|worth| *worth <= own) && all.iter().any(|worth| *worth < own)
}

const fn reward_of(reward: Reward) -> Reason {
    match reward {
        Reward::Advance(track) => Reason::Track(track),
        Reward::Worker => Reason::Worker,
    }
}

fn effect(o: &Outlook<'_>, noble: NobleId, said: &mut Said) {
    if o.noble(noble) > 0.0 {
        said.say(Reason::Effect(noble));
    }
}

fn keeps(o: &Outlook<'_>, noble: NobleId, said: &mut Said) {
    let salary = o.t.salary(o.c, o.seat, noble);
    if !o.player.nobles.has(noble) && (salary == 0 || o.keeping(noble) > 0.0) {
        said.say(Reason::PaysForItself { noble, salary });
    }
}

fn cubes(n: u8, said: &mut Said) {
    if n > 0 {
        said.say(Reason::Cubes(n));
    }
}

fn pays(points: impl Into<u16>, francs: impl Into<u16>, said: &mut Said) {
    if let points @ 1.. = points.into() {
        said.say(Reason::Points(points));
    }
    if let francs @ 1.. = francs.into() {
        said.say(Reason::Francs(francs));
    }
}

fn zone(o: &Outlook<'_>, zone: Zone, said: &mut Said) {
    if let things @ 1.. = zone_counts(o.c, o.t, o.seat, zone) {
        said.say(Reason::Zone { zone, things });
    }
}

/// What an active area has: own houses, and good cards below its columns.
fn area(o: &Outlook<'_>, area: Area, said: &mut Said) {
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
fn frees(o: &Outlook<'_>, slot: u8) -> Option<Artwork> {
    let shown = o.t.market.display.get(usize::from(slot)).copied().flatten()?;
    let owns = if shown.white { o.player.whites() > 0 } else { o.player.owns(shown.art) };
    owns.then_some(shown)
}

/// Whether a card's moment may come once more for its owner in this round.
fn comes_again(o: &Outlook<'_>, card: CardId) -> bool {
    let all = o.player.reserve + o.player.travellers;
    match o.c.belle.card(card).moment {
        Moment::BeforeSale | Moment::BeforeNoble | Moment::After(_) => o.player.reserve > 0,
        Moment::AfterOffice(_) | Moment::Park => all > 0,
        // One acts before, one goes on the card, one acts after.
        Moment::AfterTurn => all > 2,
        _ => false,
    }
}

/// What the best place for the marker pays for one of some artworks.
fn sell(glance: &Glance<'_>, sold: impl IntoIterator<Item = Sold>, said: &mut Said) {
    let o = &glance.o;
    let places = sold.into_iter().flat_map(|sold| sales(o.c, o.t, o.seat, sold)).map(|(_, pays)| pays);
    let best = places.max_by(|one, other| glance.paid(*one).total_cmp(&glance.paid(*other)));
    if let Some([points, francs]) = best {
        pays(points, francs, said);
    }
}

/// What an action of the Art Nouveau board is done for by who has laid so many francs out for it.
fn of_work(glance: &Glance<'_>, t: &Table, work: Work, laid: u16, said: &mut Said) {
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
fn send(glance: &Glance<'_>, t: &Table, office: Office, travellers: u8, said: &mut Said) {
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

fn place(glance: &Glance<'_>, t: &Table, space: Space, stake: u8, said: &mut Said) {
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
