//! Sets up positions: says what matters, fills in the rest, and lets the audit of the rules approve it.

use salon::engine::{Game, Rng, Seat, Seed, Viewer};
use salon::games::art_society::{
    Action, Area, ArtSociety, Components, Event, Genre, Laid, Lot, PaintingId, Phase, Piece, Player,
    PlayerView, Refusal, Setup, Spot, State, Stored, Task, View, Wall,
};
use std::sync::Arc;

/// A painting on a wall: its name, x, y.
pub type On<'a> = (&'a str, u8, u8);

/// A position being described: somebody is about to take a lot, unless another step is named. Paintings that nobody
/// mentions lie where they do no harm.
pub struct Table {
    components: Arc<Components>,
    view: View,
    lots: Vec<PaintingId>,
    museum: Vec<PaintingId>,
    round: u8,
}

impl Table {
    /// A table at which everybody has a starting painting only, in round 3, seats choosing in their order.
    pub fn of(seats: u8) -> Self {
        Self::with(Setup { seats, ..Setup::default() })
    }

    pub fn with(setup: Setup) -> Self {
        let setup = &setup;
        let components = ArtSociety::components(setup).expect("a sound setup");
        let start = ArtSociety::start(&components, setup, Seed(0), &mut ());
        let mut view = ArtSociety::view(&start, Viewer::Table);
        view.phase = Phase::Take;
        view.at = 0;
        view.order = (0..setup.seats).map(Seat).collect();
        view.piles.fill(u8::MAX);
        let mut table = Self { components, view, lots: Vec::new(), museum: Vec::new(), round: 3 };
        for (seat, first) in
            ["S2x3-C1", "S2x3-C2", "S2x3-C3", "S2x3-C4"][..usize::from(setup.seats)].iter().enumerate()
        {
            table = table.wall(seat, &[(first, 5, 4)]);
        }
        table
    }

    fn player(&mut self, seat: usize) -> &mut PlayerView {
        &mut self.view.players[seat]
    }

    /// Paintings of earlier rounds, the starting one first.
    pub fn wall(mut self, seat: usize, paintings: &[On]) -> Self {
        let components = Arc::clone(&self.components);
        let mut wall = Wall::default();
        for (name, x, y) in paintings {
            wall.hang(&components, id(name), Spot::at(*x, *y));
        }
        wall.settle();
        self.player(seat).first = id(paintings[0].0);
        self.player(seat).wall = wall;
        self
    }

    /// Decor of earlier rounds: x, y, size, upright.
    pub fn decor(mut self, seat: usize, tiles: &[(u8, u8, u8, bool)]) -> Self {
        for (x, y, size, upright) in tiles {
            let laid = Laid { size: *size, spot: Spot::at(*x, *y), upright: *upright, fresh: false };
            self.player(seat).wall.lay(laid);
        }
        self
    }

    /// Covers every square of a wall with decor but these.
    pub fn fill(mut self, seat: usize, but: &[(u8, u8)]) -> Self {
        let extent = self.components.extent;
        // Some of every size stay in the supply.
        let mut left = [40, 26, 20];
        for spot in extent.all().spots() {
            for size in (1..=3).rev() {
                let area = Area { spot, w: size, h: 1 };
                let wall = &mut self.player(seat).wall;
                let kept = |at: u8| but.contains(&(spot.x + at, spot.y));
                let left = &mut left[usize::from(size) - 1];
                if *left > 0 && extent.contains(area) && !wall.covered().meets(area) && !(0..size).any(kept) {
                    wall.lay(Laid { size, spot, upright: false, fresh: false });
                    *left -= 1;
                }
            }
        }
        self
    }

    /// Lays decor of these numbers (1, 2, 3 shields) on a wall, wherever there is room.
    pub fn burden(mut self, seat: usize, counts: [u8; 3]) -> Self {
        let components = Arc::clone(&self.components);
        for size in (1..=3).rev() {
            for _ in 0..counts[usize::from(size) - 1] {
                let wall = &mut self.player(seat).wall;
                let openings = wall.decor_openings(&components, size, false);
                let spot = openings.spots().next().expect("the wall has room");
                wall.lay(Laid { size, spot, upright: false, fresh: false });
            }
        }
        self
    }

