//! What Belle Époque's things are worth, and its decisions at first glance.

use super::super::action::Action;
use super::super::components::belle::{Amount, Boon, CardId, Deed, Moment, Per, TileId};
use super::super::components::{Art, Cube, Track, Work, Zone};
use super::super::due::{Sold, Why};
use super::super::grid::{Area, Iris, Space};
use super::super::rules::sales;
use super::glance::Glance;
use super::outlook::Outlook;

/// What the expansion adds to a position.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Extra {
    /// Using its cards.
    pub cards: f32,
    /// Visits to its pavilions.
    pub visits: f32,
    /// Its workers on tiles, who act no more.
    pub tiles: f32,
    pub travellers: f32,
    /// White artworks beside what they would be worth as coloured ones.
    pub whites: f32,
}

impl Outlook<'_> {
    /// A traveller: a worker for the Brussels board alone.
    pub(super) fn traveller(&self) -> f32 {
        if self.acting && !self.player.passed { self.w.worker * 0.55 } else { 0.3 }
    }

    /// A white artwork: it sells for half as much, and counts for nothing at the end.
    pub(super) fn white(&self) -> f32 {
        let of_tile = self.t.belle.tiles(self.seat).find_map(|tile| match self.c.belle.tile(tile) {
            Boon::Points(amount) if amount.per == Per::WhiteArtworks => {
                Some(f32::from(amount.each(self.t.seats)))
            }
            _ => None,
        });
        let sold = self.artwork(self.player.artworks()) - self.zone_value(Zone::Artworks);
        (sold * 0.6).max(0.2) + of_tile.unwrap_or(0.0)
    }

    /// What an amount is worth when so many of its things are there.
    fn amount(&self, amount: Amount, count: f32) -> f32 {
        count / f32::from(amount.by) * f32::from(amount.each(self.t.seats))
    }

    /// How many of a thing a player is likely to have when a card counts it.
    fn usual(&self, per: Per) -> f32 {
        let now = f32::from(self.t.count(self.c, self.seat, per));
        match per {
            Per::Flat => 1.0,
            Per::Artworks => now.max(2.0),
            Per::CubeKinds => 2.0,
            Per::OnStockExchange => 2.5,
            Per::Francs => now.max(9.0),
            Per::ReadyNobles => f32::from(self.player.nobles.len()) * 0.7,
            Per::Irises => self.w.irises * 0.8,
            Per::Travellers => 1.0,
            Per::Cards => now.max(1.0),
            _ => now,
        }
    }

    /// What using a card brings now.
    pub(super) fn used(&self, card: CardId) -> f32 {
        let now = |amount: Amount| f32::from(self.t.amount(self.c, self.seat, amount));
        match self.c.belle.card(card).deed {
            Deed::Francs(amount) => now(amount) * self.franc(),
            Deed::Points(amount) => now(amount),
            Deed::Jokers(n) => f32::from(n.min(self.t.jokers)) * self.joker(),
            Deed::Travellers(n) => f32::from(n.min(self.t.belle.train)) * self.traveller(),
            Deed::Exchange { jokers, materials } => {
                f32::from(materials) * self.material() - f32::from(jokers) * self.joker()
            }
            Deed::Icons(n) => f32::from(n) * self.icon(),
            Deed::LastAudience(francs) => {
                let brings = self.t.belle.leaving.map_or(0.0, |noble| self.noble(noble));
                brings - f32::from(francs) * self.franc()
            }
            _ => 0.0,
        }
    }

    /// What a card is likely to bring in a round.
    pub(super) fn a_round(&self, card: CardId) -> f32 {
        let card = self.c.belle.card(card);
        let chance = match card.moment {
            Moment::After(Work::Materials | Work::Build) | Moment::Payment | Moment::OnHouse => 0.75,
            Moment::After(_)
            | Moment::BeforeSale
            | Moment::SaleMove
            | Moment::BeforeNoble
            | Moment::Dismissed => 0.6,
            Moment::AfterOffice(_) | Moment::Park => 0.5,
            _ => 1.0,
        };
        chance
            * match card.deed {
                Deed::Francs(amount) => self.amount(amount, self.usual(amount.per)) * self.franc(),
                Deed::Points(amount) => self.amount(amount, self.usual(amount.per)),
                Deed::Jokers(n) => f32::from(n) * self.joker(),
                Deed::Travellers(n) => f32::from(n) * self.w.worker * 0.55,
                Deed::Exchange { .. } | Deed::Guests(_) => 0.4,
                Deed::Colour | Deed::Barter(_) | Deed::Release | Deed::Corner | Deed::Swap => 1.0,
                Deed::Steps(_) | Deed::White | Deed::Recover | Deed::LastAudience(_) => 1.5,
                Deed::Withdraw | Deed::Icons(_) => 0.7,
                Deed::Substitute => 2.0,
                Deed::UseNoble => 2.2,
                Deed::Overtime => 1.0,
                Deed::Double => 0.35 * f32::from(self.t.value(self.c, self.seat, Track::Iris)),
                Deed::TakeBack => self.court(1) * 0.8,
            }
    }

    /// What a worker on a tile is worth at the end.
    pub(super) fn tile(&self, tile: TileId) -> f32 {
        let t = self.t;
        let built = f32::from(self.player.houses) + self.unbuilt();
        match self.c.belle.tile(tile) {
            Boon::First(amount) | Boon::Points(amount) => {
                let now = f32::from(t.count(self.c, self.seat, amount.per));
                let more = match amount.per {
                    Per::Points => self.rounds * 12.0,
                    Per::CrownLevel | Per::IrisLevel => self.rounds * 0.4,
                    Per::FirstPasses => self.rounds * 0.3,
                    Per::Contacts => self.rounds * 0.25,
                    _ => 0.0,
                };
                self.amount(amount, now + more)
            }
            Boon::Francs(amount) => {
                self.amount(amount, self.usual(amount.per) + self.rounds * 0.4) * self.franc()
            }
            Boon::Zone(more) => {
                let best = Zone::ALL.map(|zone| self.zone_point(zone)).into_iter().fold(0.0, f32::max);
                f32::from(more) * best
            }
            Boon::Artworks(more) => f32::from(more) * self.zone_value(Zone::Artworks),
            Boon::Houses(more) => f32::from(more) * self.house_points(),
            Boon::Buildings(amount) => self.amount(amount, built),
            Boon::LastLevel(points) => {
                let values = &t.board(self.c, self.seat).tracks[Track::Architect.index()];
                let level = usize::from(self.player.level(Track::Architect));
                let missing = (values.len() - level.min(values.len())) as f32;
                let last = f32::from(points) - f32::from(values.last().copied().unwrap_or(0));
                last.max(0.0) * built * (1.0 - missing * 0.3 / (0.5 + self.rounds * 0.5)).max(0.0)
            }
            Boon::Salaries(_) => self.owed() * 0.5 + self.rounds * 0.6,
        }
    }

    /// What a pavilion's visits bring in the rounds to come.
    fn visits(&self, row: u8) -> f32 {
        let now = if self.acting { f32::from(self.t.colours_in(row)) } else { 0.0 };
        (now + 1.7 * self.rounds) * f32::from(self.c.belle.colour_points)
    }

    /// What the expansion adds to a position.
    pub(super) fn belle(&self) -> Extra {
        let mut extra = Extra::default();
        for (row, place) in self.t.belle.places.iter().enumerate() {
            let Some(place) = place.filter(|place| place.owner == Some(self.seat)) else { continue };
            let left = self.rounds + if self.acting && !place.used { 0.6 } else { 0.0 };
            extra.cards += self.a_round(place.card) * left;
            extra.visits += self.visits(row as u8);
        }
        for tile in self.t.belle.tiles(self.seat) {
            extra.tiles += self.tile(tile) - self.w.gone * self.rounds;
        }
        extra.travellers = f32::from(self.player.travellers) * self.traveller();
        // White artworks were counted as coloured ones.
        let whites = self.player.whites();
        if whites > 0 {
            let each = self.white() - self.artwork(self.player.artworks().saturating_sub(1));
            extra.whites = f32::from(whites) * each;
        }
        extra
    }
}

