//! Setting up (RULES.md, Setting up).

use super::{Desk, belle};
use crate::engine::{Rng, Seat, Seed, Witness};
use crate::games::brussels_1893::Setup;
use crate::games::brussels_1893::belle::Belle;
use crate::games::brussels_1893::components::{
    Components, MOST_SEATS, Material, NOBLES, NobleId, OFFICES, PRESTIGE_CARDS, PrestigeId, ROW, STOCK_CARDS,
    StockId,
};
use crate::games::brussels_1893::due::{Phase, Stack};
use crate::games::brussels_1893::event::Event;
use crate::games::brussels_1893::grid::{SIDE, SPACES};
use crate::games::brussels_1893::hidden::{Deck, Hidden};
use crate::games::brussels_1893::player::Player;
use crate::games::brussels_1893::sets::{CardSet, NobleSet};
use crate::games::brussels_1893::state::State;
use crate::games::brussels_1893::table::{DISPLAY, Exchange, Occupants, Spot, Table};
use std::sync::Arc;

/// Sets up the game, up to the first decision.
pub(in crate::games::brussels_1893) fn start(
    components: &Arc<Components>,
    setup: &Setup,
    seed: Seed,
    witness: &mut impl Witness<Event>,
) -> State {
    let mut rng = Rng::new(seed);
    let mut strips: [u8; SIDE] = std::array::from_fn(|at| at as u8);
    rng.shuffle(&mut strips);
    let mut nobles = Deck::EMPTY;
    for name in 0..NOBLES as NobleId {
        let copies = components.copies(name, setup.options.belle_epoque);
        (0..copies).for_each(|_| nobles.put(name));
    }
    nobles.shuffle(&mut rng);
    let mut stock: [StockId; STOCK_CARDS] = std::array::from_fn(|at| at as StockId);
    rng.shuffle(&mut stock);
    let mut prestige: [PrestigeId; PRESTIGE_CARDS] = std::array::from_fn(|at| at as PrestigeId);
    rng.shuffle(&mut prestige);
    let start = Seat(rng.below(u32::from(setup.seats)) as u8);
    let alternate = setup.options.alternating_strips;
    let mut supply = components.materials;
    if !setup.options.belle_epoque {
        supply[Material::Glass.index()] = 0;
    }
    let mut table = Table {
        seats: setup.seats,
        options: setup.options,
        start,
        marker: start,
        round: 1,
        phase: Phase::Draft,
        at: 0,
        column: 0,
        placed: None,
        fresh: true,
        strips: std::array::from_fn(|at| (strips[at], alternate && at % 2 == 1)),
        spaces: [Spot::default(); SPACES],
        area: None,
        stock: None,
        stock_seen: 0,
        offices: [Occupants::default(); OFFICES],
        nobles: [None; ROW],
        revealed: None,
        noble_deck: 0,
        noble_discard: [0; NOBLES],
        prestige: [None; SIDE],
        prestige_deck: 0,
        prestige_discard: CardSet::default(),
        market: Exchange { centre: components.market.start, display: [None; DISPLAY] },
        stacks: components.artworks,
        materials: supply,
        jokers: components.jokers,
        needles: components.needles,
        first_passer: None,
        open: Stack::new(),
        belle: Belle::default(),
        places: [Player::default(); MOST_SEATS],
    };
    if setup.options.belle_epoque {
        belle::sets_up(components, &mut table, &mut rng);
    }
    let stock = Deck::of(&stock[..usize::from(components.rounds).min(STOCK_CARDS)]);
    let hidden = Hidden { nobles, stock, prestige: Deck::of(&prestige), face_down: Deck::EMPTY, rng };
    let mut state = State { components: Arc::clone(components), table, hidden };
    let mut desk = Desk::of(&mut state, witness);
    desk.sets_up();
    desk.run();
    state
}

impl<W: Witness<Event>> Desk<'_, W> {
    fn sets_up(&mut self) {
        let c = self.c;
        let neutral = if self.t.seats == 2 { c.start.neutral_workers } else { 0 };
        let mut nobles = NobleSet::default();
        nobles.put(c.start.noble);
        for (at, seat) in self.t.seats_from(self.t.start).enumerate() {
            *self.player(seat) = Player {
                score: c.start.score.into(),
                francs: c.start.francs[at].into(),
                reserve: c.start.workers - c.start.in_court,
                court: c.start.in_court,
                neutral,
                nobles,
                ..Player::default()
            };
        }
        (self.t.noble_deck, self.t.prestige_deck) = (self.h.nobles.len(), self.h.prestige.len());
        self.fills_row();
        self.deals_prestige();
    }
}
