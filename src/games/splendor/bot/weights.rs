//! What things are worth, in points. The figures were fitted to the outcomes of games that the search played against
//! itself with 2, 3 and 4 seats, those of the first glance to the moves that it preferred; a style bends them.

use super::super::components::{HAND, LEVELS};
use crate::engine::Style;

/// Turns, or tokens, beyond which waiting is the same as never.
const LONG: usize = 12;

/// Cards in prospect that count.
pub(super) const RANKS: usize = 4;

/// What things are worth to a style. Pairs are for the start of the game and for its end, with every progress between.
#[derive(Clone, Debug)]
pub(super) struct Weights {
    /// A point in hand.
    pub point: [f32; 2],
    /// A bonus of any colour.
    pub bonus: [f32; 2],
    /// What each further bonus of the same colour is worth, as a part of the one before.
    pub again: f32,
    /// A bonus, for every card that it makes cheaper.
    pub demand: [f32; 2],
    /// A bonus, for every point of such a card.
    pub demand_point: [f32; 2],
    /// Part of a noble's points that being so many bonuses short of it is worth.
    pub noble: [f32; 8],
    /// What is left of a card's worth for every turn until it can be bought: in the market, reserved.
    pub patience: [f32; 2],
    /// What is left of it for every token that is missing.
    pub nearness: f32,
    /// Weight of the best cards in prospect, best first, at the start and at the end.
    pub prospect: [[f32; RANKS]; 2],
    /// A gem token.
    pub gem: [f32; 2],
    /// A gold token, beyond the cards that it brings nearer.
    pub gold: [f32; 2],
    /// The room that the first, second and third reserved card takes up.
    pub room: [f32; HAND],
    /// Having the move.
    pub tempo: [f32; 2],
    /// Being able to buy the points that reach the target, while another has the move.
    pub threat: f32,
    /// The same with the move.
    pub finish: f32,
    /// What is left of the worth of a card that a rival could buy.
    pub contest: f32,
    /// At first glance: every token beyond the limit that a move brings.
    pub spill: f32,
    /// At first glance: keeping a card from a rival who could buy it, as a part of its worth.
    pub denial: f32,
    /// At first glance: reserving an unseen card of each level.
    pub unseen: [f32; LEVELS],
}

/// The difference that makes victory about 73 % likely.
pub(super) const SCALE: [f32; 2] = [3.2, 1.6];

/// Fits the games best; takes its time for nobles and a broad base.
const BUILDER: Weights = Weights {
    point: [1.0, 1.5],
    bonus: [2.2, 0.1],
    again: 1.0,
    demand: [0.01, -0.04],
    demand_point: [-0.01, 0.064],
    noble: [1.68, 0.49, 0.34, 0.23, 0.157, 0.055, 0.05, 0.0],
    patience: [0.817, 0.908],
    nearness: 0.859,
    prospect: [[0.763, 0.269, 0.217, 0.055], [0.804, 0.24, 0.102, 0.139]],
    gem: [0.085, 0.1],
    gold: [-0.1, 0.25],
    room: [0.34, 0.343, 0.727],
    tempo: [0.444, 1.137],
    threat: 2.29,
    finish: 3.7,
    contest: 0.734,
    spill: 0.25,
    denial: 0.116,
    unseen: [-0.26, -0.17, -0.2],
};

/// Wants points soon, saves cards for itself and takes what rivals are about to buy.
const RACER: Weights = Weights {
    point: [1.3, 1.6],
    bonus: [2.45, 0.1],
    noble: [1.68, 0.64, 0.4, 0.24, 0.144, 0.048, 0.0, 0.0],
    patience: [0.825, 0.915],
    room: [0.0, 0.0, 0.3],
    denial: 0.3,
    ..BUILDER
};

pub(super) const fn of(style: Style) -> &'static Weights {
    match style {
        Style::Builder => &BUILDER,
        Style::Racer => &RACER,
    }
}

/// A part that is kept at every step, to the power of the steps.
#[derive(Clone, Copy)]
pub(super) struct Decay([f32; LONG + 1]);

impl Decay {
    pub(super) fn new(kept: f32) -> Self {
        let mut table = [1.0; LONG + 1];
        for steps in 1..=LONG {
            table[steps] = table[steps - 1] * kept;
        }
        Self(table)
    }

    pub(super) fn after(&self, steps: u8) -> f32 {
        self.0[usize::from(steps).min(LONG)]
    }
}

/// Between the first figure at the start (0) and the second at the end (1).
pub(super) fn blend([early, late]: [f32; 2], progress: f32) -> f32 {
    early + (late - early) * progress
}
