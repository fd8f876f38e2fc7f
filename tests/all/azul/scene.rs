//! Positions to try the rules of Azul: Summer Pavilion on.

use salon::engine::{Game, Rng, Seat, Seed, Turn};
use salon::games::azul_summer_pavilion::{
    Action, AzulSummerPavilion, CENTRE, COLOURS, Colour, Components, Event, Phase, RING, Refusal, SPACES,
    STARS, Setup, Side, Space, Stage, State, Table, Tiles,
};
use std::sync::Arc;

/// A heap of tiles, written as pairs.
pub fn tiles(of: &[(Colour, u8)]) -> Tiles {
    let mut tiles = [0; COLOURS];
    for (colour, count) in of {
        tiles[colour.index()] += count;
    }
    tiles
}

pub fn count(tiles: &Tiles) -> u8 {
    tiles.iter().sum()
}

/// A table that tiles are moved about on; none is ever lost or made.
#[derive(Clone, Debug)]
pub struct Scene {
    pub components: Arc<Components>,
    pub table: Table,
}

impl Scene {
    /// A game as it begins.
    pub fn begun(setup: &Setup, seed: u64) -> Self {
        let components = AzulSummerPavilion::components(setup).expect("a sound setup");
        let state = AzulSummerPavilion::start(&components, setup, Seed(seed), &mut ());
        Self { components, table: *state.table() }
    }

    /// Taking tiles in the first round, with nothing on the factories yet.
    pub fn drafting(setup: &Setup) -> Self {
        let mut scene = Self::begun(setup, 1);
        for at in 0..scene.table.factories.len() {
            let factory = std::mem::take(&mut scene.table.factories[at]);
            scene.put_back(&factory);
        }
        scene
    }

    /// Placing tiles in the first round; the first seat holds the starting player tile and is to move.
    pub fn placing(setup: &Setup) -> Self {
        let mut scene = Self::drafting(setup);
        scene.table.stage = Stage::Place;
        scene.table.token = Some(Seat(0));
        scene
    }

    pub fn front() -> Self {
        Self::placing(&Setup::default())
    }

    pub fn back() -> Self {
        Self::placing(&Setup { side: Side::Back, ..Setup::default() })
    }

    fn put_back(&mut self, heap: &Tiles) {
        for colour in 0..COLOURS {
            self.table.bag[colour] += heap[colour];
        }
    }

    /// Takes tiles out of the bag, the tower or the supply, whichever has them.
    fn fetch(&mut self, heap: &Tiles) {
        for colour in 0..COLOURS {
            for _ in 0..heap[colour] {
                let table = &mut self.table;
                let from = [&mut table.bag, &mut table.tower, &mut table.supply]
                    .into_iter()
                    .find(|heap| heap[colour] > 0)
                    .expect("the box has enough tiles");
                from[colour] -= 1;
            }
        }
    }

    pub fn factory(mut self, at: usize, of: &[(Colour, u8)]) -> Self {
        let heap = tiles(of);
        self.fetch(&heap);
        self.table.factories[at] = heap;
        self
    }

    pub fn centre(mut self, of: &[(Colour, u8)]) -> Self {
        let heap = tiles(of);
        self.fetch(&heap);
        self.table.centre = heap;
        self
    }

    /// Replaces the hand of the seat to move.
    pub fn hold(&mut self, of: &[(Colour, u8)]) {
        let seat = self.table.to_move.index();
        let old = std::mem::take(&mut self.table.players[seat].hand);
        self.put_back(&old);
        let heap = tiles(of);
        self.fetch(&heap);
        self.table.players[seat].hand = heap;
        self.fill_supply();
    }

    fn fill_supply(&mut self) {
        let table = &mut self.table;
        for heap in [&mut table.bag, &mut table.tower] {
            for colour in 0..COLOURS {
                let missing = self.components.supply - count(&table.supply);
                let moved = missing.min(heap[colour]);
                heap[colour] -= moved;
                table.supply[colour] += moved;
            }
        }
    }

    pub fn hand(mut self, of: &[(Colour, u8)]) -> Self {
        self.hold(of);
        self
    }

    /// The supply holds exactly these tiles.
    pub fn supply(mut self, of: &[(Colour, u8)]) -> Self {
        let old = std::mem::take(&mut self.table.supply);
        self.put_back(&old);
        let heap = tiles(of);
        self.fetch(&heap);
        self.table.supply = heap;
        self
    }

    /// The bag and the tower hold nothing: all their tiles lie in the hand of the last seat.
    pub fn exhausted(mut self) -> Self {
        let last = usize::from(self.table.seats) - 1;
        let heaps = [std::mem::take(&mut self.table.bag), std::mem::take(&mut self.table.tower)];
        for heap in heaps {
            for colour in 0..COLOURS {
                self.table.players[last].hand[colour] += heap[colour];
            }
        }
        self
    }

    /// Lays tiles on the board of the seat to move, without points.
    pub fn laid(mut self, of: &[(Space, Colour)]) -> Self {
        for (space, colour) in of {
            self.fetch(&tiles(&[(*colour, 1)]));
            let seat = self.table.to_move.index();
            self.table.players[seat].board.lay(*space, *colour);
        }
        self
    }