impl Glance<'_> {
    /// The value of a decision of the expansion.
    pub(super) fn belle(&self, action: Action) -> f32 {
        let (o, t) = (&self.o, self.o.t);
        match action {
            Action::OfficeWith { office, travellers } => {
                let n = f32::from(travellers);
                let workers = t.workers_for(o.c, office);
                let own = t.in_offices(o.seat);
                // A traveller goes to no court.
                let court = o.court(own + workers) - o.court(own + workers - travellers);
                self.value(Action::Office(office)) + n * (o.w.worker - o.traveller()) + court
            }
            Action::Card => t.due().map_or(0.0, |open| match open.why {
                Why::Card(card) => o.used(card),
                _ => 0.0,
            }),
            Action::SellWhite(side) => {
                let named = Art::ALL.into_iter().filter(|art| t.sells_as(*art));
                let best = named.map(|art| self.best_sale(Sold { art, white: Some(side) }));
                best.reduce(f32::max).unwrap_or(0.0)
            }
            Action::As(art) => match t.due().map(|open| open.why) {
                Some(Why::As { white }) => {
                    let pays = sales(o.c, t, o.seat, Sold { art, white: Some(white) });
                    pays.map(|(_, [points, francs])| f32::from(points) + f32::from(francs) * o.franc())
                        .fold(0.0, f32::max)
                }
                _ => 0.0,
            },
            Action::Colour(art) => {
                o.zone_value(Zone::Artworks) + 1.0 + if o.player.owns(art) { 0.0 } else { o.franc() }
            }
            Action::White(_) => o.white(),
            Action::Withdraw(slot) => {
                let back = t.market.display.get(usize::from(slot)).copied().flatten();
                0.4 + back.map_or(0.0, |back| f32::from(o.player.alike(back).min(2)) * 0.8)
            }
            Action::Guest(slot) => {
                let there = t.nobles.get(usize::from(slot)).copied().flatten();
                // Somebody better may come.
                1.6 - there.map_or(0.0, |noble| o.noble(noble))
            }
            Action::Release(noble) => {
                f32::from(o.c.noble(noble).salary) * o.franc() - o.keeping(noble) + o.noble(noble) * 0.2
            }
            Action::Recover { space, francs } => {
                let lane = o.lane(space.column());
                let less = o.column(&lane, lane.own.saturating_sub(francs.into()));
                f32::from(francs) * o.franc() + less - o.column(&lane, lane.own)
            }
            Action::Barter(art) => {
                let gained = 2.0 * o.material().max(o.joker());
                let only = if o.player.artworks[art.index()] == 1 {
                    o.franc() * (o.rounds + 1.0) * 0.8
                } else {
                    0.0
                };
                gained - o.artwork(o.player.artworks().saturating_sub(1)) - only
            }
            Action::Cube(cube) => {
                let worth = match cube {
                    Cube::Material(material) => {
                        o.material() - 0.1 * f32::from(o.player.materials[material.index()])
                    }
                    Cube::Joker => o.joker(),
                };
                if matches!(t.due().map(|open| open.why), Some(Why::Give { .. })) { -worth } else { worth }
            }
            Action::Plan(corner) => self.area(Area::of(corner)) + 0.1,
            Action::Overtime { traveller: true } => 0.8 - o.traveller() * 0.5,
            Action::Overtime { traveller: false } => 0.8 - o.w.worker * 0.6,
            Action::Swap { won, other } => o.card(other, false) - o.card(won, false),
            Action::Double(space) => 0.1 + self.doubled(space),
            Action::TakeBack(_) => {
                let own = t.in_offices(o.seat);
                0.1 + o.court(own) - o.court(own.saturating_sub(1))
            }
            Action::Pavilion(row) => {
                let at = usize::from(row);
                let card =
                    t.belle.places.get(at).copied().flatten().map_or(0.0, |place| o.a_round(place.card));
                card * (o.rounds + 0.4) + o.visits(row) - f32::from(o.c.belle.surcharges[at]) * o.material()
            }
            Action::Tile(at) => {
                let stand = t.belle.tiles.get(usize::from(at)).copied().flatten();
                let worth = stand.map_or(0.0, |stand| o.tile(stand.tile));
                worth - o.w.gone * o.rounds - o.w.worker * 0.8
            }
            Action::Speciality(zone) => o.zone_point(zone),
            _ => 0.0,
        }
    }

    /// What letting a worker count twice changes at the irises around it.
    fn doubled(&self, space: Space) -> f32 {
        let o = &self.o;
        let mut table = *o.t;
        let leads = |table: &super::super::table::Table| {
            Iris::around(space).filter(|iris| table.iris_leaders(*iris).has(o.seat)).count() as f32
        };
        let before = leads(&table);
        table.belle.doubled = Some(space);
        (leads(&table) - before) * f32::from(o.t.value(o.c, o.seat, Track::Iris))
    }
}
