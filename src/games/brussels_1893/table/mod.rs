//! Everything on the table that everybody may see: all but what lies face down.

mod belle;

use super::Options;
use super::belle::{Artwork, Belle};
use super::components::{
    self, Architect, Art, Artworks, Board, Components, Cubes, MOST_SEATS, NEEDLES, NOBLES, NobleId, OFFICES,
    Office, Position, PrestigeId, ROW, STOCK_CARDS, StockId, Tier, Track, Work, Zone, counterclockwise,
};
use super::due::{Phase, Stack, Why};
use super::grid::{Area, Iris, SIDE, SPACES, Space};
use super::payment::Price;
use super::player::Player;
use super::sets::{CardSet, SeatSet};
use crate::engine::{Open, Seat};
use serde::{Deserialize, Serialize};

/// A count a seat.
pub type PerSeat<T> = [T; MOST_SEATS];

/// Tiles that the art market displays.
pub const DISPLAY: usize = 2;

/// A worker on the Art Nouveau board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Worker {
    /// A player's.
    Of(Seat),
    /// Nobody's: with two players.
    Neutral,
}

/// What stands on a space.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Spot {
    /// The worker.
    pub worker: Option<Worker>,
    /// Francs under the worker.
    pub stake: u8,
    /// Whose house stands there.
    pub house: Option<Seat>,
    /// Whether a Belle Époque tile lies there.
    pub tile: bool,
}

/// What stands on an action of the Brussels board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Occupants {
    /// How often the action was done in this round.
    pub executions: u8,
    /// Workers there by seat.
    pub workers: PerSeat<u8>,
}

/// What the turn is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Placed {
    /// A worker was put on a space.
    Space(Space),
    /// Workers were put on an action of the Brussels board.
    Office(Office),
}

/// The art market.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Exchange {
    /// Column and row of the marker's centre, from 1.
    pub centre: [u8; 2],
    /// The displayed artworks.
    pub display: [Option<Artwork>; DISPLAY],
}

/// The table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Table {
    /// Number of players.
    pub seats: u8,
    /// What was agreed.
    pub options: Options,
    /// Who starts this round.
    pub start: Seat,
    /// Who holds the start player marker: handed over once the columns are counted.
    pub marker: Seat,
    /// The round, from 1.
    pub round: u8,
    /// The phase of the round.
    pub phase: Phase,
    /// Seats from the start player that are done with the phase; in the action phase the seat whose turn it is.
    pub at: u8,
    /// The column that is being decided on, from 0.
    pub column: u8,
    /// Where the worker of this turn was put.
    pub placed: Option<Placed>,
    /// Whether a turn begins here.
    pub(super) fresh: bool,
    /// The strips from the top: which, and whether it shows its reverse.
    pub strips: [(u8, bool); SIDE],
    /// The spaces.
    pub spaces: [Spot; SPACES],
    /// The active area, once it is chosen.
    pub area: Option<Area>,
    /// The stock exchange card of this round.
    pub stock: Option<StockId>,
    /// Stock exchange cards that were revealed, this round's among them: a bit each.
    pub stock_seen: u16,
    /// The Brussels board.
    pub offices: [Occupants; OFFICES],
    /// The displayed nobles, the dearest slot first.
    pub nobles: [Option<NobleId>; ROW],
    /// The noble that was revealed for Hankar.
    pub revealed: Option<NobleId>,
    /// Nobles in the deck.
    pub noble_deck: u8,
    /// Discarded nobles by name.
    pub noble_discard: [u8; NOBLES],
    /// The prestige cards below the columns.
    pub prestige: [Option<PrestigeId>; SIDE],
    /// Prestige cards in the deck.
    pub prestige_deck: u8,
    /// Discarded prestige cards.
    pub prestige_discard: CardSet,
    /// The art market.
    pub market: Exchange,
    /// Artworks in the workshop.
    pub stacks: Artworks,
    /// Materials in the supply.
    pub materials: Cubes,
    /// Jokers in the supply.
    pub jokers: u8,
    /// The needles.
    pub needles: [Position; NEEDLES],
    /// Who passed first in this round.
    pub first_passer: Option<Seat>,
    /// What has to be decided before the phase goes on.
    pub open: Stack,
    /// What Belle Époque adds.
    pub belle: Belle,
    /// Places at the table, those beyond the number of players unused: see [`players`](Self::players).
    pub places: PerSeat<Player>,
}

