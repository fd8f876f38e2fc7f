//! Positions set up by hand: what lies open is said, what lies face down is dealt at random around it.

use salon::engine::{Game, Rng, Seat, Seed, Viewer};
use salon::games::bruges::{
    Action, Bruges, CARDS, CardId, CardSet, Colour, Components, Event, PlaceId, Player, Refusal, Setup,
    Stage, State, Table, View,
};
use std::sync::Arc;

/// The first seats, as the tests call them.
pub const ADA: Seat = Seat(0);
pub const BO: Seat = Seat(1);
pub const CY: Seat = Seat(2);

/// A position being set up: Ada's first turn of the action phase, nobody has a card, a house or a person; every die shows 3.
pub struct Scene {
    pub components: Arc<Components>,
    pub table: Table,
    /// Cards of the extra pile.
    pub extra: u8,
    /// Cards of the two piles; else what is left, in halves.
    pub piles: Option<[u8; 2]>,
}

impl Scene {
    pub fn new(seats: u8) -> Self {
        Self::of(&Setup { seats, ..Setup::default() })
    }

    pub fn of(setup: &Setup) -> Self {
        let components = Bruges::components(setup).expect("a sound setup");
        let state = Bruges::start(&components, setup, Seed(1), &mut ());
        let mut table = *state.table();
        (table.start, table.stage, table.at) = (ADA, Stage::Turn, 0);
        table.dice = [3; 5];
        for (gate, player) in table.places.iter_mut().enumerate() {
            player.gate = Some(gate as u8);
        }
        Self { components, table, extra: 20, piles: None }
    }

    pub fn card(&self, id: &str) -> CardId {
        self.components.find(id).unwrap_or_else(|| panic!("no card {id}"))
    }

    pub fn player(&mut self, seat: Seat) -> &mut Player {
        &mut self.table.places[seat.index()]
    }

    /// Cards in a hand.
    pub fn hand(&mut self, seat: Seat, ids: &[&str]) {
        for id in ids {
            let card = self.card(id);
            let colour = self.components.card(card).colour;
            let player = self.player(seat);
            player.hand[colour.index()] += 1;
            player.shown.put(card);
        }
    }

    /// An empty house.
    pub fn house(&mut self, seat: Seat, colour: Colour) -> PlaceId {
        let houses = &mut self.player(seat).houses;
        let place = houses.next_place().expect("there is room");
        houses.build(place, colour);
        place
    }

    /// Persons in play, each in a house of its own colour.
    pub fn persons(&mut self, seat: Seat, ids: &[&str]) -> Vec<PlaceId> {
        let mut places = Vec::new();
        for id in ids {
            let card = self.card(id);
            let place = self.house(seat, self.components.card(card).colour);
            let house = self.player(seat).houses.at_mut(place);
            house.expect("just built").person = Some(card);
            places.push(place);
        }
        places
    }

    /// Everything but these and what is placed so far lies on the discard pile: of these the fronts of houses and the piles are.
    pub fn discard_all_but(&mut self, ids: &[&str]) {
        let kept: Vec<CardId> = ids.iter().map(|id| self.card(id)).collect();
        let mut placed = CardSet::default();
        for player in self.table.players() {
            placed.put_all(&player.shown);
            player.houses.persons().for_each(|(_, card)| placed.put(card));
        }
        let rest = (0..CARDS as CardId).filter(|card| !kept.contains(card) && !placed.has(*card));
        self.table.discard = rest.collect();
    }

    pub fn deal(&self, seed: u64) -> Play {
        let mut table = self.table;
        let placed: usize = table
            .players()
            .iter()
            .map(|player| {
                usize::from(player.cards()) + usize::from(player.houses.len() + player.houses.population())
            })
            .sum();
        let rest = (CARDS - placed - table.discard.len()) as u8 - self.extra;
        table.piles = self.piles.unwrap_or([rest - rest / 2, rest / 2]);
        table.extra = self.extra + rest - table.piles[0] - table.piles[1];
        table.tops = [Colour::Red, Colour::Blue].map(Some);
        for (top, pile) in table.tops.iter_mut().zip(table.piles) {
            *top = top.filter(|_| pile > 0);
        }
        let view = View { viewer: Viewer::Table, table, hand: CardSet::default(), fronts: Vec::new() };
        let state = Bruges::imagine(&self.components, &view, &mut Rng::new(Seed(seed)));
        Bruges::audit(&state).expect("the scene is sound");
        Play { state, heard: Vec::new() }
    }

    /// Two players at the end of drawing: everybody's hand is full but for Bo's last card, and drawing that rolls the dice. Deals
    /// until the dice are right.
    pub fn rolled(&mut self, right: impl Fn(&[u8; 5]) -> bool) -> Play {
        (self.table.stage, self.table.at) = (Stage::Draw, self.table.seats - 1);
        self.hand(ADA, &["MER-14", "CRA-13", "SCH-13", "COU-04", "ENT-03"]);
        self.hand(BO, &["COU-08", "CLE-11", "ART-15", "UND-04"]);
        for seed in 0..20_000 {
            let mut play = self.deal(seed);
            play.act(Action::Draw(0));
            if right(&play.table().dice) {
                return play;
            }
        }
        panic!("the dice never fall so");
    }
}

/// A position being played.
#[derive(Clone)]
pub struct Play {
    pub state: State,
    /// Everything that happened.
    pub heard: Vec<Event>,
}

impl Play {
    pub fn player(&self, seat: Seat) -> &Player {
        self.state.table().player(seat)
    }

    pub fn table(&self) -> &Table {
        self.state.table()
    }

    pub fn card(&self, id: &str) -> CardId {
        self.state.components().find(id).unwrap_or_else(|| panic!("no card {id}"))
    }

    pub fn to_move(&self) -> Seat {
        self.state.table().to_move()
    }

    /// Carries out a legal action; what happened.
    pub fn act(&mut self, action: Action) -> Vec<Event> {
        if let Err(refusal) = Bruges::check(&self.state, &action) {
            panic!("{action:?}: {refusal:?}; legal: {:?}", self.legal());
        }
        let mut events = Vec::new();
        Bruges::apply(&mut self.state, action, &mut events);
        Bruges::audit(&self.state).unwrap_or_else(|wrong| panic!("{action:?}: {wrong}"));
        self.heard.extend(&events);
        events
    }

    pub fn refused(&self, action: Action) -> Refusal {
        Bruges::check(&self.state, &action).expect_err("not legal")
    }

    pub fn legal(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        Bruges::actions(&self.state, &mut actions);
        actions
    }

    /// A person is recruited for the first empty house.
    pub fn recruit(&mut self, id: &str) -> Vec<Event> {
        let houses = self.player(self.to_move()).houses;
        let mut empty = houses.iter().filter(|(_, house)| house.person.is_none());
        let (place, _) = empty.next().expect("an empty house");
        self.act(Action::Recruit { card: self.card(id), place })
    }

    pub fn activate(&mut self, place: PlaceId) -> Vec<Event> {
        let person = self.player(self.to_move()).houses.person(place).expect("a person");
        let worker = self.state.components().card(person).worker;
        self.act(Action::Activate { place, worker })
    }

    /// A random legal action.
    pub fn random(&mut self, rng: &mut Rng) -> Option<Action> {
        let legal = self.legal();
        if legal.is_empty() {
            return None;
        }
        let action = legal[rng.index(legal.len())];
        self.act(action);
        Some(action)
    }
}
