//! What the expansion asks of the table (RULES.md, Belle Époque).

use super::{Placed, Table, Worker};
use crate::engine::Seat;
use crate::games::brussels_1893::belle::{Artwork, Helper, Stand};
use crate::games::brussels_1893::components::belle::{
    Amount, Boon, CardId, Deed, Moment, PAVILIONS, Per, TileId,
};
use crate::games::brussels_1893::components::{Art, Components, LEVELS, Material, NobleId, Office, Track};
use crate::games::brussels_1893::due::Sold;
use crate::games::brussels_1893::grid::{Iris, SIDE, Space};

impl Table {
    /// What the first of a player's tiles says of a kind, as `find` sees it.
    fn boon<T>(&self, components: &Components, seat: Seat, find: impl Fn(Boon) -> Option<T>) -> Option<T> {
        self.belle.tiles(seat).find_map(|tile| find(components.belle.tile(tile)))
    }

    /// What a player's track is worth beyond its last printed level; none where there is no such level.
    #[must_use]
    pub fn last_level(&self, components: &Components, seat: Seat, track: Track) -> Option<u8> {
        let of_tile = |boon| if let Boon::LastLevel(points) = boon { Some(points) } else { None };
        if track == Track::Architect { self.boon(components, seat, of_tile) } else { None }
    }

    /// Whether a player's track has a next level.
    #[must_use]
    pub fn can_advance(&self, components: &Components, seat: Seat, track: Track) -> bool {
        let level = usize::from(self.player(seat).level(track));
        level + 1 < LEVELS || (level + 1 == LEVELS && self.last_level(components, seat, track).is_some())
    }

    /// Francs that a noble of a player is owed at the end: its salary, or what a tile says of all of them.
    #[must_use]
    pub fn salary(&self, components: &Components, seat: Seat, noble: NobleId) -> u8 {
        let of_tile = |boon| if let Boon::Salaries(francs) = boon { Some(francs) } else { None };
        self.boon(components, seat, of_tile).unwrap_or(components.noble(noble).salary)
    }

    /// Artworks of a player that count at the end: the white ones are worth nothing then, and a tile may add some.
    #[must_use]
    pub fn artworks_that_count(&self, components: &Components, seat: Seat) -> u16 {
        let of_tile = |boon| if let Boon::Artworks(more) = boon { Some(more) } else { None };
        (self.player(seat).coloured() + self.boon(components, seat, of_tile).unwrap_or(0)).into()
    }

    /// Houses that a tile adds to a player's buildings at the end.
    #[must_use]
    pub fn more_houses(&self, components: &Components, seat: Seat) -> u8 {
        let of_tile = |boon| if let Boon::Houses(more) = boon { Some(more) } else { None };
        self.boon(components, seat, of_tile).unwrap_or(0)
    }

    /// What a tile adds to a player's zone of choice; none without such a tile.
    #[must_use]
    pub fn zone_bonus(&self, components: &Components, seat: Seat) -> Option<u8> {
        self.boon(components, seat, |boon| if let Boon::Zone(more) = boon { Some(more) } else { None })
    }

    /// Sides by which two houses of a player touch on the Art Nouveau board.
    #[must_use]
    pub fn contacts(&self, seat: Seat) -> u16 {
        let own =
            |column: usize, row: usize| self.spot(Space::at(column as u8, row as u8)).house == Some(seat);
        let mut contacts = 0;
        for at in 0..SIDE {
            for along in 1..SIDE {
                contacts += u16::from(own(along, at) && own(along - 1, at));
                contacts += u16::from(own(at, along) && own(at, along - 1));
            }
        }
        contacts
    }

    /// How many of a thing a player has.
    #[must_use]
    pub fn count(&self, components: &Components, seat: Seat, per: Per) -> u16 {
        let player = self.player(seat);
        match per {
            Per::Flat => 1,
            Per::Artworks => player.artworks().into(),
            Per::WhiteArtworks => player.whites().into(),
            Per::CubeKinds => self.belle.kinds.into(),
            Per::OnStockExchange => {
                let at = Office::StockExchange.index();
                let workers: u8 = self.offices[at].workers.iter().sum();
                u16::from(workers + self.belle.travellers[at])
            }
            Per::Francs => player.francs,
            Per::ReadyNobles => player.ready().len().into(),
            Per::Irises => Iris::all().filter(|iris| self.iris_leaders(*iris).has(seat)).count() as u16,
            Per::Travellers => self.belle.travellers.iter().map(|travellers| u16::from(*travellers)).sum(),
            Per::Cards => self.belle.pavilions(seat).into(),
            Per::Points => player.score.max(0).unsigned_abs(),
            Per::IrisLevel => u16::from(player.level(Track::Iris)) + 1,
            Per::CrownLevel => u16::from(player.level(Track::Crown)) + 1,
            Per::FirstPasses => player.face_down.into(),
            Per::Buildings => u16::from(player.houses + self.more_houses(components, seat)),
            Per::Contacts => self.contacts(seat),
        }
    }

    /// What so much for every so many of a thing brings a player.
    #[must_use]
    pub fn amount(&self, components: &Components, seat: Seat, amount: Amount) -> u16 {
        amount.of(self.count(components, seat, amount.per), self.seats)
    }

    /// Points that a tile adds for each building at the end, in all.
    #[must_use]
    pub fn building_points(&self, components: &Components, seat: Seat) -> u16 {
        let of_tile = |boon| if let Boon::Buildings(amount) = boon { Some(amount) } else { None };
        self.boon(components, seat, of_tile).map_or(0, |amount| self.amount(components, seat, amount))
    }

