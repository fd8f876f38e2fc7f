//! What things are worth, in points at the end of the game.

use crate::engine::Style;

/// What things are worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// A guilder, while there is time to spend it.
    pub guilder: f32,
    /// Guilders beyond so many are worth half.
    pub plenty: f32,
    /// The first worker of a colour, and any further one.
    pub worker: [f32; 2],
    /// An empty house, beside its own point.
    pub room: f32,
    /// A card more in hand.
    pub card: f32,
    /// One more action.
    pub action: f32,
    /// What is to come, against what is there.
    pub future: f32,
    /// What others lose.
    pub harm: f32,
    /// A majority that is led, shared and within reach.
    pub majority: [f32; 3],
    /// Chance that the last marker of a circle comes in a round, with none, one and two there.
    pub danger: [f32; 4],
}

const BUILDER: Weights = Weights {
    guilder: 0.38,
    plenty: 14.0,
    worker: [0.5, 0.25],
    room: 1.1,
    card: 0.35,
    action: 1.4,
    future: 0.85,
    harm: 0.25,
    majority: [0.75, 0.3, 0.15],
    danger: [0.03, 0.12, 0.38, 1.0],
};

const RACER: Weights = Weights {
    guilder: 0.42,
    plenty: 10.0,
    worker: [0.45, 0.2],
    room: 0.9,
    card: 0.3,
    action: 1.5,
    future: 0.7,
    harm: 0.5,
    majority: [0.85, 0.4, 0.2],
    ..BUILDER
};

/// The weights of a style.
pub(super) const fn of(style: Style) -> &'static Weights {
    match style {
        Style::Builder => &BUILDER,
        Style::Racer => &RACER,
    }
}
