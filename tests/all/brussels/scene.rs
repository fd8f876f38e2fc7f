//! Positions set up by hand: what lies open is said, what lies face down is dealt at random around it.

use salon::engine::{Game, Rng, Seat, Seed};
use salon::games::brussels_1893::components::belle::{CardId, TileId};
use salon::games::brussels_1893::components::{
    Architect, Art, MATERIALS, NOBLES, NobleId, PrestigeId, Track, Work,
};
use salon::games::brussels_1893::grid::{Area, Iris, Space};
use salon::games::brussels_1893::{
    Action, Brussels1893, Components, Event, Helper, NobleSet, Options, Phase, Place, Player, Refusal, Setup,
    Stand, State, Table, View, Why, Worker,
};
use std::sync::Arc;

/// The first seats, as the tests call them.
pub const ADA: Seat = Seat(0);
pub const BO: Seat = Seat(1);
pub const CY: Seat = Seat(2);
pub const DI: Seat = Seat(3);

/// The nobles, in the order of the box.
pub const BRUGMANN: NobleId = 0;
pub const EMPAIN: NobleId = 1;
pub const SOLVAY: NobleId = 2;
pub const BULS: NobleId = 3;
pub const ALBERT: NobleId = 4;
pub const VAN_DE_VELDE: NobleId = 5;
pub const VANDERVELDE: NobleId = 6;
pub const MAETERLINCK: NobleId = 7;

/// The space of a column and a row as the rules count them, both from 1.
pub const fn at(column: u8, row: u8) -> Space {
    Space::at(column - 1, row - 1)
}

/// A position being set up: Ada's first turn of the first round, in the upper right area of sixteen spaces. The strips lie in the
/// order of the box, from the top.
pub struct Scene {
    pub components: Arc<Components>,
    pub table: Table,
}

impl Scene {
    pub fn new(seats: u8) -> Self {
        Self::of(&Setup { seats, ..Setup::default() })
    }

    /// The same with the expansion.
    pub fn belle(seats: u8) -> Self {
        let options = Options { belle_epoque: true, ..Options::default() };
        Self::of(&Setup { seats, options, edition: None })
    }

    pub fn of(setup: &Setup) -> Self {
        let components = Brussels1893::components(setup).expect("a sound setup");
        let state = Brussels1893::start(&components, setup, Seed(1), &mut ());
        let mut table = *state.table();
        (table.start, table.marker, table.phase, table.at) = (ADA, ADA, Phase::Turns, 0);
        for (at, strip) in table.strips.iter_mut().enumerate() {
            strip.0 = at as u8;
        }
        for (player, architect) in table.places.iter_mut().zip(Architect::ALL).take(setup.seats.into()) {
            player.architect = Some(architect);
            player.francs = 10;
            player.neutral = 0;
        }
        table.area = Some(Area::of(Iris::at(1, 1)));
        (table.stock, table.stock_seen) = (Some(0), 1);
        table.nobles = [MAETERLINCK, ALBERT, BULS, EMPAIN].map(Some);
        table.prestige = [1, 3, 5, 13, 7].map(Some);
        Self { components, table }
    }

    pub fn player(&mut self, seat: Seat) -> &mut Player {
        &mut self.table.places[seat.index()]
    }

    pub fn board(&mut self, seat: Seat, architect: Architect) {
        let old = self.player(seat).architect;
        for player in &mut self.table.places {
            if player.architect == Some(architect) {
                player.architect = old;
            }
        }
        self.player(seat).architect = Some(architect);
    }

    /// Lays a prestige card below a column, from 0; where it lay below another one, the two change places.
    pub fn below(&mut self, column: usize, card: PrestigeId) {
        if let Some(there) = self.table.prestige.iter().position(|other| *other == Some(card)) {
            self.table.prestige.swap(there, column);
        }
        self.table.prestige[column] = Some(card);
    }

    pub fn corner(&mut self, column: u8, row: u8) {
        self.table.area = Some(Area::of(Iris::at(column, row)));
    }

    pub fn level(&mut self, seat: Seat, track: Track, level: u8) {
        self.player(seat).levels[track.index()] = level - 1;
    }