impl Table {
    /// The players, in seat order.
    #[must_use]
    pub fn players(&self) -> &[Player] {
        &self.places[..usize::from(self.seats)]
    }

    /// A player.
    #[must_use]
    pub const fn player(&self, seat: Seat) -> &Player {
        &self.places[seat.index()]
    }

    pub(super) const fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.places[seat.index()]
    }

    /// Every seat, clockwise from one.
    pub fn seats_from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        first.around(self.seats)
    }

    /// Every other seat, clockwise.
    pub fn opponents(&self, of: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.seats_from(of).skip(1)
    }

    /// Whose turn it is, in the phases that go from seat to seat.
    #[must_use]
    pub const fn turn(&self) -> Option<Seat> {
        match self.phase {
            Phase::Draft
            | Phase::Neutral
            | Phase::Turns
            | Phase::Prestige
            | Phase::Tiles
            | Phase::Salaries => Some(Seat((self.start.0 + self.at) % self.seats)),
            _ => None,
        }
    }

    /// The seat that the phase is at: whose turn it is, or the start player.
    #[must_use]
    pub const fn active(&self) -> Seat {
        match self.turn() {
            Some(seat) => seat,
            None => self.start,
        }
    }

    /// Whose decision is due.
    #[must_use]
    pub const fn to_move(&self) -> Seat {
        self.open.decider(self.active())
    }

    /// The decision that is open inside the phase.
    #[must_use]
    pub const fn due(&self) -> Option<Open<Why>> {
        self.open.top()
    }

    /// Whether the game is over.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over)
    }

    /// What stands on a space.
    #[must_use]
    pub const fn spot(&self, space: Space) -> &Spot {
        &self.spaces[space.index()]
    }

    /// The action of a space.
    #[must_use]
    pub const fn work(&self, components: &Components, space: Space) -> Work {
        let (strip, reverse) = self.strips[SIDE - 1 - space.row() as usize];
        components.strips[strip as usize].sides[reverse as usize][space.column() as usize]
    }

    /// Whether a space is active.
    #[must_use]
    pub const fn is_active(&self, space: Space) -> bool {
        match self.area {
            Some(area) => area.has(space),
            None => false,
        }
    }

    /// Whether a column is active.
    #[must_use]
    pub const fn is_active_column(&self, column: u8) -> bool {
        match self.area {
            Some(area) => area.has_column(column),
            None => false,
        }
    }

    /// A player's board; the side that all have alike before one is chosen.
    #[must_use]
    pub fn board<'a>(&self, components: &'a Components, seat: Seat) -> &'a Board {
        match self.player(seat).architect {
            Some(architect) => components.board(architect, self.options.side_b_boards),
            None => &components.side_a,
        }
    }

    /// Whether no round follows this one.
    #[must_use]
    pub const fn is_last_round(&self, components: &Components) -> bool {
        self.round >= components.rounds
    }

    /// The value beside a player's level of a track.
    #[must_use]
    pub fn value(&self, components: &Components, seat: Seat, track: Track) -> u8 {
        let printed = &self.board(components, seat).tracks[track.index()];
        let level = usize::from(self.player(seat).level(track));
        printed.get(level).copied().or_else(|| self.last_level(components, seat, track)).unwrap_or_default()
    }

    /// What a player's zone pays for each thing that it counts.
    #[must_use]
    pub fn zone_value(&self, components: &Components, seat: Seat, zone: Zone) -> u16 {
        let cards = self.player(seat).tucked[zone.index()].iter();
        let points = cards.map(|card| u16::from(components.prestige(card).points)).sum::<u16>();
        let is_special = self.player(seat).speciality == Some(zone);
        let more = if is_special { self.zone_bonus(components, seat).unwrap_or(0) } else { 0 };
        u16::from(self.board(components, seat).zone_value + more) + points
    }

    /// The tier of a player's next house; none when all are built.
    #[must_use]
    pub fn next_tier<'a>(&self, components: &'a Components, seat: Seat) -> Option<&'a Tier> {
        let board = self.board(components, seat);
        board.tier(self.player(seat).houses).map(|tier| &board.tiers[tier])
    }

    /// What a player's next house costs with needles in these positions; none when all are built.
    #[must_use]
    pub fn price_with(
        &self,
        components: &Components,
        seat: Seat,
        needles: [Position; NEEDLES],
    ) -> Option<Price> {
        let units = self.next_tier(components, seat)?.cubes;
        let compass = components.compass(self.options.belle_epoque);
        let points = needles.map(|position| compass[usize::from(position)]);
        Some(Price { units, points, any_is_one_kind: self.options.any_is_one_kind, may_substitute: false })
    }

    /// What a player's next house costs now; none when all are built.
    #[must_use]
    pub fn price(&self, components: &Components, seat: Seat) -> Option<Price> {
        let price = self.price_with(components, seat, self.needles)?;
        Some(Price { may_substitute: self.substitute(components, seat).is_some(), ..price })
    }

    /// Workers that an action of the Brussels board costs now.
    #[must_use]
    pub const fn workers_for(&self, components: &Components, office: Office) -> u8 {
        components.price(self.offices[office.index()].executions, self.seats)
    }

    /// Where the needles are after one of them is turned, 0 or 1; none where it would come to lie on the other.
    #[must_use]
    pub fn turned(
        &self,
        components: &Components,
        needle: u8,
        clockwise: bool,
    ) -> Option<[Position; NEEDLES]> {
        let at = usize::from(needle);
        let from = *self.needles.get(at)?;
        let compass = components.compass(self.options.belle_epoque);
        let to =
            if clockwise { components::clockwise(compass, from) } else { counterclockwise(compass, from)? };
        let mut needles = self.needles;
        needles[at] = to;
        (to != self.needles[1 - at]).then_some(needles)
    }

    /// Whether a house may be put on a space.
    #[must_use]
    pub const fn is_free_for_house(&self, space: Space) -> bool {
        let spot = self.spot(space);
        spot.worker.is_none() && spot.house.is_none() && !spot.tile
    }

    /// Whether an artwork of a colour is displayed, and so cannot be sold.
    #[must_use]
    pub fn is_displayed(&self, art: Art) -> bool {
        self.market.display.contains(&Some(Artwork::of(art)))
    }

    /// Whether a player has an artwork that can be sold.
    #[must_use]
    pub fn can_sell(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        Art::ALL.into_iter().any(|art| player.owns(art) && !self.is_displayed(art))
            || (player.whites() > 0 && !self.is_white_displayed())
    }

    /// Whether the marker can come to a centre in exactly so many steps.
    #[must_use]
    pub const fn reaches(&self, centre: [u8; 2], steps: u8) -> bool {
        let [column, row] = self.market.centre;
        if centre[0] < 2 || centre[0] > 6 || centre[1] < 2 || centre[1] > 6 {
            return false;
        }
        let distance = column.abs_diff(centre[0]) + row.abs_diff(centre[1]);
        distance <= steps && (steps - distance).is_multiple_of(2)
    }

    /// Francs that each player has laid in a column.
    #[must_use]
    pub fn stakes(&self, column: u8) -> PerSeat<u16> {
        let mut stakes = PerSeat::default();
        for row in 0..SIDE as u8 {
            let spot = self.spot(Space::at(column, row));
            if let Some(Worker::Of(seat)) = spot.worker {
                stakes[seat.index()] += u16::from(spot.stake);
            }
        }
        stakes
    }

    /// Who has laid most francs in a column; nobody where nobody has laid any.
    #[must_use]
    pub fn column_leaders(&self, column: u8) -> SeatSet {
        most(&self.stakes(column))
    }

    /// Workers around an iris by seat, and the neutral ones; none where it is not surrounded.
    #[must_use]
    pub fn around(&self, iris: Iris) -> Option<(PerSeat<u8>, u8)> {
        let (mut workers, mut neutral) = (PerSeat::default(), 0);
        for space in iris.spaces() {
            match self.spot(space).worker? {
                Worker::Of(seat) => workers[seat.index()] += 1 + u8::from(self.belle.doubled == Some(space)),
                Worker::Neutral => neutral += 1,
            }
        }
        Some((workers, neutral))
    }

    /// Who has most workers around an iris; nobody where it is not surrounded.
    #[must_use]
    pub fn iris_leaders(&self, iris: Iris) -> SeatSet {
        let Some((workers, neutral)) = self.around(iris) else { return SeatSet::default() };
        let leaders = most(&workers.map(u16::from));
        let highest = workers.into_iter().max().unwrap_or(0);
        if self.options.neutral_contests_iris && neutral > highest { SeatSet::default() } else { leaders }
    }

    /// Workers of a player on the Brussels board.
    #[must_use]
    pub fn in_offices(&self, seat: Seat) -> u8 {
        self.offices.iter().map(|office| office.workers[seat.index()]).sum()
    }

    /// Workers of a player on the Art Nouveau board.
    #[must_use]
    pub fn on_spaces(&self, seat: Seat) -> u8 {
        self.spaces.iter().filter(|spot| spot.worker == Some(Worker::Of(seat))).count() as u8
    }

    /// Who has most workers on the Brussels board; nobody where nobody has any.
    #[must_use]
    pub fn office_leaders(&self) -> SeatSet {
        let mut workers = PerSeat::default();
        for seat in self.seats_from(Seat(0)) {
            workers[seat.index()] = u16::from(self.in_offices(seat));
        }
        most(&workers)
    }

    /// Manneken Pis icons of each player as the columns stand.
    #[must_use]
    pub fn icons(&self, components: &Components) -> PerSeat<u16> {
        let mut icons = PerSeat::default();
        for column in (0..SIDE as u8).filter(|column| self.is_active_column(*column)) {
            let card = self.prestige[usize::from(column)];
            if let (Some(seat), Some(card)) = (self.column_leaders(column).only(), card) {
                icons[seat.index()] += u16::from(components.prestige(card).icons);
            }
        }
        if let Some(seat) = self.first_passer {
            icons[seat.index()] += u16::from(components.scores.passing_icons);
        }
        if let Some((seat, more)) = self.belle.icons {
            icons[seat.index()] += u16::from(more);
        }
        icons
    }

    /// Who starts the next round as the columns stand: most icons, ties going clockwise from the left of who starts this one.
    #[must_use]
    pub fn next_start(&self, components: &Components) -> Seat {
        let icons = self.icons(components);
        let highest = icons.into_iter().max().unwrap_or(0);
        let left = self.start.next(self.seats);
        self.seats_from(left).find(|seat| icons[seat.index()] == highest).unwrap_or(left)
    }

    /// Whether an architect is free.
    #[must_use]
    pub fn is_free(&self, architect: Architect) -> bool {
        self.players().iter().all(|player| player.architect != Some(architect))
    }

    /// Stock exchange cards that nobody has seen.
    pub fn stock_unseen(&self) -> impl Iterator<Item = StockId> + use<> {
        let seen = self.stock_seen;
        (0..STOCK_CARDS as StockId).filter(move |card| seen >> card & 1 == 0)
    }

    /// How many stock exchange cards were revealed.
    #[must_use]
    pub const fn stock_shown(&self) -> u8 {
        self.stock_seen.count_ones() as u8
    }

    /// Artworks of a colour: in the workshop, displayed and of players.
    #[must_use]
    pub fn artworks_of(&self, art: Art) -> u8 {
        let owned = |player: &Player| player.artworks[art.index()] + player.whites[art.index()];
        let owned: u8 = self.players().iter().map(owned).sum();
        let displayed = self.market.display.iter().flatten().filter(|shown| shown.art == art).count() as u8;
        self.stacks[art.index()] + owned + displayed
    }

    /// Whether the workshop has an artwork to make.
    #[must_use]
    pub fn has_artworks(&self) -> bool {
        Art::MADE.into_iter().any(|art| self.stacks[art.index()] > 0)
    }

    /// Whether there is any material in the supply.
    #[must_use]
    pub fn has_materials(&self) -> bool {
        self.materials.iter().any(|cubes| *cubes > 0)
    }
}

/// Who has most; nobody where nobody has any.
fn most(of: &PerSeat<u16>) -> SeatSet {
    let highest = of.iter().copied().max().unwrap_or(0);
    let mut leaders = SeatSet::default();
    for (at, count) in of.iter().enumerate() {
        if highest > 0 && *count == highest {
            leaders.put(Seat(at as u8));
        }
    }
    leaders
}
