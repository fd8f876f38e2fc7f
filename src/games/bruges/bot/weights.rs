//! What things are worth, in points at the end of the game.

use crate::engine::Style;

/// What things are worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// A guilder, in the middle of a game.
    pub guilder: f32,
    /// Guilders beyond so many are worth half.
    pub plenty: f32,
    /// The first worker of a colour, and any further one, in the middle of a game.
    pub worker: [f32; 2],
    /// An empty house beside its own point, in the middle of a game.
    pub room: f32,
    /// A person in play beside points and effect, in the middle of a game.
    pub company: f32,
    /// A card more in hand.
    pub card: f32,
    /// A turn to come.
    pub turn: f32,
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
    guilder: 0.43,
    plenty: 14.0,
    worker: [0.9, 0.38],
    room: 1.6,
    company: 0.9,
    card: 0.2,
    turn: 1.2,
    action: 1.4,
    future: 0.5,
    harm: 0.25,
    majority: [0.95, 0.4, 0.2],
    danger: [0.03, 0.13, 0.43, 1.0],
};

const RACER: Weights = Weights {
    guilder: 0.46,
    plenty: 11.0,
    worker: [0.8, 0.33],
    room: 1.4,
    card: 0.15,
    action: 1.5,
    future: 0.42,
    harm: 0.5,
    majority: [1.0, 0.5, 0.25],
    ..BUILDER
};

/// The weights of a style.
pub(super) const fn of(style: Style) -> &'static Weights {
    match style {
        Style::Builder => &BUILDER,
        Style::Racer => &RACER,
    }
}