    pub fn artworks(&mut self, seat: Seat, art: Art, owned: u8) {
        self.player(seat).artworks[art.index()] = owned;
    }

    /// Nobles that are kept, all ready; Brugmann, whom everybody has, is exhausted where he is not named.
    pub fn nobles(&mut self, seat: Seat, nobles: &[NobleId]) {
        let player = self.player(seat);
        (player.nobles, player.exhausted) = (NobleSet::default(), NobleSet::default());
        player.nobles.put(BRUGMANN);
        player.exhausted.put(BRUGMANN);
        for noble in nobles {
            player.nobles.put(*noble);
            player.exhausted.take(*noble);
        }
    }

    pub fn worker(&mut self, seat: Seat, space: Space, stake: u8) {
        let spot = &mut self.table.spaces[space.index()];
        (spot.worker, spot.stake) = (Some(Worker::Of(seat)), stake);
    }

    pub fn house(&mut self, seat: Seat, space: Space) {
        self.table.spaces[space.index()].house = Some(seat);
    }

    pub fn houses(&mut self, seat: Seat, spaces: &[Space]) {
        for space in spaces {
            self.house(seat, *space);
        }
    }

    /// The first active space of an action on which nothing stands.
    pub fn space(&self, work: Work) -> Space {
        find(&self.components, &self.table, work)
    }

    /// A player's pavilion stands in the next free row, with the card of a number.
    pub fn card(&mut self, seat: Seat, number: CardId) -> &mut Self {
        let places = &mut self.table.belle.places;
        let row = places.iter().position(|place| place.is_some_and(|place| place.owner.is_none()));
        let row = row.expect("a row is free");
        // Another card lies where this one lay.
        if let Some(at) = places.iter().position(|place| place.is_some_and(|place| place.card == number - 1))
        {
            places.swap(row, at);
        }
        places[row] = Some(Place { card: number - 1, owner: Some(seat), used: false });
        self
    }

    /// A player's worker stands on the tile of a number, which lies on the next place.
    pub fn tile(&mut self, seat: Seat, number: TileId) -> &mut Self {
        let tiles = &mut self.table.belle.tiles;
        let at = tiles.iter().position(|stand| stand.is_some_and(|stand| stand.worker.is_none()));
        let at = at.expect("a tile is free");
        if let Some(other) =
            tiles.iter().position(|stand| stand.is_some_and(|stand| stand.tile == number - 1))
        {
            tiles.swap(at, other);
        }
        tiles[at] = Some(Stand { tile: number - 1, worker: Some(seat) });
        self
    }

    /// A player has white artworks, by the colour behind.
    pub fn whites(&mut self, seat: Seat, art: Art, artworks: u8) -> &mut Self {
        self.player(seat).whites[art.index()] = artworks;
        self
    }

