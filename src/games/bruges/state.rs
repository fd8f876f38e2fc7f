//! The position: what lies open, and what does not.

use super::card_set::CardSet;
use super::components::{CARDS, CardId, Components, GATES};
use super::due::Stage;
use super::event::Event;
use super::hidden::{Hidden, NONE, Pile};
use super::houses::PLACES;
use super::rules::Desk;
use super::table::{MOST_SEATS, Table};
use super::{Gates, Setup};
use crate::engine::{Rng, Seat, Seed, Witness};
use std::sync::Arc;

/// The position.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub(super) components: Arc<Components>,
    pub(super) table: Table,
    pub(super) hidden: Hidden,
}

impl State {
    /// Sets up the game (RULES.md, Setting up).
    pub(super) fn start(
        components: &Arc<Components>,
        setup: &Setup,
        seed: Seed,
        witness: &mut impl Witness<Event>,
    ) -> Self {
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
        let mut state = Self { components: Arc::clone(components), table, hidden };
        let mut desk = Desk::of(&mut state, witness);
        desk.show_tops();
        desk.run();
        state
    }

    /// The box in play.
    #[must_use]
    pub fn components(&self) -> &Components {
        &self.components
    }

    /// What everybody may see.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The hand cards of a seat whose fronts it has seen.
    #[must_use]
    pub const fn hand(&self, seat: Seat) -> &CardSet {
        &self.hidden.hands[seat.index()]
    }
}