    /// Lays the tiles of the bag on the outer stars of all boards (front) until so many are left.
    pub fn lay_all_but(&mut self, left: u8) {
        let outer: Vec<Space> = spaces().skip(RING).collect();
        for seat in 0..usize::from(self.table.seats) {
            for space in &outer {
                let colour = self.components.star_colours[usize::from(*space) / RING].expect("outer");
                if count(&self.table.bag) > left && self.table.bag[colour.index()] > 0 {
                    self.table.bag[colour.index()] -= 1;
                    self.table.players[seat].board.lay(*space, colour);
                }
            }
        }
        assert_eq!(count(&self.table.bag), left);
    }

    /// Gives a seat this score, as if the difference had been won in the centre or lost by discards.
    pub fn score(mut self, seat: u8, score: u16) -> Self {
        let player = &mut self.table.players[usize::from(seat)];
        let start = self.components.start_score;
        player.tally.placed[CENTRE] = score.saturating_sub(start) as u8;
        player.tally.discards = start.saturating_sub(score);
        player.score = score;
        self
    }

    pub fn round(mut self, round: u8) -> Self {
        self.table.round = round;
        self
    }

    /// The space with a number of the star of a colour (front).
    pub fn space(&self, star: Colour, number: u8) -> Space {
        let star =
            (0..STARS).find(|at| self.components.star_colours[*at] == Some(star)).expect("six colours");
        self.in_star(star, number)
    }

    /// The first space with a number of a star.
    pub fn in_star(&self, star: usize, number: u8) -> Space {
        let spaces = star * RING..(star + 1) * RING;
        let space = spaces.map(|space| space as Space).find(|space| self.number(*space) == number);
        space.expect("every star has the number")
    }

    pub fn number(&self, space: Space) -> u8 {
        self.components.number(self.table.side, space)
    }

    pub fn state(&self) -> State {
        AzulSummerPavilion::imagine(&self.components, &self.table, &mut Rng::new(Seed(77)))
    }

    pub fn legal(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        AzulSummerPavilion::actions(&self.state(), &mut actions);
        actions
    }

    pub fn refusal(&self, action: Action) -> Option<Refusal> {
        AzulSummerPavilion::check(&self.state(), &action).err()
    }

    pub fn forced(&self) -> Option<Action> {
        AzulSummerPavilion::forced(&self.state())
    }

    pub fn audit(&self) {
        if let Err(wrong) = AzulSummerPavilion::audit(&self.state()) {
            panic!("{wrong}: {:?}", self.table);
        }
    }

    /// Plays an action and checks every invariant before and after it.
    pub fn play(&mut self, action: Action) -> Vec<Event> {
        self.audit();
        let mut state = self.state();
        assert_eq!(AzulSummerPavilion::check(&state, &action), Ok(()), "{action:?}");
        let mut events = Vec::new();
        AzulSummerPavilion::apply(&mut state, action, &mut events);
        self.table = *state.table();
        self.audit();
        events
    }

    /// Places a tile and returns its points.
    pub fn place(&mut self, space: Space, colour: Colour, wilds: u8) -> u8 {
        let events = self.play(Action::Place { space, colour, wilds });
        let points = events.iter().find_map(|event| match event {
            Event::Placed { points, .. } => Some(*points),
            _ => None,
        });
        points.expect("a placement is told")
    }

    /// The numbers of wild tiles that are legal for a placement.
    pub fn mixes(&self, space: Space, colour: Colour) -> Vec<u8> {
        let mixes = self.legal().into_iter().filter_map(|action| match action {
            Action::Place { space: at, colour: of, wilds } if (at, of) == (space, colour) => Some(wilds),
            _ => None,
        });
        mixes.collect()
    }

    /// The colours that may be placed on a space, with what is in hand.
    pub fn takers(&self, space: Space) -> Vec<Colour> {
        Colour::ALL.into_iter().filter(|colour| !self.mixes(space, *colour).is_empty()).collect()
    }

    pub fn score_of(&self, seat: u8) -> u16 {
        self.table.player(Seat(seat)).score
    }

    pub fn hand_of(&self, seat: u8) -> Tiles {
        self.table.player(Seat(seat)).hand
    }

    pub fn is_over(&self) -> bool {
        AzulSummerPavilion::turn(&self.state()) == Turn::Over
    }

    /// Everybody else has passed.
    pub fn alone(mut self) -> Self {
        for seat in 0..usize::from(self.table.seats) {
            if seat != self.table.to_move.index() {
                self.table.players[seat].passed = true;
            }
        }
        self
    }

    /// Lets everybody pass until the phase is over, keeping as much as fits.
    pub fn pass_all(&mut self) {
        let round = self.table.round;
        while self.table.round == round && self.table.phase() == Phase::Place {
            self.play(Action::Pass);
            if self.table.phase() == Phase::Keep {
                let fullest = self.legal().into_iter().max_by_key(|action| match action {
                    Action::Keep(kept) => count(kept),
                    _ => 0,
                });
                self.play(fullest.expect("something may be kept"));
            }
        }
    }
}

/// Every space of a board.
pub fn spaces() -> impl Iterator<Item = Space> {
    0..SPACES as Space
}