    /// What a tile brings its worker's owner at the end: points and francs.
    #[must_use]
    pub fn brings(&self, components: &Components, seat: Seat, tile: TileId) -> [u16; 2] {
        match components.belle.tile(tile) {
            Boon::First(amount) | Boon::Points(amount) => [self.amount(components, seat, amount), 0],
            Boon::Francs(amount) => [0, self.amount(components, seat, amount)],
            _ => [0, 0],
        }
    }

    /// What a player's tiles will bring at the end: points and francs; nothing once they have.
    #[must_use]
    pub fn to_come(&self, components: &Components, seat: Seat) -> [u16; 2] {
        if self.player(seat).tiles_scored {
            return [0, 0];
        }
        let brings = self.belle.tiles(seat).map(|tile| self.brings(components, seat, tile));
        brings.fold([0, 0], |[points, francs], [more, paid]| [points + more, francs + paid])
    }

    /// Whether a tile of the Belle Époque board is free.
    #[must_use]
    pub fn is_free_tile(&self, at: u8) -> bool {
        matches!(self.belle.tiles.get(usize::from(at)), Some(Some(Stand { worker: None, .. })))
    }

    /// Whether a pavilion could stand on a place, for whoever has so much glass for its surcharge.
    #[must_use]
    pub fn is_free_for_pavilion(&self, components: &Components, row: u8, glass: u8) -> bool {
        let place = self.belle.places.get(usize::from(row)).copied().flatten();
        place.is_some_and(|place| place.owner.is_none())
            && components.belle.surcharges[usize::from(row)] <= glass
    }

    /// Whether whoever has so much glass has a place for a building.
    #[must_use]
    pub fn has_place(&self, components: &Components, glass: u8) -> bool {
        Space::all().any(|space| self.is_free_for_house(space))
            || (0..PAVILIONS as u8).any(|row| self.is_free_for_pavilion(components, row, glass))
    }

    /// Different colours of workers in a row of the Art Nouveau board, the neutral one among them.
    #[must_use]
    pub fn colours_in(&self, row: u8) -> u8 {
        let mut seen = 0_u8;
        for column in 0..SIDE as u8 {
            seen |= match self.spot(Space::at(column, row)).worker {
                Some(Worker::Of(seat)) => 1 << seat.index(),
                Some(Worker::Neutral) => 1 << 7,
                None => 0,
            };
        }
        seen.count_ones() as u8
    }

    /// Whether cards for actions of spaces may be used: not for what the park copies.
    #[must_use]
    pub const fn is_on_space(&self) -> bool {
        !matches!(self.placed, Some(Placed::Office(_)))
    }

    /// Whether a player may move the marker of the art market to a centre in a sale.
    #[must_use]
    pub fn may_move(&self, components: &Components, seat: Seat, centre: [u8; 2]) -> bool {
        let steps = self.player(seat).artworks();
        let farther = || {
            let more = self.more_steps(components, seat).map_or(0, |(_, more)| more);
            (1..=more).any(|more| self.reaches(centre, steps.saturating_add(more)))
        };
        self.reaches(centre, steps) || farther()
    }

    /// Workers of a player that come home at the end of a round.
    #[must_use]
    pub fn away(&self, seat: Seat) -> u8 {
        let on_card = u8::from(self.belle.overtime == Some(Helper::Worker(seat)));
        self.on_spaces(seat) + self.in_offices(seat) + on_card
    }

    /// How many cells farther a player's marker may go in a sale, and by which card.
    #[must_use]
    pub fn more_steps(&self, components: &Components, seat: Seat) -> Option<(CardId, u8)> {
        if !self.is_on_space() {
            return None;
        }
        self.belle.ready(components, seat, Moment::SaleMove).find_map(|card| {
            match components.belle.card(card).deed {
                Deed::Steps(steps) => Some((card, steps)),
                _ => None,
            }
        })
    }

    /// The card by which a player may pay for a building with another cube.
    #[must_use]
    pub fn substitute(&self, components: &Components, seat: Seat) -> Option<CardId> {
        if !self.is_on_space() {
            return None;
        }
        self.belle.ready(components, seat, Moment::Payment).next()
    }

    /// Whether a white artwork is displayed, and so none can be sold.
    #[must_use]
    pub fn is_white_displayed(&self) -> bool {
        self.market.display.iter().flatten().any(|shown| shown.white)
    }

    /// Whether a player's white artwork could be sold as one of a colour.
    #[must_use]
    pub fn sells_as(&self, art: Art) -> bool {
        !self.is_displayed(art) && !self.is_white_displayed()
    }

    /// What a player could sell: artworks of each colour, then a white one as each colour.
    pub fn sellable(&self, seat: Seat) -> impl Iterator<Item = Sold> {
        let player = self.player(seat);
        let coloured = Art::ALL.into_iter().filter(|art| player.owns(*art) && !self.is_displayed(*art));
        let white = Art::MADE.into_iter().find(|art| player.whites[art.index()] > 0);
        let named = Art::ALL.into_iter().filter(move |art| white.is_some() && self.sells_as(*art));
        coloured.map(Sold::of).chain(named.map(move |art| Sold { art, white }))
    }

    /// Lays an artwork of a player into a slot of the display; what lay there goes back to the supply.
    pub fn displays(&mut self, seat: Seat, sold: Sold, slot: usize) -> Option<Artwork> {
        let back = self.market.display[slot].replace(sold.shown());
        if let Some(back) = back {
            self.stacks[back.art.index()] += 1;
        }
        let player = self.player_mut(seat);
        match sold.white {
            Some(side) => player.whites[side.index()] -= 1,
            None => player.artworks[sold.art.index()] -= 1,
        }
        back
    }

    /// The materials in play.
    #[must_use]
    pub fn materials_in_play(&self) -> &'static [Material] {
        Material::in_play(self.options.belle_epoque)
    }
}
