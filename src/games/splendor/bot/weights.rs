//! What things are worth, in points. The figures were found by self-play: a change was kept when it won more games.

use crate::engine::Style;

/// Turns after which waiting is the same as never.
pub(super) const LONG: usize = 12;

/// What things are worth to a style.
#[derive(Clone, Debug)]
pub(super) struct Weights {
    /// A point in hand, at the start and near the target.
    pub point: [f32; 2],
    /// A bonus of any colour, at the start and near the target.
    pub bonus: [f32; 2],
    /// Part of a bonus's worth that each further one of the same colour keeps.
    pub again: f32,
    /// A bonus, for each point of the cards that it makes cheaper (at the start; nothing near the target).
    pub demand: f32,
    /// Part of a noble's points that being this many bonuses short of it is worth.
    pub noble: [f32; 8],
    /// What is left of a card's worth for every turn until it can be bought: in the market, reserved.
    pub patience: [f32; 2],
    /// Weight of the best, second, third, fourth card in prospect.
    pub prospect: [f32; 4],
    /// A gem, a gold token.
    pub gem: f32,
    pub gold: f32,
    /// A reserved card takes up room: the first, second, third.
    pub room: [f32; 3],
    /// Having the move.
    pub tempo: f32,
    /// Points that can be bought next turn and reach the target.
    pub threat: f32,
    /// Keeping a card from a rival who could buy it next turn, as a part of its worth.
    pub denial: f32,
}

pub(super) const BUILDER: Weights = Weights {
    point: [1.0, 1.3],
    bonus: [0.9, 0.1],
    again: 0.85,
    demand: 0.06,
    noble: [1.0, 0.62, 0.42, 0.28, 0.18, 0.1, 0.05, 0.02],
    patience: [0.72, 0.78],
    prospect: [0.8, 0.45, 0.3, 0.2],
    gem: 0.08,
    gold: 0.25,
    room: [0.1, 0.2, 0.5],
    tempo: 0.4,
    threat: 1.0,
    denial: 0.3,
};

pub(super) const RACER: Weights = Weights { ..BUILDER };

pub(super) const fn of(style: Style) -> &'static Weights {
    match style {
        Style::Builder => &BUILDER,
        Style::Racer => &RACER,
    }
}

/// `patience` to the power of the turns.
#[derive(Clone, Copy)]
pub(super) struct Decay([f32; LONG + 1]);

impl Decay {
    pub(super) fn new(patience: f32) -> Self {
        let mut table = [1.0; LONG + 1];
        for turns in 1..=LONG {
            table[turns] = table[turns - 1] * patience;
        }
        Self(table)
    }

    pub(super) fn after(&self, turns: u8) -> f32 {
        self.0[usize::from(turns).min(LONG)]
    }
}

/// Between the first figure at the start (0) and the second near the target (1).
pub(super) fn blend([early, late]: [f32; 2], progress: f32) -> f32 {
    early + (late - early) * progress
}