    /// What an assistant has kept since a round.
    pub fn assistant(mut self, seat: usize, piece: Piece, round: u8) -> Self {
        self.player(seat).assistant = Some(Stored { piece, round });
        self
    }

    /// Excess paintings.
    pub fn excess(mut self, seat: usize, names: &[&str]) -> Self {
        self.player(seat).excess = names.iter().map(|name| id(name)).collect();
        self
    }

    /// The museum's paintings of their genres.
    pub fn museum(mut self, names: &[&str]) -> Self {
        self.museum = names.iter().map(|name| id(name)).collect();
        self
    }

    /// The round.
    pub fn round(mut self, round: u8) -> Self {
        self.round = round;
        self
    }

    /// The lots; more are added as needed.
    pub fn lots(mut self, names: &[&str]) -> Self {
        self.lots = names.iter().map(|name| id(name)).collect();
        self
    }

    /// Totals of city life, portrait, still life, landscape.
    pub fn markers(mut self, markers: [u8; 4]) -> Self {
        self.view.markers = markers;
        self
    }

    /// The order of choice.
    pub fn order(mut self, seats: &[u8]) -> Self {
        self.view.order = seats.iter().copied().map(Seat).collect();
        self
    }

    /// Played cards, the start price first.
    pub fn stack(mut self, seat: usize, cards: &[u8]) -> Self {
        self.player(seat).stack = cards.iter().copied().map(Some).collect();
        self
    }

    /// Cards in hand; the others were played.
    pub fn hand(mut self, seat: usize, cards: &[u8]) -> Self {
        self.player(seat).hand = Some(cards.to_vec());
        self
    }

    /// Another step than taking a lot.
    pub fn phase(mut self, phase: Phase) -> Self {
        self.view.phase = phase;
        self
    }

    /// The position.
    pub fn ready(mut self) -> State {
        let over = self.view.phase == Phase::Over;
        let revealed = !matches!(self.view.phase, Phase::Start | Phase::Choose | Phase::Bid);
        let wanted = usize::from(self.round) - usize::from(!over);
        let with_lots = matches!(self.view.phase, Phase::Bid | Phase::Take);
        self.fill_in_paintings(wanted, with_lots);
        self.view.round = self.round;
        let components = &self.components;
        let mut supply = components.decor;
        for player in &self.view.players {
            for (left, out) in supply.iter_mut().zip(player.wall.decor_counts()) {
                *left = left.checked_sub(out).expect("the box has so much decor");
            }
            if let Some(Stored { piece: Piece::Decor(size), .. }) = player.assistant {
                supply[usize::from(size) - 1] -= 1;
            }
        }
        self.view.decor = supply;
        let height = usize::from(self.round) + usize::from(revealed);
        for player in &mut self.view.players {
            player.stack.resize(height, None);
        }
        let state = ArtSociety::imagine(components, &self.view, &mut Rng::new(Seed(1)));
        ArtSociety::audit(&state).expect("the position is possible");
        state
    }

    fn fill_in_paintings(&mut self, museum: usize, with_lots: bool) {
        let mut used: Vec<PaintingId> = self.lots.clone();
        used.extend(&self.museum);
        for player in &self.view.players {
            used.extend(player.wall.paintings().iter().map(|hung| hung.painting));
            used.extend(&player.excess);
            if let Some(Stored { piece: Piece::Painting(painting), .. }) = player.assistant {
                used.push(painting);
            }
        }
        let named: Vec<Genre> =
            self.museum.iter().map(|painting| self.components.painting(*painting).genre).collect();
        // Large ones, of genres whose heap the example does not describe.
        let mut spare = (0..self.components.paintings.len() as PaintingId).rev().filter(|painting| {
            let one = self.components.painting(*painting);
            one.value.is_some() && !named.contains(&one.genre) && !used.contains(painting)
        });
        while self.museum.len() < museum {
            self.museum.push(spare.next().expect("the box has more"));
        }
        if with_lots {
            let wanted = self.view.players.len() + 1;
            while self.lots.len() < wanted {
                self.lots.push(spare.next().expect("the box has more"));
            }
        }
        self.view.museum = self.museum.clone();
        self.view.museum.sort_unstable();
        self.view.lots = self.lots.iter().map(|painting| Lot { painting: *painting, taker: None }).collect();
    }
}

