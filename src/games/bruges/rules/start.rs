//! Setting up (RULES.md, Setting up).

use super::Desk;
use crate::engine::{Rng, Seat, Seed, Witness};
use crate::games::bruges::card_set::CardSet;
use crate::games::bruges::components::{CARDS, CardId, Components, GATES};
use crate::games::bruges::due::Stage;
use crate::games::bruges::event::Event;
use crate::games::bruges::hidden::{Hidden, NONE, Pile};
use crate::games::bruges::houses::PLACES;
use crate::games::bruges::state::State;
use crate::games::bruges::table::{MOST_SEATS, Table};
use crate::games::bruges::{Gates, Setup};
use std::sync::Arc;

/// Sets up the game, up to the first decision.
pub(in crate::games::bruges) fn start(
    components: &Arc<Components>,
    setup: &Setup,
    seed: Seed,
    witness: &mut impl Witness<Event>,
) -> State {
    let mut rng = Rng::new(seed);
    let mut cards: [CardId; CARDS] = std::array::from_fn(|at| at as CardId);
    rng.shuffle(&mut cards);
    let mut gates: [u8; GATES] = std::array::from_fn(|at| at as u8);
    rng.shuffle(&mut gates);
    let start = Seat(rng.below(u32::from(setup.seats)) as u8);
    let mut table = Table::new(setup.seats, setup.options, start);
    for seat in table.seats_from(Seat(0)) {
        let player = table.player_mut(seat);
        player.score = components.start.score.into();
        player.guilders = components.start.guilders.into();
        player.workers = components.start.workers;
        if setup.options.gates == Gates::Random {
            player.gate = Some(gates[seat.index()]);
            witness.saw(Event::Gate { seat, gate: gates[seat.index()] });
        }
    }
    if setup.options.gates == Gates::Random {
        table.stage = Stage::Draw;
    }
    let deal = components.deal(setup.seats);
    let (first, rest) = cards.split_at(usize::from(deal.piles[0]));
    let (second, extra) = rest.split_at(usize::from(deal.piles[1]));
    let hidden = Hidden {
        piles: [Pile::of(first), Pile::of(second)],
        extra: Pile::of(extra),
        hands: [CardSet::default(); MOST_SEATS],
        unseen: [CardSet::default(); MOST_SEATS],
        fronts: [[NONE; PLACES]; MOST_SEATS],
        rng,
    };
    let mut state = State { components: Arc::clone(components), table, hidden };
    let mut desk = Desk::of(&mut state, witness);
    desk.show_tops();
    desk.run();
    state
}