    /// Everything that is nowhere else lies in supply and decks.
    pub fn deal(&self, seed: u64) -> Play {
        let mut table = self.table;
        let c = &self.components;
        for seat in table.seats_from(Seat(0)) {
            let away = table.on_spaces(seat) + table.in_offices(seat) + table.belle.workers(seat);
            let built = table.spaces.iter().filter(|spot| spot.house == Some(seat)).count() as u8
                + table.belle.pavilions(seat);
            let player = &mut table.places[seat.index()];
            player.reserve = c.start.workers - player.court - away;
            player.houses = built;
            if c.start.neutral_workers > 0 && table.seats == 2 && table.phase == Phase::Turns {
                player.neutral = 1;
            }
        }
        for at in 0..MATERIALS {
            let owned: u8 = table.players().iter().map(|player| player.materials[at]).sum();
            let is_in_play = at < table.materials_in_play().len();
            table.materials[at] = if is_in_play { c.materials[at] - owned } else { 0 };
        }
        table.jokers = c.jokers - table.players().iter().map(|player| player.jokers).sum::<u8>();
        for art in Art::ALL {
            table.stacks[art.index()] = 0;
            table.stacks[art.index()] = c.artworks[art.index()] - table.artworks_of(art);
        }
        let standing = table.spaces.iter().filter(|spot| spot.worker == Some(Worker::Neutral)).count();
        for player in table.places.iter_mut().take(standing) {
            player.neutral = 0;
        }
        let belle_epoque = table.options.belle_epoque;
        let copies = |noble: usize| c.copies(noble as NobleId, belle_epoque);
        // Everybody starts with one of the first.
        let all: u8 = (0..NOBLES).map(copies).sum::<u8>() + table.seats;
        let kept: u8 = table.players().iter().map(|player| player.nobles.len()).sum();
        if belle_epoque {
            let placed: u8 = table.belle.travellers.iter().sum::<u8>()
                + table.players().iter().map(|player| player.travellers).sum::<u8>()
                + u8::from(table.belle.overtime == Some(Helper::Traveller));
            table.belle.train = c.belle.travellers - placed;
        }
        let shown = table.nobles.iter().flatten().count() as u8;
        table.noble_deck = all - kept - shown - table.noble_discard.iter().sum::<u8>();
        let tucked: u8 =
            table.players().iter().flat_map(|player| &player.tucked).map(|cards| cards.len()).sum();
        let below = table.prestige.iter().flatten().count() as u8;
        let taken: u8 = table.players().iter().map(|player| player.face_down).sum();
        table.prestige_deck = c.prestige.len() as u8 - tucked - below - taken - table.prestige_discard.len();
        let view = View { table };
        let state = Brussels1893::imagine(c, &view, &mut Rng::new(Seed(seed)));
        Brussels1893::audit(&state).expect("the scene is sound");
        Play { state, heard: Vec::new() }
    }
}

fn find(components: &Components, table: &Table, work: Work) -> Space {
    let area = table.area.expect("an area");
    let free = |space: &Space| table.is_free_for_house(*space) && table.work(components, *space) == work;
    area.spaces().find(free).expect("a free space")
}

/// A position being played.
#[derive(Clone)]
pub struct Play {
    pub state: State,
    /// Everything that happened.
    pub heard: Vec<Event>,
}

impl Play {
    pub fn table(&self) -> &Table {
        self.state.table()
    }

    pub fn player(&self, seat: Seat) -> &Player {
        self.table().player(seat)
    }

    pub fn components(&self) -> &Components {
        self.state.components()
    }

    pub fn space(&self, work: Work) -> Space {
        find(self.components(), self.table(), work)
    }

    /// What is open on top.
    pub fn why(&self) -> Option<Why> {
        self.table().due().map(|open| open.why)
    }

    pub fn offered(&self) -> Vec<Action> {
        let mut found = Vec::new();
        Brussels1893::actions(&self.state, &mut found);
        found
    }

    pub fn refusal(&self, action: Action) -> Option<Refusal> {
        Brussels1893::check(&self.state, &action).err()
    }

    pub fn act(&mut self, action: Action) -> &mut Self {
        assert_eq!(Brussels1893::check(&self.state, &action), Ok(()), "{action:?}");
        assert!(self.offered().contains(&action), "{action:?} is not listed");
        Brussels1893::apply(&mut self.state, action, &mut self.heard);
        Brussels1893::audit(&self.state).unwrap_or_else(|wrong| panic!("{action:?}: {wrong}"));
        self
    }

    /// Puts a worker on a space of an action, with a franc.
    pub fn place(&mut self, work: Work) -> &mut Self {
        let space = self.space(work);
        self.act(Action::Place { space, stake: 1 })
    }

    /// Everybody passes until the phase is over.
    pub fn all_pass(&mut self) -> &mut Self {
        while self.table().phase == Phase::Turns {
            self.act(Action::Pass);
        }
        self
    }

    /// Everybody passes, and the round is resolved by whatever is offered first.
    pub fn ends_round(&mut self) -> &mut Self {
        let round = self.table().round;
        while self.table().round == round && !self.table().is_over() {
            let first = self.offered()[0];
            let passes = self.table().phase == Phase::Turns && self.why().is_none();
            self.act(if passes { Action::Pass } else { first });
        }
        self
    }
}