/// The painting of a name.
pub fn id(name: &str) -> PaintingId {
    let components = ArtSociety::components(&Setup::default()).expect("the printed box");
    let at = components.keys.iter().position(|key| key == name);
    at.unwrap_or_else(|| panic!("the box has no {name}")) as PaintingId
}

/// Every legal action.
pub fn legal(state: &State) -> Vec<Action> {
    let mut actions = Vec::new();
    ArtSociety::actions(state, &mut actions);
    actions
}

/// Carries out an action that must be legal, and tells what happened.
pub fn act(state: &mut State, action: Action) -> Vec<Event> {
    assert_eq!(ArtSociety::check(state, &action), Ok(()), "{action:?}");
    assert!(legal(state).contains(&action), "{action:?} is not listed");
    let mut events = Vec::new();
    ArtSociety::apply(state, action, &mut events);
    ArtSociety::audit(state).unwrap_or_else(|wrong| panic!("after {action:?}: {wrong}"));
    events
}

/// Carries out several.
pub fn play(state: &mut State, actions: &[Action]) {
    for action in actions {
        act(state, *action);
    }
}

/// An action that must be refused, for this reason.
pub fn refused(state: &State, action: Action, why: Refusal) {
    assert_eq!(ArtSociety::check(state, &action), Err(why), "{action:?}");
    assert!(!legal(state).contains(&action), "{action:?} is listed");
}

/// Takes the lot of a name.
pub fn take(state: &mut State, name: &str) -> Vec<Event> {
    let at = state.lots().iter().position(|lot| lot.painting == id(name)).expect("it is a lot");
    act(state, Action::Take(at as u8))
}

/// Takes any lot, stores it if that is possible, else does the first thing that is, until the turn is over.
pub fn idle_turn(state: &mut State) {
    let seat = state.to_move();
    let taken = legal(state)[0];
    act(state, taken);
    while state.phase() == Phase::Turn && state.to_move() == seat {
        let listed = legal(state);
        let action = listed.iter().find(|action| matches!(action, Action::Store | Action::EndTurn));
        act(state, *action.unwrap_or(&listed[0]));
    }
}

/// Idle turns until the step is this one.
pub fn idle_until(state: &mut State, phase: Phase) {
    while state.phase() != phase {
        idle_turn(state);
    }
}

pub const fn hang(x: u8, y: u8) -> Action {
    Action::Hang(Spot::at(x, y))
}

pub const fn flat(x: u8, y: u8) -> Action {
    Action::Lay { spot: Spot::at(x, y), upright: false }
}

pub const fn standing(x: u8, y: u8) -> Action {
    Action::Lay { spot: Spot::at(x, y), upright: true }
}

pub const fn release(x: u8, y: u8) -> Action {
    Action::Release { spot: Spot::at(x, y), upright: false }
}

pub fn player(state: &State, seat: u8) -> &Player {
    state.player(Seat(seat))
}

/// The paintings on a wall by name and place, in the order in which they were hung.
pub fn hanging(state: &State, seat: u8) -> Vec<(&str, u8, u8)> {
    let paintings = player(state, seat).wall.paintings();
    paintings.iter().map(|hung| (state.components().key(hung.painting), hung.spot.x, hung.spot.y)).collect()
}

/// The decor on a wall: x, y, size, upright.
pub fn lying(state: &State, seat: u8) -> Vec<(u8, u8, u8, bool)> {
    player(state, seat).wall.decor().map(|laid| (laid.spot.x, laid.spot.y, laid.size, laid.upright)).collect()
}

/// A painting with the assistant since a round.
#[allow(clippy::unnecessary_wraps, reason = "it is compared with what an assistant may keep")]
pub fn stored(name: &str, round: u8) -> Option<Stored> {
    Some(Stored { piece: Piece::Painting(id(name)), round })
}

/// What is to be done first.
pub fn top(state: &State) -> Option<Task> {
    state.tasks().top()
}
